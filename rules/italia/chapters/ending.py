"""The end of a nation turn and of a game turn (5, 13.6, 14.8)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Option
from rules.core.game import Play
from rules.italia.chapters.asking import ask, group_id
from rules.italia.chapters.income import cap_treasury
from rules.italia.chapters.movement import score_exits
from rules.italia.chapters.points import leaders_fall, lose
from rules.italia.chapters.retreats import places, send
from rules.italia.chapters.stacking import surplus
from rules.italia.chapters.submission import end_empty
from rules.italia.data.models import DepartureRecord
from rules.italia.events import CapitalLost, Departed, NationEnded
from rules.italia.game import Italia, choice, heading


def clear_surplus(t: Italia) -> Play[None]:
    """After combat, units above the limits retreat or are eliminated; their owner picks [8.6]."""
    nation = t.active
    for area in t.data.areas:
        while t.units_at(area, nation) and surplus(t, nation, area):
            yield from _shed(t, nation, area)
        leaders_fall(t, area)


def _shed(t: Italia, nation: str, area: str) -> Play[None]:
    """One unit above the limit, or several alike that go to the same place."""
    open_ = places(t, nation, area)
    alike: dict[str, list[str]] = {}
    for unit in sorted(t.units_at(area, nation), key=t.worth):
        alike.setdefault(group_id(t, (unit,)), []).append(unit)
    kinds = {kind: units[0] for kind, units in reversed(alike.items())}
    if not open_:
        options = [choice(kind, "lose-unit", "8.6", force=t.words((unit,))) for kind, unit in kinds.items()]
        kind = yield from ask(t, nation, "surplus-loss", "8.6", options, area=area)
        lose(t, (kinds[kind],), area, "", "surplus", "8.6")
        return
    options = [
        choice(f"{kind}>{place}", "retreat-one", "8.6", heading(place), force=t.words((unit,)), area=place)
        for kind, unit in kinds.items()
        for place in open_
    ]
    over = surplus(t, nation, area)
    if t.state.brisk and len(options) > 1:
        options += _stacks(t, alike, open_, over)
    answer = yield from ask(t, nation, "surplus", "8.6", options, area=area, count=over)
    who, _, to = answer.partition(">")
    number, several, kind = who.partition("x")
    going = tuple(alike[kind][: int(number)]) if several else (kinds[who],)
    send(t, nation, area, to, going, "surplus", "8.6")


def _stacks(t: Italia, alike: Mapping[str, list[str]], open_: Mapping[str, int], over: int) -> list[Option]:
    """Several units of a kind that leave for the same place at once."""
    return [
        choice(
            f"{count}x{kind}>{place}",
            "surplus-some",
            "8.6",
            heading(place),
            force=t.words(units[:count]),
            area=place,
            left=over - count,
        )
        for kind, units in alike.items()
        for place, room in open_.items()
        for count in range(min(over, room, len(units)), 1, -1)
    ]


def end_nation(t: Italia) -> Play[None]:
    """Departures, gold above 10, a capital that isn't owned any more [5]."""
    nation = t.active
    for departure in t.period.departures:
        if (departure.turn, departure.nation, departure.when) == (t.state.turn, nation, "own-turn"):
            yield from depart(t, departure)
    cap_treasury(t, nation, "end", "6.6")
    drop_capitals(t)
    end_empty(t)
    t.tell(NationEnded(nation=nation, gold=t.nation(nation).gold), "5")


def drop_capitals(t: Italia) -> None:
    """The active nation loses its capital marker if it doesn't own the area [5]."""
    facts = t.nation(t.active)
    if facts.capital and facts.capital not in t.owned(t.active):
        area, facts.capital = facts.capital, ""
        t.changed()
        t.tell(CapitalLost(nation=t.active, area=area), "5")


def end_game_turn(t: Italia) -> Play[None]:
    """Departures at the end of the game turn, after scoring [5]."""
    for departure in t.period.departures:
        if departure.turn == t.state.turn and departure.when == "game-turn":
            yield from depart(t, departure)
    end_empty(t)


def rule_of(t: Italia) -> str:
    """The section with the departures of a period [13.6, 14.8]."""
    return "13.6" if t.state.period == "I" else "14.8"


def depart(t: Italia, departure: DepartureRecord) -> Play[None]:
    """Units leave the game as the scenario says; the owner picks if some stay."""
    nation = departure.nation
    if departure.keep:
        yield from _keep_some(t, nation, departure.keep)
        return
    for place in (*t.data.areas, *t.data.seas):
        units = [unit for unit in t.on_map(nation) if t.space_of(unit) == place]
        leaders = [leader for leader in t.leaders_on_map(nation) if t.space_of(leader) == place]
        if units or leaders:
            scored = place in departure.exit_from
            force = t.force([*units, *leaders])
            t.remove([*units, *leaders])
            t.tell(Departed(nation=nation, place=place, force=force, scored=scored), rule_of(t))
            if scored:
                score_exits(t, nation, len(units), place)


def _keep_some(t: Italia, nation: str, keep: int) -> Play[None]:
    """Remove land units until so many are left [13.6, 14.8]."""
    rule = rule_of(t)
    while len(units := t.land_units(nation)) > keep:
        found: dict[str, str] = {}
        options: dict[str, Option] = {}
        for unit in sorted(units, key=t.worth, reverse=True):
            place = t.space_of(unit)
            ident = f"{group_id(t, (unit,))}@{place}"
            found.setdefault(ident, unit)
            there = sum(t.space_of(each) == place for each in units)
            options.setdefault(
                ident,
                choice(ident, "depart", rule, heading(place), area=place, force=t.words((unit,)), count=there),
            )
        answer = yield from ask(t, nation, "depart", rule, list(options.values()), count=len(units) - keep)
        place, force = t.space_of(found[answer]), t.force((found[answer],))
        t.remove((found[answer],))
        t.tell(Departed(nation=nation, place=place, force=force, scored=False), rule_of(t))
        leaders_fall(t, place)
