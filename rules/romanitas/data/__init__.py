"""The board, counters and tables of Romanitas: read and checked."""
