"""Try written orders on a fork of the table, as the choices they mean."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import NamedTuple, cast

import msgspec

from rules.core.decisions import Answer, Pick
from rules.core.events import Event
from rules.core.orders import Arrow, Order, Plan
from rules.core.orders.area_orders import ALL, AreaOrder, Force, Support
from rules.core.orders.trial import Doer, Refused, choose, try_out, usual
from rules.core.orders.units import Units, UnitTrial, hold, with_areas, with_units
from rules.core.table import Table
from rules.core.text import Text
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import Part, Posts, Target, completed, leaders_of, margin, open_to, parts
from rules.rise_and_fall.chapters.combat import plans as good_plans
from rules.rise_and_fall.chapters.imperial_replacements import BACK, bribes_offered, disbandable, placeable
from rules.rise_and_fall.chapters.movement import (
    FIGHT,
    SHUT,
    can_move,
    destinations,
    ground,
    may_hold,
    transfers,
)
from rules.rise_and_fall.events import Attacked, UnitMoved, UnitTransferred
from rules.rise_and_fall.game import RiseAndFall, say, year_of
from rules.rise_and_fall.orders import names
from rules.rise_and_fall.orders.reasons import why_no_act, why_no_war, why_not_abroad
from rules.rise_and_fall.orders.sharing import Claim, Leader, Share, Sharing, together
from rules.rise_and_fall.state import RiseState

_MANY = 8


class RiseUnits(Units):
    """The units of a position. ``player`` orders them; by default whoever's player turn it is."""

    def __init__(self, game: RiseAndFall, player: str = "") -> None:
        super().__init__(names.board())
        self._game = game
        self._player = player or game.state.player

    def mine(self) -> list[str]:
        """The units that act in the player turn."""
        return self._game.moved_by(self._player)

    def at(self, area: str) -> list[str]:
        """All units in an area."""
        return self._game.at(area)

    def area_of(self, unit: str) -> str:
        """The area a unit is in."""
        return self._game.area_of(unit)

    def kind_of(self, unit: str) -> str:
        """A unit's kind."""
        return self._game.data.kind[unit]


class RiseTrial(UnitTrial):
    """A fork in a player turn."""

    menus = ("operation", "provision")
    back = BACK
    rule = "Turns"

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table, seat, say)
        self._game: RiseAndFall | None = None
        self._turn = self._now
        self._has_said_end = False
        self.warnings: list[Text] = []
        self.shares: Mapping[str, Share] = {}
        self.kept = Share()

    @property
    def game(self) -> RiseAndFall:
        """The current position, for questions only: never change it."""
        if self._game is None:
            self._game = RiseAndFall(cast(RiseState, self.table.state), "")
        return self._game

    @property
    def units(self) -> RiseUnits:
        """The units now."""
        return RiseUnits(self.game)

    @property
    def player(self) -> str:
        """Whose player turn it is."""
        return self.game.state.player

    def is_free(self, unit: str) -> bool:
        """Whether the order being tried out may use a unit: none holds it, and no other attack needs it."""
        return unit not in self.held and unit not in self.kept.units

    def may_support(self, part: Part) -> bool:
        """Whether a unit may support the attack being tried out from an area: no other attack needs them."""
        return self.is_free(part.unit) and part.origin not in self.kept.posts

    def kept_from(self, area: str) -> Iterator[Share]:
        """Yield what to keep from an attack on an area: all but its share, the other shares, nothing."""
        if area in self.shares:
            units, posts = self.shares[area]
            yield Share(frozenset(self.game.moved_by(self.player)) - units, frozenset(self.game.data.areas) - posts)
        if self.shares:
            yield together(share for other, share in self.shares.items() if other != area)
        yield Share()

    @property
    def has_ended(self) -> bool:
        """Whether the player turn the orders are for is over."""
        return self._has_said_end or self.is_next_turn

    @property
    def is_next_turn(self) -> bool:
        """Whether another player turn has begun."""
        return self._now != self._turn

    @property
    def _now(self) -> tuple[int, str]:
        return self.table.state.turn, self.player

    def why_not(self, act: str, rule: str) -> Text:
        """Return why an act isn't possible now, and when it is."""
        return why_no_act(self.game, act, self.pending.topic, rule)

    def give(self, answer: Answer) -> None:
        """Answer the pending question. What it leaves undone in the phase that it ends is kept as warnings."""
        ends = _PHASE_ENDS.get(self.pending.topic) == answer
        warnings = [*weaknesses(self)] if ends else []
        super().give(answer)
        self.warnings += warnings
        self._has_said_end |= ends and answer == ("end",)
        self._game = None

    def restart(self) -> None:
        """Begin again, with no phase ended."""
        super().restart()
        self._game, self._has_said_end, self.warnings = None, False, []


