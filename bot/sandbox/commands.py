"""The client side of a slash command: finding it, validating options, resolving names."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.sandbox.attachments import attachment
from bot.sandbox.limits import GROUP, INTEGER_OPTION, NUMBER_OPTION, STRING_OPTION, SUBCOMMAND, wire_filename
from bot.sandbox.protocol import Json, Refusal
from bot.sandbox.world import World, public

BOOLEAN_OPTION, USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION, FILE_OPTION = 5, 6, 7, 8, 9, 11
LARGEST_INTEGER = 2**53
MAX_TEXT_LENGTH = 6000


class Refused(Exception):  # noqa: N818
    """The client's own error, shown instead of sending anything."""


class Found(NamedTuple):
    """A command as used: the whole command, the subcommands down to the one used, and that one's options."""

    command: Json
    branches: tuple[Json, ...]
    options: Sequence[Json]


def shown_in(locale: str, entry: Json) -> Json:
    """Return a command, option or choice as the client shows it in a language.

    ``shown`` is its localized name (for a choice, ``name`` itself changes), ``description`` its localized description.
    """
    names, texts = (entry.get(f"{key}_localizations") or {} for key in ("name", "description"))
    below = {
        "options": [shown_in(locale, option) for option in entry.get("options") or ()],
        "choices": [choice | {"name": _choice_name(locale, choice)} for choice in entry.get("choices") or ()],
    }
    text = texts.get(locale, entry.get("description", ""))
    return entry | below | {"shown": names.get(locale, entry["name"]), "description": text}


def _choice_name(locale: str, choice: Json) -> str:
    return str((choice.get("name_localizations") or {}).get(locale, choice["name"]))


def find_command(offered: Sequence[Json], name: str) -> Found:
    """Find ``campaign new`` among the commands available to someone."""
    first, *rest = name.removeprefix("/").split()
    command = next((entry for entry in offered if entry["name"] == first and entry.get("type", 1) == 1), None)
    if command is None:
        raise Refused(f"There is no command /{first}.")
    branches: list[Json] = []
    options: Sequence[Json] = command.get("options") or ()
    for word in rest:
        branch = next((entry for entry in options if entry["name"] == word), None)
        if branch is None or branch["type"] not in {SUBCOMMAND, GROUP}:
            raise Refused(f"There is no command /{name}.")
        branches.append(branch)
        options = branch.get("options") or ()
    if any(entry["type"] in {SUBCOMMAND, GROUP} for entry in options):
        raise Refused(f"/{name} needs a sub-command.")
    return Found(command, tuple(branches), options)


def command_data(world: World, where: Json, found: Found, given: Mapping[str, Any]) -> Json:
    """Return the data of a command interaction, if the client would send it."""
    known = {option["name"]: option for option in found.options}
    unknown = set(given) - set(known)
    if unknown:
        raise Refused(f"There is no option {', '.join(sorted(unknown))}.")
    resolved: Json = {}
    filled: list[Json] = []
    for name, option in known.items():
        value = given.get(name)
        if value is None or value == "":
            if option.get("required"):
                raise Refused(f"{name}: this option is required.")
            continue
        checked = _checked(world, where, option, value, resolved)
        filled.append({"name": name, "type": option["type"], "value": checked})
    data = _nested(found, filled)
    return data | {"resolved": resolved} if resolved else data


def focused_data(found: Found, focused: str, typed: str, given: Mapping[str, Any]) -> Json:
    """Return the data of an autocomplete interaction: one focused option with raw text, the others as filled so far."""
    known = {option["name"]: option for option in found.options}
    if not known.get(focused, {}).get("autocomplete"):
        raise Refused(f"{focused} offers no suggestions.")
    filled = [
        {"name": name, "type": known[name]["type"], "value": value}
        for name, value in given.items()
        if name in known and value not in {None, ""}
    ]
    filled.append({"name": focused, "type": known[focused]["type"], "value": str(typed), "focused": True})
    return _nested(found, filled)


