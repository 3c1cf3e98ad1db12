"""Several people share a seat: votes, offices, absences, deadlines and reminders."""

from __future__ import annotations

import dataclasses
import re
import time
from collections.abc import Awaitable, Callable
from unittest.mock import AsyncMock

import msgspec
import pytest

import render.presenter
from bot.campaigns.availability import DAY, HOUR
from bot.campaigns.creation import NewCampaign
from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.components.controls import Interaction
from bot.delivery.outbox import Outbox
from bot.interactions.responses import tell
from bot.sandbox import Outcome, Sandbox, readable
from bot.storage import DEADLINE, REMINDER, CampaignSettings
from bot.views.group_status import vote_lines
from rules.core import registry
from rules.core.decisions import Pick
from rules.romanitas.ai.legate import legate
from tests.bot.playing import BLUE, HALL, RED, SEATS, WATCHER, Game, control, controls, until, verb, verbs

pytestmark = pytest.mark.usefixtures("without_pictures")

FOURTH = "Narses"


@pytest.fixture(autouse=True)
def _romanitas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def found(sandbox: Sandbox, bot: CursusBot, *members: str, **options: str) -> Game:
    """A campaign of Romanitas with members beside its founder."""
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration", **options)
    for member in members:
        joined = await sandbox.slash(member, game.thread, "campaign join")
        assert "You belong to the group" in joined.text
    await game.shown()
    return game


async def user(sandbox: Sandbox, name: str) -> int:
    return int(sandbox.world.user(name)["id"])


async def settled(game: Game, wanted: str) -> str:
    """Wait until a text is in the thread."""

    async def is_there() -> bool:
        return wanted in game.texts()

    await until(is_there)
    return game.texts()


async def expire(game: Game, kind: str = DEADLINE) -> None:
    """Let a timer of the campaign be due now."""
    await game.bot.scheduler.set(kind, game.campaign, time.time())


async def press(game: Game, who: str, place: int) -> Outcome:
    """Press one of the panel's choices."""
    panel = await game.shown()
    picks = [each for each in controls(panel) if verb(each) == "pick"]
    return await game.box.click(who, panel["id"], picks[place]["custom_id"])


async def to_a_pick(game: Game) -> Pick:
    """Let the founder's vote and the others' decide until a choice with several buttons is asked."""
    for _ in range(30):
        decision = await game.decision()
        if isinstance(decision, Pick) and decision.min == decision.max == 1 and 2 <= len(decision.options) <= 10:
            return decision
        snapshot = await game.snapshot()
        number = snapshot.table.number
        for member in snapshot.waiting_for:
            await game.bot.campaigns.answer(game.campaign, member, decision.default, number)
            if (await game.number()) != number:
                break
    raise AssertionError("no such choice")


