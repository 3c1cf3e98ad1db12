"""Combat [8]: Forces, evasion, refuge, the Combat Table with its modifiers, losses, retreats, deaths, points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.core.events import Event, Modifier
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.limits import barred, leads, needs_kin, stacked, stops
from tests.auditors.ultimus_romanorum.movement import Movement
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, area_of, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    COLUMNS,
    HOSTILE,
    LEADERS,
    REFUGE,
    TRIBES,
    UNITS,
    by_land,
    tribe_of,
)

QUALITY = TACTICAL = 3
"""The most that quality and tactical bonus change [R45]."""

LARGE = 25
"""PF of both sides from which the winner scores [10.1]."""

FAVOUR = 2
LOWEST, HIGHEST = 2, 9

Force = told.ForceFacts


def column_of(attacker: int, defender: int) -> int:
    """The number of the column: the highest that isn't above the ratio [8.3]."""
    ratio = Fraction(attacker, defender)
    below = [place for place, column in enumerate(COLUMNS) if Fraction(*column.ratio) <= ratio]
    return below[-1] if below else 0


def clamped(value: int, most: int) -> int:
    return max(-most, min(most, value))


def political_shift(attacker: int, defender: int) -> int:
    """Columns by the difference of CP [8.6.3, R45]."""
    difference = attacker - defender
    size = 0 if difference == 0 else 1 if abs(difference) < 3 else 2
    return size if difference > 0 else -size


class Battle:
    """A combat in an area, from its beginning to the end of its retreats."""

    def __init__(self, event: told.BattleBegan, entered: set[str], favour: dict[str, int]) -> None:
        self.favour = favour
        self.area, self.attacker = event.area, event.attacker
        self.sides = {event.attacker: set(event.attackers), other(event.attacker): set(event.defenders)}
        self.entered = set(entered)
        self.overrides: list[tuple[str, str]] = []
        self.flights: set[str] = set()
        self.tested: bool | None = None
        self.result: told.BattleFought | None = None
        self.reduced: set[str] = set()
        self.fallen: set[str] = set()
        self.already: set[str] = set()
        self.stuck: set[str] = set()
        self.dead: dict[str, told.LeaderDied] = {}
        self.points: list[told.PointsScored] = []
        self.before: dict[str, str] = {}
        self.usurper_there = False


