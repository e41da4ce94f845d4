"""`skitgubbe ask`: a question in, a number with its interval, a picture and a page out."""

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from experiments.questions.catalogue import QUESTIONS
from experiments.questions.find import find_question
from experiments.questions.question import Narrowing, Question
from reports.answer_tables import Table
from reports.answer_words import listed
from reports.kind import Told, kind_of
from reports.language import choose_language
from reports.texts.answers import ANSWERS
from scripts.asked import Asked, found, narrowed
from scripts.options import Json, Rule, Seed, read_count, read_seed
from scripts.screen import WIDTH, print_json, table
from simcore.errors import Refusal

EXAMPLE = 'skitgubbe ask "Ska jag lägga tiorna på bordet?"'
MOST_THREADS, MOST_DEALS = 1024, 10**8

HELP = """Answer a question about play: a number with its interval, a figure and a page.

Example: skitgubbe ask "Ska jag lägga tiorna på bordet?"

Ask in Swedish or English, or name a question by its id (skitgubbe ask QA1; skitgubbe ask --list shows them all).
Where a choice is asked about, the same deals are played both ways. A question about every game can be narrowed:
skitgubbe ask QE1 --rules klassisk --players 3. The page and its data go to answers/ID-LANGUAGE.
Standard output is the verdict and a table; --json makes it one document (its keys: scripts/JSON.md).
"""


def command(
    text: Annotated[list[str], typer.Argument(help="The question, or its id.")] = [],  # noqa: B006
    show_list: Annotated[bool, typer.Option("--list", help="List all questions.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, wide intervals.")] = False,
    precise: Annotated[bool, typer.Option("--precise", help="Minutes, narrow intervals.")] = False,
    deals: Annotated[
        str | None, typer.Option("--deals", help="So many deals at each table.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", help="Only this rule set, where several are asked of.")
    ] = None,
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    players: Annotated[
        str | None, typer.Option("--players", help="Only this number of players, likewise.")
    ] = None,
    seed: Seed = "1",
    threads: Annotated[
        str | None, typer.Option("--threads", help="How many threads play [all there are].")
    ] = None,
    by: Annotated[
        str | None, typer.Option("--by", help="Tell it apart by a situation, such as pile.")
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Play anew, even if the answer is kept.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the page [answers/ID-LANGUAGE].")
    ] = None,
    as_json: Json = False,
) -> None:
    """Answer a question."""
    if show_list:
        _show_list(choose_language(lang), as_json=as_json)
        return
    question, language = _understood(" ".join(text), lang)
    to = Narrowing(rules, tuple(rule), read_count(players, "--players") if players else None)
    asked = Asked(
        kind_of(question).narrow(question, to),
        to,
        language,
        _effort(quick=quick, precise=precise, deals=deals),
        read_seed(seed),
        read_count(threads, "--threads", most=MOST_THREADS) if threads else None,
        out or Path("answers") / "-".join((question.id, *narrowed(to), language)),
        fresh,
    )
    _answer(asked, by, as_json=as_json)


def _understood(text: str, lang: str | None) -> tuple[Question, str]:
    """Return the question that `text` asks for and the language to answer in."""
    if not text.strip():
        raise Refusal(f"Ask something, such as {EXAMPLE}, or type skitgubbe ask --list.")
    finding = find_question(text)
    language = choose_language(lang)
    if finding.question is None:
        nearest = [f"{each.id} ({each.title[language]})" for each in finding.nearest]
        raise Refusal(
            ANSWERS[language]["not_found"].format(
                text=text, nearest=listed(nearest, language, "or")
            )
        )
    return finding.question, language


def _effort(*, quick: bool, precise: bool, deals: str | None) -> str | int:
    from experiments.swapping import FEWEST_DEALS

    if quick + precise + (deals is not None) > 1:
        raise Refusal("Give only one of --quick, --precise and --deals.")
    if deals is not None:
        return read_count(deals, "--deals", least=FEWEST_DEALS, most=MOST_DEALS)
    return "quick" if quick else "precise" if precise else "default"


def _answer(asked: Asked, by: str | None, *, as_json: bool) -> None:
    """Play, write, print: a reader that closes the pipe early must not cost the page."""
    from reports.answer_files import prepare_folder, write_files

    prepare_folder(asked.folder, asked.question.id, asked.language)
    told = kind_of(asked.question).tell(found(asked), asked.language, asked.command())
    tables = _tables_by(told, by, asked.question) if by else told.tables
    failure = None
    try:
        write_files(asked.folder, told.files)
    except Refusal as refusal:  # the answer is printed all the same
        failure = refusal
    if as_json:
        print_json(told.document)
    else:
        _print_answer(told.sentences, tables)
    if failure:
        raise failure
    if not as_json:
        _print_next(asked)


def _tables_by(told: Told, by: str, question: Question) -> Sequence[Table]:
    """Return the tables that tell an answer apart by a situation; raise Refusal if there are none."""
    if by not in told.by:
        known = f"by {' or '.join(told.by)}" if told.by else "by no situation: leave out --by"
        raise Refusal(f"{question.id} is told apart {known}; found --by {by}.")
    return told.by[by]


def _print_answer(sentences: Sequence[str], tables: Sequence[Table]) -> None:
    for sentence in sentences:
        print(textwrap.fill(sentence, WIDTH, break_on_hyphens=False))
    for shown in tables:
        caption = shown.caption if shown.caption.endswith(".") else f"{shown.caption}:"
        print("\n" + textwrap.fill(caption, WIDTH, break_on_hyphens=False) + "\n")
        print(table(shown.rows, shown.header, right=range(1, len(shown.header))))


def _print_next(asked: Asked) -> None:
    texts = ANSWERS[asked.language]
    print(f"\n{texts['written']} {asked.folder / 'index.html'}")
    if asked.effort != "precise":
        better = "default" if asked.effort == "quick" else "precise"
        print(f"{texts['next']} {asked.command(better)}")
    else:
        print(f"{texts['next_other']} skitgubbe ask --list")


def _show_list(language: str, *, as_json: bool) -> None:
    if as_json:
        fields = [{"id": each.id, "title": each.title[language]} for each in QUESTIONS]
        print_json({"language": language, "questions": fields})
        return
    texts = ANSWERS[language]
    print(f"{texts['list_title']}\n")
    for each in QUESTIONS:
        print(f"  {each.id}  {each.title[language]}")
    print(f"\n{texts['list_example']} skitgubbe ask {QUESTIONS[0].id}")
