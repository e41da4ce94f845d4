"""QB8: when to burn with the ten (QUESTIONS.md B8, B10, F1; shortlist 3)."""

from experiments.questions.study import Phrases, StudyQuestion, ThresholdStudy, tables

QB8 = StudyQuestion(
    id="QB8",
    title={"sv": "När ska jag bränna med tian?", "en": "When should I burn with the ten?"},
    phrasings={
        "sv": (
            "Ska jag spara tian tills högen är stor?",
            "Hur stor ska högen vara innan jag bränner?",
            "Gör det något om jag bränner en tia direkt?",
        ),
        "en": (
            "Should I save the ten until the pile is large?",
            "How large should the pile be before I burn it?",
            "Does it matter if I burn a ten at once?",
        ),
    },
    needs=(frozenset({"ten", "burn", "pile"}), frozenset({"burn", "pile", "when"})),
    studies=(
        ThresholdStudy(
            claim="QB8",
            label={"sv": "Minsta hög för tian", "en": "Smallest pile for the ten"},
            tables=tables("app", 2, 3, 4),
            phrases={
                "sv": Phrases(
                    "Bränn med tian när högen är stor nog, också när något annat går att lägga",
                    "Spara tian tills inget annat går att lägga",
                    "Att bränna med tian fast något annat går att lägga",
                ),
                "en": Phrases(
                    "Burn with the ten once the pile is large enough, even if something else fits",
                    "Save the ten until nothing else fits",
                    "Burning with the ten although something else fits",
                ),
            },
            arm="talmodig",
            parameter="pile",
            values=("1", "2", "3", "5", "8", "12"),
            base="talmodig:pile=52",
            unit={"sv": "kort i högen", "en": "cards in the pile"},
        ),
    ),
    estimand={
        "sv": "Det som mäts är vad det ger att bränna med tian så snart högen är så stor, mot att spara den "
        "tills inget annat går att lägga; allt annat lika.",
        "en": "What is measured is what it brings to burn with the ten as soon as the pile is so large, against "
        "saving it until nothing else fits; all else being equal.",
    },
)
