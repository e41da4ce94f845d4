"""Every answer has one kind of play, and it is the right one."""

import numpy as np
import pytest

from experiments.classic import kinds as classic
from experiments.fingerprint import kinds_of
from experiments.shedding import kinds as shedding
from simcore import layout
from simcore.classic.text import action_code as classic_code
from simcore.games import make_rules
from simcore.listening import hear
from simcore.shedding.text import action_code as shedding_code
from strategies.catalogue import CATALOGUES
from strategies.parts.examples import phase_one, phase_two, turn
from tests.support.asked import view_of

SHEDDING = [
    ("lowest_all", turn("44", "449", "3")),
    ("lowest_some", turn("4", "449", "3")),
    ("higher", turn("9", "449", "3")),
    ("two", turn("2", "24", "3")),
    ("lowest_all", turn("2", "24", "2", rules="vandtia", house={"two": "plain_low"})),
    ("ten", turn("T", "T4", "3")),
    ("four", turn("99", "499", "399")),
    ("four", turn("4444", "4444", "3")),
    ("lowest_all", turn("99", "99", "399", house={"four_scope": "single_lay"})),
    ("take", turn("take", "44", "A")),
    ("take_freely", turn("take", "2", "A")),
    ("chance", turn("chance", "44", "A", talon="33")),
    ("flip", turn("flip 0", "", "A", row="")),
]
CLASSIC = [
    ("lead_low", phase_one("5c", "5c 9c Kd")),
    ("lead_other", phase_one("9c", "5c 9c Kd")),
    ("lead_high", phase_one("Kd", "5c 9c Kd")),
    ("chance", phase_one("chance", "5c 9c Kd")),
    ("beat_cheap", phase_one("9c", "5c 9c Kd", ("2 8h",))),
    ("beat_dear", phase_one("Kd", "5c 9c Kd", ("2 8h",))),
    ("tie", phase_one("9c", "5c 9c Kd", ("2 9h",))),
    ("duck_low", phase_one("5c", "5c 9c Kd", ("2 Ah",))),
    ("duck_high", phase_one("9c", "5c 9c Kd", ("2 Ah",))),
    ("beat_cheap", phase_one("9c", "5c 9c Kd", ("1 6h", "2 8h"), rules="alla-spelar")),
    ("duck_low", phase_one("7c", "7c 9c Kd", ("1 6h", "2 8h"), rules="alla-spelar")),
    ("beat_cheap", phase_one("9h", "9h Ks Kd", ("2 8h",), talon="5s", rules="uppvand-trumf")),
    ("lead_plain", phase_two("9c", "9c 5h")),
    ("lead_trump", phase_two("5h", "9c 5h")),
    ("beat_plain", phase_two("9c", "9c 5h", "8c")),
    ("beat_trump", phase_two("5h", "9c 5h", "8c")),
    ("take", phase_two("take", "9c 5h", "6h")),
    ("take_freely", phase_two("take", "9c 5h", "8c")),
]


@pytest.mark.parametrize(("kind", "example"), SHEDDING)
def test_a_lay_of_the_shedding_family_has_its_kind(kind, example):
    view = view_of("shedding", example)
    action = np.array([shedding_code(example.answer)], dtype=np.uint64)
    assert shedding.KINDS[shedding.kinds(view, action)[0]] == kind


@pytest.mark.parametrize(("kind", "example"), CLASSIC)
def test_a_card_of_the_classic_family_has_its_kind(kind, example):
    view = view_of("classic", example)
    action = np.array([classic_code(example.answer)], dtype=np.uint64)
    assert classic.KINDS[classic.kinds(view, action)[0]] == kind


CLASSES = [
    (
        turn("4", "4", "33", talon="999"),
        {"pile": "1–2", "top": "2–6", "talon": "1–5", "zone": "hand"},
    ),
    (turn("J", "", "", row="JK"), {"pile": "0", "top": "–", "talon": "0", "zone": "row"}),
    (turn("flip 0", "", "3A", row=""), {"top": "K–A", "zone": "hidden"}),
    (
        phase_one("9c", "5c 9c Kd", ("2 8h",)),
        {"role": "answer_one", "card": "7–10", "stock": "1–6"},
    ),
    (phase_two("9c", "9c 5h"), {"role": "lead_two", "card": "–", "stock": "0", "own": "1–2"}),
    (phase_two("Ac", "Ac 5h", "Kc"), {"role": "beat_two", "card": "J–K"}),
]


@pytest.mark.parametrize(("example", "wanted"), CLASSES)
def test_a_position_has_its_classes(example, wanted):
    family = "shedding" if example.rules == "app" else "classic"
    module = kinds_of(family)
    found = module.classes(view_of(family, example))
    labels = {name: module.CONTEXTS[name][int(numbers[0])] for name, numbers in found.items()}
    assert {name: labels[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("app", 2), ("enkel", 4), ("klassisk", 3), ("alla-spelar", 3), ("mattis", 2)],
)
def test_whatever_is_played_has_a_kind_and_classes(rules, seats):
    rule_set = make_rules(rules, (), seats)
    catalogue = CATALOGUES[rule_set.family]
    likformig = catalogue["likformig"]
    found = hear(
        rule_set, [likformig], [likformig] * (seats - 1), seed=3, games=30, room=4000, cap=300
    )
    module = kinds_of(rule_set.family)
    turns = (
        ~found.second if rule_set.family == "shedding" else np.ones(len(found.second), dtype=bool)
    )
    views, answers = found.views[turns], found.answers[turns, 0]
    kinds = module.kinds(views, answers)
    assert len(np.unique(kinds)) > 5
    assert kinds.min() >= 0 and kinds.max() < len(module.KINDS)
    for context, numbers in module.classes(views).items():
        assert numbers.min() >= 0 and numbers.max() < len(module.CONTEXTS[context])
    assert module.has_choice(views).any()
    assert views[0, layout.SEAT] == 0
