"""Ratings, win matrix and cycles, tried on leagues whose truth is known: parts of python -m tests.stats.proof."""

import numpy as np

from experiments.stats.bootstrap import basic, drawn_totals, gather, percentile
from experiments.stats.cycles import cycles
from experiments.stats.rankings import backwards, ranking_choices
from experiments.stats.ratings import Choices, bradley_terry, fit
from experiments.stats.winmatrix import win_band, win_matrix
from tests.stats.leagues import (
    STRATEGIES,
    pair_rows,
    planted_cycle,
    random_strengths,
    rankings,
    shares,
)

LEAGUES, DEALS, PAIRS = 500, 300, 20_000


def covers(band, truth):
    return (band.low <= truth) & (truth <= band.high)


def pair_coverage(leagues, deals, draws=1000, seed=71):
    """Return for each league which strengths percentile and basic intervals cover, and whether the win band holds."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(leagues):
        strengths = random_strengths(rng)
        rows = gather(pair_rows(rng, shares(strengths), deals))
        shape = (STRATEGIES, STRATEGIES)
        whole = (rows.counts @ rows.rows).reshape(shape)
        drawn = bradley_terry(drawn_totals(rows, draws).reshape(-1, *shape))
        estimate = bradley_terry(whole)
        bands = [covers(make(estimate, drawn), strengths) for make in (percentile, basic)]
        whole_band = covers(win_band(rows, STRATEGIES, draws), shares(strengths))
        found.append((*bands, np.full(STRATEGIES, whole_band.all())))
    return np.array(found)


def _as_if_independent(strengths, rng, deals):
    """Return which strengths an interval covers that takes every game for a deal of its own."""
    rows = pair_rows(rng, shares(strengths), deals, games=8)
    wins = rows.sum(axis=0)
    games = np.zeros((int(rows[0].sum()) * deals // 28, STRATEGIES**2), dtype=np.int64)
    at = np.zeros(28, dtype=np.int64)
    for edge, (i, j) in enumerate(zip(*np.triu_indices(STRATEGIES, 1), strict=True)):
        one, two = i * STRATEGIES + j, j * STRATEGIES + i
        games[: wins[one], one] = 1
        games[wins[one] : wins[one] + wins[two], two] = 1
        at[edge] = wins[one]
    shape = (STRATEGIES, STRATEGIES)
    drawn = bradley_terry(drawn_totals(gather(games), 400).reshape(-1, *shape))
    return covers(percentile(bradley_terry(wins.reshape(shape)), drawn), strengths)


def ranked_coverage(leagues, deals, draws=1000, seed=72, *, from_back=False):
    """Return for each league which strengths intervals cover, read from the front or from the back."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(leagues):
        strengths = random_strengths(rng)
        order, deal = rankings(rng, -strengths if from_back else strengths, deals)
        if from_back:
            order = order[:, ::-1]
            by_deal = ranking_choices(backwards(order), STRATEGIES, deals=deal)
        else:
            by_deal = ranking_choices(order, STRATEGIES, deals=deal)
        columns = np.concatenate([by_deal.chosen, by_deal.faced], axis=1).astype(np.int64)
        rows = gather(columns)
        sums = drawn_totals(rows, draws)
        whole = columns.sum(axis=0).astype(np.float64)
        estimate = fit(Choices(whole[:STRATEGIES], whole[STRATEGIES:], by_deal.members))
        drawn = fit(
            Choices(sums[:, :STRATEGIES], sums[:, STRATEGIES:], by_deal.members), start=estimate
        )
        sign = -1 if from_back else 1
        found.append(covers(percentile(sign * estimate, sign * drawn), strengths))
    return np.array(found)


def cycles_found(leagues, share_of, pairs, seed=73):
    """Return for each league whether the planted cycle was flagged, and whether any other was."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(leagues):
        matrix = win_matrix(gather(pair_rows(rng, share_of(rng), pairs)), STRATEGIES)
        flagged = {frozenset(each.strategies) for each in cycles(matrix.share, matrix.error)}
        planted = frozenset((0, 1, 2))
        found.append((planted in flagged, bool(flagged - {planted})))
    return np.array(found)


def ratings(row):
    """Yield rows: coverage of ratings and of the win matrix."""
    found = pair_coverage(LEAGUES, DEALS)
    names = ("Bradley-Terry, percentile", "Bradley-Terry, basic", "win matrix, all pairs at once")
    for place, name in enumerate(names):
        hits = found[:, place] if place < 2 else found[:, place, :1]
        yield row(f"coverage, {name}", hits.ravel(), 0.93, 0.97)
    rng = np.random.default_rng(74)
    naive = [_as_if_independent(random_strengths(rng), rng, 60) for _ in range(100)]
    yield row("coverage if games were deals (must fail)", np.ravel(naive), high=0.90)
    for from_back, name in ((False, "Plackett-Luce"), (True, "backwards Plackett-Luce")):
        hits = ranked_coverage(LEAGUES, DEALS, from_back=from_back)
        yield row(f"coverage, {name}", hits.ravel(), 0.93, 0.97)


def rock_paper_scissors(row):
    """Yield rows: power of a planted cycle, and false flags in leagues without any."""
    planted = cycles_found(LEAGUES, lambda _: planted_cycle(), PAIRS // 2)
    yield row("planted 55/55/55 flagged, 20,000 games an edge", planted[:, 0], low=0.95)
    yield row("  another cycle flagged beside it", planted[:, 1], high=0.05)
    for name, spread in (("level", 0.0), ("close", 0.05), ("wide", 0.5)):
        none = cycles_found(
            LEAGUES, lambda rng, s=spread: shares(random_strengths(rng, s)), PAIRS // 20
        )
        yield row(f"a cycle flagged in a {name} league", none.any(axis=1), high=0.05)
