"""What the classic styles do over several turns: taking turns, the loop guard, and the talon's last card."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from simcore import layout
from simcore.classic import state as at
from simcore.jit import kernel
from simcore.layout import view_at
from strategies.parts.last_card import LOSING, WINNING, brings_last_card
from tests.support.classic_games import played_game, random_game, random_rules
from tests.support.classic_views import Block, Player, phase_one, phase_two

TAKERS = ["ataren", "mattisanpassad", "trumfstyraren", "trumfsnalen", "rensaren", "sparare"]


@kernel
def _way(block):
    return brings_last_card(view_at(block, at.U64(0)))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("vaghalsen", "Ks chance Ks chance Ks"),
        ("vaghalsen:every=3", "Ks Ks chance Ks Ks"),
        ("vaghalsen:every=1", "chance chance chance chance chance"),
    ],
)
def test_vaghalsen_counts_its_own_turns_of_phase_one(name: str, expected: str):
    player, question = Player(name), phase_one("9c 4d Ks", ["Ts"])
    assert [player.decide(question) for _ in range(5)] == expected.split()


def test_vaghalsen_counts_a_turn_without_chansa_too():
    player = Player("vaghalsen")
    talons = [1, 1, 1, 2, 2]
    asked = [player.decide(phase_one("9c 4d Ks", talon=talon)) for talon in talons]
    assert asked == ["Ks", "Ks", "Ks", "chance", "Ks"]


@pytest.mark.parametrize("card", ["Qc", "8d"])
def test_ataren_takes_at_most_three_times_and_never_twice_in_a_row(card: str):
    player, question = Player("ataren"), phase_two("Kc 2h 3h 4h 5h 6h", card)
    plays = "Kc" if card == "Qc" else "2h"
    assert [player.decide(question) for _ in range(8)] == ["take", plays] * 3 + [plays] * 2


def test_a_forced_pick_up_does_not_count():
    player, forced = Player("ataren"), phase_two("9c Tc", "Kd")
    free = phase_two("9c Kc", "Qc")
    assert [player.decide(each) for each in [forced] * 4 + [free]] == ["take"] * 5


@pytest.mark.parametrize("procedure", range(3))
@pytest.mark.parametrize("name", TAKERS)
def test_the_loop_guard_holds_in_whole_games(name: str, procedure: int):
    rng, taken = Random(f"{name} {procedure}"), 0
    for game in range(15):
        seats = [Player(name) for _ in range(rng.randint(2, 4))]
        free: list[list[bool]] = [[] for _ in seats]

        def _answer(block: Block, seats: list[Player] = seats, free: list = free) -> int:
            seat = int(block[layout.SEAT])
            action = seats[seat].answer(block)
            free[seat].append(action == int(at.TAKE) and block[at.LAYS] != 0)
            return action

        rules = random_rules(rng, procedure=procedure, removed=0)
        for _ in played_game(rules, len(seats), 600, game, _answer):
            pass
        for turns in free:
            assert sum(turns) <= 3
            assert not any(one and two for one, two in pairwise(turns))
            taken += sum(turns)
    assert taken > 0


def tricks(rng: Random, rules: dict, players: int) -> Iterator[tuple[int, int, bool, int]]:
    """Yield (seat, way, whether the seat won the trick, who drew the last card) for tricks without a tie."""
    asked: list[tuple[int, int]] = []
    found: list[tuple[int, int, bool]] = []
    won: list[int] = []
    for block in random_game(rng, rules, players, 500):
        now = [int(block[int(at.WON) + seat]).bit_count() for seat in range(players)]
        if won and now != won:
            winner = next(seat for seat in range(players) if now[seat] != won[seat])
            found += [(seat, way, seat == winner) for seat, way in asked]
            asked = []
        if block[at.PHASE] != 1:
            break
        won = now
        asked = [] if block[at.TIES] else asked
        if not block[at.TIES]:
            asked.append((int(block[layout.SEAT]), int(_way(block))))
    for seat, way, has_won in found:
        yield seat, way, has_won, int(block[at.DRAWER])


# With three the last card is a leader's, with two or four an answerer's (46, 43 or 40 cards in the talon).
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_trick_that_brings_the_last_card_brings_it(players: int):
    rng, seen = Random(players), set()
    for _ in range(150):
        rules = random_rules(rng, procedure=0, removed=0)
        for seat, way, has_won, drawer in tricks(rng, rules, players):
            if way in (WINNING, LOSING):
                assert (drawer == seat) == (has_won == (way == WINNING))
                seen.add((way, has_won))
    way = WINNING if players == 3 else LOSING
    assert seen == {(way, True), (way, False)}
