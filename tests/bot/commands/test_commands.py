"""Slash commands: registered within Discord's limits, understood, and answered in private."""

from __future__ import annotations

from random import Random

import pytest

import rules
from bot.client import CursusBot
from bot.commands.autocomplete import offers, offers_of_several, resolve, resolve_several
from bot.commands.options import read_options
from bot.common.errors import UserError
from bot.sandbox import Sandbox, assert_discord_accepts
from bot.storage import FiledOrders, HeldRule
from rules.core.registry import only_games
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, control, controls

FRUIT = {"apple": "Apple, red", "pear": "Pear", "fig": "Fig"}


def test_what_is_typed_is_understood_by_id_then_by_label() -> None:
    assert resolve(FRUIT, "pear") == "pear"
    assert resolve(FRUIT, " PEAR ") == "pear"
    assert resolve_several(FRUIT, "fig, pear") == ("fig", "pear")
    assert resolve_several(FRUIT, "Apple, red") == ("apple",)
    with pytest.raises(UserError, match="isn't on offer"):
        resolve_several(FRUIT, "fig, plum")


def test_offers_keep_to_the_limits_and_to_what_was_typed() -> None:
    many = {f"thing-{n}": f"Thing {n} " + "x" * 120 for n in range(60)}
    assert_discord_accepts({"choices": [each.to_dict() for each in offers(many, "")]})
    assert next(each.value for each in offers(FRUIT, "p")) == "pear"
    assert [each.value for each in offers_of_several(FRUIT, "fig, ")] == ["fig,apple", "fig,pear"]
    assert_discord_accepts({"choices": [each.to_dict() for each in offers_of_several(many, "thing-1,thing-2,")]})


async def test_every_command_is_within_the_limits(bot: CursusBot) -> None:
    for command in bot.tree.get_commands():
        assert_discord_accepts(command.to_dict(bot.tree))
        contexts = {"mygames": [0, 1], "host": [1]}.get(command.name, [0])  # in servers, in private messages
        assert command.guild_only or command.to_dict(bot.tree)["contexts"] == contexts


async def test_commands_are_registered_only_when_they_or_the_texts_changed(
    bot: CursusBot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def registrations() -> int:
        return len([each for each in sandbox.record.entries if each.method == "PUT" and "commands" in each.path])

    before = registrations()  # none if an earlier test has registered them
    await bot._sync_commands()
    assert registrations() == before
    await bot.store.notes.set("commands", "something else")
    await bot._sync_commands()
    assert registrations() == before + 1
    monkeypatch.setattr("bot.client.digest_of_texts", lambda: "other texts")
    await bot._sync_commands()
    assert registrations() == before + 2
    sandbox.world.set_commands("0", [])
    await bot._sync_commands()
    assert registrations() == before + 3


async def test_a_campaign_is_founded_with_what_was_asked_for(sandbox: Sandbox, bot: CursusBot) -> None:
    scenarios = await sandbox.autocomplete(RED, HALL, "campaign new", focused="scenario", value="sh", game="toy")
    assert [each["value"] for each in scenarios.choices] == ["short"]
    options = await sandbox.autocomplete(RED, HALL, "campaign new", focused="options", value="rich, ", game="toy")
    assert [each["value"] for each in options.choices] == ["rich,foggy", "rich,intrigue"] + [
        f"rich,players={count}" for count in (2, 3, 4, 5)
    ]
    games = await sandbox.autocomplete(RED, HALL, "campaign new", focused="game", value="")
    assert [each["name"] for each in games.choices] == ["The Toy War"]
    game = await Game.found(sandbox, bot, game="The Toy War", scenario="short", options="Rich start")
    table = (await game.snapshot()).table
    assert (table.scenario, table.options) == (
        "short",
        {"rich": True, "foggy": False, "intrigue": False, "players": "2"},
    )
    assert table.commitment in game.texts()
    assert "Options: Rich start, Players: 2." in game.texts()


@pytest.mark.parametrize(
    ("typed", "kings"),
    [("players=3", True), ("Burhs", True), ("players=3, kingship=no", False), ("Kings: no", False), (None, True)],
)
def test_an_option_that_is_not_named_has_its_default(typed: str | None, kings: bool) -> None:
    """Who only says how many play hasn't turned anything off."""
    with only_games({"britannia-redux": "rules.britannia_redux"}):
        assert read_options(rules.games()["britannia-redux"], typed)["kingship"] is kings


@pytest.mark.parametrize("typed", ["players=4", "Players: 4", "players = 4, rich", "Rich start,Players: 4"])
async def test_options_have_values(sandbox: Sandbox, bot: CursusBot, typed: str) -> None:
    game = await Game.found(sandbox, bot, options=typed)
    assert list((await game.snapshot()).places) == ["red", "blue", "green", "white"]
    assert "Players: 4." in game.texts()
    assert "Take the seat: White" in [each.get("label") for each in controls(await game.panel())]
    assert not (await sandbox.slash(WATCHER, game.thread, "campaign join", seat="white")).error
    for command in ("campaign settings", "status"):
        assert "Players: 4" in (await sandbox.slash(BLUE, game.thread, command)).text
    refused = await sandbox.slash(WATCHER, game.thread, "campaign join", seat="black")
    assert "isn't on offer here" in refused.text


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("players=9", "Players can't be “9”. Choose one of these: 2, 3, 4, 5."),
        ("players", "Choose one of these: 2, 3, 4, 5."),
        ("players=2,players=4", "Players can only have one value."),
        ("rich=4", "isn't on offer here"),
        ("three_player", "isn't on offer here"),
    ],
)
async def test_a_value_that_is_none_is_refused(sandbox: Sandbox, bot: CursusBot, typed: str, why: str) -> None:
    assert why in (await sandbox.slash(RED, HALL, "campaign new", title="War", options=typed)).text
    assert not sandbox.threads(HALL)


