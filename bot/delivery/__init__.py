"""Delivery: the outbox, threads, recovery of lost channels, reconciliation after a start."""
