"""The dice [0.1]: each is of the right kind, and what an event claims is what was thrown."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.events import DiceThrown, Event
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import Position

SIDES: dict[str, tuple[int, ...]] = {
    "initiative-rolled": (6,),
    "event-rolled": (6, 10),
    "death-tested": (10,),
    "usurpation-tested": (6,),
    "loyalty-tested": (6,),
    "diocese-tested": (10,),
    "rally-tested": (6,),
    "candidate-tested": (6,),
    "rex-tested": (6,),
    "rebellion-tested": (6,),
    "council-held": (6,),
    "battle-fought": (10,),
    "evasion-tested": (6,),
    "assassination-tested": (10,),
    "plague-tested": (10,),
}
"""The dice behind each kind of event; escapes, federations and refuges are looked at where they occur."""


def check_dice(events: Sequence[Event], report: Report, position: Position) -> None:
    """Compare the dice that one answer threw with those that its events claim."""
    thrown: dict[str, list[tuple[int, int]]] = {}
    for event in events:
        if isinstance(event, DiceThrown) and not event.audience:
            for roll, cause in zip(event.rolls, event.causes, strict=True):
                value = roll.value % 10 if roll.sides == 10 else roll.value
                thrown.setdefault(cause.kind, []).append((roll.sides, value))
    for kind, sides in SIDES.items():
        mine = [list(_dice(event)) for event in events if event.kind == kind]
        claimed = [(side, die) for dice in mine for side, die in zip(sides, dice, strict=False)]
        report.same("0.1", f"dice of {kind}", thrown.get(kind, []), claimed)
    for kind in ("escape", "leader-escaped"):
        report.same("7.1", "dice for an escape", set(), {sides for sides, _ in thrown.get(kind, [])} - {10})
    for event in events:
        if isinstance(event, told.FederationTested):
            wanted = 10 if position.is_major(event.tribe) else 6
            report.holds(
                "9.4", f"d{wanted} for {event.tribe}", (wanted, event.die) in thrown.get(event.kind, []), thrown
            )


def _dice(event: Event) -> tuple[int, ...]:
    if isinstance(event, told.EventRolled):
        return event.dice
    die = getattr(event, "die", None)
    return () if die is None else (die,)
