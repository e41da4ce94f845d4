"""What every word of a condition is worth in positions that are set up card by card; None: it is not there."""

import numpy as np
import pytest

from simcore import layout
from simcore.asking import asked_block
from simcore.example import Example
from strategies.catalogue import CATALOGUES
from strategies.parts.examples import phase_one, phase_two, turn
from strategies.written.vocabulary import VOCABULARIES
from strategies.written.words import Flag, Quantity, Word

pytestmark = pytest.mark.nojit


def asked(hand: str, pile: str, zones: str, others: str, talon: str = "") -> Example:
    """Return a turn of seat 0; `zones` are its open and hidden cards, `others` hand, open and hidden of each."""
    row, hidden = zones.split("/")
    seats = [each.split("/") for each in others.split()]
    return turn(
        "",
        hand,
        pile,
        row=row,
        hidden=hidden,
        others=tuple(seat[0] for seat in seats),
        other_rows=tuple(seat[1] for seat in seats),
        other_hidden=tuple(seat[2] for seat in seats),
        talon=talon,
    )


RICH = asked("4499TT", "7", "2QK/678", "55/79J/45Q", talon="3333")
STUCK = asked("345", "J", "JQK/678", "//4..", talon="2")
SPECIAL = asked("23T", "KAK2A", "/7..", "/479/45Q 345//45Q")
ROW = asked("", "88", "889/67.", "A//45Q")
HIDDEN = asked("", "", "/6..", "33/9/45Q 4/JQ/45Q")
SHEDDING = {"rich": RICH, "stuck": STUCK, "special": SPECIAL, "row": ROW, "hidden": HIDDEN}

LEAD = phase_one("", "9c Kd 5c", won=("", "2c 3c 4c", "6c"), others=("2d 3d 4d", "2s 3s 4s"))
ANSWER = phase_one("", "9c Kd 5c", ("2 9h",), won=("Ac Qc", "3c", ""), talon="7s")
DROWNED = phase_one("", "9c 8d 5c", ("2 Ah",), talon="7s")
ONE = {"lead": LEAD, "answer": ANSWER, "drowned": DROWNED}

OPEN = phase_two("", "9c Kc 5h 7h", gone="2c 3c 4c 5c")
PLAIN = phase_two("", "9c Kc 5h", "8c", others=("2d 3d", "2s 3s 4s"))
TRUMPS = phase_two("", "9c Kc 5h 7h", "Qd Kd", others=("2d 3d 4d", "2s"))
FORCED = phase_two("", "9c Kc", "2d 6h", others=("2h", ""), places=(None, None, 1))
TWO = {"open": OPEN, "plain": PLAIN, "trumps": TRUMPS, "forced": FORCED}

