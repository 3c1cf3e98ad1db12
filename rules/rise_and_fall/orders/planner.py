"""Trying written orders out: on a fork of the table, as the choices that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import cast

import msgspec

from rules.core.decisions import Answer, Decision, Pick
from rules.core.errors import IllegalChoice, RulesError
from rules.core.events import Event
from rules.core.orders import MOST_ANSWERS, Arrow, Order, Plan, Verdict
from rules.core.table import Table
from rules.core.text import Text, lexicon
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import Part, Posts, Target, completed, leaders_of, margin, open_to, parts
from rules.rise_and_fall.chapters.combat import plans as good_plans
from rules.rise_and_fall.chapters.garrisons import failures
from rules.rise_and_fall.chapters.imperial_replacements import BACK, bribes_offered, disbandable, placeable, room
from rules.rise_and_fall.chapters.movement import (
    FIGHT,
    SHUT,
    can_move,
    crowds,
    destinations,
    ground,
    may_hold,
    transfers,
)
from rules.rise_and_fall.chapters.production import halves
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.events import Attacked, UnitMoved, UnitTransferred
from rules.rise_and_fall.game import RiseAndFall, say
from rules.rise_and_fall.orders import names
from rules.rise_and_fall.orders.parser import ALL, Force, RiseOrder, Support
from rules.rise_and_fall.state import RiseState

MENUS = ("operation", "provision")
"""The decisions from which the acts of a player turn begin."""

_MANY = 8


class Refused(Exception):  # noqa: N818
    """An order that cannot be carried out, with the reason."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Trial:
    """A fork on which orders are tried out, and what came of them so far."""

    def __init__(self, table: Table, seat: str) -> None:
        self.table = table
        self.seat = seat
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.held: set[str] = set()
        self._turn = table.state.turn, cast(RiseState, table.state).player
        self._game: RiseAndFall | None = None

    @property
    def game(self) -> RiseAndFall:
        """The position as it stands, to ask questions of; it is never changed through this."""
        if self._game is None:
            self._game = RiseAndFall(cast(RiseState, self.table.state), "")
        return self._game

    @property
    def player(self) -> str:
        """Whose player turn it is."""
        return self.game.state.player

    @property
    def has_ended(self) -> bool:
        """Whether the player turn for which the orders are written is over."""
        return (self.table.state.turn, self.player) != self._turn

    @property
    def pending(self) -> Decision:
        """The question that waits for this seat.

        Raises:
            Refused: there is none, or it is another seat's.
        """
        decision = self.table.decision
        if decision is None:
            raise Refused(say("refused-order-over"))
        if decision.seat != self.seat:
            seat = say(f"seat-{decision.seat}")
            raise Refused(say("refused-order-waits", seat=seat, prompt=decision.question))
        return decision

    def give(self, answer: Answer) -> None:
        """Answer the pending question.

        Raises:
            Refused: it is another seat's, or there have been too many.
            IllegalChoice: that is no legal answer.
        """
        _ = self.pending
        if len(self.answers) >= MOST_ANSWERS:
            raise Refused(say("refused-order-many"))
        if isinstance(answer, dict):
            told = self.table.arrange(answer, seat=self.seat)
        else:
            told = self.table.choose(*answer, seat=self.seat)
        self.answers.append(answer)
        self.events += told
        self._game = None

    def choose(self, option: str) -> None:
        """Take one option of the pending question."""
        self.give((option,))

    def enter(self, act: str, topics: Sequence[str], rule: str) -> None:
        """Begin an act of the menu, unless its first question is asked already.

        Raises:
            Refused: another question comes first, or nothing of the kind can be done.
        """
        if self.pending.topic in topics:
            return
        if self.pending.topic not in MENUS and _offers(self.pending, BACK):
            self.choose(BACK)
            if self.pending.topic in topics:
                return
        if self.pending.topic not in MENUS:
            raise Refused(say("refused-order-question", prompt=self.pending.question))
        if not _offers(self.pending, act) and not _bars(self.pending, act):
            raise Refused(say("refused-order-act", rule=rule))
        self.choose(act)


