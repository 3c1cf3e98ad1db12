"""Whole turns as written orders, through the channel."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from discord import ui

import tests.toy
from bot.campaigns.snapshot import OPEN_PASSING
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.interactions import written_orders
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.attachments import walk
from bot.storage import HeldRule
from bot.views.written_orders import preview
from bot.workers.drawing_process import DrawingError
from render.core.picture import Picture
from rules.core.orders import Plan, Reaction, Reading
from rules.core.table import Table
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, WATCHER, Game, Json, answered, control, make_bot, until, verbs
from tests.toy.game import say
from tests.toy.orders import ToyOrderBook


@pytest.fixture(autouse=True)
def _book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)


async def _preview(game: Game, user: str, text: str) -> Json:
    return await answered(await game.box.slash(user, game.thread, "orders", text=text))


async def _press(game: Game, user: str, message: Json, wanted: str) -> Json:
    pressed = await game.box.click(user, message["id"], control(message, wanted)["custom_id"])
    return await answered(pressed) if pressed.message is not None else _again(game, message)


def _again(game: Game, message: Json) -> Json:
    """A private message as it is now."""
    return game.box.message_service.shown(game.box.world.posts[message["id"]])


async def _confirmed(game: Game, user: str, message: Json) -> str:
    """Confirm a preview, and wait until it says what came of that."""
    asked = await game.box.click(user, message["id"], control(message, "commit")["custom_id"])
    await asked.settled()
    return readable(_again(game, message))


async def test_a_turn_in_one_command_is_shown_first_and_done_when_it_is_confirmed(game: Game) -> None:
    before = await game.number()
    shown = await _preview(game, RED, "claim 7; work; give 1 2")
    assert "3 of 3 orders can be carried out" in readable(shown)
    assert "✅ `claim 7` – claim 7 is done" in readable(shown)
    assert await game.number() == before
    said = await _confirmed(game, RED, shown)
    assert "3 orders have been carried out" in said
    snapshot = await game.snapshot()
    assert snapshot.table.number == before + 3
    assert snapshot.table.decision is not None
    assert snapshot.table.decision.seat == "blue"


class _SlowDrawing:
    """Draws the maps of previews once it may."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch, failure: Exception | None = None) -> None:
        self.is_free = asyncio.Event()
        self.drawn = 0
        self._failure = failure
        self._usual = game.bot.renderer.draw
        monkeypatch.setattr(game.bot.renderer, "draw", self._draw)
        monkeypatch.setattr(written_orders, "SOON", 0.02)

    async def _draw(self, work: Callable[..., object], *args: object, **kwargs: object) -> object:
        if work.__name__ != "preview":
            return await self._usual(work, *args, **kwargs)
        await self.is_free.wait()
        self.drawn += 1
        if self._failure is not None:
            raise self._failure
        return Picture(b"map", "map.png", "A map of the orders.", 1, 1)


def _pictures(message: Json) -> list[str]:
    return [item["description"] for each in walk(message["components"]) for item in each.get("items") or ()]


