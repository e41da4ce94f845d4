"""Ask a question from Python, and look at its numbers as a polars frame.

In a notebook the answer shows itself; here the main number of each study is printed.
"""

import polars

from experiments import ask


def main() -> None:
    """Ask, and print the main number of each study."""
    answer = ask("Ska jag spara par för att få fyrtal?", effort="quick")
    numbers = answer.frame().filter(
        (polars.col("opponents") == "all") & ~polars.col("at").str.contains("=")
    )
    print(
        numbers.select(
            "study", "game", "seats", "points", "low", "high", "word", "unfinished_share"
        )
    )


if __name__ == "__main__":
    main()