_PHASE_ENDS = {"operation": ("end",), "provision": ("done",)}
"""The answer that ends a phase, by the topic of its menu."""


def plan(table: Table, seat: str, orders: Sequence[Order]) -> Plan:
    """Try orders one after another. The table stays unchanged.

    If some fail, the units and the areas for support are shared out among all attacks first.
    """
    found = _tried(RiseTrial(table, seat), orders)
    if found.is_good or sum(isinstance(order, AreaOrder) and order.verb == "attack" for order in orders) < 2:
        return found
    trial = RiseTrial(table, seat)
    trial.shares = _shared_out(trial, orders)
    shared = _tried(trial, orders)
    return max(found, shared, key=lambda each: each.good)


def _tried(trial: RiseTrial, orders: Sequence[Order]) -> Plan:
    return Plan(try_out(trial, orders, _DOERS, _arrows), tuple(_warnings(trial)))


def _arrows(trial: RiseTrial, event: Event) -> Iterator[Arrow]:
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


def _check_free(trial: RiseTrial, unit: str) -> None:
    """Make sure a unit can move at all.

    Raises:
        Refused: it can't; the text says why.
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
        raise Refused(say("refused-order-pinned", unit=unit, area=area, rule="Revolts 3"))


def _move(trial: RiseTrial, order: AreaOrder) -> Text:
    origin, *stops = order.areas
    game = trial.game

    def obstacles(unit: str) -> int:
        if can_move(game, unit) and stops[0] in destinations(game, unit):
            return 0
        return 1 if can_move(game, unit) and ground(game, unit, stops[0]) == FIGHT else 2

    units = trial.chosen(origin, order.force, obstacles)
    if order.supports or (len(stops) == 1 and _is_fight(trial, units[0], stops[0])):
        return _march_on(trial, order, units)
    named = tuple(map(trial.named, units))
    for unit in units:
        for stop in stops[:-1]:
            _move_one(trial, unit, stop)
        if _is_fight(trial, unit, stops[-1]):
            _strike(trial, stops[-1], lambda part, leader=unit: part.unit == leader, ())  # type: ignore[misc]
        else:
            _move_one(trial, unit, stops[-1])
    return say("note-moved", units=named)


def _is_fight(trial: RiseTrial, unit: str, area: str) -> bool:
    return ground(trial.game, unit, area) == FIGHT


def _march_on(trial: RiseTrial, order: AreaOrder, units: Sequence[str]) -> Text:
    """March into a defended area: one of the units leads, the others support."""
    stops = order.areas[1:]
    for stop in stops[:-1]:
        _move_one(trial, units[0], stop)
    for unit in units:
        _check_free(trial, unit)
    others = Force(len(units) - 1, "", tuple(units), order.force.said)
    more = (Support(others, ""),) if len(units) > 1 else ()
    leaders = units if len(stops) == 1 else units[:1]
    return _strike(trial, stops[-1], lambda part: part.unit in leaders, (*order.supports, *more))


def _move_one(trial: RiseTrial, unit: str, to: str) -> None:
    _check_free(trial, unit)
    if to not in destinations(trial.game, unit):
        raise Refused(_why_not(trial.game, unit, to))
    trial.enter("move", ("mover",), "Movement")
    trial.choose(unit)
    trial.choose(to)


def _why_not(game: RiseAndFall, unit: str, to: str) -> Text:
    """Why a unit that can move can't reach an area."""
    nation, here, code = game.nation_of(unit), game.pieces.place(unit), ground(game, unit, to)
    if code == FIGHT:
        return say("refused-order-foes", to=to, rule="Movement, Combat")
    if code == SHUT:
        return _why_shut(game, nation, to)
    if to in transfers(game, unit):
        rule = "Movement, Long-range Transfers"
        return say("refused-order-transferable", unit=unit, area=here, rule=rule)
    return say("refused-order-far", unit=unit, area=here, to=to, rule="Movement")


