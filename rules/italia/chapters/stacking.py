"""Stacking (8): how many land units may end in an area."""

from __future__ import annotations

from rules.italia.game import Italia


def limit(t: Italia, nation: str, area: str) -> int:
    """The limit that holds now for the active nation in an area where it has units [8, 8.2, 8.3, 8.4]."""
    if t.enemies_at(area, nation):
        return t.attack_limit(area, bool(t.leaders_at(area, nation)))
    return t.base_limit(area, nation)


def checked(t: Italia, area: str, nation: str) -> list[str]:
    """The units that count before F: not the force of a campaign, nor what it dropped [8.8, N17]."""
    return [unit for unit in t.units_at(area, nation) if unit not in t.now.still]


def is_limited(t: Italia, area: str, nation: str) -> bool:
    """Whether an area has a stacking limit for a nation at all [8.9]."""
    return not t.area(area).is_staging or area in t.card(nation).owns_staging


def excess(t: Italia, nation: str, area: str) -> int:
    """Units above the limit at the end of movement [8.1]."""
    if not is_limited(t, area, nation):
        return 0
    return max(0, len(checked(t, area, nation)) - limit(t, nation, area))


def surplus(t: Italia, nation: str, area: str) -> int:
    """Units above the limit after combat; an area that took in a retreat this turn may stay one above [8.6]."""
    if not is_limited(t, area, nation):
        return 0
    shelter = t.data.tables.stacking["retreat"] if area in t.now.sheltering else 0
    return max(0, len(t.units_at(area, nation)) - limit(t, nation, area) - shelter)


def crowded(t: Italia, nation: str) -> list[str]:
    """The areas in which the active nation has more units than may end the movement there [8.1, 8.5]."""
    return [area for area in t.data.areas if t.units_at(area, nation) and excess(t, nation, area)]
