"""The Legate of Romanitas, its judgement, and the odds."""
