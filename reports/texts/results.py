"""The words of pages of results, Swedish and English."""

from collections.abc import Mapping

RESULTS: Mapping[str, Mapping[str, str]] = {
    "sv": {
        "table": "{name}",
        "table_cut": "{name}: de första {rows} av {all} rader",
        "written": "Sidan ligger i {path}.",
    },
    "en": {
        "table": "{name}",
        "table_cut": "{name}: the first {rows} of {all} rows",
        "written": "The page is {path}.",
    },
}
