"""A scripted person: answers when asked, chats and looks around otherwise."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.client import CursusBot
from bot.common.messages import say
from bot.sandbox import Sandbox
from bot.views.several_seats import PASS_TURN, window_of
from tests.bot.playing import Game, Json, controls, verb
from tests.evening.campaign import take_seats
from tests.evening.figures import Choice, Figures, Turn
from tests.evening.goals import goal_of
from tests.evening.presses import GoneError, Presses, UnreachableError, find, is_ours
from tests.evening.watch import SILENCE, Watch, is_live_panel, number_of

WHIM = 0.25
"""The share of answers that aren't the suggestion."""

_CHAT = ("Well played.", "Not so fast!", "Whose turn is it?", "Brb.", "I'd wait.", "That was close.", "Your move.")
_TALKS, _LOOKS, _LINGERS, _UNDOES = 0.04, 0.06, 0.025, 0.1
"""How often someone talks, looks around, lingers; and how often a look around takes back a choice."""

_BY_ADVICE, _BY_ORDERS, _STORES, _SECONDS = 0.06, 0.2, 0.1, 0.3
"""How often someone answers by advice, by written orders, by a stored answer, or by another's proposal."""

_DECIDING = {
    "pick", "sure", "drill", "under", "back", "open", "pass", "store", "remember", "several", "usual", "none", "all",
    "select", "layout", "item", "change", "confirm", "second", "goon", "follow", "orders", "return",
}  # fmt: skip
_PUBLIC = {"join", "teach", "seat", "again", "film", "statistics", "export"}


@dataclass
class Room:
    """What the people of an evening share."""

    box: Sandbox
    bot: CursusBot
    game: Game
    watch: PanelWatch
    figures: Figures
    pace: float
    presses: int
    is_over: bool = False
    is_stuck: bool = False
    moved_at: float = 0.0

    def note(self, choice: Choice, after: CampaignSnapshot) -> None:
        """Count a choice. The evening is over once there were enough presses and a turn has ended."""
        self.figures.choices.append(choice)
        self.moved_at = time.monotonic()
        has_ended = choice.turn != turn_of(after) or after.decision is None
        if has_ended:
            self.figures.ended_turns.add(choice.turn)
        pressed = self.figures.report.presses.total()
        self.is_over = self.is_over or pressed >= (self.presses if has_ended else 2 * self.presses)


class PanelWatch(Watch):
    """A watch that also measures how long people wait for the next panel."""

    def time_panels(self, figures: Figures) -> None:
        """Measure from now on."""
        self._figures = figures
        self._expected: list[tuple[int, float]] = []

    def expect(self, number: int, since: float) -> None:
        """A press at a time made a choice; the next panel has this number."""
        self._expected.append((number, since))

    def look_at(self, now: float) -> None:
        """Look once, also for the panels that are expected."""
        super().look_at(now)
        if self._expected:
            panel = live_panel(self._box.messages(self.thread))
            shown = -1 if panel is None else panel_number(panel)
            self._figures.waits += [time.monotonic() - since for number, since in self._expected if number <= shown]
            self._expected = [each for each in self._expected if each[0] > shown]


def live_panel(messages: Sequence[Json]) -> Json | None:
    """The newest panel that can be pressed."""
    return next((each for each in reversed(messages) if is_live_panel(each)), None)


def panel_number(panel: Json) -> int:
    """The decision number of a panel."""
    return max(number_of(each) for each in controls(panel) if is_ours(each))


def turn_of(snapshot: CampaignSnapshot) -> Turn:
    """The turn that is being played."""
    return snapshot.campaign.id, snapshot.table.state.turn


