"""Paging through a chronicle and the dice: the first page from commands, others from buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.campaigns.readers import Reader, reader_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import spoken
from bot.components.controls import Interaction
from bot.components.custom_ids import ControlId
from bot.export.dice import Die, read_dice
from bot.export.public_history import check_length, turns_for
from bot.interactions.responses import show, show_late
from bot.storage import RecordedEvent
from bot.views.chronicle import dice_page, last_page, page_of_turn, story_page
from render.presenter import Voice, presenter


def chapters_of(game: str, recorded: Sequence[RecordedEvent], voice: Voice, reader: Reader) -> dict[int, str]:
    """A campaign's turns as chapters, as far as a reader may know them."""
    shown = presenter(game)
    return {turn: shown.chapter(events, voice) for turn, events in turns_for(game, recorded, reader).items()}


async def _chapters(interaction: Interaction, snapshot: CampaignSnapshot) -> Mapping[int, str]:
    """A campaign's chapters.

    Raises:
        UserError: nothing has happened yet.
    """
    store = interaction.client.store
    renderer = interaction.client.renderer
    campaign = snapshot.campaign
    voice = Voice(spoken(), campaign.agreement.length)
    await check_length(store, campaign.id)
    recorded = await store.history.events(campaign.id)
    chapters = await renderer.draw(
        chapters_of, campaign.game, recorded, voice, reader_of(snapshot, interaction.user.id)
    )
    if not chapters:
        raise UserError("story-empty")
    return chapters


async def open_story(interaction: Interaction, snapshot: CampaignSnapshot, turn: int | None) -> None:
    """Show the chronicle at a turn, or at the latest, as the answer to a deferred command.

    Raises:
        UserError: nothing has happened in that turn.
    """
    chapters = await _chapters(interaction, snapshot)
    if turn is not None and turn not in chapters:
        raise UserError("story-no-turn", turn=turn, first=min(chapters), last=max(chapters))
    page = last_page(chapters) if turn is None else page_of_turn(chapters, turn)
    await show_late(interaction, story_page(snapshot, chapters, page))


async def turn_story_page(interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
    """Show the page of the chronicle that a button or the menu names."""
    (page,) = numbers_in(values[0] if values else control.rest, 1)
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    await show(interaction, story_page(snapshot, await _chapters(interaction, snapshot), page))


async def _dice(interaction: Interaction, snapshot: CampaignSnapshot, turn: int) -> list[Die]:
    store = interaction.client.store
    await check_length(store, snapshot.campaign.id)
    recorded = await store.history.dice(snapshot.campaign.id)
    dice = read_dice(recorded, reader_of(snapshot, interaction.user.id))
    return [die for die in dice if turn in (0, die.turn)]


async def open_dice(interaction: Interaction, snapshot: CampaignSnapshot, turn: int) -> None:
    """Show the latest dice, of one turn or (0) of all, as the answer to a deferred command."""
    dice = await _dice(interaction, snapshot, turn)
    await show_late(interaction, dice_page(snapshot.campaign, dice, turn, len(dice)))


async def turn_dice_page(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Show the page of the dice that a button names."""
    turn, page = numbers_in(control.rest, 2)
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    await show(interaction, dice_page(snapshot.campaign, await _dice(interaction, snapshot, turn), turn, page))


def numbers_in(named: str, count: int) -> list[int]:
    """The numbers in a custom id.

    Raises:
        UserError: it wasn't made by this program.
    """
    try:
        numbers = [int(part, 36) for part in named.split(".")]
    except ValueError:
        numbers = []
    if len(numbers) != count:
        raise UserError("unknown-button")
    return numbers
