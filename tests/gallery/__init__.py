"""The gallery: every kind of picture of every game, drawn from recorded positions."""
