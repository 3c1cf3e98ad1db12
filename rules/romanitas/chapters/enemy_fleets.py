"""The enemy fleets: where they are, and when they leave the sea [6.2.1, 7.3]."""

from __future__ import annotations

from rules.romanitas.events import FleetGone
from rules.romanitas.game import Romanitas, port


def has_coast(t: Romanitas, nation: str) -> bool:
    """Whether a nation holds a coastal territory, or its box borders the sea [6.2.1]."""
    if t.data.box_zones.get(nation):
        return True
    return any(t.data.zones_of[t.data.territory_of[city]] for city in t.cities_held(nation))


def enemy_fleets_in(t: Romanitas, zone: str) -> list[str]:
    """The nations with a fleet in a zone."""
    lying = t.pieces.at(zone)
    if not lying:
        return []
    return [nation for nation, fleet in t.data.enemy_fleet.items() if fleet.id in lying]


def hostile_fleets_in(t: Romanitas, zone: str) -> list[str]:  # 5.3, R31
    """The nations whose fleets in a zone the Romans fight: all but treaty partners."""
    return [nation for nation in enemy_fleets_in(t, zone) if nation not in t.state.treaties]


def withdraw_fleet(t: Romanitas, nation: str, rule: str) -> None:
    """Remove a nation's fleet from the map."""
    if nation not in t.data.enemy_fleet:
        return
    fleet = t.data.enemy_fleet[nation].id
    zone = t.pieces.place(fleet)
    if zone != port(nation):
        t.pieces.move(fleet, port(nation))
        t.tell(FleetGone(nation=nation, zone=zone), rule)


def withdraw_landless_fleet(t: Romanitas, nation: str) -> None:
    """Remove the fleet of a nation without a coast [7.3]."""
    if not has_coast(t, nation):
        withdraw_fleet(t, nation, "7.3")