def _offers(decision: Decision, option: str) -> bool:
    return isinstance(decision, Pick) and any(each.id == option for each in decision.options)


def _bars(decision: Decision, option: str) -> bool:
    return isinstance(decision, Pick) and any(each.id == option for each in decision.barred())


def plan(table: Table, seat: str, orders: Sequence[Order]) -> Plan:
    """Try orders out, one after another. The table is left as it is."""
    trial = Trial(table.fork("orders", seat), seat)
    verdicts = tuple(_tried(trial, order) for order in orders if isinstance(order, RiseOrder))
    return Plan(verdicts, tuple(_warnings(trial)))


def _tried(trial: Trial, order: RiseOrder) -> Verdict:
    answered, told = len(trial.answers), len(trial.events)
    try:
        if trial.has_ended:
            raise Refused(say("refused-order-ended", rule="Turns"))
        note = _DOERS[order.verb](trial, order)
    except (Refused, IllegalChoice) as refusal:
        return Verdict(order, refusal.reason)
    except RulesError:
        pending = trial.table.decision
        return Verdict(order, say("refused-order-decline", rule=pending.rule if pending else "Turns"))
    events = tuple(trial.events[told:])
    return Verdict(order, None, tuple(trial.answers[answered:]), events, tuple(_arrows(trial, events)), note)


def _arrows(trial: Trial, events: Iterable[Event]) -> Iterator[Arrow]:
    for event in events:
        match event:
            case UnitMoved():
                yield Arrow(event.unit, event.path, "move")
            case UnitTransferred():
                yield Arrow(event.unit, (event.origin, event.to), "transfer")
            case Attacked():
                for unit in event.supporters:
                    yield Arrow(unit, (trial.game.pieces.place(unit), event.area), "support")
                yield Arrow(event.attacker, (event.origin, event.area), "attack")


# Moving


def _own(trial: Trial, area: str, force: Force) -> list[str]:
    """The units of this player turn that an order means."""
    return next((found for found in readings(trial.game, area, force) if found), [])


def readings(game: RiseAndFall, area: str, force: Force) -> tuple[list[str], list[str]]:
    """The units of this player turn that an order can mean: in an area, or by their names wherever they stand.

    Where one name stands for an area and for units, there are two ways to read it, the likelier one first.
    """
    mine = set(game.moved_by(game.state.player))
    alike = names.namesakes().get(area, ()) if area else force.units
    named = [unit for unit in alike if unit in mine and matches(game, force, unit)]
    if not area:
        return named, _in_one_of(game, names.areas().find(names.folded(force.said)), mine)
    return [unit for unit in game.at(area) if unit in mine and matches(game, force, unit)], named


def _in_one_of(game: RiseAndFall, areas: Sequence[str], units: Collection[str]) -> list[str]:
    """Those of some units that stand in these areas, where they all stand in one."""
    found = [[unit for unit in game.at(area) if unit in units] for area in areas]
    one, *others = [each for each in found if each] or [[]]
    return [] if others else one


def matches(game: RiseAndFall, force: Force, unit: str) -> bool:
    """Whether a unit is one of those that an order names."""
    return (not force.kind or game.data.kind[unit] == force.kind) and (not force.units or unit in force.units)


def _named(trial: Trial, area: str, force: Force, obstacles: Callable[[str], int]) -> list[str]:
    """The units that are to act: those that hold nothing, and have the fewest obstacles, come first.

    Raises:
        Refused: there are not so many.
    """
    first, second = readings(trial.game, area, force)
    is_second = not any(obstacles(unit) == 0 for unit in first) and any(obstacles(unit) == 0 for unit in second)
    found = second if is_second else first or second
    if not found:
        if force.units and not area:
            raise Refused(say("refused-order-nowhere", unit=force.units[0]))
        key = "refused-order-units" if force.said else "refused-order-nobody"
        raise Refused(say(key, area=area, count=0))
    wanted = len(found) if force.count == ALL else force.count
    if wanted > len(found):
        raise Refused(say("refused-order-units", area=area, count=len(found)))
    return sorted(found, key=lambda unit: (unit in trial.held, obstacles(unit)))[:wanted]


