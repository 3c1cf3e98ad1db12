"""Changes to cities: desolated, sacked, taken and lost [3.2, 3.3, 5.6, 6.2.5, 7.1.4, 8.3, 8.4]."""

from __future__ import annotations

from rules.romanitas.chapters.enemy_fleets import withdraw_landless_fleet
from rules.romanitas.data.tables import OptionId
from rules.romanitas.events import CityDesolated, CityReconquered, CityTaken, MonumentDestroyed, TerritoryConquered
from rules.romanitas.game import MOBILISED, CampaignLost, Romanitas


def desolate(t: Romanitas, city: str, by: str, rule: str) -> None:
    """Place a Desolation marker, which costs 1 RP. The tenth one loses the game [3.2, 3.3, R7, R9].

    Raises:
        CampaignLost: it was the tenth.
    """
    if not t.is_roman(city) or t.is_desolated(city):
        return
    t.state.desolation.append(city)
    t.tell(CityDesolated(city=city, by=by, markers=len(t.state.desolation)), rule)
    t.change_rp(t.data.tables.romanness.desolation, "desolation", "3.2", city)
    _lose_site(t, city)
    if len(t.state.desolation) >= t.data.tables.victory.desolations:
        raise CampaignLost("ten-desolations", "3.3")


def clear_desolation(t: Romanitas, city: str) -> None:
    """Remove a Desolation marker from the map."""
    t.state.desolation.remove(city)
    _gain_site(t, city)


def sack(t: Romanitas, city: str, by: str) -> None:
    """Apply the capture of a Roman city by an enemy force [3.2, 3.3, 5.6, 7.1.4].

    Raises:
        CampaignLost: it was Constantinople, or the Desolation was the tenth.
    """
    if city == t.data.tables.victory.capital:
        raise CampaignLost("constantinople-lost", "3.3")
    destroy_monuments(t, city, "3.2, 5.6")
    desolate(t, city, by, "7.1.4")


def destroy_monuments(t: Romanitas, city: str, rule: str) -> None:
    """Return a captured city's Monuments to the box and deduct their price [3.2, 5.6, R58]."""
    for monument in t.monuments_in(city):
        t.pieces.move(monument, MOBILISED)
        t.tell(MonumentDestroyed(monument=monument, city=city), rule)
        t.change_rp(-t.data.monuments[monument].cost, "monument-lost", "3.2", monument)


def take_city(t: Romanitas, city: str) -> None:
    """Make a city Roman [7.1.4]. Fleets whose nation has no coast left leave the sea [7.3]."""
    nation = t.state.owner[city]
    t.hand_over(city, "roman")
    t.state.now.taken.setdefault(nation, []).append(city)
    t.tell(CityTaken(city=city, nation=nation), "7.1.4")
    _gain_site(t, city)
    territory = t.data.territory_of[city]
    if not t.enemy_cities(territory) and territory not in t.state.now.conquered:
        t.state.now.conquered.append(territory)
        t.tell(TerritoryConquered(territory=territory), "4.2, R57")
    withdraw_landless_fleet(t, nation)


def lose_city(t: Romanitas, city: str, nation: str) -> None:
    """Give a city back to a kingdom and remove its marker, Monuments and Desolation [6.2.5, R28]."""
    destroy_monuments(t, city, "6.2.5, R28")
    was_desolated = t.is_desolated(city)
    if was_desolated:
        t.state.desolation.remove(city)
    t.hand_over(city, nation)
    t.tell(CityReconquered(nation=nation, city=city), "6.2.5")
    if not was_desolated:
        _lose_site(t, city)


def _lose_site(t: Romanitas, city: str) -> None:
    """Apply the loss of a coin or recruiting ground [8.3, 8.4, R62, R63]."""
    if t.has(OptionId.ECONOMIC) and city in t.data.coins:
        t.change_rp(t.data.tables.romanness.coin_lost, "coin-lost", "8.3", city)
    if t.has(OptionId.RECRUITMENT) and city in t.data.recruiting_grounds:
        t.state.cavalry_penalty += 1


def _gain_site(t: Romanitas, city: str) -> None:
    """Apply the gain of a coin or recruiting ground [8.3, 8.4, R62, R63]."""
    if t.has(OptionId.ECONOMIC) and city in t.data.coins:
        t.change_rp(t.data.tables.romanness.coin_gained, "coin-gained", "8.3", city)
    if t.has(OptionId.RECRUITMENT) and city in t.data.recruiting_grounds:
        t.state.cavalry_penalty = max(t.state.cavalry_penalty - 1, 0)
        t.state.unrecovered = []  # 8.4: cancelled at once, so the player names the others again
