"""Two campaigns that differ only in one player's secret draw look the same to everyone else."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.sandbox.protocol import Json
from bot.telemetry.logging import MIN_LEVELS
from rules.core.dice import Stream
from rules.core.events import DiceThrown
from tests.bot.conftest import point, running
from tests.bot.exports import SCRIPT, ask, exported
from tests.bot.playing import BLUE, PATIENCE, RED, WATCHER, Game, controls, make_bot, verb, verbs
from tests.bot.witness import ASKED, DICE, Witness, at_rest, plain
from tests.rules.core.test_hidden_information import other_draws
from tests.toy.presenter import ToyPresenter

BLUES = {3, 4, 5}
"""The dice of what Blue draws in turn 2, three cards as Red has drawn before."""

OTHERS = (RED, WATCHER)
QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (*ASKED, ("hand", {}), ("dice history", {"turn": 2}))


def unmarked(text: str) -> str:
    """A message without the numbers by which the bot recognises it, which come from the ids of messages."""
    return re.sub(r'"id": \d{6,}|"nonce": "[^"]*"', "<mark>", text)


async def found(box: Sandbox, bot: Any, **options: str) -> Game:
    game = await Game.found(box, bot, options="intrigue", **options)
    await game.take_seats()
    return game


async def play_until(game: Game, turn: int) -> None:
    """Let everyone do the usual until a turn begins."""
    for _ in range(200):
        snapshot = await game.snapshot()
        if snapshot.table.state.turn >= turn or snapshot.table.result is not None:
            break
        seat, decision = next(iter(snapshot.table.decisions.items()))
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[seat], decision.default)
        await at_rest(game)
    await at_rest(game)


def public_files(game: Game) -> list[str]:
    """Every picture and file in the thread, by its text, size and content."""
    found = []
    for message in game.box.messages(game.thread):
        for part in message.get("attachments") or ():
            body = game.box.world.files[part["id"]].body
            found.append(f"{part['filename']} {part.get('description')} {len(body)} {hashlib.sha256(body).hexdigest()}")
    return found


async def seen(folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> tuple[Witness, str]:
    """All that others than Blue see and hear from the first draw to the bids of turn 3, and what Blue holds."""
    caplog.clear()
    async with Sandbox(SandboxSettings(rates=UNLIMITED)) as box:
        point(box, monkeypatch)
        bot = await make_bot(folder / "cursus.db")
        async with running(bot):
            game = await found(box, bot)
            witness = Witness(game)
            # Red draws again in turn 3, from what Blue left in the cup, so then only the public sees the same
            for turn, others in ((2, OTHERS), (3, OTHERS[1:]), (4, OTHERS[1:])):
                await play_until(game, turn)
                await _ask_everything(game, witness, others)
            witness.files += public_files(game)
            witness.told.append(plain([await game.panel()]))
            lines = sorted(plain(f"{each.levelname} {each.name} {each.getMessage()}") for each in caplog.records)
            witness.told += [line for line in lines if " asyncio " not in line]
            held = (await box.slash(BLUE, game.thread, "hand")).text
            assert DICE not in " ".join([*witness.public, *witness.told, *witness.files, caplog.text])
        await bot.store.close()
    return witness, held


async def _ask_everything(game: Game, witness: Witness, others: Sequence[str]) -> None:
    for user in others:
        for command, options in QUESTIONS:
            if command != "undo" and not (user == RED and command == "act"):
                witness.hear(await (await game.box.slash(user, game.thread, command, **options)).settled(20))
                await at_rest(game)  # a nudge posts the panel again
        witness.hear(await game.box.autocomplete(user, game.thread, "act", focused="choice", value=""))
        panel = await game.panel()
        for part in controls(panel):
            if user == WATCHER or verb(part) == "hand":
                witness.hear(await (await game.box.click(user, panel["id"], part["custom_id"])).settled(20))


async def test_no_one_else_can_tell_one_draw_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for name, level in MIN_LEVELS.items():
        caplog.set_level(level, name)
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: DICE)
    # else a slow run mentions people and a fast one doesn't
    monkeypatch.setattr("bot.storage.turn_mentions.SETTLE_SECONDS", 3600.0)
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    first, held = await seen(tmp_path / "first", monkeypatch, caplog)
    with other_draws(BLUES):
        second, others = await seen(tmp_path / "second", monkeypatch, caplog)
    assert held != others
    assert len(first.told) > 80
    assert len(first.files) > 10
    assert [*map(unmarked, first.public)] == [*map(unmarked, second.public)]
    assert [*map(unmarked, first.told)] == [*map(unmarked, second.told)]
    assert first.files == second.files


async def test_hidden_dice_are_listed_by_their_numbers(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = await found(game.box, game.bot, title="Second")
    await play_until(hidden, 3)
    for user, own in ((RED, {0, 1, 2, 6}), (BLUE, {3, 4, 5}), (WATCHER, set[int]())):
        lines = (await ask(hidden, user, "dice history")).text.splitlines()
        for number in range(7):
            (line,) = [each for each in lines if each.startswith((f"`{number}` ", f"#{number} "))]
            assert (line == f"#{number} hidden") is (number not in own), line
    verified = (await ask(hidden, WATCHER, "dice verify")).text
    assert "7 of them are **hidden**" in verified
    assert "missing" not in verified


def checked(log: Json, folder: Path) -> tuple[int, str]:
    path = folder / "log.json"
    path.write_text(json.dumps(log), encoding="utf-8")
    command = [sys.executable, "-I", str(SCRIPT), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.mark.parametrize("archived", [False, True])
async def test_after_the_end_all_dice_are_shown_and_can_be_checked(game: Game, tmp_path: Path, archived: bool) -> None:
    hidden = await found(game.box, game.bot, title="Second", scenario="short")
    await play_until(hidden, 3)
    files = await exported(hidden)
    running_log = json.loads(files["actions.json"])
    dice = [die for action in running_log["actions"] for die in action["dice"]]
    assert dice == [{"number": number, "hidden": True} for number in range(7)]
    assert not any("card" in json.dumps(action) for action in running_log["actions"] if action["dice"] == [])
    assert b"hidden" in files["second.html"]
    code, said = checked(running_log, tmp_path)
    assert code == 2
    assert "none is left out; 7 are hidden" in said
    running_log["actions"][0]["dice"].pop()
    assert "is missing" in checked(running_log, tmp_path)[1]
    if archived:
        await hidden.close()
    else:
        await play_until(hidden, 99)
    log = json.loads((await exported(hidden))["actions.json"])
    thrown = [die for action in log["actions"] for die in action["dice"]]
    assert all(die["value"] == Stream(log["secret"]).die(die["number"], die["sides"]) for die in thrown)
    assert any(event["kind"] == "cards-drawn" for action in log["actions"] for event in action["events"])
    assert checked(log, tmp_path)[0] == 0
    told = (await ask(hidden, WATCHER, "dice history")).text
    assert "hidden" not in told
    assert "fell exactly as the secret says" in (await ask(hidden, WATCHER, "dice verify")).text


async def test_a_hand_is_shown_to_its_player(game: Game) -> None:
    hidden = await found(game.box, game.bot, title="Second")
    await play_until(hidden, 2)
    panel = await hidden.panel()
    assert "hand" in verbs(panel)
    mine = (await hidden.click(RED, "hand")).text
    assert mine.count("- **") == 3
    assert (await ask(hidden, RED, "hand")).text == mine
    assert mine.startswith("**Red")
    watching = await hidden.click(WATCHER, "hand")
    assert watching.ephemeral
    assert "You have no seat in this campaign, so you have no hand" in watching.text
    assert "You hold nothing" in (await ask(game, RED, "hand")).text


async def test_a_log_tells_private_things_to_the_seat_they_are_for(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also to a whole table once no one plays on."""
    monkeypatch.setattr("tests.toy.presenter._told", lambda event: f"<{event.kind} {event.audience}>")
    hidden = await found(game.box, game.bot, title="Second")
    await play_until(hidden, 3)
    kinds = {DiceThrown.__struct_config__.tag, "cards-drawn"}
    for user, seats in ((RED, {"red"}), (BLUE, {"blue"}), (WATCHER, set())):
        told = (await ask(hidden, user, "log", turn=2)).text + (await ask(hidden, user, "log", turn=1)).text
        told += (await ask(hidden, user, "log")).text
        for seat in ("red", "blue"):
            assert all((f"<{kind} ('{seat}',)>" in told) is (seat in seats) for kind in kinds)
    await hidden.close()
    told = (await ask(hidden, WATCHER, "chronicle", turn=2)).text
    assert "<cards-drawn ('blue',)>" in told


async def test_what_is_drawn_for_the_channel_is_public(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presenters get the public view and public events, wherever the channel sees what they make."""
    given: list[str] = []

    def watched(name: str) -> None:
        made = getattr(ToyPresenter, name)

        def watching(self: ToyPresenter, *args: Any) -> Any:
            given.append(f"{name} {args}")
            return made(self, *args)

        monkeypatch.setattr(ToyPresenter, name, watching)

    names = ("posts", "compose", "title", "panel", "film", "statistics")
    for name in names:
        watched(name)
    monkeypatch.setattr(game.bot.renderer, "draw_for_channel", asyncio.to_thread)
    monkeypatch.setattr(game.bot.renderer, "draw_for_player", asyncio.to_thread)
    hidden = await found(game.box, game.bot, title="Second")
    await play_until(hidden, 3)
    for command in ("campaign film", "campaign statistics"):
        await (await hidden.box.slash(BLUE, hidden.thread, command)).settled(20)
    assert {each.split()[0] for each in given} == {*names}
    for each in given:
        assert not re.search(r"(shield|gold|rumour)-\d|CardsDrawn|DiceThrown\((?!.*numbers)", each), each
