"""The figure that compares places: a column of dots for each number of seats, a line for each game, as one SVG."""

import io
from typing import Any

from experiments.seat_answer import Judged, Place, SeatAnswer
from reports.answer_words import points
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.language import decimal
from reports.seats_words import game_name
from reports.texts.seats import SEATS

WIDTH, LINE, HEAD, FOOT = 10.4, 0.62, 0.95, 0.62  # inches
LEFT, GAP = 0.135, 0.012  # of the width
SIZE, SMALL, INSIDE = 9.0, 8.0, 5.6  # points
STAGGER = 0.155  # of a line: between two places of a game
LEFT_OF_AXES = 0.79  # of a column: where the names begin
STEP = 5.0  # percentage points between two grid lines


def draw_figure(answer: SeatAnswer, language: str) -> str:
    """Return the figure as a stand-alone SVG document."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    games, sizes = answer.question.games, answer.sizes
    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + LINE * len(games)
        figure = Figure(figsize=(WIDTH, height))
        column = (1 - LEFT - GAP) / len(sizes)
        for number, seats in enumerate(sizes):
            left, width = LEFT + number * column, column - GAP
            axes = figure.add_axes((left, FOOT / height, width, 1 - (HEAD + FOOT) / height))
            for place, game in enumerate(games):
                judged = answer.at(game, seats)
                if judged:
                    _draw_game(axes, -place, judged)
            _dress(axes, answer, seats, language)
            if number == 0:
                _name_games(axes, answer, language)
        _label(figure, language)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
        )
    return described(refonted(text.getvalue()), alternative_text(answer, language))


def _draw_game(axes: Any, height: float, judged: Judged) -> None:
    """Draw a game's places one below the other: small dots for the sorts of players, a large one for the mean."""
    middle = (judged.mean.seats - 1) / 2
    for number, place in enumerate(judged.mean.places):
        at = height + STAGGER * (middle - number)
        colour = MEAN if number == 0 else DOT
        sorts = [100 * row.places[number].excess.estimate for row in judged.rows]
        axes.plot(sorts, [at] * len(sorts), ".", markersize=3.5, color=colour, alpha=0.75)
        _draw_place(axes, at, number, place, colour)


def _draw_place(axes: Any, height: float, number: int, place: Place, colour: str) -> None:
    excess = place.excess
    ends, middle = [100 * excess.low, 100 * excess.high], 100 * excess.estimate
    axes.plot(ends, [height, height], color=colour, linewidth=2, solid_capstyle="butt")
    axes.plot([middle], [height], marker="D" if number == 0 else "o", markersize=7.5, color=colour)
    style = {"fontsize": INSIDE, "color": "white", "ha": "center", "va": "center_baseline"}
    axes.text(middle, height, str(number + 1), weight="bold", **style)


def _dress(axes: Any, answer: SeatAnswer, seats: int, language: str) -> None:
    """Set title, axis, grid and limits, which all columns share."""
    lines = len(answer.question.games)
    axes.set_title(
        SEATS[language]["panel"].format(seats=seats),
        fontsize=SIZE,
        weight="bold",
        color=INK,
        loc="left",
    )
    reach = _reach(answer)
    axes.set_xlim(-reach, reach)
    axes.set_ylim(0.6 - lines, 0.5)
    axes.set_yticks([])
    ticks = [STEP * step for step in range(-int(reach // STEP), int(reach // STEP) + 1)]
    axes.set_xticks(ticks)
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, 0, language, signed=True))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(0, color=MUTED, linewidth=1)
    for place in range(lines - 1):
        axes.axhline(-place - 0.5, color=RULE, linewidth=0.4)
    axes.spines[:].set_visible(False)


def _reach(answer: SeatAnswer) -> float:
    """Return the largest distance from the fair share of any dot, in percentage points, and some room."""
    rows = [row for each in answer.judged for row in (each.mean, *each.rows)]
    ends = [abs(place.excess.estimate) for row in rows for place in row.places]
    return 100 * max(ends) * 1.08 + 0.3


def _label(figure: Any, language: str) -> None:
    """Write title, legend and what the axis means."""
    texts, height = SEATS[language], figure.get_figheight()
    title = texts["figure_title"]
    figure.text(0.008, 1 - 0.18 / height, title, fontsize=12, weight="bold", color=INK, va="center")
    figure.text(0.008, 1 - 0.42 / height, texts["legend"], fontsize=SIZE, color=MUTED, va="center")
    middle = LEFT + (1 - LEFT) / 2
    figure.text(
        middle, 0.14 / height, texts["axis"], fontsize=SMALL, color=MUTED, ha="center", va="center"
    )


def _name_games(axes: Any, answer: SeatAnswer, language: str) -> None:
    """Write the games' names to the left of the first column."""
    for place, game in enumerate(answer.question.games):
        name = next(game_name(each, language) for each in answer.judged if each.mean.game == game)
        axes.text(
            -LEFT_OF_AXES,
            -place,
            _broken(name),
            transform=axes.get_yaxis_transform(),
            fontsize=SIZE,
            color=INK,
            va="center",
        )


def _broken(name: str) -> str:
    """Return a name of several words in two lines if it is long."""
    head, _, tail = name.partition(" ")
    return f"{head.rstrip(',')}\n{tail}" if len(name) > 16 else name


def alternative_text(answer: SeatAnswer, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    texts = SEATS[language]
    values = [
        texts["alt_game"].format(
            game=game_name(each, language),
            seats=each.mean.seats,
            places=", ".join(
                f"{number} {points(place.excess.estimate, language)}"
                for number, place in enumerate(each.mean.places, start=1)
            ),
        )
        for each in answer.judged
    ]
    return texts["alt"].format(values="; ".join(values))