def _why_shut(game: RiseAndFall, nation: str, to: str) -> Text:
    holder = game.holder(to)
    if to in game.data.hun_lands and game.year < game.data.dates.hun_lands_open:
        opened = year_of(game.data.dates.hun_lands_open)
        return say("refused-order-hun-lands", to=to, year=opened, rule="Prohibited Movement, R29")
    if not game.free_of_strangers(to, nation):
        return say("refused-order-strangers", to=to, nation=nation, rule="Movement, Wars")
    if holder and not may_hold(game, nation, to):
        return say("refused-order-neutral", to=to, holder=holder, nation=nation, rule="Movement, R81")
    return why_not_abroad(game, nation, to) or say("refused-order-shut", to=to, nation=nation, rule="Movement")


def _transfer(trial: RiseTrial, order: AreaOrder) -> Text:
    origin, to, rule = order.areas[0], order.areas[-1], "Long-range Transfers"
    game = trial.game
    units = trial.chosen(origin, order.force, lambda unit: to not in transfers(game, unit))
    named = tuple(map(trial.named, units))
    for unit in units:
        _check_free(trial, unit)
        if to not in transfers(trial.game, unit):
            here = trial.game.pieces.place(unit)
            raise Refused(say("refused-order-no-transfer", unit=unit, area=here, to=to, rule=rule))
        trial.enter("transfer", ("transferred",), rule)
        trial.choose(unit)
        trial.choose(to)
    return say("note-moved", units=named)


# Combat


class _Wish(NamedTuple):
    """An order to attack an area: who may lead, and the supporters that it names."""

    area: str
    leads: Callable[[Part], bool]
    supports: Sequence[Support]


def _attack(trial: RiseTrial, order: AreaOrder) -> Text:
    if len(order.areas) > 1:
        _check_origin(trial, order.areas[1], order.force)
    return _strike(trial, *_wish(trial, order))


def _check_origin(trial: RiseTrial, origin: str, force: Force) -> None:
    """Make sure that a leader can come from an area: one is there, or the area is empty and one may march there first.

    Raises:
        Refused: neither.
    """
    if trial.game.at(origin) and not trial.units.meant(origin, force):
        raise Refused(say("refused-order-nobody", area=origin))


def _wish(trial: RiseTrial, order: AreaOrder) -> _Wish:
    area, *origins = order.areas
    force = order.force
    more: tuple[Support, ...] = ()
    if origins and force.count != 1:
        others = len(trial.units.meant(origins[0], force)) if force.count == ALL else force.count
        if others > 1:
            more = (Support(Force(others - 1, force.kind, force.units, force.said), origins[0]),)

    standing = trial.units.meant(origins[0], force) if origins else []

    def leads(part: Part) -> bool:
        if standing:
            return part.unit in standing
        return trial.units.matches(force, part.unit) and (not origins or origins[0] == part.origin)

    return _Wish(area, leads, (*order.supports, *more))


def _strike(trial: RiseTrial, area: str, leads: Callable[[Part], bool], supports: Sequence[Support]) -> Text:
    """Attack the units in an area with one of the possible leaders, at best with this order's share of the units.

    Raises:
        Refused: no one can be attacked there, or not by these units, or not with this support.
    """
    *limits, _ = trial.kept_from(area)
    for kept in limits:
        trial.kept = kept
        with suppress(Refused):
            return _strike_freely(trial, area, leads, supports)
    trial.kept = Share()
    return _strike_freely(trial, area, leads, supports)


def _strike_freely(trial: RiseTrial, area: str, leads: Callable[[Part], bool], supports: Sequence[Support]) -> Text:
    game = trial.game
    found = [(ident, target) for ident, target in _targets(game, trial.player) if target.area == area]
    if not found:
        raise Refused(_why_no_attack(game, trial.player, area))
    ready = _ready(trial, found, leads)
    if not ready:
        raise Refused(_why_not_led(game, trial, area, leads))
    for ident, target, main in ready:
        chosen = _supporters(trial, target, main, supports)
        if chosen is not None:
            return _carry_out(trial, ident, main, chosen)
    _, target, main = ready[0]
    raise Refused(_why_too_little(trial, target, main, supports))


def _ready(
    trial: RiseTrial, found: Sequence[tuple[str, Target]], leads: Callable[[Part], bool]
) -> list[tuple[str, Target, Part]]:
    """The leaders that can beat these targets, those that need the fewest supporters first."""
    return [
        (ident, target, each.main)
        for ident, target in found
        for each in sorted(leaders_of(trial.game, trial.player, target), key=lambda each: len(each.supporters))
        if trial.is_free(each.main.unit) and leads(each.main)
    ]


