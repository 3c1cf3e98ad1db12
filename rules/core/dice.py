"""Verifiable dice.

Die *n* of a campaign is HMAC-SHA256(secret, n), reduced to its sides without bias. The SHA-256 of the secret is
published when the campaign starts and the secret itself when it ends, so anyone can recompute every die.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

_BLOCK = 64
_CHUNK = 8
_CHUNKS = range(0, 32, _CHUNK)
_RANGE = 1 << (8 * _CHUNK)


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """A die roll: its number in the campaign's stream, its sides, its value (1 to ``sides``)."""

    number: int
    sides: int
    value: int


def commitment(secret: str) -> str:
    """Return the SHA-256 of the secret in hexadecimal, which is safe to publish during the campaign."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Stream:
    """The dice of a campaign, looked up by number. The secret isn't accessible."""

    def __init__(self, secret: str) -> None:
        key = secret.encode()
        if len(key) > _BLOCK:
            key = hashlib.sha256(key).digest()
        key = key.ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))

    def die(self, number: int, sides: int) -> int:
        """Return the value (1 to ``sides``) of die ``number``.

        The digest is read in chunks of 64 bits. A chunk at or above the largest multiple of ``sides`` is rejected, so
        all sides are equally likely. If all four chunks are rejected, the digest is hashed again.
        """
        fair = _RANGE - _RANGE % sides
        digest = self.digest(str(number).encode())
        while True:
            for start in _CHUNKS:
                drawn = int.from_bytes(digest[start : start + _CHUNK], "big")
                if drawn < fair:
                    return drawn % sides + 1
            digest = self.digest(digest)

    def secret_order(self, number: int, things: Iterable[str]) -> list[str]:
        """Sort things into a pseudorandom order for die ``number``, unpredictable without the secret."""
        return sorted(things, key=lambda thing: self.digest(f"{number} {thing}".encode()))

    def digest(self, message: bytes) -> bytes:
        """Return HMAC-SHA256 (RFC 2104). The key blocks are hashed only once, so it takes half as long as ``hmac``."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()
