"""Chapter 8.7: random events."""

from __future__ import annotations

from rules.core.events import Event
from rules.romanitas.events import (
    MonumentDestroyed,
    RandomEventDrawn,
    StormRolled,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.chapter_5_mobilisation import UNITS
from tests.auditors.romanitas.ledger import Ledger


class RandomEvents:
    """The random event of a turn [8.7]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def see(self, event: Event) -> None:
        """Check a random event."""
        if isinstance(event, RandomEventDrawn):
            self._random_event(event)

    def _random_event(self, event: RandomEventDrawn) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.holds("8.7", "the option is on", "random-events" in ledger.options)
        report.same("8.7", f"event of a {event.die}", tables.RANDOM_EVENTS[event.die - 1], event.event)
        ledger.event = event.event
        if event.event == "confines" and event.about:
            ledger.barred_unit = event.about
            is_fit = UNITS[event.about].type not in ("limitanei", "mercenary") and event.about in ledger.mobilised
            report.holds("8.7", "a unit that may be barred", is_fit, event.about)
        elif event.event == "earthquake":
            report.holds("8.7", "city of an earthquake", event.about in tables.EARTHQUAKES, event.about)
            for monument in ledger.monuments_in(event.about):
                ledger.expect("8.7", MonumentDestroyed, monument=monument, city=event.about)
        elif event.event == "arab-razzia":
            ledger.strike("8.7", "syene", "arab-razzia")


def check_storm(ledger: Ledger, event: StormRolled) -> None:
    """A fleet's action is cancelled on 1 to 3 [8.7-6]."""
    ledger.report.same("8.7", "event of the turn", "storm", ledger.event)
    ledger.report.same("8.7", f"storm on a {event.die}", event.die <= 3, event.cancelled)
