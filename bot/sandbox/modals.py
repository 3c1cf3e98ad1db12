"""The client side of a modal: its fields, validation of the input, and the submitted data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.sandbox.commands import Refused, resolve, upload
from bot.sandbox.limits import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
)
from bot.sandbox.protocol import Json
from bot.sandbox.world import World

MAX_TEXT_LENGTH = 4000

OBJECTS = {5: 6, 6: 8, 7: 9, 8: 7}
"""Select menus of users, roles, both and channels, and the type of option that names the same."""


def modal_data(world: World, where: Json, modal: Json, values: Mapping[str, Any]) -> Json:
    """Return the data of a submitted modal. ``values`` by custom_id: a text, a list of values or files, or a bool."""
    unknown = set(values) - {field["custom_id"] for field in fields(modal)}
    if unknown:
        raise Refused(f"The modal has no field {', '.join(sorted(unknown))}.")
    form = _Form(world, where, values, {})
    components = [form.submitted(component) for component in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": components, "resolved": form.resolved}


def fields(modal: Json) -> list[Json]:
    """Yield the fields that can be filled in."""
    found: list[Json] = []
    for component in modal["components"]:
        found += [component["component"]] if component["type"] == LABEL else component.get("components") or []
    return found


class _Form(NamedTuple):
    """A filled-in modal, with the objects that its values name."""

    world: World
    where: Json
    values: Mapping[str, Any]
    resolved: Json

    def submitted(self, component: Json) -> Json:
        """Return a component of the modal as it's submitted."""
        shell = {"type": component["type"], "id": component["id"]}
        if component["type"] == TEXT:
            return shell
        if component["type"] == ROW:
            answers = [self._answer(field, field.get("label")) for field in component["components"]]
            return shell | {"components": answers}
        return shell | {"component": self._answer(component["component"], component["label"])}

    def _answer(self, field: Json, label: str | None) -> Json:
        kind, name = field["type"], label or field["custom_id"]
        answer: Json = {"type": kind, "id": field["id"], "custom_id": field["custom_id"]}
        given = self.values.get(field["custom_id"])
        if kind == TEXT_INPUT:
            return answer | {"value": _text(field, field.get("value") if given is None else given, name)}
        if kind == CHECKBOX:
            return answer | {"value": bool(field.get("default") if given is None else given)}
        if kind == FILE_UPLOAD:
            _check_count(field, given or (), name)
            return answer | {"values": [upload(self.world, self.where, file, self.resolved) for file in given or ()]}
        if given is None:
            given = [option["value"] for option in field.get("options") or () if option.get("default")]
        chosen = [given] if isinstance(given, str) else [str(value) for value in given]
        _check_chosen(field, chosen, name)
        if kind in OBJECTS:
            guild_id = self.where.get("guild_id")
            chosen = [resolve(self.world, guild_id, OBJECTS[kind], value, self.resolved) for value in chosen]
        if kind == RADIO_GROUP:
            return answer | {"value": chosen[0] if chosen else None}
        return answer | {"values": chosen}


def _text(field: Json, value: Any, name: str) -> str:
    text = "" if value is None else str(value)
    if not text and field.get("required", True):
        raise Refused(f"{name}: this is required.")
    low, high = field.get("min_length") or 0, field.get("max_length") or MAX_TEXT_LENGTH
    if text and not low <= len(text) <= high:
        raise Refused(f"{name}: {low} to {high} characters.")
    return text


def _check_count(field: Json, chosen: Sequence[object], name: str) -> None:
    low = 0 if field.get("required", True) is False else max(1, field.get("min_values") or 1)
    group = field["type"] == CHECKBOX_GROUP
    high = field.get("max_values") or (len(field["options"]) if group else 1)
    if not low <= len(chosen) <= high:
        raise Refused(f"{name}: choose {low} to {high}.")


def _check_chosen(field: Json, chosen: Sequence[str], name: str) -> None:
    _check_count(field, chosen, name)
    if field["type"] in {STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP}:
        offered = {option["value"] for option in field.get("options") or ()}
        if not set(chosen) <= offered:
            raise Refused(f"{name}: that is not offered.")
