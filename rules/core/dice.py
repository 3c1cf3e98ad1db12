"""Verifiable dice.

Die *n* of a campaign is HMAC-SHA256(secret, n), reduced to its sides without bias. The SHA-256 of the secret is
published when the campaign starts and the secret itself when it ends, so anyone can recompute every die.

A campaign can go on from a new secret, for example after a restored backup. Then its secret is written
``first+57:second``: from die 57 on the second one counts. Its commitment is written the same way.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

import msgspec

_SEVERAL = re.compile(r"[0-9a-f]+(\+\d+:[0-9a-f]+)+")
_GOLDEN = 0.6180339887498949
"""The golden ratio less one: its multiples are spread evenly between whole numbers."""

_BLOCK = 64
_CHUNK = 8
_CHUNKS = range(0, 32, _CHUNK)
_RANGE = 1 << (8 * _CHUNK)


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """A die roll: its number in the campaign's stream, its sides, its value (1 to ``sides``)."""

    number: int
    sides: int
    value: int


def streams(secret: str) -> list[tuple[int, str]]:
    """Return the parts of a secret, in order, each with the number of its first die."""
    if _SEVERAL.fullmatch(secret) is None:
        return [(0, secret)]
    first, *later = secret.split("+")
    return [(0, first), *((int(number), part) for number, _, part in (each.partition(":") for each in later))]


def rekeyed(secret: str, number: int, fresh: str) -> str:
    """Return a secret that goes on with a fresh one from die ``number`` on."""
    return _joined([*(part for part in streams(secret) if part[0] < number), (number, fresh)])


def _joined(parts: list[tuple[int, str]]) -> str:
    (_, first), *later = parts
    return "+".join([first, *(f"{number}:{part}" for number, part in later)])


def commitment(secret: str) -> str:
    """Return the SHA-256 of the secret in hexadecimal, which is safe to publish during the campaign."""
    return _joined([(number, hashlib.sha256(part.encode()).hexdigest()) for number, part in streams(secret)])


class Stream:
    """The dice of a campaign, looked up by number. The secret isn't accessible."""

    def __init__(self, secret: str) -> None:
        self._parts = [(first, _Keyed(part)) for first, part in streams(secret)]

    def die(self, number: int, sides: int) -> int:
        """Return the value (1 to ``sides``) of die ``number``.

        The digest is read in chunks of 64 bits. A chunk at or above the largest multiple of ``sides`` is rejected, so
        all sides are equally likely. If all four chunks are rejected, the digest is hashed again.
        """
        fair = _RANGE - _RANGE % sides
        digest = self._digest(number, str(number).encode())
        while True:
            for start in _CHUNKS:
                drawn = int.from_bytes(digest[start : start + _CHUNK], "big")
                if drawn < fair:
                    return drawn % sides + 1
            digest = self._digest(number, digest)

    def secret_order(self, number: int, things: Iterable[str]) -> list[str]:
        """Sort things into a pseudorandom order for die ``number``, unpredictable without the secret."""
        return sorted(things, key=lambda thing: self._digest(number, f"{number} {thing}".encode()))

    def _digest(self, number: int, message: bytes) -> bytes:
        """Return HMAC-SHA256 under the key of die ``number``."""
        keyed = self._parts[0][1]
        for first, later in self._parts[1:]:
            if number >= first:
                keyed = later
        return keyed.digest(message)


class EvenStream:
    """Dice that fall about as often on each side: what is to be expected, not what will happen."""

    def die(self, number: int, sides: int) -> int:
        """Return the value (1 to ``sides``) of die ``number``; any few dice in a row are spread over the sides."""
        return int(number * _GOLDEN % 1 * sides) + 1

    def secret_order(self, number: int, things: Iterable[str]) -> list[str]:
        """Sort things into an order that says nothing about the real one."""
        return sorted(things)


class _Keyed:
    """HMAC-SHA256 (RFC 2104) with one key. The key blocks are hashed once, so it takes half as long as ``hmac``."""

    def __init__(self, secret: str) -> None:
        key = secret.encode()
        if len(key) > _BLOCK:
            key = hashlib.sha256(key).digest()
        key = key.ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))

    def digest(self, message: bytes) -> bytes:
        """Return the digest of a message."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()
