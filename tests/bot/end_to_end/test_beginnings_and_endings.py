"""How a group starts a campaign from the card, joins, learns, and plays again, with buttons only."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from discord import ui

import render.presenter
import rules
import tests.toy
from bot.campaigns.notices import invitation
from bot.client import CursusBot
from bot.delivery.system_posts import invited
from bot.interactions.endings import moved_on
from bot.sandbox import Outcome, Sandbox, readable
from bot.storage import Campaign, HeldRule
from rules.core import registry
from rules.core.stored_answers import StoredRule
from rules.core.text import register_texts, spoken
from tests.bot.conftest import running
from tests.bot.playing import BLUE, HALL, RED, SEATS, WATCHER, Game, Json, control, controls, make_bot, until, verbs
from tests.toy.game import Toy, say


def games() -> None:
    """The bot knows the real games as well."""
    for game, package in (("romanitas", "romanitas"), ("rise-and-fall", "rise_and_fall")):
        registry.register(game, f"rules.{package}")
        render.presenter.register(game, f"render.{package}")


async def opened(box: Sandbox, user: str = RED) -> Outcome:
    outcome = await (await box.slash(user, HALL, "campaign new")).settled()
    assert outcome.ephemeral
    return outcome


def card(outcome: Outcome) -> Json:
    assert outcome.message is not None
    return outcome.message


async def press(box: Sandbox, outcome: Outcome, verb: str, label: str = "", user: str = RED) -> Outcome:
    message = card(outcome)
    return await (await box.click(user, message["id"], control(message, verb, label)["custom_id"])).settled()


async def newest(bot: CursusBot, box: Sandbox) -> Game:
    campaign = (await bot.store.campaigns.all())[-1]
    game = Game(box, bot, str(campaign.channel), campaign.id)
    await game.shown()
    return game


async def stored(game: Game) -> Campaign:
    campaign = await game.bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    return campaign


async def test_a_campaign_starts_with_one_tap(sandbox: Sandbox, bot: CursusBot) -> None:
    first = await opened(sandbox)
    begun = await press(sandbox, first, "begin", "Start with the tutorial")
    game = await newest(bot, sandbox)
    campaign = await stored(game)
    assert campaign.agreement.tutorial
    assert campaign.owner == int(sandbox.world.user(RED)["id"])
    after = card(first)
    assert "has started in" in readable(after)
    assert campaign.url in str(after)
    assert not controls(after)
    assert not begun.error


async def test_the_card_offers_a_scenario_for_an_evening_first(sandbox: Sandbox, bot: CursusBot) -> None:
    games()
    first = await opened(sandbox)
    await press(sandbox, first, "setup", "Rise and Fall of the Roman Empire")
    chosen = [each["label"] for each in controls(card(first)) if each.get("style") == 1]
    assert "The Rise, 60 BC to 20 AD" in chosen
    await press(sandbox, first, "begin")
    assert (await stored(await newest(bot, sandbox))).scenario == "rise-60bc-20ad"
    assert rules.games()["rise-and-fall"].default_scenario == "campaign-60bc"


async def test_the_command_without_a_scenario_starts_the_one_for_an_evening(sandbox: Sandbox, bot: CursusBot) -> None:
    games()
    await (await sandbox.slash(RED, HALL, "campaign new", title="War", game="rise-and-fall")).settled()
    assert (await stored(await newest(bot, sandbox))).scenario == "rise-60bc-20ad"


async def test_everything_else_takes_four_taps(sandbox: Sandbox, bot: CursusBot) -> None:
    games()
    shown = await opened(sandbox)
    for label in ("Rise and Fall", "The Zenith", "Players: 3"):
        await press(sandbox, shown, "setup", label)
    assert "Trajan" in readable(card(shown))
    assert "cover.jpg" in str(card(shown))
    begun = [each for each in controls(card(shown)) if each.get("label") == "Start"]
    await (await sandbox.click(RED, card(shown)["id"], begun[0]["custom_id"])).settled()
    game = await newest(bot, sandbox)
    campaign, snapshot = await stored(game), await game.snapshot()
    assert (campaign.game, campaign.scenario) == ("rise-and-fall", "zenith-100-190")
    assert len(snapshot.places) == 3
    assert not campaign.agreement.tutorial
    assert campaign.title == "Rise and Fall of the Roman Empire · The Zenith #1"
    opening = readable(sandbox.messages(game.thread)[0])
    assert campaign.title not in opening
    assert "SHA-256" not in game.texts()


async def test_a_council_of_romanitas_learns_without_losing_at_once(sandbox: Sandbox, bot: CursusBot) -> None:
    games()
    shown = await opened(sandbox)
    await press(sandbox, shown, "setup", "Romanitas")
    await press(sandbox, shown, "setup", "We all vote")
    await press(sandbox, shown, "begin", "Start with the tutorial")
    game = await newest(bot, sandbox)
    snapshot = await game.snapshot()
    assert snapshot.is_council
    assert snapshot.table.options["house-gentle-start"] is True
    opening = readable(sandbox.messages(game.thread)[0])
    assert "The first count can't end below 1 RP." in opening
    assert snapshot.campaign.title == "Romanitas · Iustinianus #1"
    assert snapshot.campaign.commitment in readable(sandbox.messages(game.thread)[1])
    joined = await game.press_newest(BLUE, "join")
    assert "You belong to the group" in joined.text
    await game.shown()
    assert f"<@{sandbox.world.user(BLUE)['id']}>" in readable(sandbox.messages(game.thread)[0])


async def test_a_card_starts_one_campaign(sandbox: Sandbox, bot: CursusBot) -> None:
    shown = await opened(sandbox)
    message = card(shown)
    start = control(message, "begin")["custom_id"]
    presses = [await sandbox.click(RED, message["id"], start) for _ in range(2)]
    for each in presses:
        await each.settled()
    assert len(await bot.store.campaigns.all()) == 1


async def test_a_card_still_works_after_a_restart(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        shown = await opened(sandbox)
    await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        await press(sandbox, shown, "begin")
        assert len(await bot.store.campaigns.all()) == 1
    await bot.store.close()


async def test_a_card_of_a_game_that_was_taken_out_says_so(sandbox: Sandbox, bot: CursusBot) -> None:
    with registry.only_games({}):
        tests.toy.register()
        games()
        shown = await opened(sandbox)
        await press(sandbox, shown, "setup", "Romanitas")
    refused = await press(sandbox, shown, "begin")
    assert "no longer on offer" in "\n".join(readable(each) for each in refused.messages) + refused.text
    assert not await bot.store.campaigns.all()


async def test_the_opening_shows_the_seats_as_they_are(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    assert readable(sandbox.messages(game.thread)[0]).count("(free)") == 2
    which = await game.press_newest(RED, "join")
    assert verbs(card(which)) == {"seat"}
    asked = await game.press_newest(BLUE, "join")
    taken = await press(sandbox, which, "seat", "Red")
    assert "You have taken the seat" in readable(card(taken))
    assert not controls(card(which)), "the question is answered"
    await press(sandbox, asked, "seat", "Red", BLUE)
    assert "The seat Red is taken" in readable(card(asked))
    assert [each["label"] for each in controls(card(asked))] == ["Take the seat: Blue"], "what is still free"
    await game.shown()
    await game.press_newest(BLUE, "join")
    await game.shown()
    opening = sandbox.messages(game.thread)[0]
    assert "(free)" not in readable(opening)
    assert "title" in str(opening["components"])
    assert _join_button(opening) == ("All seats taken", True)
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    await game.shown()
    opening = sandbox.messages(game.thread)[0]
    assert readable(opening).count("(free)") == 1
    assert _join_button(opening) == ("Join", False)


async def test_a_game_for_one_has_no_button_to_join(sandbox: Sandbox, bot: CursusBot) -> None:
    games()
    game = await Game.found(sandbox, bot, game="romanitas")
    assert verbs(sandbox.messages(game.thread)[0]) == {"teach"}


def _join_button(message: Json) -> tuple[str, bool]:
    """What the button to join says, and whether it's disabled."""
    found = control(message, "join")
    return found["label"], bool(found.get("disabled"))


