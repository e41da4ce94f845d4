"""Fingerprints: what strategies do in which situation, and on which decisions two of them differ.

The sample is shared and fair: each strategy plays an equal part of the games in seat 0, the player by the book in the
other seats, and all strategies are asked at every one of its decisions. A decision is a question with more than one
legal action. Shares have intervals clustered by game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.stats.clustered import Interval, moments, ratio
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.layout import FINISHED, MOST_PARTS
from simcore.listening import hear
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, CATALOGUES

Numbers = NDArray[np.int64]
MOST_STRATEGIES = MOST_PARTS
FEW = 30
"""With fewer decisions than this a class is not spoken of."""
CAP = 300
"""Decisions after which a game is left, so that one that goes round in circles does not fill the sample."""
_DECISIONS_PER_GAME = 12
"""Fewer than any strategy has on average, so that enough games are played."""


@dataclass(frozen=True)
class Sample:
    """Questions that all strategies were asked.

    part: int64 (n,), the strategy whose game it was. game: int64 (n,), its number. views: uint64 (n, VIEW_WORDS).
    answers: uint64 (n, strategies).
    """

    part: Numbers
    game: Numbers
    views: NDArray[np.uint64]
    answers: NDArray[np.uint64]


@dataclass(frozen=True)
class Fingerprints:
    """What was asked, and what it shows.

    turns, swaps: the samples of decisions of play and of swaps. no_choice: how many further questions of play had one
    legal action only. left: the share of games that were left before they ended. kinds: int64 (n, strategies), what
    was done in each of `turns`.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seats: int
    seed: int
    turns: Sample
    swaps: Sample
    no_choice: int
    left: float
    kinds: Numbers

    @property
    def names(self) -> list[str]:
        """Return the strategies as they are spelled."""
        return [each.spell() for each in self.strategies]


class Share(NamedTuple):
    """How often a strategy made a kind of play in a class of a situation."""

    strategy: str
    context: str
    class_name: str
    kind: str
    decisions: int
    share: float


@dataclass(frozen=True)
class Difference:
    """How two strategies differ.

    first, second: their places. turns, swaps: the share of decisions on which they differ, None where there were
    none. decisions, games: what that rests on. games_with: games in which they differ. where: the situation and class
    in which they differ most, with the share, None if they do not. example: the place in the sample of turns of the
    first difference of the commonest sort, None if there is none.
    """

    first: int
    second: int
    turns: Interval | None
    swaps: Interval | None
    decisions: int
    games: int
    games_with: int
    where: tuple[str, str, float] | None
    example: int | None


def kinds_of(family: str) -> Any:
    """Return the module of a family's kinds of play."""
    return import_module(f"experiments.{family}.kinds")


def take_fingerprints(
    rules: RuleSet, strategies: Sequence[Strategy], seats: int, seed: int, decisions: int
) -> Fingerprints:
    """Ask all strategies at about so many decisions in all.

    Raises Refusal if there are too many strategies or one is named twice, and StrategyFault as Arena.play does.
    """
    _refuse_crowd(strategies)
    family = kinds_of(rules.family)
    heard = list(_heard(rules, strategies, seats, seed, decisions))
    part, game, views, answers, second, ends = (
        np.concatenate(column) for column in zip(*heard, strict=True)
    )
    is_swap = second & (rules.family == "shedding")
    has_choice = family.has_choice(views)
    turns, swaps = (
        Sample(part[chosen], game[chosen], views[chosen], answers[chosen])
        for chosen in (has_choice & ~is_swap, is_swap)
    )
    left = float(np.mean(ends != FINISHED))
    no_choice = int(np.sum(~has_choice & ~is_swap))
    found = np.stack(
        [family.kinds(turns.views, turns.answers[:, each]) for each in range(len(strategies))],
        axis=1,
    )
    return Fingerprints(rules, tuple(strategies), seats, seed, turns, swaps, no_choice, left, found)


def _refuse_crowd(strategies: Sequence[Strategy]) -> None:
    if len(strategies) > MOST_STRATEGIES:
        raise Refusal(
            f"At most {MOST_STRATEGIES} strategies can be compared; {len(strategies)} are named."
        )
    names = [each.spell() for each in strategies]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise Refusal(f"{twice} is named twice: name each strategy once.")


