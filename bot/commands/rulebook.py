"""``/rules``: the rulebook, in private."""

from __future__ import annotations

from discord import app_commands

from bot.commands.autocomplete import MAX_OFFERS, Choice, offers, quiet
from bot.commands.checks import for_servers
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import clipped, quoted
from bot.components.controls import LINE, Interaction
from bot.interactions.responses import handling, show
from bot.interactions.rulebook_browser import looked_up
from bot.rulebook.index import Rulebook, book, books
from bot.rulebook.views import MAX_QUERY_LENGTH


async def _reading(interaction: Interaction, typed: str | None) -> Rulebook:
    """The rules of the named game, else of this channel's campaign, else of the first game that has any.

    Raises:
        UserError: there are none.
    """
    campaign = await interaction.client.store.campaigns.newest_in(interaction.channel_id or 0)
    if typed is None and campaign is not None:
        return book(campaign.game, spoken())
    known = books(spoken())
    if typed is None:
        return next(iter(known.values())) if known else book("", spoken())
    wanted = typed.strip().casefold()
    for each in known.values():
        if wanted in (each.game.casefold(), each.title.casefold()):
            return each
    names = ", ".join(each.title for each in known.values())
    raise UserError("no-such-rules", typed=quoted(typed, LINE), games=names)


@app_commands.command(name="rules", description=say("command-rules"))
@app_commands.rename(query="section")
@app_commands.describe(query=say("option-section"), game=say("option-rules-game"))
async def read_rules(
    interaction: Interaction,
    query: app_commands.Range[str, 1, MAX_QUERY_LENGTH] | None = None,
    game: app_commands.Range[str, 1, MAX_QUERY_LENGTH] | None = None,
) -> None:
    """Open the rulebook."""
    async with handling(interaction):
        await show(interaction, looked_up(await _reading(interaction, game), query or ""))


@read_rules.autocomplete("query")
@quiet
async def _offer_sections(interaction: Interaction, current: str) -> list[Choice]:
    reading = await _reading(interaction, interaction.namespace.game)
    found = reading.autocomplete(current[:MAX_QUERY_LENGTH])[:MAX_OFFERS]
    return [Choice(name=clipped(heading, LINE), value=clipped(value, LINE)) for heading, value in found]


@read_rules.autocomplete("game")
@quiet
async def _offer_games(interaction: Interaction, current: str) -> list[Choice]:
    return offers({game: each.title for game, each in books(spoken()).items()}, current)


RULES = [for_servers(read_rules)]
"""The command that opens the rulebook."""
