"""Fleets: their moves, what they carry, and battles at sea (9.8 to 9.10)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise

from rules.core.decisions import Option, Pick
from rules.core.events import Modifier
from rules.core.game import Play, window
from rules.italia.chapters.asking import ask, pick
from rules.italia.chapters.combat import shot
from rules.italia.chapters.points import kill_leader, lose
from rules.italia.data.loader import FLEET
from rules.italia.events import (
    CargoLost,
    Moved,
    SeaBattleBegan,
    SeaBattleEnded,
    SeaOrderRolled,
    SeaRoundFought,
    Shot,
)
from rules.italia.game import Italia, choice, heading
from rules.italia.info import NOTHING
from rules.italia.setup import aboard

ATTACK, STAY = "attack", "stay"


def is_foe(t: Italia, one_: str, other: str) -> bool:
    """Whether two nations may attack each other at sea [9.9]."""
    return t.are_enemies(one_, other)


def steps_left(t: Italia, fleet: str) -> int:
    """The seas that a fleet may still move this phase [9.8]."""
    if fleet in t.now.still:
        return 0
    return t.unit(fleet).move - t.now.sailed.get(fleet, 0)


def load_left(t: Italia, fleet: str) -> int:
    """The units that a fleet may still take aboard this turn [9.8, N24]."""
    capacity = t.data.types[FLEET].capacity
    return min(capacity - t.now.carried.get(fleet, 0), capacity - len(t.cargo(fleet)))


def seas_within(t: Italia, sea: str, steps: int) -> dict[str, tuple[str, ...]]:
    """The seas that a fleet can reach, with a shortest path [9.8, 9.10, R4]."""
    found: dict[str, tuple[str, ...]] = {sea: (sea,)}
    queue = deque([sea])
    while queue:
        here = queue.popleft()
        if len(found[here]) <= steps:
            for to in t.data.seas[here]:
                if to not in found:
                    found[to] = (*found[here], to)
                    queue.append(to)
    return found


def open_window(t: Italia, sea: str) -> Play[None]:
    """Before the first act of the active nation's fleets in a sea [9.9, R69]."""
    if sea not in t.now.visited:
        t.now.visited.append(sea)
        yield from sea_window(t, sea)


def sail(t: Italia, fleets: Iterable[str], path: Sequence[str]) -> Play[list[str]]:
    """Move fleets sea by sea; in each one the others have their chance. Return those that arrive [9.8, 9.9]."""
    nation = t.active
    yield from open_window(t, path[0])
    going = [fleet for fleet in fleets if t.place_of(fleet) == path[0] and steps_left(t, fleet)]
    for here, to in pairwise(path):
        if not going:
            break
        cargo = [piece for fleet in going for piece in t.stack(aboard(fleet))]
        for fleet in going:
            t.put(fleet, to)
            t.now.sailed[fleet] = t.now.sailed.get(fleet, 0) + 1
        t.tell(Moved(nation=nation, force=t.force(going), path=(here, to), way="sailed", cargo=t.force(cargo)), "9.8")
        if to not in t.now.visited:
            t.now.visited.append(to)
        yield from sea_window(t, to)
        going = [fleet for fleet in going if t.place_of(fleet) == to and steps_left(t, fleet) >= 0]
        going = [fleet for fleet in going if fleet not in t.now.moved]
    return going


def sea_window(t: Italia, sea: str) -> Play[None]:
    """The active nation may attack one other nation; then the others may attack it, most fleets first [9.9]."""
    nation = t.active
    foes = [each for each in t.navies_at(sea) if each != nation and is_foe(t, nation, each)]
    if not foes or not t.fleets_at(sea, nation):
        return
    options = [choice(NOTHING, "sea-pass", "9.9"), *(_attack_option(t, sea, nation, each) for each in foes)]
    target = yield from ask(t, nation, "sea-target", "9.9", options, sea=sea)
    if target != NOTHING:
        yield from sea_battle(t, sea, nation, target)
    yield from _others_attack(t, sea, nation)


def _attack_option(t: Italia, sea: str, nation: str, other: str) -> Option:
    return choice(
        other,
        "sea-attack",
        "9.9",
        (),
        enemy=other,
        ours=len(t.fleets_at(sea, nation)),
        theirs=len(t.fleets_at(sea, other)),
    )


