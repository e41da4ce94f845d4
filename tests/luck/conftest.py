"""The command line inside the test process."""

from tests.cli.conftest import cli

__all__ = ["cli"]
