"""Plays campaigns through the sandbox, and records the database, the channels and the posted controls.

Run it with the program of that time, in a checkout of that commit:

    python -m tests.frozen.posted FOLDER
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import render.presenter
import tests.toy
from bot.client import CursusBot
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.storage import DEADLINE
from rules.core import registry
from rules.core.decisions import Pick, random_choice
from rules.core.registry import agents
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, WATCHER, Game, control, controls, make_bot, until, verb
from tests.frozen.saves import asked, fingerprint
from tests.toy.orders import ToyOrderBook

Json = dict[str, Any]

DATA = Path(__file__).parent / "data"
SEATS_OF_RISE = {"rome": RED, "parthia": BLUE, "german": WATCHER}
LATER = "Narses"


def register() -> None:
    """Make all games known, with orders for the toy."""
    tests.toy.register()
    tests.toy.ORDERS = ToyOrderBook()  # type: ignore[attr-defined]
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")


async def play(folder: Path) -> Json:
    """Play all campaigns and return what was posted of each."""
    settings = SandboxSettings(rates=UNLIMITED, state=folder / "channel.db")
    async with Sandbox(settings) as box:
        Route.BASE, discord.Asset.BASE = f"{box.http}/api/v10", box.http
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.ws)
        bot = await make_bot(folder / "bot.db")
        try:
            async with running(bot):
                bot.ai_turns.pause = 100_000.0
                games = [await each(box, bot) for each in CAMPAIGNS]
                return {"campaigns": [await posted(game) for game in games], "controls": every_control(box)}
        finally:
            await bot.store.close()


async def open_toy(box: Sandbox, bot: CursusBot) -> Game:
    """In mid-turn with a choice taken back, and a half-made line."""
    game = await Game.found(box, bot, game="toy", title="Open")
    await game.take_seats()
    await game.act("field-7")
    await game.shown()
    await game.undo_agreed(RED, BLUE)
    await game.act("field-3")
    await game.act("raid")
    await game.shown()
    opened = (await game.click(RED, "change")).message
    assert opened is not None
    take = control(opened, "take")
    await box.select(RED, opened["id"], take["custom_id"], [take["options"][0]["value"]])
    await box.click(RED, opened["id"], control(opened, "put", "Right")["custom_id"])
    return game


async def ordered_toy(box: Sandbox, bot: CursusBot) -> Game:
    """Orders of a whole turn carried out, others waiting, and standing ones; a bid has been made in secret."""
    game = await Game.found(box, bot, game="toy", title="Ordered", options="rich")
    await game.take_seats()
    shown = (await (await box.slash(RED, game.thread, "orders", text="claim 7; work; give 1 2")).settled()).message
    assert shown is not None
    await (await box.click(RED, shown["id"], control(shown, "commit")["custom_id"])).settled()
    await game.shown()
    await box.slash(BLUE, game.thread, "orders", standing="claim 9; work")
    await game.act_until("bid")
    await game.act("bid-2")
    await game.shown()
    await box.slash(BLUE, game.thread, "orders", text="claim 12; gamble")
    return game


async def voted_toy(box: Sandbox, bot: CursusBot) -> Game:
    """The time for a decision is up, and the others vote whether the campaign goes on."""
    game = await Game.found(box, bot, game="toy", title="Out of time")
    await game.take_seats()
    await box.slash(RED, game.thread, "campaign settings", time="3600", expiry="vote", narrator="epic")
    await bot.scheduler.set(DEADLINE, game.campaign, time.time())

    async def is_told() -> bool:
        return "shall the campaign go on" in game.texts()

    await until(is_told)
    return game


async def regretted_toy(box: Sandbox, bot: CursusBot) -> Game:
    """A choice is regretted, and the others are asked."""
    game = await Game.found(box, bot, game="toy", title="Regretted", options="foggy")
    await game.take_seats()
    await game.act("field-9")
    await game.shown()
    asking = await game.click(RED, "undo")
    assert "I've asked them" in asking.text
    return game


async def over_toy(box: Sandbox, bot: CursusBot) -> Game:
    """Played to its end, after a decision that was made by default when its time was up."""
    game = await Game.found(box, bot, game="toy", scenario="short", title="Over")
    await game.take_seats()
    await box.slash(RED, game.thread, "campaign settings", time="3600", expiry="default")
    await bot.scheduler.set(DEADLINE, game.campaign, time.time())

    async def is_made() -> bool:
        return await game.number() == 1

    await until(is_made)
    rng = Random(1)
    while (await game.snapshot()).decision is not None:
        await game.act_at_random(rng)
    return game


async def archived_toy(box: Sandbox, bot: CursusBot) -> Game:
    """Put away in mid-game."""
    game = await Game.found(box, bot, game="toy", title="Archived")
    await game.take_seats()
    await game.act("field-1")
    await game.shown()
    await game.close()
    return game


async def council(box: Sandbox, bot: CursusBot) -> Game:
    """A council of three, one of whom has voted; its reminder and its deadline are set."""
    game = await Game.found(box, bot, game="romanitas", title="Council", mode="council")
    for member in (BLUE, WATCHER):
        await box.slash(member, game.thread, "campaign join")
    await box.slash(RED, game.thread, "campaign settings", time="604800", expiry="default", reminders=2)
    await on(game, 6)
    decision = await game.decision()
    rng = Random(2)
    await bot.campaigns.answer(game.campaign, user(box, BLUE), random_choice(decision, rng))
    return game


async def offices(box: Sandbox, bot: CursusBot) -> Game:
    """Offices shared out, one of them laid down, and someone away with a stand-in; paused."""
    game = await Game.found(box, bot, game="romanitas", title="Offices", mode="offices", language="fr")
    for member in (BLUE, WATCHER):
        await box.slash(member, game.thread, "campaign join")
    for office, who in (("patriarch", BLUE), ("logothete", WATCHER), ("magister-militum", BLUE)):
        await box.slash(RED, game.thread, "office appoint", office=office, member=who)
    await box.slash(WATCHER, game.thread, "office resign", office="logothete")
    await box.slash(RED, game.thread, "campaign settings", time="86400", reminders=1)
    await on(game, 5)
    await box.slash(BLUE, game.thread, "away", days=60, stand_in=LATER)
    await box.slash(LATER, game.thread, "quiet", **{"from": "22:00", "to": "7", "zone": "Europe/Paris"})
    await on(game, 3)
    await box.slash(RED, game.thread, "campaign pause")
    return game


async def in_battle(box: Sandbox, bot: CursusBot) -> Game:
    """Corrected and rewound by the game master, then in a battle with choices since the checkpoint."""
    game = await Game.found(box, bot, game="romanitas", title="In battle")
    await to_turn(game, 2)
    change = next(each for each in (await game.snapshot()).table.amendments() if each.id.startswith("rp:"))
    await (await box.slash(RED, game.thread, "gm amend", change=change.id)).settled()
    await to_turn(game, 3)
    outcome = await (await box.slash(RED, game.thread, "gm rewind", turn="2", confirm=True)).settled()
    assert outcome.text == "Done.", outcome.text
    outcome = await (await box.slash(RED, game.thread, "gm skip")).settled()
    assert outcome.text == "Done.", outcome.text
    for _ in range(400):
        snapshot = await game.snapshot()
        record = json.loads(snapshot.table.save())["record"]
        if snapshot.table.state.scene and len(record["made"]) > record.get("since", 0) + 3:
            return game
        await on(game, 1)
    raise AssertionError("no battle")


async def rise(box: Sandbox, bot: CursusBot) -> Game:
    """Three players in their second decade; orders have been carried out, others are kept and stand."""
    game = await Game.found(
        box, bot, game="rise-and-fall", scenario="rise-60bc-20ad", title="The Rise", options="three_player"
    )
    for seat, who in SEATS_OF_RISE.items():
        await box.slash(who, game.thread, "campaign join", seat=seat)
    await to_operation(game)
    await box.slash(RED, game.thread, "orders", standing="hold Rome; end")
    text = "attack Burdigala from Tarraco; attack Gergovia from Cremona, support from Rome; end"
    shown = (await (await box.slash(RED, game.thread, "orders", text=text)).settled()).message
    assert shown is not None
    await (await box.click(RED, shown["id"], control(shown, "commit")["custom_id"])).settled()
    await to_turn(game, 2)
    await to_operation(game)
    await (await box.slash(RED, game.thread, "orders", text="attack Bibracte from Cremona; end")).settled()
    return game


async def against_the_legate(box: Sandbox, bot: CursusBot) -> Game:
    """One person, and the Legate in the other seat, who is about to decide."""
    game = await Game.found(box, bot, game="rise-and-fall", scenario="fall-350-470", title="The Fall")
    await box.slash(RED, game.thread, "campaign join", seat="parthia")
    await box.slash(RED, game.thread, "campaign legate", seat="rome")
    await on(game, 25)
    return game


CAMPAIGNS = (
    open_toy,
    ordered_toy,
    voted_toy,
    regretted_toy,
    over_toy,
    archived_toy,
    council,
    offices,
    in_battle,
    rise,
    against_the_legate,
)


def user(box: Sandbox, name: str) -> int:
    """Someone's number."""
    return int(box.world.user(name)["id"])


