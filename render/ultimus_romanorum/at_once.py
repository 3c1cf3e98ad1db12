"""What a stratagem does at once: told when it happens, also in the middle of an SMC, whose report then leaves it out.

Each event says by itself whether it is of this sort, so that news and reports agree, wherever a choice ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ultimus_data

WINTER: Final = "winter-"
"""What the scenes of the adjustments begin with; their news are told like those without a scene."""

_KINDS: Final = frozenset({
    "stratagem-played", "assassination-tested", "plague-broke", "plague-tested", "council-held", "throne-vacant",
    "augustus-proclaimed",
})  # fmt: skip
"""Stratagems, their tests, and what becomes of the throne of an Augustus who is murdered or dies of the plague."""

_CAUSES: Final = frozenset({
    "death-assassination", "death-plague", "death-germanophobia", "loss-plague", "loss-desertion",
    "loss-germanophobia", "status-treaty", "status-tribute", "placed-treaty", "pv-tribute", "pv-leader", "pv-council",
})  # fmt: skip
"""The causes of deaths, losses, changes and points that a stratagem brings about at once."""

_GIFTS: Final = frozenset({"guard-given", "fleet-returned", "leaders-settled"})
"""The kinds of events that a stratagem brings about, and the course of the year too."""

_OF_STRATAGEMS: Final = "6."
"""What the sections of the stratagems begin with."""

_OUTCOMES: Final = frozenset({"assassination-tested", "leader-died", "units-reduced", "units-eliminated"})
"""The kinds of events after which no one should wait for the news."""


_CAUGHT: Final = "death-escape"
"""Why a leader dies whose army is gone. In an SMC its report tells it where it happened; in winter no report follows,
but the next post may tell it if nothing else happened."""


def is_in_battle(event: Event) -> bool:
    """Whether an event belongs to a battle, whose report tells it."""
    return bool(event.scene) and not event.scene.startswith(WINTER)


def is_told_at_once(event: Event) -> bool:
    """Whether an event is a stratagem, or what one does at once, outside of battles."""
    if is_in_battle(event):
        return False
    if event.kind in _GIFTS:
        return event.rule.startswith(_OF_STRATAGEMS)
    cause = getattr(event, "cause", "")
    if cause == _CAUGHT:
        return event.scene.startswith(WINTER)
    return event.kind in _KINDS or cause in _CAUSES


def is_urgent(events: Iterable[Event]) -> bool:
    """Whether news can't wait for the next post: someone died, or was struck."""
    found = (event for event in events if event.kind in _OUTCOMES and is_told_at_once(event))
    return any(getattr(event, "cause", "") != _CAUGHT for event in found)


def struck_by(events: Iterable[Event]) -> list[str]:
    """The areas that stratagems struck, each once."""
    areas = ultimus_data().areas
    found = [area for event in events if is_told_at_once(event) for area in _areas_in(event)]
    return [area for area in dict.fromkeys(found) if area in areas]


def _areas_in(event: Event) -> tuple[str, ...]:
    match event:
        case happened.StratagemPlayed():
            return event.about
        case (
            happened.PlagueBroke()
            | happened.AssassinationTested()
            | happened.LeaderDied(cause="death-assassination" | "death-plague" | "death-germanophobia")
            | happened.UnitsReduced()
            | happened.UnitsEliminated()
        ):
            return (event.area,)
    return ()
