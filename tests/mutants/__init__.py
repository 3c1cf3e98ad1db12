"""Mutation tests of the rules: each changed figure must make a test of the rulebook fail."""
