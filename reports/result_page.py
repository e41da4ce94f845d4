"""A page of any results: a run's summary, or the figures and tables of a comparison, tournament, sweep and so on."""

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from experiments import open_run
from reports.answer_page import css, template
from reports.answer_tables import Table
from reports.figures import inline
from reports.folders import STUDY
from reports.summary_text import Block, ending_blocks, facts_blocks, summary_blocks
from reports.texts.answers import ANSWERS
from reports.texts.results import RESULTS
from simcore.errors import Refusal

MOST_ROWS = 200
"""Rows of a table that a page shows; the file beside it has all."""


@dataclass(frozen=True)
class Part:
    """A piece of a page: a sentence, a table or a figure; the others are None."""

    sentence: str | None = None
    table: Table | None = None
    figure: Markup | None = None


def is_results(folder: Path) -> bool:
    """Return whether a folder holds results that a command other than `run` wrote."""
    return (folder / STUDY).exists()


def run_page(folder: Path, language: str) -> str:
    """Return the page of a run; raise Refusal if there is none."""
    run = open_run(folder)
    manifest, summary = run.store.manifest, run.summary()
    command = manifest.command(folder)
    blocks = (
        *summary_blocks(run.task, summary, language),
        *facts_blocks(run.task, summary, language),
        *ending_blocks(summary.games, manifest.games, command, folder, language),
    )
    return _page(folder.name, list(_parts(blocks)), command, language)


def results_page(folder: Path, language: str) -> str:
    """Return the page of a folder of results: its figures, its tables, and the study that makes it again."""
    study = (folder / STUDY).read_text(encoding="utf-8")
    figures = [
        Part(figure=Markup(inline(text, f"f{place}-", _description(text))))
        for place, text in enumerate(
            path.read_text(encoding="utf-8") for path in _found(folder, "svg")
        )
    ]
    tables = [Part(table=_table(path, language)) for path in _found(folder, "csv")]
    if not figures and not tables:
        raise Refusal(
            f"{folder} holds a study, but no figures and no tables: make them again with run-spec."
        )
    return _page(folder.name, [*figures, *tables], study, language)


def _found(folder: Path, ending: str) -> list[Path]:
    return sorted(folder.glob(f"*.{ending}"))


def _description(svg: str) -> str:
    """Return the description that a figure brings."""
    found = re.search(r"<desc>(.*?)</desc>", svg, re.DOTALL)
    return found[1] if found else ""


def _table(path: Path, language: str) -> Table:
    with path.open(encoding="utf-8", newline="") as file:
        header, *rows = list(csv.reader(file))
    shown = tuple(tuple(row) for row in rows[:MOST_ROWS])
    key = "table" if len(rows) <= MOST_ROWS else "table_cut"
    caption = RESULTS[language][key].format(name=path.name, rows=MOST_ROWS, all=len(rows))
    return Table(caption, tuple(header), shown)


def _parts(blocks: Iterable[Block]) -> Iterator[Part]:
    for block in blocks:
        if isinstance(block, str):
            if block.strip():
                yield Part(sentence=block)
        else:
            rows = tuple(tuple(row) for row in block.rows)
            yield Part(table=Table("", tuple(block.header), rows))


def _page(title: str, parts: list[Part], again: str, language: str) -> str:
    return template("result.html").render(
        language=language,
        css=css(),
        kicker=ANSWERS[language]["kicker"],
        title=title,
        parts=parts,
        again=ANSWERS[language]["again"],
        command=again,
    )
