"""How wars and alliances begin and end, and the allies of the empires [Allies, Wars]."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.data.loader import EMPIRES, PEOPLES
from rules.rise_and_fall.events import AllianceBegan, AllianceEnded
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.relations import pair

NEVER_ALLIED: Mapping[str, frozenset[str]] = {
    "rome": frozenset({"kushan", "asian-sarmatian", "celt", "german"}),
    "parthia": frozenset({"kushan", "celt", "german"}),
}
"""Peoples that never ally with an empire [Allies, Kushan Empire, R83]."""


def begin_war(t: RiseAndFall, a: str, b: str) -> None:
    """Start a war between two powers; alliances follow."""
    if not t.relations.at_war(a, b):
        t.state.wars.append(pair(a, b))
    for empire, people in ((a, b), (b, a)):
        if empire in EMPIRES and t.relations.allied(empire, people):
            end_alliance(t, empire, people)
    t.relations_changed()
    _review_alliances(t)


def end_war(t: RiseAndFall, a: str, b: str) -> None:
    """End a war between two powers."""
    if t.relations.at_war(a, b):
        t.state.wars.remove(pair(a, b))
        t.relations_changed()


def _review_alliances(t: RiseAndFall) -> None:
    """While the empires are at war, Peoples that fight one of them ally with the other [Allies, R83]."""
    if not t.relations.at_war("rome", "parthia"):
        return
    for empire, enemy in (("rome", "parthia"), ("parthia", "rome")):
        for people in PEOPLES:
            if (
                people not in NEVER_ALLIED[empire]
                and people not in t.state.gone
                and t.relations.at_war(enemy, people)
                and not t.relations.at_war(empire, people)
                and not t.relations.allied(empire, people)
            ):
                begin_alliance(t, empire, people)


def begin_alliance(t: RiseAndFall, empire: str, people: str) -> None:
    """Ally a People with an empire."""
    t.state.alliances.append(pair(empire, people))
    t.relations_changed()
    t.tell(AllianceBegan(empire=empire, people=people), "Allies, R83")


def end_alliance(t: RiseAndFall, empire: str, people: str) -> None:
    """End a People's alliance with an empire."""
    t.state.alliances.remove(pair(empire, people))
    t.relations_changed()
    t.tell(AllianceEnded(empire=empire, people=people), "Allies")
