"""Every column of a run, declared once: used to write, to read, to document and to label.

Numbers are signed, so that differences of columns cannot wrap around, and wide enough for the largest cap (a
million decisions, of which none moves more than 52 cards).
"""

from typing import NamedTuple

from simcore.layout import STATUS_NAMES
from simcore.shedding.facts import FACTS


class Column(NamedTuple):
    """One column of a run.

    name: as in the file. dtype: an integer type of Arrow, or "category" for one of STATUSES. unit: what a value
    counts or names. meaning: one sentence. missing: the number that is stored as null, if any.
    """

    name: str
    dtype: str
    unit: str
    meaning: str
    missing: int | None = None


STATUSES = STATUS_NAMES[1:]
"""How a game can end; the first is the only one with a loser."""

GAME_COLUMNS = (
    Column("game", "int64", "index", "Which game: with the run's seed it fixes the deal."),
    Column("dealer", "int8", "seat", "Who dealt."),
    Column("first", "int8", "seat", "Who acted first after the swap."),
    Column("loser", "int8", "seat", "The skitgubbe; null where the game never ended.", -1),
    Column(
        "status",
        "category",
        "name",
        "How it ended: finished, deadlock (all pass in succession), loop (exact repetition), cap.",
    ),
    Column("actions", "int32", "decisions", "Decisions of all seats after the swap."),
)

SEAT_COLUMNS = (
    Column("game", "int64", "index", "Which game; joins with the games."),
    Column(
        "seat", "int8", "seat", "Which seat, counted from 0; players sit in the order of --seats."
    ),
    Column("place", "int8", "place", "1 = first out; null for a seat still holding cards.", 0),
    Column("dealt_tens", "int8", "cards", "Tens among the cards dealt to see: hand and open row."),
    Column("dealt_twos", "int8", "cards", "Twos among them."),
    Column("dealt_aces", "int8", "cards", "Aces among them."),
    Column(
        "open_high",
        "int8",
        "rank",
        "Highest card that lay open after the swap, 2 to 14 (ace); null without open cards.",
        0,
    ),
    Column("open_middle", "int8", "rank", "The middle one of the three.", 0),
    Column("open_low", "int8", "rank", "The lowest one of the three.", 0),
    Column("turns", "int32", "times", "Times the turn came to the seat; extra turns not counted."),
    Column("lays", "int32", "times", "Times it laid cards from the hand or the open row."),
    Column("pickups", "int32", "times", "Times it took the pile, for whatever reason."),
    Column(
        "voluntary_pickups",
        "int32",
        "times",
        "Of these, taken although a card could be laid or a hidden one turned.",
    ),
    Column(
        "chansa_tried", "int32", "times", "Times it turned the top talon card instead of laying."
    ),
    Column("chansa_fitted", "int32", "times", "Of these, the card fitted and was laid."),
    Column("burns", "int32", "times", "Times it burnt the pile."),
    Column("twos_laid", "int32", "cards", "Twos laid, from wherever."),
    Column("tens_laid", "int32", "cards", "Tens laid, from wherever."),
    Column("flips", "int32", "cards", "Hidden cards turned."),
    Column("flips_fitted", "int32", "cards", "Of these, the card fitted and was laid."),
    Column("passes", "int32", "times", "Times it had to pass: no legal lay and nothing to take."),
    Column("cards_picked_up", "int32", "cards", "Cards taken in all pick-ups together."),
)

COLUMNS = {"games": GAME_COLUMNS, "seats": SEAT_COLUMNS}
"""Table name to its columns, in the order they are stored."""

FACT_COLUMNS = tuple(column for column in SEAT_COLUMNS if column.name in FACTS)
"""What is counted about a seat during the play."""
