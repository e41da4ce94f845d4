"""Games of uniformly random legal actions, random house rules, and counts of action sequences."""

from collections.abc import Callable
from random import Random
from typing import Any

from .house import DEFAULTS, RANKS, SEATS, VALUES, complete_house, differing_fields
from .shedding import Twin


def random_house(rules: str, rng: Random, players: int | None = None) -> dict:
    """Draw a value for every field until none is refused; return those that are not defaults.

    Without `players` the fields serve the rule set's largest number of seats, and so every number.
    """
    seats = SEATS[rules][1] if players is None else players
    while True:
        drawn = {field: rng.choice(VALUES[field]) for field in DEFAULTS[rules]}
        try:
            full = complete_house(rules, drawn, seats)
        except ValueError:  # refused together: R11, or a transparent 7 that binds
            continue
        return differing_fields(rules, full)


def random_game(rules: str, house: dict, players: int, rng: Random, cap: int = 20000) -> dict:
    """Play uniformly random legal actions; return the game's record with its legal lists."""
    deck = list(RANKS * 4)
    rng.shuffle(deck)
    twin = Twin.from_deal(rules, house, players, deck, rng.randrange(players), first=None)
    return play_on(twin, deck, rng.choice, cap)


def play_on(twin: Twin, deck: list[str], choose: Callable[[list], Any], cap: int) -> dict:
    """Play a game just dealt, `choose` picking each action, and the first seat where it is open.

    Return the game's record. The cap counts decisions after the swap.
    """
    actions, legal_lists = [], []
    while twin.phase == "swap":
        swap = choose(twin.legal_swaps())
        actions.append(f"{twin.actor} {swap}")
        legal_lists.append([])
        twin.apply(swap)
    if twin.phase == "start":
        twin.begin(choose(sorted(twin.possible_first())))
    for _ in range(cap):
        if twin.status is not None:
            break
        action = choose(twin.legal())
        actions.append(f"{twin.actor} {action}")
        legal_lists.append(twin.legal())
        twin.apply(action)
    return make_record(twin, deck, actions, legal_lists)


def make_record(
    twin: Twin, deck: list[str], actions: list[str], legal_lists: list[list[str]]
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


def count_sequences(twin: Twin, depth: int) -> int:
    """Count the legal action sequences of exactly `depth` actions from here (perft).

    A game that ends earlier counts for nothing. Swaps that are still to be made are actions too.
    """
    if depth == 0:
        return 1
    if twin.phase == "start":
        raise ValueError("who acts first is not known: call begin")
    total = 0
    for action in twin.legal_swaps() or twin.legal():
        after = twin.copy()
        after.apply(action)
        total += count_sequences(after, depth - 1)
    return total
