"""A strategy file translated: the Python source of the strategy that it describes."""

from collections.abc import Iterable, Sequence

from simcore.strategy import MOST_PARAMETERS
from strategies.parts import written_guard
from strategies.written.conditions import AND, COMPARISONS, COURT_CARDS, NOT, OR
from strategies.written.document import LISTS, MOST_TAKES, Document, Setting
from strategies.written.rules import TAKES, Body, Translator
from strategies.written.vocabulary import VOCABULARIES
from strategies.written.words import IGNORED, Kernel

SWAP = "swap"
DECISIONS = {"rule": "turn", "phase_one": "phase_one", "phase_two": "phase_two"}
"""[list of rules]: the decision that it answers."""
TAKES_MEANING = "Loop guard: at most so many voluntary pick-ups per game."
SOURCE = '''"""{name}: the rules of a strategy file, translated."""

{imports}

@strategy(
    {family!r},
    name={name!r},
    parameters=(
{parameters}
    ),
    memory={memory},
    knowledge={knowledge},
    source="rules written in a file",
    about={{"sv": {about!r}, "en": {about!r}}},
)
def first(view, parameters, memory, rng):
    """Play the first rule that applies."""
{first}


@first.{other}
def second(view, parameters, memory, rng):
    """{said}"""
{second}
'''

_SAID = {
    "swap": "Lay open what the parameter `swap` says.",
    "phase_two": "Play the first rule that applies.",
}


def translate(document: Document) -> str:
    """Return the source of the strategy that a file describes.

    Raises Refusal, with the line, at the first rule or parameter that means nothing.
    """
    _refuse_names(document)
    names = _parameter_names(document)
    bodies = {
        name: Translator(name, vocabulary, names).body(document.rules[name])
        for name, vocabulary in VOCABULARIES[document.family].items()
    }
    _refuse_unused(document, bodies.values())
    first, second = _functions(document, bodies, names)
    other = "swap" if document.family == "shedding" else "phase_two"
    return SOURCE.format(
        name=document.name,
        imports=_imports(document, bodies.values()),
        family=document.family,
        parameters="\n".join(f"        {line}," for line in _parameters(document, bodies)),
        memory=any(body.takes for body in bodies.values()),
        knowledge=any(word.knows for body in bodies.values() for word in body.words),
        about=document.about,
        first=_indented(first),
        other=other,
        said=_SAID[other],
        second=_indented(second),
    )


def _parameter_names(document: Document) -> list[str]:
    """Return the names of the parameters in order: the file's own, the swap, and last the loop guard."""
    own = [setting.name for setting in document.settings]
    return [*own, *([SWAP] if document.family == "shedding" else []), TAKES]


def _functions(
    document: Document, bodies: dict[str, Body], names: Sequence[str]
) -> tuple[Sequence[str], Sequence[str]]:
    """Return the lines of both functions of the strategy."""
    if document.family == "shedding":
        swap = f"return chosen_row(view, int(parameters[{names.index(SWAP)}]))"
        return bodies["rule"].lines, [swap]
    return bodies["phase_one"].lines, bodies["phase_two"].lines


def _parameters(document: Document, bodies: dict[str, Body]) -> list[str]:
    declared = [_declared(each, bodies) for each in document.settings]
    if document.family == "shedding":
        declared.append(f"replace(SWAP, default={document.swap!r})")
    decides = tuple(DECISIONS[name] for name, body in bodies.items() if body.takes)
    if decides:
        declared.append(
            f"Parameter({TAKES!r}, default={document.takes}, low=0, high={MOST_TAKES}, "
            f"meaning={TAKES_MEANING!r}, decides={decides})"
        )
    return declared


def _declared(setting: Setting, bodies: dict[str, Body]) -> str:
    decides = tuple(DECISIONS[name] for name, it in bodies.items() if setting.name in it.parameters)
    return (
        f"Parameter({setting.name!r}, default={setting.default}, low={setting.low}, "
        f"high={setting.high}, meaning={setting.meaning!r}, whole={setting.whole}, decides={decides})"
    )


def _imports(document: Document, bodies: Iterable[Body]) -> str:
    kernels: set[Kernel] = set()
    for body in bodies:
        kernels |= body.kernels
        kernels |= set(_GUARD) if body.takes else set()
    lines = {f"from {each.__module__} import {each.__name__}" for each in kernels}
    lines.add("from simcore.strategy import Parameter, strategy")
    if document.family == "shedding":
        lines |= {
            "from dataclasses import replace",
            "from strategies.parts.swaps import SWAP, chosen_row",
        }
    return "\n".join(sorted(lines)) + "\n"


_GUARD = (written_guard.begin_decision, written_guard.is_free, written_guard.remember)


def _indented(lines: Iterable[str]) -> str:
    return "\n".join(f"    {line}" for line in lines)


def _refuse_names(document: Document) -> None:
    """Raise Refusal on a parameter whose name already means something, or on too many."""
    taken = {*AND, *NOT, *OR, *IGNORED, *COURT_CARDS, *COMPARISONS}
    for name in LISTS[document.family]:
        taken |= set(VOCABULARIES[document.family][name].conditions)
    names = [setting.name for setting in document.settings]
    most = MOST_PARAMETERS - len(_parameter_names(document)) + len(names)
    for place, setting in enumerate(document.settings):
        source, at = setting.section.source, setting.section.address
        if setting.name in names[:place]:
            source.refuse(at, f"there are two parameters {setting.name}: keep one.")
        if {setting.name, setting.name.lower()} & taken:
            source.refuse(
                at, f"{setting.name!r} is a word of conditions: name the parameter otherwise."
            )
        if place >= most:
            source.refuse(at, f"at most {most} parameters are possible; found {len(names)}.")


def _refuse_unused(document: Document, bodies: Iterable[Body]) -> None:
    used = {name for body in bodies for name in body.parameters}
    for setting in document.settings:
        if setting.name not in used:
            setting.section.source.refuse(
                setting.section.address,
                f"no rule compares with the parameter {setting.name!r}: use it, or leave it out.",
            )
