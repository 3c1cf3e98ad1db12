"""Benchmarks: ``make bench``. Every figure stands beside something that was run in the same minutes."""
