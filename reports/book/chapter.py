"""A chapter of the book: one question's answer, told in a language."""

from dataclasses import dataclass

from experiments.questions.question import Question
from reports.kind import Told


@dataclass(frozen=True)
class Chapter:
    """A question and its answer as told; command makes it again."""

    question: Question
    told: Told
    command: str

    @property
    def folder(self) -> str:
        """Return the name of the chapter's folder."""
        return self.question.id
