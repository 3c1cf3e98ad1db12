"""What is to be seen on a map of Romanitas, in sentences for those who can't see it."""

from __future__ import annotations

from render.core.words import Words
from render.romanitas.map_highlights import Changes
from render.romanitas.theme import years
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState


def told_of_map(state: RomanitasState, shown: Changes, texts: Words) -> list[str]:
    """The contents of the map in a few sentences."""
    data = romanitas_data()
    gained = tuple(
        city for city, owner in state.owner.items() if owner == "roman" and data.original_owner[city] != "roman"
    )
    parts = [texts("alt-map", turn=state.turn, years=years(state), rp=state.rp)]
    parts.append(texts("alt-map-ruins", count=len(state.desolation), cities=tuple(state.desolation)))
    if gained:
        parts.append(texts("alt-map-gained", cities=gained))
    at_sea = tuple(
        nation
        for nation, fleet in data.enemy_fleet.items()
        if any(fleet.id in state.stacks.get(zone, ()) for zone in data.zones)
    )
    if at_sea:
        parts.append(texts("alt-map-fleets", nations=at_sea))
    if state.now.at_war:
        parts.append(texts("alt-map-war", nations=tuple(state.now.at_war)))
    for each in shown.marches:
        parts.append(texts("alt-map-march", people=each.people, path=each.path[1:]))
    if shown.better:
        parts.append(texts("alt-map-better", spaces=shown.better))
    if shown.worse:
        parts.append(texts("alt-map-worse", spaces=shown.worse))
    if shown.about:
        parts.append(texts("alt-map-about", spaces=shown.about))
    return [*parts, *shown.lettered.told(texts)]
