"""A slow, obvious twin of the rules, written from the rules alone, to check the engine against."""
