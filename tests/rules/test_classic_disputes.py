"""The disputes of RULES.md section 4 that concern the classic family, each under its number.

These are 4, 9, 15, 17 to 22, 24 to 30, 36 to 40, 48 and 49. The others belong to the shedding family
(tests/rules/test_disputes.py); 23 is about leaving a game, which nobody does.
"""

from random import Random

import pytest

from simcore.arena import Arena, Rows
from simcore.classic.row import GAME_LENGTH_ONE
from simcore.classic.table import Table
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.lineup import resolve
from strategies.catalogue import CATALOGUES
from tests.support.arenas import ACTIONS, CAP, FINISHED, LOOP, STATUS, ends
from tests.support.classic_positions import (
    FAMILY,
    cards,
    deal,
    hands,
    holders,
    options,
    phase_one,
    phase_two,
    play,
    play_out,
    round_seats,
    shuffled,
)


def rows_of(
    rules: str, names: list[str], number: int, *, seed: int = 1, cap: int | None = None
) -> Rows:
    """Return the rows of games 0, 1, ... between strategies of the catalogue."""
    strategies = [resolve(name, CATALOGUES["classic"]) for name in names]
    rows = Arena(make_rules(rules, (), len(names)), strategies, seed, cap).play(0, number)
    assert rows is not None
    return rows


def test_dispute_04_an_ace_beats_a_king():
    assert "Ac" in options(phase_two(["Ac 2c", "3d"], "Kc"))
    assert "Kc" not in options(phase_two(["Kc 2c", "3d"], "Ac"))


@pytest.mark.parametrize("rules", FAMILY)
def test_dispute_09_a_game_can_be_resumed_at_any_decision(rules: str):
    rng, table = Random(9), deal(rules, 3, shuffled(9))
    while table.status == "running":
        kept, word = table.copy(), rng.choice(table.legal())
        table.apply(rng.choice(table.legal()))  # another way on, which must not touch the copy
        again = kept.copy()
        kept.apply(word)
        again.apply(word)
        assert (kept.block == again.block).all()
        table = kept


def test_dispute_15_a_card_is_matched_by_rank_and_suit():
    assert play(phase_two(["Th Td 9h", "3d 4d"]), "Th").hand(0) == "9h Td"
    table = play(phase_one(["Th Td 9h", "3d 4d 5d"], "2c 2d"), "Th")
    assert table.hand(0) == "2c 9h Td"


@pytest.mark.parametrize("rules", FAMILY)
def test_dispute_17_C9_no_chansa_on_the_last_card_but_with_two_left(rules: str):
    held = ["Th Td 9h", "3d 4d 5d"]
    with pytest.raises(Refusal, match="'chance' is not legal for seat 0"):
        phase_one(held, "2c", rules=rules).apply("chance")
    assert "chance" in options(phase_one(held, "2d 2c", rules=rules))


def test_dispute_18_EA8_an_empty_seat_outside_the_tie_does_not_end_the_tie_break():
    lays = ["0 9c", "1 2c", "2 9d"]
    table = phase_one(["3c", "", "4d"], rules="alla-spelar", lays=lays)
    assert (table.phase, round_seats(table), table.actor) == ("one", [0, 2], 0)
    play(table, "3c")
    assert (table.phase, table.actor) == ("one", 2)


def test_dispute_19_EA7_an_empty_tied_seat_sends_the_cards_back():
    table = phase_one(["3c", "4c", "9d"], actor=2, rules="alla-spelar", lays=["0 9c", "1 2c"])
    play(table, "9d", "3c")
    assert (table.phase, hands(table)) == ("two", ["3c 9c", "2c 4c", "9d As"])


def test_dispute_20_EA9_EA10_an_empty_winner_or_an_empty_next_seat_ends_phase_one():
    winner = phase_one(["9c", "2c 4c", "3d 4d"], rules="alla-spelar")
    play(winner, "9c", "2c", "3d")
    assert (winner.phase, winner.hand(0)) == ("two", "2c 3d 9c")
    reached = play(phase_one(["9c 3c", "2c 4c", ""], rules="alla-spelar"), "9c", "2c")
    assert (reached.phase, hands(reached)[:2]) == ("two", ["3c 9c", "2c 4c"])


