"""Try written orders on a fork of the table, as the choices they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from rules.core.agents import give
from rules.core.decisions import Decision, Pick
from rules.core.events import Event
from rules.core.orders import Arrow, Order, Plan, Verdict
from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.trial import Doer, Refused, TrialBeforeDice, choose, try_out, usual
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.italia.ai.forecasts import FORECASTER
from rules.italia.ai.legate import legate, odds_in, view
from rules.italia.chapters.asking import DIVIDE, DONE, Group, group_id, groups
from rules.italia.chapters.campaign import MARCH, SAIL
from rules.italia.chapters.cities import LEAVE as KEEP
from rules.italia.chapters.combat import BATTLE, RAID, open_battles
from rules.italia.chapters.income import unit_prices
from rules.italia.chapters.movement import (
    ABOARD,
    FLEETS,
    afloat,
    fleet_groups,
    goals_of,
    mobile_fleets,
    movable,
    progress,
)
from rules.italia.chapters.placement import share_id
from rules.italia.chapters.reactions import JOIN, PART, SHIFT, leader_area
from rules.italia.chapters.retreats import STAY
from rules.italia.data.loader import FLEET
from rules.italia.events import CampaignMarched, Force, Moved, Placed, Reacted
from rules.italia.game import Italia, say
from rules.italia.info import NOTHING
from rules.italia.orders.company import company
from rules.italia.orders.grammar import CampaignOrder
from rules.italia.orders.names import NONE
from rules.italia.orders.reasons import (
    why_no_battle,
    why_no_campaign,
    why_no_place,
    why_no_reaction,
    why_no_round,
    why_no_voyage,
    why_not_bought,
    why_not_moved,
)
from rules.italia.state import ItaliaState

_PLACING = ("place", "place-sea", "arrive", "arrive-leader")
_ENDED_BY_LATER = ("buy", "move", "rebuild")
"""The parts of a sheet that end when an order of a later part follows."""

_WITH_ODDS = ("note-attack", "note-battle", "note-battle-limit")
"""The remarks that tell the odds of a battle."""

OF_BATTLE = ("withdraw", "targets", "casualty", "retreat", "retreat-to", "retreat-one", "second-retreat", "accept")
"""What the attacker is asked while a battle lasts."""

_MOST_STEPS = 300


class ItaliaTrial(TrialBeforeDice):
    """A fork in a nation turn."""

    menus = _ENDED_BY_LATER
    rule = "5"

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table, seat, say)
        self.kept: dict[str, int] = {}

    @property
    def game(self) -> Italia:
        """The current position, for questions only."""
        return view(cast(ItaliaState, self.table.state))

    def reach(self, *topics: str) -> None:
        """Come to a question of these topics; purchases, moves and rebuilding before it end.

        Raises:
            Refused: another question comes first.
        """
        while self.pending.topic not in topics and self.pending.topic in _ENDED_BY_LATER and self.offers(DONE):
            self.choose(DONE)
        self.need(*topics)

    def begun_in(self, place: str) -> tuple[str, ...]:
        """The topics of a move that has begun in a place, as the only one that is possible [8.5]."""
        while self.topic == "buy" and self.offers(DONE):
            self.choose(DONE)
        begun = self.topic == "move-group" and word_in(self.pending.question, "area") == place
        return ("move-group",) if begun else ()

    def pass_at_sea(self) -> None:
        """Leave the fleets alone that are met on a voyage [9.9]."""
        while self.topic == "sea-target" and not self.has_diced:
            self.choose(NOTHING)


class ExpectedTrial(ItaliaTrial):
    """A nation turn played on past the dice, which fall as is to be expected, and past the answers of the others."""

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table, seat)
        self._passed: list[int] = []

    def forked(self) -> Table:
        """A new copy of the table, with such dice."""
        return self.origin.fork_evenly(self.seat)

    def take_back(self, answers: int, told: int) -> None:
        """Return to the position after the first so many answers, with the first ``told`` events."""
        if len(self.answers) == answers:
            return
        given, events, passed = self.answers[:answers], self.events[:told], self._passed
        self._passed = []
        self.restart()
        for place, answer in enumerate(given):
            if place in passed:
                self.go_on()
            self.give(answer)
        if answers in passed:
            self.go_on()
        self.events = events

    def go_on(self) -> bool:
        """Let the others answer as the Legate; return whether the seat is asked again in this nation turn."""
        self._passed.append(len(self.answers))
        nation = self.game.active
        while self.game.active == nation and not self.topic and (decision := self.table.decision) is not None:
            give(self.table, legate(self.table), decision.seat)
        self.has_diced = False
        return bool(self.topic) and self.game.active == nation


def plan(table: Table, seat: str, orders: Sequence[Order]) -> Plan:
    """Try orders one after another. The table stays unchanged."""
    trial = ItaliaTrial(table, seat)
    verdicts = try_orders(trial, orders)
    return Plan(verdicts, tuple(_warnings(trial)))


def try_orders(trial: ItaliaTrial, orders: Sequence[Order]) -> tuple[Verdict, ...]:
    """Try orders one after another on a fork."""
    return _told_once(try_out(trial, orders, _DOERS, _arrows))


def _told_once(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """The verdicts with the odds of each battle at the last order about it: what comes or sails away changes them."""
    found, known = list[Verdict](), set[str]()
    for each in reversed(verdicts):
        note, area = each.note, word_in(each.note, "area")
        if note is not None and note.key == "note-attack" and area in known:
            note = say("note-march", area=area, group=dict(note.args)["group"])
        if note is not None and note.key in _WITH_ODDS:
            known.add(area)
        found.append(msgspec.structs.replace(each, note=note))
    return tuple(reversed(found))


def _arrows(trial: ItaliaTrial, event: Event) -> Iterator[Arrow]:
    if isinstance(event, (Moved, CampaignMarched, Reacted)) and len(event.path) > 1:
        t = trial.game
        nation, goal = event.nation, event.path[-1]
        fights = goal in t.data.land and bool(t.enemies_at(goal, nation))
        stack = _moved(t, nation, goal, event.force)
        piece = next(iter(stack or t.data.units_of[nation]))
        yield Arrow(piece, event.path, "attack" if fights else "move", stack)


def _moved(t: Italia, nation: str, goal: str, force: Force) -> tuple[str, ...]:
    """Counters of a nation that are as many and of the same kinds as those that moved, first those that are there."""
    there = t.units_at(goal, nation) if goal in t.data.areas else t.fleets_at(goal, nation)
    left, stack = dict(force.units), list[str]()
    for unit in dict.fromkeys((*there, *t.data.units_of[nation])):
        kind = t.unit(unit).type
        if left.get(kind, 0):
            left[kind] -= 1
            stack.append(unit)
    return (*stack, *force.leaders)


def _warnings(trial: ItaliaTrial) -> Iterator[Text]:
    """What is asked next, and of whom."""
    if not trial.answers:
        return
    if trial.has_diced:
        yield say("warn-dice")
    elif trial.topic and trial.topic != "move":
        yield say("warn-question", prompt=trial.pending.question)
    elif not trial.topic and trial.table.decision is not None:
        other = trial.table.decision
        yield say("warn-others", seat=trial.table.seat_name(other.seat), prompt=other.question)


# Buying [6.6-6.8]


def _buy(trial: ItaliaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    trial.need("buy")
    if order.answer == NONE:
        trial.choose(DONE)
        return say("note-buy-none")
    t, nation = trial.game, trial.game.active
    prices = {str(kind): cost for kind, cost in unit_prices(t, nation)}
    for kind, _ in order.kinds:
        if kind not in prices:
            raise Refused(why_not_bought(nation, kind))
    cost, gold = sum(prices[kind] * count for kind, count in order.kinds), t.nation(nation).gold
    if cost > gold:
        raise Refused(say("refuse-gold", cost=cost, gold=gold, rule="6.6"))
    for kind, count in order.kinds:
        trial.need("buy")
        trial.choose(f"unit:{kind}:{count}")
    return say("note-buy", cost=cost, left=trial.game.nation(nation).gold)


def _build(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _in_areas(trial, order, "city", "6.7")


def _repair(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _in_areas(trial, order, "repair", "2.3")


def _in_areas(trial: ItaliaTrial, order: AreaOrder, act: str, rule: str) -> Text:
    """Buy something in areas of one's own."""
    for area in order.areas:
        trial.need("buy")
        t = trial.game
        if area not in t.owned(t.active):
            raise Refused(say("refused-order-not-owned", area=area, nation=t.active, rule=rule))
        if not trial.offers(f"{act}:{area}") and act == "repair":
            raise Refused(say("refused-order-no-repair", area=area, rule=rule))
        trial.choose(f"{act}:{area}")
    return say("note-moved", units=order.areas)


