"""`skitgubbe new`: a strategy of your own to begin with, and the words that its rules may use."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from reports.language import choose_language
from scripts.options import RULE_SETS, games_of
from scripts.python_starters import PYTHON_STARTERS
from scripts.word_list import word_list
from simcore.errors import Refusal
from simcore.games import find_game
from simcore.suggest import nearest_words
from strategies.catalogue import BOOKS
from strategies.written.document import FAMILIES, find_family, is_plain
from strategies.written.starters import STARTERS

HELP = """Write a strategy of your own to begin with, which runs as it is: rules in words (my_bot.toml) or Python
(my_bot.py). With --words, list every word that rules may use.

Example: skitgubbe new my_bot.toml --rules app        (or skitgubbe new --words --rules app)
"""
FAMILY = "shedding"
"""The family of a strategy where none is named."""

File = Annotated[
    Path | None, typer.Argument(help="The file to write: NAME.toml or NAME.py.", show_default=False)
]
Family = Annotated[str | None, typer.Option("--family", help=f"shedding or classic [{FAMILY}].")]
ForRules = Annotated[
    str | None, typer.Option("--rules", help=f"The game that names the family: {RULE_SETS}.")
]
Words = Annotated[bool, typer.Option("--words", help="List the words of rules; write nothing.")]
Lang = Annotated[str | None, typer.Option("--lang", help="sv or en: words and comments.")]


def command(
    file: File = None,
    family: Family = None,
    rules: ForRules = None,
    words: Words = False,
    lang: Lang = None,
) -> None:
    """Write a file, or list the words."""
    language = choose_language(lang)
    chosen = _family(family, rules)
    game = rules or games_of(chosen).partition(",")[0]
    if words:
        if file is not None:
            raise Refusal(f"--words writes no file: leave out {file}, or leave out --words.")
        print(word_list(chosen, language))
        print(f"Next: skitgubbe new my_bot.toml --rules {game}")
        return
    if file is None:
        raise Refusal("Name the file to write, such as `skitgubbe new my_bot.toml`.")
    _write(file, _text(file, chosen, language))
    print(f"{file} is written; it plays {games_of(chosen)}.")
    print("Next:")
    if file.suffix == ".toml":
        print(f"  skitgubbe new --words --rules {game}" + (f" --lang {lang}" if lang else ""))
    print(f"  skitgubbe check {file}")
    print(f"  skitgubbe run --rules {game} --seats {file},{BOOKS[chosen]} --games 1e5")


def _family(family: str | None, rules: str | None) -> str:
    """Return the family that two options name together; raise Refusal if there is none, or they disagree."""
    named = find_family(family) if family else None
    if family and named is None:
        raise Refusal(f"There is no family {family!r}; {nearest_words(family, FAMILIES)}")
    if rules is None:
        return named or FAMILY
    game = find_game(rules)
    if named and named != game.family:
        raise Refusal(f"{rules} is a {game.family} game: leave out --family {family}, or --rules.")
    return game.family


def _text(file: Path, family: str, language: str) -> str:
    """Return what a file is to hold; raise Refusal if its name says nothing, or cannot be a strategy's."""
    templates: Mapping[str, str] = {
        ".toml": STARTERS[family][language],
        ".py": PYTHON_STARTERS[family],
    }
    if file.suffix not in templates:
        raise Refusal(
            f"{file} must end in .toml, for rules in words, or in .py, such as my_bot.toml."
        )
    if not is_plain(file.stem):
        raise Refusal(
            f"{file.name!r} cannot be named so: take a to z, digits and underscores, such as my_bot{file.suffix}."
        )
    return templates[file.suffix].format(name=file.stem, file=file)


def _write(file: Path, text: str) -> None:
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise Refusal(f"{file} is there already: name another file, or move it away.") from None
    except OSError as error:
        _refuse(file, error)


def _refuse(file: Path, error: OSError) -> NoReturn:
    raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
