"""Written orders: opening the form, previewing the effect, and carrying them all out at once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from io import BytesIO

import discord
from discord import ui

import rules
from bot.campaigns.due_orders import Rest, draft_turn
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.components.controls import Interaction
from bot.components.custom_ids import ControlId
from bot.components.layouts import Message, message
from bot.interactions.filed_orders import Filing, places_of
from bot.interactions.responses import defer, note_outcome, show, show_late, show_with_late_picture, tell
from bot.storage import Store
from bot.telemetry.logging import bindings
from bot.views import written_orders as pages
from bot.views.filed_orders import ahead
from bot.workers.analysis import AnalysisWorker, order_book
from bot.workers.drawing_process import DrawingError
from bot.workers.rendering import RenderWorker
from render.core.picture import Picture
from render.presenter import presenter
from rules.core.agents import seen_from
from rules.core.decisions import Decision
from rules.core.orders import MOST_TEXT, OrderBook, Plan, Prospect, Reading
from rules.core.orders.conditions import following, stages, then
from rules.core.registry import companions, takes_orders

SOON = 1.5
"""Seconds that a preview waits for its map once the response is deferred; it's shown without one then."""

_PATIENCE = 120.0
"""Seconds after which a preview does without its map for good."""

_FORM_PATIENCE = 1.5
"""Seconds that a form waits for the suggestion, or for what fits; Discord wants the form within three."""

_log = logging.getLogger(__name__)

ADDING = "+"
"""Prefix of a text that is added to the current draft."""


