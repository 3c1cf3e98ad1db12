"""The commands for playing and viewing a campaign; all answers are private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from discord import app_commands

import rules
from bot.campaigns.options import options_line
from bot.campaigns.post_events import events_of_post, scene_so_far, turn_before, untold_scenes
from bot.campaigns.readers import reader_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.autocomplete import (
    MAX_OFFERS,
    Choice,
    find,
    offers,
    offers_of_several,
    quiet,
    resolve,
    resolve_several,
)
from bot.commands.checks import campaign_to_read, for_servers, peek_here, snapshot_here, snapshot_to_read
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import clipped
from bot.components.controls import Interaction
from bot.components.layouts import message, posted
from bot.interactions.responses import defer, defer_in_rush, done_in_words, handling, show, show_late, tell
from bot.ops.status import describe_status
from bot.storage import Campaign, Store
from bot.telemetry.error_reporter import is_host
from bot.views.group_status import undo_text, undone_text
from bot.views.hand import hand_text
from bot.views.panel import confirmation, losing_choice
from bot.views.pick import chosen_text
from bot.views.several_seats import seats_text
from bot.workers.suggestions import PRESS_PATIENCE
from render.presenter import Post, Presenter, View, Voice, presenter
from rules.core.decisions import Answer, Decision, Pick
from rules.core.events import Event
from rules.core.orders.names import option_named
from rules.core.registry import events_from_json
from rules.core.text import Text
from rules.core.typed_data import from_json

SUGGESTED = "suggested"
"""Input for the suggested line-up."""

NONE = "-"
"""Input for choosing nothing."""

ZOOMS = ("1.5", "2", "3")
"""Zoom factors of a region."""

BOT = "bot"
"""Value of ``/status`` with which the host asks for the bot's own status."""

_MAX_TEXT = 1900
_LOGGED = 60
_LOOKED_THROUGH = 3 * _LOGGED
"""This many events contain enough that the reader may know."""

_REPORTS = 12
"""How many reports to look through for the last battle."""
_TOLD = 20


def _view(snapshot: CampaignSnapshot, user: int) -> View:
    """What this user may see."""
    seat = snapshot.seat_of(user)
    return snapshot.table.public() if seat is None else snapshot.table.view(seat)


def _choices(decision: Decision) -> dict[str, str]:
    """The valid inputs, id to label."""
    if isinstance(decision, Pick):
        return decision.labels
    return {SUGGESTED: say("offer-suggested")}


def _answer(decision: Decision, typed: str) -> Answer:
    things = _choices(decision)
    if not isinstance(decision, Pick):
        resolve(things, typed)
        return decision.default
    if decision.min == decision.max == 1:
        return (_option(decision, things, typed),)
    if decision.min == 0 and typed.strip() in {"", NONE}:
        return ()
    return resolve_several(things, typed, partial(_option, decision))


def _option(decision: Pick, things: Mapping[str, str], typed: str) -> str:
    """The id of the option that is typed: by id or label, or by the space that it's about.

    Raises:
        IllegalChoice: it isn't legal, for a known reason.
        UserError: it isn't on offer.
    """
    typed = typed.strip()
    found = find(things, typed) or option_named(decision, typed)
    if found is None and (reason := _why_not(decision, typed)) is not None:
        raise rules.IllegalChoice(reason)
    return found or resolve(things, typed)


def _why_not(decision: Pick, typed: str) -> Text | None:
    """Why an option isn't legal that is typed by id or label; None if no reason is known."""
    blocked = find({each.id: each.label for each in decision.barred()}, typed)
    return decision.why_not(blocked or typed)


@app_commands.command(name="act", description=say("command-act"))
@app_commands.describe(choice=say("option-choice"))
async def act(interaction: Interaction, choice: str) -> None:
    """Make the pending decision."""
    async with handling(interaction):
        await defer_in_rush(interaction)
        snapshot = await snapshot_here(interaction)
        if snapshot.lacks_suggestions:  # it may warn of the choice, or be the choice
            snapshot.look(interaction.user.id)  # refuses at once
            await defer(interaction)
            campaigns = interaction.client.campaigns
            snapshot = await campaigns.snapshot_with_suggestions(snapshot.campaign.id, PRESS_PATIENCE)
        pending, before = snapshot.look(interaction.user.id), snapshot.table.number
        decision = pending.decision
        answer = _answer(decision, choice)
        if isinstance(decision, Pick) and pending.warns_of(answer):
            await show(interaction, losing_choice(snapshot, decision, "".join(answer)))
            return
        if question := confirmation(pending, answer):
            await show(interaction, question)
            return
        campaigns = interaction.client.campaigns
        after = await campaigns.answer(snapshot.campaign.id, interaction.user.id, answer, decision.number)
        key = "acted" if after.table.number != before else "kept" if snapshot.is_collecting else "voted"
        await done_in_words(interaction, after.campaign, say(key, choice=_named(decision, answer)))


