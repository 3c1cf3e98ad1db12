"""Shards: guilds spread over several connections, each of which gets only its own events."""

from __future__ import annotations

import aiohttp
import pytest

from bot.client import CursusBot
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings, readable
from bot.sandbox.settings import GuildSettings, WorldSettings
from tests.bot.playing import RED, Game, control, until
from tests.bot.sandbox.test_gateway import IDENTIFY, Wire

SHARDS = 4
HALLS = [f"hall-{number}" for number in range(SHARDS)]


@pytest.fixture
def sandbox_settings(monkeypatch: pytest.MonkeyPatch) -> SandboxSettings:
    """Four guilds, and a gateway of four shards that may identify at once, not five seconds apart."""

    async def at_once(_: CursusBot, __: int | None, *, initial: bool = False) -> None:
        return

    monkeypatch.setattr(CursusBot, "before_identify_hook", at_once)
    guilds = tuple(GuildSettings(f"Guild of {hall}", (hall,)) for hall in HALLS)
    return SandboxSettings(rates=UNLIMITED, world=WorldSettings(guilds), shards=SHARDS)


async def found(sandbox: Sandbox, bot: CursusBot, hall: str) -> Game:
    made = await (await sandbox.slash(RED, hall, "campaign new", title=f"War in {hall}")).settled()
    assert not made.error, made.error
    thread = sandbox.threads(hall)[-1]["id"]
    campaign = await bot.store.campaigns.in_channel(int(thread))
    assert campaign is not None
    game = Game(sandbox, bot, thread, campaign.id)
    await game.take_seats()
    return game


async def test_a_campaign_in_a_guild_of_each_shard_is_played(sandbox: Sandbox, bot: CursusBot) -> None:
    assert sorted(bot.shards) == list(range(SHARDS))
    assert sorted(guild.shard_id for guild in bot.guilds) == list(range(SHARDS))
    games = [await found(sandbox, bot, hall) for hall in HALLS]
    for game in games:
        assert not (await game.act("field-3")).error
        panel = await game.shown()
        assert not (await sandbox.click(RED, panel["id"], control(panel, "pick", "Work")["custom_id"])).error
        assert (await game.decision()).topic == "gifts"
        assert "Which gifts do you give away?" in readable(await game.shown())
    heard = {session.shard: {event for _, event, _ in session.events} for session in sandbox.gateway.sessions.values()}
    assert all("INTERACTION_CREATE" in events for events in heard.values())
    assert len(heard) == SHARDS


async def test_each_shard_hears_of_its_own_guild_alone(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, HALLS[2])
    guild = next(guild for guild in bot.guilds if guild.text_channels[0].name == HALLS[2])
    told = [
        session.shard
        for session in sandbox.gateway.sessions.values()
        if any(event == "INTERACTION_CREATE" for _, event, _ in session.events)
    ]
    assert told == [guild.shard_id]
    assert (await game.snapshot()).campaign.guild == guild.id


async def test_a_campaign_goes_on_after_every_shard_was_dropped(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, HALLS[3])
    before = sandbox.gateway.resumed
    await sandbox.gateway.drop()

    async def back() -> bool:
        return sandbox.gateway.resumed == before + SHARDS

    await until(back)
    assert not (await game.act("field-3")).error
    assert (await game.decision()).topic == "act"


@pytest.mark.parametrize("shard", [[4, 4], [-1, 4], [0], "first"])
async def test_a_shard_that_is_none_is_refused(sandbox: Sandbox, shard: object) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.ws) as socket:
        wire = Wire(socket)
        await wire.send(2, IDENTIFY | {"shard": shard})
        assert await wire.closed() == 4010
