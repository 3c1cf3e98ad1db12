"""Why an act of a player turn isn't possible now, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.text import Text
from rules.rise_and_fall.chapters.germanic_kingdoms import sets_for
from rules.rise_and_fall.data.loader import HUNS
from rules.rise_and_fall.game import RiseAndFall, say, year_of


def why_no_loot(t: RiseAndFall) -> Text:
    """Why none of the player's units may loot [Looting, R55]."""
    kinds = t.data.kinds
    if not any(kinds[t.data.kind[unit]].loots for unit in t.moved_by(t.state.player) if t.area_of(unit)):
        return say("refused-order-loot-nobody", rule="Looting")
    return say("refused-order-loot-nowhere", rule="Looting, R55")


def why_no_kingdom(t: RiseAndFall) -> Text:
    """Why the player can't found a Kingdom."""
    if t.state.player in HUNS:
        return _why_no_hunnic_kingdom(t)
    if t.state.player != t.german_seat:
        return say("refused-order-found-whose", rule="Germanic Kingdoms 1")
    return _why_no_germanic_kingdom(t)


def _why_no_hunnic_kingdom(t: RiseAndFall) -> Text:  # Hunnic Kingdom, R71
    horde = t.state.hordes.get(t.state.player)
    if horde is not None and horde.capital:
        return say("refused-order-found-settled", area=horde.capital, rule="Hunnic Kingdom")
    return say("refused-order-found-hun", rule="Hunnic Kingdom, R71")


def _why_no_germanic_kingdom(t: RiseAndFall) -> Text:  # Germanic Kingdoms 1, 2, 11, R61
    if t.year < t.data.dates.kingdoms:
        return say("refused-order-found-date", year=year_of(t.data.dates.kingdoms), rule="Germanic Kingdoms 1")
    if t.state.founded:
        year = year_of(t.data.year(t.state.turn + 1))
        return say("refused-order-found-once", year=year, rule="Germanic Kingdoms 2")
    if not any(sets_for(t, unit) for unit in t.data.migrations):
        return say("refused-order-found-none-left", rule="Germanic Kingdoms 11")
    return say("refused-order-found-nowhere", rule="Germanic Kingdoms 1, R61")


def why_no_release(t: RiseAndFall) -> Text:
    """Why no risen unit may be released [Revolts 3, R35]."""
    player = t.state.player
    risen = [
        area
        for area, marker in t.state.revolts.items()
        if marker.unit and t.relations.mover(t.nation_of(marker.unit)) == player
    ]
    if not risen:
        return say("refused-order-release-nobody", rule="Revolts 3")
    return say("refused-order-release-later", areas=tuple(risen), rule="Revolts 3, R35")


def why_no_dismissal(t: RiseAndFall) -> Text:
    """Why the player can't give up an Armenian unit [Armenian Exception]."""
    if t.state.armenia != t.state.player:
        return say("refused-order-dismiss-whose", rule="Armenian Exception")
    if not any(t.area_of(unit) for unit in t.data.armenians):
        return say("refused-order-dismiss-nobody", rule="Armenian Exception")
    return say("refused-order-dismiss-bound", rule="Armenian Exception")


WHY_NOT: Mapping[str, Callable[[RiseAndFall], Text]] = {
    "loot": why_no_loot,
    "found": why_no_kingdom,
    "release": why_no_release,
    "dismiss": why_no_dismissal,
}
"""The reason, by the option of the campaign phase that isn't on offer."""
