"""Scripted people who play an evening in the sandbox, and the figures of it: ``make evening``."""
