"""ENGINE: what the shedding family brings."""

import numpy as np

from simcore import layout
from simcore.cards import RANKS
from simcore.engine import Engine
from simcore.shedding import state as at
from simcore.shedding.facts import FACT_NAMES
from simcore.shedding.house import write_rules
from simcore.shedding.legal import ask_block
from simcore.shedding.play import (
    begin_block,
    deal_block,
    offer_block,
    play_chunk,
    shuffle_block,
    step_block,
)
from simcore.shedding.probing import forget, move_unseen
from simcore.shedding.row import GAME_WORDS, SEAT_COUNTERS, SEAT_WORDS
from simcore.shedding.table import Table
from simcore.shedding.text import action_word, cards_word, legal_codes
from simcore.shedding.view import keep_dealt
from simcore.strategy import Kernel, Strategy
from simcore.table import Block

DEFAULT_CAP = 20_000


def _functions(strategy: Strategy) -> tuple[Kernel, Kernel]:
    return strategy.turn, strategy.swap or keep_dealt


def _ask_function(block: Block) -> np.uint64:
    return at.TURN_AT


def _is_asked(block: Block) -> bool:
    """Return whether the seat is asked at all: with no legal lay and no option it passes unasked (A24)."""
    return bool(block[at.LAYS] | block[layout.OPTIONS])


def _deck(block: Block) -> list[str]:
    return [RANKS[int(rank)] for rank in block[int(layout.DECK) :][:52]]


def _opening(block: Block, players: int) -> list[str]:
    if not block[at.SWAP]:
        return []
    rows = block[int(at.CHOSEN) :][:players]
    return [f"{seat} swap {cards_word(row)}" for seat, row in enumerate(rows)]


def _legal(block: Block) -> list[str]:
    return [action_word(code) for code in legal_codes(block)]


ENGINE = Engine(
    family="shedding",
    cap=DEFAULT_CAP,
    game_words=GAME_WORDS,
    seat_words=SEAT_WORDS,
    counters_at=int(SEAT_COUNTERS),
    fact_names=FACT_NAMES,
    functions=_functions,
    write_rules=write_rules,
    play_chunk=play_chunk,
    begin_block=begin_block,
    step_block=step_block,
    ask_block=ask_block,
    ask_function=_ask_function,
    is_asked=_is_asked,
    shuffle_block=shuffle_block,
    decisions=("turn", "swap"),
    offer_block=offer_block,
    deal_block=deal_block,
    swap_at=at.SWAP,
    deck=_deck,
    opening=_opening,
    legal=_legal,
    action_word=action_word,
    swap_word=cards_word,
    table=Table,
    move_unseen=move_unseen,
    forget=forget,
)
