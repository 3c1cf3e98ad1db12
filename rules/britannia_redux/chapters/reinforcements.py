"""Reinforcements: arrivals by the Timeline, the Roman maximum, Boudica, leaders [B4.2, 15.1.1]."""

from __future__ import annotations

from rules.britannia_redux.chapters.asking import area_options, ask, threat
from rules.britannia_redux.chapters.leaders import appear
from rules.britannia_redux.chapters.population import ARMY, CAVALRY
from rules.britannia_redux.chapters.submission import free_from_rome
from rules.britannia_redux.data.loader import ARTHUR, BELGAE, BOUDICA, BOX, GONE, ROMANS
from rules.britannia_redux.events import (
    ArmiesForgone,
    ArmiesRemoved,
    LeaderLeft,
    RisingBegan,
    RomanMaximumSet,
    UnitsArrived,
)
from rules.britannia_redux.game import BritanniaRedux
from rules.core.game import Play

RULE = "B4.2"


def arrive(t: BritanniaRedux, nation: str, sea: str, count: int, kind: str) -> int:
    """Armies arrive at sea, as far as there are counters [B4.2.1, B4.2.2]. Return how many."""
    units = t.muster(nation, sea, count, kind)
    if units:
        t.tell(UnitsArrived(nation=nation, sea=sea, units=units), "15.1.1" if nation == ROMANS else RULE)
    if len(units) < count:
        forgone = ArmiesForgone(nation=nation, army=kind, count=count - len(units), cause="no-counter")
        t.tell(forgone, "B4.2.2")
    return len(units)


def reinforce(t: BritanniaRedux) -> Play[None]:
    """What the Timeline gives a nation in this round, except its leader [B4.2]."""
    nation, entry = t.state.nation, t.entry(t.state.nation)
    for arrival in entry.arrivals:
        for kind, count in ((t.army_kind(nation), arrival.infantry), (CAVALRY, arrival.cavalry)):
            if count:
                arrive(t, nation, arrival.sea, count, kind)
    given = {ARMY: entry.on_map.infantry + t.state.tribute.pop(nation, 0), CAVALRY: entry.on_map.cavalry}
    if entry.leader == BOUDICA:
        free_from_rome(t, BELGAE, "boudica", "15.5")
        if not t.owned(BELGAE):
            yield from rise(t, given[ARMY])
            return
    if entry.leader == ARTHUR and not t.owned(nation):  # B4.2.4
        t.put(ARTHUR, GONE)
        t.tell(LeaderLeft(leader=ARTHUR, nation=nation, place="", cause="no-army"), "B4.2.4")
    t.state.to_place = {kind: count for kind, count in given.items() if count}


def rise(t: BritanniaRedux, count: int) -> Play[None]:
    """Boudica rises in a Belgic center without Roman armies (R8)."""
    centers = [area for area in t.centers(BELGAE) if not t.armies(area, ROMANS)]
    if not centers:
        t.put(BOUDICA, GONE)
        t.tell(LeaderLeft(leader=BOUDICA, nation=BELGAE, place="", cause="no-army"), "R8")
        return
    ranked = sorted(centers, key=lambda area: (t.opposing(area, BELGAE), area))
    options = area_options(t, ranked, "option-rising", "R8")
    area = yield from ask(t, BELGAE, "rising", "R8", options)
    units = t.muster(BELGAE, area, count)
    t.put(BOUDICA, area)
    t.state.risen = list(units)
    t.tell(RisingBegan(area=area, units=(*units, BOUDICA)), "R8")


def bring_leader(t: BritanniaRedux) -> Play[None]:
    """The leader of the round joins an army: with arrivals, one of those [B4.2.1]."""
    nation, entry = t.state.nation, t.entry(t.state.nation)
    if not entry.leader or not t.pieces.is_at(entry.leader, BOX):
        return
    seas = [arrival.sea for arrival in entry.arrivals if t.armies(arrival.sea, nation)]
    places = seas or [place for place in t.places_of(nation) if t.armies(place, nation)]
    yield from appear(t, entry.leader, places, RULE)


# The Romans


def muster_romans(t: BritanniaRedux) -> None:
    """Compare the Roman armies with the maximum of the round; reinforcements arrive at once [15.1.1, R52]."""
    if t.entry(ROMANS).arrivals:
        return
    armies, most = len(t.all_armies(ROMANS)), t.round.roman_maximum
    change = (most - armies + 1) // 2 if most > armies else most - armies
    t.tell(RomanMaximumSet(maximum=most, armies=armies, change=change), "15.1.1")
    if change > 0:
        arrive(t, ROMANS, t.data.tables.romans.sea, change, t.army_kind(ROMANS))


def recall_one(t: BritanniaRedux) -> Play[bool]:
    """Remove one Roman army over the maximum [15.1.1, R13]. Return whether none is left to remove."""
    excess = len(t.all_armies(ROMANS)) - t.round.roman_maximum
    if excess <= 0:
        return True
    places = recall_places(t)
    ranked = sorted(
        places,
        key=lambda place: (not t.is_land(place), _is_needed(t, place), place),
    )
    options = area_options(t, ranked, "option-recall", "15.1.1")
    place = yield from ask(t, ROMANS, "remove", "15.1.1", options, left=excess)
    unit = t.armies(place, ROMANS)[-1]
    t.put(unit, BOX)
    t.tell(ArmiesRemoved(nation=ROMANS, place=place, units=(unit,), cause="maximum"), "15.1.1")
    return excess == 1


def recall_places(t: BritanniaRedux) -> list[str]:
    """From where an army may be removed: never the last unit while any area has two; a fort is a unit (R13)."""
    held = [place for place in t.places_of(ROMANS) if t.armies(place, ROMANS)]
    safe = [place for place in held if not t.is_land(place) or t.presence(place)[ROMANS] > 1]
    return safe or held


def _is_needed(t: BritanniaRedux, place: str) -> float:
    """How much an army is needed: little on a fort far from any enemy."""
    if not t.is_land(place):
        return 0
    return threat(t, ROMANS, place) - 0.1 * len(t.armies(place, ROMANS)) - (t.fort(place) is not None)
