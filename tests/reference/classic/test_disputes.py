"""The reported bugs and disputes of RULES.md section 4 that concern the classic family."""

from random import Random

import pytest

from .cards import DECK
from .classic import ClassicTwin
from .house import DEFAULTS
from .random_games import play_on, random_game, random_house, shuffled_deck


def phase_one(hands: list[str], actor: int = 0, rules: str = "klassisk", **more) -> ClassicTwin:
    """Set up a position of phase one; without a talon the last seat drew the ace of spades."""
    if "talon" not in more:
        more = {"trump_card": "As", "trump_drawer": len(hands) - 1, **more}
    return ClassicTwin.position(rules, {}, "one", hands, actor, **more)


def phase_two(hands: list[str], cards: str = "", actor: int = 0, **more) -> ClassicTwin:
    """Set up a position of phase two of `klassisk`, hearts being trump."""
    house = more.pop("house", {})
    return ClassicTwin.position(
        "klassisk", house, "two", hands, actor, trump="h", cards=cards, **more
    )


def play(twin: ClassicTwin, *actions: str) -> ClassicTwin:
    """Carry out the actions, checking the invariants after each."""
    for action in actions:
        twin.apply(action)
        twin.check_invariants()
    return twin


def test_dispute_04_an_ace_beats_a_king():
    assert "Ac" in phase_two(["Ac 2c", "3d"], "Kc").legal()


def test_dispute_09_a_game_can_be_resumed_at_any_decision():
    rng = Random(9)
    for rules in DEFAULTS:
        record = random_game(rules, random_house(rules, rng), 3, rng, cap=150)
        deck = record["deck"].split()
        twin = ClassicTwin.from_deal(rules, record["house"], 3, deck, record["dealer"])
        for text, legal in zip(record["actions"], record["legal"], strict=True):
            kept = twin.copy()
            twin.apply(twin.legal()[0])  # another way on, which must not touch the copy
            twin = kept
            assert (twin.legal(), str(twin.actor)) == (legal, text.split()[0])
            twin.apply(text.split()[1])
        assert (twin.places, twin.loser) == (record["places"], record["loser"])


def test_dispute_15_a_card_is_matched_by_rank_and_suit():
    twin = play(phase_two(["Th Td 9h", "3d 4d"]), "Th")
    assert twin.hands[0] == ["Td", "9h"]
    twin = play(phase_one(["Th Td 9h", "3d 4d 5d"], talon="2c 2d"), "Th")
    assert twin.hands[0] == ["Td", "9h", "2c"]


def test_dispute_17_no_chansa_on_the_last_card_but_with_two_left():
    hands = ["Th Td 9h", "3d 4d 5d"]
    for rules in DEFAULTS:
        assert "chance" not in phase_one(hands, rules=rules, talon="2c").legal()
        assert "chance" in phase_one(hands, rules=rules, talon="2d 2c").legal()


def test_dispute_18_an_empty_seat_outside_the_tie_does_not_end_the_tie_break():
    lays = ["0 9c", "1 2c", "2 9d"]
    twin = phase_one(["3c", "", "4d"], rules="alla-spelar", lays=lays)
    assert (twin.phase, twin.seats, twin.actor) == ("one", [0, 2], 0)
    play(twin, "3c")
    assert (twin.phase, twin.actor) == ("one", 2)


def test_dispute_19_an_empty_tied_seat_sends_the_cards_back():
    twin = phase_one(["3c", "4c", "9d"], actor=2, rules="alla-spelar", lays=["0 9c", "1 2c"])
    play(twin, "9d", "3c")
    assert (twin.phase, twin.hands) == ("two", [["9c", "3c"], ["4c", "2c"], ["9d", "As"]])


def test_dispute_20_an_empty_winner_or_an_empty_next_seat_ends_phase_one():
    winner = play(phase_one(["9c", "2c 4c", "3d 4d"], rules="alla-spelar"), "9c", "2c", "3d")
    assert (winner.phase, winner.hands[0]) == ("two", ["9c", "2c", "3d"])
    reached = play(phase_one(["9c 3c", "2c 4c", ""], rules="alla-spelar"), "9c", "2c")
    assert (reached.phase, reached.hands[:2]) == ("two", [["3c", "9c"], ["4c", "2c"]])


def test_dispute_21_the_card_of_one_who_went_out_does_not_stall_a_trick():
    twin = play(phase_two(["5s 4c", "9s", "2h 4d"]), "5s", "9s", "2h")
    assert (len(twin.gone), twin.actor) == (3, 2)


def test_dispute_22_a_seat_without_cards_is_skipped_from_the_start_of_phase_two():
    twin = play(phase_one(["6c 7c", "", "9h"], won=["", "", "Kc"]), "6c")
    assert (twin.phase, twin.actor, twin.places) == ("two", 2, [None, 1, None])
    play(twin, "9h")
    assert twin.target == 2
    play(twin, "take")
    assert twin.actor == 2


