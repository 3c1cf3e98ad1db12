"""Try written orders on a fork of the table, as the choices they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind, Order, Plan, Reaction
from rules.core.orders.area_orders import ALL, AreaOrder
from rules.core.orders.trial import Doer, Refused, TrialBeforeDice, Unforeseen, choose, try_out, usual
from rules.core.table import Table
from rules.core.text import Text
from rules.ultimus_romanorum.ai.odds import battle_odds
from rules.ultimus_romanorum.chapters.asking import BACK, NOTHING
from rules.ultimus_romanorum.chapters.combat import battlefields, forces
from rules.ultimus_romanorum.chapters.fleets import (
    aboard,
    goes_alone,
    landings,
    may_embark,
    sailing,
    steps,
    why_ashore,
)
from rules.ultimus_romanorum.chapters.movement import Stack, escort, followers, lone_chief, reach
from rules.ultimus_romanorum.chapters.plague import infected
from rules.ultimus_romanorum.data.loader import BOXES, EXTRA_FLEET, FLEET_PORTS, REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import FleetLanded, FleetMoved, StackMoved
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum, other, say
from rules.ultimus_romanorum.orders.grammar import Group, StackOrder
from rules.ultimus_romanorum.orders.names import ANY_UNIT, CATEGORIES
from rules.ultimus_romanorum.orders.namesakes import settled
from rules.ultimus_romanorum.orders.reasons import why_no_landing, why_not_led, why_not_ready, why_not_there
from rules.ultimus_romanorum.state import UltimusState

MENU = "movement"


class UltimusTrial(TrialBeforeDice):
    """A fork in a movement of an SMC, or in its battles."""

    menus = (MENU,)
    back = BACK
    rule = "2.E"

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table, seat, say)
        self._game: UltimusRomanorum | None = None

    @property
    def game(self) -> UltimusRomanorum:
        """The current position, for questions only: never change it."""
        if self._game is None:
            self._game = UltimusRomanorum(cast(UltimusState, self.table.state), "")
        return self._game

    @property
    def camp(self) -> Camp:
        """The camp that the seat plays."""
        return self.game.camp_of_seat(self.seat)

    def give(self, answer: Answer) -> None:
        """Answer the pending question; the position is a new one after it."""
        super().give(answer)
        self._game = None

    def restart(self) -> None:
        """Begin again, before any die was thrown."""
        super().restart()
        self._game = None

    def open(self, option: str, reason: Callable[[], Text]) -> None:
        """Choose an option of the movement's menu.

        Raises:
            Refused: another question comes first, or the option isn't offered.
        """
        while self.pending.topic != MENU and self.offers(BACK):
            self.choose(BACK)
        if self.pending.topic != MENU:
            raise Refused(say("refused-order-question", prompt=self.pending.question, rule=self.pending.rule))
        if not self.offers(option):
            raise Refused(reason())
        self.choose(option)


def plan(table: Table, seat: str, orders: Sequence[Order]) -> Plan:
    """Try orders one after another. The table stays unchanged."""
    trial = UltimusTrial(table, seat)
    watched = _guarded(trial.game)
    verdicts = try_out(trial, orders, _DOERS, _arrows)
    return Plan(verdicts, tuple(_warnings(trial, watched)), _reaction(trial))


def _arrows(trial: UltimusTrial, event: Event) -> Iterator[Arrow]:
    t = trial.game
    match event:
        case StackMoved():
            kind: ArrowKind = "attack" if _meets(t, event.camp, event.path[-1]) else "move"
            yield Arrow(event.pieces[0], event.path, kind, event.pieces)
        case FleetMoved():
            yield Arrow(event.fleet, (event.origin, event.to), "move")
        case FleetLanded() if event.area != t.place(event.fleet):
            camp = t.camp(event.pieces[0])
            path = (t.place(event.fleet), event.area)
            kind = "attack" if _meets(t, camp, event.area) else "move"
            yield Arrow(event.pieces[0], path, kind, event.pieces)


def _meets(t: UltimusRomanorum, camp: str, area: str) -> bool:
    """Whether a battle is to be fought in an area."""
    return camp == t.state.active and area in battlefields(t)


# Who is meant


def _fits(t: UltimusRomanorum, group: Group, piece: str) -> bool:
    """Whether a unit is one of those that an order names."""
    if group.piece:
        return piece == group.piece
    if piece not in t.data.units or (group.area and t.place(piece) != group.area):
        return False
    if group.kind in CATEGORIES:
        return t.unit(piece).category == CATEGORIES[group.kind]
    return group.kind == ANY_UNIT or t.tribe_of(piece) == group.kind


def _check_ready(trial: UltimusTrial, piece: str) -> None:
    """Make sure that a counter can begin a move.

    Raises:
        Refused: it can't, or an order before holds it.
    """
    why = why_not_ready(trial.game, piece)
    if why is not None:
        raise Refused(why)
    if piece in trial.held:
        raise Refused(say("refused-order-held", unit=piece, area=trial.game.place(piece)))


def _taken_along(trial: UltimusTrial, leader: str, groups: Sequence[Group]) -> list[str]:
    """The units that an order names to go with a leader, his guard first.

    Raises:
        Refused: he can't lead one of them, or so many.
    """
    t = trial.game
    able = sorted(
        (unit for unit in followers(t, leader) if unit not in trial.held),
        key=lambda unit: (-t.values(unit).pf, unit),
    )
    guard = t.state.guard.get(leader, "")
    found = [guard] if guard in able else []
    for group in groups:
        fitting = [unit for unit in able if unit not in found and _fits(t, group, unit)]
        if group.piece and group.piece in found:
            continue
        if group.piece and not fitting:
            _check_ready(trial, group.piece)
            raise Refused(why_not_led(t, leader, group.piece) or say("refused-order-few", count=0))
        found += _counted(group, fitting)
    most = t.leader(leader).cc
    if len(found) > most:
        raise Refused(say("refused-order-capacity", leader=leader, cc=most, units=len(found), rule="3.4.1"))
    return found


def _counted(group: Group, fitting: Sequence[str]) -> Sequence[str]:
    """As many of these counters as an order asks for.

    Raises:
        Refused: there are too few.
    """
    wanted = len(fitting) if group.count == ALL else group.count
    if not fitting or wanted > len(fitting):
        raise Refused(say("refused-order-few", count=len(fitting)))
    return fitting[:wanted]


# Marches [3.4.1]


def _move(trial: UltimusTrial, order: AreaOrder) -> Text:
    order = settled(trial.game, trial.camp, order)
    before = len(trial.events)
    if order.by:
        _lead(trial, order)
    else:
        _move_units(trial, order)
    return _note(trial, trial.events[before:])


def _lead(trial: UltimusTrial, order: StackOrder) -> None:
    """A leader goes to each stop in turn."""
    leader = order.by
    _check_ready(trial, leader)
    named = _taken_along(trial, leader, order.groups) if order.groups or order.alone else _usual(trial, leader)
    first, *later = order.areas
    stack = _least(trial.game, leader) if named is None else Stack(leader, tuple(named))
    trial.open(f"lead.{leader}", lambda: why_not_there(trial.game, stack, first))
    if named is not None and trial.offers("escort"):
        trial.choose("escort")
        trial.give(stack.units)
    _go_to(trial, stack, first)
    for stop, dropped in zip(later, order.dropped, strict=False):
        _go_on(trial, leader, stop, dropped)


def _usual(trial: UltimusTrial, leader: str) -> list[str] | None:
    """Whom a leader takes along if the order names no one; None for those that the game suggests."""
    t = trial.game
    able = followers(t, leader)
    if not any(unit in trial.held for unit in able):
        return None
    guard = t.state.guard.get(leader, "")
    free = [unit for unit in able if unit not in trial.held]
    return sorted(free, key=lambda unit: (unit != guard, -t.values(unit).pf, unit))[: t.leader(leader).cc]


def _least(t: UltimusRomanorum, leader: str) -> Stack:
    """The smallest stack of a leader: he alone if he may go alone. What bars it bars any other of his."""
    guard = t.state.guard.get(leader, "")
    alone = Stack(leader, tuple(unit for unit in followers(t, leader) if unit == guard))
    return Stack(leader, escort(t, leader)) if lone_chief(t, alone) else alone


def _go_to(trial: UltimusTrial, stack: Stack, to: str) -> None:
    if not trial.offers(to):
        march = trial.game.state.march
        raise Refused(why_not_there(trial.game, stack, to, march.spent if march else 0))
    trial.choose(to)


def _go_on(trial: UltimusTrial, leader: str, to: str, dropped: Sequence[Group]) -> None:
    """The leader goes on from a stop, without those who stay there."""
    t, march = trial.game, trial.game.state.march
    if march is None or march.leader != leader:
        here = t.place(leader)
        key = "refused-order-battle" if _meets(t, t.camp(leader), here) else "refused-order-spent"
        raise Refused(say(key, leader=leader, area=t.area_of(leader) or here, rule="3.4.1, 7.1"))
    left = _left_behind(t, march.units, dropped)
    units = tuple(unit for unit in march.units if unit not in left)
    if march.units and not units:
        raise Refused(say("refused-order-drop-all", leader=leader, rule="3.4.1"))
    trial.open("onward", lambda: why_not_there(t, Stack(leader, units), to, march.spent))
    if trial.pending.topic == "escort":
        if not all(trial.offers(unit) for unit in units):
            raise Refused(why_not_there(t, Stack(leader, units), to, march.spent))
        trial.give(units)
    _go_to(trial, Stack(leader, units), to)


def _onward(trial: UltimusTrial, order: AreaOrder) -> Text:
    """The leader who marched last goes on [3.4.1]."""
    order = settled(trial.game, trial.camp, order)
    march, before = trial.game.state.march, len(trial.events)
    if march is None:
        raise Refused(say("refused-order-no-march", rule="3.4.1, 7.1"))
    _go_on(trial, march.leader, order.areas[0], order.dropped[0])
    return _note(trial, trial.events[before:])


def _migrate(trial: UltimusTrial, order: AreaOrder) -> Text:
    """A Tribe under Migration goes to one area, if it must at the end of the movement or before [6.2, R22]."""
    before, to = len(trial.events), order.areas[0]
    if trial.pending.topic != "gather":
        trial.open("migrate", lambda: say("refused-order-no-migration", rule="6.2, R22"))
    if not trial.offers(to):
        raise Refused(say("refused-order-no-gathering", tribe=trial.game.migrating, area=to, rule="6.2, R22"))
    trial.choose(to)
    return _note(trial, trial.events[before:])


def _armada(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Majorian's fleet appears in a western port (scenario majorian-455)."""
    port = order.areas[0]
    trial.open("armada", lambda: say("refused-order-no-armada", rule="3.4.2"))
    if not trial.offers(port):
        raise Refused(say("refused-order-no-port", area=port, rule="3.4.2"))
    trial.choose(port)
    return say("note-armada", fleet=EXTRA_FLEET, area=port)


