"""The words in which a game of the classic family is retold."""

SUITS = {
    "sv": {"c": "klöver", "d": "ruter", "h": "hjärter", "s": "spader"},
    "en": {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"},
}

RANKS = {
    "sv": {
        "2": "två",
        "3": "tre",
        "4": "fyra",
        "5": "fem",
        "6": "sex",
        "7": "sju",
        "8": "åtta",
        "9": "nio",
        "T": "tio",
        "J": "knekt",
        "Q": "dam",
        "K": "kung",
        "A": "ess",
    },
    "en": {
        "2": "two",
        "3": "three",
        "4": "four",
        "5": "five",
        "6": "six",
        "7": "seven",
        "8": "eight",
        "9": "nine",
        "T": "ten",
        "J": "jack",
        "Q": "queen",
        "K": "king",
        "A": "ace",
    },
}

INDICES = {
    "sv": {"T": "10", "J": "kn", "Q": "D", "K": "K", "A": "E"},
    "en": {"T": "10"},
}
"""[language][rank]: as in the corner of a card, where it is not the rank's own sign."""

CARD = {"sv": "{suit} {rank}", "en": "the {rank} of {suit}"}
AND = {"sv": " och ", "en": " and "}

WORDS = {
    "sv": {
        "hand": "  {who}: {hand}.",
        "removed": "{count} läggs åt sidan osedda.",
        "upturned": "Trumfkortet vänds upp och läggs underst i talongen: {card}.",
        "phase_one": "Fas ett",
        "lead": "{who} spelar ut {cards}",
        "answer": "{who} svarar med {cards}",
        "lead_chance": "{who} chansar, får {cards} och spelar ut med det",
        "answer_chance": "{who} chansar och svarar med {cards}",
        "tie": "stunsa, samma två spelar igen",
        "ties": "motlägg mellan {seats}",
        "wins": "{who} tar sticket, {count}",
        "wins_self": "tar sticket, {count}",
        "aside": "talongens sista kort, {card}, läggs undan som trumf",
        "aside_nobody": "talongens sista kort läggs osett undan som trumf (det är {card})",
        "chanced_last": "det var talongens sista kort, så {suit} är trumf",
        "phase_two": "Fas två: {suit} är trumf",
        "returned": "Sticket blir inte färdigt: {count} går tillbaka till dem som spelade dem.",
        "no_cards": "  {who} har inga kort och är klar på plats 1.",
        "beat": "{who} slår med {cards}",
        "take": "{who} kan inte slå och tar upp {cards}",
        "take_freely": "{who} tar upp {cards} fast det gick att slå",
        "complete": "sticket är fullt, {count}, och läggs bort",
        "to_beat": "nu gäller det att slå {cards}",
    },
    "en": {
        "hand": "  {who}: {hand}.",
        "removed": "{count} are set aside unseen.",
        "upturned": "The trump card is turned up and put under the talon: {card}.",
        "phase_one": "Phase one",
        "lead": "{who} leads {cards}",
        "answer": "{who} answers with {cards}",
        "lead_chance": "{who} takes a chance, turns {cards} and leads it",
        "answer_chance": "{who} takes a chance and answers with {cards}",
        "tie": "stunsa, the same two play again",
        "ties": "a tie between {seats}, who play again",
        "wins": "{who} wins the trick, {count}",
        "wins_self": "wins the trick, {count}",
        "aside": "the last card of the talon, {card}, is set aside as trump",
        "aside_nobody": "the last card of the talon is set aside unseen as trump (it is {card})",
        "chanced_last": "it was the last card of the talon, so {suit} are trumps",
        "phase_two": "Phase two: {suit} are trumps",
        "returned": "The trick is never finished: {count} go back to those who played them.",
        "no_cards": "  {who} has no cards and is out in place 1.",
        "beat": "{who} beats it with {cards}",
        "take": "{who} cannot beat it and picks up {cards}",
        "take_freely": "{who} picks up {cards}, though it could be beaten",
        "complete": "the trick is complete, {count}, and is put away",
        "to_beat": "now {cards} is to be beaten",
    },
}
