"""Samlaren: hoards specials and high cards while the talon lasts (QUESTIONS.md 3.2)."""

from dataclasses import replace

from simcore.cards import KING, RANKS, count, lowest
from simcore.shedding.view import lay, lay_all, ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.hoarding import HOARD_PILE, HOARD_TALON, hoards
from strategies.parts.laying import completing, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely

PILE = replace(HOARD_PILE, name="pile")
TALON_AT, PILE_AT, TAKES_AT, SWAP_AT = 0, 1, 2, 3
_NINE = RANKS.index("9")


@strategy(
    "shedding",
    parameters=(HOARD_TALON, PILE, TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Samlaren, with the loop guard of section 3",
    about={
        "sv": "Samlar på tvåor, tior och höga kort så länge draghögen räcker och tar hellre upp en liten hög än "
        "offrar ett specialkort.",
        "en": "Hoards twos, tens and high cards while the talon lasts, and would rather take a small pile than "
        "spend a special.",
    },
    examples=(
        turn("44", "449", "3", talon="3377"),
        turn("J", "JJK", "9", talon="3377"),
        turn("99", "499", "399", talon="3377"),
        turn("take", "24T", "9", talon="3377"),
        turn("2", "24T", "9", talon="377"),
        turn("2", "2KT", "33444AA", talon="3777"),
        swap("AT2", "2T9", "34A"),
    ),
)
def samlaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """All copies of the lowest up to a nine, one of a higher; rather take a small pile than spend a special."""
    rested = begin_decision(memory)
    ordinary = ordinary_lays(view)
    four = completing(view)
    if four < KING and count(ordinary, four) > 0:
        return lay_all(ordinary, four)
    if ordinary:
        rank = lowest(ordinary)
        copies = count(ordinary, rank) if rank <= _NINE else 1
        return lay(rank, copies)
    saves = hoards(view, parameters[TALON_AT], parameters[PILE_AT])
    if saves and may_take_freely(view, memory, rested, parameters[TAKES_AT]):
        return take_freely(memory)
    return without_ordinary(view)


@samlaren.swap
def samlaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
