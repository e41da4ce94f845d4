"""Tests of fingerprints."""
