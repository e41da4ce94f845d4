"""QD8: play high when the next player is nearly done (QUESTIONS.md D8, E6; shortlist 11)?"""

from experiments.questions.study import (
    ForkStudy,
    Phrases,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
    tables,
)

NEAR = "next player's cards at most 2"
HIGH, LOW = "lay the highest ordinary", "lay the lowest ordinary"
ABOVE = "lay the lowest ordinary above the next player"
AMONG = ("book", "strong")
KNOWN = ForkStudy(
    claim="QD8",
    label={"sv": "Spärra kort man känner till", "en": "Stopping cards that one knows of"},
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Ja, men bara så högt som behövs – har nästa spelare högst två kort, lägg det lägsta kort som är "
            "högre än dem du känner till",
            "Nej – lägg lägst också när nästa spelare har högst två kort kvar",
            "Att lägga precis högre än de kort man vet att nästa spelare har",
        ),
        "en": Phrases(
            "Yes, but only as high as it takes – if the next player has at most two cards, lay the lowest card "
            "above those that you know of",
            "No – lay your lowest even if the next player has at most two cards left",
            "Laying just above the cards that the next player is known to have",
        ),
    },
    among=AMONG,
    times=0.5,
    when=f"{NEAR} and next player has known cards",
    plays=(ABOVE, LOW),
    by=("pile",),
    each=True,
)
LAST = ForkStudy(
    claim="QD8",
    label={
        "sv": "Nästa spelares sista kort, som man känner",
        "en": "The next player's last card, known",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Är det hans allra sista kort och du känner till det: spärra alltid",
            "Spärra inte ens ett sista kort som du känner till",
            "Att spärra nästa spelares allra sista kort",
        ),
        "en": Phrases(
            "If it is his very last card and you know it, always stop it",
            "Do not stop even a last card that you know of",
            "Stopping the next player's very last card",
        ),
    },
    among=AMONG,
    times=0.25,
    when="next player's cards is 1 and next player has known cards",
    plays=(ABOVE, LOW),
    each=True,
)
NAIVE = ForkStudy(
    claim="QD8",
    label={"sv": "Högsta kortet mot det lägsta", "en": "The highest card against the lowest"},
    tables=tables("app", 2, 3, 4) + tables("enkel", 3),
    phrases={
        "sv": Phrases(
            "Lägg ditt högsta kort så fort nästa spelare har högst två kort kvar",
            "Lägg inte ditt högsta kort bara för att nästa spelare har högst två kort kvar",
            "Att lägga sitt högsta kort när nästa spelare har högst två kort kvar",
        ),
        "en": Phrases(
            "Lay your highest card as soon as the next player has at most two cards left",
            "Do not lay your highest card just because the next player has at most two cards left",
            "Laying one's highest card when the next player has at most two cards left",
        ),
    },
    among=AMONG,
    when=NEAR,
    plays=(HIGH, LOW),
    by=("pile",),
    each=True,
)
HIDDEN = ForkStudy(
    claim="QD8",
    label={
        "sv": "Nästa spelare har bara dolda kort",
        "en": "The next player has only hidden cards",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Lägg högt när nästa spelare bara har dolda kort kvar",
            "Lägg lågt som vanligt när nästa spelare bara har dolda kort kvar",
            "Att lägga högt när nästa spelare bara har dolda kort kvar",
        ),
        "en": Phrases(
            "Lay high when the next player has only hidden cards left",
            "Lay low as usual when the next player has only hidden cards left",
            "Laying high when the next player has only hidden cards left",
        ),
    },
    among=AMONG,
    when=f"{NEAR} and next player is on hidden cards",
    plays=(HIGH, LOW),
    by=("pile",),
    each=True,
)
FARTHER = ForkStudy(
    claim="QD8",
    label={
        "sv": "Den som nästan är klar sitter längre bort",
        "en": "The one nearly done sits farther off",
    },
    tables=tables("app", 3, 4),
    phrases={
        "sv": Phrases(
            "Lägg högt också när den som nästan är klar sitter längre bort",
            "Sitter den som nästan är klar längre bort: lägg lågt och låt någon annan spärra",
            "Att lägga högt när den som nästan är klar sitter längre bort",
        ),
        "en": Phrases(
            "Lay high even if the one who is nearly done sits farther off",
            "If the one who is nearly done sits farther off, lay low and let somebody else stop him",
            "Laying high when the one who is nearly done sits farther off",
        ),
    },
    among=AMONG,
    when="next player's cards more than 2 and fewest cards of another at most 2",
    plays=(HIGH, LOW),
    each=True,
)
WHOLE = PolicyStudy(
    claim="QD8",
    label={
        "sv": "Att alltid spärra rätt, i hela partier",
        "en": "Always stopping well, in whole games",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Vanan lönar sig också i hela partier",
            "I hela partier lönar sig vanan inte",
            "Vanan att spärra nästa spelare, i hela partier",
        ),
        "en": Phrases(
            "The habit pays over whole games as well",
            "Over whole games the habit does not pay",
            "The habit of stopping the next player, over whole games",
        ),
    },
    among=AMONG,
    times=2,
    arm="sparraren_precis:pile=52",
    base="lagforst",
)
STRONG = ThresholdStudy(
    claim="QD8",
    label={
        "sv": "När den starkaste ska börja spärra",
        "en": "When the strongest should begin to stop",
    },
    tables=tables("app", 2, 3, 4),
    phrases={
        "sv": Phrases(
            "Också den starkaste spelaren vinner på att spärra",
            "Den starkaste spelaren gör bäst i att inte spärra alls",
            "Att den starkaste spelaren spärrar",
        ),
        "en": Phrases(
            "The strongest player, too, gains by stopping the next",
            "The strongest player does best not to stop anybody",
            "Stopping the next player, for the strongest player",
        ),
    },
    among=AMONG,
    times=0.5,
    arm="stark:take=30,pile=52",
    parameter="cards",
    values=("1", "2", "3", "4", "6"),
    base="stark:take=30,pile=52,cards=0",
    unit={"sv": "kort kvar hos nästa spelare", "en": "cards left with the next player"},
)


