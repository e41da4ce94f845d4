"""The players. A strategy imports views, card helpers and shared parts; never the loop, files or another player."""
