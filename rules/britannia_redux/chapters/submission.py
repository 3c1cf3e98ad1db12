"""Submission to Rome, and in general [15.5, B14, R15]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.britannia_redux.chapters.asking import pick
from rules.britannia_redux.chapters.leaders import leave
from rules.britannia_redux.chapters.retreats import Field, all_back, go, march_on
from rules.britannia_redux.data.loader import BELGAE, BOX, ROMANS
from rules.britannia_redux.events import (
    ArmiesRemoved,
    BattleCancelled,
    SubmissionDeclined,
    SubmissionEnded,
    Submitted,
)
from rules.britannia_redux.game import BritanniaRedux, choice
from rules.core.game import Play, one

YES, NO, NEVER = "yes", "no", "never"


def offer_submission(t: BritanniaRedux) -> Play[None]:
    """Ask every nation that may submit now, once between two battles [15.5]."""
    overlord = t.state.nation
    for nation in t.data.order:
        if nation not in t.state.asked and nation not in t.state.declined and may_submit(t, nation, overlord):
            t.state.asked.append(nation)
            yield from _ask(t, nation, overlord)


def may_submit(t: BritanniaRedux, nation: str, overlord: str) -> bool:
    """Whether a nation may submit to the one whose turn it is [15.5, 15.5.3, B14.1]."""
    if overlord == ROMANS:
        return _may_submit_to_rome(t, nation)
    return t.has("general_submission") and t.state.romans_out and _may_submit_in_general(t, nation, overlord)


def _may_submit_to_rome(t: BritanniaRedux, nation: str) -> bool:  # R11
    rules = t.data.tables.submission
    if nation not in rules.british or nation in t.state.subjects or nation in t.state.freed:
        return False
    areas = t.army_areas(nation)
    if not 1 <= len(areas) <= rules.threshold_areas[nation]:
        return False
    return nation != BELGAE or (t.state.turn == rules.belgae_round and areas[0] in t.centers(BELGAE))


def _may_submit_in_general(t: BritanniaRedux, nation: str, overlord: str) -> bool:
    if nation not in t.state.wronged or nation in t.state.submitted or nation in t.state.vassals:
        return False
    if t.state.vassals.get(overlord) == nation:
        return False
    return 1 <= len(_held(t, nation)) <= len(t.centers(nation))


def _held(t: BritanniaRedux, nation: str) -> list[str]:
    """The areas where a nation has armies or fortifications, which count as armies [16]."""
    return list(dict.fromkeys((*t.army_areas(nation), *t.walls(nation))))


def _ask(t: BritanniaRedux, nation: str, overlord: str) -> Play[None]:
    areas = _held(t, nation)
    rule = "15.5" if overlord == ROMANS else "R15"
    options = [choice(ident, f"option-submit-{ident}", rule, overlord=overlord) for ident in (NO, YES, NEVER)]
    default = YES if nation == BELGAE else NO
    question = pick(t, nation, "submission", rule, options, default, overlord=overlord, areas=len(areas))
    question.holds = tuple(f"areas-{most}" for most in range(len(areas), 6))
    chosen = yield from one(question)
    if chosen == YES:
        yield from submit(t, nation, overlord)
        return
    if chosen == NEVER:
        t.state.declined.append(nation)
    t.tell(SubmissionDeclined(nation=nation, overlord=overlord), rule)


def submit(t: BritanniaRedux, nation: str, overlord: str) -> Play[None]:
    """A nation submits; its unfought battles with the overlord are cancelled [15.5.1, B14.2]."""
    areas = tuple(_held(t, nation))
    if overlord == ROMANS:
        t.state.subjects.append(nation)
        if nation not in t.state.protected:
            t.state.protected.append(nation)  # 15.6.4
    else:
        t.state.vassals[nation] = overlord
        t.state.vassal_since[nation] = t.state.turn
        t.state.submitted.append(nation)
    t.changed()
    t.tell(Submitted(nation=nation, overlord=overlord, areas=areas), "15.5" if overlord == ROMANS else "R15")
    for area in t.contested(overlord):
        if nation in t.presence(area):
            yield from _cancel(t, nation, overlord, area)


def _cancel(t: BritanniaRedux, nation: str, overlord: str, area: str) -> Play[None]:
    """A battle isn't fought: the overlord's units go back [15.5.1, B8.3]."""
    rule = "15.5.1" if overlord == ROMANS else "R15"
    t.tell(BattleCancelled(area=area, attacker=overlord, defender=nation), rule)
    field = Field(area, overlord, nation, frozenset())
    if overlord == ROMANS:
        yield from _march_back(t, field, rule)
        return
    _send_back(t, field, rule)


def _march_back(t: BritanniaRedux, field: Field, rule: str) -> Play[None]:
    """Romans go back to land, and on by Road [15.5.1]."""
    by_origin: dict[str, list[str]] = {}
    for unit in t.armies(field.area, ROMANS):
        origin = "" if unit in t.state.boats else t.state.came_from.get(unit, "")
        by_origin.setdefault(origin if t.is_land(origin) else "", []).append(unit)
    for origin, units in by_origin.items():
        if origin:
            yield from march_on(t, field.area, origin, units, rule)
        else:
            _remove(t, ROMANS, field.area, units, rule)


def _send_back(t: BritanniaRedux, field: Field, rule: str) -> None:
    """The overlord's armies go back as far as there is room, raiders to their sea; others are removed [B14.2]."""
    nation, leaders = field.attacker, t.leaders(field.area, field.attacker)
    goals = all_back(t, field)
    _remove(t, nation, field.area, [unit for unit in t.armies(field.area, nation) if unit not in goals], rule)
    for goal in dict.fromkeys(goals.values()):
        go(t, field, nation, [*(unit for unit in goals if goals[unit] == goal), *leaders], goal, "submission")
        leaders = []
    _remove_leaders(t, leaders)


