"""``python -m tests.endurance.evening``: an evening of three people who all press at once and chat in between.

All the time, a watch looks at the thread: whether every control answers, whether there is one panel, whether it is the
last message when people have stopped talking, and whether anyone is mentioned more often than the game came to them.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import rules
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox
from bot.sandbox.protocol import Reply
from bot.storage import Campaign
from tests.bot.playing import Game, Json, controls, verb
from tests.evening.campaign import Pace, campaign, take_seats
from tests.evening.setups import Setup, setup_for
from tests.evening.watch import SILENCE, SLACK, Report, Watch, defect, number_of

Offer = tuple[Json, Json]
"""A message and one of its controls."""

PEOPLE = 3

_PRESENT = 2.0
"""Seconds after which someone who pressed is mentioned again: they're in a hurry."""

_BREAK, _BREAK_EVERY = 12.0, 25
"""Everyone leaves for so many seconds, whenever so many presses are made."""

_LEFT_OUT = {"film", "statistics", "export", "join", "teach"}
_DECIDING = {"pick", "usual", "layout", "several", "none", "all", "confirm", "second", "commit"}
_CHAT = ("Well played.", "I'd attack.", "Not so fast!", "Whose turn is it?", "Brb.", "Let's wait for the Persians.")


class Evening:
    """Three people, each of whom presses what they see, as fast as they can read."""

    def __init__(
        self, box: Sandbox, bot: CursusBot, game: Game, setup: Setup, seed: int, pace: float, report: Report
    ) -> None:
        self._box = box
        self._bot = bot
        self._game = game
        self._people = setup.people
        self._seed = seed
        self._pace = pace
        self._left = self._breaks_left = 0
        self._report = report
        self._watch = Watch(box, report, game.thread, pace)

    async def play(self, presses: int) -> None:
        """Let everyone press and talk until so many presses are made."""
        self._left = presses
        self._breaks_left = presses // _BREAK_EVERY
        self._break = asyncio.create_task(asyncio.sleep(0))
        looking = asyncio.create_task(self._watch.look())
        try:
            people = (self._person(name, Random(f"{self._seed} {name}")) for name in self._people)
            await asyncio.gather(*people)
            await self._break
            await asyncio.sleep(self._pace * SILENCE + SLACK)
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        self._report.decisions += (await self._campaign()).number

    async def _campaign(self) -> Campaign:
        campaign = await self._bot.store.campaigns.get(self._game.campaign)
        assert campaign is not None
        return campaign

    async def _person(self, name: str, rng: Random) -> None:
        while self._left > 0:
            await asyncio.sleep(rng.uniform(0.2, 1.6) * self._pace)
            if self._left // _BREAK_EVERY < self._breaks_left:
                self._breaks_left -= 1
                self._break = asyncio.create_task(asyncio.sleep(_BREAK * self._pace))
            await self._break
            if rng.random() < 0.08:
                await self._talk(name, rng)
            elif not await self._press(name, rng):
                await asyncio.sleep(0.05)

    async def _talk(self, name: str, rng: Random) -> None:
        """Say a word or two, and now and then wait for an answer of the others."""
        for _ in range(rng.randint(1, 3)):
            await self._box.say(name, self._game.thread, rng.choice(_CHAT))
            self._watch.heard()
            self._report.said += 1
            await asyncio.sleep(rng.uniform(0.1, 1.0) * self._pace)
        if rng.random() < 0.5:
            await asyncio.sleep(2 * SILENCE * self._pace)

    async def _press(self, name: str, rng: Random) -> bool:
        """Press or choose something that can be pressed; False if there's nothing."""
        known = await self._bot.campaigns.snapshot(self._game.campaign)
        before = {each.decision.number for each in known.pending}
        offered = [(each, part) for each in self._seen(name) for part in controls(each) if not part.get("disabled")]
        offered = [(each, part) for each, part in offered if verb(part) not in _LEFT_OUT]
        if not offered:
            return False
        message, part = rng.choice(_narrowed(offered, rng))
        self._left -= 1
        self._report.presses[verb(part)] += 1
        outcome = await self._touched(name, message, part, rng)
        after = await self._bot.campaigns.snapshot(self._game.campaign)
        is_current = number_of(part) in before and {each.decision.number for each in after.pending} == before
        self._judge(outcome, part, is_current=is_current)
        if verb(part) == "again" and not outcome.error:
            await self._go_on_elsewhere(outcome)
        elif outcome.modal is not None:
            self._judge(await self._filled(name, outcome), part, is_current=is_current)
        return True

    def _seen(self, name: str) -> list[Json]:
        """The panel and the dialogues someone can press, as far as they scroll up."""
        found = [each for each in self._box.messages(self._game.thread, name) if controls(each)]
        return found[-3:]

    async def _touched(self, name: str, message: Json, part: Json, rng: Random) -> Outcome:
        if part["type"] == 2:
            pressed = await self._box.click(name, message["id"], part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]]
            count = rng.randint(part.get("min_values", 1), min(part.get("max_values", 1), len(values)))
            chosen = rng.sample(values, count)
            pressed = await self._box.select(name, message["id"], part["custom_id"], chosen)
        return await _filled_in(pressed)

    async def _filled(self, name: str, opened: Outcome) -> Outcome:
        assert opened.modal is not None
        fields = {
            each["component"]["custom_id"]: each["component"].get("value") or "end turn"
            for each in opened.modal["components"]
            if "custom_id" in each.get("component", {})
        }
        return await _filled_in(await self._box.submit(name, opened, fields))

    def _judge(self, outcome: Outcome, part: Json, *, is_current: bool) -> None:
        fault = defect(outcome, part, is_current=is_current)
        if fault:
            self._report.complain("dead control", fault)

    async def _go_on_elsewhere(self, outcome: Outcome) -> None:
        """Go on in the campaign that follows this one."""
        if "has started" not in outcome.text:
            return
        self._report.decisions += (await self._campaign()).number
        campaign = (await self._bot.store.campaigns.all())[-1]
        self._game = Game(self._box, self._bot, str(campaign.channel), campaign.id)
        await take_seats(self._game, self._people)
        self._report.campaigns += 1
        self._watch.follow(self._game.thread)


