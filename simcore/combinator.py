"""A combinator: a way to make one strategy of others, as mix(lagforst,samlaren,p=0.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from simcore.errors import Refusal
from simcore.strategy import Kernel, Parameter, Strategy


@dataclass(frozen=True)
class Combinator:
    """What stands before the parenthesis.

    name: as on the command line. parts: what the parts are called in sentences. functions: by family, the function of
    the turn and of the swap, or of phase one and phase two; a family that is not there has no such strategies. They
    ask the parts by simcore/seats.answer_of_part, so that nothing is compiled anew for other parts. deterministic:
    whether it is as deterministic as its parts. about: by language.
    """

    name: str
    parts: tuple[str, ...]
    functions: Mapping[str, tuple[Kernel, Kernel]]
    parameters: tuple[Parameter, ...] = ()
    deterministic: bool = True
    source: str = ""
    about: Mapping[str, str] = field(default_factory=dict)

    def example(self) -> str:
        """Return how it is written, as mix(A,B,p=0.5)."""
        values = [f"{each.name}={each.default}" for each in self.parameters]
        return f"{self.name}({','.join([*self.parts, *values])})"

    def combine(self, parts: Sequence[Strategy], parameters: Mapping[str, str]) -> Strategy:
        """Return the strategy made of parts; raise Refusal on a wrong number, mixed families or a bad parameter."""
        if len(parts) != len(self.parts):
            raise Refusal(
                f"{self.name} is made of {_strategies(len(self.parts))}, as {self.example()}; "
                f"found {len(parts)}."
            )
        family = self._family(parts)
        first, second = self.functions[family]
        made = Strategy(
            self.name,
            family,
            first,
            swap=second if family == "shedding" else None,
            phase_two=second if family == "classic" else None,
            parameters=self.parameters,
            deterministic=self.deterministic and all(each.deterministic for each in parts),
            memory=any(each.memory for each in parts),
            knowledge=any(each.knowledge for each in parts),
            rule_sets=_common_rule_sets(parts),
            source=self.source,
            about=self.about,
            values=tuple(each.read(str(each.default)) for each in self.parameters),
            parts=tuple(parts),
        )
        return made.with_parameters(parameters)

    def _family(self, parts: Sequence[Strategy]) -> str:
        families = list(dict.fromkeys(each.family for each in parts))
        if len(families) > 1:
            told = " and ".join(f"{each.spell()} plays {each.family} games" for each in parts)
            raise Refusal(f"{self.name} combines players of one family of games, but {told}.")
        if families[0] not in self.functions:
            known = " and ".join(self.functions)
            raise Refusal(f"{self.name} is for {known} games; {families[0]} games have no swap.")
        return families[0]


def _strategies(number: int) -> str:
    return "one strategy" if number == 1 else f"{number} strategies"


def _common_rule_sets(parts: Sequence[Strategy]) -> tuple[str, ...]:
    claimed = [each.rule_sets for each in parts if each.rule_sets]
    if not claimed:
        return ()
    common = tuple(name for name in claimed[0] if all(name in each for each in claimed))
    if not common:
        told = "; ".join(f"{each.spell()} claims {', '.join(each.rule_sets)}" for each in parts)
        raise Refusal(f"No rule set is claimed by all parts: {told}.")
    return common
