"""What becomes of a population in which each strategy grows as fast as it earns.

P. D. Taylor and L. B. Jonker, Evolutionary stable strategies and game dynamics, Mathematical Biosciences 40 (1978)
145-156: the share of a strategy grows at the rate of its payoff against the population less the mean payoff, which
is 0 where the payoffs are skew-symmetric. A cycle keeps turning; its mean over time tends to an equilibrium
(J. Hofbauer and K. Sigmund, Evolutionary Games and Population Dynamics, 1998, section 7.6).
"""

from typing import NamedTuple

import numpy as np
from scipy import integrate

from experiments.stats.ratings import Floats

ACCURACY = 1e-9


class Trajectory(NamedTuple):
    """times: (moments,); shares: (moments, strategies) of the population; mean: (strategies,) over the whole time."""

    times: Floats
    shares: Floats
    mean: Floats


def replicator(
    payoffs: Floats, end: float, moments: int = 101, start: Floats | None = None
) -> Trajectory:
    """Return the population from `start` (even shares if None) to time `end` at evenly spaced moments.

    payoffs[i, j]: what i gains from j, skew-symmetric. In a unit of time one who gains 1 from everybody grows by the
    factor e against the mean. Computed on logarithms, so that no share leaves 0 to 1 or dies before its time.
    Starting shares must be positive.

    >>> found = replicator(np.array([[0.0, 1.0], [-1.0, 0.0]]), 2.0, 3)
    >>> found.shares[:, 0].round(6).tolist()
    [0.5, 0.731059, 0.880797]
    """
    number = len(payoffs)
    even = np.full(number, 1 / number) if start is None else start / start.sum()
    times = np.linspace(0.0, end, moments)

    def pace(_: float, state: Floats) -> Floats:
        shares = _shares(state[:number])
        return np.concatenate([payoffs @ shares, shares])

    solved = integrate.solve_ivp(
        pace,
        (0.0, end),
        np.concatenate([np.log(even), np.zeros(number)]),
        method="DOP853",
        t_eval=times,
        rtol=ACCURACY,
        atol=ACCURACY,
    )
    if not solved.success:
        raise ValueError(f"the population could not be followed to {end}: {solved.message}")
    return Trajectory(times, _shares(solved.y[:number].T), solved.y[number:, -1] / end)


def _shares(logarithms: Floats) -> Floats:
    """Return the shares whose logarithms these are but for a constant; the last axis is strategies."""
    power = np.exp(logarithms - logarithms.max(axis=-1, keepdims=True))
    return np.asarray(power / power.sum(axis=-1, keepdims=True))
