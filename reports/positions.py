"""A position in words, as a seat sees it, in Swedish or English."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from experiments.classic.kinds import card_to_beat
from simcore import layout
from simcore.cards import RANKS
from simcore.classic import state as classic
from simcore.classic.text import CARDS
from simcore.classic.text import cards_word as classic_cards
from simcore.engine import engine_of
from simcore.shedding import state as shedding
from simcore.shedding.text import cards_word as shedding_cards

SUITS = {
    "sv": ("klöver", "ruter", "hjärter", "spader"),
    "en": ("clubs", "diamonds", "hearts", "spades"),
}
View = NDArray[np.uint64]


def position_words(family: str, view: View, texts: dict[str, Any], language: str) -> str:
    """Return what a seat sees, as the beginning of a sentence."""
    if family == "shedding":
        return _shedding(view, texts)
    return _classic(view, texts, language)


def action_words(family: str, action: int, texts: dict[str, Any]) -> str:
    """Return what a player does, as the end of a sentence."""
    word = engine_of(family).action_word(action)
    verb: str | None = texts["verbs"].get(word.split()[0])
    return verb or str(texts["plays"]).format(cards=word)


def _shedding(view: View, texts: dict[str, Any]) -> str:
    seat, seats = int(view[layout.SEAT]), int(view[layout.SEATS])
    after = [(seat + step) % seats for step in range(1, seats)]
    following = next((each for each in after if int(view[layout.ACTIVE]) >> each & 1), seat)
    return str(texts["position_shedding"]).format(
        hand=shedding_cards(int(view[shedding.HAND])) or texts["nothing"],
        row=shedding_cards(int(view[int(shedding.OPEN) + seat])) or texts["nothing"],
        hidden=int(view[int(shedding.HIDDEN) + seat]).bit_count(),
        pile=_pile(view, texts),
        talon=int(view[layout.TALON]),
        next=_cards_of(view, following),
    )


def _pile(view: View, texts: dict[str, Any]) -> str:
    cards = shedding_cards(int(view[shedding.PILE]))
    if not cards:
        return str(texts["no_pile"])
    top = RANKS[int(view[shedding.TOP])] * int(view[shedding.RUN])
    return str(texts["pile"]).format(size=len(cards), top=top)


def _cards_of(view: View, seat: int) -> int:
    row = len(shedding_cards(int(view[int(shedding.OPEN) + seat])))
    hidden = int(view[int(shedding.HIDDEN) + seat]).bit_count()
    return int(view[int(shedding.HAND_COUNT) + seat]) + row + hidden


def _classic(view: View, texts: dict[str, Any], language: str) -> str:
    card = int(card_to_beat(view[None, :])[0])
    table = texts["to_lead"] if card >= len(CARDS) else texts["to_beat"].format(card=CARDS[card])
    name = "position_one" if int(view[classic.PHASE]) == 1 else "position_two"
    trump = int(view[classic.TRUMP])
    return str(texts[name]).format(
        hand=classic_cards(int(view[classic.HAND])),
        table=table,
        talon=int(view[layout.TALON]),
        trump=SUITS[language][trump] if trump < len(SUITS[language]) else "?",
    )
