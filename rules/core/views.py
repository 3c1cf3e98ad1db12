"""Views of a table: for the public and for one seat. They contain only what the game declares visible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from rules.core.decisions import Decision, Pick
from rules.core.pending import Pending


class OptionView(TypedDict):
    """The visible part of an option."""

    id: str
    label: str
    group: list[str]
    detail: str
    rule: str
    space: NotRequired[str]


class ItemView(TypedDict):
    """The visible part of an item."""

    id: str
    label: str


class SlotView(TypedDict):
    """A place that takes ``min`` to ``max`` items."""

    id: str
    label: str
    min: int
    max: int


class DecisionView(TypedDict):
    """A pending decision; views of a secret one for other seats leave out ``actor`` and the fields after it.

    ``named``: the pieces and spaces that everyone knows a secret decision to be about. ``suggested``: the options of
    the suggestion, which the table doesn't know: whoever shows it adds them.
    """

    kind: str
    seat: str
    rule: str
    domain: str
    topic: str
    number: int
    reaction: bool
    named: NotRequired[list[str]]
    actor: NotRequired[str | None]
    prompt: NotRequired[str]
    about: NotRequired[list[str]]
    min: NotRequired[int]
    max: NotRequired[int]
    back: NotRequired[str]
    options: NotRequired[list[OptionView]]
    suggested: NotRequired[list[str]]
    items: NotRequired[list[ItemView]]
    slots: NotRequired[list[SlotView]]
    default: NotRequired[dict[str, list[str]]]


class ResultView(TypedDict):
    """The result of a game."""

    level: str
    winner: str | None
    text: str


class TableView(TypedDict):
    """A view of a table as plain data; the fields of ``state`` depend on the game.

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
    """Return the first pending decision of a view; an empty one if nothing is pending."""
    return view["decision"] or NOTHING_TO_DECIDE


def decisions_seen_by(pending: Pending | None, seat: str | None) -> list[DecisionView]:
    """Return the pending decisions as visible to a seat (None: a viewer without one).

    A secret window lists all its decisions while it is open, even answered ones; other groups list the open ones.
    """
    if pending is None:
        return []
    listed = pending.decisions if pending.is_secret_window else pending.open.values()
    return [_seen(decision, seat) for decision in listed if not _has_answered(pending, decision, seat)]


def _has_answered(pending: Pending, decision: Decision, seat: str | None) -> bool:
    """Whether the decision is the seat's own and already answered."""
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
    if isinstance(decision, Pick) and decision.named:
        seen["named"] = list(decision.named)
    if decision.secret and seat != decision.seat:
        return seen
    seen["actor"] = decision.actor
    seen["prompt"] = decision.prompt
    seen["about"] = list(decision.about)
    if isinstance(decision, Pick):
        seen["min"], seen["max"] = decision.min, decision.max
        if decision.back is not None:
            seen["back"] = decision.back.id
        seen["options"] = [
            {
                "id": o.id,
                "label": o.label,
                "group": list(o.group),
                "detail": o.detail,
                "rule": o.rule,
                "space": o.space,
            }
            for o in decision.options
        ]
    else:
        seen["items"] = [{"id": item.id, "label": item.label} for item in decision.items]
        seen["slots"] = [{"id": s.id, "label": s.label, "min": s.min, "max": s.max} for s in decision.slots]
        seen["default"] = {slot: list(items) for slot, items in decision.default.items()}
    return seen
