"""Localized command names and descriptions (discord.py's ``app_commands.Translator``).

Commands are written with their English texts. Descriptions, options and choices are looked up in the English catalogue
and rendered by the same key in the other language. Names are in that language's ``commands.ftl`` as
``name-<English name>``.
"""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str

from bot.common.messages import keys, pick_language, plain
from rules.core.text import FIRST_LANGUAGE

_NAMES = frozenset({Where.command_name, Where.group_name, Where.parameter_name})


class Translations(app_commands.Translator):
    """Translates commands into the client's language, if the bot speaks it."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in that language; None if it stays in English."""
        spoken = pick_language(str(locale))
        if spoken == FIRST_LANGUAGE:
            return None
        key = f"name-{string.message}" if context.location in _NAMES else _keys().get(string.message)
        return plain(spoken, key or "") or None


@cache
def _keys() -> dict[str, str]:
    """The catalogue keys of commands' English texts, by text."""
    return {text: key for key in keys(FIRST_LANGUAGE) if (text := plain(FIRST_LANGUAGE, key))}
