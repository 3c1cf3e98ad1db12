"""What may be seen of a table: by everyone, and by one seat. Nothing that a game has not declared public is in it."""

from __future__ import annotations

from typing import Any

from rules.core.decisions import Decision, Pick
from rules.core.pending import Pending


def decisions_seen_by(pending: Pending | None, seat: str | None) -> list[dict[str, Any]]:
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


def _seen(decision: Decision, seat: str | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
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
        seen |= {"min": decision.min, "max": decision.max}
        seen["options"] = [
            {"id": o.id, "label": o.label, "group": list(o.group), "detail": o.detail, "rule": o.rule}
            for o in decision.options
        ]
    else:
        seen["items"] = [{"id": item.id, "label": item.label} for item in decision.items]
        seen["slots"] = [{"id": s.id, "label": s.label, "min": s.min, "max": s.max} for s in decision.slots]
        seen["default"] = {slot: list(items) for slot, items in decision.default.items()}
    return seen
