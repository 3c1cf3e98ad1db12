"""The scheduler: one task over one table of due times."""
