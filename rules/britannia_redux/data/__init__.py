"""The map, counters, tables and scenarios of Britannia reDux."""
