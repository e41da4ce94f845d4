"""Does a strategy keep the contract? Every promise that it makes is tried on the rule sets that it claims."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from simcore.arena import Arena, Rows
from simcore.counters import FIELD_BITS, FIELD_MASK
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.games import GAMES, make_rules
from simcore.players import compiled
from simcore.probing import probe
from simcore.rules import RuleSet, spell
from simcore.shedding.facts import FACT_NAMES
from simcore.shedding.row import SEAT_COUNTERS
from simcore.shedding.text import action_word
from simcore.shedding.view import keep_dealt
from simcore.strategy import Strategy
from strategies.catalogue import CATALOGUE

SEED = 20_000
CAP = 2_000
GAMES_PER_CASE = 60
SELF_PLAY_GAMES = 40
PROBED_GAMES = 8
TIMED_GAMES = 2_000
HOUSES: tuple[tuple[str, ...], ...] = (
    (),
    ("two=reset_only", "burn_extra_turn=false"),
    ("two=plain_low", "seven=at_most_7"),
    ("seven=below_7", "transparent=8"),
    ("chansa=any_time", "no_finish=2TA", "stuck_finish=allow_finish"),
    ("chansa=off", "voluntary_pickup=false", "four_scope=single_lay"),
    ("initial_upcard=true", "upcard_ten=leave_as_any", "transparent=3"),
)
_DECISIONS = ("lays", "pickups", "chansa_fitted", "flips_fitted", "passes")


@dataclass(frozen=True)
class Finding:
    """One promise that held: its name, and in words what was tried."""

    name: str
    told: str


def findings(strategy: Strategy) -> Iterator[Finding]:
    """Yield a finding for each promise that a strategy keeps; raise Refusal at the first that it breaks."""
    yield _compiles(strategy)
    for name in strategy.rule_sets or [
        name for name, game in GAMES.items() if game.family == strategy.family
    ]:
        yield _legal(strategy, name)
    if strategy.parameters:
        yield _bounds(strategy)
    yield _repeatable(strategy)
    yield _blind(strategy)
    yield _speed(strategy)


def _claimed(strategy: Strategy) -> str:
    return strategy.rule_sets[0] if strategy.rule_sets else next(iter(GAMES))


def _compiles(strategy: Strategy) -> Finding:
    started = time.perf_counter()
    compiled(strategy, strategy.turn)
    compiled(strategy, strategy.swap or keep_dealt)
    swap = (
        "turn and swap" if strategy.swap else "turn; no swap function, so it keeps the dealt cards"
    )
    return Finding("compiles", f"{swap} ({time.perf_counter() - started:.1f} s)")


def cases(name: str) -> Iterator[RuleSet]:
    """Yield a rule set with its defaults and with every house of HOUSES that it has the fields for."""
    for changes in HOUSES:
        yield make_rules(name, changes)


def _legal(strategy: Strategy, name: str) -> Finding:
    decisions = games = 0
    for rules in cases(name):
        for players in range(rules.players[0], rules.players[1] + 1):
            opponents = [CATALOGUE["likformig"]] * (players - 1)
            for line_up, number in (
                ([strategy, *opponents], GAMES_PER_CASE),
                ([strategy] * players, SELF_PLAY_GAMES),
            ):
                rows = _play(rules, line_up, number)
                games += number
                decisions += _own_decisions(rows, line_up.count(strategy))
    told = (
        f"{decisions:,} decisions in {games:,} games, {len(HOUSES)} houses, every number of seats"
    )
    return Finding(f"legal in {name}", told)


def _play(rules: RuleSet, line_up: list[Strategy], games: int) -> Rows:
    try:
        rows = Arena(rules, line_up, SEED, CAP).play(0, games)
    except StrategyFault as fault:
        house = "".join(f" --rule {key}={spell(value)}" for key, value in rules.house.items())
        seats = ",".join(each.spell() for each in line_up)
        raise Refusal(
            f"{fault} Look at it: skitgubbe replay {fault.game} --rules {rules.name}{house} "
            f"--seats {seats} --seed {SEED}"
        ) from None
    if rows is None:
        raise Refusal("The check was stopped.")
    return rows


def _own_decisions(rows: Rows, seats: int) -> int:
    places = {
        name: (word, field)
        for word, names in enumerate(FACT_NAMES)
        for field, name in enumerate(names)
    }
    total = 0
    for name in _DECISIONS:
        word, field = places[name]
        packed = rows.seats[:, :seats, int(SEAT_COUNTERS) + word]
        total += int(((packed >> np.uint64(field * int(FIELD_BITS))) & FIELD_MASK).sum())
    return total


def _bounds(strategy: Strategy) -> Finding:
    rules = make_rules(_claimed(strategy))
    tried = 0
    for place, parameter in enumerate(strategy.parameters):
        values = (
            range(len(parameter.choices)) if parameter.choices else (parameter.low, parameter.high)
        )
        for value in values:
            changed = [*strategy.values]
            changed[place] = float(value)
            bound = replace(strategy, values=tuple(changed))
            _play(rules, [bound, CATALOGUE["likformig"]], SELF_PLAY_GAMES)
            tried += 1
    return Finding("parameters", f"legal at every bound and choice ({tried} values)")


def _repeatable(strategy: Strategy) -> Finding:
    rules = make_rules(_claimed(strategy))
    line_up = [strategy, CATALOGUE["slump"]]
    arena = Arena(rules, line_up, SEED, CAP)
    whole, last, first = arena.play(0, 40), arena.play(20, 20), arena.play(0, 20)
    if whole is None or last is None or first is None:
        raise Refusal("The check was stopped.")
    if not np.array_equal(whole.seats, np.concatenate([first.seats, last.seats])):
        raise Refusal(
            f"{strategy.name} plays the same game in different ways: it keeps something from one game to the next "
            "outside its memory."
        )
    kind = (
        "declared deterministic, and it cannot draw"
        if strategy.deterministic
        else "its own random stream"
    )
    return Finding("repeatable", f"same games in any order; {kind}")


def _blind(strategy: Strategy) -> Finding:
    rules = make_rules(_claimed(strategy))
    tried = 0
    for game, seat, first, again in probe(
        rules, [strategy, CATALOGUE["slump"]], SEED, PROBED_GAMES, CAP
    ):
        tried += 1
        if first != again:
            raise Refusal(
                f"{strategy.name} in seat {seat} of game {game} answers {action_word(first)}, but "
                f"{action_word(again)} when only cards that it cannot see lie elsewhere."
            )
    return Finding(
        "blind to what it may not see", f"{tried:,} decisions asked again with unseen cards moved"
    )


def _speed(strategy: Strategy) -> Finding:
    rules = make_rules(_claimed(strategy))
    own, book = (_rate(rules, [each] * 2) for each in (strategy, CATALOGUE["lagforst"]))
    return Finding(
        "speed", f"{own:,.0f} games/s, {own / book:.2f} of lagforst (2 seats, one thread)"
    )


def _rate(rules: RuleSet, line_up: list[Strategy]) -> float:
    arena = Arena(rules, line_up, SEED, CAP)
    arena.play(0, 10)
    started = time.perf_counter()
    arena.play(0, TIMED_GAMES)
    return TIMED_GAMES / (time.perf_counter() - started)
