"""QE4: luck or skill (QUESTIONS.md E4, E5, M5, F7; shortlist 13)?"""

from experiments.questions.question import Game, Table, Texts
from experiments.questions.study import PolicyStudy, StudyQuestion, both, told
from experiments.studies.fields import STRONGEST
from strategies.catalogue import BOOKS

SHEDDING = tuple(Table(Game(name), 2) for name in ("app", "vandtia", "enkel"))
CLASSIC = tuple(
    Table(Game(name), 2) for name in ("klassisk", "mattis", "alla-spelar", "uppvand-trumf")
)
MORE = (
    Table(Game("app"), 3),
    Table(Game("app"), 4),
)
MORE_CLASSIC = (Table(Game("klassisk"), 3), Table(Game("klassisk"), 4))
BEGINNER = told(
    sv=(
        "Skicklighet avgör mot en nybörjare: den starkaste spelaren slår den som spelar på måfå",
        "Tur avgör till och med mot en nybörjare",
        "Att spela starkt mot en nybörjare",
    ),
    en=(
        "Skill decides against a beginner: the strongest player beats one who plays at random",
        "Luck decides even against a beginner",
        "Playing strongly against a beginner",
    ),
)
BOOK = told(
    sv=(
        "Mot den som spelar efter boken ger starkt spel mindre, men det märks",
        "Starkt spel ger inget mot boken",
        "Att spela starkt mot den som spelar efter boken",
    ),
    en=(
        "Against one who plays by the book strong play brings less, but it shows",
        "Strong play brings nothing there",
        "Playing strongly against one who plays by the book",
    ),
)
COUNTING = told(
    sv=(
        "Det lönar sig att räkna kort",
        "Det lönar sig inte att räkna kort, som den här spelaren gör det",
        "Att räkna kort",
    ),
    en=(
        "Counting cards pays",
        "Counting cards does not pay the way this player does it",
        "Counting cards",
    ),
)


def _skill(claim: str, label: Texts, *places: Table, against: str, family: str) -> PolicyStudy:
    """Return the study of the strongest player in the place of one among many alike."""
    who = {"random": ("slump", BEGINNER), "book": (BOOKS[family], BOOK)}
    base, phrases = who[against]
    return PolicyStudy(
        claim, label, places, phrases, (against,), arm=STRONGEST[family], base=base, times=0.5
    )


STUDIES = (
    _skill(
        "QE4",
        both(
            "Starkast mot måfå, vändtia och dess släkt", "Strongest against random, vändtia and kin"
        ),
        *SHEDDING,
        *MORE,
        against="random",
        family="shedding",
    ),
    _skill(
        "QM5",
        both(
            "Starkast mot måfå, klassisk skitgubbe och dess släkt",
            "Strongest against random, classic",
        ),
        *CLASSIC,
        *MORE_CLASSIC,
        against="random",
        family="classic",
    ),
    _skill(
        "QE4",
        both(
            "Starkast mot boken, vändtia och dess släkt",
            "Strongest against the book, vändtia and kin",
        ),
        *SHEDDING,
        *MORE,
        against="book",
        family="shedding",
    ),
    _skill(
        "QM5",
        both(
            "Starkast mot boken, klassisk skitgubbe och dess släkt",
            "Strongest against the book, classic",
        ),
        *CLASSIC,
        *MORE_CLASSIC,
        against="book",
        family="classic",
    ),
    PolicyStudy(
        "QE5",
        both("Räkna kort i appen", "Counting cards in the app"),
        (Table(Game("app"), 2), *MORE),
        COUNTING,
        arm="raknaren",
        base="lagforst",
    ),
)
QE4 = StudyQuestion(
    id="QE4",
    title=both(
        "Är skitgubbe tur eller skicklighet?",
        "Is Skitgubbe luck or skill?",
    ),
    phrasings={
        "sv": (
            "Är skitgubbe tur eller skicklighet? Hur ofta slår en bra spelare en nybörjare?",
            "Lönar det sig att räkna kort?",
            "Vilken variant kräver mest skicklighet?",
            "Är den enkla varianten mer tur än vändtia?",
        ),
        "en": (
            "Is it luck or skill?",
            "How often does a good player beat a beginner?",
            "Is counting cards worth it?",
            "Which variant takes most skill?",
        ),
    },
    needs=(frozenset({"skill"}),),
    studies=STUDIES,
    estimand=both(
        "Det som mäts är hur mycket oftare än den rättvisa andelen den starkaste spelaren klarar sig när alla "
        "andra "
        "spelar på måfå, eller efter boken.",
        "What is measured is how much more often than the fair share the strongest player succeeds when all "
        "others play "
        "at random, or by the book.",
    ),
)
