"""``python -m bot check`` replays every campaign from its log and names every difference."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from bot.campaigns import gm_actions
from bot.campaigns.actions import undo_action
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.ops.maintenance import check
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.storage.transactions import packed, unpacked
from rules.core.decisions import Answer, Option
from rules.core.foreign import take_up
from tests.toy.game import Toy, say

RED, BLUE = 11, 12


def coins(toy: Toy) -> list[Option]:
    given = toy.state.coins["red"] + 1
    return [Option(f"coins:{given}", say("title"))]


def give_coins(toy: Toy, amendment: str) -> None:
    toy.state.coins["red"] = int(amendment.partition(":")[2])


@pytest.fixture(autouse=True)
def corrections(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy knows one correction: a coin for Red."""
    monkeypatch.setattr(Toy, "amendments", coins)
    monkeypatch.setattr(Toy, "amend", give_coins)


class Played:
    """A campaign of the toy that is played without Discord."""

    def __init__(self, store: Store, campaigns: Campaigns, campaign: int) -> None:
        self.store = store
        self.campaigns = campaigns
        self.id = campaign
        self._rng = Random(552)

    @classmethod
    async def founded(cls, store: Store, channel: int = 1) -> Played:
        campaigns = Campaigns(store, Scheduler(store))
        campaign = await campaigns.create(NewCampaign(1, channel, RED, "toy", "long", {"rich": True}, "War"))
        return await cls._seated(store, campaigns, campaign.id)

    @classmethod
    async def taken_up(cls, store: Store, text: bytes, channel: int = 2) -> Played:
        campaigns = Campaigns(store, Scheduler(store))
        plan = NewCampaign(1, channel, RED, "toy", "long", {}, "Brought")
        campaign = await campaigns.create_from_table(plan, take_up(text))
        return await cls._seated(store, campaigns, campaign.id)

    @classmethod
    async def _seated(cls, store: Store, campaigns: Campaigns, campaign: int) -> Played:
        for seat, user in (("red", RED), ("blue", BLUE)):
            await campaigns.membership.take_seat(campaign, seat, user)
        return cls(store, campaigns, campaign)

    async def answer(self, *choices: str) -> None:
        snapshot = await self.campaigns.snapshot(self.id)
        assert snapshot.decision is not None and snapshot.holder is not None
        wanted: Any = choices or rules.random_choice(snapshot.decision, self._rng)
        await self.campaigns.answer(self.id, snapshot.holder, wanted)

    async def on(self, count: int) -> None:
        for _ in range(count):
            await self.answer()

    async def until(self, topic: str) -> None:
        for _ in range(40):
            snapshot = await self.campaigns.snapshot(self.id)
            assert snapshot.decision is not None
            if snapshot.decision.topic == topic:
                return
            await self.answer()
        raise AssertionError(topic)

    async def undo(self) -> None:
        last = await self.store.actions.last_answer(self.id)
        async with self.campaigns.locked(self.id) as snapshot:
            await self.campaigns.apply(snapshot, undo_action(RED, last))

    async def amend(self) -> None:
        snapshot = await self.campaigns.snapshot(self.id)
        await gm_actions.amend(self.campaigns, snapshot, RED, snapshot.table.amendments()[0].id)

    async def rewind(self, turn: int) -> None:
        await gm_actions.rewind(self.campaigns, self.store, await self.campaigns.snapshot(self.id), RED, turn)

    async def table(self) -> rules.Table:
        return (await self.campaigns.snapshot(self.id)).table


@pytest.fixture
async def played(store: Store) -> AsyncIterator[Played]:
    yield await Played.founded(store)


async def verdict(file: Path) -> tuple[bool, str]:
    said: list[str] = []
    sound = await check(file, said.append)
    return sound, "\n".join(said)


def contents(file: Path) -> bytes:
    return file.read_bytes()


async def everything(played: Played) -> None:
    """All that can happen to a table."""
    second = (await played.table()).state.turn + 1
    await played.until("act")
    await played.answer("work")
    await played.undo()
    await played.undo()
    await played.on(8)
    await played.until("act")
    await played.amend()
    await played.on(14)
    await played.rewind(second)
    await played.on(6)
    await played.rewind(second)
    await played.on(9)
    await played.until("act")
    await played.undo()
    await played.on(2)


