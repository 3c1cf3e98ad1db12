"""Submission, tribute and revolt (12.12-12.16)."""

from __future__ import annotations

from rules.core.game import Play, one
from rules.core.text import Argument
from rules.italia.chapters.asking import ask, pick, standing
from rules.italia.chapters.income import income
from rules.italia.chapters.points import lines, lose
from rules.italia.chapters.retreats import leave_alone, places, retreat, send
from rules.italia.events import (
    Revolted,
    SubmissionEnded,
    SubmissionOffered,
    SubmissionRefused,
    Submitted,
)
from rules.italia.game import Italia, choice
from rules.italia.info import NOTHING

OFFER, ACCEPT, REFUSE, REVOLT, DEMAND = "offer", "accept", "refuse", "revolt", "demand"


def may_submit(t: Italia, nation: str, to: str) -> bool:
    """Whether a nation may submit to another one at all [12.12, R30, R51]."""
    card = t.card(nation)
    return (
        to in card.submits_to
        and t.state.turn >= card.submit_from
        and not t.nation(nation).controller
        and t.nation(to).controller != nation
        and not t.same_seat(nation, to)
    )


def terms(t: Italia, nation: str, to: str) -> dict[str, Argument]:
    """What a submission would mean now: the tribute of an income, and the points for receiving it [6.4, 11.1]."""
    real = income(t, nation)[3]
    is_new = nation not in t.nation(to).received
    halves = sum(line.halves for line in lines(t, to, "submission-received") if line.nation == nation) * is_new
    return {"income": real, "tribute": (real + 1) // 2, "points": halves / 2}


def ask_submission(t: Italia, area: str, attacker: str, defender: str) -> Play[bool]:
    """After a round the defender may offer to submit, and the attacker accepts or not [12.12, N26]."""
    if not may_submit(t, defender, attacker):
        return False
    told = terms(t, defender, attacker)
    options = [choice(NOTHING, "offer-no", "12.12"), choice(OFFER, "offer-yes", "12.12", to=attacker, **told)]
    hopeless = len(t.units_at(area, attacker)) >= 2 * len(t.units_at(area, defender))
    default = OFFER if hopeless else NOTHING
    question = pick(t, defender, "offer", "12.12", options, default, to=attacker, area=area)
    question.holds = standing(t, area, defender, attacker)
    answer = yield from one(question)
    if answer != OFFER:
        return False
    t.tell(SubmissionOffered(nation=defender, to=attacker, area=area), "12.12")
    options = [choice(ACCEPT, "accept-yes", "12.12", vassal=defender, **told), choice(REFUSE, "accept-no", "12.12")]
    answer = yield from ask(t, attacker, "accept", "12.12", options, vassal=defender, area=area)
    if answer == REFUSE:
        t.tell(SubmissionRefused(nation=defender, to=attacker), "12.12")
        return False
    return True


def submit(t: Italia, nation: str, to: str, cause: str, rule: str) -> Play[None]:
    """A nation submits; the battles left between the two are off [12.12, 12.13]."""
    facts = t.nation(nation)
    facts.controller, facts.submitted = to, t.state.turn
    t.changed()
    t.tell(Submitted(nation=nation, to=to, cause=cause), rule)
    received = t.nation(to).received
    if nation not in received:
        received.append(nation)
        for line in lines(t, to, "submission-received"):
            if line.nation == nation:
                t.score(to, line.halves, "submission-received", "11.1", "", nation, 1)
    run = t.now.campaign
    for area in t.data.land:
        if t.units_at(area, nation) and t.units_at(area, to):
            is_campaign = run is not None and not run.over and run.leader in t.leaders_at(area, to)
            if not is_campaign:  # 12.8: the force of a campaign may stay for the round
                yield from go_back(t, to, area)


def go_back(t: Italia, nation: str, area: str) -> Play[None]:
    """Units go back to where they came from; where that's impossible they retreat, or are eliminated [12.13]."""
    groups: dict[str, list[str]] = {}
    for unit in t.units_at(area, nation):
        entry = t.now.entries.get(unit)
        groups.setdefault(entry.origin if entry is not None else "", []).append(unit)
    leaders = t.leaders_at(area, nation)
    for origin, units in groups.items():
        room = places(t, nation, area, leader=bool(leaders)).get(origin, 0)
        going = units[:room] if origin else []
        if going:
            send(t, nation, area, origin, [*going, *leaders], "submission", "12.13")
            leaders = []
    left = t.units_at(area, nation)
    if left:
        stuck = yield from retreat(t, nation, area, left, "submission", rule="12.13")
        if stuck:
            lose(t, stuck, area, "", "vassal", "12.13")
    leave_alone(t, nation, area)


def may_be_forced(t: Italia, nation: str) -> bool:
    """Whether the active nation fought a nation that has become so small that it may be forced to submit [12.13]."""
    active = t.active
    if nation not in t.now.fought or not may_submit(t, nation, active) or not t.land_units(nation):
        return False
    return bool(t.land_units(active)) and len(t.owned(nation)) <= t.card(nation).force_at


def demand(t: Italia) -> Play[None]:
    """At the end of F the active nation may force nations it fought to submit [12.13, R27]."""
    active = t.active
    for nation in t.period.order:
        if not may_be_forced(t, nation):
            continue
        told = terms(t, nation, active)
        options = [choice(DEMAND, "demand-yes", "12.13", vassal=nation, **told), choice(NOTHING, "demand-no", "12.13")]
        answer = yield from ask(t, active, "demand", "12.13", options, vassal=nation)
        if answer == DEMAND:
            yield from submit(t, nation, active, "force", "12.13")


def ask_revolt(t: Italia) -> Play[None]:
    """At the start of its turn, on a later game turn, a submitted nation may declare itself free [12.14, R28]."""
    nation = t.active
    facts = t.nation(nation)
    if not facts.controller or t.state.turn <= facts.submitted:
        return
    controller = facts.controller
    near = any(t.units_at(beside, controller) for area in t.owned(nation) for beside in t.area(area).beside)
    options = [
        choice(NOTHING, "revolt-no", "12.14", to=controller, **terms(t, nation, controller)),
        choice(REVOLT, "revolt-yes", "12.14", to=controller),
    ]
    answer = yield from ask(t, nation, "revolt", "12.14", options, NOTHING if near else REVOLT, to=controller)
    if answer == REVOLT:
        facts.controller = ""
        t.changed()
        t.tell(Revolted(nation=nation, controller=controller), "12.14")


def end_empty(t: Italia) -> None:
    """A submission ends when either has no land unit on the map [12.16]."""
    for nation in t.period.order:
        facts = t.nation(nation)
        if facts.controller and not (t.land_units(nation) and t.land_units(facts.controller)):
            controller, facts.controller = facts.controller, ""
            t.changed()
            t.tell(SubmissionEnded(nation=nation, controller=controller, cause="no-units"), "12.16")
