"""Whole campaigns through discord.py and the sandbox, from ``/campaign new`` on, mostly with buttons and menus."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox, assert_discord_accepts, readable
from rules.core import registry
from rules.core.decisions import Decision
from tests.bot.playing import BLUE, RED, Game, Json, controls, is_panel, verb, verbs

_MOST_TAPS = 12
_MOST_DECISIONS = 2000
_TAPPED = {
    "pick",
    "drill",
    "usual",
    "several",
    "none",
    "select",
    "page",
    "confirm",
    "change",
    "take",
    "put",
    "open",
    "lead",
    "under",
    "item",
}


@dataclass(frozen=True)
class Played:
    """A game to be played: its packages, its scenario, who sits where, and the turn after which to stop.

    ``battle`` is the kind of the event that every battle has.
    """

    game: str
    packages: tuple[str, str]
    scenario: str
    seats: Mapping[str, str]
    turns: int
    battle: str


GAMES = [Played("toy", ("tests.toy", "tests.toy"), "long", {"red": RED, "blue": BLUE}, 10, "fought")]


@pytest.fixture(params=GAMES, ids=lambda played: played.game)
def played(request: pytest.FixtureRequest) -> Played:
    """One of the games, known to the bot."""
    found: Played = request.param
    registry.register(found.game, found.packages[0])
    render.presenter.register(found.game, found.packages[1])
    return found


class Tapper:
    """Someone who taps at random on what a panel offers, until the decision is made."""

    def __init__(self, game: Game, seats: Mapping[str, str], rng: Random) -> None:
        self._game = game
        self._seats = seats
        self._rng = rng

    async def decide(self) -> None:
        """Make the pending decision, by taps or (one time in four, and when lost in menus) by command."""
        panel = await self._game.shown()
        decision = await self._game.decision()
        number = await self._game.number()
        user = self._seats[decision.seat]
        if self._rng.random() < 0.75 and await self._tap(user, panel, number):
            return
        await self._type(user, decision)

    async def _tap(self, user: str, message: Json, number: int) -> bool:
        for _ in range(_MOST_TAPS):
            usable = [each for each in controls(message) if verb(each) in _TAPPED and not each.get("disabled")]
            outcome = await self._touch(user, message, self._rng.choice(usable))
            assert not outcome.error, outcome.error
            if await self._game.number() != number:
                return True
            assert outcome.message is not None
            message = outcome.message if controls(outcome.message) else message
        return False

    async def _touch(self, user: str, message: Json, control: Json) -> Outcome:
        if control["type"] == 2:
            return await self._game.box.click(user, message["id"], control["custom_id"])
        count = self._rng.randint(max(control["min_values"], 1), control["max_values"])
        values = [each["value"] for each in self._rng.sample(control["options"], count)]
        return await self._game.box.select(user, message["id"], control["custom_id"], values)

    async def _type(self, user: str, decision: Decision) -> None:
        typed = ",".join(decision.default) if decision.kind == "pick" else "suggested"
        outcome = await self._game.box.slash(user, self._game.thread, "act", choice=typed or "-")
        assert outcome.text.startswith("Done"), outcome.text


async def test_a_campaign_from_its_foundation_to_the_end_of_turn_ten(
    sandbox: Sandbox, bot: CursusBot, played: Played
) -> None:
    game = await Game.found(sandbox, bot, title="From end to end", game=played.game, scenario=played.scenario)
    for seat, user in played.seats.items():
        await sandbox.slash(user, game.thread, "campaign join", seat=seat)
    tapper = Tapper(game, played.seats, Random(528))
    for _ in range(_MOST_DECISIONS):
        snapshot = await game.snapshot()
        if snapshot.decision is None or snapshot.table.state.turn > played.turns:
            break
        await tapper.decide()
    await game.shown()
    snapshot = await game.snapshot()
    assert snapshot.decision is None or snapshot.table.state.turn > played.turns
    await _check_posts(game, played)
    _check_limits(sandbox)


async def _check_posts(game: Game, played: Played) -> None:
    """Each post once; a summary of every turn, a report of every battle."""
    posts = await game.bot.store.database.rows("SELECT kind, key, state, message FROM posts WHERE kind <> 'panel'")
    shown = {each["id"] for each in game.box.messages(game.thread)}
    assert all(state == "sent" and str(message) in shown for _, _, state, message in posts)
    assert len({message for _, _, _, message in posts}) == len(posts)
    assert sum(kind == "summary" for kind, *_ in posts) >= played.turns
    ((battles,),) = await game.bot.store.database.rows(
        "SELECT count(DISTINCT scene) FROM events WHERE kind = ? AND NOT undone", played.battle
    )
    assert sum(kind == "report" for kind, *_ in posts) == battles > 0
    assert len([each for each in game.box.messages(game.thread) if is_panel(each)]) <= 1


def _check_limits(sandbox: Sandbox) -> None:
    """Discord would have taken everything that was sent: the sandbox did, and so does its list of limits."""
    for entry in sandbox.record.entries:
        assert entry.status < 400, entry
        body = entry.json if isinstance(entry.json, dict) else {}
        data = body.get("data") if "callback" in entry.path else body
        if isinstance(data, dict) and (data.get("components") or data.get("choices")):
            assert_discord_accepts(data, filenames=[each["filename"] for each in entry.files])


async def test_the_dice_can_be_checked_when_the_game_is_over(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    for _ in range(60):
        if (await game.snapshot()).decision is None:
            break
        decision = await game.decision()
        await game.act(*decision.default)
    panel = await game.shown()
    assert "The game is over: victory." in readable(panel)
    assert "At the table: " in readable(panel)
    ended = await game.snapshot()
    assert ended.table.result is not None
    winner = ended.table.result.winner
    assert winner is not None
    assert f"🏆 <@{ended.seats[winner]}> wins with {ended.seat_title(winner)}." in readable(panel)
    assert verbs(panel) == {"again", "film", "statistics", "export"}
    closing = next(each for each in game.texts().splitlines() if each.startswith("The dice of this campaign"))
    secret = closing.split("`")[1]
    assert hashlib.sha256(secret.encode()).hexdigest() in game.texts()
    outcome = await sandbox.slash(RED, game.thread, "undo")
    assert "The game is over" in outcome.text
