"""Channels, messages, threads, files and permissions, as the REST API returns them."""

from __future__ import annotations

import gc
import weakref

import discord
import pytest

from bot.sandbox import GuildSettings, Right, Sandbox, SandboxSettings, Window, WorldSettings
from bot.sandbox.protocol import Json
from bot.sandbox.rates import Rates
from bot.sandbox.settings import RateLimits
from tests.bot.conftest import running
from tests.bot.sandbox.raw import post, send, text
from tests.bot.sandbox.town import Town, picture

MAP = ("map.png", picture().getvalue())
SHOWN = {"embeds": [{"title": "Map", "image": {"url": "attachment://map.png"}}]}
V2 = 1 << 15


def forum(box: Sandbox) -> str:
    return f"/channels/{box.channel('forum')['id']}"


async def test_answers_carry_what_the_client_looks_for(sandbox: Sandbox) -> None:
    answer = await send(sandbox, "GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Via"]
    for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
        assert f"X-RateLimit-{name}" in answer.headers


async def test_wrong_token(sandbox: Sandbox) -> None:
    answer = await send(sandbox, "GET", "/users/@me", Authorization="Bot wrong")
    assert (answer.status, answer.code) == (401, 0)


@pytest.mark.parametrize("path", ["/nothing", "/channels/1/webhooks"])
async def test_unknown_routes_are_holes(sandbox: Sandbox, path: str, discord_errors: list[object]) -> None:
    answer = await send(sandbox, "GET", path)
    assert (answer.status, answer.body) == (404, {"message": "404: Not Found", "code": 0})
    assert len(discord_errors) == 1
    discord_errors.clear()


async def test_broken_json(sandbox: Sandbox) -> None:
    answer = await send(sandbox, "POST", f"{forum(sandbox)}/messages", [1])
    assert (answer.status, answer.code) == (400, 50109)


async def test_unknown_things(sandbox: Sandbox) -> None:
    assert (await send(sandbox, "GET", "/channels/1")).code == 10003
    assert (await send(sandbox, "GET", f"{forum(sandbox)}/messages/1")).code == 10008
    assert (await send(sandbox, "GET", "/users/1")).code == 10013
    assert (await send(sandbox, "GET", "/guilds/1")).code == 10004


async def test_without_sight_or_right(sandbox: Sandbox) -> None:
    sandbox.forbid(Right.SEND_MESSAGES)
    answer = await post(sandbox, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50013)
    sandbox.allow(Right.SEND_MESSAGES)
    assert (await post(sandbox, {"content": "x"})).status == 200
    sandbox.forbid(Right.ATTACH_FILES)
    assert (await post(sandbox, {"content": "x"}, MAP)).code == 50013
    sandbox.forbid(Right.EMBED_LINKS)
    assert (await post(sandbox, {"embeds": [{"title": "x"}]})).code == 50013
    sandbox.forbid(Right.VIEW_CHANNEL)
    answer = await post(sandbox, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50001)


async def test_least_role_cannot_pin_lock_or_delete(sandbox: Sandbox) -> None:
    await sandbox.say("Narses", "forum", "Salve")
    other = sandbox.messages("forum")[0]["id"]
    thread = (await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "War", "type": 11})).body["id"]
    assert (await send(sandbox, "PUT", f"{forum(sandbox)}/messages/pins/{other}")).code == 50013
    assert (await send(sandbox, "DELETE", f"{forum(sandbox)}/messages/{other}")).code == 50013
    assert (await send(sandbox, "PATCH", f"{forum(sandbox)}/messages/{other}", {"content": "x"})).code == 50005
    assert (await send(sandbox, "PATCH", f"/channels/{thread}", {"locked": True})).code == 50013
    assert (await send(sandbox, "PATCH", f"/channels/{thread}", {"archived": True})).status == 200


async def test_pins(sandbox: Sandbox) -> None:
    sandbox.allow(Right.PIN_MESSAGES)
    key = (await post(sandbox, {"content": "x"})).body["id"]
    assert (await send(sandbox, "PUT", f"{forum(sandbox)}/messages/pins/{key}")).status == 204
    pins = await send(sandbox, "GET", f"{forum(sandbox)}/messages/pins")
    assert [item["message"]["id"] for item in pins.body["items"]] == [key]
    assert (await send(sandbox, "DELETE", f"{forum(sandbox)}/messages/pins/{key}")).status == 204
    assert (await send(sandbox, "GET", f"{forum(sandbox)}/messages/pins")).body["items"] == []