def _left_behind(t: UltimusRomanorum, units: Sequence[str], dropped: Sequence[Group]) -> list[str]:
    found: list[str] = []
    for group in dropped:
        found += _counted(group, [unit for unit in units if unit not in found and _stays(t, group, unit)])
    return found


def _stays(t: UltimusRomanorum, group: Group, unit: str) -> bool:
    return unit not in t.state.guard.values() and _fits(t, group, unit)


def _move_units(trial: UltimusTrial, order: StackOrder) -> None:
    """Units without a leader go one area, each on its own [3.4.1, R9]."""
    to = order.areas[0]
    for unit in [unit for group in order.groups for unit in _marching(trial, group, to)]:
        _check_ready(trial, unit)
        if len(order.areas) > 1:
            area = trial.game.place(unit)
            raise Refused(say("refused-order-one-step", piece=unit, area=area, to=order.areas[-1], rule="3.4.1, R9"))
        stack = Stack("", (unit,))
        trial.open(f"unit.{unit}", lambda stack=stack: why_not_there(trial.game, stack, to))  # type: ignore[misc]
        _go_to(trial, stack, to)


def _marching(trial: UltimusTrial, group: Group, to: str) -> Sequence[str]:
    """The units of a group that go to an area.

    Raises:
        Refused: there are too few.
    """
    if group.piece:
        return [group.piece]
    t = trial.game
    units = [unit for unit in t.data.units if t.place(unit) in t.data.areas and t.camp(unit) == trial.camp]
    free = [unit for unit in units if _fits(t, group, unit) and unit not in trial.held]
    ready = [unit for unit in free if why_not_ready(t, unit) is None]
    able = [unit for unit in ready if to in reach(t, Stack("", (unit,)))]
    if ready and not able:
        raise Refused(why_not_there(t, Stack("", (ready[0],)), to))
    if free and not ready:
        _check_ready(trial, free[0])
    return _counted(group, able)


