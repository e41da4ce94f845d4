"""The only file that knows how to compile: cache folder, compile options, warning filter.

Numba's disk cache compares a function with its own file alone, so that after an edit in another file it
silently runs old code. The cache folder is therefore named by a digest of every source that can reach
compiled code, and it is set here, before numba is imported for the first time.
"""

import hashlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

SOURCE_ROOTS = ("simcore", "strategies")
KEPT_CACHES = 3


def source_digest() -> str:
    """Return the hexadecimal digest (16 characters) of all sources that can reach compiled code."""
    home = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for root in SOURCE_ROOTS:
        for path in sorted((home / root).rglob("*.py")):
            digest.update(str(path.relative_to(home)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    chosen = os.environ.get("SKITGUBBE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "skitgubbe"


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _forget_old(home: Path) -> None:
    """Delete all compiled versions but the newest few, so that the cache never grows without end."""
    folders = sorted(home.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    for folder in folders[:-KEPT_CACHES]:
        shutil.rmtree(folder, ignore_errors=True)


def _choose_cache() -> Path:
    home = _cache_home()
    if not _usable(home):
        home = Path(tempfile.gettempdir()) / f"skitgubbe-{os.getuid()}"
    folder = home / f"compiled-{SOURCE_DIGEST}"
    if not folder.exists() and _usable(folder):
        _forget_old(home)
    return folder


SOURCE_DIGEST = source_digest()
CACHE_FOLDER = _choose_cache()
WRITTEN_FOLDER = CACHE_FOLDER / "written"
"""Strategies that were translated from files: each file there is named by its content and never changes."""
os.environ["NUMBA_CACHE_DIR"] = str(CACHE_FOLDER)

import numba  # noqa: E402
from numba.core.errors import NumbaExperimentalFeatureWarning  # noqa: E402

warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

COMPILED = not numba.config.DISABLE_JIT


def kernel(function: Function) -> Function:
    """Compile `function` lazily: releases the GIL, cached on disk, no test for division by zero."""
    compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def inlined(function: Function) -> Function:
    """Compile like `kernel`, and melt the function into whatever calls it: for the small steps of the hot loop."""
    compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(
        function
    )
    return compiled


def plugin(function: Function, signature: Any, *, cached: bool) -> Any:
    """Compile `function` with one explicit `signature`, so that it can be called through a pointer.

    Raises numba.core.errors.NumbaError if the function does not compile.
    """
    return numba.njit(signature, cache=cached, nogil=True, error_model="numpy")(function)


__all__ = [
    "CACHE_FOLDER",
    "COMPILED",
    "SOURCE_DIGEST",
    "WRITTEN_FOLDER",
    "inlined",
    "kernel",
    "numba",
    "plugin",
]
