"""The vocabulary of phase one of the classic games: one row per word."""

from simcore.classic import trick, view
from strategies.parts import tricks
from strategies.parts import written_classic as one
from strategies.written.phase_one_plays import PLAYS
from strategies.written.words import Flag, Quantity, Vocabulary

LEADING = Flag(
    "leading",
    "spelar ut",
    view.is_leading,
    "There is no card to beat.",
    "Det finns inget kort att sticka.",
)
ANSWERING = Flag(
    "answering",
    "svarar",
    one.is_answering,
    "There is a card to beat.",
    "Det finns ett kort att sticka.",
)
TALON = Quantity(
    "talon",
    "talongen | talong | draghögen | draghög",
    view.talon_left,
    "How many cards are left to draw.",
    "Hur många kort som finns kvar att dra.",
)
HAND = Quantity(
    "hand",
    "handen | hand",
    one.own_hand,
    "How many cards the hand holds.",
    "Hur många kort som finns på handen.",
)
LOWEST = Quantity(
    "lowest in hand",
    "lägst på handen",
    one.lowest_value,
    "The lowest rank in hand, 2 to 14 (J = 11, Q = 12, K = 13, A = 14).",
    "Lägsta valören på handen, 2 till 14 (J = 11, Q = 12, K = 13, A = 14).",
)
HIGHEST = Quantity(
    "highest in hand",
    "högst på handen",
    one.highest_value,
    "The highest rank in hand.",
    "Högsta valören på handen.",
)
PLAYERS = Quantity(
    "players",
    "spelare",
    view.players,
    "How many sit at the table.",
    "Hur många som sitter vid bordet.",
)

FLAGS = (
    LEADING,
    ANSWERING,
    Flag(
        "can beat",
        "kan sticka",
        one.can_beat,
        "A card in hand beats the card to beat.",
        "Ett kort på handen sticker kortet som ligger.",
    ),
    Flag(
        "can duck",
        "kan lägga sig under",
        one.can_duck,
        "A card in hand does not beat; it may tie.",
        "Ett kort på handen sticker inte; det kan stunsa.",
    ),
    Flag(
        "can lose",
        "kan förlora",
        one.can_lose,
        "A card in hand neither beats nor ties.",
        "Ett kort på handen varken sticker eller stunsar.",
    ),
    Flag(
        "can tie",
        "kan stunsa",
        one.can_tie,
        "A card in hand has the rank of the card to beat.",
        "Ett kort på handen har samma valör som kortet att sticka.",
    ),
    Flag(
        "may chance",
        "får chansa",
        view.may_chance,
        "The top card of the talon may be turned and played.",
        "Talongens översta kort får vändas upp och spelas.",
    ),
    Flag(
        "talon is empty",
        "talongen är tom | draghögen är tom",
        one.talon_is_empty,
        "No card is left to draw.",
        "Det finns inga kort kvar att dra.",
    ),
)
QUANTITIES = (
    Quantity(
        "card to beat",
        "kortet att sticka",
        one.beat_value,
        "The rank that an answer must beat.",
        "Valören som ett svar måste sticka.",
        there=one.is_answering,
    ),
    Quantity(
        "cheapest card that beats",
        "billigaste kortet som sticker",
        one.beater_value,
        "The lowest rank in hand that beats.",
        "Lägsta valören på handen som sticker.",
        there=one.can_beat,
    ),
    Quantity(
        "mean of the trick",
        "stickets medelvalör",
        one.mean_value,
        "The mean rank of the card to beat and the cheapest card that beats it.",
        "Medelvalören av kortet att sticka och det billigaste kort som sticker det.",
        there=one.can_beat,
    ),
    Quantity(
        "highest card that loses",
        "högsta kortet som förlorar",
        one.loser_value,
        "The highest rank in hand that surely loses.",
        "Högsta valören på handen som säkert förlorar.",
        there=one.can_lose,
    ),
    Quantity(
        "highest beside the tie",
        "högsta kortet utom det som stunsar",
        one.support_value,
        "The highest rank in hand beside the card that ties.",
        "Högsta valören på handen utom kortet som stunsar.",
        there=one.can_support,
    ),
    LOWEST,
    HIGHEST,
    TALON,
    HAND,
    Quantity(
        "cards won",
        "vunna kort",
        one.own_won,
        "How many cards one has won so far.",
        "Hur många kort man har vunnit hittills.",
    ),
    Quantity(
        "next player's cards won",
        "nästa spelares vunna kort",
        one.next_won,
        "How many cards the next player has won so far.",
        "Hur många kort nästa spelare har vunnit hittills.",
    ),
    Quantity(
        "ties in this trick",
        "stunsar i sticket",
        trick.ties,
        "How many rounds of this trick were tied.",
        "Hur många gånger det har stunsats i det här sticket.",
    ),
    PLAYERS,
)

PHASE_ONE = Vocabulary(FLAGS, QUANTITIES, PLAYS, tricks.beat_cheaply)
