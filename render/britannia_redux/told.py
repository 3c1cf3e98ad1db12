"""What is to be seen on a map of Britannia reDux, in sentences for those who can't see it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.texts import say
from render.britannia_redux.theme import seats_of, years_of
from render.britannia_redux.timeline import scorings_left
from render.core.words import Words
from rules.britannia_redux.chapters.movement import group_of, named
from rules.britannia_redux.chapters.scoring import count_holding, held, occupies
from rules.britannia_redux.data.loader import FORT, ROMANS
from rules.britannia_redux.events import FortReplaced, UnitsPlaced, WithdrawalBegan
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import FoughtBattle, Move
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import Argument, Text

_MOST_AREAS: Final = 12
_MOST_MOVES: Final = 12
_MOST_TO_TAKE: Final = 10


def told_of_map(
    game: BritanniaRedux, shown: Changes, texts: Words, areas: Collection[str], *, number: int = 0, arrows: int = 0
) -> list[str]:
    """The round and the points, what happened or is asked, and who is where in some areas and in all seas.

    ``number``: the round that the picture tells of, if it isn't the current one; ``arrows``: how many it shows.
    """
    of_round = game.timeline.round_list[number - 1] if number else game.round
    head = texts("alt-map", round=of_round.numeral, years=years_of(*of_round.years))
    return [
        head, told_of_points(game, texts), *_told_of_changes(shown, texts, arrows),
        *_told_of_nations(game, texts, areas), *_told_of_forts(game, texts, areas),
    ]  # fmt: skip


def told_of_points(game: BritanniaRedux, texts: Words) -> str:
    """The points of each seat."""
    each = tuple(say("alt-seat-points", seat=seat, points=game.seat_points(seat)) for seat in seats_of(game))
    return texts("alt-points", points=each)


def told_of_moves(game: BritanniaRedux, texts: Words) -> str:
    """The moves of this phase so far, which can still be taken back; empty if there are none."""
    shown = game.state.moves[-_MOST_MOVES:]
    if game.state.stage != "movement" or not shown:
        return ""
    each = tuple(_told_of_move(game, move) for move in shown)
    return texts("panel-moves", count=len(game.state.moves), moves=each)


def _told_of_move(game: BritanniaRedux, move: Move) -> Text:
    """A move, and whether it was by boat [17]."""
    key = "panel-move-boat" if any(unit in game.state.boats for unit in move.units) else "panel-move"
    return say(key, units=named(group_of(game, move.units)), origin=move.origin, goal=move.goal)


def told_of_orders(game: BritanniaRedux, texts: Words) -> str:
    """What is ordered for the battles still to be fought, and for after them; empty if nothing is (R65)."""
    state = game.state
    waiting = game.contested(state.nation)
    due = {"return": waiting, "raiders": state.raiders}
    each = [
        say("panel-order", area=area, limit=order.limit, losses=f"losses-{order.losses or 'open'}")
        for area, order in state.battle_orders.items()
        if area in waiting
    ]
    each += [say(f"panel-order-{topic}-{answer}") for topic, answer in state.after_battles.items() if due[topic]]
    return texts("panel-orders", orders=tuple(each)) if each else ""


def told_of_last_battle(game: BritanniaRedux, texts: Words) -> str:
    """How the last battle of this nation's turn went; empty before the first one."""
    battle = game.state.last_battle
    if not isinstance(battle, FoughtBattle):
        return ""
    one, other = battle.attacker, battle.defender
    cost = say("battle-cost", one=one, ones=battle.lost[one], other=other, others=battle.lost[other])
    if not battle.winner:
        return texts("panel-last-battle-lost", area=battle.area, cost=cost)
    return texts("panel-last-battle", winner=battle.winner, area=battle.area, cost=cost)


def told_of_herepaths(game: BritanniaRedux, texts: Words) -> str:
    """The herepaths of the nation that moves, from area to area; empty if it has none [16.2.3]."""
    nation = game.state.nation
    if game.state.stage != "movement" or nation == ROMANS or not nation:
        return ""
    linked = game.roads(nation)
    found = [
        say("panel-herepath", one=area, other=other)
        for area in sorted(linked)
        for other in game.data.areas[area].by_land
        if other in linked and area < other
    ]
    return texts("panel-herepaths", roads=tuple(found)) if found else ""


def told_of_withdrawal(scene: Sequence[Event], texts: Words) -> str:
    """Who has taken over from the Romans so far; empty if they aren't leaving [15.6]."""
    if not any(isinstance(event, WithdrawalBegan) for event in scene):
        return ""
    areas: dict[str, list[str]] = {}
    for event in scene:
        if isinstance(event, FortReplaced | UnitsPlaced):
            areas.setdefault(event.nation, []).append(event.area)
    heirs = tuple(
        say("panel-successors", nation=nation, areas=tuple(dict.fromkeys(each))) for nation, each in areas.items()
    )
    return texts("panel-withdrawal", placed=len(heirs), nations=heirs)