def test_dispute_21_C27_C31_the_card_of_one_who_went_out_does_not_stall_a_trick():
    table = play(phase_two(["5s 4c", "9s", "2h 4d"]), "5s", "9s", "2h")
    assert (table.gone, table.actor) == (cards("5s 9s 2h"), 2)


def test_dispute_22_a_seat_without_cards_is_skipped_from_the_start_of_phase_two():
    table = play(phase_one(["6c 7c", "", "9h"], won=["", "", "Kc"]), "6c")
    assert (table.phase, table.actor, table.places) == ("two", 2, [None, 1, None])
    play(table, "9h")
    assert (table.target, table.actor) == (2, 0)
    play(table, "take")
    assert table.actor == 2


@pytest.mark.parametrize("card", ["1h", "10h", "Tx", "xh", "t", "th", "TH", "T", "hT"])
def test_dispute_24_an_unknown_card_is_refused(card: str):
    with pytest.raises(Refusal, match=f"'{card}' is no card"):
        phase_two([f"Th {card}", "3d"])
    with pytest.raises(Refusal, match=f"'{card}' is no action"):
        phase_two(["Th 9h", "3d"]).apply(card)
    deck = shuffled(24).split()
    with pytest.raises(Refusal, match=f"'{card}' is no card"):
        Table.deal(make_rules("klassisk"), 3, [*deck[:-1], card], 0)


def test_dispute_25_the_loser_is_the_last_holder():
    table = play(phase_two(["5s 4s", "9s"]), "4s", "9s")
    assert (table.loser, table.places, holders(table)) == (0, [2, 1], {0})


@pytest.mark.parametrize(("next_leader", "leader"), [("completer", 1), ("next", 2)])
def test_dispute_26_C28_both_readings_of_who_leads(next_leader: str, leader: int):
    table = phase_two(
        ["5s 4c", "Qs 4d", "2s 3d"], "Ts Js", 1, house={"next_leader": next_leader}, target=3
    )
    assert play(table, "Qs").actor == leader


def test_dispute_27_C6_a_card_is_drawn_after_each_tied_card():
    table = play(phase_one(["7c 2c 3c", "7d 2d 3d"], "Ks Qs Js Ts"), "7c", "7d")
    assert (hands(table), table.talon) == (["2c 3c Ks", "2d 3d Qs"], ["Js", "Ts"])


def test_dispute_28_EM1_in_mattis_the_oldest_card_is_taken_not_the_lowest():
    table = phase_two(["2c", "3d", "4d"], "9s 2h", 2, rules="mattis")
    assert play(table, "take").table == ["2h"]


def test_dispute_29_a_seat_with_an_empty_hand_is_never_asked():
    table = play(phase_two(["5s", "3s 4d", "4c 6c"]), "5s", "take", "4c", "take")
    assert (table.places[0], table.actor) == (1, 2)
    for seed in range(5):
        game = deal("klassisk", 4, shuffled(seed))
        for _, word in play_out(game.copy(), seed):
            assert game.hand(game.actor)
            game.apply(word)


def test_dispute_30_C23_a_higher_card_of_another_plain_suit_does_not_beat():
    assert phase_two(["Ac Ad", "3d"], "5s").legal() == ["take"]


# The smallest loops of RULES.md section 2.1: everybody leads his lowest card and takes what he cannot beat.
LOOPS = {
    "klassisk": ["7d 9c", "2s", "6s Jc"],
    "mattis": ["Qc Qs", "6d", "Jd Ac"],
}


def lowest_or_take(table: Table) -> str:
    """Return the lowest lay, where there is one, else the pick-up."""
    return table.legal()[0]


