"""Tests of luck taken out."""
