"""The component router: handles every button, menu and form. The player always gets an answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from weakref import WeakValueDictionary

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.voting import read
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import strip_unsafe
from bot.components.controls import Interaction, row
from bot.components.custom_ids import LARGEST_ID, ControlId, base36, resolve_token
from bot.components.layouts import message
from bot.delivery.outbox import Outbox
from bot.interactions.analysis import show_advice, show_odds, show_odds_of, visible_decision
from bot.interactions.chronicle import turn_dice_page, turn_story_page
from bot.interactions.doors import (
    ACCEPT,
    ADMIT,
    DECLINE,
    REJECT,
    STAND_IN,
    pressed_accept,
    pressed_admit,
    pressed_decline,
    pressed_reject,
    pressed_stand_in,
)
from bot.interactions.endings import (
    CANCEL_EXPORT,
    CLOSE,
    PlayAgain,
    pressed_cancel_export,
    pressed_close,
    pressed_export,
    pressed_film,
    pressed_statistics,
)
from bot.interactions.joining import join_button, pressed_join, pressed_seat, pressed_teach
from bot.interactions.rate_limits import RateLimits
from bot.interactions.responses import (
    done,
    done_for_all,
    handling,
    is_dialogue,
    note_outcome,
    show,
    show_after,
    show_from_menu,
    tell,
)
from bot.interactions.set_up import SetUpDialogue
from bot.interactions.stored_answers import StoredAnswerDialogue, asked_in_window, passing_lines
from bot.interactions.stored_rules import StoredRuleDialogue
from bot.interactions.validation import admit_press
from bot.interactions.written_orders import WrittenOrders
from bot.storage import Campaign, Draft, Store
from bot.views import arrange as lines
from bot.views import panel as panels
from bot.views import pick as picks
from bot.views import several_seats
from bot.views.analysis import followed
from bot.views.arrange import ArrangeQuestion
from bot.views.chronicle import DICE, STORY
from bot.views.filed_orders import FILE, UNFILE
from bot.views.group_status import undo_text, undone_text
from bot.views.hand import HAND, hand_text
from bot.views.set_up import BEGIN, CARD, SET_UP
from bot.views.stored_rules import FORGET, OPENLY, REMEMBER, REVOKE, openly_lines, openly_rows
from bot.views.written_orders import ORDERS, SHEET
from bot.workers.analysis import AnalysisWorker
from bot.workers.rendering import RenderWorker
from bot.workers.suggestions import PRESS_PATIENCE
from render.core.picture import Picture
from render.presenter import presenter
from rules.core.decisions import Answer, Arrange, Decision, Pick, offered
from rules.core.text import citation

_FINAL = {"stale", "stale-rule", "stale-elsewhere", "over", "archived", "option-gone", "unknown-campaign"}
"""Refusals that would meet every control of the same message."""

_OUTSIDE = {SET_UP, BEGIN, CARD, "teach"}
"""The verbs of controls that need no campaign."""

PATIENCE = 1.0
"""Seconds that a dialogue waits for its picture; Discord gives three for the whole answer."""

Handler = Callable[[Interaction, ControlId, Sequence[str]], Awaitable[None]]
FormHandler = Callable[[Interaction, ControlId, Mapping[str, str]], Awaitable[None]]


class ComponentRouter:
    """Routes button presses, menu choices and forms to the campaigns."""

    def __init__(
        self,
        campaigns: Campaigns,
        outbox: Outbox,
        store: Store,
        analysis_worker: AnalysisWorker,
        renderer: RenderWorker,
        rate_limits: RateLimits,
        written_orders: WrittenOrders,
    ) -> None:
        self._rate_limits = rate_limits
        self._campaigns = campaigns
        self._written_orders = written_orders
        self._analysis_worker = analysis_worker
        self._renderer = renderer
        self._outbox = outbox
        self._stored_answers = StoredAnswerDialogue(campaigns)
        stored_rules = StoredRuleDialogue(campaigns, self._answered)
        self._store = store
        self._play_again = PlayAgain()
        self._set_up = SetUpDialogue()
        self._drafting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._handlers: dict[str, Handler] = {
            "pick": self._pick,
            "sure": self._sure,
            "drill": self._drill,
            "back": self._back,
            "under": self._back,
            "open": self._open,
            "pass": self._pass,
            "less": self._ask_less,
            "store": self._store_answer,
            OPENLY: stored_rules.pressed_openly,
            REMEMBER: stored_rules.pressed_remember,
            REVOKE: stored_rules.pressed_revoke,
            FORGET: stored_rules.pressed_forget,
            "several": self._several,
            "usual": self._usual,
            "none": self._none,
            "return": self._return,
            "all": self._all,
            "select": self._redraw,
            "change": self._redraw,
            "page": self._redraw,
            "layout": self._layout,
            "item": self._redraw,
            "take": self._redraw,
            "put": self._redraw,
            "lead": self._redraw,
            "place": self._redraw,
            "front": self._redraw,
            "rear": self._redraw,
            "reset": self._redraw,
            "confirm": self._confirm,
            "undo": self._undo,
            "why": self._why,
            "seat": pressed_seat,
            "odds": self._odds,
            "oddsof": self._odds_of,
            "advice": self._advice,
            "follow": self._follow,
            "second": self._second,
            "goon": self._go_on,
            "agree": self._agree,
            "refuse": self._refuse_undo,
            "orders": written_orders.pressed_open,
            "plan": written_orders.pressed_suggested,
            "commit": written_orders.pressed_commit,
            "prune": written_orders.pressed_prune,
            "keep": written_orders.pressed_keep,
            "drop": written_orders.pressed_drop,
            "add": written_orders.pressed_add,
            FILE: written_orders.filing.pressed_file,
            UNFILE: written_orders.filing.pressed_unfile,
            "analysis": self._analysis,
            HAND: self._hand,
            STORY: turn_story_page,
            DICE: turn_dice_page,
            SET_UP: self._set_up.pressed_change,
            BEGIN: self._set_up.pressed_begin,
            CARD: self._set_up.pressed_card,
            "teach": pressed_teach,
            "join": pressed_join,
            ADMIT: pressed_admit,
            REJECT: pressed_reject,
            ACCEPT: pressed_accept,
            DECLINE: pressed_decline,
            STAND_IN: pressed_stand_in,
            "again": self._play_again.pressed,
            "film": pressed_film,
            "statistics": pressed_statistics,
            "export": pressed_export,
            CLOSE: pressed_close,
            CANCEL_EXPORT: pressed_cancel_export,
        }
        self._form_handlers: dict[str, FormHandler] = {SHEET: written_orders.submitted}

    @property
    def verbs(self) -> Collection[str]:
        """The verbs of buttons and menus."""
        return self._handlers.keys()

    @property
    def forms(self) -> Collection[str]:
        """The verbs of forms."""
        return self._form_handlers.keys()

    async def pressed(self, interaction: Interaction, control: ControlId, values: Sequence[object]) -> None:
        """Handle a button or menu, or explain why not."""
        if self._rate_limits.is_repeated(interaction.id):
            return
        async with handling(interaction):
            given = admit_press(self._rate_limits, interaction, control.verb, values)
            handler = self._handlers.get(control.verb)
            if handler is None:
                raise UserError("unknown-button")
            try:
                await self._check_place(interaction, control)
                with interaction.client.panel_edits.pressing(control.campaign, interaction.id):
                    await handler(interaction, control, given)
            except UserError as error:
                await _refuse(interaction, control, await self._with_rule(interaction, control, error))
            await self._written_orders.filing.tell_unused(interaction, control.campaign)

    async def submitted(self, interaction: Interaction, control: ControlId, fields: Mapping[str, str]) -> None:
        """Handle a submitted form, or explain why not."""
        if self._rate_limits.is_repeated(interaction.id):
            return
        async with handling(interaction):
            admit_press(self._rate_limits, interaction, control.verb, ())
            handler = self._form_handlers.get(control.verb)
            if handler is None:
                raise UserError("unknown-button")
            await self._check_place(interaction, control)
            await handler(interaction, control, strip_unsafe(dict(fields)))
            await self._written_orders.filing.tell_unused(interaction, control.campaign)

    async def _with_rule(self, interaction: Interaction, control: ControlId, error: UserError) -> UserError:
        """A refusal that comes too late also names the rule of the decision that was made."""
        if error.key != "stale":
            return error
        snapshot = await self._campaigns.snapshot(control.campaign)
        campaign, table = snapshot.campaign, snapshot.table
        panel = _newest_panel(interaction, campaign)
        # after answers that were taken back in secret, decisions and actions are numbered apart
        is_known = table.number == table.public_number
        rule = await self._store.actions.rule_of(campaign.id, control.number) if is_known else ""
        if not rule:
            return UserError("stale", panel=panel)
        return UserError("stale-rule", rule=str(citation(campaign.game, rule)), panel=panel)

    async def _analysis(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        await self._written_orders.analyse(interaction, await self._current(control))

    async def _check_place(self, interaction: Interaction, control: ControlId) -> None:
        """Check that a control was pressed in its campaign's channel, so that no one looks in from elsewhere.

        Raises:
            UserError: it wasn't, the campaign doesn't exist, or a new one was asked for outside a server.
        """
        if not control.campaign and control.verb in _OUTSIDE:
            if interaction.guild_id is None:
                raise UserError("servers-only")
            return
        known = await self._store.campaigns.get(control.campaign) if control.campaign <= LARGEST_ID else None
        if known is None or known.channel != interaction.channel_id:
            raise UserError("unknown-campaign")

    async def _pending_decision(self, interaction: Interaction, control: ControlId) -> PendingDecision:
        """The decision that a control belongs to, if this player may see it."""
        snapshot = await self._campaigns.snapshot_with_suggestions(control.campaign, PRESS_PATIENCE)
        return snapshot.look(interaction.user.id, control.number)

    async def _pending_pick(self, interaction: Interaction, control: ControlId) -> tuple[PendingDecision, Pick]:
        pending = await self._pending_decision(interaction, control)
        if not isinstance(pending.decision, Pick):
            raise UserError("unknown-button")
        return pending, pending.decision

    async def _own(self, interaction: Interaction, control: ControlId) -> PendingDecision:
        """The player's own decision among those asked at the same time: the named one or the first."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        asked, user = snapshot.asked, interaction.user.id
        if not control.rest:
            return snapshot.look(user)
        place = _place(control.rest)
        if place >= len(asked):
            raise UserError("unknown-button")
        return snapshot.look(user, asked[place].decision.number)

    async def _answer(self, interaction: Interaction, control: ControlId, answer: Answer, named: str = "") -> None:
        """Give an answer; ``named``: what its player has chosen, in words."""
        after = await self._campaigns.answer(control.campaign, interaction.user.id, answer, control.number)
        await self._answered(interaction, after, control.number, named)

    async def _answer_or_confirm(
        self, interaction: Interaction, control: ControlId, pending: PendingDecision, answer: Answer
    ) -> None:
        """Give an answer, but ask once more before one that wastes something."""
        question = panels.confirmation(pending, answer)
        if question is None:
            await self._answer(interaction, control, answer, picks.chosen_text(pending.decision, answer))
        elif control.verb == "drill":
            await show_from_menu(interaction, question)
        else:
            await show(interaction, question)

    async def _answered(self, interaction: Interaction, after: CampaignSnapshot, number: int, named: str = "") -> None:
        """Acknowledge an answer: on the panel, or in private for a secret window."""
        if not after.is_secret_window or number not in [each.decision.number for each in after.asked]:
            await self._done(interaction, after, number, named)
        elif after.is_collecting:
            await self._show_kept(interaction, after.campaign.id, number)
        else:
            await self._close(interaction, say("answer-given"))

    async def _show_kept(self, interaction: Interaction, campaign: int, number: int) -> None:
        snapshot = await self._campaigns.snapshot(campaign)
        kept = [each for each in snapshot.pending if each.decision.number == number and each.kept is not None]
        await self._close(interaction, several_seats.kept_text(kept[0]) if kept else say("answer-given"))

    async def _close(self, interaction: Interaction, text: str) -> None:
        """Reply in private, replacing the player's dialogue if it was pressed there."""
        if is_dialogue(interaction):
            await show(interaction, message("", text=text))
        else:
            await tell(interaction, text)

    async def _pick(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending, pick = await self._pending_pick(interaction, control)
        answer = (resolve_token(pick.options, control.rest),)
        await self._answer_or_confirm(interaction, control, pending, answer)

    async def _sure(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Take an option after the question whether to."""
        _, pick = await self._pending_pick(interaction, control)
        answer = (resolve_token(pick.options, control.rest),)
        await self._answer(interaction, control, answer, picks.chosen_text(pick, answer))

    async def _drill(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        pending, pick = await self._pending_pick(interaction, control)
        if len(values) != 1:
            raise UserError("unknown-button")
        (value,) = values
        if value.startswith("open."):
            path = [*_path(control.rest), *_path(value.removeprefix("open."))]
            await show_from_menu(interaction, panels.dialogue(pending, interaction.user.id, path))
        else:
            await self._answer_or_confirm(interaction, control, pending, (resolve_token(pick.options, value),))

    async def _back(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending, _ = await self._pending_pick(interaction, control)
        await show(interaction, panels.dialogue(pending, interaction.user.id, _path(control.rest)))

    async def _open(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending = await self._own(interaction, control)
        await show(interaction, panels.dialogue(pending, interaction.user.id))

    async def _pass(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Pass in a window."""
        pending = await self._own(interaction, control)
        window = several_seats.window_of(pending.snapshot)
        if window is None:
            raise UserError("unknown-button")
        user, number = interaction.user.id, pending.decision.number
        after = await self._campaigns.answer(control.campaign, user, window.passing, number)
        await self._answered(interaction, after, number)

    async def _ask_less(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Store to pass in every window, and name the rules that ask less of everything else. Any panel will do."""
        user = interaction.user.id
        asked = asked_in_window(await self._campaigns.snapshot(control.campaign))
        after = await self._campaigns.pass_always(control.campaign, user)
        told = "\n".join((*passing_lines(asked, after, user), *openly_lines(after)))
        await show(interaction, message("", text=told, rows=openly_rows(after, user)))

    async def _store_answer(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Store an answer for windows of this kind, and give it if it applies to the open window."""
        pending, _ = await self._pending_pick(interaction, control)
        text = await self._stored_answers.choose(pending, interaction.user.id, "".join(values))
        await self._close(interaction, text)

    async def _several(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        _, pick = await self._pending_pick(interaction, control)
        await self._answer(interaction, control, picks.selected(pick, values))

    async def _layout(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending = await self._pending_decision(interaction, control)
        if not isinstance(pending.decision, Arrange):
            raise UserError("unknown-button")
        layouts = pending.decision.layouts
        named = resolve_token(layouts, control.rest)
        await self._answer(interaction, control, next(layout.slots for layout in layouts if layout.id == named))

    async def _usual(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending = await self._pending_decision(interaction, control)
        await self._answer_or_confirm(interaction, control, pending, pending.decision.default)

    async def _none(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        await self._answer(interaction, control, ())

    async def _return(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Take back the choice that led to a question."""
        _, pick = await self._pending_pick(interaction, control)
        if pick.back is None:
            raise UserError("option-gone")
        await self._answer(interaction, control, (pick.back.id,), pick.back.label)

    async def _all(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending = await self._pending_decision(interaction, control)
        await self._answer_or_confirm(interaction, control, pending, tuple(offered(pending.decision)))

    async def _redraw(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Apply a control to the player's draft, save it, and show it."""
        user = interaction.user.id
        lock = self._drafting.setdefault(user, asyncio.Lock())
        async with lock:
            pending = await self._pending_decision(interaction, control)
            snapshot, decision = pending.snapshot, pending.decision
            draft = _changed(decision, await self._draft(snapshot, decision, user), control, values)
            await self._store.drafts.save(snapshot.campaign.id, user, draft)
        if isinstance(decision, Pick):
            await show(interaction, panels.selection(snapshot, decision, draft))
        else:
            drawn = await self._drawn(snapshot, decision, draft)
            warning = await self._warning(pending, decision, draft)
            await show(interaction, panels.line_up(snapshot, decision, draft, drawn, warning))

    async def _warning(self, pending: PendingDecision, arrange: Arrange, draft: Draft) -> str:
        """A warning if the draft would end the game in defeat at once."""
        answer = lines.answer(draft)
        if lines.problem(arrange, draft) or not await self._analysis_worker.loses_at_once(
            pending.snapshot, pending.seat, answer
        ):
            return ""
        return say("line-loses")

    async def _drawn(self, snapshot: CampaignSnapshot, arrange: Arrange, draft: Draft) -> list[Picture]:
        """The arrangement as a picture; None if text is enough, or the renderer is busy for too long."""
        draw, view = presenter(snapshot.campaign.game).arrangement, snapshot.table.view(arrange.seat)
        try:
            async with asyncio.timeout(PATIENCE):
                picture = await self._renderer.draw(draw, view, draft.slots, spoken())
        except TimeoutError:
            return []
        return [] if picture is None else [picture]

    async def _draft(self, snapshot: CampaignSnapshot, decision: Decision, user: int) -> Draft:
        """The player's draft for this decision, or an empty one."""
        kept = await self._store.drafts.get(snapshot.campaign.id, user)
        if kept is not None and kept.number == decision.number:
            return kept
        return _fresh(decision, decision.number)

    async def _confirm(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        pending = await self._pending_decision(interaction, control)
        decision = pending.decision
        draft = await self._draft(pending.snapshot, decision, interaction.user.id)
        answer = tuple(draft.chosen) if isinstance(decision, Pick) else lines.answer(draft)
        await self._answer(interaction, control, answer)

    async def _undo(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        try:
            undone = await self._campaigns.undo(control.campaign, interaction.user.id, control.number)
        except UserError as error:
            if error.key == "stale" and control.rest == ORDERS:
                raise UserError("orders-back-late") from error
            raise
        if undone is None:
            await tell(interaction, undo_text(await self._campaigns.snapshot(control.campaign), interaction.user.id))
            return
        after, told = undone.after, undone_text(undone, interaction.user.id)
        if after.is_secret_window:
            await self._close(interaction, told)
        elif is_dialogue(interaction):
            await done(interaction, after.campaign, told)
        else:
            await self._done(interaction, after, control.number)

    async def _second(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Vote for someone else's proposal."""
        pending = await self._pending_decision(interaction, control)
        proposed = [ballot.answer for ballot in pending.ballots if base36(ballot.user) == control.rest]
        if not proposed:
            raise UserError("option-gone")
        await self._answer(interaction, control, read(proposed[0]))

    async def _go_on(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Vote to go on without a player whose time is up."""
        snapshot, user = await self._current(control), interaction.user.id
        asked = [each for each in snapshot.pending if user in each.voters and user not in each.deciders]
        if not asked:
            raise UserError("not-asked")
        for each in asked:
            await self._campaigns.answer(control.campaign, user, each.at_deadline, each.decision.number)
        await tell(interaction, say("vote-counted"))

    async def _agree(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        user = interaction.user.id
        undone = await self._campaigns.agree_to_undo(control.campaign, user, control.number)
        await tell(interaction, say("undo-agreed") if undone is None else undone_text(undone, user))

    async def _refuse_undo(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        await self._campaigns.refuse_undo(control.campaign, interaction.user.id, control.number)
        await tell(interaction, say("undo-refusal-told"))

    async def _done(self, interaction: Interaction, snapshot: CampaignSnapshot, number: int, named: str = "") -> None:
        """Acknowledge a press on a decision of this number, which may still wait for other votes or seats."""
        if snapshot.number == number:
            await done(interaction, snapshot.campaign, say("done"))
        else:
            await done_for_all(interaction, snapshot.campaign, say("acted", choice=named) if named else say("done"))
            await self._open_secret(interaction, snapshot)
        if interaction.message is not None and interaction.message.id == snapshot.campaign.panel:
            self._outbox.answer_by_panel(snapshot.campaign.id, interaction)

    async def _open_secret(self, interaction: Interaction, snapshot: CampaignSnapshot) -> None:
        """Show whoever pressed the panel the secret decision that comes next, if it's theirs: it saves them a press."""
        user = interaction.user.id
        if snapshot.is_secret_window or snapshot.is_group or is_dialogue(interaction):
            return
        secret = [each for each in snapshot.pending if each.decision.secret]
        theirs = [each for each in secret if each.admits(user) and each.may_look(user)]
        if theirs:
            await show_after(interaction, panels.dialogue(theirs[0], user))

    async def _why(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        decision = snapshot.decision
        if decision is None:
            raise UserError("over")
        if decision.secret or snapshot.is_group:
            decision = snapshot.look(interaction.user.id).decision
        first, *others = panels.barred_messages(snapshot, decision)
        await interaction.response.send_message(view=first.layout, ephemeral=True)
        for page in others:
            await interaction.followup.send(view=page.layout, ephemeral=True)

    async def _current(self, control: ControlId) -> CampaignSnapshot:
        """The campaign that a control belongs to, while its decision is pending."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_number(control.number)
        return snapshot

    async def _odds(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        await show_odds(interaction, await self._current(control))

    async def _odds_of(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        snapshot = await self._current(control)
        decision = visible_decision(snapshot, interaction.user.id)
        if not isinstance(decision, Pick):
            raise UserError("unknown-button")
        await show_odds_of(interaction, snapshot, resolve_token(decision.options, "".join(values)))

    async def _advice(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        await show_advice(interaction, await self._current(control))

    async def _hand(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        snapshot = await self._campaigns.snapshot(control.campaign)
        await tell(interaction, hand_text(snapshot, interaction.user.id))

    async def _follow(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        asked = await self._pending_decision(interaction, control)
        decision = asked.decision
        best = await self._analysis_worker.advice(asked.snapshot, decision.seat)
        answers = [each.answer for each in best] or [decision.default]
        await self._answer_or_confirm(interaction, control, asked, followed(control.rest, answers))


async def _refuse(interaction: Interaction, control: ControlId, error: UserError) -> None:
    """Explain a refusal. A dialogue with no way forward is closed with that message; who isn't in yet can join."""
    note_outcome(interaction, "refused")
    if error.key == "not-in-council" and not is_dialogue(interaction):
        await show(interaction, message("", text=str(error), rows=[row(join_button(control.campaign))]))
    elif is_dialogue(interaction) and error.key in _FINAL and not interaction.response.is_done():
        await show(interaction, message("", text=str(error)))
    else:
        await tell(interaction, str(error))


def _newest_panel(interaction: Interaction, campaign: Campaign) -> str:
    """The link to the newest panel; if that's the one pressed, its successor is still to come."""
    pressed = interaction.message
    return "soon" if pressed is not None and pressed.id == campaign.panel else campaign.panel_url


def _path(text: str) -> list[int]:
    """The menu indexes in a custom id."""
    steps = [step for step in text.split(".") if step]
    if not all(re.fullmatch(r"[0-9a-z]{1,6}", step) for step in steps):
        raise UserError("unknown-button")
    return [int(step, 36) for step in steps]


def _fresh(decision: Decision, number: int) -> Draft:
    if isinstance(decision, Arrange):
        return ArrangeQuestion(0, number, decision).suggested()
    return Draft(number, {}, list(decision.default))


def _changed(decision: Decision, draft: Draft, control: ControlId, values: Sequence[str]) -> Draft:
    """The draft after one press."""
    if isinstance(decision, Arrange):
        return _line_changed(decision, draft, control, values)
    if control.verb == "page":
        return picks.with_page(decision, draft, _place(control.rest), values)
    return draft


def _line_changed(arrange: Arrange, draft: Draft, control: ControlId, values: Sequence[str]) -> Draft:
    changes: dict[str, Callable[[], Draft]] = {
        "take": lambda: lines.taken_up(arrange, draft, _place(control.rest), values),
        "item": lambda: lines.selected(arrange, draft, control.rest),
        "put": lambda: lines.put_into(draft, _slot(arrange, control.rest)),
        "lead": lambda: lines.put_in_front(draft, _slot(arrange, control.rest)),
        "place": lambda: lines.put_into(draft, _slot(arrange, "".join(values))),
        "front": lambda: lines.moved_to_front(draft),
        "rear": lambda: lines.moved_to_rear(draft),
        "reset": lambda: _fresh(arrange, draft.number),
    }
    return changes[control.verb]() if control.verb in changes else draft


def _place(text: str) -> int:
    """The single index in a custom id."""
    path = _path(text)
    if len(path) != 1:
        raise UserError("unknown-button")
    return path[0]


def _slot(arrange: Arrange, named: str) -> str:
    place = _place(named)
    if place >= len(arrange.slots):
        raise UserError("option-gone")
    return arrange.slots[place].id
