"""Replays campaigns from their logs: the same start and choices must lead to the same events and save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

import rules
from bot.campaigns.readers import Reader
from bot.common.messages import say
from bot.storage import Action, Campaign, RecordedAction, RecordedEvent, Store, TurnSnapshot
from rules.core.dice import commitment
from rules.core.events import DiceThrown, Event, Resumed
from rules.core.game import State
from rules.core.record import Record, Save
from rules.core.registry import events_from_json, events_to_json, game_type, read_save
from rules.core.table import Table
from rules.core.typed_data import from_json

_TAKEN_UP = "taken-up"
_LONGEST = 300


@dataclass(frozen=True)
class CampaignRecord:
    """Everything the store has recorded about a campaign."""

    campaign: Campaign
    actions: Sequence[RecordedAction]
    events: Sequence[RecordedEvent]
    snapshots: Sequence[TurnSnapshot]
    save: str

    @classmethod
    async def read(cls, store: Store, campaign: Campaign) -> CampaignRecord:
        """Read a campaign's record."""
        past = store.history
        return cls(
            campaign,
            await past.actions(campaign.id),
            await past.events(campaign.id),
            await past.snapshots(campaign.id),
            await store.actions.newest_save(campaign.id),
        )


@dataclass(frozen=True)
class ReplayReport:
    """What the check of a campaign's record has found, in sentences.

    ``faults`` must not happen. ``remarks`` are differences caused by corrections of the rules.
    """

    faults: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def check_record(record: CampaignRecord) -> ReplayReport:
    """Replay a campaign from its log, and report differences from its record."""
    try:
        save = read_save(record.save)
        kept = rules.load(record.save)
    except rules.RulesError as error:
        return ReplayReport((say("check-save-unreadable", reason=str(error)),))
    replay = _Replay(record, save)
    replay.play()
    faults = [*_contradictions(record, save, kept), *replay.faults]
    remarks = list(replay.remarks)
    if kept.number != save.number:
        remarks.append(say("check-will-resume"))
    elif replay.table is not None:
        faults += _end_differences(replay.table, kept, save)
    return ReplayReport(tuple(faults), tuple(remarks))


def _contradictions(record: CampaignRecord, save: Save, kept: Table) -> list[str]:
    """Contradictions between the campaign, its save and its log, found before the replay."""
    campaign, found = record.campaign, []
    last = record.actions[-1].action.number if record.actions else None
    if commitment(save.secret) != campaign.commitment:
        found.append(say("check-secret"))
    if not last == campaign.number == save.number:
        found.append(say("check-numbers", log=str(last), campaign=campaign.number, save=save.number))
    if (save.game, save.scenario) != (campaign.game, campaign.scenario):
        found.append(say("check-other-game", save=save.game, campaign=campaign.game))
    if (kept.result is not None) != (campaign.status == "over") and campaign.status != "archived":
        found.append(say("check-status", status=campaign.status))
    return found


def _end_differences(table: Table, kept: Table, save: Save) -> list[str]:
    """How the end of a replay differs from the save."""
    if table.number != kept.number:
        return [say("check-end-number", replayed=table.number, kept=kept.number)]
    parts = _differing_parts(table.state, kept.state)
    if parts:
        return [say("check-end-state", parts=parts)]
    if _recent_choices(read_save(table.save())) != _recent_choices(save):
        return [say("check-end-record")]
    return []


def _differing_parts(state: State, kept: State) -> str:
    """The names of the parts that differ between two states of a game."""
    one, other = msgspec.to_builtins(state), msgspec.to_builtins(kept)
    return ", ".join(sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name)))


def _recent_choices(save: Save) -> tuple[object, ...]:
    """A save's recent choices, in a format that doesn't depend on the version."""
    record, state_type = save.record, game_type(save.game).state_type
    states = [msgspec.to_builtins(from_json(raw, state_type)) for raw in (record.base, record.checkpoint)]
    made = [(each.seat, msgspec.to_builtins(each.answer)) for each in record.made]
    options = {name: value for name, value in save.options.items() if value}  # later versions add options that are off
    return states, made, record.since, record.floor, options


@dataclass(frozen=True)
class _Answered:
    """An answer in the log: its number, how many choices it made, and its seat."""

    number: int
    choices: int
    seat: str


