"""`skitgubbe ask` end to end: what it prints and writes, and what it refuses."""

import json
import re

import pytest

from experiments.paired import cells_for, fields_for
from experiments.questions.catalogue import QUESTIONS
from tests.ask.snapshots import CASES, REMAKE, make, path_of

ESTIMATES = (
    "effect_pp",
    "table_percent",
    "hand_percent",
    "frequency_percent",
    "effect_per_game_pp",
)
SMALL = ("--deals", "200")


@pytest.mark.parametrize(("question", "language"), CASES)
def test_the_answer_reads_as_it_is_kept(question: str, language: str, tmp_path):
    kept = path_of(question, language)
    assert kept.exists(), f"{kept.name} is not kept: {REMAKE}"
    made = make(question, language, tmp_path / "answer")
    same = made == kept.read_text(encoding="utf-8")
    assert same, f"The answer to {question} reads otherwise. If that is meant: {REMAKE}\n{made}"
    assert max(map(len, made.splitlines())) <= 100


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("LANG", "sv_SE.UTF-8", "procentenheter"),
        ("LANG", "fr_FR.UTF-8", "percentage points"),
        ("SKITGUBBE_LANG", "sv", "procentenheter"),
    ],
)
def test_the_language_follows_the_system(asking, monkeypatch, variable, value, words):
    monkeypatch.setenv(variable, value)
    ran = asking("Ska", "jag", "lägga", "tiorna", "på", "bordet?", *SMALL)
    assert ran.code == 0
    assert words in ran.out


def test_files_are_written_and_written_again(asking, tmp_path):
    assert asking("QA1", "--lang", "sv", *SMALL).code == 0
    folder = tmp_path / "answers" / "QA1-sv"
    names = {path.name for path in folder.iterdir()}
    assert names >= {"index.html", "data.csv", "answer.json", "figure-2.svg"}
    before = {name: (folder / name).read_bytes() for name in names}
    assert asking("QA1", "--lang", "sv", *SMALL, "--threads", "1").code == 0
    assert {name: (folder / name).read_bytes() for name in names} == before


def test_json_is_one_document_with_documented_keys(asking):
    ran = asking("QA1", "--json", "--lang", "en", *SMALL)
    document = json.loads(ran.out)
    assert list(document) == [
        "question", "title", "language", "rules", "seed", "command", "games", "deals", "verdict", "rows",
    ]  # fmt: skip
    assert document["deals"] == {"2": 200, "3": 200, "4": 200}
    assert document["command"] == "skitgubbe ask QA1 --lang en --seed 1 --deals 200"
    assert set(document["verdict"]) == {
        "word",
        "depends_on",
        "sentence",
        "exceptions",
        "by_seats",
        "margin_pp",
    }
    for row in document["rows"]:
        for key in ESTIMATES:
            assert list(row[key]) == [
                "estimate",
                "low",
                "high",
                "games",
                "deals",
                "unfinished_share",
            ]
    cells = {
        (row["seats"], row["opponents"], row["style"])
        for row in document["rows"]
        if row["situation"] == "choice"
    }
    for seats in (2, 3, 4):
        fields, styles = len(fields_for(seats)), 3
        assert (
            sum(each[0] == seats for each in cells) == len(cells_for(seats)) + fields + styles + 1
        )


def test_the_list_names_every_question(asking):
    ran = asking("--list", "--lang", "sv")
    assert ran.code == 0
    assert "QA1  Ska jag lägga tiorna på bordet?" in ran.out and "QA2" in ran.out
    document = json.loads(asking("--list", "--json").out)
    assert [each["id"] for each in document["questions"]] == [each.id for each in QUESTIONS]


def one_sentence(ran) -> str:
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    return ran.err.strip()


def test_unclear_text_is_refused_with_the_nearest_questions(asking):
    told = one_sentence(asking("Ska tiorna ligga på bordet i vändtia?", "--lang", "sv"))
    assert re.search(r"oklart .* QA1 \(.*\).* eller .*\? .*skitgubbe ask --list", told)
    told = one_sentence(asking("what is the meaning of life"))
    assert "It is unclear what" in told and "QA1" in told
    assert "skitgubbe ask --list" in one_sentence(asking())