async def on(game: Game, choices: int) -> None:
    """Let so many decisions be made as the Legate would make them, by those whose they are."""
    first = await game.number()
    for _ in range(choices * 4):
        snapshot = await game.snapshot()
        if snapshot.decision is None or snapshot.table.number >= first + choices:
            break
        answer = agents(snapshot.table.game, 1)["legate"](snapshot.table)
        await game.bot.campaigns.answer(game.campaign, snapshot.waiting_for[0], answer, snapshot.table.number)
    await game.shown()


async def to_turn(game: Game, turn: int) -> None:
    """Play until a turn begins."""
    while (await game.snapshot()).table.state.turn < turn:
        await on(game, 1)


async def to_operation(game: Game) -> None:
    """Play until Rome has an operation to decide on."""
    for _ in range(600):
        decision = await game.decision()
        if (decision.seat, decision.topic) == ("rome", "operation"):
            return
        await on(game, 1)
    raise AssertionError("no operation")


async def posted(game: Game) -> Json:
    """What there is of a campaign: where it's played, what's asked, and the controls of its panel."""
    panel = await game.shown()
    snapshot = await game.snapshot()
    table, campaign = snapshot.table, snapshot.campaign
    state = table.state.model_dump()
    return {
        "id": game.campaign,
        "title": campaign.title,
        "status": campaign.status,
        "thread": game.thread,
        "panel": panel["id"],
        "number": table.number,
        "asked": asked(table),
        "default": None if table.decision is None else table.decision.default,
        "buttons_choose": isinstance(table.decision, Pick),
        "commitment": table.commitment,
        "known": sorted(state),
        "state": fingerprint(state),
        "awaited": [name_of(game.box, each) for each in snapshot.waiting_for],
        "controls": [short(each) for each in controls(panel)],
    }