def _capital(trial: ItaliaTrial, order: AreaOrder) -> Text:
    trial.need("buy", "capital")
    area, t = order.areas[0], trial.game
    if trial.topic == "buy":
        if not trial.offers("capital"):
            raise Refused(say("refused-order-no-capital", area=area, nation=t.active, rule="6.8"))
        trial.choose("capital")
    if trial.topic == "capital":
        if not trial.offers(area):
            raise Refused(say("refused-order-no-capital", area=area, nation=t.active, rule="6.8"))
        trial.choose(area)
    elif trial.game.nation(t.active).capital != area:  # only one area was possible
        raise Refused(say("refused-order-no-capital", area=area, nation=t.active, rule="6.8"))
    return say("note-moved", units=order.areas)


# Placing [7]


class _Queue:
    """The places that an order names, each with a kind or leader (empty: any) and a number (0: all)."""

    def __init__(self, order: ArmyOrder) -> None:
        self.left = list(zip(order.types, order.counts, order.areas, strict=True))

    def take(self, kind: str, among: Sequence[str]) -> tuple[int, str] | None:
        """The next place for a kind or leader among those offered."""
        for each in self.left:
            if each[0] in ("", kind) and each[2] in among:
                self.left.remove(each)
                return each[1], each[2]
        return None


