"""The chapters of the rules of Italia."""
