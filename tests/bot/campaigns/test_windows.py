"""Secret windows, simultaneous bids, stored answers and two nations a seat, in the channel."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from discord import ui

import rules
from bot.campaigns.creation import NewCampaign
from bot.campaigns.due_times import LEGATES_WINDOW, shorter_window
from bot.campaigns.ended_rules import ended_rules
from bot.campaigns.notices import notice, question
from bot.campaigns.settings import WINDOWS
from bot.campaigns.snapshot import OPEN_PASSING, CampaignSnapshot, PendingDecision
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.components.controls import Control
from bot.delivery.outbox import Outbox
from bot.delivery.shown_pictures import MapsShown
from bot.export.action_log import public_actions
from bot.ops.replay_check import CampaignRecord, ReplayReport, check_record
from bot.sandbox import Outcome, Sandbox
from bot.storage import DEADLINE, WINDOW, Campaign, CampaignSettings, HeldRule, Person, QueuedPost, Timer, UndoRequest
from bot.storage.receipts import Receipt
from bot.views.group_status import vote_lines
from bot.views.panel import panel_rows
from rules.core.decisions import Item, Pick
from rules.core.stored_answers import StoredAnswer, StoredRule
from tests.bot.playing import BLUE, RED, WATCHER, Game, control, controls, make_bot, until, verbs
from tests.bot.witness import ASKED, Witness, plain
from tests.sampling import first
from tests.toy.game import Toy, say

GREEN, WHITE, BLACK = "Narses", "Iustinianus", WATCHER
PLAYERS = {"red": RED, "blue": BLUE, "green": GREEN, "white": WHITE, "black": BLACK}
LATER = 259_200


class Intrigue(Game):
    """A campaign of the toy with intrigue, one player a seat."""

    @classmethod
    async def of(cls, box: Sandbox, bot: CursusBot, players: int, scenario: str = "long", **agreed: object) -> Intrigue:
        """Everyone has sat down, and the first decision waits."""
        plain = await Game.found(box, bot)
        before = (await plain.snapshot()).campaign
        await bot.campaigns.archive(plain.campaign)
        options: dict[str, bool | str] = {"intrigue": True, "players": str(players), "rich": True}
        settings = CampaignSettings(**{"window": LATER, **agreed})  # type: ignore[arg-type]
        owner = int(box.world.user(RED)["id"])
        plan = NewCampaign(
            before.guild, int(plain.thread), owner, "toy", scenario, options, "Intrigue", agreement=settings
        )
        game = cls(box, bot, plain.thread, (await bot.campaigns.create(plan)).id)
        for seat in list(PLAYERS)[:players]:
            outcome = await box.slash(PLAYERS[seat], game.thread, "campaign join", seat=seat)
            assert not outcome.error, outcome.error
        await game.shown()
        return game

    def user(self, name: str) -> int:
        return int(self.box.world.user(name)["id"])

    async def asked(self) -> list[PendingDecision]:
        """What has to be decided now."""
        return (await self.snapshot()).pending

    async def answer_first(self, *answer: str) -> None:
        """Let the first seat that is asked give an answer, or the default."""
        (first, *_) = await self.asked()
        given = answer or first.decision.default
        await self.bot.campaigns.answer(self.campaign, first.holder or 0, given, first.decision.number)

    async def to_window(self) -> list[PendingDecision]:
        """Play until a raid opens a window."""
        for _ in range(40):
            (first, *_) = asked = await self.asked()
            if first.decision.reaction:
                await self.shown()
                return asked
            wants_raid = isinstance(first.decision, Pick) and "raid" in [each.id for each in first.decision.options]
            await self.answer_first(*(("raid",) if wants_raid else ()))
        raise AssertionError("no window")

    async def to_bids(self) -> list[PendingDecision]:
        """Play until all bid."""
        for _ in range(60):
            asked = await self.asked()
            if asked[0].decision.topic == "bid":
                await self.shown()
                return asked
            await self.answer_first()
        raise AssertionError("no bids")

    async def window_timer(self) -> Timer | None:
        timers = await self.bot.store.timers.next(50)
        return next((each for each in timers if each.kind == WINDOW and each.subject == self.campaign), None)

    async def in_private(self, user: str, wanted: str, label: str) -> Outcome:
        """Open one's own decision from the panel, and press a button there."""
        opened = await self.click(user, "open")
        assert opened.message is not None, opened.text
        return await self.box.click(user, opened.message["id"], control(opened.message, wanted, label)["custom_id"])

    async def edits(self) -> int:
        """How often the panel has been drawn."""
        rows = await self.bot.store.database.rows(
            "SELECT version FROM posts WHERE campaign = ? AND key = 'panel'", self.campaign
        )
        return int(rows[0][0])


@pytest.fixture
async def trio(sandbox: Sandbox, bot: CursusBot) -> Intrigue:
    return await Intrigue.of(sandbox, bot, 3)


@pytest.fixture
async def window(trio: Intrigue) -> AsyncIterator[Intrigue]:
    """Red raids; Blue and Green may react in secret."""
    await trio.to_window()
    yield trio


async def test_the_panel_of_a_window_names_no_one_and_offers_all_the_same(window: Intrigue) -> None:
    panel = await window.shown()
    assert {"open", "pass"} <= verbs(panel)
    text = str(panel["components"])
    assert "Window open until" in text
    for name in (BLUE, GREEN):
        assert str(window.user(name)) not in text
        assert (await window.click(name, "open")).message is not None
    assert "None of these decisions is yours" in (await window.click(WATCHER, "open")).text


def _public(window: Intrigue) -> list[str]:
    return [each["id"] for each in window.box.messages(window.thread) if not each["flags"] & 64]


async def test_an_answer_in_a_window_changes_nothing_that_others_see(window: Intrigue) -> None:
    before, drawn, messages = await window.panel(), await window.edits(), _public(window)
    kept = await window.click(BLUE, "pass")
    assert "Your answer" in kept.text
    assert ":T>" in kept.text  # a relative time would promise a change after the window has closed
    assert ":R>" not in kept.text
    changed = await window.in_private(BLUE, "pick", "Pass")
    assert "Your answer" in changed.text
    await window.shown()
    assert (await window.panel(), await window.edits()) == (before, drawn)
    assert _public(window) == messages
    snapshot = await window.snapshot()
    assert len(snapshot.pending) == 2
    assert await window.bot.store.actions.last_answer(window.campaign) == snapshot.table.number


async def test_kept_answers_are_given_at_the_release(window: Intrigue) -> None:
    timer = await window.window_timer()
    assert timer is not None
    for name in (BLUE, GREEN):
        await window.click(name, "pass")
    assert await window.window_timer() == timer, "the release waits, although everyone has answered"
    await window.release()
    assert not (await window.snapshot()).is_secret_window


async def test_who_has_not_answered_is_asked_on_until_the_deadline(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 3, limit=3600, expiry="default")
    await game.to_window()
    await game.click(BLUE, "pass")
    await game.release()
    snapshot = await game.snapshot()
    assert snapshot.is_secret_window
    assert [each.seat for each in snapshot.pending] == ["green"]
    panel = str((await game.shown())["components"])
    assert str(game.user(GREEN)) not in panel
    assert "answered that already" in (await game.click(BLUE, "pass")).text
    await bot.store.timers.set(DEADLINE, game.campaign, time.time())
    bot.scheduler.wake()

    async def closed() -> bool:
        return not (await game.snapshot()).is_secret_window

    await until(closed)
    await game.shown()
    assert "The window has closed" in game.texts()
    assert f"<@{game.user(GREEN)}> ran" not in game.texts()


async def test_a_late_answer_can_be_taken_back_unseen(window: Intrigue) -> None:
    await window.release()
    await window.shown()
    before, drawn = await window.panel(), await window.edits()
    assert "Your answer is in" in (await window.click(BLUE, "pass")).text
    assert not (await window.click(BLUE, "undo")).error
    assert [each.seat for each in await window.asked()] == ["blue", "green"]
    assert "haven't given an answer" in (await window.click(GREEN, "undo")).text
    assert (await window.panel(), await window.edits()) == (before, drawn)