async def test_who_founds_a_campaign_reads_for_how_many_it_is(sandbox: Sandbox, bot: CursusBot) -> None:
    """Everyone gets the default who names no number: where to choose another one is told at once, and on the card."""
    card = await (await sandbox.slash(RED, HALL, "campaign new")).settled()
    assert "**Players:** 2. Choose another number below." in card.text
    for options, told in ({}, "2"), ({"options": "players=3"}, "3"):
        outcome = await (await sandbox.slash(RED, HALL, "campaign new", title="War", **options)).settled()
        assert f"**Players:** {told}. For a different number of players, open </campaign new" in outcome.text


async def test_what_does_not_exist_cannot_be_founded(sandbox: Sandbox, bot: CursusBot) -> None:
    for options in ({"game": "chess"}, {"scenario": "eternal"}, {"options": "rich, nonsense"}):
        outcome = await sandbox.slash(RED, HALL, "campaign new", title="War", **options)
        assert "isn't on offer here" in outcome.text
    assert not sandbox.threads(HALL)


async def test_a_thread_holds_one_campaign(game: Game, bot: CursusBot) -> None:
    outcome = await (await game.box.slash(BLUE, game.thread, "campaign new", title="Second")).settled()
    assert "played in this thread already" in outcome.text


async def test_a_campaign_may_be_founded_in_a_thread(game: Game, bot: CursusBot) -> None:
    await game.close()
    outcome = await (await game.box.slash(BLUE, game.thread, "campaign new", title="Second")).settled()
    assert "has started in <#" in outcome.text
    assert len(game.box.threads(HALL)) == 1


async def test_seats_are_taken_left_and_listed(sandbox: Sandbox, bot: CursusBot) -> None:
    assert "no campaigns on this server" in (await sandbox.slash(RED, HALL, "campaign list")).text
    game = await Game.found(sandbox, bot)
    free = await sandbox.autocomplete(BLUE, game.thread, "campaign join", focused="seat")
    assert [each["name"] for each in free.choices] == ["Red", "Blue"]
    assert "the seat Red" in (await sandbox.slash(BLUE, game.thread, "campaign join")).text
    assert "is yours already" in (await sandbox.slash(BLUE, game.thread, "campaign join", seat="red")).text
    assert "is taken" in (await sandbox.slash(RED, game.thread, "campaign join", seat="Red")).text
    assert "isn't on offer" in (await sandbox.slash(RED, game.thread, "campaign join", seat="green")).text
    await sandbox.slash(RED, game.thread, "campaign join")
    assert "You already have a seat" in (await sandbox.slash(RED, game.thread, "campaign join")).text
    assert "All seats" in (await sandbox.slash(WATCHER, game.thread, "campaign join")).text
    assert "You have left" in (await sandbox.slash(BLUE, game.thread, "campaign leave")).text
    assert "You have no seat" in (await sandbox.slash(BLUE, game.thread, "campaign leave")).text
    listed = await sandbox.slash(WATCHER, HALL, "campaign list")
    asked = "The Toy War · Turn 1. Waiting for Red (no one has this seat yet), asked <t:"
    assert f"- <#{game.thread}>: in play\n{asked}" in listed.text
    assert len(listed.ephemeral) == 1


