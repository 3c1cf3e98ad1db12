"""Fingerprints and nonces of messages fit Discord."""

from __future__ import annotations

from bot.components.layouts import fingerprint, nonce


def test_marks_fit_discord() -> None:
    marks = {fingerprint(1, f"key-{n}") for n in range(100)}
    assert len(marks) == 100
    assert all(0 < mark < 2**31 for mark in marks)
    assert len(nonce(1, "key")) == 25
