"""The situations that forks are told apart by."""

from dataclasses import replace

import numpy as np
import pytest

from experiments.fork import play_forks
from experiments.fork_table import Forking
from experiments.studies.fields import fields_of
from experiments.studies.policy import rules_at
from experiments.studies.situations import counted_per, situations
from strategies.written.forks import read_choice
from tests.studies.planted import STUDY

TWO = STUDY.tables[0]


@pytest.fixture(scope="module")
def forks():
    rules, (book,) = rules_at(TWO), fields_of(TWO, ("book",))
    choice = read_choice("shedding", "an ordinary card fits", ["take", "lay the lowest ordinary"])
    forking = Forking(rules, book.seated(rules, 2), choice, None, True, 400, redeals=1)
    return play_forks(forking, lambda _: None)


def test_a_context_parts_all_forks(forks):
    whole, *pile = situations(("pile",), "shedding", forks)
    assert whole[0] == "" and whole[1].all()
    assert [at for at, _ in pile] == ["pile=1–2", "pile=3–5", "pile=6–9", "pile=10+"]
    assert np.sum([inside for _, inside in pile], axis=0).tolist() == [1] * len(forks)


def test_crossed_contexts_are_in_both(forks):
    single = dict(situations(("pile", "top"), "shedding", forks))
    crossed = [each for each in situations(("top x pile",), "shedding", forks) if each[0]]
    assert crossed
    for at, inside in crossed:
        top, pile = at.split(";")
        assert (inside == (single[top] & single[pile])).all()


def test_ranks_are_told_one_by_one(forks):
    ranks = dict(situations(("rank",), "shedding", forks))
    assert {"rank=7", "rank=A"} & set(ranks)
    assert not any(at.startswith("rank=–") for at in ranks)


def test_few_forks_are_not_spoken_of(forks):
    few = replace(forks, views=forks.views[:20], game=forks.game[:20])
    assert [at for at, _ in situations(("pile",), "shedding", few)] == [""]


def test_the_cards_of_the_pile_are_counted(forks):
    cards = counted_per("card", "shedding", forks)
    for at, inside in situations(("pile",), "shedding", forks):
        if at == "pile=3–5":
            assert set(cards[inside]) <= {3, 4, 5}
    assert counted_per("", "shedding", forks) is None
