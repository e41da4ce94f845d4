"""The pages of the book beside the questions: one for each strategy, and one for each game."""

from collections.abc import Iterator, Sequence

from experiments.lengths import Length
from experiments.questions.question import Game
from experiments.questions.question import Table as Place
from reports.answer_page import css, template
from reports.answer_tables import Table
from reports.answer_words import listed
from reports.book.site import Page
from reports.language import decimal, percent
from reports.texts.answers import ANSWERS
from reports.texts.book import BOOK
from reports.texts.seats import GAMES
from simcore.games import GAMES as RULE_SETS
from simcore.rules import RuleSet, spell
from simcore.strategy import Parameter, Strategy
from strategies.catalogue import CATALOGUES


def strategy_pages(language: str) -> Iterator[Page]:
    """Yield a page for every strategy of the catalogue."""
    for family, strategies in CATALOGUES.items():
        for strategy in strategies.values():
            path = f"strategies/{family}-{strategy.name}.html"
            yield Page(path, strategy.name, _strategy(strategy, language), f"strategies_{family}")


def _strategy(strategy: Strategy, language: str) -> str:
    texts = BOOK[language]
    parameters = [
        (each.name, str(each.default), _bounds(each, language), each.meaning)
        for each in strategy.parameters
    ]
    plays = [
        (
            _position(each.position),
            " ".join(f"{k}={v}" for k, v in each.parameters.items()),
            each.answer,
        )
        for each in strategy.examples
    ]
    tables = []
    if parameters:
        tables.append(
            Table(
                texts["parameters"], tuple(texts["parameter_header"].split("|")), tuple(parameters)
            )
        )
    if plays:
        tables.append(
            Table(texts["positions"], tuple(texts["position_header"].split("|")), tuple(plays))
        )
    sentences = [texts["source"].format(source=strategy.source), _declared(strategy, language)]
    return _page(strategy.name, strategy.about[language], sentences, tables, language)


def _bounds(parameter: Parameter, language: str) -> str:
    kind = "choice" if parameter.choices else "whole" if parameter.whole else "number"
    return BOOK[language][f"bounds_{kind}"].format(
        choices=", ".join(parameter.choices), low=f"{parameter.low:g}", high=f"{parameter.high:g}"
    )


def _declared(strategy: Strategy, language: str) -> str:
    texts = BOOK[language]
    words = [texts["deterministic" if strategy.deterministic else "random"]]
    words += [texts[name] for name in ("memory", "knowledge") if getattr(strategy, name)]
    return texts["declares"].format(what=listed(words, language))


def _position(position: object) -> str:
    assert isinstance(position, dict), "positions are keyword arguments"
    hand = position.get("hands", ("",))[0]
    row = (position.get("rows") or ("",))[0]
    pile = position.get("pile", "")
    return " · ".join(str(each) for each in (hand, row, pile) if each)


def game_tables() -> list[Place]:
    """Return every game at every number of seats that the questions are asked of."""
    return [
        Place(Game(rules.name), seats)
        for rules in RULE_SETS.values()
        for seats in range(rules.players[0], min(rules.players[1], 4) + 1)
    ]


def game_pages(lengths: Sequence[Length], language: str) -> Iterator[Page]:
    """Yield a page for every game: its rules, how long it is, and how often it never ends."""
    for rules in RULE_SETS.values():
        own = [each for each in lengths if each.table.game.rules == rules.name]
        name = GAMES[language][rules.name]
        title = name[0].upper() + name[1:]
        yield Page(f"games/{rules.name}.html", title, _game(rules, title, own, language), "rules")


def _game(rules: RuleSet, title: str, lengths: Sequence[Length], language: str) -> str:
    texts = BOOK[language]
    rows = [
        (
            texts["row"].format(seats=each.table.seats, field=each.field.label[language]),
            decimal(each.mean.estimate, 1, language),
            f"{decimal(each.mean.low, 1, language)}–{decimal(each.mean.high, 1, language)}",
            decimal(each.long, 0, language),
            percent(each.unfinished, 2, language),
        )
        for each in lengths
    ]
    shape = Table(texts["lengths"], tuple(texts["length_header"].split("|")), tuple(rows))
    fields = tuple((name, spell(value)) for name, value in rules.fields.items())
    house = Table(texts["fields"], tuple(texts["field_header"].split("|")), fields)
    lead = texts["game_lead"].format(
        least=rules.players[0], most=rules.players[1], source=rules.source
    )
    games = lengths[0].mean.games if lengths else 0
    note = texts["length_note"].format(games=decimal(games, 0, language))
    return _page(title, lead, [note], [shape, house], language)


def _page(
    title: str, lead: str, sentences: Sequence[str], tables: Sequence[Table], language: str
) -> str:
    return template("plain.html").render(
        language=language,
        css=css(),
        kicker=ANSWERS[language]["kicker"],
        title=title,
        lead=lead,
        sentences=sentences,
        tables=tables,
    )
