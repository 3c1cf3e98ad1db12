"""An independent check of Romanitas combats: follows a combat's events and recomputes every number.

It shares only the counters with the rules. Modifiers, results, breakthroughs and the outcome are implemented a second
time, from chapter 7 and its rulings.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.core.events import Event, Score
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Arm, Troop
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    BoxBroken,
    DisputesRolled,
    Duel,
    EpidemicRolled,
    FigureMoved,
    FortificationsHeld,
    LinesDrawnUp,
    PassBegan,
    ReserveCommitted,
    RomannessChanged,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
    UnitRallied,
)
from rules.romanitas.state import Side

E = TypeVar("E", bound=Event)

_SIDES: tuple[Side, Side] = ("roman", "enemy")
_BOXES = ("left", "centre", "right")
_NEXT_TO = {"left": ("centre",), "centre": ("left", "right"), "right": ("centre",)}
_ENEMY_BOX = {1: "left", 5: "left", 2: "right", 4: "right", 3: "centre", 6: "centre"}
_SIEGE_LOSSES = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}
_FOLLOWED = (
    BattleBegan
    | BattleEnded
    | BoxBroken
    | DisputesRolled
    | Duel
    | EpidemicRolled
    | FigureMoved
    | FortificationsHeld
    | LinesDrawnUp
    | PassBegan
    | ReserveCommitted
    | RomannessChanged
    | Shot
    | SiegeStratagemStruck
    | StratagemPlayed
    | SurvivalTested
    | UnitRallied
)


def audit(events: Iterable[Event], options: Iterable[str]) -> Counter[str]:
    """Check every battle and siege in these events; return how often each feature of combat occurred."""
    scenes: dict[str, deque[Event]] = {}
    for event in events:
        if event.scene.startswith(("battle-", "siege-")) and isinstance(event, _FOLLOWED):
            scenes.setdefault(event.scene, deque()).append(event)
    by_arm = "stratagems-by-arm" in options
    seen: Counter[str] = Counter()
    for scene in scenes.values():
        seen += Combat(scene, by_arm=by_arm).follow()
    return seen


class Combat:
    """One battle or siege, from its first event to its last."""

    def __init__(self, events: deque[Event], *, by_arm: bool) -> None:
        self.events = events
        self.by_arm = by_arm
        self.began = self._expect(BattleBegan)
        self.elite = set(self.began.elite)
        self.besieged: Side | None = None
        if self.began.siege:
            self.besieged = _foe(self.began.attacker)
        self.lines: dict[Side, dict[str, list[str]]] = {side: {box: [] for box in _BOXES} for side in _SIDES}
        self.posts: dict[str, str] = {}
        self.powerless: set[str] = set()
        self.played: dict[Side, StratagemPlayed] = {}
        self.spent: set[Side] = set()
        self.manned: dict[Side, set[str]] = {side: set() for side in _SIDES}
        self.breached: dict[Side, list[str]] = {side: [] for side in _SIDES}
        self.routed: dict[Side, list[str]] = {side: [] for side in _SIDES}
        self.slain: dict[Side, list[str]] = {side: [] for side in _SIDES}
        self.sallied: set[str] = set()
        self.stage = 0
        self.seen: Counter[str] = Counter()

    def follow(self) -> Counter[str]:
        """Follow the combat to its end; raise AssertionError on the first error."""
        winner, why = self._course()
        ended = self._expect(BattleEnded)
        assert (ended.winner, ended.why) == (winner, why)
        assert (ended.place, ended.nation, ended.siege) == (self.began.place, self.began.nation, self.began.siege)
        for side in _SIDES:
            assert list(ended.routed.get(side, ())) == self.routed[side]
            assert list(ended.eliminated.get(side, ())) == self.slain[side]
        if winner == "roman" and why != "no-enemy":
            gain = self._expect(RomannessChanged)
            assert (gain.cause, gain.change, gain.rule) == ("combat-won", 1, "7.1.4")
        if why != "no-enemy":
            self._survival(lost=winner == "enemy")
        assert not self.events, f"after the end: {self.events}"
        self.seen[why] += 1
        return self.seen

    def _survival(self, *, lost: bool) -> None:
        for figure in self.began.figures:
            if figure == "intrinsic-comes":
                continue
            test = self._expect(SurvivalTested)
            assert test.figure == figure
            assert _facts(test.score) == ({"combat-lost": 1} if lost else {})
            assert test.outcome == {5: "wounded"}.get(
                test.score.total, "eliminated" if test.score.total > 5 else "unhurt"
            )
            self.seen[f"survival {test.outcome}"] += 1

    def _course(self) -> tuple[Side, str]:
        units = list(self.began.roman)
        if disputes := self._next(DisputesRolled):
            assert not self.began.siege
            assert bool(disputes.unit) == (disputes.die <= 2)
            if disputes.unit:
                units.remove(disputes.unit)
                self.seen["disputes"] += 1
        if not units:
            return "enemy", "no-units"
        self._stratagems(units)
        if struck := self._next(SiegeStratagemStruck):
            return self._stormed(struck, units)
        capital = self.began.place == "constantinople"
        assert not (self.began.siege and self._plays(self.began.attacker, "siege") and not capital)
        enemies = self.began.enemies
        if fortified := self._next(FortificationsHeld):
            assert (self.began.nation, self.began.attacker, fortified.city) == ("persia", "enemy", self.began.place)
            enemies -= 1
            self.seen["fortifications"] += 1
            if not enemies:
                return "roman", "no-enemy"
        self._drawn_up(units, enemies)
        for figure in self.began.figures:
            rolled = self._next(EpidemicRolled)
            if rolled is not None:
                assert rolled.figure == figure
                if rolled.die == 1:
                    self.powerless.add(figure)
                    self.seen["epidemic"] += 1
        for self.stage in (1, 2, 3, 4):
            verdict = self._pass()
            if verdict:
                return verdict
        if self.began.siege:
            return _foe(self.began.attacker), "walls-held"
        return self._by_losses(), "four-passes"

    def _stratagems(self, units: Sequence[str]) -> None:
        if paid := self._next(RomannessChanged):
            assert (paid.cause, paid.change) == ("stratagem", -1)
            assert "magister-militum" in self.began.figures
            self.played["roman"] = self._expect(StratagemPlayed)
        self.played["enemy"] = self._expect(StratagemPlayed)
        for side, played in self.played.items():
            assert played.side == side
            counter = romanitas_data().stratagem_counters[played.counter]
            sides = {counter.enemy_side} if side == "enemy" else {counter.enemy_side, counter.other_side}
            assert played.stratagem in sides
            if played.stratagem == "favourable-terrain":
                assert played.about in _BOXES
            elif played.stratagem == "iron-discipline":
                assert played.about in units
            else:
                assert not played.about
            self.seen[f"{side} {played.stratagem}"] += 1
        assert len({played.counter for played in self.played.values()}) == len(self.played)

    def _stormed(self, struck: SiegeStratagemStruck, units: Sequence[str]) -> tuple[Side, str]:
        attacker = self.began.attacker
        assert self.began.siege
        assert self.began.place != "constantinople"
        assert self._plays(attacker, "siege")
        assert struck.side == attacker
        army = len(units) if attacker == "roman" else self.began.enemies
        assert len(struck.lost) == min(_SIEGE_LOSSES[struck.die], army)
        assert attacker == "enemy" or set(struck.lost) <= set(units)
        self.slain[attacker] += struck.lost
        self.seen[f"{attacker} storms"] += 1
        return attacker, "siege-stratagem"

    def _drawn_up(self, units: Sequence[str], enemies: int) -> None:
        drawn = self._expect(LinesDrawnUp)
        for side, line in (("roman", drawn.roman), ("enemy", drawn.enemy)):
            for box, stack in zip(_BOXES, line, strict=True):
                self.lines[_side(side)][box] = list(stack)
        assert sorted(self._units("roman")) == sorted(units)
        assert len(set(self._units("enemy"))) == enemies
        nation = {unit.id for unit in romanitas_data().nations[self.began.nation].units}
        assert set(self._units("enemy")) <= nation
        for stack in drawn.enemy:
            bonuses = [self._bonus(unit) for unit in stack]
            assert bonuses == sorted(bonuses)
        sizes = [len(stack) for stack in drawn.enemy]
        if not (self.by_arm and self.played["enemy"].stratagem in ("manoeuvre", "frontal-assault")):
            assert sizes == [(enemies + 2) // 3, (enemies + 1) // 3, enemies // 3]
        assert set(drawn.posts) == set(self.began.figures)
        assert set(drawn.posts.values()) <= set(units)
        assert len(set(drawn.posts.values())) == min(len(drawn.posts), len(units))
        self.posts = dict(drawn.posts)
        self._note_manned()
        for side in _SIDES:
            if len(self._units(side)) >= 3:
                self.manned[side] |= set(_BOXES)

    def _pass(self) -> tuple[Side, str] | None:
        began = self._expect(PassBegan)
        assert began.stage == self.stage
        for side, line in (("roman", began.roman), ("enemy", began.enemy)):
            assert [list(stack) for stack in line] == [self.lines[_side(side)][box] for box in _BOXES]
        assert began.posts == self.posts
        fired = self._fire()
        if fired or any(self._broken(side) for side in _SIDES):  # the first fire phase shows unmanned boxes
            verdict = self._look()
            if verdict:
                self.seen["decided by fire"] += 1
                return verdict
        exploiters = [
            (side, box)
            for side in _SIDES
            for box in _BOXES
            if self._front(side, box) and not self._front(_foe(side), box)
        ]
        self._melee()
        self._figures_move()
        for side, box in exploiters:
            self._exploit(side, box)
            self._figures_move()
        return self._look()

    def _fire(self) -> int:
        bows = [
            (box, side, self._front(side, box), self._front(_foe(side), box))
            for box in _BOXES
            for side in _SIDES
            if self._front(side, box)
            and self._front(_foe(side), box)
            and romanitas_data().unit[self._front(side, box)].bow
        ]
        hits: list[tuple[Side, str, str]] = []
        for box, side, unit, target in bows:
            shot = self._expect(Shot)
            assert (shot.stage, shot.box, shot.side, shot.unit, shot.target) == (self.stage, box, side, unit, target)
            assert _facts(shot.score) == self._modifiers(side, unit, box, box, "fire")
            if self._is_protected(_foe(side), target):
                expected = "eliminated" if shot.score.total >= 7 else "none"
            else:
                expected = "routed" if shot.score.total >= 6 else "none"
            assert shot.outcome == expected
            hits.append((_foe(side), target, expected))
        for side, target, what in hits:
            self._strike(side, target, what)
        if len({box for box, *_ in bows}) < sum(1 for _, _, what in hits if what != "none"):
            self.seen["shot each other"] += 1
        return len(bows)

    def _melee(self) -> None:
        fought = []
        for box in _BOXES:
            if self._front("roman", box) and self._front("enemy", box):
                fought.append(self._duel(box, box, ""))
        for duel in fought:
            self._apply(duel)

    def _duel(self, box: str, enemy_box: str, exploiting: str) -> Duel:
        roman, enemy = self._front("roman", box), self._front("enemy", enemy_box)
        duel = self._expect(Duel)
        assert (duel.stage, duel.exploiting) == (self.stage, exploiting)
        assert (duel.box, duel.enemy_box, duel.roman, duel.enemy) == (box, enemy_box, roman, enemy)
        ours = self._modifiers("roman", roman, box, "" if exploiting == "enemy" else enemy_box, "melee")
        theirs = self._modifiers("enemy", enemy, enemy_box, "" if exploiting == "roman" else box, "melee")
        if exploiting:
            mine, unit = (ours, roman) if exploiting == "roman" else (theirs, enemy)
            strong = romanitas_data().unit[unit].arm is Arm.CAVALRY or unit in self.elite
            mine["exploitation"] = 2 if strong else 1
        assert _facts(duel.roman_score) == ours
        assert _facts(duel.enemy_score) == theirs
        assert (duel.loser, duel.outcome) == self._result(duel)
        self.seen[f"melee {duel.outcome}"] += 1
        return duel

    def _result(self, duel: Duel) -> tuple[str, str]:
        ours, theirs = duel.roman_score.total, duel.enemy_score.total
        if ours == theirs:
            return "", "tie"
        loser: Side = "roman" if ours < theirs else "enemy"
        if self._is_protected(loser, duel.roman if loser == "roman" else duel.enemy):
            return loser, "eliminated" if max(ours, theirs) >= 7 else "holds"
        return loser, "eliminated" if abs(ours - theirs) >= 4 else "routed"

    def _apply(self, duel: Duel) -> None:
        if duel.loser:
            self._strike(duel.loser, duel.roman if duel.loser == "roman" else duel.enemy, duel.outcome)

    def _exploit(self, side: Side, box: str) -> None:
        if not self._front(side, box):
            return
        targets = [target for target in _NEXT_TO[box] if self._front(_foe(side), target)]
        if not targets or (side == "enemy" and self.besieged == "enemy"):
            return
        if side == "enemy":
            target = min(targets, key=lambda at: (len(self.lines["roman"][at]), self._bonus(self._front("roman", at))))
            self._apply(self._duel(target, box, "enemy"))
            self.seen["enemy exploits"] += 1
            return
        following = self.events[0]
        if not (isinstance(following, Duel) and following.exploiting == "roman" and following.box == box):
            self.seen["declined"] += 1
            return
        assert following.enemy_box in targets
        if self.besieged == "roman":
            self.sallied.add(self._front("roman", box))
            self.seen["sally"] += 1
        self._apply(self._duel(box, following.enemy_box, "roman"))
        self.seen["roman exploits"] += 1

    def _look(self) -> tuple[Side, str] | None:
        self._figures_move()
        if reserve := self._next(ReserveCommitted):
            assert self._plays("roman", "reserve")
            assert reserve.box in self._broken("roman")
            assert reserve.unit in [unit for box in _BOXES for unit in self.lines["roman"][box][1:]]
            self._leave("roman", reserve.unit)
            self.lines["roman"][reserve.box].append(reserve.unit)
            self.spent.add("roman")
            self.seen["reserve"] += 1
        following = self.events[0] if self.events else None
        if isinstance(following, UnitRallied) and following.side == "roman":
            self._rallied(self._expect(UnitRallied))
        if self._plays("enemy", "rally") and self.routed["enemy"]:
            self._enemy_rally()
        for side in _SIDES:
            broken = self._broken(side)
            for box in [box for box in broken if box not in self.breached[side]]:
                told = self._expect(BoxBroken)
                assert (told.side, told.box, told.stage) == (side, box, self.stage)
            self.breached[side] = broken
        return self._verdict()

    def _enemy_rally(self) -> None:
        back = self._expect(UnitRallied)
        assert back.side == "enemy"
        assert self._bonus(back.unit) == max(self._bonus(unit) for unit in self.routed["enemy"])
        empty = [box for box in _BOXES if not self.lines["enemy"][box]]
        if empty:
            assert (back.box, back.die) == (empty[0], 0)
        else:
            assert back.box == _ENEMY_BOX[back.die]
        self._rallied(back)

    def _rallied(self, back: UnitRallied) -> None:
        assert self._plays(back.side, "rally")
        self.routed[back.side].remove(back.unit)
        self.lines[back.side][back.box].append(back.unit)
        self.sallied.discard(back.unit)
        self.spent.add(back.side)
        self._note_manned()
        self.seen[f"{back.side} rallies"] += 1

    def _verdict(self) -> tuple[Side, str] | None:
        if self.besieged and not self._units(self.besieged):
            self.seen["city taken"] += 1
            return self.began.attacker, "no-units"
        beaten = []
        for side in _SIDES:
            two_broken = len(self._broken(side)) >= 2 and self.besieged != side
            if not self._units(side) or two_broken:
                beaten.append(side)
        if len(beaten) == 2:
            return self._by_losses(), "both-broken"
        if beaten:
            return _foe(beaten[0]), "two-breakthroughs" if self._units(beaten[0]) else "no-units"
        return None

    def _by_losses(self) -> Side:
        for mine, theirs in (
            (len(self._broken("roman")), len(self._broken("enemy"))),
            (self._lost("roman"), self._lost("enemy")),
        ):
            if mine != theirs:
                return "roman" if mine < theirs else "enemy"
        self.seen["attacker loses the draw"] += 1
        return _foe(self.began.attacker)

    def _lost(self, side: Side) -> int:
        return len(self.routed[side]) + len(self.slain[side])

    def _modifiers(self, side: Side, unit: str, box: str, against: str, phase: str) -> dict[str, int]:
        found = {"combat-bonus": self._bonus(unit)}
        if side == "roman":
            found |= {figure: 1 for figure, at in self.posts.items() if at == unit and figure not in self.powerless}
            troop = romanitas_data().roman_army[unit].troop
            if self.began.figures and troop in (Troop.LIMITANEI, Troop.SKOUTATOI):
                found["defensive-tactic"] = 1
        own, other = self._stratagem(side), self._stratagem(_foe(side))
        arm = romanitas_data().unit[unit].arm
        suited = {
            "iron-discipline": own == "iron-discipline" and self.played[side].about == unit,
            "ambush": self.stage == 1,
            "harassment": phase == "fire",
            "manoeuvre": box != "centre" and (arm is Arm.CAVALRY or not self.by_arm),
            "frontal-assault": box == "centre" and (arm is Arm.INFANTRY or not self.by_arm),
        }
        if suited.get(own):
            found[own] = 2 if own == "ambush" else 1
        if other == "favourable-terrain" and self.played[_foe(side)].about == against:
            found[other] = -1
        besieger = self.began.siege and self.began.attacker == _foe(side)
        if other == "defensive-works" and phase != "fire" and not besieger:
            found[other] = -1
        return {cause: value for cause, value in found.items() if value}

    def _figures_move(self) -> None:
        standing = self._units("roman")
        for figure in [figure for figure, unit in self.posts.items() if unit and unit not in standing]:
            moved = self._expect(FigureMoved)
            assert moved.figure == figure
            free = [unit for unit in standing if unit not in self.posts.values()] or standing
            assert moved.unit in free if free else not moved.unit
            self.posts[figure] = moved.unit
            self.seen["figure moves" if moved.unit else "figure stands aside"] += 1

    def _bonus(self, unit: str) -> int:
        if unit in self.elite:
            return romanitas_data().roman_army[unit].elite_bonus or 0
        return romanitas_data().unit[unit].bonus

    def _stratagem(self, side: Side) -> str:
        return self.played[side].stratagem if side in self.played else ""

    def _plays(self, side: Side, stratagem: str) -> bool:
        return self._stratagem(side) == stratagem and side not in self.spent

    def _is_protected(self, side: Side, unit: str) -> bool:
        return self.besieged == side and unit not in self.sallied

    def _front(self, side: Side, box: str) -> str:
        return self.lines[side][box][0] if self.lines[side][box] else ""

    def _units(self, side: Side) -> list[str]:
        return [unit for box in _BOXES for unit in self.lines[side][box]]

    def _note_manned(self) -> None:
        for side in _SIDES:
            self.manned[side] |= {box for box in _BOXES if self.lines[side][box]}

    def _broken(self, side: Side) -> list[str]:
        return [box for box in _BOXES if box in self.manned[side] and not self.lines[side][box]]

    def _leave(self, side: Side, unit: str) -> None:
        for stack in self.lines[side].values():
            if unit in stack:
                stack.remove(unit)

    def _strike(self, side: Side, unit: str, what: str) -> None:
        if what == "routed":
            self._leave(side, unit)
            self.routed[side].append(unit)
        elif what == "eliminated":
            self._leave(side, unit)
            self.slain[side].append(unit)

    def _next(self, kind: type[E]) -> E | None:
        if self.events and isinstance(self.events[0], kind):
            return self._expect(kind)
        return None

    def _expect(self, kind: type[E]) -> E:
        assert self.events, f"{kind.__name__} was due, and nothing came"
        event = self.events.popleft()
        assert isinstance(event, kind), f"{kind.__name__} was due, and {event} came"
        assert event.rule, f"{event} names no rule"
        return event


def _facts(score: Score) -> dict[str, int]:
    """Return the modifiers by cause; check that they add up, cite a rule and aren't repeated."""
    assert 1 <= score.die <= 6
    assert score.total == score.die + sum(modifier.value for modifier in score.modifiers)
    assert all(modifier.rule and modifier.value for modifier in score.modifiers)
    found = {modifier.cause: modifier.value for modifier in score.modifiers}
    assert len(found) == len(score.modifiers)
    return found


def _foe(side: Side) -> Side:
    return "enemy" if side == "roman" else "roman"


def _side(side: str) -> Side:
    return "roman" if side == "roman" else "enemy"