async def test_history_has_windows(sandbox: Sandbox) -> None:
    keys = [(await post(sandbox, {"content": str(number)})).body["id"] for number in range(5)]

    async def said(query: str) -> list[str]:
        return [entry["content"] for entry in (await send(sandbox, "GET", f"{forum(sandbox)}/messages{query}")).body]

    assert await said("?limit=2") == ["4", "3"]
    assert await said(f"?before={keys[2]}") == ["1", "0"]
    assert await said(f"?after={keys[2]}") == ["4", "3"]
    assert await said(f"?around={keys[2]}&limit=1") == ["2"]


async def test_thread_of_a_message(sandbox: Sandbox) -> None:
    key = (await post(sandbox, {"content": "x"})).body["id"]
    path = f"{forum(sandbox)}/messages/{key}/threads"
    made = await send(sandbox, "POST", path, {"name": "War"})
    assert (made.status, made.body["id"]) == (201, key)
    again = await send(sandbox, "POST", path, {"name": "War"})
    assert (again.status, again.code) == (400, 160004)
    assert sandbox.messages("forum")[0]["thread"]["id"] == key


async def test_archived_thread_takes_posts_but_no_edits(sandbox: Sandbox) -> None:
    thread = (await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "War", "type": 11})).body["id"]
    key = (await send(sandbox, "POST", f"/channels/{thread}/messages", {"content": "x"})).body["id"]
    await send(sandbox, "PATCH", f"/channels/{thread}", {"archived": True})
    edit = ("PATCH", f"/channels/{thread}/messages/{key}", {"content": "y"})
    answer = await send(sandbox, *edit)
    assert (answer.status, answer.code) == (400, 50083)
    assert (await send(sandbox, "POST", f"/channels/{thread}/messages", {"content": "z"})).status == 200
    assert sandbox.threads("forum")[0]["thread_metadata"]["archived"] is False
    assert (await send(sandbox, *edit)).status == 200


async def test_locked_thread(sandbox: Sandbox) -> None:
    thread = (await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "War", "type": 11})).body["id"]
    sandbox.allow(Right.MANAGE_THREADS)
    await send(sandbox, "PATCH", f"/channels/{thread}", {"archived": True, "locked": True})
    sandbox.forbid(Right.MANAGE_THREADS)
    answer = await send(sandbox, "POST", f"/channels/{thread}/messages", {"content": "x"})
    assert (answer.status, answer.code) == (403, 160005)
    refused = await sandbox.say("Narses", "War", "Salve")
    assert refused.error == "This thread is locked."


async def test_members_of_a_thread(sandbox: Sandbox) -> None:
    thread = (await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "War", "type": 11})).body["id"]
    narses = sandbox.world.user("Narses")["id"]
    assert (await send(sandbox, "PUT", f"/channels/{thread}/thread-members/{narses}")).status == 204
    members = (await send(sandbox, "GET", f"/channels/{thread}/thread-members")).body
    assert narses in [member["user_id"] for member in members]


async def test_private_thread_is_for_its_members(sandbox: Sandbox) -> None:
    refused = await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "Secret"})
    assert refused.code == 50013
    sandbox.allow(Right.CREATE_PRIVATE_THREADS)
    thread = (await send(sandbox, "POST", f"{forum(sandbox)}/threads", {"name": "Secret"})).body
    assert thread["type"] == 12
    assert (await sandbox.say("Narses", "Secret", "Salve")).error
    await send(sandbox, "PUT", f"/channels/{thread['id']}/thread-members/{sandbox.world.user('Narses')['id']}")
    assert not (await sandbox.say("Narses", "Secret", "Salve")).error


