"""One file per subcommand: HELP (with an example) and `command`."""
