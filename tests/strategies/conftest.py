"""The command line inside the test process."""

from tests.cli.conftest import bot, cli

__all__ = ["bot", "cli"]