async def _filled_in(outcome: Outcome) -> Outcome:
    """Wait until a deferred message has come."""
    if outcome.type is Reply.DEFERRED_MESSAGE:
        try:
            await outcome.settled(20)
        except TimeoutError:
            outcome.error = "nothing came after the deferral"
    return outcome


def _narrowed(offered: Sequence[Offer], rng: Random) -> Sequence[Offer]:
    """Most people press what decides, and most of those the bright button."""
    deciding = [(each, part) for each, part in offered if verb(part) in _DECIDING]
    if not deciding or rng.random() < 0.2:
        return offered
    bright = [(each, part) for each, part in deciding if part.get("style") in (1, 3)]
    return bright if bright and rng.random() < 0.7 else deciding


async def evening(file: Path, setup: Setup, presses: int, seed: int = 1, pace: float = 1.0) -> Report:
    """Play one evening; the report lists what must not happen."""
    report = Report()
    async with campaign(file, setup, seed, Pace(pace, _PRESENT), report) as (box, bot, game):
        await Evening(box, bot, game, setup, seed, pace, report).play(presses)
    return report


def main() -> None:
    """Play evenings from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--presses", type=int, default=500)
    asked.add_argument("--pace", type=float, default=1.0, help="1: as in life; 0.1: ten times as fast")
    asked.add_argument("--game", action="append", choices=[*rules.games()])
    wanted = asked.parse_args()
    failed = False
    for name in wanted.game or [*rules.games()]:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            file, setup = Path(folder) / "cursus.db", setup_for(name, PEOPLE)
            report = asyncio.run(evening(file, setup, wanted.presses, wanted.seed, wanted.pace))
        print(f"{name}, seed {wanted.seed}, {time.monotonic() - began:.0f} s: {report}")
        print(f"  pressed: {dict(report.presses)}")
        failed = failed or bool(report.faults)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
