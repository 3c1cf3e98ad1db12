"""Orders filed ahead: carried out when their seat's turn comes, or handed back to their writer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest

import render.presenter
import tests.toy
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from bot.storage import FILED, FiledOrders
from rules.core import registry
from rules.core.decisions import Decision, Pick
from rules.core.registry import coming_turns, opens_turn, turn_id
from rules.core.stored_answers import StoredRule
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, WATCHER, Game, Json, answered, control, make_bot, until, verbs
from tests.sampling import first
from tests.toy.game import Toy, say
from tests.toy.orders import ToyOrderBook

pytestmark = pytest.mark.usefixtures("without_pictures")

UNFIT = "the orders you wrote ahead for Blue weren't carried out"
ANY_UNFIT = "weren't carried out, because"


@pytest.fixture(autouse=True)
def _book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)


async def _written(game: Game, user: str, text: str, **options: str) -> Json:
    return await answered(await game.box.slash(user, game.thread, "orders", text=text, **options))


async def _pressed(game: Game, user: str, message: Json, wanted: str, label: str = "") -> Json:
    pressed = await game.box.click(user, message["id"], control(message, wanted, label)["custom_id"])
    assert not pressed.error, pressed.error
    await pressed.settled()
    return game.box.message_service.shown(game.box.world.posts[message["id"]])


async def _file(game: Game, user: str, text: str) -> Json:
    return await _pressed(game, user, await _written(game, user, text), "file")


async def _form(game: Game, user: str) -> str:
    opened = await game.box.slash(user, game.thread, "orders")
    assert opened.modal is not None, opened.text
    return str(opened.modal["components"][-1]["component"].get("value") or "")


async def _unfit(game: Game, user: str) -> str:
    """What the form says above the orders."""
    opened = await game.box.slash(user, game.thread, "orders")
    assert opened.modal is not None, opened.text
    return "\n".join(each["content"] for each in opened.modal["components"][:-1])


def _id(game: Game, name: str) -> int:
    return int(game.box.world.user(name)["id"])


async def _filed(game: Game) -> dict[str, str]:
    filed = await game.bot.store.filed_orders.of(game.campaign)
    return {sheet.seat: sheet.text for sheet in filed}


async def _answers_of(game: Game, user: str) -> list[str]:
    actions = await game.bot.store.history.actions(game.campaign)
    mine = [each for each in actions if each.action.user == _id(game, user) and each.action.kind == "answer"]
    return [each.action.answer for each in mine if not each.undone]


async def _reds_turn(game: Game) -> None:
    """Red plays until Blue is asked."""
    while (await game.decision()).seat == "red":
        decision = await game.decision()
        await game.bot.campaigns.answer(game.campaign, _id(game, RED), decision.default)
    await game.shown()


async def _tried(game: Game) -> None:
    """Wait until the sheets have been tried, and what came of it is posted."""
    await game.let_pass(FILED)
    await game.shown()


async def test_filed_orders_are_carried_out_when_the_turn_comes(game: Game) -> None:
    shown = await _file(game, BLUE, "claim 5; work")
    assert "Filed for" in readable(shown)
    assert verbs(shown) == {"unfile"}
    await _tried(game)
    assert await _filed(game) == {"blue": "claim 5; work"}, "it isn't Blue's turn"
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"],["work"]]']
    assert await _filed(game) == {}
    assert "wrote the orders" in game.texts()
    assert UNFIT not in game.texts()
    late = await game.box.click(BLUE, shown["id"], control(shown, "unfile")["custom_id"])
    assert "None of your orders wait here any more" in (await late.settled()).text


@pytest.mark.parametrize(
    ("is_filed", "told"), [(False, "These orders were deleted"), (True, "These aren't the orders that you wrote last")]
)
async def test_an_old_offer_to_file_says_what_became_of_its_orders(
    game: Game, monkeypatch: pytest.MonkeyPatch, *, is_filed: bool, told: str
) -> None:
    """Whoever wrote them may still see it, as after a restart."""
    monkeypatch.setattr(game.bot.dialogues, "replace", AsyncMock())
    old, newer = [await _written(game, BLUE, "claim 5; work") for _ in range(2)]
    if is_filed:
        await _pressed(game, BLUE, newer, "file")
    await game.bot.store.order_drafts.delete_draft(game.campaign, _id(game, BLUE))
    pressed = await (await game.box.click(BLUE, old["id"], control(old, "file")["custom_id"])).settled()
    assert told in "\n".join(map(readable, pressed.messages))
    assert len(await _filed(game)) == is_filed


async def test_no_one_sees_that_orders_are_filed(game: Game) -> None:
    before = (game.texts(), await game.panel())
    await _file(game, BLUE, "claim 5; work")
    await game.shown()
    assert (game.texts(), await game.panel()) == before
    assert await _form(game, RED) == ""
    watched = await game.box.slash(WATCHER, game.thread, "orders", text="claim 5")
    assert watched.message is None or "file" not in verbs(watched.message)


async def test_orders_that_no_longer_fit_come_back(game: Game) -> None:
    await _file(game, BLUE, "claim 7; work")
    await game.act("field-7")
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == []
    assert f"<@{_id(game, BLUE)}>, {UNFIT}" in game.texts()
    assert "claim 7" not in game.texts()
    assert await _filed(game) == {}
    assert await _form(game, BLUE) == "claim 7; work"
    preview = await _written(game, BLUE, "claim 7; work")
    assert "❌ `claim 7`" in readable(preview)
    known = await game.bot.store.turn_mentions.of(game.campaign)
    assert not known[_id(game, BLUE)].pending, "one mention is enough"


async def test_the_form_quotes_what_does_not_fit_in_a_sheet_that_came_back(game: Game) -> None:
    await _file(game, BLUE, "claim 7\nwork")
    await game.act("field-7")
    await _reds_turn(game)
    await _tried(game)
    said = await _unfit(game, BLUE)
    assert said.startswith("This doesn't fit now:\n❌ `claim 7` (line 1): ")
    assert said.partition("(line 1): ")[2] not in game.texts()
    mended = await _written(game, BLUE, "claim 6\nwork")
    assert "❌" not in readable(mended)
    assert await _unfit(game, BLUE) == "", "nothing is wrong with this one"


async def test_the_form_of_one_who_waits_names_the_turn_it_is_for(game: Game) -> None:
    waiting, deciding = [await game.box.slash(user, game.thread, "orders") for user in (BLUE, RED)]
    assert waiting.modal is not None
    assert deciding.modal is not None
    assert waiting.modal["components"][-1]["description"] == "For the turn to come: Blue"
    assert "description" not in deciding.modal["components"][-1]


async def test_a_form_with_what_does_not_fit_can_be_sent(game: Game) -> None:
    await _file(game, BLUE, "claim 7; work")
    await game.act("field-7")
    await _reds_turn(game)
    await _tried(game)
    opened = await game.box.slash(BLUE, game.thread, "orders")
    assert opened.modal is not None
    field = opened.modal["components"][-1]["component"]["custom_id"]
    sent = await (await game.box.submit(BLUE, opened, {field: "claim 6; work"})).settled()
    assert "`claim 6`" in sent.text


async def test_filed_orders_survive_a_restart_and_their_language_is_kept(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await _file(game, BLUE, "claim 5; work")
        await _reds_turn(game)
    await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        again = game.with_bot(bot)
        await _tried(again)
        assert await _answers_of(again, BLUE) == ['[["field-5"],["work"]]']
    await bot.store.close()


async def test_they_wait_for_the_fixed_pause_by_themselves(game: Game) -> None:
    await _file(game, BLUE, "claim 5; work")
    await _reds_turn(game)

    async def carried_out() -> bool:
        return bool(await _answers_of(game, BLUE))

    assert await game.bot.store.timers.due(FILED, game.campaign) is not None
    await until(carried_out)


async def test_filed_orders_outlast_the_turn_in_which_they_were_written(game: Game) -> None:
    await _reds_turn(game)
    await game.bot.campaigns.answer(game.campaign, _id(game, BLUE), (await game.decision()).default)
    while (await game.decision()).seat == "blue":
        await game.bot.campaigns.answer(game.campaign, _id(game, BLUE), (await game.decision()).default)
    turn = (await game.snapshot()).table.state.turn
    await _file(game, BLUE, "usual")
    await game.bot.store.order_drafts.save_draft(game.campaign, _id(game, BLUE), turn - 1, "usual")
    assert await _form(game, BLUE) == "usual", "what is filed stands in the form, whatever the turn of the draft"
    assert await _filed(game) == {"blue": "usual"}


async def test_filed_orders_are_taken_back(game: Game) -> None:
    shown = await _file(game, BLUE, "claim 5; work")
    said = await _pressed(game, BLUE, shown, "unfile")
    assert "I won't carry anything out by myself" in readable(said)
    assert await _filed(game) == {}
    assert await _form(game, BLUE) == "claim 5; work"
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == []


async def test_writing_again_asks_again(game: Game) -> None:
    await _file(game, BLUE, "claim 5; work")
    assert await _form(game, BLUE) == "claim 5; work"
    again = await _written(game, BLUE, "claim 6; work")
    assert "Filed already, for Blue" in readable(again)
    assert "- Blue: claim 5; work" in readable(again)
    assert await _filed(game) == {"blue": "claim 5; work"}
    await _pressed(game, BLUE, again, "file")
    assert await _filed(game) == {"blue": "claim 6; work"}
    last = await _written(game, BLUE, "claim 8")
    taken_back = await _pressed(game, BLUE, last, "unfile", "Take back: Blue")
    assert "Taken back, for Blue:\n**Blue**\n- claim 6\n- work" in readable(taken_back)
    assert await _filed(game) == {}
    assert await _form(game, BLUE) == "claim 8"


async def test_what_cannot_be_parsed_cannot_be_filed(game: Game) -> None:
    shown = await _written(game, BLUE, "claim 5; fly")
    assert "“fly” isn't an order." in readable(shown)
    assert control(shown, "file")["disabled"]


async def test_a_reply_files_the_text_it_was_about_and_only_its_writers(game: Game) -> None:
    shown = await _written(game, BLUE, "claim 5")
    await game.bot.store.order_drafts.save_draft(game.campaign, _id(game, BLUE), 1, "claim 6")
    pressed = await game.box.click(BLUE, shown["id"], control(shown, "file")["custom_id"])
    assert "aren't the orders that you wrote last" in pressed.text
    assert await _filed(game) == {}


async def test_pressed_when_the_turn_has_come_nothing_is_filed(game: Game) -> None:
    early = await _written(game, BLUE, "claim 5")
    await _reds_turn(game)
    pressed = await game.box.click(BLUE, early["id"], control(early, "file")["custom_id"])
    assert "your turn now" in pressed.text
    assert await _filed(game) == {}
    assert await _form(game, BLUE) == "claim 5"


async def test_a_turn_begun_by_hand_is_finished_by_hand(game: Game) -> None:
    await _file(game, BLUE, "claim 5; work")
    await _reds_turn(game)
    await game.bot.campaigns.answer(game.campaign, _id(game, BLUE), ("field-6",))
    assert await _filed(game) == {}
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['["field-6"]']


async def test_undone_filed_orders_are_a_draft(game: Game) -> None:
    await _file(game, BLUE, "claim 5; work")
    await _reds_turn(game)
    await _tried(game)
    undone = await game.bot.campaigns.undo(game.campaign, _id(game, BLUE))
    if undone is None:
        await game.bot.campaigns.agree_to_undo(game.campaign, _id(game, RED), (await game.snapshot()).table.number)
    assert await _answers_of(game, BLUE) == []
    assert await _filed(game) == {}
    assert await _form(game, BLUE) == "claim 5; work"


async def test_orders_filed_after_a_turn_that_is_undone_are_not_carried_out(game: Game) -> None:
    await _reds_turn(game)
    red, blue = _id(game, RED), _id(game, BLUE)
    await _file(game, RED, "usual")
    if await game.bot.campaigns.undo(game.campaign, red) is None:
        await game.bot.campaigns.agree_to_undo(game.campaign, blue, (await game.snapshot()).table.number)
    assert (await game.decision()).seat == "red"
    done = await _answers_of(game, RED)
    await _tried(game)
    assert opens_turn("toy", await game.decision())
    assert await _answers_of(game, RED) == done
    assert "was undone" in game.texts()
    assert await _filed(game) == {}


async def test_whoever_takes_over_a_seat_gets_no_filed_orders(game: Game, bot: CursusBot) -> None:
    await _file(game, BLUE, "claim 5; work")
    outcome = await game.box.slash(RED, game.thread, "gm replace", player=str(_id(game, BLUE)), by=str(_id(game, RED)))
    assert not outcome.error, outcome.error

    async def is_reds() -> bool:
        return (await game.snapshot()).seats["blue"] == _id(game, RED)

    await until(is_reds)
    assert await _filed(game) == {}
    assert await bot.store.order_drafts.newest(game.campaign, _id(game, RED)) == ""


async def test_two_seats_have_a_sheet_each(game: Game) -> None:
    await _reds_turn(game)
    await _file(game, RED, "usual")
    await game.bot.store.filed_orders.file(
        game.campaign, FiledOrders(_id(game, BLUE), "en", "claim 99; work", seat="blue")
    )
    assert await _filed(game) == {"red": "usual", "blue": "claim 99; work"}
    await _tried(game)
    assert UNFIT in game.texts()
    assert await _filed(game) == {"red": "usual"}


@pytest.mark.parametrize("language", first(1, ["fr", "en"]))
async def test_britannia_by_a_sheet_filed_in_the_turn_of_another(
    sandbox: Sandbox, bot: CursusBot, language: str
) -> None:
    registry.register("britannia-redux", "rules.britannia_redux")
    render.presenter.register("britannia-redux", "render.britannia_redux")
    game = await Game.found(sandbox, bot, game="britannia-redux", title="Albion")
    seats = list((await game.snapshot()).places)
    people = dict(zip(seats, (RED, BLUE, WATCHER, "Narses"), strict=True))
    for seat, user in people.items():
        joined = await sandbox.slash(user, game.thread, "campaign join", seat=seat)
        assert not joined.error, joined.error
    assert re.search(r"\b\d+ (rounds|rondes)\.", game.texts()), "a turn of this game is a round"
    first = (await game.decision()).seat
    other = next(seat for seat in seats if seat != first)
    sandbox.world.set_locale(people[other], {"en": "en-GB", "fr": "fr"}[language])
    await _file(game, people[other], {"en": "usual; rest stay", "fr": "habituel; reste sur place"}[language])
    for _ in range(300):
        decision = await game.decision()
        if decision.seat == other and opens_turn("britannia-redux", decision):
            assert not opens_turn("britannia-redux", msgspec.structs.replace(decision, topic="losses"))
            break
        holder = (await game.snapshot()).seats[decision.seat]
        await bot.campaigns.answer(game.campaign, holder, decision.default)
    await _tried(game)
    assert await _filed(game) == {}
    assert "wrote the orders" in game.texts(), game.texts()[-900:]
    assert ANY_UNFIT not in game.texts()


# What follows the dice, and what may be left out


async def test_what_waits_for_the_dice_is_carried_out_when_the_writer_is_asked_again(game: Game) -> None:
    shown = await _file(game, BLUE, "claim 5; then work")
    assert "- then work" in readable(shown)
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]']
    (rest,) = await game.bot.store.filed_orders.of(game.campaign)
    assert (rest.text, rest.seat, rest.continues) == ("work", "blue", True)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]', '[["work"]]']
    assert await _filed(game) == {}
    assert game.texts().count("wrote the orders") == 1


async def test_what_no_longer_fits_after_the_dice_comes_back(game: Game) -> None:
    await _file(game, BLUE, "claim 5; then claim 6")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert f"<@{_id(game, BLUE)}>, the rest of your orders for Blue wasn't carried out" in game.texts()
    assert await _answers_of(game, BLUE) == ['[["field-5"]]']
    assert await _form(game, BLUE) == "claim 6"


async def test_what_may_be_left_out_ends_quietly(game: Game) -> None:
    await _file(game, BLUE, "claim 5; then claim 6 if possible")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert "wasn't carried out" not in game.texts()
    assert await _answers_of(game, BLUE) == ['[["field-5"]]']
    assert await _filed(game) == {}


async def test_what_is_repeated_goes_on_until_it_no_longer_fits(game: Game) -> None:
    shown = await _file(game, BLUE, "claim 5; then gamble while possible; give 1")
    assert "- gamble while possible" in readable(shown).replace("then ", "")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]', '[["gamble"]]']
    (rest,) = await game.bot.store.filed_orders.of(game.campaign)
    assert rest.text == "gamble while possible\ngive 1"
    await _tried(game)
    assert (await _answers_of(game, BLUE))[2:] == ['[["gift-1"]]']
    assert await _filed(game) == {}
    assert "wasn't carried out" not in game.texts()


async def test_a_stage_that_may_be_left_out_gives_way_to_the_next(game: Game) -> None:
    await _file(game, BLUE, "claim 5; then claim 6 if possible; then work; then claim 7 if possible; then give 1")
    await _reds_turn(game)
    for _ in range(3):
        await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]', '[["work"]]', '[["gift-1"]]']
    assert "wasn't carried out" not in game.texts()


async def test_what_does_not_fit_is_not_passed_over(game: Game) -> None:
    """All comes back, also what could have been left out before it."""
    await _file(game, BLUE, "claim 5; then claim 6 if possible; then claim 7")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert f"<@{_id(game, BLUE)}>, the rest of your orders for Blue wasn't carried out" in game.texts()
    assert await _form(game, BLUE) == "claim 6 if possible; then claim 7"


async def test_after_the_dice_what_someone_elses_answer_comes_before_waits_for_it(game: Game) -> None:
    await _file(game, BLUE, "claim 5; then work; give 1; claim 7")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]', '[["work"],["gift-1"]]']
    (rest,) = await game.bot.store.filed_orders.of(game.campaign)
    assert (rest.text, rest.continues) == ("claim 7", True)
    await _tried(game)
    assert "wasn't carried out" not in game.texts()


async def test_what_waits_for_the_dice_goes_with_an_undo(game: Game) -> None:
    await _file(game, BLUE, "claim 5; then work")
    await _reds_turn(game)
    await _tried(game)
    undone = await game.bot.campaigns.undo(game.campaign, _id(game, BLUE))
    if undone is None:
        await game.bot.campaigns.agree_to_undo(game.campaign, _id(game, RED), (await game.snapshot()).table.number)
    await _tried(game)
    assert await _filed(game) == {}
    assert await _answers_of(game, BLUE) == []
    assert "was undone" not in game.texts()
    assert await _form(game, BLUE) == "claim 5; then work"


async def test_in_ones_own_turn_the_rest_is_filed_too(game: Game) -> None:
    preview = await _written(game, RED, "claim 5; then work; fly")
    assert "“fly” isn't an order." in readable(preview)
    preview = await _written(game, RED, "claim 5; then work")
    assert "Afterwards, if all of it still fits" in readable(preview)
    done = await _pressed(game, RED, preview, "commit")
    assert "I'll carry out the rest" in readable(done)
    assert await _answers_of(game, RED) == ['[["field-5"]]']
    await _tried(game)
    assert await _answers_of(game, RED) == ['[["field-5"]]', '[["work"]]']


async def test_whoever_answers_by_hand_after_the_dice_goes_on_by_hand(game: Game) -> None:
    await _pressed(game, RED, await _written(game, RED, "claim 5; then work"), "commit")
    await game.bot.campaigns.answer(game.campaign, _id(game, RED), ("work",))
    await _tried(game)
    assert await _filed(game) == {}
    assert await _answers_of(game, RED) == ['[["field-5"]]', '["work"]']


@pytest.fixture
def always_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has a rule that always works."""
    rule = StoredRule(
        id="always-work", name=say("work"), ending=say("about"), topics=("act",), answer=("work",), spans=("campaign",)
    )
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (rule,))


