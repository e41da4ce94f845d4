"""How strategies are written: NAME, FILE, NAME:PARAMETER=VALUE,... and COMBINATOR(part,part,PARAMETER=VALUE)."""

from simcore.errors import Refusal

DEEPEST = 50
SUFFIXES = (".py", ".toml")
"""Of the files that hold strategies."""


def split_top(text: str) -> list[str]:
    """Return the pieces of a text between the commas that stand in no parenthesis.

    Raises Refusal if the parentheses do not match, or lie deeper than DEEPEST.

    >>> split_top("mix(a,b,p=0.2),c")
    ['mix(a,b,p=0.2)', 'c']
    """
    pieces, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if depth < 0:
            break
        if depth > DEEPEST:
            raise Refusal(f"Strategies may be nested {DEEPEST} deep; {text[:30]}... is deeper.")
        if letter == "," and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += letter
    if depth:
        raise Refusal(f"In {text!r}, a parenthesis {'closes' if depth < 0 else 'opens'} alone.")
    return [piece.strip() for piece in pieces]


def split_names(text: str) -> list[str]:
    """Return the strategies named in a comma-separated text; parameters after a colon stay with their name.

    >>> split_names("lagforst:copies=one,swap=sw3,samlaren")
    ['lagforst:copies=one,swap=sw3', 'samlaren']
    >>> split_names("mix(lagforst,samlaren,p=0.2),slump")
    ['mix(lagforst,samlaren,p=0.2)', 'slump']
    """
    names: list[str] = []
    for piece in split_top(text):
        if names and _is_setting(piece):
            names[-1] += "," + piece
        else:
            names.append(piece)
    return names


def split_parameters(text: str) -> tuple[str, dict[str, str]]:
    """Return what stands before the colon of the parameters, and the parameters.

    >>> split_parameters("my_bot.py:mine:n=3,m=4")
    ('my_bot.py:mine', {'n': '3', 'm': '4'})
    """
    end = text.rfind(")") + 1
    file, after = split_file(text[end:])
    name, colon, rest = after.partition(":")
    name = file + name
    if file and rest and "=" not in rest.split(":")[0]:
        inner, colon, rest = rest.partition(":")
        name = f"{name}:{inner}"
    pieces = rest.split(",") if colon and rest else []
    return text[:end] + name, dict(_setting(piece, text) for piece in pieces)


def split_file(text: str) -> tuple[str, str]:
    """Return the file that a strategy's text names, "" if it names none, and what follows it.

    >>> split_file("bots/mine.py:bold:n=4"), split_file("lagforst:copies=one")
    (('bots/mine.py', ':bold:n=4'), ('', 'lagforst:copies=one'))
    """
    for suffix in SUFFIXES:
        place = f"{text}:".find(f"{suffix}:")
        if place >= 0:
            return text[: place + len(suffix)], text[place + len(suffix) :]
    return "", text


def split_call(text: str) -> tuple[str, list[str]] | None:
    """Return the name before a parenthesis and the pieces within, None if `text` is no combinator.

    >>> split_call("mix(a:n=1,m=2,b,p=0.2)")
    ('mix', ['a:n=1', 'm=2', 'b', 'p=0.2'])
    """
    name, opened, rest = text.partition("(")
    if not opened or not rest.endswith(")"):
        return None
    return name.strip(), split_top(rest[:-1])


def parts_and_parameters(
    pieces: list[str], own: tuple[str, ...]
) -> tuple[list[str], dict[str, str]]:
    """Return the parts among the pieces in a parenthesis, and the combinator's `own` parameters.

    A setting with another name belongs to the part before it.

    >>> parts_and_parameters(["a:n=1", "m=2", "b", "p=0.2"], ("p",))
    (['a:n=1,m=2', 'b'], {'p': '0.2'})
    """
    parts: list[str] = []
    parameters: dict[str, str] = {}
    for piece in pieces:
        name, equals, value = (each.strip() for each in piece.partition("="))
        if equals and _is_setting(piece) and (name in own or not parts):
            parameters[name] = value
        elif equals and _is_setting(piece):
            parts[-1] += ("," if ":" in parts[-1] else ":") + piece
        else:
            parts.append(piece)
    return parts, parameters


def _is_setting(piece: str) -> bool:
    """Return whether a piece is PARAMETER=VALUE and nothing more."""
    before = piece.partition("=")[0]
    return "=" in piece and ":" not in before and "(" not in before


def _setting(piece: str, text: str) -> tuple[str, str]:
    parameter, equals, value = piece.partition("=")
    if not equals:
        raise Refusal(f"In {text!r}, {piece!r} is no PARAMETER=VALUE, such as copies=one.")
    return parameter.strip(), value.strip()
