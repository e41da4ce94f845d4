"""Tests of studies in files, and of dry runs."""