@pytest.mark.usefixtures("always_works")
async def test_what_is_written_for_this_turn_goes_before_what_is_stored_for_all(game: Game) -> None:
    await game.bot.campaigns.store_rule(game.campaign, _id(game, BLUE), "blue", "always-work", "campaign")
    await _file(game, BLUE, "claim 5; then gamble")
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]'], "the rule waits for the sheet"
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"]]', '[["gamble"]]']
    assert await _filed(game) == {}


@pytest.mark.usefixtures("always_works")
async def test_what_is_stored_answers_what_isnt_written(game: Game) -> None:
    await game.bot.campaigns.store_rule(game.campaign, _id(game, BLUE), "blue", "always-work", "campaign")
    await _file(game, BLUE, "claim 5; then give 1")
    await _reds_turn(game)
    await _tried(game)
    await _tried(game)
    assert (await _answers_of(game, BLUE))[:2] == ['[["field-5"]]', '["work"]']
    await _tried(game)
    assert "wasn't carried out" not in game.texts()


async def test_what_was_never_used_is_told_to_its_writer_only(game: Game) -> None:
    """The turn ended before anything was asked again."""
    await _file(game, BLUE, "claim 5; then work")
    await _reds_turn(game)
    await _tried(game)
    (rest,) = await game.bot.store.filed_orders.of(game.campaign)
    await game.bot.store.filed_orders.drop(game.campaign, rest)
    await game.bot.store.filed_orders.file(game.campaign, msgspec.structs.replace(rest, turn="over"))
    before = game.texts()
    await _tried(game)
    assert await _filed(game) == {}
    assert game.texts() == before, "no one else knows of it"
    reds = await game.click(RED, "orders")
    await reds.settled()
    await game.click(BLUE, "pick", "Work")

    def private(user: str) -> list[str]:
        return [readable(each) for each in game.box.messages(game.thread, user)]

    async def is_told() -> bool:
        return any("never used:\n- work" in each for each in private(BLUE))

    await until(is_told)
    assert not any("never used" in each for each in private(RED))
    await _written(game, BLUE, "work")
    assert sum("never used" in each for each in private(BLUE)) == 1, "once is enough"


