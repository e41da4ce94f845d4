"""QB8: when to burn with the ten (QUESTIONS.md B8, B9, B10, F1; shortlist 3)."""

from experiments.questions.study import (
    ForkStudy,
    StudyQuestion,
    ThresholdStudy,
    both,
    tables,
    told,
)

UNIT = both("kort i högen", "cards in the pile")
FITS = "a ten fits and an ordinary card fits and playing from the hand"
PLAYS = ("lay a ten", "lay the lowest ordinary")
PILE = ThresholdStudy(
    claim="QB8",
    label=both("Minsta hög för tian", "Smallest pile for the ten"),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Bränn med tian när högen är stor nog, också när något annat går att lägga",
            "Spara tian tills inget annat går att lägga",
            "Att bränna med tian fast något annat går att lägga",
        ),
        en=(
            "Burn with the ten once the pile is large enough, even if something else fits",
            "Save the ten until nothing else fits",
            "Burning with the ten although something else fits",
        ),
    ),
    arm="talmodig",
    parameter="pile",
    values=("1", "2", "3", "5", "8", "12"),
    base="talmodig:pile=52",
    unit=UNIT,
)
STRONG = ThresholdStudy(
    claim="QB8",
    label=both("Samma sak för den starkaste spelaren", "The same for the strongest player"),
    tables=tables("app", 2, 3),
    phrases=told(
        sv=(
            "Den starkaste spelaren tjänar på att bränna stora högar",
            "Den starkaste spelaren sparar också tian",
            "Att bränna stora högar, för den starkaste spelaren",
        ),
        en=(
            "The strongest player gains by burning large piles",
            "The strongest player saves the ten too",
            "Burning large piles, for the strongest player",
        ),
    ),
    arm="stark:take=30",
    parameter="burn",
    values=("1", "3", "5", "8", "12", "20"),
    base="stark:take=30,burn=52",
    unit=UNIT,
)
EARLY = ForkStudy(
    claim="QB10",
    label=both("Bränna med en tia tidigt", "Burning with a ten early"),
    tables=tables("app", 2, 3),
    phrases=told(
        sv=(
            "Bränn gärna tidigt: tian ger ny tur och ett nytt kort",
            "Bränn inte tidigt, medan draghögen är stor",
            "Att bränna med en tia tidigt, medan draghögen är stor",
        ),
        en=(
            "Do burn early: the ten gives a new turn and a new card",
            "Do not burn early, while the talon is large",
            "Burning with a ten early, while the talon is large",
        ),
    ),
    among=("book", "strong"),
    when=f"{FITS} and talon more than 20",
    plays=PLAYS,
    by=("pile",),
)
LATE = ForkStudy(
    claim="QB8",
    label=both(
        "Bränna med en tia när draghögen är slut", "Burning with a ten once the talon is gone"
    ),
    tables=tables("app", 2, 3),
    phrases=told(
        sv=(
            "När draghögen är slut: bränn med tian",
            "Spara tian också när draghögen är slut",
            "Att bränna med en tia när draghögen är slut",
        ),
        en=(
            "Once the talon is gone: burn with the ten",
            "Save the ten once the talon is gone too",
            "Burning with a ten once the talon is gone",
        ),
    ),
    among=("book", "strong"),
    when=f"{FITS} and talon is empty",
    plays=PLAYS,
    by=("pile",),
)
SIMPLE = ThresholdStudy(
    claim="QF1",
    label=both("Minsta hög för tian i den enkla varianten", "Smallest pile in the simple variant"),
    tables=tables("enkel", 2, 3),
    phrases=told(
        sv=(
            "I den enkla varianten: bränn när högen är stor nog",
            "I den enkla varianten: spara tian tills inget annat går att lägga",
            "Att bränna fast något annat går att lägga, i den enkla varianten",
        ),
        en=(
            "In the simple variant: burn once the pile is large enough",
            "In the simple variant: save the ten until nothing else fits",
            "Burning although something else fits, in the simple variant",
        ),
    ),
    arm="talmodig",
    parameter="pile",
    values=("1", "3", "5", "8", "12"),
    base="talmodig:pile=52",
    unit=UNIT,
)
QB8 = StudyQuestion(
    id="QB8",
    title={"sv": "När ska jag bränna med tian?", "en": "When should I burn with the ten?"},
    phrasings={
        "sv": (
            "Ska jag spara tian tills högen är stor?",
            "Hur stor ska högen vara innan jag bränner?",
            "Gör det något om jag bränner en tia direkt?",
        ),
        "en": (
            "Should I save the ten until the pile is large?",
            "How large should the pile be before I burn it?",
            "Does it matter if I burn a ten at once?",
        ),
    },
    needs=(frozenset({"ten", "burn", "pile"}), frozenset({"burn", "pile", "when"})),
    studies=(PILE, EARLY, LATE, STRONG, SIMPLE),
    estimand={
        "sv": "Det som mäts är vad det ger att bränna med tian så snart högen är så stor, mot att spara den "
        "tills inget annat går att lägga; allt annat lika.",
        "en": "What is measured is what it brings to burn with the ten as soon as the pile is so large, against "
        "saving it until nothing else fits; all else being equal.",
    },
)
