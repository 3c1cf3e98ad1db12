"""Usurpers: how they rise, and who joins them [3.6.1-3.6.3]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.decisions import Option
from rules.core.events import Modifier
from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import BACK, ask, best_first, leader_options
from rules.ultimus_romanorum.chapters.windows import react_alone, spend
from rules.ultimus_romanorum.events import (
    CaesarLost,
    DioceseTested,
    JoinedUsurper,
    LoyaltyTested,
    RallyTested,
    UnitsJoined,
    UsurpationBegan,
    UsurpationTested,
)
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, choice

AUGUSTA = {"west": "augusta-occidentalis", "east": "augusta-orientalis"}
"""The stratagem that hinders a Usurpation in each half [6.1]."""

PUPPET_CP = (1, 2)
"""The political capacity of those whom a Usurper of barbarian birth raises to the throne [6.2]."""


_OTHER_USURPER = choice(BACK, "option-back", "6.2")
"""Goes back from a puppet to the choice of the Usurper."""


# Validating a Usurpation [3.6.2]


def candidates(t: UltimusRomanorum, half: str, heir: str = "") -> list[str]:
    """Who may try to usurp in a half: of its colour and standing in it, no Augustus near [3.6.2, 6.2, R32, R40].

    ``heir``: who is about to mount the throne, so he can't claim it [3.5.2 Honorius].
    """
    if t.usurpation_runs(half):
        return []
    return best_first(t, (leader for leader in t.data.leaders if leader != heir and _may_usurp(t, leader, half, heir)))


def _may_usurp(t: UltimusRomanorum, leader: str, half: str, heir: str) -> bool:
    if not t.is_historical_roman(leader) or not t.on_map(leader) or t.camp(leader) != ROMAN:
        return False
    facts = t.leader(leader)
    if facts.half != half or t.stands_in(leader) != half or has_augustus(t, t.area_of(leader)):
        return False
    return facts.origin != "B" or bool(puppets(t, half, leader, heir))


def has_augustus(t: UltimusRomanorum, area: str) -> bool:
    """Whether an Augustus is in an area or its city."""
    return any(t.area_of(augustus) == area for augustus in t.augusti().values() if t.on_map(augustus))


def puppets(t: UltimusRomanorum, half: str, usurper: str, heir: str = "") -> list[str]:
    """Whom a Usurper of barbarian birth may raise to the throne, apart from its ``heir`` [6.2, R8]."""
    return [
        leader
        for leader in t.data.leaders
        if t.is_historical_roman(leader)
        and leader not in (usurper, heir)
        and t.on_map(leader)
        and t.camp(leader) == ROMAN
        and t.stands_in(leader) == half
        and t.leader(leader).cp in PUPPET_CP
        and t.leader(leader).origin != "B"
        and not t.half_of_augustus(leader)
    ]


def attempt(t: UltimusRomanorum, half: str) -> Play[None]:
    """The Barbarian names a Usurper and tests him [3.6.2, 6.2]."""
    options = leader_options(t, candidates(t, half), "option-usurper", "3.6.2")
    leader = puppet = BACK
    while puppet == BACK:
        leader = yield from ask(t, BARBARIAN, "usurper", "3.6.2", options, half=half)
        puppet = yield from choose_puppet(t, half, leader, _OTHER_USURPER if len(options) > 1 else None)
    spend(t, BARBARIAN, f"usurpation-{half}", leader, rule="6.2")
    if (yield from _is_valid(t, half, leader)):
        yield from begin(t, leader, half, puppet)


def choose_puppet(t: UltimusRomanorum, half: str, leader: str, back: Option | None = None, heir: str = "") -> Play[str]:
    """The Barbarian names the puppet of a Usurper of barbarian birth; empty for any other Usurper [6.2, R8]."""
    if t.leader(leader).origin != "B":
        return ""
    options = leader_options(t, best_first(t, puppets(t, half, leader, heir)), "option-leader", "6.2, R8")
    return (yield from ask(t, BARBARIAN, "puppet", "6.2, R8", options, back=back, leader=leader))


def _is_valid(t: UltimusRomanorum, half: str, leader: str) -> Play[bool]:
    """Roll d6: up to his CP, +1 for a Caesar, -1 against the Augusta [6.2, R5]."""
    augusta = yield from react_alone(
        t, ROMAN, "usurpation", "6.1", (AUGUSTA[half],), ("emperor-there",), leader=leader, half=half
    )
    modifiers: list[Modifier] = []
    if t.half_of_caesar(leader):
        modifiers.append(Modifier("cp-caesar", 1, "6.2, R5"))
    if augusta:
        spend(t, ROMAN, augusta, leader, rule="6.1")
        modifiers.append(Modifier("cp-augusta", -1, "6.1, R5"))
    needed = t.leader(leader).cp + sum(each.value for each in modifiers)
    die = t.roll(6)
    t.tell(
        UsurpationTested(
            leader=leader, half=half, die=die, modifiers=tuple(modifiers), needed=needed, valid=die <= needed
        ),
        "6.2",
    )
    return die <= needed


# Civil war [3.6.3]


def begin(t: UltimusRomanorum, leader: str, half: str, puppet: str = "") -> Play[None]:
    """A valid Usurpation: those around him join, then he calls on his diocese and one beside it [3.6.3].

    Beside an Augustus, where only a refused candidate can rise, he and his guard are alone [R131].
    """
    proclaim_usurper(t, leader, half, puppet)
    area = t.area_of(leader)
    if not area:
        _join_aboard(t, leader, half)
    elif not has_augustus(t, area):
        join(t, area, half, "joins-area", "3.6.3A")
    if area and t.half_of(area) == half:  # R112
        yield from _call_diocese(t, leader, half, t.area(area).diocese, "joins-loyalty")
        yield from _call_beside(t, leader, half, t.area(area).diocese)


def _join_aboard(t: UltimusRomanorum, leader: str, half: str) -> None:
    """Those at sea with a new Usurper join him, unless an Augustus is aboard [3.6.3A, R112, R131]."""
    hold = t.place(leader)
    if not any(t.place(augustus) == hold for augustus in t.augusti().values()):
        _take_in(t, t.pieces.at(hold), half, t.whereabouts(leader), "joins-area", "3.6.3A, R112")


def proclaim_usurper(t: UltimusRomanorum, leader: str, half: str, puppet: str) -> None:
    """Turn a leader to his other side; he is Usurper, and Caesar no more [3.6.2]."""
    throne = t.throne(half)
    throne.usurper, throne.puppet = leader, puppet
    _defect(t, leader, half, "caesar-usurps")
    if t.place(leader) not in t.data.areas and t.area_of(leader):
        t.bring(leader, t.area_of(leader))
    t.tell(UsurpationBegan(leader=leader, half=half, area=t.whereabouts(leader), puppet=puppet), "3.6.2")
    if puppet:
        _defect(t, puppet, half, "caesar-joins")
        if t.area_of(leader):
            t.bring(puppet, t.area_of(leader))


def _defect(t: UltimusRomanorum, piece: str, half: str, cause: str) -> None:
    """A counter changes to the Usurper's camp; a leader takes his guard along and loses his office [3.6.3, R64]."""
    t.state.cause[piece] = half
    guard = t.state.guard.get(piece, "")
    if guard and t.on_map(guard):
        t.state.cause[guard] = half
    caesar = t.half_of_caesar(piece) if piece in t.data.leaders else ""
    if caesar:
        t.throne(caesar).caesar = ""
        t.tell(CaesarLost(leader=piece, half=caesar, cause=cause), "3.6.3, R64")
    t.changed()