def _check_free(trial: Trial, unit: str) -> None:
    """Make sure that a unit can move at all.

    Raises:
        Refused: it cannot; the reason says why.
    """
    game, state = trial.game, trial.game.state
    area = game.pieces.place(unit)
    if unit in trial.held:
        raise Refused(say("refused-order-held", unit=unit, area=area))
    for flags, key, rule in (
        (state.flipped, "used", "Combat"),
        (state.transferred, "transferred", "Long-range Transfers"),
        (state.stopped, "stopped", "Raids 2, Germanic Kingdoms 5"),
        (state.bribes, "bribed", "Bribery"),
    ):
        if unit in flags:
            raise Refused(say(f"refused-order-{key}", unit=unit, area=area, rule=rule))
    if game.is_pinned(unit):
        raise Refused(say("refused-order-pinned", unit=unit, rule="Revolts 3"))


def _move(trial: Trial, order: RiseOrder) -> Text:
    origin, *stops = order.areas
    game = trial.game

    def obstacles(unit: str) -> int:
        if can_move(game, unit) and stops[0] in destinations(game, unit):
            return 0
        return 1 if can_move(game, unit) and ground(game, unit, stops[0]) == FIGHT else 2

    units = _named(trial, origin, order.force, obstacles)
    if order.supports or (len(stops) == 1 and _is_fight(trial, units[0], stops[0])):
        return _march_on(trial, order, units)
    for unit in units:
        for stop in stops[:-1]:
            _move_one(trial, unit, stop)
        if _is_fight(trial, unit, stops[-1]):
            _strike(trial, stops[-1], lambda part, leader=unit: part.unit == leader, ())  # type: ignore[misc]
        else:
            _move_one(trial, unit, stops[-1])
    return say("note-moved", units=tuple(units))


def _is_fight(trial: Trial, unit: str, area: str) -> bool:
    return ground(trial.game, unit, area) == FIGHT


def _march_on(trial: Trial, order: RiseOrder, units: Sequence[str]) -> Text:
    """A march into an area that has to be fought for: one of the units leads, the others support."""
    stops = order.areas[1:]
    for stop in stops[:-1]:
        _move_one(trial, units[0], stop)
    for unit in units:
        _check_free(trial, unit)
    others = Force(len(units) - 1, "", tuple(units), order.force.said)
    more = (Support(others, ""),) if len(units) > 1 else ()
    leaders = units if len(stops) == 1 else units[:1]
    return _strike(trial, stops[-1], lambda part: part.unit in leaders, (*order.supports, *more))


def _move_one(trial: Trial, unit: str, to: str) -> None:
    _check_free(trial, unit)
    if to not in destinations(trial.game, unit):
        raise Refused(_why_not(trial.game, unit, to))
    trial.enter("move", ("mover",), "Movement")
    trial.choose(unit)
    trial.choose(to)


def _why_not(game: RiseAndFall, unit: str, to: str) -> Text:
    """Why a unit that is free to move cannot get to an area."""
    nation, here, code = game.nation_of(unit), game.pieces.place(unit), ground(game, unit, to)
    if code == FIGHT:
        return say("refused-order-foes", to=to, rule="Movement, Combat")
    if code == SHUT:
        return _why_shut(game, nation, to)
    if to in transfers(game, unit):
        rule = "Movement, Long-range Transfers"
        return say("refused-order-transferable", unit=unit, rule=rule)
    return say("refused-order-far", unit=unit, area=here, to=to, rule="Movement")