def _remove(t: BritanniaRedux, nation: str, area: str, units: Sequence[str], rule: str) -> None:
    if units:
        t.put_all(units, BOX)
        t.tell(ArmiesRemoved(nation=nation, place=area, units=tuple(units), cause="no-retreat"), rule)


def _remove_leaders(t: BritanniaRedux, leaders: Sequence[str]) -> None:
    for leader in leaders:
        leave(t, leader, "no-army", "R36")


# The end of a submission


def end_roman_submissions(t: BritanniaRedux) -> None:
    """All subjects of Rome are free when the withdrawal round begins [15.5.4]."""
    for nation in list(t.state.subjects):
        free_from_rome(t, nation, "withdrawal", "15.5.4")


def free_from_rome(t: BritanniaRedux, nation: str, cause: str, rule: str) -> None:
    """A subject of Rome is free, and may not submit to it again (R11)."""
    if nation not in t.state.subjects:
        return
    t.state.subjects.remove(nation)
    t.state.freed.append(nation)
    t.changed()
    t.tell(SubmissionEnded(nation=nation, overlord=ROMANS, cause=cause), rule)


def check_overlords(t: BritanniaRedux) -> None:
    """A submission ends when the overlord has no units [B14.4]."""
    for nation, overlord in list(t.state.vassals.items()):
        if not t.is_in_game(overlord):
            _free(t, nation, "overlord-gone")


def offer_revolt(t: BritanniaRedux) -> Play[None]:
    """A subject may end its submission when its turn begins, from the next round on [B14.4]."""
    nation = t.state.nation
    overlord = t.state.vassals.get(nation)
    if overlord is None or t.state.vassal_since[nation] >= t.state.turn:
        return
    options = [choice(ident, f"option-revolt-{ident}", "R15", overlord=overlord) for ident in (NO, YES)]
    chosen = yield from one(pick(t, nation, "revolt", "R15", options, NO, overlord=overlord))
    if chosen == YES:
        _free(t, nation, "revolt")


def _free(t: BritanniaRedux, nation: str, cause: str) -> None:
    overlord = t.state.vassals.pop(nation)
    t.state.vassal_since.pop(nation, None)
    t.changed()
    t.tell(SubmissionEnded(nation=nation, overlord=overlord, cause=cause), "R15")
