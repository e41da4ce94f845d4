"""Line-ups of players that choose uniformly, for both families."""

from experiments.shape import Shaping
from simcore.games import make_rules
from simcore.strategy import Strategy
from strategies.classic.likformig import likformig as classic_likformig
from strategies.shedding.likformig import likformig as shedding_likformig

UNIFORM = {"shedding": shedding_likformig.strategy, "classic": classic_likformig.strategy}
SEATS = {
    "app": 4,
    "enkel": 3,
    "vandtia": 3,
    "klassisk": 3,
    "alla-spelar": 4,
    "uppvand-trumf": 2,
    "mattis": 4,
}
"""Every game with a number of seats to try."""


def line_up(rules: str, players: int, house: dict | None = None) -> tuple:
    """Return the rules and a uniform player for each seat."""
    made = make_rules(rules, house or {}, players)
    strategies: tuple[Strategy, ...] = (UNIFORM[made.family],) * players
    return made, strategies


def shaping(rules: str, players: int, games: int, rolled: int = 0, **more) -> Shaping:
    """Return what is to be measured of a game between uniform players."""
    seed, rollouts = more.pop("seed", 1), more.pop("rollouts", 8)
    return Shaping(*line_up(rules, players, more), seed, games, rolled, rollouts)