async def test_what_may_be_left_out_is_told_to_its_writer_too_if_it_comes_too_late(game: Game) -> None:
    """Its writer was told that it would be carried out. What is repeated has no last time."""
    rest = FiledOrders(_id(game, BLUE), "en", "work if possible; then give 1 while possible", 0, "blue", "over", True)
    await game.bot.store.filed_orders.file(game.campaign, rest)
    await _tried(game)
    assert await _filed(game) == {}
    assert [each.text for each in await game.bot.store.filed_orders.take_unused(game.campaign, _id(game, BLUE))] == [
        "work if possible"
    ]
    again = msgspec.structs.replace(rest, text="give 1 while possible")
    await game.bot.store.filed_orders.file(game.campaign, again)
    await _tried(game)
    assert await game.bot.store.filed_orders.take_unused(game.campaign, _id(game, BLUE)) == []


@pytest.mark.parametrize("last", ["then work", "then claim 7 if possible", "work"])
async def test_what_of_the_rest_was_left_out_is_told_to_its_writer_only(game: Game, last: str) -> None:
    """The private reply went on to say that it would be carried out."""
    text = f"claim 5; then claim 6 if possible; {last}"
    done = await _pressed(game, RED, await _written(game, RED, text), "commit")
    assert "At your next press I'll say what of it was left out" in readable(done)
    await game.shown()
    before = game.texts()
    await _tried(game)
    assert await _filed(game) == {}
    if "work" not in last:
        assert game.texts() == before, "no one else knows of it"
        await game.act("work")
    late = await game.box.click(RED, done["id"], control(done, "undo")["custom_id"])
    assert "The game has gone on since these orders" in (await late.settled()).text

    def told(user: str) -> list[str]:
        return [said for each in game.box.messages(game.thread, user) if "didn't fit" in (said := readable(each))]

    async def is_told() -> bool:
        return bool(told(RED))

    await until(is_told)
    (said,) = told(RED)
    assert "➖ `claim 6 if possible` – left out: " in said
    assert ("➖ `claim 7 if possible`" in said) == ("claim 7" in last)
    assert told(BLUE) == []


