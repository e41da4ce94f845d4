"""Folders that commands write their files into: looked at before the work, written after it."""

from collections.abc import Collection, Mapping
from pathlib import Path

from simcore.errors import Refusal

STUDY = "study.toml"
"""The file that says how the results of a folder are made again."""


def prepare_folder(folder: Path, files: Collection[str]) -> None:
    """Make the folder; raise Refusal if it cannot be written to, or holds anything but earlier `files`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = sorted(each.name for each in folder.iterdir() if each.name not in files)
        trial = folder / ".trial"
        trial.touch()
        trial.unlink()
    except FileExistsError:
        raise Refusal(f"{folder} is a file: name a folder with --out.") from None
    except OSError as error:
        raise _unwritable(folder, error) from None
    if held:
        raise Refusal(
            f"{folder} holds other files ({held[0]}) and is left as it is: name another folder with --out."
        )


def write_files(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Write files, each whole or not at all; raise Refusal if that fails."""
    try:
        for name, content in contents.items():
            aside = folder / f".{name}.part"
            aside.write_bytes(content)
            aside.replace(folder / name)
    except OSError as error:
        raise _unwritable(folder, error) from None


def _unwritable(folder: Path, error: OSError) -> Refusal:
    return Refusal(f"{folder} cannot be written to ({error.strerror}): name another with --out.")
