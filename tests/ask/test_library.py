"""Asking from Python: the same numbers as on the command line, as frames, and shown in a notebook."""

import json

import pytest

import experiments
from experiments.asked import Asked
from experiments.questions.catalogue import QA1, QB8, QE1
from experiments.seat_answer import read_seats
from experiments.seating import play_tables
from experiments.studies.answering import play_studies
from experiments.swapping import ask as ask_swap
from simcore.errors import Refusal

ANSWERS = {
    "QA1": lambda: Asked(QA1, ask_swap(QA1, {2: 300, 3: 300, 4: 300}, seed=2, threads=2)),
    "QB8": lambda: Asked(QB8, play_studies(QB8, 0.001, seed=2, threads=2)),
    "QE1": lambda: Asked(QE1, read_seats(QE1, 2, 200, play_tables(QE1, 200, seed=2, threads=2))),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_every_kind_of_answer_is_a_frame_and_is_shown(name):
    asked = ANSWERS[name]()
    frame = asked.frame()
    assert frame.height == len(asked.pandas()) > 10
    assert {"points", "low", "high", "games", "deals", "unfinished_share"} <= set(frame.columns)
    assert (frame["low"] <= frame["points"]).all() and (frame["points"] <= frame["high"]).all()
    shown = asked._repr_html_()
    assert "<table" in shown and asked.question.title["en"] in shown


def test_python_and_the_command_line_give_the_same_numbers(asking, tmp_path):
    ran = asking("QB8", "--quick", "--lang", "en", "--out", tmp_path / "o", "--json")
    rows = [row for each in json.loads(ran.out)["studies"] for row in each["rows"]]
    frame = experiments.ask("När ska jag bränna med tian?", effort="quick").frame()
    assert frame["points"].to_list() == pytest.approx(
        [row["effect_pp"]["estimate"] for row in rows]
    )


def test_what_is_not_understood_is_refused():
    with pytest.raises(Refusal, match="unclear"):
        experiments.ask("bananer")
