"""Free text finds its question, in both languages and with a player's spelling; anything else finds none."""

import pytest

from experiments.questions.catalogue import QUESTIONS, SWAP_QUESTIONS
from experiments.questions.find import find_question

TENS = (
    "Ska jag lägga tiorna på bordet?",
    "ska tiorna ligga uppe",
    "Är det bättre att behålla tian på handen så att jag slipper ta upp?",
    "Ska jag lägga två tior på bordet?",
    "tiorna uppe med två spelare?",
    "Ska 10:orna ligga uppvända?",
    "tirona på bordet",
    "tiorna pa bordet",
    "Var ska tiorna ligga?",
    "Should I put my tens on the table?",
    "are 10s better face-up",
    "Is it wise to place the tens in the face up row or hold them?",
    "QA1",
    " qa1? ",
)
TWOS = (
    "Ska tvåorna ligga på bordet eller i handen?",
    "tvåan på handen?",
    "2:orna på bordet?",
    "Lönar det sig att lägga upp tvåor?",
    "Should I keep my two in hand?",
    "deuces open or in hand",
    "Are twos better on the table with three players?",
    "qa2",
)
STARTS = (
    "Är det en fördel att få börja?",
    "Är det bra att börja?",
    "Hur stor fördel är det att få börja?",
    "Vill man ha förhand?",
    "Var vill man sitta?",
    "var ska jag sitta vid bordet",
    "Vilken plats är bäst med fyra spelare?",
    "Är det bra att börja i vändtia?",
    "Spelar det någon roll vem som startar?",
    "Is it good to go first?",
    "is going first an advantage",
    "Does the player who starts win more often?",
    "Where should I sit?",
    "Which seat is best in vändtia?",
    "qe1",
)
BURNS = (
    "När ska jag bränna med tian?",
    "hur stor hög ska man bränna",
    "When do I burn with a ten?",
    "qb8",
)
OTHERS = {
    "QB1": ("Ska man alltid lägga sitt lägsta kort?", "high or low first?"),
    "QC5": ("ska jag chansa när inget går att lägga",),
    "QD8": ("Ska jag lägga högt när nästa har ett kort kvar?",),
    "QE2": (
        "Vill man sitta före eller efter nybörjaren?",
        "Is it good to sit after a weak player?",
    ),
    "QE4": ("Är det tur eller skicklighet?", "is counting cards worth it"),
    "QH3": ("Ska man spara på trumfen?",),
    "QM1": ("Ska man spela annorlunda i mattis?",),
}
NEITHER = (
    "Ska jag börja med att chansa?",
    "Ska jag börja med tiorna?",
    "Ska tiorna ligga på bordet i vändtia?",
    "",
    "!!!",
    "tior",
    "tia tia tia",
    "table",
    "asdf qwerty",
    "bananer på bordet",
    "hur mycket är klockan",
    "Is the weather good?",
    "what about tens?",
    "tior eller tvåor på bordet?",
    "Ska jag behålla ess på handen?",
    "Ska tiorna ligga på handen i klassisk skitgubbe?",
    "QA3",
)


@pytest.mark.parametrize("text", TENS)
def test_a_question_on_tens_is_found(text: str):
    found = find_question(text).question
    assert found is not None and found.id == "QA1"


@pytest.mark.parametrize("text", TWOS)
def test_a_question_on_twos_is_found(text: str):
    found = find_question(text).question
    assert found is not None and found.id == "QA2"


@pytest.mark.parametrize("text", STARTS)
def test_a_question_on_starting_and_sitting_is_found(text: str):
    found = find_question(text).question
    assert found is not None and found.id == "QE1"


@pytest.mark.parametrize("text", BURNS)
def test_a_question_on_burning_is_found(text: str):
    found = find_question(text).question
    assert found is not None and found.id == "QB8"


@pytest.mark.parametrize(("name", "text"), [(n, t) for n, ts in OTHERS.items() for t in ts])
def test_other_questions_are_found(name: str, text: str):
    found = find_question(text).question
    assert found is not None and found.id == name


@pytest.mark.parametrize("text", NEITHER)
def test_anything_else_is_no_question_and_the_nearest_are_named(text: str):
    finding = find_question(text)
    assert finding.question is None
    assert finding.nearest


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_every_question_is_found_by_its_own_phrasings(question):
    for language in ("sv", "en"):
        for text in (question.title[language], *question.phrasings[language]):
            finding = find_question(text)
            assert finding.question is question, text


def test_the_nearest_question_comes_first():
    nearest = [each.id for each in find_question("tvåor på bordet eller handen").nearest]
    assert nearest[0] == "QA2" and len(nearest) == 3


def test_every_question_has_its_words_in_both_languages():
    for question in QUESTIONS:
        assert question.title.keys() == question.phrasings.keys() == {"sv", "en"}
    for question in SWAP_QUESTIONS:
        assert question.words["sv"].keys() == question.words["en"].keys()
        assert question.estimand.keys() == {"sv", "en"}
