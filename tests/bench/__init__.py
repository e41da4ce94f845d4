"""Benchmarks: scripts to run by hand, never timed unit tests."""
