"""The files of the book in one language: a page for each question, an index, the method, and one Markdown file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from experiments.studies.fields import STRONGEST
from reports.answer_files import PAGE
from reports.answer_page import css, link, template, unbroken
from reports.book.chapter import Chapter
from reports.book.markdown import MARKDOWN, as_markdown
from reports.texts.answers import ANSWERS
from reports.texts.book import BOOK

METHOD = "method.html"


@dataclass(frozen=True)
class Page:
    """A page besides the questions: where it lies, what it is called in the index, and its HTML without navigation.

    group: its heading in the index, a key of BOOK.
    """

    path: str
    title: str
    html: str
    group: str


def site_files(
    chapters: Sequence[Chapter],
    pages: Sequence[Page],
    language: str,
    command: str,
    *,
    is_draft: bool,
) -> Iterator[tuple[str, str]]:
    """Yield every file of the book in a language: its path and its text."""
    for chapter in chapters:
        for name, text in chapter.told.files.items():
            shown = navigated(text, 1, language) if name == PAGE else text
            yield f"{chapter.folder}/{name}", shown
    for page in pages:
        yield page.path, navigated(page.html, page.path.count("/"), language)
    yield METHOD, navigated(_method_page(language), 0, language)
    yield MARKDOWN, as_markdown(chapters, language)
    yield (
        PAGE,
        navigated(_index(chapters, pages, language, command, is_draft=is_draft), 0, language),
    )


def navigated(html: str, depth: int, language: str) -> str:
    """Return a page with links to index, method and the other language; depth: folders below the index."""
    texts, up = BOOK[language], "../" * depth
    other = "en" if language == "sv" else "sv"
    links = [
        (f"{up}{PAGE}", texts["home"]),
        (f"{up}{METHOD}", texts["method"]),
        (f"{up}../{other}/{PAGE}", texts["other"]),
    ]
    anchors = Markup("").join(
        Markup('<a href="{}"{}>{}</a>').format(
            href, Markup(' lang="{}"').format(other) if name == texts["other"] else "", name
        )
        for href, name in links
    )
    bar = Markup('<nav aria-label="{}">{}</nav>').format(texts["title"], anchors)
    return html.replace("<body>\n", f"<body>\n{bar}\n", 1)


def _index(
    chapters: Sequence[Chapter],
    pages: Sequence[Page],
    language: str,
    command: str,
    *,
    is_draft: bool,
) -> str:
    texts = BOOK[language]
    return template("index.html").render(
        t=texts,
        language=language,
        css=css(),
        kicker=ANSWERS[language]["kicker"],
        made=texts["made"].format(command=command),
        draft=texts["draft"] if is_draft else "",
        alternative=Markup(texts["alternative"]).format(link=link(MARKDOWN)),
        entries=[
            (
                f"{each.folder}/{PAGE}",
                each.question.title[language],
                unbroken(each.told.sentences[0]),
            )
            for each in chapters
        ],
        groups=[
            (texts[group], [page for page in pages if page.group == group])
            for group in dict.fromkeys(page.group for page in pages)
        ],
    )


def _method_page(language: str) -> str:
    texts = BOOK[language]
    keys = ("pairs", "interval", "words", "unfinished", "check")
    sentences = [texts[f"method_{key}"] for key in keys]
    sentences.append(texts["method_strength"].format(**STRONGEST))
    return template("method.html").render(
        t=texts,
        language=language,
        css=css(),
        kicker=ANSWERS[language]["kicker"],
        sentences=sentences,
    )
