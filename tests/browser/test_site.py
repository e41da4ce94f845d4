"""The book in headless Chromium: it opens from disk, fits a phone, sorts its tables, says nothing on the console."""

import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from scripts.cli import run

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--allow-file-access-from-files",
    "--enable-logging=stderr", "--virtual-time-budget=60000",
)  # fmt: skip


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book") / "book"
    assert (
        run(["report", "questions", "--only", "QB8,QD4", "--deals", "200", "--out", str(folder)])
        == 0
    )
    return folder


def pages_of(book: Path) -> list[Path]:
    return sorted(book.rglob("*.html"))


def test_every_link_leads_somewhere(book: Path):
    pages = pages_of(book)
    assert len(pages) > 80
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"https?:|@import|url\((?!#)", text), page
        for href in re.findall(r'href="([^"#]+)"', text):
            assert (page.parent / unquote(html.unescape(href))).exists(), f"{page}: {href}"


def test_every_figure_has_its_data_and_its_command_beside_it(book: Path):
    for language in ("sv", "en"):
        folder = book / language / "QB8"
        assert (folder / "data.csv").stat().st_size > 500
        document = json.loads((folder / "answer.json").read_text(encoding="utf-8"))
        assert document["command"] in (folder / "index.html").read_text(encoding="utf-8")


def test_the_markdown_book_has_every_answer(book: Path):
    for language, word in (("sv", "procentenheter"), ("en", "percentage points")):
        text = (book / language / "book.md").read_text(encoding="utf-8")
        assert text.count("\n## ") == 2 and word in text and "| " in text


def test_it_goes_on_without_playing_again(book: Path, capsys: pytest.CaptureFixture[str]):
    before = {page: page.stat().st_mtime_ns for page in pages_of(book)}
    capsys.readouterr()
    assert (
        run(["report", "questions", "--only", "QB8,QD4", "--deals", "200", "--out", str(book)]) == 0
    )
    assert "games/s" not in capsys.readouterr().err
    same = [page for page, when in before.items() if page.stat().st_mtime_ns == when]
    assert len(same) >= len(before) - 4


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_a_browser_shows_every_kind_of_page(book: Path, tmp_path: Path):
    names = ("index.html", "method.html", "QB8/index.html", "QD4/index.html", "games/app.html")
    shown = [book / "sv" / name for name in (*names, "strategies/shedding-stark.html")]
    shown += [book / "en" / "QB8/index.html", book / "index.html"]
    harness = (Path(__file__).parent / "harness.html").read_text(encoding="utf-8")
    page = tmp_path / "harness.html"
    page.write_text(harness.replace("PAGES", json.dumps([each.as_uri() for each in shown])))
    ran = subprocess.run(
        [str(CHROMIUM), *QUIET, f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, timeout=180, check=True,
    )  # fmt: skip
    told = re.search(r'<pre id="found">(.*?)</pre>', ran.stdout, re.DOTALL)
    assert told and told[1], ran.stderr[-2000:]
    found = json.loads(html.unescape(told[1]))
    assert len(found) == 2 * len(shown)
    assert not re.findall(r"CONSOLE.*", ran.stderr)
    for each in found:
        assert each["lang"] in ("sv", "en") and each["title"] and each["h1"] == 1, each
        assert each["over"] <= 0, (
            f"{each['page']} is {each['over']} pixels too wide for {each['width']}"
        )
        assert not any(each[key] for key in ("unnamed", "skips", "bare", "mute", "lost")), each
        if each["sorts"]:
            assert sorted(each["sorts"]["up"]) == sorted(each["sorts"]["down"])
            assert each["sorts"]["said"] == "descending"
