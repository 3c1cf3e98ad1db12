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
