"""An estimate never travels without its interval, its games and the share of them that never ended."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval and what it rests on.

    estimate, low, high: in the unit that the key of the JSON document names (such as effect_pp). games: games
    played for it. deals: independent deals among them, which the interval is clustered by. unfinished_share: the
    share (0 to 1) of those games that looped, deadlocked or were cut at the cap.
    """

    estimate: float
    low: float
    high: float
    games: int
    deals: int
    unfinished_share: float

    def as_json(self) -> dict[str, float | int]:
        """Return the estimate as the object that every JSON document uses."""
        return asdict(self)

    def scaled(self, factor: float) -> "Estimate":
        """Return the estimate in another unit, such as 100 for percentage points."""
        return Estimate(
            self.estimate * factor,
            self.low * factor,
            self.high * factor,
            self.games,
            self.deals,
            self.unfinished_share,
        )