class Person:
    """Someone at the table, who does what they see can be done."""

    def __init__(self, room: Room, name: str, rng: Random) -> None:
        self._room = room
        self._name = name
        self._rng = rng
        self._asks_less = False
        self._user = int(room.box.world.user(name)["id"])

    async def play(self) -> None:
        """Play and talk until the evening is over."""
        while not self._room.is_over:
            await self._rest(0.5, 2.0)
            if self._rng.random() < _TALKS:
                await self._talk()
            elif not await self._act():
                await asyncio.sleep(0.05)

    async def _rest(self, least: float, most: float) -> None:
        lingers = 2 * SILENCE if self._rng.random() < _LINGERS else 0.0
        await asyncio.sleep((self._rng.uniform(least, most) + lingers) * self._room.pace)

    async def _pause(self) -> None:
        await self._rest(0.3, 0.8)

    async def _talk(self) -> None:
        """Say a word or two, and now and then wait for an answer of the others."""
        for _ in range(self._rng.randint(1, 3)):
            await self._room.box.say(self._name, self._room.game.thread, self._rng.choice(_CHAT))
            self._room.watch.heard()
            self._room.figures.report.said += 1
            await self._rest(0.1, 1.0)
        if self._rng.random() < 0.3:
            await asyncio.sleep(2 * SILENCE * self._room.pace)

    async def _act(self) -> bool:
        """Do something that makes sense now; False if there's nothing to do."""
        if await self._agreed():
            return True
        snapshot = await self._snapshot()  # until the next await, its table is the one that the panel shows
        panel = live_panel(self._messages())
        if panel is None or panel_number(panel) != snapshot.number:
            return False
        if snapshot.decision is None:
            return await self._play_again(panel)
        if self._rng.random() < _LOOKS and await self._looked(panel):
            return True
        mine = [each for each in snapshot.pending if self._is_asked(each)]
        if mine:
            await self._answer(snapshot, mine[0], panel)
        return bool(mine)

    def _messages(self) -> list[Json]:
        """What everyone sees. Private dialogues are followed where they open."""
        return self._room.box.messages(self._room.game.thread)

    async def _snapshot(self) -> CampaignSnapshot:
        return await self._room.bot.campaigns.snapshot_with_suggestions(self._room.game.campaign)

    def _is_asked(self, pending: PendingDecision) -> bool:
        """Whether it waits for this person. A secret window gives a stored answer only at its release."""
        return self._user in pending.waiting_for and pending.stored_answer is None

    async def _asked(self) -> frozenset[int]:
        """The numbers of the decisions that wait for this person."""
        snapshot = await self._room.bot.campaigns.snapshot(self._room.game.campaign)
        return frozenset(each.decision.number for each in snapshot.pending if self._is_asked(each))

    def _fingers(self) -> Presses:
        return Presses(self._room.box, self._name, self._room.figures.report, self._asked, self._pause)

    async def _answer(self, before: CampaignSnapshot, pending: PendingDecision, panel: Json) -> None:
        """Answer a decision; a way that ends nowhere is a fault, unless others have decided meanwhile."""
        presses, number, was = self._fingers(), pending.decision.number, before.number
        turn, topic = turn_of(before), pending.decision.topic  # the snapshot's table moves on
        try:
            by_orders = await self._answered_somehow(presses, pending, panel)
        except GoneError:
            return
        except UnreachableError as error:
            if number in await self._asked():
                self._room.figures.report.complain("dead control", f"{topic}: {error}")
            return
        after = await self._snapshot()
        if number in await self._asked():
            if not by_orders:
                told = f"{topic} by {', '.join(presses.path)}: {presses.said[:120]!r}"
                self._room.figures.report.complain("dead control", f"no answer comes of {told}")
            return
        if say("stale-elsewhere") in presses.said or "That decision has been made" in presses.said:
            return
        if after.number != was:
            self._room.watch.expect(after.number, presses.last_at)
        self._room.note(Choice(turn, self._name, topic, tuple(presses.path), presses.taps, by_orders), after)

    async def _answered_somehow(self, presses: Presses, pending: PendingDecision, panel: Json) -> bool:
        """Answer by orders, advice, a proposal, a stored answer, or the panel; True if it's by orders."""
        snapshot, roll = pending.snapshot, self._rng.random()
        if find(panel, "analysis") and roll < _BY_ORDERS and await self._ordered(presses, panel):
            return True
        if find(panel, "second") and roll < _SECONDS:
            await presses.follow(panel, "second")
        elif find(panel, "advice") and roll < _BY_ADVICE:
            shown = await presses.follow(panel, "advice")
            await self._confirmed(presses, await presses.follow(shown, "follow"))
        elif find(panel, "remember") and roll < _STORES / 2:
            await self._remembered(presses, panel)
        else:
            await self._by_panel(presses, snapshot, pending, panel)
        return False

    async def _by_panel(
        self, presses: Presses, snapshot: CampaignSnapshot, pending: PendingDecision, panel: Json
    ) -> None:
        window, goal = window_of(snapshot), goal_of(pending, self._rng, WHIM)
        if find(panel, "less") and not self._asks_less:
            self._asks_less = True
            await presses.follow(panel, "less")
            return
        if not find(panel, "open"):
            await presses.answer(panel, pending.decision, goal)
            return
        if window is not None and goal == window.passing and self._rng.random() < 0.5:
            await presses.follow(panel, "pass")
            return
        shown = await presses.follow(panel, "open")
        if find(shown, "store") and self._rng.random() < _STORES:
            await presses.follow(shown, "store", None, [PASS_TURN])
            return
        opened = {number_of(each) for each in controls(shown) if is_ours(each)}
        if pending.decision.number not in opened:  # another seat of the same person
            others = [each for each in snapshot.pending if each.decision.number in opened]
            if not others:
                raise UnreachableError(f"the dialogue has no decision: {presses.said[:120]!r}")
            pending = others[0]
            goal = goal_of(pending, self._rng, WHIM)
        await presses.answer(shown, pending.decision, goal)

    async def _confirmed(self, presses: Presses, shown: Json) -> None:
        if find(shown, "sure"):
            await presses.follow(shown, "sure")

    async def _remembered(self, presses: Presses, panel: Json) -> None:
        """Store a rule: a button, or the first entry of the menu."""
        control = find(panel, "remember")
        values = [each["value"] for each in (control or {}).get("options", ())][:1]
        await presses.follow(panel, "remember", None, values)

    async def _ordered(self, presses: Presses, panel: Json) -> bool:
        """Let the analysis write orders, and carry them out; False if it has none."""
        shown = await presses.follow(panel, "analysis")
        menu = find(shown, "add")
        if menu is None:
            return False
        values = [each["value"] for each in menu["options"]]
        shown = await presses.follow(
            shown, "add", None, self._rng.sample(values, self._rng.randint(1, min(5, len(values))))
        )
        if not find(shown, "commit") and find(shown, "prune"):
            shown = await presses.follow(shown, "prune")
        await presses.follow(shown, "commit" if find(shown, "commit") else "drop")
        return True

    async def _agreed(self) -> bool:
        """Agree to take a choice back, if someone asks for it."""
        for message in reversed(self._messages()):
            if find(message, "agree"):
                snapshot = await self._snapshot()
                if snapshot.roster.request is not None and self._user in snapshot.members:
                    await self._press_or_miss(message, "agree")
                    return True
        return False

    async def _looked(self, panel: Json) -> bool:
        """Press something that decides nothing; False if there's no such control."""
        offered = [each for each in controls(panel) if not each.get("disabled") and each["type"] == 2]
        offered = [each for each in offered if verb(each) not in _DECIDING | _PUBLIC]
        if self._rng.random() > _UNDOES:
            offered = [each for each in offered if verb(each) != "undo"]
        if not offered:
            return False
        with suppress(GoneError):
            await self._fingers().press(panel, self._rng.choice(offered))
        return True

    async def _press_or_miss(self, message: Json, wanted: str) -> None:
        with suppress(GoneError, UnreachableError):
            await self._fingers().follow(message, wanted)

    async def _play_again(self, panel: Json) -> bool:
        """Start another game after the end; the first to press does."""
        if not find(panel, "again") or self._room.is_over:
            return False
        presses = self._fingers()
        try:
            await presses.follow(panel, "again")
        except (GoneError, UnreachableError):
            return False
        if "has started" in presses.said:
            room = self._room
            campaign = (await room.bot.store.campaigns.all())[-1]
            room.game = Game(room.box, room.bot, str(campaign.channel), campaign.id)
            await take_seats(room.game, room.figures.setup.people)
            room.figures.report.campaigns += 1
            room.watch.follow(room.game.thread)
        return True
