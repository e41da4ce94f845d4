"""Strategies written as rules: what they mean, what is refused, and that they play as the same in Python."""