async def test_act_offers_what_is_legal_to_whom_it_concerns(game: Game) -> None:
    box = game.box
    offered = await box.autocomplete(RED, game.thread, "act", focused="choice", value="field 3")
    assert {each["name"] for each in offered.choices} == {"Field 3", *(f"Field 3{n}" for n in range(10))}
    assert not (await box.autocomplete(BLUE, game.thread, "act", focused="choice")).choices
    await box.slash(RED, game.thread, "act", choice="Field 3")
    await box.slash(RED, game.thread, "act", choice="raid")
    offered = await box.autocomplete(RED, game.thread, "act", focused="choice")
    assert [each["name"] for each in offered.choices] == ["Use the suggested line"]
    await box.slash(RED, game.thread, "act", choice=offered.choices[0]["value"])
    offered = await box.autocomplete(RED, game.thread, "act", focused="choice", value="gift-1, gift 2")
    assert [each["value"] for each in offered.choices] == ["gift-1,gift-2"]
    assert "Gift 1, Gift 2" in (await box.slash(RED, game.thread, "act", choice="gift-1,gift-2")).text
    too_many = await box.slash(BLUE, game.thread, "act", choice="field-1,field-2")
    assert "isn't on offer" in too_many.text


async def test_nothing_is_on_offer_where_nothing_may_be_chosen(game: Game) -> None:
    await game.act_until("gifts")
    offered = await game.box.autocomplete(RED, game.thread, "act", focused="choice")
    assert (offered.choices[0]["name"], offered.choices[0]["value"]) == ("None", "-")
    assert "Done: None" in (await game.box.slash(RED, game.thread, "act", choice="-")).text
    assert "isn't on offer" in (await game.box.slash(BLUE, game.thread, "act", choice="-")).text


async def test_pictures_and_texts_answer_one_player(game: Game) -> None:
    box = game.box
    regions = await box.autocomplete(BLUE, game.thread, "map", focused="region", value="north")
    assert [each["value"] for each in regions.choices] == ["north"]
    for region, alt in ((None, "all forty fields"), ("The north", "The north")):
        options = {"region": region} if region else {}
        shown = await (await box.slash(BLUE, game.thread, "map", **options)).settled()
        (message,) = shown.ephemeral
        assert alt in str(message["components"])
    assert "isn't on offer" in (await box.slash(BLUE, game.thread, "map", region="the moon")).text
    assert "No battle" in (await box.slash(BLUE, game.thread, "battle")).text
    await game.act_until("act")
    await game.act("raid")
    await game.act()
    await game.shown()
    battle = await (await box.slash(WATCHER, game.thread, "battle")).settled()
    assert "A raid!" in battle.text
    assert len(battle.ephemeral) == 1
    assert "Turn 1." in (await box.slash(WATCHER, game.thread, "status")).text
    assert "earned" in (await box.slash(WATCHER, game.thread, "log", turn=1)).text
    assert "Nothing has happened" in (await box.slash(WATCHER, game.thread, "log", turn=9)).text


async def test_the_log_is_cut_to_a_message(game: Game) -> None:
    rng = Random(5)
    for _ in range(30):
        await game.act_at_random(rng)
    outcome = await game.box.slash(RED, game.thread, "log")
    assert not outcome.error
    assert 100 < len(outcome.text) <= 2000


async def test_one_of_two_seats_is_given_up_by_name(sandbox: Sandbox, bot: CursusBot) -> None:
    """A second one isn't taken by pressing Join once."""
    game = await Game.found(sandbox, bot)
    red = int(sandbox.world.user(RED)["id"])
    await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    offered = await game.press_newest(RED, "join")
    assert offered.message is not None
    assert list((await game.snapshot()).seats) == ["red"]
    await sandbox.click(RED, offered.message["id"], control(offered.message, "seat")["custom_id"])
    assert (await game.snapshot()).seats == {"red": red, "blue": red}
    named = await sandbox.autocomplete(RED, game.thread, "campaign leave", focused="seat")
    assert [each["name"] for each in named.choices] == ["Red", "Blue"]
    given_up = await sandbox.slash(RED, game.thread, "campaign leave", seat="blue")
    assert "no longer play Blue" in given_up.text
    assert (await game.snapshot()).seats == {"red": red}
    await game.shown()
    assert "Blue (free)" in game.texts()
    assert f"<@{red}> has given up a seat. Free now: Blue." in game.texts()
    assert "isn't on offer" in (await sandbox.slash(RED, game.thread, "campaign leave", seat="blue")).text
    assert "no longer play Red" in (await sandbox.slash(RED, game.thread, "campaign leave", seat="red")).text
    assert not (await game.snapshot()).members


