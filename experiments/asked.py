"""Asking from Python or a notebook: the same answers as on the command line, as data frames."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from experiments.answer import Answer
from experiments.estimate import Estimate
from experiments.questions.find import find_question
from experiments.questions.question import Question, SeatQuestion, SwapQuestion
from experiments.questions.study import StudyQuestion
from experiments.recall import identity, keep, recall
from experiments.run import threads_here
from experiments.seat_answer import SeatAnswer, read_seats
from experiments.seating import planned_deals as planned_seats
from experiments.seating import play_tables
from experiments.studies.answering import StudyAnswer, planned_size, play_studies
from experiments.swapping import ask as ask_swap
from experiments.swapping import planned_deals as planned_swap
from simcore.errors import Refusal

if TYPE_CHECKING:
    import pandas
    import polars

Numbers = Mapping[str, Any]
EFFORTS = ("quick", "default", "precise")


@dataclass(frozen=True)
class Asked:
    """A question and what the games said: an Answer, a SeatAnswer or a StudyAnswer."""

    question: Question
    answer: Answer | SeatAnswer | StudyAnswer

    def frame(self) -> "polars.DataFrame":
        """Return every number with its interval, games, deals and share without an end; percentage points."""
        import polars

        return polars.DataFrame(list(_rows(self.answer)), infer_schema_length=None)

    def pandas(self) -> "pandas.DataFrame":
        """Return the same as a pandas frame."""
        import pandas

        return pandas.DataFrame(list(_rows(self.answer)))

    def _repr_html_(self) -> str:
        """Return the title and the frame, as a notebook shows them."""
        return f"<h3>{escape(self.question.title['en'])}</h3>{self.frame()._repr_html_()}"


def ask(text: str, *, effort: str = "default", seed: int = 1, threads: int | None = None) -> Asked:
    """Return the answer to a question in Swedish or English, or to one named by its id.

    effort: "quick", "default" or "precise". An answer that was played before by the same program is kept and comes at
    once. Raises Refusal if no question is recognised.

    >>> ask("QA1", effort="never")
    Traceback (most recent call last):
    simcore.errors.Refusal: effort must be quick, default or precise; found 'never'.
    """
    if effort not in EFFORTS:
        raise Refusal(f"effort must be quick, default or precise; found {effort!r}.")
    question = find_question(text).question
    if question is None:
        raise Refusal(
            f"It is unclear what {text!r} asks: skitgubbe ask --list shows the questions."
        )
    plan = _plan(question, effort)
    name = identity(question, plan, seed)
    answer = recall(name)
    if answer is None:
        answer = _play(question, plan, seed, threads or threads_here())
        keep(name, answer)
    return Asked(question, answer)


def _plan(question: Question, effort: str) -> Any:
    if isinstance(question, SwapQuestion):
        return planned_swap(question, effort)
    return planned_seats(effort) if isinstance(question, SeatQuestion) else planned_size(effort)


def _play(
    question: Question, plan: Any, seed: int, threads: int
) -> Answer | SeatAnswer | StudyAnswer:
    if isinstance(question, SwapQuestion):
        return ask_swap(question, plan, seed=seed, threads=threads)
    if isinstance(question, SeatQuestion):
        found = play_tables(question, plan, seed=seed, threads=threads)
        return read_seats(question, seed, plan, found)
    assert isinstance(question, StudyQuestion), "there are three kinds of question"
    return play_studies(question, plan, seed=seed, threads=threads)


def _rows(answer: Answer | SeatAnswer | StudyAnswer) -> Iterator[Numbers]:
    if isinstance(answer, Answer):
        for row in answer.rows:
            where = {"seats": row.seats, "situation": row.situation}
            yield {**where, "opponents": row.opponents, "style": row.style, **_told(row.advantage)}
    elif isinstance(answer, SeatAnswer):
        for judged in answer.judged:
            for each in (judged.mean, *judged.rows):
                for number, place in enumerate(each.places, start=1):
                    where = {"game": each.game.name, "seats": each.seats, "players": each.players}
                    yield {**where, "place": number, **_told(place.excess)}
    else:
        for finding in answer.findings:
            for cell in finding.cells:
                where = {"claim": finding.study.claim, "study": finding.study.label["en"]}
                table = {"game": cell.table.game.name, "seats": cell.table.seats}
                words = {"opponents": cell.field, "at": cell.at, "word": finding.words.get(cell)}
                yield {**where, **table, **words, **_told(cell.effect)}


def _told(estimate: Estimate) -> Numbers:
    points = estimate.scaled(100)
    return {
        "points": points.estimate,
        "low": points.low,
        "high": points.high,
        "games": points.games,
        "deals": points.deals,
        "unfinished_share": points.unfinished_share,
    }
