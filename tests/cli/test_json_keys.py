"""Every key of every JSON document is in scripts/JSON.md, and every estimate has its interval and its games."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TOLD = set(re.findall(r"`([^`]+)`", (Path(__file__).parents[2] / "scripts/JSON.md").read_text()))
NAMED_FREELY = {
    "fields",
    "parameters",
    "about",
    "house",
    "position",
    "games_by_status",
    "facts_per_game",
    "by_seats",
    "shedding",
    "classic",
    "length_quantiles",
    "rank_by_place",
}
ESTIMATE = {"estimate", "low", "high", "games", "deals", "unfinished_share"}


def _keys(document: Any, *, free: bool = False) -> Iterator[str]:
    """Yield every key that has a fixed name; `free`: whether this object's own keys are names of something."""
    if isinstance(document, list):
        for each in document:
            yield from _keys(each)
    if isinstance(document, dict):
        for key, value in document.items():
            if not free:
                yield key
            by_seats = key == "deals" and isinstance(value, dict)
            yield from _keys(value, free=key in NAMED_FREELY or by_seats)


def _estimates(document: Any) -> Iterator[dict[str, Any]]:
    if isinstance(document, dict):
        if "estimate" in document:
            yield document
        document = list(document.values())
    for each in document if isinstance(document, list) else []:
        yield from _estimates(each)


@pytest.mark.parametrize(
    ("arguments", "free"),
    [
        (("rules",), True),
        (("strategies",), False),
        (("columns",), False),
        (("run", "--seats", "lagforst,samlaren", "--games", "500", "--no-store"), False),
        (("ask", "QA1", "--deals", "200", "--out", "OUT"), False),
        (("ask", "QE1", "--deals", "200", "--out", "OUT"), False),
        (("ask", "QB8", "--deals", "200", "--out", "OUT"), False),
        (
            ("tournament", "stark,lagforst,slump", "--seats", "3", "--deals", "30", "--out", "OUT"),
            False,
        ),
        (("run", "--rules", "mattis", "--seats", "boken", "--games", "500", "--no-store"), False),
        (("shape", "--games", "20", "--rollout-games", "2", "--out", "OUT"), False),
        (("compare", "stark", "lagforst", "--games", "2000", "--out", "OUT"), False),
        (("sweep", "stark", "--grid", "tau=0,0.5", "--games", "2000", "--out", "OUT"), False),
        (("best-of", "stark", "slump", "--games", "2000", "--out", "OUT"), False),
        (("fingerprint", "lagforst", "slump", "--decisions", "500", "--out", "OUT"), False),
        (("fork", "take", "lay a special", "--forks", "300", "--out", "OUT"), False),
        (("ladder", "--deals", "30", "--strategies", "lagforst,slump", "--out", "OUT"), False),
        (("bench", "--pairs", "1", "--games-share", "0.02"), False),
        (("bench", "--strategies", "--pairs", "1", "--games-share", "0.02"), False),
        (("check", "boken", "--rules", "klassisk"), False),
    ],
)
def test_keys_are_documented(cli, tmp_path, arguments, free):
    words = [str(tmp_path / "out") if word == "OUT" else word for word in arguments]
    ran = cli(*words, "--json")
    assert ran.code == 0, ran.err
    document = json.loads(ran.out)
    assert set(_keys(document, free=free)) <= TOLD
    for estimate in _estimates(document):
        assert set(estimate) == ESTIMATE
        assert estimate["low"] <= estimate["estimate"] <= estimate["high"]
        assert estimate["games"] >= estimate["deals"] >= 0
