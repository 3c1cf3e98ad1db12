"""Logs, redaction, the error reporter, metrics."""
