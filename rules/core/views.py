"""What may be seen of a table: by everyone, and by one seat. Nothing that a game has not declared public is in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from rules.core.decisions import Decision, Pick
from rules.core.pending import Pending


class OptionView(TypedDict):
    """An option as it is shown."""

    id: str
    label: str
    group: list[str]
    detail: str
    rule: str


class ItemView(TypedDict):
    """An item to be arranged."""

    id: str
    label: str


class SlotView(TypedDict):
    """A place that takes ``min`` to ``max`` items."""

    id: str
    label: str
    min: int
    max: int


class DecisionView(TypedDict):
    """A pending decision; only ``actor`` and what follows is kept from those who may not know a secret one."""

    kind: str
    seat: str
    rule: str
    domain: str
    topic: str
    number: int
    reaction: bool
    actor: NotRequired[str | None]
    prompt: NotRequired[str]
    about: NotRequired[list[str]]
    min: NotRequired[int]
    max: NotRequired[int]
    options: NotRequired[list[OptionView]]
    items: NotRequired[list[ItemView]]
    slots: NotRequired[list[SlotView]]
    default: NotRequired[dict[str, list[str]]]


class ResultView(TypedDict):
    """How a game ended."""

    level: str
    winner: str | None
    text: str


class TableView(TypedDict):
    """What may be seen of a table, as plain data; ``state`` is the game's own.

    Views in old posts lack ``seats`` and ``decisions``.
    """

    game: str
    scenario: str
    options: Mapping[str, bool | str]
    number: int
    commitment: str
    state: Any
    seats: NotRequired[dict[str, str]]
    decision: DecisionView | None
    decisions: NotRequired[list[DecisionView]]
    result: ResultView | None


NOTHING_TO_DECIDE: DecisionView = {
    "kind": "",
    "seat": "",
    "rule": "",
    "domain": "",
    "topic": "",
    "number": 0,
    "reaction": False,
}


def decision_in(view: TableView) -> DecisionView:
    """The first pending decision of a view; without topic or options where nothing is to be decided."""
    return view["decision"] or NOTHING_TO_DECIDE


def decisions_seen_by(pending: Pending | None, seat: str | None) -> list[DecisionView]:
    """The pending decisions, each as far as a seat (None: someone without a seat) may know of it.

    All decisions of a secret window are listed as long as it is open, whoever has answered; elsewhere those still open.
    """
    if pending is None:
        return []
    listed = pending.decisions if pending.is_secret_window else pending.open.values()
    return [_seen(decision, seat) for decision in listed if not _is_over_for(pending, decision, seat)]


def _is_over_for(pending: Pending, decision: Decision, seat: str | None) -> bool:
    """Whether a seat looks at a decision of its own that it has made."""
    return decision.seat == seat and decision.seat in pending.given


def _seen(decision: Decision, seat: str | None) -> DecisionView:
    seen: DecisionView = {
        "kind": decision.kind,
        "seat": decision.seat,
        "rule": decision.rule,
        "domain": decision.domain,
        "topic": decision.topic,
        "number": decision.number,
        "reaction": decision.reaction,
    }
    if decision.secret and seat != decision.seat:
        return seen
    seen["actor"] = decision.actor
    seen["prompt"] = decision.prompt
    seen["about"] = list(decision.about)
    if isinstance(decision, Pick):
        seen["min"], seen["max"] = decision.min, decision.max
        seen["options"] = [
            {"id": o.id, "label": o.label, "group": list(o.group), "detail": o.detail, "rule": o.rule}
            for o in decision.options
        ]
    else:
        seen["items"] = [{"id": item.id, "label": item.label} for item in decision.items]
        seen["slots"] = [{"id": s.id, "label": s.label, "min": s.min, "max": s.max} for s in decision.slots]
        seen["default"] = {slot: list(items) for slot, items in decision.default.items()}
    return seen
