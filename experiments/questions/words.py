"""The words that players use, by topic: inflections, synonyms and English, for recognising a question.

A form that ends in "*" stands for everything that begins like it. Two-word forms are looked for first.
"""

from collections.abc import Mapping

Forms = Mapping[str, tuple[str, ...]]


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


TOPICS: Mapping[str, Forms] = {
    "ten": {
        "sv": ("tia", "tian", "tior", "tiorna", "tiornas", "tians", "10an", "10or", "10orna"),
        "en": ("ten", "tens", "10s", "10"),
    },
    "two": {
        "sv": (
            "tvåa",
            "tvåan",
            "tvåor",
            "tvåorna",
            "tvåans",
            "2an",
            "2or",
            "2orna",
            "tvaor",
            "tvaorna",
        ),
        "en": ("two", "twos", "2s", "2", "deuce", "deuces"),
    },
    "table": {
        "sv": (
            "bord",
            "bordet",
            "bordskort*",
            "uppe",
            "upp",
            "öppen",
            "öppna",
            "öppet",
            "uppvänd*",
            "synlig*",
        ),
        "en": ("table", "face up", "faceup", "open", "up", "down", "row"),
    },
    "hand": {
        "sv": ("hand", "handen", "handkort*", "behåll*", "spara", "sparar", "hålla"),
        "en": ("hand", "keep", "hold", "save", "holding", "keeping"),
    },
    "swap": {"sv": ("byta", "byter", "bytet", "kortbyte*"), "en": ("swap", "swapping", "exchange")},
    "where": {"sv": ("var", "vart"), "en": ("where",)},
    "take": {
        "sv": ("ta upp", "tar upp", "plocka", "plockar", "plocka upp", "plockar upp"),
        "en": ("pick up", "picking up", "take up", "pickup"),
    },
    "burn": {
        "sv": ("bränn*", "bränd*", "vända bort", "vänd bort", "vänder bort"),
        "en": ("burn*", "turn away"),
    },
    "pile": {"sv": ("högen", "hög", "spelhög*"), "en": ("pile", "piles", "heap")},
    "chance": {"sv": ("chansa*", "chansning", "chans*"), "en": ("chance", "gamble", "risk")},
    "four": {"sv": ("fyrtal*", "fyra lika"), "en": ("four of", "quads", "fours")},
    "pair": {
        "sv": ("par", "paret", "triss", "trissar"),
        "en": ("pair", "pairs", "triple", "triples", "set"),
    },
    "ace": {"sv": ("äss*", "ess", "esset", "essen", "esser"), "en": ("ace", "aces")},
    "court": {
        "sv": ("kung*", "dam", "damen", "damer*", "knekt*", "klätt", "klädda"),
        "en": ("king", "kings", "queen", "queens", "jack", "jacks", "court"),
    },
    "low": {
        "sv": ("låg*", "lägst*", "treor*", "fyror*", "femmor*", "sexor*", "sjuor*", "sjua*"),
        "en": ("low", "lowest", "threes", "fours", "fives", "sixes", "sevens"),
    },
    "high": {"sv": ("höga", "högt", "högst*"), "en": ("high", "highest")},
    "hidden": {"sv": ("dold*", "nedvänd*", "gömd*"), "en": ("hidden", "face down", "facedown")},
    "start": {
        "sv": ("börja*", "starta*", "först ut", "vara först", "förhand*"),
        "en": (
            *("start", "starts", "starting", "starter", "begin", "begins", "beginning"),
            *("go first", "going first", "goes first", "move first", "play first", "be first"),
        ),
    },
    "seat": {
        "sv": ("sitta", "sitter", "plats", "platsen", "platser", "sittplats*"),
        "en": ("sit", "sitting", "seat", "seats"),
    },
    "finish": {
        "sv": ("gå ut", "går ut", "sista", "sist", "kvar"),
        "en": ("finish", "go out", "last", "left"),
    },
    "trump": {"sv": ("trumf*",), "en": ("trump", "trumps")},
    "trick": {"sv": ("stick", "sticket", "stunsa*"), "en": ("trick", "tricks")},
    "classic": {
        "sv": ("klassisk*", "mas", "mjölis", "enkel*"),
        "en": ("classic", "simple"),
    },
    "freely": {
        "sv": ("frivillig*", "liten", "litet", "små", "offra*", "stället"),
        "en": ("voluntar*", "small", "spend*", "instead", "rather"),
    },
    "special": {"sv": ("specialkort*",), "en": ("special", "specials")},
    "cost": {
        "sv": ("kosta*", "farlig*", "dyrt", "sent", "viktig*", "tidigt"),
        "en": ("cost*", "expensive", "late", "important", "early"),
    },
    "stop": {
        "sv": ("spärra*", "stoppa*", "hindra*", "hjälpas åt", "leder"),
        "en": ("block*", "stop", "stopping", "gang up", "leader", "hinder"),
    },
    "near": {"sv": ("nästan klar", "nästan", "klar"), "en": ("nearly", "almost", "done")},
    "when": {"sv": ("när",), "en": ("when",)},
    "skill": {
        "sv": ("tur", "skicklig*", "räkna", "räknar", "slump*"),
        "en": ("luck", "skill*", "counting", "count"),
    },
    "duck": {
        "sv": ("lägga sig under", "lägga mig under", "mig under", "sig under"),
        "en": ("duck*", "underplay*"),
    },
    "phase_one": {
        "sv": ("första fasen", "fas ett", "spelar ut", "spela ut"),
        "en": ("first phase", "phase one", "lead", "leads"),
    },
    "phase_two": {"sv": ("andra fasen", "fas två"), "en": ("second phase", "phase two")},
    "beat": {
        "sv": ("slå", "slår", "billigt", "sticka"),
        "en": ("beat", "beats", "beating", "cheaply"),
    },
    "talon_last": {"sv": ("talongen", "talong*"), "en": ("talon", "stock")},
    "mattis": {"sv": ("mattis",), "en": ()},
    "everyone": {"sv": ("alla spelar",), "en": ("everyone plays",)},
    "upturned_trump": {"sv": ("syns",), "en": ("upturned",)},
    "swap_worth": {"sv": ("byta kort", "kortbytet"), "en": ("smart",)},
    "best_up": {"sv": ("vilka tre",), "en": ("which three",)},
    "order": {"sv": ("ordning", "ordningen"), "en": ("order",)},
    "vandtia": {"sv": ("vändtia", "vändtian", "vändtio"), "en": ("vandtia",)},
    "other": {
        "sv": ("nybörjar*", "svag*", "stark*", "granne*", "före", "bredvid"),
        "en": ("beginner", "beginners", "weak*", "strong*", "neighbour*", "neighbor*"),
    },
}
"""Topic to forms by language (accents are ignored). A question is recognised only if it touches no topic that its
own phrasings lack."""

