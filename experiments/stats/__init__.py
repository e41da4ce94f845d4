"""Pure functions of arrays, each with its source. Imports nothing of ours."""
