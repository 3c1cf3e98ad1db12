"""A whole campaign of Romanitas in a channel, from 528 to 628, with buttons and commands."""

from __future__ import annotations

import json

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox, assert_discord_accepts, readable
from rules.core import registry
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.romanitas.ai.legate import legate
from tests.bot.playing import RED, Game, Json, control, controls, verb, verbs
from tests.sampling import first

SECRET = "a campaign that lasts 41"
"""Dice under which the Legate, with the suggested placing of the dice of fate, sees the year 628, or 3 short turns."""

_MOST_DECISIONS = 1000


class Player:
    """Someone who does what the Legate would do, by button where there is one and by command where there is not."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.pressed = 0
        self.typed = 0

    async def decide(self) -> None:
        """Make the pending decision."""
        panel = await self._game.shown()
        snapshot = await self._game.snapshot()
        decision = await self._game.decision()
        answer = decision.default if isinstance(decision, Arrange) else legate(snapshot.table)
        button = _button(panel, decision, answer)
        if button is not None:
            self.pressed += 1
            outcome = await self._game.box.click(RED, panel["id"], button["custom_id"])
            assert not outcome.error, outcome.error
            await self._confirm(outcome)
        else:
            self.typed += 1
            typed = ",".join(answer) if isinstance(answer, tuple) else "suggested"
            outcome = await self._game.box.slash(RED, self._game.thread, "act", choice=typed or "-")
            if not await self._confirm(outcome):
                assert outcome.text.startswith("Done"), outcome.text

    async def _confirm(self, outcome: Outcome) -> bool:
        """Answer the question before something is wasted; return whether there was one."""
        asked = outcome.message
        if asked is None or "sure" not in verbs(asked):
            return False
        await self._game.box.click(RED, asked["id"], control(asked, "sure")["custom_id"])
        return True


def _button(panel: Json, decision: Decision, answer: Answer) -> Json | None:
    buttons = [each for each in controls(panel) if each["type"] == 2]
    if isinstance(decision, Arrange):
        return next(
            each for each in buttons if verb(each) == "usual" or (verb(each) == "layout" and each["style"] == 1)
        )
    label = next((option.label for option in decision.options if (option.id,) == answer), None)
    if decision.max > 1 or label is None:
        return None
    return next((each for each in buttons if verb(each) == "pick" and each["label"] == label), None)


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: SECRET)
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


@pytest.mark.parametrize(
    ("scenario", "secret", "last"),
    first(1, [("restauratio-528", "a campaign that ends 33", 4), ("campaign-528", SECRET, 10)]),
)
async def test_a_whole_campaign_in_the_channel(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch, scenario: str, secret: str, last: int
) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: secret)
    game = await Game.found(sandbox, bot, title="Restoration", game="romanitas", scenario=scenario)
    player = Player(game)
    turns = set()
    for _ in range(_MOST_DECISIONS):
        snapshot = await game.snapshot()
        turns.add(snapshot.table.state.turn)
        if snapshot.decision is None:
            break
        await player.decide()
    panel = await game.shown()
    assert turns == set(range(1, last + 1))
    assert player.pressed > 5 * last
    assert player.typed
    assert "The game is over" in readable(panel)
    await _check_posts(game, last)
    _check_wire(sandbox)


async def _check_posts(game: Game, turns: int) -> None:
    posts = await game.bot.store.database.rows("SELECT kind, state FROM posts WHERE kind <> 'panel'")
    assert {state for _, state in posts} == {"sent"}
    kinds = [kind for kind, _ in posts]
    assert kinds.count("summary") == turns
    assert kinds.count("end") == 1
    assert "map" in kinds
    ((battles,),) = await game.bot.store.database.rows(
        "SELECT count(*) FROM events WHERE kind IN ('battle-ended', 'naval-battle-ended') AND NOT undone"
    )
    assert kinds.count("report") == battles > turns


def _check_wire(sandbox: Sandbox) -> None:
    for entry in sandbox.record.entries:
        assert entry.status < 400, entry
        body = entry.json if isinstance(entry.json, dict) else {}
        sent = body.get("data") if "callback" in entry.path else body
        if isinstance(sent, dict) and (sent.get("components") or sent.get("choices")):
            assert_discord_accepts(sent, filenames=[each["filename"] for each in entry.files])


async def test_only_the_holder_of_the_seat_decides(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, title="Mine", game="romanitas")
    panel = await game.shown()
    before = await game.number()
    button = next(each for each in controls(panel) if each["type"] == 2)
    outcome = await sandbox.click("Procopius", panel["id"], button["custom_id"])
    assert outcome.text
    assert await game.number() == before


async def test_every_answer_for_one_player_is_theirs_alone(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, title="Looking", game="romanitas")
    await game.shown()
    posted = len(sandbox.messages(game.thread))
    for command, options in (("map", {"region": "The Balkans"}), ("status", {}), ("log", {}), ("battle", {})):
        outcome = await (await sandbox.slash(RED, game.thread, command, **options)).settled()
        assert not outcome.error, (command, outcome.error)
    assert len(sandbox.messages(game.thread)) == posted


async def test_the_panel_and_the_command_show_the_battle_that_is_being_fought(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: SECRET)
    game = await Game.found(sandbox, bot, title="In battle", game="romanitas")
    for _ in range(60):
        snapshot = await game.snapshot()
        scene = snapshot.table.state.scene
        if scene and isinstance(snapshot.decision, Pick):
            break
        await bot.campaigns.answer(game.campaign, snapshot.seats["roman"], legate(snapshot.table))
    panel = await game.shown()
    assert f"{scene}.jpg" in json.dumps(panel["components"])
    battle = await (await sandbox.slash(RED, game.thread, "battle")).settled()
    assert scene in str(battle.ephemeral)
    assert "No battle" not in battle.text
