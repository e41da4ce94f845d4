"""What a family brings so that its games can be played, traced, recorded and checked: one Engine for each."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from simcore.rules import RuleSet
from simcore.strategy import Kernel, Strategy
from simcore.table import Block, OpenTable

LARGEST_CAP = 1_000_000


@dataclass(frozen=True)
class Engine:
    """A family's kernels and words; blocks are scratches (uint64, SCRATCH_WORDS), rows as in its row.py.

    family: "shedding" or "classic". cap: the largest number of decisions where none is named.
    game_words, seat_words: widths of the rows. counters_at, fact_names: where a seat's packed counters begin in its
    row, and what they count ([word][field]).
    functions: a strategy's two functions in the order of its row; raises Refusal if it lacks one.
    write_rules: (block, rules, players). play_chunk: (block, seed, first game, control, games, seats) -> status.
    begin_block: (block, seed, game) -> first seat. step_block: (block, seat) -> next seat. ask_block: (block, seat).
    ask_function: the row word of the function that answers the question in a block. is_asked: whether the strategy
    is asked at all, or has no choice. shuffle_block: (block, seed, game).
    decisions: what the two functions decide, in the order of the row. offer_block: (block, seat), writes the question
    that comes before the first turn, and deal_block: (block, seed, game), deals up to there; None if there is none.
    swap_at: the word that says whether it is asked.
    deck: a block's deck as words of a record. opening: what was done before the first turn, as words. legal: every
    legal action of the question in a block, as words. action_word, swap_word: an answer in words.
    table: its open table. move_unseen: (block, seat, random) -> a block with what the seat cannot see moved about.
    forget: (block, seat, random) -> a block in which what only a good memory tells is otherwise.
    """

    family: str
    cap: int
    game_words: int
    seat_words: int
    counters_at: int
    fact_names: tuple[tuple[str, ...], ...]
    functions: Callable[[Strategy], tuple[Kernel, Kernel]]
    write_rules: Callable[[Block, RuleSet, int], None]
    play_chunk: Callable[..., Any]
    begin_block: Callable[..., Any]
    step_block: Callable[..., Any]
    ask_block: Callable[..., Any]
    ask_function: Callable[[Block], np.uint64]
    is_asked: Callable[[Block], bool]
    shuffle_block: Callable[..., Any]
    decisions: tuple[str, str]
    offer_block: Callable[..., Any] | None
    deal_block: Callable[..., Any] | None
    swap_at: np.uint64
    deck: Callable[[Block], list[str]]
    opening: Callable[[Block, int], list[str]]
    legal: Callable[[Block], list[str]]
    action_word: Callable[[int], str]
    swap_word: Callable[[int], str]
    table: type[OpenTable]
    move_unseen: Callable[[Block, int, np.random.Generator], Block]
    forget: Callable[[Block, int, np.random.Generator], Block]


def engine_of(family: str) -> Engine:
    """Return the engine of a family, "shedding" or "classic", loaded when it is first asked for."""
    engine: Engine = import_module(f"simcore.{family}.engine").ENGINE
    return engine
