"""Every column of a run of the shedding family."""

from experiments.columns import (
    DEALER,
    GAME,
    GAME_OF_SEAT,
    LOSER,
    PLACE,
    SEAT,
    STATUS,
    Column,
    counter,
)
from simcore.shedding.facts import FACTS

GAME_COLUMNS = (
    GAME,
    DEALER,
    Column("first", "int8", "seat", "Who acted first after the swap."),
    LOSER,
    STATUS,
    Column("actions", "int32", "decisions", "Decisions of all seats after the swap."),
)

SEAT_COLUMNS = (
    GAME_OF_SEAT,
    SEAT,
    PLACE,
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
    counter("turns", "Times the turn came to the seat; extra turns not counted."),
    counter("lays", "Times it laid cards from the hand or the open row."),
    counter("pickups", "Times it took the pile, for whatever reason."),
    counter(
        "voluntary_pickups", "Of these, taken although a card could be laid or a hidden one turned."
    ),
    counter("chansa_tried", "Times it turned the top talon card instead of laying."),
    counter("chansa_fitted", "Of these, the card fitted and was laid."),
    counter("burns", "Times it burnt the pile."),
    counter("twos_laid", "Twos laid, from wherever.", "cards"),
    counter("tens_laid", "Tens laid, from wherever.", "cards"),
    counter("flips", "Hidden cards turned.", "cards"),
    counter("flips_fitted", "Of these, the card fitted and was laid.", "cards"),
    counter("passes", "Times it had to pass: no legal lay and nothing to take."),
    counter("cards_picked_up", "Cards taken in all pick-ups together.", "cards"),
)

COLUMNS = {"games": GAME_COLUMNS, "seats": SEAT_COLUMNS}
"""Table name to its columns, in the order they are stored."""

GAME_FACTS = ("actions",)
SEAT_FACTS = FACTS
"""The columns whose means are told."""
