"""QB5: keep pairs for four of a kind (QUESTIONS.md B5, B6, B7, F3; shortlist 5)?"""

from experiments.questions.study import (
    ForkStudy,
    PolicyStudy,
    StudyQuestion,
    both,
    tables,
    told,
)

KEEP = PolicyStudy(
    claim="QB5",
    label=both("Spara par mot lägst först", "Keeping pairs against lowest first"),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Ja – spara par och trissar för fyrtal",
            "Nej – spara inte par för fyrtal",
            "Att spara par för fyrtal",
        ),
        en=(
            "Yes – keep pairs for four of a kind",
            "No – do not keep pairs for four of a kind",
            "Keeping pairs for four of a kind",
        ),
    ),
    arm="parsparen",
    base="lagforst",
)
KEEP_SIMPLE = PolicyStudy(
    claim="QF3",
    label=both("Spara par i den enkla varianten", "Keeping pairs in the simple variant"),
    tables=tables("enkel", 2, 3, 4),
    phrases=told(
        sv=(
            "Spara par i den enkla varianten",
            "Spara inte par i den enkla varianten heller",
            "Att spara par i den enkla varianten",
        ),
        en=(
            "Keep pairs in the simple variant",
            "Do not keep pairs in the simple variant either",
            "Keeping pairs in the simple variant",
        ),
    ),
    arm="parsparen",
    base="lagforst",
)
COMPLETE = PolicyStudy(
    claim="QB6",
    label=both("Alltid göra fyrtal när det går", "Always completing a four"),
    tables=tables("app", 2, 3, 4) + tables("enkel", 2, 3),
    phrases=told(
        sv=(
            "Gör alltid fyrtal när du kan",
            "Gör inte fyrtal bara för att det går",
            "Att alltid göra fyrtal när det går",
        ),
        en=(
            "Always complete a four when you can",
            "Do not complete a four just because you can",
            "Always completing a four",
        ),
    ),
    arm="gor-fyrtal.toml",
    base="lagforst",
)
THIRD = ForkStudy(
    claim="QB7",
    label=both(
        "Det tredje lika kortet hellre än det högsta",
        "The third card alike rather than the highest",
    ),
    tables=tables("app", 2, 3),
    phrases=told(
        sv=(
            "Lägg gärna det tredje kortet av en valör",
            "Akta dig för att lägga det tredje kortet av en valör",
            "Att lägga det tredje kortet av en valör hellre än sitt högsta kort",
        ),
        en=(
            "Do lay the third card of a rank",
            "Beware of laying the third card of a rank",
            "Laying the third card of a rank rather than one's highest card",
        ),
    ),
    among=("book", "strong"),
    when="lowest rank is top rank and equal cards on top is 2 and copies of the lowest is 1 and highest rank "
    "more than "
    "lowest rank",
    plays=("lay the lowest ordinary, one copy", "lay the highest ordinary, one copy"),
    by=("talon",),
)
QB5 = StudyQuestion(
    id="QB5",
    title=both("Ska jag spara par för fyrtal?", "Should I keep pairs for four of a kind?"),
    phrasings={
        "sv": (
            "Ska jag spara par för att få fyrtal?",
            "Lönar det sig att samla på fyrtal?",
            "Ska man alltid vända bort högen när man kan lägga det fjärde kortet?",
            "Är det farligt att lägga tredje lika?",
        ),
        "en": (
            "Is it worth keeping pairs to make four of a kind?",
            "Should I always complete a four of a kind?",
            "Is it dangerous to lay the third of a kind?",
        ),
    },
    needs=(frozenset({"four", "pair"}),),
    studies=(KEEP, COMPLETE, THIRD, KEEP_SIMPLE),
    estimand=both(
        "Det som mäts är vad det ger att spara par och trissar så länge de kan bli fyrtal, mot att lägga lägst "
        "först.",
        "What is measured is what it brings to keep pairs and triples while they can become a four, against "
        "lowest first.",
    ),
)
