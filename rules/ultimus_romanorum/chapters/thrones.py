"""The two thrones: succession, successful and failed Usurpations, the exchange of camps [3.5, 3.6.4, 5]."""

from __future__ import annotations

from rules.core.events import StoredAnswersCleared
from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import ask, best_first, leader_options
from rules.ultimus_romanorum.chapters.tribes import king_candidates, try_rex
from rules.ultimus_romanorum.chapters.usurpation import (
    AUGUSTA,
    PUPPET_CP,
    begin,
    candidates,
    choose_puppet,
    join_holder,
)
from rules.ultimus_romanorum.data.loader import FELICES, HALVES, HONORIUS, REFUGES, VALENTINIANUS
from rules.ultimus_romanorum.events import (
    AugustusProclaimed,
    CaesarLost,
    CampsExchanged,
    CandidateTested,
    EscortHome,
    EscortNamed,
    HandChanged,
    JoinedUsurper,
    LeaderDied,
    LeaderEntered,
    PuppetNamed,
    ThroneVacant,
    UnitPlaced,
    UnitRemoved,
    UsurpationFailed,
    UsurpationSucceeded,
)
from rules.ultimus_romanorum.game import BARBARIAN, CUP, ROMAN, EmpireFallen, UltimusRomanorum, choice
from rules.ultimus_romanorum.info import SEATS
from rules.ultimus_romanorum.state import Success

HONORIUS_FROM = 424
"""From this year on Honorius has a succession of his own [3.5.2]."""


def augustus_died(t: UltimusRomanorum, half: str, leader: str, cause: str) -> Play[None]:
    """An Augustus is dead: his throne is pending, or a successor is found [3.5.2, 3.6.4]."""
    throne = t.throne(half)
    throne.augustus = ""
    if cause == "death-assassination" and throne.usurper:  # 3.6.4 D
        succeed_usurper(t, half, "assassination")
    if throne.success:
        t.state.mourned = {**t.mourned(), half: leader}
    else:
        yield from _follow(t, half, leader)


def _follow(t: UltimusRomanorum, half: str, leader: str) -> Play[None]:
    """Find a successor of a dead Augustus, or leave his throne empty [3.5.2]."""
    if leader == HONORIUS and half == "west" and t.year >= HONORIUS_FROM:
        yield from _after_honorius(t)
    else:
        yield from succeed(t, half, may_be_theodosian=leader != HONORIUS)
    if not t.throne(half).augustus:
        yield from _leave_vacant(t, half)


def _leave_vacant(t: UltimusRomanorum, half: str) -> Play[None]:
    """A throne without a successor; the Barbarian may try Rex once, at once or in the next phase C [3.5.2, R74]."""
    t.state.vacancies += 1
    t.throne(half).rex = True
    t.tell(ThroneVacant(half=half), "3.5.2")
    check_empire(t)
    able = king_candidates(t)
    if not able:
        return
    options = [choice("later", "option-later", "3.5.2, R74"), *leader_options(t, able, "option-king", "3.5.2, R74")]
    leader = yield from ask(t, BARBARIAN, "rex", "3.5.2, R74", options)
    if leader != "later":
        t.throne(half).rex = False
        try_rex(t, leader)


def check_empire(t: UltimusRomanorum) -> None:
    """Without any Augustus, and none pending, the Roman loses at once [3.5.1].

    Raises:
        EmpireFallen: there is none.
    """
    if not t.augusti() and not any(throne.success for throne in t.state.thrones.values()):
        raise EmpireFallen


def fill_vacant(t: UltimusRomanorum) -> Play[None]:
    """A vacant throne is filled as soon as someone is eligible [3.5.2]."""
    for half in HALVES:
        yield from _fill(t, half)


def _fill(t: UltimusRomanorum, half: str) -> Play[None]:
    throne = t.throne(half)
    if not throne.augustus and not throne.success and any(eligible(t, each) for each in HALVES):
        yield from succeed(t, half, may_be_theodosian=True)


