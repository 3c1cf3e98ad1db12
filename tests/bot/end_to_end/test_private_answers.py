"""In every game, private actions stay unreadable for others and change nothing public."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import render.presenter
import rules
import tests.toy
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.attachments import walk
from bot.sandbox.protocol import Flag, Json
from bot.telemetry.logging import MIN_LEVELS
from rules.core import registry
from rules.core.decisions import Arrange, Pick
from tests.bot.playing import BLUE, RED, WATCHER, Game, controls, verb
from tests.bot.witness import ASKED, DICE, at_rest
from tests.toy.orders import ToyOrderBook

GAMES = ("toy", "rise-and-fall", "romanitas")
WITH_ORDERS = ("toy", "rise-and-fall")
SECRET = "zyzzogeton"
"""A word that Red writes in private and that occurs nowhere else."""
OTHERS = (BLUE, WATCHER)
OWN = frozenset({"change", "take", "put", "place", "front", "rear", "reset", "select", "page", "open", "back", "drill"})
"""What buttons do that change no more than a dialogue of the player's own."""


@pytest.fixture(autouse=True)
def _all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: DICE)
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
    for game, package in (("rise-and-fall", "rise_and_fall"), ("romanitas", "romanitas")):
        registry.register(game, f"rules.{package}")
        render.presenter.register(game, f"render.{package}")


def test_no_game_is_left_out() -> None:
    assert {*GAMES} == {*rules.games()}


@pytest.fixture(params=GAMES)
async def table(request: pytest.FixtureRequest, sandbox: Sandbox, bot: CursusBot) -> AsyncIterator[Game]:
    """A campaign of each game, at rest."""
    bot.ai_turns.pause = 3600
    game = await Game.found(sandbox, bot, game=request.param)
    seats = list((await game.snapshot()).places)
    for seat, user in zip(seats, (RED, BLUE), strict=False) if len(seats) > 1 else ():
        outcome = await sandbox.slash(user, game.thread, "campaign join", seat=seat)
        assert not outcome.error
    await at_rest(game)
    yield game


class Street:
    """All that passes in public: messages that are written, changed or taken away, and requests that would do so."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[str] = []
        self.before = len(game.box.record.entries)
        dispatch = game.box.gateway.dispatch

        def watched(event: str, data: Json, guild_id: str | None = None) -> None:
            public = not data.get("flags", 0) & Flag.EPHEMERAL
            if public and event.startswith(("MESSAGE", "THREAD", "CHANNEL", "TYPING")):
                self.seen.append(f"{event} {json.dumps(data)[:300]}")
            dispatch(event, data, guild_id)

        game.box.gateway.dispatch = watched  # type: ignore[method-assign]

    def asked_of_channels(self) -> list[str]:
        """Requests since that would change a channel."""
        entries = self.game.box.record.entries[self.before :]
        return [f"{each.method} {each.path}" for each in entries if "/channels/" in each.path and each.method != "GET"]


async def _done(game: Game, outcome: Outcome) -> Outcome:
    try:
        return await outcome.settled(20)
    except TimeoutError:
        return outcome


async def _in_private(game: Game) -> list[Outcome]:
    """Red does all that someone can do alone: writes, drafts, looks up, asks for advice."""
    box, thread = game.box, game.thread
    snapshot = await game.snapshot()
    user = RED if snapshot.holder == int(box.world.user(RED)["id"]) else BLUE
    done = []
    if snapshot.campaign.game in WITH_ORDERS:
        for text in (f"{SECRET} > {SECRET}", f"+ {SECRET}", f"claim 7; {SECRET}; work"):
            done.append(await _done(game, await box.slash(user, thread, "orders", text=text)))
        for each in [part for part in controls(done[-1].message or {"components": []}) if not part.get("disabled")]:
            if verb(each) in ("prune", "keep", "orders"):
                assert done[2].message is not None
                await _done(game, await box.click(user, done[2].message["id"], each["custom_id"]))
        done.append(await _done(game, await box.slash(user, thread, "orders", standing=f"{SECRET}; work")))
        done.append(await _done(game, await box.slash(user, thread, "analysis")))
        done.append(await box.autocomplete(user, thread, "orders", "text", SECRET))
        opened = await box.slash(user, thread, "orders")
        done.append(await _done(game, await box.submit(user, opened, {"text": f"{SECRET}\nwork"})))
    for command in ("status", "odds", "advise", "map", "mygames"):
        done.append(await _done(game, await box.slash(user, thread, command)))
    done.append(await box.autocomplete(user, thread, "act", "choice", SECRET))
    done.append(await _done(game, await box.slash(user, thread, "act", choice=SECRET)))
    done += await _drafts(game, user)
    return done


async def _drafts(game: Game, user: str) -> list[Outcome]:
    """Whatever can be begun on the panel without its being chosen."""
    panel = await game.panel()
    done = []
    for part in controls(panel):
        if part["type"] == 2 and verb(part) in {*OWN, "why", "odds", "advice"} and not part.get("disabled"):
            opened = await _done(game, await game.box.click(user, panel["id"], part["custom_id"]))
            done.append(opened)
            for inner in controls(opened.message or {"components": []}):
                if inner["type"] == 2 and verb(inner) in OWN and not inner.get("disabled"):
                    assert opened.message is not None
                    done.append(await _done(game, await game.box.click(user, opened.message["id"], inner["custom_id"])))
                    break
    return done


async def test_nothing_public_moves_because_of_what_is_done_in_private(table: Game) -> None:
    """Neither an edit nor a post: not even its moment tells others that someone is at work."""
    street = Street(table)
    number = await table.number()
    answered = await _in_private(table)
    await asyncio.sleep(0.2)
    await at_rest(table)
    assert await table.number() == number
    assert len(answered) >= 7
    assert all(message["flags"] & Flag.EPHEMERAL for each in answered for message in each.messages)
    assert street.seen == []
    assert street.asked_of_channels() == []


async def test_what_is_written_in_private_stands_nowhere_else(table: Game, caplog: pytest.LogCaptureFixture) -> None:
    """Not in posts, pictures' texts, logs of the lowest level, files, or answers to others; nor do the dice."""
    caplog.set_level(logging.DEBUG)
    for name, level in MIN_LEVELS.items():
        caplog.set_level(level, name)
    await _in_private(table)
    heard = [await _heard(table, user) for user in OTHERS]
    heard.append("\n".join(_everything(each) for each in table.box.messages(table.thread)))
    heard.append(json.dumps((await table.snapshot()).table.public()))
    heard += [f"{each.getMessage()} {each.__dict__}" for each in caplog.records if each.name != "hypothesis"]
    for text in heard:
        assert SECRET not in text
        assert DICE not in text
    assert sum(map(len, heard)) > 3000


