"""The signs and counters of places on a map: fleets, cities, client peoples, the battle and the force."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from render.core.canvas import Point, Sprite
from render.core.counters import counter_sprite, overview
from render.core.map_symbols import badge, battle, capital, citadel, desolation, sea_box, town
from render.core.palette import LOSS
from render.romanitas.badges import won_badge
from render.romanitas.board_part import CLIENT, BoardPart
from render.romanitas.ground import SIDES
from render.romanitas.theme import figure_icon, fleet_counter, livery, monument_counter, plain_counter
from rules.romanitas.data.models import City

_BADGE, _MONUMENT = 34, 36
"""The sizes of a city's badges and Monuments in a row with its name: they grow with the zoom."""

_BESIDE: Final = ((-34, -26), (34, -26), (-36, 26), (36, 26))
"""Where the sign of a battle may be, from its place."""

_FORCE, _FORCE_BESIDE = 46, ((42, 0), (-42, 0), (0, 42), (0, -42))
"""The size of a force's counter, and where it may be, from its city."""


class Counters:
    """The signs and counters of places on a map."""

    def __init__(self, sheet: BoardPart) -> None:
        self.sheet = sheet

    def draw(self) -> None:
        """Draw what is at sea and on land, then the battle and the force where they cover least of it."""
        sheet = self.sheet
        for zone in filter(sheet.is_shown, sheet.data.zones):
            self._draw_zone(zone)
        for city in sorted(sheet.data.cities.values(), key=lambda city: (not city.capital, not city.fortified)):
            if sheet.is_shown(city.id):
                self._draw_city(city)
        for space in filter(sheet.is_shown, sheet.data.client_spaces):
            self._draw_client(space)
        self._draw_battle()
        self._draw_force()

    def _draw_zone(self, zone: str) -> None:
        """Draw a sea zone with the enemy fleets in it, if it has any or may be chosen."""
        sheet = self.sheet
        here = sheet.state.stacks.get(zone, ())
        fleets = [nation for nation, fleet in sheet.data.enemy_fleet.items() if fleet.id in here]
        if not fleets and zone not in sheet.shown.targets:
            return
        x, y = sheet.at(zone)
        sheet.put(zone, sea_box(sheet.px(46)), x, y)
        for place, nation in enumerate(fleets):
            sheet.fleets[nation] = None
            step = place * sheet.px(16)
            sheet.put(zone, counter_sprite(fleet_counter(nation), sheet.px(44)), x + step, y - step)
        if sheet.heading:
            sheet.keys.add("map-key-points")
            mark = badge(sheet.data.zones[zone].rp_loss, sheet.px(_BADGE))
            sheet.put(zone, mark, x + sheet.px(24), y + sheet.px(24))

    def _draw_city(self, city: City) -> None:
        """Draw a city's sign; its badges are written with its name."""
        owner = self.sheet.state.owner[city.id]
        self.sheet.reaches[city.id] = self._put_sign(city, owner)
        badges = [*self._badges(city, owner), *self._monuments(city)]
        if badges:
            self.sheet.badges[city.id] = badges

    def _put_sign(self, city: City, owner: str) -> float:
        """Put the sign of a city of its kind, or of a ruin, in the colour of its owner; returns its half-size."""
        sheet, colour = self.sheet, livery(owner).counter
        if city.id in sheet.state.desolation:
            sheet.put(city.id, desolation(sheet.px(32)), *sheet.at(city.id))
            return sheet.px(32) / 2
        sign, size = town, sheet.px(15)
        if city.capital:
            sign, size = capital, sheet.px(28)
        elif city.fortified:
            sign, size = citadel, sheet.px(20)
        sheet.put(city.id, sign(colour, size), *sheet.at(city.id))
        return size / 2

    def _badges(self, city: City, owner: str) -> list[Sprite]:
        """The points of a city in a region, and the mark of one that was won for Rome."""
        sheet, badges = self.sheet, list[Sprite]()
        if city.rp and sheet.heading:
            sheet.keys.add("map-key-points")
            badges.append(badge(city.rp, sheet.px(_BADGE)))
        if owner == "roman" and city.owner_528 != "roman" and sheet.heading:
            sheet.keys.add("map-key-won")
            badges.append(won_badge(sheet.px(_BADGE)))
        return badges

    def _monuments(self, city: City) -> list[Sprite]:
        """The Monuments of a city, in a region or if the picture is about it."""
        sheet = self.sheet
        is_told = sheet.heading or city.id in sheet.concerned
        monuments = [monument_counter(each) for each in (sheet.state.stacks.get(city.id, ()) if is_told else ())]
        sheet.monuments.update(dict.fromkeys(monuments))
        return [counter_sprite(each, sheet.px(_MONUMENT)) for each in monuments]

    def _draw_client(self, space: str) -> None:
        """Draw a client people in the colour of the side that it has taken, if any."""
        sheet, side = self.sheet, self.sheet.state.diplomacy.get(space)
        colour = livery(SIDES[side] if side else "client").counter
        sheet.put(space, town(colour, sheet.px(CLIENT)), *sheet.at(space))

    def _draw_battle(self) -> None:
        """Put the sign of the pending battle beside its place; if there's an arrow, that tells it."""
        sheet, fought = self.sheet, self.sheet.state.battle
        if fought is None or fought.place not in sheet.board.spaces or not sheet.is_shown(fought.place):
            return
        if any(march.path[-1] == fought.place for march in sheet.shown.marches):
            return
        sheet.keys.add("map-key-war")
        self._put_beside(fought.place, battle(sheet.px(44), LOSS), _BESIDE)

    def _draw_force(self) -> None:
        """Put the force that may go on beside the city where it is."""
        sheet, camp = self.sheet, self.sheet.shown.camp
        if not camp or not sheet.is_shown(camp):
            return
        leaders = [piece for piece in sheet.state.stacks.get("force", ()) if piece in sheet.data.figures]
        icon = figure_icon(leaders[0]) if leaders else "standard"
        sign = counter_sprite(overview(plain_counter("roman", icon)), sheet.px(_FORCE))
        self._put_beside(camp, sign, _FORCE_BESIDE)

    def _put_beside(self, space: str, sign: Sprite, shifts: Iterable[Point]) -> None:
        """Put a sign where it covers least of others: moved by one of some shifts, which grow with the zoom."""
        sheet = self.sheet
        x, y = sheet.at(space)
        spots = [(x + sheet.px(dx), y + sheet.px(dy)) for dx, dy in shifts]
        spot = min(spots, key=lambda spot: sheet.placer.covered(sign.box_at(*spot)))
        sheet.put(space, sign, *spot)
