"""The rulebook: its index, its pages, and their custom ids."""
