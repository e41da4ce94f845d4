"""The words in which a game of the shedding family is retold."""

RANKS = {
    "sv": {
        "2": ("tvåa", "tvåor"),
        "3": ("trea", "treor"),
        "4": ("fyra", "fyror"),
        "5": ("femma", "femmor"),
        "6": ("sexa", "sexor"),
        "7": ("sjua", "sjuor"),
        "8": ("åtta", "åttor"),
        "9": ("nia", "nior"),
        "T": ("tia", "tior"),
        "J": ("knekt", "knektar"),
        "Q": ("dam", "damer"),
        "K": ("kung", "kungar"),
        "A": ("ess", "ess"),
    },
    "en": {
        "2": ("two", "twos"),
        "3": ("three", "threes"),
        "4": ("four", "fours"),
        "5": ("five", "fives"),
        "6": ("six", "sixes"),
        "7": ("seven", "sevens"),
        "8": ("eight", "eights"),
        "9": ("nine", "nines"),
        "T": ("ten", "tens"),
        "J": ("jack", "jacks"),
        "Q": ("queen", "queens"),
        "K": ("king", "kings"),
        "A": ("ace", "aces"),
    },
}
"""[language][rank]: (one, several)."""

NUMBERS = {
    "sv": {1: "en", 2: "två", 3: "tre", 4: "fyra"},
    "en": {1: "a", 2: "two", 3: "three", 4: "four"},
}
ARTICLES = {"sv": {"A": "ett"}, "en": {"8": "an", "A": "an"}}
"""[language][rank]: the word for one of them, where it is not the usual one."""

WORDS = {
    "sv": {
        "dealt": "  {who}: hand {hand}, öppna kort {row}.",
        "dealt_hand": "  {who}: hand {hand}.",
        "swap": "  {who} lägger {row} öppet och behåller {hand}.",
        "upcard": "Översta kortet i draghögen vänds upp: {pile}.",
        "no_upcard": "Det uppvända kortet är en tia och vänds bort. Högen är tom.",
        "swaps": "Kortbytet",
        "play": "Spelet",
        "lay": "{who} lägger {cards}",
        "flip_fits": "{who} vänder ett dolt kort, {card}, och det går att lägga",
        "flip_fails": "{who} vänder ett dolt kort, {card}, som inte går att lägga, och tar upp {count}",
        "chance_fits": "{who} chansar och får {card}, som går att lägga",
        "chance_fails": "{who} chansar och får {card}, som inte går att lägga, och tar upp {count}",
        "take": "{who} tar upp {count}",
        "pass": "{who} kan inte göra något och står över",
        "burn": "högen vänds bort",
        "again": "ny tur",
        "top": "högen har {count}, överst {top}",
    },
    "en": {
        "dealt": "  {who}: hand {hand}, open cards {row}.",
        "dealt_hand": "  {who}: hand {hand}.",
        "swap": "  {who} lays {row} open and keeps {hand}.",
        "upcard": "The top card of the talon is turned up: {pile}.",
        "no_upcard": "The up-card is a ten and burns. The pile is empty.",
        "swaps": "The swap",
        "play": "The play",
        "lay": "{who} lays {cards}",
        "flip_fits": "{who} turns a hidden card, {card}, and it fits",
        "flip_fails": "{who} turns a hidden card, {card}, which does not fit, and picks up {count}",
        "chance_fits": "{who} takes a chance and gets {card}, which fits",
        "chance_fails": "{who} takes a chance and gets {card}, which does not fit, and picks up {count}",
        "take": "{who} picks up {count}",
        "pass": "{who} can do nothing and passes",
        "burn": "the pile burns",
        "again": "another turn",
        "top": "the pile has {count}, {top} on top",
    },
}
