"""The figure that compares places: a column of dots for each number of seats, a line for each game, as one SVG."""

import io
from typing import Any

from experiments.seat_answer import Judged, Place, SeatAnswer
from reports.answer_words import points
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.language import decimal
from reports.seats_words import game_name
from reports.texts.seats import SEATS

NAMES, COLUMN, GAP = (
    1.4,
    1.8,
    0.12,
)  # inches across: the games' names, a column, between two columns
LINE, HEAD, FOOT = 0.62, 0.95, 0.62  # inches down
LEAST_COLUMNS = 3  # the width that title and legend need
SIZE, SMALL, INSIDE = 9.0, 8.0, 5.6  # points
STAGGER = 0.155  # of a line: between two places of a game
MARGIN = 0.083  # inches: where title and names begin
STEPS = (
    5.0,
    2.0,
    1.0,
    0.5,
)  # percentage points between two grid lines: the largest that fits, else the last


def draw_figure(answer: SeatAnswer, language: str) -> str:
    """Return the figure as a stand-alone SVG document."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    games, sizes = answer.question.games, answer.sizes
    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + LINE * len(games)
        broad = COLUMN * max(len(sizes), LEAST_COLUMNS) / len(sizes)
        width = NAMES + broad * len(sizes) + GAP
        figure = Figure(figsize=(width, height))
        for number, seats in enumerate(sizes):
            left = NAMES + number * broad
            across, down = (broad - GAP) / width, 1 - (HEAD + FOOT) / height
            axes = figure.add_axes((left / width, FOOT / height, across, down))
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
    step = next((each for each in STEPS if each < reach), STEPS[-1])
    ticks = [step * number for number in range(-int(reach // step), int(reach // step) + 1)]
    axes.set_xticks(ticks)
    places = 0 if step >= 1 else 1
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, places, language, signed=True))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(0, color=MUTED, linewidth=1)
    for place in range(lines - 1):
        axes.axhline(-place - 0.5, color=RULE, linewidth=0.4)
    axes.spines[:].set_visible(False)


def _reach(answer: SeatAnswer) -> float:
    """Return the largest distance from the fair share of a dot or a bar, in percentage points, and some room."""
    means = [place.excess for each in answer.judged for place in each.mean.places]
    dots = [place.excess for each in answer.judged for row in each.rows for place in row.places]
    ends = [abs(each.estimate) for each in dots]
    ends += [abs(end) for each in means for end in (each.low, each.high)]
    return 100 * max(ends) * 1.08 + 0.3


def _label(figure: Any, language: str) -> None:
    """Write title, legend and what the axis means."""
    texts = SEATS[language]
    width, height = figure.get_size_inches()
    left, middle = MARGIN / width, (1 + NAMES / width) / 2
    look: dict[str, Any] = {"fontsize": SIZE, "color": MUTED, "va": "center"}
    title = {**look, "fontsize": 12, "color": INK, "weight": "bold"}
    figure.text(left, 1 - 0.18 / height, texts["figure_title"], **title)
    figure.text(left, 1 - 0.42 / height, texts["legend"], **look)
    figure.text(middle, 0.14 / height, texts["axis"], ha="center", **{**look, "fontsize": SMALL})


def _name_games(axes: Any, answer: SeatAnswer, language: str) -> None:
    """Write the games' names to the left of the first column."""
    for place, game in enumerate(answer.question.games):
        name = next(game_name(each, language) for each in answer.judged if each.mean.game == game)
        axes.annotate(
            _broken(name),
            (0, -place),
            xytext=(72 * (MARGIN - NAMES), 0),
            xycoords=axes.get_yaxis_transform(),
            textcoords="offset points",
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
