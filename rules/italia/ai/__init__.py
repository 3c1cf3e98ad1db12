"""The Legate of Italia, and what advice and odds are made of."""
