"""Benchmarks for ``make bench``. Each figure comes with another one measured in the same minutes."""