def name_of(box: Sandbox, number: int) -> str:
    """Someone's name."""
    return next(name for name in (RED, BLUE, WATCHER, LATER, "Cursus Publicus") if user(box, name) == number)


def short(found: Json) -> Json:
    """A control without its looks."""
    return {
        "custom_id": found["custom_id"],
        "verb": verb(found),
        "type": found["type"],
        "disabled": bool(found.get("disabled")),
        "values": [each["value"] for each in found.get("options", [])],
        "least": found.get("min_values", 1),
    }


def every_control(box: Sandbox) -> list[str]:
    """The custom ids of all controls that anyone can still press, in public or in private."""
    found: set[str] = set()
    for post in box.world.posts.values():
        found.update(each["custom_id"] for each in controls(box.message_service.shown(post)))
    return sorted(found)


def dumped(file: Path) -> str:
    """A database as SQL text, with the marks in its header."""
    db = sqlite3.connect(file)
    marks = [
        f"PRAGMA {mark} = {db.execute(f'PRAGMA {mark}').fetchone()[0]};" for mark in ("application_id", "user_version")
    ]
    text = "\n".join([*db.iterdump(), *marks])
    db.close()
    return text


def without_pictures(file: Path) -> None:
    """Let a channel forget what its pictures look like."""
    db = sqlite3.connect(file)
    db.execute("UPDATE files SET body = x''")
    db.commit()
    db.close()


if __name__ == "__main__":
    register()
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = asyncio.run(play(folder))
        without_pictures(folder / "channel.db")
        for database in ("bot", "channel"):
            text = dumped(folder / f"{database}.db")
            (target / f"{database}.sql.xz").write_bytes(lzma.compress(text.encode(), preset=9))
    (target / "posted.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
