"""Which stored rules an action ends."""

from __future__ import annotations

from collections.abc import Collection

from bot.campaigns.snapshot import OPEN_PASSING, CampaignSnapshot
from bot.storage import HeldRule
from bot.storage.models import ActionKind
from rules.core.events import Event
from rules.core.stored_answers import rule_with_id


def ended_rules(after: CampaignSnapshot, kind: ActionKind, events: Collection[Event]) -> tuple[HeldRule, ...]:
    """The stored rules that end with an action, whose position afterwards is given.

    They end with their turn, with an event of note, and when the game no longer offers them. An undo ends those that
    would answer the same decision again; otherwise no one could take anything back. A rewind ends all.
    """
    if kind == "rewind":
        return after.roster.rules
    return tuple(held for held in after.roster.rules if _has_ended(after, held, kind, events))


def _has_ended(after: CampaignSnapshot, held: HeldRule, kind: ActionKind, events: Collection[Event]) -> bool:
    if held.rule == OPEN_PASSING:
        return not after.is_current(held)
    rule = rule_with_id(after.table.stored_rules(held.seat), held.rule)
    if rule is None or not after.is_current(held) or rule.is_ended_by(events):
        return True
    return kind == "undo" and any(each.seat == held.seat and rule.applies_to(each.unfolded) for each in after.pending)
