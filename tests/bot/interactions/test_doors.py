"""Doors: who may join, who is put out, and who takes over what another player held."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import CursusBot
from bot.sandbox import Sandbox
from tests.bot.playing import BLUE, RED, WATCHER, Game, until


def ident(box: Sandbox, name: str) -> int:
    return int(box.world.user(name)["id"])


async def told(game: Game, sentence: str) -> None:
    async def is_told() -> bool:
        return sentence in game.texts()

    await until(is_told)


async def command(box: Sandbox, game: Game, user: str, name: str, **options: object) -> str:
    return (await (await box.slash(user, game.thread, name, **options)).settled()).text


@pytest.fixture
async def table(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign of Theodora's with a free seat."""
    game = await Game.found(sandbox, bot)
    await command(sandbox, game, RED, "campaign join", seat="red")
    return game


async def test_an_open_campaign_takes_everyone(sandbox: Sandbox, table: Game) -> None:
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert ident(sandbox, BLUE) in (await table.snapshot()).members


async def test_a_locked_campaign_takes_no_one_but_its_owner(sandbox: Sandbox, table: Game) -> None:
    await command(sandbox, table, RED, "campaign settings", door="locked")
    assert "isn't taking new players" in await command(sandbox, table, BLUE, "campaign join", seat="blue")
    pressed = await table.press_newest(BLUE, "join")
    assert "isn't taking new players" in pressed.text
    assert ident(sandbox, BLUE) not in (await table.snapshot()).members
    await command(sandbox, table, RED, "campaign leave")
    await command(sandbox, table, RED, "campaign join", seat="red")
    assert ident(sandbox, RED) in (await table.snapshot()).members


async def test_by_approval_the_owner_lets_people_in(sandbox: Sandbox, table: Game) -> None:
    await command(sandbox, table, RED, "campaign settings", door="approval")
    assert "I've asked" in await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert "You've asked already" in await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert ident(sandbox, BLUE) not in (await table.snapshot()).members
    for stranger in (WATCHER, BLUE):
        assert "can do that" in (await table.press_newest(stranger, "admit")).text
    assert ident(sandbox, BLUE) not in (await table.snapshot()).members
    assert (await table.press_newest(RED, "admit")).text == "Done."
    assert (await table.snapshot()).seats["blue"] == ident(sandbox, BLUE)
    assert "has been answered" in (await table.press_newest(RED, "admit")).text


async def test_who_is_refused_stays_out(sandbox: Sandbox, table: Game) -> None:
    await command(sandbox, table, RED, "campaign settings", door="approval")
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert "stays out" in (await table.press_newest(RED, "reject")).text
    assert ident(sandbox, BLUE) not in (await table.snapshot()).members


async def test_who_is_kicked_may_come_back_and_who_is_banned_may_not(sandbox: Sandbox, table: Game) -> None:
    blue = ident(sandbox, BLUE)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert await command(sandbox, table, RED, "campaign kick", player=blue) == "Done."
    await told(table, "has removed")
    assert blue not in (await table.snapshot()).members
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert blue in (await table.snapshot()).members
    assert await command(sandbox, table, RED, "campaign ban", player=blue) == "Done."
    assert "You can't join this campaign" in await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert "is banned" in await command(sandbox, table, RED, "gm replace", player=ident(sandbox, RED), by=blue)
    assert blue not in (await table.snapshot()).members
    assert await command(sandbox, table, RED, "campaign unban", player=blue) == "Done."
    assert "isn't banned" in await command(sandbox, table, RED, "campaign unban", player=blue)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    assert blue in (await table.snapshot()).members


async def test_whom_no_one_can_put_out(sandbox: Sandbox, bot: CursusBot, table: Game) -> None:
    red, blue = ident(sandbox, RED), ident(sandbox, BLUE)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    for verb in ("kick", "ban"):
        assert "That's you" in await command(sandbox, table, RED, f"campaign {verb}", player=red)
        assert "can do that" in await command(sandbox, table, BLUE, f"campaign {verb}", player=red)
    assert "has no seat or office" in await command(
        sandbox, table, RED, "campaign kick", player=ident(sandbox, WATCHER)
    )
    assert {*(await table.snapshot()).members} == {red, blue}


