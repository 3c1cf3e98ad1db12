"""Interactions: responses, their time limits, and what the clients of players refuse."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings
from bot.sandbox.interactions import Interaction
from bot.sandbox.protocol import Asked, Json, Reply
from bot.sandbox.user_client import NO_RESPONSE
from tests.bot.conftest import running
from tests.bot.sandbox.raw import Answered, button, post, row, send, text
from tests.bot.sandbox.town import Town

V2 = 1 << 15
EPHEMERAL = 1 << 6


@pytest.fixture
def sandbox_settings() -> SandboxSettings:
    """Windows that a test can wait for."""
    return SandboxSettings(rates=UNLIMITED, answer_window=0.3, token_window=0.6)


async def register(box: Sandbox) -> None:
    """Register a command without a bot behind it."""
    commands = [{"name": "act", "description": "Do it"}]
    await send(box, "PUT", f"/applications/{box.world.application_id}/commands", commands)


async def unanswered(box: Sandbox) -> Interaction:
    """Use the command and come back before anyone has answered; it can be answered for a minute more."""
    await register(box)
    task = asyncio.create_task(box.slash("Theodora", "forum", "act"))
    await asyncio.sleep(0)
    (asked,) = box.interactions._by_id.values()
    task.add_done_callback(lambda done: done.result())
    asked.made += 60.0
    return asked


async def call_back(box: Sandbox, asked: Interaction, kind: int, data: Json | None = None) -> Answered:
    path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
    body = {"type": kind} | ({} if data is None else {"data": data})
    return await send(box, "POST", path, body, Authorization="", **{"User-Agent": "none"})


async def through_token(box: Sandbox, method: str, asked: Interaction, rest: str = "", payload: Any = None) -> Answered:
    return await send(box, method, f"/webhooks/{box.world.application_id}/{asked.token}{rest}", payload)


async def test_answer_in_time(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    assert len(asked.token) >= 200
    answer = await call_back(sandbox, asked, 4, {"content": "Done"})
    assert answer.status == 200
    assert answer.body["resource"]["message"]["type"] == 20
    assert answer.body["resource"]["message"]["interaction_metadata"]["name"] == "act"
    second = await call_back(sandbox, asked, 4, {"content": "Done"})
    assert (second.status, second.code) == (400, 40060)


async def test_answer_without_response_wanted(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    answer = await send(sandbox, "POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 5})
    assert answer.status == 204


async def test_answer_too_late(sandbox: Sandbox) -> None:
    await register(sandbox)
    late = await sandbox.slash("Theodora", "forum", "act")
    assert late.error == NO_RESPONSE
    assert late.interaction
    answer = await call_back(sandbox, late.interaction, 4, {"content": "Done"})
    assert (answer.status, answer.code) == (404, 10062)
    assert (await call_back(sandbox, late.interaction, 4)).code == 10062


async def test_answers_of_the_wrong_type(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    for kind in (1, 6, 7, 8, 99):
        assert (await call_back(sandbox, asked, kind, {})).inner("type")
    assert (await call_back(sandbox, asked, 5, {"flags": V2 | EPHEMERAL})).inner("data", "flags")
    assert (await call_back(sandbox, asked, 4, {"content": "x" * 2001})).inner("data", "content")
    assert (await call_back(sandbox, asked, 9, {"title": "x", "custom_id": "m"})).inner("data", "components")
    assert (await call_back(sandbox, asked, 5)).status == 200, "refused answers leave the interaction open"


async def test_token_before_any_answer(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    answer = await through_token(sandbox, "POST", asked, "", {"content": "x"})
    assert (answer.status, answer.code) == (404, 10015)
    assert (await through_token(sandbox, "GET", asked, "/messages/@original")).code == 10015


async def test_placeholder_is_filled_by_edit(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    await call_back(sandbox, asked, 5)
    assert sandbox.messages("forum")[0]["flags"] == 128
    body: Json = {"flags": V2, "components": [text("Done")]}
    answer = await through_token(sandbox, "PATCH", asked, "/messages/@original", body)
    assert (answer.status, answer.body["flags"]) == (200, V2)


async def test_follow_up_fills_the_placeholder_whatever_its_flags(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    await call_back(sandbox, asked, 5)
    answer = await through_token(sandbox, "POST", asked, "", {"content": "Done", "flags": EPHEMERAL})
    assert answer.body["id"] == sandbox.messages("forum")[0]["id"]
    assert answer.body["flags"] & EPHEMERAL == 0
    second = await through_token(sandbox, "POST", asked, "", {"content": "More", "flags": EPHEMERAL})
    assert second.body["flags"] & EPHEMERAL
    assert [entry["content"] for entry in sandbox.messages("forum", "Narses")] == ["Done"]
    assert [entry["content"] for entry in sandbox.messages("forum", "Theodora")] == ["Done", "More"]


async def test_ephemeral_answers_are_out_of_the_channels_reach(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    receipt = await call_back(sandbox, asked, 4, {"content": "Secret", "flags": EPHEMERAL})
    key = receipt.body["interaction"]["response_message_id"]
    path = f"/channels/{asked.channel_id}/messages"
    assert (await send(sandbox, "GET", path)).body == []
    for method in ("GET", "PATCH", "DELETE"):
        assert (await send(sandbox, method, f"{path}/{key}", {"content": "x"})).code == 10008
    edited = await through_token(sandbox, "PATCH", asked, f"/messages/{key}", {"content": "Still secret"})
    assert edited.status == 200
    assert (await through_token(sandbox, "DELETE", asked, "/messages/@original")).status == 204
    assert (await through_token(sandbox, "PATCH", asked, "/messages/@original", {"content": "x"})).code == 10008


async def test_press_on_a_message_that_has_gone_meanwhile(sandbox: Sandbox) -> None:
    """An acknowledgement needs no message; whoever would change it then is told that there is none."""
    panel = await post(sandbox, {"content": "Panel", "components": [row(button("go"))]})
    shown = sandbox.world.posts[panel.body["id"]]
    channel = sandbox.world.channels[shown.channel_id]
    data: Json = {"custom_id": "go", "component_type": 2, "id": 1}
    user = sandbox.world.user("Theodora")["id"]
    heard, changed = (
        sandbox.interactions.ask(Asked.COMPONENT, user, channel, data, shown) for _ in ("acknowledged", "updated")
    )
    sandbox.world.drop_post(shown)
    assert (await call_back(sandbox, changed, 7, {"content": "x"})).code == 10008
    assert (await call_back(sandbox, heard, 6)).status == 200
    assert (await through_token(sandbox, "PATCH", heard, "/messages/@original", {"content": "x"})).code == 10008
    follow_up = await through_token(sandbox, "POST", heard, "", {"content": "Gone", "flags": EPHEMERAL})
    assert follow_up.status == 200


async def test_token_dies(sandbox: Sandbox) -> None:
    asked = await unanswered(sandbox)
    await call_back(sandbox, asked, 5)
    asked.made = time.monotonic() - sandbox.settings.token_window
    answer = await through_token(sandbox, "PATCH", asked, "/messages/@original", {"content": "x"})
    assert (answer.status, answer.code) == (401, 50027)


async def test_people_meet_their_clients_refusals(sandbox: Sandbox) -> None:
    async with running(Town()):
        made = (await post(sandbox, {"content": "x", "components": [row(button("off", disabled=True))]})).body
        menu = await sandbox.slash("Narses", "forum", "menu")
        refused: list[Outcome] = [
            await sandbox.slash("Narses", "forum", "nothing"),
            await sandbox.slash("Narses", "forum", "war"),
            await sandbox.slash("Narses", "forum", "found"),
            await sandbox.slash("Narses", "forum", "found", name="x", size=10),
            await sandbox.slash("Narses", "forum", "found", name="x", colour="red"),
            await sandbox.slash("Narses", "forum", "call", who="Totila"),
            await sandbox.autocomplete("Narses", "forum", "found", focused="name"),
            await sandbox.click("Narses", made, "off"),
            await sandbox.click("Narses", made, "lost"),
            await sandbox.click("Theodora", menu.message, "slowly"),
            await sandbox.click("Narses", menu.message, "never"),
            await sandbox.select("Narses", menu.message, "where", ["constantinople"]),
            await sandbox.select("Narses", menu.message, "where", ["roma", "ravenna", "neapolis"]),
            await sandbox.select("Narses", menu.message, "where", []),
            await sandbox.submit("Narses", menu, {}),
        ]
        assert [bool(outcome.error) for outcome in refused] == [True] * len(refused)
        assert all(outcome.interaction is None for outcome in refused)


async def test_modal_meets_its_checks(sandbox: Sandbox) -> None:
    async with running(Town()):
        menu = await sandbox.slash("Narses", "forum", "menu")
        opened = await sandbox.click("Narses", menu.message, "name-it")
        assert opened.type is Reply.MODAL
        for values in (
            {"name": "", "seat": ["Roma"]},
            {"name": "x" * 41, "seat": ["Roma"]},
            {"name": "x", "seat": ["Tours"]},
            {"name": "x", "seat": []},
            {"name": "x", "seat": ["Roma"], "other": "x"},
        ):
            assert (await sandbox.submit("Narses", opened, values)).error
        assert (await sandbox.submit("Theodora", opened, {"name": "x", "seat": ["Roma"]})).error
        assert not (await sandbox.submit("Narses", opened, {"name": "x", "seat": ["Roma"]})).error


async def test_settled_waits_for_the_rest(sandbox: Sandbox) -> None:
    async with running(Town()):
        thought = await sandbox.slash("Theodora", "forum", "think")
        assert thought.type is Reply.DEFERRED_MESSAGE
        assert (await thought.settled()).text == "Thought"
        menu = await sandbox.slash("Theodora", "forum", "menu")
        slowly = await sandbox.click("Theodora", menu.message, "slowly")
        assert (await slowly.settled()).text == "Slowly done"


async def test_a_bot_that_says_nothing(sandbox: Sandbox) -> None:
    async with running(Town()):
        assert (await sandbox.slash("Theodora", "forum", "silence")).error == NO_RESPONSE


async def test_people_are_resolved(sandbox: Sandbox) -> None:
    async with running(Town()):
        called = await sandbox.slash("Theodora", "forum", "call", who="Narses")
        assert called.message
        assert called.message["content"].startswith("Narses, <@")
        assert called.message["mentions"] == [], "the client allows no mentions"


async def test_commands_for_those_who_may(sandbox: Sandbox) -> None:
    await send(
        sandbox,
        "PUT",
        f"/applications/{sandbox.world.application_id}/commands",
        [{"name": "gm", "description": "Master", "default_member_permissions": str(1 << 5)}],
    )
    assert sandbox.commands("Narses", "forum") == []
    assert [entry["name"] for entry in sandbox.commands("Theodora", "forum")] == ["gm"]
    assert (await sandbox.slash("Narses", "forum", "gm")).error


async def test_files_and_people_of_all_sorts(sandbox: Sandbox) -> None:
    bot = Town()
    heard: dict[str, Any] = {}

    class Papers(ui.Modal, title="Papers"):
        scroll: ui.Label[Any] = ui.Label(text="Scroll", component=ui.FileUpload(custom_id="scroll"))
        whom: ui.Label[Any] = ui.Label(text="Whom", component=ui.UserSelect(custom_id="whom"))

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            scroll, whom = self.scroll.component, self.whom.component
            assert isinstance(scroll, ui.FileUpload)
            assert isinstance(whom, ui.UserSelect)
            heard["modal"] = (await scroll.values[0].read(), whom.values[0].name)
            await interaction.response.send_message("Read")

    @bot.tree.command(description="UserClient in")
    async def hand(interaction: discord.Interaction[Town], file: discord.Attachment, role: discord.Role) -> None:
        heard["slash"] = (await file.read(), role.name)
        await interaction.response.send_modal(Papers())

    assert isinstance(hand, app_commands.Command)
    async with running(bot):
        opened = await sandbox.slash("Theodora", "forum", "hand", file=("save.json", b"{}"), role="Consul")
        assert heard["slash"] == (b"{}", "Consul")
        done = await sandbox.submit("Theodora", opened, {"scroll": [("a.txt", b"ave")], "whom": ["Narses"]})
        assert (done.error, heard["modal"]) == ("", (b"ave", "narses"))


async def test_locked_thread_swallows_the_answer(sandbox: Sandbox, discord_errors: list[Any]) -> None:
    async with running(Town()):
        war = await sandbox.slash("Theodora", "forum", "war declare", against="Totila")
        await sandbox.wait_for(lambda: sandbox.threads("forum"))
        thread = sandbox.world.channels[sandbox.threads("forum")[0]["id"]]
        await sandbox.wait_for(lambda: len(sandbox.messages(thread["id"])) == 2)
        assert war.message
        thread["thread_metadata"]["locked"] = True
        failed = await sandbox.slash("Iustinianus", thread["id"], "found", name="x")
        assert failed.error == NO_RESPONSE
        assert len(discord_errors) == 1
        discord_errors.clear()
