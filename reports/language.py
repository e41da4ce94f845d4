"""Which language to answer in, and numbers as that language writes them."""

import locale
import os

from simcore.errors import Refusal

LANGUAGES = ("sv", "en")
NARROW_SPACE = "\u202f"
MINUS = "\u2212"


def choose_language(wanted: str | None = None) -> str:
    """Return "sv" or "en": what is wanted, else SKITGUBBE_LANG, else the system's locale (Swedish or English).

    Raises Refusal if a language is named that there is none of.
    """
    for text, where in ((wanted, "--lang"), (os.environ.get("SKITGUBBE_LANG"), "SKITGUBBE_LANG")):
        if text:
            if text.lower() not in LANGUAGES:
                raise Refusal(f"{where} must be sv or en; found {text!r}.")
            return text.lower()
    return "sv" if _system_locale().lower().startswith("sv") else "en"


def _system_locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name]
    return locale.getlocale()[0] or ""


def decimal(value: float, places: int, language: str, *, signed: bool = False) -> str:
    """Return a number with a fixed number of decimals, as the language writes it.

    >>> decimal(-1.25, 1, "sv"), decimal(1234.5, 1, "en"), decimal(2, 1, "sv", signed=True)
    ('−1,2', '1,234.5', '+2,0')
    """
    rounded = round(value, places)
    text = f"{abs(rounded):,.{places}f}"
    if language == "sv":
        text = text.replace(",", NARROW_SPACE).replace(".", ",")
    sign = MINUS if rounded < 0 else "+" if signed and rounded > 0 else ""
    return sign + text


def whole(value: int, language: str) -> str:
    """Return a whole number with its thousands apart.

    >>> whole(1000000, "en")
    '1,000,000'
    """
    return decimal(value, 0, language)


def percent(share: float, places: int, language: str) -> str:
    """Return a share (0 to 1) in per cent.

    >>> percent(0.0123, 1, "en"), percent(0.5, 0, "sv") == "50" + NARROW_SPACE + "%"
    ('1.2%', True)
    """
    text = decimal(100 * share, places, language)
    return f"{text}{NARROW_SPACE}%" if language == "sv" else f"{text}%"
