"""A task: everything that decides the numbers of a run, and nothing else."""

import hashlib
import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from simcore.engine import LARGEST_CAP, engine_of
from simcore.errors import Refusal
from simcore.games import find_game, make_rules
from simcore.jit import SOURCE_DIGEST
from simcore.lineup import source_digest_of, split_file
from simcore.rules import RuleSet, Value, spell
from simcore.strategy import Strategy
from strategies.catalogue import CATALOGUES, find_strategy


@dataclass(frozen=True)
class Task:
    """Games of one line-up under one set of rules from one seed; two equal tasks give the same numbers.

    rules, version: the rule set and its version. house: the fields that differ from its defaults. players: seats.
    strategies: one per seat, as typed on the command line, a user's file by its name without folders. sources:
    per seat, the digest of that file ("" for the catalogue). engine: the digest of everything compiled. seed: 0 to
    2**64 - 1. cap: decisions per game, in the classic family of phase two. files: per seat, where the file lies here;
    no part of what a task is.
    """

    rules: str
    version: int
    house: tuple[tuple[str, Value], ...]
    players: int
    strategies: tuple[str, ...]
    sources: tuple[str, ...]
    engine: str
    seed: int
    cap: int
    files: tuple[str, ...] = field(default=(), compare=False)

    @property
    def family(self) -> str:
        """Return the family of the game, "shedding" or "classic"."""
        return find_game(self.rules).family

    @property
    def identity(self) -> str:
        """Return the hash (16 hexadecimal characters) of the task's meaning."""
        text = json.dumps(self.as_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def as_json(self) -> dict[str, Any]:
        """Return the task as plain values; `files` is left out."""
        return {
            "rules": self.rules,
            "version": self.version,
            "house": dict(self.house),
            "players": self.players,
            "strategies": list(self.strategies),
            "sources": list(self.sources),
            "engine": self.engine,
            "seed": self.seed,
            "cap": self.cap,
        }

    def rule_set(self) -> RuleSet:
        """Return the rules; raise Refusal if this version of the program plays them differently."""
        rules = make_rules(self.rules, dict(self.house), self.players)
        if rules.version != self.version:
            raise Refusal(
                f"These games were played by version {self.version} of {self.rules}, and this program has "
                f"version {rules.version}: run them again into another folder."
            )
        return rules

    def line_up(self) -> list[Strategy]:
        """Return the strategies; raise Refusal if a user's file is not what it was."""
        return [self._strategy(seat) for seat in range(self.players)]

    def _strategy(self, seat: int) -> Strategy:
        strategy = find_strategy(self._typed(seat), find_game(self.rules))
        if source_digest_of(strategy) != self.sources[seat]:
            raise Refusal(
                f"{strategy.origin} has changed since these games were begun: undo the change, "
                "or begin another run with another --out."
            )
        return strategy

    def seats_by_strategy(self) -> dict[str, list[int]]:
        """Return every strategy, as spelled, with the seats it has."""
        seats: dict[str, list[int]] = {}
        for seat, strategy in enumerate(self.strategies):
            seats.setdefault(strategy, []).append(seat)
        return seats

    def _typed(self, seat: int) -> str:
        """Return a seat's strategy with its file where it lies here."""
        name, file = self.strategies[seat], self.files[seat] if self.files else ""
        return file + split_file(name)[1] if file else name

    def options(self) -> str:
        """Return the options of `run` and `replay` that name this task."""
        words = ["--rules", self.rules]
        for name, value in self.house:
            words += ["--rule", f"{name}={spell(value)}"]
        words += ["--seats", ",".join(self._typed(seat) for seat in range(self.players))]
        words += ["--seed", str(self.seed)]
        words += ["--cap", str(self.cap)] if self.cap != engine_of(self.family).cap else []
        return shlex.join(words)


def make_task(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, cap: int | None = None
) -> Task:
    """Return the task of a line-up: catalogue strategies and users' files, one per seat; no cap is the family's.

    Raises Refusal on a cap out of bounds and on a strategy that can be found again neither by name nor by file.
    """
    cap = engine_of(rules.family).cap if cap is None else cap
    if not 1 <= cap <= LARGEST_CAP:
        raise Refusal(f"--cap must be from 1 to {LARGEST_CAP}; found {cap}.")
    for each in strategies:
        if not each.origin and each.name not in CATALOGUES[rules.family]:
            raise Refusal(
                f"{each.name} is in no file: put it into one and name it as my_bot.py:{each.name}."
            )
    return Task(
        rules.name,
        rules.version,
        tuple(rules.house.items()),
        len(strategies),
        tuple(_spelled(each) for each in strategies),
        tuple(source_digest_of(each) for each in strategies),
        SOURCE_DIGEST,
        seed,
        cap,
        tuple(each.origin for each in strategies),
    )


def _spelled(strategy: Strategy) -> str:
    return replace(strategy, origin=Path(strategy.origin).name if strategy.origin else "").spell()


def task_from_json(document: Mapping[str, Any]) -> Task:
    """Return the task that Task.as_json wrote; raise KeyError or TypeError on anything else."""
    values = dict(document)
    house = tuple(dict(values.pop("house")).items())
    strategies, sources = tuple(values.pop("strategies")), tuple(values.pop("sources"))
    return Task(house=house, strategies=strategies, sources=sources, **values)
