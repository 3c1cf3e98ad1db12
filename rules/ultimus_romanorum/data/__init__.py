"""The board, counters, tables and scenarios of Ultimus Romanorum."""
