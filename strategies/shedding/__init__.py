"""Strategies for the shedding family (app, enkel, vandtia), one file per strategy."""
