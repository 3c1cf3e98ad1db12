"""Rounds, nation turns, Population Increase and Reinforcements [B3, B4, 15.1.1, 16]."""

from __future__ import annotations

from rules.britannia_redux import events as told
from rules.core.events import Event, GameEnded
from tests.auditors.britannia_redux.position import MovementBegan, Position
from tests.auditors.britannia_redux.printed import (
    AREAS,
    BESIDE,
    BURH,
    CHANNEL,
    ENGLAND,
    EXTRA_ORDER,
    FORT,
    HOLDING,
    LEADERS,
    NATIONS,
    ORDER,
    ROMANO_BRITISH,
    ROMANS,
    STRONGHOLD,
    half_up,
    kind_of,
    nation_of,
)
from tests.auditors.report import Report


class Supply:
    """What a nation gets in phase 1, as far as it is known, and what has become of it."""

    def __init__(self) -> None:
        self.counted = False
        self.increase = 0
        self.burhs = 0
        self.walls = 0
        self.traded = False
        self.paid = False
        self.due: dict[str, dict[str, int]] = {}
        self.leader = ""
        self.to_remove = 0
        self.rises = False


class Turns:
    """Sections B3, B4, 14.1.1, 15.1.1, 16.1.1 and 16.2.1."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.supply = Supply()
        self.turns: list[str] = []
        self.ended = False

    def see(self, event: Event, position: Position) -> None:
        found = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    # Rounds [B3]

    def _round_began(self, event: told.RoundBegan, position: Position) -> None:
        self.report.same("B3", "number of the round", position.round + 1, event.round)
        found = position.timeline.rounds[event.round - 1]
        mine = (found.numeral, found.years, found.event, found.scoring)
        self.report.same("B15.6", "the round", mine, (event.numeral, event.years, event.event, event.scoring))
        self.turns = []

    def _due(self, nation: str, position: Position) -> bool:
        """Whether a nation takes a turn in this round [B3.2]."""
        if nation == ROMANS:
            return position.now.maximum > 0
        return position.present(nation) or nation in position.now.entries

    def _extra_due(self, nation: str, position: Position) -> bool:
        return position.present(nation) or position.extra_supply(nation) > 0

    def _skipped(self, position: Position, extra: bool, until: str) -> list[str]:
        """Who should have had a turn between the last one and this."""
        order = EXTRA_ORDER if extra else ORDER
        due = self._extra_due if extra else self._due
        passed = [each.removeprefix("extra ") for each in self.turns if each.startswith("extra ") == extra]
        first = order.index(passed[-1]) + 1 if passed else 0
        last = order.index(until) if until else len(order)
        return [nation for nation in order[first:last] if due(nation, position)]

    def _nation_turn_began(self, event: told.NationTurnBegan, position: Position) -> None:
        if event.extra and not any(each.startswith("extra ") for each in self.turns):
            self.report.same("B3.2", "nations without their turn", [], self._skipped(position, False, ""))
            self.report.holds("B3.3", "extra turns in the last round", position.last_round, position.round)
        self.report.same("B3.2", "nations passed over", [], self._skipped(position, event.extra, event.nation))
        entry = position.entry(event.nation)
        mine = (position.seats[event.nation], False if event.extra else entry.major, not event.extra and entry.raid)
        self.report.same("B4", "the turn", mine, (event.seat, event.major_invasion, event.raid))
        self.turns.append(("extra " if event.extra else "") + event.nation)
        self._open(event.nation, event.extra, position)

    def _open(self, nation: str, extra: bool, position: Position) -> None:
        self.supply = supply = Supply()
        entry = position.entry(nation)
        if extra:
            supply.counted = True
            self._extra(nation, position)
            return
        supply.counted = nation == ROMANS or not position.owned(nation)
        supply.leader = entry.leader
        supply.due = {sea: dict(kinds) for sea, kinds in entry.sea.items()}
        if entry.land:
            supply.due["land"] = dict(entry.land)
        if nation == ROMANS:
            self._legions(position)
        owed = position.tribute.pop(nation, 0)
        if owed:
            land = supply.due.setdefault("land", {})
            land["infantry"] = land.get("infantry", 0) + owed

    def _legions(self, position: Position) -> None:
        """15.1.1: half of what is missing arrives; what is too much goes."""
        if position.round == 1:
            self.supply.due = {CHANNEL: {"roman-infantry": 16}}
            return
        missing = position.now.maximum - len(position.armies(ROMANS))
        self.supply.to_remove = max(0, -missing)
        self.supply.due = {CHANNEL: {"roman-infantry": half_up(missing / 2)}} if missing > 0 else {}

    def _extra(self, nation: str, position: Position) -> None:
        number = position.extra_supply(nation)
        sea = {"danes": "frisian-sea", "norwegians": "north-sea", "normans": CHANNEL}.get(nation, "land")
        self.supply.leader = "svein" if nation == "danes" else ""
        if nation == "normans":
            knights = min(number, max(0, position.counters_left(nation, "cavalry")))
            self.supply.due = {sea: {"cavalry": knights, "infantry": number - knights}}
        elif number:
            self.supply.due = {sea: {"infantry": number}}

    def _nation_turn_ended(self, event: told.NationTurnEnded, position: Position) -> None:
        self.report.same("B4", "whose turn ended", position.turn.nation, event.nation)
        self.report.same("B1.3", "contested areas after a turn", set(), position.contested())
        self.report.same("B4", "Movement Phases of a turn", 2 if position.turn.major else 1, position.turn.part)

    def _round_ended(self, event: told.RoundEnded, position: Position) -> None:
        extra = position.last_round
        self.report.same("B3.2", "nations without their turn", [], self._skipped(position, extra, ""))
        points = {seat: position.seat_points(seat) for seat in dict.fromkeys(position.seats.values())}
        self.report.same("B3.5", "points of the round", points, event.points)
        leaders = sorted(each for each in LEADERS if each in position.place)
        self.report.same("B10.6", "leaders after the round", [], leaders)

    def _game_ended(self, event: GameEnded, position: Position) -> None:
        self.ended = True
        self.report.holds("B3.5", "the last round", position.last_round, position.round)
        seats = list(dict.fromkeys(position.seats.values()))

        def standing(seat: str) -> tuple[int, int, int]:
            held = [
                sum(n for nation, n in position.scored.get(scoring, {}).items() if position.seats[nation] == seat)
                for scoring in ("S5", "S4")
            ]
            return position.seat_points(seat), held[0], held[1]

        best = max(map(standing, seats))
        winners = [seat for seat in seats if standing(seat) == best]
        claimed = event.winner
        self.report.same("B3.5", "winner", winners[0] if len(winners) == 1 else None, claimed or None)

    # Population Increase [B4.1]

    def _population_gained(self, event: told.PopulationGained, position: Position) -> None:
        nation = event.nation
        self.report.holds("B4.1", "a nation that counts", nation != ROMANS and not position.turn.extra, nation)
        self.report.holds("B4.1", "one count a turn", not self.supply.counted or not position.owned(nation), nation)
        owned = position.owned(nation)
        clear, hard = {a for a in owned if not AREAS[a].hard}, {a for a in owned if AREAS[a].hard}
        self.report.same("B4.1", "areas", (clear, hard), (set(event.clear), set(event.difficult)))
        points = 2 * len(clear) + len(hard)
        armies, left = divmod(position.population[nation] + points, position.timeline.cost)
        mine = (points, position.population[nation], position.timeline.cost, armies, left)
        claimed = (event.points, event.before, event.cost, event.armies, event.left)
        self.report.same("14.1.1", "Population Increase", mine, claimed)
        self.supply.counted = True
        self.supply.increase = armies

    def _army_traded(self, event: told.ArmyTraded, position: Position) -> None:
        self.report.holds("16", "fortifications before the last round", not position.last_round, position.round)
        self.report.holds("16.2.1", "trades before burhs are paid for", not self.supply.paid, event.work)
        self.supply.increase -= 1
        self.report.holds("16.1.1", "an army to trade", self.supply.increase >= 0, self.supply.increase)
        if event.work == STRONGHOLD:
            self._check_wall(event, position)
            self.supply.walls += 1
            return
        self._check_burhs(event.nation, position)
        self.report.holds("16.2.1", "burhs for an army", event.count in (1, 2), event.count)
        self.supply.burhs += event.count

    def _check_wall(self, event: told.ArmyTraded, position: Position) -> None:
        report, nation = self.report, event.nation
        report.holds("16.1", "strongholds are in play", STRONGHOLD + "s" in position.options, position.options)
        report.same("16.1.1", "strongholds for an army", 1, event.count)
        report.holds("16.1.1", "once a game", nation not in position.walled, nation)
        report.holds("16.1.1", "not the Romano-British", nation not in (ROMANS, ROMANO_BRITISH), nation)
        report.holds("16.1.1", "after the withdrawal", position.withdrawn, position.round)
        report.holds("16.1.1", "a clear center", bool(self._wall_sites(nation, position)), nation)

    def _wall_sites(self, nation: str, position: Position) -> set[str]:
        centers = [area for area in HOLDING[nation].centers if not AREAS[area].hard]
        return {area for area in position.owned(nation) if area in centers and area not in position.works}

    def _check_burhs(self, nation: str, position: Position) -> None:
        report = self.report
        report.holds("16.2", "burhs are in play", "burhs" in position.options, position.options)
        report.holds("16", "fortifications before the last round", not position.last_round, position.round)
        report.holds("16.2.1", "after the Danish Major Invasion", position.danes_came, position.round)
        report.holds("16.2.1", "land in England", bool(position.owned(nation) & ENGLAND), nation)

    def _burh_paid(self, event: told.BurhPaid, position: Position) -> None:
        self._check_burhs(event.nation, position)
        price = half_up(position.timeline.cost / 2)
        mine = (price, position.population[event.nation] - price)
        self.report.same("16.2.1", "price of a burh", mine, (event.points, event.left))
        self.report.holds("16.2.1", "points for a burh", event.left >= 0, event.left)
        self.supply.paid = True
        self.supply.burhs += 1

    def _fortification_built(self, event: told.FortificationBuilt, position: Position) -> None:
        if event.work == FORT or event.cause != "population":
            return
        area, nation = event.area, event.nation
        self.report.holds("16", "one fortification an area", area not in position.works, area)
        self.report.same("16", "an owned area", nation, position.owner(area))
        self.report.holds("B6.1", "room for a fortification", position.room(nation, [area]) > 0, area)
        self.report.holds("16", "the army total", position.total_left(nation) > 0, position.total_left(nation))
        centers = set(HOLDING[nation].centers)
        if event.work == STRONGHOLD:
            self.supply.walls -= 1
            self.report.holds("16.1.1", "a clear center", area in self._wall_sites(nation, position), area)
            self.report.holds("16.1.1", "strongholds traded for", self.supply.walls >= 0, self.supply.walls)
            return
        self.supply.burhs -= 1
        self.report.holds("16.2.1", "burhs traded for", self.supply.burhs >= 0, self.supply.burhs)
        beside = area in ENGLAND and bool(BESIDE[area] & centers)
        self.report.holds("16.2.1", "a center, or beside one in England", area in centers or beside, area)
        number = len(position.works_of(nation, BURH)) + 1
        if nation == "danes":
            others = max(len(position.works_of(each, BURH)) for each in NATIONS if each != nation)
            self.report.holds("16.2.1", "burhs of the Danes", number <= others, (number, others))
        else:
            limit = len(position.owned("danes"))
            self.report.holds("16.2.1", "burhs beside areas of the Danes", number <= limit, (number, limit))

    # Placing [B4.1.4, B4.2]

    def _units_placed(self, event: told.UnitsPlaced, position: Position) -> None:
        if event.cause == "withdrawal":
            return
        nation = event.nation
        self.report.same("B4.1", "who places", position.turn.nation, nation)
        self.report.same("B4.1", "phase", "increase", position.turn.phase)
        self.report.same("B4.1", "an owned area", nation, position.owner(event.area))
        room = position.room(nation, [event.area])
        self.report.holds("B6.1", f"room in {event.area}", len(event.units) <= room, (room, event.units))
        self._enter(event.units, nation, position)
        if event.cause == "population":
            kinds = {kind_of(unit) for unit in event.units}
            self.report.same("B4.1", "kind of army", {"infantry"}, kinds)
            self.supply.increase -= len(event.units)
            self.report.holds("B4.1", "armies placed", self.supply.increase >= 0, self.supply.increase)
        else:
            self._take(event.units, "land")

    def _enter(self, units: tuple[str, ...], nation: str, position: Position) -> None:
        for unit in units:
            self.report.same("B4.1", "whose army", nation, nation_of(unit))
            self.report.holds("B4.1", "an army out of play", unit not in position.place, unit)
        for kind in {kind_of(unit) for unit in units}:
            number = sum(kind_of(unit) == kind for unit in units)
            left = position.counters_left(nation, kind)
            self.report.holds("B4.2", f"counters of {kind}", number <= left, (number, left))

    def _take(self, units: tuple[str, ...], where: str) -> None:
        due = self.supply.due.get(where, {})
        for unit in units:
            due[kind_of(unit)] = due.get(kind_of(unit), 0) - 1
        short = {kind: number for kind, number in due.items() if number < 0}
        self.report.same("B4.2", f"armies beyond those due in {where}", {}, short)

    def _units_arrived(self, event: told.UnitsArrived, position: Position) -> None:
        self.report.same("B4.2", "who arrives", position.turn.nation, event.nation)
        self._enter(event.units, event.nation, position)
        self._take(event.units, event.sea)
        if event.nation != ROMANS:
            self._spill(event, position)

    def _spill(self, event: told.UnitsArrived, position: Position) -> None:
        """Norman infantry may stand in for missing knights only if the print says so: it does not."""
        short = [unit for unit in event.units if unit in position.place]
        self.report.same("B4.2", "armies already in play", [], short)

    def _armies_forgone(self, event: told.ArmiesForgone, position: Position) -> None:
        self.report.same("B4.1", "who forgoes", position.turn.nation, event.nation)
        if event.army == BURH:
            self.supply.burhs -= event.count
            return
        if event.army == STRONGHOLD:
            self.supply.walls -= event.count
            return
        pools = [self.supply.due[place] for place in self.supply.due if self.supply.due[place].get(event.army, 0) > 0]
        from_increase = event.rule.startswith("B4.1") and self.supply.increase > 0 and event.army == "infantry"
        due = self.supply.increase if from_increase else sum(pool[event.army] for pool in pools)
        kinds_room = position.counters_left(event.nation, event.army)
        if event.cause == "no-counter":
            mine = due - max(0, kinds_room)
        else:
            owned = position.owned(event.nation)
            mine = due - min(due, position.room(event.nation, owned))
        self.report.holds("B4.1", f"{event.army} lost: {event.cause}", 0 < event.count <= mine, (event.count, mine))
        left = event.count
        if from_increase:
            self.supply.increase -= left
            return
        for pool in pools:
            taken = min(left, pool[event.army])
            pool[event.army] -= taken
            left -= taken

    def _leader_appeared(self, event: told.LeaderAppeared, position: Position) -> None:
        self.report.same("B4.2", "leader of the turn", self.supply.leader, event.leader)
        self.report.same("B4.2", "his nation", position.turn.nation, event.nation)
        with_army = bool(position.armies_at(event.place, event.nation))
        self.report.holds("B4.2", "a leader with an army", with_army, event.place)
        seas = [sea for sea in position.entry(event.nation).sea if position.armies_at(sea, event.nation)]
        if position.turn.extra and event.nation == "danes":
            seas = ["frisian-sea"]
        if seas:
            self.report.holds("B4.2", "a leader with the arriving armies", event.place in seas, event.place)
        self.supply.leader = ""

    def _leader_left(self, event: told.LeaderLeft, position: Position) -> None:
        if event.cause == "round-end":
            return
        if event.leader == self.supply.leader and position.turn.phase == "increase":
            self._check_lost_leader(event, position)
            self.supply.leader = ""

    def _check_lost_leader(self, event: told.LeaderLeft, position: Position) -> None:
        armies = position.armies(event.nation)
        if event.leader == "boudica":
            centers = HOLDING["belgae"].centers
            closed = all(position.armies_at(area, ROMANS) for area in centers)
            self.report.holds("R8", "Boudica lost", closed and not position.owned("belgae"), centers)
            self.supply.due.pop("land", None)
        elif event.leader == "arthur":
            self.report.holds("B4.2", "Arthur lost", not position.owned(ROMANO_BRITISH), event.leader)
        else:
            self.report.same("B4.2", "armies of a lost leader", [], armies)

    def _rising_began(self, event: told.RisingBegan, position: Position) -> None:
        area, armies = event.area, [unit for unit in event.units if unit not in LEADERS]
        self.report.same("R8", "land of the Belgae", set(), position.owned("belgae"))
        self.report.holds("R8", "a Belgic center", area in HOLDING["belgae"].centers, area)
        self.report.same("R8", "Roman armies there", [], position.armies_at(area, ROMANS))
        self._enter(tuple(armies), "belgae", position)
        self._take(tuple(armies), "land")
        if "boudica" in event.units:
            self.supply.leader = ""

    # Romans [15.1.1]

    def _roman_maximum_set(self, event: told.RomanMaximumSet, position: Position) -> None:
        armies, maximum = len(position.armies(ROMANS)), position.now.maximum
        change = half_up((maximum - armies) / 2) if maximum > armies else maximum - armies
        self.report.same(
            "15.1.1", "Roman armies", (maximum, armies, change), (event.maximum, event.armies, event.change)
        )

    def _armies_removed(self, event: told.ArmiesRemoved, position: Position) -> None:
        if event.cause != "maximum":
            return
        self.supply.to_remove -= len(event.units)
        self.report.same("15.1.1", "who is over the maximum", ROMANS, event.nation)
        area = event.place
        if area in AREAS:
            left = position.strength(area, ROMANS) - len(event.units)
            spare = any(position.strength(each, ROMANS) > 1 for each in AREAS)
            self.report.holds("15.1.1", "no area left vacant", left > 0 or not spare, area)

    def _movement_began(self, event: MovementBegan, position: Position) -> None:
        if position.turn.part:
            return
        supply, nation = self.supply, position.turn.nation
        self.report.holds("B4.1", "Population Increase is counted", supply.counted, nation)
        self.report.same("B4.1", "armies not yet placed", 0, supply.increase)
        left = {where: {k: n for k, n in kinds.items() if n > 0} for where, kinds in supply.due.items()}
        self.report.same("B4.2", "reinforcements not yet here", {}, {w: kinds for w, kinds in left.items() if kinds})
        self.report.same("B4.2", "leader not yet here", "", supply.leader)
        self.report.same("15.1.1", "Roman armies still to go", 0, supply.to_remove)
        self.report.same("16", "fortifications not yet built", (0, 0), (supply.burhs, supply.walls))
        self.report.same("B6.1", "stacking after phase 1", "", position.overstacked(nation))