def _heard(
    rules: RuleSet, strategies: Sequence[Strategy], seats: int, seed: int, decisions: int
) -> Iterator[tuple[NDArray[Any], ...]]:
    """Yield part, game, views, answers, function, and how games ended, of each strategy's own games."""
    book = CATALOGUES[rules.family][BOOKS[rules.family]]
    room = -(-decisions // len(strategies))
    games = -(-room // _DECISIONS_PER_GAME)
    for place, player in enumerate(strategies):
        line_up = [player, *[book] * (seats - 1)]
        Arena(rules, line_up, seed, CAP).play(
            place * games, games
        )  # a faulty one is told by its name
        order = [place, *(each for each in range(len(strategies)) if each != place)]
        found = hear(
            rules,
            [strategies[each] for each in order],
            [book] * (seats - 1),
            seed=seed,
            games=games,
            room=room,
            cap=CAP,
            first_game=place * games,
        )
        answers = np.empty_like(found.answers)
        answers[:, order] = found.answers
        part = np.full(len(found.games), place, dtype=np.int64)
        yield (
            part,
            found.games.astype(np.int64),
            found.views,
            answers,
            found.second,
            found.statuses,
        )


def shares(prints: Fingerprints) -> Iterator[Share]:
    """Yield the share of every kind of play in every class of every situation, "all" among them."""
    family = kinds_of(prints.rules.family)
    classes = {"all": np.zeros(len(prints.kinds), dtype=np.int64)}
    classes |= family.classes(prints.turns.views)
    names = {"all": ("all",), **family.CONTEXTS}
    for place, strategy in enumerate(prints.names):
        for context, labels in names.items():
            for number, label in enumerate(labels):
                inside = prints.kinds[classes[context] == number, place]
                counted = np.bincount(inside, minlength=len(family.KINDS))
                for kind, times in zip(family.KINDS, counted.tolist(), strict=True):
                    share = times / len(inside) if len(inside) else 0.0
                    yield Share(strategy, context, label, kind, len(inside), share)


def differences(prints: Fingerprints) -> list[Difference]:
    """Return how each two strategies differ."""
    pairs = combinations(range(len(prints.strategies)), 2)
    return [_difference(prints, first, second) for first, second in pairs]


def _difference(prints: Fingerprints, first: int, second: int) -> Difference:
    turns = prints.turns
    differs = turns.answers[:, first] != turns.answers[:, second]
    return Difference(
        first,
        second,
        _share_by_game(turns, differs),
        _share_by_game(
            prints.swaps, prints.swaps.answers[:, first] != prints.swaps.answers[:, second]
        ),
        len(differs),
        len(np.unique(turns.game)),
        len(np.unique(turns.game[differs])),
        _where(prints, differs),
        _example(prints, differs, first, second),
    )


def _share_by_game(sample: Sample, differs: NDArray[np.bool_]) -> Interval | None:
    if not len(differs):
        return None
    _, cluster = np.unique(sample.game, return_inverse=True)
    return ratio(
        moments(
            np.bincount(cluster, weights=differs).astype(np.int64),
            np.bincount(cluster).astype(np.int64),
        )
    )


def _where(prints: Fingerprints, differs: NDArray[np.bool_]) -> tuple[str, str, float] | None:
    if not differs.any():
        return None
    family = kinds_of(prints.rules.family)
    found = [
        (float(differs[inside].mean()), context, label)
        for context, numbers in family.classes(prints.turns.views).items()
        for number, label in enumerate(family.CONTEXTS[context])
        if (inside := numbers == number).sum() >= FEW
    ]
    share, context, label = max(found, default=(0.0, "", ""))
    return (context, label, share) if context else None


def _example(
    prints: Fingerprints, differs: NDArray[np.bool_], first: int, second: int
) -> int | None:
    if not differs.any():
        return None
    pairs = prints.kinds[:, first] * 100 + prints.kinds[:, second]
    commonest = np.bincount(pairs[differs]).argmax()
    return int(np.flatnonzero(differs & (pairs == commonest))[0])
