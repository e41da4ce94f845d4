"""The door: the command line, one short file per command, beside the set-up and test commands."""
