"""Sentences in Swedish and English, as literal tables; neither is translated word for word."""
