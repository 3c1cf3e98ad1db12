"""Turns JSON and plain values into typed ones, from any thread.

msgspec prepares a type when it is first decoded, and keeps what it has prepared on the classes inside it. While one
thread does so, another that decodes the same class can read it half prepared and crash the process. So types are
prepared one at a time here, and decoding itself needs no lock.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_preparing = Lock()


@overload
def from_json(text: bytes | str | msgspec.Raw, kind: type[T]) -> T: ...


@overload
def from_json(text: bytes | str | msgspec.Raw, kind: Any) -> Any: ...


def from_json(text: bytes | str | msgspec.Raw, kind: Any) -> Any:
    """Decode a JSON text as a value of this type.

    Raises:
        msgspec.DecodeError: it isn't JSON, or not a value of the type.
    """
    return _prepared(kind).decode(text)


@overload
def from_builtins(value: object, kind: type[T]) -> T: ...


@overload
def from_builtins(value: object, kind: Any) -> Any: ...


def from_builtins(value: object, kind: Any) -> Any:
    """Convert dicts, lists and plain values, as JSON holds them, to a value of this type.

    Raises:
        msgspec.ValidationError: it isn't a value of the type.
    """
    _prepared(kind)
    return msgspec.convert(value, kind)


def _prepared(kind: Hashable) -> msgspec.json.Decoder[Any]:
    with _preparing:
        return _decoder(kind)


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
