"""Exports of a campaign: what is collected, and how it is written into files."""