class _Replay:
    """A campaign's replay. If it can't continue, it resumes at the next snapshot."""

    def __init__(self, record: CampaignRecord, save: Save) -> None:
        self.faults: list[str] = []
        self.remarks: list[str] = []
        self.table: Table | None = None
        self._record = record
        self._save = save
        self._kept = {each.number: each for each in record.snapshots}
        self._recorded: dict[int, list[str]] = {}
        for event in record.events:
            self._recorded.setdefault(event.action, []).append(event.json)
        self._turns: dict[int, TurnSnapshot] = {}
        self._passed: list[int] = []
        self._answers: list[_Answered] = []
        self._last = 0
        self._undone: set[int] = set()
        self._given_up: set[int] = set()
        self._taken_back = 1
        self._last_resumed = max((d.action.number for d in record.actions if d.action.kind == "resume"), default=0)

    def play(self) -> None:
        """Replay the campaign and collect the differences."""
        first = True
        for done in self._record.actions:
            action = done.action
            self._mark_undone(action)
            if first:
                self._attempt(action, self._begin)
            elif self.table is None:
                self._resume_at(action.number)
            else:
                self._attempt(action, self._repeat)
            first = False
            self._passed.append(action.number)
            self._last = action.number
        marked = {done.action.number for done in self._record.actions if done.undone}
        wrong = (marked ^ self._undone) - self._given_up
        if wrong:
            self.faults.append(say("check-undone", numbers=_some(wrong)))
        strange = self._recorded.keys() - {done.action.number for done in self._record.actions}
        if strange:
            self.faults.append(say("check-stray-events", numbers=_some(strange)))

    def _attempt(self, action: Action, work: Callable[[Action], Sequence[Event]]) -> None:
        """Repeat an action. After a difference, nothing is compared until the next snapshot."""
        try:
            events = work(action)
        except Exception as error:  # the current rules can fail on an old log in any way
            self._differs(action, say("check-impossible", reason=str(error)[:_LONGEST]))
            return
        assert self.table is not None
        self.table.events.clear()
        difference = self._difference(action, events)
        if difference:
            self._differs(action, difference)

    def _differs(self, action: Action, how: str) -> None:
        by = say("check-by-nobody") if not action.seat else action.seat
        line = say("check-differs", number=action.number, kind=action.kind, seat=by, how=how)
        if action.number < self._last_resumed:
            self.remarks.append(line + " " + say("check-corrected-since", number=self._last_resumed))
        else:
            self.faults.append(line)
        self.table = None
        self._turns = {each.turn: each for each in self._record.snapshots if each.number <= action.number}
        self._resume_at(action.number)

    def _resume_at(self, number: int) -> None:
        """Continue from the snapshot after this action, if there is one."""
        kept = self._kept.get(number)
        if kept is None:
            return
        self._turns[kept.turn] = kept
        try:
            table = rules.load(kept.save)
        except rules.RulesError as error:
            self.faults.append(say("check-snapshot-unreadable", turn=kept.turn, reason=str(error)))
            return
        if table.number == number:
            table.events.clear()
            self.table = table

    def _begin(self, action: Action) -> Sequence[Event]:
        """Set the game up as at its start, or at the position in which it was imported."""
        campaign = self._record.campaign
        began = self._recorded.get(action.number, [])
        if began and msgspec.json.decode(began[0])["kind"] == _TAKEN_UP:
            self.table = self._begin_imported(action.number)
        else:
            save = self._save
            self.table = rules.start(campaign.game, campaign.scenario, save.options, seed=save.secret)
        events = list(self.table.events)
        self._store_turn(action)
        return events

    def _begin_imported(self, number: int) -> Table:
        """The table when a game was imported; its secrets are in no event."""
        save = read_save(self._kept[number].save)
        save.record = Record(save.record.base, save.record.base)
        table = Table(game_type(save.game), save)
        table.open_taken_up()
        return table

    def _repeat(self, action: Action) -> Sequence[Event]:
        table = self.table
        assert table is not None
        turn = table.state.turn
        events = list(self._done_again(table, action))
        if table.number != action.number:
            raise rules.RulesError(say("check-number", number=table.number))
        if table.state.turn > turn and not table.result:
            self._store_turn(action)
        return events

    def _done_again(self, table: Table, action: Action) -> Sequence[Event]:
        decoded = msgspec.json.decode(action.answer)
        match action.kind:
            case "answer":
                answers = (
                    decoded if decoded and isinstance(decoded, list) and not isinstance(decoded[0], str) else [decoded]
                )
                return [event for answer in answers for event in _answered(table, answer, action.seat)]
            case "undo":
                return self._replay_undo(table, action)
            case "amend":
                return table.amend(decoded)
            case "rewind":
                return table.rewind(rules.load(self._turns[decoded].save))
            case "resume":
                return table.resume()
            case _:
                raise rules.RulesError(say("check-unknown-kind"))

    def _replay_undo(self, table: Table, action: Action) -> Sequence[Event]:
        """Undo the last answer, or the seat's if answers wait for other seats."""
        is_waiting = len(table.decisions) < len(table.asked)
        return table.undo(action.seat if is_waiting else None, count=self._taken_back)

    def _store_turn(self, action: Action) -> None:
        """Keep the position at the start of a turn, as the store does, and compare it with the store's snapshot."""
        table = self.table
        assert table is not None
        turn, number = table.state.turn, action.number
        self._turns = {known: each for known, each in self._turns.items() if known < turn}
        self._turns[turn] = TurnSnapshot(turn, number, table.save())
        kept = self._kept.get(number)
        if kept is None:
            return
        loaded = rules.load(kept.save)
        parts = _differing_parts(table.state, loaded.state)
        if loaded.number == number and parts:
            self.faults.append(say("check-snapshot-apart", turn=turn, parts=parts))

    def _mark_undone(self, action: Action) -> None:
        """Work out which actions an undo or a rewind took back.

        Those dropped by a correction of the rules may be marked; in old records they aren't.
        """
        if action.kind == "answer":
            self._answers.append(_Answered(action.number, action.number - self._last, action.seat))
        elif action.kind == "undo" and self._answers:
            places = [place for place, each in enumerate(self._answers) if each.seat == action.seat]
            last = self._answers.pop(places[-1] if places else -1)
            self._taken_back = last.choices
            self._undone.add(last.number)
        elif action.kind == "resume":
            events = events_from_json(self._record.campaign.game, self._recorded.get(action.number, []))
            dropped = sum(event.dropped for event in events if isinstance(event, Resumed))
            while dropped > 0 and self._answers:
                last = self._answers.pop()
                dropped -= last.choices
                self._given_up |= {number for number in self._passed if number >= last.number}
        elif action.kind == "rewind":
            turn = self._turns.get(msgspec.json.decode(action.answer))
            if turn is not None:
                self._undone |= {number for number in self._passed if number > turn.number}
                self._answers = [answer for answer in self._answers if answer.number <= turn.number]
                self._turns = {known: each for known, each in self._turns.items() if each.number <= turn.number}

    def _difference(self, action: Action, events: Sequence[Event]) -> str:
        """How the events differ from the recorded ones; empty if they don't."""
        written = self._recorded.get(action.number, [])
        if events_to_json(events) == written:
            return ""
        then = events_from_json(self._record.campaign.game, written)
        reader = Reader(reads_all=self._record.campaign.status != "open")
        for place, (now, before) in enumerate(zip(events, then, strict=False), 1):
            if now != before and not _same_dice(now, before) and not _same_facts(now, written[place - 1]):
                return say("check-event", place=place, now=_short(now, reader), then=_short(before, reader))
        if len(events) != len(then):
            return say("check-event-count", now=len(events), then=len(then))
        return ""


