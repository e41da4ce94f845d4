"""QUESTIONS: every question that can be asked. Adding one is one file and one line here."""

from experiments.questions.qa1 import QA1
from experiments.questions.qa2 import QA2
from experiments.questions.qa8 import QA8
from experiments.questions.qb1 import QB1
from experiments.questions.qb5 import QB5
from experiments.questions.qb8 import QB8
from experiments.questions.qc1 import QC1
from experiments.questions.qc5 import QC5
from experiments.questions.qc9 import QC9
from experiments.questions.qd2 import QD2
from experiments.questions.qd4 import QD4
from experiments.questions.qd8 import QD8
from experiments.questions.qe1 import QE1
from experiments.questions.qe2 import QE2
from experiments.questions.qe4 import QE4
from experiments.questions.qg1 import QG1
from experiments.questions.qh3 import QH3
from experiments.questions.qm1 import QM1
from experiments.questions.question import Question, SwapQuestion
from experiments.questions.study import StudyQuestion

SWAP_QUESTIONS: tuple[SwapQuestion, ...] = (QA1, QA2)
STUDY_QUESTIONS: tuple[StudyQuestion, ...] = (
    QA8,
    QB8,
    QB1,
    QB5,
    QC1,
    QC5,
    QC9,
    QD4,
    QD2,
    QD8,
    QE2,
    QE4,
    QG1,
    QH3,
    QM1,
)
QUESTIONS: tuple[Question, ...] = (*SWAP_QUESTIONS, *STUDY_QUESTIONS, QE1)
