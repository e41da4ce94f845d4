"""QE1, is it an advantage to start: how it is counted, judged, told and drawn."""

import csv
import io
import json
import re
from dataclasses import replace

import numpy as np
import pytest

from experiments.questions.catalogue import QE1
from experiments.questions.question import Game, Narrowing, Table
from experiments.seat_answer import (
    DEPENDS,
    HELPS,
    HURTS,
    MARGIN,
    SAME,
    UNCLEAR,
    SeatAnswer,
    read_seats,
)
from experiments.seating import (
    STRETCH,
    Stretch,
    narrowed,
    play_stretch,
    play_tables,
    read_tally,
    sorts_of,
    tables_of,
    totals,
)
from experiments.stats.clustered import moments, ratio
from reports.kind import families_of
from reports.seats_data import as_csv, as_document
from reports.seats_figure import draw_figure
from reports.seats_page import seats_page
from reports.seats_words import sentences
from reports.texts.seats import GAMES, SEATS
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.games import GAMES as RULE_SETS
from simcore.games import make_rules
from simcore.row import NOBODY
from strategies.catalogue import find_strategy
from tests.ask.test_page import Outline

SMALL = 300
LANGUAGES = ("sv", "en")
COMMAND = "skitgubbe ask QE1 --lang sv --seed 7 --deals 300"
APP = Game("app")


@pytest.fixture(scope="module")
def answer() -> SeatAnswer:
    return read_seats(QE1, 7, SMALL, play_tables(QE1, SMALL, seed=7))


def tally_of(counts: list[int]) -> np.ndarray:
    """Return the words of a Tally of games on deals of their own: losses by place, and games that never ended."""
    *lost, unfinished = counts
    decided, seats = sum(lost), len(lost)
    head = [decided + unfinished, decided, decided, decided]
    words = [*head, *lost, *lost, *np.diag(lost).ravel(), *[unfinished] * seats]
    return np.array(words, dtype=np.int64)


def planted(*tables: tuple[str, list[int]], game: Game = APP) -> SeatAnswer:
    """Return the answer to planted counts for sorts of players."""
    question = replace(QE1, games=(game,), players={"shedding": tuple(name for name, _ in tables)})
    rows = [tally_of(counts) for _, counts in tables]
    found = {Table(game, len(tables[0][1]) - 1): np.stack([sum(rows), *rows])}
    return read_seats(question, 1, sum(tables[0][1]), found)


def test_every_rule_set_is_asked_at_every_number_of_seats():
    tables = tables_of(QE1)
    for name, rules in RULE_SETS.items():
        seats = {table.seats for table in tables if table.game == Game(name)}
        assert seats == set(range(rules.players[0], rules.players[1] + 1))
        assert len(sorts_of(QE1, Game(name))) == 4
    assert families_of(QE1) == ["classic", "shedding"]


def test_losses_are_counted_from_the_one_who_starts():
    """The slow, obvious way: game by game."""
    sorts = ("boken", "slump")
    rules = make_rules("klassisk", (), 4)
    played = [Arena(rules, [find_strategy(name, rules)] * 4, 5).play(100, 500) for name in sorts]
    deals = []
    held = [0] * 4
    for deal in range(500):
        lost = [0] * 4
        for rows in played:
            dealer, first, loser, *_ = (int(word) for word in rows.games[deal])
            assert first == (dealer + 1) % 4
            if loser != NOBODY:
                lost[(loser - first) % 4] += 1
                continue
            for seat in range(4):
                held[(seat - first) % 4] += int(rows.seats[deal, seat, 0]) == 0
        deals.append(lost)
    made = play_stretch(Stretch(Table(Game("klassisk"), 4), sorts, 100, 500), 5)
    tally = read_tally(made[0], 4)
    by_deal = np.array(deals)
    decided = by_deal.sum(axis=1)
    assert sum(held) > 0
    assert tally.open.tolist() == held
    assert (tally.games, tally.decided) == (1000, decided.sum())
    for weights in ([1, 0, 0, 0], [0, 1, -1, 0]):
        assert tally.moments(weights) == moments(by_deal @ np.array(weights), decided)
    assert (made[1] + made[2])[0] == made[0][0]


def test_the_mean_is_as_sure_as_its_deals_are():
    """The sorts play the same deals: that two of them lose the same ones makes their mean no surer."""
    once = np.array([[1, 0], [0, 1], [1, 0], [0, 1], [0, 1]] * 40)
    nothing = np.zeros_like(once)
    alike = read_tally(totals([(once, nothing), (once, nothing)]), 2)
    alone = read_tally(totals([(once, nothing)]), 2)
    assert alike.games == 2 * alone.games
    assert ratio(alike.moments([1, 0])) == ratio(alone.moments([1, 0]))


def test_the_numbers_are_the_same_for_any_threads_and_stretches(monkeypatch):
    question = replace(QE1, games=(APP, Game("mattis")))
    once = play_tables(question, 700, seed=3)
    monkeypatch.setattr("experiments.seating.STRETCH", 150)
    again = play_tables(question, 700, seed=3, threads=2)
    assert STRETCH > 700
    assert once.keys() == again.keys()
    assert all((once[table] == again[table]).all() for table in once)


def test_a_question_is_narrowed_to_a_game_a_house_rule_and_a_number_of_players():
    def told(*to) -> list[tuple[str, int]]:
        return [(each.game.name, each.seats) for each in tables_of(narrowed(QE1, Narrowing(*to)))]

    assert told("mattis", (), 3) == [("mattis", 3)]
    assert told("vandtia", (), 2) == [("vandtia", 2), ("vandtia starter=random", 2)]
    assert told("app", ("two = reset_only",), 2) == [("app two=reset_only", 2)]
    assert told("klassisk", ("two_player_remove=10",), 2) == [("klassisk two_player_remove=10", 2)]
    assert told(None, (), 6) == [("enkel", 6)]
    assert narrowed(QE1, Narrowing()) == QE1