def told_of_goals(game: BritanniaRedux, nation: str, texts: Words) -> str:
    """What a nation scores for: its next scoring round, and areas to occupy; empty if neither.

    The centers are named, with those it holds marked, and what it would score as things are [B11.2, B11.3].
    """
    if not nation:
        return ""
    return "\n".join([*_told_of_scoring(game, nation, texts), *_told_of_occupying(game, nation, texts)])


def _told_of_scoring(game: BritanniaRedux, nation: str, texts: Words) -> Iterator[str]:
    scoring = next(iter(scorings_left(game, nation)), "")
    if not scoring:
        return
    rules, mine = game.data.holding[nation], held(game, nation)
    centers = tuple(say("panel-goal-held" if area in mine else "panel-goal", area=area) for area in rules.centers)
    yield texts(
        "panel-goals",
        forts=int(nation == ROMANS),
        scoring=scoring,
        left=game.scoring_round(scoring) - game.state.turn,
        centers=centers,
        count=len(centers),
        points=rules.center_vp,
        due=count_holding(game, nation, scoring).points,
    )


def _told_of_occupying(game: BritanniaRedux, nation: str, texts: Words) -> Iterator[str]:
    row = game.data.occupying.get(nation)
    if row is None or not occupies(game, row.when):
        return
    scored = game.state.occupied.get(nation, [])
    open_areas = sorted((-points, area) for area, points in row.vp.items() if area not in scored)
    if not open_areas:
        return
    alike = {-less: [area for _, area in areas] for less, areas in groupby(open_areas, key=itemgetter(0))}
    groups = tuple(_told_of_group(areas, points, max(alike)) for points, areas in alike.items())
    yield texts("panel-taking", groups=groups)


def _told_of_group(areas: Sequence[str], points: int, most: int) -> Text:
    """Areas that score alike: by name, or how many there are besides those that score more."""
    if len(areas) > _MOST_TO_TAKE:
        return say("panel-taking-many", count=len(areas), points=points, others="yes" if points < most else "no")
    return say("panel-to-take", areas=tuple(areas), points=points, count=len(areas))


def _told_of_changes(shown: Changes, texts: Words, arrows: int) -> Iterator[str]:
    facts: dict[str, Sequence[str]] = {"fought": tuple(shown.fought), "taken": shown.taken, "about": shown.about}
    for key, spaces in facts.items():
        if spaces:
            yield texts(f"alt-{key}", areas=tuple(dict.fromkeys(spaces))[:_MOST_AREAS])
    if arrows:
        yield texts("alt-marches", count=arrows)


def _told_of_nations(game: BritanniaRedux, texts: Words, areas: Collection[str]) -> Iterator[str]:
    """Each nation's armies, area by area."""
    for nation in game.data.order:
        places = [space for space in game.places_of(nation) if space in areas or space in game.data.seas]
        stacks = tuple(
            say("alt-stack", count=len(armies), area=space)
            for space in places
            if (armies := game.armies(space, nation))
        )
        if stacks:
            key = "alt-subject" if game.is_subject(nation) else "alt-nation"
            yield texts(key, nation=nation, stacks=stacks)
        led = tuple(
            say("alt-leader", leader=unit, area=space) for space in places for unit in game.leaders(space, nation)
        )
        if led:
            yield texts("alt-leaders", leaders=led)


def _told_of_forts(game: BritanniaRedux, texts: Words, areas: Collection[str]) -> Iterator[str]:
    kinds: dict[str, list[str]] = {}
    for area, fort in game.state.forts.items():
        if area in areas:
            kind = fort.work if fort.work != FORT else "forts" if fort.intact else "ruins"
            kinds.setdefault(kind, []).append(area)
    for kind, places in kinds.items():
        yield texts(f"alt-{kind}", areas=tuple(places))


def armies_of(game: BritanniaRedux, arrow: Arrow) -> int:
    """How many armies go along an arrow; a leader may go with them."""
    return sum(map(game.is_army, arrow.stack or (arrow.unit,)))


def told_of_arrows(game: BritanniaRedux, arrows: Sequence[Arrow], texts: Words) -> list[str]:
    """The contents of a map of orders as sentences: how many arrows, and what goes where."""
    told = [texts("alt-plan", count=len(arrows))]
    for arrow in arrows:
        ends: dict[str, Argument] = {
            "from": arrow.path[0], "to": arrow.path[-1], "count": armies_of(game, arrow),
        }  # fmt: skip
        told.append(texts(f"alt-arrow-{'attack' if arrow.kind == 'attack' else 'move'}", **ends))
    return told