async def test_leaving_out_what_fails_keeps_what_follows_the_dice(game: Game) -> None:
    preview = await _written(game, RED, "claim 5; claim 99; then work; give 1 if possible")
    await _pressed(game, RED, preview, "prune")
    assert await _form(game, RED) == "claim 5\nthen work; give 1 if possible"


async def test_leaving_out_what_fails_reaches_what_follows_the_dice(game: Game) -> None:
    """A line after ``then`` that can't be read barred all orders, and couldn't be left out."""
    preview = await _written(game, RED, "claim 5\nthen work\nnonsense 3\ngive 1 if possible")
    pruned = await _pressed(game, RED, preview, "prune")
    assert await _form(game, RED) == "claim 5\nthen work\ngive 1 if possible"
    assert "nonsense" not in readable(pruned)


async def test_a_sheet_filed_by_an_earlier_version_is_found(game: Game) -> None:
    blue = _id(game, BLUE)
    old = json.dumps({"user": blue, "locale": "en", "text": "claim 5; work", "after": 0})
    await game.bot.store.notes.set(f"filed-orders {game.campaign} blue", old)
    assert await _filed(game) == {"blue": "claim 5; work"}
    await _reds_turn(game)
    await _tried(game)
    assert await _answers_of(game, BLUE) == ['[["field-5"],["work"]]']


