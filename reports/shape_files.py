"""The folder of a measured shape: looked at before the work, written after it."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from experiments.shape import Shape, Shaping
from experiments.shape_curves import frame
from reports.shape_figures import draw_shape
from simcore.errors import Refusal

FILES = ("shape.png", "shape.svg", "curves.csv", "curves.parquet", "shape.json")


def prepare_folder(folder: Path) -> None:
    """Make the folder; raise Refusal if it cannot be written to, or holds anything but an earlier shape."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = sorted(each.name for each in folder.iterdir() if each.name not in FILES)
        trial = folder / ".trial"
        trial.touch()
        trial.unlink()
    except FileExistsError:
        raise Refusal(f"{folder} is a file: name a folder with --out.") from None
    except OSError as error:
        reason = error.strerror
        raise Refusal(
            f"{folder} cannot be written to ({reason}): name another with --out."
        ) from None
    if held:
        raise Refusal(
            f"{folder} holds other files ({held[0]}) and is left as it is: name another folder with --out."
        )


def write_files(
    folder: Path, shaping: Shaping, shape: Shape, document: Mapping[str, Any], language: str
) -> None:
    """Write FILES, each whole or not at all; raise Refusal if that fails."""
    table, pictures = frame(shaping, shape), draw_shape(shaping, shape, language)
    csv, parquet = io.BytesIO(), io.BytesIO()
    table.write_csv(csv)
    table.write_parquet(parquet)
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (
        pictures["png"],
        pictures["svg"],
        csv.getvalue(),
        parquet.getvalue(),
        text.encode(),
    )
    try:
        for name, content in zip(FILES, contents, strict=True):
            aside = folder / f".{name}.part"
            aside.write_bytes(content)
            aside.replace(folder / name)
    except OSError as error:
        raise Refusal(
            f"{folder} cannot be written to ({error.strerror}): name another with --out."
        ) from None