def _why_shut(game: RiseAndFall, nation: str, to: str) -> Text:
    holder = game.holder(to)
    if to in game.data.hun_lands and game.year < game.data.dates.hun_lands_open:
        return say("refused-order-hun-lands", to=to, rule="Prohibited Movement, R29")
    if not game.free_of_strangers(to, nation):
        return say("refused-order-strangers", to=to, nation=nation, rule="Movement, Wars")
    if holder and not may_hold(game, nation, to):
        return say("refused-order-neutral", to=to, holder=holder, nation=nation, rule="Movement, R81")
    return say("refused-order-shut", to=to, nation=nation, rule="Movement")


def _transfer(trial: Trial, order: RiseOrder) -> Text:
    origin, to, rule = order.areas[0], order.areas[-1], "Long-range Transfers"
    game = trial.game
    units = _named(trial, origin, order.force, lambda unit: to not in transfers(game, unit))
    for unit in units:
        _check_free(trial, unit)
        if to not in transfers(trial.game, unit):
            here = trial.game.pieces.place(unit)
            raise Refused(say("refused-order-no-transfer", unit=unit, area=here, to=to, rule=rule))
        trial.enter("transfer", ("transferred",), rule)
        trial.choose(unit)
        trial.choose(to)
    return say("note-moved", units=tuple(units))


def _hold(trial: Trial, order: RiseOrder) -> Text:
    game, mine = trial.game, set(trial.game.moved_by(trial.player))
    staying: list[str] = []
    for area in order.areas:
        units = [unit for unit in game.at(area) if unit in mine and matches(game, order.force, unit)]
        if not units:
            raise Refused(say("refused-order-nobody", area=area))
        staying += units
    trial.held.update(staying)
    return say("note-held", units=tuple(staying), count=len(staying))


# Combat


def _attack(trial: Trial, order: RiseOrder) -> Text:
    area, *origins = order.areas
    force = order.force
    more: tuple[Support, ...] = ()
    if origins and force.count != 1:
        others = len(_own(trial, origins[0], force)) if force.count == ALL else force.count
        if others > 1:
            more = (Support(Force(others - 1, force.kind, force.units, force.said), origins[0]),)

    standing = _own(trial, origins[0], force) if origins else []

    def leads(part: Part) -> bool:
        if standing:
            return part.unit in standing
        return matches(trial.game, force, part.unit) and (not origins or origins[0] == part.origin)

    if origins and not standing and not _is_mine_at(trial, origins[0]):
        raise Refused(say("refused-order-nobody", area=origins[0]))
    return _strike(trial, area, leads, (*order.supports, *more))


def _is_mine_at(trial: Trial, area: str) -> bool:
    """Whether an attack could begin in an area: it is free, so that a unit may march there first."""
    return not trial.game.at(area)


def _strike(trial: Trial, area: str, leads: Callable[[Part], bool], supports: Sequence[Support]) -> Text:
    """Attack what stands in an area with one of those who may lead.

    Raises:
        Refused: nobody can be attacked there, or not by them, or not with this support.
    """
    game = trial.game
    found = [(ident, target) for ident, target in _targets(game, trial.player) if target.area == area]
    if not found:
        raise Refused(_why_no_attack(game, trial.player, area))
    ready = [
        (ident, target, each.main)
        for ident, target in found
        for each in sorted(leaders_of(game, trial.player, target), key=lambda each: len(each.supporters))
        if each.main.unit not in trial.held and leads(each.main)
    ]
    if not ready:
        raise Refused(_why_not_led(game, trial, area, leads))
    for ident, target, main in ready:
        chosen = _supporters(trial, target, main, supports)
        if chosen is not None:
            return _carry_out(trial, ident, main, chosen)
    _, target, main = ready[0]
    raise Refused(_why_too_little(trial, target, main, supports))


def _targets(game: RiseAndFall, player: str) -> list[tuple[str, Target]]:
    return list(campaign_phase.target_ids(game, good_plans(game, player)).items())


