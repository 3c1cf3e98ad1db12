"""The film and the statistics of a campaign, in the channel."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from rules.core import registry
from rules.romanitas.ai.legate import legate
from tests.bot.playing import HALL, RED, WATCHER, Game


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def test_the_film_and_the_figures_are_for_everyone(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    for _ in range(12):
        snapshot = await game.snapshot()
        assert snapshot.decision is not None
        holder = snapshot.seats[snapshot.decision.seat]
        await bot.campaigns.answer(game.campaign, holder, legate(snapshot.table), snapshot.table.number)
    await bot.campaigns.undo(game.campaign, holder) if (await game.snapshot()).can_undo else None
    film = await (await sandbox.slash(WATCHER, game.thread, "campaign film")).settled()
    assert not film.ephemeral
    assert film.message is not None
    assert "film.webp" in str(film.message)
    assert "in motion" in str(film.message)
    sheet = await (await sandbox.slash(RED, game.thread, "campaign statistics")).settled()
    assert not sheet.ephemeral
    assert "RP (Cities" in sheet.text


@pytest.mark.parametrize("command", ["campaign film", "campaign statistics"])
async def test_what_everyone_sees_is_in_the_language_of_the_campaign(
    sandbox: Sandbox, bot: CursusBot, command: str
) -> None:
    """Whoever asks for it may read another one."""
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    english = await (await sandbox.slash(RED, game.thread, command)).settled()
    sandbox.world.set_locale(WATCHER, "fr")
    shown = await (await sandbox.slash(WATCHER, game.thread, command)).settled()
    assert (shown.message and readable(shown.message)) == (english.message and readable(english.message))


async def test_without_a_campaign_there_is_a_sentence(sandbox: Sandbox, bot: CursusBot) -> None:
    for command in ("campaign film", "campaign statistics"):
        refused = await sandbox.slash(RED, HALL, command)
        assert "No campaign is played" in refused.text
        assert refused.ephemeral


async def test_the_first_post_has_a_title_card(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    first = sandbox.messages(game.thread)[0]
    assert "title.jpg" in str(first)
    assert "ROMANITAS: Restoration" in str(first)


async def test_all_that_only_reads_works_alike_after_the_campaign_is_closed(sandbox: Sandbox, bot: CursusBot) -> None:
    """The film, the figures, the map, the state, the log, the last battle, the settings and the rules."""
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    await game.act_until("manage")
    await game.close()
    await game.shown()
    for command, told in (("film", "in motion"), ("statistics", "RP (Cities"), ("settings", "## Restoration")):
        shown = await (await sandbox.slash(RED, game.thread, f"campaign {command}")).settled()
        assert told in str(shown.message), command
    for command in ("map", "status", "log", "battle", "hand"):
        shown = await (await sandbox.slash(RED, game.thread, command)).settled()
        assert "No campaign is played" not in shown.text, command
        assert not shown.error, command
    assert (await sandbox.autocomplete(RED, game.thread, "map", focused="region")).choices
    assert "Romanitas" in (await sandbox.slash(RED, game.thread, "rules")).text


async def test_a_new_campaign_of_the_channel_is_read_instead(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    await game.close()
    await game.shown()
    await (await sandbox.slash(RED, game.thread, "campaign new", title="Again", game="romanitas")).settled()
    assert "Again" in (await sandbox.slash(RED, game.thread, "campaign settings")).text


async def test_a_closed_campaign_can_only_be_read(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    await game.close()
    asked: list[tuple[str, dict[str, str]]] = [("undo", {}), ("act", {"choice": "-"}), ("odds", {}), ("advise", {})]
    for command, given in (*asked, ("campaign settings", {"reminders": "2"})):
        refused = await sandbox.slash("Iustinianus", game.thread, command, **given)
        assert "is closed" in refused.text, command
