"""Stored rules in the channel: one tap lets a turn pass; undo, events and restarts; councils and several seats."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import render.presenter
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.export.action_log import public_actions
from bot.sandbox import Sandbox, readable
from bot.storage import WINDOW, HeldRule
from bot.views.stored_rules import offers_at
from rules.core import registry
from rules.core.decisions import Cautions, Option, Pick
from rules.core.stored_answers import StoredRule, any_of
from rules.romanitas.ai.legate import legate
from rules.romanitas.game import Romanitas
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, WATCHER, Game, control, controls, make_bot, until, verb
from tests.toy.game import FieldClaimed, Fought, Toy, say

pytestmark = pytest.mark.usefixtures("without_pictures")

QUIET = "quiet 0"
"""Dice under which nothing happens in the first turn of Romanitas."""

RAIDED = "quiet 5"
"""Dice under which an enemy acts in the first turn, though no city falls."""


@pytest.fixture(autouse=True)
def _romanitas() -> None:
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The dice of the campaigns to come; a test may change them."""
    chosen = [QUIET]
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: chosen[0])
    yield chosen


async def at_window(box: Sandbox, bot: CursusBot, *members: str, **options: str) -> Game:
    """A campaign of Romanitas before the first nation acts."""
    game = await Game.found(box, bot, game="romanitas", title="Restoration", **options)
    for member in members:
        await box.slash(member, game.thread, "campaign join")
    await decide_until(game, "window")
    return game


async def decide_until(game: Game, *topics: str) -> None:
    """Let everyone do what the Legate would do until one of these is asked."""
    for _ in range(400):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        assert decision is not None
        if decision.topic in topics:
            await game.shown()
            return
        answer, number = legate(snapshot.table), snapshot.table.number
        for user in snapshot.waiting_for:
            await game.bot.campaigns.answer(game.campaign, user, answer, decision.number)
            if (await game.number()) != number:
                break
    raise AssertionError(f"none of {topics}")


async def ways(game: Game, topic: str = "window") -> list[str]:
    """How the decisions of a topic were made."""
    rows = await game.bot.store.database.rows(
        "SELECT way FROM actions WHERE campaign = ? AND topic = ? AND kind = 'answer' AND NOT undone ORDER BY number",
        game.campaign,
        topic,
    )
    return [way for (way,) in rows]


async def held(game: Game) -> Sequence[HeldRule]:
    return await game.bot.store.stored_answers.rules_of(game.campaign)


async def remember(game: Game, user: str, label: str) -> None:
    """Store a rule by a button of the panel, or by its menu."""
    panel = await game.shown()
    buttons = [each for each in controls(panel) if verb(each) == "remember"]
    named = [each for each in buttons if label in each.get("label", "")]
    if named:
        outcome = await game.box.click(user, panel["id"], named[0]["custom_id"])
    else:
        menu = next(each for each in buttons if "options" in each)
        value = next(each["value"] for each in menu["options"] if label in each["label"])
        outcome = await game.box.select(user, panel["id"], menu["custom_id"], [value])
    assert not outcome.error, outcome.error


async def ended(game: Game) -> None:
    """Wait until no rule is stored any more."""

    async def is_over() -> bool:
        return not await held(game)

    await until(is_over)


async def comes_to(game: Game, *topics: str) -> None:
    """Wait until one of these is asked: a long row of stored answers is given bit by bit."""

    async def is_asked() -> bool:
        return (await game.decision()).topic in topics

    await until(is_asked)


def user_id(game: Game, name: str) -> int:
    return int(game.box.world.user(name)["id"])


@pytest.mark.usefixtures("dice")
async def test_one_tap_lets_a_turn_of_romanitas_pass(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot)
    await remember(game, RED, "Wait until something happens")
    await comes_to(game, "manage")
    assert await ways(game) == ["stored"] * 11
    assert await held(game) == (), "it ended with the turn's windows"
    assert "Stored answer" not in readable(await game.shown())


