"""A cell: one number of a study, where it holds, with all that an honest number is told with."""

from dataclasses import dataclass

from experiments.estimate import Estimate
from experiments.questions.question import Table

ALL = "all"


@dataclass(frozen=True)
class Cell:
    """A number at a table among a field of opponents.

    at: the value of a grid, or a class of forks ("pile=6–9"); empty where the study has one number. field: a name
    among fields_of, or ALL for the mean over them. effect: what the first way brings over the other, as a share of
    the games (won at two seats, not becoming skitgubbe at more; for a count, the share itself). bounds: the effect
    with all games that never ended as the worst for the first way, and as the best. error: standard error. p_value:
    of "no difference". level: how often the other way gets there, None where there is none. detectable: the smallest
    true effect that would be noticed four times of five.
    """

    table: Table
    field: str
    at: str
    effect: Estimate
    bounds: tuple[float, float]
    error: float
    p_value: float
    level: float | None
    detectable: float

    @property
    def effect_ends(self) -> tuple[float, float]:
        """Return the ends of the interval."""
        return self.effect.low, self.effect.high

    @property
    def is_main(self) -> bool:
        """Return whether this is the mean over the fields, for a study's one number."""
        return self.field == ALL and not self.at
