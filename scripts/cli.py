"""The `skitgubbe` command: every subcommand in one table, every refusal in one sentence and exit code 2."""

import importlib
import os
import sys

import typer
from typer.main import get_command

from scripts.screen import WIDTH
from simcore.errors import Refusal

EXIT_REFUSED, EXIT_STOPPED = 2, 130

COMMANDS = {
    "ask": "Answer a question about play with a number, an interval and a picture.",
    "report": "Write the book of all questions as a small site and one Markdown file.",
    "rules": "List the rule sets, or every field of one with its value and source.",
    "strategies": "List the strategies and their parameters.",
    "run": "Play many games and store every one of them as Parquet.",
    "show": "Tell what a finished or half-finished run says.",
    "columns": "List the columns that a run stores.",
    "replay": "Retell one game of a run, move by move.",
    "trace": "Write games as records, one JSON line each.",
    "new": "Write a strategy of your own to begin with, or list the words of its rules.",
    "check": "Check that a strategy of your own keeps the contract.",
    "compare": "Tell which of two strategies is better, by how much and how surely.",
    "best-of": "Name the best of many candidates: a race in which those that surely are not fall out.",
    "sweep": "Sweep parameters of a strategy over a grid, and confirm the best on other deals.",
    "tournament": "Let many strategies meet at the same tables, and rate them.",
    "run-spec": "Run a study that is written in a file.",
    "ladder": "Rank the whole catalogue in a rule set, each against every other.",
    "fingerprint": "Show how strategies act in each situation, and whether two play alike.",
    "fork": "Play on from a decision after each of several plays, and tell what the choice is worth.",
    "shape": "Measure and draw a game's choices, length, lead history and decision spread.",
    "bench": "Measure games per second here, against plain C where a compiler is found.",
}
"""Command name to one sentence; the command itself is scripts/commands/<name>.py:command."""


def build(name: str) -> typer.Typer:
    """Return the program with the command `name` loaded; the others are listed only, so that start-up stays short."""
    program = typer.Typer(
        name="skitgubbe",
        help="Simulate Skitgubbe and Vändtia, compare strategies, and answer questions about them.",
        context_settings={"max_content_width": WIDTH},
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    program.callback()(_all_commands)
    for each, summary in COMMANDS.items():
        if each == name:
            module = importlib.import_module(f"scripts.commands.{each.replace('-', '_')}")
            settings = getattr(module, "CONTEXT", None)
            program.command(each, help=module.HELP, short_help=summary, context_settings=settings)(
                module.command
            )
        else:
            program.command(each, help=summary)(_listed_only)
    return program


def _all_commands() -> None:
    """Simulate Skitgubbe and Vändtia, compare strategies, and answer questions about them."""


def _listed_only() -> None:
    raise AssertionError("a command that was not loaded was called")


def run(arguments: list[str]) -> int:
    """Run the command line and return its exit code."""
    words = arguments or ["--help"]
    name = next((each for each in words if not each.startswith("-")), "")
    try:
        code = get_command(build(name)).main(words, "skitgubbe", standalone_mode=False)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_REFUSED
    except BrokenPipeError:
        return _close_quietly()
    except (KeyboardInterrupt, typer.Abort):
        print("Stopped.", file=sys.stderr)
        return EXIT_STOPPED
    except Exception as error:
        return _usage_error(error)
    return code if isinstance(code, int) else 0


def _usage_error(error: Exception) -> int:
    """Print a wrong option or an unknown command as one sentence; anything else is a bug and is raised again."""
    show = getattr(error, "format_message", None)
    if show is None:
        raise error
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "skitgubbe"
    sentence = show().rstrip(".")
    stop = "" if sentence.endswith("?") else "."
    print(f"{sentence}{stop} Type `{path} --help`.", file=sys.stderr)
    return EXIT_REFUSED


def _close_quietly() -> int:
    """Let a reader that has seen enough, such as `head`, close the pipe without a complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def main() -> None:
    """Run the program on the arguments that the shell gave."""
    sys.exit(run(sys.argv[1:]))
