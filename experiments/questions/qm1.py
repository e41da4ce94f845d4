"""QM1: should one play otherwise in Mattis, and where everyone plays to each trick (M1, M2, M4; shortlist 16)?"""

from experiments.questions.study import (
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    both,
    tables,
    told,
)

VALUES = ("2", "4", "6", "8", "10", "12", "14")
UNIT = both(
    "och högre sticks (11 = knekt, 14 = ess)", "and higher are beaten (11 = jack, 14 = ace)"
)
ADAPT = PolicyStudy(
    claim="QM1",
    label=both("Anpassad till Mattis mot klassiskt spel", "Adapted to Mattis against classic play"),
    tables=tables("mattis", 3, 4),
    phrases=told(
        sv=(
            "Ja – spela annorlunda i Mattis: slå hellre när ett lågt kort ligger underst",
            "Nej – spela i Mattis som i vanlig skitgubbe",
            "Att anpassa spelet till Mattis",
        ),
        en=(
            "Yes – play otherwise in Mattis: rather beat when a low card lies at the bottom",
            "No – play Mattis as you play Skitgubbe",
            "Adapting one's play to Mattis",
        ),
    ),
    arm="mattisanpassad",
    base="trumfsnalen",
)
BACK = PolicyStudy(
    claim="QM1",
    label=both("Samma anpassning i klassisk skitgubbe", "The same adaptation in classic Skitgubbe"),
    tables=tables("klassisk", 3, 4),
    phrases=told(
        sv=(
            "Samma sätt är bättre i klassisk skitgubbe också",
            "I klassisk skitgubbe är samma sätt sämre",
            "Samma sätt i klassisk skitgubbe",
        ),
        en=(
            "The same way is better in classic Skitgubbe too",
            "In classic Skitgubbe the same way is worse",
            "The same way in classic Skitgubbe",
        ),
    ),
    arm="mattisanpassad",
    base="trumfsnalen",
)
DUCK_MATTIS = ThresholdStudy(
    claim="QM1",
    label=both("Lägsta kort att sticka i Mattis", "Lowest card to beat in Mattis"),
    tables=tables("mattis", 3, 4),
    phrases=told(
        sv=(
            "Lägg dig under låga utspel i Mattis också",
            "I Mattis: stick allt du kan",
            "Att lägga sig under i Mattis",
        ),
        en=(
            "Duck low leads in Mattis too",
            "In Mattis: beat whatever you can",
            "Ducking in Mattis",
        ),
    ),
    arm="duckaren",
    parameter="x",
    values=VALUES,
    base="duckaren:x=2",
    unit=UNIT,
)
ALL_PLAY = ThresholdStudy(
    claim="QM2",
    label=both("Lägsta kort att sticka när alla spelar", "Lowest card to beat when everyone plays"),
    tables=tables("alla-spelar", 3, 4),
    phrases=told(
        sv=(
            "Lägg dig under låga kort när alla spelar till varje stick",
            "När alla spelar: stick allt du kan",
            "Att lägga sig under när alla spelar",
        ),
        en=(
            "Duck low cards when everyone plays to each trick",
            "When everyone plays: beat whatever you can",
            "Ducking when everyone plays",
        ),
    ),
    arm="duckaren",
    parameter="x",
    values=VALUES,
    base="duckaren:x=2",
    unit=UNIT,
)
UPTURNED = PolicyStudy(
    claim="QM4",
    label=both("Ta många stick när trumfen syns", "Winning many tricks when trumps show"),
    tables=tables("uppvand-trumf", 3, 4),
    phrases=told(
        sv=(
            "Ta alla stick du kan när trumfen ligger uppvänd",
            "Ta inte alla stick ens när trumfen ligger uppvänd",
            "Att ta alla stick när trumfen ligger uppvänd",
        ),
        en=(
            "Win every trick you can when the trump is turned up",
            "Do not win every trick even when the trump is up",
            "Winning every trick when the trump is turned up",
        ),
    ),
    arm="roffaren",
    base="duckaren",
)
QM1 = StudyQuestion(
    id="QM1",
    title=both(
        "Ska man spela annorlunda i Mattis och när alla spelar till varje stick?",
        "Should one play otherwise in Mattis and where everyone plays to each trick?",
    ),
    phrasings={
        "sv": (
            "Ska man spela annorlunda i Mattis än i Skitgubbe?",
            "Ska man spela annorlunda när alla spelar till varje stick?",
            "Blir det bättre att samla trumf när den syns från början?",
        ),
        "en": (
            "Should one play differently in Mattis?",
            "Does one play otherwise when everyone plays to each trick?",
            "Is it better to collect trumps when the trump is upturned?",
        ),
    },
    needs=(frozenset({"mattis", "everyone", "upturned_trump"}),),
    studies=(ADAPT, BACK, DUCK_MATTIS, ALL_PLAY, UPTURNED),
    estimand=both(
        "Det som mäts är vad det ger i Mattis att slå så fort ett lågt kort ligger underst, mot att spara på "
        "trumfen som i "
        "vanlig skitgubbe.",
        "What is measured is what it brings in Mattis to beat whenever a low card lies at the bottom, against "
        "saving trumps "
        "as in ordinary Skitgubbe.",
    ),
)
