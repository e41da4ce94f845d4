"""`skitgubbe strategies`: the catalogue, or the page of one strategy."""

import inspect
from dataclasses import asdict
from typing import Annotated, Any

import typer

from reports.catalogue_page import catalogue_page, declared
from reports.language import choose_language
from scripts.options import EXAMPLES, Json, families_for, games_of
from scripts.screen import indented, print_json, wrapped
from simcore.engine import engine_of
from simcore.strategy import Strategy
from strategies.catalogue import CATALOGUES, find_everywhere
from strategies.combinators import COMBINATORS
from strategies.parts.swaps import POLICY_MEANINGS, SWAP

HELP = """List the strategies that can be named in --seats and --strategies, with their parameters.

Example: skitgubbe strategies --rules klassisk

With names, the whole page of each: what it plays in some positions, and its function.

Example: skitgubbe strategies samlaren
"""

SEE_BELOW = "Which three cards lie open (see below)."


def command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", help="Only these, each in full.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", help="Only those that play this rule set.")
    ] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="The whole catalogue as a Markdown page.")
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
    as_json: Json = False,
) -> None:
    """Print the catalogue."""
    language = choose_language(lang)
    if markdown:
        print(catalogue_page(), end="")
        return
    shown = _chosen(names) if names else _all(rules)
    if as_json:
        print_json(
            {family: {each.name: _document(each) for each in shown[family]} for family in shown}
        )
        return
    for family, strategies in shown.items():
        _print_family(family, strategies, language, full=bool(names))
    _print_combinators(language)
    print(
        "Parameters go after a colon: lagforst:copies=one,swap=sw3. Your own: my_bot.toml, my_bot.py."
    )
    print(f"Next: skitgubbe run {EXAMPLES[next(iter(shown))]} --games 1e5")


def _chosen(names: list[str]) -> dict[str, list[Strategy]]:
    shown: dict[str, list[Strategy]] = {}
    for name in names:
        for each in find_everywhere(name):
            shown.setdefault(each.family, []).append(each)
    return shown


def _all(rules: str | None) -> dict[str, list[Strategy]]:
    return {
        family: [each for each in CATALOGUES[family].values() if _plays(each, rules)]
        for family in families_for(rules)
    }


def _plays(strategy: Strategy, rules: str | None) -> bool:
    return rules is None or not strategy.rule_sets or rules in strategy.rule_sets


def _print_family(family: str, strategies: list[Strategy], language: str, *, full: bool) -> None:
    print(f"Players of {games_of(family)}:\n")
    for strategy in strategies:
        _print(strategy, language)
        if full:
            _print_page(strategy)
    if any(SWAP in strategy.parameters for strategy in strategies):
        _print_swaps()


def _print_swaps() -> None:
    print("swap: which three of the six cards lie open")
    for name, meaning in POLICY_MEANINGS.items():
        print(f"    {name:10} {meaning}")
    print()


def _print_combinators(language: str) -> None:
    print("Combined (in quotation marks, since the shell reads parentheses):")
    for each in COMBINATORS.values():
        print(indented(f"{each.example():26} {each.about[language]}"))
    print()


def _document(strategy: Strategy) -> dict[str, Any]:
    return {
        "family": strategy.family,
        "rule_sets": list(strategy.rule_sets),
        "deterministic": strategy.deterministic,
        "memory": strategy.memory,
        "knowledge": strategy.knowledge,
        "about": dict(strategy.about),
        "source": strategy.source,
        "parameters": {
            each.name: {"default": each.default, "bounds": each.bounds(), "meaning": each.meaning}
            for each in strategy.parameters
        },
        "examples": [asdict(each) for each in strategy.examples],
    }


def _print(strategy: Strategy, language: str) -> None:
    kinds = ["deterministic" if strategy.deterministic else "random"]
    kinds += ["has a memory"] if strategy.memory else []
    kinds += ["counts cards"] if strategy.knowledge else []
    print(wrapped(f"{strategy.spell()} ({', '.join(kinds)}; {strategy.source})"))
    print(indented(strategy.about.get(language, "")))
    for each in strategy.parameters:
        told = SEE_BELOW if each == SWAP else f"{each.meaning} ({each.bounds()})"
        print(indented(f"{each.name}={each.default}: {told}"))
    print()


def _print_page(strategy: Strategy) -> None:
    print(indented(declared(strategy)))
    for example in strategy.examples:
        told = ", ".join(_zones(dict(example.position)))
        settings = "".join(
            f" [{name}={value}]" for name, value in {**example.house, **example.parameters}.items()
        )
        print(indented(f"{told}{settings}: plays {example.answer}"))
    for function in engine_of(strategy.family).functions(strategy):
        source = inspect.getsource(function)
        print("\n" + source[source.index("def ") :].rstrip())
    print()


def _zones(position: dict[str, Any]) -> list[str]:
    """Return the zones of a position that are not empty, those of several seats with bars between."""
    told = {
        name: " | ".join(value) if isinstance(value, tuple) else value
        for name, value in position.items()
    }
    return [f"{name} {value}" for name, value in told.items() if str(value).strip(" |")]
