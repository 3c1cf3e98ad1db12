"""Phase C: leaders enter, stratagems of state are played, and whether the Empire is at peace [2.C]."""

from __future__ import annotations

from functools import partial

from rules.core.decisions import Barred, Pick
from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, leader_options
from rules.ultimus_romanorum.chapters.stratagems import cautions, only_target, play, playable, why_not
from rules.ultimus_romanorum.chapters.thrones import fill_vacant
from rules.ultimus_romanorum.chapters.tribes import break_alliance, crown, king_candidates, set_status, try_rex
from rules.ultimus_romanorum.chapters.usurpation import join_holder
from rules.ultimus_romanorum.chapters.windows import barred, kind_options, not_in_hand
from rules.ultimus_romanorum.data.loader import REFUGES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import LeaderEntered, LeaderWaits, PaxRomana
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, choice, say


def operate(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    """One camp's operations: its leaders, then its stratagems, until it is done [2.C]."""
    rights = _rights_to_rex(t) if camp == BARBARIAN else []
    yield from enter_leaders(t, camp)
    while (yield from _one_operation(t, camp)):
        yield from _enter_newcomers(t, camp)
    for half in rights:  # R74: at once or in the next phase C
        t.throne(half).rex = False


def _rights_to_rex(t: UltimusRomanorum) -> list[str]:
    """The halves for whose empty throne the Barbarian may still try Rex [3.5.2, R74]."""
    return [half for half, throne in t.state.thrones.items() if throne.rex]


def _one_operation(t: UltimusRomanorum, camp: Camp) -> Play[bool]:
    """Play a stratagem, try Rex for an empty throne, or end; False at the end."""
    options = [choice("done", _done_label(t), "2.C"), choice("stratagem", "option-play-stratagem", "6")]
    half = next(iter(_rights_to_rex(t)), "")
    if camp == BARBARIAN and half and king_candidates(t):
        options.append(choice("rex", "option-rex-vacant", "3.5.2, R74"))
    chosen = yield from ask(t, camp, "geostrategy", "2.C", options, who=camp)
    if chosen == "stratagem":
        yield from play_from_hand(t, camp, "C")
    elif chosen == "rex":
        yield from _try_for_empty_throne(t, half)
    return chosen != "done"


def _try_for_empty_throne(t: UltimusRomanorum, half: str) -> Play[None]:
    """Name who claims the crown because no one holds the throne, or take that back [3.5.2, R74]."""
    rule = "3.5.2, R74"
    kings = leader_options(t, king_candidates(t), "option-king", rule)
    leader = yield from ask(t, BARBARIAN, "king", rule, kings, back=choice(BACK, "option-back", "3.5.2"), tribe="none")
    if leader != BACK:
        t.throne(half).rex = False
        try_rex(t, leader)


def _done_label(t: UltimusRomanorum) -> str:
    """What ending one's operations means: with peace everywhere, the year's movement may be over too [2.C]."""
    return "option-done-at-peace" if is_pax(t) else "option-done"


def play_from_hand(t: UltimusRomanorum, camp: Camp, phase: str) -> Play[None]:
    """Choose a stratagem out of the hand in secret, and play it; or none after all [6, R87].

    Whoever has chosen it can't take it back: what is asked about it, all can see.
    """
    kinds = playable(t, camp, phase)
    pick = Pick(
        seat=t.seat(camp),
        question=say("ask-stratagem"),
        rule="6",
        domain="political",
        options=[choice(BACK, "option-back", "6"), *kind_options(kinds, "6", partial(only_target, t, camp))],
        default=(BACK,),
        topic="stratagem",
        secret=True,
        disclosed=True,
    )
    pick.barred = lambda: _barred(t, camp, phase)
    pick.cautions = lambda: cautions(t, camp, kinds)
    pick.explain = partial(not_in_hand, t, camp)
    kind = yield from _asked_in_any_case(pick)
    if kind != BACK:
        t.reveal()
        yield from play(t, camp, kind)


def _asked_in_any_case(pick: Pick) -> Play[str]:
    """Ask even if there is one answer: to skip the question would tell that nothing can be played."""
    answer = yield pick
    assert isinstance(answer, tuple)
    return answer[0]


def _barred(t: UltimusRomanorum, camp: Camp, phase: str) -> list[Barred]:
    """The stratagems in hand that can't be played now, each with the reason."""
    kinds = dict.fromkeys(t.data.cards[card] for card in t.hand_of(camp))
    return [barred(t, kind, why) for kind in kinds if (why := why_not(t, camp, kind, phase))]


# Leaders [2.C, 3.3.1, 4.2.1]


def enter_leaders(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    """Place the leaders that are due, and those who return [2.C, 3.3.1, 4.2.1, 6.4, R20]."""
    seen: set[str] = set()
    while due := [leader for leader in _due(t, camp) if leader not in seen]:  # the first may bring a generic one along
        leader = due[0]
        seen.add(leader)
        areas = entry_areas(t, leader)
        if areas:
            yield from _place_leader(t, camp, leader, areas)
        elif t.leader(leader).entry_year == t.year:
            t.tell(LeaderWaits(leader=leader), "3.3.1")
    if camp == ROMAN:
        yield from fill_vacant(t)


def _enter_newcomers(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    """Who takes a Tribe over by an operation places its leaders: the other camp won't any more [4.2.1, R116]."""
    for leader in _due(t, camp):
        areas = entry_areas(t, leader) if t.tribe_of(leader) else []
        if areas:
            yield from _place_leader(t, camp, leader, areas)


def _place_leader(t: UltimusRomanorum, camp: Camp, leader: str, areas: list[str]) -> Play[None]:
    options = area_options(areas, "option-enter", "3.3.1")
    area = yield from ask(t, camp, "enter", "3.3.1", options, leader=leader)
    enter(t, leader, area, "entry-returns" if t.leader(leader).generic else "entry-due")


def enter(t: UltimusRomanorum, leader: str, area: str, cause: str) -> None:
    """Put a leader on the map, in the camp of those he joins [3.3.1, 4.2.1]."""
    tribe = t.tribe_of(leader)
    t.put(leader, area)
    t.tell(LeaderEntered(leader=leader, area=area, cause=cause), "4.2.1" if tribe else "3.3.1")
    if tribe and not t.leader(leader).generic:
        _grow(t, tribe)
    if not tribe and t.leader(leader).generic:
        join_holder(t, [leader], area)
    if tribe and t.camp_of_tribe(tribe) == ROMAN and _placing_camp(t, leader) == BARBARIAN:  # R116
        join_holder(t, [leader], area)
    if tribe and t.state.tribes[tribe].status == "regnum" and not t.state.tribes[tribe].king:  # R35
        crown(t, tribe, leader)


def bars_palatini(t: UltimusRomanorum, unit: str, area: str) -> bool:
    """Whether a unit of a Tribe keeps palatini out of their capital: any but Foederati [9.3.2, R118].

    At Ravenna and Constantinopolis the Foederati of a Usurper do, too.
    """
    return t.camp(unit) == BARBARIAN and (area in REFUGES.values() or unit not in t.state.cause)


def _grow(t: UltimusRomanorum, tribe: str) -> None:
    """A minor Tribe becomes major with its first leader: it leaves its ally, and its generic one enters [4.1, R62]."""
    if t.data.tribes[tribe].rank != "minor-then-major" or t.state.tribes[tribe].grown:
        return
    t.state.tribes[tribe].grown = True
    t.changed()
    if t.state.tribes[tribe].ally:
        break_alliance(t, tribe, "alliance-grown", "4.1, R62")
    if t.state.tribes[tribe].status == "regnum":  # its ally's, who keeps it; without a Rex of its own [4.5.3]
        set_status(t, tribe, "revolt", "status-dissolved", "4.5.3, R62")


def _due(t: UltimusRomanorum, camp: Camp) -> list[str]:
    """The leaders that a camp may place in this phase: due now or waiting, and the generic ones who return."""
    found = [leader for leader in t.pieces.at("to-come") if leader in t.data.leaders and _is_due(t, leader)]
    found += [leader for leader in t.pieces.at("fallen") if leader in t.data.leaders and _returns(t, leader)]
    return sorted(
        (each for each in found if _placing_camp(t, each) == camp),
        key=lambda leader: (t.leader(leader).generic, t.leader(leader).entry_year, leader),
    )


def _is_due(t: UltimusRomanorum, leader: str) -> bool:
    facts = t.leader(leader)
    if facts.generic:
        return t.state.tribes[facts.tribe].grown
    return facts.entry_year <= t.year


def _returns(t: UltimusRomanorum, leader: str) -> bool:
    """Whether a generic leader returns in C: of a Tribe, or killed by a plague or persecution [4.2.1, 6.4, R20].

    None returns in the year in which he fell.
    """
    return leader not in t.fallen_this_year() and (bool(t.tribe_of(leader)) or leader in t.state.stricken)


def _placing_camp(t: UltimusRomanorum, leader: str) -> Camp:
    """Who places a leader: the camp of his Tribe, or the other one if all its units follow a Usurper [4.2.1, R116]."""
    tribe = t.tribe_of(leader)
    if not tribe:
        return ROMAN
    camp, camps = t.camp_of_tribe(tribe), {t.camp(unit) for unit in t.units_of(tribe)}
    return BARBARIAN if camps == {BARBARIAN} else camp


def entry_areas(t: UltimusRomanorum, leader: str) -> list[str]:
    """Where a leader may enter: his area first, else with a unit of his half, else any friend [2.C, 3.3.1, R32]."""
    facts = t.leader(leader)
    if facts.tribe:
        camp = _placing_camp(t, leader)
        return [area for area in t.data.areas if _has_kin(t, facts.tribe, area, camp)]
    if facts.generic:
        return generic_areas(t, leader)
    if t.units_at(facts.entry_area, ROMAN):
        return [facts.entry_area]
    of_half = [
        area for area in t.data.areas if any(t.unit(unit).half == facts.half for unit in t.units_at(area, ROMAN))
    ]
    return of_half or [area for area in t.data.areas if t.units_at(area, ROMAN)]


def _has_kin(t: UltimusRomanorum, tribe: str, area: str, camp: Camp) -> bool:
    return any(t.tribe_of(unit) == tribe for unit in t.units_at(area, camp))


def generic_areas(t: UltimusRomanorum, leader: str) -> list[str]:
    """Where a generic Roman leader reappears: his area, else a free one of his diocese [3.3.1]."""
    facts = t.leader(leader)
    if not _held_by_tribes(t, facts.entry_area):
        return [facts.entry_area]
    return [area for area in t.data.dioceses[facts.diocese].areas if not _held_by_tribes(t, area)]


def _held_by_tribes(t: UltimusRomanorum, area: str) -> bool:
    """Whether non-Roman units of the Barbarian camp are in an area, neutral ones too [3.3.1, 4.4.1]."""
    return t.has_neutrals(area) or any(t.tribe_of(unit) for unit in t.fighters(area, BARBARIAN))


# Pax Romana [2.C]


def is_pax(t: UltimusRomanorum) -> bool:
    """Whether no Tribe fights Rome and no Usurpation runs [2.C, R11]."""
    return not any(t.is_hostile(tribe) for tribe in t.state.tribes) and not any(
        throne.usurper for throne in t.state.thrones.values()
    )


def declare_pax(t: UltimusRomanorum) -> None:
    """Turn the marker of the year to Pax Romana [2.C]."""
    t.state.pax = True
    t.tell(PaxRomana(), "2.C")
