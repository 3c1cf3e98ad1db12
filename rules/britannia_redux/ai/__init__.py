"""The Legate of Britannia reDux, and what advice and odds are made of."""
