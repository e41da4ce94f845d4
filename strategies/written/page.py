"""VOCABULARY.md, every word in both languages: `python -m strategies.written.page` makes it again."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from strategies.parts.swaps import POLICIES
from strategies.written.conditions import COMPARING, COURT_CARDS
from strategies.written.document import PARAMETER, RULE, TOP
from strategies.written.vocabulary import PLACES, VOCABULARIES
from strategies.written.words import COPIES, Play, Vocabulary, Word

PATH = Path(__file__).with_name("VOCABULARY.md")

INTRODUCTION = """# Words for strategies without code · Ord för strategier utan kod

A strategy file is an ordered list of rules. At every decision the first rule that holds and whose play is
possible is played. A condition is one or more clauses joined by `and`; a clause is a phrase that holds or
not, or a number that is compared with a number, a parameter or another number; `not` turns it round. There is
no `or`: write two rules. A comparison with something that is not there, such as the lowest rank where nothing
fits, does not hold. A rule without `when` always holds and stands last. Where no rule plays, the default
does. `skitgubbe new my_bot.toml` writes a file to begin with, `skitgubbe check my_bot.toml` tries it.

En strategifil är en ordnad lista av regler. Vid varje val spelas den första regel som gäller och vars drag är
möjligt. Ett villkor är en eller flera satser som fogas ihop med `och`; en sats är en fras som gäller eller
inte, eller ett tal som jämförs med ett tal, en parameter eller ett annat tal; `inte` vänder på den. Det finns
inget `eller`: skriv två regler. En jämförelse med något som inte finns, som lägsta valören när inget passar,
gäller inte. En regel utan `nar` gäller alltid och står sist. Där ingen regel spelar följs grundspelet.
`skitgubbe new min_bot.toml --lang sv` skriver en fil att börja med, `skitgubbe check min_bot.toml` prövar
den.

English and Swedish may be mixed freely. Svenska och engelska får blandas fritt.
"""
TITLES = {
    "rule": "Shedding games (app, enkel, vandtia)",
    "phase_one": "Classic games, phase one · fas ett",
    "phase_two": "Classic games, phase two · fas två",
}
DEFAULTS = {
    "rule": (
        "all copies of the lowest ordinary rank, else a two, a ten, chansa, the leftmost hidden card, take the pile",
        "alla kort av lägsta vanliga valören, annars tvåa, tia, chansa, dolda kortet längst till vänster, ta upp",
    ),
    "phase_one": (
        "the lowest card that beats, else the lowest card",
        "lägsta kortet som sticker, annars lägsta kortet",
    ),
    "phase_two": (
        "the lowest card outside trumps, else the lowest trump, else take",
        "lägsta kortet utanför trumf, annars lägsta trumfen, annars ta upp",
    ),
}
"""[list of rules]: what is played where no rule is, in English and in Swedish."""
GUARD = """A voluntary pick-up keeps to the loop guard: at most `takes` (`upptagningar`) a game, and never in two own
decisions in a row. Frivilliga upptagningar håller sig till spärren: högst `upptagningar` per parti och aldrig två
egna drag i rad.
"""


def vocabulary_page() -> str:
    """Return the page as Markdown."""
    parts = [INTRODUCTION, *_keys(), *_comparisons()]
    for lists in VOCABULARIES.values():
        for name, vocabulary in lists.items():
            parts += [*_words(name, vocabulary)]
    return "\n".join(parts).rstrip() + "\n"


def _keys() -> Iterator[str]:
    yield "## Keys · Nycklar\n"
    rows = [
        (f"`{english}`", f"`{swedish}`") for english, swedish in (TOP | PARAMETER | RULE).items()
    ]
    yield _table(("English", "Svenska"), rows)
    swaps = ", ".join(f"`{name}`" for name in POLICIES)
    yield f"`swap` · `byte`: {swaps} (`skitgubbe strategies --rules app`).\n"
    yield GUARD


def _comparisons() -> Iterator[str]:
    yield "## Comparisons · Jämförelser\n"
    yield _table(
        ("Sign", "Words · Ord"), [(f"`{sign}`", words) for sign, words in _signs().items()]
    )
    cards = ", ".join(f"`{letter}` = {value}" for letter, value in COURT_CARDS.items())
    yield f"Ranks may be written as capital letters. Valörer får skrivas med stor bokstav: {cards}.\n"


def _signs() -> Mapping[str, str]:
    found: dict[str, list[str]] = {}
    for words, sign in (COMPARING["en"] | COMPARING["sv"]).items():
        found.setdefault(sign, []).append(words)
    return {sign: ", ".join(words) for sign, words in found.items()} | {"!=": "is not, är inte"}


def _words(name: str, vocabulary: Vocabulary) -> Iterator[str]:
    yield f"## {TITLES[name]}\n"
    for title, words in (
        ("Holds or not · Gäller eller inte", vocabulary.flags),
        ("Numbers · Tal", vocabulary.quantities),
        ("Plays · Drag", vocabulary.plays),
    ):
        yield f"### {title}\n"
        yield _table(("English", "Svenska", "Meaning", "Betydelse"), map(_row, words))
    if any(word.copies for word in vocabulary.plays):
        copies = ", ".join(f"`{words}`" for words in COPIES)
        yield f"\\* After a comma, all if nothing is said. Efter ett komma, alla om inget sägs: {copies}.\n"
    yield f"Default in {PLACES[name]}: {DEFAULTS[name][0]}. Grundspel: {DEFAULTS[name][1]}.\n"


def _row(word: Word) -> Sequence[str]:
    star = " \\*" if isinstance(word, Play) and word.copies else ""
    phrases = (" / ".join(word.spelled(language)) + star for language in ("en", "sv"))
    return (*phrases, word.means, word.betyder)


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PATH.write_text(vocabulary_page(), encoding="utf-8")
