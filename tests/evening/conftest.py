"""Restores what an evening changes in this process."""

from tests.endurance.conftest import as_it_was

__all__ = ["as_it_was"]
