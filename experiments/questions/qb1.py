"""QB1: lowest first or highest first, and one or all of a rank (QUESTIONS.md B1 to B4; shortlist 4)?"""

from experiments.questions.study import (
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    both,
    tables,
    told,
)

LOWEST = PolicyStudy(
    claim="QB1",
    label=both("Lägst först mot högst först", "Lowest first against highest first"),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Ja – lägg lägst först",
            "Nej – lägg högst först",
            "Att lägga lägst först i stället för högst först",
        ),
        en=(
            "Yes – lay your lowest first",
            "No – lay your highest first",
            "Lowest first rather than highest first",
        ),
    ),
    arm="lagforst",
    base="hogst-forst.toml",
)
LOWEST_SIMPLE = PolicyStudy(
    claim="QB1",
    label=both("Samma sak i den enkla varianten", "The same in the simple variant"),
    tables=tables("enkel", 2, 3, 4),
    phrases=told(
        sv=(
            "Lägg lägst först i den enkla varianten också",
            "I den enkla varianten är det bättre att lägga högst först",
            "Att lägga lägst först i den enkla varianten",
        ),
        en=(
            "Lay your lowest first in the simple variant too",
            "In the simple variant lay your highest first",
            "Lowest first in the simple variant",
        ),
    ),
    arm="lagforst",
    base="hogst-forst.toml",
)
ALL = PolicyStudy(
    claim="QB3",
    label=both(
        "Alla av en valör på en gång mot en i taget", "All of a rank at once against one at a time"
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Lägg alla kort av valören på en gång",
            "Lägg ett kort i taget",
            "Att lägga alla av en valör på en gång",
        ),
        en=(
            "Lay all cards of the rank at once",
            "Lay one card at a time",
            "Laying all of a rank at once",
        ),
    ),
    arm="lagforst",
    base="lagforst:copies=one",
)
ALL_SIMPLE = PolicyStudy(
    claim="QB3",
    label=both("Alla på en gång i den enkla varianten", "All at once in the simple variant"),
    tables=tables("enkel", 2, 3),
    phrases=told(
        sv=(
            "I den enkla varianten: lägg alla på en gång",
            "I den enkla varianten: lägg ett kort i taget",
            "Att lägga alla på en gång i den enkla varianten",
        ),
        en=(
            "In the simple variant: lay all at once",
            "In the simple variant: lay one card at a time",
            "Laying all at once in the simple variant",
        ),
    ),
    arm="lagforst",
    base="lagforst:copies=one",
)
SPREAD = ThresholdStudy(
    claim="QB4",
    label=both(
        "Ett i taget av höga kort medan draghögen räcker",
        "One at a time of high cards while the talon lasts",
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Lägg höga kort ett i taget så länge draghögen räcker",
            "Spara inte på dubbletter: lägg alla på en gång",
            "Att lägga höga kort ett i taget medan draghögen räcker",
        ),
        en=(
            "Lay high cards one at a time while the talon lasts",
            "Do not keep doubles: lay all at once",
            "Laying high cards one at a time while the talon lasts",
        ),
    ),
    arm="enstaka-hoga.toml",
    parameter="q",
    values=("6", "9", "11", "12", "13", "14"),
    base="lagforst",
    unit=both(
        "och högre läggs ett i taget (11 = knekt, 14 = ess)",
        "and higher one at a time (11 = jack, 14 = ace)",
    ),
)
QB1 = StudyQuestion(
    id="QB1",
    title=both(
        "Lägst först eller högst först – och en eller alla?",
        "Lowest first or highest first – and one or all?",
    ),
    phrasings={
        "sv": (
            "Ska man alltid lägga sitt lägsta kort?",
            "Är det bättre att lägga högt så att nästa måste ta upp?",
            "Ska jag lägga alla mina sjuor på en gång?",
            "Ska jag spara den andra damen medan det finns kort i draghögen?",
            "Lägst först eller högst först?",
        ),
        "en": (
            "Should I always play my lowest card?",
            "Is it better to play high so that the next must pick up?",
            "Should I play all my sevens at once?",
            "Lowest first or highest first?",
        ),
    },
    needs=(frozenset({"low", "high", "court"}),),
    studies=(LOWEST, ALL, SPREAD, LOWEST_SIMPLE, ALL_SIMPLE),
    estimand=both(
        "Det som mäts är vad det ger att lägga lägst först i stället för högst först, allt annat lika.",
        "What is measured is what it brings to lay lowest first rather than highest first, all else being equal.",
    ),
)
