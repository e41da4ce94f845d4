"""The engine and the twin play the same game; after every action they must agree on everything."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from simcore import layout
from simcore.games import make_rules
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.shedding import state as at
from simcore.shedding.play import begin_block, step_block
from simcore.shedding.table import Table
from simcore.shedding.text import action_word, cards_word
from simcore.shuffle import shuffle
from simcore.strategy import Strategy
from tests.reference.house import RANKS, SEATS
from tests.reference.random_games import random_house
from tests.support import standing
from tests.support.standing import QuickTwin, differences, hidden_and_talon, of_engine, of_twin

_0 = np.uint64(0)
CAP = 20_000


@kernel
def _shuffle(block, seed, game):
    shuffle(layout.state_at(block, _0), seed, game, np.uint64(2))


def shuffled(block: np.ndarray, seed: int, game: int) -> list[str]:
    """Return the deck of a game as it is shuffled, in the order in which its cards leave it."""
    _shuffle(block, np.uint64(seed), np.uint64(game))
    return [RANKS[rank] for rank in block[int(layout.DECK) :][:52].tolist()]


def random_game_rules(rng: Random) -> tuple[str, dict, int]:
    """Draw a rule set, a number of seats, and house rules: the defaults once in five times."""
    rules = rng.choice(sorted(SEATS))
    players = rng.randint(*SEATS[rules])
    house = {} if rng.random() < 0.2 else random_house(rules, rng, players)
    return rules, house, players


def play_engine_game(
    rules: str, house: dict, strategies: Sequence[Strategy], seed: int, game: int
) -> str:
    """Let the engine play a game between strategies and the twin follow; return its status.

    Raises AssertionError, with the position, where they disagree.
    """
    seats = len(strategies)
    block = new_scratch(make_rules(rules, house, seats), strategies, CAP)
    deck = shuffled(block, seed, game)
    actor = int(begin_block(block, np.uint64(seed), np.uint64(game)))
    twin = QuickTwin.from_deal(rules, house, seats, deck, int(block[layout.DEALER]), first=None)
    for row in block[int(at.CHOSEN) :][:seats].tolist() if twin.phase == "swap" else []:
        twin.apply("swap " + cards_word(row))
    assert actor in twin.possible_first(), f"{actor} starts in {twin!r}"
    twin.begin(actor)
    words = block.tolist()
    assert hidden_and_talon(words, seats) == unseen_cards(twin), repr(twin)
    assert of_engine(words, seats, actor) == of_twin(twin), difference(words, actor, twin)
    while not block[layout.STATUS]:
        actor = int(step_block(block, np.uint64(actor)))
        follow(block, twin, actor)
    words = block[:512].tolist()
    assert hidden_and_talon(words, seats) == unseen_cards(twin), repr(twin)
    return layout.STATUS_NAMES[words[standing.STATUS]]


def unseen_cards(twin: QuickTwin) -> tuple:
    """Return the twin's hidden rows, three slots each, and its talon."""
    return [row or list("...") for row in twin.hidden], twin.talon


def follow(block: np.ndarray, twin: QuickTwin, actor: int) -> None:
    """Let the twin do what the engine just did, and compare the questions and the outcomes."""
    words = block[: standing.WORDS].tolist()
    legal = standing.question(words[standing.LAYS], words[standing.OPTIONS])
    action = action_word(int(block[layout.LAST_ACTION]))
    assert words[standing.SEAT] == twin.actor, f"{action} by {words[standing.SEAT]} in {twin!r}"
    if legal != set(twin.legal()):
        raise AssertionError(f"engine {sorted(legal)}, twin {sorted(twin.legal())} in {twin!r}")
    twin.apply(action)
    if words[standing.STATUS] == layout.CAP:
        words[standing.STATUS] = standing.RUNNING
    if of_engine(words, twin.players, actor) != of_twin(twin):
        raise AssertionError(f"{action} led to {twin!r}: {difference(words, actor, twin)}")


def difference(words: list[int], actor: int, twin: QuickTwin) -> str:
    """Say in what the engine and the twin differ."""
    return differences(of_engine(words, twin.players, actor), of_twin(twin))


def play_table_game(
    rules: str, house: dict, players: int, choose: Callable[[list], str], deck: list[str], cap: int
) -> tuple[Table, QuickTwin]:
    """Drive `Table` and the twin by the same action words, `choose` picking each; compare all."""
    dealer = choose(list(range(players)))
    table = Table.deal(make_rules(rules, house, players), players, deck, dealer)
    twin = QuickTwin.from_deal(rules, house, players, deck, dealer, first=None)
    while twin.phase == "swap":
        word = choose(twin.legal_swaps()).removeprefix("swap ")
        table.swap(twin.actor, word)
        twin.apply("swap " + word)
    assert table.possible_first() == twin.possible_first(), repr(twin)
    first = choose(sorted(twin.possible_first()))
    table.start(first)
    twin.begin(first)
    compare_table(table, twin)
    for _ in range(cap):
        if twin.status is not None:
            break
        word = choose(sorted(twin.legal()))
        table.apply(word)
        twin.apply(word)
        compare_table(table, twin)
    return table, twin


def compare_table(table: Table, twin: QuickTwin) -> None:
    """Assert that `Table` tells what the twin knows, in words and in the engine's own."""
    seats = range(table.players)
    assert [Counter(table.hand(seat)) for seat in seats] == [Counter(hand) for hand in twin.hands]
    assert [Counter(table.open_row(seat)) for seat in seats] == [Counter(row) for row in twin.opens]
    rows = [table.hidden(seat).replace(".", "") for seat in seats]
    assert rows == ["".join(row).replace(".", "") for row in twin.hidden], repr(twin)
    assert Counter(table.pile) == Counter(twin.pile), repr(twin)
    assert Counter(table.burnt) == Counter(twin.burnt), repr(twin)
    assert (table.talon_left, table.places) == (len(twin.talon), twin.places), repr(twin)
    assert (table.status, table.loser) == (twin.status or "running", twin.loser), repr(twin)
    if twin.status is None:
        legal = table.legal()
        assert len(legal) == len(set(legal))
        assert (table.actor, set(legal)) == (twin.actor, set(twin.legal())), repr(twin)
    words = table.block.tolist()
    assert of_engine(words, table.players, table.actor) == of_twin(twin), repr(twin)
