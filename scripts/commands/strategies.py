"""`skitgubbe strategies`: the catalogue."""

from typing import Annotated, Any

import typer

from reports.language import choose_language
from scripts.options import EXAMPLES, Json, families_for, games_of
from scripts.screen import indented, print_json, wrapped
from simcore.strategy import Strategy
from strategies.catalogue import CATALOGUES
from strategies.parts.swaps import POLICY_MEANINGS, SWAP

HELP = """List the strategies that can be named in --seats and --strategies, with their parameters.

Example: skitgubbe strategies --rules klassisk
"""

SEE_BELOW = "Which three cards lie open (see below)."


def command(
    rules: Annotated[
        str | None, typer.Option("--rules", help="Only those that play this rule set.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
    as_json: Json = False,
) -> None:
    """Print the catalogue."""
    language = choose_language(lang)
    shown = {
        family: [each for each in CATALOGUES[family].values() if _plays(each, rules)]
        for family in families_for(rules)
    }
    if as_json:
        print_json(
            {family: {each.name: _document(each) for each in shown[family]} for family in shown}
        )
        return
    for family, strategies in shown.items():
        print(f"Players of {games_of(family)}:\n")
        for strategy in strategies:
            _print(strategy, language)
        if any(SWAP in strategy.parameters for strategy in strategies):
            _print_swaps()
    print(
        "Parameters go after a colon: lagforst:copies=one,swap=sw3. Your own: my_bot.toml, my_bot.py."
    )
    print(f"Next: skitgubbe run {EXAMPLES[next(iter(shown))]} --games 1e5")


def _plays(strategy: Strategy, rules: str | None) -> bool:
    return rules is None or not strategy.rule_sets or rules in strategy.rule_sets


def _print_swaps() -> None:
    print("swap: which three of the six cards lie open")
    for name, meaning in POLICY_MEANINGS.items():
        print(f"    {name:10} {meaning}")
    print()


def _document(strategy: Strategy) -> dict[str, Any]:
    return {
        "family": strategy.family,
        "rule_sets": list(strategy.rule_sets),
        "deterministic": strategy.deterministic,
        "memory": strategy.memory,
        "about": dict(strategy.about),
        "source": strategy.source,
        "parameters": {
            each.name: {"default": each.default, "bounds": each.bounds(), "meaning": each.meaning}
            for each in strategy.parameters
        },
    }


def _print(strategy: Strategy, language: str) -> None:
    kinds = ["deterministic" if strategy.deterministic else "random"]
    kinds += ["has a memory"] if strategy.memory else []
    print(wrapped(f"{strategy.name} ({', '.join(kinds)}; {strategy.source})"))
    print(indented(strategy.about.get(language, "")))
    for each in strategy.parameters:
        told = SEE_BELOW if each == SWAP else f"{each.meaning} ({each.bounds()})"
        print(indented(f"{each.name}={each.default}: {told}"))
    print()
