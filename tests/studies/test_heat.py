"""Charts of two situations crossed: every number in its field, none where nothing was crossed."""

from xml.etree import ElementTree

import pytest

from experiments.questions.study import ForkStudy
from experiments.studies.judging import judge
from reports.studies.heat import chart_name, chart_text, crossings_of, draw_chart
from tests.studies.planted import PHRASES, STUDY, cell

TWO, THREE = STUDY.tables
FORK = ForkStudy("QX1", {"sv": "Så", "en": "So"}, STUDY.tables, PHRASES, ("book",))
CROSSED = (
    cell(TWO, 0.021, at="top=K–A;pile=10+"),
    cell(TWO, -0.013, at="top=K–A;pile=1–2"),
    cell(TWO, 0.005, at="top=7–9;pile=1–2"),
)


@pytest.fixture(scope="module")
def finding():
    return judge([(FORK, (cell(TWO, 0.01), *CROSSED, cell(THREE, 0.02)))])[0]


@pytest.mark.parametrize(
    ("language", "numbers"), [("sv", "+2,1 −1,3 +0,5"), ("en", "+2.1 −1.3 +0.5")]
)
def test_a_chart_has_every_number_and_tells_it(finding, language, numbers):
    svg = draw_chart(finding, TWO, "top;pile", language)
    ElementTree.fromstring(svg)
    told = chart_text(finding, TWO, "top;pile", language)
    for number in numbers.split():
        assert number in told and f">{number}<" in svg


def test_low_classes_come_first(finding):
    svg = draw_chart(finding, TWO, "top;pile", "sv")
    assert svg.index(">1–2<") < svg.index(">10+<")
    assert svg.index(">7–9<") < svg.index(">K–A<")


def test_a_table_without_crossed_classes_has_no_chart(finding):
    assert crossings_of(finding) == ["top;pile"]
    assert draw_chart(finding, THREE, "top;pile", "sv") is None


def test_a_chart_is_named_by_study_situations_and_table():
    assert chart_name(0, TWO, "top;pile") == "chart-1-top-pile-app-2.svg"
