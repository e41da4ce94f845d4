"""QD4: in which order to play one's open cards (QUESTIONS.md D3, D4, D5, D9; shortlist 9)."""

from experiments.questions.study import ForkStudy, PolicyStudy, StudyQuestion, both, tables, told

AMONG = ("book", "strong")
SPECIAL = ForkStudy(
    claim="QD4",
    label=both(
        "Vanliga kort före specialkortet från bordet",
        "Ordinary cards before the special in the row",
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Spara tian eller tvåan till sist av dina öppna kort",
            "Lägg specialkortet först av dina öppna kort",
            "Att spara specialkortet till sist av de öppna korten",
        ),
        en=(
            "Keep the ten or two for the last of your open cards",
            "Lay the special first of your open cards",
            "Keeping the special for the last of the open cards",
        ),
    ),
    among=AMONG,
    when="playing from the open row and a special fits and an ordinary card fits",
    plays=("lay the lowest ordinary", "lay a special"),
    by=("pile", "top"),
)
LOW_TOP = ForkStudy(
    claim="QD5",
    label=both(
        "Högt före lågt av de två sista öppna korten", "High before low of the last two open cards"
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Lägg det högre av dina två sista öppna kort först, så ligger det låga kvar inför de dolda",
            "Lägg det lägre av dina två sista öppna kort först",
            "Att lägga det högre av de två sista öppna korten först",
        ),
        en=(
            "Lay the higher of your last two open cards first, so that the low one lies there for the hidden ones",
            "Lay the lower of your last two open cards first",
            "Laying the higher of the last two open cards first",
        ),
    ),
    among=AMONG,
    when="playing from the open row and open row is 2 and highest rank more than lowest rank",
    plays=("lay the highest ordinary, one copy", "lay the lowest ordinary, one copy"),
)
PAIRS = ForkStudy(
    claim="QD9",
    label=both(
        "Paret före ett lägre ensamt kort från bordet",
        "The pair before a lower single card in the row",
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Är det ensamma kortet lägst: lägg ändå paret först",
            "Är det ensamma kortet lägst: lägg det före paret",
            "Att lägga paret före ett lägre ensamt kort",
        ),
        en=(
            "If the single card is lowest: lay the pair first all the same",
            "If the single card is lowest: lay it before the pair",
            "Laying the pair before a lower single card",
        ),
    ),
    among=AMONG,
    when="playing from the open row and open row is 3 and most copies is 2 and copies of the lowest is 1",
    plays=("lay most copies", "lay the lowest ordinary, one copy"),
)
PAIRS_LOW = ForkStudy(
    claim="QD9",
    label=both(
        "Paret före ett högre ensamt kort från bordet",
        "The pair before a higher single card in the row",
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Är paret lägst: lägg paret först",
            "Är paret lägst: lägg ändå det ensamma kortet först",
            "Att lägga paret först när det är lägst",
        ),
        en=(
            "If the pair is lowest: lay the pair first",
            "If the pair is lowest: lay the single card first all the same",
            "Laying the pair first where it is lowest",
        ),
    ),
    among=AMONG,
    when="playing from the open row and open row is 3 and copies of the lowest is 2 and highest rank more than "
    "lowest rank",
    plays=("lay the lowest ordinary, all copies", "lay the highest ordinary, one copy"),
)
HUNCH = PolicyStudy(
    claim="QD3",
    label=both("Kontroll: vilket dolt kort man vänder", "Check: which hidden card one turns"),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Vänd det dolda kortet längst till höger",
            "Vänd det dolda kortet längst till vänster",
            "Vilket dolt kort man vänder",
        ),
        en=(
            "Turn the hidden card farthest right",
            "Turn the hidden card farthest left",
            "Which hidden card one turns",
        ),
    ),
    arm="flip_last.py",
    base="lagforst",
    times=4.0,
)
QD4 = StudyQuestion(
    id="QD4",
    title=both("Hur ska jag spela bordskorten?", "How should I play my table cards?"),
    phrasings={
        "sv": (
            "I vilken ordning ska jag lägga mina öppna kort?",
            "Ska jag spara tian till sist inför de dolda korten?",
            "Spelar det någon roll vilket dolt kort jag väljer?",
            "Kan jag göra det lättare för mina dolda kort?",
            "Ska jag lägga paret eller det ensamma kortet först från bordet?",
        ),
        "en": (
            "In which order should I play my open cards?",
            "Should I keep the ten for last before the hidden cards?",
            "Does it matter which hidden card I turn?",
            "Should I play the pair or the single card first from the table?",
        ),
    },
    needs=(frozenset({"hidden", "order", "pair"}), frozenset({"table", "hidden"})),
    studies=(SPECIAL, LOW_TOP, PAIRS, PAIRS_LOW, HUNCH),
    estimand=both(
        "Det som mäts är vad det ger att lägga ett vanligt kort före specialkortet när man spelar från bordet "
        "och båda "
        "går att lägga.",
        "What is measured is what it brings to lay an ordinary card before the special when one plays from the "
        "row and "
        "both fit.",
    ),
)
