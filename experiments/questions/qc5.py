"""QC5: always chansa when stuck (QUESTIONS.md C5, C6, C7, F2; shortlist 7), with the readings R5, R9 and R11."""

from experiments.questions.study import (
    ForkStudy,
    Phrases,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    tables,
)

STUCK = "nothing fits and may chance"
BOTH = ("chance", "take")
CHANCE = {
    "sv": Phrases(
        "Ja – chansa när inget går att lägga",
        "Nej – ta upp högen direkt när inget går att lägga",
        "Att chansa i stället för att ta upp högen direkt",
    ),
    "en": Phrases(
        "Yes – turn the top talon card when nothing fits",
        "No – pick up the pile at once when nothing fits",
        "Turning the top talon card instead of picking up the pile at once",
    ),
}
MAIN = ForkStudy(
    claim="QC5",
    label={"sv": "Chansa eller ta upp direkt", "en": "Chance it or pick up at once"},
    tables=tables("app", 2, 3, 4),
    phrases=CHANCE,
    among=("book",),
    times=6,
    when=STUCK,
    plays=BOTH,
    by=("rank", "talon", "top x pile"),
    each=True,
)
STRONG = ForkStudy(
    claim="QC5",
    label={"sv": "Chansa bland starka spelare", "en": "Chance it among strong players"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Chansa också när alla vid bordet spelar starkt",
            "När alla vid bordet spelar starkt: ta upp högen direkt",
            "Att chansa när alla vid bordet spelar starkt",
        ),
        "en": Phrases(
            "Chance it even if everybody at the table plays strongly",
            "If everybody at the table plays strongly, pick up the pile at once",
            "Chancing it where everybody at the table plays strongly",
        ),
    },
    among=("strong",),
    times=3,
    when=STUCK,
    plays=BOTH,
    each=True,
)
COURT = ForkStudy(
    claim="QC5",
    label={"sv": "En kung eller ett ess överst", "en": "A king or an ace on top"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Chansa också på en kung eller ett ess",
            "På en kung eller ett ess: ta upp högen direkt",
            "Att chansa på en kung eller ett ess",
        ),
        "en": Phrases(
            "Chance it on a king or an ace as well",
            "On a king or an ace, pick up the pile at once",
            "Chancing it on a king or an ace",
        ),
    },
    among=("book",),
    times=4,
    when=f"{STUCK} and top rank is at least K",
    plays=BOTH,
    by=("pile",),
    each=True,
)
LATE = ForkStudy(
    claim="QC7",
    label={"sv": "De sista tre korten i draghögen", "en": "The last three cards of the talon"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Chansa också på de sista korten i draghögen",
            "Är det högst tre kort kvar i draghögen: ta upp högen direkt",
            "Att chansa på de sista tre korten i draghögen",
        ),
        "en": Phrases(
            "Chance it on the last cards of the talon as well",
            "With at most three cards left in the talon, pick up the pile at once",
            "Chancing it on the last three cards of the talon",
        ),
    },
    among=("book",),
    times=2,
    when=f"{STUCK} and talon at most 3",
    plays=BOTH,
    by=("pile",),
    each=True,
)
COUNTED = ThresholdStudy(
    claim="QC6",
    label={"sv": "Chansa efter att ha räknat kort", "en": "Chance it by counting cards"},
    tables=tables("app", 2, 3) + tables("enkel", 3),
    phrases={
        "sv": Phrases(
            "Räkna korten och chansa bara när kortet troligen passar",
            "Räkna inte – chansa alltid",
            "Att räkna korten innan man chansar, mot att alltid chansa",
        ),
        "en": Phrases(
            "Count the cards and chance it only if the card is likely to fit",
            "Do not count: always chance it",
            "Counting the cards before chancing it, against always chancing it",
        ),
    },
    among=("book", "strong"),
    arm="raknaren",
    parameter="tau",
    values=("0.2", "0.3", "0.4", "0.5", "0.6", "1"),
    base="raknaren:tau=0",
    unit={"sv": "som minsta sannolikhet", "en": "as the least probability"},
)
WHOLE = PolicyStudy(
    claim="QC5",
    label={"sv": "Alltid mot aldrig, i hela partier", "en": "Always against never, in whole games"},
    tables=tables("app", 2, 3) + tables("enkel", 3),
    phrases={
        "sv": Phrases(
            "I hela partier lönar det sig att alltid chansa",
            "I hela partier lönar det sig att aldrig chansa",
            "Att alltid chansa mot att aldrig göra det, i hela partier",
        ),
        "en": Phrases(
            "Over whole games it pays always to chance it",
            "Over whole games it pays never to chance it",
            "Always chancing it against never doing so, over whole games",
        ),
    },
    among=("book", "strong"),
    times=2,
    arm="lagforst",
    base="tar-direkt.toml",
)
SIMPLE = ForkStudy(
    claim="QF2",
    label={"sv": "Chansa i den enkla varianten", "en": "Chance it in the simple variant"},
    tables=tables("enkel", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Chansa i den enkla varianten också",
            "I den enkla varianten: ta upp högen direkt",
            "Att chansa i den enkla varianten",
        ),
        "en": Phrases(
            "Chance it in the simple variant as well",
            "In the simple variant, pick up the pile at once",
            "Chancing it in the simple variant",
        ),
    },
    times=2,
    when=STUCK,
    plays=BOTH,
    by=("rank", "talon", "top x pile"),
    each=True,
)
PASSING = ForkStudy(
    claim="QF2",
    label={
        "sv": "Om en chansad tia inte ger ny tur",
        "en": "If a chanced ten gives no extra turn",
    },
    tables=tables("app", 2, 3, changes=("chansa_burn_extra_turn=false",))
    + tables("enkel", 3, changes=("chansa_burn_extra_turn=false",)),
    phrases={
        "sv": Phrases(
            "Chansa också när en chansad tia eller tvåa inte ger ny tur",
            "Ger en chansad tia eller tvåa inte ny tur: ta upp högen direkt",
            "Att chansa när en chansad tia eller tvåa inte ger ny tur",
        ),
        "en": Phrases(
            "Chance it even where a chanced ten or two gives no extra turn",
            "Where a chanced ten or two gives no extra turn, pick up the pile at once",
            "Chancing it where a chanced ten or two gives no extra turn",
        ),
    },
    among=("book",),
    times=4,
    when=STUCK,
    plays=BOTH,
    each=True,
)
FREELY = ForkStudy(
    claim="QF2",
    label={"sv": "Om man får chansa när man vill", "en": "If one may chance it at any time"},
    tables=tables("enkel", 2, 3, changes=("chansa=any_time",))
    + tables("app", 2, changes=("chansa=any_time",)),
    phrases={
        "sv": Phrases(
            "Får man chansa när man vill: chansa hellre än att lägga",
            "Får man chansa när man vill: lägg ändå, om något går att lägga",
            "Att chansa fast något går att lägga",
        ),
        "en": Phrases(
            "Where chansa is free at any time, chance it rather than lay",
            "Where chansa is free at any time, lay all the same if something fits",
            "Chancing it although something fits",
        ),
    },
    among=("book", "strong"),
    when="an ordinary card fits and may chance",
    plays=("chance", "lay the lowest ordinary"),
    by=("top", "pile"),
    each=True,
)
QC5 = StudyQuestion(
    id="QC5",
    title={
        "sv": "Ska jag alltid chansa när inget går att lägga?",
        "en": "Should I always chance it when nothing fits?",
    },
    phrasings={
        "sv": (
            "Ska jag alltid chansa innan jag tar upp högen?",
            "Ska jag chansa eller ta upp?",
            "När lönar det sig att chansa?",
            "Kan man räkna ut när det lönar sig att chansa?",
            "Ska jag chansa på de sista korten i draghögen?",
            "Lönar det sig att chansa i den enkla varianten?",
            "Är det dumt att chansa på ett ess eller en kung?",
        ),
        "en": (
            "Should I always chance it before I pick up the pile?",
            "Should I gamble or pick up?",
            "When does it pay to take a chance?",
            "Is it worth taking a chance on the top card of the talon?",
            "Should I chance it on the last cards of the talon?",
            "Does chansa pay in the simple variant?",
            "Should I chance it on an ace or a king?",
        ),
    },
    needs=(frozenset({"chance"}),),
    studies=(MAIN, STRONG, COURT, LATE, COUNTED, WHOLE, SIMPLE, PASSING, FREELY),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall mellan att chansa och att ta upp högen direkt, i ett läge där "
        "inget kort på handen går att lägga; partiet spelas vidare på samma sätt efter båda.",
        "en": "What is measured is the difference in outcome between turning the top talon card and picking up the "
        "pile at once, where no card in hand fits; the game goes on in the same way after both.",
    },
)
