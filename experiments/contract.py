"""Does a strategy keep the contract? Every promise that it makes is tried on the rule sets that it claims."""

import shlex
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from experiments.promises import try_parameter, try_same_again, try_without_knowledge
from experiments.terms import TERMS
from simcore.arena import Arena, Rows
from simcore.counters import FIELD_BITS, FIELD_MASK
from simcore.diagnosis import StrategyFault
from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.games import GAMES, find_game, make_rules
from simcore.players import compile_strategy
from simcore.probing import probe
from simcore.rules import RuleSet, spell
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, CATALOGUES

SEED = 20_000
CAP = 2_000
GAMES_PER_CASE = 60
SELF_PLAY_GAMES = 40
PROBED_GAMES = 8
TIMED_GAMES = 2_000
FIRST_STEP = "compiles"
"""The name of the first finding about a strategy."""


@dataclass(frozen=True)
class Finding:
    """One promise that held: its name, and in words what was tried."""

    name: str
    told: str


def findings(strategy: Strategy) -> Iterator[Finding]:
    """Yield a finding for each promise that a strategy keeps; raise Refusal at the first that it breaks."""
    yield _compiles(strategy)
    for name in _claimed(strategy):
        yield _legal(strategy, name)
    if strategy.parameters:
        yield _bounds(strategy)
        yield _parameters_matter(strategy)
    yield _repeatable(strategy)
    yield _blind(strategy)
    yield _knowledge(strategy)
    yield _speed(strategy)


def _claimed(strategy: Strategy) -> tuple[str, ...]:
    family = (name for name, game in GAMES.items() if game.family == strategy.family)
    return strategy.rule_sets or tuple(family)


def _table(strategy: Strategy, other: str) -> tuple[RuleSet, list[Strategy]]:
    """Return the first rule set that a strategy claims, and it with a catalogue strategy of its family opposite."""
    rules = make_rules(_claimed(strategy)[0])
    return rules, [strategy, CATALOGUES[strategy.family][other]]


def _compiles(strategy: Strategy) -> Finding:
    started = time.perf_counter()
    compile_strategy(strategy)
    told = TERMS[strategy.family].compiled[strategy.swap is None]
    return Finding(FIRST_STEP, f"{told} ({time.perf_counter() - started:.1f} s)")


def cases(name: str, players: int) -> Iterator[RuleSet]:
    """Yield a rule set in every house of its family that goes with the number of players."""
    for changes in TERMS[find_game(name).family].houses:
        try:
            rules = make_rules(name, changes, players)
        except Refusal:
            continue
        yield rules


def _legal(strategy: Strategy, name: str) -> Finding:
    terms, likformig = TERMS[strategy.family], CATALOGUES[strategy.family]["likformig"]
    least, most = find_game(name).players
    decisions = games = 0
    for players in range(least, most + 1):
        for rules in cases(name, players):
            for line_up, number in (
                ([strategy, *[likformig] * (players - 1)], GAMES_PER_CASE),
                ([strategy] * players, SELF_PLAY_GAMES),
            ):
                rows = _play(rules, line_up, number)
                games += number
                decisions += _counted(rows, strategy, line_up.count(strategy))
    told = f"{decisions:,} {terms.told} in {games:,} games, {len(terms.houses)} houses, every number of seats"
    return Finding(f"legal in {name}", told)


def _play(rules: RuleSet, line_up: list[Strategy], games: int) -> Rows:
    try:
        rows = Arena(rules, line_up, SEED, CAP).play(0, games)
    except StrategyFault as fault:
        house = "".join(f" --rule {key}={spell(value)}" for key, value in rules.house.items())
        seats = ",".join(each.spell() for each in line_up)
        raise Refusal(
            f"{fault} Look at it: skitgubbe replay {fault.game} --rules {rules.name}{house} "
            f"--seats {shlex.quote(seats)} --seed {SEED}"
        ) from None
    if rows is None:
        raise Refusal("The check was stopped.")
    return rows


