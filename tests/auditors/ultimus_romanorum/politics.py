"""Thrones and civil wars [3.5, 3.6, 5]: usurpations, loyalty, rallies, successions, exchanges of camps."""

from __future__ import annotations

from rules.core.events import DiceThrown, Event, GameEnded
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, area_of
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    DIOCESES,
    HALVES,
    LEADERS,
    REFUGE,
    ROMA,
    UNITS,
    tribe_of,
)

ROUTINE = ("caesar-dead", "caesar-promoted", "caesar-usurps", "caesar-joins")

CHILD = "valentinianus-iii"
"""Who follows Honorius in 424 or later [3.5.2]."""


class Politics:
    """Checks who reigns, and who would."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._augusta: dict[str, int] = {}
        self._forced: set[str] = set()
        self._refused: set[str] = set()
        self._dead: dict[str, str] = {}
        self._pending: dict[str, str] = {}
        self._area_tests: set[str] = set()
        self._loyal: dict[str, bool] = {}
        self._opened: str = ""
        self._tested: str = ""
        self._accepted: dict[str, bool] = {}
        self._lost_to: set[str] = set()
        self._vacant: set[str] = set()
        self._must_end = False
        self._rights: dict[str, int] = {}
        self._rex = 0

    def see(self, event: Event, position: Position) -> None:
        self._ends(event, position)
        for handler in (self._usurps, self._rallies, self._dies, self._succeeds, self._crowns, self._exchanges):
            handler(event, position)

    def _ends(self, event: Event, position: Position) -> None:
        """Without any Augustus the game ends at once, and nothing happens after its end [3.5.1]."""
        if self._must_end and not isinstance(event, DiceThrown):
            self._report.holds("3.5.1", f"{event.kind} without any Augustus", isinstance(event, GameEnded), event.kind)
        if isinstance(event, told.ThroneVacant):
            self._must_end = not position.augusti() and not self._pending

    # Usurpation

    def _usurps(self, event: Event, position: Position) -> None:
        match event:
            case told.StratagemPlayed() if event.stratagem.startswith("augusta-"):
                half = "west" if event.stratagem.endswith("occidentalis") else "east"
                self._augusta[half] = self._augusta.get(half, 0) + 1
            case told.StratagemPlayed() if event.stratagem.startswith("usurpation-"):
                self._augusta.clear()
                half = event.stratagem.removeprefix("usurpation-")
                if event.about:
                    self._candidate(event.about[0], half, position)
            case told.UsurpationTested():
                self._tests(event, position)
            case told.UsurpationBegan():
                self._begins(event, position)
            case told.PuppetNamed():
                self._names_puppet(event, position)
            case _:
                pass

    def _candidate(self, leader: str, half: str, position: Position) -> None:
        """Who may be Usurper [3.6.1, 3.6.2, 6.2, R32, R40]."""
        holds, same, found = self._report.holds, self._report.same, LEADERS[leader]
        holds("3.6.1", f"{leader} is a historical Roman", found.roman and not found.generic, leader)
        same("3.6.2", f"camp of {leader}", ROMAN, position.camp(leader))
        same("6.2", f"colour of {leader}", half, found.half)
        area = position.area_of(leader)
        same("3.6.2", f"half in which {leader} stands", half, AREAS[area].half if area else "")
        near = [each for each in position.augusti() if position.area_of(each) == area]
        same("3.6.2", f"Augusti beside {leader}", [], near)
        same("3.6.5", f"Usurper of the {half} before", "", position.thrones[half].usurper)

    def _tests(self, event: told.UsurpationTested, position: Position) -> None:
        same, cp = self._report.same, LEADERS[event.leader].cp
        is_caesar = "caesar" in position.offices(event.leader)
        needed = cp + (1 if is_caesar else 0) - min(1, self._augusta.get(event.half, 0))
        same("6.2, R5", f"CP for the Usurpation of {event.leader}", needed, event.needed)
        same("6.2", f"Usurpation of {event.leader}", event.die <= needed, event.valid)
        self._candidate(event.leader, event.half, position)
        self._tested = event.leader if event.valid else ""

    def _begins(self, event: told.UsurpationBegan, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        found = LEADERS[event.leader]
        called = event.leader in (self._tested, *self._refused) or event.half in self._forced
        holds("3.6.2", f"{event.leader} may usurp", called, event.leader)
        if position.area_of(event.leader):  # at sea it's the sea of his fleet
            same("3.6.1", f"area of {event.leader}", position.area_of(event.leader), event.area)
        same("3.6.5", f"Usurper of the {event.half} before", "", position.thrones[event.half].usurper)
        holds("3.6.1", f"{event.leader} is historical", not found.generic, event.leader)
        same("6.2", f"{event.leader} has a puppet", found.origin == "B", bool(event.puppet))
        if event.puppet:
            self._puppet(event.puppet, position)
        if event.half in self._forced and self._child_reigns(position):
            claimants = [each for each in (event.leader, event.puppet) if each == CHILD]
            same("3.5.2 Honorius", "claim of the child who is to reign", [], claimants)
        self._loyal, self._opened = {}, ""

    def _child_reigns(self, position: Position) -> bool:
        """Whether Valentinian follows Honorius: if he reigns in the East already he can't [3.5.2]."""
        is_alive = position.on_map(CHILD) or position.place.get(CHILD) == "to-come"
        return is_alive and position.thrones["east"].augustus != CHILD

    def _puppet(self, puppet: str, position: Position) -> None:
        found = LEADERS[puppet]
        fits = found.roman and not found.generic and found.cp in (1, 2) and found.origin != "B"
        self._report.holds("6.2, R8", f"{puppet} may be raised", fits, (found.cp, found.origin))
        self._report.holds("6.2, R8", f"{puppet} is no Augustus", puppet not in position.augusti(), puppet)

    def _names_puppet(self, event: told.PuppetNamed, position: Position) -> None:
        same, throne = self._report.same, position.thrones[event.half]
        if event.cause == "puppet-heir":
            same("R77", f"Usurper of the {event.half}, who is dead", "", throne.usurper)
            same("R77", f"puppet in the {event.half}", throne.puppet, event.leader)
            self._report.holds("R77", f"the {event.half} is won", event.half in self._pending, event.half)
            self._lost_to.discard(event.half)
            return
        same("6.2, R8", f"puppet in the {event.half} before", "", throne.puppet)
        same("6.2, R8", f"Usurper of the {event.half}", throne.usurper, event.usurper)
        self._puppet(event.leader, position)
        followers = [
            name for name in LEADERS if position.cause.get(name) == event.half and _may_be_puppet(name, position)
        ]
        if followers:
            self._report.holds("6.2, R8", f"{event.leader} follows the Usurper", event.leader in followers, followers)
        else:
            same("6.2, R8", f"half of {event.leader}", event.half, position.half_of(event.leader))

    # Followers

    def _rallies(self, event: Event, position: Position) -> None:
        match event:
            case told.JoinedUsurper():
                self._joins(event, position)
            case told.LoyaltyTested():
                self._loyalty(event, position)
            case told.DioceseTested():
                self._diocese(event, position)
            case told.RallyTested():
                self._rally(event, position)
            case _:
                pass

    def _joins(self, event: told.JoinedUsurper, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        for piece in event.pieces:
            tribe = tribe_of(piece)
            fits = not tribe or position.status[tribe] == "foederati"
            holds("3.6.3", f"{piece} may join a Usurper", fits, tribe and position.status[tribe])
        loyal = [p for p in event.pieces if p in position.augusti()]
        same("3.6.3", "Augusti who join a Usurper", [], loyal)
        there = {p for p in position.at(event.area) if p in UNITS or p in LEADERS}
        mine = {p for p in there if position.camp(p) == ROMAN and _can_join(p, position)}
        mine -= {position.thrones[event.half].usurper, position.thrones[event.half].puppet}
        is_whole = event.cause == "joins-loyalty" or (event.cause == "joins-area" and "R" not in event.rule)
        if is_whole:
            guards = {position.guard[p] for p in event.pieces if p in position.guard}
            same("3.6.3", f"who joins in {event.area}", mine, set(event.pieces) | (guards & mine))
        if event.cause == "joins-loyalty":
            holds("3.6.3B", f"{event.area} has joined", self._loyal.get(event.area, False), event.area)

    def _loyalty(self, event: told.LoyaltyTested, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        chiefs = [p for p in position.leaders_at(event.area, ROMAN) if _can_join(p, position)]
        best = max((LEADERS[each].cp for each in chiefs), default=0)
        holds("3.6.3B", f"{event.leader} is in {event.area}", event.leader in chiefs, chiefs)
        same("3.6.3B", f"best CP in {event.area}", best, event.cp)
        same("3.6.3B", f"{event.leader} joins", event.die >= event.cp, event.joins)
        emperors = [each for each in position.augusti() if position.area_of(each) == event.area]
        same("3.6.3B, R78", f"Augusti in {event.area}", [], emperors)
        holds("3.6.3B, R57", f"{event.area} is tested once", event.area not in self._loyal, event.area)
        self._loyal[event.area] = event.joins
        usurpers = [throne.usurper for throne in position.thrones.values() if throne.usurper]
        dioceses = {AREAS[position.area_of(each)].diocese for each in usurpers if position.area_of(each)}
        may = {*dioceses, self._opened}
        holds("3.6.3B, C", f"{event.area} is in reach", AREAS[event.area].diocese in may, may)

    def _diocese(self, event: told.DioceseTested, position: Position) -> None:
        same, cp = self._report.same, LEADERS[event.leader].cp
        same("3.6.3C", f"CP of {event.leader}", cp, event.cp)
        same("3.6.3C", f"{event.diocese} opens", event.die < cp, event.opens)
        home = AREAS[position.area_of(event.leader)].diocese
        beside = event.diocese in DIOCESES[home].beside if home else False
        self._report.holds("3.6.3C", f"{event.diocese} is next to {home}", beside, home)
        self._opened = event.diocese if event.opens else ""

    def _rally(self, event: told.RallyTested, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        cause = position.cause.get(event.leader, "")
        holds("3.6.3D", f"{event.leader} is of a Usurper's cause", bool(cause), event.leader)
        throne = position.thrones.get(cause)
        usurper = throne.usurper if throne else ""
        if usurper and position.area_of(usurper) == event.area:
            same("3.6.3D", "who asks", usurper, event.leader)
        same("3.6.3D", f"CP of {event.leader}", LEADERS[event.leader].cp, event.cp)
        same("3.6.3D", f"units in {event.area} join", event.die <= event.cp, event.joins)
        chiefs = list(position.leaders_at(event.area, ROMAN))
        same("3.6.3D", f"loyal leaders in {event.area}", [], chiefs)
        units = {u for u in position.units_at(event.area, ROMAN) if _can_join(u, position)}
        same("3.6.3D", f"who is asked in {event.area}", units, set(event.units))

    # Deaths and successions

    def _dies(self, event: Event, position: Position) -> None:
        match event:
            case told.LeaderDied():
                for half, throne in position.thrones.items():
                    if throne.augustus == event.leader:
                        self._dead[half] = event.leader
                        self._after_honorius(event, half, position)
                    if throne.usurper == event.leader:
                        self._lost_to.add(half)
            case told.UsurpationFailed():
                followers = {piece for piece, half in position.cause.items() if half == event.half}
                lost = set(event.pieces) - followers
                self._report.same("3.6.4", "who returns to the fold without having left", set(), lost)
                usurper = position.thrones[event.half].usurper
                is_due = event.half in self._lost_to or not usurper
                is_due |= event.half in self._forced and usurper == CHILD  # R75
                self._report.holds("3.6.4", "the Usurper is dead", is_due, event.half)
                self._lost_to.discard(event.half)
                self._pending.pop(event.half, None)  # R77
                self._refused.clear()
            case told.CaesarLost():
                self._caesar(event, position)
            case _:
                pass

    def _after_honorius(self, event: told.LeaderDied, half: str, position: Position) -> None:
        if event.leader == "honorius" and position.year >= 424:
            self._forced.add(half)

    def _caesar(self, event: told.CaesarLost, position: Position) -> None:
        holder = position.thrones[event.half].caesar
        self._report.same("3.5.1", f"Caesar of the {event.half}", holder, event.leader)
        if event.cause == "caesar-dead":
            place = position.place.get(event.leader)
            self._report.holds("3.5.1", f"{event.leader} is dead", not position.on_map(event.leader), place)

    def _succeeds(self, event: Event, position: Position) -> None:
        match event:
            case told.CandidateTested():
                self._candidates(event, position)
            case told.AugustusProclaimed():
                self._proclaimed(event, position)
                if event.half == "west":
                    self._refused.clear()
            case told.ThroneVacant():
                self._vacant.add(event.half)
                heirs = [name for name in LEADERS if _may_reign(name, position)]
                if self._refused and event.half == "west":
                    heirs = [name for name in heirs if LEADERS[name].half == "east"]
                self._report.same("3.5.2", f"heirs to the {event.half}", [], heirs)
                self._dead.pop(event.half, None)
            case told.YearBegan():
                self._forced.clear()
                self._refused.clear()
            case _:
                pass

    def _crowns(self, event: Event, position: Position) -> None:
        """Rex without its counter is for an empty throne: once, at once or in the next phase C [3.5.2, R74]."""
        match event:
            case told.ThroneVacant():
                self._rights[event.half] = position.year
            case told.AugustusProclaimed():
                self._rights.pop(event.half, None)
            case told.SequencesCounted():
                self._rights = {half: year for half, year in self._rights.items() if year == position.year}
            case told.StratagemPlayed(stratagem="rex"):
                self._rex += 1
            case told.RexTested() if self._rex:
                self._rex -= 1
            case told.RexTested():
                self._report.holds("3.5.2, R74", f"{event.leader} may claim a crown", bool(self._rights), event.leader)
                self._rights.pop(next(iter(self._rights), ""), None)
            case _:
                pass

    def _candidates(self, event: told.CandidateTested, position: Position) -> None:
        same, leader = self._report.same, event.leader
        caesar = position.thrones["west"].caesar
        needed = max(LEADERS[leader].cp, LEADERS[caesar].cp if caesar else 0)
        same("3.5.2", f"CP for the candidate {leader}", needed, event.needed)
        same("3.5.2", f"{leader} is accepted", event.die <= needed, event.accepted)
        same("3.5.2", f"half of the candidate {leader}", "west", position.half_of(leader))
        holds = self._report.holds
        holds("3.5.2", f"{leader} may reign", _may_reign(leader, position), leader)
        holds("3.5.2", "an eastern Augustus approves", bool(position.thrones["east"].augustus), leader)
        princes = [p for p in LEADERS if _may_reign(p, position) and _is_of(p, "west", position, "T")]
        if self._dead.get("west") != "honorius":
            same("3.5.2", "members of the house of Theodosius in the west", [], princes)
        self._accepted[leader] = event.accepted
        if not event.accepted:
            self._refused.add(leader)

    def _proclaimed(self, event: told.AugustusProclaimed, position: Position) -> None:
        same, holds, leader, half = self._report.same, self._report.holds, event.leader, event.half
        same("3.5.1", f"Augustus of the {half} before", "", position.thrones[half].augustus)
        if event.cause in ("throne-usurpation", "throne-escorted"):
            return
        others = [each for each in HALVES if each != half and position.thrones[each].augustus == leader]
        same("3.5.2", f"other thrones of {leader}", [], others)
        if leader == CHILD and self._dead.get(half) == "honorius":
            same("3.5.2 Honorius", "the new Augustus as a Usurper", False, position.thrones[half].usurper == leader)
            return
        holds("3.5.2", f"{leader} may reign", _may_reign(leader, position), leader)
        if self._refused and half == "west":
            same("3.5.2, R34", f"colour of {leader}", "east", LEADERS[leader].half)
            return
        heirs = [p for p in LEADERS if _may_reign(p, position)]
        princes = [p for p in heirs if _is_of(p, half, position, "T")]
        own = [p for p in heirs if _is_of(p, half, position)]
        is_strict = self._dead.get(half) == "honorius" and position.year < 424
        if princes and self._dead.get(half) != "honorius":
            holds("3.5.2", f"{leader} is of the house of Theodosius", leader in princes, princes)
        elif own and leader not in own:
            holds("3.5.2", f"{leader} comes from the {half}", False, own)
        elif own and half == "west" and position.thrones["east"].augustus and (leader not in princes or is_strict):
            holds("3.5.2", f"the East has accepted {leader}", self._accepted.get(leader, False), leader)

    # Success

    def _exchanges(self, event: Event, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        match event:
            case told.UsurpationSucceeded():
                throne = position.thrones[event.half]
                holds("3.6.4", f"{event.leader} fights for the {event.half}", bool(throne.usurper), event.leader)
                if event.cause in ("success-capitals", "capitals"):
                    same("3.6.4A", f"the {event.half} is won", True, holds_capitals(position, event.half))
                self._pending[event.half] = event.leader
            case told.CampsExchanged():
                holds("5", f"the Usurpation of the {event.half} succeeded", event.half in self._pending, event.half)
                self._pending.pop(event.half, None)
                same("5", "the players exchange their camps", position.seat(BARBARIAN), event.roman)
                same("5", "PV stay with the players", position.pv, event.pv)
                throne = position.thrones[event.half]
                heir = throne.puppet or throne.usurper
                if heir and LEADERS[heir].origin != "B":  # without a puppet there is a succession [R8]
                    same("5", "the new Augustus", heir, event.augustus)
            case told.FleetsControlled():
                same("3.6.4, 5", "successes without an exchange", {}, self._pending)
                if not position.thrones["east"].augustus:
                    heirs = [name for name in LEADERS if _may_reign(name, position)]
                    same("3.5.2", "heirs to the empty throne of the east", [], heirs)
                for half in HALVES:
                    if position.thrones[half].usurper:
                        same("3.6.4A", f"capitals of the {half} won", False, holds_capitals(position, half))
            case told.AugustusFled():
                self._fled(event, position)
            case told.YearScored():
                self._flights(position)
            case GameEnded():
                self._pending.clear()
            case _:
                pass

    def _fled(self, event: told.AugustusFled, position: Position) -> None:
        area = position.area_of(event.leader)
        self._report.holds(
            "3.6.6", f"{event.leader} is out of the {event.half}", not area or AREAS[area].half != event.half, area
        )
        self._report.same("3.6.6", "Augustus", position.thrones[event.half].augustus, event.leader)

    def _flights(self, position: Position) -> None:
        for half, throne in position.thrones.items():
            if not throne.augustus:
                continue
            area = position.area_of(throne.augustus)
            is_out = not area or AREAS[area].half != half
            self._report.same("3.6.6", f"the Augustus of the {half} has flown", is_out, half in position.flown)


def _can_join(piece: str, position: Position) -> bool:
    """Whether a counter may join a Usurper: Romans and Foederati, never an Augustus [3.6.3]."""
    tribe = tribe_of(piece)
    return piece not in position.augusti() and (not tribe or position.status[tribe] == "foederati")


def _may_be_puppet(leader: str, position: Position) -> bool:
    """Whether a Usurper of barbarian birth may raise a leader [6.2, R8]."""
    found = LEADERS[leader]
    fits = found.roman and not found.generic and found.cp in (1, 2) and found.origin != "B"
    return fits and position.on_map(leader) and leader not in position.augusti()


def _may_reign(leader: str, position: Position) -> bool:
    """Who may become Augustus [3.5.2]."""
    found = LEADERS[leader]
    if not found.roman or found.generic or found.origin == "B" or not position.on_map(leader):
        return False
    return position.camp(leader) == ROMAN and leader not in position.augusti()


def _is_of(leader: str, half: str, position: Position, origin: str = "") -> bool:
    return position.half_of(leader) == half and (not origin or LEADERS[leader].origin == origin)


def holds_capitals(position: Position, half: str) -> bool:
    """Whether the Usurper's side holds the capitals with a Roman leader and unit, and no Augustus is inside [3.6.4]."""
    areas = (REFUGE["west"], ROMA) if half == "west" else (REFUGE["east"],)
    for area in areas:
        leaders = [p for p in position.leaders_at(area, BARBARIAN) if LEADERS[p].roman]
        units = [p for p in position.units_at(area, BARBARIAN) if not tribe_of(p)]
        if not leaders or not units:
            return False
    augustus = position.thrones[half].augustus
    place = position.place.get(augustus, "") if augustus else ""
    return not (place not in AREAS and area_of(place) == REFUGE[half])
