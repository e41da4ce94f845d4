"""Make all golden games again: `python -m tests.golden.remake`, after a change that is meant."""

from tests.golden.cases import CASES, FOLDER, make, path_of


def main() -> None:
    """Write every game's file, and delete the files of games that are no longer kept."""
    FOLDER.mkdir(exist_ok=True)
    kept = {path_of(name): make(case) for name, case in CASES.items()}
    for path in FOLDER.glob("*.jsonl"):
        if path not in kept:
            path.unlink()
    for path, text in kept.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