async def test_nonce_is_kept_once(sandbox: Sandbox) -> None:
    body: Json = {"content": "x", "nonce": "campaign-1-post-7", "enforce_nonce": True}
    first, second = await post(sandbox, body), await post(sandbox, body)
    assert first.body["id"] == second.body["id"]
    assert len(sandbox.messages("forum")) == 1
    await post(sandbox, {"content": "x", "nonce": "campaign-1-post-7"})
    assert len(sandbox.messages("forum")) == 2


async def test_picture_in_an_embed_leaves_the_attachments(sandbox: Sandbox) -> None:
    made = (await post(sandbox, SHOWN, MAP)).body
    assert made["attachments"] == []
    assert (made["embeds"][0]["image"]["width"], made["embeds"][0]["image"]["height"]) == (320, 180)
    path = f"{forum(sandbox)}/messages/{made['id']}"
    bare = (await send(sandbox, "PATCH", path, {"embeds": []})).body
    assert [entry["filename"] for entry in bare["attachments"]] == ["map.png"]
    back = {"embeds": [{"image": {"url": bare["attachments"][0]["url"]}}]}
    twice = (await send(sandbox, "PATCH", path, back)).body
    assert len(twice["attachments"]) == 1, "sent back with its own address, the picture is shown twice"
    swapped = SHOWN | {"attachments": [{"id": 0, "filename": "map.png", "description": "Italia"}]}
    fresh = (await send(sandbox, "PATCH", path, swapped, MAP)).body
    assert fresh["attachments"] == []
    assert fresh["embeds"][0]["image"]["url"] != bare["attachments"][0]["url"]


async def test_attachments_stay_or_go_by_id(sandbox: Sandbox) -> None:
    alt = {"attachments": [{"id": 0, "description": "Italia"}]}
    made = (await post(sandbox, {"content": "x"} | alt, MAP, ("b.txt", b"b"))).body
    assert [entry.get("description") for entry in made["attachments"]] == ["Italia", None]
    path = f"{forum(sandbox)}/messages/{made['id']}"
    assert len((await send(sandbox, "PATCH", path, {"content": "y"})).body["attachments"]) == 2
    kept = (await send(sandbox, "PATCH", path, {"attachments": [{"id": made["attachments"][1]["id"]}]})).body
    assert [entry["filename"] for entry in kept["attachments"]] == ["b.txt"]
    lost = await send(sandbox, "PATCH", path, {"attachments": [{"id": "12345"}]})
    assert lost.inner("attachments", "0", "id")


