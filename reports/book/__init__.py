"""The book: every question answered on a page of its own, as a small site and as one Markdown file."""