def _answered(table: Table, answer: dict[str, tuple[str, ...]] | list[str], seat: str) -> Sequence[Event]:
    if isinstance(answer, dict):
        return table.arrange(answer, seat=seat)
    return table.choose(*answer, seat=seat)


def _same_dice(now: Event, before: Event) -> bool:
    """Old records don't say what the dice were rolled for."""
    return (
        isinstance(now, DiceThrown)
        and isinstance(before, DiceThrown)
        and not before.causes
        and (now.rolls, now.turn) == (before.rolls, before.turn)
    )


def _same_facts(now: Event, written: str) -> bool:
    """Later versions may cite another ruling for the same facts, or record more facts."""
    before = from_json(written, dict[str, object])
    told = from_json(msgspec.json.encode(now), dict[str, object])
    facts = {name: fact for name, fact in told.items() if name in before}
    return _uncited(facts) == _uncited(before)


def _uncited(value: object) -> object:
    """An event's fields without the rules that it or its modifiers cite."""
    if isinstance(value, dict):
        return {name: _uncited(each) for name, each in value.items() if name != "rule"}
    if isinstance(value, list):
        is_modifier = [type(each) for each in value] == [str, int, str]
        return [_uncited(each) for each in (value[:2] if is_modifier else value)]
    return value


def _short(event: Event, reader: Reader) -> str:
    """An event for the host, who may be a player: hidden ones only by kind until the campaign is closed."""
    if not reader.may_read(event):
        return event.kind
    text = msgspec.json.encode(event).decode()
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _some(numbers: set[int]) -> str:
    shown = ", ".join(str(number) for number in sorted(numbers)[:10])
    return f"{shown} …" if len(numbers) > 10 else shown
