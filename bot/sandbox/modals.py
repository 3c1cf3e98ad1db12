"""What the client does with a modal: its fields, the checks on what was filled in, and the data that is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.sandbox.commands import Refused
from bot.sandbox.limits import CHECKBOX, LABEL, RADIO_GROUP, ROW, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT
from bot.sandbox.wire import Json

LONGEST_TEXT = 4000


def modal_data(modal: Json, values: Mapping[str, Any]) -> Json:
    """Give the data of a submitted modal. ``values`` by custom_id: a text, a list of values, or a boolean."""
    strangers = set(values) - {field["custom_id"] for field in fields(modal)}
    if strangers:
        raise Refused(f"The modal has no field {', '.join(sorted(strangers))}.")
    components = [_submitted(component, values) for component in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": components, "resolved": {}}


def fields(modal: Json) -> list[Json]:
    """Give the things that can be filled in."""
    found: list[Json] = []
    for component in modal["components"]:
        found += [component["component"]] if component["type"] == LABEL else component.get("components") or []
    return found


def _submitted(component: Json, values: Mapping[str, Any]) -> Json:
    shell = {"type": component["type"], "id": component["id"]}
    if component["type"] == TEXT:
        return shell
    if component["type"] == ROW:
        return shell | {"components": [_answer(field, values, field.get("label")) for field in component["components"]]}
    return shell | {"component": _answer(component["component"], values, component["label"])}


def _answer(field: Json, values: Mapping[str, Any], label: str | None) -> Json:
    kind, name = field["type"], label or field["custom_id"]
    answer: Json = {"type": kind, "id": field["id"], "custom_id": field["custom_id"]}
    given = values.get(field["custom_id"])
    if kind == TEXT_INPUT:
        return answer | {"value": _text(field, field.get("value") if given is None else given, name)}
    if kind == CHECKBOX:
        return answer | {"value": bool(field.get("default") if given is None else given)}
    if given is None:
        given = [option["value"] for option in field.get("options") or () if option.get("default")]
    chosen = [given] if isinstance(given, str) else [str(value) for value in given]
    _check_chosen(field, chosen, name)
    if kind == RADIO_GROUP:
        return answer | {"value": chosen[0] if chosen else None}
    return answer | {"values": chosen}


def _text(field: Json, value: Any, name: str) -> str:
    text = "" if value is None else str(value)
    if not text and field.get("required", True):
        raise Refused(f"{name}: this is required.")
    low, high = field.get("min_length") or 0, field.get("max_length") or LONGEST_TEXT
    if text and not low <= len(text) <= high:
        raise Refused(f"{name}: {low} to {high} characters.")
    return text


def _check_chosen(field: Json, chosen: list[str], name: str) -> None:
    low = 0 if field.get("required", True) is False else max(1, field.get("min_values") or 1)
    high = 1 if field["type"] == RADIO_GROUP else field.get("max_values") or max(1, len(field.get("options") or ()))
    high = field.get("max_values") or 1 if field["type"] in SELECTS else high
    if not low <= len(chosen) <= high:
        raise Refused(f"{name}: choose {low} to {high}.")
    if "options" in field or field["type"] == STRING_SELECT:
        offered = {option["value"] for option in field.get("options") or ()}
        if not set(chosen) <= offered:
            raise Refused(f"{name}: that is not offered.")
