"""What the games of a tournament say: shares, win matrix, ratings, cycles, an equilibrium, a population.

Everything follows from the games by deal, so that shards put together say the same as one run. Intervals draw whole
deals again (experiments/stats/bootstrap.py) or cluster by deal.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from experiments.stats.bootstrap import Band, Deals, drawn_totals, gather, percentile
from experiments.stats.clustered import Interval, moments, ratio
from experiments.stats.cycles import Cycle, cycles, cyclic_share, log_odds
from experiments.stats.nash import Nash, nash
from experiments.stats.rankings import HeldOut, backwards, held_out, ranking_choices
from experiments.stats.ratings import Choices, bradley_terry, fit
from experiments.stats.replicator import Trajectory, replicator
from experiments.stats.winmatrix import WinMatrix, win_band, win_matrix
from experiments.tournament.plan import FIELD, Plan
from experiments.tournament.play import Games

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]
HALVES = 2
"""Units of a game won against somebody: a game in which neither was out is half a win for each."""
GENERATIONS = 400.0
"""How long the population is followed."""
FOLDS = 5
DRAWS = 1000
FEWEST_DEALS = 20


@dataclass(frozen=True)
class Outcome:
    """How often a player got somewhere, of the games it was in, with the bounds that games without an end leave."""

    interval: Interval
    bounds: tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """A player: its number, games, and how often it was first out, last, and in a game without an end.

    first_rating, last_rating: log-strengths for being first out and for not being last, with their intervals; the
    same with two seats.
    """

    player: int
    games: int
    first: Outcome
    last: Outcome
    unfinished: float
    first_rating: tuple[float, float, float]
    last_rating: tuple[float, float, float]


@dataclass(frozen=True, eq=False)
class Standings:
    """The whole tournament. by rating for not being last, the best first.

    matrix, band: of who was out before whom, shares by player; band holds for all pairs at once. mix, population:
    None where not all players have met. foretold: whether places are better read from the front or the back, None
    with two seats.
    """

    plan: Plan
    deals: int
    games: int
    unfinished: int
    standings: tuple[Standing, ...]
    matrix: WinMatrix
    band: Band
    cycles: tuple[Cycle, ...]
    cyclic: float
    mix: Nash | None
    population: Trajectory | None
    foretold: HeldOut | None


def read_standings(plan: Plan, games: Games, draws: int = DRAWS) -> Standings:
    """Return what the games say; needs FEWEST_DEALS deals for intervals that mean anything."""
    players = plan.players
    wins = gather(wins_by_deal(games, players))
    matrix = win_matrix(wins, players)
    first, last = _ratings(plan, games, wins, draws)
    found = [_standing(games, each, plan.seats, first, last) for each in range(players)]
    ranked = sorted(found, key=lambda each: (-each.last_rating[0], each.player))
    all_met = bool((matrix.deals + np.eye(players, dtype=np.int64) > 0).all())
    payoffs = 2 * matrix.share - 1
    drawn = drawn_totals(wins, draws).reshape(-1, players, players)
    return Standings(
        plan,
        len(np.unique(games.deals)),
        len(games.deals),
        int((games.known < plan.seats).sum()),
        tuple(ranked),
        matrix,
        win_band(wins, players, draws),
        tuple(cycles(matrix.share, matrix.error)) if all_met else (),
        cyclic_share(log_odds(matrix.wins), log_odds(drawn)) if all_met else 0.0,
        nash(payoffs) if all_met else None,
        replicator(payoffs, GENERATIONS) if all_met else None,
        _foretold(plan, games),
    )


def wins_by_deal(games: Games, players: int) -> Counts:
    """Return for each deal how often each was out before each, in halves; int64 (deals, players * players).

    Seats of one player do not meet.

    >>> one = Games(np.array([7]), np.array([[1, 0]], np.int8), np.array([2], np.int8))
    >>> wins_by_deal(one, 2).tolist()
    [[0, 0, 2, 0]]
    """
    _, row = np.unique(games.deals, return_inverse=True)
    found = np.zeros((int(row.max()) + 1, players * players), dtype=np.int64)
    order = games.order.astype(np.int64)
    for early in range(order.shape[1]):
        for late in range(early + 1, order.shape[1]):
            one, other = order[:, early], order[:, late]
            is_known = games.known > early
            met = one != other
            np.add.at(found, (row, one * players + other), met * np.where(is_known, HALVES, 1))
            np.add.at(found, (row, other * players + one), met * np.where(is_known, 0, 1))
    return found


def _ratings(plan: Plan, games: Games, wins: Deals, draws: int) -> tuple[Band, Band]:
    """Return the ratings for first and for last place."""
    if plan.seats == 2:
        players = plan.players
        whole = (wins.counts @ wins.rows).reshape(players, players) / HALVES
        drawn = drawn_totals(wins, draws).reshape(-1, players, players) / HALVES
        band = percentile(bradley_terry(whole), bradley_terry(drawn))
        return band, band
    order, known = games.order.astype(np.int64), games.known.astype(np.int64)
    first = ranking_choices(order, plan.players, np.minimum(known, 1), games.deals)
    back = backwards(order, known)
    lost = (back != -1).sum(axis=1) == plan.seats
    last = ranking_choices(
        back[lost], plan.players, np.ones(int(lost.sum()), dtype=np.int64), games.deals[lost]
    )
    from_back = _rated(last, draws)
    return _rated(first, draws), Band(-from_back.estimate, -from_back.high, -from_back.low)


def _rated(by_deal: Choices, draws: int) -> Band:
    sets = by_deal.members
    columns = by_deal.chosen.shape[1]
    rows = np.concatenate([by_deal.chosen, by_deal.faced], axis=1).astype(np.int64)
    deals = gather(rows)
    whole = Choices(by_deal.chosen.sum(axis=0), by_deal.faced.sum(axis=0), sets)
    estimate = fit(whole)
    drawn = drawn_totals(deals, draws)
    found = fit(Choices(drawn[:, :columns], drawn[:, columns:], sets), start=estimate)
    return percentile(estimate, found)


def _standing(games: Games, player: int, seats: int, first: Band, last: Band) -> Standing:
    played = games.order == player
    ended = games.known == seats
    was_first = played[:, 0] & (games.known > 0)
    was_last = played[:, -1] & ended
    at = np.arange(seats) >= games.known[:, None]
    held = (played & at).any(axis=1)
    inside = played.any(axis=1)
    number = int(inside.sum())
    return Standing(
        player,
        number,
        _outcome(games, inside, was_first, held & (games.known == 0)),
        _outcome(games, inside, was_last, held & ~ended),
        float((inside & ~ended).sum() / number),
        (float(first.estimate[player]), float(first.low[player]), float(first.high[player])),
        (float(last.estimate[player]), float(last.low[player]), float(last.high[player])),
    )


def _outcome(
    games: Games, inside: NDArray[np.bool_], yes: NDArray[np.bool_], maybe: NDArray[np.bool_]
) -> Outcome:
    """Return the share of the games a player was in that ended so, and the share if open ones did too."""
    _, row = np.unique(games.deals, return_inverse=True)
    number = int(row.max()) + 1
    counted, of, open_games = (
        np.bincount(row, weights=flags, minlength=number).astype(np.int64)
        for flags in (yes & inside, inside, maybe & inside)
    )
    found = ratio(moments(counted, of))
    most = (int(counted.sum()) + int(open_games.sum())) / int(of.sum())
    return Outcome(found, (found.estimate, most))


def _foretold(plan: Plan, games: Games) -> HeldOut | None:
    """Return which reading of the places foretells other deals better; complete games only."""
    ended = games.known == plan.seats
    deals = games.deals[ended]
    if plan.seats == 2 or plan.mode == FIELD or len(np.unique(deals)) < FOLDS:
        return None
    return held_out(games.order[ended].astype(np.int64), plan.players, deals, FOLDS)
