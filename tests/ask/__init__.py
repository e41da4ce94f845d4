"""Asking: questions found, trials paired, verdicts worded, pages written."""