async def test_an_event_of_note_ends_it_and_the_panel_shows_it_until_then(
    sandbox: Sandbox, bot: CursusBot, dice: list[str]
) -> None:
    dice[0] = RAIDED
    game = await at_window(sandbox, bot)
    await remember(game, RED, "Wait until something happens")
    await ended(game)
    await decide_until(game, "window")
    assert 1 < len(await ways(game)) < 11
    await remember(game, RED, "Wait until a Roman city falls")
    await comes_to(game, "defence", "manage")
    if await held(game):
        assert "📌 Stored answer: **Wait until a Roman city falls** (this turn)" in readable(await game.shown())
    await decide_until(game, "manage")
    assert await ways(game) == ["stored"] * 11, "what was asked in between was no window"


@pytest.mark.usefixtures("dice")
async def test_waiting_for_the_persians(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot)
    await remember(game, RED, "Wait until the Franks")
    await ended(game)
    decision = await game.decision()
    assert decision.topic == "window" and "Franks" in decision.prompt
    assert await ways(game) == ["stored"] * 8
    assert await held(game) == ()


async def test_a_rule_of_the_campaign_is_revoked_with_one_tap(
    sandbox: Sandbox, bot: CursusBot, dice: list[str]
) -> None:
    game = await at_window(sandbox, bot)
    stored = await sandbox.slash(RED, game.thread, "answers remember", rule="suggested-line-2|campaign")
    assert "📌 Stored: **Suggested line-up at 2:1 or better** (whole game)" in stored.text
    listed = await sandbox.slash(RED, game.thread, "answers list")
    assert "Suggested line-up at 2:1" in listed.text and "when a battle is lost" in listed.text
    text = readable(await game.shown())
    assert f"(whole game), <@{user_id(game, RED)}>" in text
    denied = await game.click(BLUE, "revoke")
    assert "stored nothing" in denied.text
    assert len(await held(game)) == 1
    revoked = await game.click(RED, "revoke")
    assert "Revoked" in revoked.text
    assert await held(game) == ()
    assert "revoke" not in {verb(each) for each in controls(await game.shown())}
    again = await sandbox.slash(RED, game.thread, "answers delete")
    assert "stored nothing" in again.text


