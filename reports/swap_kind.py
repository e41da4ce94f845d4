"""KIND: questions about the swap."""

from experiments.answer import Answer
from experiments.questions.question import Narrowing, SwapQuestion
from experiments.swapping import ask, planned_deals
from experiments.trial import Watch, total_games, warm_up
from reports.answer_data import as_document
from reports.answer_files import answer_files
from reports.answer_tables import Table, fact_rows, situation_table
from reports.answer_words import exception_sentences, verdict_sentence
from reports.kind import Kind, Told
from reports.texts.answers import ANSWERS
from reports.verdict import reach_verdict
from simcore.errors import Refusal


def _narrow(question: SwapQuestion, to: Narrowing) -> SwapQuestion:
    """Return the question; raise Refusal if it would have to be another."""
    if to.changes or to.players or to.rules not in (None, question.rules):
        raise Refusal(
            f"{question.id} is answered for {question.rules} with every number of players at once: leave out "
            "--rules, --rule and --players."
        )
    return question


def _games(_question: SwapQuestion, plan: dict[int, int]) -> int:
    return total_games(plan)


def _warm_up(question: SwapQuestion) -> None:
    warm_up(question.rules, question.contrast, question.seats)


def _play(
    question: SwapQuestion, plan: dict[int, int], seed: int, threads: int, watch: Watch
) -> Answer:
    return ask(question, plan, seed=seed, threads=threads, watch=watch)


def _tell(answer: Answer, language: str, command: str) -> Told:
    verdict, question = reach_verdict(answer), answer.question
    shown = situation_table(answer, language)
    rows = (*shown.rows, *fact_rows(answer, language))
    return Told(
        answer_files(answer, verdict, language, command),
        (
            verdict_sentence(verdict, question, language),
            *exception_sentences(verdict, question, language),
        ),
        (Table(ANSWERS[language]["advantage"], shown.header, rows),),
        as_document(answer, verdict, language, command),
    )


KIND = Kind(_narrow, planned_deals, _games, _warm_up, _play, _tell)
