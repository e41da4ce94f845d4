"""The tables of the answer to where one wants to sit: the same rows on the terminal and on the page."""

from collections.abc import Callable

from experiments.seat_answer import Judged, SeatAnswer
from reports.answer_tables import MISSING, Table
from reports.answer_words import span, with_margin
from reports.language import percent
from reports.seats_words import game_name
from reports.texts.seats import SEATS


def starter_table(answer: SeatAnswer, language: str) -> Table:
    """Return the excess of the starter's risk by game and number of seats."""
    caption = f"{SEATS[language]['starter']}. {SEATS[language]['starter_of']}"
    return _by_game(
        answer, language, caption, lambda each: with_margin(each.mean.places[0].excess, language)
    )


def places_table(answer: SeatAnswer, language: str) -> Table:
    """Return best and worst place by game and number of seats."""
    return _by_game(
        answer, language, SEATS[language]["places"], lambda each: _best_and_worst(each, language)
    )


def _best_and_worst(judged: Judged, language: str) -> str:
    if not judged.apart:
        return SEATS[language]["even" if judged.even else "unclear_place"]
    best, worst = (
        ", ".join(str(place + 1) for place in each) for each in (judged.best, judged.worst)
    )
    return f"{best} / {worst}"


def unfinished_table(answer: SeatAnswer, language: str) -> Table:
    """Return the share of games that never ended by game and number of seats."""
    return _by_game(
        answer,
        language,
        SEATS[language]["unfinished"],
        lambda each: percent(each.mean.unfinished_share, 2, language),
    )


def _by_game(
    answer: SeatAnswer, language: str, caption: str, show: Callable[[Judged], str]
) -> Table:
    texts = SEATS[language]
    rows = []
    for game in answer.question.games:
        at = [answer.at(game, seats) for seats in answer.sizes]
        name = next(game_name(each, language) for each in at if each)
        rows.append((name, *(show(each) if each else MISSING for each in at)))
    header = ("", *(texts["players"].format(seats=seats) for seats in answer.sizes))
    return Table(caption, header, tuple(rows))


def every_place_table(answer: SeatAnswer, language: str) -> Table:
    """Return every place of every game: loss, difference and bounds, in the mean over the sorts of players."""
    texts = SEATS[language]
    rows = []
    for judged in answer.judged:
        label = f"{game_name(judged, language)}, {judged.mean.seats}"
        for number, place in enumerate(judged.mean.places, start=1):
            loss = percent(place.loss.estimate, 2, language)
            bounds = span(*place.bounds, language, places=2)
            rows.append((label, str(number), loss, with_margin(place.excess, language), bounds))
    keys = ("game_column", "place", "loss", "excess", "bounds")
    return Table(texts["table_caption"], tuple(texts[key] for key in keys), tuple(rows))


def sorts_table(answer: SeatAnswer, language: str) -> Table:
    """Return the excess of the starter's risk by game, sort of players and number of seats."""
    texts = SEATS[language]
    rows = []
    for game in answer.question.games:
        at = [answer.at(game, seats) for seats in answer.sizes]
        found = next(each for each in at if each)
        for place, row in enumerate(found.rows):
            values = (
                with_margin(each.rows[place].places[0].excess, language) if each else MISSING
                for each in at
            )
            rows.append((game_name(found, language), row.players, *values))
    sizes = (texts["players"].format(seats=seats) for seats in answer.sizes)
    header = (texts["game_column"], texts["sorts"], *sizes)
    return Table(texts["sorts_caption"], header, tuple(rows))