async def _heard(game: Game, user: str) -> str:
    """What someone else learns by asking for everything, files included."""
    told = []
    questions: list[tuple[str, dict[str, Any]]] = [*ASKED, ("orders", {}), ("analysis", {})]
    for command, options in questions:
        if command in ("act", "undo", "nudge"):
            continue
        outcome = await _done(game, await game.box.slash(user, game.thread, command, **options))
        told += [_everything(each) for each in outcome.messages]
        told.append(json.dumps(outcome.modal or {}))
        for message in outcome.messages:
            for part in message.get("attachments") or ():
                told.append(game.box.world.files[part["id"]].body.decode(errors="replace"))
    return "\n".join(told)


def _everything(message: Json) -> str:
    """A message with the texts of its pictures, and its ids."""
    alts = [str(item.get("description")) for part in walk(message["components"]) for item in part.get("items", ())]
    return "\n".join([readable(message), *alts, json.dumps(message)])


async def test_secret_answers_stand_in_the_database_alone(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    """The file of a running game that everyone can have tells of an answer that was given in secret, and not which."""
    caplog.set_level(logging.DEBUG)
    await game.act_until("bid")
    decision = await game.decision()
    assert isinstance(decision, (Pick, Arrange)) and decision.secret
    seat = (await game.snapshot()).seats[decision.seat]
    await game.bot.campaigns.answer(game.campaign, seat, ("bid-2",))
    await at_rest(game)
    exported = await _done(game, await game.box.slash(RED, game.thread, "campaign export"))
    files = [part for each in exported.messages for part in each["attachments"]]
    assert files
    for part in files:
        assert "bid-2" not in game.box.world.files[part["id"]].body.decode(errors="replace")
    ((answer,),) = await game.bot.store.database.rows(
        "SELECT answer FROM actions WHERE secret ORDER BY number DESC LIMIT 1"
    )
    assert "bid-2" in answer


def test_the_word_is_our_own(tmp_path: Path) -> None:
    house = Path(__file__).parents[3]
    texts = [*house.glob("data/**/*.ftl"), *house.glob("data/**/*.json")]
    assert texts
    assert not any(SECRET in each.read_text(encoding="utf-8") for each in texts)
