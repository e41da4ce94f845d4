"""`skitgubbe run-spec`: a study from a file."""

from pathlib import Path
from typing import Annotated

import typer
from typer.main import get_command

from scripts.spec import Study
from simcore.errors import Refusal

HELP = """Run a study that is written in a TOML file: command = "compare" and its options, a key each.

Example: skitgubbe run-spec study.toml --games 1e5

Every folder of results holds a study.toml that makes it again. Options that follow the file override it, arguments
too (--candidate stark); --dry-run tells what would be played.
"""
CONTEXT = {"allow_extra_args": True, "ignore_unknown_options": True}


def command(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="STUDY.toml", help="The study.")],
) -> None:
    """Read the file and run its command."""
    from scripts.cli import build

    study = Study(path)
    program = get_command(build(study.name))
    assert hasattr(program, "commands"), "the program is a group of commands"
    study.bind(program.commands[study.name])
    words = study.words(context.args)
    try:
        program.main(words, "skitgubbe", standalone_mode=False)
    except Refusal as refusal:
        raise study.placed(refusal, context.args) from None
