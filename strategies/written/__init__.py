"""Strategies without code: ordered rules in a TOML file, translated into a strategy that compiles like any other."""