@pytest.mark.parametrize(("arguments", "named"), [
    (("QA1", "--quick", "--precise"), "--quick, --precise"),
    (("QA1", "--deals", "10"), "--deals"),
    (("QA1", "--deals", "many"), "'many'"),
    (("QA1", "--threads", "0"), "--threads"),
    (("QA1", "--seed", "-1"), "--seed"),
    (("QA1", "--lang", "de"), "--lang"),
    (("QA1", "--sets", "3"), "--sets"),
])  # fmt: skip
def test_bad_options_are_refused_by_name(asking, arguments, named: str):
    assert named in one_sentence(asking(*arguments))


def test_a_question_on_every_game_is_narrowed_and_says_so_in_its_command_and_folder(
    asking, tmp_path
):
    narrowing = ("--rules", "vandtia", "--rule", "two=extra_turn", "--players", "3")
    document = json.loads(asking("QE1", "--json", "--lang", "en", *narrowing, *SMALL).out)
    assert document["command"] == (
        "skitgubbe ask QE1 --lang en --seed 1 --rules vandtia --rule two=extra_turn --players 3 --deals 200"
    )
    assert document["games"] == 4 * 200
    assert {(row["rules"], *row["changes"], row["seats"]) for row in document["rows"]} == {
        ("vandtia", "two=extra_turn", 3)
    }
    page = tmp_path / "answers" / "QE1-vandtia-two=extra_turn-3-en" / "index.html"
    assert "vändtia, two=extra_turn" in page.read_text(encoding="utf-8")
    two = json.loads(asking("QE1", "--json", "--rules", "mattis", "--players", "2", *SMALL).out)
    for row in two["rows"]:
        lost, won = row["loss_percent"]["estimate"], row["win_percent"]["estimate"]
        assert lost + won == pytest.approx(100)


@pytest.mark.parametrize(("arguments", "named"), [
    (("QA1", "--rules", "vandtia"), "--rules"),
    (("QA1", "--players", "2"), "--players"),
    (("QE1", "--rule", "starter=random"), "--rules"),
    (("QE1", "--rules", "klassisk", "--players", "5"), "2 to 4"),
    (("QE1", "--rules", "bridge"), "'bridge'"),
])  # fmt: skip
def test_what_a_question_cannot_be_narrowed_to_is_refused(asking, arguments, named: str):
    assert named in one_sentence(asking(*arguments))


def test_an_output_folder_that_will_not_do_is_refused_before_the_work(asking, tmp_path):
    (tmp_path / "file").write_text("mine")
    assert "is a file" in one_sentence(asking("QA1", *SMALL, "--out", "file"))
    assert "cannot be written" in one_sentence(asking("QA1", *SMALL, "--out", "file/below"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "index.html").write_text("mine")
    assert "holds other files" in one_sentence(asking("QA1", *SMALL, "--out", "mine"))
    assert (tmp_path / "mine" / "index.html").read_text() == "mine"


def test_an_answer_is_not_written_over_another(asking):
    assert asking("QA1", "--lang", "en", *SMALL, "--out", "answer").code == 0
    assert "holds another answer" in one_sentence(
        asking("QA2", "--lang", "en", *SMALL, "--out", "answer")
    )
    assert "holds another answer" in one_sentence(
        asking("QA1", "--lang", "sv", *SMALL, "--out", "answer")
    )


def test_an_answer_is_printed_even_if_the_disk_fails_afterwards(asking, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("reports.answer_files.Path.write_text", full)
    ran = asking("QA1", "--lang", "sv", *SMALL)
    assert ran.code == 2
    assert "procentenheter" in ran.out
    assert "no space left on device" in ran.err


def test_ctrl_c_stops_it_and_nothing_is_written(asking, monkeypatch, tmp_path):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("reports.swap_kind.ask", interrupted)
    ran = asking("QA1", *SMALL, "--fresh")
    assert ran.code == 130
    assert "Nothing was written." in ran.err and "Stopped." in ran.err
    assert not (tmp_path / "answers" / "QA1-en").exists()


def test_an_answer_is_kept_and_says_so(asking, tmp_path):
    arguments = (
        "QB8",
        "--lang",
        "en",
        "--players",
        "2",
        "--deals",
        "231",
        "--out",
        tmp_path / "one",
    )
    assert asking(*arguments, "--fresh").code == 0
    page = (tmp_path / "one" / "data.csv").read_bytes()
    again = asking(*arguments)
    assert "kept from the last time" in again.err and "games/s" not in again.err
    assert (tmp_path / "one" / "data.csv").read_bytes() == page
    assert "kept" not in asking(*arguments, "--seed", "2", "--fresh").err
