"""Reading the rules in the channel: by command, from the panel, page by page, and shared with everyone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from discord import ui

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox, assert_discord_accepts, readable
from bot.sandbox.protocol import Right
from rules.core import registry
from rules.core.decisions import Pick
from rules.romanitas.ai.legate import legate
from tests.bot.conftest import running
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, Json, control, controls, make_bot, until, verb, verbs

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture(autouse=True)
def romanitas(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the toy, which has no rules to read, there is a game that has; its dice are known."""
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


@pytest.fixture
async def campaign(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign of Romanitas; its first decision is Red's."""
    return await Game.found(sandbox, bot, game="romanitas")


def page(outcome: Outcome) -> Json:
    """The page that came, for the reader's eyes only."""
    assert not outcome.error, outcome.error
    assert outcome.message is not None
    assert outcome.message["flags"] & 64, outcome.text
    return outcome.message


def sentence(outcome: Outcome) -> str:
    """The one sentence that came instead of a page."""
    assert not controls(page(outcome))
    return outcome.text


async def press(box: Sandbox, shown: Json, wanted: str, label: str = "", user: str = RED) -> Outcome:
    return await box.click(user, shown["id"], control(shown, wanted, label)["custom_id"])


async def choose(box: Sandbox, shown: Json, wanted: str, value: str, user: str = RED) -> Outcome:
    return await box.select(user, shown["id"], control(shown, wanted)["custom_id"], [value])


async def post_button(game: Game, custom_id: str) -> str:
    """A message with a button that no one ever made, as an older version may have, and its id."""
    forged = ui.View(timeout=None)
    forged.add_item(ui.Button(label="Old", custom_id=custom_id))
    channel = game.bot.get_partial_messageable(int(game.thread))
    return str((await channel.send("From another time", view=forged)).id)


async def test_the_contents_lead_to_every_page(sandbox: Sandbox, bot: CursusBot) -> None:
    contents = page(await sandbox.slash(RED, HALL, "rules"))
    assert "The rules of Romanitas" in readable(contents)
    combat = page(await choose(sandbox, contents, "into", "7"))
    assert combat["id"] == contents["id"]
    assert "## 7 Combat" in readable(combat)
    section = page(await choose(sandbox, combat, "go", "7.1.3"))
    assert section["id"] == contents["id"]
    assert "## 7.1.3 Stratagems" in readable(section)
    ruling = page(await choose(sandbox, section, "go", "R45"))
    assert "## R45 Drawing stratagems" in readable(ruling)
    assert "## R46" in readable(page(await press(sandbox, ruling, "page", "R46 ›")))
    assert "## R45" in readable(page(await press(sandbox, render_html(sandbox, ruling), "page", "‹ R45")))
    rulings = page(await press(sandbox, render_html(sandbox, ruling), "in"))
    assert "## Rulings" in readable(rulings)
    again = page(await press(sandbox, rulings, "top"))
    assert readable(again) == readable(contents)
    assert not [each for each in sandbox.messages(HALL) if each["author"].get("bot")]


def render_html(box: Sandbox, shown: Json) -> Json:
    """A page as it is now."""
    return next(each for each in box.messages(HALL, RED) if each["id"] == shown["id"])


async def test_a_search_stays_open_while_its_finds_are_read(sandbox: Sandbox, bot: CursusBot) -> None:
    found = page(await sandbox.slash(RED, HALL, "rules", section="siege"))
    assert "entries on “siege”" in readable(found)
    opened = page(await choose(sandbox, found, "look", "R47"))
    assert opened["id"] != found["id"]
    assert "## R47 The Siege stratagem" in readable(opened)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("7.1.2", "## 7.1.2 Fighting a battle"),
        ("7.4, R53", "## R53 Transport"),
        ("seige", "say nothing about “seige”"),
        ("99", "say nothing about “99”"),
    ],
)
async def test_whatever_is_asked_is_answered(sandbox: Sandbox, bot: CursusBot, typed: str, told: str) -> None:
    assert told in readable(page(await sandbox.slash(RED, HALL, "rules", section=typed)))


