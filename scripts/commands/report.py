"""`skitgubbe report`: the book of all questions, as a small site that opens from disk."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from experiments.lengths import GAMES, measure_lengths
from experiments.questions.catalogue import QUESTIONS
from experiments.questions.question import Narrowing, Question
from experiments.run import threads_here
from experiments.studies.answering import EFFORTS
from experiments.swapping import FEWEST_DEALS
from reports.answer_files import PAGE
from reports.book.chapter import Chapter
from reports.book.front import front_page
from reports.book.more_pages import game_pages, game_tables, strategy_pages
from reports.book.site import Page, site_files
from reports.kind import kind_of
from reports.language import LANGUAGES, choose_language
from reports.result_page import is_results, results_page, run_page
from reports.texts.results import RESULTS
from scripts.asked import Asked, found
from scripts.options import Seed, read_count, read_seed
from scripts.screen import note
from simcore.errors import Refusal
from simcore.suggest import nearest_words

HELP = """Write the page of any results, or the book of all questions, "Tips och strategi i Skitgubbe".

Example: skitgubbe report questions --quick, or skitgubbe report runs/first

The book has a page for every question, strategy and game, in both languages. It opens from disk (index.html), asks
nobody for anything, and comes as one Markdown file too. Answers that are there already are not played again, so that
a book that was stopped goes on with the same command.
"""
BOOK, BOOK_FOLDER = "questions", "book"
MARK = ".book"
"""Tells a folder that holds a book from any other."""
MOST_THREADS, MOST_DEALS = 1024, 10**8


def command(
    what: Annotated[
        str,
        typer.Argument(metavar="questions|FOLDER", help="The questions, or a folder of results."),
    ],
    only: Annotated[
        str | None, typer.Option("--only", help="Only these questions: QA1,QB8.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en [both].")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A draft with wide intervals.")] = False,
    precise: Annotated[bool, typer.Option("--precise", help="Narrow intervals.")] = False,
    deals: Annotated[
        str | None, typer.Option("--deals", help="So many deals at each table instead.")
    ] = None,
    seed: Seed = "1",
    threads: Annotated[
        str | None, typer.Option("--threads", help="How many threads play [all there are].")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the book [book], or the page's file.")
    ] = None,
) -> None:
    """Answer every question and write the book."""
    if what != BOOK:
        _report_folder(Path(what), out, choose_language(lang))
        return
    if quick and precise:
        raise Refusal("Give only one of --quick and --precise.")
    languages = [choose_language(lang)] if lang else list(LANGUAGES)
    effort: str | int = "quick" if quick else "precise" if precise else "default"
    if deals is not None:
        effort = read_count(deals, "--deals", least=FEWEST_DEALS, most=MOST_DEALS)
    number = read_count(threads, "--threads", most=MOST_THREADS) if threads else threads_here()
    folder = out or Path(BOOK_FOLDER)
    _prepare(folder)
    asked = [
        Asked(each, Narrowing(), languages[0], effort, read_seed(seed), number, folder, False)
        for each in _chosen(only)
    ]
    _write(folder, asked, languages, _command(only, lang, effort, read_seed(seed)))


def _report_folder(folder: Path, out: Path | None, language: str) -> None:
    """Write the page of a run, or of any folder of results, beside it."""
    if not folder.is_dir():
        raise Refusal(
            f"There is no folder {folder} to report on: name one of results, or type skitgubbe report questions."
        )
    html = (results_page if is_results(folder) else run_page)(folder, language)
    target = out or folder.resolve().with_suffix(".html")
    _put(target.parent, target.name, html)
    print(RESULTS[language]["written"].format(path=target))


def _chosen(only: str | None) -> list[Question]:
    """Return the questions that are wanted, in the catalogue's order; raise Refusal on an unknown one."""
    if only is None:
        return list(QUESTIONS)
    known = {each.id: each for each in QUESTIONS}
    wanted = [each.strip().upper() for each in only.split(",")]
    for name in wanted:
        if name not in known:
            raise Refusal(f"There is no question {name}; {nearest_words(name, known)}")
    return [each for each in QUESTIONS if each.id in wanted]


def _prepare(folder: Path) -> None:
    """Raise Refusal unless the folder is empty, new, or holds a book."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not (folder / MARK).exists():
            raise Refusal(
                f"{folder} holds other files and is left as it is: name another with --out."
            )
        (folder / MARK).touch()
    except FileExistsError:
        raise Refusal(f"{folder} is a file: name a folder with --out.") from None
    except OSError as error:
        raise Refusal(
            f"{folder} cannot be written to ({error.strerror}): name another with --out."
        ) from None


def _write(folder: Path, asked: list[Asked], languages: list[str], made_by: str) -> None:
    """Answer each question in turn, and write the book as far as it has come after each."""
    chapters: dict[str, list[Chapter]] = {language: [] for language in languages}
    pages = _pages(languages, asked[0])
    _put(folder, PAGE, front_page())
    for place, each in enumerate(asked, start=1):
        note(f"{place} of {len(asked)}: {each.question.id} {each.question.title[languages[0]]}")
        answer = found(each)
        for language in languages:
            told = kind_of(each.question).tell(answer, language, each.command(language=language))
            chapters[language].append(Chapter(each.question, told, each.command(language=language)))
            draft = each.effort not in ("default", "precise")
            for path, text in site_files(
                chapters[language], pages[language], language, made_by, is_draft=draft
            ):
                _put(folder / language, path, text)
    print(f"{len(asked)} questions in {' and '.join(languages)}: {folder / PAGE}")
    print(f"Next: skitgubbe ask {asked[0].question.id} --precise")


def _pages(languages: list[str], asked: Asked) -> dict[str, list[Page]]:
    """Return the pages on strategies and games in each language."""
    note("Measuring how long games are ...")
    games = round(GAMES * EFFORTS.get(str(asked.effort), EFFORTS["quick"]) ** 0.5)
    lengths = measure_lengths(game_tables(), games, asked.seed, asked.threads or 1)
    return {
        language: [*strategy_pages(language), *game_pages(lengths, language)]
        for language in languages
    }


def _put(folder: Path, path: str, text: str) -> None:
    """Write a file, whole or not at all; leave it if it says the same already."""
    target = folder / path
    content = text.encode()
    if target.exists() and target.read_bytes() == content:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    aside = target.with_name(f".{target.name}.part")
    aside.write_bytes(content)
    aside.replace(target)


def _command(only: str | None, lang: str | None, effort: str | int, seed: int) -> str:
    words = ["skitgubbe", "report", "questions"]
    words += ["--only", only] if only else []
    words += ["--lang", lang] if lang else []
    words += ["--deals", str(effort)] if isinstance(effort, int) else []
    words += [f"--{effort}"] if effort in ("quick", "precise") else []
    return shlex.join([*words, "--seed", str(seed)])
