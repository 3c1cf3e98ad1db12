"""The options of a new campaign: autocomplete, and parsing of typed options."""

from __future__ import annotations

import re

from bot.campaigns.options import option_title
from bot.commands.autocomplete import find
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted
from rules.core.game import GameInfo, OptionInfo, OptionValue
from rules.core.registry import game_type

_LONGEST = 100
_OFF = "no"
"""The value that turns a switch off."""

_SET = re.compile(r"\s*[=:]\s*")
"""The separator between an option and its value."""


def offered_options(info: GameInfo) -> dict[str, str]:
    """The suggestions with titles: switches by id, others with a value, as ``players=4``.

    A switch that is on unless someone turns it off is also offered so, as ``kingship=no``.
    """
    offered: dict[str, str] = {}
    for option in info.options.values():
        if option.is_switch:
            offered[option.id] = option.title
            if option.default:
                offered[f"{option.id}={_OFF}"] = say("option-off", title=option.title)
        else:
            offered |= {f"{option.id}={value}": option_title(info, option.id, value) for value in option.values}
    return offered


def read_options(info: GameInfo, typed: str | None) -> dict[str, OptionValue]:
    """Every option with its value: what isn't named has its default.

    Raises:
        UserError: an option or value doesn't exist, or one option got two values.
    """
    defaults = {option.id: option.default for option in info.options.values()}
    if typed is None:
        return defaults
    chosen: dict[str, OptionValue] = {}
    whole = find(offered_options(info), typed.strip()) is not None
    for part in [typed] if whole else typed.split(","):
        for option, value in _read(info, part.strip()).items() if part.strip() else ():
            if chosen.setdefault(option, value) != value:
                raise UserError("option-twice", option=info.options[option].title)
    return {**defaults, **chosen}


def _read(info: GameInfo, typed: str) -> dict[str, OptionValue]:
    """The option and value of one entry.

    Raises:
        UserError: the option or value doesn't exist.
    """
    found = find(offered_options(info), typed)
    if found is not None:
        option, _, value = found.partition("=")
        return {option: value != _OFF if info.options[option].is_switch else value}
    name, *values = _SET.split(typed, maxsplit=1)
    named = find({option.id: option.title for option in info.options.values()}, name)
    if named is not None and not info.options[named].is_switch:
        return {named: _value(info.options[named], "".join(values))}
    return _named_before(info, typed)


def _value(option: OptionInfo, typed: str) -> OptionValue:
    value = find({str(value): title for value, title in option.values.items()}, typed)
    if value is None:
        titles = ", ".join(str(value) for value in option.values)
        raise UserError("option-value", option=option.title, typed=quoted(typed, _LONGEST), values=titles)
    return value


def _named_before(info: GameInfo, typed: str) -> dict[str, OptionValue]:
    """The meaning of an entry from an earlier version."""
    played = game_type(info.id)
    unsaid, said = played.upgrade_options({}), played.upgrade_options({typed.casefold(): True})
    changed = {option: value for option, value in said.items() if unsaid.get(option) != value}
    if not changed or not all(each in info.options and info.options[each].takes(changed[each]) for each in changed):
        raise UserError("not-offered", typed=quoted(typed, _LONGEST))
    return changed
