"""A comparison in sentences, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from experiments.adjusting import Adjustment
from experiments.comparing import SPRT, Comparison, size_of
from experiments.duel import Duel
from experiments.stats.gsprt import Hypotheses
from experiments.stats.proportion import Interval
from reports.ladder_text import shortened
from reports.language import decimal, percent, whole
from reports.summary_text import Block
from reports.texts.compare import COMPARE
from reports.texts.strata import STRATA
from simcore.rules import spell

WIDTH = 100
MARGINS = {"win": 0.0025, "risk": 0.0025, "place": 0.01}
"""Effects whose interval lies within these make no practical difference; fixed before any game was played."""
BETTER, WORSE, EVEN, UNCLEAR = "better", "worse", "even", "unclear"


def compare_blocks(
    found: Comparison, language: str, learnt: Adjustment | None = None
) -> Iterator[Block]:
    """Yield the verdict, what it rests on, and what holds."""
    texts, duel, tally = COMPARE[language], found.duel, found.tally
    yield _filled(title(duel, language))
    yield ""
    yield _filled(f"{verdict_sentence(found, language)} {share_sentence(found, language)}")
    if found.goal.kind == SPRT:
        yield _filled(_sprt(found, language))
    if learnt:
        yield _filled(adjusted_sentence(found, learnt, language))
    yield ""
    yield _filled(
        texts["deals"].format(
            deals=whole(tally.deals, language),
            games=whole(tally.games, language),
            differ=percent(tally.differing / tally.deals, 1, language),
        )
    )
    yield _filled(_reduction(found, language))
    yield _filled(_unfinished(found, language))
    if duel.given:
        yield _filled(given_sentence(found, language))
    yield _filled(f"{guarantee(found, language)} {_design(duel, language)}")


def compare_ending(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = COMPARE[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def title(duel: Duel, language: str) -> str:
    """Return who meets whom, in what game and among whom."""
    texts = COMPARE[language]
    house = "".join(f", {name}={spell(value)}" for name, value in duel.rules.house.items())
    told = texts["title"].format(
        candidate=duel.candidate.spell(),
        reference=duel.reference.spell(),
        rules=duel.rules.name + house,
        seats=duel.seats,
    )
    if not duel.field:
        return str(told)
    names = ", ".join(dict.fromkeys(each.spell() for each in duel.field))
    return f"{told}, {texts['field'].format(field=names)}"


def given_sentence(found: Comparison, language: str) -> str:
    """Return how often the condition holds, and what the effect is worth over all deals."""
    condition = found.duel.given
    assert condition is not None, "told only of comparisons with a condition"
    chance, effect = float(condition.chance), found.effect()
    spread = Interval(*(chance * end for end in effect))
    return STRATA[language]["given"].format(
        condition=condition.text,
        chance=percent(chance, 3, language),
        effect=effect_words(found.duel, spread, language),
    )


def adjusted_sentence(found: Comparison, learnt: Adjustment, language: str) -> str:
    """Return the effect with luck taken out, and by how much the variance falls."""
    texts, factor = COMPARE[language], found.luck_reduction()
    return str(texts["adjusted"]).format(
        effect=effect_words(found.duel, found.adjusted(), language),
        factor=decimal(factor, 2, language) if factor else "–",
        deals=whole(learnt.deals, language),
        seed=learnt.seed,
    )


def word_of(measure: str, effect: Interval, *, larger_is_better: bool) -> str:
    """Return the verdict's word: better, worse, even (no practical difference) or unclear."""
    margin = MARGINS[measure]
    if -margin < effect.low and effect.high < margin:
        return EVEN
    if effect.low > 0 or effect.high < 0:
        return BETTER if (effect.low > 0) == larger_is_better else WORSE
    return UNCLEAR


def verdict_sentence(found: Comparison, language: str) -> str:
    """Return the verdict with the effect and its interval."""
    texts, duel = COMPARE[language], found.duel
    effect = found.effect()
    word = word_of(duel.measure.name, effect, larger_is_better=duel.measure.larger_is_better)
    against = texts["against"]["field" if duel.field else "straight"].format(
        reference=shortened(duel.reference.spell())
    )
    told = f"{effect_words(duel, effect, language)} {against}"
    return str(texts["verdict"][duel.measure.name][word]).format(
        candidate=shortened(duel.candidate.spell()), effect=told
    )


def effect_words(duel: Duel, effect: Interval, language: str) -> str:
    """Return an effect with its interval: percentage points of winning or of risk, or places.

    A risk is told as it changes: one that is 2 points less is -2.
    """
    texts, name = COMPARE[language], duel.measure.name
    ends = (effect.estimate, effect.low, effect.high)
    if name == "risk":
        ends = (-effect.estimate, -effect.high, -effect.low)
    scale, places = (1, 3) if name == "place" else (100, 2)
    value, low, high = (decimal(scale * end, places, language, signed=True) for end in ends)
    unit = texts["places" if name == "place" else "points"]
    return str(unit).format(value=value, low=low, high=high)


def share_sentence(found: Comparison, language: str) -> str:
    """Return how often the candidate wins or loses, or where it finishes."""
    duel, tally = found.duel, found.tally
    mean = tally.scored / (tally.deals * duel.scale)
    name = duel.measure.name
    told = decimal(mean, 3, language)
    if name != "place":
        told = percent(1 - mean if name == "risk" else mean, 2, language)
    return str(COMPARE[language]["share"][name]).format(
        candidate=shortened(duel.candidate.spell()), share=told
    )


def guarantee(found: Comparison, language: str) -> str:
    """Return what the interval promises."""
    stopped = found.interrupted and found.guarantee == "anytime"
    return str(COMPARE[language]["guarantee"]["stopped" if stopped else found.guarantee])


def _sprt(found: Comparison, language: str) -> str:
    test, duel = found.goal.test, found.duel
    if test is None:
        return ""
    texts, scale = COMPARE[language], 1 if duel.measure.name == "place" else 100
    low, high = (
        decimal(scale * end, 2, language, signed=True) for end in hypotheses_of(duel, test)
    )
    unit = texts["test_units"][duel.measure.name]
    return str(texts["sprt"][found.accepted]).format(low=low, high=high, unit=unit)


def hypotheses_of(duel: Duel, test: Hypotheses) -> tuple[float, float]:
    """Return the two hypotheses of a test in the measure's own unit."""
    factor = size_of(duel) / duel.scale
    return test.low * factor, test.high * factor


def _reduction(found: Comparison, language: str) -> str:
    texts, factor = COMPARE[language], found.variance_reduction()
    if factor is None:
        return str(texts["alike"])
    equal = whole(round(factor * found.tally.games), language)
    return str(texts["reduction"]).format(factor=decimal(factor, 2, language), equal=equal)


def _unfinished(found: Comparison, language: str) -> str:
    duel, tally = found.duel, found.tally
    worst, best = found.bounds()
    flipped = -1 if duel.measure.name == "risk" else 1
    scale, places = (1, 3) if duel.measure.name == "place" else (100, 2)
    ends = (
        decimal(flipped * scale * each.estimate, places, language, signed=True)
        for each in (worst, best)
    )
    low, high = ends
    return str(COMPARE[language]["unfinished"]).format(
        share=percent(tally.unfinished / tally.games, 2, language),
        candidate=shortened(duel.candidate.spell()),
        low=low,
        high=high,
    )


def _design(duel: Duel, language: str) -> str:
    texts = COMPARE[language]
    return str(texts["design"]).format(
        seed=duel.seed,
        cap=whole(duel.cap, language),
        aligned=texts["aligned" if duel.aligned else "common"],
    )


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
