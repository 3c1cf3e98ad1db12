"""What survives the process: messages, threads, pictures, commands. And the log of requests."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from tests.bot.conftest import point, running
from tests.bot.sandbox.raw import post, send
from tests.bot.sandbox.town import Town, picture


def settings(folder: Path) -> SandboxSettings:
    return SandboxSettings(rates=UNLIMITED, state=folder / "deep" / "state.db", record=folder / "record.jsonl")


async def test_old_buttons_reach_the_new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first sandbox is never closed before the second one starts, as after a SIGKILL."""
    first = await Sandbox(settings(tmp_path)).start()
    point(first, monkeypatch)
    async with running(Town()):
        await first.slash("Theodora", "forum", "found", name="Roma")
        await first.slash("Theodora", "forum", "war declare", against="Totila")
        await first.wait_for(lambda: first.threads("forum") and len(first.messages("War on Totila")) == 2)
        await first.slash("Theodora", "forum", "menu")
    before = first.messages("forum")
    async with Sandbox(settings(tmp_path)) as second:
        point(second, monkeypatch)
        assert [entry["content"] for entry in second.messages("forum")] == ["Roma has 1 hearths", "War on Totila"]
        assert second.messages("forum", "Theodora") == second.messages("forum"), "ephemeral messages are gone"
        image = second.messages("War on Totila")[1]["embeds"][0]["image"]["url"]
        assert image.startswith(second.http)
        async with aiohttp.ClientSession() as session, session.get(image) as response:
            assert await response.read() == picture("#356").getvalue()
        async with running(Town()):
            pressed = await second.click("Narses", before[0]["id"], "vote:Roma:0")
            assert pressed.error == ""
            assert second.messages("forum")[0]["content"] == "Roma: 1"
            fresh = await second.slash("Narses", "War on Totila", "found", name="Ostia")
            assert fresh.message
            assert int(fresh.message["id"]) > max(int(entry["id"]) for entry in before)
    await first.close()


async def test_commands_and_edits_are_kept(tmp_path: Path) -> None:
    async with Sandbox(settings(tmp_path)) as box:
        path = f"/applications/{box.world.application_id}/commands"
        made = (await send(box, "PUT", path, [{"name": "act", "description": "Do it"}])).body
        key = (await post(box, {"content": "one"})).body["id"]
        gone = (await post(box, {"content": "two"})).body["id"]
        channel = f"/channels/{box.channel('forum')['id']}/messages"
        await send(box, "PATCH", f"{channel}/{key}", {"content": "changed"})
        await send(box, "DELETE", f"{channel}/{gone}")
    async with Sandbox(settings(tmp_path)) as box:
        assert (await send(box, "GET", path)).body == made
        assert [entry["content"] for entry in box.messages("forum")] == ["changed"]


async def test_only_the_newest_files_are_kept(tmp_path: Path) -> None:
    few = SandboxSettings(rates=UNLIMITED, state=tmp_path / "state.db", kept_files=2)
    async with Sandbox(few) as box:
        made = [(await post(box, {}, (f"{n}.txt", b"x"))).body["attachments"][0]["url"] for n in range(3)]
        async with aiohttp.ClientSession() as session:
            statuses = [(await session.get(url)).status for url in made]
        assert statuses == [404, 200, 200]
    with sqlite3.connect(tmp_path / "state.db") as db:
        assert db.execute("SELECT count(*) FROM files").fetchone() == (2,)
    db.close()


async def test_files_that_messages_show_outlast_those_that_edits_replaced(tmp_path: Path) -> None:
    """After an evening of panels, pictures of the first turn are still there."""
    few = SandboxSettings(rates=UNLIMITED, state=tmp_path / "state.db", kept_files=12)
    async with Sandbox(few) as box:
        channel = f"/channels/{box.channel('forum')['id']}/messages"
        first, panel = [(await post(box, {}, ("a.txt", b"x"))).body for _ in range(2)]
        for _ in range(15):
            await send(box, "PATCH", f"{channel}/{panel['id']}", {"attachments": [{"id": 0}]}, ("b.txt", b"y"))
        urls = [each["attachments"][0]["url"] for each in (first, box.messages("forum")[1], panel)]
        async with aiohttp.ClientSession() as session:
            statuses = [(await session.get(url)).status for url in urls]
        assert statuses == [200, 200, 404]
        assert len(box.world.files) == 12


async def test_record_has_a_line_for_each_request(tmp_path: Path) -> None:
    async with Sandbox(settings(tmp_path)) as box:
        shown = {"embeds": [{"image": {"url": "attachment://map.png"}}]}
        await post(box, shown, ("map.png", b"1234"))
        await send(box, "GET", f"/channels/{box.channel('forum')['id']}/messages?limit=1")
        await post(box, {"content": "x" * 2001})
        lines = [json.loads(line) for line in (tmp_path / "record.jsonl").read_text().splitlines()]
        names = ["time", "method", "path", "query", "json", "files", "status"]
        assert [list(line) for line in lines] == [names] * 3
        path = f"/api/v10/channels/{box.channel('forum')['id']}/messages"
        assert [(line["method"], line["path"], line["status"]) for line in lines] == [
            ("POST", path, 200),
            ("GET", path, 200),
            ("POST", path, 400),
        ]
        assert lines[0]["json"] == shown, "recorded as it came, with its references"
        assert lines[0]["files"] == [{"name": "files[0]", "filename": "map.png", "size": 4}]
        assert (lines[1]["query"], lines[1]["json"]) == ({"limit": "1"}, None)
