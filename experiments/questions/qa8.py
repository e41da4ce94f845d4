"""QA8: which three cards to have up, and what the swap is worth (QUESTIONS.md A3, A5, A6, A8; shortlist 2)."""

from experiments.questions.study import PolicyStudy, RankStudy, StudyQuestion, both, tables, told

APP = tables("app", 2, 3, 4)
SWAP = PolicyStudy(
    claim="QA8",
    label=both("Starkast upp mot inget byte", "The strongest up against no swap"),
    tables=APP,
    phrases=told(
        sv=(
            "Lägg upp dina tre starkaste kort: tior, tvåor, ess, kungar och så vidare",
            "Låt korten ligga som de delats ut",
            "Att lägga upp sina tre starkaste kort",
        ),
        en=(
            "Lay open your three strongest cards: tens, twos, aces, kings and so on",
            "Leave the cards as they were dealt",
            "Laying open one's three strongest cards",
        ),
    ),
    arm="lagforst:swap=sw1",
    base="lagforst:swap=sw0",
)
VALUES = RankStudy(
    claim="QA3",
    label=both("Vad varje valör är värd uppe på bordet", "What each rank is worth on the table"),
    tables=tables("app", 2, 3),
    phrases=told(
        sv=(
            "Kan du bara lägga ner en av dem: ta tian hellre än tvåan",
            "Kan du bara lägga ner en av dem: ta tvåan hellre än tian",
            "Att lägga ner tian hellre än tvåan",
        ),
        en=(
            "If only one of them can go down: rather the ten than the two",
            "If only one of them can go down: rather the two than the ten",
            "Laying down the ten rather than the two",
        ),
    ),
    among=("book", "hoarder"),
    player="lagforst",
)
ACES = PolicyStudy(
    claim="QA5",
    label=both(
        "Höga vanliga kort uppe mot mellankort", "High ordinary cards up against middle ones"
    ),
    tables=APP,
    phrases=told(
        sv=(
            "Lägg upp ess och kungar hellre än mellankort",
            "Lägg upp mellankort hellre än ess och kungar",
            "Att lägga upp ess och kungar hellre än mellankort",
        ),
        en=(
            "Lay open aces and kings rather than middle cards",
            "Lay open middle cards rather than aces and kings",
            "Laying open aces and kings rather than middle cards",
        ),
    ),
    arm="lagforst:swap=sw1",
    base="lagforst:swap=middle_up",
)
LOW = PolicyStudy(
    claim="QA6",
    label=both("Låga vanliga kort uppe mot höga", "Low ordinary cards up against high ones"),
    tables=APP,
    phrases=told(
        sv=(
            "Lägg upp dina lägsta kort",
            "Lägg inte upp treor och fyror",
            "Att lägga upp sina lägsta kort",
        ),
        en=(
            "Lay open your lowest cards",
            "Do not lay open threes and fours",
            "Laying open one's lowest cards",
        ),
    ),
    times=0.5,
    arm="lagforst:swap=low_up",
    base="lagforst:swap=sw1",
)
INSURANCE = PolicyStudy(
    claim="QA4",
    label=both("Ett specialkort kvar på handen", "One special kept in hand"),
    tables=APP,
    phrases=told(
        sv=(
            "Behåll ett specialkort på handen som försäkring",
            "Lägg upp alla specialkort, behåll inget som försäkring",
            "Att behålla ett specialkort på handen som försäkring",
        ),
        en=(
            "Keep one special in hand as insurance",
            "Lay open all your specials, keep none as insurance",
            "Keeping one special in hand as insurance",
        ),
    ),
    times=0.5,
    arm="lagforst:swap=sw5",
    base="lagforst:swap=sw1",
)
PAIRS = PolicyStudy(
    claim="QA7",
    label=both("Par uppe på bordet", "Pairs on the table"),
    tables=APP,
    phrases=told(
        sv=(
            "Lägg upp par hellre än höga ensamma kort",
            "Lägg upp höga ensamma kort hellre än par",
            "Att lägga upp par",
        ),
        en=(
            "Lay open pairs rather than high single cards",
            "Lay open high single cards rather than pairs",
            "Laying open pairs",
        ),
    ),
    times=0.5,
    arm="lagforst:swap=sw6",
    base="lagforst:swap=sw1",
)
QA8 = StudyQuestion(
    id="QA8",
    title=both(
        "Vilka tre kort är bäst att ha uppe, och vad är kortbytet värt?",
        "Which three cards are best up, and what is the swap worth?",
    ),
    phrasings={
        "sv": (
            "Hur mycket vinner man på att byta kort smart?",
            "Vilka tre kort är bäst att ha uppe?",
            "Om jag bara kan lägga ner en av dem: tian eller tvåan?",
            "Är ess bra att ha på bordet, eller sitter jag bara fast med dem?",
            "Hur illa är det att ha treor och fyror på bordet?",
            "Ska jag lägga par på bordet?",
        ),
        "en": (
            "How much does a smart swap gain?",
            "Which three cards are best face up?",
            "If only one of them can go down, the ten or the two?",
            "Are aces good on the table?",
            "How bad is it to have threes and fours on the table?",
        ),
    },
    needs=(
        frozenset({"ace", "low", "pair", "swap_worth", "best_up"}),
        frozenset({"table", "swap", "swap_worth"}),
    ),
    studies=(SWAP, VALUES, ACES, LOW, INSURANCE, PAIRS),
    estimand=both(
        "Det som mäts är vad det ger att byta upp de tre starkaste korten mot att låta korten ligga; allt annat "
        "lika.",
        "What is measured is what it brings to swap the three strongest cards up against leaving them; all else "
        "equal.",
    ),
)
