"""The mixture of strategies that nobody can exploit, and of several such the most even one.

D. Balduzzi, K. Tuyls, J. Perolat and T. Graepel, Re-evaluating evaluation, NeurIPS 2018 (Nash averaging): in a
symmetric zero-sum game, given by skew-symmetric payoffs, the equilibrium of greatest entropy is unique. Copies of a
strategy share its weight and change nobody's skill if the equilibrium without them is unique.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import optimize

from experiments.stats.ratings import Floats

TINY = 1e-7
EXACT = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
CLOSE = {"ftol": 1e-16, "gtol": 1e-12, "maxiter": 20_000, "maxfun": 200_000}


class Nash(NamedTuple):
    """mixture: weights that sum to 1; skills: each strategy's mean payoff against it, at most `exploitable`."""

    mixture: Floats
    skills: Floats
    exploitable: float


def nash(payoffs: Floats) -> Nash:
    """Return the equilibrium of greatest entropy of payoffs[i, j], what i gains from j.

    The value of such a game is 0, so that an equilibrium is any mixture against which nobody gains. Linear
    programs find who can have a weight in some equilibrium; among these the entropy is maximised through its dual.
    Raises ValueError unless payoffs are skew-symmetric.

    >>> nash(np.array([[0, 1, -1], [-1, 0, 1], [1, -1, 0.0]])).mixture.round(6).tolist()
    [0.333333, 0.333333, 0.333333]
    >>> nash(np.array([[0, 1.0], [-1, 0]])).mixture.round(6).tolist()
    [1.0, 0.0]
    """
    if not np.allclose(payoffs, -payoffs.T, atol=1e-12):
        raise ValueError("what one gains the other must lose: payoffs are not skew-symmetric")
    largest = float(np.abs(payoffs).max())
    scaled = payoffs / largest if largest > 0 else payoffs
    support = _possible(scaled)
    mixture = np.zeros(len(payoffs))
    mixture[support] = _most_even(scaled[:, support], support)
    skills = payoffs @ mixture
    return Nash(mixture, skills, float(skills.max()))


def _possible(payoffs: Floats) -> NDArray[np.bool_]:
    """Return which strategies have a weight in some equilibrium: each one's largest weight, by linear programming."""
    number = len(payoffs)
    support = np.zeros(number, dtype=np.bool_)
    for each in range(number):
        solved = optimize.linprog(
            -np.eye(number)[each],
            A_ub=payoffs,
            b_ub=np.zeros(number),
            A_eq=np.ones((1, number)),
            b_eq=[1.0],
            method="highs",
            options=EXACT,
        )
        support[each] = solved.x[each] > TINY
    return support


def _most_even(payoffs: Floats, support: NDArray[np.bool_]) -> Floats:
    """Return the weights of the supporting strategies (columns) of greatest entropy.

    Against every equilibrium, those in the support gain exactly 0 and the others at most 0. With multipliers m for
    these constraints the weights are proportional to exp(-m @ payoffs), and m minimises the logarithm of their sum;
    m is at least 0 for the others (S. Boyd and L. Vandenberghe, Convex Optimization, 2004, section 5.2.4).
    """

    def _weights(multipliers: Floats) -> tuple[float, Floats]:
        power = -multipliers @ payoffs
        top = float(power.max())
        found = np.exp(power - top)
        return top + float(np.log(found.sum())), found / found.sum()

    def objective(multipliers: Floats) -> tuple[float, Floats]:
        value, found = _weights(multipliers)
        return value, -(payoffs @ found)

    bounds = [(None, None) if inside else (0.0, None) for inside in support]
    solved = optimize.minimize(
        objective, np.zeros(len(support)), jac=True, method="L-BFGS-B", bounds=bounds, options=CLOSE
    )
    return _weights(solved.x)[1]
