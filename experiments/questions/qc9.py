"""QC9: what picking up n cards costs, early and late (QUESTIONS.md C9, C10; shortlist 8)."""

from experiments.questions.study import ForkStudy, Phrases, StudyQuestion, tables

FITS = "an ordinary card fits"
TAKEN = ("take", "lay the lowest ordinary")
BOOK = ("book",)
MAIN = ForkStudy(
    claim="QC9",
    label={"sv": "Vad varje upptaget kort gör", "en": "What each card picked up does"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Varje kort man tar upp är till nytta",
            "Varje kort du slipper ta upp är värt något",
            "Varje kort man tar upp",
        ),
        "en": Phrases(
            "Each card picked up is of use",
            "Each card that you are spared is worth something",
            "Each card picked up",
        ),
    },
    among=BOOK,
    times=4,
    when=FITS,
    plays=TAKEN,
    by=("pile", "talon", "pile x talon"),
    each=True,
    per="card",
)
EARLY = ForkStudy(
    claim="QC9",
    label={
        "sv": "Per kort, medan draghögen är stor",
        "en": "For each card, while the talon is large",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Tidigt i partiet är korten till nytta",
            "Redan medan draghögen är stor är varje kort du slipper värt något",
            "Varje kort man tar upp medan draghögen är stor",
        ),
        "en": Phrases(
            "Early in the game the cards are of use",
            "Even while the talon is large, each card that you are spared is worth something",
            "Each card picked up while the talon is large",
        ),
    },
    among=BOOK,
    times=2,
    when=f"{FITS} and talon at least 10",
    plays=TAKEN,
    by=("pile",),
    each=True,
    per="card",
)
LATE = ForkStudy(
    claim="QC9",
    label={"sv": "Per kort, när draghögen är slut", "en": "For each card, once the talon is gone"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "När draghögen är slut är korten till nytta",
            "När draghögen är slut räknas varje kort du slipper",
            "Varje kort man tar upp när draghögen är slut",
        ),
        "en": Phrases(
            "Once the talon is gone the cards are of use",
            "Once the talon is gone, each card that you are spared counts",
            "Each card picked up once the talon is gone",
        ),
    },
    among=BOOK,
    times=2,
    when=f"{FITS} and talon is empty",
    plays=TAKEN,
    by=("pile",),
    each=True,
    per="card",
)
EIGHT = ForkStudy(
    claim="QC9",
    label={"sv": "En hög på åtta kort", "en": "A pile of eight cards"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Åtta kort är bra att ta upp",
            "Ta inte upp åtta kort på en gång om du kan låta bli",
            "Att ta upp åtta kort",
        ),
        "en": Phrases(
            "Eight cards are good to pick up",
            "Do not pick up eight cards at once if you can help it",
            "Picking up eight cards",
        ),
    },
    among=BOOK,
    when=f"{FITS} and pile is 8",
    plays=TAKEN,
    by=("talon",),
    each=True,
)
STRONG = ForkStudy(
    claim="QC9",
    label={"sv": "Per kort, bland starka spelare", "en": "For each card, among strong players"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Bland starka spelare är korten till nytta",
            "Också bland starka spelare är varje kort du slipper värt något",
            "Varje kort man tar upp bland starka spelare",
        ),
        "en": Phrases(
            "Among strong players the cards are of use",
            "Among strong players, too, each card that you are spared is worth something",
            "Each card picked up among strong players",
        ),
    },
    among=("strong",),
    times=2,
    when=FITS,
    plays=TAKEN,
    by=("talon",),
    each=True,
    per="card",
)
SIMPLE = ForkStudy(
    claim="QC9",
    label={"sv": "Per kort, i den enkla varianten", "en": "For each card, in the simple variant"},
    tables=tables("enkel", 2, 3, 4, changes=("voluntary_pickup=true",)),
    phrases={
        "sv": Phrases(
            "I den enkla varianten är korten till nytta",
            "Också i den enkla varianten är varje kort du slipper värt något",
            "Varje kort man tar upp i den enkla varianten",
        ),
        "en": Phrases(
            "In the simple variant the cards are of use",
            "In the simple variant, too, each card that you are spared is worth something",
            "Each card picked up in the simple variant",
        ),
    },
    among=("book", "strong"),
    when=FITS,
    plays=TAKEN,
    by=("pile", "talon"),
    each=True,
    per="card",
)
PRESS = ForkStudy(
    claim="QC10",
    label={"sv": "Ett högt kort mot flera låga", "en": "One high card against several low ones"},
    tables=tables("app", 2, 3, 4) + tables("enkel", 3),
    phrases={
        "sv": Phrases(
            "Det är viktigare att andra får ta upp än att du blir av med kort",
            "Det är viktigare att du blir av med kort än att andra får ta upp",
            "Att lägga ett högt kort hellre än flera låga",
        ),
        "en": Phrases(
            "Making the others pick up matters more than getting rid of your own cards",
            "Getting rid of your own cards matters more than making the others pick up",
            "Laying one high card rather than several low ones",
        ),
    },
    among=("book", "strong"),
    when="copies of the lowest at least 2 and highest rank at least Q",
    plays=("lay the highest ordinary, one copy", "lay the lowest ordinary"),
    by=("pile", "talon"),
    each=True,
)
QC9 = StudyQuestion(
    id="QC9",
    title={
        "sv": "Vad kostar det att ta upp högen, tidigt och sent?",
        "en": "What does it cost to pick up the pile, early and late?",
    },
    phrasings={
        "sv": (
            "Hur mycket kostar det att ta upp åtta kort?",
            "Hur farligt är det att ta upp högen sent i partiet?",
            "Gör det något att ta upp högen tidigt?",
            "Är det viktigare att andra får ta upp än att jag blir av med kort?",
        ),
        "en": (
            "How much does it cost to pick up eight cards?",
            "How bad is it to pick up the pile late in the game?",
            "What does each card that I pick up cost me?",
            "Is it more important to make others pick up than to get rid of my own cards?",
        ),
    },
    needs=(frozenset({"take"}), frozenset({"cost"})),
    studies=(MAIN, EARLY, LATE, EIGHT, STRONG, SIMPLE, PRESS),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall mellan att ta upp högen och att lägga sitt lägsta kort, där ett "
        "vanligt kort går att lägga, delad med antalet kort i högen.",
        "en": "What is measured is the difference in outcome between picking up the pile and laying one's lowest "
        "card, where an ordinary card fits, divided by the number of cards in the pile.",
    },
)