@pytest.mark.parametrize("typed", ["", "s", "siege", "7.", "R", "r4", "magister mil", "zzz", "x" * 500])
async def test_sections_are_offered_while_someone_types(sandbox: Sandbox, bot: CursusBot, typed: str) -> None:
    offered = await sandbox.autocomplete(RED, HALL, "rules", focused="section", value=typed)
    assert not offered.error
    assert_discord_accepts({"choices": offered.choices})
    for choice in offered.choices[:5]:
        opened = page(await sandbox.slash(RED, HALL, "rules", section=choice["value"]))
        assert f"## {choice['name']}" in readable(opened)


async def test_games_with_rules_to_read_are_offered(sandbox: Sandbox, bot: CursusBot) -> None:
    offered = await sandbox.autocomplete(RED, HALL, "rules", focused="game")
    assert [(each["name"], each["value"]) for each in offered.choices] == [("Romanitas", "romanitas")]
    for typed in ("romanitas", "ROMANITAS"):
        assert "## 7.4" in readable(page(await sandbox.slash(RED, HALL, "rules", section="7.4", game=typed)))
    assert sentence(await sandbox.slash(RED, HALL, "rules", game="chess")) == (
        "There are no rules of “chess” to read here. You can read: Romanitas."
    )
    offered = await sandbox.autocomplete(RED, HALL, "rules", focused="section", value="siege", game="chess")
    assert offered.choices == []


async def test_a_channel_opens_the_rules_of_its_own_campaign(game: Game, sandbox: Sandbox) -> None:
    assert "no rules of “The Toy War”" in sentence(await sandbox.slash(RED, game.thread, "rules", section="siege"))
    assert not (await sandbox.autocomplete(RED, game.thread, "rules", focused="section", value="siege")).choices
    other = await sandbox.slash(RED, game.thread, "rules", section="7.2", game="romanitas")
    assert "## 7.2 Sieges" in readable(page(other))
    mine = await Game.found(sandbox, game.bot, title="Restoration", game="romanitas")
    assert "## 7.2 Sieges" in readable(page(await sandbox.slash(BLUE, mine.thread, "rules", section="7.2")))


async def test_without_any_game_to_read_there_is_a_sentence(sandbox: Sandbox, bot: CursusBot) -> None:
    with registry.only_games({"toy": "tests.toy"}):
        assert "There are no rules" in sentence(await sandbox.slash(RED, HALL, "rules"))
        assert not (await sandbox.autocomplete(RED, HALL, "rules", focused="game")).choices


async def test_every_panel_links_to_the_rule_behind_its_decision(campaign: Game, sandbox: Sandbox) -> None:
    seen = set()
    for _ in range(60):
        snapshot = await campaign.snapshot()
        decision = snapshot.decision
        if decision is None:
            break
        if decision.rule not in seen:
            seen.add(decision.rule)
            panel = await campaign.shown()
            opened = page(await campaign.click(WATCHER, "open"))
            assert f"## {decision.rule} " in readable(opened)
            assert opened["id"] != panel["id"]
        await campaign.bot.campaigns.answer(campaign.campaign, snapshot.seats[decision.seat], legate(snapshot.table))
    assert len(seen) > 4


async def test_a_game_without_rules_to_read_has_no_link(game: Game) -> None:
    assert "open" not in verbs(await game.panel())


async def test_links_outlive_their_decision_and_a_restart(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot, game="romanitas")
        panel = await game.panel()
        rule = (await game.decision()).rule
        opened = page(await game.click(RED, "open"))
        custom_id = control(panel, "open")["custom_id"]
    await bot.store.close()

    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        following = await sandbox.click(RED, opened["id"], control(opened, "page", "›")["custom_id"])
        assert page(following)["id"] == opened["id"]
        await decide(game)
        panel = await game.shown()
        assert control(panel, "open")["custom_id"] != custom_id
        old = await post_button(game, custom_id)
        assert f"## {rule} " in readable(page(await sandbox.click(BLUE, old, custom_id)))
    await bot.store.close()


