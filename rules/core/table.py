"""The table: it drives a game's script, checks choices, and saves, loads and takes back.

A saved game is *the state at the last checkpoint plus the choices made since*. An older checkpoint is kept beside it as
long as a player may still go back to it: until dice fall, something is revealed or the seat changes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from rules.core.decisions import Answer, Decision, Item, Option, offered, random_choice
from rules.core.dice import Roll, Stream, commitment
from rules.core.errors import IllegalChoice, ImpossibleState, RulesError, SaveError, ScriptFault
from rules.core.events import EVERYONE, Amended, ChoiceUndone, DiceThrown, Event, Resumed, Rewound, TakenUp
from rules.core.game import Game, Guess, Play, Result, State
from rules.core.groups import Asked, Given
from rules.core.pending import Pending
from rules.core.record import FORMAT, Made, Record, Save
from rules.core.resampling import TRIES, shuffle_unknown, unknown_to
from rules.core.text import Argument, Text, speaker
from rules.core.views import TableView, decisions_seen_by

_MANY_STEPS = 10_000
_MARKS = 8
"""How many of the checkpoints before the latest one are remembered, so that going back takes no long replay."""
_say = speaker("core")
_to_json = msgspec.json.Encoder()


class Table:
    """A game in progress: its pending decisions, its state, and what happened while this process had it.

    Made by :func:`rules.start` and :func:`rules.load`. ``number`` counts every change of the table, secret answers
    among them, and is not for everyone to see. Each pending decision has a public number of its own, which shows
    whether an answer is meant for it or for an older one.
    """

    def __init__(self, game_type: type[Game[Any]], save: Save, guess: Guess | None = None) -> None:
        """``guess``: in a fork for a seat: that seat, for which hidden dice are redrawn."""
        self._type = game_type
        self._guess = guess
        self._first_seat = None if guess is None else guess.seat
        self._origin: tuple[Table, int] | None = None
        self.scenario = save.scenario
        self.options = save.options
        self.number = save.number
        self.events: list[Event] = []
        self._secret = self._secret_of_past = save.secret
        self._commitment = commitment(save.secret)
        self._record = save.record
        self._recording = True
        self._is_fork = False
        self._marks: list[tuple[msgspec.Raw, int]] = []
        self._game: Game[Any]
        self._script: Play[None]
        self._pending: Pending | None = None
        self._asked = 0
        self._heard: list[Event] = []
        self._heard_from = 0
        self._has_kept_secret = False
        self._take_up_save()

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self._type.info.id

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play in this game, in order."""
        return self._type.seats_in_play(self.options)

    @property
    def state(self) -> State:
        """The full state, hidden parts included."""
        state: State = self._game.state
        return state

    @property
    def decisions(self) -> dict[str, Decision]:
        """Seat to its pending decision; more than one where seats choose at the same time or may react."""
        open_ = {} if self._pending is None else self._pending.open
        first = self._first_seat
        if first is not None and first in open_:
            return {first: open_.pop(first), **open_}
        return open_

    @property
    def decision(self) -> Decision | None:
        """The first pending decision; None when the game is over."""
        return next(iter(self.decisions.values()), None)

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The decisions that were asked for at the same time, those that have been answered among them."""
        return () if self._pending is None else self._pending.decisions

    @property
    def public_number(self) -> int:
        """The number of the first decision asked for; it grows with every change that everyone may see."""
        return self._asked if self._pending is None else self._pending.first

    @property
    def has_secret_window(self) -> bool:
        """Whether a window is open in which no one may see who has answered."""
        return self._pending is not None and self._pending.is_secret_window

    def seat_name(self, seat: str) -> Text:
        """What a seat is called now."""
        return self._game.seat_name(seat)

    def hand(self, seat: str) -> list[Item]:
        """What a seat hides from the others; show it only to that seat."""
        return self._game.hand(seat)

    @property
    def has_hands(self) -> bool:
        """Whether a seat of this game may hold something that the others do not see."""
        return any(zone.kind == "hand" for zone in self._type.zones)

    def events_for(self, seat: str | None) -> list[Event]:
        """The events that a seat (None: someone without a seat) may know; all of them once the game is over."""
        return [event for event in self.events if self.result is not None or event.is_known_to(seat)]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it's running."""
        return self.state.result

    @property
    def commitment(self) -> str:
        """The SHA-256 of the dice secret, to be published when the game starts."""
        return self._commitment

    @property
    def secret(self) -> str | None:
        """The dice secret, to be published when the game is over; None before that."""
        return self._secret if self.result else None

    def give_up(self) -> str:
        """The dice secret of an abandoned game. The caller makes sure that no one plays on."""
        return self._secret

    def false_dice(self, rolls: Iterable[Roll]) -> list[Roll]:
        """Those of some dice that this table never rolled like this."""
        stream = Stream(self._secret)
        return [roll for roll in rolls if roll.sides < 1 or stream.die(roll.number, roll.sides) != roll.value]

    @property
    def can_undo(self) -> bool:
        """Whether a choice may be taken back. In a secret window it shows that someone has answered: ask for a seat."""
        return self._recording and not self._is_fork and len(self._record.made) > self._record.floor

    def can_undo_for(self, seat: str) -> bool:
        """Whether a seat may take its last choice back."""
        return self.can_undo and self._place_to_undo(seat) is not None

    @property
    def _hides_who_answered(self) -> bool:
        """Whether several seats are asked, and no one may see which of them have answered."""
        return self.has_secret_window and len(self.asked) > 1

    def choose(self, *ids: str, seat: str | None = None) -> list[Event]:
        """Answer a seat's pending Pick with option ids and return what happened.

        Raises:
            IllegalChoice: not legal, not this seat's, answered already, nothing to decide, or no seat named where
                several are asked. Nothing has changed.
            ScriptFault: the rules failed on a legal choice. The table is unchanged.
        """
        return self._answer(ids, seat)

    def arrange(self, slots: Mapping[str, Any], *, seat: str | None = None) -> list[Event]:
        """Answer a seat's pending Arrange with slot id to item ids, front first, and return what happened.

        Raises:
            IllegalChoice: not legal, not this seat's, or nothing to decide. Nothing has changed.
            ScriptFault: the rules failed on a legal choice. The table is unchanged.
        """
        return self._answer(slots, seat)

    def undo(self, seat: str | None = None, *, count: int = 1) -> list[Event]:
        """Take back the last choice (of a seat, where it is named), or the last ``count`` at once; return what says so.

        An answer that waits for those of other seats can be taken back by its own seat alone.

        Raises:
            IllegalChoice: there are not so many, or dice, a reveal or another seat's decision stand between.
        """
        record = self._record
        if not self.can_undo or not 1 <= count <= len(record.made) - record.floor:
            raise IllegalChoice(_say("undo-dice" if record.made or self.number else "undo-nothing"))
        place = self._place_to_undo(seat)
        if place is None or (self._waiting and count > 1):
            raise IllegalChoice(_say("undo-dice"))
        if self._waiting:
            return self._take_back_given(place)
        seat = record.made[-1].seat
        before, checkpoint, since = record.made, record.checkpoint, record.since
        kept, first, following = before[:-count], self.public_number, self._next_number
        starts = [(checkpoint, since), *reversed(self._marks), (record.base, 0)]
        agreed = any(self._play_from(start, passed, kept) for start, passed in starts)
        if not agreed:
            self._play_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptFault("The rules changed under this campaign, so its last choice cannot be taken back.")
        return self._tell(ChoiceUndone(seat=seat), following)

    def _place_to_undo(self, seat: str | None) -> int | None:
        """Which of the choices made a seat may take back: its last one, if no other seat has acted on it."""
        made, waiting = self._record.made, self._waiting
        if seat is None and self._hides_who_answered:
            return None
        if waiting and seat is not None:
            return next((place for place in range(len(made) - waiting, len(made)) if made[place].seat == seat), None)
        return len(made) - 1 if made and seat in (None, made[-1].seat) else None

    def _take_back_given(self, place: int) -> list[Event]:
        """Take back an answer that waits for those of other seats; no number that others see changes."""
        record, first = self._record, self.public_number
        before, checkpoint, since = record.made, record.checkpoint, record.since
        seat = before[place].seat
        was_secret = any(decision.secret for decision in self.asked if decision.seat == seat)
        if not self._play_from(checkpoint, since, [*before[:place], *before[place + 1 :]]):
            self._play_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptFault("The rules changed under this campaign, so its last choice cannot be taken back.")
        self._number_from(first)
        self.number += 1
        event = ChoiceUndone(seat=seat, audience=(seat,) if was_secret else EVERYONE, turn=self.state.turn)
        self.events.append(event)
        return [event]

    def amendments(self) -> list[Option]:
        """The corrections that a game master may make now; none once the game is over."""
        return self._game.amendments() if self._recording and self.result is None else []

    def amend(self, amendment: str) -> list[Event]:
        """Correct the position, as a game master may, and return the event that says so.

        The correction is made at the last checkpoint, and the choices since then are made again; it is refused where
        that leads to another decision or to other dice.

        Raises:
            IllegalChoice: unknown correction, or not possible now. Nothing has changed.
        """
        wanted = next((option for option in self.amendments() if option.id == amendment), None)
        if wanted is None:
            raise IllegalChoice(_say("amend-unknown"))
        record, asked = self._record.copy(), self._position()
        first, following = self.public_number, self._next_number
        if not self._amended(wanted) or self._position() != asked:
            self._restore(record, first)
            raise IllegalChoice(_say("amend-not-now"))
        return self._tell(Amended(change=wanted.name, about=wanted.path), following)

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
        record, first, following = self._record.copy(), self.public_number, self._next_number
        if not self._play_anew(state, earlier._record.made[earlier._record.since :]):
            self._restore(record, first)
            raise ScriptFault("The rules changed under this campaign, so it cannot be taken back to there.")
        return self._tell(Rewound(left=left), following)

    def resume(self) -> list[Event]:
        """Go on from the last checkpoint, as after a correction of the rules, and return the event that says so.

        Raises:
            ScriptFault: the rules cannot go on from there.
        """
        record, following = self._record, self._next_number
        dropped = len(record.made) - record.since
        record.base, record.floor = record.checkpoint, 0
        if not self._play_from(record.checkpoint, 0, []):
            raise ScriptFault("The rules cannot go on from the last checkpoint.")
        return self._tell(Resumed(dropped=dropped), following)

    def tell_resumed(self, dropped: int) -> list[Event]:
        """Put on record that the game went on from its last checkpoint, where ``dropped`` choices were given up."""
        return self._tell(Resumed(dropped=dropped), self._next_number)

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
        first = self.public_number
        self._record.asked = msgspec.UNSET if first == self.number else first
        return _to_json.encode(save).decode()

    def open_save(self) -> str | None:
        """The game as public text, for :func:`rules.load` and :func:`rules.take_up`.

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

    def fork(self, seed: str, seat: str | None = None) -> Table:
        """Another table in the same position, whose dice fall as ``seed`` says from here on.

        For players that look ahead: what they learn from it tells nothing of the dice to come at this table. With a
        ``seat``, what that seat cannot know (hidden pieces, dice and answers) is drawn at random, and its own decision
        is the first; so whoever looks ahead for it cannot peek. Until something is
        chosen in such a fork, it can be forked again for its seat.

        Raises:
            RulesError: this table keeps no record any more, or no other position was found that the seat would see as
                it sees this one.
        """
        if self._origin is not None and self._origin[0].number == self._origin[1]:
            return self._origin[0].fork(seed, self._first_seat)
        if not self._recording:
            raise RulesError("A table that keeps no record cannot be forked.")
        forked = self._resampled(seed, seat) if seat is not None and self.hides_from(seat) else self._copied(seat)
        forked._is_fork = True
        forked._secret = seed
        forked._origin = None if seat is None else (self, self.number)
        forked._game.reseed(seed)
        return forked

    def _copied(self, seat: str | None) -> Table:
        """This table again, with the same past."""
        copied = Table(self._type, self._save_of(self._record.copy()))
        copied._first_seat = seat
        return copied

    def _save_of(self, record: Record) -> Save:
        version = self._type.version
        return Save(FORMAT, self.game, version, self.scenario, self.options, self._secret_of_past, self.number, record)

    def hides_from(self, seat: str) -> bool:
        """Whether there may be something at this table that a seat cannot know."""
        asks_in_secret = any(decision.secret and decision.seat != seat for decision in self.asked)
        return self._type.has_secrets() or self._waiting > 0 or asks_in_secret or self._has_kept_secret

    def _resampled(self, seed: str, seat: str) -> Table:
        """A table that this seat cannot tell from this one, with everything it doesn't know redrawn.

        The game is played again from its last checkpoint, in which hidden pieces have been shuffled and hidden fields
        guessed, with guessed dice and answers where the seat does not know them. What leads to another view is thrown
        away: nothing else is learned from the true position.
        """
        view, heard = self._seen_by(seat), self._known_since_checkpoint(seat)
        unknown, drawn = unknown_to(seat, self._game), dict(self._game.drawn)
        for attempt in range(TRIES):
            rng = Random(f"{seed} {seat} {attempt}")  # noqa: S311 - no dice of a campaign
            found = self._guessed(Guess(seat, rng, unknown, drawn))
            if found is not None and found._seen_by(seat) == view and found._known_since_checkpoint(seat) == heard:
                return found
        raise RulesError(f"No position was found that {seat} could not tell from this one.")

    def _guessed(self, guess: Guess) -> Table | None:
        """One attempt to play again what happened since the checkpoint; None where that cannot be done."""
        record = self._record
        state = msgspec.json.decode(record.checkpoint, type=self._type.state_type)
        reached = self._type(state, "")
        shuffle_unknown(reached, self._game, guess)
        reached.resample(guess.seat, guess.rng)
        checkpoint = msgspec.Raw(_to_json.encode(state))
        try:
            table = Table(self._type, self._save_of(Record(checkpoint, checkpoint)), guess)
            table._answer_again(record.made[record.since :], guess)
        except Exception:
            # In another position an old choice may fail in any way; the next guess may be a better one.
            return None
        table._number_from(self.public_number)
        table.number = table.public_number
        return table

    def _answer_again(self, made: Sequence[Made], guess: Guess) -> None:
        """Make choices again; guess those that are secret.

        Raises:
            RulesError: one of them cannot be made here.
        """
        left = list(made)
        while left:
            pending = self._pending
            if pending is None:
                raise RulesError("The game is over before all choices have been made again.")
            count = len(pending.decisions)
            together, left = left[:count], left[count:]
            for again in _in_order_asked(together, pending, guess.seat):
                decision = self._asked_of(again.seat)
                is_open = len(together) == count if pending.reveals else not decision.secret
                is_known = again.seat == guess.seat or is_open
                answer = decision.check(again.answer) if is_known else random_choice(decision, guess.rng)
                self._record.made.append(Made(again.seat, answer, ""))
                self._go_on(again.seat, answer)

    def _known_since_checkpoint(self, seat: str) -> list[dict[str, Any]]:
        """The events since the last checkpoint that a seat knows of, dice apart: those of the guess may differ."""
        known = [event for event in self._heard if event.is_known_to(seat) and not isinstance(event, DiceThrown)]
        return [event.model_dump() for event in known]

    def stop_recording(self) -> None:
        """Keep no checkpoints from here on: faster, for simulations that are never saved and take nothing back."""
        self._recording = False

    def public(self) -> TableView:
        """The public view, as plain data: state, pending decision, result."""
        return self._seen_by(None)

    def view(self, seat: str) -> TableView:
        """What this seat may see, as plain data.

        Raises:
            RulesError: unknown seat.
        """
        if seat not in self._type.info.seats:
            raise RulesError(f"There is no seat '{seat[:60]}' in {self._type.info.title}.")
        return self._seen_by(seat)

    def _seen_by(self, seat: str | None) -> TableView:
        result, decisions = self.result, decisions_seen_by(self._pending, seat)
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": dict(self.options),
            "number": self.public_number,
            "commitment": self.commitment,
            "state": self._game.redacted(seat),
            "seats": {each: str(self.seat_name(each)) for each in self.seats},
            "decision": next(iter(decisions), None),
            "decisions": decisions,
            "result": None if result is None else {"level": result.level, "winner": result.winner, "text": result.text},
        }

    def _answer(self, answer: object, seat: str | None) -> list[Event]:
        decision = self._asked_of(seat)
        checked = decision.check(answer)
        if self._is_fork:
            self.stop_recording()
        told = self._go_on_recorded(decision, checked) if self._recording else self._go_on(decision.seat, checked)
        self._origin = None
        self.number += 1
        self.events += told
        return told

    def _asked_of(self, seat: str | None) -> Decision:
        """The pending decision of a seat, or the only one.

        Raises:
            IllegalChoice: there is none, or no seat is named where several are asked.
        """
        pending, open_ = self._pending, self.decisions
        if pending is None:
            raise IllegalChoice(_say("game-over"))
        if seat is None and len(open_) == 1 and not self._hides_who_answered:
            return next(iter(open_.values()))
        if seat is None:
            raise IllegalChoice(_say("say-which-seat", rule=pending.decisions[0].cited))
        if seat in open_:
            return open_[seat]
        if seat in pending.given:
            raise IllegalChoice(_say("answered-already", rule=pending.decisions[0].cited))
        raise IllegalChoice(self._not_theirs(pending.decisions[0], str(seat)))

    def _not_theirs(self, decision: Decision, given: str) -> Text:
        """Why a seat may not answer, by the names that the game has for its seats."""
        seats = self._type.info.seats
        whose: Argument = self.seat_name(decision.seat) if decision.seat in seats else decision.seat
        theirs: Argument = self.seat_name(given) if given in seats else given[:60]
        return _say("not-your-seat", seat=whose, given=theirs, rule=decision.cited)

    def _go_on_recorded(self, decision: Decision, answer: Answer) -> list[Event]:
        record, dice, revealed = self._record, self.state.dice, self._game.revealed
        first, shared = self.public_number, len(self.asked) > 1 and any(each.secret for each in self.asked)
        made = Made(decision.seat, answer, "")
        before = list(record.made)
        checkpoint, since = record.checkpoint, record.since
        record.made.append(made)
        try:
            told = self._go_on(decision.seat, answer)
        except Exception as error:
            self._play_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptFault(
                "The rules stumbled over this choice, so it was not made; the campaign is as it was before."
            ) from error
        made.hash = self._hash()
        if self._waiting:
            return told
        has_shown = self.state.dice != dice or self._game.revealed != revealed
        if has_shown or shared or {*self.decisions} != {decision.seat}:
            self._forget_the_way_back()
        return told

    @property
    def _waiting(self) -> int:
        """How many answers wait for those of other seats."""
        return 0 if self._pending is None else len(self._pending.given)

    @property
    def _next_number(self) -> int:
        """The first number that no decision has had."""
        return self._asked + 1 if self._pending is None else self._pending.next_number

    def _forget_the_way_back(self) -> None:
        record = self._record
        self._marks = []
        record.base = record.checkpoint
        record.made = record.made[record.since :]
        record.since = 0
        record.floor = len(record.made)

    def _go_on(self, seat: str, answer: Answer) -> list[Event]:
        """Resume the script with a seat's checked answer, up to its next decision, and return what it told.

        Where other seats have to answer as well, the answer is kept until they have.
        """
        pending = self._pending
        assert pending is not None
        self._game.begin_record()
        self._heard_from = 0
        self._has_kept_secret |= pending.open[seat].secret
        given = pending.give(seat, answer)
        if given is None:
            return []
        if pending.reveals:
            self._game.reveal()
        self._asked, self._pending = pending.next_number, None
        self._resume(given)
        return self._told()

    def _resume(self, given: Given) -> None:
        try:
            self._ask(self._script.send(given))
        except StopIteration:
            self._next_decision()

    def _ask(self, asked: Asked) -> None:
        pending = Pending(asked, self._asked)
        hidden = unknown_to(None, self._game)
        for decision in pending.decisions:
            if not decision.secret and not hidden.isdisjoint(offered(decision)):
                raise RulesError(
                    f"The decision '{decision.topic}' offers hidden pieces by name, so it has to be secret."
                )
        self._pending = pending

    def _number_from(self, first: int) -> None:
        """Number the pending decisions from ``first`` on."""
        self._asked = first
        if self._pending is not None:
            self._pending.number_from(first)

    def _told(self) -> list[Event]:
        """What the script told since it was last asked, with all dice at its end."""
        self._hear()
        if self._game.rolls:
            self._game.tell_dice(None if self._pending is None else self._pending.decisions[0])
        return self._game.events

    def _hear(self) -> None:
        """Remember what happened since the last checkpoint."""
        if self._recording:
            self._has_kept_secret |= self._game.has_hidden_dice
            self._heard += self._game.events[self._heard_from :]
            self._heard_from = len(self._game.events)

    def _next_decision(self) -> None:
        """Take a checkpoint and start a step, again and again, until one asks something or the game is over."""
        self._pending = None
        for _ in range(_MANY_STEPS):
            if self._recording:
                self._take_checkpoint()
            if self._game.state.result is not None:
                return
            self._script = self._game.step()
            try:
                self._ask(next(self._script))
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
        self._heard, self._heard_from = [], len(self._game.events)
        self._has_kept_secret = False
        self._game.drawn = {}

    def _take_up_save(self) -> None:
        """Set up a saved game; where it cannot be replayed, go on from its last checkpoint and say so."""
        record, checkpoint = self._record, self._record.checkpoint
        dropped = len(record.made) - record.since
        first = self.number if record.asked is msgspec.UNSET else record.asked
        if not self._play_from(checkpoint, record.since, record.made):
            record.base, record.floor = checkpoint, 0
            if not self._play_from(checkpoint, 0, []):
                raise SaveError(_say("save-cannot-be-taken-up"))
            self._number_from(first)
            self.tell_resumed(dropped)
            return
        self._number_from(first)

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
        self._game = self._type(state, self._secret_of_past)
        self._game.guess = self._guess
        self._next_decision()
        self._hear()
        return all(self._make_again(again) for again in made[since:])

    def _make_again(self, made: Made) -> bool:
        try:
            answer = self._asked_of(made.seat).check(made.answer)
            self._record.made.append(made)
            self._go_on(made.seat, answer)
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
        game = self._type(msgspec.json.decode(record.checkpoint, type=self._type.state_type), self._secret_of_past)
        try:
            game.amend(amendment.id)
        except ImpossibleState as error:
            raise IllegalChoice(_say("amend-impossible", reason=error.reason)) from error
        except RulesError:
            return False
        return self._play_anew(game.state, record.made[record.since :]) and amendment not in self.amendments()

    def _play_anew(self, state: State, made: list[Made]) -> bool:
        """Set the table up at a checkpoint's state, and make these choices from there.

        Nothing before it can be taken back. False, with the table in no fit state, where they cannot be made.
        """
        record = self._record
        self._marks = []
        record.base, record.since, record.made = msgspec.Raw(_to_json.encode(state)), 0, []
        self._game = self._type(state, self._secret_of_past)
        try:
            self._next_decision()
            self._hear()
            for again in made:
                self._make_anew(again)
        except Exception:
            # In another position an old choice may fail in any way; the caller goes back to where the table stood.
            return False
        record.floor = len(record.made)
        return True

    def _make_anew(self, again: Made) -> None:
        answer = self._asked_of(again.seat).check(again.answer)
        self._record.made.append(made := Made(again.seat, answer, ""))
        self._go_on(again.seat, answer)
        made.hash = self._hash()

    def _restore(self, record: Record, first: int) -> None:
        """Set the table up as it was when that record was kept, its decisions numbered from ``first`` on."""
        self._marks = []
        self._record = record
        self._play_from(record.checkpoint, record.since, record.made)
        self._number_from(first)

    def _position(self) -> tuple[object, ...]:
        """What sets the pending decisions apart from others: who is asked what by which rule, after how many dice."""
        asked = [(each.seat, each.topic, each.rule, each.seat in self.decisions) for each in self.asked]
        return asked, self.state.dice, self.state.turn, self.state.scenes

    def _tell(self, event: Event, first: int) -> list[Event]:
        """Record what was done to the table from outside; the decisions are other ones now, numbered from ``first``."""
        event.turn = self.state.turn
        self.number += 1
        self._number_from(first)
        self.events.append(event)
        return [event]

    def _hash(self) -> str:
        return hashlib.sha256(_to_json.encode(self._game.state)).hexdigest()[:16]


def _in_order_asked(together: Sequence[Made], pending: Pending, seat: str) -> list[Made]:
    """Answers given at the same time, in the order in which the seats were asked.

    Of those to a secret window that is still open, ``seat`` knows its own alone.
    """
    order = [decision.seat for decision in pending.decisions]
    is_open = len(together) < len(order) and pending.is_secret_window
    known = [made for made in together if made.seat == seat or not is_open]
    return sorted(known, key=lambda made: order.index(made.seat))
