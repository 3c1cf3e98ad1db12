"""Shared by the pictures of every game: colours, type, silhouettes, counters, maps. Pillow only; knows no game."""
