"""Pages of results: a run, and any folder that a command left its study in."""

import pytest

from tests.cli.conftest import cli

__all__ = ["cli"]


def test_a_run_has_a_page(cli, tmp_path):
    run = ("run", "--rules", "app", "--seats", "lagforst,samlaren", "--games", "2000")
    assert cli(*run, "--out", tmp_path / "first").code == 0
    ran = cli("report", tmp_path / "first", "--lang", "en")
    assert ran.code == 0 and "first.html" in ran.out
    page = (tmp_path / "first.html").read_text(encoding="utf-8")
    assert "samlaren" in page and page.count("<table>") >= 2 and "skitgubbe run" in page


@pytest.mark.parametrize(
    ("arguments", "figures"),
    [
        (("compare", "stark", "slump", "--games", "1000"), 1),
        (("tournament", "stark,slump,lagforst", "--deals", "30"), 3),
    ],
)
def test_a_folder_of_results_has_a_page(cli, tmp_path, arguments, figures):
    assert cli(*arguments, "--out", tmp_path / "o").code == 0
    assert cli("report", tmp_path / "o", "--lang", "sv", "--out", tmp_path / "page.html").code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<svg") == figures and page.count("aria-label") > figures
    assert "<table>" in page and f"command = &#34;{arguments[0]}&#34;" in page


@pytest.mark.parametrize(("what", "told"), [("nowhere", "no folder"), (".", "no run")])
def test_what_cannot_be_reported_is_told(cli, tmp_path, monkeypatch, what, told):
    monkeypatch.chdir(tmp_path)
    ran = cli("report", what, "--lang", "en")
    assert ran.code == 2 and told in ran.err and len(ran.err.strip().splitlines()) == 1