async def test_no_one_is_put_into_a_campaign_unasked(sandbox: Sandbox, table: Game) -> None:
    watcher = ident(sandbox, WATCHER)
    await command(sandbox, table, RED, "gm replace", player=ident(sandbox, RED), by=watcher)
    assert watcher not in (await table.snapshot()).members
    assert (await table.press_newest(WATCHER, "decline")).text == "Done."
    await told(table, "doesn't take over")
    assert watcher not in (await table.snapshot()).members
    assert "This offer is over" in (await table.press_newest(WATCHER, "accept")).text


async def test_a_takeover_is_announced_before_it_happens(
    sandbox: Sandbox, bot: CursusBot, table: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, blue = ident(sandbox, RED), ident(sandbox, BLUE)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    await bot.store.order_drafts.save_standing(table.campaign, "blue", "attack red")
    await table.shown()
    monkeypatch.setattr("bot.interactions.doors.ANNOUNCED_WITHIN", 0.5)
    fault = sandbox.faults.status("POST /channels/*/messages", 503, count=1_000)
    assert "couldn't announce" in await command(sandbox, table, RED, "gm replace", player=blue, by=red)
    assert (await table.snapshot()).seats["blue"] == blue
    assert await bot.store.order_drafts.standing(table.campaign, "blue") == "attack red"
    fault.left = 0
    monkeypatch.setattr("bot.interactions.doors.ANNOUNCED_WITHIN", 30)
    assert await command(sandbox, table, RED, "gm replace", player=blue, by=red) == "Done."
    assert "takes over the place of" in table.texts()
    assert (await table.snapshot()).seats["blue"] == red
    assert await bot.store.order_drafts.standing(table.campaign, "blue") == ""


async def test_a_takeover_whose_notice_has_gone_is_given_up(
    sandbox: Sandbox, bot: CursusBot, table: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, blue = ident(sandbox, RED), ident(sandbox, BLUE)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    await table.shown()
    monkeypatch.setattr("bot.interactions.doors.ANNOUNCED_WITHIN", 0.5)
    sandbox.faults.status("POST /channels/*/messages", 503, count=1_000)
    asked = asyncio.create_task(command(sandbox, table, RED, "gm replace", player=blue, by=red))

    async def is_queued() -> bool:
        rows = await bot.store.database.rows("SELECT 1 FROM posts WHERE state = 'queued' AND kind <> 'panel'")
        return bool(rows)

    await until(is_queued)
    await bot.store.database.execute("DELETE FROM posts WHERE state = 'queued'")
    async with asyncio.timeout(20):
        assert "couldn't announce" in await asked
    assert (await table.snapshot()).seats["blue"] == blue


async def test_a_vacant_seat_taken_by_the_owner_is_announced_before(
    sandbox: Sandbox, bot: CursusBot, table: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, blue = ident(sandbox, RED), ident(sandbox, BLUE)
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    await table.act("field-7")
    assert (await table.snapshot()).number > 0
    assert await command(sandbox, table, RED, "campaign kick", player=blue) == "Done."
    await table.shown()
    monkeypatch.setattr("bot.interactions.doors.ANNOUNCED_WITHIN", 0.5)
    fault = sandbox.faults.status("POST /channels/*/messages", 503, count=1_000)
    assert "couldn't announce" in await command(sandbox, table, RED, "campaign join", seat="blue")
    assert "blue" not in (await table.snapshot()).seats
    fault.left = 0
    monkeypatch.setattr("bot.interactions.doors.ANNOUNCED_WITHIN", 30)
    await command(sandbox, table, RED, "campaign join", seat="blue")
    assert "takes the seat" in table.texts()
    assert (await table.snapshot()).seats["blue"] == red


async def test_a_player_leaves_from_the_list_of_games(sandbox: Sandbox, table: Game) -> None:
    await command(sandbox, table, BLUE, "campaign join", seat="blue")
    dm = str(sandbox.dm(BLUE)["id"])
    offered = (await sandbox.autocomplete(BLUE, dm, "mygames", "leave", "")).choices
    assert [each["value"] for each in offered] == [str(table.campaign)]
    left = await (await sandbox.slash(BLUE, dm, "mygames", leave=str(table.campaign))).settled()
    assert "War" in left.text
    assert ident(sandbox, BLUE) not in (await table.snapshot()).members
    again = await (await sandbox.slash(BLUE, dm, "mygames", leave=str(table.campaign))).settled()
    assert again.ephemeral or again.text