@pytest.mark.parametrize("card", ["1h", "10h", "Tx", "xh", "t", "th", "TH", "", "T", "hT"])
def test_dispute_24_an_unknown_card_is_refused(card: str):
    with pytest.raises(ValueError, match="may not"):
        phase_two(["Th 9h", "3d"]).apply(card)
    if card:
        with pytest.raises(ValueError, match=r"no card|no seat"):
            phase_two([f"Th {card}", "3d"])
    with pytest.raises(ValueError, match="deck"):
        ClassicTwin.from_deal("klassisk", {}, 3, [*DECK[:-1], card], dealer=0)


def test_dispute_25_the_loser_is_the_last_holder():
    twin = play(phase_two(["5s 4s", "9s"]), "4s", "9s")
    assert (twin.loser, twin.places) == (0, [2, 1])


@pytest.mark.parametrize(("next_leader", "leader"), [("completer", 1), ("next", 2)])
def test_dispute_26_both_readings_of_who_leads(next_leader: str, leader: int):
    house = {"next_leader": next_leader}
    twin = phase_two(["5s 4c", "Qs 4d", "2s 3d"], "Ts Js", actor=1, house=house, target=3)
    assert play(twin, "Qs").actor == leader


def test_dispute_27_a_card_is_drawn_after_each_tied_card():
    twin = play(phase_one(["7c 2c 3c", "7d 2d 3d"], talon="Ks Qs Js Ts"), "7c", "7d")
    assert (twin.hands, twin.talon) == ([["2c", "3c", "Ks"], ["2d", "3d", "Qs"]], ["Js", "Ts"])


def test_dispute_28_in_mattis_the_oldest_card_is_taken_not_the_lowest():
    twin = ClassicTwin.position(
        "mattis", {}, "two", ["2c", "3d", "4d"], 2, trump="h", cards="9s 2h", target=3
    )
    assert play(twin, "take").table == ["2h"]


def test_dispute_29_a_seat_with_an_empty_hand_is_never_asked():
    twin = play(phase_two(["5s", "3s 4d", "4c 6c"]), "5s", "take", "4c", "take")
    assert (twin.places[0], twin.actor) == (1, 2)


def test_dispute_30_a_higher_card_of_another_plain_suit_does_not_beat():
    assert phase_two(["Ac Ad", "3d"], "5s").legal() == ["take"]


def test_dispute_37_the_leader_draws_before_the_answerer():
    twin = play(phase_one(["7c 2c 3c", "8d 2d 3d"], talon="Ks Qs Js"), "7c")
    assert twin.hands[0][-1] == "Ks" and twin.talon == ["Qs", "Js"]
    last = play(phase_one(["7c 2c 3c", "8d 2d 3d"], talon="Ks Qs"), "7c", "8d")
    assert (last.trump_card, last.trump_drawer) == ("Qs", 1)


def test_dispute_38_the_last_two_cannot_both_go_out():
    for actor, loser in [(0, 1), (1, 0)]:
        twin = phase_two(["Ks", "As"], actor=actor)
        play(twin, *twin.legal())
        assert (twin.status, twin.loser) == ("finished", loser)


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dispute_39_relabelling_the_seats_only_permutes_the_result(rules: str, players: int):
    rng = Random(f"{rules} {players}")
    for _ in range(4):
        house, deck, dealer = random_house(rules, rng), shuffled_deck(rng), rng.randrange(players)
        seed, blocks = rng.random(), [deck[3 * seat : 3 * seat + 3] for seat in range(players)]
        games = []
        for turn in range(players):
            dealt = [card for seat in range(players) for card in blocks[(seat - turn) % players]]
            moved, seat = dealt + deck[3 * players :], (dealer + turn) % players
            twin = ClassicTwin.from_deal(rules, house, players, moved, seat)
            games.append(turned_back(play_on(twin, moved, Random(seed).choice, 600), turn))
        assert all(game == games[0] for game in games)


def turned_back(record: dict, turn: int) -> tuple:
    """Return what happened in a game, with the seats as they were before they were turned."""
    players = record["players"]
    actions = []
    for text in record["actions"]:
        seat, action = text.split()
        actions.append(f"{(int(seat) - turn) % players} {action}")
    places = [record["places"][(seat + turn) % players] for seat in range(players)]
    loser = None if record["loser"] is None else (record["loser"] - turn) % players
    return actions, record["legal"], places, loser, record["status"]


def test_dispute_40_a_hand_that_empties_in_the_middle():
    one = play(phase_one(["9c", "7d", "3h 4h"]), "9c")
    assert (one.phase, one.actor) == ("one", 1)  # C13: only a seat that is due ends phase one
    two = play(phase_two(["5s", "9s 4d", "Qs 4h"]), "5s")
    assert (two.places[0], two.table, two.target) == (1, ["5s"], 3)  # C31


def test_dispute_48_the_cap_does_not_override_the_end_of_the_game():
    whole = random_game("klassisk", {}, 3, Random(48))
    length = len(whole["actions"])
    assert random_game("klassisk", {}, 3, Random(48), cap=length)["status"] == "finished"
    assert random_game("klassisk", {}, 3, Random(48), cap=length - 1)["status"] == "cap"
