"""The table: it drives a game's script, checks choices, and saves, loads and takes back.

A saved game is *the state at the last checkpoint plus the choices made since*. An older checkpoint is kept beside it as
long as a player may still go back to it: until dice fall, something is revealed or the seat changes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.dice import Roll, Stream, commitment
from rules.core.errors import IllegalChoice, ImpossibleState, RulesError, SaveError, ScriptFault
from rules.core.events import Amended, ChoiceUndone, DiceThrown, Event, Resumed, Rewound, TakenUp
from rules.core.game import Game, Play, Result, State
from rules.core.text import Argument, Text, speaker

FORMAT = 1
"""The version of the envelope around a saved state."""

_MANY_STEPS = 10_000
_MARKS = 8
"""How many of the checkpoints before the latest one are remembered, so that going back takes no long replay."""
_say = speaker("core")
_to_json = msgspec.json.Encoder()


class Made(msgspec.Struct, array_like=True):
    """A choice that a seat made since a checkpoint, and the hash of the state that followed it."""

    seat: str
    answer: tuple[str, ...] | dict[str, tuple[str, ...]]
    hash: str


class Record(msgspec.Struct):
    """What is needed to set a table up again, and to take choices back.

    ``base`` is the checkpoint from which the choices ``made`` start; the first ``floor`` of them can no longer be taken
    back. ``checkpoint`` is the latest one, reached after the first ``since`` of them.
    """

    base: msgspec.Raw
    checkpoint: msgspec.Raw
    made: list[Made] = []
    since: int = 0
    floor: int = 0


class Save(msgspec.Struct):
    """A saved game as it is written."""

    format: int
    game: str
    version: int
    scenario: str
    options: dict[str, bool]
    secret: str
    number: int
    record: Record

    def __repr__(self) -> str:
        """Without the secret of the dice: what is printed may end up in a log."""
        return f"Save({self.game!r}, {self.scenario!r}, number={self.number})"


class Table:
    """A game in progress: its pending decision, its state, and what happened while this process had it.

    Made by :func:`rules.start` and :func:`rules.load`. ``number`` counts every change of the table (choices and undone
    choices), so that an answer to an older decision can be told from one to the pending decision.
    """

    def __init__(self, game_type: type[Game[Any]], save: Save) -> None:
        self._type = game_type
        self.scenario = save.scenario
        self.options = save.options
        self.number = save.number
        self.events: list[Event] = []
        self._secret = save.secret
        self._record = save.record
        self._recording = True
        self._marks: list[tuple[msgspec.Raw, int]] = []
        self._game: Game[Any]
        self._script: Play[None]
        self._decision: Decision | None = None
        self._take_up_save()

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self._type.info.id

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that somebody plays in this game, in order."""
        return self._type.seats_in_play(self.options)

    @property
    def state(self) -> State:
        """The whole truth."""
        state: State = self._game.state
        return state

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        return self._decision

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.result

    @property
    def commitment(self) -> str:
        """The SHA-256 of the dice secret, to be published when the game starts."""
        return commitment(self._secret)

    @property
    def secret(self) -> str | None:
        """The dice secret, to be published when the game is over; None before that."""
        return self._secret if self.result else None

    def give_up(self) -> str:
        """The dice secret of a game that nobody goes on with, although it is not over: who asks answers for that."""
        return self._secret

    def false_dice(self, rolls: Iterable[Roll]) -> list[Roll]:
        """Those of some dice that never fell so at this table."""
        stream = Stream(self._secret)
        return [roll for roll in rolls if roll.sides < 1 or stream.die(roll.number, roll.sides) != roll.value]

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back."""
        return self._recording and len(self._record.made) > self._record.floor

    def choose(self, *ids: str, seat: str | None = None) -> list[Event]:
        """Answer the pending Pick with option ids and return what happened.

        Raises:
            IllegalChoice: not legal, not this seat's, or nothing to decide. Nothing has changed.
            ScriptFault: the rules failed on a legal choice. The table stands as before.
        """
        return self._answer(ids, seat)

    def arrange(self, slots: Mapping[str, Any], *, seat: str | None = None) -> list[Event]:
        """Answer the pending Arrange with slot id to item ids, front first, and return what happened.

        Raises:
            IllegalChoice: not legal, not this seat's, or nothing to decide. Nothing has changed.
            ScriptFault: the rules failed on a legal choice. The table stands as before.
        """
        return self._answer(slots, seat)

    def undo(self, count: int = 1) -> list[Event]:
        """Take back the last choice, or the last ``count`` of them at once, and return the event that says so.

        Raises:
            IllegalChoice: there are not so many, or dice, a reveal or another seat's decision stand between.
        """
        record = self._record
        if not self.can_undo or not 1 <= count <= len(record.made) - record.floor:
            raise IllegalChoice(_say("undo-dice" if record.made or self.number else "undo-nothing"))
        seat = record.made[-1].seat
        before, checkpoint, since = record.made, record.checkpoint, record.since
        kept = before[:-count]
        starts = [(checkpoint, since), *reversed(self._marks), (record.base, 0)]
        agreed = any(self._play_from(start, passed, kept) for start, passed in starts)
        if not agreed:
            self._play_from(checkpoint, since, before)
            raise ScriptFault("The rules changed under this campaign, so its last choice cannot be taken back.")
        return self._tell(ChoiceUndone(seat=seat))

    def amendments(self) -> list[Option]:
        """The corrections that a game master may make now; none once the game is over."""
        return self._game.amendments() if self._recording and self.result is None else []

    def amend(self, amendment: str) -> list[Event]:
        """Correct the position, as a game master may, and return the event that says so.

        The correction is made at the last checkpoint, and the choices since then are made again; it is refused where
        that leads to another decision or to other dice.

        Raises:
            IllegalChoice: there is no such correction, or it cannot be made at this moment. Nothing has changed.
        """
        wanted = next((option for option in self.amendments() if option.id == amendment), None)
        if wanted is None:
            raise IllegalChoice(_say("amend-unknown"))
        record, asked = self._kept_record(), self._asked()
        if not self._amended(wanted) or self._asked() != asked:
            self._restore(record)
            raise IllegalChoice(_say("amend-not-now"))
        return self._tell(Amended(change=wanted.name, about=wanted.path))

    def rewind(self, earlier: Table) -> list[Event]:
        """Take the game back to a position that it was in, and return the event that says so.

        The dice go on where they are now: none that has been seen falls again.

        Raises:
            IllegalChoice: the game is over, or that was no earlier position of it. Nothing has changed.
        """
        if self.result is not None:
            raise IllegalChoice(_say("game-over"))
        if earlier.commitment != self.commitment or earlier.game != self.game or earlier.number > self.number:
            raise IllegalChoice(_say("rewind-elsewhere"))
        left, state = self.state.turn, msgspec.json.decode(earlier._record.checkpoint, type=self._type.state_type)
        next_die = earlier.state.dice
        state.leaps = [leap for leap in state.leaps if leap[0] != next_die] + [(next_die, self.state.dice)]
        record = self._kept_record()
        if not self._play_anew(state, earlier._record.made[earlier._record.since :]):
            self._restore(record)
            raise ScriptFault("The rules changed under this campaign, so it cannot be taken back to there.")
        return self._tell(Rewound(left=left))

    def resume(self) -> list[Event]:
        """Go on from the last checkpoint, as after a correction of the rules, and return the event that says so.

        Raises:
            ScriptFault: the rules cannot go on from there.
        """
        record = self._record
        dropped = len(record.made) - record.since
        record.base, record.floor = record.checkpoint, 0
        if not self._play_from(record.checkpoint, 0, []):
            raise ScriptFault("The rules cannot go on from the last checkpoint.")
        return self.tell_resumed(dropped)

    def tell_resumed(self, dropped: int) -> list[Event]:
        """Put on record that the game went on from its last checkpoint, where ``dropped`` choices were given up."""
        return self._tell(Resumed(dropped=dropped))

    def save(self) -> str:
        """The game as text, to be read by :func:`rules.load`."""
        save = Save(
            format=FORMAT,
            game=self.game,
            version=self._type.version,
            scenario=self.scenario,
            options=self.options,
            secret=self._secret,
            number=self.number,
            record=self._record,
        )
        return _to_json.encode(save).decode()

    def open_save(self) -> str | None:
        """The game as text for everybody, to be read by :func:`rules.load` and :func:`rules.take_up`.

        While the game goes on it is the last checkpoint without the secret of the dice: who loads it throws others.
        None where something hidden lies there. Once the game is over it is the whole save.
        """
        if self.result:
            return self.save()
        checkpoint = self._record.checkpoint
        reached = self._type(msgspec.json.decode(checkpoint, type=self._type.state_type), "")
        if reached.redacted(None) != reached.state.model_dump():
            return None
        version, record = self._type.version, Record(checkpoint, checkpoint)
        save = Save(FORMAT, self.game, version, self.scenario, self.options, "", 0, record)
        return _to_json.encode(save).decode()

    def open(self) -> None:
        """Put on record what happened before the first decision of a game that has just been set up."""
        self.events += self._told()

    def open_taken_up(self) -> None:
        """The same for a game that goes on from a position that was played elsewhere, the position before all else."""
        state = msgspec.json.decode(self._record.base, type=self._type.state_type)
        seen = self._type(state, "").redacted(None)
        self.events.append(TakenUp(state=seen, turn=state.turn))
        self.open()

    def fork(self, seed: str) -> Table:
        """Another table in the same position, whose dice fall as ``seed`` says from here on.

        For players that look ahead: what they learn from it tells nothing of the dice to come at this table.

        Raises:
            RulesError: this table keeps no record any more.
        """
        if not self._recording:
            raise RulesError("A table that keeps no record cannot be forked.")
        record = Record(self._record.base, self._record.checkpoint, list(self._record.made), self._record.since)
        version = self._type.version
        forked = Table(
            self._type,
            Save(FORMAT, self.game, version, self.scenario, self.options, self._secret, self.number, record),
        )
        forked.stop_recording()
        forked._game.reseed(seed)
        return forked

    def stop_recording(self) -> None:
        """Keep no checkpoints from here on: faster, for simulations that are never saved and take nothing back."""
        self._recording = False

    def public(self) -> dict[str, Any]:
        """What everybody may see, as plain data: state, pending decision, result."""
        return self._seen_by(None)

    def view(self, seat: str) -> dict[str, Any]:
        """What this seat may see, as plain data.

        Raises:
            RulesError: there is no such seat.
        """
        if seat not in self._type.info.seats:
            raise RulesError(f"There is no seat '{seat[:60]}' in {self._type.info.title}.")
        return self._seen_by(seat)

    def _seen_by(self, seat: str | None) -> dict[str, Any]:
        result = self.result
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": dict(self.options),
            "number": self.number,
            "commitment": self.commitment,
            "state": self._game.redacted(seat),
            "decision": None if self._decision is None else _decision_seen_by(self._decision, seat),
            "result": None if result is None else {"level": result.level, "winner": result.winner, "text": result.text},
        }

    def _answer(self, answer: object, seat: str | None) -> list[Event]:
        decision = self._decision
        if decision is None:
            raise IllegalChoice(_say("game-over"))
        if seat is not None and seat != decision.seat:
            raise IllegalChoice(self._not_theirs(decision, str(seat)))
        checked = decision.check(answer)
        told = self._go_on_recorded(decision, checked) if self._recording else self._go_on(checked)
        self.number += 1
        self.events += told
        return told

    def _not_theirs(self, decision: Decision, given: str) -> Text:
        """Why a seat may not answer, by the names that the game has for its seats."""
        seats = self._type.info.seats
        whose: Argument = seats[decision.seat].name if decision.seat in seats else decision.seat
        theirs: Argument = seats[given].name if given in seats else given[:60]
        return _say("not-your-seat", seat=whose, given=theirs, rule=decision.cited)

    def _go_on_recorded(self, decision: Decision, answer: Answer) -> list[Event]:
        record, dice, revealed = self._record, self.state.dice, self._game.revealed
        made = Made(decision.seat, answer, "")
        before = list(record.made)
        checkpoint, since = record.checkpoint, record.since
        record.made.append(made)
        try:
            told = self._go_on(answer)
        except Exception as fault:
            self._play_from(checkpoint, since, before)
            raise ScriptFault(
                "The rules stumbled over this choice, so it was not made; the campaign is as it was before."
            ) from fault
        made.hash = self._hash()
        next_seat = self._decision.seat if self._decision else None
        if self.state.dice != dice or self._game.revealed != revealed or next_seat != decision.seat:
            self._forget_the_way_back()
        return told

    def _forget_the_way_back(self) -> None:
        record = self._record
        self._marks = []
        record.base = record.checkpoint
        record.made = record.made[record.since :]
        record.since = 0
        record.floor = len(record.made)

    def _go_on(self, answer: Answer) -> list[Event]:
        """Resume the script with a checked answer, up to its next decision, and return what it told."""
        self._game.begin_record()
        try:
            self._decision = _sound(self._script.send(answer))
        except StopIteration:
            self._next_decision()
        return self._told()

    def _told(self) -> list[Event]:
        """What the script told since it was last asked, with all dice at its end."""
        game = self._game
        if game.rolls:
            game.tell(DiceThrown(rolls=tuple(game.rolls), causes=game.causes(self._decision)), "")
        return game.events

    def _next_decision(self) -> None:
        """Take a checkpoint and start a step, again and again, until one asks something or the game is over."""
        self._decision = None
        for _ in range(_MANY_STEPS):
            if self._recording:
                self._take_checkpoint()
            if self._game.state.result is not None:
                return
            self._script = self._game.step()
            try:
                self._decision = _sound(next(self._script))
            except StopIteration:
                continue
            return
        raise RulesError(f"{self._type.info.title} goes on without a decision.")

    def _take_checkpoint(self) -> None:
        record = self._record
        if record.since < len(record.made):
            self._marks = [*self._marks, (record.checkpoint, record.since)][-_MARKS:]
        record.checkpoint = msgspec.Raw(_to_json.encode(self._game.state))
        record.since = len(record.made)

    def _take_up_save(self) -> None:
        """Set up a saved game; where it cannot be replayed, go on from its last checkpoint and say so."""
        record, checkpoint = self._record, self._record.checkpoint
        dropped = len(record.made) - record.since
        if not self._play_from(checkpoint, record.since, record.made):
            record.base, record.floor = checkpoint, 0
            if not self._play_from(checkpoint, 0, []):
                raise SaveError(_say("save-cannot-be-taken-up"))
            self.tell_resumed(dropped)

    def _play_from(self, checkpoint: msgspec.Raw, since: int, made: list[Made]) -> bool:
        """Set the table up at a checkpoint, reached after ``since`` of the choices ``made``, and make the others again.

        False, with the table in no fit state, where they cannot be made or lead elsewhere than they did.
        """
        record = self._record
        if since > len(made):
            return False
        self._marks = [mark for mark in self._marks if mark[1] < since]
        record.checkpoint, record.since, record.made = checkpoint, since, list(made[:since])
        state = msgspec.json.decode(checkpoint, type=self._type.state_type)
        self._game = self._type(state, self._secret)
        self._next_decision()
        return all(self._make_again(again) for again in made[since:])

    def _make_again(self, made: Made) -> bool:
        if self._decision is None:
            return False
        try:
            answer = self._decision.check(made.answer)
            self._record.made.append(made)
            self._go_on(answer)
        except Exception:
            # Under corrected rules an old choice may fail in any way; the caller falls back on the checkpoint.
            return False
        return self._hash() == made.hash

    def _amended(self, amendment: Option) -> bool:
        """Make a correction at the last checkpoint and the choices since then again; False where that cannot be done.

        A correction that could be made once more in the same words has not taken hold.

        Raises:
            IllegalChoice: play could never lead to such a position. Nothing has changed.
        """
        record = self._record
        game = self._type(msgspec.json.decode(record.checkpoint, type=self._type.state_type), self._secret)
        try:
            game.amend(amendment.id)
        except ImpossibleState as fault:
            raise IllegalChoice(_say("amend-impossible", reason=fault.reason)) from fault
        except RulesError:
            return False
        return self._play_anew(game.state, record.made[record.since :]) and amendment not in self.amendments()

    def _play_anew(self, state: State, made: list[Made]) -> bool:
        """Set the table up at a state that stands at a checkpoint, and make these choices from there on.

        Nothing before it can be taken back. False, with the table in no fit state, where they cannot be made.
        """
        record = self._record
        self._marks = []
        record.base, record.since, record.made = msgspec.Raw(_to_json.encode(state)), 0, []
        self._game = self._type(state, self._secret)
        try:
            self._next_decision()
            for again in made:
                self._make_anew(again)
        except Exception:
            # In another position an old choice may fail in any way; the caller goes back to where the table stood.
            return False
        record.floor = len(record.made)
        return True

    def _make_anew(self, again: Made) -> None:
        if self._decision is None or self._decision.seat != again.seat:
            raise IllegalChoice(_say("game-over"))
        answer = self._decision.check(again.answer)
        self._record.made.append(made := Made(again.seat, answer, ""))
        self._go_on(answer)
        made.hash = self._hash()

    def _kept_record(self) -> Record:
        """The record as it is now, untouched by what happens to the table's own."""
        record = self._record
        return Record(record.base, record.checkpoint, list(record.made), record.since, record.floor)

    def _restore(self, record: Record) -> None:
        """Set the table up as it stood when that record was kept."""
        self._marks = []
        self._record = record
        self._play_from(record.checkpoint, record.since, record.made)

    def _asked(self) -> tuple[object, ...]:
        """What sets the pending decision apart from others: who is asked what by which rule, after how many dice."""
        decision = self._decision
        asked = None if decision is None else (decision.seat, decision.topic, decision.rule)
        return asked, self.state.dice, self.state.turn, self.state.scenes

    def _tell(self, event: Event) -> list[Event]:
        """Put on record what was done to the table from outside."""
        event.turn = self.state.turn
        self.number += 1
        self.events.append(event)
        return [event]

    def _hash(self) -> str:
        return hashlib.sha256(_to_json.encode(self._game.state)).hexdigest()[:16]


