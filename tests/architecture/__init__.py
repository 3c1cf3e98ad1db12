"""Checks that keep the packages apart and the way of a choice typed. `make check` runs them."""