async def test_who_joins_too_late_reads_who_plays_and_how_to_watch(sandbox: Sandbox, bot: CursusBot) -> None:
    """Other buttons than those of posts stay enabled."""
    game = await Game.found(sandbox, bot)
    message = card(await sandbox.slash(WATCHER, game.thread, "help"))
    await game.take_seats()
    seats = (await game.snapshot()).seats
    late = await sandbox.click(WATCHER, message["id"], control(message, "join")["custom_id"])
    assert late.ephemeral
    assert all(f"({holder}" in late.text for holder in (f"<@{player}>" for player in seats.values()))
    assert "You can watch with </map:" in late.text
    typed = await sandbox.slash(WATCHER, game.thread, "campaign join")
    assert typed.text == late.text


async def test_a_player_turns_the_tutorial_on_and_a_watcher_gets_a_card(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    taught = await game.press_newest(RED, "teach")
    assert "The tutorial is on" in taught.text
    assert (await stored(game)).agreement.tutorial
    offered = await (await game.press_newest(WATCHER, "teach")).settled()
    assert "begin" in verbs(card(offered))
    title = (await stored(game)).title
    assert f"starts a campaign of your own. {title} stays as it is." in readable(card(offered))


async def test_a_newcomer_learns_here_while_a_seat_is_free(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, tutorial=True)
    seats = await (await game.press_newest(WATCHER, "teach")).settled()
    assert verbs(card(seats)) == {"seat"}
    await game.take_seats()
    offered = await (await game.press_newest(WATCHER, "teach")).settled()
    assert "begin" in verbs(card(offered)), "all seats are taken"


async def test_help_offers_the_card_and_the_tutorial(sandbox: Sandbox, bot: CursusBot) -> None:
    outcome = await sandbox.slash(RED, HALL, "help")
    assert verbs(card(outcome)) == {"card", "teach"}
    await press(sandbox, outcome, "card")
    assert "begin" in verbs(card(outcome))
    assert "post for everyone" in outcome.text or "begin" in verbs(card(outcome))


async def test_a_finished_game_offers_another_one(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    refused = await sandbox.click(RED, (await game.panel())["id"], f"cp:{game.campaign}:0:again")
    assert refused.error or "isn't over yet" in refused.text
    await played_to_the_end(game)
    panel = await game.shown()
    assert verbs(panel) == {"again", "film", "statistics", "export"}
    assert "Everyone sees the film" in readable(panel)
    first = await (await game.click(RED, "again")).settled()
    second = await (await game.click(BLUE, "again")).settled()
    stranger = await game.click(WATCHER, "again")
    assert "Only the players" in stranger.text
    assert len(await bot.store.campaigns.all()) == 2
    assert "already being played again" in second.text
    assert "War" not in second.text, "the link has the name"
    assert "has started" in first.text
    upcoming = await newest(bot, sandbox)
    fresh = await upcoming.snapshot()
    assert fresh.seats == {"blue": int(sandbox.world.user(RED)["id"])}, "two change sides"
    assert fresh.campaign.title == "War #2"
    assert "is playing again" in upcoming.texts()
    assert _join_button(_invitation(sandbox, upcoming)) == ("Join", False)
    assert "You have taken the seat" in (await upcoming.press_newest(BLUE, "join")).text
    await upcoming.shown()
    assert _join_button(_invitation(sandbox, upcoming)) == ("All seats taken", True)
    assert "is playing again" in readable(_invitation(sandbox, upcoming))
    await sandbox.slash(BLUE, upcoming.thread, "campaign leave")
    await upcoming.shown()
    assert _join_button(_invitation(sandbox, upcoming)) == ("Join", False)
    for verb in ("film", "statistics", "export"):
        outcome = await (await game.click(WATCHER, verb)).settled()
        assert outcome.messages
        assert bool(outcome.ephemeral) == (verb == "export")


def _invitation(sandbox: Sandbox, game: Game) -> Json:
    """The post that invites the others, with a button of its own."""
    return next(each for each in sandbox.messages(game.thread)[1:] if "join" in verbs(each))


async def played_to_the_end(game: Game) -> None:
    """Everyone answers by default until the game is over."""
    while (await game.snapshot()).decision is not None:
        snapshot = await game.snapshot()
        for each in snapshot.pending:
            holder = snapshot.seats[each.decision.seat]
            await game.bot.campaigns.answer(game.campaign, holder, each.decision.default, each.decision.number)
        await game.release() if (await game.snapshot()).is_collecting else None
    await game.shown()


async def played_again(game: Game) -> Game:
    """Red plays a campaign again that is over."""
    assert "has started" in (await (await game.click(RED, "again")).settled()).text
    return await newest(game.bot, game.box)


async def test_the_seat_to_which_a_player_moves_on_is_kept(sandbox: Sandbox, bot: CursusBot) -> None:
    """Whoever joins first doesn't take it; its player isn't asked which seat."""
    game = await Game.found(sandbox, bot)
    blue = int(sandbox.world.user(BLUE)["id"])
    await bot.store.seats.keep(game.campaign, {"red": blue})
    assert "You have taken the seat Blue" in (await game.press_newest(RED, "join")).text
    assert "You have taken the seat Red" in (await game.press_newest(BLUE, "join")).text


async def test_no_one_else_takes_the_last_seat_that_is_kept(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    await played_to_the_end(game)
    upcoming = await played_again(game)
    blue = sandbox.world.user(BLUE)["id"]
    assert "your seat is kept" in readable(_invitation(sandbox, upcoming))
    by_button = await upcoming.press_newest(WATCHER, "join")
    by_command = [
        await sandbox.slash(WATCHER, upcoming.thread, "campaign join", **seat) for seat in ({}, {"seat": "red"})
    ]
    for refused in (by_button, *by_command):
        assert f"Red (<@{blue}>)" in refused.text, refused.error
        assert "/campaign kick" in refused.text
    assert list((await upcoming.snapshot()).seats) == ["blue"]
    assert "You have taken the seat Red" in (await upcoming.press_newest(BLUE, "join")).text


async def test_a_kept_seat_does_not_look_free(sandbox: Sandbox, bot: CursusBot) -> None:
    """Everyone reads for whom it's kept; no button offers it to all."""
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    await played_to_the_end(game)
    upcoming = await played_again(game)
    kept = f"Red (kept for <@{sandbox.world.user(BLUE)['id']}>)"
    panel = await upcoming.shown()
    assert kept in readable(sandbox.messages(upcoming.thread)[0])
    assert "seat" not in verbs(panel)
    assert kept in (await sandbox.slash(WATCHER, upcoming.thread, "status")).text
    offered = await sandbox.autocomplete(WATCHER, upcoming.thread, "campaign join", focused="seat")
    assert offered.choices == []


async def test_who_gives_up_a_kept_seat_reads_that_it_is_free(sandbox: Sandbox, bot: CursusBot) -> None:
    """So does everyone else: in the first post, on the panel, and in the invitation, which asks them no more."""
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    await played_to_the_end(game)
    upcoming = await played_again(game)
    told = await sandbox.slash(BLUE, upcoming.thread, "campaign leave")
    assert "Red is free now" in told.text
    panel = await upcoming.shown()
    assert "Red (free)" in readable(sandbox.messages(upcoming.thread)[0])
    assert "seat" in verbs(panel)
    invitation = readable(_invitation(sandbox, upcoming))
    assert "is playing again" in invitation
    assert "is kept for you" not in invitation
    await sandbox.slash(WATCHER, upcoming.thread, "campaign join")
    left = await sandbox.slash(WATCHER, upcoming.thread, "campaign leave")
    assert "is free now" not in left.text, "it wasn't kept"


async def test_the_panel_says_for_whom_the_seat_that_is_asked_is_kept(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    assert "Red (no one has this seat yet)" in readable(await game.shown())
    blue = int(sandbox.world.user(BLUE)["id"])
    await bot.store.seats.keep(game.campaign, {"red": blue})
    assert f"Red (kept for <@{blue}>)" in readable(await game.shown())


async def test_a_kept_seat_is_the_only_one_that_its_player_takes_at_once(sandbox: Sandbox, bot: CursusBot) -> None:
    """Nor does a locked door keep them out, though others."""
    game = await Game.found(sandbox, bot)
    blue = int(sandbox.world.user(BLUE)["id"])
    await bot.store.seats.keep(game.campaign, {"red": blue})
    await sandbox.slash(RED, game.thread, "campaign settings", door="locked")
    await game.press_newest(WATCHER, "join")
    assert "You have taken the seat Red" in (await game.press_newest(BLUE, "join")).text
    assert (await game.snapshot()).seats == {"red": blue}


async def test_a_seat_is_kept_for_no_one_who_plays_another(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await bot.store.seats.keep(game.campaign, {"red": int(sandbox.world.user(BLUE)["id"])})
    await sandbox.slash(BLUE, game.thread, "campaign join", seat="blue")
    assert "You have taken the seat Red" in (await game.press_newest(WATCHER, "join")).text


async def test_a_newcomer_learns_elsewhere_if_the_last_seat_is_kept(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, tutorial=True)
    await bot.store.seats.keep(game.campaign, {"red": int(sandbox.world.user(BLUE)["id"])})
    await sandbox.slash(RED, game.thread, "campaign join", seat="blue")
    offered = await (await game.press_newest(WATCHER, "teach")).settled()
    assert "begin" in verbs(card(offered))


async def test_who_leaves_reads_of_no_seat_that_is_kept_for_another(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await bot.store.seats.keep(game.campaign, {"red": int(sandbox.world.user(BLUE)["id"])})
    await sandbox.slash(WATCHER, game.thread, "campaign join")
    left = await sandbox.slash(WATCHER, game.thread, "campaign leave")
    assert "You have left" in left.text
    assert "is free now" not in left.text


async def test_an_invitation_asks_only_those_who_have_not_declined(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    red, blue, watcher = (int(sandbox.world.user(name)["id"]) for name in (RED, BLUE, WATCHER))
    await bot.store.seats.keep(game.campaign, {"red": blue, "blue": watcher})
    recipe = invitation("again-kept", [blue, watcher], await game.number(), red).recipe

    async def asked() -> list[bool]:
        parts = invited(await game.snapshot(), recipe, 1).layout.walk_children()
        told = "".join(part.content for part in parts if isinstance(part, ui.TextDisplay))
        return [f"<@{each}>" in told for each in (blue, watcher)]

    assert await asked() == [True, True]
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    assert await asked() == [False, True]


@pytest.mark.parametrize("way", ["leave", "leave the seat", "leave by the list", "kick"])
async def test_a_kept_seat_is_free_once_it_is_given_up(sandbox: Sandbox, bot: CursusBot, way: str) -> None:
    """Its player declines it, or the owner opens it."""
    game = await Game.found(sandbox, bot)
    await bot.store.seats.keep(game.campaign, {"red": int(sandbox.world.user(BLUE)["id"])})
    await sandbox.slash(RED, game.thread, "campaign join", seat="blue")
    red, blue = (sandbox.world.user(user)["id"] for user in (RED, BLUE))
    assert "kept for you: Red" in (await sandbox.slash(BLUE, game.thread, "mygames")).text
    if way == "leave":
        assert "You have left" in (await sandbox.slash(BLUE, game.thread, "campaign leave")).text
    elif way == "leave the seat":
        named = await sandbox.autocomplete(BLUE, game.thread, "campaign leave", focused="seat")
        assert [each["name"] for each in named.choices] == ["Red"]
        assert "Red is free now" in (await sandbox.slash(BLUE, game.thread, "campaign leave", seat="red")).text
    elif way == "leave by the list":
        assert "You have left" in (await sandbox.slash(BLUE, game.thread, "mygames", leave=str(game.campaign))).text
    else:
        await sandbox.slash(RED, game.thread, "campaign kick", player=BLUE)
    await game.shown()
    declined = f"<@{blue}> isn't taking the seat kept for them. Free now: Red."
    told = f"<@{red}> no longer keeps a seat for <@{blue}>. Free now: Red." if way == "kick" else declined
    assert told in game.texts()
    assert "You don't play in any campaign" in (await sandbox.slash(BLUE, game.thread, "mygames")).text
    assert "You have taken the seat Red" in (await game.press_newest(WATCHER, "join")).text


async def test_who_left_all_to_the_legate_is_offered_a_seat_when_it_is_played_again(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    snapshot = await game.snapshot()
    legate = bot.campaigns.bot_user
    assert moved_on(snapshot, legate) == {"blue": snapshot.seats["red"], "red": snapshot.seats["blue"]}
    played_by_itself = dataclasses.replace(snapshot, seats=dict.fromkeys(snapshot.seats, legate))
    assert moved_on(played_by_itself, legate) == {}


async def test_who_handed_a_seat_to_the_legate_plays_again(sandbox: Sandbox, bot: CursusBot) -> None:
    """The Legate doesn't play on without them, and the end names whose seat it was."""
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    users = {seat: int(sandbox.world.user(name)["id"]) for seat, name in SEATS.items()}
    legate = bot.campaigns.bot_user
    for seat, user in users.items():
        await bot.store.seats.lend(game.campaign, seat, user, legate)
    await played_to_the_end(game)
    result = (await game.snapshot()).table.result
    assert result is not None
    assert result.winner is not None
    told = readable(await game.panel())
    assert f"<@{users[result.winner]}> wins with" in told
    assert f"which <@{legate}> played to the end" in told
    upcoming = await played_again(game)
    assert (await upcoming.snapshot()).seats == {"blue": users["red"]}
    assert f"<@{users['blue']}>, your seat is kept" in readable(_invitation(sandbox, upcoming))
    assert "You have taken the seat Red" in (await upcoming.press_newest(BLUE, "join")).text


async def test_posts_about_seats_name_them_in_the_campaigns_language(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the private answer names them in the language of whoever asked."""
    monkeypatch.setattr("bot.campaigns.ai_player.has_legate", lambda _game: True)
    monkeypatch.setattr("bot.campaigns.snapshot.CampaignSnapshot.seat_title", lambda _, seat: f"{seat} ({spoken()})")
    bot.ai_turns.pause = 3600.0
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    sandbox.world.set_locale(RED, "fr")
    sandbox.world.set_locale(BLUE, "fr")
    told = await sandbox.slash(BLUE, game.thread, "campaign legate", seat="blue")
    assert "blue (fr)" in told.text, told.error
    dismissals: tuple[tuple[str, dict[str, str]], ...] = ((BLUE, {}), (RED, {"seat": "blue"}), (RED, {}))
    for user, dismissal in dismissals:
        await sandbox.slash(user, game.thread, "campaign dismiss", **dismissal)
        await sandbox.slash(BLUE, game.thread, "campaign legate", seat="blue")
    await game.act("field-7")
    await sandbox.slash(BLUE, game.thread, "campaign dismiss")
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    await (await sandbox.slash(RED, game.thread, "campaign join", seat="blue")).settled()
    await game.shown()
    assert "has handed blue (en) to the Legate" in game.texts()
    assert "takes the seat blue (en)" in game.texts()
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    await sandbox.slash(RED, game.thread, "campaign leave", seat="blue")
    await sandbox.slash(RED, game.thread, "campaign legate", seat="blue")
    await sandbox.slash(RED, game.thread, "campaign dismiss")
    await game.shown()
    assert "Free again: blue (en)" in game.texts()
    assert "(fr)" not in game.texts()


async def test_the_seats_of_a_finished_game_stay_as_they_are(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    blue = int(sandbox.world.user(BLUE)["id"])
    await bot.store.seats.lend(game.campaign, "blue", blue, bot.campaigns.bot_user)
    await played_to_the_end(game)
    seats, end = dict((await game.snapshot()).seats), readable(await game.panel())
    tried: tuple[tuple[str, str, dict[str, str]], ...] = (
        (RED, "campaign leave", {}),
        (RED, "campaign legate", {"seat": "red"}),
        (RED, "campaign dismiss", {}),
        (BLUE, "campaign dismiss", {}),
        (RED, "campaign kick", {"player": BLUE}),
        (RED, "campaign ban", {"player": BLUE}),
        (RED, "gm replace", {"player": BLUE, "by": RED}),
        (RED, "gm replace", {"player": BLUE, "by": WATCHER}),
    )
    for user, command, options in tried:
        outcome = await (await sandbox.slash(user, game.thread, command, **options)).settled()
        assert "The game is over, and its seats stay as they are" in outcome.text, (command, outcome.error)
    await game.shown()
    assert dict((await game.snapshot()).seats) == seats
    assert readable(await game.panel()) == end
    assert not await bot.store.doors.is_banned(game.campaign, blue)


async def test_no_seat_of_a_finished_game_is_taken_over_by_an_old_offer(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, scenario="short")
    await game.take_seats()
    await (await sandbox.slash(RED, game.thread, "gm replace", player=BLUE, by=WATCHER)).settled()
    await game.shown()
    (offer,) = [each for each in sandbox.messages(game.thread) if "accept" in verbs(each)]
    await played_to_the_end(game)
    seats = dict((await game.snapshot()).seats)
    late = await sandbox.click(WATCHER, offer["id"], control(offer, "accept")["custom_id"])
    assert "its seats stay as they are" in late.text
    assert dict((await game.snapshot()).seats) == seats


async def test_no_one_is_invited_who_cannot_join(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Legate has the other seat from the start."""
    monkeypatch.setattr("bot.campaigns.ai_player.has_legate", lambda _game: True)
    bot.ai_turns.pause = 3600.0
    game = await Game.found(sandbox, bot, scenario="short")
    await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    legate = bot.campaigns.bot_user
    await bot.store.seats.take(game.campaign, "blue", legate)
    await bot.store.members.enrol(game.campaign, int(sandbox.world.user(WATCHER)["id"]))
    await played_to_the_end(game)
    upcoming = await played_again(game)
    assert (await upcoming.snapshot()).seats == {"blue": int(sandbox.world.user(RED)["id"]), "red": legate}
    assert "playing again" not in upcoming.texts()


async def test_a_campaign_that_was_closed_is_played_again(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    await game.close()
    await game.shown()
    for verb in ("statistics", "export"):
        outcome = await (await game.click(BLUE, verb)).settled()
        assert not outcome.error
        assert outcome.messages
    again = await (await game.click(RED, "again")).settled()
    assert "has started" in again.text
    upcoming = await bot.store.campaigns.get(game.campaign + 1)
    assert upcoming is not None
    assert upcoming.channel != int(game.thread), "not under the panel of the closed one"
    assert (await newest(bot, sandbox)).campaign != game.campaign


async def test_who_plays_again_has_the_standing_orders_of_the_seat(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = StoredRule(
        id="first-field",
        name=say("field", number=1),
        ending=say("about"),
        topics=("claim",),
        spans=("turn", "campaign"),
        initial=True,
    )
    monkeypatch.setattr(Toy, "stored_rules", lambda _toy, _seat: (rule,))
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    await game.close()
    await game.shown()
    again = await (await game.click(RED, "again")).settled()
    assert "Stored for you from the start: Field 1." in again.text
    upcoming = await (await newest(bot, sandbox)).snapshot()
    assert upcoming.roster.rules == (HeldRule("blue", int(sandbox.world.user(RED)["id"]), "first-field"),)


def toys(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Six games that play like the toy, by id, with their packages."""
    packages = {f"toy-{number}": f"tests.toy_{number}" for number in range(6)}
    for game, package in packages.items():
        module = ModuleType(package)
        info = msgspec.structs.replace(Toy.info, id=game)
        vars(module).update(GAME=type(game, (Toy,), {"info": info}), PRESENTER=tests.toy.PRESENTER)
        monkeypatch.setitem(sys.modules, package, module)
        register_texts(game, Path(tests.toy.__file__).parent / "texts")
        render.presenter.register(game, package)
    return packages


async def test_with_six_games_the_card_has_a_menu_of_games(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with registry.only_games(toys(monkeypatch)):
        shown = await opened(sandbox)
        (games,) = [each for each in controls(card(shown)) if each["type"] == 3]
        assert len(games["options"]) == 6
        chosen = games["options"][3]
        await (await sandbox.select(RED, card(shown)["id"], games["custom_id"], [chosen["value"]])).settled()
        (menu,) = [each for each in controls(card(shown)) if each["type"] == 3]
        assert [option["value"] for option in menu["options"] if option.get("default")] == [chosen["value"]]
        await press(sandbox, shown, "begin")
        game = await newest(bot, sandbox)
        assert (await stored(game)).game == "toy-3"


async def test_names_of_campaigns_differ(sandbox: Sandbox, bot: CursusBot) -> None:
    for _ in range(2):
        await sandbox.slash(RED, HALL, "campaign new", mode="solo")

    async def both() -> bool:
        return len(await bot.store.campaigns.all()) == 2

    await until(both)
    assert len({each.title for each in await bot.store.campaigns.all()}) == 2


pytestmark = pytest.mark.usefixtures("toy")


async def test_who_chooses_a_seat_is_told_what_it_plays(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "seat_detail", lambda _toy, seat: say("field", number=1 if seat == "red" else 2))
    game = await Game.found(sandbox, bot)
    lines = {f"- **Red**: {say('field', number=1)}", f"- **Blue**: {say('field', number=2)}"}
    assert lines <= {*game.texts().splitlines()}, "in the opening post"
    asked = await game.press_newest(RED, "join")
    assert lines <= {*asked.text.splitlines()}
    joined = await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    assert joined.text.endswith(f"You play: {say('field', number=1)}.")


async def test_a_seat_whose_name_says_all_has_no_line(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    assert "**Red**" not in game.texts()
    assert (await sandbox.slash(RED, game.thread, "campaign join", seat="red")).text.endswith(
        f"in {(await game.snapshot()).campaign.title}."
    )
