"""Strategies that break the contract are refused, in one sentence, and leave nothing broken."""

import numpy as np
import pytest

from simcore.cards import TEN, count, lowest
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.rng import below
from simcore.shedding.view import (
    from_hand,
    hand,
    lay,
    lay_all,
    lays,
    ordinary_lays,
    own_row,
    swap_cards,
    take,
)
from simcore.strategy import Parameter, Strategy, strategy
from strategies.parts.laying import without_ordinary
from tests.support.arenas import Rows, arena_of, play, rows_of, same

ANSWER = Parameter("answer", default=0, low=0, high=200, meaning="What it answers with three tens.")
RAISE, LAY_UNHELD = 100, 101


@strategy("shedding", parameters=(ANSWER,))
def breaking(view, parameters, memory, rng):
    """Play lowest first, but with three tens in hand do what the parameter says."""
    if count(hand(view), TEN) >= 3 and lays(view):
        answer = np.uint64(parameters[0])
        if answer == RAISE:
            raise ValueError("three tens")
        if answer == LAY_UNHELD:
            return lay(lowest(lays(view)), 4) + np.uint64(4)
        return answer
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_all(ordinary, lowest(ordinary))
    return without_ordinary(view)


def breaker(answer: int) -> Strategy:
    """Return the breaking strategy with an answer; 0 lays one 2, which it seldom holds."""
    return breaking.strategy.with_parameters({"answer": str(answer)})


FAULTS = [
    (99, "breaking:answer=99 in seat 1 answered the number 99, which is not legal"),
    (57, "breaking:answer=57 in seat 1 answered pass, which is not legal"),
    (58, "breaking:answer=58 in seat 1 answered the number 58, which is not legal"),
    (54, "breaking:answer=54 in seat 1 answered flip 0, which is not legal"),
    (53, "breaking:answer=53 in seat 1 answered chance, which is not legal"),
    (3, "breaking:answer=3 in seat 1 answered 2222, which is not legal"),
    (RAISE, r"breaking:answer=100 in seat 1 raised ValueError \(three tens\)"),
]


@pytest.mark.parametrize(("answer", "sentence"), FAULTS)
def test_an_illegal_action_is_told_with_strategy_seat_and_game(answer: int, sentence: str):
    names = ["slump", breaker(answer)]
    arena = arena_of("app", names, 3)
    with pytest.raises(StrategyFault, match=sentence) as fault:
        arena.play(0, 5000)
    assert "\n" not in str(fault.value)
    assert f"game {fault.value.game}" in str(fault.value)
    assert (fault.value.seat, fault.value.game > 0) == (1, True)
    goes_on_as_if_nothing_had_been(arena, names, fault.value.game)


def goes_on_as_if_nothing_had_been(arena, names: list, broken: int) -> None:
    """Assert that the games before and after the broken one are what a fresh arena plays."""
    assert same(play(arena, 0, broken), play(arena_of("app", names, 3), 0, broken))
    with pytest.raises(StrategyFault):
        arena.play(broken, 1)
    after = broken + 1
    while True:
        try:
            rows = play(arena, after, 1)
            break
        except StrategyFault:
            after += 1
    assert same(rows, play(arena_of("app", names, 3), after, 1))


@strategy("shedding", parameters=(ANSWER,))
def wild(view, parameters, memory, rng):
    """Answer with large numbers."""
    return np.uint64(1) << np.uint64(parameters[0])


@pytest.mark.parametrize("bit", [6, 31, 32, 62, 63])
def test_any_large_number_is_refused(bit: int):
    large = wild.strategy.with_parameters({"answer": str(bit)})
    with pytest.raises(StrategyFault, match=f"the number {2**bit}, which is not legal"):
        rows_of("app", [large, large], 1)


# ---- the swap ------------------------------------------------------------------------------------

KIND = Parameter("kind", default=0, low=0, high=6, meaning="Which impossible row it wants.")


@strategy("shedding", parameters=(KIND,))
def swapping(view, parameters, memory, rng):
    """Take the pile, lay or turn what comes first."""
    return lay_all(lays(view), lowest(lays(view))) if lays(view) else without_ordinary(view)


@swapping.swap
def swapping_swap(view, parameters, memory, rng):
    """Want a row that cannot be."""
    kind = int(parameters[0])
    if kind == 0:
        return own_row(view)
    if kind == 1:
        return np.uint64(0)
    if kind == 2:
        return swap_cards(view)
    if kind == 3:
        return np.uint64(0x3000000000000)
    if kind == 4:
        return own_row(view) | (np.uint64(1) << np.uint64(63))
    if kind == 5:
        return np.uint64(0xFFFFFFFFFFFFFFFF)
    return np.uint64(0x8) << np.uint64(52)