def _named(decision: Decision, answer: Answer) -> str:
    if not isinstance(decision, Pick):
        return say("offer-suggested")
    return chosen_text(decision, answer) or say("button-none")


@act.autocomplete("choice")
@quiet
async def _offer_choices(interaction: Interaction, current: str) -> list[Choice]:
    decision = (await peek_here(interaction)).look(interaction.user.id).decision
    things = _choices(decision)
    if not isinstance(decision, Pick):
        return offers(things, current)
    none = [Choice(name=say("button-none"), value=NONE)] if decision.min == 0 and not current.strip() else []
    found = offers_of_several(things, current) if decision.max > 1 else offers(things, current)
    return [*none, *found][:MAX_OFFERS]


@app_commands.command(name="undo", description=say("command-undo"))
async def undo(interaction: Interaction) -> None:
    """Undo the last choice."""
    async with handling(interaction):
        snapshot = await snapshot_here(interaction)
        campaigns = interaction.client.campaigns
        undone = await campaigns.undo(snapshot.campaign.id, interaction.user.id, snapshot.number)
        if undone is None:
            told = undo_text(await campaigns.snapshot(snapshot.campaign.id), interaction.user.id)
        else:
            told = undone_text(undone, interaction.user.id)
        await done_in_words(interaction, snapshot.campaign, told)


@app_commands.command(name="map", description=say("command-map"))
@app_commands.describe(region=say("option-region"), zoom=say("option-zoom"))
@app_commands.choices(zoom=[Choice(name=say(f"zoom-{place}"), value=value) for place, value in enumerate(ZOOMS, 1)])
async def show_map(interaction: Interaction, region: str | None = None, zoom: str = ZOOMS[1]) -> None:
    """Show the map, or a part of it."""
    async with handling(interaction):
        snapshot = await snapshot_to_read(interaction)
        campaign, view = snapshot.campaign, _view(snapshot, interaction.user.id)
        shown = presenter(campaign.game)
        wanted = None if region is None else resolve(shown.regions(spoken()), region, shown.also_known())
        await interaction.response.defer(ephemeral=True, thinking=True)
        renderer = interaction.client.renderer
        picture = await renderer.draw_for_player(shown.map, view, wanted, spoken(), float(zoom))
        is_above = interaction.client.maps_shown.is_above(campaign.id, interaction.user.id, picture)
        await show_late(interaction, message("", text=say("map-above")) if is_above else message("", [picture]))


@show_map.autocomplete("region")
@quiet
async def _offer_regions(interaction: Interaction, current: str) -> list[Choice]:
    campaign = await campaign_to_read(interaction)
    shown = presenter(campaign.game)
    return offers(shown.regions(spoken()), current, shown.also_known())


@app_commands.command(name="status", description=say("command-status"))
@app_commands.describe(of=say("option-of"))
@app_commands.choices(of=[Choice(name=say("status-of-bot"), value=BOT)])
async def status(interaction: Interaction, of: str | None = None) -> None:
    """Show the state of the game; for the host, the bot's status."""
    async with handling(interaction):
        if of == BOT:
            await _tell_host(interaction)
            return
        snapshot = await snapshot_to_read(interaction)
        campaign = snapshot.campaign
        text = presenter(campaign.game).status(_view(snapshot, interaction.user.id), spoken())
        seats = "" if snapshot.is_for_one else "\n" + say("opening-seats", seats=seats_text(snapshot))
        version = "\n" + say("status-rules", version=rules.rules_version(campaign.game))
        end = seats + version + options_line(snapshot)
        await tell(interaction, clipped(text, _MAX_TEXT - len(end)) + end)


async def _tell_host(interaction: Interaction) -> None:
    if not is_host(interaction.client, interaction.user.id):
        raise UserError("not-host")
    await tell(interaction, await describe_status(interaction.client))


