"""Runs: chunks to Parquet, continued, topped up, stopped, opened and summed up."""
