"""Why an order can't be carried out, with the rule."""

from __future__ import annotations

from rules.core.decisions import Decision, Pick
from rules.core.text import Text
from rules.italia.chapters.asking import Group
from rules.italia.chapters.campaign import far_rounds
from rules.italia.chapters.movement import goals_of, march_of
from rules.italia.chapters.refusals import far_goals
from rules.italia.game import Italia, say


def why_not_bought(nation: str, kind: str) -> Text:
    """A nation doesn't buy units of this kind [2.2]."""
    return say("refused-order-not-sold", nation=nation, kind=say(f"kind-{kind}"), rule="2.2")


def why_no_place(t: Italia, question: Pick, area: str) -> Text:
    """Why nothing that is asked about can be set in an area [7.1, 7.4]."""
    rule = question.rule
    if area in t.data.areas and area not in t.owned(t.active):
        return say("refused-order-not-owned", area=area, nation=t.active, rule=rule)
    return say("refused-order-not-there", area=area, prompt=question.question, rule=rule)


def why_no_campaign(t: Italia, pending: Decision) -> Text:
    """Why no campaign goes on: no one leads one, it is over, or another question comes first [12.1]."""
    leads = any(each.campaign_gold for each in t.period.arriving(t.state.turn, t.active))
    run = t.now.campaign
    if run is not None and run.over:
        return say("refused-order-campaign-over", leader=run.leader, rule="12.1")
    if not leads or t.state.step not in ("income", "placement", "campaign", "campaign-round"):
        return say("refused-order-no-campaign", nation=t.active, rule="12.1")
    return say("refused-order-question", prompt=pending.question, rule=pending.rule)


def why_no_round(t: Italia, goal: str) -> Text:
    """Why the force of a campaign can't go to an area in this round [12.3]."""
    barred = {each.id: each.reason for each in far_rounds(t)}
    return barred.get(goal) or say("refuse-far", area=goal, rule="12.3")


def why_not_moved(t: Italia, here: str, group: Group = (), to: str = "", nation: str = "") -> Text:
    """Why units of an area can't move, or not to where they are sent [9]."""
    if here in t.data.seas:
        return say("refused-order-none-aboard", area=here, rule="9.8")
    mover = nation or t.active
    there = (*t.units_at(here, mover), *t.leaders_at(here, mover))
    if not there:
        return _why_none_there(t, here, mover)
    return _why_halted(t, here, group or there) or _why_not_there(t, here, group, to)


def _why_none_there(t: Italia, here: str, nation: str) -> Text:
    """No one of the nation that acts is there [1.6]."""
    others = t.nations_at(here)
    if others:
        return say("refused-order-foreign", area=here, owner=others[0], nation=nation, rule="1.6")
    return say("refused-order-none-there", area=here, nation=nation, rule="1.6")


def _why_halted(t: Italia, here: str, group: Group) -> Text | None:
    """Why a group doesn't move any more: after a campaign, a strait, or its move [9.1, 9.7, 12.11]."""
    if any(piece in t.now.still for piece in group):
        return say("refused-order-marched", area=here, rule="12.11")
    moved = [piece for piece in group if piece in t.now.moved]
    if not moved:
        return None
    entry = t.now.entries.get(moved[0])
    if entry is not None and entry.way == "strait":
        return say("refused-order-strait", area=here, rule="9.7")
    return say("refused-order-moved", area=here, rule="9.1")


def _why_not_there(t: Italia, here: str, group: Group, to: str) -> Text:
    if not group or to == here:
        return say("refused-order-there", area=here, rule="9.1")
    if to in t.data.seas:
        return say("refused-order-no-ship", area=here, sea=to, rule="9.8")
    barred = {each.id: each.reason for each in far_goals(t, march_of(t, group, here), goals_of(t, group, here))}
    return barred.get(to) or say("refuse-far", area=to, rule="9.1")


def why_no_voyage(t: Italia, here: str, to: str) -> Text:
    """Why ships don't go there [9.8]."""
    return say("refused-order-no-voyage", area=here, to=to, rule="9.8")


def why_no_battle(t: Italia, area: str) -> Text:
    """No battle is to be fought in an area [10.1]."""
    return say("refused-order-no-battle", area=area, rule="10.1")


def why_no_reaction(t: Italia) -> Text:
    """A reaction comes too late, or too early [12.4]."""
    return say("refused-order-no-reaction", rule="12.4")
