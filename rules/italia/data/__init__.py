"""The printed facts of Italia."""