# A sheet for each nation of a seat


async def _albion(sandbox: Sandbox, bot: CursusBot) -> tuple[Game, dict[str, str]]:
    registry.register("britannia-redux", "rules.britannia_redux")
    render.presenter.register("britannia-redux", "render.britannia_redux")
    game = await Game.found(sandbox, bot, game="britannia-redux", title="Albion")
    people = dict(zip((await game.snapshot()).places, (RED, BLUE, WATCHER, "Narses"), strict=True))
    for seat, user in people.items():
        assert not (await sandbox.slash(user, game.thread, "campaign join", seat=seat)).error
    return game, people


async def test_a_typed_place_that_is_not_on_offer_is_refused_with_the_rule(sandbox: Sandbox, bot: CursusBot) -> None:
    game, people = await _albion(sandbox, bot)
    while (await game.decision()).topic != "move":
        decision = await game.decision()
        await bot.campaigns.answer(game.campaign, (await game.snapshot()).seats[decision.seat], decision.default)
    before = await game.number()
    refused = await sandbox.slash(people[(await game.decision()).seat], game.thread, "act", choice="Skye")
    assert "in Skye are the Picts (B4)." in refused.text
    assert refused.ephemeral
    unknown = await sandbox.slash(people[(await game.decision()).seat], game.thread, "act", choice="Atlantis")
    assert "isn't on offer here" in unknown.text
    assert await game.number() == before


