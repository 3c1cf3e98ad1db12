"""Doctored saves: a valid one, changed in places that its own structure names."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

Json = Any
Path = tuple[str | int, ...]

ODD: tuple[Json, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**40, 0.5, float("1e300"), "", "x", "red", "roman", "\x00",
    "\ud800", "\u202e", "x" * 5000, [], {}, [[]], [None], ["red", "red"], {"red": {"red": []}}, list(range(300)),
)  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One change: of which place (by its number among all, modulo), in which way, and with what."""

    place: int
    way: str
    value: Json


@dataclass(frozen=True)
class Mutation:
    """Some changes one after another, and then some to the text itself."""

    steps: tuple[Step, ...]
    text: str
    at: int


WAYS = ("set", "drop", "double", "swap", "add", "deep", "wide", "like")
TEXTS = ("", "", "", "", "", "cut", "flip", "twice", "pad", "bytes")

steps = st.builds(
    Step,
    place=st.integers(0, 5000),
    way=st.sampled_from(WAYS),
    value=st.one_of(
        st.sampled_from(ODD), st.integers(-5, 60), st.text(max_size=8), st.dictionaries(st.text(max_size=4), st.none())
    ),
)
mutations = st.builds(
    Mutation,
    steps=st.lists(steps, max_size=4).map(tuple),
    text=st.sampled_from(TEXTS),
    at=st.integers(0, 20_000),
)


def places(thing: Json, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, the whole first."""
    yield path
    if isinstance(thing, dict):
        for key in thing:
            yield from places(thing[key], (*path, key))
    elif isinstance(thing, list):
        for index in range(len(thing)):
            yield from places(thing[index], (*path, index))


def mutated(save: Json, change: Mutation) -> bytes:
    """The text of a save after the changes."""
    whole = {"save": copy.deepcopy(save)}
    for step in change.steps:
        found = list(places(whole["save"], ("save",)))
        _change(whole, found, step)
    text = json.dumps(whole["save"]).encode()
    at = change.at % max(len(text), 1)
    match change.text:
        case "cut":
            return text[:at]
        case "flip":
            return text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :] if text else text
        case "twice":
            return text + text
        case "pad":
            return text + b" " * 300_000
        case "bytes":
            return text[:at] + b"\xff\xfe\x00" + text[at:]
    return text


def _change(whole: Json, found: list[Path], step: Step) -> None:
    path = found[step.place % len(found)]
    parent: Json = whole
    value: Json = whole
    for key in path:
        parent, value = value, value[key]
    last: Any = path[-1]
    match step.way:
        case "set":
            parent[last] = copy.deepcopy(step.value)
        case "drop":
            if isinstance(parent, list):
                parent.pop(last)
            elif len(path) > 1:
                del parent[last]
        case "double":
            if isinstance(parent, list):
                parent.append(copy.deepcopy(value))
            else:
                parent[f"{last}2"] = copy.deepcopy(value)
        case "swap":
            other = found[(step.place * 7 + 3) % len(found)]
            there: Json = whole
            for key in other:
                there = there[key]
            parent[last] = copy.deepcopy(there)
        case "add":
            if isinstance(value, dict):
                value[str(step.value)[:20]] = copy.deepcopy(step.value)
            elif isinstance(value, list):
                value.append(copy.deepcopy(step.value))
            elif isinstance(value, int):
                parent[last] = value + (step.value if isinstance(step.value, int) else 1)
        case "deep":
            for _ in range(80):
                value = [value]
            parent[last] = value
        case "wide":
            # Copies: a later change inside one shared value would grow all of them, and again.
            parent[last] = [copy.deepcopy(value) for _ in range(500)] if len(json.dumps(value)) < 400 else value
        case "like":
            parent[last] = _like(value)


def _like(value: Json) -> Json:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[::-1]
    if isinstance(value, list):
        return value[::-1]
    if isinstance(value, dict):
        return dict(reversed(value.items()))
    return 0
