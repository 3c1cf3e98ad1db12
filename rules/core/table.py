"""The table: runs a game's script, checks choices, saves, loads and undoes.

A saved game is *the state at the last checkpoint plus the choices made since*. An older checkpoint is kept as long as
players may undo back to it: until dice are rolled, something is revealed or another seat decides.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from rules.core.decisions import Answer, Decision, Item, Option, Pick, offered, random_choice
from rules.core.dice import Roll, Stream, commitment
from rules.core.errors import IllegalChoice, ImpossibleState, RulesError, SaveError, ScriptError
from rules.core.events import EVERYONE, Amended, ChoiceUndone, DiceThrown, Event, Resumed, Rewound, TakenUp
from rules.core.game import Game, Guess, Play, Result, State
from rules.core.groups import Asked, Given
from rules.core.pending import Pending
from rules.core.record import FORMAT, Record, RecordedChoice, Save
from rules.core.resampling import TRIES, shuffle_unknown, unknown_to
from rules.core.stored_answers import StoredRule
from rules.core.text import Argument, Text, speaker
from rules.core.typed_data import from_json
from rules.core.views import TableView, decisions_seen_by

_MANY_STEPS = 10_000
_MOST_CHECKPOINTS = 8
"""How many earlier checkpoints to keep, so that undo needs only a short replay."""
_say = speaker("core")
_to_json = msgspec.json.Encoder()


class Table:
    """A game in progress: its pending decisions, its state, and the events since it was started or loaded.

    Create it with :func:`rules.start` or :func:`rules.load`. ``number`` counts every change of the table, including
    secret answers, so it must stay private. Each pending decision has its own public number, which identifies stale
    answers.
    """

    def __init__(self, game_type: type[Game[Any]], save: Save, guess: Guess | None = None) -> None:
        """``guess`` is the seat of a resampled fork, for which hidden dice are rerolled."""
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
        self._earlier_checkpoints: list[tuple[msgspec.Raw, int]] = []
        self._game: Game[Any]
        self._script: Play[None]
        self._pending: Pending | None = None
        self._asked = 0
        self._kept_events: list[Event] = []
        self._kept_from = 0
        self._has_kept_secret = False
        self._take_up_save()

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._type.info.id

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play, in order."""
        return self._type.seats_of(self.scenario, self.options)

    @property
    def state(self) -> State:
        """The full state, including hidden parts."""
        state: State = self._game.state
        return state

    @property
    def decisions(self) -> dict[str, Decision]:
        """The pending decisions by seat; several for simultaneous choices and windows."""
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
        """The decisions asked at the same time, including answered ones."""
        return () if self._pending is None else self._pending.decisions

    @property
    def public_number(self) -> int:
        """The number of the first decision asked; it grows with every public change."""
        return self._asked if self._pending is None else self._pending.first

    @property
    def has_secret_window(self) -> bool:
        """Whether an open window hides who has answered."""
        return self._pending is not None and self._pending.is_secret_window

    def seat_name(self, seat: str) -> Text:
        """Return the current name of a seat."""
        return self._game.seat_name(seat)

    def seat_detail(self, seat: str) -> str:
        """Return what a seat plays, for people who choose one; empty if its name says so."""
        detail = self._game.seat_detail(seat)
        return "" if detail is None else str(detail)

    def hand(self, seat: str) -> list[Item]:
        """Return what a seat hides from others; show it only to that seat."""
        return self._game.hand(seat)

    def reactions(self, seat: str, window: str = "") -> list[Item]:
        """Return what a seat may react with, in any window or in one kind, by the ids of their options.

        Show it only to that seat.
        """
        return self._game.reactions(seat, window)

    def reaction_label(self, reaction: str) -> str:
        """Return what a reaction is called by the id of its option, whether a seat has it now or not."""
        return str(self._game.reaction_name(reaction))

    def stored_rules(self, seat: str) -> Sequence[StoredRule]:
        """Return the rules that a seat may store now for decisions to come; none once the game is over."""
        return () if self.result is not None else self._game.stored_rules(seat)

    @property
    def has_hands(self) -> bool:
        """Whether seats of this game may have hidden hands."""
        return any(zone.kind == "hand" for zone in self._type.zones)

    def events_for(self, seat: str | None) -> list[Event]:
        """Return the events visible to a seat (None: a viewer without one); all once the game is over."""
        return [event for event in self.events if self.result is not None or event.is_known_to(seat)]

    @property
    def may_end(self) -> bool:
        """Whether the next answer may end the game."""
        return self._game.may_end()

    @property
    def result(self) -> Result | None:
        """The result; None while the game is running."""
        return self.state.result

    @property
    def commitment(self) -> str:
        """The SHA-256 of the dice secret; publish it when the game starts."""
        return self._commitment

    @property
    def secret(self) -> str | None:
        """The dice secret once the game is over; None before."""
        return self._secret if self.result else None

    def give_up(self) -> str:
        """Return the dice secret of an abandoned game. The caller must make sure that no one plays on."""
        return self._secret

    def false_dice(self, rolls: Iterable[Roll]) -> list[Roll]:
        """Return the rolls that don't match this table's dice stream."""
        stream = Stream(self._secret)
        return [roll for roll in rolls if roll.sides < 1 or stream.die(roll.number, roll.sides) != roll.value]

    @property
    def can_undo(self) -> bool:
        """Whether a choice can be undone.

        In a secret window this leaks that someone has answered; use :meth:`can_undo_for` there.
        """
        return self._recording and not self._is_fork and len(self._record.made) > self._record.floor

    def can_undo_for(self, seat: str) -> bool:
        """Whether a seat can undo its last choice."""
        return self.can_undo and self._place_to_undo(seat) is not None

    @property
    def _hides_who_answered(self) -> bool:
        """Whether several seats are asked and it's hidden who has answered."""
        return self.has_secret_window and len(self.asked) > 1

    def choose(self, *ids: str, seat: str | None = None) -> list[Event]:
        """Answer a seat's pending Pick with option ids and return the events.

        Raises:
            IllegalChoice: illegal, another seat's decision, already answered, nothing pending, or no seat given while
                several are asked. Nothing has changed.
            ScriptError: the rules failed on a legal choice. The table is unchanged.
        """
        return self._answer(ids, seat)

    def arrange(self, slots: Mapping[str, Any], *, seat: str | None = None) -> list[Event]:
        """Answer a seat's pending Arrange with slot id to item ids, front first, and return the events.

        Raises:
            IllegalChoice: illegal, another seat's decision, or nothing pending. Nothing has changed.
            ScriptError: the rules failed on a legal choice. The table is unchanged.
        """
        return self._answer(slots, seat)

    def undo(self, seat: str | None = None, *, count: int = 1) -> list[Event]:
        """Undo the last ``count`` choices (of one seat, if given) and return the event for it.

        Only its own seat can undo an answer that waits for those of other seats.

        Raises:
            IllegalChoice: there are too few choices, or dice, a reveal or another seat's decision came after them.
        """
        record = self._record
        if not self.can_undo or not 1 <= count <= len(record.made) - record.floor:
            raise IllegalChoice(_say("undo-dice" if record.made or self.number else "undo-nothing"))
        place = self._place_to_undo(seat)
        if place is None or (self._waiting and count > 1):
            raise IllegalChoice(_say("undo-dice"))
        if self._waiting:
            return self._undo_waiting_answer(place)
        seat = record.made[-1].seat
        before, checkpoint, since = record.made, record.checkpoint, record.since
        kept, first, following = before[:-count], self.public_number, self._next_number
        starts = [(checkpoint, since), *reversed(self._earlier_checkpoints), (record.base, 0)]
        agreed = any(self._replay_from(start, passed, kept) for start, passed in starts)
        if not agreed:
            self._replay_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptError("The rules changed under this campaign, so its last choice can't be undone.")
        return self._tell(ChoiceUndone(seat=seat), following)

    def _place_to_undo(self, seat: str | None) -> int | None:
        """Return the index of a seat's last choice if it can be undone: no other seat has acted on it."""
        made, waiting = self._record.made, self._waiting
        if seat is None and self._hides_who_answered:
            return None
        if waiting and seat is not None:
            return next((place for place in range(len(made) - waiting, len(made)) if made[place].seat == seat), None)
        return len(made) - 1 if made and seat in (None, made[-1].seat) else None

    def _undo_waiting_answer(self, place: int) -> list[Event]:
        """Undo an answer that waits for those of other seats, without changing any public number."""
        record, first = self._record, self.public_number
        before, checkpoint, since = record.made, record.checkpoint, record.since
        seat = before[place].seat
        was_secret = any(decision.secret for decision in self.asked if decision.seat == seat)
        if not self._replay_from(checkpoint, since, [*before[:place], *before[place + 1 :]]):
            self._replay_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptError("The rules changed under this campaign, so its last choice can't be undone.")
        self._number_from(first)
        self.number += 1
        event = ChoiceUndone(seat=seat, audience=(seat,) if was_secret else EVERYONE, turn=self.state.turn)
        self.events.append(event)
        return [event]

    def amendments(self) -> list[Option]:
        """Return the corrections that a game master may make now; none once the game is over."""
        return self._game.amendments() if self._recording and self.result is None else []

    def amend(self, amendment: str) -> list[Event]:
        """Apply a game master's correction and return the event for it.

        It is applied at the last checkpoint, and the choices since then are replayed. It is refused if the replay leads
        to another decision or other dice.

        Raises:
            IllegalChoice: unknown correction, or not possible now. Nothing has changed.
        """
        wanted = next((option for option in self.amendments() if option.id == amendment), None)
        if wanted is None:
            raise IllegalChoice(_say("amend-unknown"))
        record, asked = self._record.copy(), self._position()
        first, following = self.public_number, self._next_number
        if not self._apply_correction(wanted) or self._position() != asked:
            self._restore(record, first)
            raise IllegalChoice(_say("amend-not-now"))
        return self._tell(Amended(change=wanted.name, about=wanted.path), following)

    def rewind(self, earlier: Table) -> list[Event]:
        """Rewind the game to an earlier position and return the event for it.

        The dice stream continues from its current number, so no known die is rolled again.

        Raises:
            IllegalChoice: the game is over, or the position isn't an earlier one of this game. Nothing has changed.
        """
        if self.result is not None:
            raise IllegalChoice(_say("game-over"))
        if earlier.commitment != self.commitment or earlier.game != self.game or earlier.number > self.number:
            raise IllegalChoice(_say("rewind-elsewhere"))
        left, state = self.state.turn, from_json(earlier._record.checkpoint, self._type.state_type)
        next_die = earlier.state.dice
        state.leaps = [leap for leap in state.leaps if leap[0] != next_die] + [(next_die, self.state.dice)]
        record, first, following = self._record.copy(), self.public_number, self._next_number
        if not self._restart_from(state, earlier._record.made[earlier._record.since :]):
            self._restore(record, first)
            raise ScriptError("The rules changed under this campaign, so it can't be rewound to that position.")
        return self._tell(Rewound(left=left), following)

    def resume(self) -> list[Event]:
        """Resume from the last checkpoint, as after a rules fix, and return the event for it.

        Raises:
            ScriptError: the rules can't continue from there.
        """
        record, following = self._record, self._next_number
        dropped = len(record.made) - record.since
        record.base, record.floor = record.checkpoint, 0
        if not self._replay_from(record.checkpoint, 0, []):
            raise ScriptError("The rules can't continue from the last checkpoint.")
        return self._tell(Resumed(dropped=dropped), following)

    def tell_resumed(self, dropped: int) -> list[Event]:
        """Record that the game resumed from its last checkpoint, without ``dropped`` later choices."""
        return self._tell(Resumed(dropped=dropped), self._next_number)

    def save(self) -> str:
        """Return the game as text for :func:`rules.load`."""
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
        """Return the game as public text for :func:`rules.load` and :func:`rules.take_up`.

        While the game is running, this is the last checkpoint without the dice secret, so a loaded copy rolls other
        dice; None if the checkpoint has hidden information. Once the game is over, it is the whole save.
        """
        if self.result:
            return self.save()
        checkpoint = self._record.checkpoint
        reached = self._type(from_json(checkpoint, self._type.state_type), "")
        if reached.redacted(None) != reached.state.model_dump():
            return None
        version, record = self._type.version, Record(checkpoint, checkpoint)
        save = Save(FORMAT, self.game, version, self.scenario, self.options, "", 0, record)
        return _to_json.encode(save).decode()

    def open(self) -> None:
        """Record what happened in a new game before its first decision."""
        self.events += self._events_of_choice()

    def open_taken_up(self) -> None:
        """Do the same for an imported game, with the imported position as the first event."""
        state = from_json(self._record.base, self._type.state_type)
        seen = self._type(state, "").redacted(None)
        self.events.append(TakenUp(state=seen, turn=state.turn))
        self.open()

    def fork(self, seed: str, seat: str | None = None) -> Table:
        """Return a copy of the table in the same position, with future dice from ``seed``.

        Forks are for lookahead: they reveal nothing about this table's future dice. With a ``seat``, hidden pieces,
        dice and answers that it can't know are resampled, and its own decision comes first. Such a fork can be forked
        again for its seat until something is chosen in it.

        Raises:
            RulesError: this table keeps no record, or no position consistent with the seat's view was found.
        """
        if self._origin is not None and self._origin[0].number == self._origin[1]:
            return self._origin[0].fork(seed, self._first_seat)
        if not self._recording:
            raise RulesError("A table without a record can't be forked.")
        forked = self._resampled(seed, seat) if seat is not None and self.hides_from(seat) else self._copied(seat)
        forked._is_fork = True
        forked._secret = seed
        forked._origin = None if seat is None else (self, self.number)
        forked._game.reseed(seed)
        return forked

    def fork_evenly(self, seat: str) -> Table:
        """Return a copy as :meth:`fork` does for a seat, in which all further dice fall as is to be expected."""
        forked = self.fork("evenly", seat)
        forked._game.fall_evenly()
        return forked

    def fork_at(self, state: State, seed: str) -> Table:
        """Return a copy of the game at another checkpoint, with what happens before its first decision as events.

        All of its dice are from ``seed``: they reveal nothing about this table's future dice. Whoever looks at it sees
        all of ``state``. So of a game with hidden information only a fork for a seat is copied: ``state`` is made from
        its state, in which all that the seat can't know is guessed.

        Raises:
            RulesError: the game can have hidden information, and this isn't a fork for a seat.
        """
        if self._type.has_secrets() and self._origin is None:
            raise RulesError("A game with hidden information can't be copied at another checkpoint.")
        checkpoint = msgspec.Raw(_to_json.encode(state))
        save = self._save_of(Record(checkpoint, checkpoint))
        save.secret = seed  # what comes before the first decision throws dice at once
        forked = Table(self._type, save)
        forked._is_fork = True
        forked.open()
        return forked

    def _copied(self, seat: str | None) -> Table:
        """Return a copy of this table with the same past."""
        copied = Table(self._type, self._save_of(self._record.copy()))
        copied._first_seat = seat
        return copied

    def _save_of(self, record: Record) -> Save:
        version = self._type.version
        return Save(FORMAT, self.game, version, self.scenario, self.options, self._secret_of_past, self.number, record)

    def hides_from(self, seat: str) -> bool:
        """Whether this table may have information that a seat can't know."""
        asks_in_secret = any(decision.secret and decision.seat != seat for decision in self.asked)
        return self._type.has_secrets() or self._awaits_reveal or asks_in_secret or self._has_kept_secret

    def _resampled(self, seed: str, seat: str) -> Table:
        """Return a table that the seat can't tell from this one, with everything it doesn't know resampled.

        The game is replayed from its last checkpoint with shuffled hidden pieces, guessed hidden fields, and guessed
        dice and answers where the seat doesn't know them. Guesses that lead to a different view are rejected; nothing
        else is taken from the true position.
        """
        view, heard = self._seen_by(seat), self._known_since_checkpoint(seat)
        unknown, drawn, shown = unknown_to(seat, self._game), dict(self._game.drawn), frozenset(self._game.shown)
        for attempt in range(TRIES):
            rng = Random(f"{seed} {seat} {attempt}")  # noqa: S311 - not for campaign dice
            found = self._try_guess(Guess(seat, rng, unknown, drawn, shown))
            if found is not None and found._seen_by(seat) == view and found._known_since_checkpoint(seat) == heard:
                return found
        raise RulesError(f"No position consistent with the view of {seat} was found.")

    def _try_guess(self, guess: Guess) -> Table | None:
        """Make one attempt to replay the choices since the checkpoint; None if it fails."""
        record = self._record
        state = from_json(record.checkpoint, self._type.state_type)
        reached = self._type(state, "")
        shuffle_unknown(reached, self._game, guess)
        reached.resample(guess.seat, guess.rng)
        checkpoint = msgspec.Raw(_to_json.encode(state))
        try:
            table = Table(self._type, self._save_of(Record(checkpoint, checkpoint)), guess)
            table._replay_guessing(record.made[record.since :], guess)
        except Exception:
            # In another position an old choice may raise anything; try the next guess.
            return None
        table._number_from(self.public_number)
        table.number = table.public_number
        return table

    def _replay_guessing(self, made: Sequence[RecordedChoice], guess: Guess) -> None:
        """Replay choices; guess the secret ones.

        Raises:
            RulesError: a choice can't be made here.
        """
        left = list(made)
        while left:
            pending = self._pending
            if pending is None:
                raise RulesError("The game ended before all choices were replayed.")
            count = len(pending.decisions)
            together, left = left[:count], left[count:]
            for again in _in_order_asked(together, pending, guess.seat):
                decision = self._asked_of(again.seat)
                is_open = len(together) == count if pending.reveals else not decision.secret
                is_known = again.seat == guess.seat or is_open or (len(together) == count and _is_disclosed(decision))
                answer = decision.check(again.answer) if is_known else random_choice(decision, guess.rng)
                self._record.made.append(RecordedChoice(again.seat, answer, ""))
                self._advance(again.seat, answer)

    def _known_since_checkpoint(self, seat: str) -> list[dict[str, Any]]:
        """Return the events since the last checkpoint that a seat knows, except dice, which may differ in a guess."""
        known = [event for event in self._kept_events if event.is_known_to(seat) and not isinstance(event, DiceThrown)]
        return [event.model_dump() for event in known]

    def stop_recording(self) -> None:
        """Stop keeping checkpoints: faster, for simulations that need neither saves nor undo."""
        self._recording = False

    def public(self) -> TableView:
        """Return the public view as plain data: state, pending decisions, result."""
        return self._seen_by(None)

    def view(self, seat: str) -> TableView:
        """Return what this seat may see, as plain data.

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
        told = self._advance_recorded(decision, checked) if self._recording else self._advance(decision.seat, checked)
        self._origin = None
        self.number += 1
        self.events += told
        return told

    def _asked_of(self, seat: str | None) -> Decision:
        """Return the pending decision of a seat, or the only one.

        Raises:
            IllegalChoice: nothing is pending for it, or no seat is given while several are asked.
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
        """Return the reason why a seat may not answer, with the game's seat names."""
        seats = self._type.info.seats
        whose: Argument = self.seat_name(decision.seat) if decision.seat in seats else decision.seat
        theirs: Argument = self.seat_name(given) if given in seats else given[:60]
        return _say("not-your-seat", seat=whose, given=theirs, rule=decision.cited)

    def _advance_recorded(self, decision: Decision, answer: Answer) -> list[Event]:
        self._end_undo_of_others(decision.seat)
        record, dice, revealed = self._record, self.state.dice, self._game.revealed
        first, shared = self.public_number, len(self.asked) > 1
        made = RecordedChoice(decision.seat, answer, "")
        before = list(record.made)
        checkpoint, since = record.checkpoint, record.since
        record.made.append(made)
        try:
            told = self._advance(decision.seat, answer)
        except Exception as error:
            self._replay_from(checkpoint, since, before)
            self._number_from(first)
            raise ScriptError(
                "The rules failed on this choice, so it wasn't made; the campaign is unchanged."
            ) from error
        made.hash = self._hash()
        if self._waiting:
            return told
        has_shown = self.state.dice != dice or self._game.revealed != revealed
        if has_shown or shared or not self._can_be_handed_back(decision):
            self._drop_undo_history()
        return told

    def _end_undo_of_others(self, seat: str) -> None:
        """Once a seat acts on the choices of another, those can't be undone any more."""
        made = self._record.made
        if made and made[-1].seat != seat and not self._waiting:
            self._drop_undo_history()

    def _can_be_handed_back(self, made: Decision) -> bool:
        """Whether a seat can undo its choice now: it decides again, or one other seat is asked in the open.

        Or that seat may react: it has seen nothing that a window hides. An answer to a window is final unless the same
        seat is asked on in the open: a stored one would be given again, and no one may learn which was stored.
        """
        if made.reaction and made.secret:
            return False
        if {*self.decisions} == {made.seat}:
            return True
        if made.reaction:
            return False
        return len(self.asked) == 1 and all(each.reaction or not each.secret for each in self.asked)

    @property
    def _waiting(self) -> int:
        """Return how many answers wait for those of other seats."""
        return 0 if self._pending is None else len(self._pending.given)

    @property
    def _awaits_reveal(self) -> bool:
        """Whether answers are kept back until all seats have answered. Those in an open window aren't."""
        return self._pending is not None and self._pending.reveals and self._waiting > 0

    @property
    def _next_number(self) -> int:
        """Return the first unused decision number."""
        return self._asked + 1 if self._pending is None else self._pending.next_number

    def _drop_undo_history(self) -> None:
        record = self._record
        self._earlier_checkpoints = []
        record.base = record.checkpoint
        record.made = record.made[record.since :]
        record.since = 0
        record.floor = len(record.made)

    def _advance(self, seat: str, answer: Answer) -> list[Event]:
        """Resume the script with a seat's checked answer up to its next decision and return the events.

        If other seats still have to answer, only store the answer.
        """
        pending = self._pending
        assert pending is not None
        self._game.begin_record()
        self._kept_from = 0
        self._has_kept_secret |= pending.open[seat].secret
        given = pending.give(seat, answer)
        if given is None:
            return []
        if pending.reveals:
            self._game.reveal()
        self._asked, self._pending = pending.next_number, None
        self._resume(given)
        return self._events_of_choice()

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
                raise RulesError(f"The decision '{decision.topic}' names hidden pieces, so it must be secret.")
        self._pending = pending

    def _number_from(self, first: int) -> None:
        """Number the pending decisions from ``first`` on."""
        self._asked = first
        if self._pending is not None:
            self._pending.number_from(first)

    def _events_of_choice(self) -> list[Event]:
        """Return the events since the last decision, with the dice events at the end."""
        self._keep_events()
        if self._game.rolls:
            self._game.tell_dice(None if self._pending is None else self._pending.decisions[0])
        return self._game.events

    def _keep_events(self) -> None:
        """Keep the events since the last checkpoint."""
        if self._recording:
            self._has_kept_secret |= self._game.has_hidden_dice
            self._kept_events += self._game.events[self._kept_from :]
            self._kept_from = len(self._game.events)

    def _next_decision(self) -> None:
        """Take checkpoints and run steps until one asks for a decision or the game is over."""
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
            earlier = [*self._earlier_checkpoints, (record.checkpoint, record.since)]
            self._earlier_checkpoints = earlier[-_MOST_CHECKPOINTS:]
        record.checkpoint = msgspec.Raw(_to_json.encode(self._game.state))
        record.since = len(record.made)
        self._kept_events, self._kept_from = [], len(self._game.events)
        self._has_kept_secret = False
        self._game.drawn, self._game.shown = {}, set()

    def _take_up_save(self) -> None:
        """Restore a saved game. If it can't be replayed, resume from its last checkpoint and record that."""
        record, checkpoint = self._record, self._record.checkpoint
        dropped = len(record.made) - record.since
        first = self.number if record.asked is msgspec.UNSET else record.asked
        if not self._replay_from(checkpoint, record.since, record.made):
            record.base, record.floor = checkpoint, 0
            if not self._replay_from(checkpoint, 0, []):
                raise SaveError(_say("save-cannot-be-taken-up"))
            self._number_from(first)
            self.tell_resumed(dropped)
            return
        self._number_from(first)

    def _replay_from(self, checkpoint: msgspec.Raw, since: int, made: list[RecordedChoice]) -> bool:
        """Restore a checkpoint, reached after ``since`` of the choices ``made``, and replay the others.

        Returns False if they fail or lead elsewhere; the table is then unusable.
        """
        record = self._record
        if since > len(made):
            return False
        self._earlier_checkpoints = [each for each in self._earlier_checkpoints if each[1] < since]
        record.checkpoint, record.since, record.made = checkpoint, since, list(made[:since])
        state = from_json(checkpoint, self._type.state_type)
        self._game = self._type(state, self._secret_of_past)
        self._game.guess = self._guess
        self._next_decision()
        self._keep_events()
        return all(self._replay_choice(again) for again in made[since:])

    def _replay_choice(self, made: RecordedChoice) -> bool:
        try:
            answer = self._asked_of(made.seat).check(made.answer)
            self._record.made.append(made)
            self._advance(made.seat, answer)
        except Exception:
            # With changed rules an old choice may raise anything; the caller falls back to the checkpoint.
            return False
        return self._hash() == made.hash

    def _apply_correction(self, amendment: Option) -> bool:
        """Apply a correction at the last checkpoint and replay the choices since then; False if that fails.

        If the same correction is still on offer afterwards, it had no effect, which counts as a failure.

        Raises:
            IllegalChoice: the corrected position can't occur in play. Nothing has changed.
        """
        record = self._record
        game = self._type(from_json(record.checkpoint, self._type.state_type), self._secret_of_past)
        try:
            game.amend(amendment.id)
        except ImpossibleState as error:
            raise IllegalChoice(_say("amend-impossible", reason=error.reason)) from error
        except RulesError:
            return False
        return self._restart_from(game.state, record.made[record.since :]) and amendment not in self.amendments()

    def _restart_from(self, state: State, made: list[RecordedChoice]) -> bool:
        """Restore a checkpoint's state and replay these choices.

        Nothing before it can be undone. Returns False if a choice fails; the table is then unusable.
        """
        record = self._record
        self._earlier_checkpoints = []
        record.base, record.since, record.made = msgspec.Raw(_to_json.encode(state)), 0, []
        self._game = self._type(state, self._secret_of_past)
        try:
            self._next_decision()
            self._keep_events()
            for again in made:
                self._repeat_choice(again)
        except Exception:
            # In another position an old choice may raise anything; the caller rolls the table back.
            return False
        record.floor = len(record.made)
        return True

    def _repeat_choice(self, again: RecordedChoice) -> None:
        answer = self._asked_of(again.seat).check(again.answer)
        self._record.made.append(made := RecordedChoice(again.seat, answer, ""))
        self._advance(again.seat, answer)
        made.hash = self._hash()

    def _restore(self, record: Record, first: int) -> None:
        """Restore the table from a record, with its decisions numbered from ``first``."""
        self._earlier_checkpoints = []
        self._record = record
        self._replay_from(record.checkpoint, record.since, record.made)
        self._number_from(first)

    def _position(self) -> tuple[object, ...]:
        """Return what identifies the pending decisions: seats, topics, rules and the number of dice."""
        asked = [(each.seat, each.topic, each.rule, each.seat in self.decisions) for each in self.asked]
        return asked, self.state.dice, self.state.turn, self.state.scenes

    def _tell(self, event: Event, first: int) -> list[Event]:
        """Record an event from outside the script and renumber the decisions from ``first``."""
        event.turn = self.state.turn
        self.number += 1
        self._number_from(first)
        self.events.append(event)
        return [event]

    def _hash(self) -> str:
        return hashlib.sha256(_to_json.encode(self._game.state)).hexdigest()[:16]


def _is_disclosed(decision: Decision) -> bool:
    """Whether the answer to a secret question shows once everyone asked has answered."""
    return isinstance(decision, Pick) and decision.disclosed


def _in_order_asked(together: Sequence[RecordedChoice], pending: Pending, seat: str) -> list[RecordedChoice]:
    """Sort simultaneous answers by the order in which the seats were asked.

    For an open secret window, keep only the answer of ``seat``, because it knows no others.
    """
    order = [decision.seat for decision in pending.decisions]
    is_open = len(together) < len(order) and pending.is_secret_window
    known = [made for made in together if made.seat == seat or not is_open]
    return sorted(known, key=lambda made: order.index(made.seat))