# Succession [3.5.2]


def eligible(t: UltimusRomanorum, half: str) -> list[str]:
    """Who may become Augustus and is in a half: by position, outside the Empire by colour [3.5.2, R32]."""
    return best_first(
        t,
        (
            leader
            for leader in t.data.leaders
            if t.is_historical_roman(leader)
            and t.on_map(leader)
            and t.camp(leader) == ROMAN
            and t.leader(leader).origin != "B"
            and not t.half_of_augustus(leader)
            and (t.stands_in(leader) or t.leader(leader).half) == half
        ),
    )


def succeed(t: UltimusRomanorum, half: str, *, may_be_theodosian: bool) -> Play[None]:
    """Find the successor of an Augustus in the order of the print [3.5.2]."""
    here = eligible(t, half)
    family = [leader for leader in here if t.leader(leader).origin == "T"] if may_be_theodosian else []
    if family:
        proclaim(t, (yield from _choose(t, half, family)), half, "throne-succession")
    elif here and half == "west":
        yield from _approved(t, (yield from _choose(t, half, here)))
    elif here:
        proclaim(t, (yield from _choose(t, half, here)), half, "throne-succession")
    else:
        elsewhere = eligible(t, "east" if half == "west" else "west")
        if elsewhere:
            proclaim(t, (yield from _choose(t, half, elsewhere)), half, "throne-other-half")


def _choose(t: UltimusRomanorum, half: str, leaders: list[str]) -> Play[str]:
    return (
        yield from ask(t, ROMAN, "succession", "3.5.2", leader_options(t, leaders, "option-leader", "3.5.2"), half=half)
    )


def _approved(t: UltimusRomanorum, leader: str) -> Play[None]:
    """The eastern Augustus must approve of a western candidate, or he usurps [3.5.2, R7, R34, R112]."""
    eastern = t.throne("east").augustus
    if eastern and t.on_map(eastern):  # not if he has died in the same moment
        caesar = t.throne("west").caesar
        needed = max(t.leader(leader).cp, t.leader(caesar).cp if caesar else 0)
        die = t.roll(6)
        t.tell(CandidateTested(leader=leader, die=die, needed=needed, accepted=die <= needed), "3.5.2")
        if die > needed:
            yield from _refused(t, leader)
            return
    proclaim(t, leader, "west", "throne-succession")


def _refused(t: UltimusRomanorum, leader: str) -> Play[None]:
    if t.usurpation_runs("west"):  # R7
        _join_alone(t, leader, "west", "3.5.2, R7")
    else:
        yield from begin(t, leader, "west")
    eastern = [each for each in (*eligible(t, "east"), *eligible(t, "west")) if t.leader(each).half == "east"]
    if eastern:
        chosen = yield from _choose(t, "west", eastern)
        proclaim(t, chosen, "west", "throne-other-half")
        t.throne("west").escort = chosen
        t.tell(EscortNamed(leader=chosen, half="west"), "3.5.2, R34")


def _join_alone(t: UltimusRomanorum, leader: str, half: str, rule: str) -> None:
    """A leader joins a Usurpation that already runs, without tests; his guard comes too (R7, R8)."""
    joining = (leader, *(guard for guard in (t.state.guard.get(leader, ""),) if guard and t.on_map(guard)))
    t.tell(JoinedUsurper(half=half, area=t.whereabouts(leader), pieces=joining, cause="joins-area"), rule)
    t.state.cause[leader] = half
    guard = t.state.guard.get(leader, "")
    if guard and t.on_map(guard):
        t.state.cause[guard] = half
    caesar = t.half_of_caesar(leader)
    if caesar:
        t.throne(caesar).caesar = ""
        t.tell(CaesarLost(leader=leader, half=caesar, cause="caesar-joins"), rule)
    t.changed()