async def test_a_council_decides_by_votes(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    await to_a_pick(game)
    number = await game.number()
    await press(game, RED, 1)
    panel = readable(await game.shown())
    assert "Votes: 1 of 3. It's decided once 2 agree or everyone has voted." in panel
    assert await game.number() == number
    await press(game, BLUE, 0)
    assert "Votes: 2 of 3" in readable(await game.shown())
    await press(game, BLUE, 1)
    await game.shown()
    assert await game.number() == number + 1, "two of three agree: nothing can change it"
    rows = await bot.store.database.rows("SELECT way, user FROM actions WHERE number = ?", number + 1)
    assert rows == [("vote", await user(sandbox, BLUE))]


@pytest.mark.parametrize(
    ("expiry", "told"),
    [
        ("wait", "When time runs out, the answer with the most votes wins, if at least 2 have voted."),
        ("vote", "When time runs out, the answer with the most votes wins."),
    ],
)
async def test_a_council_with_a_time_limit_reads_how_its_votes_count_then(
    sandbox: Sandbox, bot: CursusBot, expiry: str, told: str
) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    await to_a_pick(game)
    snapshot = await game.snapshot()
    assert len(_vote_lines(snapshot)) == 1
    agreement = msgspec.structs.replace(snapshot.campaign.agreement, expiry=expiry)
    limited = dataclasses.replace(
        snapshot,
        campaign=msgspec.structs.replace(snapshot.campaign, agreement=agreement),
        roster=msgspec.structs.replace(snapshot.roster, due=4e9),
    )
    assert _vote_lines(limited)[1] == f"-# {told}"


async def test_a_council_reads_how_many_have_to_agree_not_how_many_have_to_vote(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    """Two of four make a quorum, but three decide."""
    game = await found(sandbox, bot, BLUE, WATCHER, "Iustinianus", mode="council")
    await to_a_pick(game)
    assert _vote_lines(await game.snapshot()) == ["-# Votes: 0 of 4. It's decided once 3 agree or everyone has voted."]


def _vote_lines(snapshot: CampaignSnapshot) -> list[str]:
    assert snapshot.first is not None
    return vote_lines(snapshot.first)


async def test_a_vote_by_command_and_by_another_proposal(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    decision = await game.decision()
    typed = ",".join(decision.default) if isinstance(decision, Pick) else "suggested"
    voted = await sandbox.slash(RED, game.thread, "act", choice=typed)
    assert "You've voted" in voted.text
    panel = await game.shown()
    assert "second" in verbs(panel)
    number = await game.number()
    await sandbox.click(BLUE, panel["id"], control(panel, "second")["custom_id"])
    assert await game.number() == number + 1


async def test_who_is_not_of_the_council_cannot_vote(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="council")
    outcome = await sandbox.slash(WATCHER, game.thread, "act", choice="anything")
    assert "The council decides this" in outcome.text
    again = await sandbox.slash(BLUE, game.thread, "campaign join")
    assert "You belong to this group already" in again.text


async def test_who_presses_the_council_s_panel_can_join_from_the_refusal(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="council")
    await to_a_pick(game)
    panel = await game.shown()
    refused = await sandbox.click(WATCHER, panel["id"], control(panel, "pick")["custom_id"])
    assert "The council decides this" in refused.text
    message = refused.message
    assert message is not None
    joined = await sandbox.click(WATCHER, message["id"], control(message, "join")["custom_id"])
    assert "You belong to the group" in joined.text


async def test_a_council_of_one_decides_at_once(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, mode="council")
    number = await game.number()
    decision = await game.decision()
    await bot.campaigns.answer(game.campaign, await user(sandbox, RED), decision.default, number)
    assert await game.number() == number + 1


async def test_when_the_time_is_up_the_votes_are_counted(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, FOURTH, mode="council")
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry="default", quorum=50)
    assert "Time until" in readable(await game.shown())
    decision = await to_a_pick(game)
    number = await game.number()
    wanted = next(option.id for option in decision.options if (option.id,) != decision.default)
    for who in (RED, BLUE):
        await bot.campaigns.answer(game.campaign, await user(sandbox, who), (wanted,), number)
    assert await game.number() == number
    await expire(game)
    await until(lambda: _past(game, number))
    rows = await bot.store.database.rows("SELECT way, user, answer FROM actions WHERE number = ?", number + 1)
    assert rows == [("vote", 0, f'["{wanted}"]')]


async def _past(game: Game, number: int) -> bool:
    return await game.number() > number


async def test_each_decision_is_that_of_its_office(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="offices")
    for office, who in (("basileus", RED), ("patriarch", BLUE), ("logothete", WATCHER), ("magister-militum", BLUE)):
        outcome = await sandbox.slash(RED, game.thread, "office appoint", office=office, member=who)
        assert not outcome.error
        assert outcome.text == "Done."
    assert "Magister Militum" in (await sandbox.slash(WATCHER, game.thread, "office list")).text
    holders = {"political": RED, "religious": BLUE, "economic": WATCHER, "military": BLUE, "diplomatic": RED}
    seen = set()
    for _ in range(40):
        snapshot = await game.snapshot()
        decision = snapshot.decision
        assert decision is not None
        holder = holders[decision.domain]
        seen.add(decision.domain)
        stranger = next(name for name in (RED, BLUE, WATCHER) if name != holder)
        refused = await sandbox.slash(stranger, game.thread, "act", choice="x")
        assert "This decision belongs to" in refused.text
        await bot.campaigns.answer(game.campaign, await user(sandbox, holder), legate(snapshot.table))
    assert seen >= {"political", "military"}


async def test_an_office_is_resigned_and_falls_to_the_basileus(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="offices")
    await sandbox.slash(RED, game.thread, "office appoint", office="basileus", member=BLUE)
    assert (await game.snapshot()).holder == await user(sandbox, BLUE)
    foreign = await sandbox.slash(RED, game.thread, "office resign", office="basileus")
    assert "You don't hold" in foreign.text
    await sandbox.slash(BLUE, game.thread, "office resign", office="basileus")
    assert (await game.snapshot()).holder == await user(sandbox, RED)
    assert "given up the office of Basileus" in await settled(game, "given up")


async def test_only_the_founder_gives_an_office_away(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="offices")
    await sandbox.slash(RED, game.thread, "office appoint", office="patriarch", member=RED)
    outcome = await sandbox.slash(BLUE, game.thread, "office appoint", office="patriarch", member=BLUE)
    assert "or a server manager" in outcome.text
    assert (await game.snapshot()).roster.offices["patriarch"] == await user(sandbox, RED)


async def test_an_office_goes_to_members_only_and_the_owner_can_take_it_back(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="offices")
    watcher, blue, red = [await user(sandbox, who) for who in (WATCHER, BLUE, RED)]
    for who in (RED, WATCHER):
        outcome = await sandbox.slash(who, game.thread, "office appoint", office="basileus", member=WATCHER)
        assert "doesn't belong to this campaign" in outcome.text
    taken = await sandbox.slash(BLUE, game.thread, "office appoint", office="basileus", member=BLUE)
    assert taken.text == "Done."
    assert watcher not in (await game.snapshot()).members
    assert (await game.snapshot()).roster.offices == {"basileus": blue}
    await sandbox.slash(RED, game.thread, "office appoint", office="basileus", member=RED)
    assert (await game.snapshot()).holder == red


async def test_someone_stands_in_for_who_is_away(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    away = await sandbox.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    assert "none of your campaigns here yet" in away.text and "I've asked them" in away.text
    blue = await user(sandbox, BLUE)
    assert blue not in (await game.snapshot()).waiting_for, "no one is put into a campaign without a tap"
    refused = await sandbox.slash(BLUE, game.thread, "act", choice="suggested")
    assert "This decision belongs to" in refused.text
    assert "This offer is for" in (await game.press_newest(WATCHER, "standin")).text
    assert "decide for" in (await game.press_newest(BLUE, "standin")).text
    again = await sandbox.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    assert "Meanwhile" in again.text
    panel = readable(await game.shown())
    assert "who is away" in panel
    decision = await game.decision()
    number = await game.number()
    await bot.campaigns.answer(game.campaign, await user(sandbox, BLUE), decision.default, number)
    rows = await bot.store.database.rows("SELECT way, user FROM actions WHERE number = ?", number + 1)
    assert rows == [("stand-in", await user(sandbox, BLUE))]
    assert "Welcome back" in (await sandbox.slash(RED, game.thread, "back")).text
    refused = await sandbox.slash(BLUE, game.thread, "act", choice="x")
    assert "This decision belongs to" in refused.text
    assert "You aren't away" in (await sandbox.slash(RED, game.thread, "back")).text
    assert (await sandbox.slash(BLUE, game.thread, "campaign leave")).text
    assert "This offer is over" in (await game.press_newest(BLUE, "standin")).text


@pytest.mark.parametrize("door", ["locked", "approval"])
async def test_a_stand_in_comes_in_by_the_campaigns_door(sandbox: Sandbox, bot: CursusBot, door: str) -> None:
    game = await found(sandbox, bot)
    blue = await user(sandbox, BLUE)
    await sandbox.slash(RED, game.thread, "campaign settings", door=door)
    await sandbox.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    pressed = (await game.press_newest(BLUE, "standin")).text
    assert ("isn't taking new players" if door == "locked" else "I've asked") in pressed
    assert blue not in (await game.snapshot()).members
    if door == "approval":
        assert (await game.press_newest(RED, "admit")).text == "Done."
        assert blue in (await game.snapshot()).waiting_for


async def test_who_is_banned_doesnt_stand_in(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    await sandbox.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    await game.shown()
    await sandbox.slash(RED, game.thread, "campaign ban", player=BLUE)
    assert "You can't join" in (await game.press_newest(BLUE, "standin")).text
    away = await sandbox.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    assert "I've asked them" not in away.text
    assert await user(sandbox, BLUE) not in (await game.snapshot()).waiting_for


async def test_a_player_of_another_seat_stands_in(game: Game) -> None:
    away = await game.box.slash(RED, game.thread, "away", days=5, stand_in=BLUE)
    assert "Meanwhile" in away.text
    assert (await game.snapshot()).waiting_for == [await user(game.box, BLUE)]


async def test_quiet_hours_are_set_at_once_in_many_campaigns(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer loads no campaign; the due times are recalculated afterwards, one campaign after another."""
    monkeypatch.setattr("bot.storage.members._REVIEW_EVERY", 0.0)
    red, hall = await user(sandbox, RED), sandbox.channel(HALL)
    hour = time.gmtime(time.time() + DAY).tm_hour
    campaigns = []
    for place in range(30):
        thread = sandbox.message_service.open_thread(
            hall, sandbox.world.me["id"], {"name": f"War {place}", "type": 11}, None
        )
        agreed = CampaignSettings(limit=int(DAY))
        plan = NewCampaign(
            bot.guilds[0].id, int(thread["id"]), red, "toy", "long", {}, f"War {place}", agreement=agreed
        )
        campaigns.append((await bot.campaigns.create(plan)).id)
        await bot.campaigns.membership.take_seat(campaigns[-1], "red", red)
        await bot.campaigns.reschedule(campaigns[-1])
    before = [await bot.store.timers.due(DEADLINE, campaign) for campaign in campaigns]
    bot.campaigns.tables.clear()
    loaded = len(bot.campaigns.tables)
    answered: list[int] = []
    monkeypatch.setattr("bot.commands.availability.tell", _noting(lambda: answered.append(len(bot.campaigns.tables))))
    await sandbox.slash(RED, HALL, "quiet", **{"from": f"{hour}:00", "to": f"{(hour + 3) % 24}:00", "zone": "UTC"})
    (found,) = answered
    assert found - loaded < len(campaigns) / 2, "a few may be looked at meanwhile, one after another"

    async def are_later() -> bool:
        dues = [await bot.store.timers.due(DEADLINE, campaign) for campaign in campaigns]
        return all(
            now is not None and then is not None and now > then + HOUR for now, then in zip(dues, before, strict=True)
        )

    await until(are_later)


def _noting(note: Callable[[], None]) -> Callable[[Interaction, str], Awaitable[None]]:
    async def noted(interaction: Interaction, text: str) -> None:
        note()
        await tell(interaction, text)

    return noted


async def test_reminders_mention_who_is_needed_and_never_more_than_agreed(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    await sandbox.slash(RED, game.thread, "campaign settings", time="86400", reminders=1)
    decision = await game.decision()
    red, blue, watcher = [await user(sandbox, who) for who in (RED, BLUE, WATCHER)]
    await bot.campaigns.answer(game.campaign, red, decision.default)
    for _ in range(3):
        await expire(game, REMINDER)
        await settled(game, "A decision is waiting for you")
    await game.shown()
    reminders = [each for each in sandbox.messages(game.thread) if "A decision is waiting" in readable(each)]
    assert len(reminders) == 1
    assert f"<@{blue}>" in str(reminders[0])
    assert {int(each["id"]) for each in reminders[0]["mentions"]} == {blue, watcher}


async def test_no_one_is_reminded_in_their_quiet_hours(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    hour = time.gmtime().tm_hour
    quiet = await sandbox.slash(
        RED, game.thread, "quiet", **{"from": f"{hour}:00", "to": f"{(hour + 2) % 24}", "zone": "UTC"}
    )
    assert "no one reminds you" in quiet.text
    await expire(game, REMINDER)
    await until(lambda: _later(bot, REMINDER))
    assert "A decision is waiting" not in game.texts()
    nudge = await sandbox.slash(BLUE, game.thread, "nudge")
    assert "You have no seat" in nudge.text


async def _later(bot: CursusBot, kind: str) -> bool:
    found = [each for each in await bot.store.timers.next(20) if each.kind == kind]
    return bool(found) and all(each.due > time.time() + 60 for each in found)


async def test_a_nudge_is_kind_and_not_repeated(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    first = await sandbox.slash(BLUE, game.thread, "nudge")
    assert first.text == "Done."
    assert "is looking forward to your move" in await settled(game, "looking forward")
    again = await sandbox.slash(WATCHER, game.thread, "nudge")
    assert "reminded not long ago" in again.text


@pytest.mark.parametrize(
    ("expiry", "said"), [("wait", "The campaign waits"), ("default", "so what was suggested has been played")]
)
async def test_what_was_agreed_happens_when_the_time_is_up(
    sandbox: Sandbox, bot: CursusBot, expiry: str, said: str
) -> None:
    game = await found(sandbox, bot)
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry=expiry)
    number = await game.number()
    await expire(game)
    await settled(game, said)
    assert (await game.number() > number) == (expiry == "default")


async def test_a_deadline_that_passed_while_the_bot_was_down_leaves_time(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    await sandbox.slash(RED, game.thread, "campaign settings", time="86400", expiry="default")
    number = await game.number()
    await bot.scheduler.set(DEADLINE, game.campaign, time.time() - 7200)
    await until(lambda: _later(bot, DEADLINE))
    assert await game.number() == number


async def test_the_others_of_an_office_vote_when_its_time_is_up(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="offices")
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry="vote")
    number = await game.number()
    decision = await game.decision()
    await expire(game)
    await settled(game, "All members may vote")
    for who in (BLUE, WATCHER):
        await bot.campaigns.answer(game.campaign, await user(sandbox, who), decision.default, number)
    assert await game.number() == number + 1


async def test_the_offices_of_a_finished_game_stay_as_they_are(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await found(sandbox, bot, BLUE, mode="offices")
    await sandbox.slash(RED, game.thread, "office appoint", office="basileus", member=RED)
    offices = (await game.snapshot()).roster.offices

    def is_over(_: CampaignSnapshot) -> None:
        raise UserError("archived")

    monkeypatch.setattr(CampaignSnapshot, "check_unfinished", is_over)
    for command, options in (("office appoint", {"member": BLUE}), ("office resign", {})):
        told = (await sandbox.slash(RED, game.thread, command, office="basileus", **options)).text
        assert told == str(UserError("archived")), command
    assert (await game.snapshot()).roster.offices == offices


async def test_with_two_seats_the_other_may_let_the_game_go_on(game: Game) -> None:
    await game.box.slash(RED, game.thread, "campaign settings", time="3600", expiry="vote")
    number = await game.number()
    await expire(game)
    await settled(game, "shall the campaign go on")
    wrong = await game.box.slash(BLUE, game.thread, "act", choice="field-7")
    assert "you can only vote to go on" in wrong.text
    assert await game.number() == number
    pressed = await game.press_newest(BLUE, "goon")
    assert "Your vote is counted" in pressed.text
    assert await game.number() == number + 1
    rows = await game.bot.store.database.rows("SELECT way FROM actions WHERE number = ?", number + 1)
    assert rows == [("default",)]


async def test_a_pause_stops_the_clock(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="council")
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry="default")
    assert "or a server manager" in (await sandbox.slash(BLUE, game.thread, "campaign pause")).text
    assert (await sandbox.slash(RED, game.thread, "campaign pause")).text == "Done."
    assert "Paused. " in readable(await game.shown())
    assert not [each for each in await bot.store.timers.next(20) if each.kind in (DEADLINE, REMINDER)]
    assert "already paused" in (await sandbox.slash(RED, game.thread, "campaign pause")).text
    await sandbox.slash(RED, game.thread, "campaign resume")
    await game.shown()
    (due,) = [each.due for each in await bot.store.timers.next(20) if each.kind == DEADLINE]
    assert 3300 < due - time.time() <= 3601
    assert "isn't paused" in (await sandbox.slash(RED, game.thread, "campaign resume")).text


async def test_my_games_names_where_i_am_awaited(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, mode="offices")
    mine = await sandbox.slash(RED, HALL, "mygames")
    assert "👉 **[Restoration]" in mine.text
    assert "others are to move" in (await sandbox.slash(BLUE, HALL, "mygames")).text
    assert "don't play in any campaign" in (await sandbox.slash(WATCHER, game.thread, "mygames")).text


async def test_settings_are_shown_to_all_and_changed_by_the_founder(game: Game) -> None:
    shown = await game.box.slash(BLUE, game.thread, "campaign settings")
    assert "**Time for a decision:** No limit" in shown.text
    refused = await game.box.slash(BLUE, game.thread, "campaign settings", time="3600")
    assert "or a server manager" in refused.text
    wrong = await game.box.slash(RED, game.thread, "campaign settings", mode="council")
    assert "several seats" in wrong.text
    changed = await game.box.slash(RED, game.thread, "campaign settings", time="86400", narrator="epic")
    assert "Epic" in changed.text
    told = await settled(game, "has changed the settings")
    assert "**Time for a decision:** No limit → 1 day" in told
    assert "**The narrator:** Normal → Epic" in told
    assert "Who may join" not in told, "only what has changed is told"
    assert "seats, each with a player" in (await game.box.slash(RED, HALL, "campaign new", mode="council")).text


async def test_each_changed_setting_is_told_from_what_to_what(game: Game) -> None:
    """Also those that have no say yet, like a quorum without votes."""
    everything = {
        "time": "3600", "expiry": "vote", "reminders": 3, "narrator": "terse", "quorum": 75, "tie": "suggested",
        "tutorial": True, "window": "10800", "mentions": False, "door": "locked",
    }  # fmt: skip
    await game.box.slash(RED, game.thread, "campaign settings", **everything)
    told = await settled(game, "has changed the settings")
    assert told.count(" → ") == len(everything)
    assert "**Quorum:** 50 → 75% of present members." in told
    assert "**Reminders for a decision:** 1 → 3" in told
    assert "**Who may join:** " in told


async def test_settings_as_they_were_are_no_news(game: Game) -> None:
    await game.box.slash(RED, game.thread, "campaign settings", reminders=2)
    first = await settled(game, "has changed the settings")
    await game.box.slash(RED, game.thread, "campaign settings", reminders=2)
    await game.box.slash(RED, game.thread, "campaign settings", quorum=60)
    assert (await settled(game, "**Quorum:**")).count("**Reminders") == first.count("**Reminders")


async def test_another_has_to_agree_before_a_choice_is_taken_back(game: Game) -> None:
    await game.act("field-3")
    await game.shown()
    number = await game.number()
    asked = await game.click(RED, "undo")
    assert "I've asked them" in asked.text
    assert "take the last choice back: **Field 3**" in await settled(game, "take the last choice back"), "it names it"
    assert "isn't for you" in (await game.press_newest(RED, "agree")).text
    assert "isn't for you" in (await game.press_newest(WATCHER, "refuse")).text
    assert "The move stays" in (await game.press_newest(BLUE, "refuse")).text
    assert "doesn't agree" in await settled(game, "doesn't agree")
    assert await game.number() == number
    await game.shown()
    assert (await game.press_newest(BLUE, "agree")).error == "The component is disabled."
    blue = int(game.box.world.user(BLUE)["id"])
    with pytest.raises(UserError, match="That request is over"):
        await game.bot.campaigns.agree_to_undo(game.campaign, blue, number)


async def test_the_others_are_asked_once_however_often_undo_is_pressed(game: Game) -> None:
    await game.act("field-3")
    await game.shown()
    for _ in range(2):
        assert "I've asked them" in (await game.click(RED, "undo")).text
    await game.shown()
    assert game.texts().count("take the last choice back") == 1


async def test_who_made_the_choice_is_named_if_another_would_take_it_back(game: Game) -> None:
    """Whoever decides next may ask for it, too."""
    red, blue = (int(game.box.world.user(user)["id"]) for user in SEATS.values())
    while (await game.snapshot()).waiting_for == [red]:
        decision = await game.decision()
        await game.act(*decision.default)
    await game.shown()
    assert (await game.snapshot()).waiting_for == [blue]
    assert "I've asked them" in (await game.click(BLUE, "undo")).text
    assert f"made by <@{red}>: **" in await settled(game, "take back the last choice")


@pytest.mark.parametrize("pressed", ["agree", "refuse"])
async def test_a_wish_to_undo_ends_with_the_next_choice(
    game: Game, pressed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await game.act("field-3")
    await game.shown()
    await game.click(RED, "undo")
    await game.shown()
    (question,) = [each for each in game.box.messages(game.thread) if "agree" in verbs(each)]
    button = control(question, pressed)["custom_id"]
    with monkeypatch.context() as slow:
        slow.setattr(Outbox, "_show_settled", AsyncMock())
        await game.act("work")
        told = (await game.box.click(BLUE, question["id"], button)).text
    assert "That request is over" in told
    assert "Rule" not in told, "the number belongs to a decision of someone else"


async def test_help_says_what_to_do_next(game: Game) -> None:
    async def helped(who: str, where: str = game.thread) -> str:
        return (await game.box.slash(who, where, "help")).text

    assert re.search(r"</campaign new:\d+>", await helped(RED, HALL))
    assert "It's your turn" in await helped(RED)
    assert "You run this campaign" in await helped(RED)
    assert "You're waiting for" in await helped(BLUE)
    assert "You're watching" in await helped(WATCHER)


async def test_who_leaves_a_council_frees_no_seat(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, BLUE, WATCHER, mode="council")
    await sandbox.slash(WATCHER, game.thread, "campaign leave")
    await game.shown()
    assert f"<@{sandbox.world.user(WATCHER)['id']}> has left this campaign." in game.texts()
    assert "Free now" not in game.texts()
