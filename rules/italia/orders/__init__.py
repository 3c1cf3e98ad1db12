"""Written orders of Italia."""
