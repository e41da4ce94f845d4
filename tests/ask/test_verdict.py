"""The verdict's words are fixed in advance; a sign that flips is told in the first sentence, in both languages."""

from collections.abc import Mapping

import pytest

from experiments.answer import Answer, Row
from experiments.estimate import Estimate
from experiments.paired import ALL, cells_for
from experiments.questions.qa1 import QA1
from experiments.stats.clustered import Interval, p_value
from reports.answer_words import exception_sentences, verdict_sentence
from reports.verdict import reach_verdict

HALF = 0.002
"""The half-width of every planted interval: 0.2 percentage points."""


def planted(seats: int, advantage: float, *names: str) -> Row:
    opponents, style, situation = names or (ALL, ALL, "choice")
    effect = advantage if seats == 2 else -advantage
    share = Estimate(0.5, 0.5, 0.5, 100, 50, 0.01)
    return Row(
        seats,
        opponents,
        style,
        situation,
        effect=Estimate(effect, effect - HALF, effect + HALF, 100, 50, 0.01),
        table=share,
        hand=share,
        frequency=share,
        per_game=share,
        worst=effect,
        best=effect,
        p_value=p_value(Interval(effect, 0, 0, HALF / 1.96, 10**6)),
        detectable=HALF,
    )


def answer_of(
    advantages: Mapping[int, float],
    cells: Mapping[tuple[int, str], float] | None = None,
    situations: Mapping[tuple[int, str], float] | None = None,
) -> Answer:
    """Return an answer with the same advantage in every cell, but for `cells` ({(seats, opponents): advantage})."""
    cells, situations = cells or {}, situations or {}
    rows = [planted(seats, advantage) for seats, advantage in advantages.items()]
    for seats, advantage in advantages.items():
        for opponents, style in cells_for(seats):
            value = cells.get((seats, opponents.name), advantage)
            rows.append(planted(seats, value, opponents.name, style.name, "choice"))
    rows += [planted(seats, value, ALL, ALL, name) for (seats, name), value in situations.items()]
    return Answer(QA1, 1, dict.fromkeys(advantages, 50), 100, tuple(rows))


def told(answer: Answer, language: str) -> str:
    return verdict_sentence(reach_verdict(answer), QA1, language)


def test_yes_everywhere():
    answer = answer_of({2: 0.063, 3: 0.05, 4: 0.03})
    assert reach_verdict(answer).word == "table"
    assert told(answer, "sv") == (
        "Ja – lägg tiorna på bordet: mot en motståndare höjer det din vinstchans med 6,3 procentenheter "
        "(6,1–6,5), och det hjälper även när ni är tre eller fyra."
    )
    assert told(answer, "en") == (
        "Yes – put your tens on the table: against one opponent it raises your chance of winning by 6.3 "
        "percentage points (6.1–6.5), and it helps with three or four players too."
    )


def test_no_everywhere():
    answer = answer_of({3: -0.05, 4: -0.03})
    assert reach_verdict(answer).word == "hand"
    assert told(answer, "sv") == (
        "Nej – behåll tiorna på handen: med tre spelare sänker det risken att bli skitgubbe med 5,0 "
        "procentenheter (4,8–5,2), och det hjälper även när ni är fyra."
    )


def test_no_practical_difference():
    answer = answer_of({2: 0.0002, 3: -0.0004})
    assert reach_verdict(answer).word == "same"
    assert told(answer, "sv") == (
        "Det gör detsamma om tiorna ligger på bordet eller på handen: när ni är två eller tre är skillnaden mindre "
        "än 0,25 procentenheter."
    )
    assert told(answer, "en").startswith("It makes no practical difference whether the tens lie")


def test_unclear():
    answer = answer_of({2: 0.0015, 3: -0.0012})
    assert reach_verdict(answer).word == "unclear"
    assert told(answer, "sv").startswith("Det går inte att säga säkert: när ni är två eller tre")


def test_a_sign_that_flips_with_the_seats_is_told_first():
    answer = answer_of({2: 0.06, 3: 0.0, 4: -0.03})
    verdict = reach_verdict(answer)
    assert (verdict.word, verdict.depends_on) == ("depends", ("seats",))
    assert told(answer, "sv").replace("\u00a0", " ") == (
        "Det beror på hur många ni är: med två spelare är bordet bättre (+6,0 ± 0,2 procentenheter); med tre "
        "spelare gör det detsamma (0,0 ± 0,2 procentenheter); med fyra spelare är handen bättre (−3,0 ± 0,2 "
        "procentenheter)."
    )
    assert told(answer, "en").startswith(
        "It depends on how many you are: with two players the table is better (+6.0"
    )


def test_a_sign_that_flips_with_the_opponents_is_told_first():
    answer = answer_of({2: 0.02, 3: 0.02}, cells={(3, "samlaren"): -0.02})
    verdict = reach_verdict(answer)
    assert (verdict.word, verdict.depends_on) == ("depends", ("opponents", "seats"))
    assert told(answer, "sv").startswith(
        "Det beror på hur motståndarna spelar och hur många ni är: "
    )
    assert "med tre spelare skiftar det mellan −2,0 och +2,0 procentenheter" in told(answer, "sv")


def test_a_flip_at_every_table_depends_on_the_opponents_alone():
    answer = answer_of({2: 0.02}, cells={(2, "samlaren"): -0.02})
    assert reach_verdict(answer).depends_on == ("opponents",)
    assert told(answer, "en").startswith("It depends on how the others play: ")


@pytest.mark.parametrize(("language", "expected"), [
    ("sv", "Undantag: när du också har två tvåor eller fler är handen bättre, 2,1 ± 0,2 procentenheter när ni är "
           "två."),
    ("en", "Exception: when you also have two twos or more, the hand is better, by 2.1 ± 0.2 percentage points with "
           "two players."),
])  # fmt: skip
def test_a_situation_that_turns_the_advice_round_is_an_exception(language: str, expected: str):
    answer = answer_of(
        {2: 0.06, 3: 0.05},
        situations={(2, "other_2"): -0.021, (3, "other_2"): -0.001, (2, "other_0"): 0.1},
    )
    sentences = exception_sentences(reach_verdict(answer), QA1, language)
    assert [each.replace("\u00a0", " ") for each in sentences] == [expected]


def test_many_claims_need_stronger_evidence():
    """An effect of two standard errors is clear alone, and unclear among forty."""
    lone = planted(2, 2.05 * HALF / 1.96)
    assert lone.p_value < 0.05
    assert reach_verdict(answer_of({2: 2.05 * HALF / 1.96})).word == "unclear"