async def test_stored_answers_pass_without_waiting_for_a_person(trio: Intrigue) -> None:
    for name in (BLUE, GREEN):
        told = await trio.box.slash(name, trio.thread, "answers set", window="raid", rule="always")
        assert "always pass" in told.text
    listed = await trio.box.slash(BLUE, trio.thread, "answers list")
    assert "always pass" in listed.text
    assert not [each for each in listed.text.splitlines() if each.startswith(" ")], "a line under another one"
    assert "stored no answers" in (await trio.box.slash(RED, trio.thread, "answers list")).text
    await trio.to_window()
    assert len(await trio.asked()) == 2
    await trio.release()
    assert not (await trio.snapshot()).is_secret_window
    deleted = await trio.box.slash(BLUE, trio.thread, "answers delete")
    assert "in every window" in deleted.text
    await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    one = await trio.box.slash(BLUE, trio.thread, "answers delete", window="raid")
    assert "Deleted" in one.text
    assert "every window" not in one.text, "only one kind of window was deleted"
    assert "stored nothing" in (await trio.box.slash(BLUE, trio.thread, "answers delete")).text


async def test_the_menu_of_a_window_stores_an_answer(window: Intrigue) -> None:
    opened = await window.click(BLUE, "open")
    assert opened.message is not None
    menu = control(opened.message, "store")
    values = {each["label"]: each["value"] for each in menu["options"]}
    assert {"Pass always", "Pass this turn", "Ask me every time"} <= {*values}
    told = await window.box.select(BLUE, opened.message["id"], menu["custom_id"], [values["Pass always"]])
    assert "Stored" in told.text
    snapshot = await window.snapshot()
    assert snapshot.roster.stored["blue"] == (StoredAnswer("raid", ("pass",)),)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"rule": "always"}, "It answers the open window too, when that closes at <t:"),
        ({"rule": "unless", "condition": "rich"}, "The open window isn't answered"),
    ],
)
async def test_whoever_stores_an_answer_is_told_what_becomes_of_the_open_window(
    window: Intrigue, options: dict[str, str], told: str
) -> None:
    stored = await window.box.slash(BLUE, window.thread, "answers set", window="raid", **options)
    assert told in stored.text
    red = await window.box.slash(RED, window.thread, "answers set", window="raid", **options)
    assert "open window" not in red.text, "Red isn't asked"
    await window.click(GREEN, "pass")
    kept = await window.box.slash(GREEN, window.thread, "answers set", window="raid", **options)
    assert "The answer you've given in the open window stays" in kept.text


@pytest.mark.usefixtures("open_windows")
async def test_a_stored_answer_that_is_given_at_once_is_told_so(trio: Intrigue) -> None:
    await trio.to_window()
    stored = await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    assert "The open window is answered." in stored.text
    again = await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="turn")
    assert "open window" not in again.text, "it doesn't ask Blue any more"


async def test_what_can_be_stored_for_a_window_names_a_turn_as_the_game_does(trio: Intrigue) -> None:
    offered = await trio.box.autocomplete(BLUE, trio.thread, "answers set", focused="rule", window="raid")
    assert [each["value"] for each in offered.choices] == ["always", "turn", "unless", "react"]
    assert "Pass this turn" in [each["name"] for each in offered.choices]
    refused = await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="never")
    assert "isn't on offer" in refused.text


async def test_stored_answers_go_with_the_seat(trio: Intrigue) -> None:
    await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    await trio.box.slash(GREEN, trio.thread, "answers set", window="raid", rule="turn")
    await trio.box.slash(BLUE, trio.thread, "campaign leave")
    assert set(await trio.bot.store.stored_answers.of(trio.campaign)) == {"green"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"window": "siege", "rule": "always"}, "no such window"),
        ({"window": "raid", "rule": "unless"}, "isn't complete"),
        ({"window": "raid", "rule": "unless", "condition": "poor"}, "poor"),
        ({"window": "raid", "rule": "always", "seat": "green"}, "can't store answers"),
    ],
)
async def test_what_cannot_be_stored_is_refused(trio: Intrigue, options: dict[str, str], sentence: str) -> None:
    refused = await trio.box.slash(BLUE, trio.thread, "answers set", **options)
    assert sentence in refused.text
    assert not await trio.bot.store.stored_answers.of(trio.campaign)


async def test_a_reaction_that_a_window_never_takes_is_refused_with_those_it_takes(trio: Intrigue) -> None:
    seat, shields, others = await _mixed_hand(trio)
    stored = {"window": "raid", "rule": "react"}
    refused = await trio.box.slash(PLAYERS[seat], trio.thread, "answers set", **stored, answer=others[0].id)
    assert others[0].label in refused.text
    assert all(shield.label in refused.text for shield in shields)
    assert not await trio.bot.store.stored_answers.of(trio.campaign)
    await trio.box.slash(PLAYERS[seat], trio.thread, "answers set", **stored, answer=shields[0].id)
    (kept,) = (await trio.bot.store.stored_answers.of(trio.campaign))[seat]
    assert kept.answer == (shields[0].id,)


async def _mixed_hand(game: Intrigue) -> tuple[str, list[Item], list[Item]]:
    """A seat with shields and other cards in hand, its shields, and the others."""
    for _ in range(200):
        table = (await game.snapshot()).table
        for seat in ("red", "blue", "green"):
            hand = table.hand(seat)
            shields = [item for item in hand if item.id.startswith("shield")]
            if shields and len(shields) < len(hand):
                return seat, shields, [item for item in hand if item not in shields]
        await game.answer_first()
    raise AssertionError("no such hand")


async def test_who_led_to_a_window_takes_that_back_if_the_other_agrees(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 2)
    (asked,) = await game.to_window()
    raider, other = (RED, BLUE) if asked.seat == "blue" else (BLUE, RED)
    assert "given an answer here" in (await game.click(other, "undo")).text
    await game.click(raider, "undo")
    request = (await game.snapshot()).roster.request
    if request is not None:
        await bot.campaigns.agree_to_undo(game.campaign, game.user(other), request.number)
    assert not (await game.snapshot()).is_secret_window


@pytest.mark.parametrize("is_led_by_legate", [False, True])
async def test_undo_is_greyed_where_no_one_can_use_it(
    sandbox: Sandbox, bot: CursusBot, *, is_led_by_legate: bool
) -> None:
    """While answers are collected it stays as it is: otherwise all would see who has answered."""
    game = await Intrigue.of(sandbox, bot, 2)
    (asked,) = await game.to_window()
    leader = game.user(RED if asked.seat == "blue" else BLUE)
    collecting = dataclasses.replace(await game.snapshot(), legate=leader if is_led_by_legate else 0)
    assert not _undo_is_greyed(collecting)
    await game.release()
    released = dataclasses.replace(await game.snapshot(), legate=leader if is_led_by_legate else 0)
    assert released.is_secret_window
    assert _undo_is_greyed(released) == is_led_by_legate


