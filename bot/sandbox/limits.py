"""Discord's limits on what a bot may send, in one place, for the sandbox and for other tests.

``assert_discord_accepts(payload)`` takes the body of a message, a command or a modal, and fails with every problem and
its path. The ``..._problems`` functions return them as data; ``nested`` formats them for error 50035. Source: Discord's
reference pages on messages, components, application commands and interactions.
"""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.sandbox.protocol import Flag, Json

Path = tuple[str | int, ...]

CONTENT, EMBEDS, EMBED_TEXT, FILES, ALT_TEXT, NONCE = 2000, 10, 6000, 10, 1024, 25
ROWS, V2_COMPONENTS, V2_TEXT = 5, 40, 4000
COMMANDS, COMMAND_TEXT = 100, 8000
AUTO_ARCHIVE = (60, 1440, 4320, 10080)

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
LAYOUT = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LABELLED = (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

CHANNEL_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
ANSWER_FLAGS = CHANNEL_FLAGS | Flag.EPHEMERAL

SUBCOMMAND, GROUP, STRING_OPTION, INTEGER_OPTION, NUMBER_OPTION = 1, 2, 3, 4, 10


class Problem(NamedTuple):
    """One problem of a payload: its path, Discord's inner code if known, and a message."""

    path: Path
    code: str
    message: str


def nested(problems: Iterable[Problem]) -> Json:
    """Nest problems by key and index, down to ``_errors``, as in error 50035."""
    errors: Json = {}
    for problem in problems:
        place = errors
        for step in problem.path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return errors


def wire_filename(name: str) -> str:
    """Return the name under which Discord stores an uploaded file: non-ASCII characters become underscores."""
    return re.sub(r"[^A-Za-z0-9._-]", "_", name)


@dataclasses.dataclass
class Inspection:
    """Collects the problems found while walking one payload."""

    problems: list[Problem] = dataclasses.field(default_factory=list)
    custom_ids: set[str] = dataclasses.field(default_factory=set)
    component_ids: set[int] = dataclasses.field(default_factory=set)
    components: int = 0
    texts: int = 0
    filenames: frozenset[str] | None = None

    def note(self, path: Path, code: str, message: str) -> None:
        """Add a problem."""
        self.problems.append(Problem(path, code, message))

    def text(self, path: Path, value: object, low: int, high: int) -> None:
        """Require a text of ``low`` to ``high`` characters; None counts as missing if ``low`` is above 0."""
        if value is None or value == "":
            if low:
                self.note(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.note(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        elif not low <= len(value) <= high:
            self.note(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def count(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Require a list of ``low`` to ``high`` entries and return it; an empty list if it's missing."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.note(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.note(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value

    def number(self, path: Path, value: object, low: int, high: int) -> None:
        """Require an integer within bounds, if there is one at all."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.note(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
        elif not low <= value <= high:
            self.note(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")

    def one_of(self, path: Path, value: object, allowed: Collection[object]) -> bool:
        """Require one of the allowed values."""
        if value in allowed:
            return True
        listed = ", ".join(str(entry) for entry in allowed)
        self.note(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False

    def url(self, path: Path, value: object, high: int = 2048) -> None:
        """Require an http URL, or an ``attachment://`` name that belongs to the message."""
        self.text(path, value, 1, high)
        if not isinstance(value, str) or not value:
            return
        if value.startswith("attachment://"):
            name = value.removeprefix("attachment://")
            if self.filenames is not None and name not in self.filenames:
                self.note(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file is named {name!r}.")
        elif not value.startswith(("http://", "https://")):
            self.note(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    def custom_id(self, path: Path, value: object) -> None:
        """Require a custom_id of 1 to 100 characters, unique in the message."""
        self.text((*path, "custom_id"), value, 1, 100)
        if not isinstance(value, str):
            return
        if value in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.note((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(value)

    def component_id(self, path: Path, component: Json) -> None:
        """Require a numeric id to be unique, if there is one."""
        number = component.get("id")
        if not number:
            return
        self.number((*path, "id"), number, 0, 2**31 - 1)
        if isinstance(number, int):
            if number in self.component_ids:
                self.note((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component ids must be unique within the message")
            self.component_ids.add(number)


def message_problems(
    payload: Json,
    *,
    filenames: Collection[str] | None = None,
    standing_flags: int = 0,
    allowed_flags: int = ANSWER_FLAGS,
) -> list[Problem]:
    """Return what Discord would reject in the body of a new message, a response or an edit.

    ``filenames`` are all files of the message, None if unknown; ``standing_flags`` are the flags of the message being
    edited; ``allowed_flags`` those that may be set on this route.
    """
    flags = payload.get("flags") or 0
    seen = Inspection(filenames=None if filenames is None else frozenset(filenames))
    _check_flags(seen, flags, standing_flags, allowed_flags)
    seen.text(("content",), payload.get("content"), 0, CONTENT)
    if not isinstance(payload.get("nonce"), int):
        seen.text(("nonce",), payload.get("nonce"), 0, NONCE)
    for index, entry in enumerate(seen.count(("attachments",), payload.get("attachments"), 0, FILES)):
        seen.text(("attachments", index, "description"), entry.get("description"), 0, ALT_TEXT)
    _check_mentions(seen, payload.get("allowed_mentions") or {})
    _check_embeds(seen, seen.count(("embeds",), payload.get("embeds"), 0, EMBEDS))
    if (flags | standing_flags) & Flag.COMPONENTS_V2:
        _check_layout(seen, payload)
    else:
        _check_rows(seen, payload.get("components"))
    return seen.problems


def _check_flags(seen: Inspection, flags: object, standing: int, allowed: int) -> None:
    if not isinstance(flags, int):
        seen.note(("flags",), "NUMBER_TYPE_COERCE", f"Value {flags!r} is not int.")
    elif flags & ~(allowed | standing):
        seen.note(("flags",), "MESSAGE_FLAGS_INVALID", f"Flags {flags & ~(allowed | standing)} cannot be set here.")


def _check_mentions(seen: Inspection, mentions: Json) -> None:
    for kind in ("users", "roles"):
        if mentions.get(kind) and kind in (mentions.get("parse") or ()):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            seen.note(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        seen.count(("allowed_mentions", kind), mentions.get(kind), 0, 100)


EMBED_TEXTS: dict[str, int] = {"title": 256, "description": 4096}


def _check_embeds(seen: Inspection, embeds: Sequence[Json]) -> None:
    total = 0
    for index, embed in enumerate(embeds):
        path: Path = ("embeds", index)
        total += _check_embed(seen, path, embed)
    if total > EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {EMBED_TEXT}"
        seen.note(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(seen: Inspection, path: Path, embed: Json) -> int:
    """Check one embed and return its number of characters for the total."""
    for key, high in EMBED_TEXTS.items():
        seen.text((*path, key), embed.get(key), 0, high)
    texts = [embed.get("title"), embed.get("description")]
    footer, author = embed.get("footer"), embed.get("author")
    if footer:
        seen.text((*path, "footer", "text"), footer.get("text"), 1, 2048)
        texts.append(footer.get("text"))
    if author:
        seen.text((*path, "author", "name"), author.get("name"), 1, 256)
        texts.append(author.get("name"))
    for index, field in enumerate(seen.count((*path, "fields"), embed.get("fields"), 0, 25)):
        seen.text((*path, "fields", index, "name"), field.get("name"), 1, 256)
        seen.text((*path, "fields", index, "value"), field.get("value"), 1, 1024)
        texts += [field.get("name"), field.get("value")]
    for key in ("image", "thumbnail"):
        if embed.get(key):
            seen.url((*path, key, "url"), embed[key].get("url"))
    for key in ("footer", "author"):
        if embed.get(key) and embed[key].get("icon_url"):
            seen.url((*path, key, "icon_url"), embed[key]["icon_url"])
    seen.number((*path, "color"), embed.get("color"), 0, 0xFFFFFF)
    return sum(len(text) for text in texts if isinstance(text, str))


def _check_rows(seen: Inspection, components: object) -> None:
    for index, row in enumerate(seen.count(("components",), components, 0, ROWS)):
        path: Path = ("components", index)
        if not isinstance(row, dict) or row.get("type") != ROW:
            message = "Only action rows are allowed here; other components need the flag IS_COMPONENTS_V2."
            seen.note((*path, "type"), "UNION_TYPE_CHOICES", message)
            continue
        _check_row(seen, path, row)


def _check_row(seen: Inspection, path: Path, row: Json) -> None:
    seen.component_id(path, row)
    inside = seen.count((*path, "components"), row.get("components"), 1, 5)
    kinds = [entry.get("type") for entry in inside]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        message = "The components don't fit into the action row: a menu fills it."
        seen.note((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for index, component in enumerate(inside):
        below = (*path, "components", index)
        if seen.one_of((*below, "type"), component.get("type"), (BUTTON, *SELECTS)):
            _check_component(seen, below, component)


def _check_component(seen: Inspection, path: Path, component: Json) -> None:
    """Check a component of an allowed type, with everything inside it."""
    seen.components += 1
    kind = component["type"]
    if kind == ROW:
        _check_row(seen, path, component)
        return
    seen.component_id(path, component)
    checks: dict[int, Callable[[Inspection, Path, Json], None]] = {
        BUTTON: _check_button,
        SECTION: _check_section,
        TEXT: _check_text,
        THUMBNAIL: _check_thumbnail,
        GALLERY: _check_gallery,
        FILE: _check_file,
        SEPARATOR: _check_separator,
        CONTAINER: _check_container,
    }
    checks.get(kind, _check_select)(seen, path, component)


def _check_button(seen: Inspection, path: Path, button: Json) -> None:
    style = button.get("style")
    seen.one_of((*path, "style"), style, (1, 2, 3, 4, 5, 6))
    seen.text((*path, "label"), button.get("label"), 0, 80)
    if style == 5:
        seen.text((*path, "url"), button.get("url"), 1, 512)
        if button.get("custom_id"):
            seen.note((*path, "custom_id"), "BUTTON_COMPONENT_LINK_CUSTOM_ID", "A link button has no custom id")
    elif style != 6:
        seen.custom_id(path, button.get("custom_id"))
        if button.get("url"):
            seen.note((*path, "url"), "BUTTON_COMPONENT_INVALID_URL", "Only a link button has a url")
    if style != 6 and not button.get("label") and not button.get("emoji"):
        seen.note(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")


def _check_select(seen: Inspection, path: Path, menu: Json) -> None:
    seen.custom_id(path, menu.get("custom_id"))
    seen.text((*path, "placeholder"), menu.get("placeholder"), 0, 150)
    seen.number((*path, "min_values"), menu.get("min_values"), 0, 25)
    seen.number((*path, "max_values"), menu.get("max_values"), 1, 25)
    low, high = menu.get("min_values"), menu.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    if low > high:
        seen.note((*path, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", "min_values is larger than max_values")
    if menu["type"] != STRING_SELECT:
        seen.count((*path, "default_values"), menu.get("default_values"), 0, max(high, 0))
        return
    options = seen.count((*path, "options"), menu.get("options"), 1, 25)
    _check_options(seen, (*path, "options"), options)
    if high > len(options) or low > len(options):
        seen.note((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", "max_values is larger than the option count")
    if sum(bool(option.get("default")) for option in options) > high:
        seen.note((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than values")


def _check_options(seen: Inspection, path: Path, options: Sequence[Json]) -> None:
    values: set[str] = set()
    for index, option in enumerate(options):
        seen.text((*path, index, "label"), option.get("label"), 1, 100)
        seen.text((*path, index, "value"), option.get("value"), 1, 100)
        seen.text((*path, index, "description"), option.get("description"), 0, 100)
        value = str(option.get("value"))
        if value in values:
            message = "The specified option value is already used"
            seen.note((*path, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(value)


def _check_layout(seen: Inspection, payload: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(key):
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            seen.note((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    path: Path = ("components",)
    for index, component in enumerate(seen.count(path, payload.get("components"), 0, V2_COMPONENTS)):
        if seen.one_of((*path, index, "type"), component.get("type"), (*LAYOUT, CONTAINER)):
            _check_component(seen, (*path, index), component)
    if seen.components > V2_COMPONENTS:
        message = f"The message has {seen.components} components with nested ones; the limit is {V2_COMPONENTS}."
        seen.note(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if seen.texts > V2_TEXT:
        message = f"The components hold {seen.texts} characters of text; the limit is {V2_TEXT}."
        seen.note(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_container(seen: Inspection, path: Path, container: Json) -> None:
    seen.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
    path = (*path, "components")
    for index, component in enumerate(seen.count(path, container.get("components"), 1, V2_COMPONENTS)):
        if seen.one_of((*path, index, "type"), component.get("type"), LAYOUT):
            _check_component(seen, (*path, index), component)


def _check_section(seen: Inspection, path: Path, section: Json) -> None:
    for index, component in enumerate(seen.count((*path, "components"), section.get("components"), 1, 3)):
        below = (*path, "components", index)
        if seen.one_of((*below, "type"), component.get("type"), (TEXT,)):
            _check_component(seen, below, component)
    accessory = section.get("accessory")
    if not accessory:
        seen.note((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    elif seen.one_of((*path, "accessory", "type"), accessory.get("type"), (BUTTON, THUMBNAIL)):
        _check_component(seen, (*path, "accessory"), accessory)


def _check_text(seen: Inspection, path: Path, component: Json) -> None:
    seen.text((*path, "content"), component.get("content"), 1, V2_TEXT)
    seen.texts += len(component.get("content") or "")


def _check_thumbnail(seen: Inspection, path: Path, component: Json) -> None:
    seen.text((*path, "description"), component.get("description"), 0, ALT_TEXT)
    seen.url((*path, "media", "url"), (component.get("media") or {}).get("url"))


def _check_gallery(seen: Inspection, path: Path, component: Json) -> None:
    for index, item in enumerate(seen.count((*path, "items"), component.get("items"), 1, 10)):
        below = (*path, "items", index)
        seen.text((*below, "description"), item.get("description"), 0, ALT_TEXT)
        seen.url((*below, "media", "url"), (item.get("media") or {}).get("url"))


def _check_file(seen: Inspection, path: Path, component: Json) -> None:
    url = (component.get("file") or {}).get("url")
    seen.url((*path, "file", "url"), url)
    if isinstance(url, str) and url.startswith("http") and seen.filenames is not None:
        message = "A file component takes attachment:// references only"
        seen.note((*path, "file", "url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED", message)


def _check_separator(seen: Inspection, path: Path, component: Json) -> None:
    seen.number((*path, "spacing"), component.get("spacing"), 1, 2)


def modal_problems(payload: Json) -> list[Problem]:
    """Return what Discord would reject in a modal (the ``data`` of a callback of type 9)."""
    seen = Inspection()
    seen.text(("title",), payload.get("title"), 1, 45)
    seen.text(("custom_id",), payload.get("custom_id"), 1, 100)
    for index, component in enumerate(seen.count(("components",), payload.get("components"), 1, 5)):
        path: Path = ("components", index)
        if not seen.one_of((*path, "type"), component.get("type"), (ROW, TEXT, LABEL)):
            continue
        seen.component_id(path, component)
        if component["type"] == TEXT:
            _check_text(seen, path, component)
        elif component["type"] == LABEL:
            seen.text((*path, "label"), component.get("label"), 1, 45)
            seen.text((*path, "description"), component.get("description"), 0, 100)
            _check_field(seen, (*path, "component"), component.get("component") or {})
        else:
            for place, entry in enumerate(seen.count((*path, "components"), component.get("components"), 1, 1)):
                below = (*path, "components", place)
                seen.text((*below, "label"), entry.get("label"), 1, 45)
                _check_field(seen, below, entry)
    return seen.problems


def _check_field(seen: Inspection, path: Path, field: Json) -> None:
    kind = field.get("type")
    if not seen.one_of((*path, "type"), kind, LABELLED):
        return
    seen.component_id(path, field)
    if field.get("disabled"):
        seen.note((*path, "disabled"), "COMPONENT_MODAL_DISABLED", "Modal components can't be disabled")
    if kind in SELECTS:
        _check_select(seen, path, field)
        return
    seen.custom_id(path, field.get("custom_id"))
    if kind == TEXT_INPUT:
        seen.one_of((*path, "style"), field.get("style"), (1, 2))
        seen.text((*path, "placeholder"), field.get("placeholder"), 0, 100)
        seen.text((*path, "value"), field.get("value"), 0, 4000)
        seen.number((*path, "min_length"), field.get("min_length"), 0, 4000)
        seen.number((*path, "max_length"), field.get("max_length"), 1, 4000)
    elif kind in {RADIO_GROUP, CHECKBOX_GROUP}:
        low = 2 if kind == RADIO_GROUP else 1
        _check_options(seen, (*path, "options"), seen.count((*path, "options"), field.get("options"), low, 10))


def choices_problems(payload: Json) -> list[Problem]:
    """Return what Discord would reject in an autocomplete response (the ``data`` of a callback of type 8)."""
    seen = Inspection()
    _check_choices(seen, ("choices",), seen.count(("choices",), payload.get("choices"), 0, 25))
    return seen.problems


def _check_choices(seen: Inspection, path: Path, choices: Sequence[Json]) -> None:
    names: set[str] = set()
    for index, choice in enumerate(choices):
        seen.text((*path, index, "name"), choice.get("name"), 1, 100)
        value = choice.get("value")
        if isinstance(value, str):
            seen.text((*path, index, "value"), value, 1, 100)
        elif not isinstance(value, int | float):
            seen.note((*path, index, "value"), "BASE_TYPE_REQUIRED", "This field is required")
        if str(choice.get("name")) in names:
            message = "Option choice names must be unique"
            seen.note((*path, index, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        names.add(str(choice.get("name")))


def is_command_name(name: object) -> bool:
    """Whether Discord accepts this as the name of a chat command or an option.

    Up to 32 letters, digits, ``-``, ``_`` and ``'``, in lower case if a letter has one. Combining marks are allowed
    only as in Thai and Devanagari.
    """
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(letter in "-_'" or unicodedata.category(letter)[0] in "LN" or _is_script_mark(letter) for letter in name)


def _is_script_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M" and ("\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f")


def commands_problems(commands: object) -> list[Problem]:
    """Return what Discord would reject in a bulk overwrite of commands."""
    if not isinstance(commands, list):
        return [Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")]
    problems: list[Problem] = []
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        problems += [problem._replace(path=(index, *problem.path)) for problem in command_problems(command)]
        key = (command.get("type") or 1, str(command.get("name")))
        if key in names:
            message = "Application command names must be unique"
            problems.append(Problem((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
        names.add(key)
    return problems


def command_problems(command: Json) -> list[Problem]:
    """Return what Discord would reject in one application command."""
    seen = Inspection()
    if (command.get("type") or 1) != 1:
        seen.text(("name",), command.get("name"), 1, 32)
        if command.get("description"):
            seen.note(("description",), "APPLICATION_COMMAND_INVALID_DESCRIPTION", "Menu commands have no description")
        return seen.problems
    _check_name(seen, (), command)
    _check_command_options(seen, ("options",), command.get("options"), (SUBCOMMAND, GROUP))
    size = max((_command_size(command, locale) for locale in _locales(command)), default=0)
    if size > COMMAND_TEXT:
        message = f"The command has {size} characters of text; the limit is {COMMAND_TEXT}."
        seen.note((), "APPLICATION_COMMAND_TOO_LARGE", message)
    return seen.problems


def _check_name(seen: Inspection, path: Path, entry: Json) -> None:
    names = {(*path, "name"): entry.get("name")}
    names |= {(*path, "name_localizations", key): name for key, name in (entry.get("name_localizations") or {}).items()}
    for place, name in names.items():
        if not is_command_name(name):
            message = "Command name is invalid"
            seen.note(place, "APPLICATION_COMMAND_INVALID_NAME", message)
    seen.text((*path, "description"), entry.get("description"), 1, 100)
    for key, text in (entry.get("description_localizations") or {}).items():
        seen.text((*path, "description_localizations", key), text, 1, 100)


def _check_command_options(seen: Inspection, path: Path, options: object, branches: tuple[int, ...]) -> None:
    """Check the options of a command, group or subcommand; ``branches`` are the kinds that may nest below."""
    entries = seen.count(path, options, 0, 25)
    names: set[str] = set()
    optional_before = False
    nesting = [entry.get("type") in {SUBCOMMAND, GROUP} for entry in entries]
    if any(nesting) and not all(nesting):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        seen.note(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for index, option in enumerate(entries):
        below = (*path, index)
        _check_name(seen, below, option)
        if option.get("name") in names:
            seen.note(
                (*below, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique"
            )
        names.add(str(option.get("name")))
        seen.one_of((*below, "type"), option.get("type"), (*branches, 3, 4, 5, 6, 7, 8, 9, 10, 11))
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            seen.note((*below, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        if option.get("type") in {SUBCOMMAND, GROUP}:
            inner = (SUBCOMMAND,) if option["type"] == GROUP else ()
            _check_command_options(seen, (*below, "options"), option.get("options"), inner)
        else:
            _check_option_choices(seen, below, option)


def _check_option_choices(seen: Inspection, path: Path, option: Json) -> None:
    choices = seen.count((*path, "choices"), option.get("choices"), 0, 25)
    _check_choices(seen, (*path, "choices"), choices)
    if choices and option.get("autocomplete"):
        message = "Choices and autocomplete are mutually exclusive"
        seen.note((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)
    if (choices or option.get("autocomplete")) and option.get("type") not in {3, 4, 10}:
        message = "Only strings and numbers can have choices"
        seen.note((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    seen.number((*path, "min_length"), option.get("min_length"), 0, 6000)
    seen.number((*path, "max_length"), option.get("max_length"), 1, 6000)


def _locales(command: Json) -> set[str]:
    found = {""}
    for entry in _entries(command):
        found |= set(entry.get("name_localizations") or {}) | set(entry.get("description_localizations") or {})
    return found


def _command_size(command: Json, locale: str) -> int:
    """Count the characters of names, descriptions and choice values; the longer of default and localized counts."""
    total = 0
    for entry in _entries(command):
        for key in ("name", "description"):
            texts = (entry.get(key) or "", (entry.get(f"{key}_localizations") or {}).get(locale, ""))
            total += max(len(text) for text in texts)
        if isinstance(entry.get("value"), str):
            total += len(entry["value"])
    return total


def _entries(entry: Json) -> Iterator[Json]:
    yield entry
    for below in (*(entry.get("options") or ()), *(entry.get("choices") or ())):
        yield from _entries(below)


def thread_problems(payload: Json) -> list[Problem]:
    """Return what Discord would reject in the body that creates or changes a thread."""
    seen = Inspection()
    if "name" in payload:
        seen.text(("name",), payload["name"], 1, 100)
    if payload.get("auto_archive_duration") is not None:
        seen.one_of(("auto_archive_duration",), payload["auto_archive_duration"], AUTO_ARCHIVE)
    seen.number(("rate_limit_per_user",), payload.get("rate_limit_per_user"), 0, 21600)
    return seen.problems


def is_empty(payload: Json) -> bool:
    """Whether a new message would show nothing at all (error 50006)."""
    keys = ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
    return not any(payload.get(key) for key in keys)


def payload_problems(payload: Json, filenames: Collection[str] = ()) -> list[Problem]:
    """Return the problems of a body whose kind follows from its keys: a modal has a title, a command a name."""
    if "title" in payload and "custom_id" in payload:
        return modal_problems(payload)
    if "choices" in payload:
        return choices_problems(payload)
    if "name" in payload:
        return command_problems(payload)
    attached = {entry.get("filename") for entry in payload.get("attachments") or ()} - {None}
    problems = message_problems(payload, filenames={wire_filename(name) for name in (*attached, *filenames)})
    if is_empty(payload):
        problems.append(Problem((), "50006", "Cannot send an empty message"))
    return problems


def assert_discord_accepts(payload: Json, *, filenames: Collection[str] = ()) -> None:
    """Fail with every problem of a message, command, modal or list of choices that Discord would reject.

    ``filenames`` are the message's uploads, in addition to those that its ``attachments`` name.
    """
    problems = payload_problems(payload, filenames)
    listed = "\n".join(f"  {'.'.join(str(step) for step in path)}: {code}: {text}" for path, code, text in problems)
    assert not problems, f"Discord would refuse this:\n{listed}"
