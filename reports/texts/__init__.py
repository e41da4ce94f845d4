"""Sentences in Swedish and English, as literal tables. Swedish is written first and never translated word for word."""
