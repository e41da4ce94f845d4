"""QA1: tens on the table, or in the hand (QUESTIONS.md A1, with the other side of the conflict, A4)?"""

from experiments.questions.question import SwapContrast, SwapQuestion

QA1 = SwapQuestion(
    id="QA1",
    title={"sv": "Ska jag lägga tiorna på bordet?", "en": "Should I put my tens on the table?"},
    phrasings={
        "sv": (
            "Ska tiorna ligga på bordet eller på handen?",
            "Är det bättre att behålla tian på handen så att jag slipper ta upp?",
            "Ska jag byta upp tiorna så att de ligger uppvända?",
            "Ska jag spara tiorna på handen?",
            "Var ska jag ha tiorna efter kortbytet?",
        ),
        "en": (
            "Are tens better on the table or in the hand?",
            "Should I keep my tens in hand so that I need not pick up?",
            "Should I swap my tens face up?",
            "Tens face up or in hand after the swap?",
        ),
    },
    needs=(frozenset({"ten"}), frozenset({"table", "hand", "swap", "where"})),
    rules="app",
    seats=(2, 3, 4),
    contrast=SwapContrast(rank="T", other="2", table="tens_up", hand="tens_held"),
    estimand={
        "sv": "Det som mäts är skillnaden i utfall för den som fått minst en tia bland sina sex kort: alla tior på "
        "bordet mot alla tior på handen, allt annat lika.",
        "en": "What is measured is the difference in outcome for a player who was dealt at least one ten among six "
        "cards: every ten on the table against every ten in hand, all else being equal.",
    },
    words={
        "sv": {
            "advise_table": "Ja – lägg tiorna på bordet",
            "advise_hand": "Nej – behåll tiorna på handen",
            "the_cards": "tiorna",
            "held_1": "En tia",
            "held_2": "Två tior",
            "held_3": "Tre tior",
            "held_4": "Fyra tior",
            "other_0": "Ingen tvåa",
            "other_1": "En tvåa också",
            "other_2": "Minst två tvåor",
            "choice": "minst en tia",
            "have_other_0": "du inte har någon tvåa",
            "have_other_1": "du också har en tvåa",
            "have_other_2": "du också har två tvåor eller fler",
        },
        "en": {
            "advise_table": "Yes – put your tens on the table",
            "advise_hand": "No – keep your tens in hand",
            "the_cards": "the tens",
            "held_1": "One ten",
            "held_2": "Two tens",
            "held_3": "Three tens",
            "held_4": "Four tens",
            "other_0": "No two",
            "other_1": "One two as well",
            "other_2": "At least two twos",
            "choice": "at least one ten",
            "have_other_0": "you have no two",
            "have_other_1": "you also have a two",
            "have_other_2": "you also have two twos or more",
        },
    },
)