def _targets(game: RiseAndFall, player: str) -> list[tuple[str, Target]]:
    return list(campaign_phase.target_ids(game, good_plans(game, player)).items())


def _carry_out(trial: RiseTrial, ident: str, main: Part, supporters: Sequence[Part]) -> Text:
    trial.enter("attack", ("target",), "Combat")
    before = len(trial.events)
    units = tuple(with_route(trial.game, part) for part in (main, *supporters))
    for option in (ident, _part_id(main), *map(_part_id, supporters)):
        trial.choose(option)
    told = next(event for event in trial.events[before:] if isinstance(event, Attacked))
    if told.absorbed:
        return say("note-absorbed", units=units)
    attack, defense = (sum(each.value for each in figures) for figures in (told.attack, told.defense))
    return say("note-attacked", units=units, attack=attack, defense=defense)


def with_route(game: RiseAndFall, part: Part) -> Text:
    """A unit's name with its area, and the last area of its way to an attack if it has to go there first."""
    here = game.pieces.place(part.unit)
    if here == part.origin:
        return say("unit-at", unit=part.unit, area=here)
    return say("unit-at-by", unit=part.unit, area=here, way=part.origin)


def _part_id(part: Part) -> str:
    return f"{part.unit}@{part.origin}"


def _supporters(trial: RiseTrial, target: Target, main: Part, supports: Sequence[Support]) -> list[Part] | None:
    """The fewest supporters that make an attack win: from the named ones, or from all if none is named. None: too few.

    Their order fits the game's own question, which asks for one supporter after another.
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


def _narrowed(trial: RiseTrial, target: Target, supports: Sequence[Support]) -> list[Support]:
    """Supporters by the units in the named areas. If an area has none, any unit that can go there will do."""
    game = trial.game
    posts = parts(game, trial.player)[target][1]
    found: list[Support] = []
    for support in supports:
        able = list(dict.fromkeys(part.unit for candidates in posts.values() for part in candidates))
        standing = trial.units.supporting(support, able, [area for area, candidates in posts.items() if candidates])
        narrow = Support(msgspec.structs.replace(support.force, units=tuple(standing)), "")
        found.append(narrow if standing else support)
    return found


def _may_support(trial: RiseTrial, supports: Sequence[Support], part: Part) -> bool:
    is_named = not supports or any(_fits(trial.game, support, part) for support in supports)
    return is_named and trial.may_support(part)


def _are_wished(game: RiseAndFall, chosen: Sequence[Part], wishes: list[Support]) -> bool:
    """Whether each supporter can be matched with a different request."""
    return all(_first_wanted(game, [part], wishes) is not None for part in chosen)


def _one_by_one(
    game: RiseAndFall, target: Target, main: Part, known: Posts, wishes: list[Support]
) -> list[Part] | None:
    """Supporters picked one by one, the strongest for each request."""
    chosen: list[Part] = []
    while margin(game, target, (main, *chosen)) <= 0:
        taken = _first_wanted(game, _open_parts(game, target, main, chosen, known), wishes)
        if taken is None:
            return None
        chosen.append(taken)
    return chosen


def _wishes(supports: Sequence[Support]) -> list[Support]:
    """Each support once for every unit it asks for."""
    return [each for each in supports for _ in range(_MANY if each.force.count == ALL else each.force.count)]


def _open_parts(game: RiseAndFall, target: Target, main: Part, chosen: Sequence[Part], posts: Posts) -> list[Part]:
    return [
        part
        for candidates in open_to(game, main, chosen, posts).values()
        for part in candidates
        if completed(game, target, main, (*chosen, part), posts) is not None
    ]


def _first_wanted(game: RiseAndFall, able: Sequence[Part], wanted: list[Support]) -> Part | None:
    """The strongest supporter for the first request that can be met; the request is removed."""
    for place, support in enumerate(wanted):
        fitting = [part for part in able if _fits(game, support, part)]
        if fitting:
            del wanted[place]
            return max(fitting, key=lambda part: part.value)
    return None


def _fits(game: RiseAndFall, support: Support, part: Part) -> bool:
    if support.area and support.area not in (game.pieces.place(part.unit), part.origin):
        return False
    return RiseUnits(game).matches(support.force, part.unit)


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
    """The most strength that can attack a target, and its defense against that, terrain included."""
    main = max(mains, key=lambda part: part.value)
    chosen = [main]
    for candidates in open_to(game, main, (), posts).values():
        free = [part for part in candidates if part.unit not in {each.unit for each in chosen}]
        if free:
            chosen.append(max(free, key=lambda part: part.value))
    attack = sum(part.value for part in chosen)
    return attack, attack - margin(game, target, chosen)


def _why_not_led(game: RiseAndFall, trial: RiseTrial, area: str, leads: Callable[[Part], bool]) -> Text:
    led = [(target, *both) for target, both in parts(game, trial.player).items() if target.area == area]
    for target, mains, posts in led:
        able = [part for part in mains if leads(part) and part.unit not in trial.held]
        if able:
            return _why_weak(game, target, able, posts)
    held = next((part.unit for _, mains, _ in led for part in mains if part.unit in trial.held), "")
    if held:
        return say("refused-order-held", unit=held, area=game.pieces.place(held))
    return say("refused-order-leader", area=area, rule="Combat")


def _why_too_little(trial: RiseTrial, target: Target, main: Part, supports: Sequence[Support]) -> Text:
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


# Several attacks


def _shared_out(trial: RiseTrial, orders: Sequence[Order]) -> Mapping[str, Share]:
    """Shares of all attacks, by area, in the position before all orders."""
    found = _by_area(_targets(trial.game, trial.player))
    attacks = [each for each in orders if isinstance(each, AreaOrder) and each.verb == "attack"]
    wishes = {wish.area: wish for wish in map(partial(_wish, trial), reversed(attacks)) if wish.area in found}
    claims: list[Claim] = []
    barred = Share(frozenset(_bound(trial, orders)))
    for area, wish in reversed(wishes.items()):
        claims.append(_claim(trial, wish, found[area], barred))
        barred = barred.with_all(_spent(found[area]))
    shares = Sharing(_likeness(trial, found, wishes.values())).shares(claims)
    trial.kept = Share()
    return shares


def _claim(trial: RiseTrial, wish: _Wish, found: Sequence[tuple[str, Target]], barred: Share) -> Claim:
    def find(target: Target, main: Part, without: Share) -> Share | None:
        trial.kept = Share(without.units | {main.unit}, without.posts)
        chosen = _supporters(trial, target, main, wish.supports)
        if chosen is None:
            return None
        return Share(frozenset({main.unit, *(part.unit for part in chosen)}), frozenset(part.origin for part in chosen))

    trial.kept = barred
    ready = _ready(trial, found, wish.leads)
    leaders = [Leader(main.unit, partial(find, target, main)) for _, target, main in ready]
    return Claim(wish.area, leaders, _usable(trial, found), barred)


def _usable(trial: RiseTrial, found: Sequence[tuple[str, Target]]) -> Share:
    """All units and posts of the attacks on an area."""
    known = parts(trial.game, trial.player)
    able = [known[target] for _, target in found]
    units = {part.unit for mains, posts in able for part in chain(mains, *posts.values())}
    return Share(frozenset(units), frozenset(chain.from_iterable(posts for _, posts in able)))


def _spent(found: Sequence[tuple[str, Target]]) -> Share:
    """What an attack takes from later ones in any case: its area, where a used unit is then, and the defenders."""
    areas = frozenset(target.area for _, target in found)
    return Share(frozenset(found[0][1].defenders) if len(found) == 1 else frozenset(), areas)


def _likeness(
    trial: RiseTrial, found: Mapping[str, Sequence[tuple[str, Target]]], wishes: Collection[_Wish]
) -> Mapping[str, Hashable]:
    """Units with the same value can replace each other in every attack that is wanted."""
    game, units = trial.game, trial.units
    known = parts(game, trial.player)
    uses: dict[str, list[Hashable]] = {}
    for wish in wishes:
        for _, target in found[wish.area]:
            mains, posts = known[target]
            for part in mains:
                uses.setdefault(part.unit, []).append((target, wish.leads(part), *part[1:2], *part[3:]))
            for part in chain.from_iterable(posts.values()):
                fits = tuple(units.matches(support.force, part.unit) for support in wish.supports)
                uses.setdefault(part.unit, []).append((target, fits, *part[1:2], *part[3:]))
    return {
        unit: (game.nation_of(unit), game.pieces.place(unit), unit in trial.held, frozenset(each))
        for unit, each in uses.items()
    }


def _by_area(found: Sequence[tuple[str, Target]]) -> dict[str, list[tuple[str, Target]]]:
    by_area: dict[str, list[tuple[str, Target]]] = {}
    for ident, target in found:
        by_area.setdefault(target.area, []).append((ident, target))
    return by_area


def _bound(trial: RiseTrial, orders: Sequence[Order]) -> set[str]:
    """The units that moves and transfers need."""
    bound: set[str] = set()
    for order in orders:
        if isinstance(order, AreaOrder) and order.verb in ("move", "transfer"):
            meant = trial.units.meant(order.areas[0], order.force)
            bound.update(meant if order.force.count == ALL else meant[: order.force.count])
    return bound


# The other acts of a player turn


def _war(trial: RiseTrial, order: AreaOrder) -> Text:
    found = [(by, on) for by, on in wars.declarations(trial.game, trial.player) if on == order.on]
    named = [pair for pair in found if order.by in ("", pair[0])]
    pair = next((each for each in named if each[0] == trial.player), named[0] if len(named) == 1 else None)
    if pair is None and trial.pending.topic == "operation":
        by = order.by or (found[0][0] if found else trial.player)
        raise Refused(why_no_war(trial.game, by, order.on))
    if pair is None:
        raise Refused(trial.why_not("war", "Wars"))
    trial.enter("war", ("war",), "Wars")
    trial.choose(f"{pair[0]}:{pair[1]}")
    return say("declare", by=pair[0], on=pair[1])


def _act(trial: RiseTrial, order: AreaOrder) -> Text:
    """An act of the menu that needs no further words."""
    trial.enter(order.verb, (), {"sue": "Peace", "pact": "Allies", "walls": "West and East 7"}.get(order.verb, "Turns"))
    key = f"provision-{order.verb}" if order.verb in ("walls", "done") else f"act-{order.verb}"
    return say(key)


def _emperor(trial: RiseTrial, order: AreaOrder) -> Text:
    trial.enter("emperor", ("emperor-region",), "Combat, Leaders b")
    trial.choose(order.on)
    return say("emperor-region", region=order.on)


def _place(trial: RiseTrial, order: AreaOrder) -> Text:
    for area in order.areas:
        for _ in range(max(order.force.count, 1)):
            _place_one(trial, order.force, area)
    return say("note-moved", units=order.areas)


def _place_one(trial: RiseTrial, force: Force, area: str) -> None:
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


def _able(find: Callable[[RiseAndFall], Sequence[str]]) -> Callable[[RiseTrial], Sequence[str]]:
    return lambda trial: find(trial.game)


def _bribable(game: RiseAndFall) -> list[str]:
    return list(bribes_offered(game, game.state.player)) if game.empire else []


def _disbandable(game: RiseAndFall) -> list[str]:
    return disbandable(game, game.state.player)


_DOERS: dict[str, Doer[RiseTrial]] = {
    "move": _move,
    "transfer": _transfer,
    "hold": hold,
    "attack": _attack,
    "war": _war,
    "emperor": _emperor,
    "place": _place,
    "choose": choose,
    "usual": usual,
    **dict.fromkeys(("sue", "pact", "walls", "end", "done"), _act),
    "loot": with_units("loot", "looter", "Looting", _able(campaign_phase.looters)),
    "found": with_units("found", "settler", "Germanic Kingdoms 1", _able(campaign_phase.settlers)),
    "dismiss": with_units("dismiss", "dismiss", "Armenian Exception", _able(campaign_phase.dismissible)),
    "disband": with_units("disband", "disband", "Disbanding", _able(_disbandable)),
    "bribe": with_units("bribe", "bribe", "Bribery", _able(_bribable)),
    "release": with_areas("release", "release", "Revolts 3, R35"),
    "rebuild": with_areas("rebuild", "rebuild", "Looting 7"),
}


def _warnings(trial: RiseTrial) -> Iterator[Text]:
    """What the player should know after all orders: what they leave undone, and who decides next."""
    yield from trial.warnings
    if not trial.answers:
        return
    decision = trial.table.decision
    if decision is None:
        yield say("warn-game-over")
    elif trial.is_next_turn:
        yield say("warn-turn")
    elif trial.has_ended or decision.seat != trial.seat:
        key = "warn-end-waits" if trial.has_ended else "warn-waits"
        yield say(key, seat=trial.table.seat_name(decision.seat), prompt=decision.question)
    else:
        yield from weaknesses(trial)


def weaknesses(trial: RiseTrial) -> Iterator[Text]:
    """What the position would lose if the phase ended now."""
    decision = trial.pending
    if isinstance(decision, Pick) and decision.topic in _PHASE_ENDS:
        known = decision.cautions()
        for answer in _PHASE_ENDS[decision.topic]:
            yield from known.get(answer, ())
