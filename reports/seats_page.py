"""The page of the answer to where one wants to sit; one file that asks nobody for more."""

from markupsafe import Markup

from experiments.seat_answer import SeatAnswer
from reports.answer_page import css, link, template, unbroken
from reports.figures import inline
from reports.language import percent, whole
from reports.seats_figure import alternative_text
from reports.seats_tables import (
    every_place_table,
    places_table,
    sorts_table,
    starter_table,
    unfinished_table,
)
from reports.seats_words import game_name, sentences
from reports.texts.answers import ANSWERS
from reports.texts.seats import SEATS
from simcore.games import find_game
from strategies.catalogue import find_strategy


def seats_page(answer: SeatAnswer, language: str, command: str, figure: str) -> str:
    """Return the HTML page; `command` is what makes it again, `figure` that of draw_figure."""
    common = ANSWERS[language]
    return template("seats.html").render(
        t=SEATS[language],
        kicker=common["kicker"],
        again=common["again"],
        language=language,
        css=css(),
        id=answer.question.id,
        title=answer.question.title[language],
        sentences=[unbroken(each) for each in sentences(answer, language)],
        figure=Markup(inline(figure, "f-", alternative_text(answer, language))),
        tables=[
            starter_table(answer, language),
            places_table(answer, language),
            unfinished_table(answer, language),
        ],
        sorts=sorts_table(answer, language),
        limits=_limits(answer, language),
        method=_method(answer, language),
        players=_players(answer, language),
        command=command,
        data=Markup(common["data"]).format(csv=link("data.csv"), json=link("answer.json")),
        places=every_place_table(answer, language),
    )


def _limits(answer: SeatAnswer, language: str) -> list[str]:
    texts = SEATS[language]
    worst = max(answer.judged, key=lambda each: each.mean.unfinished_share)
    names = {each.mean.game.name for each in answer.judged if each.mean.seats == 2}
    families = {find_game(game.rules).family for game in answer.question.games}
    classic = [texts["limit_phase_two"]] if "classic" in families else []
    return [
        texts["limit_alike"],
        texts["limit_strength"],
        texts["limit_unfinished"].format(
            game=game_name(worst, language),
            seats=worst.mean.seats,
            share=percent(worst.mean.unfinished_share, 1, language),
        ),
        *classic,
        *([texts["limit_mattis"]] if names >= {"klassisk", "mattis"} else []),
    ]


def _method(answer: SeatAnswer, language: str) -> list[str]:
    texts = SEATS[language]
    return [
        texts["method_games"].format(
            games=whole(answer.games, language),
            each=whole(answer.deals, language),
            seed=answer.seed,
        ),
        texts["method_interval"].format(intervals=answer.intervals),
    ]


def _players(answer: SeatAnswer, language: str) -> list[str]:
    """Return a sentence for each sort of players, from the strategies' own descriptions."""
    sorts = {
        (find_game(game.rules).family, name): game.rules
        for game in answer.question.games
        for name in answer.question.players[find_game(game.rules).family]
    }
    return [
        SEATS[language]["method_player"].format(
            name=name, about=find_strategy(name, find_game(rules)).about[language]
        )
        for (_, name), rules in sorts.items()
    ]
