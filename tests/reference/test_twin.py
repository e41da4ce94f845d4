"""The worked positions of RULES.md section 5, parts A, B and F, played by the twin."""

from .shedding import Twin


def two_seats(rules: str, hand: str, pile: str, talon: str = "", **more) -> Twin:
    """Set up a position: seat 0 acts with this hand, seat 1 holds kings or `other`."""
    size = {"app": 3, "vandtia": 3, "enkel": 4}[rules]
    return Twin.position(
        rules,
        more.get("house", {}),
        hands=[hand, more.get("other", "K" * size)],
        opens=[more.get("opens", ""), ""],
        hidden=[more.get("hidden", ""), ""],
        pile=pile,
        talon=talon,
        actor=0,
    )


def three_seats(rules: str, hand: str, pile: str, **more) -> Twin:
    """Set up a position without a talon: seat 0 acts, seats 1 and 2 hold kings and aces."""
    return Twin.position(
        rules,
        more.get("house", {}),
        hands=[hand, "KKK", "AAA"],
        opens=[more.get("opens", ""), "", ""],
        hidden=[more.get("hidden", ""), "", ""],
        pile=pile,
        talon="",
        actor=0,
    )


def hand(twin: Twin, seat: int) -> str:
    """Return the seat's hand in sorted order."""
    return "".join(sorted(twin.hands[seat]))


# ---- A: `app` with its defaults ------------------------------------------------------------------


def test_position_A01_two_gives_another_turn_after_the_draw():
    twin = two_seats("app", "299", pile="K", talon="45")
    assert set(twin.legal()) == {"2", "take"}
    twin.apply("2")
    assert (twin.actor, hand(twin, 0), twin.pile, twin.talon) == (0, "499", ["K", "2"], ["5"])
    assert set(twin.legal()) == {"4", "9", "99", "take"}


def test_position_A02_fourth_nine_burns_and_its_layer_goes_on():
    twin = two_seats("app", "994", pile="99", talon="567")
    twin.apply("99")
    assert (twin.actor, hand(twin, 0), twin.pile) == (0, "456", [])
    assert twin.burnt == ["9", "9", "9", "9"]
    assert set(twin.legal()) == {"4", "5", "6"}


def test_position_A03_of_two_last_tens_one_may_be_laid_and_then_only_a_pass():
    twin = two_seats("app", "TT", pile="5")
    assert set(twin.legal()) == {"T", "take"}
    twin.apply("T")
    assert (twin.actor, hand(twin, 0), twin.pile) == (0, "T", [])
    assert twin.legal() == ["pass"]
    twin.apply("pass")
    assert twin.actor == 1


def test_position_A04_with_an_open_three_both_tens_may_be_laid():
    twin = two_seats("app", "TT", pile="5", opens="3")
    assert set(twin.legal()) == {"T", "TT", "take"}
    twin.apply("TT")
    assert (twin.actor, twin.pile, twin.legal()) == (0, [], ["3"])
    twin.apply("3")
    assert (twin.status, twin.places, twin.loser) == ("finished", [1, 2], 1)


def test_position_A05_a_last_two_takes_the_pile():
    twin = two_seats("app", "2", pile="3")
    assert twin.legal() == ["take"]
    twin.apply("take")
    assert (hand(twin, 0), twin.pile, twin.actor) == ("23", [], 1)


def test_position_A06_last_hidden_ten_is_taken_up_with_the_pile():
    twin = two_seats("app", "", pile="46", hidden="..T")
    assert set(twin.legal()) == {"flip 2", "take"}
    twin.apply("flip 2")
    assert (hand(twin, 0), twin.hidden[0], twin.pile) == ("46T", [".", ".", "."], [])
    assert twin.actor == 1
    assert set(twin.legal()) == {"K", "KK", "KKK"}


def test_position_A07_a_two_in_hand_refuses_chansa():
    twin = two_seats("app", "342", pile="A", talon="59")
    assert set(twin.legal()) == {"2", "take"}


def test_position_A08_chansa_turns_up_an_ace():
    twin = two_seats("app", "345", pile="A", talon="A67")
    assert set(twin.legal()) == {"take", "chance"}
    twin.apply("chance")
    assert (twin.pile, hand(twin, 0), twin.actor) == (["A", "A"], "345", 1)
    assert twin.talon == ["6", "7"]


def test_position_A08_chansa_turns_up_a_king():
    twin = two_seats("app", "345", pile="A", talon="K67")
    twin.apply("chance")
    assert (twin.pile, hand(twin, 0), twin.actor) == ([], "345AK", 1)


def test_position_A08_chansa_turns_up_a_ten():
    twin = two_seats("app", "345", pile="A", talon="T67")
    twin.apply("chance")
    assert (twin.pile, twin.burnt, hand(twin, 0), twin.actor) == ([], ["A", "T"], "345", 0)
    assert set(twin.legal()) == {"3", "4", "5"}


