"""Tests of conditions on the cards."""
