"""The answer to where one wants to sit, in sentences."""

from collections.abc import Iterator, Sequence

from experiments.estimate import Estimate
from experiments.seat_answer import (
    DEPENDS,
    HELPS,
    HURTS,
    MARGIN,
    SAME,
    UNCLEAR,
    Judged,
    Place,
    SeatAnswer,
)
from reports.answer_words import listed, with_margin
from reports.language import decimal
from reports.texts.seats import GAMES, SEATS

ORDER = (HELPS, HURTS, DEPENDS, SAME, UNCLEAR)
BY_LOT = ("vandtia", "vandtia starter=random")


def game_name(judged: Judged, language: str) -> str:
    """Return what a game is called, with the fields that are changed as they are typed."""
    names, game = GAMES[language], judged.mean.game
    return names.get(game.name) or ", ".join((names[game.rules], *game.changes))


def sentences(answer: SeatAnswer, language: str) -> list[str]:
    """Return the answer in sentences, the verdict first."""
    return [_verdict(answer, language), *_lot(answer, language), *_most(answer, language)]


def _verdict(answer: SeatAnswer, language: str) -> str:
    texts = SEATS[language]
    clauses = [
        texts[word].format(
            games=_games(answer, word, language), margin=decimal(100 * MARGIN, 1, language)
        )
        for word in ORDER
        if any(each.word == word for each in answer.judged)
    ]
    joined = "; ".join(clauses)
    return f"{_lead(answer, language)}{joined[0].upper()}{joined[1:]}."


def _lead(answer: SeatAnswer, language: str) -> str:
    """Return the answer in a word where every game agrees, else what it depends on."""
    words = {each.word for each in answer.judged}
    key = "games" if len(answer.question.games) > 1 else "numbers"
    return SEATS[language].get(f"lead_{words.pop() if len(words) == 1 else key}", "")


def _games(answer: SeatAnswer, word: str, language: str) -> str:
    """Return the games of which a word is true, with their numbers of seats."""
    sizes: dict[str, list[int]] = {}
    for each in answer.judged:
        if each.word == word:
            sizes.setdefault(game_name(each, language), []).append(each.mean.seats)
    told = [
        SEATS[language]["game"].format(game=game, seats=_numbers(seats, language))
        for game, seats in sizes.items()
    ]
    return listed(told, language)


def _numbers(seats: list[int], language: str) -> str:
    """Return numbers of seats: 2 and 3, or 2 to 5."""
    if len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        numbers = f"{seats[0]}–{seats[-1]}"
    else:
        numbers = listed([str(each) for each in seats], language)
    return SEATS[language]["players"].format(seats=numbers)


def _lot(answer: SeatAnswer, language: str) -> Iterator[str]:
    """Yield what the lot says in vandtia, if both ways to start were played."""
    by_lot = [each for each in answer.judged if each.mean.game.name == BY_LOT[1]]
    if not by_lot or not any(each.mean.game.name == BY_LOT[0] for each in answer.judged):
        return
    texts = SEATS[language]
    values = [
        texts["lot_value" if number else "lot_first"].format(
            value=with_margin(each.mean.places[0].excess, language), seats=each.mean.seats
        )
        for number, each in enumerate(by_lot)
    ]
    yield texts["lot"].format(values=listed(values, language))


def _most(answer: SeatAnswer, language: str) -> Iterator[str]:
    """Yield where the place matters most, if it surely does anywhere: the largest distance between two places."""
    apart = [each for each in answer.judged if each.apart and not each.even]
    if not apart:
        return
    judged = max(apart, key=_distance)
    excesses = [place.excess for place in judged.mean.places]
    yield SEATS[language]["most" if len(answer.judged) > 1 else "most_one"].format(
        game=game_name(judged, language),
        seats=judged.mean.seats,
        best=_numbered(judged.best, language),
        worst=_numbered(judged.worst, language),
        low=with_margin(min(excesses, key=_size), language),
        high=with_margin(max(excesses, key=_size), language),
    )
    level = [each for each in apart if each is not judged and not _is_surely_less(each, judged)]
    if level:
        names = [
            SEATS[language]["game_of"].format(game=game_name(each, language), seats=each.mean.seats)
            for each in level
        ]
        yield SEATS[language]["most_level"].format(games=listed(names, language))


def _numbered(places: Sequence[int], language: str) -> str:
    return listed([str(place + 1) for place in places], language, "or")


def _distance(judged: Judged) -> float:
    sizes = [_size(place.excess) for place in judged.mean.places]
    return max(sizes) - min(sizes)


def _is_surely_less(one: Judged, other: Judged) -> bool:
    """Return whether the places of one game lie surely less far apart than those of another."""
    reach = sum(_reach(place.excess) ** 2 for each in (one, other) for place in _ends(each)) ** 0.5
    return bool(_distance(other) - _distance(one) > reach)


def _ends(judged: Judged) -> tuple[Place, Place]:
    """Return the best place and the worst."""
    places = sorted(judged.mean.places, key=lambda place: place.excess.estimate)
    return places[0], places[-1]


def _reach(excess: Estimate) -> float:
    return (excess.high - excess.low) / 2


def _size(excess: Estimate) -> float:
    return excess.estimate