async def test_undo_stays_as_it_is_while_several_answer_in_secret(
    window: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    await window.release()
    monkeypatch.setattr(rules.Table, "can_undo", False)
    assert not _undo_is_greyed(await window.snapshot())


def _undo_is_greyed(snapshot: CampaignSnapshot) -> bool:
    shown = [part for each in panel_rows(snapshot) for part in each.children if isinstance(part, Control)]
    (undo,) = [each.item for each in shown if each.control.verb == "undo"]
    assert isinstance(undo, ui.Button)
    return undo.disabled


async def test_one_press_stores_to_pass_in_every_window(window: Intrigue) -> None:
    told = (await window.click(BLUE, "less")).text
    assert "you pass in every window" in told
    assert "It answers the open window too" in told
    snapshot = await window.snapshot()
    assert snapshot.roster.stored["blue"] == (StoredAnswer("raid", ("pass",)),)
    assert snapshot.is_secret_window
    await window.click(GREEN, "less")
    await window.release()
    assert not (await window.snapshot()).is_secret_window


async def test_passing_in_every_window_stores_nothing_else_and_names_what_would(
    window: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Losses and retreats aren't passed: whoever wants the suggestion there stores that itself."""
    usual = StoredRule(id="work", name=say("work"), ending=say("work"), topics=("act",), usual=True)
    more = StoredRule(id="rest", name=say("work"), ending=say("work"), topics=("act",), usual=True)
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (usual, more))
    told = (await window.click(BLUE, "less")).text
    assert f"stores that, too:\n- {usual.title}\n- {more.title}\n" in told
    assert not (await window.snapshot()).roster.rules


async def test_passing_in_every_window_does_not_name_what_is_stored_already(
    window: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, more = (
        StoredRule(id=ident, name=say(name), ending=say("work"), topics=("act",), usual=True)
        for ident, name in (("work", "work"), ("rest", "gifts"))
    )
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (stored, more))
    await window.bot.campaigns.store_rule(window.campaign, window.user(BLUE), "blue", "work", "turn")
    told = (await window.click(BLUE, "less")).text
    assert f"- {more.title}\n" in told
    assert f"- {stored.title}\n" not in told


async def test_each_stored_answer_has_a_button_that_deletes_it(trio: Intrigue) -> None:
    await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    listed = await trio.box.slash(BLUE, trio.thread, "answers list")
    assert listed.message is not None
    (title,) = (each.title for each in (await trio.snapshot()).info.windows.values())
    pressed = control(listed.message, "forget", f"✖ {title}")["custom_id"]
    assert not (await trio.box.click(GREEN, listed.message["id"], pressed)).text.startswith("Deleted")
    deleted = await trio.box.click(BLUE, listed.message["id"], pressed)
    assert "I'll ask you again" in deleted.text
    assert deleted.message is not None
    assert "forget" not in verbs(deleted.message)
    assert "blue" not in (await trio.snapshot()).roster.stored


async def test_who_asks_to_be_asked_less_keeps_what_they_stored(window: Intrigue) -> None:
    blue = next(each for each in await window.asked() if each.seat == "blue")
    kept = StoredAnswer("raid", ("pass",), unless=("rich",))
    await window.bot.campaigns.store_answer(window.campaign, blue.holder or 0, "blue", kept)
    await window.click(BLUE, "less")
    assert (await window.snapshot()).roster.stored["blue"] == (kept,)


async def test_a_wish_to_undo_ends_when_another_seat_has_answered(trio: Intrigue) -> None:
    """Several are asked at the same time; the answer of one of them stays as it is."""
    red, blue, green = (each.holder or 0 for each in await trio.to_bids())
    request = UndoRequest(await trio.number(), red, ())
    asked = question("undo-asked", [blue, green], request.number, who=f"<@{red}>")
    await trio.bot.store.votes.request_undo(trio.campaign, request, asked)
    await trio.bot.campaigns.answer(trio.campaign, blue, ("bid-1",))
    await trio.shown()
    (shown,) = [each for each in trio.box.messages(trio.thread) if "agree" in verbs(each)]
    assert all(each.get("disabled") for each in controls(shown))
    with pytest.raises(UserError, match="That request is over"):
        await trio.bot.campaigns.agree_to_undo(trio.campaign, green, request.number)
    assert len(await trio.asked()) == 2


async def test_who_led_to_a_window_reads_that_an_open_pass_is_an_answer(window: Intrigue) -> None:
    """The same sentence whether anyone has answered in secret."""
    first = (await window.click(RED, "undo")).text
    await window.bot.campaigns.pass_openly(window.campaign, window.user(BLUE))
    await window.release()
    assert (await window.click(RED, "undo")).text == first
    assert "whoever passes openly has already answered" in first


@pytest.mark.parametrize("is_full", [True, False])
async def test_only_a_player_passes_openly_or_always(
    window: Intrigue, monkeypatch: pytest.MonkeyPatch, *, is_full: bool
) -> None:
    monkeypatch.setattr(CampaignSnapshot, "has_room_for", lambda *_: not is_full)
    told = str(UserError("answers-full" if is_full else "answers-no-seat"))
    for passing in (window.bot.campaigns.pass_openly, window.bot.campaigns.pass_always):
        with pytest.raises(UserError) as refused:
            await passing(window.campaign, window.user(WATCHER))
        assert str(refused.value) == told


async def test_only_a_player_is_asked_less(window: Intrigue) -> None:
    assert "seat" in (await window.click(WATCHER, "less")).text
    assert not (await window.snapshot()).roster.stored


async def test_an_answer_to_a_window_that_has_closed_is_told_so(window: Intrigue) -> None:
    opened = await window.click(BLUE, "open")
    assert opened.message is not None
    for name in (BLUE, GREEN):
        await window.click(name, "pass")
    await window.release()
    late = await window.box.click(BLUE, opened.message["id"], control(opened.message, "pick", "Pass")["custom_id"])
    assert "That decision has been made" in late.text


async def test_no_one_answers_for_another_seat(window: Intrigue) -> None:
    blue, green = await window.asked()
    with pytest.raises(UserError) as refused:
        await window.bot.campaigns.answer(window.campaign, blue.holder or 0, ("pass",), green.decision.number)
    assert "belongs to" in str(refused.value)
    with pytest.raises(UserError):
        await window.bot.campaigns.store_answer(
            window.campaign, blue.holder or 0, "green", StoredAnswer("raid", ("pass",))
        )


async def test_bids_are_made_side_by_side(trio: Intrigue) -> None:
    red, blue, _ = await trio.to_bids()
    panel = await trio.shown()
    assert verbs(panel) >= {"open"}
    assert all(str(trio.user(PLAYERS[seat])) in str(panel["components"]) for seat in ("red", "blue", "green"))
    await trio.in_private(BLUE, "pick", "2 coins")
    assert [each.seat for each in await trio.asked()] == ["red", "green"]
    with pytest.raises(UserError) as twice:
        await trio.bot.campaigns.answer(trio.campaign, blue.holder or 0, ("bid-1",), blue.decision.number)
    assert "answered that already" in str(twice.value)
    await trio.bot.campaigns.answer(trio.campaign, red.holder or 0, ("bid-0",), red.decision.number)
    await trio.bot.campaigns.undo(trio.campaign, blue.holder or 0)
    assert [each.seat for each in await trio.asked()] == ["blue", "green"]
    assert "BidsShown" not in trio.texts()
    await trio.in_private(BLUE, "pick", "1 coin")
    await trio.in_private(GREEN, "pick", "3 coins")
    await trio.shown()
    assert "'blue': 1" in trio.texts()


async def test_drafts_and_numbers_of_others_survive_an_answer(trio: Intrigue) -> None:
    red, blue, green = await trio.to_bids()
    numbers = [each.decision.number for each in (red, blue, green)]
    await trio.in_private(BLUE, "pick", "2 coins")
    assert [each.decision.number for each in await trio.asked()] == [numbers[0], numbers[2]]


async def test_the_nation_stands_beside_the_person(trio: Intrigue) -> None:
    text = str((await trio.shown())["components"])
    assert f"<@{trio.user(RED)}> · " in text


async def test_a_stand_in_answers_for_a_seat(window: Intrigue) -> None:
    blue, _ = await window.asked()
    away = Person(blue.holder or 0, away_until=time.time() + 3600)
    await window.bot.store.members.go_away(away, [window.campaign], window.user(GREEN))
    opened = await window.click(GREEN, "open")
    assert opened.message is not None
    assert any("Answer for" in each.get("label", "") for each in controls(opened.message))
    for _ in ("for himself", "for blue"):
        await (await window.click(GREEN, "pass")).settled()
    await window.release()
    assert not (await window.snapshot()).is_secret_window


async def test_a_table_that_was_changed_elsewhere_is_read_again(trio: Intrigue, file: Path) -> None:
    other = await make_bot(file)
    try:
        (first, *_) = await trio.asked()
        await other.campaigns.answer(trio.campaign, first.holder or 0, first.decision.default)
    finally:
        await other.store.close()
    again = await trio.snapshot()
    assert again.table.number == again.campaign.number
    assert again.first is not None
    assert again.first.decision.number != first.decision.number


async def test_no_answer_is_lost_by_a_start_while_others_still_bid(trio: Intrigue) -> None:
    """An answer that waits for others has a number of its own, and is in the database."""
    (first, *_) = await trio.to_bids()
    await trio.bot.campaigns.answer(trio.campaign, first.holder or 0, first.decision.default, first.decision.number)
    await trio.shown()
    snapshot = await trio.snapshot()
    assert snapshot.table.number > snapshot.number
    await trio.bot.reconciler.check(trio.campaign)
    await trio.shown()
    assert "lost" not in trio.texts()
    assert (await trio.snapshot()).table.save() == snapshot.table.save()


async def test_an_answer_lost_while_a_window_collects_is_told_without_its_content(trio: Intrigue) -> None:
    (first, *_) = await trio.to_window()
    number = (await trio.snapshot()).table.number
    lost = Receipt(trio.campaign, int(trio.thread), number + 1, "answer", time.time())
    trio.bot.store.receipts.add(lost)
    await trio.bot.reconciler.check(trio.campaign)
    await trio.shown()
    assert "lost the last choice" in trio.texts()
    assert first.decision.number == number


def test_the_shortest_window_leaves_time_to_read_a_hand() -> None:
    assert min(map(int, WINDOWS)) >= 60


@pytest.mark.parametrize("players", first(2, [2, 5, 3, 4]))
async def test_a_game_is_played_to_its_end(sandbox: Sandbox, bot: CursusBot, players: int) -> None:
    """Each player answers by command; the last one is away, and Red is the stand-in."""
    game, rng = (
        await Intrigue.of(sandbox, bot, players, scenario="short", limit=3600, expiry="default"),
        Random(players),
    )
    stored = await game.box.slash(BLUE, game.thread, "answers set", window="raid", rule="unless", condition="rich")
    assert "pass, but ask me" in stored.text
    absent = list(PLAYERS)[players - 1] if players > 2 else ""
    if absent:
        away = Person(game.user(PLAYERS[absent]), away_until=time.time() + 7200)
        await bot.store.members.go_away(away, [game.campaign], game.user(RED))
    for _ in range(200):
        snapshot = await game.snapshot()
        if snapshot.table.result is not None:
            break
        for each in snapshot.pending:
            await act(game, RED if each.seat == absent else PLAYERS[each.seat], rng)
        if snapshot.is_collecting:
            await game.release()
    snapshot = await game.snapshot()
    assert snapshot.table.result is not None
    await game.shown()
    assert not await bot.store.stored_answers.of(game.campaign)
    assert check_record(await CampaignRecord.read(bot.store, snapshot.campaign)) == ReplayReport()
    exported = await (await game.box.slash(RED, game.thread, "campaign export")).settled()
    assert not exported.error


async def act(game: Intrigue, user: str, rng: Random) -> None:
    """Let someone answer their first decision at random, by command."""
    mine = (await game.snapshot()).pending_for(game.user(user))
    if not mine:
        return
    answer = rules.random_choice(mine[0].decision, rng)
    typed = ",".join(answer) or "-" if isinstance(answer, tuple) else "suggested"
    outcome = await game.box.slash(user, game.thread, "act", choice=typed)
    assert not outcome.error, outcome.error


@pytest.mark.parametrize("players", first(2, [2, 5, 3]))
async def test_a_record_with_windows_and_bids_is_sound(sandbox: Sandbox, bot: CursusBot, players: int) -> None:
    game, rng = await Intrigue.of(sandbox, bot, players), Random(players)
    await game.to_window()
    (first, *_) = await game.asked()
    await bot.campaigns.answer(game.campaign, first.holder or 0, ("pass",))
    await game.release()
    await game.to_bids()
    asked = await game.asked()
    for each in asked[:-1]:
        await bot.campaigns.answer(game.campaign, each.holder or 0, ("bid-1",), each.decision.number)
    await bot.campaigns.undo(game.campaign, asked[0].holder or 0)
    campaign = await bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    assert check_record(await CampaignRecord.read(bot.store, campaign)) == ReplayReport()
    for each in await game.asked():
        answer = rules.random_choice(each.decision, rng)
        await bot.campaigns.answer(game.campaign, each.holder or 0, answer, each.decision.number)
    campaign = await bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    assert check_record(await CampaignRecord.read(bot.store, campaign)) == ReplayReport()


async def test_a_restart_in_the_midst_of_a_group_loses_nothing(trio: Intrigue) -> None:
    await trio.to_bids()
    await trio.in_private(BLUE, "pick", "2 coins")
    before = [(each.seat, each.decision.number) for each in await trio.asked()]
    trio.bot.campaigns.tables.clear()
    assert [(each.seat, each.decision.number) for each in await trio.asked()] == before


async def expire(game: Intrigue) -> None:
    """The time for what is asked is up."""
    number = (await game.snapshot()).table.number
    await game.bot.store.timers.set(DEADLINE, game.campaign, time.time())
    game.bot.scheduler.wake()

    async def done() -> bool:
        snapshot = await game.snapshot()
        return snapshot.table.number != number or snapshot.has_poll

    await until(done)


async def test_at_the_deadline_every_open_decision_is_made(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 3, limit=3600, expiry="default")
    await game.to_bids()
    due = (await game.snapshot()).roster.due
    await game.in_private(BLUE, "pick", "2 coins")
    assert (await game.snapshot()).roster.due == due, "an answer does not move the deadline"
    await expire(game)
    await game.shown()
    assert "'red': 0, 'blue': 2, 'green': 0" in game.texts()


async def test_those_who_vote_on_a_secret_decision_see_nothing_of_it(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 3, limit=3600, expiry="vote")
    _, blue, green = await game.to_bids()
    for each in (blue, green):
        await bot.campaigns.answer(game.campaign, each.holder or 0, ("bid-1",), each.decision.number)
    await expire(game)
    assert (await game.snapshot()).has_poll
    assert not (await game.box.autocomplete(BLUE, game.thread, "act", focused="choice", value="")).choices
    shown = [await game.click(BLUE, "open")]
    for command, options in (("act", {"choice": "bid-3"}), ("odds", {}), ("advise", {}), ("help", {}), ("mygames", {})):
        shown.append(await (await game.box.slash(BLUE, game.thread, command, **options)).settled())
    for outcome in shown:
        assert "coin" not in outcome.text
        assert "How much" not in outcome.text
    voted = await game.press_newest(BLUE, "goon")
    assert "counted" in voted.text.casefold()
    await game.press_newest(GREEN, "goon")

    async def over() -> bool:
        return (await game.asked())[0].decision.topic != "bid"

    await until(over)


async def test_those_who_can_only_agree_to_go_on_read_how_many_have_to(sandbox: Sandbox, bot: CursusBot) -> None:
    """There's nothing else to vote for, so it doesn't help that everyone has voted."""
    game = await Intrigue.of(sandbox, bot, 3, limit=3600, expiry="vote", quorum=100)
    await game.to_bids()
    snapshot = await game.snapshot()
    overdue = msgspec.structs.replace(snapshot.campaign, poll=snapshot.number)
    (first, *_) = dataclasses.replace(snapshot, campaign=overdue).pending
    assert len(first.voters) == 2
    assert vote_lines(first)[0] == "-# Votes: 0 of 2. It's decided once 2 agree."


async def test_a_reminder_in_a_window_tells_nothing(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 3, limit=3600)
    await game.to_window()
    await game.release()
    await game.click(BLUE, "pass")
    nudged = await game.box.slash(RED, game.thread, "nudge")
    assert not nudged.error
    await game.shown()
    mentioned = [{each["id"] for each in said["mentions"]} for said in game.box.messages(game.thread)]
    assert {str(game.user(name)) for name in (BLUE, GREEN)} in mentioned
    assert {str(game.user(GREEN))} not in mentioned


async def test_a_campaign_is_exported_and_brought_back_in_a_window(window: Intrigue) -> None:
    await window.click(BLUE, "pass")
    exported = await (await window.box.slash(WATCHER, window.thread, "campaign export")).settled()
    assert not exported.error
    assert "pass" not in str(exported.messages)


async def heard(game: Intrigue, user: str) -> Witness:
    """All that someone is told who asks for everything."""
    witness = Witness(game)
    game.bot.maps_shown = MapsShown()  # else the map isn't shown again
    for command, options in ASKED:
        if command != "nudge":
            witness.hear(await (await game.box.slash(user, game.thread, command, **options)).settled())
    witness.hear(await game.box.autocomplete(user, game.thread, "act", focused="choice", value=""))
    witness.told.append(plain(await game.panel()))
    return witness


async def _calls(game: Intrigue) -> bool:
    """Whether the panel calls someone by now: it may still be drawn."""
    return "over to you" in str((await game.panel())["components"])


@pytest.mark.parametrize("is_released", [False, True])
async def test_no_one_can_tell_who_has_answered_in_a_window(window: Intrigue, is_released: bool) -> None:
    if is_released:
        await window.release()
        await until(partial(_calls, window))
    before = [await heard(window, user) for user in (WATCHER, RED, GREEN)]
    await window.click(BLUE, "pass")
    await window.shown()
    after = [await heard(window, user) for user in (WATCHER, RED, GREEN)]
    assert [each.told for each in after] == [each.told for each in before]
    assert [each.files for each in after] == [each.files for each in before]
    assert all(each.files for each in before)


@pytest.fixture
def open_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's windows are public."""
    secret_pick = Toy._shield_pick

    def public_pick(toy: Toy, seat: str, holds: tuple[str, ...]) -> Pick:
        pick = secret_pick(toy, seat, holds)
        pick.secret = False
        return pick

    monkeypatch.setattr(Toy, "_shield_pick", public_pick)


async def _raid_without_a_wait(trio: Intrigue) -> None:
    """Play up to a raid, whose window closes at once: both who are asked have answered beforehand."""
    for _ in range(20):
        (first, *_) = await trio.asked()
        assert not first.decision.reaction
        wants_raid = isinstance(first.decision, Pick) and "raid" in [each.id for each in first.decision.options]
        await trio.answer_first(*(("raid",) if wants_raid else ()))
        if wants_raid:
            break
    assert (await trio.asked())[0].decision.topic == "line"
    ways = [done.action.way for done in await trio.bot.store.history.actions(trio.campaign)]
    assert ways[-2:] == ["stored", "stored"]


@pytest.mark.usefixtures("open_windows")
async def test_a_public_window_closes_at_once_when_all_have_stored_an_answer(trio: Intrigue) -> None:
    for name in (BLUE, GREEN):
        await trio.box.slash(name, trio.thread, "answers set", window="raid", rule="always")
    await _raid_without_a_wait(trio)


@pytest.mark.usefixtures("open_windows")
async def test_a_public_window_asks_those_who_want_to_be_asked(trio: Intrigue) -> None:
    await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    assert [each.seat for each in await trio.to_window()] == ["green"]
    panel = await trio.shown()
    assert {"open", "pass"} <= verbs(panel)
    assert str(trio.user(GREEN)) in str(panel["components"])
    opened = await trio.click(GREEN, "open")
    assert opened.message is not None
    menu = control(opened.message, "store")
    values = {each["label"]: each["value"] for each in menu["options"]}
    await trio.box.select(GREEN, opened.message["id"], menu["custom_id"], [values["Pass this turn"]])
    assert (await trio.asked())[0].decision.topic == "line"


async def test_a_bid_cannot_be_taken_back_once_it_is_shown(trio: Intrigue) -> None:
    asked = await trio.to_bids()
    for each in asked:
        await trio.bot.campaigns.answer(trio.campaign, each.holder or 0, ("bid-1",), each.decision.number)
    number = (await trio.snapshot()).table.number
    for each in asked:
        with pytest.raises((UserError, rules.IllegalChoice)):
            await trio.bot.campaigns.undo(trio.campaign, each.holder or 0)
    assert (await trio.snapshot()).table.number == number


async def test_a_voter_may_let_a_secret_decision_go_its_way_and_see_nothing_of_it(game: Game) -> None:
    await game.act_until("bid")
    pending = (await game.snapshot()).first
    assert pending is not None
    await game.bot.store.votes.open_poll(game.campaign, pending.decision.number, None, notice("time-up-window"))
    await game.shown()
    assert not (await game.box.autocomplete(BLUE, game.thread, "act", focused="choice", value="")).choices
    shown = [await game.click(BLUE, "open")]
    for command, options in (("act", {"choice": "bid-3"}), ("odds", {}), ("advise", {}), ("help", {}), ("mygames", {})):
        shown.append(await (await game.box.slash(BLUE, game.thread, command, **options)).settled())
    assert "you can only vote to go on" in shown[0].text
    for outcome in shown:
        assert "coin" not in outcome.text
        assert "How much" not in outcome.text
    blue = (await game.snapshot()).seats["blue"]
    with pytest.raises(UserError):
        await game.bot.campaigns.answer(game.campaign, blue, ("bid-3",), pending.decision.number)
    await game.bot.campaigns.answer(game.campaign, blue, pending.decision.default, pending.decision.number)
    assert (await game.decision()).number != pending.decision.number


async def test_the_legate_answers_for_each_of_its_seats(trio: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    async def passing(_: object, seat: str) -> tuple[str, ...]:
        asked = {each.seat: each.decision for each in await trio.asked()}
        return tuple(asked[seat].default)

    monkeypatch.setattr(trio.bot.analysis_worker, "legates_answer", passing)
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 0.0)
    legate = trio.bot.ai_turns.user
    await trio.to_window()
    snapshot = await trio.snapshot()
    for seat in ("blue", "green"):
        due = [trio.bot.ai_turns.next_turn()]
        await trio.bot.campaigns.membership.lend_seat(trio.campaign, seat, snapshot.seats[seat], legate, due)

    async def kept() -> bool:
        return all(each.kept is not None for each in await trio.asked())

    await until(kept)
    assert (await trio.snapshot()).is_secret_window
    await trio.release()
    assert not (await trio.snapshot()).is_secret_window


async def _lend(game: Intrigue, *seats: str) -> None:
    """Give seats to the Legate."""
    snapshot = await game.snapshot()
    for seat in seats:
        due = [game.bot.ai_turns.next_turn()]
        await game.bot.campaigns.membership.lend_seat(
            game.campaign, seat, snapshot.seats[seat], game.bot.ai_turns.user, due
        )


async def _time_left(game: Intrigue) -> float:
    timer = await game.window_timer()
    assert timer is not None
    return timer.due - time.time()


async def _drawn_late(game: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, all but 20 seconds of a window's time pass while its panel is drawn."""
    faced = Outbox._current_panel

    async def drawn(outbox: Outbox, campaign: Campaign, post: QueuedPost) -> Any:
        await faced(outbox, campaign, post)
        if (await game.snapshot()).is_collecting:
            await game.bot.store.timers.set(WINDOW, game.campaign, time.time() + 20)
        return await faced(outbox, campaign, post)

    monkeypatch.setattr(Outbox, "_current_panel", drawn)


async def test_a_window_begins_when_its_question_can_be_seen(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its panel waits for pictures. Drawn again, it gives no one more time; and it says when the window ends."""
    game = await Intrigue.of(sandbox, bot, 3, window=60)
    await _drawn_late(game, monkeypatch)
    await game.to_window()
    assert 45 < await _time_left(game) <= 60
    release = (await game.snapshot()).roster.release
    assert release is not None and f"<t:{int(release)}" in str((await game.shown())["components"])
    before = await game.edits()
    await game.bot.store.posts.queue_panel(game.campaign)
    game.bot.scheduler.wake()
    await until(lambda: _is_drawn_after(game, before))
    assert await _time_left(game) <= 20


async def _is_drawn_after(game: Intrigue, edits: int) -> bool:
    return await game.edits() > edits and await game.is_posted()


async def test_a_window_that_asks_only_the_legate_is_short_and_never_ends_at_once(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same time for all that it may hold: only the seats, which everyone knows, decide how long it is."""
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "blue", "green")
    await trio.to_window()
    left = await _time_left(trio)
    assert 0 < left <= LEGATES_WINDOW
    for each in await trio.asked():
        await trio.bot.campaigns.answer(
            trio.campaign, trio.bot.ai_turns.user, each.decision.default, each.decision.number
        )
    assert (await trio.snapshot()).is_collecting, "that all have answered ends nothing"
    await trio.release()
    assert not (await trio.snapshot()).is_secret_window


async def test_a_short_window_waits_for_a_legate_that_is_slow(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows that close at their time make people pass who haven't answered, but not the Legate."""
    monkeypatch.setattr(bot.ai_turns, "pause", 3600.0)
    game = await Intrigue.of(sandbox, bot, 3, window=60)
    await _lend(game, "blue", "green")
    await game.to_window()
    await game.release()
    assert (await game.snapshot()).is_secret_window
    for each in await game.asked():
        await game.bot.campaigns.answer(
            game.campaign, game.bot.ai_turns.user, each.decision.default, each.decision.number
        )
    assert not (await game.snapshot()).is_secret_window


async def test_a_window_that_also_asks_someone_who_passes_openly_is_as_short(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "green")
    await _pass_openly(trio, BLUE)
    await trio.to_window()
    assert await _time_left(trio) <= LEGATES_WINDOW


async def test_an_open_window_gets_short_when_only_the_legate_does_not_pass_openly(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "green")
    await trio.to_window()
    assert await _time_left(trio) > LATER - 60
    await _pass_openly(trio, BLUE)
    assert await _time_left(trio) <= LEGATES_WINDOW


async def test_a_window_that_ends_sooner_anyway_stays_as_it_is(trio: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "green")
    await trio.to_window()
    snapshot, now = await trio.snapshot(), time.time()
    passing = HeldRule("blue", trio.user(BLUE), OPEN_PASSING, snapshot.table.state.turn)
    soon: list[tuple[str, float]] = [(WINDOW, now + LEGATES_WINDOW)]
    for release, due in ((now + 1, []), (now + LATER, soon)):
        roster = msgspec.structs.replace(snapshot.roster, rules=(passing,), release=release)
        assert shorter_window(dataclasses.replace(snapshot, roster=roster), now) == due


@pytest.mark.parametrize("closes", [False, True])
async def test_who_no_longer_passes_openly_in_a_short_window_has_the_usual_time(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch, closes: bool
) -> None:
    """Or its early end would pass for them, and would tell whether they had stored an answer."""
    monkeypatch.setattr(bot.ai_turns, "pause", 3600.0)
    length = 300 if closes else LATER
    game = await Intrigue.of(sandbox, bot, 3, window=length)
    await _lend(game, "green")
    await _pass_openly(game, BLUE)
    await game.to_window()
    assert await _time_left(game) <= LEGATES_WINDOW
    assert await game.bot.campaigns.revoke_rules(game.campaign, game.user(BLUE)) == 1
    assert length - 60 < await _time_left(game) <= length
    assert (await game.snapshot()).is_collecting


async def test_a_window_that_also_asks_a_person_is_as_long_as_ever(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "green")
    await trio.to_window()
    assert await _time_left(trio) > LATER - 60


async def test_who_takes_the_legates_seat_in_its_window_has_the_usual_time(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trio.bot.ai_turns, "pause", 3600.0)
    await _lend(trio, "blue", "green")
    await trio.to_window()
    assert await _time_left(trio) <= LEGATES_WINDOW
    assert await trio.bot.ai_player.give_back(await trio.snapshot(), trio.user(GREEN))
    assert await _time_left(trio) > LATER - 60
    assert (await trio.snapshot()).is_collecting


async def test_a_change_of_camps_clears_stored_answers(trio: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    gamble = Toy._gamble
    monkeypatch.setattr(Toy, "_gamble", lambda toy, seat, _: gamble(toy, seat, 6))
    for name in (RED, BLUE, GREEN):
        await trio.box.slash(name, trio.thread, "answers set", window="raid", rule="always")
    assert "King" in str((await trio.shown())["components"])
    for _ in range(20):
        (first, *_) = await trio.asked()
        if not await trio.bot.store.stored_answers.of(trio.campaign):
            break
        can_gamble = first.decision.topic == "act" and first.seat == "blue"
        await trio.answer_first(*(("gamble",) if can_gamble else ()))
    assert not await trio.bot.store.stored_answers.of(trio.campaign)
    assert (await trio.snapshot()).seat_title("red") != (await trio.snapshot()).seat_title("blue")


async def test_a_change_of_camps_clears_stored_rules(trio: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    never = StoredRule(
        id="no-shields",
        name=say("title"),
        ending=say("about"),
        topics=("raid",),
        spans=("campaign",),
        answer=("pass",),
    )
    gamble = Toy._gamble
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (never,))
    monkeypatch.setattr(Toy, "_gamble", lambda toy, seat, _: gamble(toy, seat, 6))
    user = (await trio.snapshot()).seats["red"]
    await trio.bot.campaigns.store_rule(trio.campaign, user, "red", never.id, "campaign")
    assert await trio.bot.store.stored_answers.rules_of(trio.campaign)
    for _ in range(20):
        (first, *_) = await trio.asked()
        if not await trio.bot.store.stored_answers.rules_of(trio.campaign):
            break
        can_gamble = first.decision.topic == "act" and first.seat == "blue"
        await trio.answer_first(*(("gamble",) if can_gamble else ()))
    assert not await trio.bot.store.stored_answers.rules_of(trio.campaign)
    assert (await trio.snapshot()).seat_title("red") != (await trio.snapshot()).seat_title("blue")


async def test_the_table_agrees_how_long_answers_are_collected(trio: Intrigue) -> None:
    changed = await trio.box.slash(RED, trio.thread, "campaign settings", window="1800")
    assert "30 minutes" in changed.text
    await trio.to_window()
    timer = await trio.window_timer()
    assert timer is not None
    assert 1790 < timer.due - time.time() <= 1800


async def test_a_short_window_closes_at_its_time_and_whoever_has_not_answered_passes(trio: Intrigue) -> None:
    """The rule knows only the length of the window, never what someone could answer."""
    await trio.box.slash(RED, trio.thread, "campaign settings", window="300")
    asked = await trio.to_window()
    assert "Whoever hasn't answered by then passes" in str((await trio.shown())["components"])
    await trio.click(BLUE, "pass")
    assert len(await trio.asked()) == len(asked) == 2, "it stays open for its whole time"
    await trio.release()
    snapshot = await trio.snapshot()
    assert not snapshot.is_secret_window
    made = await trio.bot.store.history.actions(trio.campaign)
    assert [(each.action.seat, each.action.answer, each.action.way) for each in made][-2:] == [
        ("blue", '["pass"]', "stored"),
        ("green", '["pass"]', "default"),
    ]
    assert {each.action.way for each in public_actions(made, snapshot.table)[-2:]} == {""}


async def test_in_a_short_window_a_kept_reaction_counts(trio: Intrigue) -> None:
    await trio.box.slash(RED, trio.thread, "campaign settings", window="60")
    reacting, reaction = await _first_reaction(trio)
    await trio.bot.campaigns.answer(trio.campaign, reacting.holder or 0, (reaction,), reacting.decision.number)
    await trio.release()
    made = await trio.bot.store.history.actions(trio.campaign)
    answers = {each.action.seat: each.action.answer for each in made[-2:]}
    assert answers[reacting.seat] == f'["{reaction}"]'
    assert sorted(answers.values()) == sorted([f'["{reaction}"]', '["pass"]'])


async def _first_reaction(game: Intrigue) -> tuple[PendingDecision, str]:
    """Play until someone in a window could do more than pass; return that decision, and what they could do."""
    for _ in range(10):
        for each in await game.to_window():
            assert isinstance(each.decision, Pick)
            if len(each.decision.options) > 1:
                return each, each.decision.options[1].id
        await game.release()
    raise AssertionError("no one ever has a shield")


async def test_a_long_window_waits_for_whoever_has_not_answered(window: Intrigue) -> None:
    assert "Whoever hasn't answered" not in str((await window.shown())["components"])
    await window.release()
    assert [each.seat for each in await window.asked()] == ["blue", "green"]


@pytest.mark.parametrize(("length", "seconds"), [("60", 60), ("1800", 1800)])
async def test_a_new_length_counts_for_the_window_that_is_open(window: Intrigue, length: str, seconds: int) -> None:
    await window.box.slash(RED, window.thread, "campaign settings", window=length)
    timer = await window.window_timer()
    assert timer is not None
    assert seconds - 10 < timer.due - time.time() <= seconds


async def test_the_deadline_moves_on_with_a_longer_window(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Intrigue.of(sandbox, bot, 3, window=300, limit=1800)
    await game.to_window()
    before = (await game.snapshot()).roster.due
    await game.box.slash(RED, game.thread, "campaign settings", window="3600")
    roster = (await game.snapshot()).roster
    assert before and roster.due and roster.release
    assert before < roster.release < roster.due


@pytest.mark.parametrize(("length", "is_told"), [(900, True), (1800, False), (300, False)])
async def test_a_table_in_its_first_turn_is_told_how_to_shorten_windows(
    sandbox: Sandbox, bot: CursusBot, length: int, is_told: bool
) -> None:
    game = await Intrigue.of(sandbox, bot, 3, window=length)
    await game.to_window()
    snapshot = await game.snapshot()
    assert snapshot.table.state.turn == snapshot.info.scenarios["long"].first_turn
    assert ("Playing now?" in str((await game.shown())["components"])) is is_told


async def test_other_settings_leave_an_open_window_its_time(window: Intrigue) -> None:
    before = await window.window_timer()
    await window.box.slash(RED, window.thread, "campaign settings", mentions=False)
    assert await window.window_timer() == before


async def test_a_window_that_waits_for_someone_closes_by_a_short_length(window: Intrigue) -> None:
    await window.release()
    assert await window.window_timer() is None
    await window.box.slash(RED, window.thread, "campaign settings", window="1800")
    assert await window.window_timer() is None, "its answers are in: a longer time changes nothing"
    await window.box.slash(RED, window.thread, "campaign settings", window="300")
    assert await window.window_timer() is not None
    await window.release()
    assert not (await window.snapshot()).is_secret_window


async def test_a_second_answer_is_told_so(trio: Intrigue) -> None:
    await trio.to_bids()
    opened = await trio.click(BLUE, "open")
    assert opened.message is not None
    bid = control(opened.message, "pick", "2 coins")["custom_id"]
    await trio.box.click(BLUE, opened.message["id"], bid)
    again = await trio.click(BLUE, "open")
    assert "answered that already" in again.text


@pytest.mark.usefixtures("open_windows")
async def test_a_rule_of_the_game_answers_a_public_window(trio: Intrigue, monkeypatch: pytest.MonkeyPatch) -> None:
    never = StoredRule(id="no-shields", name=say("title"), ending=say("about"), topics=("raid",), answer=("pass",))
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (never,))
    await trio.to_window()
    opened = await trio.click(BLUE, "open")
    assert opened.message is not None
    told = await trio.box.click(BLUE, opened.message["id"], control(opened.message, "remember")["custom_id"])
    assert not told.error
    assert [each.seat for each in await trio.asked()] == ["green"]
    panel = str((await trio.shown())["components"])
    assert "Stored answer" not in panel, "it's private in a game with secrets"
    await trio.bot.campaigns.store_rule(trio.campaign, trio.user(GREEN), "green", "no-shields", "turn")
    assert (await trio.asked())[0].decision.topic == "line"


async def test_a_rule_of_the_game_leaves_a_secret_window_alone(
    window: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = StoredRule(id="no-shields", name=say("title"), ending=say("about"), topics=("raid",), answer=("pass",))
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (never,))
    before = await window.window_timer()
    await window.bot.campaigns.store_rule(window.campaign, window.user(BLUE), "blue", "no-shields", "turn")
    assert [each.seat for each in await window.asked()] == ["blue", "green"]
    assert all(each.kept is None for each in await window.asked())
    assert await window.window_timer() == before


@pytest.mark.usefixtures("open_windows")
async def test_after_a_crash_stored_answers_are_given_in_a_public_window(trio: Intrigue) -> None:
    asked = await trio.to_window()
    for each in asked:
        stored = StoredAnswer("raid", ("pass",))
        await trio.bot.store.stored_answers.store(trio.campaign, each.seat, stored)
    await trio.bot.store.timers.set(WINDOW, trio.campaign, time.time())
    trio.bot.scheduler.wake()

    async def closed() -> bool:
        return (await trio.asked())[0].decision.topic == "line"

    await until(closed)


async def test_a_save_with_a_window_holds_no_answer(window: Intrigue) -> None:
    """What is handed out while a window is open can neither be read nor brought back with anything hidden in it."""
    await window.release()
    await window.click(BLUE, "pass")
    assert (await window.snapshot()).table.open_save() is None
    kept = rules.load((await window.snapshot()).table.save())
    assert [*kept.decisions] == ["green"]


async def _pass_openly(game: Intrigue, *users: str) -> None:
    for user in users:
        listed = await game.box.slash(user, game.thread, "answers list")
        assert listed.message is not None
        told = await game.box.click(user, listed.message["id"], control(listed.message, "openly")["custom_id"])
        assert "Everyone sees that you pass" in told.text


async def test_who_passes_openly_reads_that_what_they_have_stored_waits(trio: Intrigue) -> None:
    listed = await trio.box.slash(BLUE, trio.thread, "answers list")
    assert "waits" not in listed.text
    await trio.box.slash(BLUE, trio.thread, "answers set", window="raid", rule="always")
    listed = await trio.box.slash(BLUE, trio.thread, "answers list")
    assert "waits meanwhile" not in listed.text
    assert listed.message is not None
    told = await trio.box.click(BLUE, listed.message["id"], control(listed.message, "openly")["custom_id"])
    assert "The answer that you've stored for a window waits meanwhile" in told.text
    assert "waits meanwhile" in (await trio.box.slash(BLUE, trio.thread, "answers list")).text
    await _pass_openly(trio, GREEN)
    assert "waits meanwhile" not in (await trio.box.slash(GREEN, trio.thread, "answers list")).text


async def test_a_window_that_only_asks_open_passers_does_not_wait(trio: Intrigue) -> None:
    await _pass_openly(trio, BLUE, GREEN)
    panel = str((await trio.shown())["components"])
    assert all(title in panel for title in await _titles(trio, "blue", "green"))
    await _raid_without_a_wait(trio)


async def _titles(game: Intrigue, *seats: str) -> list[str]:
    snapshot = await game.snapshot()
    return [snapshot.seat_title(seat) for seat in seats]


async def test_a_window_waits_if_one_of_the_asked_passes_in_secret(trio: Intrigue) -> None:
    """Or its quick end would tell what that one has stored."""
    await _pass_openly(trio, BLUE)
    await trio.box.slash(GREEN, trio.thread, "answers set", window="raid", rule="always")
    await trio.to_window()
    assert (await trio.snapshot()).is_collecting
    await trio.release()
    assert not (await trio.snapshot()).is_secret_window


async def test_an_open_window_ends_when_the_last_of_the_asked_passes_openly(window: Intrigue) -> None:
    await _pass_openly(window, BLUE)
    assert (await window.snapshot()).is_collecting
    await _pass_openly(window, GREEN)

    async def closed() -> bool:
        return not (await window.snapshot()).is_secret_window

    await until(closed)


async def test_who_passes_openly_can_still_answer_an_open_window(trio: Intrigue) -> None:
    await trio.box.slash(RED, trio.thread, "campaign settings", window="60")
    reacting, reaction = await _first_reaction(trio)
    user = next(name for seat, name in PLAYERS.items() if seat == reacting.seat)
    await _pass_openly(trio, user)
    await trio.bot.campaigns.answer(trio.campaign, reacting.holder or 0, (reaction,), reacting.decision.number)
    await trio.release()
    made = [each.action for each in await trio.bot.store.history.actions(trio.campaign)]
    assert [each.answer for each in made if each.seat == reacting.seat][-1] == f'["{reaction}"]'


async def test_open_passing_ends_with_the_turn_and_can_be_taken_back(trio: Intrigue) -> None:
    await _pass_openly(trio, BLUE, GREEN)
    listed = await trio.box.slash(GREEN, trio.thread, "answers list")
    assert listed.message is not None
    await trio.box.click(GREEN, listed.message["id"], control(listed.message, "revoke")["custom_id"])
    assert (await trio.snapshot()).open_passers == ["blue"]
    turn = (await trio.snapshot()).table.state.turn
    for _ in range(60):
        if (await trio.snapshot()).is_collecting:
            await trio.release()
        if (await trio.snapshot()).table.state.turn > turn:
            break
        await trio.answer_first()
    assert (await trio.snapshot()).open_passers == []
    assert not await trio.bot.store.stored_answers.rules_of(trio.campaign)


async def test_an_undo_into_the_turn_before_ends_what_was_stored_for_the_later_one(trio: Intrigue) -> None:
    """Whoever passed openly in a new turn hasn't said so of the old one."""
    snapshot = await trio.snapshot()
    turn, blue = snapshot.table.state.turn, trio.user(BLUE)
    of_turn, of_next = (HeldRule("blue", blue, OPEN_PASSING, until=each) for each in (turn, turn + 1))
    for held, passers, ended in ((of_turn, ["blue"], ()), (of_next, [], (of_next,))):
        undone = dataclasses.replace(snapshot, roster=msgspec.structs.replace(snapshot.roster, rules=(held,)))
        assert undone.open_passers == passers
        assert ended_rules(undone, "undo", ()) == ended
    decision = (await trio.to_window())[0].decision
    assert StoredAnswer("raid", ("pass",), until=turn).applies_to(decision, turn)
    assert not StoredAnswer("raid", ("pass",), until=turn + 1).applies_to(decision, turn)


async def test_an_answer_stored_for_one_turn_ends_in_any_other(trio: Intrigue) -> None:
    """After an undo into the turn before it, it would otherwise sleep until that turn comes again."""
    turn = (await trio.snapshot()).table.state.turn
    kept = [StoredAnswer("raid", ("pass",), until=turn), StoredAnswer("bid", ("pass",))]
    for seat, stored in (
        ("blue", kept[0]),
        ("green", StoredAnswer("raid", ("pass",), until=turn + 1)),
        ("red", kept[1]),
    ):
        await trio.bot.store.stored_answers.store(trio.campaign, seat, stored)
    await trio.answer_first()
    assert await trio.bot.store.stored_answers.of(trio.campaign) == {"blue": (kept[0],), "red": (kept[1],)}


async def test_what_cannot_be_played_now_can_be_stored_in_the_menu_of_a_window(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unseen by the others, as if nothing was held."""
    shield_pick = Toy._shield_pick

    def pass_only(toy: Toy, seat: str, holds: tuple[str, ...]) -> Pick:
        pick = shield_pick(toy, seat, holds)
        pick.options = pick.options[:1]
        return pick

    await trio.box.slash(RED, trio.thread, "campaign settings", window="60")
    reacting, reaction = await _first_reaction(trio)
    user = next(name for seat, name in PLAYERS.items() if seat == reacting.seat)
    monkeypatch.setattr(Toy, "_shield_pick", pass_only)
    trio.bot.campaigns.tables.forget(trio.campaign)
    before = await trio.shown()
    opened = await trio.click(user, "open")
    assert opened.message is not None
    menu = control(opened.message, "store")
    values = [each["value"] for each in menu["options"] if "as soon as it's possible" in each["label"]]
    told = await trio.box.select(user, opened.message["id"], menu["custom_id"], values[:1])
    assert "whenever it's legal" in told.text
    snapshot = await trio.snapshot()
    (kept,) = snapshot.roster.stored[reacting.seat]
    assert reaction.startswith("shield")
    assert kept.answer in [(item.id,) for item in snapshot.table.reactions(reacting.seat, "raid")]
    assert (kept.when, kept.number) == ((), None)
    assert await trio.shown() == before


async def test_a_rule_that_passes_takes_no_answer(trio: Intrigue) -> None:
    await trio.box.slash(RED, trio.thread, "campaign settings", window="60")
    reacting, reaction = await _first_reaction(trio)
    user = next(name for seat, name in PLAYERS.items() if seat == reacting.seat)
    refused = await trio.box.slash(user, trio.thread, "answers set", window="raid", rule="always", answer=reaction)
    assert "takes an answer" in refused.text
    assert not [each for each in (await trio.snapshot()).roster.stored.get(reacting.seat, ()) if each.number is None]


async def test_a_stored_reaction_that_is_no_longer_in_hand_keeps_its_name(
    trio: Intrigue, monkeypatch: pytest.MonkeyPatch
) -> None:
    await trio.box.slash(RED, trio.thread, "campaign settings", window="60")
    reacting, reaction = await _first_reaction(trio)
    user = next(name for seat, name in PLAYERS.items() if seat == reacting.seat)
    await trio.box.slash(user, trio.thread, "answers set", window="raid", rule="react", answer=reaction)
    held = (await trio.box.slash(user, trio.thread, "answers list")).text
    assert "in hand now" not in held
    monkeypatch.setattr(Toy, "reactions", lambda toy, seat, window="": [])
    spent = (await trio.box.slash(user, trio.thread, "answers list")).text
    assert spent.replace(" You don't have it in hand now, so it waits.", "") == held
    assert spent != held
    assert reaction not in spent


async def test_the_timer_of_a_closed_window_leaves_the_next_one_its_time(window: Intrigue) -> None:
    """It may be handled late: when open passers have closed its window, and another one collects answers."""
    timer = await window.window_timer()
    assert timer is not None
    assert await window.bot.deadlines._release(window.campaign) == timer.due
    assert (await window.snapshot()).is_collecting
    assert len(await window.asked()) == 2


async def test_a_stored_pass_that_closed_a_window_is_not_taken_back(sandbox: Sandbox, bot: CursusBot) -> None:
    """It would be given again, whoever agreed."""
    game = await Intrigue.of(sandbox, bot, 2)
    (asked,) = await game.to_window()
    raider, other = (RED, BLUE) if asked.seat == "blue" else (BLUE, RED)
    await sandbox.slash(other, game.thread, "answers set", window="raid", rule="always")
    await game.release()
    assert (await game.decision()).topic == "line"
    assert "undo" not in verbs(await game.shown())
    assert "a closed window" in (await sandbox.slash(raider, game.thread, "undo")).text
    assert (await game.snapshot()).roster.request is None
