"""QUESTIONS: every question that can be asked. Adding one is one file and one line here."""

from experiments.questions.qa1 import QA1
from experiments.questions.qa2 import QA2
from experiments.questions.qb8 import QB8
from experiments.questions.qc1 import QC1
from experiments.questions.qc5 import QC5
from experiments.questions.qc9 import QC9
from experiments.questions.qd8 import QD8
from experiments.questions.qe1 import QE1
from experiments.questions.question import Question, SwapQuestion
from experiments.questions.study import StudyQuestion

SWAP_QUESTIONS: tuple[SwapQuestion, ...] = (QA1, QA2)
STUDY_QUESTIONS: tuple[StudyQuestion, ...] = (QB8, QC1, QC5, QC9, QD8)
QUESTIONS: tuple[Question, ...] = (*SWAP_QUESTIONS, *STUDY_QUESTIONS, QE1)
