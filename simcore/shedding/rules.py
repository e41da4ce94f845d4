"""The fields of the shedding family, its three games, and what combinations cannot be played."""

from collections.abc import Mapping

from simcore.errors import Refusal
from simcore.rules import Field, RuleSet, Value

_NO_YES = (False, True)

FIELDS = {
    each.name: each
    for each in (
        Field(
            "starter",
            ("random", "left_of_dealer", "lowest_hand_card"),
            "Who acts first; the lowest hand card is looked for after the swap, twos not counted.",
            "A1 B4 D1 R4",
        ),
        Field(
            "swap",
            _NO_YES,
            "Whether hand and open cards are exchanged before the first turn.",
            "A3 A4",
        ),
        Field("hand_size", (3, 4, 5, 6), "Cards dealt to the hand, and refilled to.", "D7 R11"),
        Field(
            "voluntary_pickup",
            _NO_YES,
            "Whether the pile may be taken although a card could be laid or turned.",
            "A6 B6 D10",
        ),
        Field(
            "chansa",
            ("if_stuck", "any_time", "off"),
            "When the top talon card may be turned instead of laying from the hand.",
            "A8 B6 D8 R1",
        ),
        Field(
            "two",
            ("extra_turn", "reset_only", "plain_low"),
            "What a 2 does: always fits and gives a new turn, always fits, or plain lowest card.",
            "A13 B2 D4 R8",
        ),
        Field("burn_extra_turn", _NO_YES, "Whether a burn gives a new turn.", "A11 A15 B10 D5 R2"),
        Field(
            "chansa_burn_extra_turn",
            _NO_YES,
            "Whether a burn or a 2 that chansa brought gives its new turn.",
            "A11 B9 R2",
        ),
        Field(
            "no_finish",
            ("none", "T", "2T", "2TA"),
            "Ranks that nobody may go out on.",
            "A22 A23 B13 D9 R3",
        ),
        Field(
            "stuck_finish",
            ("pass", "allow_finish"),
            "What a seat does that holds only such ranks before an empty pile.",
            "A24 R6",
        ),
        Field(
            "initial_upcard",
            _NO_YES,
            "Whether the first talon card is turned up to start the pile.",
            "A5 B5",
        ),
        Field(
            "upcard_ten",
            ("burn", "redraw", "leave_as_any"),
            "What happens when that card is a ten.",
            "B3 R5 R7",
        ),
        Field(
            "seven",
            ("off", "at_most_7", "below_7"),
            "What may be laid on a 7: anything higher too, at most a 7, or lower only.",
            "F1",
        ),
        Field(
            "transparent",
            ("none", "3", "5", "7", "8"),
            "A rank that fits on anything and lets the card below be judged.",
            "F2",
        ),
        Field(
            "four_scope",
            ("pile", "single_lay"),
            "Whether four equal cards burn however they came on top, or only out of one lay.",
            "A20 D6",
        ),
    )
}

_SHARED: dict[str, Value] = {
    "starter": "random",
    "swap": True,
    "hand_size": 3,
    "voluntary_pickup": True,
    "chansa": "if_stuck",
    "two": "extra_turn",
    "burn_extra_turn": True,
    "chansa_burn_extra_turn": True,
    "no_finish": "none",
    "stuck_finish": "pass",
    "initial_upcard": False,
    "upcard_ten": "burn",
    "seven": "off",
    "transparent": "none",
    "four_scope": "pile",
}
_ENKEL: dict[str, Value] = {
    "starter": "left_of_dealer",
    "hand_size": 4,
    "voluntary_pickup": False,
    "two": "plain_low",
    "initial_upcard": True,
}
_ENKEL_FIELDS: dict[str, Value] = {
    name: value for name, value in {**_SHARED, **_ENKEL}.items() if name != "swap"
}

APP = RuleSet(
    "app",
    "shedding",
    (2, 4),
    2,
    1,
    "the Skitgubbe app's game",
    "RULES.md 1A, seed 000",
    {**_SHARED, "no_finish": "2T"},
)
ENKEL = RuleSet(
    "enkel",
    "shedding",
    (2, 6),
    3,
    1,
    "Skitgubbe, enkel variant",
    "RULES.md 1B, seed 001",
    _ENKEL_FIELDS,
)
VANDTIA = RuleSet(
    "vandtia",
    "shedding",
    (2, 5),
    3,
    1,
    "Vändtia",
    "RULES.md 1D, seed 003",
    {**_SHARED, "starter": "lowest_hand_card", "two": "reset_only"},
)

RULE_SETS = {each.name: each for each in (APP, ENKEL, VANDTIA)}


def has_table_cards(rules: RuleSet) -> bool:
    """Return whether the game deals three hidden and three open cards to a seat."""
    return "swap" in rules.fields


def base_for(base: RuleSet, changes: Mapping[str, Value]) -> RuleSet:
    """Return the game that `changes` start from: the same, as no field of this family brings others with it."""
    return base


def refuse_impossible(fields: Mapping[str, Value]) -> None:
    """Raise Refusal on fields that exclude each other (F2)."""
    if fields["transparent"] == "7" and fields["seven"] != "off":
        raise Refusal(
            f"transparent=7 cannot be combined with seven={fields['seven']}: the 7 cannot both bind and be "
            "seen through; change transparent or set seven=off."
        )


def refuse_small_deck(rules: RuleSet, players: int) -> None:
    """Raise Refusal where 52 cards do not suffice for the deal (R11)."""
    size = int(rules.fields["hand_size"])
    each = size + (6 if has_table_cards(rules) else 0)
    upcard = int(bool(rules.fields["initial_upcard"]) or not has_table_cards(rules))
    if players * each + upcard > 52:
        raise Refusal(
            f"hand_size={size} needs {players} x {each} + {upcard} cards for {players} players and the deck has "
            "52; give a smaller hand_size or fewer players."
        )
