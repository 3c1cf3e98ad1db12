"""Values of any type are decoded on several threads at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rules.core.registry import game_type
from rules.core.typed_data import from_builtins, from_json

_TWO_THREADS = """
import builtins
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import msgspec

from rules.core.typed_data import from_json

is_preparing = Event()


def number():
    is_preparing.set()
    time.sleep(0.2)  # the other thread decodes meanwhile, or waits until the type is prepared
    return int


builtins.number = number


class Inner(msgspec.Struct):
    size: "number()"


class Outer(msgspec.Struct):
    inner: Inner


with ThreadPoolExecutor(2) as threads:
    first = threads.submit(from_json, '{"inner": {"size": 1}}', Outer)
    is_preparing.wait()
    print(from_json('{"inner": {"size": 2}}', Outer).inner.size, first.result().inner.size)
"""
"""One thread decodes a type while another one prepares it for the first time."""


def test_a_type_is_decoded_while_another_thread_prepares_it() -> None:
    root = Path(__file__).parents[3]
    run = subprocess.run([sys.executable, "-c", _TWO_THREADS], check=False, capture_output=True, cwd=root, text=True)
    assert (run.returncode, run.stdout) == (0, "2 1\n"), run.stderr


def test_a_value_of_another_type_is_refused() -> None:
    kind = game_type("romanitas").state_type
    with pytest.raises(msgspec.ValidationError):
        from_json("[]", kind)
    with pytest.raises(msgspec.ValidationError):
        from_builtins({"turn": "third"}, kind)


def test_json_and_plain_values_of_a_type_without_classes() -> None:
    assert from_json('{"a": [1]}', dict[str, list[int]]) == {"a": [1]}
    assert from_builtins({"a": (1,)}, dict[str, tuple[int, ...]]) == {"a": (1,)}