def proclaim(t: UltimusRomanorum, leader: str, half: str, cause: str) -> None:
    """A leader becomes Augustus; he leaves his Caesar marker behind [3.5.1, 3.5.2]."""
    caesar = t.half_of_caesar(leader)
    if caesar:
        t.throne(caesar).caesar = ""
        t.tell(CaesarLost(leader=leader, half=caesar, cause="caesar-promoted"), "3.5.2")
    throne = t.throne(half)
    throne.augustus, throne.rex = leader, False
    t.changed()
    t.tell(AugustusProclaimed(leader=leader, half=half, cause=cause), "3.5.2")


# Honorius [3.5.2, R75]


def _after_honorius(t: UltimusRomanorum) -> Play[None]:
    """The Barbarian names a Usurper, the child reigns, and an escort brings him home [3.5.2 Honorius, R75]."""
    heir = VALENTINIANUS if _child_may_reign(t) else ""
    if heir and t.throne("west").usurper == heir:
        _disband(t, "west")
    yield from _name_usurper(t, heir)
    if heir:
        yield from _enthrone_child(t)
    else:
        yield from succeed(t, "west", may_be_theodosian=True)
    _lend_augusta(t)
    yield from _name_escort(t)


def _child_may_reign(t: UltimusRomanorum) -> bool:
    """Whether Valentinian is alive and doesn't reign in the East already [3.5.2, R75]."""
    is_alive = t.on_map(VALENTINIANUS) or t.pieces.is_at(VALENTINIANUS, "to-come")
    return is_alive and not t.half_of_augustus(VALENTINIANUS)


def _name_usurper(t: UltimusRomanorum, heir: str) -> Play[None]:
    """The Barbarian names a Usurper against the heir, valid without a roll [3.5.2 Honorius, R75]."""
    usurpers = candidates(t, "west", heir)
    if usurpers:
        options = leader_options(t, usurpers, "option-leader", "3.5.2, R75")
        usurper = yield from ask(t, BARBARIAN, "usurper", "3.5.2, R75", options, half="west")
        yield from begin(t, usurper, "west", (yield from choose_puppet(t, "west", usurper, heir=heir)))


def _enthrone_child(t: UltimusRomanorum) -> Play[None]:
    """Valentinian is Augustus in Constantinopolis, with the Placidi Felices if they are still to come."""
    for piece in (VALENTINIANUS, t.state.guard.get(VALENTINIANUS, "")):
        t.state.cause.pop(piece, None)
    t.bring(VALENTINIANUS, REFUGES["east"])
    t.tell(LeaderEntered(leader=VALENTINIANUS, area=REFUGES["east"], cause="entry-due"), "3.5.2")
    proclaim(t, VALENTINIANUS, "west", "throne-honorius")
    if t.pieces.is_at(FELICES, "to-come"):
        t.put(FELICES, REFUGES["east"])
        t.tell(UnitPlaced(unit=FELICES, area=REFUGES["east"], cause="placed-reinforcement"), "3.5.2, R75")
        join_holder(t, [FELICES], REFUGES["east"])
    for half in HALVES:
        if t.throne(half).puppet == VALENTINIANUS:
            yield from puppet_died(t, half)


def _lend_augusta(t: UltimusRomanorum) -> None:
    """The Roman takes Augusta Occidentalis from the cup, else from the other hand."""
    card = f"{AUGUSTA['west']}-1"
    seat, rival = t.seat(ROMAN), t.seat(BARBARIAN)
    if not (t.pieces.is_at(card, CUP) or t.pieces.is_at(card, f"hand-{rival}")):
        return
    was_held = t.pieces.is_at(card, f"hand-{rival}")
    t.put(card, f"hand-{seat}")
    t.tell(_hand_changed(t, seat, 1), "3.5.2")
    if was_held:
        t.reveal()
        t.tell(_hand_changed(t, rival, -1), "3.5.2")


def _hand_changed(t: UltimusRomanorum, seat: str, change: int) -> HandChanged:
    return HandChanged(
        seat=seat,
        camp=t.camp_of_seat(seat),
        change=change,
        held=len(t.pieces.at(f"hand-{seat}")),
        cause="hand-augusta",
    )


