"""The Legate of Romanitas, its evaluation of positions, and the odds."""
