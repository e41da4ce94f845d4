"""QD2: how often the exit ban stops one, and whether to plan for it (QUESTIONS.md D1, D2, D10; shortlist 10)."""

from experiments.questions.study import CountStudy, PolicyStudy, StudyQuestion, both, tables, told

PLAN = PolicyStudy(
    claim="QD1",
    label=both(
        "Planera utgången mot att inte göra det", "Planning one's exit against not doing so"
    ),
    tables=tables("app", 2, 3, 4),
    phrases=told(
        sv=(
            "Ja – tänk på utgången: spara ett vanligt kort till sist, och gå ut i ett svep när det går",
            "Nej – det lönar sig inte att planera utgången",
            "Att planera utgången",
        ),
        en=(
            "Yes – think of your exit: keep an ordinary card for last, and go out in one go when you can",
            "No – planning one's exit does not pay",
            "Planning one's exit",
        ),
    ),
    arm="slutspelaren",
    base="lagforst",
)
WITHOUT = PolicyStudy(
    claim="QD10",
    label=both(
        "Samma plan där man får gå ut på vad som helst", "The same plan where any exit is allowed"
    ),
    tables=tables("app", 2, 3, 4, changes=("no_finish=none",)),
    phrases=told(
        sv=(
            "Planen lönar sig även där man får gå ut på tior och tvåor",
            "Där man får gå ut på vad som helst skadar planen",
            "Samma plan där man får gå ut på vad som helst",
        ),
        en=(
            "The plan pays even where one may go out on tens and twos",
            "Where any exit is allowed the plan does harm",
            "The same plan where any exit is allowed",
        ),
    ),
    arm="slutspelaren",
    base="lagforst",
)
STOPPED = CountStudy(
    claim="QD2",
    label=both("Partier där någon fick stå över", "Games in which somebody had to pass"),
    tables=tables("app", 2, 3, 4),
    count="games_with_passes",
    sentence=both(
        "{at} får någon stå över, med bara specialkort kvar och tom hög, i {value} ({interval}) av partierna.",
        "{at} somebody has to pass, with only specials left and an empty pile, in {value} ({interval}) of the "
        "games.",
    ),
)
FLIPS = CountStudy(
    claim="QD6",
    label=both("Dolda kort som gick att lägga", "Hidden cards that could be laid"),
    tables=tables("app", 2, 3, 4),
    count="flips_that_fit",
    sentence=both(
        "{at} går {value} ({interval}) av de dolda korten att lägga.",
        "{at} {value} ({interval}) of the hidden cards can be laid.",
    ),
)
QD2 = StudyQuestion(
    id="QD2",
    title=both(
        "Hur ofta stoppas man av att sista kortet är en tia eller tvåa?",
        "How often is one stopped because the last card is a ten or two?",
    ),
    phrasings={
        "sv": (
            "Ska jag spara ett vanligt kort till sist?",
            "Hur ofta blir man stoppad av att sista kortet är en tia eller tvåa?",
            "Måste man planera för att inte gå ut på en tia?",
            "Hur ofta går det att gå ut på en enda tur?",
            "Hur stor är chansen att ett dolt kort går att lägga?",
        ),
        "en": (
            "Should I keep an ordinary card for last?",
            "How often can one not go out on a ten or two?",
            "Must one plan for not going out on a ten?",
        ),
    },
    needs=(frozenset({"finish", "hidden"}),),
    studies=(PLAN, STOPPED, FLIPS, WITHOUT),
    estimand=both(
        "Det som mäts är vad det ger att se efter om man kan gå ut i ett svep och att undvika att bli sittande "
        "med bara "
        "specialkort, mot att inte tänka på det.",
        "What is measured is what it brings to look whether one can go out in one go and to avoid being left "
        "with only "
        "specials, against not thinking of it.",
    ),
)