async def test_a_record_of_everything_is_sound_and_nothing_is_written(played: Played, file: Path) -> None:
    await everything(played)
    kinds = {done.action.kind for done in await played.store.history.actions(played.id)}
    assert kinds == {"start", "answer", "undo", "amend", "rewind"}
    before = contents(file)
    sound, said = await verdict(file)
    assert sound, said
    assert "One campaign was played again from its log; its record is sound." in said
    assert contents(file) == before


async def test_games_from_elsewhere_and_finished_ones_are_sound(played: Played, file: Path) -> None:
    await played.on(4)
    text = (await played.table()).open_save()
    assert text is not None
    brought = await Played.taken_up(played.store, text.encode())
    await everything(brought)
    while (await played.table()).decision is not None:
        await played.answer()
    sound, said = await verdict(file)
    assert sound, said
    assert "2 campaigns were played again from their logs; the records of 2 are sound." in said


async def test_a_record_that_outlived_a_correction_of_the_rules_is_sound(
    played: Played, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.on(5)
    await played.until("act")
    table = await played.table()
    save = json.loads(table.save())
    save["record"]["made"][-1][2] = "0" * 16
    spoilt = packed(json.dumps(save))
    await played.store.database.execute("UPDATE saves SET save = ? WHERE campaign = ?", spoilt, played.id)
    played.campaigns.tables.clear()
    sound, said = await verdict(file)
    assert sound and "at the next choice it will go on from its last checkpoint" in said
    await played.on(9)
    actions = await played.store.history.actions(played.id)
    resumed = next(done.action.number for done in actions if done.action.kind == "resume")
    given_up = [done.action.number for done in actions if done.undone]
    assert given_up == [resumed - 1]
    sound, said = await verdict(file)
    assert sound, said
    assert "no fault" not in said


async def test_a_corrected_rule_is_named_once_and_no_fault(
    played: Played, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.until("act")
    await played.answer("work")
    await played.until("claim")
    await played.until("act")
    pay = Toy.earn

    def better(self: Toy, seat: str, coins: int) -> None:
        pay(self, seat, coins + 1)

    monkeypatch.setattr(Toy, "earn", better)
    sound, said = await verdict(file)
    assert not sound
    assert said.count("leads elsewhere when it's made again") == 1
    assert "its rules may have been corrected" in said
    save = json.loads((await played.table()).save())
    save["record"]["made"][-1][2] = "0" * 16
    await played.store.database.execute(
        "UPDATE saves SET save = ? WHERE campaign = ?", packed(json.dumps(save)), played.id
    )
    played.campaigns.tables.clear()
    await played.on(6)
    sound, said = await verdict(file)
    assert sound, said
    assert "(no fault)" in said and "this was to be expected" in said


async def orders(played: Played, count: int) -> None:
    """Make several choices at once, as written orders do; all of them one seat's, none of them secret."""
    snapshot = await played.campaigns.snapshot(played.id)
    fork, answers = snapshot.table.fork("orders"), list[Answer]()
    assert snapshot.decision is not None and snapshot.holder is not None
    while fork.decision and fork.decision.seat == snapshot.decision.seat and not fork.decision.secret:
        answer = fork.decision.default
        answers.append(answer)
        if len(answers) == count:
            break
        if isinstance(answer, dict):
            fork.arrange(answer, seat=fork.decision.seat)
        else:
            fork.choose(*answer, seat=fork.decision.seat)
    assert len(answers) == count
    await played.campaigns.answer_all(played.id, snapshot.holder, answers, snapshot.table.number)


async def test_written_orders_are_many_choices_in_one_action_and_sound(played: Played, file: Path) -> None:
    await played.until("claim")
    await orders(played, 2)
    await played.on(3)
    await played.until("claim")
    seat = (await played.table()).state.turn
    before = (await played.table()).number
    await orders(played, 2)
    assert (await played.table()).number == before + 2
    snapshot = await played.campaigns.snapshot(played.id)
    assert snapshot.holder is not None
    await played.campaigns.undo(played.id, snapshot.holder)
    await _agreed(played)
    assert (await played.table()).state.turn == seat
    await played.until("claim")
    await orders(played, 2)
    await played.on(8)
    sound, said = await verdict(file)
    assert sound, said
    actions = await played.store.history.actions(played.id)
    assert [done.action.kind for done in actions if done.undone] == ["answer"]


async def _agreed(played: Played) -> None:
    snapshot = await played.campaigns.snapshot(played.id)
    if snapshot.roster.request is not None:
        other = BLUE if snapshot.roster.request.user == RED else RED
        await played.campaigns.agree_to_undo(played.id, other, snapshot.table.number)


async def test_orders_that_a_correction_of_the_rules_gave_up_are_marked_whole(played: Played, file: Path) -> None:
    await played.on(5)
    await played.until("claim")
    await orders(played, 2)
    save = json.loads((await played.table()).save())
    given_up = len(save["record"]["made"]) - save["record"]["since"]
    assert given_up >= 2
    save["record"]["made"][-2][2] = "0" * 16
    await played.store.database.execute(
        "UPDATE saves SET save = ? WHERE campaign = ?", packed(json.dumps(save)), played.id
    )
    played.campaigns.tables.clear()
    await played.on(9)
    actions = await played.store.history.actions(played.id)
    resumed = next(done for done in actions if done.action.kind == "resume")
    marked = [done.action for done in actions if done.undone]
    numbers = [done.action.number for done in actions]
    first = numbers.index(marked[0].number)
    assert marked[-1].answer.startswith("[[")
    assert numbers[first + len(marked) - 1] - numbers[first - 1] == resumed.action.number - 1 - numbers[first - 1]
    assert numbers[first + len(marked) - 1] - numbers[first - 1] <= given_up
    sound, said = await verdict(file)
    assert sound, said


def spoil(file: Path, sql: str, *values: object) -> None:
    db = sqlite3.connect(file)
    db.execute(sql, values)
    db.commit()
    db.close()


@pytest.mark.parametrize(
    ("sql", "complaint"),
    [
        ("UPDATE actions SET answer = '[\"field-39\"]' WHERE number = 1", "action 1 (answer by red) leads elsewhere"),
        ("UPDATE events SET json = replace(json, 'red', 'blue') WHERE action = 1", "event 1 is now"),
        ("DELETE FROM events WHERE action = 2", "and told 0"),
        ("DELETE FROM actions WHERE number = 2", "leads elsewhere"),
        ("DELETE FROM actions WHERE number = (SELECT max(number) FROM actions)", "its log ends with action"),
        ("UPDATE actions SET undone = 1 WHERE number = 3", "wrong about what was taken back: actions 3"),
        ("UPDATE campaigns SET commitment = 'promised'", "isn't the one that was promised"),
        ("UPDATE campaigns SET status = 'over'", "contradict each other"),
        ("INSERT INTO events VALUES (1, 9999, 777, 1, '', 'earned', '{}', 0)", "aren't in the log: 777"),
    ],
)
async def test_what_was_changed_by_hand_is_found(played: Played, file: Path, sql: str, complaint: str) -> None:
    await played.on(14)
    spoil(file, sql)
    sound, said = await verdict(file)
    assert not sound
    assert complaint in said
    assert "Campaign 1 (“War”):" in said


async def test_events_of_earlier_versions_may_lack_a_field(played: Played, file: Path) -> None:
    await played.on(14)
    spoil(file, "UPDATE events SET json = json_remove(json, '$.turn')")
    sound, said = await verdict(file)
    assert sound, said


async def test_a_doctored_save_is_found(played: Played, file: Path) -> None:
    await played.on(10)
    await played.until("claim")
    save = json.loads((await played.table()).save())
    save["record"]["checkpoint"]["coins"]["red"] += 100
    save["record"]["base"] = save["record"]["checkpoint"]
    save["record"]["made"], save["record"]["since"], save["record"]["floor"] = [], 0, 0
    spoil(file, "UPDATE saves SET save = ?", packed(json.dumps(save)))
    sound, said = await verdict(file)
    assert not sound
    assert "another position than that of its save. What differs: coins." in said
    spoil(file, "UPDATE saves SET save = ?", packed("no save"))
    sound, said = await verdict(file)
    assert not sound and "its save can't be read" in said


async def test_a_doctored_position_of_a_turn_is_found(played: Played, file: Path) -> None:
    await played.on(14)
    ((blob,),) = await played.store.database.rows("SELECT save FROM snapshots WHERE turn = 2")
    save = json.loads(unpacked(blob))
    save["record"]["checkpoint"]["coins"]["red"] += 100
    spoil(file, "UPDATE snapshots SET save = ? WHERE turn = 2", packed(json.dumps(save)))
    sound, said = await verdict(file)
    assert not sound and "the position kept at the beginning of turn 2" in said