async def decide(game: Game) -> None:
    """Make the pending decision as suggested."""
    snapshot = await game.snapshot()
    assert snapshot.decision is not None
    user = snapshot.seats[snapshot.decision.seat]
    await game.bot.campaigns.answer(game.campaign, user, snapshot.decision.default)


async def test_what_is_barred_leads_to_the_rules_behind_it(campaign: Game, sandbox: Sandbox) -> None:
    for _ in range(60):
        decision = await campaign.decision()
        if isinstance(decision, Pick) and decision.barred():
            break
        await decide(campaign)
    panel = await campaign.shown()
    reasons = page(await press(sandbox, panel, "why"))
    link = controls(reasons)[0]
    if verb(link) == "open":
        outcome = await sandbox.click(RED, reasons["id"], link["custom_id"])
    else:
        outcome = await sandbox.select(RED, reasons["id"], link["custom_id"], [link["options"][0]["value"]])
    opened = page(outcome)
    assert opened["id"] != reasons["id"]
    assert "## " in readable(opened)


async def test_a_message_that_isnt_a_page_cant_be_shared(campaign: Game, sandbox: Sandbox) -> None:
    """It has text, which a page hasn't: Discord wouldn't let it become one. The press is answered once."""
    opened = page(await sandbox.slash(RED, campaign.thread, "rules", section="7.4"))
    forged = await post_button(campaign, control(opened, "share")["custom_id"])
    before = len(sandbox.messages(campaign.thread))
    pressed = await sandbox.click(RED, forged, control(opened, "share")["custom_id"])
    assert "has expired" in pressed.text and not pressed.error
    assert len(sandbox.messages(campaign.thread)) == before


async def test_a_page_is_shared_with_everyone_once(campaign: Game, sandbox: Sandbox) -> None:
    opened = page(await sandbox.slash(RED, campaign.thread, "rules", section="7.4, R53"))
    before = len(sandbox.messages(campaign.thread))
    share = control(opened, "share")
    presses = [sandbox.click(RED, opened["id"], share["custom_id"]) for _ in range(2)]
    for outcome in await asyncio.gather(*presses):
        assert not outcome.error
        await outcome.settled()
    shared = sandbox.messages(campaign.thread)
    assert len(shared) == before + 1
    text = readable(shared[-1])
    assert f"<@{sandbox.world.user(RED)['id']}> shares the rules of Romanitas" in text
    assert "## 7.4 Maritime transport" in text
    assert "## R53 Transport" in text
    assert not shared[-1]["mentions"]
    mine = next(each for each in sandbox.messages(campaign.thread, RED) if each["id"] == opened["id"])
    assert control(mine, "share")["disabled"]
    assert control(mine, "share")["label"] == "Shared"
    read_on = page(await press(sandbox, shared[-1], "open", user=BLUE))
    assert "## R53 Transport" in readable(read_on)


