"""Names on the command line to strategies: catalogue names, files, and parameters after a colon."""

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from simcore.combinator import Combinator
from simcore.errors import Refusal
from simcore.expression import parts_and_parameters, split_call, split_file, split_parameters
from simcore.strategy import Definition, Strategy, all_parts
from simcore.suggest import nearest_words

Catalogue = Mapping[str, Strategy]
Combinators = Mapping[str, Combinator]
_NONE: Combinators = {}


def resolve(text: str, catalogue: Catalogue, combinators: Combinators = _NONE) -> Strategy:
    """Return the strategy that `text` names: NAME, FILE or FILE:NAME, each with :PARAMETER=VALUE,...

    Or a combinator of such, as mix(NAME,NAME,p=0.2). Raises Refusal if there is no such strategy, file, combinator,
    parameter or value.
    """
    name, parameters = split_parameters(text)
    call = split_call(name)
    if call:
        return _combined(*call, catalogue, combinators).with_parameters(parameters)
    if split_file(name)[0]:
        found = _from_file(name)
    elif name in catalogue:
        found = catalogue[name]
    else:
        raise Refusal(
            f"There is no strategy {name!r}; {nearest_words(name, catalogue)} "
            "A strategy of your own is named by its file, such as my_bot.toml or my_bot.py."
        )
    return found.with_parameters(parameters)


def _combined(
    name: str, pieces: list[str], catalogue: Catalogue, combinators: Combinators
) -> Strategy:
    if not name:
        return resolve(",".join(pieces), catalogue, combinators)
    if name not in combinators:
        raise Refusal(f"There is no combinator {name!r}; {nearest_words(name, combinators)}")
    combinator = combinators[name]
    own = tuple(each.name for each in combinator.parameters)
    parts, parameters = parts_and_parameters(pieces, own)
    found = [resolve(part, catalogue, combinators) for part in parts if part]
    return combinator.combine(found, parameters)


def strategies_in(path: Path) -> dict[str, Strategy]:
    """Return every strategy that a Python file defines, by name.

    Raises Refusal if the file does not exist, does not parse, fails when it is run, or defines none.
    """
    module = _run(path)
    found = {
        value.strategy.name: replace(value.strategy, origin=str(path))
        for value in vars(module).values()
        if isinstance(value, Definition) and value.strategy.turn.__module__ == module.__name__
    }
    if not found:
        raise Refusal(
            f"{path} defines no strategy: decorate a function with @strategy from simcore.strategy."
        )
    return found


FILE_READERS: dict[str, Callable[[Path], Mapping[str, Strategy]]] = {".py": strategies_in}
"""[suffix]: how the strategies in such a file are read, by name. The catalogue adds what it can read."""


def _from_file(text: str) -> Strategy:
    file, name = split_file(text)
    path, wanted = Path(file), name.lstrip(":")
    found = FILE_READERS[path.suffix](path)
    if not wanted and len(found) == 1:
        return next(iter(found.values()))
    if wanted not in found:
        what = (
            f"{path} defines no strategy {wanted!r}"
            if wanted
            else f"{path} defines several strategies"
        )
        raise Refusal(f"{what}; name one of them: " + ", ".join(f"{path}:{each}" for each in found))
    return found[wanted]


def _run(path: Path) -> ModuleType:
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise Refusal(f"The strategy file {path} cannot be read: {reason}.") from None
    try:
        ast.parse(source)
    except SyntaxError as error:
        raise Refusal(f"{path} line {error.lineno} is not Python: {error.msg}.") from None
    name = (
        "strategy_file_"
        + hashlib.sha256(str(path.resolve()).encode() + source.encode()).hexdigest()[:12]
    )
    if name in sys.modules:
        return sys.modules[name]
    return _import(name, path)


def _import(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise Refusal(f"{path} cannot be read as Python.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        line = _line_in(path, error)
        kind = "" if isinstance(error, Refusal) else f"{type(error).__name__}: "
        raise Refusal(f"{path} line {line} fails when it is read: {kind}{error}") from None
    return module


def _line_in(path: Path, error: BaseException) -> int:
    line, trace = 1, error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename) == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def check_line_up(strategies: Iterable[Strategy], rules: str, family: str) -> None:
    """Raise Refusal if a strategy is for another family or does not claim the rule set."""
    for each in strategies:
        if each.family != family:
            raise Refusal(
                f"{each.name} plays {each.family} games, and {rules} is a {family} game: "
                f"`skitgubbe strategies --rules {rules}` lists who plays it."
            )
        if each.rule_sets and rules not in each.rule_sets:
            raise Refusal(
                f"{each.name} plays {', '.join(each.rule_sets)} and does not claim {rules}."
            )


def refuse_namesakes(strategies: Iterable[Strategy]) -> None:
    """Raise Refusal if two strategies of one name come from different files: results could not tell them apart."""
    origins: dict[str, str] = {}
    everybody = [each for one in strategies for each in (one, *all_parts(one))]
    for each in (strategy for strategy in everybody if strategy.origin):
        first = origins.setdefault(each.name, each.origin)
        if Path(first).resolve() != Path(each.origin).resolve():
            raise Refusal(
                f"{first} and {each.origin} both name their strategy {each.name}: "
                "give one of them another name inside its file."
            )