def _name_escort(t: UltimusRomanorum) -> Play[None]:
    """The Roman names the eastern leader who brings the child home."""
    able = best_first(
        t,
        (
            leader
            for leader in t.data.leaders
            if t.is_historical_roman(leader)
            and t.leader(leader).half == "east"
            and t.on_map(leader)
            and t.camp(leader) == ROMAN
            and not t.half_of_augustus(leader)
        ),
    )
    if able:
        options = leader_options(t, able, "option-leader", "3.5.2")
        chosen = yield from ask(t, ROMAN, "escort-home", "3.5.2", options)
        t.throne("west").escort = chosen
        t.tell(EscortNamed(leader=chosen, half="west"), "3.5.2")


def send_escort_home(t: UltimusRomanorum) -> None:
    """When the civil war has ended, escort and eastern palatini return to Constantinopolis [3.5.2].

    The palatini do so without him, too, if he is dead. If he reigns in the West they stay with him.
    """
    throne = t.throne("west")
    if throne.usurper:
        return
    if throne.escort and throne.augustus == throne.escort:
        throne.escort, throne.escorted = "", []
        return
    east = [unit for unit in throne.escorted if unit != FELICES and t.on_map(unit) and t.camp(unit) == ROMAN]
    is_here = bool(throne.escort) and t.on_map(throne.escort) and t.camp(throne.escort) == ROMAN
    leader = [throne.escort] if is_here else []
    guard = t.state.guard.get(throne.escort, "")
    home = [*leader, *([guard] if leader and guard and t.on_map(guard) else []), *east]
    for piece in home:
        t.put(piece, REFUGES["east"])
    if home:
        t.tell(EscortHome(pieces=tuple(home)), "3.5.2")
    throne.escort, throne.escorted = "", []


# Success and failure [3.6.4]


def succeed_usurper(t: UltimusRomanorum, half: str, cause: Success) -> None:
    """A Usurpation has succeeded; camps are exchanged in phase F [3.6.4, R4]."""
    throne = t.throne(half)
    if not throne.success:
        throne.success = cause
        t.tell(UsurpationSucceeded(half=half, leader=throne.usurper, cause=cause), "3.6.4")


def usurper_died(t: UltimusRomanorum, half: str) -> Play[None]:
    """A dead Usurper has failed, unless his puppet may still mount a throne already won [3.6.4, R77]."""
    throne = t.throne(half)
    dead, throne.usurper = throne.usurper, ""
    if throne.success and throne.puppet and t.on_map(throne.puppet):
        throne.usurper = throne.puppet
        t.tell(PuppetNamed(leader=throne.puppet, half=half, usurper=dead, cause="puppet-heir"), "3.6.4, R77")
        return
    yield from fail(t, half)


def fail(t: UltimusRomanorum, half: str) -> Play[None]:
    """The followers of a failed Usurpation return to the fold [3.6.4]."""
    throne = t.throne(half)
    was_pending = bool(throne.success)
    _disband(t, half)
    if was_pending and not throne.augustus:
        yield from _follow(t, half, t.mourned().get(half, ""))
    yield from fill_vacant(t)


def _disband(t: UltimusRomanorum, half: str) -> None:
    """A Usurpation is over, and all who followed it are loyal again [3.6.4]."""
    throne = t.throne(half)
    pieces = tuple(piece for piece, cause in t.state.cause.items() if cause == half)
    t.state.cause = {piece: cause for piece, cause in t.state.cause.items() if cause != half}
    throne.usurper, throne.puppet, throne.success = "", "", ""
    t.changed()
    t.tell(UsurpationFailed(half=half, pieces=pieces), "3.6.4")