async def test_the_panel_moves_below_a_shared_page(
    campaign: Game, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.panel_position.SILENCE_SECONDS", 0.05)
    panel = await campaign.panel()
    opened = page(await sandbox.slash(RED, campaign.thread, "rules", section="4.2"))
    await (await press(sandbox, opened, "share")).settled()

    async def has_moved() -> bool:
        return bool((await campaign.shown())["id"] != panel["id"])

    await until(has_moved)
    assert sandbox.messages(campaign.thread)[-1]["id"] == (await campaign.panel())["id"]


async def test_a_section_is_shared_once_in_a_channel(campaign: Game, sandbox: Sandbox) -> None:
    for user in (RED, BLUE):
        opened = page(await sandbox.slash(user, campaign.thread, "rules", section="6.1"))
        outcome = await (await press(sandbox, opened, "share", user=user)).settled()
    shared = [each for each in sandbox.messages(campaign.thread) if "shares the rules" in readable(each)]
    assert len(shared) == 1
    refused = "\n".join(readable(each) for each in outcome.messages)
    assert "shared here already" in refused
    assert shared[0]["id"] in refused


async def test_nothing_is_shared_where_the_reader_may_not_write(campaign: Game, sandbox: Sandbox) -> None:
    opened = page(await sandbox.slash(BLUE, HALL, "rules", section="7.4"))
    before = len(sandbox.messages(HALL))
    hall = sandbox.world.channel(HALL)
    muted = {"id": sandbox.world.user(BLUE)["id"], "type": 1, "allow": "0", "deny": str(int(Right.SEND_MESSAGES))}
    hall["permission_overwrites"] = [*hall["permission_overwrites"], muted]
    assert "You aren't allowed to write" in sentence(await press(sandbox, opened, "share", user=BLUE))
    assert len(sandbox.messages(HALL)) == before


async def test_nothing_is_shared_where_the_bot_may_not_write(campaign: Game, sandbox: Sandbox) -> None:
    opened = page(await sandbox.slash(RED, HALL, "rules", section="7.4"))
    before = len(sandbox.messages(HALL))
    sandbox.forbid(Right.SEND_MESSAGES)
    assert "I'm not allowed to write" in sentence(await press(sandbox, opened, "share"))
    assert len(sandbox.messages(HALL)) == before


async def test_a_refusal_while_sharing_is_told(campaign: Game, sandbox: Sandbox) -> None:
    opened = page(await sandbox.slash(RED, campaign.thread, "rules", section="7.4"))
    sandbox.faults.status(f"POST /channels/{campaign.thread}/messages", 403)
    outcome = await (await press(sandbox, opened, "share")).settled()
    assert any("I'm not allowed to write" in readable(each) for each in sandbox.messages(campaign.thread, RED))
    assert not outcome.error
    mine = next(each for each in sandbox.messages(campaign.thread, RED) if each["id"] == opened["id"])
    assert control(mine, "share")["label"] == "Share"


@pytest.mark.parametrize(
    ("custom_id", "told"),
    [
        ("ru:chess:en:page.7.4", "no rules of “chess”"),
        ("ru:toy:en:top", "no rules of “The Toy War”"),
        ("ru:romanitas:xx:page.7.9", "no section “7.9” any more"),
        ("ru:romanitas:en:page.7.9", "no section “7.9” any more"),
        ("ru:romanitas:en:open.7.4,R999", "no section “R999” any more"),
        ("ru:romanitas:en:in.R999", "no section “R999” any more"),
        ("ru:romanitas:en:share.99", "no section “99” any more"),
        ("ru:romanitas:en:share", "has expired"),
        ("ru:romanitas:en:page.,", "has expired"),
        ("ru:romanitas:en:dance.7.4", "has expired"),
        ("ru:romanitas:en", "has expired"),
        ("ru:../romanitas:en:top", "has expired"),
    ],
)
async def test_forged_and_outdated_buttons_are_answered(campaign: Game, custom_id: str, told: str) -> None:
    message = await post_button(campaign, custom_id)
    assert told in sentence(await campaign.box.click(RED, message, custom_id))


async def test_a_menu_with_a_page_that_has_gone_is_answered(campaign: Game, sandbox: Sandbox) -> None:
    menu: Any = ui.Select(custom_id="ru:romanitas:en:go.0")
    menu.add_option(label="Gone", value="7.9")
    view = ui.View(timeout=None)
    view.add_item(menu)
    sent = await campaign.bot.get_partial_messageable(int(campaign.thread)).send("An old menu", view=view)
    outcome = await sandbox.select(RED, str(sent.id), "ru:romanitas:en:go.0", ["7.9"])
    assert "no section “7.9” any more" in sentence(outcome)