def _others_attack(t: Italia, sea: str, nation: str) -> Play[None]:
    """Ask those who may attack, then let them take turns [9.9, N41]; a seat isn't asked to attack itself [R76]."""
    foes = [
        each
        for each in t.navies_at(sea)
        if each != nation and is_foe(t, nation, each) and not t.same_seat(each, nation)
    ]
    if not foes or not t.fleets_at(sea, nation):
        return
    wishing: list[str] = []
    while foes:
        seats: dict[str, str] = {}
        for each in foes:
            seats.setdefault(t.seat_of(each), each)
        picks = {seat: _others_pick(t, sea, each, nation) for seat, each in seats.items()}
        answers = yield from window("sea-attack", list(picks.values()))
        wishing += [seats[seat] for seat, answer in answers.items() if answer == (ATTACK,)]
        foes = [each for each in foes if each not in seats.values()]
    for each in _in_order(t, sea, wishing):
        if t.fleets_at(sea, each) and t.fleets_at(sea, nation):
            yield from sea_battle(t, sea, each, nation)


def _others_pick(t: Italia, sea: str, nation: str, active: str) -> Pick:
    ours, theirs = len(t.fleets_at(sea, nation)), len(t.fleets_at(sea, active))
    options = [
        choice(NOTHING, "sea-pass", "9.9"),
        choice(ATTACK, "sea-attack", "9.9", (), enemy=active, ours=ours, theirs=theirs),
    ]
    question = pick(t, nation, "sea-attack", "9.9", options, NOTHING, sea=sea, enemy=active)
    question.holds = tuple(
        name for name, true in (("outnumbered", theirs >= 2 * ours), ("twice-as-many", ours >= 2 * theirs)) if true
    )
    return question


def _in_order(t: Italia, sea: str, nations: list[str]) -> list[str]:
    """Most fleets first; ties by die [9.9, N41]."""
    sizes = {each: len(t.fleets_at(sea, each)) for each in nations}
    tied = [each for each in nations if list(sizes.values()).count(sizes[each]) > 1]
    dice = {each: t.roll(10) for each in tied}
    while len({(sizes[each], die) for each, die in dice.items()}) < len(dice):
        dice = {each: t.roll(10) for each in tied}
    if dice:
        t.tell(SeaOrderRolled(sea=sea, nations=tuple(dice), dice=tuple(dice.values())), "9.9")
    return sorted(nations, key=lambda each: (-sizes[each], -dice.get(each, 0)))


def sea_battle(t: Italia, sea: str, attacker: str, defender: str) -> Play[None]:
    """A battle at sea: rounds until one side is gone or withdraws [9.9]."""
    t.begin_scene("sea-battle")
    fleets = {nation: t.fleets_at(sea, nation) for nation in (attacker, defender)}
    cargo = {nation: t.passengers(sea, nation) for nation in fleets}
    t.tell(
        SeaBattleBegan(
            sea=sea,
            attacker=attacker,
            defender=defender,
            attackers=t.force(fleets[attacker]),
            defenders=t.force(fleets[defender]),
            attacker_cargo=t.force(cargo[attacker]),
            defender_cargo=t.force(cargo[defender]),
        ),
        "9.9",
    )
    number, outcome, to = 0, "", ""
    while not outcome:
        number += 1
        yield from _sea_round(t, sea, attacker, defender, number)
        if not t.fleets_at(sea, attacker) or not t.fleets_at(sea, defender):
            outcome = "sunk"
            break
        for nation, left in ((attacker, "attacker-left"), (defender, "defender-left")):
            to = yield from _withdraw(t, sea, nation, defender if nation == attacker else attacker)
            if to:
                outcome = left
                break
    t.tell(SeaBattleEnded(sea=sea, attacker=attacker, defender=defender, outcome=outcome, to=to), "9.9")
    t.end_scene()


def _sea_round(t: Italia, sea: str, attacker: str, defender: str, number: int) -> Play[None]:
    shots = {nation: _volley(t, sea, nation) for nation in (attacker, defender)}
    told = {
        nation: _wasted(shots[nation], len(t.fleets_at(sea, defender if nation == attacker else attacker)))
        for nation in shots
    }
    t.tell(
        SeaRoundFought(
            sea=sea,
            number=number,
            attacker=attacker,
            defender=defender,
            attacker_shots=tuple(told[attacker]),
            defender_shots=tuple(told[defender]),
        ),
        "9.9",
    )
    sunk = {}
    for nation, other in ((attacker, defender), (defender, attacker)):
        hits = sum(each.hit and not each.wasted for each in told[other])
        sunk[nation] = yield from _choose_sunk(t, sea, nation, hits)
    for nation, other in ((attacker, defender), (defender, attacker)):
        if sunk[nation]:
            _sink(t, sea, nation, sunk[nation], other)


