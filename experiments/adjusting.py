"""Luck taken out of a comparison: what each rank is worth is learnt on other deals, then frozen and subtracted.

The control variate is the luck of the player's seat less that of the others (simcore/luck.py), whose mean is exactly
0 whatever the values are; the values are learnt on pilot deals of another seed. So the
adjusted mean estimates the same effect, with less variance if the values are any good (METHODS.md 1.2; B. L. Nelson,
Control variate remedies, Operations Research 38, 1990, 974-992).
"""

from dataclasses import dataclass, replace

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.duel import BLOCK, LUCK_SCALE, Duel, play_lucky
from simcore.cards import RANKS
from simcore.errors import Refusal
from simcore.luck import FEATURES, KINDS

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]
PILOT_SEED = 7_000_003
"""Added to the seed for the pilot's deals."""
PILOT_DEALS = 4_000
PENALTIES = (0.01, 0.1, 0.3, 1.0, 3.0, 10.0, 100.0)
FOLDS = 5
UNIT = 1 << 20
"""Value of one card alone, while its feature is told apart."""
NEEDS_NO = "redraw"


@dataclass(frozen=True)
class Adjustment:
    """Values learnt, in steps, as simcore/luck.py has them. share: of the variance, that they took in the pilot."""

    values: tuple[float, ...]
    seed: int
    deals: int
    share: float

    def frozen(self) -> Counts:
        """Return the values as the engine takes them: in LUCK_SCALEths of a step."""
        found: Counts = np.round(np.array(self.values) * LUCK_SCALE).astype(np.int64)
        return found


def refuse_unknown_luck(duel: Duel) -> None:
    """Raise Refusal where the cards to come are not equally likely, or are given."""
    rules = duel.rules
    if rules.family != "shedding":
        raise Refusal(
            f"--adjust knows the luck of app, enkel and vandtia only, not of {rules.name}: leave it out."
        )
    if rules.fields["upcard_ten"] == NEEDS_NO:
        raise Refusal(
            "--adjust cannot be told where a known card lies under the talon: leave it out, or set --rule "
            "upcard_ten=burn."
        )
    for option, is_set in (("--given", duel.given), ("--aligned-draws", duel.aligned)):
        if is_set:
            raise Refusal(f"--adjust and {option} cannot go together: leave one of them out.")


def learn(duel: Duel, threads: int, deals: int = PILOT_DEALS) -> Adjustment:
    """Return what each rank is worth, by least squares on pilot deals; raise StrategyFault as Arena.play does."""
    pilot = replace(duel, seed=(duel.seed + PILOT_SEED) % 2**64)
    work = [(first, min(BLOCK, deals - first)) for first in range(0, deals, BLOCK)]
    columns = []
    numbers: Counts = np.zeros(0, dtype=np.int64)
    with joblib.Parallel(n_jobs=threads, backend="threading") as parallel:
        for place in range(FEATURES):
            one = np.zeros(FEATURES, dtype=np.int64)
            one[place] = UNIT
            played = parallel(joblib.delayed(play_lucky)(pilot, one, *each) for each in work)
            numbers = np.concatenate([found for found, _ in played])
            columns.append(np.concatenate([luck for _, luck in played]) / UNIT)
    features = np.stack(columns, axis=1)
    values, share = _fitted(features - features.mean(axis=0), numbers - numbers.mean())
    return Adjustment(tuple(values.tolist()), pilot.seed, deals, share)


def _fitted(features: Floats, target: Floats) -> tuple[Floats, float]:
    """Return the values by ridge regression, its penalty chosen by cross-validation, and the share they take there.

    Where no penalty helps on deals that were not fitted, all values are 0.
    """
    fold = np.arange(len(target)) % FOLDS
    variance = float(target @ target)
    best, least = None, variance
    for penalty in PENALTIES:
        left = 0.0
        for out in range(FOLDS):
            held = fold == out
            values = _ridge(features[~held], target[~held], penalty)
            residuals = target[held] - features[held] @ values
            left += float(residuals @ residuals)
        if left < least:
            best, least = penalty, left
    if best is None:
        return np.zeros(features.shape[1]), 0.0
    return _ridge(features, target, best), 1 - least / variance


def _ridge(features: Floats, target: Floats, penalty: float) -> Floats:
    """Return values by ridge regression (A. E. Hoerl and R. W. Kennard, Technometrics 12, 1970, 55-67)."""
    gram = features.T @ features
    size = penalty * max(np.trace(gram), 1.0) / len(gram)
    found: Floats = np.linalg.solve(gram + size * np.eye(len(gram)), features.T @ target)
    return found


def named(values: tuple[float, ...], scale: float) -> dict[str, dict[str, float]]:
    """Return values by kind and rank, and "fits", a win counted as `scale` steps."""
    fitting = len(KINDS) * len(RANKS)
    return {
        kind: {
            **{
                rank: values[len(RANKS) * number + place] / scale
                for place, rank in enumerate(RANKS)
            },
            "fits": values[fitting + number] / scale,
        }
        for number, kind in enumerate(KINDS)
    }
