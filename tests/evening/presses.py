"""One person's presses: the way through panels, menus and dialogues to an answer, counted in taps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from bot.components import select_menus
from bot.components.custom_ids import base36, token
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.protocol import Flag, Reply
from rules.core.decisions import Arrange, Decision, Item, Layout, Pick
from tests.bot.playing import Json, controls, verb
from tests.evening.goals import Goal, Line
from tests.evening.watch import Report, defect, number_of

_MENU = 2
"""Taps of a choice from a menu: open it, choose."""

_PATIENCE = 20.0
_EDITED_LATER = {"add", "commit", "prune"}
"""Presses in a dialogue that are answered by an edit of it."""


class UnreachableError(Exception):
    """No control leads to the answer."""


class GoneError(Exception):
    """The message was replaced while the finger was on its way."""


class Asked(Protocol):
    """Says whether decisions are still pending for someone."""

    def __call__(self) -> Awaitable[frozenset[int]]:
        """The numbers of the decisions that wait for them."""


class Presses:
    """What one person presses for one choice. ``pause`` is the time they take before each press but the first."""

    def __init__(
        self, box: Sandbox, name: str, report: Report, asked: Asked, pause: Callable[[], Awaitable[None]]
    ) -> None:
        self._box = box
        self._name = name
        self._report = report
        self._asked = asked
        self._pause = pause
        self.taps = 0
        self.path: list[str] = []
        self.last_at = 0.0
        self.said = ""

    async def press(self, message: Json, control: Json, values: Sequence[str] = ()) -> Json:
        """Press a button or choose from a menu; return the message to go on with.

        Raises:
            GoneError: the message was replaced meanwhile.
        """
        number = number_of(control) if is_ours(control) else None
        before = await self._asked()
        self.last_at = time.monotonic()
        outcome = await self._sent(message, control, values)
        if outcome.interaction is None:
            raise GoneError(outcome.error)
        self.taps += taps_of(control, values)
        self.path.append(verb(control))
        self._report.presses[verb(control)] += 1
        await self._answered(outcome, message, control)
        fault = defect(outcome, control, is_current=number in before and await self._asked() == before)
        if fault:
            self._report.complain("dead control", fault)
        self.said = "\n".join([*map(readable, outcome.messages), outcome.text])
        return self._following(outcome, message)

    async def _sent(self, message: Json, control: Json, values: Sequence[str]) -> Outcome:
        if control["type"] == 2:
            return await self._box.click(self._name, message["id"], control["custom_id"])
        return await self._box.select(self._name, message["id"], control["custom_id"], values)

    async def _answered(self, outcome: Outcome, message: Json, control: Json) -> None:
        """Wait for what comes after the first response: a deferred answer, or the dialogue that a menu opens."""
        if outcome.error:
            return
        is_public = not message["flags"] & Flag.EPHEMERAL
        try:
            if outcome.type is Reply.DEFERRED_MESSAGE or (
                outcome.type is Reply.DEFERRED_UPDATE and not is_public and verb(control) in _EDITED_LATER
            ):
                await outcome.settled(_PATIENCE)
            elif is_public and verb(control) == "drill" and outcome.type is Reply.UPDATE:
                await self._until_open_or_made(outcome, number_of(control))
        except TimeoutError:
            outcome.error = "nothing came after the first response"

    async def _until_open_or_made(self, outcome: Outcome, number: int) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not outcome.ephemeral and number in await self._asked():  # noqa: ASYNC110 - another task answers
                await asyncio.sleep(0.01)

    def _following(self, outcome: Outcome, pressed: Json) -> Json:
        opened = [each for each in outcome.ephemeral if controls(each)]
        if opened:
            return opened[-1]
        with suppress(KeyError):
            return self._box.message_service.shown(self._box.world.posts[pressed["id"]])
        return pressed

    async def follow(self, message: Json, wanted: str, rest: str | None = None, values: Sequence[str] = ()) -> Json:
        """Press a control that has to be there.

        Raises:
            UnreachableError: it isn't.
        """
        found = find(message, wanted, rest)
        if found is None:
            raise UnreachableError(
                f"no {wanted} {rest or ''} among {[each['custom_id'] for each in controls(message)]}"
            )
        if self.path:
            await self._pause()
        return await self.press(message, found, values)

    async def answer(self, message: Json, decision: Decision, goal: Goal) -> None:
        """Give an answer from the panel or a dialogue.

        Raises:
            UnreachableError: nothing leads there.
            GoneError: the message was replaced meanwhile.
        """
        if isinstance(goal, Line):
            assert isinstance(decision, Arrange)
            shown = await self._arranged(message, decision, goal)
        else:
            assert isinstance(decision, Pick)
            is_one = decision.min == decision.max == 1
            shown = await (
                self._picked(message, decision, goal[0]) if is_one else self._several(message, decision, goal)
            )
        if find(shown, "sure"):
            await self.follow(shown, "sure")

    async def _picked(self, message: Json, pick: Pick, wanted: str) -> Json:
        place = next(place for place, option in enumerate(pick.options) if option.id == wanted)
        path: list[int] = []
        while True:
            if find(message, "pick", token(pick.options, place)):
                return await self.follow(message, "pick", token(pick.options, place))
            entries = select_menus.entries(pick.options, path)
            at = next(at for at, entry in enumerate(entries) if place in entry.places)
            here, leads_on = ".".join(map(base36, path)), entries[at].is_heading
            if find(message, "drill", here):
                value = f"open.{base36(at)}" if leads_on else token(pick.options, place)
                message = await self.follow(message, "drill", here, [value])
            else:
                message = await self.follow(message, "under", ".".join(map(base36, (*path, at))))
            if not leads_on:
                return message
            path.append(at)

    async def _several(self, message: Json, pick: Pick, wanted: tuple[str, ...]) -> Json:
        if {*wanted} == {*pick.default}:
            return await self.follow(message, "usual")
        if not wanted:
            return await self.follow(message, "none")
        tokens = {option.id: token(pick.options, place) for place, option in enumerate(pick.options)}
        menu = find(message, "several")
        if menu is not None:
            named = [tokens[option.id] for option in pick.options if option.id in wanted]
            offers_all = {option["value"] for option in menu["options"]} >= {"+".join(named)}
            values = ["+".join(named)] if offers_all else named
            if len(named) == len(pick.options) and find(message, "all"):
                return await self.follow(message, "all")
            return await self.follow(message, "several", None, values)
        shown, goal = await self.follow(message, "select"), {tokens[each] for each in wanted}
        pages = [control for control in controls(shown) if verb(control) == "page"]
        for page in pages:
            values = [option["value"] for option in page["options"]]
            if {*preselected(page)} != goal & {*values}:
                shown = await self.follow(shown, "page", rest_of(page), [each for each in values if each in goal])
        return await self.follow(shown, "confirm")

    async def _arranged(self, message: Json, arrange: Arrange, goal: Line) -> Json:
        if goal.layout:
            return await self.follow(message, "layout", _token(arrange.layouts, goal.layout))
        if not goal.item:
            suggested = next((each.id for each in arrange.layouts if each.slots == arrange.default), "")
            if suggested:
                return await self.follow(message, "layout", _token(arrange.layouts, suggested))
            return await self.follow(message, "usual")
        wanted = _token(arrange.items, goal.item)
        if find(message, "item", wanted):
            shown = await self.follow(message, "item", wanted)
        else:
            shown = await self.follow(message, "change")
            shown = await self._taken(shown, wanted)
        shown = await self._put(shown, [slot.id for slot in arrange.slots].index(goal.slot))
        return await self.follow(shown, "confirm")

    async def _taken(self, message: Json, wanted: str) -> Json:
        for menu in controls(message):
            if verb(menu) == "take" and wanted in [option["value"] for option in menu["options"]]:
                return await self.follow(message, "take", rest_of(menu), [wanted])
        raise UnreachableError(f"no menu has {wanted}")

    async def _put(self, message: Json, place: int) -> Json:
        if find(message, "put", base36(place)):
            return await self.follow(message, "put", base36(place))
        for menu in controls(message):
            if verb(menu) == "place" and base36(place) in [option["value"] for option in menu["options"]]:
                return await self.follow(message, "place", rest_of(menu), [base36(place)])
        raise UnreachableError(f"nothing puts an item into slot {place}")


def is_ours(control: Json) -> bool:
    """Whether a control belongs to a campaign, not to the rulebook."""
    return str(control["custom_id"]).startswith("cp:")


def find(message: Json, wanted: str, rest: str | None = None) -> Json | None:
    """The control of a message that can be pressed for this, the one with that argument if it's given."""
    offered = (each for each in controls(message) if is_ours(each) and not each.get("disabled"))
    return next((each for each in offered if verb(each) == wanted and rest in (None, rest_of(each))), None)


def rest_of(control: Json) -> str:
    """The argument in a custom id."""
    return str(control["custom_id"]).split(":")[3].partition(".")[2]


def preselected(menu: Json) -> list[str]:
    """The values of a menu that are marked already."""
    return [option["value"] for option in menu["options"] if option.get("default")]


def taps_of(control: Json, values: Sequence[str]) -> int:
    """How often someone taps: a button once; in a menu of several each line that changes, and to close it."""
    if control["type"] == 2:
        return 1
    if control.get("max_values", 1) == 1:
        return _MENU
    return _MENU + len({*preselected(control)} ^ {*values})


def _token(things: Sequence[Item] | Sequence[Layout], wanted: str) -> str:
    return token(things, [each.id for each in things].index(wanted))
