"""ENGINE: what the classic family brings."""

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.facts import FACT_NAMES
from simcore.classic.house import write_rules
from simcore.classic.legal import ask_block
from simcore.classic.play import begin_block, play_chunk, shuffle_block, step_block
from simcore.classic.probing import forget, move_unseen
from simcore.classic.row import GAME_WORDS, SEAT_COUNTERS, SEAT_WORDS
from simcore.classic.table import Table
from simcore.classic.text import CARDS, action_word, cards_word, legal_codes
from simcore.engine import Engine
from simcore.errors import Refusal
from simcore.strategy import Kernel, Strategy
from simcore.table import Block

DEFAULT_CAP = 5_000
"""Decisions of phase two; phase one always ends (RULES.md 2.1)."""


def _functions(strategy: Strategy) -> tuple[Kernel, Kernel]:
    if strategy.phase_two is None:
        raise Refusal(
            f"{strategy.name} has no function for phase two: add one and decorate it with "
            f"@{strategy.turn.__name__}.phase_two."
        )
    return strategy.turn, strategy.phase_two


def _ask_function(block: Block) -> np.uint64:
    return at.PHASE_ONE_AT if block[at.PHASE] == 1 else at.PHASE_TWO_AT


def _is_asked(block: Block) -> bool:
    """Return True: a seat that is due is always asked, be it to play its only card."""
    return True


def _deck(block: Block) -> list[str]:
    return [CARDS[int(card)] for card in block[int(layout.DECK) :][:52]]


def _opening(block: Block, players: int) -> list[str]:
    return []


def _legal(block: Block) -> list[str]:
    return [action_word(code) for code in legal_codes(block)]


ENGINE = Engine(
    family="classic",
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
    decisions=("phase_one", "phase_two"),
    offer_block=None,
    deal_block=None,
    swap_at=at.PHASE,
    deck=_deck,
    opening=_opening,
    legal=_legal,
    action_word=action_word,
    swap_word=cards_word,
    table=Table,
    move_unseen=move_unseen,
    forget=forget,
)
