"""In the classic family too a seat sees everything that is public, and nothing else (C16, C20, C40)."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.classic import state as at
from simcore.classic.legal import ask_block
from simcore.classic.probing import move_unseen
from tests.support.classic_games import random_game, random_rules
from tests.support.classic_views import Block

NOBODY, OWNER, ALL = range(3)
UPTURNED = 2
HANDS, DECK = int(layout.HANDS), int(layout.DECK)
WON, CHAIN, LAID = map(int, (at.WON, at.CHAIN, at.LAID))
NO_CARD = int(at.NO_CARD)


def view(block: Block, viewer: int) -> list[int]:
    """Return what `viewer` sees of a game when it is asked."""
    copy = block.copy()
    ask_block(copy, np.uint64(viewer))
    return copy[: layout.VIEW_WORDS].tolist()


def talon(block: Block) -> list[int]:
    """Return the cards that have not left the deck, those set aside before the deal last."""
    return block[DECK + int(block[layout.DRAWN]) : DECK + 52].tolist()


def every_card(block: Block) -> Counter[int]:
    """Return how often each card lies in a hand, in the talon, apart, won, or in the trick of phase one."""
    players = int(block[layout.SEATS])
    masks = [
        int(block[zone + seat]) for zone in (HANDS, WON, CHAIN, LAID) for seat in range(players)
    ]
    found = Counter(card for mask in masks for card in range(52) if mask >> card & 1)
    found.update(talon(block))
    found.update([int(block[at.SET_ASIDE])])
    return found


def changes(block: Block, moved: Block, viewer: int) -> list[str]:
    """Return what is not as it was."""
    players = range(int(block[layout.SEATS]))
    others = any(block[HANDS + seat] != moved[HANDS + seat] for seat in players)
    found = {
        "hands": others,
        "talon": talon(block) != talon(moved),
        "trump card": block[at.SET_ASIDE] != moved[at.SET_ASIDE],
        "trump suit": block[at.TRUMP_SUIT] != moved[at.TRUMP_SUIT],
    }
    assert block[HANDS + viewer] == moved[HANDS + viewer]
    return [name for name, is_changed in found.items() if is_changed]


def move_and_look(seed: int, **fixed: int) -> Counter[str]:
    """Move unseen cards all through a random game; return how often what was changed."""
    rng = Random(seed)
    players = rng.randint(2, 4)
    removed = rng.choice([0, 10]) if players == 2 else 0
    rules = random_rules(rng, removed=removed, **fixed)
    random = np.random.default_rng(seed)
    found: Counter[str] = Counter()
    for block in random_game(rng, rules, players, 150):
        viewer = rng.randrange(players)
        moved = move_unseen(block, viewer, random)
        assert view(moved, viewer) == view(block, viewer), viewer
        assert every_card(moved) == every_card(block)
        phase = int(block[at.PHASE])
        found.update(f"{what} {phase}" for what in changes(block, moved, viewer))
    return found


@pytest.mark.parametrize("trump_seen", [NOBODY, OWNER, ALL])
@pytest.mark.parametrize("procedure", range(3))
def test_C16_C40_moving_unseen_cards_changes_no_view(procedure: int, trump_seen: int):
    games = [
        move_and_look(number, procedure=procedure, trump_seen=trump_seen) for number in range(25)
    ]
    found = sum(games, Counter())
    assert min(found["hands 1"], found["talon 1"], found["talon 2"]) > 50
    assert found["hands 2"] == found["trump card 2"] == found["trump suit 2"] == 0
    hidden = trump_seen != ALL
    assert (found["trump card 1"] > 20) == (found["trump suit 1"] > 20) == hidden
    assert hidden or found["trump card 1"] == found["trump suit 1"] == 0


# ---- what is public is seen ----------------------------------------------------------------------


def seen_trumps(block: Block) -> list[tuple[int, int]]:
    """Return the trump suit and card that each seat sees."""
    views = [view(block, seat) for seat in range(int(block[layout.SEATS]))]
    return [(each[int(at.TRUMP)], each[int(at.TRUMP_CARD)]) for each in views]


def expected_trumps(block: Block) -> list[tuple[int, int]]:
    """Return what each seat should see of the trump, told from the rules."""
    seats, card = range(int(block[layout.SEATS])), int(block[at.SET_ASIDE])
    suit, drawer = int(block[at.TRUMP_SUIT]), int(block[at.DRAWER])
    if int(block[at.PHASE]) == 2:
        return [(suit, NO_CARD)] * len(seats)
    if int(block[layout.TALON]) > 0:
        end = DECK + int(block[layout.DRAWN]) + int(block[layout.TALON]) - 1
        upturned = int(block[at.PROCEDURE]) == UPTURNED and int(block[at.TRUMP_SEEN]) == ALL
        return [(suit, int(block[end])) if upturned else (4, NO_CARD)] * len(seats)
    if card == NO_CARD:
        return [(suit, NO_CARD)] * len(seats)
    who = {NOBODY: [], OWNER: [drawer], ALL: list(seats)}[int(block[at.TRUMP_SEEN])]
    return [(suit, card) if seat in who else (4, NO_CARD) for seat in seats]


@pytest.mark.parametrize("trump_seen", [NOBODY, OWNER, ALL])
@pytest.mark.parametrize("procedure", range(3))
def test_C10_C16_ET1_who_sees_the_trump(procedure: int, trump_seen: int):
    found: Counter[str] = Counter()
    for seed in range(30):
        rng = Random(seed)
        rules = random_rules(rng, procedure=procedure, trump_seen=trump_seen, removed=0)
        for block in random_game(rng, rules, rng.randint(2, 4), 120):
            assert seen_trumps(block) == expected_trumps(block)
            if int(block[layout.TALON]) == 0 and int(block[at.PHASE]) == 1:
                apart = int(block[at.SET_ASIDE]) != NO_CARD
                found["apart" if apart else "chanced"] += 1
    assert min(found["apart"], found["chanced"]) > 5


@pytest.mark.parametrize("seed", range(12))
def test_C20_C40_what_is_won_and_every_hand_of_phase_two_is_seen(seed: int):
    rng = Random(seed)
    players = rng.randint(2, 4)
    for block in random_game(rng, random_rules(rng, removed=0), players, 150):
        for viewer in range(players):
            seen = view(block, viewer)
            assert seen[WON:][:players] == block[WON:][:players].tolist()
            if int(block[at.PHASE]) == 2:
                assert seen[int(at.KNOWN) :][:players] == block[HANDS:][:players].tolist()
            else:
                assert seen[int(at.KNOWN) :][:players] == [0] * players
