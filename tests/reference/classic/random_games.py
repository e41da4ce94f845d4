"""Games of uniformly random legal actions, random house rules, and counts of action sequences."""

from collections.abc import Callable
from random import Random
from typing import Any

from .classic import DECK, ClassicTwin
from .house import SEATS, VALUES, complete_house, differing_fields, fields_of


def random_house(rules: str, rng: Random, players: int | None = None) -> dict:
    """Draw a value for every field that means something; return those that are not defaults.

    Every field serves every number of seats, so `players` changes nothing.
    """
    phase1 = rng.choice(VALUES["phase1"])
    drawn = {field: rng.choice(VALUES[field]) for field in fields_of(rules, phase1)}
    drawn["phase1"] = phase1
    seats = SEATS[rules][1] if players is None else players
    return differing_fields(rules, complete_house(rules, drawn, seats))


def shuffled_deck(rng: Random) -> list[str]:
    """Return the 52 cards in random order."""
    deck = list(DECK)
    rng.shuffle(deck)
    return deck


def random_game(rules: str, house: dict, players: int, rng: Random, cap: int = 5000) -> dict:
    """Play uniformly random legal actions; return the game's record with its legal lists."""
    deck = shuffled_deck(rng)
    twin = ClassicTwin.from_deal(rules, house, players, deck, rng.randrange(players))
    return play_on(twin, deck, rng.choice, cap)


def play_on(
    twin: ClassicTwin, deck: list[str], choose: Callable[[list[str]], Any], cap: int = 5000
) -> dict:
    """Play a game just dealt, `choose` picking each action; return its record."""
    actions, legal_lists = [], []
    for _ in range(cap):
        if twin.status is not None:
            break
        legal = twin.legal()
        action = choose(legal)
        actions.append(f"{twin.actor} {action}")
        legal_lists.append(legal)
        twin.apply(action)
    return make_record(twin, deck, actions, legal_lists)


def make_record(
    twin: ClassicTwin, deck: list[str], actions: list[str], legal_lists: list[list[str]]
) -> dict:
    """Write a played game down in record format 1; a game that is not over was cut at the cap."""
    return {
        "record": 1,
        "rules": twin.rules,
        "house": differing_fields(twin.rules, twin.house),
        "players": twin.players,
        "seed": 0,
        "game": 0,
        "strategies": ["random"] * twin.players,
        "deck": " ".join(deck),
        "dealer": twin.dealer,
        "first": twin.first,
        "actions": actions,
        "legal": legal_lists,
        "places": twin.places,
        "loser": twin.loser,
        "status": twin.status or "cap",
    }


def count_sequences(twin: ClassicTwin, depth: int) -> int:
    """Count the legal action sequences of exactly `depth` actions from here (perft).

    A game that ends earlier counts for nothing.
    """
    if depth == 0:
        return 1
    total = 0
    for action in twin.legal():
        after = twin.copy()
        after.apply(action)
        total += count_sequences(after, depth - 1)
    return total
