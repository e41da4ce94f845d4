"""Rankings of whole tables as choices: who is out next, or backwards, who is last.

Plackett-Luce reads a ranking from the front: out of all seats the first is chosen, out of the rest the second, and so
on (R. L. Plackett, Applied Statistics 24, 1975, 193-202). In a game that names a loser, the reading from the back
(first who is last, then who is last of the others) may fit better; the two are different models for more than two
seats, and `held_out` lets deals decide that neither was fitted to.

order: (games, places) strategies by place, NOBODY at the end of a row for seats that were not there or are to be
left out. known: (games,) how many places from the front are known; the others of the row come behind these,
nobody knows how (ties for the last places, unfinished games). A row may hold one strategy in several seats.
"""

from typing import NamedTuple

import numpy as np

from experiments.stats.ratings import NOBODY, PRIOR, Choices, Floats, Ints, fit, log_likelihood


class HeldOut(NamedTuple):
    """Mean log-likelihoods of games that were not fitted; gain: backwards less plain, with its error over deals."""

    plain: float
    backwards: float
    gain: float
    error: float
    games: int


def ranking_choices(
    order: Ints, strategies: int, known: Ints | None = None, deals: Ints | None = None
) -> Choices:
    """Return how often each strategy was next, and each set was faced, in all games or by deal.

    deals: (games,) the deal of each game; the result then has a row for each deal, in rising order of their numbers.
    Raises ValueError if a row has a gap.

    >>> ranking_choices(np.array([[2, 0, 1], [0, 1, NOBODY]]), 3).chosen
    array([2., 0., 1.])
    """
    present = order != NOBODY
    if (present[:, 1:] > present[:, :-1]).any():
        raise ValueError("a ranking has a gap: those left out come at the end of the row")
    seats = present.sum(axis=1)
    stages = seats - 1 if known is None else np.minimum(known, seats - 1)
    game, place = np.nonzero(np.arange(order.shape[1]) < stages[:, None])
    behind = np.where(np.arange(order.shape[1]) >= place[:, None], order[game], NOBODY)
    sets, faced = np.unique(np.sort(behind, axis=1), axis=0, return_inverse=True)
    members = (sets[:, :, None] == np.arange(strategies)).sum(axis=1)
    rows, row = (1, np.zeros(len(order), dtype=np.int64)) if deals is None else _rows(deals)
    shape = (rows,) if deals is not None else ()
    return Choices(
        _count(row[game], order[game, place], rows, strategies).reshape(*shape, strategies),
        _count(row[game], faced.reshape(-1), rows, len(sets)).reshape(*shape, len(sets)),
        members,
    )


def _rows(deals: Ints) -> tuple[int, Ints]:
    """Return how many deals there are, and for each game the rank of its deal."""
    numbers, row = np.unique(deals, return_inverse=True)
    return len(numbers), row


def _count(row: Ints, column: Ints, rows: int, columns: int) -> Floats:
    """Return a table of how often each row met each column."""
    counts = np.bincount(row * columns + column, minlength=rows * columns)
    return counts.reshape(rows, columns).astype(np.float64)


def backwards(order: Ints, known: Ints | None = None) -> Ints:
    """Return the rankings from the last to the first; seats whose places are not known are left out.

    >>> backwards(np.array([[2, 0, 1], [0, 1, NOBODY]])).tolist()
    [[1, 0, 2], [1, 0, -1]]
    """
    seats = (order != NOBODY).sum(axis=1)
    # a single place is open only to the one who is left
    placed = seats if known is None else np.where(known >= seats - 1, seats, known)
    source = placed[:, None] - 1 - np.arange(order.shape[1])
    return np.where(source >= 0, np.take_along_axis(order, np.maximum(source, 0), 1), NOBODY)


def plackett_luce(
    order: Ints, strategies: int, known: Ints | None = None, prior: float = PRIOR
) -> Floats:
    """Return the log-strengths by which each place goes to one of the seats that are left.

    Two seats make it Bradley-Terry:

    >>> first, second = plackett_luce(np.array([[0, 1], [0, 1], [0, 1], [1, 0]]), 2, prior=1e-9)
    >>> round(float(np.exp(first - second)), 6)
    3.0
    """
    return fit(ranking_choices(order, strategies, known), prior)


def backwards_plackett_luce(
    order: Ints, strategies: int, known: Ints | None = None, prior: float = PRIOR
) -> Floats:
    """Return the log-strengths not to be last: the chance to be last is proportional to exp(-strength)."""
    return -fit(ranking_choices(backwards(order, known), strategies), prior)


def held_out(order: Ints, strategies: int, deals: Ints, folds: int = 5) -> HeldOut:
    """Return how well either reading foretells deals that it was not fitted to; takes complete rankings only.

    Every deal is held out once: deals are dealt into the folds by the order of their numbers. The error of
    the gain is clustered by deal. Raises ValueError with fewer deals than folds.
    """
    numbers, row = _rows(deals)
    if numbers < folds:
        raise ValueError(f"{numbers} deals cannot be dealt into {folds} folds")
    plain = _foretold(ranking_choices(order, strategies, deals=deals), folds)
    back = _foretold(ranking_choices(backwards(order), strategies, deals=deals), folds)
    games = np.bincount(row, minlength=numbers)
    gain = float((back - plain).sum() / games.sum())
    residuals = back - plain - gain * games
    error = float(np.sqrt(residuals @ residuals * numbers / (numbers - 1)) / games.sum())
    total = int(games.sum())
    return HeldOut(float(plain.sum()) / total, float(back.sum()) / total, gain, error, total)


def _foretold(by_deal: Choices, folds: int) -> Floats:
    """Return each deal's log-likelihood under the strengths fitted to the other folds."""
    fold = np.arange(len(by_deal.chosen)) % folds
    found = np.empty(len(fold))
    for out in range(folds):
        held, rest = fold == out, fold != out
        fitted = fit(
            Choices(
                by_deal.chosen[rest].sum(axis=0), by_deal.faced[rest].sum(axis=0), by_deal.members
            )
        )
        found[held] = log_likelihood(
            Choices(by_deal.chosen[held], by_deal.faced[held], by_deal.members), fitted
        )
    return found
