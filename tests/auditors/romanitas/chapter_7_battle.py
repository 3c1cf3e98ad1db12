"""Chapter 7.1, 7.2 and 7.5: battles and sieges, die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.core.decisions import Decision, Pick
from rules.core.events import Event, Score
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    BoxBroken,
    DisputesRolled,
    Duel,
    EpidemicRolled,
    FigureMoved,
    Line,
    LinesDrawnUp,
    PassBegan,
    ReserveCommitted,
    Shot,
    SiegeStratagemStruck,
    StratagemPlayed,
    SurvivalTested,
    UnitRallied,
)
from rules.romanitas.state import SIDES, Side, opponent
from tests.auditors.romanitas import readings, tables
from tests.auditors.romanitas.board import BOXES, ENEMY_UNITS, FIGURES
from tests.auditors.romanitas.chapter_5_mobilisation import INTRINSIC, MAGISTER
from tests.auditors.romanitas.ledger import Ledger

Causes = dict[str, int]
UNITS = FIGURES.roman_units
NEXT_TO = {"left": ("centre",), "centre": ("left", "right"), "right": ("centre",)}
WINGS = ("left", "right")


class Blow(NamedTuple):
    """A shot or a melee that must come: who strikes whom, from which box."""

    side: Side
    box: str
    unit: str
    target: str


@dataclass
class Fight:
    """A combat on the Locus Pugnae, as the auditor follows it."""

    began: BattleBegan
    force: list[str]
    lines: dict[Side, dict[str, list[str]]] = field(default_factory=dict)
    posts: dict[str, str] = field(default_factory=dict)
    played: dict[Side, str] = field(default_factory=dict)
    counters: list[str] = field(default_factory=list)
    terrain: dict[Side, str] = field(default_factory=dict)
    disciplined: str = ""
    powerless: set[str] = field(default_factory=set)
    spent: set[Side] = field(default_factory=set)
    placed: dict[Side, int] = field(default_factory=dict)
    manned: dict[Side, set[str]] = field(default_factory=lambda: {side: set() for side in SIDES})
    breached: dict[Side, set[str]] = field(default_factory=lambda: {side: set() for side in SIDES})
    claimed: dict[Side, set[str]] = field(default_factory=lambda: {side: set() for side in SIDES})
    routed: dict[Side, list[str]] = field(default_factory=lambda: {side: [] for side in SIDES})
    slain: dict[Side, list[str]] = field(default_factory=lambda: {side: [] for side in SIDES})
    sallied: set[str] = field(default_factory=set)
    stage: int = 0
    phase: str = ""
    shots: list[Blow] = field(default_factory=list)
    melees: list[Blow] = field(default_factory=list)
    losses: list[tuple[Side, str, str]] = field(default_factory=list)
    free_stacks: dict[Side, list[str]] = field(default_factory=dict)
    """Boxes whose facing box was empty when the melee began: their stacks may exploit, in this order."""
    asked: str = ""
    """The Roman box whose stack was asked for last."""
    struck: tuple[str, str] = ("", "")
    """How it ended where no line was drawn: winner and reason."""

    @property
    def besieged(self) -> Side | None:
        """The camp behind the walls."""
        return opponent(self.began.attacker) if self.began.siege else None

    def in_line(self, side: Side) -> list[str]:
        """The units of a camp that are still in line."""
        return [unit for stack in self.lines[side].values() for unit in stack]

    def front(self, side: Side, box: str) -> str:
        """The unit on top of a stack, or nothing."""
        stack = self.lines[side][box]
        return stack[0] if stack else ""

    def lost(self, side: Side) -> int:
        """Units routed and eliminated."""
        return len(self.routed[side]) + len(self.slain[side])

    def is_walled(self, side: Side, unit: str) -> bool:
        """Whether a unit has the protection of the walls [7.2.4]."""
        return side == self.besieged and unit not in self.sallied


class Battles:
    """Battles and sieges [7.1, 7.2, 7.5]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.fight: Fight | None = None
        self._asked_to_draw = False

    def see(self, event: Event) -> None:
        """Check an event of a battle or siege."""
        if isinstance(event, BattleBegan):
            self._begin(event)
        elif isinstance(event, SurvivalTested):
            self._test(event)
        elif self.fight is not None:
            self._go_on(event, self.fight)

    def answer(self, answered: Decision) -> None:
        """Note what the player was asked: a stratagem, an exploitation or a sally."""
        if answered.topic == "draw-stratagem":
            self._asked_to_draw = True
        elif answered.topic in ("exploit", "sally") and self.fight is not None and isinstance(answered, Pick):
            self._ask(self.fight, {str(option.id) for option in answered.options})

    def _ask(self, fight: Fight, offered: set[str]) -> None:
        """A stack without an opponent is asked for; its targets are the neighbouring boxes that are manned."""
        if fight.phase == "fire":
            self._begin_melee(fight)
        fight.asked = self._next_stack(fight)
        targets = self._targets(fight, "roman", fight.asked) if fight.asked else []
        self.ledger.report.same("7.1.2", f"targets of the {fight.asked}", {*targets, "decline"}, offered)

    def _targets(self, fight: Fight, side: Side, source: str) -> list[str]:
        return [box for box in NEXT_TO[source] if fight.lines[opponent(side)][box]]

    def _next_stack(self, fight: Fight) -> str:
        """The next Roman stack that may exploit, or nothing."""
        stacks = fight.free_stacks.get("roman", [])
        while stacks:
            source = stacks.pop(0)
            if fight.lines["roman"][source] and self._targets(fight, "roman", source):
                return source
        return ""

    def _go_on(self, event: Event, fight: Fight) -> None:
        match event:
            case EpidemicRolled():
                if event.die == 1:  # 8.7-4
                    fight.powerless.add(event.figure)
            case DisputesRolled():
                self._disputes(event, fight)
            case StratagemPlayed():
                self._stratagem(event, fight)
            case SiegeStratagemStruck():
                self._siege_stratagem(event, fight)
            case LinesDrawnUp():
                self._draw_up(event, fight)
            case PassBegan():
                self._begin_pass(event, fight)
            case Shot():
                self._shot(event, fight)
            case Duel():
                self._duel(event, fight)
            case FigureMoved():
                self._move_figure(event, fight)
            case UnitRallied():
                self._rally(event, fight)
            case ReserveCommitted():
                self._reserve(event, fight)
            case BoxBroken():
                self.ledger.report.same("7.1.2", "pass of a breakthrough", fight.stage, event.stage)
                fight.claimed[event.side].add(event.box)
            case BattleEnded():
                self._end(event, fight)

    # Before the lines are drawn [7.1.1, 7.1.3]

    def _begin(self, event: BattleBegan) -> None:
        ledger = self.ledger
        self.fight = Fight(event, list(event.roman))
        self._asked_to_draw = False
        self._may_draw = MAGISTER in event.figures and ledger.rp >= 1
        elite = set(event.roman) & ledger.elite
        ledger.report.same("5.4.2", "Elite units of the force", elite, set(event.elite))
        if ledger.event == "epidemic":
            for figure in event.figures:
                ledger.expect("8.7", EpidemicRolled, figure=figure)

    def _disputes(self, event: DisputesRolled, fight: Fight) -> None:
        report = self.ledger.report
        report.same("8.7", "event of the turn", "theological-disputes", self.ledger.event)
        report.holds("R67", "disputes in the field only", not fight.began.siege)
        refuses = event.unit in fight.force if event.die <= 2 else not event.unit
        report.holds("8.7", f"disputes on a {event.die}: one unit on 1-2", refuses, event.unit)
        fight.force = [unit for unit in fight.force if unit != event.unit]

    def _stratagem(self, event: StratagemPlayed, fight: Fight) -> None:
        report = self.ledger.report
        sides = FIGURES.stratagem_counters[event.counter]
        report.holds("7.1.3", "the counter is in the container", event.counter not in fight.counters, event.counter)
        if event.side == "roman":
            report.holds("7.1.3", "the Magister Militum draws", MAGISTER in fight.began.figures, event.counter)
            report.holds("7.1.3", f"a side of {event.counter}", event.stratagem in sides, event.stratagem)
        else:
            report.same("7.1.3", "the player may draw a stratagem", self._may_draw, self._asked_to_draw)
            report.same("7.1.3", f"dedicated side of {event.counter}", sides[0], event.stratagem)
        is_besieger = fight.began.siege and fight.began.attacker == event.side
        effective = {
            "siege": is_besieger and fight.began.place != "constantinople",
            "defensive-works": not is_besieger,
            "defensive-tactic": event.effective,  # it is there already
        }.get(event.stratagem, True)
        report.same("7.1.3", f"use of {event.stratagem}", effective, event.effective)
        fight.counters.append(event.counter)
        fight.played[event.side] = event.stratagem
        if event.stratagem == "favourable-terrain":
            report.holds("7.1.3", "box of the terrain", event.about in BOXES, event.about)
            fight.terrain[event.side] = event.about
        if event.stratagem == "iron-discipline":
            report.holds("7.1.3", "unit under discipline", event.about in fight.force, event.about)
            fight.disciplined = event.about

    def _siege_stratagem(self, event: SiegeStratagemStruck, fight: Fight) -> None:
        """The besieger takes the city at once, and pays for it [7.1.3, R47, R80]."""
        report = self.ledger.report
        report.same("7.1.3", "who besieges", fight.began.attacker, event.side)
        report.same("7.1.3", "stratagem played", "siege", fight.played.get(event.side))
        report.holds("7.1.3", "never Constantinople", fight.began.place != "constantinople")
        army = len(fight.force) if event.side == "roman" else fight.began.enemies
        report.same("7.1.3", f"losses on a {event.die}", min(tables.SIEGE_LOSSES[event.die], army), len(event.lost))
        fight.slain[event.side] += event.lost
        fight.struck = event.side, "siege-stratagem"

    def _draw_up(self, event: LinesDrawnUp, fight: Fight) -> None:
        report = self.ledger.report
        for side, line in (("roman", event.roman), ("enemy", event.enemy)):
            camp: Side = "roman" if side == "roman" else "enemy"
            fight.lines[camp] = _boxes(line)
            fight.manned[camp] = {box for box, stack in fight.lines[camp].items() if stack}
            fight.placed[camp] = len(fight.in_line(camp))
        report.same("7.1.1", "Roman units in line", Counter(fight.force), Counter(fight.in_line("roman")))
        self._check_dealing(fight)
        fight.posts = dict(event.posts)
        report.same("7.5", "figures at their posts", set(fight.began.figures), set(event.posts))
        places = set(event.posts.values())
        report.holds("7.5", "figures with units in line", places <= set(fight.force), event.posts)
        distinct = min(len(event.posts), len(fight.force))
        report.same("7.5", "figures with different units", distinct, len(places))

    def _check_dealing(self, fight: Fight) -> None:
        """The enemy is dealt left to right, the weakest of a stack on top [7.1.1-4]."""
        report, line = self.ledger.report, fight.lines["enemy"]
        by_arm = "stratagems-by-arm" in self.ledger.options
        played = fight.played.get("enemy")
        number = fight.placed["enemy"]
        for place, box in enumerate(BOXES):
            bonuses = [ENEMY_UNITS[unit].bonus for unit in line[box]]
            report.same("7.1.1", f"order of the stack {line[box]}", sorted(bonuses), bonuses)
            if not (by_arm and played in ("manoeuvre", "frontal-assault")):
                report.same("7.1.1", f"units dealt to the {box}", (number + 2 - place) // 3, len(line[box]))
        is_manned = all(line[box] for box in BOXES) or number < 3 or not readings.R41_UNMANNED_BOXES_COUNT
        report.holds("R66", "no box of three units or more stays empty", is_manned, line)
        if by_arm and played == "manoeuvre":  # 8.6, R66
            wings = [unit for box in WINGS for unit in line[box]]
            horse = sum(ENEMY_UNITS[unit].arm == "cavalry" for unit in fight.in_line("enemy"))
            on_wings = sum(ENEMY_UNITS[unit].arm == "cavalry" for unit in wings)
            share = number - (number + 1) // 3
            report.holds("8.6", "horse on the wings first", on_wings >= min(horse, share), line)
        if by_arm and played == "frontal-assault":
            foot = sum(ENEMY_UNITS[unit].arm == "infantry" for unit in fight.in_line("enemy"))
            in_centre = sum(ENEMY_UNITS[unit].arm == "infantry" for unit in line["centre"])
            share = (number + 1) // 3
            report.holds("8.6", "foot in the centre first", in_centre >= min(foot, share), line)

    # Passes [7.1.2]

    def _begin_pass(self, event: PassBegan, fight: Fight) -> None:
        report = self.ledger.report
        if fight.stage:
            report.same("7.1.4", f"verdict after pass {fight.stage}", None, self._finish_pass(fight))
        fight.stage += 1
        report.same("7.1.2", "pass", fight.stage, event.stage)
        report.holds("7.1.2", "four passes at most", fight.stage <= 4, fight.stage)
        report.same("7.1.2", f"Roman line in pass {fight.stage}", fight.lines["roman"], _boxes(event.roman))
        report.same("7.1.2", f"enemy line in pass {fight.stage}", fight.lines["enemy"], _boxes(event.enemy))
        report.same("7.5", f"posts in pass {fight.stage}", fight.posts, _placed(event.posts))
        fight.phase, fight.losses = "fire", []
        fight.shots = [
            Blow(side, box, fight.front(side, box), fight.front(opponent(side), box))
            for box in BOXES
            for side in SIDES
            if _has_bow(side, fight.front(side, box)) and fight.front(opponent(side), box)
        ]

    def _shot(self, event: Shot, fight: Fight) -> None:
        report = self.ledger.report
        blow = Blow(event.side, event.box, event.unit, event.target)
        expected = fight.shots.pop(0) if fight.phase == "fire" and fight.shots else None
        report.same("7.1.2", "shot", expected, blow)
        causes = self._causes(fight, event.side, event.unit, event.box, event.box, is_fire=True)
        total = self._score(f"shot of {event.unit}", causes, event.score)
        if fight.is_walled(opponent(event.side), event.target):
            outcome = "eliminated" if total >= 7 else "none"
            report.same("7.2.4", f"shot of {total} at the besieged", outcome, event.outcome)
        else:
            outcome = "routed" if total >= 6 else "none"
            report.same("7.1.2", f"shot of {total}", outcome, event.outcome)
        if outcome != "none":
            fight.losses.append((opponent(event.side), event.target, outcome))
        if not fight.shots:
            self._suffer(fight)

    def _suffer(self, fight: Fight) -> None:
        """The losses of a phase take effect together [R40]."""
        for side, unit, outcome in fight.losses:
            for stack in fight.lines[side].values():
                if unit in stack:
                    stack.remove(unit)
                    (fight.slain if outcome == "eliminated" else fight.routed)[side].append(unit)
        fight.losses = []

    def _begin_melee(self, fight: Fight) -> None:
        verdict = self._close(fight)
        self.ledger.report.same("7.1.4", f"verdict after the fire of pass {fight.stage}", None, verdict)
        fight.phase = "melee"
        pairs = [(box, fight.front("roman", box), fight.front("enemy", box)) for box in BOXES]
        fight.melees = [Blow("roman", box, ours, theirs) for box, ours, theirs in pairs if ours and theirs]
        fight.free_stacks = {
            side: [box for box in BOXES if fight.lines[side][box] and not fight.lines[opponent(side)][box]]
            for side in SIDES
        }

    def _duel(self, event: Duel, fight: Fight) -> None:
        if fight.phase == "fire":
            self._begin_melee(fight)
        if event.exploiting:
            self._check_exploitation(event, fight)
        else:
            report = self.ledger.report
            expected = fight.melees.pop(0) if fight.melees else None
            report.same("7.1.2", "melee", expected, Blow("roman", event.box, event.roman, event.enemy))
            report.same("7.1.2", "boxes that face each other", event.box, event.enemy_box)
        self._resolve(event, fight)
        if not fight.melees:
            self._suffer(fight)

    def _resolve(self, event: Duel, fight: Fight) -> None:
        """Both scores, and what befalls the loser [7.1.2-2, 7.2.4]."""
        report = self.ledger.report
        ours = self._duel_score(event, fight, "roman")
        theirs = self._duel_score(event, fight, "enemy")
        gap = ours - theirs
        loser: Side | None = None if gap == 0 else "enemy" if gap > 0 else "roman"
        outcome, section = "tie", "7.1.2"
        if loser is not None:
            unit = event.enemy if loser == "enemy" else event.roman
            outcome = "eliminated" if abs(gap) >= 4 else "routed"
            if fight.is_walled(loser, unit):
                outcome, section = ("eliminated" if max(ours, theirs) >= 7 else "holds"), "7.2.4"
            if outcome != "holds":
                fight.losses.append((loser, unit, outcome))
        what = f"melee of {event.roman} {ours} against {event.enemy} {theirs}"
        report.same(section, what, (loser or "", outcome), (event.loser, event.outcome))

    def _duel_score(self, event: Duel, fight: Fight, side: Side) -> int:
        unit, score = (event.roman, event.roman_score) if side == "roman" else (event.enemy, event.enemy_score)
        box, facing = (event.box, event.enemy_box) if side == "roman" else (event.enemy_box, event.box)
        causes = self._causes(fight, side, unit, box, self._attacked(event, side, facing), is_fire=False)
        if event.exploiting == side:
            is_strong = _arm(side, unit) == "cavalry" or unit in fight.began.elite
            causes["exploitation"] = 2 if is_strong else 1
        return self._score(f"melee of {unit}", causes, score)

    def _attacked(self, event: Duel, side: Side, facing: str) -> str:
        """The box that a unit attacks; a unit that is attacked by an exploitation attacks none [7.1.3, R78]."""
        is_attacking = event.exploiting in ("", side) or not readings.R78_ONLY_ATTACKERS_ARE_HAMPERED
        return facing if is_attacking else ""

    def _check_exploitation(self, event: Duel, fight: Fight) -> None:
        """A stack without an opponent may attack a neighbouring box [7.1.2-3, R42]."""
        report = self.ledger.report
        report.same("7.1.2", "frontal melees before exploitation", [], fight.melees)
        side: Side = "roman" if event.exploiting == "roman" else "enemy"
        source, target = (event.box, event.enemy_box) if side == "roman" else (event.enemy_box, event.box)
        if side == "roman":
            may = source == fight.asked and target in NEXT_TO[source]
            report.holds("7.1.2", f"exploitation from the {source} to the {target}", may, event.box)
            fight.asked = ""
            if fight.besieged == side:
                fight.sallied.add(event.roman)
        else:
            self._end_asking(fight)
            report.same("7.1.2", "exploitation of the enemy", self._next_exploitation(fight), (source, target))
        ours, theirs = (event.box, event.roman), (event.enemy_box, event.enemy)
        fronts = (event.box, fight.front("roman", event.box)), (event.enemy_box, fight.front("enemy", event.enemy_box))
        report.same("7.1.2", "units of an exploitation", fronts, (ours, theirs))

    def _end_asking(self, fight: Fight) -> None:
        """All Roman stacks without an opponent have been asked for before the enemy's turn."""
        missing = self._next_stack(fight) if fight.phase == "melee" else ""
        self.ledger.report.same("7.1.2", "Roman stack that may exploit and is not asked for", "", missing)
        fight.free_stacks["roman"] = []

    def _next_exploitation(self, fight: Fight) -> tuple[str, str] | None:
        """The enemy never declines; it picks fewest units, then the weakest front unit, then the left [R42]."""
        if fight.besieged == "enemy":  # R49: they stay behind their walls
            return None
        stacks = fight.free_stacks.get("enemy", [])
        while stacks:
            source = stacks.pop(0)
            targets = [box for box in NEXT_TO[source] if fight.lines["roman"][box]]
            if fight.lines["enemy"][source] and targets:
                return source, min(targets, key=lambda box: self._weakness(fight, box))
        return None

    def _weakness(self, fight: Fight, box: str) -> tuple[int, int, int]:
        unit = fight.front("roman", box)
        return len(fight.lines["roman"][box]), _bonus("roman", unit, fight), BOXES.index(box)

    # Modifiers

    def _causes(self, fight: Fight, side: Side, unit: str, box: str, attacked: str, *, is_fire: bool) -> Causes:
        """Everything that counts for a unit in ``box`` against the box ``attacked`` (none: it is attacked itself)."""
        played, theirs = fight.played.get(side, ""), fight.played.get(opponent(side), "")
        by_arm = "stratagems-by-arm" in self.ledger.options
        arm = _arm(side, unit)
        is_besieged_by_us = fight.began.siege and fight.began.attacker == opponent(side)
        causes = {
            "combat-bonus": _bonus(side, unit, fight),
            "harassment": int(is_fire and played == "harassment"),
            "manoeuvre": int(played == "manoeuvre" and box in WINGS and not (by_arm and arm != "cavalry")),
            "frontal-assault": int(
                played == "frontal-assault" and box == "centre" and not (by_arm and arm != "infantry")
            ),
            "ambush": 2 * (played == "ambush" and fight.stage == 1),
            "favourable-terrain": -int(bool(attacked) and fight.terrain.get(opponent(side)) == attacked),
            "defensive-works": -int(not is_fire and theirs == "defensive-works" and not is_besieged_by_us),
        }
        if side == "roman":
            for figure, post in fight.posts.items():
                causes[figure] = int(post == unit and figure not in fight.powerless)
            has_tactic = bool(fight.began.figures) or played == "defensive-tactic"
            is_foot_of_line = UNITS[unit].type in ("limitanei", "skoutatoi")
            causes["defensive-tactic"] = int(has_tactic and is_foot_of_line)
            causes["iron-discipline"] = int(unit == fight.disciplined)
        return {cause: value for cause, value in causes.items() if value}

    def _score(self, what: str, causes: Causes, score: Score) -> int:
        claimed = {each.cause: each.value for each in score.modifiers}
        self.ledger.report.same("7.1.2", f"modifiers of the {what}", causes, claimed)
        total = score.die + sum(causes.values())
        self.ledger.report.same("7.1.2", f"total of the {what}", total, score.total)
        return total

    # Figures, Rally, Reserve [7.1.3, 7.5]

    def _move_figure(self, event: FigureMoved, fight: Fight) -> None:
        report = self.ledger.report
        line = fight.in_line("roman")
        report.holds("7.5", f"{event.figure} lost his unit", fight.posts.get(event.figure) not in line, event.unit)
        others = {unit for figure, unit in fight.posts.items() if figure != event.figure}
        alone = [unit for unit in line if unit not in others]
        fits = event.unit in (alone or line) if line else not event.unit
        report.holds("7.5", f"{event.figure} joins a unit in line, alone if he can", fits, event.unit)
        if event.unit:
            fight.posts[event.figure] = event.unit
        else:
            fight.posts.pop(event.figure, None)

    def _rally(self, event: UnitRallied, fight: Fight) -> None:
        report, side = self.ledger.report, event.side
        self._end_exploitation(fight)
        report.same("7.1.3", "stratagem of a rally", "rally", fight.played.get(side))
        report.holds("7.1.3", "Rally acts once", side not in fight.spent)
        fight.spent.add(side)
        if not report.holds("7.1.3", "a routed unit", event.unit in fight.routed[side], event.unit):
            return
        if side == "enemy":
            best = max(_bonus(side, unit, fight) for unit in fight.routed[side])
            report.same("7.1.3", f"bonus of the unit rallied, {event.unit}", best, _bonus(side, event.unit, fight))
            empty = next((box for box in BOXES if not fight.lines[side][box]), "")
            place = empty or tables.ENEMY_BOX.get(event.die, "a die")
            report.same("7.1.3", f"box of the rally on a {event.die}", place, event.box)
        fight.routed[side].remove(event.unit)
        fight.sallied.discard(event.unit)
        fight.lines[side][event.box].append(event.unit)
        fight.manned[side].add(event.box)

    def _reserve(self, event: ReserveCommitted, fight: Fight) -> None:
        report = self.ledger.report
        self._end_exploitation(fight)
        report.same("7.1.3", "stratagem of a reserve", "reserve", fight.played.get("roman"))
        report.holds("7.1.3", "Reserve acts once", "roman" not in fight.spent)
        fight.spent.add("roman")
        report.holds("7.1.3", "an empty box", not fight.lines["roman"][event.box], event.box)
        stack = next((each for each in fight.lines["roman"].values() if event.unit in each[1:]), None)
        if report.holds("7.1.3", "a unit of the rear", stack is not None, event.unit) and stack is not None:
            stack.remove(event.unit)
            fight.lines["roman"][event.box].append(event.unit)
            fight.manned["roman"].add(event.box)

    # Ends of phases, passes and combats [7.1.2-3, 7.1.4]

    def _broken(self, fight: Fight, side: Side) -> set[str]:
        """Empty boxes that were manned; of a camp that placed three units, unmanned ones too [R41]."""
        empty = {box for box in BOXES if not fight.lines[side][box]}
        counts_unmanned = readings.R41_UNMANNED_BOXES_COUNT and fight.placed[side] >= 3
        return empty if counts_unmanned else empty & fight.manned[side]

    def _close(self, fight: Fight) -> tuple[str, str] | None:
        """The look at the lines after fire and after melee: breakthroughs, and who has won."""
        report = self.ledger.report
        report.same("7.1.2", f"shots that did not come in pass {fight.stage}", [], fight.shots)
        report.same("7.1.2", f"melees that did not come in pass {fight.stage}", [], fight.melees)
        self._end_exploitation(fight)
        is_rally_due = fight.played.get("enemy") == "rally" and "enemy" not in fight.spent and fight.routed["enemy"]
        report.holds("7.1.3", "the enemy rallies at the first chance", not is_rally_due, fight.routed["enemy"])
        for side in SIDES:
            broken = self._broken(fight, side)
            new = broken - fight.breached[side]
            report.same("7.1.2", f"{side} boxes broken in pass {fight.stage}", new, fight.claimed[side])
            fight.breached[side], fight.claimed[side] = broken, set()
        return self._verdict(fight)

    def _end_exploitation(self, fight: Fight) -> None:
        """Rally and Reserve come after the last exploitation of a pass."""
        if fight.phase == "melee":
            self._end_asking(fight)
            missing = self._next_exploitation(fight)
            self.ledger.report.same("7.1.2", "exploitation that did not come", None, missing)
            fight.free_stacks = {}

    def _finish_pass(self, fight: Fight) -> tuple[str, str] | None:
        if fight.phase == "fire":
            verdict = self._close(fight)
            if verdict is not None:
                return verdict
            self._open_empty_melee(fight)
        return self._close(fight)

    def _open_empty_melee(self, fight: Fight) -> None:
        """A pass without any melee event: there must be none to fight."""
        fight.phase = "melee"
        is_faced = [box for box in BOXES if fight.front("roman", box) and fight.front("enemy", box)]
        self.ledger.report.same("7.1.2", "boxes in which no melee was fought", [], is_faced)
        fight.free_stacks = {
            side: [box for box in BOXES if fight.lines[side][box] and not fight.lines[opponent(side)][box]]
            for side in SIDES
        }

    def _loses(self, fight: Fight, side: Side) -> str:
        if not fight.in_line(side):
            return "no-units"
        is_broken = len(fight.breached[side]) >= 2 and side != fight.besieged
        return "two-breakthroughs" if is_broken else ""

    def _verdict(self, fight: Fight) -> tuple[str, str] | None:
        """Winner and reason, None while the combat goes on [7.1.4, 7.2.4, R44, R49]."""
        losing = {side: self._loses(fight, side) for side in SIDES}
        if fight.besieged is not None and losing[fight.besieged]:  # 7.2.4: the city is taken
            return fight.began.attacker, losing[fight.besieged]
        if all(losing.values()):
            return self._tie_break(fight), "both-broken"
        for side in SIDES:
            if losing[side]:
                return opponent(side), losing[side]
        if fight.stage < 4 or fight.phase != "melee":
            return None
        if fight.besieged is not None:
            return fight.besieged, "walls-held"
        return self._tie_break(fight), "four-passes"

    def _tie_break(self, fight: Fight) -> Side:
        """More broken boxes lose, then more lost units, then the attacker [7.1.4]."""
        breaks, lost = ({side: len(fight.breached[side]) for side in SIDES}, {side: fight.lost(side) for side in SIDES})
        for worse in (breaks, lost):
            if worse["roman"] != worse["enemy"]:
                return "enemy" if worse["roman"] > worse["enemy"] else "roman"
        return opponent(fight.began.attacker)

    def _end(self, event: BattleEnded, fight: Fight) -> None:
        ledger, report = self.ledger, self.ledger.report
        if not fight.lines:  # no blow was struck, so no figure's bonus was asked for
            ledger.due = [due for due in ledger.due if due.kind is not EpidemicRolled]
        if fight.struck[0]:
            verdict: tuple[str, str] | None = fight.struck
        elif not fight.lines:
            report.same("R74", "units left to fight", [], fight.force)
            verdict = "enemy", event.why
        else:
            verdict = self._last_verdict(fight)
        report.same("7.1.4", f"winner at {event.place}", verdict, (event.winner, event.why))
        for side in SIDES:
            report.same("7.1.4", f"{side} units routed", set(fight.routed[side]), set(event.routed[side]))
            report.same("7.1.4", f"{side} units eliminated", set(fight.slain[side]), set(event.eliminated[side]))
        self.fight = None

    def _last_verdict(self, fight: Fight) -> tuple[str, str] | None:
        """A combat may end after fire; no melee event tells it from one that ends after melee."""
        return self._finish_pass(fight) if fight.phase == "fire" else self._close(fight)

    # 7.5

    def _test(self, event: SurvivalTested) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.holds("8.2", "an intrinsic Comes is never tested", event.figure != INTRINSIC)
        expected = [("combat-lost", 1)] if ledger.combat_lost else []
        claimed = [(each.cause, each.value) for each in event.score.modifiers]
        report.same("7.5", f"modifiers of the test of {event.figure}", expected, claimed)
        total = event.score.die + ledger.combat_lost
        report.same("7.5", f"total of the test of {event.figure}", total, event.score.total)
        report.same("7.5", f"test of {total}", tables.survival(total), event.outcome)
        if event.outcome == "eliminated":
            ledger.mobilised.discard(event.figure)
            ledger.eliminated.add(event.figure)


def _boxes(line: Line) -> dict[str, list[str]]:
    return {box: list(stack) for box, stack in zip(BOXES, line, strict=True)}


def _placed(posts: Mapping[str, str]) -> dict[str, str]:
    """Figures that stand with a unit."""
    return {figure: unit for figure, unit in posts.items() if unit}


def _has_bow(side: Side, unit: str) -> bool:
    if not unit:
        return False
    return UNITS[unit].bow if side == "roman" else ENEMY_UNITS[unit].bow


def _arm(side: Side, unit: str) -> str:
    return UNITS[unit].arm if side == "roman" else ENEMY_UNITS[unit].arm


def _bonus(side: Side, unit: str, fight: Fight) -> int:
    """The combat bonus on the side that lies up [1.4]."""
    if side == "enemy":
        return ENEMY_UNITS[unit].bonus
    counter = UNITS[unit]
    return counter.elite if counter.elite is not None and unit in fight.began.elite else counter.bonus
