"""`skitgubbe rules`: the rule sets, and every field of one."""

from typing import Annotated, Any

import typer

from scripts.options import RULE_SETS, Json
from scripts.screen import indented, print_json, table, wrapped
from simcore.games import GAMES, field_table, find_game
from simcore.rules import spell

HELP = """List the rule sets, or every field of one with its value, other values and source.

Example: skitgubbe rules app
"""

CHANGES = {
    "shedding": "--rule two=reset_only --rule chansa=off",
    "classic": "--rule after_pickup=picker --rule next_leader=next",
}
"""An example of changed fields, by family."""


def command(
    name: Annotated[str | None, typer.Argument(help=f"A rule set: {RULE_SETS}.")] = None,
    as_json: Json = False,
) -> None:
    """Print the rule sets, or one of them field by field."""
    if as_json:
        print_json({each: _document(each) for each in ([name] if name else GAMES)})
    elif name is None:
        _print_games()
    else:
        _print_fields(name)


def _document(name: str) -> dict[str, Any]:
    rules = find_game(name)
    return {
        "title": rules.title,
        "family": rules.family,
        "version": rules.version,
        "players": {
            "least": rules.players[0],
            "most": rules.players[1],
            "default": rules.default_players,
        },
        "source": rules.source,
        "fields": {
            field.name: {
                "value": value,
                "values": list(field.values),
                "meaning": field.meaning,
                "source": field.source.split(),
            }
            for field, value in field_table(name)
        },
    }


def _print_games() -> None:
    rows = [
        (
            rules.name,
            f"{rules.players[0]}-{rules.players[1]}",
            str(rules.default_players),
            rules.title,
        )
        for rules in GAMES.values()
    ]
    print(table(rows, ("rule set", "players", "default", "game")))
    print("\nEvery field of one: skitgubbe rules app")


def _print_fields(name: str) -> None:
    rules = find_game(name)
    print(
        f"{rules.name}: {rules.title}, {rules.players[0]} to {rules.players[1]} players ({rules.source})\n"
    )
    for field, value in field_table(name):
        others = ", ".join(spell(each) for each in field.values if each != value)
        print(wrapped(f"{field.name} = {spell(value)}   (or {others})"))
        print(indented(f"{field.meaning} [{field.source}]"))
    print(f"\nPlay with other values: --rules {name} {CHANGES[rules.family]}")