def _carry_out(trial: Trial, ident: str, main: Part, supporters: Sequence[Part]) -> Text:
    trial.enter("attack", ("target",), "Combat")
    before = len(trial.events)
    for option in (ident, _part_id(main), *map(_part_id, supporters)):
        trial.choose(option)
    told = next(event for event in trial.events[before:] if isinstance(event, Attacked))
    units = (told.attacker, *told.supporters)
    if told.absorbed:
        return say("note-absorbed", units=units)
    attack, defense = (sum(each.value for each in figures) for figures in (told.attack, told.defense))
    return say("note-attacked", units=units, attack=attack, defense=defense)


def _part_id(part: Part) -> str:
    return f"{part.unit}@{part.origin}"


def _supporters(trial: Trial, target: Target, main: Part, supports: Sequence[Support]) -> list[Part] | None:
    """The fewest supporters with whom an attack wins, out of those named, or where none is, out of all; None: too few.

    They are given in an order in which the game's own question, supporter after supporter, can be answered.
    """
    game = trial.game
    supports = _narrowed(trial, target, supports)
    known: Posts = {
        area: [part for part in candidates if _may_support(trial, supports, part)]
        for area, candidates in parts(game, trial.player)[target][1].items()
    }
    found = completed(game, target, main, (), known)
    if found is None:
        return None
    if not supports or _are_wished(game, found.supporters, _wishes(supports)):
        return list(found.supporters)
    return _one_by_one(game, target, main, known, _wishes(supports))


def _narrowed(trial: Trial, target: Target, supports: Sequence[Support]) -> list[Support]:
    """Supports by the units that stand in their areas; where none does, whoever can go there will do."""
    game = trial.game
    posts = parts(game, trial.player)[target][1]
    found: list[Support] = []
    for support in supports:
        able = list(dict.fromkeys(part.unit for candidates in posts.values() for part in candidates))
        standing = posted(game, support, able, [area for area, candidates in posts.items() if candidates])
        narrow = Support(msgspec.structs.replace(support.force, units=tuple(standing)), "")
        found.append(narrow if standing else support)
    return found


def posted(game: RiseAndFall, support: Support, able: Sequence[str], posts: Collection[str]) -> list[str]:
    """Those of the units able to support from some posts that stand where a support says, however its name is read."""
    force = support.force
    if support.area:
        here = [unit for unit in game.at(support.area) if unit in able and matches(game, force, unit)]
        alike = () if support.area in posts else names.namesakes().get(support.area, ())
        return here or [unit for unit in alike if unit in able and matches(game, force, unit)]
    named = [unit for unit in force.units if unit in able and matches(game, force, unit)]
    if named or not support.called:
        return named
    anybody = msgspec.structs.replace(force, units=())
    fitting = [unit for unit in able if matches(game, anybody, unit)]
    return _in_one_of(game, names.areas().find(names.folded(support.called)), fitting)


def _may_support(trial: Trial, supports: Sequence[Support], part: Part) -> bool:
    is_named = not supports or any(_fits(trial.game, support, part) for support in supports)
    return is_named and part.unit not in trial.held


def _are_wished(game: RiseAndFall, chosen: Sequence[Part], wishes: list[Support]) -> bool:
    """Whether each of the supporters can be set against a wish of its own."""
    return all(_first_wanted(game, [part], wishes) is not None for part in chosen)


def _one_by_one(
    game: RiseAndFall, target: Target, main: Part, known: Posts, wishes: list[Support]
) -> list[Part] | None:
    """Supporters taken one after another, the strongest for each wish."""
    chosen: list[Part] = []
    while margin(game, target, (main, *chosen)) <= 0:
        taken = _first_wanted(game, _able(game, target, main, chosen, known), wishes)
        if taken is None:
            return None
        chosen.append(taken)
    return chosen


