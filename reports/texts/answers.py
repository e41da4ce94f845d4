"""The sentences of an answer by language."""

from collections.abc import Mapping

from reports.texts.answers_en import ENGLISH
from reports.texts.answers_sv import SWEDISH

ANSWERS: Mapping[str, Mapping[str, str]] = {"sv": SWEDISH, "en": ENGLISH}

SEAT_WORDS: Mapping[str, Mapping[int, str]] = {
    "sv": {2: "två", 3: "tre", 4: "fyra"},
    "en": {2: "two", 3: "three", 4: "four"},
}
