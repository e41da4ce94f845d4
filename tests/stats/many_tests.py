"""Many sequential tests at once, deal by deal of a known law, as arrays."""

from typing import NamedTuple

import numpy as np


class Stops(NamedTuple):
    """Where each test stopped: whether high was accepted, and its sums and ratio then."""

    high: np.ndarray
    deals: np.ndarray
    total: np.ndarray
    squares: np.ndarray
    ratio: np.ndarray


def run(law, test, runs, seed, most=1000):
    """Return how `runs` tests of the law stop; raises if one has not stopped after `most` blocks."""
    rng = np.random.default_rng(seed)
    parts = [_batch(rng, law, test, min(500, runs - at), most) for at in range(0, runs, 500)]
    return Stops(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def block_sums(rng, law, shape, block):
    """Return the sums of y and of y y over blocks of deals."""
    counts = rng.multinomial(block, np.array(law.parts) / 256, shape)
    return counts @ np.array(law.values), counts @ np.square(law.values)


def _batch(rng, law, test, runs, most):
    total, squares = (
        np.cumsum(part, axis=1) for part in block_sums(rng, law, (runs, most), test.block)
    )
    deals = test.block * np.arange(1, most + 1)
    ratio, ease = log_ratios(deals, total, squares, test)
    lower, upper = test.bounds
    falls, rises = ratio <= lower + ease, ratio >= upper - ease
    stopped = falls | rises
    if not stopped.any(axis=1).all():
        raise ValueError("a test has not stopped")
    at = stopped.argmax(axis=1)
    rows = np.arange(runs)
    return rises[rows, at], deals[at], total[rows, at], squares[rows, at], ratio[rows, at]


def log_ratios(deals, total, squares, test):
    """Return the log-likelihood ratios after each block, and by how much a bound is overstepped on average."""
    mean = total / deals / test.size
    variance = np.maximum(squares / deals / test.size**2 - mean**2, 4 / deals)
    step = test.high - test.low
    ratio = deals * step * (2 * mean - test.low - test.high) / (2 * variance)
    return ratio, 0.5826 * step * np.sqrt(test.block / variance)