def _wishes(supports: Sequence[Support]) -> list[Support]:
    """Each support once for every unit that it stands for."""
    return [each for each in supports for _ in range(_MANY if each.force.count == ALL else each.force.count)]


def _able(game: RiseAndFall, target: Target, main: Part, chosen: Sequence[Part], posts: Posts) -> list[Part]:
    return [
        part
        for candidates in open_to(game, main, chosen, posts).values()
        for part in candidates
        if completed(game, target, main, (*chosen, part), posts) is not None
    ]


def _first_wanted(game: RiseAndFall, able: Sequence[Part], wanted: list[Support]) -> Part | None:
    """The strongest supporter of the first wish that can be fulfilled; the wish is struck off."""
    for place, support in enumerate(wanted):
        fitting = [part for part in able if _fits(game, support, part)]
        if fitting:
            del wanted[place]
            return max(fitting, key=lambda part: part.value)
    return None


def _fits(game: RiseAndFall, support: Support, part: Part) -> bool:
    if support.area and support.area not in (game.pieces.place(part.unit), part.origin):
        return False
    return matches(game, support.force, part.unit)


def _why_no_attack(game: RiseAndFall, player: str, area: str) -> Text:
    """Why nothing in an area can be beaten."""
    nations = {game.nation_of(unit) for unit in game.moved_by(player)}
    if not any(game.foes_at(area, nation) for nation in nations) and not game.walled(area):
        return say("refused-order-no-enemy", area=area, rule="Combat, Wars")
    known = parts(game, player)
    found = [(target, *both) for target, both in known.items() if target.area == area]
    if not found:
        return say("refused-order-no-leader", area=area, rule="Combat")
    return _why_weak(game, *found[0])


def _why_weak(game: RiseAndFall, target: Target, mains: Sequence[Part], posts: Posts) -> Text:
    most, defense = strengths(game, target, mains, posts)
    return say("refused-order-weak", area=target.area, attack=most, defense=defense, rule="Combat")


def strengths(game: RiseAndFall, target: Target, mains: Sequence[Part], posts: Posts) -> tuple[int, int]:
    """The most that can be brought against a target, and what it then defends with, terrain included."""
    main = max(mains, key=lambda part: part.value)
    chosen = [main]
    for candidates in open_to(game, main, (), posts).values():
        free = [part for part in candidates if part.unit not in {each.unit for each in chosen}]
        if free:
            chosen.append(max(free, key=lambda part: part.value))
    attack = sum(part.value for part in chosen)
    return attack, attack - margin(game, target, chosen)


def _why_not_led(game: RiseAndFall, trial: Trial, area: str, leads: Callable[[Part], bool]) -> Text:
    led = [(target, *both) for target, both in parts(game, trial.player).items() if target.area == area]
    for target, mains, posts in led:
        able = [part for part in mains if leads(part) and part.unit not in trial.held]
        if able:
            return _why_weak(game, target, able, posts)
    held = next((part.unit for _, mains, _ in led for part in mains if part.unit in trial.held), "")
    if held:
        return say("refused-order-held", unit=held, area=game.pieces.place(held))
    return say("refused-order-leader", area=area, rule="Combat")


def _why_too_little(trial: Trial, target: Target, main: Part, supports: Sequence[Support]) -> Text:
    game, posts = trial.game, parts(trial.game, trial.player)[target][1]
    known = [part for candidates in posts.values() for part in candidates if part.unit not in trial.held]
    supports = _narrowed(trial, target, supports)
    for support in supports:
        if not any(_fits(game, support, part) and part.unit != main.unit for part in known):
            origin = support.area or game.pieces.place(main.unit)
            return say("refused-order-supporter", area=target.area, origin=origin, rule="Combat")
    wanted = [
        support for support in supports for _ in range(_MANY if support.force.count == ALL else support.force.count)
    ]
    chosen = [main]
    for part in sorted(known, key=lambda part: -part.value):
        if part.unit in {each.unit for each in chosen} or part.origin in {each.origin for each in chosen[1:]}:
            continue
        if _first_wanted(game, [part], wanted) is not None:
            chosen.append(part)
    short = max(1 - margin(game, target, chosen), 1)
    return say("refused-order-support", area=target.area, short=short, rule="Combat")


