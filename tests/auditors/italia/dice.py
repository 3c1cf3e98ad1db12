"""The dice [4.2]: all are d10, and what events claim is what was thrown, in this order."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.events import DiceThrown, Event
from rules.italia import events as told
from tests.auditors.report import Report

SIDES = 10


def claimed(event: Event) -> list[int]:
    """The dice that an event tells."""
    match event:
        case told.RoundFought() | told.SeaRoundFought() | told.RaidFought():
            return [shot.die for shot in (*event.attacker_shots, *event.defender_shots)]
        case told.ShockRolled() | told.DefectionRolled() | told.FoederatiRose():
            return [check.die for check in event.checks]
        case told.SeaOrderRolled():
            return list(event.dice)
        case _:
            return []


def check_dice(events: Sequence[Event], report: Report) -> None:
    """Compare the dice that one answer threw with those that its events claim."""
    thrown = [roll for event in events if isinstance(event, DiceThrown) for roll in event.rolls]
    told_of = [die for event in events for die in claimed(event)]
    if not thrown and not told_of:
        return
    report.same("4.2", "sides of the dice", {SIDES}, {roll.sides for roll in thrown})
    report.same("4.2", "dice thrown", [roll.value for roll in thrown], told_of)
