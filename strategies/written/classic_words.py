"""The vocabulary of phase two of the classic games, one row per word, and that of the family."""

from simcore.classic import trick, view
from strategies.parts import tricks
from strategies.parts import written_classic as one
from strategies.parts import written_phase_two as two
from strategies.written.phase_one_words import (
    ANSWERING,
    HAND,
    HIGHEST,
    LEADING,
    LOWEST,
    PHASE_ONE,
    PLAYERS,
)
from strategies.written.phase_two_plays import PLAYS
from strategies.written.words import Flag, Quantity, Vocabulary

FLAGS = (
    LEADING,
    ANSWERING,
    Flag(
        "can beat",
        "kan sticka",
        two.can_beat_top,
        "A card in hand beats the top card.",
        "Ett kort på handen sticker översta kortet.",
    ),
    Flag(
        "must take",
        "måste ta upp",
        two.nothing_beats,
        "No card in hand beats the top card.",
        "Inget kort på handen sticker översta kortet.",
    ),
    Flag(
        "may take",
        "får ta upp",
        view.may_take,
        "A card lies on the table.",
        "Det ligger kort på bordet.",
    ),
    Flag(
        "only trumps beat",
        "bara trumf sticker",
        two.only_trumps_beat,
        "A trump beats the top card, and no other card does.",
        "En trumf sticker översta kortet, och inget annat kort gör det.",
    ),
    Flag(
        "may play plain",
        "kan lägga utanför trumf",
        two.can_play_plain,
        "A card that is no trump may be played.",
        "Ett kort utanför trumf går att lägga.",
    ),
    Flag(
        "may play a trump",
        "kan lägga trumf",
        two.can_play_trump,
        "A trump may be played.",
        "En trumf går att lägga.",
    ),
)
QUANTITIES = (
    Quantity(
        "top card",
        "översta kortet",
        two.top_value,
        "The rank of the card to beat.",
        "Valören på kortet att sticka.",
        there=two.table_is_there,
    ),
    Quantity(
        "bottom card",
        "understa kortet",
        two.bottom_value,
        "The rank of the card that was played first.",
        "Valören på kortet som lades först.",
        there=two.table_is_there,
    ),
    Quantity(
        "card to take",
        "kortet att ta upp",
        two.taken_value,
        "The rank of the card that a pick-up brings.",
        "Valören på kortet som en upptagning ger.",
        there=two.table_is_there,
    ),
    Quantity(
        "cards on the table",
        "kort på bordet",
        trick.on_table,
        "How many cards lie on the table.",
        "Hur många kort som ligger på bordet.",
    ),
    Quantity(
        "missing cards",
        "kort som saknas",
        two.missing_cards,
        "How many cards the trick lacks until it is complete.",
        "Hur många kort som saknas för ett komplett stick.",
        there=two.table_is_there,
    ),
    Quantity(
        "lowest plain",
        "lägsta utanför trumf",
        two.plain_value,
        "The lowest rank outside trumps that may be played.",
        "Lägsta valören utanför trumf som går att lägga.",
        there=two.can_play_plain,
    ),
    Quantity(
        "lowest trump",
        "lägsta trumfen",
        two.trump_value,
        "The rank of the lowest trump that may be played.",
        "Valören på lägsta trumfen som går att lägga.",
        there=two.can_play_trump,
    ),
    Quantity(
        "highest playable",
        "högsta spelbara",
        two.lays_value,
        "The highest rank that may be played.",
        "Högsta valören som går att lägga.",
        there=one.can_play,
    ),
    LOWEST,
    HIGHEST,
    HAND,
    Quantity(
        "trumps in hand",
        "trumf på handen",
        two.hand_trumps,
        "How many trumps the hand holds.",
        "Hur många trumfkort som finns på handen.",
    ),
    Quantity(
        "next player's cards",
        "nästa spelares kort",
        two.next_hand,
        "How many cards the next player has left.",
        "Hur många kort nästa spelare har kvar.",
    ),
    Quantity(
        "fewest cards of another",
        "minst antal kort hos någon annan",
        two.fewest_of_others,
        "How many cards the other player has who has fewest.",
        "Hur många kort den av de andra har som har minst antal.",
    ),
    Quantity(
        "gone cards",
        "kort ur spelet",
        two.gone_cards,
        "How many cards have left the game in complete tricks.",
        "Hur många kort som är ute ur spelet i kompletta stick.",
        knows=True,
    ),
    Quantity(
        "players left",
        "spelare kvar",
        two.players_left,
        "How many players are not out.",
        "Hur många spelare som inte har gått ut.",
    ),
    PLAYERS,
)

CLASSIC = {
    "phase_one": PHASE_ONE,
    "phase_two": Vocabulary(FLAGS, QUANTITIES, PLAYS, tricks.by_the_book),
}
"""[list of rules]: a strategy of this family has one list per phase."""
