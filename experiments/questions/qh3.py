"""QH3: phase two: save trumps, beat cheaply, take freely; the last talon card (H1-H4, G6, G7; shortlist 15)."""

from experiments.questions.study import (
    ForkStudy,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    both,
    tables,
    told,
)

KLASSISK = tables("klassisk", 2, 3, 4)
SAVE = ThresholdStudy(
    claim="QH3",
    label=both("Ta upp hellre än att trumfa låga kort", "Taking rather than trumping low cards"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Ja – spara på trumfen: ta hellre upp ett lågt kort",
            "Nej – trumfa när inget annat sticker",
            "Att ta upp hellre än att trumfa låga kort",
        ),
        en=(
            "Yes – save your trumps: rather take a low card",
            "No – trump when nothing else beats",
            "Taking rather than trumping low cards",
        ),
    ),
    arm="sparar-trumf.toml",
    parameter="r",
    values=("5", "7", "9", "11", "13", "15"),
    base="boken",
    unit=both(
        "och högre trumfas (11 = knekt, 15 = inget)",
        "and higher are trumped (11 = jack, 15 = none)",
    ),
)
TAKE = ForkStudy(
    claim="QH2",
    label=both("Ta upp fast man kan slå", "Taking although one can beat"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Ta gärna upp fast du kan slå",
            "Slå när du kan: ta inte upp frivilligt",
            "Att ta upp fast man kan slå",
        ),
        en=(
            "Do take although you can beat",
            "Beat when you can: do not take freely",
            "Taking although one can beat",
        ),
    ),
    among=("book", "strong"),
    when="answering and can beat and may take",
    plays=("take", "by the book"),
    by=("own",),
    phase="two",
)
CHEAP = PolicyStudy(
    claim="QH1",
    label=both("Slå billigt mot att slå högt", "Beating cheaply against beating high"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Slå så billigt som möjligt",
            "Slå med ditt högsta kort",
            "Att slå så billigt som möjligt",
        ),
        en=(
            "Beat as cheaply as you can",
            "Beat with your highest card",
            "Beating as cheaply as possible",
        ),
    ),
    arm="boken",
    base="hogst-slag.toml",
)
LEAD = PolicyStudy(
    claim="QH4",
    label=both("Spela ut lågt mot högt i andra fasen", "Leading low against high in phase two"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Spela ut lågt i andra fasen",
            "Spela ut högt i andra fasen",
            "Att spela ut lågt i andra fasen",
        ),
        en=("Lead low in phase two", "Lead high in phase two", "Leading low in phase two"),
    ),
    arm="boken",
    base="leder-hogt.toml",
)
LAST = PolicyStudy(
    claim="QG6",
    label=both("Styra mot sista talongkortet", "Steering for the last talon card"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Försök få sista kortet i talongen",
            "Bry dig inte om vem som får sista kortet i talongen",
            "Att styra mot sista kortet i talongen",
        ),
        en=(
            "Try to get the last talon card",
            "Do not mind who gets the last talon card",
            "Steering for the last talon card",
        ),
    ),
    arm="trumfstyraren",
    base="trumfsnalen",
)
CHANCE = ThresholdStudy(
    claim="QG7",
    label=both("Chansa när handen är lägre än så", "Chancing when the hand is lower than that"),
    tables=KLASSISK,
    phrases=told(
        sv=(
            "Chansa i första fasen när hela handen är låg",
            "Chansa inte i första fasen bara för att handen är låg",
            "Att chansa i första fasen med låg hand",
        ),
        en=(
            "Chance it in phase one when your whole hand is low",
            "Do not chance it in phase one just for a low hand",
            "Chancing it in phase one with a low hand",
        ),
    ),
    arm="chansaren:t_answer=2",
    parameter="t_lead",
    values=("5", "7", "9", "11", "13", "15"),
    base="chansaren:t_answer=2,t_lead=2",
    unit=both(
        "är gränsen för handens högsta kort (11 = knekt)",
        "is the limit of the hand's highest card (11 = jack)",
    ),
)
QH3 = StudyQuestion(
    id="QH3",
    title=both(
        "Fas två: spara trumf, slå billigt eller ta upp frivilligt?",
        "Phase two: save trumps, beat cheaply or take freely?",
    ),
    phrasings={
        "sv": (
            "Ska man spara på trumfen?",
            "Ska man alltid slå så billigt som möjligt?",
            "Ska man ibland ta upp fast man kan slå?",
            "Vad spelar man ut i andra fasen?",
            "Vill man ha sista kortet i talongen?",
            "När ska man chansa i första fasen?",
        ),
        "en": (
            "Should one save trumps?",
            "Should one always beat as cheaply as possible?",
            "Should one sometimes take although one can beat?",
            "What does one lead in the second phase?",
            "Does one want the last talon card?",
        ),
    },
    needs=(frozenset({"trump", "beat", "phase_two", "talon_last", "phase_one"}),),
    studies=(SAVE, TAKE, CHEAP, LEAD, LAST, CHANCE),
    estimand=both(
        "Det som mäts är vad det ger att ta upp i stället för att trumfa kort som är lägre än ett visst, mot "
        "att spela "
        "efter boken; resten spelas lika.",
        "What is measured is what it brings to take rather than trump cards lower than some card, against "
        "playing by the "
        "book; the rest is played alike.",
    ),
)
