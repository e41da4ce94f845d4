"""Options that several commands share, and how their texts are read."""

from collections.abc import Sequence
from typing import Annotated

import typer

from simcore.engine import LARGEST_CAP
from simcore.errors import Refusal
from simcore.expression import split_names
from simcore.games import GAMES, find_game, make_rules
from simcore.lineup import refuse_namesakes
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import find_strategy

RULE_SETS = ", ".join(GAMES)

Rules = Annotated[str, typer.Option("--rules", help=f"Rule set: {RULE_SETS}.")]
Rule = Annotated[
    list[str],
    typer.Option("--rule", metavar="FIELD=VALUE", help="Change a field; may be repeated."),
]
Seed = Annotated[str, typer.Option("--seed", help="Same seed, same games.")]
Cap = Annotated[
    str | None,
    typer.Option(
        "--cap",
        help="Largest number of decisions in a game [20000]; in klassisk and its kin, of phase two [5000].",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]

EXAMPLES = {
    "shedding": "--rules app --seats lagforst,samlaren",
    "classic": "--rules klassisk --seats boken,duckaren",
}
"""A first table of each family, as options of `run`."""

LARGEST_SEED = 2**64 - 1
LARGEST_COUNT = 10**12


def read_count(text: str, option: str, *, least: int = 1, most: int = LARGEST_COUNT) -> int:
    """Return a whole number written as 1000, 1e6, 2.5e5 or 10_000_000; raise Refusal on anything else."""
    try:
        value = int(text.replace("_", "")) if "e" not in text.lower() else _from_exponent(text)
    except ValueError:
        raise Refusal(
            f"{option} must be a whole number such as 1000, 1e6 or 10_000_000; found {text!r}."
        ) from None
    if not least <= value <= most:
        raise Refusal(f"{option} must be from {least} to {most:g}; found {text}.")
    return value


def _from_exponent(text: str) -> int:
    value = float(text.replace("_", ""))
    if value != int(value):
        raise ValueError(text)
    return int(value)


def read_seed(text: str) -> int:
    """Return a seed, 0 to 2**64 - 1; raise Refusal on anything else."""
    return read_count(text, "--seed", least=0, most=LARGEST_SEED)


def read_cap(text: str | None) -> int | None:
    """Return a largest number of decisions, None for the family's own; raise Refusal on anything else."""
    return None if text is None else read_count(text, "--cap", most=LARGEST_CAP)


def games_of(family: str) -> str:
    """Return the names of a family's games, with commas."""
    return ", ".join(name for name, rules in GAMES.items() if rules.family == family)


def families_for(rules_name: str | None) -> list[str]:
    """Return the family of a rule set, or every family if none is named; raise Refusal if there is none such."""
    if rules_name is not None:
        return [find_game(rules_name).family]
    return list(dict.fromkeys(rules.family for rules in GAMES.values()))


def read_players(rules: str, text: str | None) -> int:
    """Return a number of seats, the game's usual one if none is given; raise Refusal on anything else."""
    game = find_game(rules)
    if text is None:
        return game.default_players
    if not text.isdigit():
        raise Refusal(
            f"--seats is a number here, such as 2; found {text!r}. Players are named with --strategies."
        )
    game.check_players(int(text))
    return int(text)


def read_line_up(
    rules_name: str, changes: Sequence[str], seats: str, players: int | None = None
) -> tuple[RuleSet, list[Strategy]]:
    """Return the rules and one strategy per seat; a single name sits in each of `players` seats.

    Where `players` is not given either, the game's default number of seats is taken.

    Raises Refusal on any unknown name, a wrong number of players, a strategy that is not for the game, or two
    strategies of one name from different files.
    """
    game = find_game(rules_name)
    strategies = [find_strategy(name, game) for name in split_names(seats)]
    refuse_namesakes(strategies)
    if players is None and len(strategies) == 1:
        players = game.default_players
    if players is not None and len(strategies) == 1:
        strategies *= players
    if players is not None and len(strategies) != players:
        raise Refusal(
            f"{len(strategies)} strategies are named for {players} players; name one, or one per seat."
        )
    return make_rules(rules_name, changes, len(strategies)), strategies
