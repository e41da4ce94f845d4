"""A sequential test of two hypotheses on the mean score per deal.

The generalised sequential probability ratio test of fishtest, the testing framework of Stockfish (M. Van den Bergh,
wiki page "Fishtest mathematics"): the log-likelihood ratio after n deals of mean d is near

    n (high - low) (2 d - low - high) / (2 variance),

and the test stops at log(beta / (1 - alpha)) or log((1 - beta) / alpha). Deals come in blocks, so that the ratio
has stepped over a bound when that is seen, by 0.5826 standard deviations of a block's step on average (Siegmund,
Sequential Analysis, 1985, chapter X); the bounds are drawn in by as much. Fishtest measures the overshoot on the
ratio's own records instead, which takes many blocks and depends on the path; the constant holds the promised errors
with as few as five blocks to a test, and all that is kept of a test are its sums.
"""

from math import exp, log, sqrt
from typing import NamedTuple

from experiments.stats.sums import Sums

CONTINUE, LOW, HIGH = "continue", "low", "high"

_OVERSHOOT = 0.5826  # -zeta(1/2) / sqrt(2 pi)
_LEAST_SQUARES = 4.0


class Hypotheses(NamedTuple):
    """Two means of y / size, how often each may be rejected where it is true, and after how many deals one looks.

    low is rejected by alpha, high by beta. A test's state is the sums of its deals; blocks are added with `plus`.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05
    size: int = 1
    block: int = 100

    @property
    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which low and high are accepted (Wald 1945), without overshoot."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def assumed_variance(sums: Sums, test: Hypotheses) -> float:
    """Return the variance of y / size, as if at least four deals of all had been off by 1.

    Without such a floor a hundred deals alike, be they ties or wins, would prove anything or nothing.
    """
    return max(sums.variance(test.size), _LEAST_SQUARES / sums.deals)


def log_ratio(sums: Sums, test: Hypotheses) -> float:
    """Return the log-likelihood ratio of high to low; 0 without deals.

    >>> round(log_ratio(Sums(1000, 100, 310), Hypotheses(0.0, 0.1)), 3)
    16.667
    """
    if not sums.deals:
        return 0.0
    middle = 2 * sums.mean(test.size) - test.low - test.high
    return sums.deals * (test.high - test.low) * middle / (2 * assumed_variance(sums, test))


def overshoot(sums: Sums, test: Hypotheses) -> float:
    """Return by how much a bound is overstepped on average."""
    return _OVERSHOOT * (test.high - test.low) * sqrt(test.block / assumed_variance(sums, test))


def verdict(sums: Sums, test: Hypotheses) -> str:
    """Return which mean is accepted after these deals, LOW or HIGH, or CONTINUE.

    Where a single block could step across both bounds, the nearer one of the two hypotheses is accepted.

    >>> verdict(Sums(1000, 100, 310), Hypotheses(0.0, 0.1))
    'high'
    """
    if not sums.deals:
        return CONTINUE
    ratio, ease = log_ratio(sums, test), overshoot(sums, test)
    lower, upper = test.bounds
    if lower + ease < ratio < upper - ease:
        return CONTINUE
    return HIGH if ratio > (lower + upper) / 2 else LOW


def share_high(mean: float, test: Hypotheses) -> float:
    """Return how often a test accepts high at a true mean (Wald's approximation, without overshoot).

    >>> round(share_high(0.0, Hypotheses(0.0, 0.1)), 3)
    0.05
    """
    drift = (2 * mean - test.low - test.high) / (test.high - test.low)
    lower, upper = test.bounds
    if abs(drift) < 1e-9:
        return -lower / (upper - lower)
    return (1 - exp(-drift * lower)) / (exp(-drift * upper) - exp(-drift * lower))


def expected_deals(mean: float, variance: float, test: Hypotheses) -> float:
    """Return how many deals a test takes on average at a true mean, and a variance, of y / size.

    >>> round(expected_deals(0.0, 0.0745, Hypotheses(0.0, 0.01)))
    3948
    """
    lower, upper = test.bounds
    step = (test.high - test.low) ** 2 / variance
    drift = (2 * mean - test.low - test.high) / (2 * (test.high - test.low))
    if abs(drift) < 1e-9:
        return -lower * upper / step
    high = share_high(mean, test)
    return (high * upper + (1 - high) * lower) / (drift * step)
