"""QA2: twos on the table, or in the hand (QUESTIONS.md A2, with the other side of the conflict, A4)?"""

from experiments.questions.question import SwapContrast, SwapQuestion

QA2 = SwapQuestion(
    id="QA2",
    title={
        "sv": "Ska tvåorna ligga på bordet eller på handen?",
        "en": "Should my twos lie on the table or stay in hand?",
    },
    phrasings={
        "sv": (
            "Ska tvåorna ligga på bordet eller i handen?",
            "Ska jag lägga tvåorna på bordet?",
            "Är det bättre att behålla tvåan på handen så att jag slipper ta upp?",
            "Ska jag byta upp tvåorna så att de ligger uppvända?",
            "Ska jag spara tvåorna på handen?",
            "Var ska jag ha tvåorna efter kortbytet?",
        ),
        "en": (
            "Should I put my twos on the table?",
            "Are twos better on the table or in the hand?",
            "Should I keep my twos in hand so that I need not pick up?",
            "Should I swap my twos face up?",
            "Deuces face up or in hand after the swap?",
        ),
    },
    needs=(frozenset({"two"}), frozenset({"table", "hand", "swap", "where"})),
    rules="app",
    seats=(2, 3, 4),
    contrast=SwapContrast(rank="2", other="T", table="twos_up", hand="twos_held"),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall för den som fått minst en tvåa bland sina sex kort: alla tvåor på "
        "bordet mot alla tvåor på handen, allt annat lika.",
        "en": "What is measured is the difference in outcome for a player who was dealt at least one two among six "
        "cards: every two on the table against every two in hand, all else being equal.",
    },
    words={
        "sv": {
            "advise_table": "Lägg tvåorna på bordet",
            "advise_hand": "Behåll tvåorna på handen",
            "the_cards": "tvåorna",
            "held_1": "En tvåa",
            "held_2": "Två tvåor",
            "held_3": "Tre tvåor",
            "held_4": "Fyra tvåor",
            "other_0": "Ingen tia",
            "other_1": "En tia också",
            "other_2": "Minst två tior",
            "choice": "minst en tvåa",
            "have_other_0": "du inte har någon tia",
            "have_other_1": "du också har en tia",
            "have_other_2": "du också har två tior eller fler",
        },
        "en": {
            "advise_table": "Put your twos on the table",
            "advise_hand": "Keep your twos in hand",
            "the_cards": "the twos",
            "held_1": "One two",
            "held_2": "Two twos",
            "held_3": "Three twos",
            "held_4": "Four twos",
            "other_0": "No ten",
            "other_1": "One ten as well",
            "other_2": "At least two tens",
            "choice": "at least one two",
            "have_other_0": "you have no ten",
            "have_other_1": "you also have a ten",
            "have_other_2": "you also have two tens or more",
        },
    },
)