def _offers(decision: Decision, label: str) -> bool:
    return isinstance(decision, Pick) and label in [option.label for option in decision.options]


async def test_a_typed_place_is_matched_in_either_language(sandbox: Sandbox, bot: CursusBot) -> None:
    """Its name is enough, even where the label says more; a reader of French may type it as the map has it."""
    game, people = await _albion(sandbox, bot)
    while not _offers(decision := await game.decision(), "South Mercia"):
        await bot.campaigns.answer(game.campaign, (await game.snapshot()).seats[decision.seat], decision.default)
    done = await sandbox.slash(people[decision.seat], game.thread, "act", choice="Mercie du Sud")
    assert not done.error
    assert (await game.decision()).number > decision.number


async def _play_until(game: Game, turn: str) -> None:
    """Play by the suggestion up to the first question of a turn."""
    for _ in range(400):
        snapshot = await game.snapshot()
        decision = await game.decision()
        if turn_id(snapshot.table) == turn and opens_turn(snapshot.campaign.game, decision):
            return
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], decision.default)
    raise AssertionError(f"{turn} never came")


async def test_each_nation_has_a_sheet_of_its_own(sandbox: Sandbox, bot: CursusBot) -> None:
    game, people = await _albion(sandbox, bot)
    first, table = (await game.decision()).seat, (await game.snapshot()).table
    coming = {seat: coming_turns(table, seat) for seat in people if seat != first}
    seat = max(coming, key=lambda each: len(coming[each]))
    user, (one, other, *_) = people[seat], coming[seat]
    for turn in (one, other):
        written = await _written(game, user, f"usual if possible; rest stay # {turn.id}")
        filed = await _pressed(game, user, written, "file", f"File for {turn.name}")
        assert f"Filed for {turn.name}" in readable(filed)
        assert "- usual if possible" in readable(filed)
    written = await _written(game, user, "rest stay")
    assert f"for {one.name}, {other.name}" in readable(written)
    await _play_until(game, one.id)
    await _tried(game)
    assert [each.turn for each in await game.bot.store.filed_orders.of(game.campaign)] == [other.id]
    assert f"for {one.name}" in "".join(game.texts().rsplit("📜", 1)), "the nation's sheet, not the seat's"
    taken_back = readable(await _pressed(game, user, written, "unfile", "Take all 2 back"))
    assert f"Taken back, for {other.name}:" in taken_back
    assert "- rest stay" in taken_back
    assert await _filed(game) == {}