async def test_a_suggested_line_up_is_given_at_the_odds_it_names(
    sandbox: Sandbox, bot: CursusBot, dice: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.romanitas.chapters.deployment._odds", lambda *_: ("outnumber-2",))
    game = await at_window(sandbox, bot)
    await sandbox.slash(RED, game.thread, "answers remember", rule="suggested-line-2|campaign")
    await decide_until(game, "defence", "muster")
    for _ in range(60):
        await decide_until(game, "move-figure", "rally", "exploit", "window", "manage", "draw-stratagem")
        if await ways(game, "line"):
            break
        snapshot = await game.snapshot()
        await game.bot.campaigns.answer(game.campaign, user_id(game, RED), legate(snapshot.table))
    assert {*await ways(game, "line")} == {"stored"}


@pytest.mark.usefixtures("dice")
async def test_in_a_council_each_member_gives_only_a_vote(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot, BLUE, WATCHER, mode="council")
    number = await game.number()
    await remember(game, RED, "Wait until something happens")
    assert await game.number() == number, "one of three decides nothing"
    panel = readable(await game.shown())
    assert "Votes: 1 of 3" in panel
    assert f"**Wait until something happens** (this turn), <@{user_id(game, RED)}>" in panel
    await remember(game, BLUE, "Wait until something happens")
    await comes_to(game, "manage")
    assert await ways(game) == ["stored"] * 11
    assert await held(game) == ()


@pytest.mark.usefixtures("dice")
async def test_a_stored_answer_changes_a_vote_and_a_vote_overrides_it(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot, BLUE, WATCHER, mode="council")
    decision = await game.decision()
    other = next(each.id for each in getattr(decision, "options") if each.id != "pass")  # noqa: B009
    await bot.campaigns.answer(game.campaign, user_id(game, RED), (other,), decision.number)
    await remember(game, RED, "Wait until the Franks")
    (ballot,) = (await game.snapshot()).roster.ballots[decision.number]
    assert msgspec.json.decode(ballot.answer) == ["pass"]
    await bot.campaigns.answer(game.campaign, user_id(game, RED), (other,), decision.number)
    (ballot,) = (await game.snapshot()).roster.ballots[decision.number]
    assert msgspec.json.decode(ballot.answer) == [other]


@pytest.mark.usefixtures("dice")
async def test_who_has_no_say_stores_nothing(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot)
    panel = await game.shown()
    refused = await sandbox.click(BLUE, panel["id"], control(panel, "remember")["custom_id"])
    assert "belongs to" in refused.text
    with pytest.raises(UserError):
        await bot.campaigns.store_rule(game.campaign, user_id(game, BLUE), "roman", "wait-until-something", "turn")
    with pytest.raises(UserError):
        await bot.campaigns.store_rule(game.campaign, user_id(game, RED), "roman", "wait-until-something", "campaign")
    with pytest.raises(UserError):
        await bot.campaigns.store_rule(game.campaign, user_id(game, RED), "roman", "wait-for-godot", "turn")
    assert await held(game) == ()


@pytest.mark.usefixtures("dice")
async def test_an_answer_that_loses_at_once_is_never_given(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.campaigns.stored_rules.loses_at_once", lambda *_: True)
    game = await at_window(sandbox, bot)
    panel = await game.shown()
    told = await (await sandbox.click(RED, panel["id"], control(panel, "remember")["custom_id"])).settled()
    assert "Stored: **Wait until something happens** (this turn)" in str(told.messages)
    assert (await game.decision()).topic == "window"
    assert await ways(game) == []
    assert len(await held(game)) == 1
    await bot.campaigns.answer(game.campaign, user_id(game, RED), ("pass",))
    assert await ways(game) == [""]


@pytest.mark.usefixtures("dice")
async def test_what_would_be_wasted_is_asked_about(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_window(sandbox, bot)
    monkeypatch.setattr("rules.romanitas.chapters.operations._cautions", _before_the_slavs)
    await remember(game, RED, "Wait until something happens")
    await comes_to(game, "window")

    async def is_cautioned() -> bool:
        return "Slavs" in (await game.decision()).prompt

    await until(is_cautioned)
    assert len(await held(game)) == 1, "it goes on once this has been answered"
    await bot.campaigns.answer(game.campaign, user_id(game, RED), ("pass",))
    await comes_to(game, "manage")
    assert sorted({*await ways(game)}) == ["", "stored"]


def _before_the_slavs(t: Romanitas) -> Cautions:
    upcoming = t.data.nation_order[t.state.nations_checked :][:1]
    return {"pass": (say("title"),)} if upcoming == ("slavs",) else {}


@pytest.mark.usefixtures("dice")
async def test_offices_answer_in_their_own_domain(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await at_window(sandbox, bot, BLUE, mode="offices")
    appointed = await sandbox.slash(RED, game.thread, "office appoint", office="magister-militum", member=BLUE)
    assert not appointed.error, appointed.error
    await sandbox.slash(RED, game.thread, "answers remember", rule="wait-until-something|turn")
    assert (await game.decision()).topic == "window", "war isn't the founder's office any more"
    await remember(game, BLUE, "Wait until something happens")
    await comes_to(game, "manage")


async def test_rules_survive_a_restart_and_answer_after_a_crash(sandbox: Sandbox, file: Path, dice: list[str]) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await at_window(sandbox, bot)
        rule = HeldRule("roman", user_id(game, RED), "wait-until-something", 1)
        await bot.store.stored_answers.store_rule(game.campaign, rule, ())
    await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        assert await held(game) == (rule,)
        await bot.store.timers.set(WINDOW, game.campaign, time.time())
        bot.scheduler.wake()
        await comes_to(game, "manage")
        assert await ways(game) == ["stored"] * 11
    await bot.store.close()


async def test_replacements_of_rise_and_fall_take_one_tap(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long row is given by the timer, so that Discord needn't wait for it."""
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")
    monkeypatch.setattr("bot.campaigns.windows._PATIENCE", 0.0)
    game = await Game.found(sandbox, bot, game="rise-and-fall", title="Zenith")
    for user, seat in ((RED, "rome"), (BLUE, "parthia")):
        joined = await sandbox.slash(user, game.thread, "campaign join", seat=seat)
        assert not joined.error, joined.error
    for _ in range(100):
        snapshot = await game.snapshot()
        assert snapshot.decision is not None
        if snapshot.decision.topic == "provision":
            break
        await bot.campaigns.answer(game.campaign, snapshot.holder or 0, snapshot.decision.default)
    decider = RED if snapshot.holder == user_id(game, RED) else BLUE
    await remember(game, decider, "Replacements as suggested (whole game)")

    async def is_over() -> bool:
        return (await game.decision()).topic not in ("provision", "place-kind", "place-area")

    await until(is_over)
    given = [way for topic in ("provision", "place-area") for way in await ways(game, topic)]
    assert given and {*given} == {"stored"}
    assert f"**Replacements as suggested** (whole game), <@{user_id(game, decider)}>" in readable(await game.shown())


# several seats: the toy with rules of its own

REST = StoredRule(
    id="always-work",
    name=say("title"),
    ending=say("about"),
    topics=("act",),
    answer=("work",),
    spans=("turn", "campaign"),
    ended_by=any_of(Fought),
)
FIRST_FIELD = StoredRule(
    id="suggested-field",
    name=say("field", number=1),
    ending=say("about"),
    topics=("claim",),
    spans=("turn", "campaign"),
)


@pytest.fixture
def toy_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (REST, FIRST_FIELD))


@pytest.mark.usefixtures("toy_rules")
async def test_each_seat_answers_for_itself(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red = user_id(game, RED)
    await bot.campaigns.store_rule(game.campaign, red, "red", "always-work", "campaign")
    await bot.campaigns.store_rule(game.campaign, red, "red", "suggested-field", "turn")
    decision = await game.decision()
    assert (decision.seat, decision.topic) == ("red", "gifts"), "claimed and worked without being asked"
    assert await ways(game, "claim") == ["stored"]
    assert await ways(game, "act") == ["stored"]
    await game.act_until("claim")
    assert (await game.decision()).seat == "blue"
    assert {each.rule for each in await held(game)} == {"always-work"}, "the other one was for the turn"


async def test_whoever_takes_a_seat_has_its_standing_orders_until_they_end_them(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    standing = msgspec.structs.replace(FIRST_FIELD, initial=True)
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (REST, standing))
    game = await Game.found(sandbox, bot)
    joined = await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    assert "Stored for you from the start: Field 1." in joined.text
    red = user_id(game, RED)
    assert [*await held(game)] == [HeldRule("red", red, "suggested-field")]
    await bot.campaigns.revoke_rules(game.campaign, red)
    assert not await held(game)


@pytest.fixture
def standing_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has a rule that whoever takes a seat has stored."""
    standing = msgspec.structs.replace(FIRST_FIELD, initial=True)
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (REST, standing))


@pytest.mark.usefixtures("standing_rule")
async def test_whoever_is_given_a_seat_by_the_game_master_has_its_standing_orders(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red, blue, watcher = (user_id(game, name) for name in (RED, BLUE, WATCHER))
    await sandbox.slash(RED, game.thread, "gm replace", player=str(blue), by=str(watcher))
    accepted = await (await game.press_newest(WATCHER, "accept")).settled()
    assert "Stored for you from the start: Field 1." in accepted.text
    assert {(each.seat, each.user) for each in await held(game)} == {("red", red), ("blue", watcher)}
    taken = await (await sandbox.slash(RED, game.thread, "gm replace", player=str(watcher), by=str(red))).settled()
    assert "Stored for you from the start: Field 1." in taken.text
    assert {(each.seat, each.user) for each in await held(game)} == {("red", red), ("blue", red)}


@pytest.mark.usefixtures("standing_rule")
async def test_what_a_player_has_ended_stays_ended_when_another_seat_is_given_to_them(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red, blue = user_id(game, RED), user_id(game, BLUE)
    await bot.campaigns.revoke_rules(game.campaign, red)
    await (await sandbox.slash(RED, game.thread, "gm replace", player=str(blue), by=str(red))).settled()
    assert [(each.seat, each.user) for each in await held(game)] == [("blue", red)]


@pytest.mark.usefixtures("standing_rule")
async def test_the_legate_needs_no_standing_orders(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    legate = bot.campaigns.bot_user
    blue = str(user_id(game, BLUE))
    await (await sandbox.slash(RED, game.thread, "gm replace", player=blue, by=str(legate))).settled()
    assert (await game.snapshot()).seats["blue"] == legate
    assert {each.user for each in await held(game)} == {user_id(game, RED)}


@pytest.mark.parametrize(("when", "field"), [((), "field-3"), (("never",), "field-2")])
async def test_a_rule_with_an_otherwise_never_asks(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch, when: tuple[str, ...], field: str
) -> None:
    """A condition that doesn't hold gives the other answer, and not a question."""
    rule = StoredRule(
        id="near-or-far",
        name=say("title"),
        ending=say("about"),
        topics=("claim",),
        answer=("field-3",),
        otherwise=("field-2",),
        when=when,
    )
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (rule,))
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    await bot.campaigns.store_rule(game.campaign, user_id(game, RED), "red", rule.id, "turn")
    assert (await game.decision()).topic == "act"
    made = await bot.store.history.actions(game.campaign)
    assert (made[-1].action.answer, made[-1].action.way) == (f'["{field}"]', "stored")


async def test_a_rule_may_give_an_answer_that_no_button_shows(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's rules name answers that are legal but have the effect of a shown one: "leave" for "all to Kent"."""
    asks = Toy.pick

    def with_a_short_form(toy: Toy, seat: str, topic: str, rule: str, options: list[Option], **more: Any) -> Pick:
        if topic == "claim":
            options = [*options, msgspec.structs.replace(options[-1], id="farthest", like=options[-1].id)]
        return asks(toy, seat, topic, rule, options, **more)

    farthest = StoredRule(
        id="farthest", name=say("title"), ending=say("about"), topics=("claim",), answer=("farthest",)
    )
    monkeypatch.setattr(Toy, "pick", with_a_short_form)
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (farthest,))
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    decision = await game.decision()
    assert isinstance(decision, Pick)
    shown = [option.id for option in decision.options]
    assert "farthest" not in shown
    assert [offer.rule.id for offer in offers_at((await game.snapshot()).pending[0])] == ["farthest"]
    await bot.campaigns.store_rule(game.campaign, user_id(game, RED), "red", "farthest", "turn")
    assert (await game.decision()).topic == "act"
    made = await bot.store.history.actions(game.campaign)
    assert (made[-1].action.answer, made[-1].action.way) == (f'["{shown[-1]}"]', "stored")


@pytest.mark.usefixtures("toy_rules")
async def test_the_panel_shows_what_is_stored_by_whoever_is_asked(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "has_secrets", classmethod(lambda _cls: False))
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    await bot.campaigns.store_rule(game.campaign, user_id(game, BLUE), "blue", "always-work", "campaign")
    assert (await game.decision()).seat == "red"
    assert "Stored answer" not in readable(await game.shown()), "Red has nothing to do with it"
    await game.act_until("gifts")
    assert (await game.act_until("claim")).seat == "blue"
    assert "📌 Stored answer" in readable(await game.shown())


@pytest.mark.usefixtures("toy_rules")
async def test_whoever_stores_what_the_next_panel_does_not_show_is_told_so(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next question may be another player's, or another nation's."""
    monkeypatch.setattr(Toy, "has_secrets", classmethod(lambda _cls: False))
    game = await Game.found(sandbox, bot)
    await game.take_seats()

    def privately_told(user: str) -> str:
        return "".join(readable(each) for each in sandbox.messages(game.thread, user) if each["flags"] & 64)

    async def is_told() -> bool:
        return "📌 Stored:" in privately_told(BLUE)

    await (await game.click(RED, "remember")).settled()
    assert "📌 Stored:" not in privately_told(RED), "the next panel shows it"
    monkeypatch.setattr("bot.views.stored_rules.shown_rules", lambda _snapshot: [])
    await game.act_until("gifts")
    assert (await game.act_until("claim")).seat == "blue"
    await game.click(BLUE, "remember")
    await until(is_told)


@pytest.mark.usefixtures("standing_rule")
async def test_the_panel_does_not_repeat_what_everyone_begins_with(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four lines and four buttons on every panel, in games that have so many; the list of answers has them."""
    monkeypatch.setattr(Toy, "has_secrets", classmethod(lambda _cls: False))
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red = user_id(game, RED)
    assert [(each.seat, each.rule) for each in await held(game) if each.user == red] == [("red", "suggested-field")]
    assert (await game.decision()).seat == "red"
    assert "Field 1" not in readable(await game.shown())
    assert all(verb(each) != "revoke" for each in controls(await game.panel()))
    assert "Field 1" in (await sandbox.slash(RED, game.thread, "answers list")).text


@pytest.mark.usefixtures("toy_rules")
async def test_undo_revokes_what_would_answer_again(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red = user_id(game, RED)
    await bot.campaigns.store_rule(game.campaign, red, "red", "always-work", "campaign")
    await game.act("field-3")
    assert (await game.decision()).topic == "gifts"
    if await bot.campaigns.undo(game.campaign, red) is None:  # Blue has seen it
        await bot.campaigns.agree_to_undo(game.campaign, user_id(game, BLUE), (await game.snapshot()).number)
    assert (await game.decision()).topic == "act"
    assert await held(game) == (), "asked again, and not answered at once"
    await game.act("work")
    assert (await game.decision()).topic == "gifts"


@pytest.mark.usefixtures("toy_rules")
async def test_rules_go_with_their_player(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    for name, seat in ((RED, "red"), (BLUE, "blue")):
        await bot.campaigns.store_rule(game.campaign, user_id(game, name), seat, "always-work", "campaign")
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    assert {each.seat for each in await held(game)} == {"red"}
    await bot.campaigns.archive(game.campaign)
    assert await held(game) == ()


@pytest.mark.usefixtures("toy_rules")
async def test_the_log_says_what_was_stored_once_secrets_are_over(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    await bot.campaigns.store_rule(game.campaign, user_id(game, RED), "red", "always-work", "campaign")
    await game.act("field-3")
    actions, table = await bot.store.history.actions(game.campaign), (await game.snapshot()).table
    assert [each.action.way for each in actions][-1] == "stored"
    assert [each.action.way for each in public_actions(actions, table)][-1] == ""


@pytest.mark.usefixtures("toy_rules")
async def test_a_game_with_secrets_shows_no_one_what_is_stored(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    blue = user_id(game, BLUE)
    before = readable(await game.shown())
    await bot.campaigns.store_rule(game.campaign, blue, "blue", "always-work", "campaign")
    panel = await game.shown()
    assert readable(panel) == before
    assert "revoke" not in {verb(each) for each in controls(panel)}
    mine = await sandbox.slash(BLUE, game.thread, "answers list")
    assert mine.message is not None
    theirs = await sandbox.slash(RED, game.thread, "answers list")
    assert "stored no answers" in theirs.text
    revoked = await sandbox.click(BLUE, mine.message["id"], control(mine.message, "revoke")["custom_id"])
    assert "Revoked" in revoked.text
    assert await held(game) == ()


@pytest.mark.usefixtures("toy_rules")
async def test_the_list_goes_on_offering_the_rules_that_are_left(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    blue = user_id(game, BLUE)
    for rule in ("always-work", "suggested-field"):
        await bot.campaigns.store_rule(game.campaign, blue, "blue", rule, "campaign" if rule == REST.id else "turn")
    listed = await sandbox.slash(BLUE, game.thread, "answers list")
    for left in (1, 0):
        assert listed.message is not None
        listed = await sandbox.click(BLUE, listed.message["id"], control(listed.message, "revoke")["custom_id"])
        assert "Revoked" in listed.text
        assert len(await held(game)) == left
        assert listed.message is not None
        assert [verb(each) for each in controls(listed.message)].count("revoke") == left


@pytest.mark.usefixtures("toy_rules")
async def test_a_stored_answer_is_no_sign_of_life(sandbox: Sandbox, bot: CursusBot) -> None:
    """Whose answer is given in advance isn't looking, and is mentioned when the game really waits for them."""
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red, blue = user_id(game, RED), user_id(game, BLUE)
    for user, seat in ((red, "red"), (blue, "blue")):
        for rule in ("always-work", "suggested-field"):
            await bot.campaigns.store_rule(game.campaign, user, seat, rule, "campaign" if rule == REST.id else "turn")
    acted = (await bot.store.turn_mentions.of(game.campaign))[blue].acted
    await game.act()
    await game.act_until("claim")
    known = (await bot.store.turn_mentions.of(game.campaign))[blue]
    assert known.acted == acted
    assert known.pending


def test_the_toy_has_events_of_its_own() -> None:
    assert REST.is_ended_by([Fought(seat="red", line={}, dice=(1, 1), won=True)])
    assert not REST.is_ended_by([FieldClaimed(seat="red", field="field-1")])