def test_position_A09_going_out_on_four_equal_leaves_an_empty_pile():
    twin = three_seats("app", "6666", pile="5")
    twin.apply("6666")
    assert (twin.pile, twin.places, twin.actor, twin.status) == ([], [1, None, None], 1, None)
    assert set(twin.legal()) == {"K", "KK", "KKK"}


def test_position_A10_of_four_last_twos_three_may_be_laid():
    twin = two_seats("app", "2222", pile="5")
    assert set(twin.legal()) == {"2", "22", "222", "take"}
    twin.apply("222")
    assert (twin.actor, twin.legal()) == (0, ["take"])
    twin.apply("take")
    assert (hand(twin, 0), twin.actor) == ("22225", 1)


def test_position_A11_open_cards_are_played_like_a_hand():
    twin = two_seats("app", "", pile="7", opens="77Q")
    assert set(twin.legal()) == {"7", "77", "Q", "take"}


def test_position_A12_cards_under_a_pick_up_do_not_count_to_four():
    twin = Twin.position("app", {}, ["55", "66JJ"], ["", ""], ["", ""], "66", "", actor=0)
    twin.apply("take")
    twin.apply("66")
    assert (twin.pile, twin.burnt, twin.actor) == (["6", "6"], [], 0)


# ---- B: `enkel` with its defaults ----------------------------------------------------------------


def test_position_B13_a_ten_as_upcard_is_removed():
    deck = list("33334444" + "T" + "55556666777788889999TTTJJJJQQQQKKKKAAAA2222")
    twin = Twin.from_deal("enkel", {}, 2, deck, dealer=0, first=1)
    assert (twin.pile, twin.burnt, len(twin.talon)) == ([], ["T"], 43)
    assert (twin.actor, set(twin.legal())) == (1, {"4", "44", "444", "4444"})


def test_position_B14_a_ten_that_fits_must_be_laid():
    twin = two_seats("enkel", "TJJ3", pile="A", talon="59")
    assert twin.legal() == ["T"]


def test_position_B14_with_voluntary_pickup_the_ace_may_be_taken():
    house = {"voluntary_pickup": True}
    twin = two_seats("enkel", "TJJ3", pile="A", talon="59", house=house)
    assert set(twin.legal()) == {"T", "take"}


def test_position_B15_a_chanced_fourth_queen_burns_and_the_chancer_goes_on():
    twin = two_seats("enkel", "3456", pile="QQQ", talon="Q78")
    assert set(twin.legal()) == {"take", "chance"}
    twin.apply("chance")
    assert (twin.actor, twin.pile, hand(twin, 0)) == (0, [], "3456")
    assert (twin.burnt, twin.talon) == (["Q"] * 4, ["7", "8"])


def test_position_B16_a_last_ten_burns_and_goes_out():
    twin = three_seats("enkel", "T", pile="4")
    assert twin.legal() == ["T"]
    twin.apply("T")
    assert (twin.pile, twin.places, twin.actor, twin.status) == ([], [1, None, None], 1, None)


# ---- F: house rules ------------------------------------------------------------------------------


def test_position_F33_lower_after_a_seven():
    hand_of_all = "23456789TJQKA"
    at_most = two_seats("app", hand_of_all, pile="7", house={"seven": "at_most_7"})
    assert set(at_most.legal()) == {"2", "3", "4", "5", "6", "7", "T", "take"}
    below = two_seats("app", hand_of_all, pile="7", house={"seven": "below_7"})
    assert set(below.legal()) == {"2", "3", "4", "5", "6", "T", "take"}


def test_position_F34_a_transparent_eight_is_judged_by_what_lies_below():
    house = {"transparent": "8"}
    twin = two_seats("app", "2378TQKA", pile="K8", house=house, other="555")
    assert set(twin.legal()) == {"2", "8", "T", "K", "A", "take"}


def test_position_F34_only_transparent_cards_are_as_an_empty_pile():
    twin = two_seats("app", "378A", pile="8", house={"transparent": "8"})
    assert set(twin.legal()) == {"3", "7", "8", "A", "take"}


def test_position_F34_a_seven_shines_through_an_eight():
    house = {"transparent": "8", "seven": "at_most_7"}
    twin = two_seats("app", "2378T9A", pile="78", house=house)
    assert set(twin.legal()) == {"2", "3", "7", "8", "T", "take"}


def test_position_F34_four_eights_burn():
    twin = two_seats("app", "88K", pile="K88", house={"transparent": "8"}, other="555")
    twin.apply("88")
    assert (twin.pile, twin.actor) == ([], 0)
