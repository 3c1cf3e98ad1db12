"""The battles that a window comes before: where they are, who meets whom, and where the attackers came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.core.map_sheet import March
from render.core.posts import View
from render.core.words import Words
from render.ultimus_romanorum.armies import people_of
from render.ultimus_romanorum.battle_report import name_of
from rules.core.views import decision_in
from rules.ultimus_romanorum.chapters.combat import battlefields, forces
from rules.ultimus_romanorum.chapters.combat_table import facts_of
from rules.ultimus_romanorum.game import UltimusRomanorum, other

_TOPICS: Final = frozenset({"moves", "battle"})
"""The windows after the movement and before the battles."""

MOST_TOLD: Final = 6


def battles_ahead(view: View, game: UltimusRomanorum) -> list[str]:
    """The areas of the battles to come, in a window before them; none at any other time."""
    decision = decision_in(view)
    if not decision["reaction"] or decision["topic"] not in _TOPICS:
        return []
    return [area for area in battlefields(game) if area not in game.state.fought]


def marches_to(game: UltimusRomanorum, area: str) -> Iterator[March]:
    """How the attackers came into an area."""
    units = game.fighters(area, game.state.active)
    if units:
        for origin in dict.fromkeys(game.state.came_from.get(area, ())):
            yield March(people_of(game, units[0]), (origin, area), "attack")


def told_of_battle(game: UltimusRomanorum, area: str, texts: Words) -> str:
    """Who attacks whom in an area, with the strength of both."""
    attacker = game.state.active
    ours, theirs = (facts_of(game, forces(game, area, camp)[0]) for camp in (attacker, other(attacker)))
    return texts(
        "battle-ahead", area=area, attacker=name_of(game, ours), pf=ours.pf, defender=name_of(game, theirs),
        enemies=theirs.pf,
    )  # fmt: skip