@pytest.mark.parametrize("kind", range(1, 7))
def test_an_impossible_swap_is_told(kind: int):
    bad = swapping.strategy.with_parameters({"kind": str(kind)})
    arena = arena_of("app", ["lagforst", bad], 1)
    with pytest.raises(StrategyFault, match=r"swapping:kind=. in seat 1 wanted .* open") as fault:
        arena.play(7, 10)
    assert (fault.value.game, fault.value.seat) == (7, 1)
    assert "\n" not in str(fault.value)
    assert len(rows_of("enkel", ["lagforst", bad], 3).games) == 3


@strategy("shedding")
def forgets_to_swap(view, parameters, memory, rng):
    """Take the pile, lay or turn what comes first; the swap is not mentioned."""
    return lay_all(lays(view), lowest(lays(view))) if lays(view) else without_ordinary(view)


def test_without_a_swap_function_the_cards_stay_as_dealt():
    rows = rows_of("app", [forgets_to_swap.strategy, "lagforst:swap=sw0"], 200, seed=3, cap=300)
    swapped = rows_of("app", ["lagforst:swap=sw0"] * 2, 200, seed=3, cap=300)
    assert (rows.seats[:, :, 2] == swapped.seats[:, :, 2]).all()


# ---- what does not compile -----------------------------------------------------------------------


@strategy("shedding")
def writes_to_its_view(view, parameters, memory, rng):
    view[np.uint64(1)] = np.uint64(0)
    return take()


@strategy("shedding")
def writes_to_its_parameters(view, parameters, memory, rng):
    parameters[0] = 1.0
    return take()


@strategy("shedding")
def writes_to_memory(view, parameters, memory, rng):
    memory[0] = np.uint64(1)
    return take()


@strategy("shedding")
def draws(view, parameters, memory, rng):
    return take() + np.uint64(below(rng, 2))


@strategy("shedding", deterministic=False)
def writes_to_view_at_random(view, parameters, memory, rng):
    view[0] = np.uint64(below(rng, 2))
    return take()


@strategy("shedding")
def adds_text(view, parameters, memory, rng):
    return view[0] + "x"


@strategy("shedding")
def knows_no_name(view, parameters, memory, rng):
    return undefined_name(view)  # noqa: F821


@strategy("shedding")
def forgets_to_answer(view, parameters, memory, rng):
    if from_hand(view):
        return take()
    return None


@strategy("shedding")
def takes_three(view, parameters, memory):
    return take()


UNCOMPILED = [
    (writes_to_its_view, r"view\[np.uint64\(1\)\] = np.uint64\(0\).*view, which is read-only"),
    (writes_to_its_parameters, r"parameters\[0\] = 1.0.*parameters, which are read-only"),
    (writes_to_memory, r"memory\[0\] = np.uint64\(1\).*does not declare memory=True"),
    (draws, "declared deterministic"),
    (writes_to_view_at_random, "view, which is read-only"),
    (adds_text, r'return view\[0\] \+ "x"'),
    (knows_no_name, "undefined_name"),
    (forgets_to_answer, "without returning an action"),
    (takes_three, r"it takes \(view, parameters, memory\), not"),
]


@pytest.mark.parametrize(("definition", "sentence"), UNCOMPILED)
def test_what_does_not_compile_is_told_by_its_line(definition, sentence: str):
    name = definition.strategy.name
    with pytest.raises(Refusal, match=rf"{name} does not compile.*{sentence}") as refusal:
        rows_of("app", [definition.strategy, "lagforst"], 1)
    assert "test_contract.py line" in str(refusal.value)
    assert "\n" not in str(refusal.value)


@strategy("shedding", memory=True, deterministic=False)
def declares_both(view, parameters, memory, rng):
    memory[40] = memory[8] + np.uint64(1)
    ordinary = ordinary_lays(view)
    if ordinary and below(rng, 2) == 0:
        return lay_all(ordinary, lowest(ordinary))
    return without_ordinary(view) if not ordinary else lay(lowest(ordinary), 1)


def test_what_is_declared_may_be_done():
    rows: Rows = rows_of("app", [declares_both.strategy, "lagforst"], 50, cap=500)
    assert same(rows, rows_of("app", [declares_both.strategy, "lagforst"], 50, cap=500))


# ---- memory --------------------------------------------------------------------------------------


@strategy("shedding", memory=True)
def remembers(view, parameters, memory, rng):
    """Lay one card on its first three decisions of a game, all copies after that."""
    memory[31] = memory[31] + np.uint64(1)
    ordinary = ordinary_lays(view)
    if ordinary:
        rank = lowest(ordinary)
        return lay(rank, 1) if memory[31] <= np.uint64(3) else lay_all(ordinary, rank)
    return without_ordinary(view)


def test_the_memory_is_empty_at_every_deal_and_each_seat_has_its_own():
    arena = arena_of("app", [remembers.strategy] * 3)
    whole = play(arena, 0, 300)
    single = [play(arena_of("app", [remembers.strategy] * 3), game, 1) for game in (0, 1, 299)]
    for rows, game in zip(single, (0, 1, 299), strict=True):
        assert same(rows, Rows(whole.games[game : game + 1], whole.seats[game : game + 1]))
    assert not same(whole, rows_of("app", ["lagforst"] * 3, 300))
