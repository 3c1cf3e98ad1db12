"""The unmodified client against the sandbox, end to end, with a player's actions."""

from __future__ import annotations

from bot.sandbox import Sandbox
from bot.sandbox.protocol import Reply
from tests.bot.conftest import running
from tests.bot.sandbox.town import Town


async def test_command_answers_in_the_channel(sandbox: Sandbox) -> None:
    async with running(Town()):
        done = await sandbox.slash("Theodora", "forum", "found", name="Ravenna", size=3)
        assert done.error == ""
        assert done.type is Reply.MESSAGE
        assert done.text == "Ravenna has 3 hearths"
        assert [message["content"] for message in sandbox.messages("forum")] == ["Ravenna has 3 hearths"]


async def test_autocomplete_gives_choices(sandbox: Sandbox) -> None:
    async with running(Town()):
        done = await sandbox.autocomplete("Theodora", "forum", "go", focused="place", value="a", number=3)
        assert [choice["name"] for choice in done.choices] == ["Ravenna", "Roma", "Neapolis", "Carthago", "Mediolanum"]


async def test_dynamic_button_edits_its_message(sandbox: Sandbox) -> None:
    async with running(Town()):
        first = await sandbox.slash("Theodora", "forum", "found", name="Roma")
        assert first.message
        done = await sandbox.click("Belisarius", first.message, "vote:Roma:0")
        assert done.type is Reply.UPDATE
        assert sandbox.messages("forum")[0]["content"] == "Roma: 1"


async def test_menu_and_modal(sandbox: Sandbox) -> None:
    async with running(Town()):
        opened = await sandbox.slash("Narses", "forum", "menu")
        assert sandbox.messages("forum") == []
        assert [wire["content"] for wire in sandbox.messages("forum", "Narses")] == ["Choose"]
        chosen = await sandbox.select("Narses", opened.message, "where", ["roma", "ravenna"])
        assert chosen.text == "Off to roma, ravenna"
        assert chosen.ephemeral
        asked = await sandbox.click("Narses", opened.message, "name-it")
        assert asked.modal
        named = await sandbox.submit("Narses", asked, {"name": "Legio I", "seat": ["Roma"]})
        assert named.text == "Legio I sits at Roma"


async def test_board_with_picture(sandbox: Sandbox) -> None:
    async with running(Town()):
        done = await sandbox.slash("Theodora", "forum", "board")
        assert done.message
        assert done.message["attachments"] == []
        gallery = done.message["components"][0]["components"][1]
        assert gallery["items"][0]["media"]["width"] == 320


async def test_war_thread(sandbox: Sandbox) -> None:
    async with running(Town()):
        done = await sandbox.slash("Theodora", "forum", "war declare", against="Totila")
        assert done.message
        await sandbox.wait_for(lambda: sandbox.threads("forum") and len(sandbox.messages("War on Totila")) == 2)
        assert sandbox.threads("forum")[0]["id"] == done.message["id"]
