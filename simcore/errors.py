"""The one exception that the toolkit raises on bad input."""


class Refusal(ValueError):
    """Bad input, told in one sentence: what was found, where, and what to type next.

    The command line prints it and exits with code 2; Python callers catch it as a ValueError.
    """