async def test_a_preview_gets_its_map_once_that_is_drawn(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = _SlowDrawing(game, monkeypatch)
    shown = await _preview(game, RED, "claim 7; work; give 1 2")
    assert "3 of 3 orders can be carried out" in readable(shown)
    assert not _pictures(shown)
    drawing.is_free.set()

    async def has_map() -> bool:
        return _pictures(_again(game, shown)) == ["A map of the orders."]

    await until(has_map)
    assert "3 of 3 orders can be carried out" in readable(_again(game, shown))
    assert "3 orders have been carried out" in await _confirmed(game, RED, _again(game, shown))


async def test_a_late_map_does_not_bring_a_preview_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = _SlowDrawing(game, monkeypatch)
    shown = await _preview(game, RED, "claim 7; work; give 1 2")
    said = await _confirmed(game, RED, shown)
    assert "3 orders have been carried out" in said
    drawing.is_free.set()

    async def is_over() -> bool:
        return drawing.drawn == 1 and not game.bot.in_flight.count

    await until(is_over)
    assert readable(_again(game, shown)) == said


async def test_a_late_map_does_not_bring_a_dismissed_preview_back(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is it a failure."""
    drawing = _SlowDrawing(game, monkeypatch)
    shown = await _preview(game, RED, "claim 7")
    game.box.dismiss(RED, shown["id"])
    messages = len(game.box.world.posts)
    drawing.is_free.set()

    async def is_over() -> bool:
        return drawing.drawn == 1 and not game.bot.in_flight.count

    await until(is_over)
    assert len(game.box.world.posts) == messages
    assert "failed to respond" not in caplog.text


@pytest.mark.parametrize("soon", [0.02, 5])
async def test_a_preview_does_without_a_map_that_cannot_be_drawn(
    game: Game, monkeypatch: pytest.MonkeyPatch, soon: float
) -> None:
    drawing = _SlowDrawing(game, monkeypatch, DrawingError("it died"))
    monkeypatch.setattr(written_orders, "SOON", soon)
    if soon > 1:
        drawing.is_free.set()
    shown = await _preview(game, RED, "claim 7; work; give 1 2")
    drawing.is_free.set()

    async def is_over() -> bool:
        return drawing.drawn == 1 and not game.bot.in_flight.count

    await until(is_over)
    assert "3 of 3 orders can be carried out" in readable(_again(game, shown))
    assert not _pictures(_again(game, shown))


async def test_the_choices_are_those_that_would_have_been_made_by_hand(game: Game, sandbox: Sandbox) -> None:
    await _confirmed(game, RED, await _preview(game, RED, "claim 7; work; give 1 2"))
    written = (await game.snapshot()).table.state.model_dump()
    other = await Game.found(sandbox, game.bot, title="By hand")
    await other.take_seats()
    for choices in (("field-7",), ("work",), ("gift-1", "gift-2")):
        outcome = await other.act(*choices)
        assert not outcome.error
    assert (await other.snapshot()).table.state.model_dump() == written


async def test_it_is_one_action_and_undo_takes_all_of_it_back(game: Game) -> None:
    before = (await game.snapshot()).table.state.model_dump()
    await _confirmed(game, RED, await _preview(game, RED, "claim 7; work"))
    actions = await game.bot.store.history.actions(game.campaign)
    (action,) = [done.action for done in actions if done.action.kind == "answer"]
    assert json.loads(action.answer) == [["field-7"], ["work"]]
    snapshot = await game.snapshot()
    campaigns = game.bot.campaigns
    assert await campaigns.undo(game.campaign, _id(game, RED)) is not None or snapshot.can_undo
    await _agree_if_asked(game)
    assert (await game.snapshot()).table.state.model_dump() == before
    actions = await game.bot.store.history.actions(game.campaign)
    assert [done.undone for done in actions if done.action.kind == "answer"] == [True]


async def _agree_if_asked(game: Game) -> None:
    await game.shown()
    snapshot = await game.snapshot()
    if snapshot.roster.request is not None:
        await game.bot.campaigns.agree_to_undo(game.campaign, _id(game, BLUE), snapshot.table.number)


def _id(game: Game, name: str) -> int:
    return int(game.box.world.user(name)["id"])


async def test_what_was_taken_back_stands_in_the_form_again(game: Game) -> None:
    await _confirmed(game, RED, await _preview(game, RED, "claim 7; work"))
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == ""
    await game.bot.campaigns.undo(game.campaign, _id(game, RED))
    await _agree_if_asked(game)
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "claim 7; work"


def _prefilled(opened: Outcome) -> str:
    assert opened.modal is not None, opened.text
    return str(opened.modal["components"][-1]["component"].get("value") or "")


async def test_single_choices_after_orders_are_taken_back_singly(game: Game) -> None:
    await _confirmed(game, RED, await _preview(game, RED, "claim 7"))
    await game.act("work")
    await game.bot.campaigns.undo(game.campaign, _id(game, RED))
    await _agree_if_asked(game)
    decision = await game.decision()
    assert decision.topic == "act"


async def test_every_error_is_named_and_nothing_can_be_confirmed(game: Game) -> None:
    before = await game.number()
    shown = await _preview(game, RED, "claim 99; fly\nclaim 3; dance")
    text = readable(shown)
    assert "1 of 4 orders can be carried out" in text
    assert "Line 1, column 11: “fly” isn't an order." in text
    assert "Line 2, column 10: “dance” isn't an order." in text
    assert "❌ `claim 99`" in text
    assert control(shown, "commit")["disabled"]
    assert await game.number() == before


async def test_what_fails_can_be_left_out(game: Game) -> None:
    shown = await _preview(game, RED, "claim 99; claim 3; dance")
    pruned = await _press(game, RED, shown, "prune")
    assert "This order can be carried out" in readable(pruned)
    assert "1 order" in await _confirmed(game, RED, pruned) or (await game.decision()).topic == "act"


class _SuggestingBook(ToyOrderBook):
    """A book that writes what is suggested."""

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        return "claim 3\nwork"


async def test_a_form_without_a_draft_opens_with_what_is_suggested(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be sent as it is, or changed; a draft of one's own comes before it."""
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "", "the toy's book suggests nothing"
    monkeypatch.setattr(tests.toy, "ORDERS", _SuggestingBook())
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "claim 3\nwork"
    await _preview(game, RED, "claim 7")
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "claim 7"


async def test_a_button_previews_what_is_suggested(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole turn takes two taps: this one, and the one that carries it out. It may be changed before."""

    class Late(_SuggestingBook):
        def suggested(self, table: Table, seat: str, locale: str) -> str:
            return "work\ngive"

    assert "plan" not in verbs(await game.shown()), "the toy's book suggests nothing"
    monkeypatch.setattr(tests.toy, "ORDERS", Late())
    await game.act("field-5")
    await game.shown()
    before = await game.number()
    shown = await answered(await game.click(RED, "plan"))
    assert "2 of 2" in readable(shown)
    assert await game.number() == before
    changed = await game.box.click(RED, shown["id"], control(shown, "orders")["custom_id"])
    assert _prefilled(changed) == "work\ngive"
    assert "2 orders" in await _confirmed(game, RED, shown)


async def test_nothing_is_previewed_if_nothing_can_be_suggested(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(_SuggestingBook):
        def suggested(self, table: Table, seat: str, locale: str) -> str:
            return ""

    monkeypatch.setattr(tests.toy, "ORDERS", Silent())
    await game.act("field-5")
    await game.shown()
    assert "No orders can be suggested here" in readable(await answered(await game.click(RED, "plan")))


class _SlowBook(_SuggestingBook):
    """A book whose suggestion is ready when the test says so."""

    def __init__(self) -> None:
        self.is_ready = threading.Event()

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        assert self.is_ready.wait(30)
        return super().suggested(table, seat, locale)


async def test_a_form_says_so_too_if_too_many_questions_wait(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(*_: object) -> str:
        raise UserError("counsel-busy")

    monkeypatch.setattr(game.bot.analysis_worker, "suggested_orders", refuses)
    opened = await game.box.slash(RED, game.thread, "orders")
    assert _prefilled(opened) == ""
    assert "isn't ready yet" in _note(opened)


async def test_a_form_says_that_its_suggestion_is_late_and_the_next_one_has_it(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = _SlowBook()
    monkeypatch.setattr(tests.toy, "ORDERS", book)
    with monkeypatch.context() as hurried:
        hurried.setattr(written_orders, "_FORM_PATIENCE", 0.05)
        opened = await game.box.slash(RED, game.thread, "orders")
    assert _prefilled(opened) == ""
    assert "isn't ready yet" in _note(opened)
    book.is_ready.set()
    again = await game.box.slash(RED, game.thread, "orders")
    assert _prefilled(again) == "claim 3\nwork"
    assert _note(again) == ""


def _note(opened: Outcome) -> str:
    assert opened.modal is not None, opened.text
    return str(opened.modal["components"][0].get("description") or "")


async def test_the_form_on_the_panel(game: Game) -> None:
    opened = await game.click(RED, "orders")
    assert opened.modal is not None
    sent = await game.box.submit(RED, opened, {"text": "claim 4\nwork\ngive"})
    shown = await answered(sent)
    assert "3 of 3" in readable(shown)
    assert not any("claim 4" in readable(each) for each in game.box.messages(game.thread))
    again = await game.box.click(RED, shown["id"], control(shown, "orders")["custom_id"])
    assert _prefilled(again) == "claim 4\nwork\ngive"


async def test_a_form_opened_before_a_restart_can_be_sent(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        opened = await game.click(RED, "orders")
    await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        shown = await answered(await sandbox.submit(RED, opened, {"text": "claim 4"}))
        assert "can be carried out" in readable(shown)
        said = await _confirmed(game.with_bot(bot), RED, shown)
        assert "One order has been carried out" in said
    await bot.store.close()


async def test_a_preview_of_before_is_stale(game: Game) -> None:
    shown = await _preview(game, RED, "claim 4; work")
    await game.act("field-5")
    pressed = await game.box.click(RED, shown["id"], control(shown, "commit")["custom_id"])
    assert "That decision has been made" in readable(_again(game, shown)) or "made" in pressed.text
    assert (await game.decision()).topic == "act"


async def test_a_preview_of_other_orders_is_not_carried_out(game: Game) -> None:
    first = await _preview(game, RED, "claim 4")
    await _preview(game, RED, "claim 5")
    before = await game.number()
    pressed = await game.box.click(RED, first["id"], control(first, "commit")["custom_id"])
    assert "aren't the orders that you wrote last" in "\n".join(map(readable, pressed.messages))
    assert await game.number() == before


@pytest.mark.parametrize(
    ("verb", "text"), [("commit", "claim 4; work"), ("keep", "claim 4; work"), ("prune", "claim 4; claim 99")]
)
async def test_an_old_preview_says_that_its_orders_were_deleted(game: Game, verb: str, text: str) -> None:
    """There's no newer preview to look at."""
    shown, newest = await _preview(game, RED, text), await _preview(game, RED, text)
    await game.box.click(RED, newest["id"], control(newest, "drop")["custom_id"])
    pressed = await game.box.click(RED, shown["id"], control(shown, verb)["custom_id"])
    said = "\n".join(map(readable, pressed.messages))
    assert "These orders were deleted" in said
    assert "newest preview" not in said


async def test_pressed_twice_at_once_orders_are_carried_out_once(game: Game) -> None:
    before = await game.number()
    shown = await _preview(game, RED, "claim 4; work")
    custom = control(shown, "commit")["custom_id"]
    await asyncio.gather(*(game.box.click(RED, shown["id"], custom) for _ in range(3)))
    await game.shown()
    assert await game.number() == before + 2


@pytest.mark.parametrize("user", [BLUE, WATCHER])
async def test_only_whose_turn_it_is_gives_orders(game: Game, user: str) -> None:
    before = await game.number()
    outcome = await game.box.slash(user, game.thread, "orders", text="claim 4")
    assert "can be carried out" not in outcome.text
    assert outcome.ephemeral
    opened = await game.click(user, "orders")
    assert (opened.modal is None) == (user == WATCHER)
    shown = await _preview(game, RED, "claim 4")
    stolen = await game.box.click(user, shown["id"], control(shown, "commit")["custom_id"])
    assert stolen.error
    assert await game.number() == before


async def test_orders_that_leave_ones_own_turn_are_refused_as_a_whole(game: Game) -> None:
    """A plan that has become outdated when it is confirmed changes nothing, on the disk or in memory."""
    before = (await game.snapshot()).table.save()
    with pytest.raises(Exception, match=r"decision|legal"):
        await game.bot.campaigns.answer_all(
            game.campaign, _id(game, RED), [("field-4",), ("work",), (), ("field-5",)], await game.number()
        )
    assert (await game.snapshot()).table.save() == before
    assert await game.bot.store.actions.newest_save(game.campaign) == before


async def test_an_illegal_choice_in_the_midst_changes_nothing(game: Game) -> None:
    before = (await game.snapshot()).table.save()
    with pytest.raises(Exception, match="isn't among the legal choices"):
        orders = [("field-4",), ("fly",)]
        await game.bot.campaigns.answer_all(game.campaign, _id(game, RED), orders, await game.number())
    assert (await game.snapshot()).table.save() == before


async def test_the_button_for_standing_orders_names_what_it_cannot_read(game: Game) -> None:
    shown = await _preview(game, RED, "work; claim 3; dance")
    kept = await game.box.click(RED, shown["id"], control(shown, "keep")["custom_id"])
    assert "Kept: 2 standing orders" in kept.text
    assert "“dance” isn't an order" in kept.text


async def test_standing_orders_are_offered_in_the_next_turn(game: Game) -> None:
    kept = await game.box.slash(RED, game.thread, "orders", standing="work; claim 3; dance")
    assert "Kept: 2 standing orders" in kept.text
    assert "“dance” isn't an order" in kept.text
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "work; claim 3; dance"
    await _preview(game, RED, "claim 4")
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == "claim 4"
    ended = await game.box.slash(RED, game.thread, "orders", standing="-")
    assert "no standing orders any more" in ended.text
    none = await game.box.slash(WATCHER, game.thread, "orders", standing="work")
    assert "Only players with a seat" in none.text


@pytest.mark.parametrize(("suggested", "offered"), [(True, "claim 3\nwork"), (False, "work; give 1")])
async def test_standing_orders_of_which_none_fits_give_way_to_what_is_suggested(
    game: Game, monkeypatch: pytest.MonkeyPatch, suggested: bool, offered: str
) -> None:
    if suggested:
        monkeypatch.setattr(tests.toy, "ORDERS", _SuggestingBook())
    await game.box.slash(RED, game.thread, "orders", standing="work; give 1")
    opened = await game.box.slash(RED, game.thread, "orders")
    assert opened.modal is not None
    shown = json.dumps(opened.modal, ensure_ascii=False)
    assert "❌ `work`" in shown, "why they don't fit"
    assert json.dumps(offered)[1:-1] in shown
    assert ("None of your standing orders fits now" in shown) == suggested


async def test_what_does_not_fit_of_standing_orders_is_told(game: Game) -> None:
    await game.box.slash(RED, game.thread, "orders", standing="claim 3; claim 4")
    opened = await game.box.slash(RED, game.thread, "orders")
    shown = json.dumps(opened.modal, ensure_ascii=False)
    assert "❌ `claim 4`" in shown
    assert "claim 3; claim 4" in shown


@pytest.mark.parametrize("seat", ["red", "blue"])
async def test_a_preview_waits_for_no_one_who_passes_openly(game: Game, seat: str) -> None:
    """Everyone knows that they pass: the window closes at once."""
    snapshot = await game.snapshot()
    held = HeldRule(seat, snapshot.seats[seat], OPEN_PASSING, snapshot.table.state.turn)
    roster = msgspec.structs.replace(snapshot.roster, rules=(held,))
    plan = Plan(reaction=Reaction("blue", say("order-warning")))
    shown = preview(dataclasses.replace(snapshot, roster=roster), "", Reading(), plan)
    texts = [item.content for item in shown.layout.walk_children() if isinstance(item, ui.TextDisplay)]
    assert (str(say("order-warning")) in "".join(texts)) == (seat == "red")


async def test_orders_become_standing_ones_with_a_button(game: Game) -> None:
    shown = await _preview(game, RED, "claim 4; work")
    await game.box.click(RED, shown["id"], control(shown, "keep")["custom_id"])
    assert await game.bot.store.order_drafts.standing(game.campaign, "red") == "claim 4; work"


async def test_orders_are_forgotten_with_a_button(game: Game) -> None:
    shown = await _preview(game, RED, "claim 4; work")
    await game.box.click(RED, shown["id"], control(shown, "drop")["custom_id"])
    assert "deleted" in readable(_again(game, shown))
    assert _prefilled(await game.box.slash(RED, game.thread, "orders")) == ""


async def test_a_plus_sign_adds_to_what_was_written(game: Game) -> None:
    await _preview(game, RED, "claim 4")
    shown = await _preview(game, RED, "+ work")
    assert "2 of 2" in readable(shown)


async def test_autocomplete_goes_on_with_the_last_order(game: Game) -> None:
    offered = await game.box.autocomplete(RED, game.thread, "orders", "text", "claim 4; wo")
    assert [each["value"] for each in offered.choices] == ["claim 4; work"]


async def test_autocomplete_helps_those_who_write_ahead_too(game: Game) -> None:
    ahead = await game.box.autocomplete(BLUE, game.thread, "orders", "text", "+ cl")
    assert [each["value"] for each in ahead.choices] == ["+claim"]
    assert (await game.box.autocomplete(WATCHER, game.thread, "orders", "text", "cl")).choices == []


async def test_what_can_be_taken_is_offered_only_where_a_turn_can_still_begin(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked to retreat writes orders too, but can take nothing."""
    assert {"orders", "analysis"} <= verbs(await game.shown())
    monkeypatch.setattr(ToyOrderBook, "opens", lambda _book, decision: decision.topic != "act", raising=False)
    await game.act_until("act")
    shown = verbs(await game.shown())
    assert "orders" in shown
    assert "analysis" not in shown


async def test_analysis_and_adding_from_it(game: Game) -> None:
    shown = await answered(await game.box.slash(RED, game.thread, "analysis"))
    assert "Field 1 is free" in readable(shown)
    menu = control(shown, "add")
    chosen = [menu["options"][2]["value"]]
    await (await game.box.select(RED, shown["id"], menu["custom_id"], chosen)).settled()
    added = _again(game, shown)
    assert "claim 3" in readable(added)
    again = await answered(await game.box.slash(RED, game.thread, "analysis"))
    await (await game.box.select(RED, again["id"], control(again, "add")["custom_id"], chosen)).settled()
    assert readable(_again(game, again)).count("claim 3") == readable(added).count("claim 3")
    assert "One order has been carried out" in await _confirmed(game, RED, added)


async def test_hostile_texts(game: Game) -> None:
    for text in ("@everyone " * 300, "`" * 3000, "claim " + "9" * 3000, "; " * 1999, "𒀀" * 1900):
        shown = await _preview(game, RED, text)
        assert "claim" in readable(shown) or "order" in readable(shown)
    before = await game.number()
    assert await game.number() == before


async def test_what_is_left_out_is_counted_apart(game: Game) -> None:
    """The preview, the button and the reply count the same orders."""
    preview = await _preview(game, RED, "claim 99 if possible; claim 5; work")
    text = readable(preview)
    assert "2 of 3 orders can be carried out.** One order is left out." in text
    assert "➖ `claim 99 if possible` – left out" in text
    assert "✅ `claim 99" not in text
    assert control(preview, "commit")["label"] == "Carry out (2)"
    assert "2 orders have been carried out. One was left out." in await _confirmed(game, RED, preview)


async def test_orders_that_are_all_left_out_are_told_so(game: Game) -> None:
    preview = await _preview(game, RED, "claim 99 if possible")
    assert readable(preview).startswith("One order is left out.")
    assert control(preview, "commit")["label"] == "Nothing to carry out"


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("claim 99; claim 99; fly", "Aucun des 3 ordres ne peut être exécuté."),
        ("claim 99; claim 5", "1 ordre sur 2 peut être exécuté."),
        ("claim 5; work; claim 99", "2 ordres sur 3 peuvent être exécutés."),
    ],
)
async def test_french_counts_agree(game: Game, sandbox: Sandbox, text: str, heading: str) -> None:
    sandbox.world.set_locale(RED, "fr")
    assert heading in readable(await _preview(game, RED, text))


async def test_a_game_without_orders(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(tests.toy, "ORDERS")
    outcome = await game.box.slash(RED, game.thread, "orders", text="claim 4")
    assert "takes no written orders" in outcome.text
    assert "has no list of what you can take" in (await game.box.slash(RED, game.thread, "analysis")).text
    await game.act("field-5")
    assert "orders" not in verbs(await game.shown())


async def test_not_at_a_secret_decision(game: Game) -> None:
    await game.act_until("bid")
    assert "orders" not in verbs(await game.panel())
    seat = (await game.decision()).seat
    user = RED if seat == "red" else BLUE
    outcome = await game.box.slash(user, game.thread, "orders", text="usual")
    assert "once your phase has come" in outcome.text


async def test_drafts_are_the_writers_own(game: Game, bot: CursusBot) -> None:
    await _preview(game, RED, "claim 4")
    await game.act_until("gifts")
    assert await bot.store.order_drafts.draft(game.campaign, _id(game, BLUE), 1) == ""
    assert await bot.store.order_drafts.draft(game.campaign, _id(game, RED), 1) == "claim 4"
    assert await bot.store.order_drafts.draft(game.campaign, _id(game, RED), 2) == ""


async def test_orders_written_before_the_turn_are_kept_for_it(game: Game, bot: CursusBot) -> None:
    early = await _preview(game, BLUE, "claim 5")
    assert "I've kept these orders" in readable(early)
    assert _prefilled(await game.click(BLUE, "orders")) == "claim 5"
    watched = await game.box.slash(WATCHER, game.thread, "orders", text="claim 5")
    assert "kept" not in watched.text, "who has no seat gets no turn"
    assert await bot.store.order_drafts.draft(game.campaign, _id(game, BLUE), 1) == "claim 5"
    assert (await game.decision()).seat == "red"


async def test_orders_that_would_be_too_long_are_refused_and_none_of_them_is_cut_off(game: Game) -> None:
    written = "claim 7; " + "work; " * 600
    await _preview(game, RED, written)
    before = await game.bot.store.order_drafts.draft(game.campaign, _id(game, RED), 1)
    refused = await game.box.slash(RED, game.thread, "orders", text="+ " + "work; " * 300)
    assert "4000" in refused.text or "4,000" in refused.text
    assert await game.bot.store.order_drafts.draft(game.campaign, _id(game, RED), 1) == before


async def test_no_view_or_form_is_kept_in_memory(game: Game, bot: CursusBot) -> None:
    """Presses are told by their custom ids; what discord.py kept besides would grow with every message."""
    await _preview(game, RED, "claim 4; dance")
    assert (await game.click(RED, "orders")).modal is not None
    await game.box.slash(RED, game.thread, "status")
    await game.act("field-5")
    await game.shown()
    kept = bot._connection._view_store
    assert not kept._views
    assert not kept._modals
    assert not kept._synced_message_views


async def test_undo_says_how_many_orders_it_takes_back(sandbox: Sandbox, bot: CursusBot) -> None:
    """By the command and by the button under the orders; a single choice is still one."""
    game = await Game.found(sandbox, bot)
    await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    await _confirmed(game, RED, await _preview(game, RED, "claim 7; work; give 1 2"))
    assert (await sandbox.slash(RED, game.thread, "undo")).text == "Your 3 written orders have been taken back."
    shown = await _preview(game, RED, "claim 7")
    await _confirmed(game, RED, shown)
    assert (await _press(game, RED, _again(game, shown), "undo")) is not None
    assert "Your written order has been taken back." in readable(_again(game, shown))
    await game.act("field-7")
    assert (await sandbox.slash(RED, game.thread, "undo")).text == "Your last choice has been taken back."


async def test_the_others_are_asked_about_all_the_orders(game: Game) -> None:
    """Whoever agrees, by the button or by the command, isn't told that it was a choice of theirs."""
    for by_button in (True, False):
        await _confirmed(game, RED, await _preview(game, RED, "claim 7; work"))
        await game.shown()
        assert "I've asked them" in (await game.click(RED, "undo")).text
        await game.shown()
        assert "take the last choice back: **2 written orders**" in game.texts()
        if by_button:
            told = await game.told(await game.press_newest(BLUE, "agree"))
        else:
            told = (await game.box.slash(BLUE, game.thread, "undo")).text
        assert told == "The 2 written orders have been taken back."
        await game.shown()


async def test_orders_without_a_receipt_are_taken_back_all_the_same(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Receipts can be lost, and those of earlier versions don't count the orders."""
    game = await Game.found(sandbox, bot)
    await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    monkeypatch.setattr(bot.store.receipts, "add", lambda _: None)
    await _confirmed(game, RED, await _preview(game, RED, "claim 7; work; give 1 2"))
    assert (await sandbox.slash(RED, game.thread, "undo")).text == "Your written orders have been taken back."
