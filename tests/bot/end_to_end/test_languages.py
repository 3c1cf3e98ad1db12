"""Two languages at one table: posts follow the campaign, private answers the player. The tutorial too."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.commands.settings import choices
from bot.common.messages import LANGUAGES
from bot.sandbox import Sandbox, readable
from rules.core import registry
from rules.core.text import speaking
from rules.romanitas.ai.legate import legate
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, control, until
from tests.sampling import first


@pytest.fixture(autouse=True)
def _romanitas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def found(sandbox: Sandbox, bot: CursusBot, **options: object) -> Game:
    return await Game.found(sandbox, bot, game="romanitas", title="Restauration", **options)


async def play_to_turn(game: Game, turn: int) -> list[str]:
    """Let the Legate's choices bring the campaign into a turn, and return what the panels said on the way."""
    panels = []
    for _ in range(300):
        snapshot = await game.snapshot()
        panels.append(readable(await game.shown()))
        if snapshot.table.state.turn >= turn:
            return panels
        await game.bot.campaigns.answer(
            game.campaign, snapshot.waiting_for[0], legate(snapshot.table), snapshot.table.number
        )
    raise AssertionError(f"turn {turn} does not begin")


async def settled(game: Game, wanted: str) -> None:
    async def is_there() -> bool:
        return wanted in game.texts()

    await until(is_there)


async def test_a_french_founder_gets_a_french_campaign(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.world.set_locale(RED, "fr")
    game = await found(sandbox, bot)
    await settled(game, "Empreinte des dés")
    panel = readable(await game.shown())
    with speaking("fr"):
        assert (await game.decision()).prompt in panel
    assert "Tour 1 " in panel
    told = await sandbox.slash(RED, game.thread, "undo")
    assert told.text == "Il n'y a aucun choix à annuler."
    assert "aucun" not in (await sandbox.slash(BLUE, game.thread, "undo")).text


async def test_private_answers_name_buttons_as_posts_have_them(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    sandbox.world.set_locale(RED, "fr")
    told = (await sandbox.slash(RED, game.thread, "help")).text
    assert "«\xa0Why not …?\xa0» dit" in told
    assert "«\xa0Advice\xa0»" in told
    assert "«\xa0Answer\xa0»" in (await sandbox.slash(RED, game.thread, "answers list")).text
    assert "*Play again*" in (await sandbox.slash(RED, game.thread, "campaign archive")).text


async def test_private_answers_follow_the_player_and_posts_the_campaign(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    sandbox.world.set_locale(WATCHER, "fr")
    status = await sandbox.slash(WATCHER, game.thread, "status")
    english = await sandbox.slash(BLUE, game.thread, "status")
    assert "Désolation" in status.text or "désolation" in status.text.lower()
    assert status.text != english.text
    number = await game.number()
    refused = await sandbox.slash(WATCHER, game.thread, "act", choice="x")
    assert refused.text != (await sandbox.slash(BLUE, game.thread, "act", choice="x")).text
    assert await game.number() == number
    panel = readable(await game.shown())
    with speaking("en"):
        assert (await game.decision()).prompt in panel


async def test_the_founder_changes_the_language(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    told = await sandbox.slash(RED, game.thread, "campaign settings", language="fr")
    assert "Français" in told.text
    await settled(game, "**Langue")
    with speaking("fr"):
        assert (await game.decision()).prompt in readable(await game.shown())
    wrong = await sandbox.slash(RED, game.thread, "campaign settings", language="xx")
    assert wrong.error or "xx" in wrong.text
    other = await sandbox.slash(BLUE, game.thread, "campaign settings", language="en")
    assert "or a server manager" in other.text


async def test_a_shared_page_of_the_rules_is_in_the_campaigns_language(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, language="fr")
    page = await sandbox.slash(RED, game.thread, "rules", section="4.1")
    shown = page.ephemeral[0]
    assert "dice of fate" in readable(shown)
    await sandbox.click(RED, shown["id"], control(shown, "share")["custom_id"])
    await settled(game, "dés du destin")


def named(commands: list[dict[str, object]]) -> dict[str, dict[str, object]]:
    return {str(each["name"]): each for each in commands}


async def test_commands_are_registered_in_french(sandbox: Sandbox, bot: CursusBot) -> None:
    assert bot.is_ready()
    campaign = named(sandbox.commands(RED, HALL))["campaign"]
    assert campaign["name_localizations"] == {"fr": "campagne"}
    new = named(campaign["options"])["new"]  # type: ignore[arg-type]
    assert new["name_localizations"] == {"fr": "nouvelle"}
    assert set(new["description_localizations"]) == {"fr"}  # type: ignore[call-overload]
    mode = named(new["options"])["mode"]  # type: ignore[arg-type]
    assert [choice["name_localizations"] for choice in mode["choices"]]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize("locale", first(1, ["fr", "en"]))
async def test_each_lesson_is_given_once_in_the_first_turn(sandbox: Sandbox, bot: CursusBot, locale: str) -> None:
    game = await found(sandbox, bot, tutorial=True, language=locale)
    *first, second = await play_to_turn(game, 2)
    lessons = [line for panel in first for line in panel.splitlines() if line.startswith("🎓")]
    assert len(lessons) >= 3
    assert len(set(lessons)) == len(lessons)
    assert "🎓" in first[0]
    assert "🎓" not in second


async def test_without_the_tutorial_there_are_no_lessons(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    assert "🎓" not in readable(await game.shown())


async def test_a_battle_line_is_shown_before_it_is_confirmed(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    for _ in range(60):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        assert decision is not None
        if decision.topic == "line":
            break
        await game.bot.campaigns.answer(
            game.campaign, snapshot.waiting_for[0], legate(snapshot.table), snapshot.table.number
        )
    panel = await game.shown()
    assert "line.jpg" in str(panel)
    opened = await sandbox.click(RED, panel["id"], control(panel, "change")["custom_id"])
    (shown,) = opened.ephemeral
    assert "line.jpg" in str(shown)
    reset = await sandbox.click(RED, shown["id"], control(shown, "reset")["custom_id"])
    assert not reset.error
    confirmed = await sandbox.click(RED, shown["id"], control(shown, "confirm")["custom_id"])
    assert "Done" in confirmed.text


@pytest.mark.parametrize(("locale", "other"), [("en", "French"), ("fr", "anglais")])
def test_a_language_is_found_by_its_name_in_the_readers_language(locale: str, other: str) -> None:
    """Discord offers only those choices whose names hold what is typed."""
    with speaking(locale):
        names = [choice.name for choice in choices("language", LANGUAGES)]
    assert any(other in name for name in names)
