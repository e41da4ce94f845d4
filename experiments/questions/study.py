"""What settles a claim: a literal description of the games that are played, and the phrases that tell what they said.

A question of the kind StudyQuestion is a list of these; the first speaks in its first sentence. How each is played
stands in experiments/studies, how it is told in reports/studies.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from experiments.questions.question import Game, Question, Table, Texts


def tables(rules: str, *seats: int, changes: tuple[str, ...] = ()) -> tuple[Table, ...]:
    """Return the tables of one game at several numbers of seats.

    >>> tables("app", 2, 3)[1].seats
    3
    """
    return tuple(Table(Game(rules, changes), each) for each in seats)


@dataclass(frozen=True)
class Phrases:
    """The phrases that a study is told in, in one language; whole words, no numbers in them.

    better: the advice where the first way of playing is better, such as "Ja – lägg lägst först". worse: where it is
    worse. choice: the choice as a noun phrase that can begin a sentence, such as "Att lägga lägst först".
    """

    better: str
    worse: str
    choice: str


def told(sv: tuple[str, str, str], en: tuple[str, str, str]) -> Mapping[str, Phrases]:
    """Return the phrases of both languages, each as (better, worse, choice)."""
    return {"sv": Phrases(*sv), "en": Phrases(*en)}


def both(sv: str, en: str) -> Texts:
    """Return a text in both languages."""
    return {"sv": sv, "en": en}


@dataclass(frozen=True)
class Study:
    """What all studies have.

    claim: the catalogue's id of what is claimed, such as "QB8". label: a few words, for tables and figures. tables:
    where it is asked. phrases: by language. among: names of opponent fields (experiments/studies/fields.py), none for
    all of the family's. times: how many times as many deals or forks as usual.
    """

    claim: str
    label: Texts
    tables: tuple[Table, ...]
    phrases: Mapping[str, Phrases] = field(default_factory=dict)
    among: tuple[str, ...] = ()
    times: float = field(default=1.0, kw_only=True)


@dataclass(frozen=True)
class PolicyStudy(Study):
    """One way to play against another in the same seat, on the same deals, among the same opponents.

    arm, base: strategies as on the command line, or files of experiments/questions/arms such as "spara-par.toml".
    They differ in the decision asked about only. whose: whose outcome is measured, so many seats clockwise from that
    player; 0 for his own.
    """

    arm: str = ""
    base: str = ""
    whose: int = 0


@dataclass(frozen=True)
class ThresholdStudy(Study):
    """A parameter over a grid: swept on training deals, the best value confirmed on others against the base.

    arm: a strategy without the parameter. parameter: its name. values: the grid, as typed. base: the strategy that
    every value is measured against. unit: what the numbers of the grid are, by language ("kort i högen").
    """

    arm: str = ""
    parameter: str = ""
    values: tuple[str, ...] = ()
    base: str = ""
    unit: Texts = field(default_factory=dict)


@dataclass(frozen=True)
class ForkStudy(Study):
    """The first play against the second from the same decision, played on with the same policies.

    when: the condition and plays: the two plays, in the words of written strategies. by: contexts of
    experiments/fingerprint.py whose classes are told apart, such as ("pile", "talon"), or two of them crossed:
    "top x pile". each: every such decision of a game, not its first only. per: what the effect is told for one of,
    "card" for the cards of the pile, "" for the decision. among: who sits in all seats.
    """

    when: str = ""
    plays: tuple[str, str] = ("", "")
    by: tuple[str, ...] = ()
    phase: str | None = None
    each: bool = False
    per: str = ""


@dataclass(frozen=True)
class RankStudy(Study):
    """What each rank is worth lying open instead of in hand; the main number is one rank's worth over another's.

    player: who plays, whose swap is drawn at random among all splits. first, second: the two ranks.
    """

    player: str = ""
    first: str = "T"
    second: str = "2"


@dataclass(frozen=True)
class NeighbourStudy(Study):
    """Sitting just before a player of another sort against sitting just after him; all others play alike.

    player: who asks, and everybody else. other: the neighbour. The first way is to play just before him.
    """

    player: str = ""
    other: str = ""


@dataclass(frozen=True)
class CountStudy(Study):
    """How often something happens: a count of experiments/studies/counts.py at tables where everybody plays alike.

    count: its name. sentence: by language, with {value} and {interval}. among: who sits in all seats. It has no
    phrases, since it is no choice.
    """

    count: str = ""
    sentence: Texts = field(default_factory=dict)


@dataclass(frozen=True)
class StudyQuestion(Question):
    """A question that studies settle, the first of them in the first sentence.

    estimand: what the main number means, in one sentence.
    """

    studies: tuple[Study, ...]
    estimand: Texts
