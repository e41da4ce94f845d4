"""A question as it was asked for: which, how well, and where its answer goes; and its answer, kept or played."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from experiments.questions.question import Narrowing, Question
from reports.kind import families_of, kind_of
from reports.texts.answers import ANSWERS
from scripts.screen import note, note_compiling


@dataclass(frozen=True)
class Asked:
    """What was asked for. effort: a key of EFFORTS, or a number of deals. threads: None = all there are.

    question: as narrowed to `to`. fresh: whether a kept answer is left alone.
    """

    question: Question
    to: Narrowing
    language: str
    effort: str | int
    seed: int
    threads: int | None
    folder: Path
    fresh: bool

    def plan(self) -> Any:
        """Return what decides the size of the trial."""
        plan = kind_of(self.question).plan
        if isinstance(self.effort, int):
            return plan(self.question, "default", self.effort)
        return plan(self.question, self.effort, None)

    def command(self, effort: str | int | None = None, language: str | None = None) -> str:
        """Return the command that gives this answer again, or the same with another effort."""
        effort = self.effort if effort is None else effort
        options = [f"--rules {self.to.rules}"] if self.to.rules else []
        options += [f"--rule {change}" for change in self.to.changes]
        options += [f"--players {self.to.players}"] if self.to.players else []
        options += [f"--deals {effort}"] if isinstance(effort, int) else []
        options += [f"--{effort}"] if effort in ("quick", "precise") else []
        seed = f"--seed {self.seed}"
        return " ".join(
            ["skitgubbe ask", self.question.id, "--lang", language or self.language, seed, *options]
        )


def narrowed(to: Narrowing) -> list[str]:
    """Return what a question is narrowed to, as it stands in the name of a folder."""
    return [each for each in (to.rules, *to.changes, str(to.players or "")) if each]


def found(asked: Asked) -> Any:
    """Return the answer that is kept, else play it and keep it."""
    from experiments.recall import identity, keep, recall

    name = identity(asked.question, asked.plan(), asked.seed)
    answer = None if asked.fresh else recall(name)
    if answer is not None:
        note(ANSWERS[asked.language]["kept"])
        return answer
    answer = _played(asked)
    keep(name, answer)
    return answer


def _played(asked: Asked) -> Any:
    from experiments.run import threads_here
    from scripts.meter import Meter

    question, kind, plan = asked.question, kind_of(asked.question), asked.plan()
    note_compiling(*families_of(question))
    kind.warm_up(question)
    threads = asked.threads or threads_here()
    games = kind.games(question, plan)
    try:
        with Meter(games) as meter:
            answer = kind.play(question, plan, asked.seed, threads, meter.advance)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    note(f"{games:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return answer
