"""QG1: duck or win tricks in phase one (QUESTIONS.md G1 to G4; shortlist 14)?"""

from experiments.questions.study import (
    CountStudy,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    both,
    tables,
    told,
)

KLASSISK = tables("klassisk", 2, 3, 4)
DUCK = ThresholdStudy(
    claim="QG1",
    label=both("Lägsta kort som man försöker sticka", "Lowest card that one tries to beat"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Ja – lägg dig under när utspelet är lågt, och stick först högre kort",
            "Nej – stick allt du kan",
            "Att lägga sig under låga utspel",
        ),
        en=(
            "Yes – duck a low lead, and beat higher cards only",
            "No – beat whatever you can",
            "Ducking low leads",
        ),
    ),
    arm="duckaren",
    parameter="x",
    values=("4", "6", "8", "9", "10", "11", "12", "13", "14"),
    base="duckaren:x=2",
    unit=both(
        "och högre sticks (11 = knekt, 14 = ess)", "and higher are beaten (11 = jack, 14 = ace)"
    ),
)
MANY = PolicyStudy(
    claim="QG2",
    label=both("Ta alla stick mot att spela efter boken", "Winning every trick against the book"),
    tables=KLASSISK,
    phrases=told(
        sv=("Ta så många stick du kan", "Ta inte varje stick du kan", "Att ta alla stick man kan"),
        en=(
            "Win as many tricks as you can",
            "Do not win every trick you can",
            "Winning every trick one can",
        ),
    ),
    arm="roffaren",
    base="duckaren",
)
FEW = PolicyStudy(
    claim="QG2",
    label=both(
        "Få men bra kort mot att lägga sig under lågt",
        "Few but good cards against ducking low leads",
    ),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Ta bara stick med höga kort i",
            "Ta fler stick än dem med höga kort i",
            "Att bara ta stick med höga kort i",
        ),
        en=(
            "Win only tricks with high cards in them",
            "Win more than the tricks with high cards in them",
            "Winning only tricks with high cards in them",
        ),
    ),
    arm="rensaren:mean=10",
    base="trumfsnalen",
)
NONE = PolicyStudy(
    claim="QG3",
    label=both("Försöka undvika alla stick", "Trying to win no trick"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Försök att inte ta ett enda stick",
            "Försök inte att slippa alla stick",
            "Att försöka slippa alla stick",
        ),
        en=(
            "Try to win no trick at all",
            "Do not try to avoid every trick",
            "Trying to win no trick at all",
        ),
    ),
    arm="nollan",
    base="boken",
)
LEAD = PolicyStudy(
    claim="QG4",
    label=both("Spela ut högt mot lågt i första fasen", "Leading high against low in phase one"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Spela ut ditt högsta kort i första fasen",
            "Spela ut ditt lägsta kort i första fasen",
            "Att spela ut högt i första fasen",
        ),
        en=(
            "Lead your highest card in phase one",
            "Lead your lowest card in phase one",
            "Leading high in phase one",
        ),
    ),
    arm="hogt-ut.toml",
    base="lagt-ut.toml",
)
CARDS = CountStudy(
    claim="QG3",
    label=both("Kort man tar med sig till fas två", "Cards that one takes into phase two"),
    tables=KLASSISK,
    count="seats_without_cards",
    sentence=both(
        "{at} slipper någon fas två helt, utan ett enda kort, i {value} ({interval}) av partierna.",
        "{at} somebody has no card at all in phase two in {value} ({interval}) of the games.",
    ),
)
QG1 = StudyQuestion(
    id="QG1",
    title=both(
        "Fas ett: ska jag lägga mig under, och vill jag ha få eller många kort?",
        "Phase one: should I duck, and do I want few cards or many?",
    ),
    phrasings={
        "sv": (
            "Ska jag lägga mig under när någon spelar ut lågt?",
            "Är det bra eller dåligt att ta många stick?",
            "Kan man försöka att inte ta ett enda stick?",
            "Vad ska jag spela ut i första fasen – högt eller lågt?",
        ),
        "en": (
            "Should I duck under a low lead?",
            "Is it good to win many tricks?",
            "Can one try to win no trick at all?",
            "What should I lead in the first phase, high or low?",
        ),
    },
    needs=(frozenset({"trick", "duck", "phase_one"}),),
    studies=(DUCK, MANY, FEW, NONE, LEAD, CARDS),
    estimand=both(
        "Det som mäts är vad det ger att lägga sig under utspel som är lägre än ett visst kort, mot att sticka "
        "allt man "
        "kan; fas två spelas lika.",
        "What is measured is what it brings to duck leads below some card, against beating whatever one can; "
        "phase two is "
        "played alike.",
    ),
)