def _place(trial: ItaliaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    if trial.topic == "buy":
        trial.choose(DONE)
    queue = _Queue(order)
    while queue.left and trial.topic in _PLACING:
        answered = len(trial.answers)
        _PLACERS[trial.topic](trial, queue)
        if len(trial.answers) == answered:
            raise Refused(why_no_place(trial.game, cast(Pick, trial.pending), queue.left[0][2]))
    set_down = {event.place for event in trial.events if isinstance(event, Placed)}
    idle = [each[2] for each in queue.left if each[2] not in set_down]
    if idle:
        raise Refused(say("refused-order-nothing-to-place", area=idle[0], rule="7.1"))
    return say("note-moved", units=tuple(dict.fromkeys(order.areas)))


def _offered(trial: ItaliaTrial) -> list[str]:
    return [option.id for option in cast(Pick, trial.pending).options]


def asked_about(decision: Decision) -> tuple[str, int]:
    """The kind and the number of the units that a question about placing is about; none if it's about none."""
    force = dict(decision.question.args).get("force")
    first = force[0] if isinstance(force, tuple) and force else None
    if not isinstance(first, Text):
        return "", 0
    count = dict(first.args)["count"]
    assert isinstance(count, int)
    return first.key.removeprefix("count-"), count


def _set_bought(trial: ItaliaTrial, queue: _Queue) -> None:
    """Bought and waiting units of a kind, one to an area [7.1]."""
    question, (kind, _) = cast(Pick, trial.pending), asked_about(trial.pending)
    areas: list[str] = []
    while len(areas) < question.max:
        found = queue.take(kind, [each for each in _offered(trial) if each not in areas])
        if found is None:
            break
        count, area = found
        if count > 1:
            raise Refused(say("refused-order-one-each", area=area, rule="7.1"))
        areas.append(area)
    if areas and len(areas) < question.min:
        raise Refused(say("refused-order-place-more", count=question.min, named=len(areas), rule="7.1"))
    if areas:
        trial.give(tuple(areas))


def _set_afloat(trial: ItaliaTrial, queue: _Queue) -> None:
    """A fleet that was set in an area of the coast chooses its sea [7.2]."""
    found = queue.take(FLEET, _offered(trial))
    trial.give((found[1],) if found is not None else trial.pending.default)


def _set_arrived(trial: ItaliaTrial, queue: _Queue) -> None:
    """Arrivals: all in one place, or divided [7.4]."""
    kind, number = asked_about(trial.pending)
    found = queue.take(kind, _offered(trial))
    if found is None:
        return
    count, place = found
    wanted = min(count or number, number)
    if wanted < number and trial.offers(DIVIDE):
        trial.choose(DIVIDE)
    shares = (share_id(place, share) for share in range(wanted, 0, -1))
    trial.choose(place if trial.offers(DIVIDE) else next(each for each in shares if trial.offers(each)))


def _set_leader(trial: ItaliaTrial, queue: _Queue) -> None:
    found = queue.take(word_in(trial.pending.question, "leader"), _offered(trial))
    if found is not None:
        trial.choose(found[1])


_PLACERS = {
    "place": _set_bought,
    "place-sea": _set_afloat,
    "arrive": _set_arrived,
    "arrive-leader": _set_leader,
}


# The campaign [12]


def _camp(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """Choose the force, march round by round while no one else has to answer, and stop."""
    assert isinstance(order, CampaignOrder)
    if trial.pending.topic not in ("force", "campaign"):
        raise Refused(why_no_campaign(trial.game, trial.pending))
    if trial.topic == "force":
        _choose_force(trial, order)
    goals, note = list(order.areas), say("note-camp-begun")
    while goals and trial.topic == "campaign":
        note = _round(trial, order, goals.pop(0))
    if goals:
        return say("note-later-rounds", areas=tuple(goals))
    if order.stop and trial.topic == "campaign":
        trial.choose(DONE)
        return say("note-camp-over")
    return note


def _choose_force(trial: ItaliaTrial, order: CampaignOrder) -> None:
    t = trial.game
    leader = word_in(trial.pending.question, "leader")
    space = t.space_of(leader)
    units = t.units_at(space, t.active) if space in t.data.areas else t.passengers(space, t.active)
    able = [unit for unit in units if not t.is_leader(unit)]
    group = company(t, order, able, space, free=len(able))
    ident = next(ident for ident, each in groups(t, able).items() if sorted(each) == sorted(group))
    trial.choose(ident)


def _round(trial: ItaliaTrial, order: CampaignOrder, goal: str) -> Text:
    """One round, with the odds of its battle as they are before the dice."""
    option = next((kind + goal for kind in (MARCH, SAIL) if trial.offers(kind + goal)), "")
    if not option:
        raise Refused(why_no_round(trial.game, goal))
    told = FORECASTER.detail(trial.table, option, 0)
    trial.choose(option)
    trial.pass_at_sea()
    if trial.topic == "block":
        trial.choose(order.block if order.block and trial.offers(order.block) else NOTHING)
    if trial.topic == "burn":
        trial.give(trial.pending.default)
    if trial.topic == "battle-or-raid" and not trial.has_diced:
        trial.choose(BATTLE)
    if told is None:
        return say("note-moved", units=(goal,))
    return say("note-battle", area=goal, win=round(100 * told.share))


# Moves [9]


def _move(trial: ItaliaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    here, *stops = order.areas
    t = trial.game
    here = here or t.space_of(order.leaders[0])
    if here in t.data.areas and t.seat_of(t.active) == trial.seat and not t.units_at(here, t.active):
        raise Refused(why_not_moved(t, here))
    trial.reach("move", *trial.begun_in(here))
    t = trial.game
    group = _group(trial, order, here)
    if here in t.data.areas and stops[-1] in t.data.areas:
        path = goals_of(t, group, here).get(stops[-1], ())
        if path and _passes(path, stops[:-1]):
            stops = stops[-1:]
    for place, stop in enumerate(stops):
        _leg(trial, group, here, stop)
        if not trial.topic and stops[place + 1 :]:
            return say("note-later-legs", areas=tuple(stops[place + 1 :]))
        here = stop
        group = tuple(piece for piece in group if trial.game.space_of(piece) == here)
        if not group and stop != stops[-1]:
            raise Refused(say("refused-order-lost", area=stop, rule="9.9"))
    return _march_note(trial, stops[-1])


def _passes(path: Sequence[str], via: Sequence[str]) -> bool:
    way = iter(path[1:-1])
    return all(area in way for area in via)


def _group(trial: ItaliaTrial, order: ArmyOrder, here: str) -> Group:
    """The units and leaders that an order means.

    Raises:
        Refused: they aren't there, aren't the nation's, or have moved.
    """
    t = trial.game
    able = movable(t, here) if here in t.data.areas else afloat(t, here)
    if not able:
        raise Refused(why_not_moved(t, here))
    units = [piece for piece in able if not t.is_leader(piece)]
    return company(t, order, able, here, free=len(units) - _kept(trial, here, len(units)))


def _kept(trial: ItaliaTrial, here: str, units: int) -> int:
    return min(trial.kept[here] or units, units) if here in trial.kept else 0


def _leg(trial: ItaliaTrial, group: Group, here: str, to: str) -> None:
    """One move of a group: by land, aboard, over the sea, or ashore."""
    t = trial.game
    trial.reach("move", *trial.begun_in(here))
    if here in t.data.areas:
        _by_land(trial, group, here, to)
    elif to in t.data.seas:
        carriers = {t.place_of(piece).removeprefix("aboard-") for piece in group}
        _voyage(trial, here, to, carriers)
    else:
        _ashore(trial, group, here, to)
    trial.pass_at_sea()


def _by_land(trial: ItaliaTrial, group: Group, here: str, to: str) -> None:
    t = trial.game
    choices = {
        ident: each
        for ident, each in groups(t, movable(t, here), lambda unit: progress(t, unit)).items()
        if goals_of(t, each, here)
    }
    ident = next((ident for ident, each in choices.items() if sorted(each) == sorted(group)), "")
    goals = goals_of(t, group, here)
    if to not in goals or not ident:
        raise Refused(why_not_moved(t, here, group, to))
    if trial.topic == "move":
        trial.choose(here)
    if trial.topic == "move-group":
        trial.choose(ident)
    if trial.topic == "move-to":
        trial.choose(to)


def _voyage(trial: ItaliaTrial, here: str, to: str, wanted: set[str]) -> None:
    """Fleets sail to a sea, with what they carry [9.8]."""
    t = trial.game
    found = fleet_groups(t, mobile_fleets(t, here))
    ident = next((ident for ident, fleets in found.items() if _same_loads(t, fleets, wanted)), "")
    if not trial.offers(f"{FLEETS}{here}") or not ident:
        raise Refused(why_no_voyage(t, here, to))
    trial.choose(f"{FLEETS}{here}")
    if trial.topic == "fleet-group":
        trial.choose(ident)
    if trial.topic == "sail-to":
        if not trial.offers(to):
            raise Refused(why_no_voyage(trial.game, here, to))
        trial.choose(to)


def _same_loads(t: Italia, fleets: Sequence[str], wanted: set[str]) -> bool:
    return {*fleets} == wanted


def _ashore(trial: ItaliaTrial, group: Group, here: str, to: str) -> None:
    """Units aboard land on a coast [9.8]."""
    t = trial.game
    if not trial.offers(f"{ABOARD}{here}") or to not in t.data.coasts[here]:
        raise Refused(why_no_voyage(t, here, to))
    trial.choose(f"{ABOARD}{here}")
    if trial.topic == "land-group":
        trial.choose(group_id(t, group))
    if trial.topic == "land-at":
        trial.choose(to)


def _sail(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """Fleets sail from sea to sea."""
    assert isinstance(order, ArmyOrder)
    here, *stops = order.areas
    ashore = [place for place in order.areas if place not in trial.game.data.seas]
    if ashore:
        raise Refused(say("refused-order-seas-only", area=ashore[0], rule="9.8"))
    trial.reach("move")
    wanted = order.any or order.of(FLEET)
    for stop in stops:
        t = trial.game
        fleets = mobile_fleets(t, here)
        if not fleets or wanted > len(fleets):
            raise Refused(say("refused-order-fleets", area=here, count=len(fleets), rule="9.8"))
        able = [group for group in fleet_groups(t, fleets).values() if len(group) == (wanted or len(fleets))]
        _voyage(trial, here, stop, {*able[0]})
        trial.pass_at_sea()
        here = stop
    return say("note-march", area=stops[-1], group=_fleets_told(trial.game, stops[-1]))


def _fleets_told(t: Italia, sea: str) -> tuple[str | int | Text, ...] | Text:
    return cast("Text", t.words(t.fleets_at(sea, t.active)))


def _march_note(trial: ItaliaTrial, area: str) -> Text:
    """Who is there now, with the odds of the battle: exact, but for retreats and reactions."""
    t = trial.game
    if area not in t.data.areas:
        return say("note-moved", units=(area,))
    group = t.words([*t.units_at(area, t.active), *t.leaders_at(area, t.active)])
    odds = odds_in(t, area) if area in t.data.land else None
    if odds is None:
        return say("note-march", group=group, area=area)
    return say("note-attack", group=group, area=area, win=round(100 * odds.wins))


def _stay(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """Units that later orders leave where they are."""
    assert isinstance(order, ArmyOrder)
    t = trial.game
    for area, count in zip(order.areas, order.counts, strict=True):
        if area in t.data.areas and not t.units_at(area, t.active):
            raise Refused(why_not_moved(t, area))
        trial.kept[area] = count
    return say("note-moved", units=order.areas)


def _end(trial: ItaliaTrial, order: AreaOrder) -> Text:
    trial.reach("move")
    trial.choose(DONE)
    return say("note-end")


# Battles and what follows [10]


def _battle(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _fight(trial, order, BATTLE)


def _raid(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _fight(trial, order, RAID)


def _fight(trial: ItaliaTrial, order: AreaOrder, how: str) -> Text:
    """The next battle or raid; after dice it can only be announced."""
    assert isinstance(order, ArmyOrder)
    t, area = trial.game, order.areas[0]
    if not trial.has_diced:
        campaign = trial.topic == "battle-or-raid" and word_in(trial.pending.question, "area") == area
        if not campaign and area not in open_battles(t):
            raise Refused(why_no_battle(t, area))
    if not trial.has_diced and how == RAID and not t.has_city(area):
        raise Refused(say("refused-order-no-raid", area=area, rule="10.12"))
    if trial.has_diced:
        return say("note-later-limit" if order.limit > 0 else "note-later", area=area, limit=max(order.limit, 0))
    note = _battle_note(t, order, how)
    trial.reach("battle-order", "battle-or-raid", *(["move"] if trial.topic == "move" else []))
    if trial.topic == "move":
        trial.choose(DONE)
    if trial.topic == "battle-order":
        trial.choose(area)
    if trial.topic == "battle-or-raid":
        trial.choose(how)
    return note


def _battle_note(t: Italia, order: ArmyOrder, how: str) -> Text:
    area = order.areas[0]
    if how == RAID:
        return say("note-raid", area=area)
    odds = odds_in(t, area)
    win = round(100 * odds.wins) if odds is not None else 0
    key = "note-battle-limit" if order.limit > 0 else "note-battle"
    return say(key, area=area, win=win, limit=max(order.limit, 0))


def _fight_on(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """``fight on``: stay; ``fight``: answer what a battle asks as the Legate would, also by a retreat."""
    assert isinstance(order, ArmyOrder)
    if order.answer:
        _need(trial, "fight", "10.10", "retreat")
        trial.choose(STAY)
        return say("note-fight")
    _need(trial, "fight", "10.1", *OF_BATTLE)
    while trial.topic in OF_BATTLE and not trial.has_diced:
        trial.give(legate(trial.table))
    return say("note-fight-well")


def _retreat(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """All go to the area named, or to the one that is suggested [10.10]."""
    assert isinstance(order, ArmyOrder)
    _need(trial, "retreat", "10.10", "retreat", "retreat-to")
    places = [each for each in _offered(trial) if each not in (STAY, DIVIDE)]
    to = order.areas[0] if order.areas else places[0]
    if to not in places:
        raise Refused(say("refused-order-no-retreat", area=to, cures=tuple(places), rule="10.10"))
    trial.choose(to)
    return say("note-retreat", area=to)


def _pillage(trial: ItaliaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    _need(trial, "pillage", "10.13", "pillage", "raid-reward")
    wanted = KEEP if order.answer == NONE else order.answer
    if not trial.offers(wanted):
        raise Refused(say("refused-order-no-reward", rule="10.13"))
    trial.choose(wanted)
    return say("note-chosen", labels=(say(f"word-{order.answer}"),))


def _need(trial: ItaliaTrial, act: str, rule: str, *topics: str) -> None:
    """Make sure that one of these questions is asked.

    Raises:
        Refused: it isn't, so the act has to wait.
    """
    if trial.pending.topic not in topics:
        raise Refused(say(f"refused-order-no-{act}-now", prompt=trial.pending.question, rule=rule))


def _rebuild(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """Each city for the cheapest unit there [10.13]."""
    for area in order.areas:
        trial.reach("rebuild")
        options = [each for each in _offered(trial) if each.partition(":")[0] == area]
        if not options:
            raise Refused(say("refused-order-no-ruin", area=area, rule="10.13"))
        trial.choose(options[0])
    return say("note-moved", units=order.areas)


# Reactions [12.4, 12.5]


def _plan(trial: ItaliaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    if trial.topic != "campaign-plan":
        raise Refused(why_no_reaction(trial.game))
    trial.choose(order.answer)
    return say("note-plan")


def _join(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _react(trial, order, f"{JOIN}:{leader_area(trial.game)}")


def _shift(trial: ItaliaTrial, order: AreaOrder) -> Text:
    return _react(trial, order, f"{SHIFT}:{order.areas[-1]}")


def _react(trial: ItaliaTrial, order: AreaOrder, goal: str) -> Text:
    """Units of an area join the battle, or go elsewhere."""
    assert isinstance(order, ArmyOrder)
    if trial.topic != "reaction":
        raise Refused(why_no_reaction(trial.game))
    t, nation = trial.game, trial.pending.actor or ""
    start = order.areas[0] or t.space_of(order.leaders[0])
    able = [*t.units_at(start, nation), *t.leaders_at(start, nation)]
    if not able:
        raise Refused(why_not_moved(t, start, nation=nation))
    group = company(t, order, able, start, free=len(t.units_at(start, nation)))
    trial.choose(start)
    if trial.offers(PART) and set(group) != set(able):
        trial.choose(PART)
    if trial.topic == "react-group":
        trial.choose(group_id(t, group))
    if trial.topic == "react-to":
        trial.choose(goal)
    return say("note-march", area=goal.partition(":")[2], group=t.words(group))


def _pass(trial: ItaliaTrial, order: AreaOrder) -> Text:
    if not trial.topic or not trial.offers(NOTHING):
        raise Refused(why_no_reaction(trial.game))
    trial.choose(NOTHING)
    return say("note-pass")


# The rest


def _rest(trial: ItaliaTrial, order: AreaOrder) -> Text:
    """The Legate decides the rest, up to the dice or to someone else's answer."""
    _ = trial.pending
    nation = trial.game.active
    for _ in range(_MOST_STEPS):
        if trial.has_diced or not trial.topic or trial.game.active != nation:
            break
        trial.give(legate(trial.table))
    return say("note-rest")


_DOERS: dict[str, Doer[ItaliaTrial]] = {
    "buy": _buy,
    "build": _build,
    "repair": _repair,
    "capital": _capital,
    "place": _place,
    "camp": _camp,
    "move": _move,
    "sail": _sail,
    "stay": _stay,
    "end": _end,
    "battle": _battle,
    "raid": _raid,
    "fight": _fight_on,
    "retreat": _retreat,
    "pillage": _pillage,
    "rebuild": _rebuild,
    "plan": _plan,
    "join": _join,
    "shift": _shift,
    "pass": _pass,
    "rest": _rest,
    "choose": choose,
    "usual": usual,
}
