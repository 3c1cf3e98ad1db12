"""The Legate of Rise and Fall, and the judgement behind it."""
