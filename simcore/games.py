"""GAMES: the literal table of every game, and the only file that knows all families."""

from collections.abc import Iterable, Mapping

from simcore.classic import rules as classic
from simcore.errors import Refusal
from simcore.rules import Field, RuleSet, Value, parse_changes, with_changes
from simcore.shedding import rules as shedding
from simcore.suggest import nearest_words

FAMILIES = {"shedding": shedding, "classic": classic}
GAMES: dict[str, RuleSet] = {**shedding.RULE_SETS, **classic.RULE_SETS}


def find_game(name: str) -> RuleSet:
    """Return the rule set of that name with its defaults; raise Refusal if there is none."""
    if name not in GAMES:
        raise Refusal(f"There is no rule set {name!r}; {nearest_words(name, GAMES)}")
    return GAMES[name]


def make_rules(
    name: str, changes: Iterable[str] | Mapping[str, Value] = (), players: int | None = None
) -> RuleSet:
    """Return a rule set with some fields changed.

    >>> make_rules("app", ["two=reset_only"]).house["two"]
    'reset_only'

    Raises Refusal on an unknown game, field or value, on fields that exclude each other, and, where `players` is
    given, on a number of players that the game or the deck does not allow.
    """
    game = find_game(name)
    family = FAMILIES[game.family]
    texts = changes if isinstance(changes, Mapping) else parse_changes(changes)
    rules = with_changes(family.base_for(game, texts), family.FIELDS, texts)
    family.refuse_impossible(rules.fields)
    if players is not None:
        rules.check_players(players)
        family.refuse_small_deck(rules, players)
    return rules


def field_table(name: str) -> list[tuple[Field, Value]]:
    """Return every field of a game with its default value, in the family's order."""
    rules = find_game(name)
    fields = FAMILIES[rules.family].FIELDS
    return [(field, rules.fields[key]) for key, field in fields.items() if key in rules.fields]
