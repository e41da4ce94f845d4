"""What forks say, in words: which effects are told of, and their plays, classes and verdicts."""

from collections.abc import Sequence

from experiments.fork_effects import FEW, MARGIN, OUTCOMES, OVERALL, Effect
from experiments.fork_table import Forking
from experiments.stats.clustered import detectable
from reports.language import decimal
from reports.texts.fingerprint import FINGERPRINT
from reports.texts.fork import FORK

SURE = 0.05
"""The largest risk, adjusted for all situations, at which one is called surely different from zero."""


def outcomes(forking: Forking) -> list[str]:
    """Return the outcomes that are told of: with two seats who is not last is first."""
    return list(OUTCOMES)[: 1 if forking.seats == 2 else 2]


def overall(forking: Forking, found: Sequence[Effect]) -> list[Effect]:
    """Return the effects over all forks that are told of, those of one outcome together."""
    names = outcomes(forking)
    return [each for each in found if each.context == OVERALL and each.outcome in names]


def pairs(found: Sequence[Effect]) -> list[tuple[int, int]]:
    """Return each two plays that are compared."""
    return list(dict.fromkeys((each.first, each.second) for each in found))


def same(one: Effect, other: Effect) -> bool:
    """Return whether two effects are of the same outcome and plays."""
    return (one.outcome, one.first, one.second) == (other.outcome, other.first, other.second)


def is_shown(effect: Effect) -> bool:
    """Return whether a class has enough forks to be shown."""
    return effect.forks >= FEW or effect.context == OVERALL


def is_sure(effect: Effect) -> bool:
    """Return whether a class is surely different from zero, with regard to the number of classes."""
    return effect.context != OVERALL and effect.p_value < SURE


def quoted(forking: Forking, play: int, language: str) -> str:
    """Return a play as it was named, in the language's quotation marks."""
    return str(FORK[language]["quote"]).format(play=forking.choice.plays[play])


def label_of(effect: Effect, language: str) -> str:
    """Return a class of a situation in words, such as "talon: 6-15"."""
    texts, names = FORK[language]["contexts"], FINGERPRINT[language]
    if effect.context == OVERALL:
        return str(texts[OVERALL])
    context = texts.get(effect.context) or names["contexts"][effect.context]
    return f"{context}: {names['labels'].get(effect.class_name, effect.class_name)}"


def points(share: float, language: str, places: int = 1) -> str:
    """Return a difference of shares in percentage points, with its sign."""
    return decimal(100 * share, places, language, signed=True)


def told(forking: Forking, effect: Effect, language: str) -> str:
    """Return what an effect over all forks says, as sentences; the better play comes first."""
    texts, interval = FORK[language], effect.interval
    order, sign = (effect.first, effect.second), 1
    if interval.estimate < 0:
        order, sign = (effect.second, effect.first), -1
    first, second = (quoted(forking, each, language) for each in order)
    ends = sorted((sign * interval.low, sign * interval.high))
    bounds = sorted((sign * effect.low, sign * effect.high))
    low, high, least, most = (points(each, language, 2) for each in (*ends, *bounds))
    size = decimal(100 * abs(interval.estimate), 2, language)
    what = texts["what"][effect.outcome].format(first=first, value=size, low=low, high=high)
    verdict = "better" if effect.verdict == "worse" else effect.verdict
    return str(texts[verdict]).format(
        first=first,
        second=second,
        what=what,
        margin=decimal(100 * MARGIN, 2, language),
        detectable=decimal(100 * detectable(interval.error), 2, language),
        least=least,
        most=most,
    )


def population(forking: Forking, language: str) -> str:
    """Return which players reached the situations, as a sentence."""
    texts = FORK[language]
    names = [each.spell() for each in forking.strategies]
    if forking.mover is None:
        return str(texts["among"]).format(others=", ".join(names))
    mover = f"{names[forking.mover]} ({texts['seat_in'].format(seat=forking.mover)})"
    others = [name for seat, name in enumerate(names) if seat != forking.mover]
    return str(texts["population"]).format(mover=mover, others=", ".join(others))
