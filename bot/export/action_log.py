"""A campaign's log: every action with its user, time, choice, events and dice.

While the campaign is played, it contains only what everyone at the table may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import msgspec

import rules
from bot.export.book import Book
from bot.export.dice import Die
from bot.storage import Campaign, RecordedAction
from render.presenter import View
from rules.core.events import DiceThrown, Event, HiddenDiceThrown
from rules.core.registry import game_type

FORMAT = 1
"""The log's format version."""

Json = dict[str, Any]


def log(
    campaign: Campaign,
    shown: View,
    book: Book,
    actions: Sequence[RecordedAction],
    events: Mapping[int, Sequence[Event]],
    dice: Sequence[Die],
) -> Json:
    """The log as plain data; ``events`` are each action's events that may be known.

    Discord ids are strings, because some languages can't represent such large numbers.
    """
    return {
        "format": FORMAT,
        "game": campaign.game,
        "scenario": campaign.scenario,
        "options": shown["options"],
        "title": campaign.title,
        "status": campaign.status,
        "turn": shown["state"]["turn"],
        "exported": book.exported.isoformat(timespec="seconds"),
        "commitment": campaign.commitment,
        "secret": book.secret,
        "dice_thrown": len({die.number for die in dice}),
        "players": {str(player.id): {"name": player.name, "seats": list(player.seats)} for player in book.players},
        "actions": _listed(book.secret is not None, actions, events, dice),
    }


def _listed(
    closed: bool, actions: Sequence[RecordedAction], events: Mapping[int, Sequence[Event]], dice: Sequence[Die]
) -> list[Json]:
    thrown: dict[int, list[Json]] = {}
    for die in dice:
        thrown.setdefault(die.action, []).append(_die(die))
    return [
        {
            **_action(done, closed),
            "events": [event.model_dump() for event in events.get(done.action.number, ()) if not _is_dice(event)],
            "dice": thrown.get(done.action.number, []),
        }
        for done in actions
    ]


def _is_dice(event: Event) -> bool:
    """Whether an event says nothing beyond the list of dice."""
    return isinstance(event, (DiceThrown, HiddenDiceThrown))


def public_actions(actions: Sequence[RecordedAction], table: rules.Table) -> list[RecordedAction]:
    """The actions of a campaign in play that everyone may know about.

    Nothing of a secret window is included before it closes. After that, the order of its answers stays hidden. In games
    with secrets, so does who had stored an answer.
    """
    known = [each for each in actions if not (each.action.secret and (each.undone or each.action.kind == "undo"))]
    if table.has_secret_window:
        while known and (known[-1].action.secret or known[-1].action.kind == "undo"):
            known.pop()
    public: list[RecordedAction] = []
    for is_secret, run in groupby(known, key=lambda each: each.action.secret):
        answers = list(run)
        public += _in_order_of_seats(answers) if is_secret else answers
    return [_without_way(each) for each in public] if game_type(table.game).has_secrets() else public


def _without_way(done: RecordedAction) -> RecordedAction:
    """The action as if given by hand, if it was stored, or was passed in a secret window by silence."""
    if done.action.way != "stored" and not done.action.secret:
        return done
    return msgspec.structs.replace(done, action=msgspec.structs.replace(done.action, way=""))


def _in_order_of_seats(answers: Sequence[RecordedAction]) -> list[RecordedAction]:
    """A run of secret answers, reordered by seat."""
    seats = sorted((each.action.seat, each.action.rule) for each in answers)
    return [
        msgspec.structs.replace(each, action=msgspec.structs.replace(each.action, seat=seat, rule=rule))
        for each, (seat, rule) in zip(answers, seats, strict=True)
    ]


def _action(done: RecordedAction, closed: bool) -> Json:
    action = done.action
    shown = closed or not action.secret
    return {
        "number": action.number,
        "kind": action.kind,
        "when": datetime.fromtimestamp(done.made, UTC).isoformat(timespec="seconds") if shown else None,
        "who": str(action.user) if action.user and shown else None,
        "seat": action.seat,
        "rule": action.rule,
        "way": action.way if shown else "",
        "choice": msgspec.json.decode(action.answer) if shown else None,
        "secret": action.secret,
        "undone": done.undone,
    }


def _die(die: Die) -> Json:
    roll, cause = die.roll, die.cause
    if roll is None:
        return {"number": die.number, "hidden": True}
    return {"number": roll.number, "sides": roll.sides, "value": roll.value, "for": cause.kind, "rule": cause.rule}
