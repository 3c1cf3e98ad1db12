"""Tests of the rules of Italia."""
