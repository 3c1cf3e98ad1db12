"""Pictures and prose of Italia."""
