"""What went wrong in a strategy, told in terms of its own lines."""

import inspect
import re
import textwrap
from pathlib import Path
from typing import Any

from simcore.errors import Refusal
from simcore.strategy import Kernel, Strategy

_PLACE = re.compile(r'File "([^"]+)", line (\d+)')
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")

SIGNATURE = ("view", "parameters", "memory", "rng")
"""What every strategy function takes (simcore/strategy.py)."""
_UNKNOWN_NAME = re.compile(r"name '(\w+)' is not defined")
_MEANINGS = (
    ("No conversion from none", "it can end without returning an action"),
    ("No conversion from", "it returns something that is no action"),
    ("setitem(UnusedMemory", "it writes to its memory but does not declare memory=True"),
    (
        "setitem(UnusedRandom",
        "it draws random numbers but is declared deterministic; set deterministic=False",
    ),
    ("setitem(View", "it writes to its view, which is read-only"),
    ("setitem(Parameters", "it writes to its parameters, which are read-only"),
)


def compile_refusal(strategy: Strategy, function: Kernel, error: Exception) -> Refusal:
    """Return the refusal of a function that Numba could not compile: the line, its text, and what is wrong."""
    message = _COLOUR.sub("", str(error))
    return _refusal(strategy, *_place(function, message), _reason(message))


def _refusal(strategy: Strategy, path: str, line: int, reason: str) -> Refusal:
    text = _source_line(path, line)
    where = f"{Path(path).name} line {line}" + (f" ({text})" if text else "")
    return Refusal(f"{strategy.name} does not compile at {where}: {reason}.")


def refuse_wrong_signature(strategy: Strategy, function: Kernel) -> None:
    """Raise Refusal if a function does not take the contract's four arguments."""
    code = function.__code__
    if code.co_argcount != len(SIGNATURE):
        given = ", ".join(code.co_varnames[: code.co_argcount]) or "nothing"
        reason = f"it takes ({given}), not ({', '.join(SIGNATURE)})"
        raise _refusal(strategy, inspect.getsourcefile(function) or "", code.co_firstlineno, reason)


def _place(function: Kernel, message: str) -> tuple[str, int]:
    own = inspect.getsourcefile(function) or ""
    first = function.__code__.co_firstlineno
    unknown = _UNKNOWN_NAME.search(message)
    if unknown:
        return own, first + _line_that_says(function, unknown.group(1))
    lines = [
        int(line) for path, line in _PLACE.findall(message) if Path(path).name == Path(own).name
    ]
    return own, lines[-1] if lines else first


def _line_that_says(function: Kernel, name: str) -> int:
    """Return how many lines below its first line a function's source first has a name."""
    lines = inspect.getsource(function).splitlines()
    return next((number for number, line in enumerate(lines) if re.search(rf"\b{name}\b", line)), 0)


def _source_line(path: str, line: int) -> str:
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return textwrap.shorten(lines[line - 1].strip(), 70) if 0 < line <= len(lines) else ""


def _reason(message: str) -> str:
    for sign, meaning in _MEANINGS:
        if sign in message:
            return meaning
    for line in message.splitlines():
        told = line.strip()
        if told and not told.startswith(
            ("Failed in", "- Resolution", "-", "During", "File", "<source")
        ):
            return textwrap.shorten(told, 160).rstrip(".")
    return "Numba gives no reason"


class StrategyFault(Refusal):
    """A strategy that broke its contract during a game.

    game, seat: where it did so. traced: what had been played until then, if the game was traced.
    """

    def __init__(self, sentence: str, game: int, seat: int) -> None:
        super().__init__(sentence)
        self.game, self.seat = game, seat
        self.traced: Any = None


def _fault(strategy: Strategy, seat: int, game: int, what: str) -> StrategyFault:
    return StrategyFault(f"{strategy.spell()} in seat {seat} {what} in game {game}.", game, seat)


def raised(strategy: Strategy, seat: int, game: int, error: Exception) -> StrategyFault:
    """Return the fault of a strategy that raised an exception."""
    told = f" ({error})" if str(error) else ""
    return _fault(strategy, seat, game, f"raised {type(error).__name__}{told}")


def illegal_action(strategy: Strategy, seat: int, game: int, action: str) -> StrategyFault:
    """Return the fault of a strategy that answered with an action, in words, that is not legal."""
    return _fault(strategy, seat, game, f"answered {action}, which is not legal,")


def illegal_swap(strategy: Strategy, seat: int, game: int, cards: str) -> StrategyFault:
    """Return the fault of a strategy that wanted cards, in words, open after the swap."""
    return _fault(
        strategy,
        seat,
        game,
        f"wanted {cards or 'no cards'} open after the swap, which is not legal,",
    )
