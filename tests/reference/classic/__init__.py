"""The slow twin of the classic family, written from the rules alone, and its referee."""
