"""A mutation check of the rules: each figure that is changed in a copy must make a test of the rulebook fail."""
