"""The shape of games: choices, length, lead history, decision spread."""
