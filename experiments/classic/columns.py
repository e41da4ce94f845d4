"""Every column of a run of the classic family."""

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
from simcore.classic.facts import FACT_NAMES
from simcore.classic.state import NO_SUIT
from simcore.suits import SUITS

GAME_COLUMNS = (
    GAME,
    DEALER,
    Column("first", "int8", "seat", "Who led the first trick."),
    LOSER,
    STATUS,
    Column("actions", "int32", "decisions", "Decisions of all seats in both phases."),
    Column(
        "trump",
        "category",
        "suit",
        "The trump suit: c, d, h or s; null where its card was not drawn.",
        int(NO_SUIT),
        tuple(SUITS),
    ),
    Column("phase_one_actions", "int32", "decisions", "Of the decisions, those of phase one."),
    Column("phase_two_actions", "int32", "decisions", "Of the decisions, those of phase two."),
    Column(
        "returned", "int8", "cards", "Cards that went back to their players when phase one ended."
    ),
)

SEAT_COLUMNS = (
    GAME_OF_SEAT,
    SEAT,
    PLACE,
    Column("cards_taken", "int8", "cards", "Cards that it took into phase two, its hand included."),
    Column(
        "mean_rank",
        "float32",
        "rank",
        "Mean rank of these cards, 2 to 14 (ace); null if it took none.",
        0,
        per="cards_taken",
    ),
    Column("trumps_taken", "int8", "cards", "Trumps among these cards."),
    Column("aces_taken", "int8", "cards", "Aces among these cards."),
    Column("drew_last", "int8", "times", "1 if it drew the last card of the talon, else 0."),
    counter("tricks_won", "Tricks that it won in phase one."),
    counter("stunsor", "Ties that it was part of in phase one."),
    counter("chansa", "Times it turned the top talon card and played it."),
    counter("leads", "Times it led to a trick of phase two."),
    counter("beats", "Times it beat the card on the table."),
    counter("takes", "Times it picked up a card of the table."),
    counter("voluntary_takes", "Of these, taken although it could have beaten the card."),
    counter("completions", "Tricks of phase two that its card completed."),
)

COLUMNS = {"games": GAME_COLUMNS, "seats": SEAT_COLUMNS}
"""Table name to its columns, in the order they are stored."""

COUNTED = tuple(name for names in FACT_NAMES for name in names)
"""What is counted about a seat during the play, in the order of its counters."""

GAME_FACTS = ("actions", "phase_one_actions", "phase_two_actions", "returned")
SEAT_FACTS = ("cards_taken", "mean_rank", "trumps_taken", "aces_taken", "drew_last", *COUNTED)
"""The columns whose means are told."""
