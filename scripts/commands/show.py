"""`skitgubbe show`: what a finished or half-finished run says."""

from pathlib import Path
from typing import Annotated

import typer

from experiments import document as documents
from experiments import open_run
from reports.language import choose_language
from reports.summary_text import ending_blocks, facts_blocks, summary_blocks
from scripts.blocks import print_blocks
from scripts.options import Json
from scripts.screen import print_json

HELP = """Tell what a finished or half-finished run says, read from its files.

Example: skitgubbe show runs/first --lang sv
""" + "".join(f"\n\n\b\n{part}" for part in (documents.__doc__ or "").split("\n\n"))


def command(
    path: Annotated[Path, typer.Argument(help="The run's folder.")],
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
    as_json: Json = False,
) -> None:
    """Print the summary and what the seats did."""
    language = choose_language(lang)
    run = open_run(path)
    manifest, summary = run.store.manifest, run.summary()
    if as_json:
        print_json(documents.document(run.task, summary, manifest.games, path))
        return
    print_blocks(summary_blocks(run.task, summary, language))
    print_blocks(facts_blocks(run.task, summary, language))
    command = manifest.command(path)
    print_blocks(ending_blocks(summary.games, manifest.games, command, path, language))