def may_join(t: UltimusRomanorum, piece: str) -> bool:
    """Whether a counter can join a Usurper: loyal Romans and Foederati, never an Augustus [3.6.3]."""
    if t.camp(piece) != ROMAN or t.half_of_augustus(piece):
        return False
    tribe = t.tribe_of(piece)
    return not tribe or t.state.tribes[tribe].status == "foederati"


def join(t: UltimusRomanorum, area: str, half: str, cause: str, rule: str) -> None:
    """All Romans and Foederati in an area join the Usurpation of a half [3.6.3]."""
    _take_in(t, t.at(area), half, area, cause, rule)


def _take_in(t: UltimusRomanorum, pieces: Iterable[str], half: str, area: str, cause: str, rule: str) -> None:
    """Those of these counters that can join the Usurpation of a half do so [3.6.3]."""
    joining = [piece for piece in pieces if may_join(t, piece)]
    if joining:
        t.tell(JoinedUsurper(half=half, area=area, pieces=tuple(joining), cause=cause), rule)
    for piece in joining:
        _defect(t, piece, half, "caesar-joins")


def _call_diocese(t: UltimusRomanorum, leader: str, half: str, diocese: str, cause: str) -> Play[None]:
    """Test each area of a diocese with loyal leaders, by the best of them [3.6.3 B, R57, R58, R78]."""
    for area in t.data.dioceses[diocese].areas:
        here = [each for each in t.leaders_at(area, ROMAN) if may_join(t, each)]
        if not here or has_augustus(t, area):
            continue
        tested = best_first(t, here)[0]
        die, cp = t.roll(6), t.leader(tested).cp
        t.tell(LoyaltyTested(leader=tested, area=area, die=die, cp=cp, joins=die >= cp), "3.6.3B")
        if die >= cp:
            join(t, area, half, cause, "3.6.3B")
    yield from ()


