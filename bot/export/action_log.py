"""The log of a campaign: every action, by whom, when, what was chosen, its events and its dice.

While the campaign is played it contains only what everyone at the table may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.export.dice import Die
from bot.export.documents import CampaignExport
from bot.storage import Campaign, DoneAction, ToldEvent
from render.presenter import View

FORMAT = 1
"""The version of the log, by which a reader knows what to expect."""

_DICE = "dice-thrown"

Json = dict[str, Any]


def log(
    campaign: Campaign,
    shown: View,
    export: CampaignExport,
    actions: Sequence[DoneAction],
    told: Sequence[ToldEvent],
    dice: Sequence[Die],
) -> Json:
    """The log as plain data. Discord ids are strings, because they are too long for the numbers of some languages."""
    return {
        "format": FORMAT,
        "game": campaign.game,
        "scenario": campaign.scenario,
        "options": shown["options"],
        "title": campaign.title,
        "status": campaign.status,
        "turn": shown["state"]["turn"],
        "exported": export.exported.isoformat(timespec="seconds"),
        "commitment": campaign.commitment,
        "secret": export.secret,
        "dice_thrown": len({die.roll.number for die in dice}),
        "players": {str(player.id): {"name": player.name, "seats": list(player.seats)} for player in export.players},
        "actions": _actions(export.secret is not None, actions, told, dice),
    }


def _actions(closed: bool, actions: Sequence[DoneAction], told: Sequence[ToldEvent], dice: Sequence[Die]) -> list[Json]:
    events: dict[int, list[Json]] = {}
    for each in told:
        event = msgspec.json.decode(each.json)
        if event["kind"] != _DICE and (closed or not event.get("audience")):
            events.setdefault(each.action, []).append(event)
    thrown: dict[int, list[Json]] = {}
    for die in dice:
        thrown.setdefault(die.action, []).append(_die(die))
    return [
        {
            **_action(done, closed),
            "events": events.get(done.action.number, []),
            "dice": thrown.get(done.action.number, []),
        }
        for done in actions
    ]


def _action(done: DoneAction, closed: bool) -> Json:
    action = done.action
    shown = closed or not action.secret
    return {
        "number": action.number,
        "kind": action.kind,
        "when": datetime.fromtimestamp(done.made, UTC).isoformat(timespec="seconds"),
        "who": str(action.user) if action.user else None,
        "seat": action.seat,
        "rule": action.rule,
        "way": action.way,
        "choice": msgspec.json.decode(action.answer) if shown else None,
        "secret": action.secret,
        "undone": done.undone,
    }


def _die(die: Die) -> Json:
    roll, cause = die.roll, die.cause
    return {"number": roll.number, "sides": roll.sides, "value": roll.value, "for": cause.kind, "rule": cause.rule}