@pytest.mark.parametrize("rules", LOOPS)
def test_dispute_36_a_game_of_phase_two_can_go_round_for_ever(rules: str):
    table, seen = phase_two(LOOPS[rules], rules=rules), []
    for _ in range(60):
        seen.append((table.actor, tuple(hands(table)), tuple(table.table), table.target))
        table.apply(lowest_or_take(table))
    assert table.status == "running"
    assert seen[2 : 2 + 46] == seen[14 : 14 + 46]  # period 12, entered after two actions
    assert len(set(seen[2:14])) == 12


def test_dispute_36_such_games_are_found_and_never_played_to_the_cap():
    ended = ends(rows_of("klassisk", ["trumfsnalen"] * 4, 300))
    assert ended[LOOP] > 0
    assert ended[CAP] == 0
    assert ended.sum() == 300


def test_dispute_37_C8_the_leader_draws_before_the_answerer():
    table = play(phase_one(["7c 2c 3c", "8d 2d 3d"], "Ks Qs Js"), "7c")
    assert (table.hand(0), table.talon) == ("2c 3c Ks", ["Qs", "Js"])
    last = play(phase_one(["7c 2c 3c", "8d 2d 3d"], "Ks Qs"), "7c", "8d")
    assert (last.trump_card, last.trump_drawer) == ("Qs", 1)


@pytest.mark.parametrize(("actor", "loser"), [(0, 1), (1, 0)])
def test_dispute_38_C34_the_last_two_cannot_both_go_out(actor: int, loser: int):
    table = phase_two(["Ks", "As"], actor=actor)
    play(table, *table.legal())
    assert (table.status, table.loser) == ("finished", loser)


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dispute_39_relabelling_the_seats_only_permutes_the_result(rules: str, players: int):
    for seed in range(4):
        deck, dealer = shuffled(seed).split(), seed % players
        blocks = [deck[3 * seat : 3 * seat + 3] for seat in range(players)]
        games = []
        for turn in range(players):
            moved = [card for seat in range(players) for card in blocks[(seat - turn) % players]]
            start = " ".join(moved + deck[3 * players :])
            table = deal(rules, players, start, dealer=(dealer + turn) % players)
            told = play_out(table, seed, 600)
            actions = [((seat - turn) % players, word) for seat, word in told]
            places = [table.places[(seat + turn) % players] for seat in range(players)]
            games.append((actions, places, table.status))
        assert all(game == games[0] for game in games)


def test_dispute_40_C13_C31_a_hand_that_empties_in_the_middle():
    one = play(phase_one(["9c", "7d", "3h 4h"]), "9c")
    assert (one.phase, one.actor) == ("one", 1)  # only a seat that is due ends phase one
    two = play(phase_two(["5s", "9s 4d", "Qs 4h"]), "5s")
    assert (two.places[0], two.table, two.target) == (1, ["5s"], 3)


def test_dispute_48_the_cap_does_not_override_an_end_on_the_same_action():
    names = ["boken", "slump", "slump"]
    whole = rows_of("klassisk", names, 1, seed=48).games[0]
    assert whole[STATUS] == FINISHED
    decisions = int(whole[ACTIONS] - whole[GAME_LENGTH_ONE])
    for cap, status in [(decisions, FINISHED), (decisions - 1, CAP)]:
        game = rows_of("klassisk", names, 1, seed=48, cap=cap).games[0]
        assert game[STATUS] == status
        assert game[ACTIONS] - game[GAME_LENGTH_ONE] == min(cap, decisions)


@pytest.mark.parametrize("word", ["take", "chance", "Th", "5s"])
def test_dispute_49_no_action_after_the_end_nor_a_pick_up_of_nothing(word: str):
    over = play(phase_two(["5s", "Th 5c"]), "5s")
    with pytest.raises(Refusal, match="not in play"):
        over.apply(word)
    with pytest.raises(Refusal, match="'take' is not legal for seat 0"):
        phase_two(["5s 4c", "Th 5c"]).apply("take")
    with pytest.raises(Refusal, match="'take' is not legal for seat 0"):
        phase_one(["5s 4c 6c", "Th 5c 7c"], "8c 9c 2c").apply("take")