async def test_a_layout_keeps_a_picture_by_id_and_name(sandbox: Sandbox) -> None:
    def shown(url: str) -> Json:
        return {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": url}}]}]}

    def media(message: Json) -> Json:
        found: Json = message["components"][0]["items"][0]["media"]
        return found

    reference = shown("attachment://map.png")
    made = (await post(sandbox, reference, MAP)).body
    assert made["attachments"] == []
    path, number = f"{forum(sandbox)}/messages/{made['id']}", media(made)["attachment_id"]
    not_named: list[Json] = [{}, {"attachments": []}, {"attachments": [{"id": number}]}]
    for listed in not_named:
        refused = await send(sandbox, "PATCH", path, reference | listed)
        assert refused.inner("components", "0", "items", "0", "media", "url")
    kept = await send(sandbox, "PATCH", path, reference | {"attachments": [{"id": number, "filename": "map.png"}]})
    assert media(kept.body) == media(made)
    by_address = (await send(sandbox, "PATCH", path, shown(media(made)["url"]))).body
    assert "attachment_id" not in media(by_address)


async def test_conversion_to_v2_is_one_way(sandbox: Sandbox) -> None:
    made = (await post(sandbox, {"content": "x"})).body
    path = f"{forum(sandbox)}/messages/{made['id']}"
    body: Json = {"flags": V2, "components": [text("y")]}
    assert (await send(sandbox, "PATCH", path, body)).inner("content")
    assert (await send(sandbox, "PATCH", path, body | {"content": None})).status == 200
    assert (await send(sandbox, "PATCH", path, {"content": "z"})).inner("content")
    assert (await send(sandbox, "PATCH", path, {"flags": 0})).inner("flags")


async def test_commands_keep_their_ids(sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    both = [{"name": name, "description": "Do it"} for name in ("act", "map")]
    first = (await send(sandbox, "PUT", path, both)).body
    second = (await send(sandbox, "PUT", path, [both[1] | {"description": "Draw it"}])).body
    assert [entry["id"] for entry in second] == [first[1]["id"]]
    assert second[0]["version"] != first[1]["version"]
    refused = await send(sandbox, "PUT", path, [both[0] | {"name": "Act"}])
    assert refused.inner("0", "name")
    assert (await send(sandbox, "GET", path)).body == second


async def test_conversation(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        user = await bot.fetch_user(int(sandbox.world.user("Theodora")["id"]))
        await user.send("In private")
    there = sandbox.dm("Theodora")["id"]
    assert [entry["content"] for entry in sandbox.messages(there)] == ["In private"]
    assert (await sandbox.say("Narses", there, "x")).error == "You do not see this channel."


async def test_client_reads_history_and_edits(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        channel = bot.forum()
        sent = await channel.send("one", file=discord.File(picture(), "map.png", description="Italia"))
        assert sent.attachments[0].description == "Italia"
        await channel.get_partial_message(sent.id).edit(content="two")
        assert [message.content async for message in channel.history()] == ["two"]
        assert (await sent.attachments[0].read()) == MAP[1]
        await sent.delete()
        assert sandbox.messages("forum") == []


class TestRateLimits:
    @pytest.fixture
    def sandbox_settings(self) -> SandboxSettings:
        return SandboxSettings(rates=RateLimits(posts=Window(2, 0.3), old_edits=Window(1, 60)), old_message_age=0)

    async def test_too_many_posts(self, sandbox: Sandbox) -> None:
        for left in ("1", "0"):
            assert (await post(sandbox, {"content": "x"})).headers["X-RateLimit-Remaining"] == left
        refused = await post(sandbox, {"content": "x"})
        assert refused.status == 429
        assert refused.body["retry_after"] > 0
        assert refused.headers["X-RateLimit-Scope"] == "user"
        assert refused.headers["Via"]

    async def test_client_waits_and_gets_through(self, sandbox: Sandbox) -> None:
        async with running(Town()) as bot:
            for number in range(4):
                await bot.forum().send(str(number))
        assert [entry["content"] for entry in sandbox.messages("forum")] == ["0", "1", "2", "3"]

    async def test_edits_of_old_messages_are_scarce(self, sandbox: Sandbox) -> None:
        key = (await post(sandbox, {"content": "x"})).body["id"]
        path = f"{forum(sandbox)}/messages/{key}"
        assert (await send(sandbox, "PATCH", path, {"content": "y"})).status == 200
        refused = await send(sandbox, "PATCH", path, {"content": "z"})
        assert (refused.status, refused.code) == (429, 30046)


class TestWiderWorld:
    @pytest.fixture
    def sandbox_settings(self) -> SandboxSettings:
        second = GuildSettings("Ravenna", channels=("porticus",), members=("Narses",))
        return SandboxSettings(world=WorldSettings(guilds=(GuildSettings(), second)))

    async def test_guilds_are_apart(self, sandbox: Sandbox) -> None:
        async with running(Town()) as bot:
            assert {guild.name for guild in bot.guilds} == {"Cursus Publicus", "Ravenna"}
            refused = await sandbox.slash("Theodora", "porticus", "found", name="x")
            assert refused.error == "You do not see this channel."
            assert not (await sandbox.slash("Narses", "porticus", "found", name="x")).error


async def test_a_closed_sandbox_is_forgotten() -> None:
    """Hundreds are opened in one run of these tests."""
    box = await Sandbox().start()
    assert (await post(box, {"content": "Salve"})).status == 200
    await box.close()
    closed = weakref.ref(box)
    del box
    gc.collect()
    assert closed() is None


def test_rate_limits_that_are_over_are_forgotten() -> None:
    rates = Rates(Window(50, 1.0))
    for number in range(1000):
        assert rates.bucket(f"callback:{number}", Window(5, 0.0)).take()
    assert len(rates) <= 2
    kept = rates.bucket("messages:1", Window(1, 60.0))
    assert kept.take()
    assert rates.bucket("callback:1", Window(5, 0.0)).take()
    assert not rates.bucket("messages:1", Window(1, 60.0)).take()
