"""Command names and descriptions in the languages of Discord's clients (discord.py's ``app_commands.Translator``).

Commands are written with their English texts. A description, an option's or a choice's text is looked up in the English
catalogue and said by the same key in the other language; names stand in that language's ``commands.ftl`` as
``name-<English name>``.
"""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str

from bot.common.messages import catalogue, pick_language
from rules.core.text import FIRST_LANGUAGE

_NAMES = frozenset({Where.command_name, Where.group_name, Where.parameter_name})


class Translations(app_commands.Translator):
    """Says what belongs to a command in the language of a client, as far as the bot speaks it."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in that language; None where it stays in English."""
        spoken = pick_language(str(locale))
        if spoken == FIRST_LANGUAGE:
            return None
        key = f"name-{string.message}" if context.location in _NAMES else _keys().get(string.message)
        return catalogue(spoken).get(key or "") or None


@cache
def _keys() -> dict[str, str]:
    """The keys of the English texts that a command can carry, by text."""
    return {text: key for key, text in catalogue(FIRST_LANGUAGE).items() if text}