class Combat:
    """Checks each combat."""

    def __init__(self, report: Report, movement: Movement) -> None:
        self._report = report
        self._movement = movement
        self._battle: Battle | None = None
        self._fought: list[tuple[str, frozenset[str]]] = []
        self._owed: list[tuple[str, str, int]] = []
        self._reconciled: set[str] = set()
        self._favours: dict[str, dict[str, int]] = {}

    def see(self, event: Event, position: Position) -> None:
        if isinstance(event, told.BattleBegan | told.SequenceEnded | told.SequencePassed | told.SequenceBegan):
            self._close(position)
        if isinstance(event, told.SequenceBegan | told.CampsExchanged | told.FleetsControlled):
            self._settle()
        match event:
            case told.SequenceBegan():
                self._fought = []
                self._reconciled = set()
                self._favours = {}
            case told.UsurpationFailed():
                self._reconciled |= {position.area_of(piece) for piece in event.pieces}
            case told.SequenceEnded():
                self._all_fought(position, event.camp)
            case told.BattleBegan():
                self._begins(event, position)
            case told.StratagemPlayed(stratagem="divine-favour"):
                self._favour(event)
            case told.StratagemPlayed() if self._battle:
                self._stratagem(event, self._battle)
            case told.EvasionTested() | told.Evaded():
                self._evades(event, position)
            case told.RefugeTaken():
                self._refuge(event, position)
            case told.BattleFought():
                self._fights(event, position)
            case told.LeaderDied() | told.PointsScored():
                self._pays(event, position)
            case _:
                pass
        if self._battle and self._battle.result:
            self._after(event, position, self._battle)

    # Beginning

    def _begins(self, event: told.BattleBegan, position: Position) -> None:
        same, holds, area = self._report.same, self._report.holds, event.area
        same("8.1", f"attacker in {area}", position.active, event.attacker)
        sides = {event.attacker: event.attackers, other(event.attacker): event.defenders}
        causes = {position.cause[p] for p in position.at(area) if p in position.cause}
        for camp, pieces in sides.items():
            there = {p for p in position.at(area) if (p in UNITS or p in LEADERS) and position.camp(p) == camp}
            there = {piece for piece in there if not position.at_peace(piece)}  # 4.2.2
            units = [piece for piece in pieces if piece in UNITS]
            holds("8.1", f"{camp} has units in {area}", bool(units), pieces)
            if len(causes) < 2:
                same("8.1", f"Force of the {camp} in {area}", there, set(pieces))
            else:
                holds("3.6.5, R89", f"Force of the {camp} in {area}", set(pieces) <= there, pieces)
                same("3.6.5", "causes in a Force", True, len({position.cause.get(p, "") for p in pieces} - {""}) < 2)
        key = (area, frozenset(sides[BARBARIAN]))
        holds("8.1", f"{area} is fought once", key not in self._fought, area)
        self._fought.append(key)
        came = self._movement.came_from
        favour = self._favours.setdefault(area, {ROMAN: 0, BARBARIAN: 0})
        # The attacker is the player [8.1]: so the ways of men who have changed sides since they came are barred too.
        entered = {came[piece] for piece in (*event.attackers, *event.defenders) if piece in came}
        self._battle = Battle(event, entered, favour)

    def _all_fought(self, position: Position, camp: str) -> None:
        """Combat is obligatory [8.1]."""
        fought = {area for area, _ in self._fought}
        both = {
            area
            for area in AREAS
            if position.at(area) and position.fighters(area, ROMAN) and position.fighters(area, BARBARIAN)
        }
        self._report.same("8.1", f"areas where the {camp} did not fight", set(), both - fought - self._reconciled)

    def _favour(self, event: told.StratagemPlayed) -> None:
        """Divine Favour counts in one area, also if it is played before the combat there begins [6.3, R80]."""
        area = event.about[0] if event.about else ""
        if self._report.holds("6.3", "Divine Favour names an area", area in AREAS, event.about):
            self._favours.setdefault(area, {ROMAN: 0, BARBARIAN: 0})[event.camp] += FAVOUR

    def _stratagem(self, event: told.StratagemPlayed, battle: Battle) -> None:
        if event.stratagem in ("scourge-of-god", "furor-germanicus"):
            battle.overrides.append((event.camp, event.stratagem))
        elif event.stratagem == "opportune-flight":
            battle.flights.add(event.camp)
        if event.about and event.about[0] in AREAS and event.stratagem == "opportune-flight":
            self._report.same("6.3", f"area of {event.stratagem}", battle.area, event.about[0])

    # Evasion and refuge

    def _evades(self, event: told.EvasionTested | told.Evaded, position: Position) -> None:
        battle = self._battle
        if not self._report.holds("8.2.1", "a combat has begun", battle is not None, event.kind) or battle is None:
            return
        self._report.same("8.2.1", f"area of {event.kind}", battle.area, event.area)
        if isinstance(event, told.EvasionTested):
            self._tests(event, position, battle)
        else:
            self._leaves(event, position, battle)

    def _tests(self, event: told.EvasionTested, position: Position, battle: Battle) -> None:
        same, defender = self._report.same, other(battle.attacker)
        there = [p for p in battle.sides[defender] if p in LEADERS and position.place.get(p) == battle.area]
        best = max((LEADERS[each].vs for each in there), default=0)
        same("8.2.1", f"best VS in {battle.area}", best, event.vs)
        favour = battle.favour[battle.attacker] - battle.favour[defender]
        same("6.3, R80", f"modifiers to the evasion in {battle.area}", favour, _total(event.modifiers))
        same("8.2.1", f"evasion from {battle.area}", event.die + favour < best, event.succeeds)
        same("8.2.1", f"evasions tried in {battle.area} before", None, battle.tested)
        battle.tested = event.succeeds

    def _leaves(self, event: told.Evaded, position: Position, battle: Battle) -> None:
        same, holds = self._report.same, self._report.holds
        camps = {position.camp(piece) for piece in event.pieces}
        if event.cause == "evades":
            same("8.2.1", "who evades", {other(battle.attacker)}, camps)
            same("8.2.1", f"the evasion from {battle.area} succeeded", True, battle.tested)
        else:
            holds("6.3", "who flees has played Opportune Flight", camps <= battle.flights, camps)
            self._fought = [each for each in self._fought if each[0] != battle.area]  # [6.3]
        chiefs = [piece for piece in event.pieces if piece in LEADERS]
        units = [piece for piece in event.pieces if piece in UNITS]
        if event.cause == "evades":
            holds("8.2.1", "leaders take their CC along", len(units) <= sum(LEADERS[c].cc for c in chiefs), units)
            lone = [unit for unit in units if not any(leads(position, chief, unit) for chief in chiefs)]
            same("8.2.1", "units that evade with no leader", [], lone)
            self._leaves_behind(event, position, battle)
        self._goes(event.pieces, event.area, event.to, position, battle)
        for side in battle.sides.values():
            side -= set(event.pieces)

    def _leaves_behind(self, event: told.Evaded, position: Position, battle: Battle) -> None:
        """Guards keep to their leaders, and no Roman who could go is left without a unit [3.2.4, R122]."""
        same, gone = self._report.same, set(event.pieces)
        left = {p for p in battle.sides[other(battle.attacker)] - gone if position.place.get(p) == battle.area}
        guards = {position.guard.get(piece, "") for piece in gone}
        same("3.2.4, 8.2.1", f"guards left in {battle.area} by their leaders", set(), guards & left)
        if not any(piece in UNITS for piece in left):
            chiefs = [piece for piece in left if not tribe_of(piece)]
            free = [piece for piece in chiefs if not barred(position, piece, "", event.area, event.to)]
            same("8.2.1, R122", f"leaders left in {battle.area} without a unit", [], free)

    def _goes(self, pieces: Sequence[str], area: str, to: str, position: Position, battle: Battle) -> None:
        """Whether counters may leave an area [8.2.1, 8.4.1]."""
        same, holds = self._report.same, self._report.holds
        chiefs = [piece for piece in pieces if piece in LEADERS]
        camp = position.camp(pieces[0])
        if not holds("8.2.1", f"{to} is next to {area}", to in by_land()[area], to):
            return
        same("8.2.1, 8.4.1", f"enemies in {to}", [], position.fighters(to, other(camp)))
        if not set(pieces) & battle.sides[battle.attacker]:
            holds("8.2.1", f"the attacker did not come from {to}", to not in battle.entered, to)
        same("4.2.4, 8.2.1", f"Tribes that don't mix in {to}", "", stacked(position, pieces, to))
        for piece in pieces:
            bar = "" if piece in UNITS else barred(position, piece, "", area, to)
            if piece in UNITS:
                ways = [barred(position, piece, lead, area, to) for lead in ["", *chiefs]]
                bar = "" if "" in ways else ways[0]
            same("8.2.1, 8.4.1", f"what bars {piece} from {to}", "", bar)

    def _refuge(self, event: told.RefugeTaken, position: Position) -> None:
        """The Augustus, one PA, at most one leader and one BU [8.2.2, R33]."""
        same, holds = self._report.same, self._report.holds
        same("8.2.2", "area of the refuge", REFUGE[event.half], area_of(event.box))
        augustus = position.thrones[event.half].augustus
        holds("8.2.2", f"the Augustus of the {event.half} takes refuge", augustus in event.pieces, event.pieces)
        kinds = [UNITS[piece].category for piece in event.pieces if piece in UNITS]
        same("8.2.2, R33", "palatini in the refuge", 1, kinds.count("PA"))
        holds("8.2.2, R33", "one BU in the refuge", kinds.count("BU") <= 1 and len(kinds) <= 2, kinds)
        holds("8.2.2, R33", "one other leader in the refuge", len(event.pieces) - len(kinds) <= 2, event.pieces)
        if self._battle:
            holds("8.2.2", "a Barbarian attacks", self._battle.attacker == BARBARIAN, event.half)
            self._battle.sides[ROMAN] -= set(event.pieces)

    # The battle

    def _fights(self, event: told.BattleFought, position: Position) -> None:
        same, battle = self._report.same, self._battle
        if battle is None or battle.area != event.area:
            self._report.holds("8.1", f"combat in {event.area} has begun", False, event.area)
            return
        same("8.1", "attacker", battle.attacker, event.attacker.camp)
        for force in (event.attacker, event.defender):
            self._force(force, position, battle)
        attacker, defender = event.attacker, event.defender
        column = column_of(attacker.pf, defender.pf)
        same("8.3", f"column of {attacker.pf} to {defender.pf}", COLUMNS[column].label, event.column)
        shift = self._shifts(event, position)
        place = max(0, min(len(COLUMNS) - 1, column + shift))
        same("8.6", f"column after a shift of {shift}", COLUMNS[place].label, event.shifted)
        row = self._row(event, battle)
        same("8.3", f"row in {event.area}", row, event.row)
        cell = COLUMNS[place].cells[row - LOWEST]
        winner = attacker.camp if cell[2] == "attacker" else defender.camp
        claimed = (event.attacker_loss, event.defender_loss, event.winner)
        same("8.3", f"result at {COLUMNS[place].label}, row {row}", (cell[0], cell[1], winner), claimed)
        battle.result = event
        battle.already = position.reduced & {*attacker.units, *defender.units}
        usurpers = {throne.usurper for throne in position.thrones.values()}
        battle.usurper_there = bool(usurpers & {*attacker.leaders, *defender.leaders})
        battle.before = {p: position.place[p] for p in (*attacker.units, *defender.units)}
        if attacker.pf + defender.pf >= LARGE:
            self._owed.append((event.winner, "pv-battle", 1))

    def _force(self, force: Force, position: Position, battle: Battle) -> None:
        same, what = self._report.same, f"the {force.camp} in {battle.area}"
        there = {p for p in battle.sides[force.camp] if position.place.get(p) == battle.area}
        same("8.3", f"who fights for {what}", there, {*force.leaders, *force.units})
        values = [position.values(unit) for unit in force.units]
        if not values:
            return
        same("8.3", f"PF of {what}", sum(pf for pf, _, _ in values), force.pf)
        same("8.6.1", f"quality of {what}", sum(qu for _, qu, _ in values) // len(values), force.quality)
        chiefs = [LEADERS[leader].bt for leader in force.leaders]
        bonus = max(chiefs) if chiefs else sum(bt for _, _, bt in values) // len(values)
        same("8.6.2", f"tactical bonus of {what}", bonus, force.tactical)

    def _shifts(self, event: told.BattleFought, position: Position) -> int:
        same, attacker, defender = self._report.same, event.attacker, event.defender
        quality = clamped(attacker.quality - defender.quality, QUALITY)
        expected = {"quality": quality} if quality else {}
        mine, its = _political(attacker, position), _political(defender, position)
        if mine is not None and its is not None and political_shift(mine, its):
            expected["political"] = political_shift(mine, its)
        claimed = {each.cause.removeprefix("shift-"): each.value for each in event.shifts if each.value}
        same("8.6.1, 8.6.3", f"shifts in {event.area}", expected, claimed)
        return sum(expected.values())

    def _row(self, event: told.BattleFought, battle: Battle) -> int:
        same, attacker, defender = self._report.same, event.attacker, event.defender
        favour = battle.favour[attacker.camp] - battle.favour[defender.camp]
        tactical = clamped(attacker.tactical - defender.tactical, TACTICAL)
        camps = {camp for camp, _ in battle.overrides}
        if len(camps) == 1:
            same("6.2, 6.3", f"die in {event.area}", None, event.die)
            return HIGHEST if camps == {attacker.camp} else LOWEST
        self._report.holds("8.3", f"a die is rolled in {event.area}", event.die is not None, event.die)
        same("8.6.2, 6.3", f"modifiers to the die in {event.area}", tactical + favour, _total(event.modifiers))
        return max(LOWEST, min(HIGHEST, (event.die or 0) + tactical + favour))

    # Losses and retreats

    def _after(self, event: Event, position: Position, battle: Battle) -> None:
        match event:
            case told.UnitsReduced(cause="loss-battle"):
                self._report.same("8.4.2", "area of the losses", battle.area, event.area)
                battle.reduced |= set(event.units)
            case told.UnitsEliminated(cause="loss-battle"):
                self._report.same("8.4.2", "area of the losses", battle.area, event.area)
                battle.fallen |= set(event.units)
            case told.UnitsEliminated(cause="loss-retreat"):
                self._stays(event, position, battle)
            case told.Retreated():
                self._retreats(event, position, battle)
            case told.LeaderDied(cause="death-battle" | "death-retreat"):
                self._dies(event, position, battle)
            case _:
                pass

    def _retreats(self, event: told.Retreated, position: Position, battle: Battle) -> None:
        same, result = self._report.same, battle.result
        assert result is not None
        same("8.4.1", "area of the retreat", battle.area, event.area)
        loser = result.defender if result.winner == result.attacker.camp else result.attacker
        others = set(event.pieces) - {*loser.leaders, *loser.units}
        same("8.4.1", f"who retreats from {event.area} unbeaten", set(), others)
        camps = {position.camp(piece) for piece in event.pieces}
        same("8.4.1, R120", f"camp of those who retreat from {event.area}", {loser.camp}, camps)
        chiefs = [piece for piece in event.pieces if piece in LEADERS]
        units = [piece for piece in event.pieces if piece in UNITS]
        self._goes(event.pieces, event.area, event.to, position, battle)
        if not chiefs:
            same("8.4.1, R16", "units that retreat without a leader go one by one", 1, len(units))
        for chief in chiefs:
            if not units:
                lost = needs_kin(position, chief, event.to)
                self._report.holds("8.4.1, R15", f"{chief} joins his Tribe in {event.to}", not lost, event.to)

    def _stays(self, event: told.UnitsEliminated, position: Position, battle: Battle) -> None:
        """A unit is lost in retreat only if it has no way out [8.4.1]."""
        for unit in event.units:
            camp = position.camp(unit)
            ways = [
                area
                for area in by_land()[battle.area]
                if not position.fighters(area, other(camp))
                and not (unit not in battle.sides[battle.attacker] and area in battle.entered)
                and not barred(position, unit, "", battle.area, area)
                and not stacked(position, [unit], area)
                and stops(position, tribe_of(unit), area)
            ]
            self._report.same("8.4.1", f"ways out for {unit}", [], ways)
        battle.stuck |= set(event.units)

    def _dies(self, event: told.LeaderDied, position: Position, battle: Battle) -> None:
        result, leader = battle.result, event.leader
        assert result is not None
        loser = result.defender if result.winner == result.attacker.camp else result.attacker
        self._report.holds("8.5", f"{leader} was beaten", leader in loser.leaders, result.winner)
        battle.dead[leader] = event
        loss = result.attacker_loss if loser is result.attacker else result.defender_loss
        doomed = loss == "E" or (battle.usurper_there and self._is_prince(leader, position))
        if event.cause == "death-battle":
            self._report.holds("8.5.1, 8.5.2", f"{leader} dies in the battle", doomed, loss)
            return
        camp = position.camp(leader)
        ways = [
            area
            for area in by_land()[battle.area]
            if not position.fighters(area, other(camp))
            and not (leader not in battle.sides[battle.attacker] and area in battle.entered)
            and not barred(position, leader, "", battle.area, area)
            and not (AREAS[area].empire and tribe_of(leader) and not _has_kin(position, leader, area))
            and not stacked(position, [leader], area)
            and stops(position, tribe_of(leader), area)
        ]
        self._report.same("8.5.1", f"ways out for {leader}", [], ways)

    def _is_prince(self, leader: str, position: Position) -> bool:
        return bool(position.offices(leader))

    def _close(self, position: Position) -> None:
        """What the battle must have led to."""
        battle, self._battle = self._battle, None
        if battle and (battle.result or battle.tested is not None):
            self._favours.pop(battle.area, None)  # the combat for which it was played is over [R80]
        if battle is None or battle.result is None:
            return
        result = battle.result
        hits = {ROMAN: self._hit(battle, ROMAN), BARBARIAN: self._hit(battle, BARBARIAN)}
        for force, loss in ((result.attacker, result.attacker_loss), (result.defender, result.defender_loss)):
            self._losses(force, loss, hits, battle)
        loser = result.defender if result.winner == result.attacker.camp else result.attacker
        loss = result.defender_loss if loser is result.defender else result.attacker_loss
        left = [p for p in (*loser.leaders, *loser.units) if position.place.get(p) == battle.area]
        left = [p for p in left if position.camp(p) == loser.camp]
        self._report.same("8.4.1", f"beaten counters that stay in {battle.area}", [], left)
        if loss == "E":
            self._report.same("8.5.1", f"leaders who die in {battle.area}", set(loser.leaders), set(battle.dead))
        winner = result.attacker if loser is result.defender else result.defender
        stray = {p for p in winner.units if p not in battle.fallen and p in UNITS}
        gone = {p for p in stray if position.place.get(p) not in (battle.area, *_cities(battle.area))}
        self._report.same("8.4.1", f"winners who leave {battle.area}", set(), gone & set(battle.before))

    def _hit(self, battle: Battle, camp: str) -> int:
        result = battle.result
        assert result is not None
        force = result.attacker if result.attacker.camp == camp else result.defender
        return len((battle.reduced | battle.fallen) & set(force.units))

    def _losses(self, force: Force, loss: str, hits: dict[str, int], battle: Battle) -> None:
        same, what = self._report.same, f"of the {force.camp} in {battle.area} by {loss}"
        units = set(force.units)
        reduced, fallen = battle.reduced & units, battle.fallen & units
        full = units - battle.already
        if loss == "E":
            same("8.4.2", f"units eliminated {what}", units, fallen)
        elif loss == "A":
            same("8.4.2", f"units reduced {what}", full, reduced)
            same("8.4.2", f"units eliminated {what}", units - full, fallen)
        else:
            share = Fraction(loss) if loss != "R" else Fraction(0)
            steps = min(len(units), int(share * hits[other(force.camp)]))
            same("8.4.2", f"units that lose a step {what}", steps, len(reduced | fallen))
            same("8.4.2", f"units eliminated {what} that were full", set(), fallen & full)
            same("8.4.2", f"units reduced {what} that were reduced", set(), reduced - full)

    # Points

    def _pays(self, event: told.LeaderDied | told.PointsScored, position: Position) -> None:
        """Points of battles and leaders [10.1]."""
        if isinstance(event, told.LeaderDied):
            self._owes(event, position)
            return
        self._report.same("10", f"seat of the {event.camp}", position.seat(event.camp), event.seat)
        self._report.same("10", f"total after {event.cause}", position.pv[event.seat] + event.pv, event.total)
        if event.cause in ("pv-battle", "pv-leader", "pv-attila"):
            claim = (event.camp, event.cause, event.pv)
            if self._report.holds("10.1", f"{claim[1]} is due", claim in self._owed, (claim, self._owed)):
                self._owed.remove(claim)

    def _owes(self, event: told.LeaderDied, position: Position) -> None:
        camp = position.camp(event.leader)
        scores = event.cause in ("death-battle", "death-retreat", "death-assassination", "death-germanophobia")
        if event.cause == "death-assassination" and event.rule != "6.3":
            scores = False
        gainer = other(camp) if scores else ""
        self._report.same("10.1", f"who gains by the death of {event.leader} ({event.cause})", gainer, event.by)
        if not scores:
            return
        is_attila = event.leader == "attila" and event.cause != "death-assassination"
        self._owed.append((gainer, "pv-attila", 5) if is_attila else (gainer, "pv-leader", 1))

    def _settle(self) -> None:
        """After an SMC, all points of battles and leaders are paid."""
        self._report.same("10.1", "points that weren't paid", [], self._owed)
        self._owed = []


def _total(modifiers: tuple[Modifier, ...]) -> int:
    return sum(each.value for each in modifiers)


def _political(force: Force, position: Position) -> int | None:
    """The best CP of the Augustus, Caesar or Usurper of a Force with Romans [8.6.3]."""
    if not any(not tribe_of(unit) for unit in force.units):
        return None
    found = [LEADERS[leader].cp for leader in force.leaders if position.offices(leader)]
    return max(found) if found else None


def _has_kin(position: Position, leader: str, area: str) -> bool:
    camp = position.camp(leader)
    return any(tribe_of(unit) == tribe_of(leader) for unit in position.units_at(area, camp))


def _cities(area: str) -> list[str]:
    return [
        f"box-{city}" for city, place in (("ravenna", "italia-4"), ("constantinopolis", "thracia-3")) if place == area
    ]


def is_german(unit: str) -> bool:
    tribe = tribe_of(unit)
    return bool(tribe) and TRIBES[tribe].nation == "German"


def is_hostile(status: str) -> bool:
    return status in HOSTILE
