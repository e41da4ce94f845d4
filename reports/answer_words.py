"""An answer in words: the verdict's sentence, its exceptions, and numbers as players read them."""

from collections.abc import Sequence

from experiments.answer import Row
from experiments.estimate import Estimate
from experiments.questions.question import SwapQuestion
from reports.language import MINUS, decimal
from reports.texts.answers import ANSWERS, SEAT_WORDS
from reports.verdict import (
    BY_OTHER,
    DEPENDS,
    FLIPS,
    HAND,
    MARGIN,
    SAME,
    TABLE,
    UNCLEAR,
    SeatVerdict,
    Verdict,
)

NO_BREAK = "\u00a0"
NARROWEST = 0.1
"""Percentage points; a half-width below this is written with two decimals."""


def points(share: float, language: str, places: int = 1) -> str:
    """Return a share as signed percentage points.

    >>> points(0.0123, "sv"), points(-0.0004, "en")
    ('+1,2', '0.0')
    """
    return decimal(100 * share, places, language, signed=True)


def with_margin(estimate: Estimate, language: str) -> str:
    """Return signed percentage points with their half-width.

    >>> with_margin(Estimate(0.076, 0.07, 0.082, 1, 1, 0.0), "sv").replace(NO_BREAK, " ")
    '+7,6 ± 0,6'
    """
    half, places = _half_width(estimate)
    return f"{points(estimate.estimate, language, places)} ±{NO_BREAK}{decimal(half, places, language)}"


def span(low: float, high: float, language: str, places: int = 1) -> str:
    """Return an interval of shares as percentage points.

    >>> span(0.07, 0.082, "en"), span(-0.01, 0.02, "sv")
    ('7.0–8.2', '−1,0 till +2,0')
    """
    if low > 0:
        return f"{decimal(100 * low, places, language)}–{decimal(100 * high, places, language)}"
    to = ANSWERS[language]["to"]
    return f"{points(low, language, places)} {to} {points(high, language, places)}"


def _half_width(estimate: Estimate) -> tuple[float, int]:
    half = 50 * (estimate.high - estimate.low)
    return half, 1 if half == 0 or half >= NARROWEST else 2


def seat_words(seats: Sequence[int], language: str, joint: str = "or") -> str:
    """Return numbers of seats in words.

    >>> seat_words([2, 3, 4], "sv")
    'två, tre eller fyra'
    """
    return listed([SEAT_WORDS[language][each] for each in seats], language, joint)


def listed(words: Sequence[str], language: str, joint: str = "and") -> str:
    """Return words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {ANSWERS[language][joint]} {words[-1]}"


def verdict_sentence(verdict: Verdict, question: SwapQuestion, language: str) -> str:
    """Return the verdict in one sentence; if it flips, the sentence begins with what it depends on."""
    texts, words = ANSWERS[language], question.words[language]
    seats = seat_words([each.seats for each in verdict.by_seats], language)
    if verdict.word in (SAME, UNCLEAR):
        margin = decimal(100 * MARGIN, 2, language)
        return texts[verdict.word].format(cards=words["the_cards"], seats=seats, margin=margin)
    if verdict.word in (DEPENDS, FLIPS):
        what = listed([texts[f"what_{each}"] for each in verdict.depends_on], language)
        clauses = "; ".join(_clause(each, language) for each in verdict.by_seats)
        return texts["depends"].format(what=what, clauses=clauses)
    first, rest = verdict.by_seats[0], verdict.by_seats[1:]
    also = texts["also"].format(seats=seat_words([each.seats for each in rest], language))
    return texts["uniform"].format(
        advice=words[f"advise_{verdict.word}"],
        effect=_effect(first, verdict.word, language),
        also=also if rest else "",
    )


def _effect(seat: SeatVerdict, word: str, language: str) -> str:
    """Return the effect of following the advice, as a size above zero."""
    advantage = seat.row.advantage
    ends = (advantage.low, advantage.high) if word == TABLE else (-advantage.high, -advantage.low)
    _, places = _half_width(advantage)
    return ANSWERS[language][f"effect_{seat.row.outcome}"].format(
        seats=SEAT_WORDS[language][seat.seats],
        size=decimal(100 * abs(advantage.estimate), places, language),
        span=span(*ends, language, places),
    )


def _clause(seat: SeatVerdict, language: str) -> str:
    return ANSWERS[language][f"clause_{seat.word}"].format(
        seats=SEAT_WORDS[language][seat.seats],
        value=with_margin(seat.row.advantage, language),
        least=points(seat.least, language),
        most=points(seat.most, language),
    )


def exception_sentences(verdict: Verdict, question: SwapQuestion, language: str) -> list[str]:
    """Return a sentence for each situation in which the advice clearly turns round."""
    texts = ANSWERS[language]
    sentences = []
    for situation in BY_OTHER:
        rows = [
            row
            for seat in verdict.by_seats
            for row in seat.exceptions
            if row.situation == situation
        ]
        if rows:
            better = TABLE if rows[0].advantage.estimate > 0 else HAND
            values = [_exception_value(row, language) for row in rows]
            sentences.append(
                texts["exception"].format(
                    situation=question.words[language][f"have_{situation}"],
                    better=texts[f"better_{better}"],
                    values=listed(values, language),
                )
            )
    return sentences


def _exception_value(row: Row, language: str) -> str:
    size = with_margin(row.advantage, language).lstrip(f"+{MINUS}")
    return ANSWERS[language]["exception_value"].format(
        value=size, seats=SEAT_WORDS[language][row.seats]
    )
