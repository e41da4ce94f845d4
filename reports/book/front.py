"""The front page of the book, with a link to each language."""

from reports.answer_files import PAGE
from reports.texts.book import BOOK

FRONT = """<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{sv}</title>
</head>
<body>
<main>
<h1>{sv}</h1>
<p><a href="sv/{page}">Läs på svenska</a></p>
<p lang="en"><a href="en/{page}">Read in English</a></p>
</main>
</body>
</html>
"""


def front_page() -> str:
    """Return the front page."""
    return FRONT.format(sv=BOOK["sv"]["title"], page=PAGE)
