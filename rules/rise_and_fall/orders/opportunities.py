"""What a seat can take this turn, with which units and at what cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.core.orders import Prospect
from rules.core.orders.area_orders import ANY, AreaOrder, Support
from rules.core.table import Table
from rules.core.text import Argument, Text
from rules.core.typed_data import from_json
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import Plan, Target, margin, parts, plans
from rules.rise_and_fall.chapters.garrisons import failures_of_turn
from rules.rise_and_fall.chapters.movement import destinations
from rules.rise_and_fall.data.loader import EMPIRES
from rules.rise_and_fall.game import RiseAndFall, say
from rules.rise_and_fall.orders.grammar import grammar
from rules.rise_and_fall.orders.planner import strengths, with_route
from rules.rise_and_fall.state import RiseState

MOST = 60
"""The most opportunities listed of one sort."""

_MOST_NAMED = 6
_PLAYER_TURN = ("reform", "surplus", "provision", "arrivals", "recruits", "civil-war", "campaign")


def analysis(table: Table, seat: str, locale: str) -> list[Prospect]:
    """What a seat could take now; nothing during another seat's turn."""
    state = cast(RiseState, table.state)
    game = RiseAndFall(_copied(state), "")
    if game.seat != seat or state.step not in _PLAYER_TURN:
        return []
    return [*_attacks(game, locale), *_walks(game, locale), *_declarations(game, locale), *_weak(game)]


def _copied(state: RiseState) -> RiseState:
    return from_json(msgspec.json.encode(state), RiseState)


def _is_star(game: RiseAndFall, area: str) -> str:
    return "yes" if area in game.stars else "no"


def _worth(game: RiseAndFall, area: str) -> tuple[bool, str]:
    """Stars before other areas."""
    return area not in game.stars, area


def _attacks(game: RiseAndFall, locale: str) -> Iterator[Prospect]:
    found = plans(game, game.state.player)
    for target in sorted(found, key=lambda each: (*_worth(game, each.area), len(found[each].supporters)))[:MOST]:
        yield _attack(game, found[target], locale)


def _attack(game: RiseAndFall, plan: Plan, locale: str) -> Prospect:
    target, main, supporters = plan
    taking_part = (main, *supporters)
    defense = sum(part.value for part in taking_part) - margin(game, target, taking_part)
    said: dict[str, Argument] = {
        "area": target.area,
        "star": _is_star(game, target.area),
        "defenders": target.defenders[:_MOST_NAMED] or ("walls",),
        "defense": defense,
        "main": with_route(game, main),
    }
    text = say("prospect-attack", **said)
    if supporters:
        text = say("prospect-supported", **said, supporters=tuple(with_route(game, part) for part in supporters))
    leaving = [game.pieces.place(part.unit) for part in taking_part if game.pieces.place(part.unit) != part.origin]
    left = [game.pieces.place(main.unit), *leaving]
    order = AreaOrder(
        verb="attack",
        areas=(target.area, game.pieces.place(main.unit)),
        supports=tuple(Support(ANY, game.pieces.place(part.unit)) for part in supporters),
    )
    loose = AreaOrder(verb="attack", areas=(target.area,))
    written, open_ = grammar().write(order, locale), grammar().write(loose, locale)
    return Prospect(say("heading-attacks"), _with_cost(game, text, left), written, open_)


def _with_cost(game: RiseAndFall, text: Text, left: list[str]) -> Text:
    """The cost: stars that lose the garrison they need."""
    bare = _bared(game, left)
    return say("prospect-bare", prospect=text, areas=tuple(bare), count=len(bare)) if bare else text


def _bared(game: RiseAndFall, left: list[str]) -> list[str]:
    """The stars that would risk a revolt without the units in these areas."""
    before = game.memo.get("failures", lambda: set(failures_of_turn(game)))
    stacks = game.state.stacks
    kept = {area: stacks[area] for area in left if len(stacks.get(area, ())) == 1}
    if not kept:
        return []
    for area in kept:
        stacks[area] = []
    try:
        return [star for star in failures_of_turn(game) if star not in before]
    finally:
        stacks.update(kept)


def _walks(game: RiseAndFall, locale: str) -> Iterator[Prospect]:
    """Stars of others and of no one that a unit can simply enter, each with the unit that is nearest."""
    stars = set(game.stars)
    ways: dict[str, tuple[int, str]] = {}
    for unit in campaign_phase.movers(game):
        for area, step in destinations(game, unit).items():
            if area in stars and _is_gain(game, game.nation_of(unit), game.holder(area)):
                ways[area] = min(ways.get(area, (99, "")), (len(step.path), unit))
    for area in sorted(ways)[:MOST]:
        unit = ways[area][1]
        origin = game.pieces.place(unit)
        text = say("prospect-walk", area=area, star="yes", unit=unit, origin=origin)
        order = AreaOrder(verb="move", areas=(origin, area))
        yield Prospect(say("heading-walks"), _with_cost(game, text, [origin]), grammar().write(order, locale))


def _is_gain(game: RiseAndFall, nation: str, holder: str) -> bool:
    """Whether the player gains when a nation takes an area from its holder."""
    side = game.state.player
    if game.relations.camp(holder) in (game.relations.camp(nation), game.relations.camp(side)):
        return False
    return side not in EMPIRES or game.relations.camp(nation) == side or holder in EMPIRES


def _declarations(game: RiseAndFall, locale: str) -> Iterator[Prospect]:
    """The areas each declaration of war would open."""
    player = game.state.player
    now = {target.area for target in plans(game, player)}
    for by, on in wars.declarations(game, player)[:MOST]:
        other = RiseAndFall(_copied(game.state), "")
        wars.declare(other, by, on)
        opened = [target.area for target in plans(other, player) if target.area not in now]
        opened.sort(key=lambda area: _worth(game, area))
        named = tuple(dict.fromkeys(opened))[:_MOST_NAMED]
        text = say("prospect-war", by=by, on=on, areas=named, count=len(opened))
        order = AreaOrder(verb="war", by="" if by == player else by, on=on)
        yield Prospect(say("heading-wars"), text, grammar().write(order, locale))


def _weak(game: RiseAndFall) -> Iterator[Prospect]:
    """Stars that a strong enough attack could take."""
    player = game.state.player
    good = plans(game, player)
    short: list[tuple[int, Target, int, int]] = []
    for target, (mains, posts) in parts(game, player).items():
        if target not in good and target.area in game.stars:
            attack, defense = strengths(game, target, mains, posts)
            short.append((defense - attack, target, attack, defense))
    for _, target, attack, defense in sorted(short)[:_MOST_NAMED]:
        text = say("prospect-weak", area=target.area, attack=attack, defense=defense)
        yield Prospect(say("heading-weak"), text)