async def test_in_ones_own_turn_one_files_for_another_nation_and_takes_back(sandbox: Sandbox, bot: CursusBot) -> None:
    game, people = await _albion(sandbox, bot)
    seat, table = (await game.decision()).seat, (await game.snapshot()).table
    user, (one, other, *_) = people[seat], coming_turns(table, seat)
    written = await _written(game, user, "usual; rest stay # one")
    named = [each["label"] for each in control(written, "file")["options"]]
    assert named == [str(each.name) for each in coming_turns(table, seat)]
    lines = control(written, "file")["options"]
    for turn in (one, other):
        written = await _written(game, user, f"usual; rest stay # {turn.id}")
        menu = control(written, "file")
        value = next(each["value"] for each in menu["options"] if each["label"] == str(turn.name))
        assert value not in [each["value"] for each in lines], "the text is another"
        pressed = await game.box.select(user, written["id"], menu["custom_id"], [value])
        await pressed.settled()
    assert [each.turn for each in await bot.store.filed_orders.of(game.campaign)] == sorted([one.id, other.id])
    assert "rest stay #" not in await _form(game, user), "the form opens with what is for this turn"
    written = await _written(game, user, "rest stay")
    text = readable(written)
    assert f"- {one.name}: usual; rest stay # {one.id}" in text
    said = await _pressed(game, user, written, "unfile", f"Take back: {other.name}")
    assert f"Taken back, for {other.name}:" in readable(said)
    assert [each.turn for each in await bot.store.filed_orders.of(game.campaign)] == [one.id]


