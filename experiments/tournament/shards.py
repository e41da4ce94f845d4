"""The folder of a tournament: what is played, and its games in one file for each block of deals.

A block's file is written whole or not at all, so that a tournament that was stopped goes on where it was; blocks that
other machines played are put beside them. What all of them together say does not depend on who played which.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from experiments.tournament.plan import BLOCK, Plan
from experiments.tournament.play import Games, joined
from simcore.errors import Refusal

MANIFEST = "plan.json"
SHARDS = "games"


def begin(folder: Path, plan: Plan) -> None:
    """Make the folder, or go on with one that holds this plan; raise Refusal if it holds anything else."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = read_manifest(folder) if (folder / MANIFEST).exists() else None
        if held is None and any(folder.iterdir()):
            raise Refusal(
                f"{folder} holds other files and is left as it is: name another with --out."
            )
        if held is not None:
            refuse_other(folder, held, plan.as_json())
        (folder / SHARDS).mkdir(exist_ok=True)
        _write(folder / MANIFEST, json.dumps(plan.as_json(), ensure_ascii=False, indent=2).encode())
    except FileExistsError:
        raise Refusal(f"{folder} is a file: name a folder with --out.") from None
    except OSError as error:
        raise Refusal(
            f"{folder} cannot be written to ({error.strerror}): name another with --out."
        ) from None


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return what a folder's tournament is; raise Refusal if it holds none."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Refusal(
            f"{folder} holds no tournament: name a folder that skitgubbe tournament wrote."
        ) from None
    assert isinstance(found, dict)
    return found


def refuse_other(folder: Path, held: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raise Refusal, naming the first difference, unless two manifests are the same."""
    for key, value in wanted.items():
        if held.get(key) != value:
            raise Refusal(
                f"{folder} holds a tournament with {key} {_plain(held.get(key))}, not {_plain(value)}: "
                "tournaments can be put together, or go on, only if they are the same."
            )


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def missing(folder: Path, numbers: Iterable[int], deals: int) -> list[int]:
    """Return the blocks that are not there, or not as long as they are to be."""
    held = {number: _deals_in(path) for number, path in _paths(folder).items()}
    return [
        number for number in numbers if held.get(number, 0) < min(BLOCK, deals - number * BLOCK)
    ]


def _deals_in(path: Path) -> int:
    return len(np.unique(_read(path).deals))


def keep(folder: Path, number: int, games: Games) -> None:
    """Write a block, whole or not at all."""
    target = folder / SHARDS / f"{number:06}.npz"
    aside = target.with_suffix(".part")
    try:
        with aside.open("wb") as file:
            np.savez(file, **games._asdict())
        aside.replace(target)
    except OSError as error:
        raise Refusal(f"{target} cannot be written ({error.strerror}).") from None


def read_games(folder: Path, deals: int | None = None) -> Games:
    """Return all games of a folder's blocks, by deal; raise Refusal if there are none."""
    paths = _paths(folder)
    if not paths:
        raise Refusal(f"{folder} holds no games yet: play some with skitgubbe tournament.")
    games = joined(_read(paths[number]) for number in sorted(paths))
    if deals is None:
        return games
    inside = games.deals < deals
    return Games(games.deals[inside], games.order[inside], games.known[inside])


def merge(folders: Iterable[Path], into: Path) -> None:
    """Put the blocks of several folders into one; raise Refusal unless all hold the same tournament."""
    folders = list(folders)
    first = read_manifest(folders[0])
    for other in folders[1:]:
        refuse_other(other, read_manifest(other), first)
    into.mkdir(parents=True, exist_ok=True)
    if (into / MANIFEST).exists():
        refuse_other(into, read_manifest(into), first)
    elif any(into.iterdir()):
        raise Refusal(f"{into} holds other files and is left as it is: name another with --out.")
    (into / SHARDS).mkdir(exist_ok=True)
    _write(into / MANIFEST, (folders[0] / MANIFEST).read_bytes())
    for folder in folders:
        for number, path in _paths(folder).items():
            _take_over(into, number, path)


def _take_over(into: Path, number: int, path: Path) -> None:
    """Copy a block unless one of that number is there, which must be a longer or the same one."""
    held = _paths(into).get(number)
    if held is None or _deals_in(held) < _deals_in(path):
        _write(into / SHARDS / path.name, path.read_bytes())


def _paths(folder: Path) -> dict[int, Path]:
    return {int(path.stem): path for path in sorted((folder / SHARDS).glob("*.npz"))}


def _read(path: Path) -> Games:
    try:
        with np.load(path) as held:
            return Games(held["deals"], held["order"], held["known"])
    except (OSError, ValueError, KeyError, EOFError):
        raise Refusal(f"{path} cannot be read: delete it, and it is played again.") from None


def _write(target: Path, content: bytes) -> None:
    aside = target.with_name(f".{target.name}.part")
    aside.write_bytes(content)
    aside.replace(target)