@pytest.mark.parametrize(
    ("to", "words"),
    [
        (Narrowing("bridge"), "'bridge'"),
        (Narrowing(None, ("tie=stunsa",)), "--rules"),
        (Narrowing("klassisk", (), 6), "2 to 4"),
        (Narrowing("klassisk", ("two_player_remove=10",)), "two players"),
        (Narrowing("app", ("two=three",)), "two"),
        (Narrowing(None, (), 9), "--players"),
    ],
)
def test_what_cannot_be_played_is_refused(to: Narrowing, words: str):
    with pytest.raises(Refusal, match=re.escape(words)):
        narrowed(QE1, to)


@pytest.mark.parametrize(
    ("one", "two", "word"),
    [
        ([470_000, 530_000, 0], [475_000, 525_000, 0], HELPS),
        ([530_000, 470_000, 0], [525_000, 475_000, 0], HURTS),
        ([530_000, 470_000, 0], [470_000, 530_000, 0], DEPENDS),
        ([500_100, 499_900, 0], [499_900, 500_100, 0], SAME),
        ([51, 49, 0], [48, 52, 0], UNCLEAR),
    ],
)
def test_the_word_follows_from_the_counts(one: list[int], two: list[int], word: str):
    answer = planted(("lagforst", one), ("talmodig", two))
    assert [each.word for each in answer.judged] == [word]
    assert answer.judged[0].even == (word == SAME)


def test_places_are_best_and_worst_only_if_they_can_be_told_apart():
    [apart] = planted(("lagforst", [300_000, 350_000, 350_200, 0])).judged
    assert (apart.best, apart.worst, apart.apart) == ((0,), (1, 2), True)
    [close] = planted(("lagforst", [330, 340, 332, 0])).judged
    assert (close.best, close.worst, close.apart) == ((0, 1, 2), (0, 1, 2), False)


def test_unfinished_games_are_told_with_what_they_could_change():
    answer = planted(("lagforst", [400, 500, 100]))
    [judged] = answer.judged
    starter = judged.rows[0].places[0]
    assert starter.loss.estimate == pytest.approx(4 / 9)
    assert starter.loss.unfinished_share == pytest.approx(0.1)
    assert starter.bounds == pytest.approx((-0.1, 0.0))
    assert (judged.best, judged.worst) == ((0,), (1,))
    assert starter.won.estimate == pytest.approx(5 / 9)
    assert judged.mean.places[0].excess.estimate == pytest.approx(4 / 9 - 1 / 2)
    assert judged.mean.places[0].excess.games == 1000


def test_shares_of_a_table_add_up_to_one(answer: SeatAnswer):
    for judged in answer.judged:
        for row in (judged.mean, *judged.rows):
            assert sum(place.loss.estimate for place in row.places) == pytest.approx(1)
            for place in row.places:
                assert place.excess.low <= place.excess.estimate <= place.excess.high
                assert place.bounds[0] <= place.bounds[1]


def test_every_game_has_a_name_and_every_word_its_text():
    assert SEATS["sv"].keys() == SEATS["en"].keys()
    for language in LANGUAGES:
        assert set(GAMES[language]) == {game.name for game in QE1.games}
        assert {HELPS, HURTS, SAME, DEPENDS, UNCLEAR} <= set(SEATS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_name_every_game_once(answer: SeatAnswer, language: str):
    verdict, lot = sentences(answer, language)
    told = re.findall(r"\((\d[^)]*)\)", verdict)
    assert len(told) >= len(QE1.games)
    assert "vändtia" in lot
    sure = planted(("lagforst", [470_000, 530_000, 0]), ("talmodig", [475_000, 525_000, 0]))
    assert "−2" in sentences(sure, language)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_nobody_for_more(answer: SeatAnswer, language: str):
    page = seats_page(answer, language, COMMAND, draw_figure(answer, language))
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.all("html") == [{"lang": language}]
    assert len(outline.all("h1")) == 1
    assert len(outline.all("svg")) == 1
    assert len(outline.all("table")) == len(outline.all("caption")) == 5
    assert not re.search(r"https?:|//[a-z]|@import|url\((?!#)", page)
    assert COMMAND in outline.text
    ids = [attributes["id"] for _, attributes in outline.found if "id" in attributes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figure_tells_every_place_to_those_who_do_not_see_it(answer: SeatAnswer, language: str):
    figure = draw_figure(answer, language)
    assert figure == draw_figure(answer, language)
    described = re.search(r"<desc>(.*?)</desc>", figure, flags=re.DOTALL)
    assert described
    for name in GAMES[language].values():
        assert name in described.group(1)


def test_the_csv_holds_what_the_document_holds(answer: SeatAnswer):
    document = as_document(answer, "sv", COMMAND)
    rows = list(csv.DictReader(io.StringIO(as_csv(answer))))
    assert len(rows) == len(document["rows"])
    for row, kept in zip(rows, document["rows"], strict=True):
        assert (row["rules"], row["players"], int(row["place"])) == (
            kept["rules"],
            kept["players"],
            kept["place"],
        )
        assert float(row["excess_pp"]) == pytest.approx(kept["excess_pp"]["estimate"], rel=1e-4)
    assert document["verdict"]["margin_pp"] == 100 * MARGIN
    assert json.loads(json.dumps(document)) == document
