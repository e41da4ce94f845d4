"""The world: rules, engine and the contract for strategies. numpy and numba only; no files, no printing."""

import simcore.jit as _jit  # noqa: F401  names the cache folder before numba is imported