COMMON: Forms = {
    "sv": _words(
        "ska skall jag man vi du är det den de att en ett ha har på i på av med och eller bara bäst bättre "
        "lägga lägger lägg ligga ligger lägger kort korten kortet så slipper efter mina min sina sin borde bör "
        "lönar sig löna bra dåligt smart värt mest hellre om jag vad vilka spelare motståndare mot ner "
        "fördel fördelen nackdel få får vem spelar någon roll vill vinner vinna oftare stor hur "
        "rekommenderar alltid någonsin verkligen kan måste egentligen från början innan första som nu"
    ),
    "en": _words(
        "should shall i we you is are it the a an to in on of with and or only best better put place lay "
        "play my your need not so that after do does if what which have has player players opponent against "
        "card cards good bad worth always ever really can must at for be when before first from their they "
        "them this these those would it's advantage disadvantage any there who matter win wins more often big how one"
    ),
}
"""Words that say nothing about the topic; by them, too, the language is told."""

NUMBERS = ("två", "tre", "fyra", "two", "three", "four", "2", "3", "4")
COUNTED = (
    "tior", "tens", "tvåor", "twos", "spelare", "players", "personer", "people", "motståndare", "opponents", "kort",
    "cards", "stycken",
)  # fmt: skip
"""A number before one of these is a count, not a card: two players, two tens."""