async def test_everyone_is_told_who_leaves(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    red, blue = (sandbox.world.user(user)["id"] for user in (RED, BLUE))
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    await sandbox.slash(RED, game.thread, "mygames", leave=str(game.campaign))
    await game.shown()
    assert f"<@{blue}> has left this campaign. Free now: Blue." in game.texts()
    assert f"<@{red}> has left this campaign. Free now: Red." in game.texts()


async def test_what_was_written_for_a_seat_goes_with_it_and_nothing_else(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    red = int(sandbox.world.user(RED)["id"])
    for seat in ("red", "blue"):
        await sandbox.slash(RED, game.thread, "campaign join", seat=seat)
        await bot.store.order_drafts.save_standing(game.campaign, seat, "work")
        await bot.store.filed_orders.file(game.campaign, FiledOrders(red, "en", "work", seat=seat, turn="5"))
        await bot.store.stored_answers.store_rule(game.campaign, HeldRule(seat, red, "always", 0), [])
    await sandbox.slash(RED, game.thread, "campaign leave", seat="blue")
    assert [await bot.store.order_drafts.standing(game.campaign, seat) for seat in ("red", "blue")] == ["work", ""]
    assert [sheet.seat for sheet in await bot.store.filed_orders.of(game.campaign)] == ["red"]
    assert [held.seat for held in (await game.snapshot()).roster.rules] == ["red"]


async def test_a_campaign_is_closed_once_that_is_confirmed(game: Game) -> None:
    """Only its owner can; they read before what it means."""
    asked = await game.box.slash(RED, game.thread, "campaign archive")
    assert asked.ephemeral
    assert "isn't over yet" in asked.text
    assert "can't be opened again" in asked.text
    assert asked.message is not None
    assert (await game.snapshot()).campaign.status == "open"
    confirm = control(asked.message, "archive")["custom_id"]
    refused = await game.box.slash(BLUE, game.thread, "campaign archive")
    assert "Only" in refused.text
    forged = await game.box.click(BLUE, (await game.panel())["id"], confirm)
    assert forged.error or "Only" in forged.text
    assert (await game.snapshot()).campaign.status == "open"
    assert "is closed" in (await game.box.click(RED, asked.message["id"], confirm)).text
    assert (await game.snapshot()).campaign.status == "archived"
    assert not controls(asked.message), "once is enough"


async def test_who_may_no_longer_close_a_campaign_does_not_by_an_old_question(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await game.box.slash("Iustinianus", game.thread, "campaign archive")
    assert asked.message is not None
    monkeypatch.setattr("bot.interactions.endings.can_manage", lambda *_: False)
    confirm = control(asked.message, "archive")["custom_id"]
    assert "Only" in (await game.box.click("Iustinianus", asked.message["id"], confirm)).text
    assert (await game.snapshot()).campaign.status == "open"


async def test_who_would_close_a_campaign_again_reads_that_it_is_closed(game: Game) -> None:
    asked = await game.box.slash(RED, game.thread, "campaign archive")
    assert asked.message is not None
    assert "is closed" in (await game.close("Iustinianus")).text
    confirm = control(asked.message, "archive")["custom_id"]
    assert (await game.box.click(RED, asked.message["id"], confirm)).text == str(UserError("archived"))


async def test_who_manages_the_server_may_archive(game: Game) -> None:
    outcome = await game.close("Iustinianus")
    assert "is closed" in outcome.text


async def test_no_one_is_sent_to_a_free_seat_where_none_is(game: Game) -> None:
    """A hand of the toy, asked for by someone without a seat while all are taken, and while one is free."""
    told = (await game.box.slash(WATCHER, game.thread, "answers list")).text
    assert "No seat is free" in told
    assert "campaign join" not in told
    await game.box.slash(BLUE, game.thread, "campaign leave")
    assert "campaign join" in (await game.box.slash(WATCHER, game.thread, "answers list")).text
    await game.bot.store.seats.keep(game.campaign, {"blue": int(game.box.world.user(BLUE)["id"])})
    assert "No seat is free" in (await game.box.slash(WATCHER, game.thread, "answers list")).text
    assert "campaign join" in (await game.box.slash(BLUE, game.thread, "answers list")).text


async def test_who_has_no_hand_is_sent_to_a_free_seat_only_if_there_is_one(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, options="intrigue")
    assert "Take a free seat" in (await sandbox.slash(WATCHER, game.thread, "hand")).text
    await game.take_seats()
    assert "No seat is free" in (await sandbox.slash(WATCHER, game.thread, "hand")).text
