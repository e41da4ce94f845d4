"""Reading when a comparison is to stop: a width as 0.2pp, two hypotheses as 0,1pp."""

from simcore.errors import Refusal

POINT = 0.01
UNITS = {"win": "pp", "risk": "pp", "place": ""}
"""[measure]: the unit that an effect is typed in; percentage points, or places."""


def read_width(text: str, measure: str) -> float:
    """Return a width in the measure's own unit; raise Refusal unless it is more than 0."""
    return _positive(text, measure, "--until-width")


def read_margin(text: str, measure: str) -> float:
    """Return a margin in the measure's own unit; raise Refusal unless it is more than 0."""
    return _positive(text, measure, "--margin")


def _positive(text: str, measure: str, option: str) -> float:
    example = "0.2pp" if UNITS[measure] else "0.02"
    value = _effect(text, measure, option, example)
    if not value > 0:
        raise Refusal(f"{option} must be more than 0, such as {example}; found {text}.")
    return value


def read_hypotheses(text: str, measure: str) -> tuple[float, float]:
    """Return the two effects of a sequential test, the smaller first; raise Refusal on anything else."""
    pieces = text.split(",")
    if len(pieces) != 2:
        raise Refusal(
            f"--sprt takes two effects, the smaller first, such as 0,1pp; found {text!r}."
        )
    low, high = (_effect(piece, measure, "--sprt", "0,1pp") for piece in pieces)
    if not low < high:
        raise Refusal(
            f"--sprt takes the smaller effect first; found {text!r}: type --sprt {pieces[1]},{pieces[0]}."
        )
    return low, high


def _effect(text: str, measure: str, option: str, example: str) -> float:
    unit, number = UNITS[measure], text.strip()
    bare = number.removesuffix(unit) if unit else number
    try:
        value = float(bare)
    except ValueError:
        raise Refusal(f"{option} takes a number, such as {example}; found {text!r}.") from None
    if bare == number and unit and value != 0 and option != "--sprt":
        raise Refusal(f"{option} needs its unit, percentage points: type {number}{unit}.")
    return value * POINT if unit else value