def _volley(t: Italia, sea: str, nation: str) -> list[Shot]:
    """Every fleet rolls, with 1 for each unit that it carries, and nothing for leaders [9.9, N40, R20]."""
    found = []
    for fleet in t.fleets_at(sea, nation):
        load = len(t.cargo(fleet))
        found.append(shot(t, fleet, (Modifier("transport", load, "9.9"),) if load else (), FLEET))
    return found


def _wasted(shots: list[Shot], fleets: int) -> list[Shot]:
    told: list[Shot] = []
    hits = 0
    for each in shots:
        hits += each.hit
        wasted = each.hit and hits > fleets
        told.append(
            Shot(each.unit, each.die, each.modifiers, each.total, each.needed, each.hit, each.natural, FLEET, wasted)
        )
    return told


def _choose_sunk(t: Italia, sea: str, nation: str, hits: int) -> Play[list[str]]:
    """The owner picks which fleets are sunk; there are no targets [9.9, R70]."""
    gone: list[str] = []
    for _ in range(hits):
        loads: dict[str, str] = {}
        for fleet in sorted(t.fleets_at(sea, nation), key=lambda each: len(t.stack(aboard(each)))):
            if fleet not in gone:
                loads.setdefault(load_id(t, fleet), fleet)
        options = [choice(load, "sink", "9.9", cargo=t.words(t.stack(aboard(fleet)))) for load, fleet in loads.items()]
        load = yield from ask(t, nation, "sink", "9.9", options, sea=sea)
        gone.append(loads[load])
    return gone


def load_id(t: Italia, fleet: str) -> str:
    """An id for what a fleet carries."""
    names = sorted(piece if t.is_leader(piece) else t.unit(piece).type for piece in t.stack(aboard(fleet)))
    return "with-" + "-".join(names) if names else "empty"


def _sink(t: Italia, sea: str, nation: str, fleets: list[str], by: str) -> None:
    """Sink fleets; what they carried goes to others of the nation there, as far as there is room [9.9]."""
    cargo = [piece for fleet in fleets for piece in t.stack(aboard(fleet))]
    units = sorted((piece for piece in cargo if not t.is_leader(piece)), key=t.worth)
    leaders = [piece for piece in cargo if t.is_leader(piece)]
    others = [fleet for fleet in t.fleets_at(sea, nation) if fleet not in fleets]
    room = sum(t.data.types[FLEET].capacity - len(t.cargo(fleet)) for fleet in others)
    saved, lost = units[:room], units[room:]
    for unit in lost:
        t.now.entries.pop(unit, None)
    for fleet in fleets:
        lost_here = [piece for piece in t.stack(aboard(fleet)) if piece in lost]
        if lost_here:
            t.tell(CargoLost(nation=nation, sea=sea, lost=t.force(lost_here), saved=t.force(()), by=by), "9.9")
            lose(t, lost_here, sea, by, "sunk", "9.9")
    for piece in [*saved, *(leaders if others else [])]:
        keeper = next(
            fleet for fleet in others if t.is_leader(piece) or len(t.cargo(fleet)) < t.data.types[FLEET].capacity
        )
        t.put(piece, aboard(keeper))
    if saved:
        t.tell(CargoLost(nation=nation, sea=sea, lost=t.force(()), saved=t.force(saved), by=by), "9.9")
    if not others:
        for leader in leaders:
            kill_leader(t, leader, sea, by)
    lose(t, fleets, sea, by, "hit", "9.9")


def _withdraw(t: Italia, sea: str, nation: str, other: str) -> Play[str]:
    """A side may withdraw with all its fleets to one adjacent sea; return it. No window opens there [9.9, R82]."""
    options = [choice(STAY, "withdraw-stay", "9.9", (), enemy=other)]
    options += [choice(to, "withdraw-to", "9.9", heading(to), area=to) for to in t.data.seas[sea]]
    to = yield from ask(t, nation, "withdraw", "9.9", options, STAY, sea=sea, enemy=other)
    if to == STAY:
        return ""
    fleets = t.fleets_at(sea, nation)
    cargo = t.passengers(sea, nation)
    for fleet in fleets:
        t.put(fleet, to)
        if nation == t.active:
            t.now.sailed[fleet] = t.unit(fleet).move  # R19: only those that stayed go on
            t.now.moved.append(fleet)
    t.tell(Moved(nation=nation, force=t.force(fleets), path=(sea, to), way="withdrew", cargo=t.force(cargo)), "9.9")
    return to