# Fleets [3.4.2]


def _sail(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Load, sail one step and land; a fleet that is at sea may just land."""
    order = settled(trial.game, trial.camp, order)
    before, fleet = len(trial.events), order.by
    _check_fleet(trial, order)
    first, *later = order.areas
    if _only_lands(trial, order):
        trial.open(f"land.{fleet}", lambda: _why_no_fleet(trial, fleet))
        trial.choose(first)
        return _note(trial, trial.events[before:])
    _sail_to(trial, order)
    if len(later) > 1:
        raise Refused(say("refused-order-one-voyage", fleet=fleet, rule="3.4.2"))
    if trial.table.decisions.get(trial.seat) is not None and trial.pending.topic == "land":
        trial.choose(later[0] if later and trial.offers(later[0]) else "stay")
    if later and not _is_ashore(trial.events[before:], later[0]):
        raise Refused(why_no_landing(trial.game, fleet, trial.camp, later[0]))
    return _note(trial, trial.events[before:])


def _only_lands(trial: UltimusTrial, order: StackOrder) -> bool:
    """Whether those aboard are to land from where the fleet is: at sea already, or another's [3.4.2, R124].

    Raises:
        Refused: they obey another camp than the fleet, and can't land there.
    """
    t, fleet, first = trial.game, order.by, order.areas[0]
    can = first in landings(t, fleet, trial.camp)
    if t.state.fleets[fleet].controller == trial.camp:
        may_sail = fleet in sailing(t, trial.camp) and first in steps(t, fleet)
        return can and len(order.areas) == 1 and not may_sail
    if not can:
        raise Refused(why_no_landing(t, fleet, trial.camp, first))
    return True


def _sail_to(trial: UltimusTrial, order: StackOrder) -> None:
    t, fleet, to = trial.game, order.by, order.areas[0]
    able = may_embark(t, fleet, trial.camp)
    boarding = _aboard(trial, fleet, able, order.groups) if order.groups else []
    if boarding and to not in t.data.seas:
        raise Refused(say("refused-order-no-load", fleet=fleet, rule="3.4.2, R30"))
    trial.open(f"sail.{fleet}", lambda: _why_no_fleet(trial, fleet))
    if not trial.offers(to):
        raise Refused(say("refused-order-no-step", fleet=fleet, area=t.place(fleet), to=to, rule="3.4.2"))
    trial.choose(to)
    while trial.table.decisions.get(trial.seat) is not None and trial.pending.topic in ("load", "load-leaders"):
        trial.give(tuple(piece for piece in boarding if trial.offers(piece)))


def _check_fleet(trial: UltimusTrial, order: StackOrder) -> None:
    t, fleet = trial.game, order.by
    facts = t.state.fleets.get(fleet)
    if facts is None or facts.back:
        raise Refused(say("refused-order-no-such-fleet", fleet=fleet, rule="3.4.2, 9.2"))
    lands = len(order.areas) == 1 and order.areas[0] in t.data.areas and not order.groups
    if facts.controller != trial.camp and not (lands and aboard(t, fleet, trial.camp)):
        raise Refused(say("refused-order-fleet-foreign", fleet=fleet, rule="3.4.2"))


def _why_no_fleet(trial: UltimusTrial, fleet: str) -> Text:
    t = trial.game
    if trial.camp in t.state.stormy:
        return say("refused-order-stormy", rule="6.3")
    if fleet in t.state.moved:
        return say("refused-order-sailed", fleet=fleet, rule="3.4.2")
    return say("refused-order-act", rule="3.4.2")


def _aboard(trial: UltimusTrial, fleet: str, able: Sequence[str], groups: Sequence[Group]) -> list[str]:
    """Who goes aboard.

    Raises:
        Refused: one of them can't, or there are too many.
    """
    t = trial.game
    if not able:
        raise Refused(say("refused-order-no-load", fleet=fleet, rule="3.4.2, R30"))
    found: list[str] = []
    for group in groups:
        fitting = [piece for piece in able if piece not in found and piece not in trial.held and _fits(t, group, piece)]
        if group.piece and not fitting:
            _check_ready(trial, group.piece)
            if group.piece in t.data.leaders and goes_alone(t, t.state.fleets[fleet].home, group.piece, ()):
                raise Refused(say("refused-aboard-alone", leader=group.piece, rule="4.3"))
            raise Refused(say("refused-order-not-aboard", piece=group.piece, fleet=fleet, rule="3.4.2, R30"))
        found += _counted(group, sorted(fitting, key=lambda piece: (piece in t.data.leaders, piece)))
    room = t.state.fleets[fleet].capacity
    guards = {t.state.guard[piece] for piece in found if t.state.guard.get(piece, "") in able}
    units = {piece for piece in found if piece in t.data.units} | guards
    if len(units) > room:
        raise Refused(say("refused-order-room", fleet=fleet, room=room, units=len(units), rule="3.4.2"))
    for leader in (piece for piece in found if piece in t.data.leaders):
        why = why_ashore(t, fleet, leader, sorted(units))
        if why is not None:
            raise Refused(why)
    return found


def _is_ashore(events: Sequence[Event], area: str) -> bool:
    return any(isinstance(event, FleetLanded) and event.area == area for event in events)


# The rest of the sheet


def _leave(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Those in a refuge come out [8.2.2]."""
    half = next(half for half, box in BOXES.items() if box == order.on)
    inside = trial.game.pieces.at(BOXES[half])
    key = "refused-order-besieged" if inside else "refused-order-refuge-empty"
    pieces = tuple(inside)
    trial.open(f"leave.{half}", lambda: say(key, box=order.on, area=REFUGES[half], rule="8.2.2"))
    return say("note-left", pieces=pieces)


def _hold(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Counters that later orders leave alone."""
    order = settled(trial.game, trial.camp, order)
    t = trial.game
    mine = [piece for piece in (*t.data.leaders, *t.data.units) if t.on_map(piece) and t.camp(piece) == trial.camp]
    staying: list[str] = []
    for area in order.areas:
        here = [piece for piece in mine if t.place(piece) == area]
        if not here:
            raise Refused(say("refused-order-nobody", area=area))
        staying += here
    for group in order.groups:
        staying += _counted(group, [piece for piece in mine if _fits(t, group, piece) and piece not in staying])
    trial.held.update(staying)
    return say("note-held", units=tuple(staying), count=len(staying))


def _fight(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Fight these battles in this order, or, as the defender, don't evade [8.1, 8.2.1, R114]."""
    topic = trial.topic
    if topic == MENU:
        raise Refused(say("refused-order-fight-later", rule="2.E.2, 8.1"))
    if topic in ("evade", "rally"):
        return _answer(trial, order, "fight")
    if topic != "battle-order":
        return _fight_as_settled(trial, order)
    fields = [area for area in trial.game.data.areas if trial.offers(area)]
    wanted, questions = order.areas or tuple(fields), len(fields) - 1  # the last one follows of itself
    offered = [area for area in wanted if trial.offers(area)]
    if not offered:
        raise Refused(say("refused-order-no-battle", areas=wanted, count=len(wanted), rule="8.1"))
    note = _battles_note(trial, offered)
    for area in offered[:questions]:
        trial.choose(area)
    return note


def _fight_as_settled(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Battles whose order isn't asked, or is settled: they follow of themselves, whoever is asked before them [8.1]."""
    t = trial.game
    left = [area for area in t.state.battle_order if area in battlefields(t) and area not in t.state.fought]
    if t.state.active != trial.camp or not left:
        raise Refused(say("refused-order-question", prompt=trial.pending.question, rule=trial.pending.rule))
    if trial.has_diced:
        raise Unforeseen(say("refused-order-dice"))
    wanted = order.areas or tuple(left)
    following = [area for area in wanted if area in left]
    if not following:
        raise Refused(say("refused-order-no-battle", areas=wanted, count=len(wanted), rule="8.1"))
    return _battles_note(trial, following)


def _evade(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Try to evade [8.2.1]."""
    if trial.pending.topic != "evade":
        raise Refused(say("refused-order-no-evasion", rule="8.2.1"))
    return _answer(trial, order, "evade")


def _rally(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Try to win over loyal units without a leader [3.6.3D]."""
    if trial.pending.topic != "rally":
        raise Refused(say("refused-order-no-rally", rule="3.6.3D"))
    return _answer(trial, order, "rally")


def _answer(trial: UltimusTrial, order: AreaOrder, option: str) -> Text:
    """Answer a question about an area, if the order names it or none."""
    area = str(dict(trial.pending.question.args)["area"])
    if order.areas and area not in order.areas:
        raise Refused(say("refused-order-other-battle", area=area, rule=trial.pending.rule))
    trial.choose(option)
    return say(f"note-{option}", area=area)


def _end(trial: UltimusTrial, order: AreaOrder) -> Text:
    """The movement is over, and the battles follow."""
    fields = tuple(battlefields(trial.game))
    trial.open("end", lambda: say("refused-order-act", rule="2.E"))
    return say("note-end", areas=fields or ("none",), count=len(fields))


def _pass(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Play no stratagem; in the movement: end it."""
    if trial.pending.topic == MENU:
        return _end(trial, order)
    if not trial.offers(NOTHING):
        raise Refused(say("refused-order-question", prompt=trial.pending.question, rule=trial.pending.rule))
    prompt = trial.pending.question
    trial.choose(NOTHING)
    return say("note-passed", prompt=prompt)


def _choose(trial: UltimusTrial, order: AreaOrder) -> Text:
    """Choose options of the pending question. Stratagems are secret, so they aren't written."""
    if trial.pending.secret:
        raise Refused(say("refused-order-stratagem", rule="6"))
    note = choose(trial, order)
    if trial.answers[-1] == ("stratagem",):
        raise Refused(say("refused-order-stratagem", rule="6"))
    return note


# Notes


def _note(trial: UltimusTrial, events: Sequence[Event]) -> Text:
    """Who goes, with the odds of the battle that it leads to."""
    moved = [event for event in events if isinstance(event, StackMoved)]
    landed = [event for event in events if isinstance(event, FleetLanded)]
    sailed = [event.fleet for event in events if isinstance(event, FleetMoved)]
    gone = [*(event.pieces for event in moved), *(event.pieces for event in landed)]
    pieces = tuple(dict.fromkeys(piece for each in gone for piece in each)) or tuple(sailed)
    ends = [event.area for event in landed] or [event.path[-1] for event in moved[-1:]]
    plagued = _plagued(trial.game, moved)
    if plagued:
        return say("note-plague", pieces=pieces, areas=plagued, pm=max(_pm_of(moved, each.pieces[0]) for each in moved))
    if ends and _meets(trial.game, trial.camp, ends[-1]):
        return say("note-attack", pieces=pieces, battle=_battle_note(trial.game, trial.camp, ends[-1]))
    if moved:
        return say("note-march", pieces=pieces, pm=max(_pm_of(moved, event.pieces[0]) for event in moved))
    return say("note-moved", units=pieces)


def _plagued(t: UltimusRomanorum, moved: Sequence[StackMoved]) -> tuple[str, ...]:
    """The areas with the plague that marches lead into [6.3]."""
    areas = {area for plague in t.state.plagues for area in infected(t, plague)}
    return tuple(dict.fromkeys(area for event in moved for area in event.path[1:] if area in areas))


def _pm_of(moved: Sequence[StackMoved], piece: str) -> int:
    return sum(event.pm for event in moved if event.pieces[0] == piece)


def _battles_note(trial: UltimusTrial, areas: Sequence[str]) -> Text:
    """The odds of each of these battles, in their order."""
    notes = [_battle_note(trial.game, trial.camp, area) for area in areas]
    return notes[0] if len(notes) == 1 else say("note-battles", battles=tuple(notes))


def _battle_note(t: UltimusRomanorum, camp: Camp, area: str) -> Text:
    """The odds of the battle in an area, as the counters are now."""
    ours, theirs = forces(t, area, camp)[0], forces(t, area, other(camp))[0]
    win = round(100 * battle_odds(t, ours, theirs).win)
    return say("note-battle", area=area, pf=t.strength(ours.units), enemies=t.strength(theirs.units), win=win)


_DOERS: dict[str, Doer[UltimusTrial]] = {
    "move": _move,
    "onward": _onward,
    "migrate": _migrate,
    "sail": _sail,
    "armada": _armada,
    "leave": _leave,
    "hold": _hold,
    "rally": _rally,
    "fight": _fight,
    "evade": _evade,
    "end": _end,
    "pass": _pass,
    "choose": _choose,
    "usual": usual,
}


# Warnings


def _guarded(t: UltimusRomanorum) -> list[str]:
    """Roma, the two refuges, and where the Augusti are, if Roman units stand there."""
    seats = [t.area_of(augustus) for augustus in t.augusti().values()]
    watched = dict.fromkeys([ROMA, *REFUGES.values(), *(area for area in seats if area)])
    return [area for area in watched if t.fighters(area, ROMAN)]


def _warnings(trial: UltimusTrial, watched: Sequence[str]) -> Iterator[Text]:
    """What the orders leave unguarded or abroad, and who decides next."""
    if not trial.answers:
        return
    t = trial.game
    if trial.camp == ROMAN:
        bare = tuple(area for area in watched if not t.fighters(area, ROMAN))
        if bare:
            yield say("warn-unguarded", areas=bare, count=len(bare))
    yield from _dangers(t, trial.camp)
    abroad = tuple(_abroad(t, trial.camp))
    if abroad and t.state.active == trial.camp and t.state.sequences[trial.camp] == 1:
        yield say("warn-fleets", fleets=abroad, count=len(abroad), rule="9.2")
    yield from _left_aboard(t, trial.camp)
    yield from _next_question(trial)


def _dangers(t: UltimusRomanorum, camp: Camp) -> Iterator[Text]:
    """Attacks on a stronger enemy with their odds, and leaders who are alone among enemies [7.1, 8]."""
    if t.state.active != camp:
        return
    for area in t.data.areas:
        enemies, ours = t.fighters(area, other(camp)), t.fighters(area, camp)
        if not enemies:
            continue
        if ours and t.strength(enemies) > t.strength(ours):
            yield say("warn-weak", battle=_battle_note(t, camp, area), rule="8.3")
        alone = () if ours else tuple(t.leaders_at(area, camp))
        if alone:
            yield say("warn-alone", leaders=alone, count=len(alone), area=area, rule="7.1")


def _left_aboard(t: UltimusRomanorum, camp: Camp) -> Iterator[Text]:
    """Who is still aboard the other camp's fleets in a camp's last SMC: there he lands no one later [9.2, R124]."""
    if t.state.active != camp or t.state.sequences[camp] != 1:
        return
    for fleet, facts in t.state.fleets.items():
        pieces = tuple(aboard(t, fleet, camp)) if facts.controller != camp else ()
        if pieces:
            yield say("warn-aboard", pieces=pieces, count=len(pieces), fleet=fleet, rule="9.2, R124")


def _abroad(t: UltimusRomanorum, camp: Camp) -> Iterator[str]:
    """The fleets of a camp that would be lost where they are [9.2, 6.3]."""
    for fleet, facts in t.state.fleets.items():
        if facts.controller == camp and not facts.back:
            place = t.place(fleet)
            if place not in (FLEET_PORTS if fleet == EXTRA_FLEET else (facts.home,)):
                yield fleet


def _next_question(trial: UltimusTrial) -> Iterator[Text]:
    decision = trial.table.decision
    if decision is None:
        yield say("warn-game-over")
        return
    own = trial.table.decisions.get(trial.seat)
    if own is None:
        if not decision.reaction:
            yield _waits_for(trial, decision)
    elif own.topic != MENU:
        yield say("warn-question", prompt=own.question)


def _reaction(trial: UltimusTrial) -> Reaction | None:
    """What the other seat may react with before the orders go on."""
    decision = trial.table.decision
    if not trial.answers or decision is None or not decision.reaction or trial.seat in trial.table.decisions:
        return None
    return Reaction(decision.seat, _waits_for(trial, decision))


def _waits_for(trial: UltimusTrial, decision: Decision) -> Text:
    return say("warn-waits", seat=trial.table.seat_name(decision.seat), prompt=decision.question)
