"""Start the command line: `python -m scripts`, which is what the shell command does."""

from scripts.cli import main

if __name__ == "__main__":
    main()
