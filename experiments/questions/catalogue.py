"""QUESTIONS: every question that can be asked. Adding one is one file and one line here."""

from experiments.questions.qa1 import QA1
from experiments.questions.qa2 import QA2
from experiments.questions.question import Question

QUESTIONS: tuple[Question, ...] = (QA1, QA2)