class WrittenOrders:
    """Takes a player's orders from the form to the campaign."""

    def __init__(
        self,
        campaigns: Campaigns,
        store: Store,
        analysis_worker: AnalysisWorker,
        renderer: RenderWorker,
        filing: Filing,
    ) -> None:
        self._campaigns = campaigns
        self._store = store
        self._analysis_worker = analysis_worker
        self._renderer = renderer
        self.filing = filing

    async def open_form(self, interaction: Interaction, snapshot: CampaignSnapshot) -> None:
        """The form with the player's draft for this turn, or else the seat's standing orders, or what is suggested.

        Above the first two are their lines that don't fit now, with the reason: a sheet that was handed back is a
        draft. Standing orders of which none fits give way to the suggestion. Whoever isn't asked yet can write ahead.

        Raises:
            UserError: no orders can be given now, or not by this player.
        """
        user = interaction.user.id
        text = await self._draft(snapshot, user)
        if _waits(snapshot, user):
            order_book(snapshot)
            filed = await self.filing.text(snapshot, user)
            await interaction.response.send_modal(pages.form(snapshot, text or filed, ahead(places_of(snapshot, user))))
            return
        decision = _decision(snapshot, user)
        until = asyncio.get_running_loop().time() + _FORM_PATIENCE
        if text:
            tried = await self._tried_in_time(snapshot, user, text, until)
            wrong = [] if tried is None else pages.wrong_lines(text, *tried)
            made = pages.form(snapshot, text, wrong=wrong)
        else:
            made = await self._offered(snapshot, user, decision.seat, until)
        await interaction.response.send_modal(made)

    async def _offered(self, snapshot: CampaignSnapshot, user: int, seat: str, until: float) -> ui.Modal:
        """The form of whoever has written nothing: with standing orders if one of them fits, else what is suggested."""
        standing = await self._store.order_drafts.standing(snapshot.campaign.id, seat)
        tried = await self._tried_in_time(snapshot, user, standing, until) if standing else None
        wrong = [] if tried is None else pages.wrong_lines(standing, *tried)
        if standing and (tried is None or tried[1].good):
            return pages.form(snapshot, standing, wrong=wrong)
        try:
            suggested = await self._suggested(snapshot, seat, until)
        except TimeoutError:
            return pages.form(snapshot, standing, say("orders-suggestion-late"), wrong)
        note = say("orders-standing-unfit") if standing and suggested else ""
        return pages.form(snapshot, suggested or standing, note, wrong)

    async def write(self, interaction: Interaction, snapshot: CampaignSnapshot, typed: str) -> None:
        """Preview orders, and keep them until they're carried out; before the player's turn they can be filed.

        A text that begins with a plus sign is added to the draft.

        Raises:
            UserError: no orders can be given now, or not by this player, or they're too long.
        """
        user = interaction.user.id
        text = typed.strip()
        if text.startswith(ADDING):
            before = await self._draft(snapshot, user) or await self.filing.text(snapshot, user)
            text = "\n".join(part for part in (before, text.removeprefix(ADDING).strip()) if part)
        if len(text) > MOST_TEXT:
            raise UserError("orders-too-long", most=MOST_TEXT)
        if user in snapshot.members:
            try:
                await self._keep(snapshot, user, text)
            except sqlite3.Error as error:
                await _give_back(interaction, text, error)
                return
        if _waits(snapshot, user):
            await self.filing.offer(interaction, snapshot, text)
            return
        _decision(snapshot, user)
        await self._preview(interaction, snapshot, text)

    async def keep_standing(self, interaction: Interaction, snapshot: CampaignSnapshot, typed: str) -> None:
        """Save standing orders for the player's seat, and name what can't be parsed.

        Raises:
            UserError: the player has no seat, the game takes no orders, or they're too long.
        """
        book, seat = order_book(snapshot), snapshot.seat_of(interaction.user.id)
        if seat is None or interaction.user.id not in snapshot.members:
            raise UserError("orders-no-seat")
        text = "" if typed.strip() == "-" else typed.strip()
        if len(text) > MOST_TEXT:
            raise UserError("orders-too-long", most=MOST_TEXT)
        try:
            await self._store.order_drafts.save_standing(snapshot.campaign.id, seat, text)
        except sqlite3.Error as error:
            await _give_back(interaction, text, error)
            return
        await tell(interaction, _standing(book, text) if text else say("orders-standing-ended"))

    async def analyse(self, interaction: Interaction, snapshot: CampaignSnapshot) -> None:
        """What the player could take this turn.

        Raises:
            UserError: the game doesn't support it, or it's another seat's turn.
        """
        if companions(snapshot.campaign.game).orders is None:
            raise UserError("analysis-none", game=snapshot.info.title)
        decision = snapshot.authorise(interaction.user.id)
        await defer(interaction)
        prospects = await self._analysis_worker.prospects(snapshot, decision.seat, spoken())
        await show_late(interaction, pages.analysis(snapshot, prospects))

    def suggestions(self, snapshot: CampaignSnapshot, user: int, typed: str) -> list[str]:
        """Completions for what is being typed; none for those who can't give orders now, nor write them ahead."""
        try:
            seat = _writing_seat(snapshot, user)
        except UserError:
            return []
        plus = ADDING if typed.startswith(ADDING) else ""
        seen = _seen(snapshot, seat)
        if seen is None:
            return []
        found = order_book(snapshot).suggest(seen, seat, typed.removeprefix(ADDING), spoken())
        return [plus + each for each in found]

    # Buttons, menus and the form

    async def pressed_open(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """The panel's button, and the one that goes back to the form."""
        await self.open_form(interaction, await self._campaigns.snapshot(control.campaign))

    async def submitted(self, interaction: Interaction, control: ControlId, fields: Mapping[str, str]) -> None:
        """The form was submitted."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        await self.write(interaction, snapshot, fields.get(pages.TEXT, "").lstrip(ADDING))

    async def pressed_suggested(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Preview what is suggested for the turn: it can be carried out as it is, or changed.

        Raises:
            UserError: nothing can be written down now, or the decision isn't this player's.
        """
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        user = interaction.user.id
        decision = _decision(snapshot, user)
        await defer(interaction)
        text = await self._analysis_worker.suggested_orders(snapshot, decision.seat, spoken())
        if not text:
            raise UserError("orders-none-suggested")
        await self._keep(snapshot, user, text)
        await self._preview(interaction, snapshot, text)

    async def pressed_commit(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Carry the orders out, all or none."""
        snapshot, text = await self._shown_orders(interaction, control)
        await defer(interaction)
        reading, plan = await self._tried(snapshot, interaction.user.id, text)
        if reading.faults or not plan.is_good or not plan.answers:
            await self._show(interaction, snapshot, text, reading, plan)
            return
        user, rest = interaction.user.id, Rest(following(text, reading.orders, plan.verdicts, spoken()), spoken())
        after = await self._campaigns.answer_all(
            control.campaign, user, plan.answers, control.number, rest=rest, count=plan.good
        )
        await show_late(interaction, pages.carried_out(after, plan, rest.text))

    async def pressed_prune(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Remove the orders that can't be parsed or carried out."""
        snapshot, text = await self._shown_orders(interaction, control)
        await defer(interaction)
        _, plan = await self._tried(snapshot, interaction.user.id, text)
        first = [verdict.order.text for verdict in plan.verdicts if verdict.refused is None]
        kept = "\n".join([*first, *_readable_stages(order_book(snapshot), text)])
        await self._keep(snapshot, interaction.user.id, kept)
        await self._preview(interaction, snapshot, kept)

    async def pressed_keep(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Save the orders as standing orders."""
        snapshot, text = await self._shown_orders(interaction, control)
        decision = _decision(snapshot, interaction.user.id)
        await self._store.order_drafts.save_standing(snapshot.campaign.id, decision.seat, text)
        await tell(interaction, _standing(order_book(snapshot), text))

    async def pressed_drop(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Drop the orders."""
        await self._store.order_drafts.delete_draft(control.campaign, interaction.user.id)
        await show(interaction, message("", text=say("orders-dropped")))

    async def pressed_add(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Add orders from the analysis to the draft, except those that it has already."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        decision, user = _decision(snapshot, interaction.user.id), interaction.user.id
        await defer(interaction)
        known = await self._analysis_worker.prospects(snapshot, decision.seat, spoken())
        chosen = _chosen(known, values)
        before = await self._draft(snapshot, user)
        held = [line.strip() for line in before.splitlines()]
        added = [each.order for each in chosen if each.order not in held]
        text = "\n".join([*([before] if before else []), *added])[:MOST_TEXT]
        reading, plan = await self._tried(snapshot, user, text)
        if not plan.is_good:
            loose = pages.loosened(text, known)
            open_reading, open_plan = await self._tried(snapshot, user, loose)
            if open_plan.good > plan.good:
                text, reading, plan = loose, open_reading, open_plan
        await self._keep(snapshot, user, text)
        await self._show(interaction, snapshot, text, reading, plan)

    async def _shown_orders(self, interaction: Interaction, control: ControlId) -> tuple[CampaignSnapshot, str]:
        """The campaign, and the text that a button is about.

        Raises:
            UserError: the decision has been made, isn't this player's, or the text has changed or been deleted since.
        """
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        _decision(snapshot, interaction.user.id)
        text = await self._draft(snapshot, interaction.user.id)
        if not text:
            await self.filing.check_kept(snapshot, interaction.user.id, control.rest)
        if pages.stamp(text) != control.rest:
            raise UserError("orders-changed")
        return snapshot, text

    async def _suggested(self, snapshot: CampaignSnapshot, seat: str, until: float) -> str:
        """What is suggested, as orders; empty if nothing can be.

        Raises:
            TimeoutError: it takes too long, and a form can't be announced and opened later. The next one has it.
        """
        try:
            async with asyncio.timeout_at(until):
                return await self._analysis_worker.suggested_orders(snapshot, seat, spoken())
        except UserError as error:
            if error.key == "counsel-busy":
                raise TimeoutError from error
            return ""

    async def _tried_in_time(
        self, snapshot: CampaignSnapshot, user: int, text: str, until: float
    ) -> tuple[Reading, Plan] | None:
        """A text as it would turn out now; None if that can't be told in time."""
        try:
            async with asyncio.timeout_at(until):
                return await self._tried(snapshot, user, text)
        except (TimeoutError, UserError):
            return None

    async def _draft(self, snapshot: CampaignSnapshot, user: int) -> str:
        turns = snapshot.table.state.turn, draft_turn(snapshot.table)
        return await self._store.order_drafts.draft(snapshot.campaign.id, user, *turns)

    async def _keep(self, snapshot: CampaignSnapshot, user: int, text: str) -> None:
        await self._store.order_drafts.save_draft(snapshot.campaign.id, user, snapshot.table.state.turn, text)

    async def _tried(self, snapshot: CampaignSnapshot, user: int, text: str) -> tuple[Reading, Plan]:
        """The text up to its first dice as it would turn out, with the faults of all of it."""
        decision, book = _decision(snapshot, user), order_book(snapshot)
        first, *later = (book.parse(stage, spoken()) for stage in stages(text))
        faults = [fault for reading in (first, *later) for fault in reading.faults]
        plan = await self._analysis_worker.plan(snapshot, decision.seat, first.orders)
        return Reading(first.orders, tuple(faults)), plan

    async def _preview(self, interaction: Interaction, snapshot: CampaignSnapshot, text: str) -> None:
        await defer(interaction)
        reading, plan = await self._tried(snapshot, interaction.user.id, text)
        await self._show(interaction, snapshot, text, reading, plan)

    async def _show(
        self, interaction: Interaction, snapshot: CampaignSnapshot, text: str, reading: Reading, plan: Plan
    ) -> None:
        decision = _decision(snapshot, interaction.user.id)
        more = await self.filing.instead(snapshot, interaction.user.id, "" if reading.faults else text)

        def shown(pictures: Sequence[Picture]) -> Message:
            return pages.preview(snapshot, text, reading, plan, pictures, more)

        await show_with_late_picture(interaction, shown, self._drawn(snapshot, decision.seat, plan), SOON)

    async def _drawn(self, snapshot: CampaignSnapshot, seat: str, plan: Plan) -> Picture | None:
        """The map with arrows; None if text is enough, or it can't be drawn, or not for a long time."""
        draw, view = presenter(snapshot.campaign.game).preview, snapshot.table.view(seat)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._renderer.draw(draw, view, plan.arrows, spoken())
        except (TimeoutError, DrawingError) as error:
            _log.warning("Campaign %s: a preview does without its map: %r.", snapshot.campaign.id, error)
            return None


def _decision(snapshot: CampaignSnapshot, user: int) -> Decision:
    """The pending decision, if this user can answer it by written orders.

    Raises:
        UserError: not now, not by this user, or not by one person alone.
    """
    order_book(snapshot)
    pending = snapshot.entitled(user)
    decision = pending.decision
    if user not in pending.deciders:
        raise UserError("orders-together")
    if not takes_orders(snapshot.campaign.game, decision):
        raise UserError("orders-not-now")
    return decision


def _writing_seat(snapshot: CampaignSnapshot, user: int) -> str:
    """The seat that a user writes orders for, whether it's asked now or later.

    Raises:
        UserError: they hold no seat that takes orders.
    """
    order_book(snapshot)
    waiting = snapshot.seat_of(user) if _waits(snapshot, user) else None
    return _decision(snapshot, user).seat if waiting is None else waiting


def _waits(snapshot: CampaignSnapshot, user: int) -> bool:
    """Whether a player holds a seat of which nothing is asked now."""
    return bool(snapshot.pending) and snapshot.seat_of(user) is not None and not _is_asked(snapshot, user)


def _is_asked(snapshot: CampaignSnapshot, user: int) -> bool:
    """Whether a pending decision is this user's."""
    try:
        snapshot.entitled(user)
    except UserError:
        return False
    return True


def _seen(snapshot: CampaignSnapshot, seat: str) -> rules.Table | None:
    """The table as a seat may know it; None if it knows too little."""
    try:
        return seen_from(snapshot.table, seat)
    except rules.RulesError:
        return None


def _readable_stages(book: OrderBook, text: str) -> list[str]:
    """The stages of a text after its first dice, without the orders that can't be parsed."""
    found = []
    for stage in stages(text)[1:]:
        reading = book.parse(stage, spoken())
        orders = [order.text for order in reading.orders] if reading.faults else [stage.strip()]
        if orders:
            found.append("\n".join([f"{then(spoken())} {orders[0]}", *orders[1:]]))
    return found


def _standing(book: OrderBook, text: str) -> str:
    """How many standing orders are kept, and what in them can't be parsed."""
    readings = [book.parse(stage, spoken()) for stage in stages(text)]
    reply = say("orders-standing", count=sum(len(reading.orders) for reading in readings))
    faults = [
        say("orders-fault", line=fault.line, column=fault.column, reason=str(fault.reason))
        for reading in readings
        for fault in reading.faults
    ]
    return "\n".join([reply, *faults])[:1900]


def _chosen(known: Sequence[Prospect], values: Sequence[str]) -> list[Prospect]:
    by_value = {pages.prospect_value(each, place): each for place, each in enumerate(known) if each.order}
    if not all(value in by_value for value in values):
        raise UserError("option-gone")
    return [by_value[value] for value in values]


async def _give_back(interaction: Interaction, text: str, error: sqlite3.Error) -> None:
    """Send orders that couldn't be saved back to the author, so that no one has to write a turn twice."""
    _log.error("Campaign %s: failed to save orders: %s.", bindings().get("campaign"), error)
    note_outcome(interaction, "fault")
    written = discord.File(BytesIO(text.encode()), "orders.txt")
    await interaction.response.send_message(say("orders-not-kept"), file=written, ephemeral=True)
