"""The page keeps to itself, speaks its language, can be heard as well as seen, and is the same every time."""

import csv
import io
import re
from html.parser import HTMLParser

import pytest

from reports.answer_data import as_csv, as_document
from reports.answer_files import answer_files
from reports.answer_page import answer_page, draw_panels

LANGUAGES = ("sv", "en")
COMMAND = "skitgubbe ask QA1 --lang sv --seed 7 --quick"


class Outline(HTMLParser):
    """The elements of a page, and whether every one that is opened is closed."""

    VOID = frozenset({"meta", "link", "br", "hr", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def page(answer, verdict, language: str) -> str:
    return answer_page(answer, verdict, language, COMMAND, draw_panels(answer, language))


@pytest.fixture
def outline(page: str) -> Outline:
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    return outline


def test_no_request_leaves_the_machine(page: str, outline: Outline):
    assert not re.search(r"https?:|//[a-z]|@import|url\((?!#)", page)
    assert outline.all("script") == [{}]
    assert not outline.all("link") and not outline.all("img")
    assert {each["href"] for each in outline.all("a")} == {"data.csv", "answer.json"}


def test_language_and_title_are_told(outline: Outline, language: str, answer):
    assert outline.all("html") == [{"lang": language}]
    assert answer.question.title[language] in outline.text
    assert len(outline.all("h1")) == 1


def test_every_figure_has_alternative_text_with_its_numbers(
    outline: Outline, answer, language: str
):
    panels = outline.all("svg")
    assert len(panels) == len(answer.deals)
    for panel in panels:
        assert panel["role"] == "img"
        assert re.search(r"[+−][\d,.]+\.$", panel["aria-label"] or "")
        assert ("bordets fördel" if language == "sv" else "favour of the table") in panel[
            "aria-label"
        ]


def test_every_table_has_a_caption_and_headers(outline: Outline):
    tables = len(outline.all("table"))
    assert tables == len(outline.all("caption")) == 2
    assert {each.get("scope") for each in outline.all("th")} == {"col", "row"}


def test_ids_are_unique_and_references_resolve(page: str, outline: Outline):
    ids = [attributes["id"] for _, attributes in outline.found if "id" in attributes]
    assert len(ids) == len(set(ids))
    references = re.findall(r"url\(#([^)]+)\)", page) + re.findall(r'href="#([^"]+)"', page)
    references += [
        each["aria-labelledby"] for each in outline.all("div") if "aria-labelledby" in each
    ]
    assert set(references) <= set(ids)


def test_numbers_are_written_as_the_language_writes_them(outline: Outline, language: str):
    wrong, right = (r"\d\.\d", r"\d,\d") if language == "sv" else (r"\d,\d(?!\d\d)", r"\d\.\d")
    assert re.search(right, outline.text)
    visible = re.sub(r"(?s):root.*?@media print.*?}\s*}|// Tables sort.*", "", outline.text)
    assert not re.search(wrong, visible)


def test_method_and_limits_are_told(outline: Outline, answer, language: str):
    for text in (COMMAND, "lagforst", "samlaren", "talmodig:pile=1", "app", "7"):
        assert text in outline.text
    assert ("aldrig slut" if language == "sv" else "never end") in outline.text


def test_the_same_answer_gives_the_same_bytes(answer, verdict, language: str):
    once, again = (answer_files(answer, verdict, language, COMMAND) for _ in range(2))
    assert once == again
    assert set(once) == {
        "index.html", "data.csv", "answer.json", "figure-2.svg", "figure-3.svg", "figure-4.svg",
    }  # fmt: skip


def test_the_csv_holds_what_the_document_holds(answer, verdict):
    rows = list(csv.DictReader(io.StringIO(as_csv(answer))))
    document = as_document(answer, verdict, "en", COMMAND)
    assert len(rows) == len(document["rows"])
    for row, other in zip(rows, document["rows"], strict=True):
        assert row["situation"] == other["situation"]
        assert float(row["effect_pp"]) == pytest.approx(other["effect_pp"]["estimate"], abs=1e-4)
        turned = 1 if row["outcome"] == "won" else -1
        assert float(row["advantage_pp"]) == pytest.approx(turned * float(row["effect_pp"]))
