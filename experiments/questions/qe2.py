"""QE2: to sit before or after a weaker player (QUESTIONS.md E2, G13; shortlist 12)?"""

from experiments.questions.study import NeighbourStudy, StudyQuestion, both, tables, told


def _beside(claim: str, game: str, player: str, other: str, sv: str, en: str) -> NeighbourStudy:
    """Return the study of sitting beside one who plays otherwise, in one game."""
    return NeighbourStudy(
        claim,
        both(f"Plats bredvid {sv}", f"A seat beside {en}"),
        tables(game, 3, 4),
        told(
            sv=(
                f"Sätt dig så att du spelar just före {sv}",
                f"Sätt dig så att du spelar just efter {sv}",
                f"Att spela just före {sv}, i stället för just efter",
            ),
            en=(
                f"Sit so that you play just before {en}",
                f"Sit so that you play just after {en}",
                f"Playing just before {en} rather than just after",
            ),
        ),
        player=player,
        other=other,
    )


QE2 = StudyQuestion(
    id="QE2",
    title=both(
        "Vill man sitta före eller efter nybörjaren?",
        "Does one want to sit before or after the beginner?",
    ),
    phrasings={
        "sv": (
            "Vill man sitta före eller efter en svag spelare?",
            "Var vill man sitta om någon är nybörjare?",
            "Spelar det roll vem som sitter till vänster i första fasen?",
        ),
        "en": (
            "Is it good to sit after a weak player?",
            "Do I want to sit before or after a beginner?",
            "Does it matter who my neighbour is?",
        ),
    },
    needs=(frozenset({"other", "phase_one"}), frozenset({"seat", "other"})),
    studies=(
        _beside("QE2", "app", "lagforst", "slump", "en nybörjare i appen", "a beginner in the app"),
        _beside(
            "QE2",
            "app",
            "lagforst",
            "stark:take=30",
            "en stark spelare i appen",
            "a strong player in the app",
        ),
        _beside(
            "QE2",
            "klassisk",
            "boken",
            "slump",
            "en nybörjare i klassisk skitgubbe",
            "a beginner in classic",
        ),
        _beside(
            "QG13",
            "klassisk",
            "boken",
            "duckaren",
            "någon som lägger sig under",
            "somebody who ducks",
        ),
    ),
    estimand=both(
        "Det som mäts är hur mycket mindre risken att bli skitgubbe är för den som spelar just före nybörjaren "
        "än för den "
        "som spelar just efter; alla andra spelar lika.",
        "What is measured is how much smaller the risk of becoming skitgubbe is for the one who plays just "
        "before the "
        "beginner than for the one just after; all others play alike.",
    ),
)
