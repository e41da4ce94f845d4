"""The plug-in contract: what a strategy is, its parameters, and the decorator that defines one.

A strategy answers two kinds of question, each with one function of the same fixed signature:

    (view, parameters, memory, rng) -> answer (uint64)

In the shedding family the two are the turn and, if it likes, the swap; in the classic family phase one and phase
two. `view` is read-only and holds what a perfect memory could know (the family's view.py). `parameters` is a
read-only row of float64 in declared order. `memory` is a row of 32 uint64 that the engine zeroes at each deal.
`rng` is the seat's own random stream (`below`, `happens` in simcore/rng.py).

What a strategy declares is enforced by the compiler: without `memory=True` the memory is read-only, and a
strategy that declares itself deterministic has a random stream that cannot be drawn from.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from simcore.errors import Refusal
from simcore.example import Example
from simcore.suggest import nearest_words

Kernel = Callable[..., Any]
MOST_PARAMETERS = 16
ALONE_IN_FILE = ".toml"
"""The suffix of a file that holds one strategy, which is therefore named by the file alone."""


@dataclass(frozen=True)
class Parameter:
    """One number or named choice of a strategy.

    name, meaning: for the command line. default: a number, or one of `choices`. low, high: bounds of a number.
    whole: whether only integers are allowed. A choice reaches the strategy as its place in `choices`.
    decides: the decisions that the parameter can change, of "turn" and "swap", or of "phase_one" and "phase_two";
    empty = the decisions of the decorated function. `skitgubbe check` tries that it changes them and no others.
    """

    name: str
    default: float | str
    meaning: str
    low: float = 0.0
    high: float = 0.0
    whole: bool = True
    choices: tuple[str, ...] = ()
    decides: tuple[str, ...] = ()

    def read(self, text: str) -> float:
        """Return the value that `text` names, as the strategy gets it; raise Refusal if it is out of bounds."""
        if self.choices:
            if text not in self.choices:
                raise Refusal(
                    f"{self.name} cannot be {text!r}: {nearest_words(text, self.choices)}"
                )
            return float(self.choices.index(text))
        try:
            value = float(text)
        except ValueError:
            raise Refusal(f"{self.name} must be {self.bounds()}; found {text!r}.") from None
        if not self.low <= value <= self.high or (self.whole and value != int(value)):
            raise Refusal(f"{self.name} must be {self.bounds()}; found {text}.")
        return value

    def bounds(self) -> str:
        """Return in words what the parameter may be."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        kind = "a whole number" if self.whole else "a number"
        return f"{kind} from {self.low:g} to {self.high:g}"

    def spell(self, value: float) -> str:
        """Return a value as it is typed on the command line."""
        return self.choices[int(value)] if self.choices else f"{value:g}"


@dataclass(frozen=True)
class Strategy:
    """A player: its functions, what it declares about itself, and the values of its parameters.

    name: as on the command line. family: "shedding" or "classic". turn: a plain Python function of the
    contract, in the classic family that of phase one. swap, phase_two: the other function of the family; a strategy
    without a swap function leaves the cards as dealt. rule_sets: the games it claims, empty =
    every game of its family. values: parameter values in declared order. origin: the file it was read from, ""
    for the catalogue. about: what it does in plain words, by language ("sv", "en"). knowledge: whether it makes use
    of what only a good memory tells: cards that are out of the game, and cards that others are known to hold or to
    have won. examples: positions, and what it plays in them. parts: the strategies that it is made of, which it asks
    in turn (simcore/seats.answer_of_part); its own parameters are then at most four.
    """

    name: str
    family: str
    turn: Kernel
    swap: Kernel | None = None
    phase_two: Kernel | None = None
    parameters: tuple[Parameter, ...] = ()
    deterministic: bool = True
    memory: bool = False
    knowledge: bool = False
    rule_sets: tuple[str, ...] = ()
    source: str = ""
    about: Mapping[str, str] = field(default_factory=dict)
    examples: tuple[Example, ...] = ()
    values: tuple[float, ...] = ()
    origin: str = ""
    parts: tuple["Strategy", ...] = ()

    def with_parameters(self, texts: Mapping[str, str]) -> "Strategy":
        """Return the strategy with some parameters set; raise Refusal on an unknown name or a bad value."""
        names = [parameter.name for parameter in self.parameters]
        values = list(self.values)
        for name, text in texts.items():
            if name not in names:
                known = nearest_words(name, names) if names else "it has none."
                raise Refusal(f"{self.name} knows no parameter {name!r}; {known}")
            place = names.index(name)
            try:
                values[place] = self.parameters[place].read(text)
            except Refusal as refusal:
                raise Refusal(f"In {self.name}: {refusal}") from None
        return replace(self, values=tuple(values))

    def spell(self) -> str:
        """Return the strategy as it is typed on the command line, with the parameters that are not default."""
        changed = [
            f"{parameter.name}={parameter.spell(value)}"
            for parameter, value in zip(self.parameters, self.values, strict=True)
            if value != parameter.read(str(parameter.default))
        ]
        if self.parts:
            return f"{self.name}({','.join([*map(self._spell_part, self.parts), *changed])})"
        name = self.name
        if self.origin:
            alone = self.origin.endswith(ALONE_IN_FILE)
            name = self.origin if alone else f"{self.origin}:{self.name}"
        return f"{name}:{','.join(changed)}" if changed else name

    def _spell_part(self, part: "Strategy") -> str:
        """Return a part as it is typed, in a parenthesis if a parameter would be taken for one of the whole."""
        own, spelled = {each.name for each in self.parameters}, part.spell()
        shared = own & {each.name for each in part.parameters} and not part.parts
        return f"({spelled})" if shared and "=" in spelled else spelled


def all_parts(strategy: Strategy) -> list[Strategy]:
    """Return the strategies that a strategy is made of, and those that they are made of, each before its own."""
    return [each for part in strategy.parts for each in (part, *all_parts(part))]


class Definition:
    """A strategy that is being defined: the decorated function, to which the family's other one is added."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def swap(self, function: Kernel) -> Kernel:
        """Decorate the function that answers the swap question."""
        self.strategy = replace(self.strategy, swap=function)
        return function

    def phase_two(self, function: Kernel) -> Kernel:
        """Decorate the function that answers in phase two of a classic game."""
        self.strategy = replace(self.strategy, phase_two=function)
        return function


def strategy(family: str, **declared: Any) -> Callable[[Kernel], Definition]:
    """Decorate a strategy's function for the turn, or for phase one, and declare what it is.

    Keyword arguments are the fields of Strategy: name (the function's name if not given), parameters,
    deterministic, memory, knowledge, rule_sets, source, about, examples. Raises Refusal on more than MOST_PARAMETERS
    parameters or on a parameter whose default is out of its own bounds.
    """

    def _define(function: Kernel) -> Definition:
        parameters = tuple(declared.get("parameters", ()))
        name = declared.pop("name", getattr(function, "__name__", "strategy"))
        if not name.isidentifier():
            raise Refusal(
                f"A strategy's name is one word of letters, digits and _, such as my_bot; found {name!r}."
            )
        if len(parameters) > MOST_PARAMETERS:
            raise Refusal(
                f"{name} has {len(parameters)} parameters; at most {MOST_PARAMETERS} are possible."
            )
        values = tuple(parameter.read(str(parameter.default)) for parameter in parameters)
        return Definition(Strategy(name, family, function, values=values, **declared))

    return _define
