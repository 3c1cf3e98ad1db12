"""The board, counters and tables of Romanitas, loaded and checked."""