# The other acts of a player turn


def _war(trial: Trial, order: RiseOrder) -> Text:
    found = [(by, on) for by, on in wars.declarations(trial.game, trial.player) if on == order.on]
    named = [pair for pair in found if order.by in ("", pair[0])]
    pair = next((each for each in named if each[0] == trial.player), named[0] if len(named) == 1 else None)
    if pair is None:
        by = order.by or (found[0][0] if found else trial.player)
        raise Refused(say("refused-order-war", by=by, on=order.on, rule="Wars"))
    trial.enter("war", ("war",), "Wars")
    trial.choose(f"{pair[0]}:{pair[1]}")
    return say("declare", by=pair[0], on=pair[1])


def _act(trial: Trial, order: RiseOrder) -> Text:
    """An act of the menu that needs no more words."""
    trial.enter(order.verb, (), {"sue": "Peace", "pact": "Allies", "walls": "West and East 7"}.get(order.verb, "Turns"))
    key = f"provision-{order.verb}" if order.verb in ("walls", "done") else f"act-{order.verb}"
    return say(key)


def _emperor(trial: Trial, order: RiseOrder) -> Text:
    trial.enter("emperor", ("emperor-region",), "Combat, Leaders b")
    trial.choose(order.on)
    return say("emperor-region", region=order.on)


def _with_units(act: str, topic: str, rule: str, able: Callable[[RiseAndFall], Sequence[str]]) -> Callable[..., Text]:
    """How to do an act that takes one unit after another, in areas that an order names."""

    def do(trial: Trial, order: RiseOrder) -> Text:
        done: list[str] = []
        for area in order.areas:
            fitting = [
                unit
                for unit in able(trial.game)
                if trial.game.area_of(unit) == area and matches(trial.game, order.force, unit)
            ]
            wanted = len(fitting) if order.force.count == ALL else order.force.count
            if not fitting or wanted > len(fitting):
                raise Refused(say("refused-order-units", area=area, count=len(fitting)))
            for unit in fitting[:wanted]:
                trial.enter(act, (topic,), rule)
                trial.choose(unit)
                done.append(unit)
        return say("note-moved", units=tuple(done))

    return do


def _with_areas(act: str, topic: str, rule: str) -> Callable[..., Text]:
    """How to do an act that takes one area after another."""

    def do(trial: Trial, order: RiseOrder) -> Text:
        for area in order.areas:
            trial.enter(act, (topic,), rule)
            trial.choose(area)
        return say("note-moved", units=order.areas)

    return do


def _place(trial: Trial, order: RiseOrder) -> Text:
    for area in order.areas:
        for _ in range(max(order.force.count, 1)):
            _place_one(trial, order.force, area)
    return say("note-moved", units=order.areas)


def _place_one(trial: Trial, force: Force, area: str) -> None:
    rule = "Replacements 2"
    trial.enter("place", ("place-kind", "place-area"), rule)
    empire = trial.player
    offered = placeable(trial.game, empire)
    kinds = [kind for kind in offered if _is_of_kind(trial.game, force, kind)]
    if not kinds:
        raise Refused(say("refused-order-kind", rule=rule))
    kind = next((kind for kind in kinds if area in offered[kind]), None)
    if kind is None:
        raise Refused(say("refused-order-site", area=area, rule=rule))
    if trial.pending.topic == "place-kind":
        trial.choose(kind)
    trial.choose(area)


def _is_of_kind(game: RiseAndFall, force: Force, kind: str) -> bool:
    if force.units:
        return any(game.data.kind[unit] == kind for unit in force.units)
    return force.kind in ("", kind)


