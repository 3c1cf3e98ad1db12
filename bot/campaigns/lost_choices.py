"""Lost choices: what a receipt says of a choice, and how a channel is told of those that are gone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.campaigns.notices import notice
from bot.common.messages import say, speaking
from bot.common.sanitize import clipped
from bot.storage import Action, Campaign, NewPost
from bot.storage.receipts import Receipt
from rules.core.decisions import Decision, Pick

MOST_LISTED = 15
"""Maximum number of lost choices that are named one by one."""

_LONGEST = 100


def receipt_of(
    campaign: Campaign, action: Action, decision: Decision | None, made: float, orders: int = 0, *, is_secret: bool
) -> Receipt:
    """The receipt of an action done while ``decision`` was pending; ``orders`` is how many were carried out."""
    bare = Receipt(campaign.id, campaign.channel, action.number, action.kind, made)
    if is_secret:
        return bare
    with speaking(campaign.locale):
        what = _what(action, decision, orders)
    return msgspec.structs.replace(bare, user=action.user, what=what, orders=orders)


def _what(action: Action, decision: Decision | None, orders: int) -> str:
    if action.kind != "answer":
        return say("lost-undo" if action.kind == "undo" else "lost-correction")
    chosen = msgspec.json.decode(action.answer)
    if not isinstance(decision, Pick):
        layout = decision.layout_of(chosen) if decision is not None and isinstance(chosen, dict) else None
        return clipped(layout.label, _LONGEST) if layout else say("lost-arrangement")
    labels = {option.id: str(option.label) for option in decision.options}
    if not all(isinstance(each, str) and each in labels for each in chosen):
        return say("lost-orders", count=orders)
    return clipped(", ".join(labels[each] for each in chosen), _LONGEST) or say("lost-nothing")


def lost_notice(campaign: Campaign, count: int, receipts: Sequence[Receipt]) -> NewPost:
    """The notice of so many lost choices; those with a receipt are named one by one, the newest if they're many."""
    if not receipts:
        return notice("lost-told", count=count)
    with speaking(campaign.locale):
        lines = [_line(receipt) for receipt in receipts[-MOST_LISTED:]]
    return notice("lost-named", count=max(count, len(receipts)), listed="\n".join(lines))


def _line(receipt: Receipt) -> str:
    when = f"<t:{int(receipt.made)}:f>"
    if not receipt.what:
        return say("lost-line-secret", when=when)
    who = f"<@{receipt.user}>" if receipt.user else say("lost-by-no-one")
    return say("lost-line", when=when, who=who, what=receipt.what)
