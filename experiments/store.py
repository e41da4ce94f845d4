"""The folder of a run: whole chunk files or none, under a manifest.

    manifest.json                          what the run is to hold (experiments/manifest.py)
    games/part-000000025000.parquet        one row per game; the name carries the first game of the chunk
    seats/part-000000025000.parquet        one row per seat of the same games; absent in a run of games only
    strategies/my_bot-0123456789abcdef.py  a user's strategy as it was

A file is written aside under a name that starts with a dot, then renamed; seats before games. A chunk is there if
both files are whole and of the same games; anything less is leftovers, and is cleared away when the run goes on.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from experiments.manifest import Manifest, read_manifest, refuse_other
from experiments.parquet import read_stretch, rows_in, write_table
from experiments.task import Task
from experiments.unpack import Stretch
from simcore.errors import Refusal
from simcore.origins import files_in

MANIFEST, STRATEGIES = "manifest.json", "strategies"
_PART = re.compile(r"part-(\d{12})\.parquet")


@dataclass(frozen=True)
class Store:
    """A run's folder as it was found. Chunk k begins with game k * games_per_file.

    there: {chunk: games} of every chunk that was there, in order.
    """

    folder: Path
    manifest: Manifest
    there: Mapping[int, int]

    @property
    def games(self) -> int:
        """Return how many games were there."""
        return sum(self.there.values())

    def first(self, chunk: int) -> int:
        """Return the first game of a chunk."""
        return chunk * self.manifest.games_per_file

    def size(self, chunk: int) -> int:
        """Return how many games a chunk is to hold."""
        return min(self.manifest.games_per_file, self.manifest.games - self.first(chunk))

    def done(self, chunk: int) -> bool:
        """Return whether a chunk was there with all the games that it is to hold."""
        return self.there.get(chunk) == self.size(chunk)

    def pending(self) -> Iterator[int]:
        """Yield the chunks that were still to be played."""
        number = -(-self.manifest.games // self.manifest.games_per_file)
        return (chunk for chunk in range(number) if not self.done(chunk))

    def parts(self, table: str) -> list[Path]:
        """Return the files of a table's chunks that were there, in order."""
        return [part_path(self.folder, table, self.first(chunk)) for chunk in self.there]

    def read(self, chunk: int) -> Stretch:
        """Return the games of a chunk that was there."""
        first = self.first(chunk)
        seats = part_path(self.folder, "seats", first) if "seats" in self.manifest.tables else None
        games = part_path(self.folder, "games", first)
        return read_stretch(self.manifest.task.family, games, seats, first)


def found(folder: Path, manifest: Manifest) -> Store:
    """Return a run's folder with the chunks that are there now."""
    firsts = sorted(int(named[1]) for named in _parts(folder, "games").values())
    games = {first: _games_in(folder, manifest, first) for first in firsts}
    size = manifest.games_per_file
    there = {
        first // size: number for first, number in games.items() if number and first % size == 0
    }
    return Store(folder, manifest, there)


def _parts(folder: Path, table: str) -> dict[Path, re.Match[str]]:
    matches = {path: _PART.fullmatch(path.name) for path in (folder / table).glob("part-*")}
    return {path: match for path, match in matches.items() if match}


def _games_in(folder: Path, manifest: Manifest, first: int) -> int:
    """Return how many games the chunk from game `first` holds; 0 if it is not whole."""
    games = rows_in(part_path(folder, "games", first)) or 0
    if "seats" in manifest.tables:
        seats = rows_in(part_path(folder, "seats", first))
        return games if seats == games * manifest.task.players else 0
    return games


def part_path(folder: Path, table: str, first: int) -> Path:
    """Return the path of the file whose first game is `first`."""
    return folder / table / f"part-{first:012d}.parquet"


def write_chunk(folder: Path, tables: tuple[str, ...], stretch: Stretch) -> None:
    """Lay down the files of a stretch of games; raise Refusal if they cannot be written."""
    for table in tables:
        _replace(part_path(folder, table, stretch.first), partial(write_table, table, stretch))


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file aside, then put it in its place."""
    aside = path.with_name("." + path.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(aside)
        aside.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal(
            f"{path.parent} cannot be written: {reason}. Make room or choose another --out; "
            "what is there already stays."
        ) from None


def open_store(folder: Path) -> Store:
    """Return the run in a folder, to be read; raise Refusal if there is none."""
    if not (folder / MANIFEST).is_file():
        what = "is a file" if folder.is_file() else "holds no run"
        raise Refusal(
            f"{folder} {what}: name the folder that `skitgubbe run --out` wrote, such as runs/first."
        )
    manifest = read_manifest(folder / MANIFEST)
    files = _kept_files(folder, manifest.task)
    return found(folder, replace(manifest, task=replace(manifest.task, files=files)))


def games_per_file_in(folder: Path) -> int | None:
    """Return how many games a file of the run in a folder holds, or None if there is no run."""
    path = folder / MANIFEST
    return read_manifest(path).games_per_file if path.exists() else None


def _kept_files(folder: Path, task: Task) -> tuple[tuple[str, ...], ...]:
    """Return, per seat, where a user's strategies are kept in a run's folder."""
    return tuple(
        tuple(
            str(folder / STRATEGIES / f"{Path(file).stem}-{digest}{Path(file).suffix}")
            for file, digest in zip(files_in(name), source.split(), strict=True)
        )
        for name, source in zip(task.strategies, task.sources, strict=True)
    )


def begin_store(folder: Path, wanted: Manifest) -> Store:
    """Return the run in an existing folder made ready to be written, new or to be continued.

    Its manifest asks for at least as many games as are there. Raises Refusal if the folder cannot be written, holds
    another run, or files that belong to none. For a caller that is the folder's only writer.
    """
    _refuse_foreign(folder)
    if (folder / MANIFEST).exists():
        refuse_other(folder, read_manifest(folder / MANIFEST), wanted)
    store = found(folder, wanted)
    ends = [store.first(chunk) + games for chunk, games in store.there.items()]
    store = replace(store, manifest=replace(wanted, games=max([wanted.games, *ends])))
    _clear(store)
    _put(folder / MANIFEST, store.manifest.text().encode())
    for there, here in zip(_kept_files(folder, wanted.task), wanted.task.files, strict=True):
        for kept, file in zip(there, here, strict=True):
            _put(Path(kept), Path(file).read_bytes())
    return store


def _put(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        _replace(path, lambda aside: aside.write_bytes(content))


def _refuse_foreign(folder: Path) -> None:
    """Raise Refusal if a folder holds something that is neither a run's nor hidden."""
    if not (folder / MANIFEST).exists():
        foreign = [path for path in sorted(folder.iterdir()) if not path.name.startswith(".")]
    else:
        foreign = [
            path
            for table in ("games", "seats")
            for path in sorted((folder / table).glob("[!.]*"))
            if not _PART.fullmatch(path.name)
        ]
    if foreign:
        raise Refusal(
            f"{folder} holds files that belong to no run, such as {foreign[0].relative_to(folder)}: "
            "choose another --out, or move them away."
        )


def _clear(store: Store) -> None:
    """Delete what an interrupted run left: files aside, and files whose chunk is not whole."""
    for table in ("games", "seats"):
        aside = set((store.folder / table).glob(".part-*"))
        halves = set(_parts(store.folder, table)) - set(store.parts(table))
        for path in aside | halves:
            path.unlink()
    (store.folder / f".{MANIFEST}").unlink(missing_ok=True)