async def test_a_filed_sheet_is_tried_as_if_its_turn_came_now(sandbox: Sandbox, bot: CursusBot) -> None:
    """It's filed all the same: by then it may fit."""
    game, people = await _albion(sandbox, bot)
    first, table = (await game.decision()).seat, (await game.snapshot()).table
    coming = {seat: coming_turns(table, seat) for seat in people if seat != first}
    seat = max(coming, key=lambda each: len(coming[each]))
    user, one = people[seat], coming[seat][0]
    before = table.save()
    said = readable(
        await _pressed(game, user, await _written(game, user, "usual; raiders home"), "file", f"File for {one.name}")
    )
    assert "this wouldn't fit. It's filed all the same:\n❌ `raiders home`: The Welsh have no raiders" in said
    said = readable(
        await _pressed(game, user, await _written(game, user, "usual; rest stay"), "file", f"File for {one.name}")
    )
    assert "everything I can check in advance would fit" in said
    assert await _filed(game) == {seat: "usual; rest stay"}
    assert (await game.snapshot()).table.save() == before
    assert "raiders home" not in game.texts()


async def test_the_sheet_that_comes_back_opens_though_another_was_written_later(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game, people = await _albion(sandbox, bot)
    first, table = (await game.decision()).seat, (await game.snapshot()).table
    coming = {seat: coming_turns(table, seat) for seat in people if seat != first}
    seat = max(coming, key=lambda each: len(coming[each]))
    user, (one, other, *_) = people[seat], coming[seat]
    for turn, text in ((one, "raiders home"), (other, "rest stay")):
        await _pressed(game, user, await _written(game, user, text), "file", f"File for {turn.name}")
    await _play_until(game, one.id)
    await _tried(game)
    assert f"the orders you wrote ahead for {one.name} weren't carried out" in game.texts()
    assert await _form(game, user) == "raiders home"
    assert [each.text for each in await bot.store.filed_orders.of(game.campaign)] == ["rest stay"]


async def test_a_sheet_for_a_turn_that_is_over_is_a_draft(sandbox: Sandbox, bot: CursusBot) -> None:
    game, people = await _albion(sandbox, bot)
    first = await game.decision()
    user = _id(game, people[first.seat])
    await bot.store.filed_orders.file(
        game.campaign, FiledOrders(user, "en", "rest stay", seat=first.seat, turn="0.picts")
    )
    await _tried(game)
    assert await _filed(game) == {}
    assert await _answers_of(game, people[first.seat]) == []
    assert await bot.store.order_drafts.newest(game.campaign, user) == "rest stay"


async def test_what_comes_back_after_the_dice_opens_in_the_turn_of_its_nation_only(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game, people = await _albion(sandbox, bot)
    decision, table = await game.decision(), (await game.snapshot()).table
    user, later = people[decision.seat], coming_turns(table, decision.seat)[0]
    rest = FiledOrders(_id(game, user), "en", "raiders home", seat=decision.seat, turn=turn_id(table), continues=True)
    await bot.store.filed_orders.file(game.campaign, rest)
    await _tried(game)
    assert "the rest of your orders for" in game.texts()
    assert await _form(game, user) == "raiders home"
    await _play_until(game, later.id)
    assert later.id.startswith(f"{table.state.turn}."), "it's still the same turn of the game"
    assert await _form(game, user) != "raiders home"
