"""The files of a measured shape."""

import io
import json
from collections.abc import Mapping
from typing import Any

from experiments.shape import Shape, Shaping
from experiments.shape_curves import frame
from reports.shape_figures import draw_shape

FILES = ("shape.png", "shape.svg", "curves.csv", "curves.parquet", "shape.json")


def shape_contents(
    shaping: Shaping, shape: Shape, document: Mapping[str, Any], language: str
) -> dict[str, bytes]:
    """Return the content of each of FILES."""
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
    return dict(zip(FILES, contents, strict=True))
