"""Exports of a campaign: collecting the data and writing the files."""
