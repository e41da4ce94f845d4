"""From whole numbers to estimates: who loses how often, how games end, what players do.

Every game of a run has a deal of its own, so a game is the cluster. An estimate is None where nothing carries it.
"""

from collections.abc import Iterable, Sequence

from experiments.columns import STATUSES
from experiments.estimate import Estimate
from experiments.families import FAMILIES
from experiments.stats.mean import mean_interval
from experiments.stats.proportion import Interval, wilson
from experiments.summary import Summary


def _estimate(interval: Interval, games: int, unfinished: int) -> Estimate:
    return Estimate(*interval, games=games, deals=games, unfinished_share=unfinished / games)


def _of_all(summary: Summary, interval: Interval) -> Estimate:
    return _estimate(interval, summary.games, summary.games - summary.finished)


def _per_seat(summary: Summary, number: int, seats: Sequence[int], games: int) -> Estimate:
    """Return in how many of the `games` one of the seats was the one, per seat.

    A game has one loser and one first out, so that being it by any of k seats is one yes or no per game: its Wilson
    interval divided by k takes care of the seats' dependence.
    """
    share = wilson(number, games)
    return _of_all(summary, Interval(*(end / len(seats) for end in share)))


def loss_share(summary: Summary, seats: Sequence[int]) -> Estimate | None:
    """Return how often one of these seats lost a finished game, per seat (0 to 1)."""
    if not summary.finished:
        return None
    return _per_seat(summary, _lost(summary, seats), seats, summary.finished)


def _lost(summary: Summary, seats: Sequence[int]) -> int:
    return int(sum(summary.lost[seat] for seat in seats))


def loss_bounds(summary: Summary, seats: Sequence[int]) -> tuple[float, float] | None:
    """Return what share of all games, per seat, these seats lost had they lost none, or all, of the unfinished."""
    if not summary.games:
        return None
    lost, unfinished = _lost(summary, seats), summary.games - summary.finished
    return lost / summary.games / len(seats), (lost + unfinished) / summary.games / len(seats)


def first_out_share(summary: Summary, seats: Sequence[int]) -> Estimate | None:
    """Return how often one of these seats was first out of a finished game, per seat; of two seats, how often it won.

    None if there are more than two seats and only their games are known. Two seats of a classic game that start
    phase two without a card share the first place (R18); both are counted.
    """
    if summary.players == 2 and summary.finished:
        others = [seat for seat in (0, 1) if 1 - seat in seats]
        return _per_seat(summary, _lost(summary, others), seats, summary.finished)
    if not summary.seat_games:
        return None
    first = int(sum(summary.places[seat, 0] for seat in seats))
    return _per_seat(summary, min(first, summary.seat_games), seats, summary.seat_games)


def status_share(summary: Summary, statuses: Iterable[str]) -> Estimate | None:
    """Return the share of all games (0 to 1) that ended in one of these ways."""
    if not summary.games:
        return None
    number = sum(int(summary.statuses[STATUSES.index(name)]) for name in statuses)
    return _of_all(summary, wilson(number, summary.games))


def game_fact_per_game(summary: Summary, fact: str) -> Estimate | None:
    """Return the mean of one of the family's game_facts, such as `actions`, in a finished game."""
    if summary.finished < 2:
        return None
    place = FAMILIES[summary.family].game_facts.index(fact)
    total, squares = (int(value) for value in summary.game_facts[place])
    return _of_all(summary, mean_interval(summary.finished, total, squares))


def fact_per_game(summary: Summary, seat: int, fact: str) -> Estimate | None:
    """Return the mean of one of the family's seat_facts for a seat in a finished game.

    Of a mean, such as `mean_rank`, the mean over all that the seat counted in all games together. None if only the
    games are known, or if there was nothing to count.
    """
    if summary.seat_games < 2:
        return None
    shape = FAMILIES[summary.family]
    sums = summary.seat_facts[seat, shape.seat_facts.index(fact)].tolist()
    per = shape.column("seats", fact).per
    if per:
        divisor = summary.seat_facts[seat, shape.seat_facts.index(per)].tolist()
        return _quotient(summary, sums, divisor)
    return _of_all(summary, mean_interval(summary.seat_games, sums[0], sums[1]))


def _quotient(summary: Summary, sums: Sequence[int], divisor: Sequence[int]) -> Estimate | None:
    """Return the sum of one fact over the sum of another, clustered by game."""
    from experiments.stats.clustered import Moments, ratio

    if not divisor[0]:
        return None
    found = ratio(Moments(summary.seat_games, *divisor[:2], *sums))
    return _of_all(summary, Interval(found.estimate, found.low, found.high))