def _choose(trial: Trial, order: RiseOrder) -> Text:
    decision = trial.pending
    if not isinstance(decision, Pick):
        raise Refused(say("refused-order-option", said=" ".join(order.labels[0]), prompt=decision.question))
    chosen: list[str] = []
    for label in order.labels:
        found = [option for option in decision.options if _is_meant(label, option.id, option.name)]
        exact = [option for option in found if _is_whole(label, option.id, option.name)]
        found = exact or found
        said = " ".join(label)[:60]
        if not found:
            raise Refused(say("refused-order-option", said=said, prompt=decision.question))
        if len(found) > 1:
            named = tuple(option.name for option in found[:4])
            raise Refused(say("refused-order-options", said=said, options=named, prompt=decision.question))
        chosen.append(found[0].id)
    trial.give(tuple(chosen))
    return say("note-chosen", labels=tuple(option.name for option in decision.options if option.id in chosen))


def _spoken(ident: str, name: Text) -> list[tuple[str, ...]]:
    said = [lexicon(GAME_ID, locale).say(name) for locale in names.languages()]
    return [names.folded(each) for each in (ident, *said)]


def _is_whole(label: Sequence[str], ident: str, name: Text) -> bool:
    return tuple(label) in _spoken(ident, name)


def _is_meant(label: Sequence[str], ident: str, name: Text) -> bool:
    """Whether words begin the label of an option, in any language."""
    return any(
        len(label) <= len(said) and all(whole.startswith(word) for whole, word in zip(said, label, strict=False))
        for said in _spoken(ident, name)
    )


def _usual(trial: Trial, order: RiseOrder) -> Text:
    decision = trial.pending
    labels: tuple[Text, ...] = ()
    if isinstance(decision, Pick):
        labels = tuple(option.name for option in decision.options if option.id in decision.default)
    trial.give(decision.default)
    return say("note-chosen", labels=labels or (decision.question,))


def _bribable(game: RiseAndFall) -> list[str]:
    return list(bribes_offered(game, game.state.player)) if game.empire else []


def _disbandable(game: RiseAndFall) -> list[str]:
    return disbandable(game, game.state.player)


_DOERS: dict[str, Callable[[Trial, RiseOrder], Text]] = {
    "move": _move,
    "transfer": _transfer,
    "hold": _hold,
    "attack": _attack,
    "war": _war,
    "emperor": _emperor,
    "place": _place,
    "choose": _choose,
    "usual": _usual,
    **dict.fromkeys(("sue", "pact", "walls", "end", "done"), _act),
    "loot": _with_units("loot", "looter", "Looting", campaign_phase.looters),
    "found": _with_units("found", "settler", "Germanic Kingdoms 1", campaign_phase.settlers),
    "dismiss": _with_units("dismiss", "dismiss", "Armenian Exception", campaign_phase.dismissible),
    "disband": _with_units("disband", "disband", "Disbanding", _disbandable),
    "bribe": _with_units("bribe", "bribe", "Bribery", _bribable),
    "release": _with_areas("release", "release", "Revolts 3, R35"),
    "rebuild": _with_areas("rebuild", "rebuild", "Looting 7"),
}


def _warnings(trial: Trial) -> Iterator[Text]:
    """What the position after all orders is in want of, as far as its player turn still lasts."""
    decision, game = trial.table.decision, trial.game
    if decision is None or (decision.seat != trial.seat or not trial.answers):
        if trial.answers:
            yield say("warn-turn")
        return
    if decision.topic == "provision" and game.empire:
        left = sum(room(game, game.empire, half) for half in halves(game, game.empire)) / 2
        if left > 0:
            yield say("warn-points", left=left)
    if decision.topic != "operation":
        return
    if game.empire and (bare := failures(game, game.empire)):
        yield say("warn-garrison", areas=tuple(bare), count=len(bare))
    crowded = crowds(game, trial.player)
    if crowded:
        yield say("warn-crowd", areas=tuple(crowded))
