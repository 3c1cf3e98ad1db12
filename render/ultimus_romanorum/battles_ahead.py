"""The battles that a window comes before: where they are, who meets whom, and where the attackers came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from render.core.map_sheet import March
from render.core.posts import View
from render.core.words import Words
from render.ultimus_romanorum.battle_report import main_people, name_of
from rules.core.orders import Arrow
from rules.core.views import decision_in
from rules.ultimus_romanorum.ai.odds import battle_odds, forces_after
from rules.ultimus_romanorum.chapters.combat import battlefields, forces
from rules.ultimus_romanorum.chapters.combat_table import Force, facts_of
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import ForceFacts
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum, other

_TOPICS: Final = frozenset({"moves", "battle"})
"""The windows after the movement and before the battles."""

MOST_TOLD: Final = 6


def battles_ahead(view: View, game: UltimusRomanorum) -> list[str]:
    """The areas of the battles to come in the order of the fights, in a window before them; none at any other time."""
    decision = decision_in(view)
    if not decision["reaction"] or decision["topic"] not in _TOPICS:
        return []
    fields = battlefields(game)
    declared = [area for area in game.state.battle_order if area in fields]
    return [area for area in dict.fromkeys([*declared, *fields]) if area not in game.state.fought]


def marches_to(game: UltimusRomanorum, area: str) -> Iterator[March]:
    """How the attackers came into an area."""
    attacker = game.state.active
    if attacker in CAMPS and game.fighters(area, attacker):
        people = main_people(game, facts_of(game, forces(game, area, attacker)[0]))
        for origin in dict.fromkeys(game.state.came_from.get(area, ())):
            yield March(people, (origin, area), "attack")


class Attack(NamedTuple):
    """An attack in written orders: the strength of both sides, and the chance to win in per cent without stratagems.

    ``forces``: the attacker and the defender. ``whole``: how many units there are where the attackers are now.
    """

    area: str
    camp: Camp
    pf: int
    enemies: int
    win: int
    forces: tuple[ForceFacts, ForceFacts]
    whole: int


def attacks_of(game: UltimusRomanorum, arrows: Sequence[Arrow]) -> list[Attack]:
    """The attacks of written orders, each with all stacks that go to its area."""
    stacks: dict[str, list[str]] = {}
    for arrow in arrows:
        if arrow.kind == "attack":
            stacks.setdefault(arrow.path[-1], []).extend(arrow.stack or (arrow.unit,))
    return [attack for area, stack in stacks.items() if (attack := _attack(game, area, stack)) is not None]


def _attack(game: UltimusRomanorum, area: str, stack: Sequence[str]) -> Attack | None:
    units = tuple(piece for piece in stack if piece in game.data.units)
    if not units:
        return None
    camp = game.camp(units[0])
    leaders = tuple(piece for piece in stack if piece in game.data.leaders)
    there, theirs = forces_after(game, camp, area, "", units)
    ours = Force(camp, tuple(dict.fromkeys([*leaders, *there.leaders])), there.units)
    if not theirs.units:
        return None
    win = round(100 * battle_odds(game, ours, theirs).win)
    facts = facts_of(game, ours), facts_of(game, theirs)
    homes = {home for unit in units if (home := game.area_of(unit))}
    whole = sum(len(game.units_at(home, camp)) for home in homes)
    return Attack(area, camp, facts[0].pf, facts[1].pf, win, facts, whole)


class Meeting(NamedTuple):
    """An attack that is about to be fought: its camp, who leads both sides, their strengths, and the chance to win.

    ``forces``: the attacker and the defender.
    """

    area: str
    camp: Camp
    names: tuple[str, str]
    pf: int
    enemies: int
    win: int
    forces: tuple[ForceFacts, ForceFacts]


def meeting_in(game: UltimusRomanorum, area: str) -> Meeting | None:
    """The attack of the active camp in an area, without stratagems; None if no one fights there."""
    attacker = game.state.active
    if attacker not in CAMPS:
        return None
    sides = [forces(game, area, camp) for camp in (attacker, other(attacker))]
    if not all(sides):
        return None
    ours, theirs = (each[0] for each in sides)
    if not (ours.units and theirs.units):
        return None
    facts = facts_of(game, ours), facts_of(game, theirs)
    win = round(100 * battle_odds(game, ours, theirs).win)
    names = name_of(game, facts[0]), name_of(game, facts[1])
    return Meeting(area, attacker, names, facts[0].pf, facts[1].pf, win, facts)


def told_of_battle(game: UltimusRomanorum, area: str, texts: Words) -> str:
    """Who attacks whom in an area, with the strength of both."""
    attacker = game.state.active
    ours, theirs = (facts_of(game, forces(game, area, camp)[0]) for camp in (attacker, other(attacker)))
    return texts(
        "battle-ahead", area=area, attacker=name_of(game, ours), pf=ours.pf, defender=name_of(game, theirs),
        enemies=theirs.pf,
    )  # fmt: skip