def puppet_died(t: UltimusRomanorum, half: str) -> Play[None]:
    """A dead or crowned puppet: another may be named of the Usurper's own leaders, else of the loyal ones [6.2, R8].

    The print asks a CP of 1 or 2 of any puppet.
    """
    throne = t.throne(half)
    throne.puppet = ""
    if not throne.usurper or not t.on_map(throne.usurper):  # who has died with him has failed [R77]
        return
    able = [
        leader
        for leader in t.data.leaders
        if t.is_historical_roman(leader)
        and t.on_map(leader)
        and t.leader(leader).cp in PUPPET_CP
        and t.leader(leader).origin != "B"
        and not t.half_of_augustus(leader)
        and leader != throne.usurper
    ]
    own = [leader for leader in able if t.state.cause.get(leader) == half]
    loyal = [leader for leader in able if t.camp(leader) == ROMAN and t.stands_in(leader) == half]
    chosen = own or loyal
    if not chosen:
        return
    options = leader_options(t, best_first(t, chosen), "option-leader", "6.2, R8")
    throne.puppet = yield from ask(t, BARBARIAN, "puppet", "6.2, R8", options, leader=throne.usurper)
    t.tell(PuppetNamed(leader=throne.puppet, half=half, usurper=throne.usurper, cause="puppet-replaced"), "6.2, R8")
    if throne.puppet in loyal:
        enlist_puppet(t, half)


def enlist_puppet(t: UltimusRomanorum, half: str) -> None:
    """A loyal leader who becomes the new puppet joins the Usurper's stack (R8)."""
    throne = t.throne(half)
    _join_alone(t, throne.puppet, half, "6.2, R8")
    if t.area_of(throne.usurper):
        t.bring(throne.puppet, t.area_of(throne.usurper))


# Exchange of camps [5]


def exchange_camps(t: UltimusRomanorum, half: str) -> Play[None]:
    """The players exchange their camps and keep their points; the Usurper mounts the throne [5, R4, R63].

    A second Usurper serves whoever is the Barbarian now [3.6.5, R130].
    """
    throne = t.throne(half)
    old, heir = throne.augustus, throne.puppet or throne.usurper
    if old and t.on_map(old):  # R63
        t.tell(LeaderDied(leader=old, area=t.area_of(old), cause="death-deposed"), "5, R63")
        _depose(t, old)
    throne.augustus = ""
    t.state.cause = {piece: cause for piece, cause in t.state.cause.items() if cause != half}  # R134
    throne.usurper, throne.puppet, throne.success = "", "", ""
    t.state.roman = next(seat for seat in SEATS if seat != t.state.roman)
    _claim_fallen(t, half)
    t.changed()
    if t.on_map(heir) and t.leader(heir).origin != "B":
        proclaim(t, heir, half, "throne-usurpation")
        t.state.deposed.append(heir)
    else:
        yield from succeed(t, half, may_be_theodosian=True)
    t.tell(CampsExchanged(half=half, roman=t.state.roman, augustus=throne.augustus, pv=dict(t.state.pv)), "5")
    t.tell(StoredAnswersCleared(seats=SEATS), "5")
    yield from _fill(t, next(each for each in HALVES if each != half))  # 3.5.2: those who came back may reign there
    if not throne.augustus:
        yield from _leave_vacant(t, half)


def _claim_fallen(t: UltimusRomanorum, half: str) -> None:
    """Those who fell for the Usurper are Roman, and so is the choice where they come back [5, R53]."""
    is_only_war = not any(throne.usurper for throne in t.state.thrones.values())
    for unit, death in t.state.deaths.items():
        if t.camp(unit) == ROMAN and (is_only_war or t.half_of(death.area) == half):
            death.camp = ROMAN


def _depose(t: UltimusRomanorum, leader: str) -> None:
    """The old Augustus leaves the game, and his guard with him (R63)."""
    guard = t.state.guard.pop(leader, "")
    if guard:
        t.state.reduced = [unit for unit in t.state.reduced if unit != guard]
        if t.on_map(guard):
            t.tell(UnitRemoved(unit=guard, to="guards", cause="removed-guard"), "3.2.4, R63")
        t.put(guard, "guards")
    t.put(leader, "gone")
