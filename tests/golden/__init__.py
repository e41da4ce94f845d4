"""Golden games: whole records that the engine must make again, byte for byte."""
