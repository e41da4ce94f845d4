"""Answers that were played before, kept beside the compiled code: no question is played twice by the same program.

An answer's name is the digest of all that decides its numbers: what was asked, its plan and seed, and the sources of
the experiments; the folder's name is that of the compiled sources. What cannot be read is played again.
"""

import hashlib
import pickle
from functools import cache
from pathlib import Path
from typing import Any

from experiments.questions.question import Question
from simcore.jit import CACHE_FOLDER

FOLDER = CACHE_FOLDER / "answers"
SUFFIXES = (".py", ".toml")


@cache
def _sources() -> str:
    home = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted(each for each in home.rglob("*") if each.suffix in SUFFIXES):
        digest.update(str(path.relative_to(home)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def identity(question: Question, plan: Any, seed: int) -> str:
    """Return the name (32 hexadecimal digits) of the answer to a question, as narrowed, from a plan and a seed."""
    text = "\0".join([_sources(), repr(question), repr(plan), str(seed)])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def recall(name: str) -> Any | None:
    """Return the answer of this name, None if it is not kept."""
    try:
        return pickle.loads((FOLDER / name).read_bytes())
    except (OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError):
        return None


def keep(name: str, answer: Any) -> None:
    """Keep an answer; a folder that cannot be written to keeps none."""
    aside = FOLDER / f"{name}.part"
    try:
        FOLDER.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(pickle.dumps(answer))
        aside.replace(FOLDER / name)
    except OSError:
        return