@app_commands.command(name="log", description=say("command-log"))
@app_commands.describe(turn=say("option-turn"))
async def log(interaction: Interaction, turn: app_commands.Range[int, 1, 10_000] | None = None) -> None:
    """Show what happened recently, or in one turn."""
    async with handling(interaction):
        snapshot = await snapshot_to_read(interaction)
        campaign, store = snapshot.campaign, interaction.client.store
        if turn is None:
            texts = await store.history.last_events(campaign.id, _LOOKED_THROUGH)
        else:
            texts = await store.history.events_of_turn(campaign.id, turn, campaign.number)
        reader = reader_of(snapshot, interaction.user.id)
        recent = reader.readable(events_from_json(campaign.game, texts))
        recent = recent if turn else recent[-_LOGGED:]
        before = await turn_before(store, campaign, recent, reader)
        untold = await untold_scenes(store, snapshot)
        sentences = _told(presenter(campaign.game), recent, untold, _voice(campaign), before)
        await tell(interaction, _last_lines(sentences if turn else sentences[-_TOLD:]) or say("log-empty"))


def _told(
    shown: Presenter, recent: Sequence[Event], untold: Sequence[Sequence[Event]], voice: Voice, before: Sequence[Event]
) -> list[str]:
    """The events as sentences. What a narrator keeps until a part of the turn is over follows, scene by scene."""
    sentences = shown.tell(recent, voice, before)
    waiting = shown.so_far(recent, voice, before)
    scenes = {event.scene for scene in untold for event in scene} & {event.scene for event in recent}
    if scenes and sentences == shown.tell([each for each in recent if each.scene not in scenes], voice, before):
        waiting += [told for scene in untold if scene[0].scene in scenes for told in shown.tell(scene, voice)]
    return [*sentences, *waiting, say("log-untold")] if waiting else sentences


def _last_lines(sentences: list[str]) -> str:
    """As many of the last sentences as fit into a message."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if sum(map(len, kept)) + len(kept) + len(sentence) > _MAX_TEXT:
            break
        kept.insert(0, sentence)
    return "\n".join(kept or [clipped(sentence, _MAX_TEXT) for sentence in sentences[-1:]])


def _voice(campaign: Campaign) -> Voice:
    """How a campaign is told to one player: with the campaign's length, in the player's language."""
    return Voice(spoken(), campaign.agreement.length)


@app_commands.command(name="battle", description=say("command-battle"))
async def battle(interaction: Interaction) -> None:
    """Show the battle that is being fought, or the last one."""
    async with handling(interaction):
        snapshot = await snapshot_to_read(interaction)
        campaign, store = snapshot.campaign, interaction.client.store
        shown = presenter(campaign.game)
        running = await scene_so_far(store, snapshot) or await _last_untold_battle(store, snapshot)
        if running:
            await _show_running_battle(interaction, snapshot, running)
            return
        last = await store.posts.last_report(campaign.id)
        if last is None:
            raise UserError("no-battle")
        await interaction.response.defer(ephemeral=True, thinking=True)
        for report in await store.posts.last_reports(campaign.id, _REPORTS):
            recipe = from_json(report.recipe, Post)
            events, before = await events_of_post(store, campaign, recipe, report.action)
            if shown.is_battle(events):
                view, voice = msgspec.json.decode(report.view), _voice(campaign)
                renderer = interaction.client.renderer
                posting = await renderer.draw_for_player(shown.compose, recipe, events, view, voice, before)
                await show_late(interaction, posted(posting))
                return
        raise UserError("no-battle")


async def _last_untold_battle(store: Store, snapshot: CampaignSnapshot) -> Sequence[Event]:
    """The last battle of this turn if its report is still to come; else nothing."""
    shown = presenter(snapshot.campaign.game)
    fought = [scene for scene in await untold_scenes(store, snapshot) if shown.is_battle(scene)]
    return fought[-1] if fought else ()


async def _show_running_battle(interaction: Interaction, snapshot: CampaignSnapshot, scene: Sequence[Event]) -> None:
    """Show all that has happened in a battle so far."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = _view(snapshot, interaction.user.id)
    drawn = presenter(snapshot.campaign.game).battle
    posting = await interaction.client.renderer.draw_for_player(drawn, scene, view, spoken())
    await show_late(interaction, posted(posting))


@app_commands.command(name="hand", description=say("command-hand"))
async def hand(interaction: Interaction) -> None:
    """Show the player's hidden hand."""
    async with handling(interaction):
        snapshot = await snapshot_to_read(interaction)
        await tell(interaction, hand_text(snapshot, interaction.user.id))


_ALL: tuple[app_commands.Command[Any, ..., None], ...] = (act, undo, show_map, status, hand, log, battle)

PLAY = [for_servers(command) for command in _ALL]
"""The commands for playing and viewing a campaign."""
