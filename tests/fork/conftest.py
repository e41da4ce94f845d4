"""The command line inside the test process, and a strategy file to try."""

from tests.cli.conftest import bot, cli

__all__ = ["bot", "cli"]
