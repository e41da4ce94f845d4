"""Reports' sentences and tables on standard output."""

from collections.abc import Iterable

from reports.summary_text import Block
from scripts.screen import table


def print_blocks(blocks: Iterable[Block]) -> None:
    """Print sentences as they are and tables aligned."""
    for block in blocks:
        print(block if isinstance(block, str) else table(*block[:2], right=block.right))
