"""What is watched during an evening: the bot's requests, its log, and the thread as someone sees it who waits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from bot.common.messages import say
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.request_log import Entry
from tests.bot.playing import Json, controls, verb

SILENCE = 5.0
"""Seconds without a word after which the panel has to be the last message."""

SLACK = 3.0
"""Seconds that a busy machine may take longer than Discord's own limits explain."""

_LOOK = 0.02
"""Seconds between two looks of the watch."""

_OF_NOTICES = {"join", "teach", "agree", "refuse"}
_NEVER = ("unknown-button", "not-saved", "discord-refused")

_YOUR_TURN = ("your turn", "à vous")
"""What a mention says, in each language."""

FaultKind = Literal["dead control", "second panel", "panel not last", "other"]


@dataclass
class Report:
    """What came of an evening."""

    presses: Counter[str] = field(default_factory=Counter)
    said: int = 0
    decisions: int = 0
    campaigns: int = 1
    mentions: int = 0
    hand_overs: int = 0
    posts: int = 0
    edits: int = 0
    panels: int = 0
    pictures: int = 0
    uploaded: int = 0
    faults: list[str] = field(default_factory=list)
    found: Counter[FaultKind] = field(default_factory=Counter)

    def complain(self, kind: FaultKind, text: str) -> None:
        """Add a fault, once."""
        if text not in self.faults:
            self.faults.append(text)
            self.found[kind] += 1

    def __str__(self) -> str:
        found = "\n  ".join(["", *self.faults]) if self.faults else " none"
        return (
            f"{self.presses.total()} presses, {self.said} messages of people, {self.decisions} decisions in"
            f" {self.campaigns} campaigns; {self.posts} posts, {self.edits} edits, {self.mentions} mentions,"
            f" {self.pictures} pictures, {self.uploaded / 1e6:.1f} MB; faults:{found}"
        )


class Errors(logging.Handler):
    """Each error that the bot logs is a fault."""

    def __init__(self, report: Report) -> None:
        super().__init__(logging.ERROR)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        self._report.complain("other", f"{record.name}: {logging.Formatter().format(record)}")


class Wire:
    """What the bot sends: counts it, and keeps who was mentioned."""

    def __init__(self, box: Sandbox, report: Report) -> None:
        self.mentioned: Counter[int] = Counter()
        self._report = report
        self._end = box.record.end
        box.record.end = self._ended  # type: ignore[method-assign]

    def _ended(self, entry: Entry, status: int) -> None:
        self._end(entry, status)
        if not 200 <= status < 300:
            return
        self._report.pictures += len(entry.files)
        self._report.uploaded += sum(each["size"] for each in entry.files)
        is_post = entry.method == "POST" and entry.path.endswith("/messages")
        self._report.posts += is_post
        self._report.panels += is_post and is_panel_message(entry.json)
        self._report.edits += entry.method == "PATCH"
        is_turn = is_post and any(words in str(entry.json["components"]) for words in _YOUR_TURN)
        users = entry.json["allowed_mentions"].get("users", ()) if is_turn else ()
        self.mentioned.update(int(user) for user in users)
        self._report.mentions += len(users)


class Watch:
    """Looks at a thread all the time, as someone does who waits for their turn."""

    def __init__(self, box: Sandbox, report: Report, thread: str, pace: float) -> None:
        self._box = box
        self._report = report
        self._pace = pace
        self._now = 0.0
        self._panels: list[str] = []
        self._last = ""
        self.follow(thread)

    def follow(self, thread: str) -> None:
        """Watch this thread from now on."""
        self.thread = thread
        self._spoken = self._since = self._two_since = self._now

    def heard(self) -> None:
        """Someone writes just now."""
        self._spoken = self._now

    async def look(self) -> None:
        """Look until cancelled. While the whole process has no processor, no time passes."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(_LOOK)
            self.look_at(self._now + min(time.monotonic() - before, 3 * _LOOK))

    def look_at(self, now: float) -> None:
        """Look once, at a time in seconds."""
        self._now = now
        messages = self._box.messages(self.thread)
        panels = [each["id"] for each in messages if is_live_panel(each)]
        if panels != self._panels:
            self._panels, self._two_since = panels, now
        if len(panels) > 1 and now > self._two_since + SLACK + self._pace * SILENCE:
            shown = [readable(each)[:60] for each in messages if is_live_panel(each)]
            self._report.complain("second panel", f"there are {len(panels)} panels: {shown}")
        if messages[-1]["id"] != self._last:
            self._last, self._since = messages[-1]["id"], now
        quiet_since = max(self._spoken, self._since)
        if not is_panel_message(messages[-1]) and now > quiet_since + self._pace * SILENCE + SLACK:
            last = f"{self._last} {readable(messages[-1])[:60]!r}"
            self._report.complain("panel not last", f"the last message isn't the panel but {last}")


def of_panel(message: Json) -> list[Json]:
    """The controls of a panel or dialogue; none if a message is something else."""
    ours = [each for each in controls(message) if str(each["custom_id"]).startswith("cp:")]
    return [each for each in ours if verb(each) not in _OF_NOTICES]


def is_panel_message(message: Json) -> bool:
    """Whether a message is a panel, pressed or not."""
    return bool(of_panel(message))


def is_live_panel(message: Json) -> bool:
    """Whether a message has controls that can be pressed, other than those of the opening post."""
    return any(not each.get("disabled") for each in of_panel(message))


def number_of(part: Json) -> int:
    """The decision number of a control of ours."""
    return int(str(part["custom_id"]).split(":")[2], 36)


def defect(outcome: Outcome, part: Json, *, is_current: bool) -> str:
    """What is wrong with the response to a press; empty if nothing is. ``is_current``: its decision is pending."""
    said = "\n".join([*map(readable, outcome.messages), outcome.text])
    name = f"{verb(part)} ({part['custom_id']}, {part.get('label')!r})"
    if outcome.error:
        return f"{name} is dead: {outcome.error}"
    for key in _NEVER:
        if say(key) in said:
            return f"{name} is dead: {say(key)}"
    if "Something went wrong" in said:
        return f"{name} meets a fault: {said[:200]}"
    if is_current and ("That decision has been made" in said or say("option-gone") in said):
        return f"{name} is dead although the question is open: {said[:80]}"
    return ""