def _nested(found: Found, filled: list[Json]) -> Json:
    options = filled
    for branch in reversed(found.branches):
        options = [{"name": branch["name"], "type": branch["type"], "options": options}]
    data: Json = {"id": found.command["id"], "name": found.command["name"], "type": 1, "options": options}
    if "guild_id" in found.command:
        data["guild_id"] = found.command["guild_id"]
    return data


def _checked(world: World, where: Json, option: Json, value: Any, resolved: Json) -> Any:
    """Return the value sent for an option, or refuse it like the client."""
    kind, name = option["type"], option["name"]
    if kind in {STRING_OPTION, INTEGER_OPTION, NUMBER_OPTION}:
        checked = _scalar(option, value)
        offered = option.get("choices") or ()
        if offered and checked not in [choice["value"] for choice in offered]:
            raise Refused(f"{name}: choose one of the entries.")
        return checked
    if kind == BOOLEAN_OPTION:
        if value not in {True, False, "true", "false", "True", "False"}:
            raise Refused(f"{name}: yes or no.")
        return value in {True, "true", "True"}
    if kind == FILE_OPTION:
        return upload(world, where, value, resolved)
    return resolve(world, where.get("guild_id"), kind, str(value), resolved)


def _scalar(option: Json, value: Any) -> str | int | float:
    name = option["name"]
    if option["type"] == STRING_OPTION:
        text = str(value)
        low, high = option.get("min_length") or 0, option.get("max_length") or MAX_TEXT_LENGTH
        if not low <= len(text) <= high:
            raise Refused(f"{name}: {low} to {high} characters.")
        return text
    try:
        number = int(value) if option["type"] == INTEGER_OPTION else float(value)
    except ValueError:
        raise Refused(f"{name}: a number is needed.") from None
    low, high = option.get("min_value", -LARGEST_INTEGER), option.get("max_value", LARGEST_INTEGER)
    if not low <= number <= high:
        raise Refused(f"{name}: {low} to {high}.")
    return number


def upload(world: World, where: Json, file: Any, resolved: Json) -> str:
    """Store a user's file, ``(name, bytes)`` or the page's name and base64 text; return its id."""
    if isinstance(file, Mapping):
        name, body = str(file["name"]), base64.b64decode(file["data"])
    else:
        name, body = file
    kept = world.add_file(wire_filename(name), body)
    wire = attachment(kept, where["id"], world.base_url, None) | {"ephemeral": True}
    resolved.setdefault("attachments", {})[kept.id] = wire
    return kept.id


def resolve(world: World, guild_id: str | None, kind: int, value: str, resolved: Json) -> str:
    """Return the id of a named person or object, and add it to the resolved objects."""
    text = value.strip("<@!&#> ")
    finders = {
        USER_OPTION: (_user,),
        CHANNEL_OPTION: (_channel,),
        ROLE_OPTION: (_role,),
        MENTIONABLE_OPTION: (_user, _role),
    }
    for find in finders.get(kind, ()):
        try:
            return find(world, guild_id, text, resolved)
        except Refusal:
            continue
    raise Refused(f"{value} is not known here.")


def _user(world: World, guild_id: str | None, text: str, resolved: Json) -> str:
    user = world.user(text)
    key = str(user["id"])
    resolved.setdefault("users", {})[key] = public(user)
    if guild_id is not None and key in world.guild(guild_id).members:
        rights = {"permissions": str(world.guild(guild_id).base_rights(key))}
        resolved.setdefault("members", {})[key] = world.guild(guild_id).members[key] | rights
    return key


def _channel(world: World, guild_id: str | None, text: str, resolved: Json) -> str:
    channel = world.channel(text)
    key = str(channel["id"])
    resolved.setdefault("channels", {})[key] = public(channel) | {"permissions": "0"}
    del guild_id
    return key


def _role(world: World, guild_id: str | None, text: str, resolved: Json) -> str:
    roles = {} if guild_id is None else world.guild(guild_id).roles
    for key, role in roles.items():
        if text in {key, role["name"], role["name"].removeprefix("@")}:
            resolved.setdefault("roles", {})[key] = public(role)
            return key
    raise Refusal(404, 10011, "Unknown Role")
