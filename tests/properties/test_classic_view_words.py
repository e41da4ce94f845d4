"""Each word that a classic strategy may ask of its view, against the whole state of random games."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.classic import choices, in_force, trick
from simcore.classic import state as at
from simcore.classic import view as seen
from simcore.classic.legal import ask_block
from simcore.jit import kernel
from tests.support.classic_games import random_game, random_rules
from tests.support.classic_views import (
    Block,
    action_word,
    card,
    cards,
    legal,
    phase_one,
    phase_two,
    written,
)

U64 = np.uint64
_0 = U64(0)
HANDS, DECK, WON, LAID, CHAIN, GONE = map(
    int, (layout.HANDS, layout.DECK, at.WON, at.LAID, at.CHAIN, at.GONE)
)
EVERY_CARD, NO_CARD, NOBODY = (1 << 52) - 1, int(at.NO_CARD), int(at.NOBODY)


@kernel
def _answers(block, found):
    view = layout.view_at(block, _0)
    number = choices.answer_count(view)
    for place in range(number):
        found[place] = choices.answer_number(view, place)
    return number


@kernel
def _cards(block, found):
    view = layout.view_at(block, _0)
    found[0] = seen.unseen_cards(view)
    found[1] = seen.possible_trump_cards(view)
    found[2] = trick.table_cards(view)
    found[3] = trick.beaters(view) if seen.phase(view) == 1 else U64(0)
    found[4] = seen.gone(view)
    for which in range(seen.players(view)):
        found[8 + which] = seen.known_cards(view, which)
        found[16 + which] = seen.won(view, which)
        found[24 + which] = trick.played(view, which)
        found[32 + which] = trick.laid(view, which)


@kernel
def _numbers(block, found):
    view = layout.view_at(block, _0)
    found[0] = trick.top_card(view)
    found[1] = trick.bottom_card(view)
    found[2] = trick.card_to_take(view)
    found[3] = trick.card_to_beat(view)
    found[4] = trick.led_card(view)
    found[5] = seen.may_hold_trump_card(view)
    found[6] = seen.next_player(view)
    found[7] = seen.is_leading(view)
    found[8] = trick.on_table(view)
    found[9] = seen.was_chanced(view)
    found[10] = seen.hand_count(view, 1)
    found[11] = trick.round_seat(view, trick.round_at(view))
    found[12] = trick.round_size(view)
    found[13] = trick.ties(view)
    found[14] = trick.target(view)
    found[15] = trick.leader(view)
    found[16] = seen.active(view)
    found[17] = seen.seat(view)


@kernel
def _rules(block, found):
    view = layout.view_at(block, _0)
    found[0] = in_force.all_play(view)
    found[1] = in_force.trump_is_upturned(view)
    found[2] = in_force.tie_rule(view)
    found[3] = in_force.min_stock(view)
    found[4] = in_force.leader_may_lay_many(view)
    found[5] = in_force.follower_may_lay_many(view)
    found[6] = in_force.trump_seen(view)
    found[7] = in_force.takes_bottom(view)
    found[8] = in_force.picker_acts_again(view)
    found[9] = in_force.counts_holders_now(view)
    found[10] = in_force.next_leads(view)
    found[11] = in_force.must_follow(view)
    found[12] = in_force.set_aside(view)


def told(function, block: Block) -> list[int]:
    """Return what a kernel writes about a view, as plain numbers."""
    found = np.zeros(64, dtype=U64)
    function(block, found)
    return [int(word) for word in found]


def mask_of(numbers: list[int]) -> int:
    """Return the mask of these cards, 52 being none."""
    return sum(1 << number for number in set(numbers) - {NO_CARD})


def masks(block: Block, zone: int) -> list[int]:
    """Return a zone of each seat."""
    return block[zone : zone + int(block[layout.SEATS])].tolist()


def lying(block: Block) -> list[int]:
    """Return the cards on the table of phase two, the one played first first."""
    return [int(block[at.TABLE]) >> 8 * place & 255 for place in range(int(block[at.ON_TABLE]))]


def hidden(block: Block, viewer: int) -> int:
    """Return the cards hidden from a seat: the deck's rest, others' hands, what lies apart, less a seen trump."""
    hands = masks(block, HANDS) if int(block[at.PHASE]) == 1 else []
    others = sum(hand for seat, hand in enumerate(hands) if seat != viewer)
    rest = block[DECK + int(block[layout.DRAWN]) : DECK + 52].tolist()
    apart = mask_of([*rest, int(block[at.SET_ASIDE])])
    return (others | apart) & ~mask_of([int(block[at.TRUMP_CARD])])


def check_sets(block: Block, viewer: int) -> None:
    """Assert that the sets of cards are what the state says."""
    found = told(_cards, block)
    first, players = int(block[at.PHASE]) == 1, int(block[layout.SEATS])
    won, laid = masks(block, WON), masks(block, LAID)
    played = [now | before for now, before in zip(laid, masks(block, CHAIN), strict=True)]
    unseen = hidden(block, viewer)
    assert found[0] == unseen
    assert found[2] == sum(played) | mask_of(lying(block))
    assert found[4] == int(block[GONE])
    assert (found[16:][:players], found[24:][:players]) == (won, played)
    assert found[32:][:players] == laid
    known = won if first else masks(block, HANDS)
    if first:
        known[viewer] |= int(block[HANDS + viewer])
        if int(block[at.DRAWER]) != NOBODY:
            known[int(block[at.DRAWER])] |= mask_of([int(block[at.TRUMP_CARD])])
    assert found[8:][:players] == known
    trump = int(block[at.TRUMP_CARD])
    chanced = int(block[at.DRAWER]) != NOBODY and int(block[at.SET_ASIDE]) == NO_CARD
    possible = 0 if chanced or not first else mask_of([trump]) or unseen
    assert found[1] == possible


def check_numbers(block: Block, viewer: int) -> None:
    """Assert that cards, seats and numbers are what the state says."""
    found = told(_numbers, block)
    table = lying(block) or [NO_CARD]
    assert found[:3] == [table[-1], table[0], table[0] if block[at.BOTTOM] else table[-1]]
    apart = int(block[at.SET_ASIDE]) != NO_CARD
    drawer = int(block[at.DRAWER])
    assert found[5] == (1 << drawer if apart else 0)
    first = int(block[at.PHASE]) == 1
    assert found[9] == (first and drawer != NOBODY and not apart)
    players = int(block[layout.SEATS])
    holders = [
        (viewer + step) % players
        for step in range(1, players + 1)
        if first or block[HANDS + (viewer + step) % players]
    ]
    assert found[6] == holders[0]
    assert found[8] == (0 if first else len(lying(block)))
    assert found[10] == written(int(block[HANDS + 1])).count(" ") + bool(block[HANDS + 1])
    assert found[16:18] == [int(block[layout.ACTIVE]), viewer]
    if first and viewer == found[11]:
        assert found[7] == (sum(masks(block, LAID)) == 0)
    if not first:
        assert found[7] == (not lying(block))


@pytest.mark.parametrize("seed", range(40))
def test_every_word_is_what_the_state_says(seed: int):
    rng = Random(seed)
    players = rng.randint(2, 4)
    rules = random_rules(rng, removed=rng.choice([0, 7]) if players == 2 else 0)
    for block in random_game(rng, rules, players, 150):
        viewer = rng.randrange(players)
        copy = block.copy()
        ask_block(copy, U64(viewer))
        check_sets(copy, viewer)
        check_numbers(copy, viewer)


@pytest.mark.parametrize("procedure", range(3))
def test_every_legal_action_has_one_number(procedure: int):
    found: Counter[bool] = Counter()
    for seed in range(20):
        rng = Random(seed)
        rules = random_rules(rng, procedure=procedure)
        for block in random_game(rng, rules, rng.randint(2, 4), 120):
            numbered = np.zeros(128, dtype=U64)
            count = int(_answers(block, numbered))
            words = [action_word(int(code)) for code in numbered[:count]]
            assert sorted(words) == sorted(legal(block))
            found[bool(int(block[layout.OPTIONS]) & 4)] += 1
    assert found[True] > 20 or procedure != 1


def test_the_rules_in_force_are_told():
    rules = {"procedure": 1, "lead_many": 1, "trump_seen": 2, "bottom": 1, "removed": 9}
    assert told(_rules, phase_one("2c", **rules))[:13] == [1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 0, 0, 9]
    rules = {"procedure": 2, "follow_many": 1, "tie": 2, "picker": 1, "target_now": 1}
    block = phase_one("2c", **rules, next_leads=1, must_follow=1, min_stock=1, trump_suit=0)
    assert told(_rules, block)[:13] == [0, 1, 2, 1, 0, 1, 0, 0, 1, 1, 1, 1, 0]


BEATERS = [
    ("9c Jd Ks", [], {}, "", ""),
    ("9c Td Jd Ks", ["Ts"], {}, "Ts", "Jd Ks"),
    ("9c Td Jd Ks", ["Ts"], {"tie": 2}, "Ts", "Jd Ks"),
    ("9c Td Jd Ks", ["Js", "3h"], {"procedure": 1}, "Js", "Ks"),
    ("9c Td Jd Ks", ["3h", "Qc Qd"], {"procedure": 1, "follow_many": 1}, "Qd", "Ks"),
    ("9c Td Jd Ks", ["Ts"], {"procedure": 2, "trump_suit": 0}, "Ts", "Ks"),
    ("9c Td Jd", ["Ts"], {"procedure": 2, "trump_suit": 0}, "Ts", ""),
    ("9c Td Jd", ["Ts"], {"procedure": 2, "trump_suit": 0, "trump_seen": 2}, "Ts", "9c"),
    ("9c Td Jd", [], {"procedure": 2, "trump_suit": 0, "trump_seen": 2}, "", ""),
]


@pytest.mark.parametrize(("hand", "lays", "words", "to_beat", "beating"), BEATERS)
def test_EA3_ET3_the_card_to_beat_and_what_beats_it(
    hand: str, lays: list, words: dict, to_beat: str, beating: str
):
    block = phase_one(hand, lays, **words)
    assert told(_numbers, block)[3] == card(to_beat)
    assert told(_cards, block)[3] == cards(beating)


def test_the_trick_of_phase_one_is_told():
    block = phase_one("9c 4d Ks", ["2c", "5d"], procedure=1, ties=3)
    found = told(_numbers, block)
    assert found[4] == card("2c")
    assert found[11:16] == [0, 3, 3, 0, 1]
    assert told(_numbers, phase_two("9c", "2c 4c", players=4))[14] == 4
