"""LågFörst: by the book, the lowest card that fits (QUESTIONS.md 3.2)."""

from simcore.shedding.view import ordinary_lays
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lay_lowest, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

COPIES = Parameter(
    "copies",
    default="all",
    choices=("all", "one"),
    meaning="Lay all copies of the rank, or one at a time.",
)
COPIES_AT, SWAP_AT = 0, 1


@strategy(
    "shedding",
    parameters=(COPIES, SWAP),
    source="QUESTIONS.md 3.2 LågFörst-alla and LågFörst-1; the yardstick's player",
    about={
        "sv": "Lägger alltid sitt lägsta vanliga kort som passar; tvåor och tior bara när inget annat går.",
        "en": "Always lays its lowest ordinary card that fits; twos and tens only when nothing else does.",
    },
    examples=(
        turn("44", "449", "3"),
        turn("4", "449", "3", parameters={"copies": "one"}),
        turn("9", "2T9", "7"),
        turn("2", "2T9", "A"),
        turn("T", "TT9", "A"),
        turn("chance", "449", "A", talon="333"),
        turn("take", "449", "A"),
        turn("flip 0", "", "A", row=""),
        swap("AT2", "2T9", "34A"),
    ),
)
def lagforst(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay the lowest ordinary rank that fits; else one 2, one T, chansa, take."""
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_lowest(ordinary, parameters[COPIES_AT] == 1)
    return without_ordinary(view)


@lagforst.swap
def lagforst_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