def _call_beside(t: UltimusRomanorum, leader: str, half: str, diocese: str) -> Play[None]:
    """He reaches for one diocese beside his own: below his CP on a d10 it listens [3.6.3C]."""
    beside = t.data.dioceses[diocese].beside
    if not beside:
        return
    order = sorted(beside, key=lambda each: -_loyal_strength(t, each))
    cp = t.leader(leader).cp
    options = [
        choice(
            each.lower(), "option-diocese", "3.6.3C", diocese=each.lower(), pf=_loyal_strength(t, each), cp=cp,
            area=t.data.dioceses[each].areas[0],
        )
        for each in order
    ]  # fmt: skip
    chosen = yield from ask(t, BARBARIAN, "diocese", "3.6.3C", options, leader=leader)
    named = next(each for each in beside if each.lower() == chosen)
    die = t.d10()
    t.tell(DioceseTested(leader=leader, diocese=chosen, die=die, cp=cp, opens=die < cp), "3.6.3C")
    if die < cp:
        yield from _call_diocese(t, leader, half, named, "joins-diocese")


def _loyal_strength(t: UltimusRomanorum, diocese: str) -> int:
    """The strength of the units in a diocese that stand with a loyal leader."""
    return sum(
        t.strength(unit for unit in t.units_at(area, ROMAN) if may_join(t, unit))
        for area in t.data.dioceses[diocese].areas
        if t.leaders_at(area, ROMAN)
    )


# Rallying units on the way [3.6.3D]


def can_rally(t: UltimusRomanorum, pieces: Iterable[str], area: str) -> str:
    """The half whose Usurpation may rally the leaderless units of an area to these counters; empty if none may."""
    half = next((t.state.cause[piece] for piece in pieces if piece in t.state.cause), "")
    if not half or t.leaders_at(area, ROMAN):
        return ""
    units = [unit for unit in t.units_at(area, ROMAN) if may_join(t, unit)]
    led = any(piece in t.data.leaders and t.state.cause.get(piece) == half for piece in pieces)
    return half if units and led else ""


def spokesman(t: UltimusRomanorum, half: str, area: str) -> str:
    """Who speaks for a Usurpation in an area: the Usurper, else the best of his leaders there [3.6.3D]."""
    usurper = t.throne(half).usurper
    own = [leader for leader in t.leaders_at(area, BARBARIAN) if t.state.cause.get(leader) == half]
    return usurper if usurper in own else best_first(t, own)[0]


def try_rally(t: UltimusRomanorum, pieces: Sequence[str], area: str) -> Play[bool]:
    """Leaders of a Usurper who enter an area may ask leaderless units there to change sides [3.6.3D].

    Each entry by land or from the sea is a try of its own. True if these refuse.
    """
    half = can_rally(t, pieces, area)
    if not half:
        return False
    leader = spokesman(t, half, area)
    options = [
        choice("rally", "option-rally", "3.6.3D", (), leader=leader, cp=t.leader(leader).cp),
        choice("fight", "option-no-rally", "3.6.3D"),
    ]
    if (yield from ask(t, BARBARIAN, "rally", "3.6.3D", options, area=area)) == "rally":
        return not rally(t, half, area)
    return False


def rally(t: UltimusRomanorum, half: str, area: str) -> bool:
    """Ask the leaderless units of an area to change sides [3.6.3D]."""
    speaker = spokesman(t, half, area)
    units = tuple(unit for unit in t.units_at(area, ROMAN) if may_join(t, unit))
    die, cp = t.roll(6), t.leader(speaker).cp
    t.tell(
        RallyTested(leader=speaker, area=area, units=units, die=die, cp=cp, joins=die <= cp),
        "3.6.3D",
    )
    if die <= cp:
        join(t, area, half, "joins-rally", "3.6.3D")
        return True
    return False


def join_holder(t: UltimusRomanorum, pieces: list[str], area: str) -> None:
    """Counters that return where a Usurper's units rule belong to him [3.3.1, 3.7.2, 9.3, R53]."""
    rebels = [unit for unit in t.units_at(area, BARBARIAN) if unit in t.state.cause]
    if not rebels or any(unit not in pieces for unit in t.units_at(area, ROMAN)):
        return
    for piece in pieces:
        t.state.cause[piece] = t.state.cause[rebels[0]]
    t.changed()
    t.tell(UnitsJoined(units=tuple(pieces), camp=BARBARIAN), "3.7.2")
