"""The book in a real browser."""