def _counted(rows: Rows, strategy: Strategy, seats: int) -> int:
    """Return the decisions of the first seats, as far as the family counts them."""
    engine, decisions = engine_of(strategy.family), TERMS[strategy.family].decisions
    total = 0
    for word, names in enumerate(engine.fact_names):
        packed = rows.seats[:, :seats, engine.counters_at + word]
        for field, name in enumerate(names):
            if name in decisions:
                total += int(((packed >> np.uint64(field * int(FIELD_BITS))) & FIELD_MASK).sum())
    return total


def _bounds(strategy: Strategy) -> Finding:
    rules, (_, likformig) = _table(strategy, "likformig")
    tried = 0
    for place, parameter in enumerate(strategy.parameters):
        values = (
            range(len(parameter.choices)) if parameter.choices else (parameter.low, parameter.high)
        )
        for value in values:
            changed = [*strategy.values]
            changed[place] = float(value)
            bound = replace(strategy, values=tuple(changed))
            _play(rules, [bound, likformig], SELF_PLAY_GAMES)
            tried += 1
    return Finding("parameters", f"legal at every bound and choice ({tried} values)")


def _rule_sets(strategy: Strategy) -> list[RuleSet]:
    """Return the rule sets that a strategy claims, and these in every house of the family, for two players."""
    claimed = [make_rules(name) for name in _claimed(strategy)]
    return claimed + [each for name in _claimed(strategy) for each in cases(name, 2)]


def _parameters_matter(strategy: Strategy) -> Finding:
    told = [
        f"{parameter.name} {try_parameter(strategy, place, _rule_sets(strategy)):,}"
        for place, parameter in enumerate(strategy.parameters)
    ]
    return Finding("parameters matter", f"answers that another value changes: {', '.join(told)}")


def _knowledge(strategy: Strategy) -> Finding:
    if strategy.knowledge:
        return Finding("knowledge", "declared: it may remember what is gone and who holds what")
    tried = try_without_knowledge(strategy, _rule_sets(strategy)[0])
    return Finding("knowledge", f"none declared, none used: {tried:,} decisions asked again")


def _repeatable(strategy: Strategy) -> Finding:
    arena = Arena(*_table(strategy, "slump"), SEED, CAP)
    whole, last, first = arena.play(0, 40), arena.play(20, 20), arena.play(0, 20)
    if whole is None or last is None or first is None:
        raise Refusal("The check was stopped.")
    if not np.array_equal(whole.seats, np.concatenate([first.seats, last.seats])):
        raise Refusal(
            f"{strategy.name} plays the same game in different ways: it keeps something from one game to the next "
            "outside its memory."
        )
    tried = try_same_again(strategy, _rule_sets(strategy)[0])
    kind = (
        "declared deterministic, and it cannot draw"
        if strategy.deterministic
        else "its own random stream"
    )
    return Finding(
        "repeatable", f"same games in any order, {tried:,} decisions asked twice; {kind}"
    )


def _blind(strategy: Strategy) -> Finding:
    action_word = engine_of(strategy.family).action_word
    tried = 0
    for game, seat, first, again in probe(*_table(strategy, "slump"), SEED, PROBED_GAMES, CAP):
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
    name = BOOKS[strategy.family]
    rules, (_, book) = _table(strategy, name)
    own, yardstick = (_rate(rules, [each] * 2) for each in (strategy, book))
    return Finding(
        "speed", f"{own:,.0f} games/s, {own / yardstick:.2f} of {name} (2 seats, one thread)"
    )


def _rate(rules: RuleSet, line_up: list[Strategy]) -> float:
    arena = Arena(rules, line_up, SEED, CAP)
    arena.play(0, 10)
    started = time.perf_counter()
    arena.play(0, TIMED_GAMES)
    return TIMED_GAMES / (time.perf_counter() - started)