def _for_others(whose: int, label: dict[str, str], who: dict[str, str]) -> PolicyStudy:
    """Return what the habit of stopping does to somebody else at a table for three."""
    phrases = {
        "sv": Phrases(
            f"{who['sv']} tjänar på att du spärrar",
            f"{who['sv']} får betala för att du spärrar, för utan det",
            f"Att du spärrar, sett från {who['eyes']} håll,",
        ),
        "en": Phrases(
            f"{who['en']} gains from your stopping",
            f"{who['en']} pays for your stopping, for without it",
            f"Your stopping, as {who['en'].lower()} sees it,",
        ),
    }
    return PolicyStudy(
        claim="QE6",
        label=label,
        tables=tables("app", 3),
        phrases=phrases,
        among=AMONG,
        times=2,
        arm="sparraren_precis:pile=52",
        base="lagforst",
        whose=whose,
    )


NEXT = _for_others(
    1,
    {"sv": "Vad det gör för nästa spelare", "en": "What it does to the next player"},
    {"sv": "Nästa spelare", "eyes": "nästa spelares", "en": "The next player"},
)
THIRD = _for_others(
    2,
    {"sv": "Vad det gör för den tredje", "en": "What it does to the third player"},
    {"sv": "Den tredje spelaren", "eyes": "den tredje spelarens", "en": "The third player"},
)
QD8 = StudyQuestion(
    id="QD8",
    title={
        "sv": "Ska jag lägga högt när nästa spelare nästan är klar?",
        "en": "Should I play high when the next player is nearly done?",
    },
    phrasings={
        "sv": (
            "Ska jag lägga högt när nästa har ett kort kvar?",
            "Ska jag spärra den som nästan är klar?",
            "Lönar det sig att stoppa nästa spelare?",
            "Ska man hjälpas åt mot den som leder?",
            "Ska jag lägga mitt högsta kort när grannen nästan är klar?",
        ),
        "en": (
            "Should I play high when the next player has one card left?",
            "Should I block a player who is nearly done?",
            "Does it pay to stop the next player?",
            "Should we gang up on the leader?",
            "Do I lay my highest card when my neighbour is nearly done?",
        ),
    },
    needs=(frozenset({"stop", "near"}),),
    studies=(KNOWN, LAST, NAIVE, HIDDEN, FARTHER, WHOLE, STRONG, NEXT, THIRD),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall mellan att lägga det lägsta kort som är högre än alla vanliga "
        "kort man vet att nästa spelare har, och att lägga sitt lägsta, när nästa spelare har högst två kort kvar.",
        "en": "What is measured is the difference in outcome between laying the lowest card above all ordinary "
        "cards that the next player is known to have, and laying one's lowest, when he has at most two cards left.",
    },
)
