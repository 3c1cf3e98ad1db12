"""The board, counters, tables and scenarios of Rise and Fall, read and checked."""
