"""The dice [4.2]: all are d10, and what events claim is what was thrown, in this order."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.events import DiceThrown, Event
from rules.italia import events as told
from tests.auditors.report import Report

SIDES = 10
ORDER = "sea-order-rolled"


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
    """Compare the dice that one answer threw with those that its events claim.

    A tie over who attacks first at sea is rolled again: only the last dice are told.
    """
    thrown = [
        (cause.kind == ORDER, roll)
        for event in events
        if isinstance(event, DiceThrown)
        for roll, cause in zip(event.rolls, event.causes, strict=True)
    ]
    if not thrown and not any(map(claimed, events)):
        return
    report.same("4.2", "sides of the dice", {SIDES}, {roll.sides for _, roll in thrown})
    for is_order in (False, True):
        told_of = [die for event in events if (event.kind == ORDER) == is_order for die in claimed(event)]
        rolled = [roll.value for order, roll in thrown if order == is_order]
        last = rolled[len(rolled) - len(told_of) :] if is_order else rolled
        report.same("4.2", "dice thrown", last, told_of)
