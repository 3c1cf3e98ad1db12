"""What the pictures of every game share: colours, type, silhouettes, counters, maps. Pillow only; knows no game."""