def _sound(decision: Decision) -> Decision:
    """The decision itself, once it is certain that it can be answered.

    Raises:
        RulesError: it has too few options; a script may never ask what nobody can answer.
    """
    if isinstance(decision, Pick) and not len(decision.options) >= max(decision.min, 1):
        raise RulesError(f"The decision '{decision.topic}' ({decision.rule}) has no legal answer.")
    return decision


def _decision_seen_by(decision: Decision, seat: str | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "kind": decision.kind,
        "seat": decision.seat,
        "rule": decision.rule,
        "domain": decision.domain,
        "topic": decision.topic,
    }
    if decision.secret and seat != decision.seat:
        return seen
    seen["prompt"] = decision.prompt
    seen["about"] = list(decision.about)
    if isinstance(decision, Pick):
        seen |= {"min": decision.min, "max": decision.max}
        seen["options"] = [
            {"id": o.id, "label": o.label, "group": list(o.group), "detail": o.detail, "rule": o.rule}
            for o in decision.options
        ]
    else:
        seen["items"] = [{"id": item.id, "label": item.label} for item in decision.items]
        seen["slots"] = [{"id": s.id, "label": s.label, "min": s.min, "max": s.max} for s in decision.slots]
        seen["default"] = {slot: list(items) for slot, items in decision.default.items()}
    return seen
