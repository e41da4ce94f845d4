"""The book as one Markdown file: every answer's sentences and tables."""

from collections.abc import Iterator, Sequence

from reports.answer_tables import Table
from reports.book.chapter import Chapter
from reports.texts.answers import ANSWERS
from reports.texts.book import BOOK

MARKDOWN = "book.md"


def as_markdown(chapters: Sequence[Chapter], language: str) -> str:
    """Return the whole book."""
    return "\n".join(_lines(chapters, language)) + "\n"


def _lines(chapters: Sequence[Chapter], language: str) -> Iterator[str]:
    texts = BOOK[language]
    yield f"# {texts['title']}\n"
    yield texts["lead"]
    for chapter in chapters:
        yield f"\n## {chapter.question.title[language]}\n"
        yield "\n\n".join(chapter.told.sentences)
        for table in chapter.told.tables:
            yield from _table(table)
        yield f"\n{ANSWERS[language]['again']}: `{chapter.command}`"


def _table(table: Table) -> Iterator[str]:
    yield f"\n{table.caption}\n"
    yield _row(table.header)
    yield _row([":--", *["--:"] * (len(table.header) - 1)])
    yield from (_row(row) for row in table.rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
