"""The auditor of Romanitas: it watches a table, decision by decision, and reads every event beside the rulebook."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

import rules
from rules.core.agents import DECISIONS_AT_MOST, Agent, give, seen_from
from rules.core.decisions import Answer, Decision
from rules.core.events import Amended, DiceThrown, Event, GameEnded
from rules.romanitas.events import (
    ActaDieThrown,
    AmbassadorSent,
    AttitudeChecked,
    Duel,
    EpidemicRolled,
    ExpeditionRolled,
    FatumThrown,
    MarriageOffered,
    RandomEventDrawn,
    RomannessChanged,
    Shot,
    StormRolled,
    StratagemPlayed,
    SurvivalTested,
)
from rules.romanitas.state import RomanitasState
from tests.auditors.report import Report
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import FIGURES
from tests.auditors.romanitas.chapter_3 import Losses, Romanness
from tests.auditors.romanitas.chapter_4 import Fatum
from tests.auditors.romanitas.chapter_5_management import Management
from tests.auditors.romanitas.chapter_5_mobilisation import Mobilisation
from tests.auditors.romanitas.chapter_6_enemies import Enemies
from tests.auditors.romanitas.chapter_6_operations import Operations
from tests.auditors.romanitas.chapter_7_battle import Battles
from tests.auditors.romanitas.chapter_7_sea import Seas
from tests.auditors.romanitas.chapter_8 import RandomEvents
from tests.auditors.romanitas.ledger import Ledger
from tests.auditors.romanitas.offers import Offers

_AT_REST = ("window", "manage", "fatum", "defence")
"""Decisions at which no force is out, so that boxes can be compared."""


class Auditor:
    """Follows one game from its start."""

    def __init__(self, table: rules.Table) -> None:
        state = _state(table)
        self.ledger = ledger = Ledger(state.options, state.last_turn)
        self.report: Report = ledger.report
        self._romanness = Romanness(ledger)
        self._mobilisation, self._management = Mobilisation(ledger), Management(ledger)
        self._enemies, self._operations = Enemies(ledger), Operations(ledger)
        self._battles = Battles(ledger)
        self._seas = Seas(ledger, self._operations)
        self._chapters: tuple[Callable[[Event], None], ...] = (
            self._romanness.see,
            Fatum(ledger).see,
            self._mobilisation.see,
            self._management.see,
            self._battles.see,
            self._seas.see,
            self._enemies.see,
            self._operations.see,
            Losses(ledger).see,
            RandomEvents(ledger).see,
        )
        self._offers = Offers(ledger, self._enemies, self._operations)
        self._dice: dict[str, list[int]] = defaultdict(list)
        self._terrain = self._shaken = ""
        self._is_lost = False
        self._follow(table.events, table.decision, state)

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what one answer led to."""
        if answered.topic == "draw-stratagem" and answer == ("draw",):
            self.ledger.expect("7.1.3", RomannessChanged, change=-1, cause="stratagem")
        self._offers.note(answered, answer)
        self._battles.answer(answered)
        if answered.topic == "payment" and isinstance(answer, tuple):
            self._management.payment = str(answer[0])
        self._follow(events, table.decision, _state(table))

    def finish(self) -> None:
        """The game is over: the end must have been told, and no die may be missing from the record."""
        self.report.holds("3.3", "the end of the game is told", self.ledger.is_over)
        left = {kind: dice for kind, dice in self._dice.items() if dice}
        self.report.same("dice", "dice that are told but not thrown", {}, left)

    def _follow(self, events: Sequence[Event], decision: Decision | None, state: RomanitasState) -> None:
        if self._is_lost:
            return
        try:
            for event in events:
                self._read(event)
            self._pause("" if decision is None else decision.topic, state)
            self._offers.check(decision)
        except (LookupError, ValueError, TypeError) as error:
            self._is_lost = True
            what = f"events that cannot be followed ({type(error).__name__}: {error})"
            self.report.holds("2", what, is_so=False)

    def _read(self, event: Event) -> None:
        if isinstance(event, DiceThrown):
            self._compare_dice(event)
            return
        if self.ledger.is_over and not isinstance(event, GameEnded):
            self.report.holds("3.3", "nothing happens after the end", is_so=False, claimed=event.kind)
        self._collect_dice(event)
        self._romanness.foresee(event)
        self._management.foresee(event)
        self._enemies.foresee(event)
        self._operations.foresee(event)
        self.ledger.answer(event)
        if isinstance(event, RomannessChanged):
            self.ledger.book(event)
        for see in self._chapters:
            see(event)

    def _pause(self, topic: str, state: RomanitasState) -> None:
        """A decision is asked for: the position must be the auditor's."""
        ledger = self.ledger
        self._romanness.pause(topic)
        self._mobilisation.close(state)
        self._management.close(state)
        if topic in ("window", "manage"):
            ledger.settle(f"the {topic}")
            self._seas.pause()
        self._enemies.pause(topic)
        self._operations.pause(topic)
        if ledger.is_over:
            self._compare_result(state)
        else:
            self._compare(topic, state)

    def _compare_result(self, state: RomanitasState) -> None:
        _, level, reason = self.ledger.ending
        result = state.result
        claimed = None if result is None else (result.level, result.winner, result.reason.key)
        winner = "roman" if level.endswith("victory") else None
        self.report.same("3.3", "result", (level, winner, reason), claimed)

    def _compare(self, topic: str, state: RomanitasState) -> None:
        ledger, same = self.ledger, self.report.same
        if not ledger.is_counting and topic != "fatum":
            same("3.1", f"RP at {topic}", ledger.rp, state.rp)
        same("1.3", "owners of the cities", ledger.owner, state.owner)
        same("3.2", "Desolation markers", sorted(ledger.desolation), sorted(state.desolation))
        same("6.2.2", "Diplomacy counters", ledger.diplomacy, state.diplomacy)
        same("5.3", "treaties", set(ledger.treaties), set(state.treaties))
        same("5.3", "treaties to come", set(ledger.promised), set(state.promised))
        same("6.1", "nations At War", set(ledger.now.at_war), set(state.now.at_war))
        same("6.1", "title of Caesar", ledger.caesar, state.caesar)
        same("4.2", "Magister Militum defeated", ledger.now.magister_defeated, state.now.magister_defeated)
        same("4.2", "territories conquered", sorted(ledger.now.conquered), sorted(state.now.conquered))
        same("6.2.5", "cities taken", ledger.now.taken, state.now.taken)
        same("6.2.1", "nations on Piracy", _pirates(ledger.now.columns), _pirates(state.now.columns))
        if "recruitment" in ledger.options:
            same("8.4", "cavalry that cannot return", ledger.cavalry_penalty, state.cavalry_penalty)
        if topic in _AT_REST:
            self._compare_boxes(topic, state)

    def _compare_boxes(self, topic: str, state: RomanitasState) -> None:
        ledger, same = self.ledger, self.report.same
        monuments = set(FIGURES.monuments)
        eliminated = set(state.stacks.get("eliminated", ())) - monuments
        mobilised = set(state.stacks.get("mobilised", ())) - monuments
        same("5.2.1", "Eliminated box", ledger.eliminated, eliminated)
        same("5.2.1", "Mobilised box", ledger.mobilised, mobilised)
        same("5.4.2", "Elite units", ledger.elite - ledger.eliminated, set(state.elite) - eliminated)
        placed = {name: city for city in ledger.owner for name in state.stacks.get(city, ()) if name in monuments}
        same("5.6", "Monuments on the map", ledger.monuments, placed)
        fleets = {name.removeprefix("fleet-"): zone for zone in FIGURES.zones for name in state.stacks.get(zone, ())}
        same("7.3", "enemy fleets", ledger.fleets, fleets)
        for nation, army in FIGURES.armies.items() if topic != "defence" else ():
            same("R27", f"army of {nation}", set(army), set(state.stacks.get(f"home-{nation}", ())))

    # Dice: what an event tells must have been thrown for it

    def _collect_dice(self, event: Event) -> None:
        found: tuple[int, ...] = ()
        match event:
            case FatumThrown():
                found = event.dice
            case AttitudeChecked() | Shot() | SurvivalTested() | MarriageOffered():
                found = (event.score.die,)
            case Duel():
                found = (event.roman_score.die, event.enemy_score.die)
            case ActaDieThrown() | AmbassadorSent() | EpidemicRolled() | ExpeditionRolled() | StormRolled():
                found = (event.die,)
            case StratagemPlayed() if event.side == "enemy" and event.stratagem == "favourable-terrain":
                self._terrain = event.about
            case RandomEventDrawn() if event.event == "earthquake":
                self._shaken = event.about
        self._dice[event.kind] += found

    def _compare_dice(self, event: DiceThrown) -> None:
        for roll, cause in zip(event.rolls, event.causes, strict=False):
            told = self._dice.get(cause.kind)
            if told:
                self.report.same("dice", f"die {roll.number} for {cause.kind}", roll.value, told.pop(0))
        self._compare_places(event)

    def _compare_places(self, event: DiceThrown) -> None:
        """The box of the enemy's terrain and the city of an earthquake are the last dice for their events."""
        last = {cause.kind: roll.value for roll, cause in zip(event.rolls, event.causes, strict=False)}
        if self._terrain and "stratagem-played" in last:
            box = tables.ENEMY_BOX.get(last["stratagem-played"])
            self.report.same("7.1.3", "box of the enemy's terrain", box, self._terrain)
            self._terrain = ""
        if self._shaken and "random-event-drawn" in last:
            city = tables.EARTHQUAKES[last["random-event-drawn"] - 1]
            self.report.same("8.7", "city of the earthquake", city, self._shaken)
            self._shaken = ""


def _pirates(columns: Mapping[str, str]) -> set[str]:
    return {nation for nation, column in columns.items() if column == "piracy"}


def _state(table: rules.Table) -> RomanitasState:
    state = table.state
    if not isinstance(state, RomanitasState):
        raise TypeError("The auditor of Romanitas reads Romanitas alone.")
    return state


def audit(table: rules.Table, agent: Agent) -> Report:
    """Let an agent play a new table to its end, and check all that happens."""
    auditor = Auditor(table)
    for _ in range(DECISIONS_AT_MOST):
        seat, decision = next(iter(table.decisions.items()), (None, None))
        if seat is None or decision is None:
            break
        table.events.clear()
        answer = agent(seen_from(table, seat))
        if any(isinstance(event, Amended) for event in table.events):
            auditor.ledger.take_over(_state(table))
        table.events.clear()
        give(table, answer, seat)
        auditor.follow(decision, answer, table.events, table)
    auditor.finish()
    return auditor.report
