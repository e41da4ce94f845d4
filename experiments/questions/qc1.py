"""QC1: pick up a small or a good pile voluntarily (QUESTIONS.md C1, C2, C3, C4; shortlist 6), with the reading R8?

Every arm keeps to the loop guard: at most so many voluntary pick-ups a game, and never two own turns in a row.
"""

from experiments.questions.study import (
    CountStudy,
    ForkStudy,
    Phrases,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    tables,
)

FREE = ("voluntary_pickup=true",)
AMONG = ("book", "strong")
ANY = ForkStudy(
    claim="QC3",
    label={
        "sv": "Ta upp fast ett vanligt kort passar",
        "en": "Pick up although an ordinary card fits",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ja – ta upp en liten hög hellre än att lägga ditt lägsta kort",
            "Nej – går ett vanligt kort att lägga, så lägg det",
            "Att ta upp högst fyra kort fast ett vanligt kort går att lägga",
        ),
        "en": Phrases(
            "Yes – pick up a small pile rather than lay your lowest card",
            "No – if an ordinary card fits, lay it",
            "Picking up at most four cards although an ordinary card fits",
        ),
    },
    among=("book",),
    times=2,
    when="an ordinary card fits and pile at most 4",
    plays=("take", "lay the lowest ordinary"),
    by=("talon", "pile x talon"),
    each=True,
)
SMALL = ThresholdStudy(
    claim="QC1",
    label={"sv": "Största hög att ta upp tidigt", "en": "Largest pile to pick up early"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ta upp en liten hög tidigt hellre än att lägga en dam, något högre eller ett specialkort",
            "Lägg hellre något dyrt än ta upp, också när högen är liten",
            "Att ta upp en liten hög tidigt, hellre än att lägga något dyrt",
        ),
        "en": Phrases(
            "Pick up a small pile early rather than lay a queen, anything higher or a special",
            "Lay something dear rather than pick up, even if the pile is small",
            "Picking up a small pile early rather than laying something dear",
        ),
    },
    among=AMONG,
    arm="tidigplockaren:m=12",
    parameter="n",
    values=("1", "2", "4", "6", "9"),
    base="tidigplockaren:n=0",
    unit={"sv": "kort i högen", "en": "cards in the pile"},
)
SIMPLE = ThresholdStudy(
    claim="QC1",
    label={
        "sv": "Enkla varianten, om man får ta upp fritt",
        "en": "Simple variant, if taking is free",
    },
    tables=tables("enkel", 2, 3, 4, changes=FREE),
    phrases={
        "sv": Phrases(
            "Får man ta upp fritt i den enkla varianten: gör det tidigt hellre än att lägga något dyrt",
            "Också där man får ta upp fritt i den enkla varianten: lägg om du kan",
            "Att ta upp tidigt i den enkla varianten, hellre än att lägga något dyrt",
        ),
        "en": Phrases(
            "Where taking is free in the simple variant, do it early rather than lay something dear",
            "Even where taking is free in the simple variant, lay if you can",
            "Picking up early in the simple variant rather than laying something dear",
        ),
    },
    among=AMONG,
    times=0.5,
    arm="tidigplockaren:m=12",
    parameter="n",
    values=("1", "2", "4", "6", "9", "15"),
    base="tidigplockaren:n=0",
    unit={"sv": "kort i högen", "en": "cards in the pile"},
)
GOOD = ThresholdStudy(
    claim="QC2",
    label={"sv": "En bra hög", "en": "A good pile"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ta upp en hög med nog många tvåor, kungar och ess",
            "Låt högen ligga också när den har tvåor, kungar och ess",
            "Att ta upp en hög för de bra kortens skull",
        ),
        "en": Phrases(
            "Pick up a pile with enough twos, kings and aces",
            "Leave the pile even if it holds twos, kings and aces",
            "Picking up a pile for the sake of its good cards",
        ),
    },
    among=AMONG,
    arm="kvalitetsplockaren",
    parameter="theta",
    values=("0.2", "0.34", "0.5", "0.67", "1"),
    base="kvalitetsplockaren:pile=0",
    unit={"sv": "som minsta andel bra kort", "en": "as the least share of good cards"},
)
SAVED = ThresholdStudy(
    claim="QC4",
    label={
        "sv": "Ta upp hellre än att offra ett specialkort",
        "en": "Pick up rather than spend a special",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ta upp högen hellre än att offra en tvåa eller tia, så länge draghögen räcker",
            "Lägg tvåan eller tian hellre än att ta upp högen",
            "Att ta upp högen hellre än att offra en tvåa eller tia",
        ),
        "en": Phrases(
            "Pick up the pile rather than spend a two or a ten, as long as the talon lasts",
            "Lay the two or the ten rather than pick up the pile",
            "Picking up the pile rather than spending a two or a ten",
        ),
    },
    among=AMONG,
    arm="passaren",
    parameter="n",
    values=("1", "3", "6", "10", "20", "52"),
    base="passaren:n=0",
    unit={"sv": "kort i högen som mest", "en": "cards in the pile at most"},
)
SPECIALS = ForkStudy(
    claim="QC4",
    label={
        "sv": "Bara specialkort passar, kort kvar att dra",
        "en": "Only specials fit, cards left to draw",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Passar bara specialkort och är draghögen minst sex kort: ta upp högen",
            "Passar bara specialkort: lägg ett, också medan det finns kort att dra",
            "Att ta upp högen när bara specialkort passar och det finns kort att dra",
        ),
        "en": Phrases(
            "If only specials fit and the talon has at least six cards, pick up the pile",
            "If only specials fit, lay one, even while there are cards to draw",
            "Picking up the pile when only specials fit and there are cards to draw",
        ),
    },
    among=("book",),
    times=3,
    when="only specials fit and talon at least 6",
    plays=("take", "lay a special"),
    by=("pile", "talon", "pile x talon"),
    each=True,
)
ENDING = ForkStudy(
    claim="QC4",
    label={"sv": "Bara specialkort passar, draghögen slut", "en": "Only specials fit, talon gone"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ta upp högen också när draghögen är slut",
            "När draghögen är slut: lägg tvåan eller tian hellre än att ta upp",
            "Att ta upp högen när bara specialkort passar och draghögen är slut",
        ),
        "en": Phrases(
            "Pick up the pile even once the talon is gone",
            "Once the talon is gone, lay the two or the ten rather than pick up",
            "Picking up the pile when only specials fit and the talon is gone",
        ),
    },
    among=AMONG,
    when="only specials fit and talon is empty",
    plays=("take", "lay a special"),
    by=("pile",),
    each=True,
)
STRONG = PolicyStudy(
    claim="QC4",
    label={
        "sv": "Den starkaste, med och utan att ta upp",
        "en": "The strongest, with and without taking",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Också den starkaste spelaren vinner på att ta upp för att spara specialkort",
            "Den starkaste spelaren gör bäst i att aldrig ta upp frivilligt",
            "Att den starkaste spelaren tar upp för att spara specialkort",
        ),
        "en": Phrases(
            "The strongest player, too, gains by picking up to save specials",
            "The strongest player does best never to pick up voluntarily",
            "Picking up to save specials, for the strongest player",
        ),
    },
    among=AMONG,
    arm="stark:take=30",
    base="stark:take=0",
)
ENDLESS = CountStudy(
    claim="QC1",
    label={"sv": "Partier som aldrig tar slut", "en": "Games that never end"},
    tables=tables("app", 2, 3, 4),
    among=("book", "hoarder", "strong"),
    count="games_without_end",
    sentence={
        "sv": "{value} av partierna tar aldrig slut {at} ({interval}), i medel över tre sorters spelare.",
        "en": "{value} of the games never end {at} ({interval}), on average over three sorts of players.",
    },
)
QC1 = StudyQuestion(
    id="QC1",
    title={
        "sv": "Lönar det sig att ta upp en liten eller bra hög frivilligt?",
        "en": "Does it pay to pick up a small or a good pile voluntarily?",
    },
    phrasings={
        "sv": (
            "Lönar det sig att ta upp högen tidigt medan den är liten?",
            "Ska jag ta upp högen om det ligger tvåor och ess i den?",
            "Ska man alltid lägga om man kan, eller kan man ta upp frivilligt?",
            "Ska jag ta upp högen i stället för att offra en tia?",
            "Ska jag ta upp hellre än att lägga ett specialkort?",
        ),
        "en": (
            "Does it pay to pick up the pile early while it is small?",
            "Should I pick up the pile if there are twos and aces in it?",
            "Should I ever pick up voluntarily although I can play?",
            "Should I pick up the pile instead of spending a ten?",
            "Should I pick up rather than lay a special?",
        ),
    },
    needs=(frozenset({"take"}), frozenset({"pile", "freely", "special"})),
    studies=(ANY, SMALL, SIMPLE, GOOD, SPECIALS, ENDING, SAVED, STRONG, ENDLESS),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall mellan att ta upp en hög på högst fyra kort och att lägga sitt "
        "lägsta kort, där ett vanligt kort går att lägga; partiet spelas vidare på samma sätt efter båda.",
        "en": "What is measured is the difference in outcome between picking up a pile of at most four cards and "
        "laying one's lowest card, where an ordinary card fits; the game goes on in the same way after both.",
    },
)