POSITIONS = {"rule": SHEDDING, "phase_one": ONE, "phase_two": TWO}
WORTH = {
    "rule": {
        "an ordinary card fits": (True, False, False, True, False),
        "a special fits": (True, False, True, False, False),
        "only specials fit": (False, False, True, False, False),
        "anything fits": (True, False, True, True, False),
        "nothing fits": (False, True, False, False, True),
        "a ten fits": (True, False, True, False, False),
        "a two fits": (False, False, True, False, False),
        "a four can be completed": (False, False, False, True, False),
        "an ordinary four can be completed": (False, False, False, True, False),
        "playing from the hand": (True, True, True, False, False),
        "playing from the open row": (False, False, False, True, False),
        "playing hidden cards": (False, False, False, False, True),
        "may chance": (False, True, False, False, False),
        "may take": (True, True, True, True, False),
        "pile is empty": (False, False, False, False, True),
        "talon is empty": (False, False, True, True, True),
        "next player is on hidden cards": (False, True, False, False, False),
        "next player has known cards": (False, False, True, False, False),
        "pile": (1, 1, 5, 2, 0),
        "talon": (4, 1, 0, 0, 0),
        "hand": (6, 3, 3, 0, 0),
        "open row": (3, 3, 0, 3, 0),
        "hidden cards": (3, 3, 1, 2, 1),
        "cards left": (12, 9, 4, 5, 1),
        "specials in hand": (2, 0, 2, 0, 0),
        "tens in hand": (2, 0, 1, 0, 0),
        "twos in hand": (0, 0, 1, 0, 0),
        "lowest rank": (9, None, None, 8, None),
        "highest rank": (9, None, None, 9, None),
        "copies of the lowest": (2, None, None, 2, None),
        "copies of the highest": (2, None, None, 1, None),
        "most copies": (2, None, None, 2, None),
        "rank of the four": (None, None, None, 8, None),
        "top rank": (7, 11, 14, 8, None),
        "equal cards on top": (1, 1, 1, 2, 0),
        "high cards in the pile": (0, 0, 4, 0, 0),
        "specials in the pile": (0, 0, 1, 0, 0),
        "burnt cards": (27, 40, 31, 41, 39),
        "players": (2, 2, 3, 2, 3),
        "next player's cards": (8, 1, 6, 4, 6),
        "next player's hand": (2, 0, 0, 1, 2),
        "next player's highest known rank": (None, None, 9, None, None),
        "fewest cards of another": (8, 1, 6, 4, 6),
    },
    "phase_one": {
        "leading": (True, False, False),
        "answering": (False, True, True),
        "can beat": (False, True, False),
        "can duck": (False, True, True),
        "can lose": (False, True, True),
        "can tie": (False, True, False),
        "may chance": (True, False, False),
        "talon is empty": (False, False, False),
        "card to beat": (None, 9, 14),
        "cheapest card that beats": (None, 13, None),
        "mean of the trick": (None, 11, None),
        "highest card that loses": (None, 5, 9),
        "highest beside the tie": (None, 13, None),
        "lowest in hand": (5, 5, 5),
        "highest in hand": (13, 13, 9),
        "talon": (6, 1, 1),
        "hand": (3, 3, 3),
        "cards won": (0, 2, 0),
        "next player's cards won": (3, 1, 0),
        "ties in this trick": (0, 0, 0),
        "players": (3, 3, 3),
    },
    "phase_two": {
        "leading": (True, False, False, False),
        "answering": (False, True, True, True),
        "can beat": (False, True, True, False),
        "must take": (False, False, False, True),
        "may take": (False, True, True, True),
        "only trumps beat": (False, False, True, False),
        "may play plain": (True, True, False, False),
        "may play a trump": (True, True, True, False),
        "top card": (None, 8, 13, 6),
        "bottom card": (None, 8, 12, 2),
        "card to take": (None, 8, 13, 6),
        "cards on the table": (0, 1, 2, 2),
        "missing cards": (None, 2, 1, 0),
        "lowest plain": (9, 9, None, None),
        "lowest trump": (5, 5, 5, None),
        "highest playable": (13, 13, 7, None),
        "lowest in hand": (5, 5, 5, 9),
        "highest in hand": (13, 13, 13, 13),
        "hand": (4, 3, 4, 2),
        "trumps in hand": (2, 1, 2, 0),
        "next player's cards": (3, 2, 3, 1),
        "fewest cards of another": (3, 2, 1, 1),
        "gone cards": (4, 0, 0, 0),
        "players left": (3, 3, 3, 2),
        "players": (3, 3, 3, 3),
    },
}
CASES = [
    pytest.param(name, phrase, id=f"{name}-{phrase}") for name in WORTH for phrase in WORTH[name]
]


def worth(word: Word, position: Example) -> bool | float | None:
    """Return what a word is worth where seat 0 is asked."""
    family = "classic" if "phase" in position.position else "shedding"
    block, _ = asked_block(CATALOGUES[family]["likformig"], position)
    view = block[: layout.VIEW_WORDS].copy()
    if isinstance(word, Quantity) and word.there and not word.there(view):
        return None
    return word.kernel(view)


@pytest.mark.parametrize(("name", "phrase"), CASES)
def test_a_word_is_worth_what_it_says(name: str, phrase: str):
    family = "shedding" if name == "rule" else "classic"
    words = VOCABULARIES[family][name]
    word = {each.english.partition(" |")[0]: each for each in (*words.flags, *words.quantities)}[
        phrase
    ]
    found = tuple(worth(word, position) for position in POSITIONS[name].values())
    assert found == WORTH[name][phrase]
    assert isinstance(word, Flag) == isinstance(found[0], bool | np.bool_)


def test_every_word_is_tried():
    for family in VOCABULARIES.values():
        for name, words in family.items():
            known = {each.spelled("en")[0] for each in (*words.flags, *words.quantities)}
            assert set(WORTH[name]) == known
