"""The rules in force as words of the state: every field that the kernels read."""

import numpy as np

from simcore import layout
from simcore.cards import RANKS, TEN
from simcore.rules import RuleSet, Value
from simcore.shedding import state as at
from simcore.shedding.rules import has_table_cards, refuse_small_deck

NO_TRANSPARENT = 13
_NIBBLE = 15
_STARTERS = {"random": 0, "left_of_dealer": 1, "lowest_hand_card": 2}
_CHANSA = {"off": 0, "if_stuck": 1, "any_time": 2}
_UPCARD_TENS = {"burn": 1, "redraw": 2, "leave_as_any": 3}
_SEVENS = {"at_most_7": 7, "below_7": 6}
_SEVEN = RANKS.index("7")


def mask(ranks: str) -> int:
    """Return the mask that keeps the counts of the ranks written in `ranks`, such as "2T".

    >>> hex(mask("23"))
    '0xff'
    """
    return sum(_NIBBLE << (4 * RANKS.index(rank)) for rank in ranks)


def special_ranks(rules: RuleSet) -> str:
    """Return the ranks that may be laid on anything by their own power (A13, A36, B2)."""
    return "T" if rules.fields["two"] == "plain_low" else "2T"


def fitting_ranks(rules: RuleSet, judged: int) -> str:
    """Return the ranks that fit on the judged rank 0..12, or on nothing (13) (A4 to A8, F1, F2, R7)."""
    if judged in (NO_TRANSPARENT, TEN):
        return RANKS
    low, high = judged, len(RANKS) - 1
    seven = rules.fields["seven"]
    if judged == _SEVEN and seven != "off":
        low, high = 0, RANKS.index(str(_SEVENS[str(seven)]))
    always = special_ranks(rules) + str(rules.fields["transparent"]).replace("none", "")
    return "".join(
        rank for place, rank in enumerate(RANKS) if low <= place <= high or rank in always
    )


def _flags(fields: dict[str, Value]) -> dict[np.uint64, int]:
    transparent = str(fields["transparent"])
    banned = str(fields["no_finish"]).replace("none", "")
    return {
        at.HAND_SIZE: int(fields["hand_size"]),
        at.VOLUNTARY: int(bool(fields["voluntary_pickup"])),
        at.CHANSA: _CHANSA[str(fields["chansa"])],
        at.TWO_TURN: int(fields["two"] == "extra_turn"),
        at.BURN_TURN: int(bool(fields["burn_extra_turn"])),
        at.CHANSA_TURN: int(bool(fields["chansa_burn_extra_turn"])),
        at.BANNED: mask(banned),
        at.WAIVED: int(fields["stuck_finish"] == "allow_finish"),
        at.TRANSPARENT: NO_TRANSPARENT if transparent == "none" else RANKS.index(transparent),
        at.SINGLE_LAY: int(fields["four_scope"] == "single_lay"),
        at.STARTER: _STARTERS[str(fields["starter"])],
        at.SWAP: int(bool(fields.get("swap", False))),
        at.UPCARD: _UPCARD_TENS[str(fields["upcard_ten"])] if fields["initial_upcard"] else 0,
    }


def write_rules(words: np.ndarray, rules: RuleSet, players: int) -> None:
    """Write the rules and the number of seats into a state (uint64, at least STATE_WORDS long).

    Raises Refusal if the game is not for that many players or the deck too small for them.
    """
    rules.check_players(players)
    refuse_small_deck(rules, players)
    words[layout.SEATS] = players
    for judged in range(len(RANKS) + 1):
        words[int(at.FITS) + judged] = mask(fitting_ranks(rules, judged))
    for word, value in _flags(dict(rules.fields)).items():
        words[word] = value
    words[at.SPECIALS] = mask(special_ranks(rules))
    words[at.TABLE_CARDS] = int(has_table_cards(rules))
