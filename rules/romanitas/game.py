"""The Empire as the scripts see it: what is Roman, what it is worth, and the acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.decisions import Option
from rules.core.game import GameInfo, Play
from rules.core.text import register_names, speaker
from rules.romanitas.data.loader import RomanitasData, romanitas_data
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import (
    Acta,
    ActaBox,
    Bar,
    BlockId,
    Domain,
    Gift,
    OptionId,
    RandomEvent,
    RandomEventId,
    Surcharges,
    Troop,
)
from rules.romanitas.events import (
    AnyEvent,
    CityDesolated,
    CityReconquered,
    CityTaken,
    FleetGone,
    MonumentDestroyed,
    RomannessChanged,
    TerritoryConquered,
    WarBegan,
)
from rules.romanitas.info import INFO
from rules.romanitas.reachability import Frontier, frontier
from rules.romanitas.state import RomanitasState, TurnRecord

SEAT = "roman"
"""The only seat: the Empire."""

MOBILISED = "mobilised"
"""The Mobilised Roman units box [1.3]."""

ELIMINATED = "eliminated"
"""The Eliminated Roman units box [1.3]."""

FORCE = "force"
"""The Roman force in the field or at sea."""

ENEMY_FORCE = "enemy-force"
"""The enemy units on the march."""

OUT = "enemy-out"
"""Enemy units eliminated in the operation in progress; they are back in full strength afterwards [7.1.4, R27]."""

CONTAINER = "container"
"""The opaque container of the stratagem counters [7.1.3]."""

GUARD_GIFT = "guard-gift"
DONATIO_GIFT = "donatio-gift"
STEPS = (
    BlockId.LIMITANEI,
    BlockId.SKOUTATOI,
    GUARD_GIFT,
    BlockId.THREE,
    BlockId.SIX,
    DONATIO_GIFT,
    BlockId.MERCENARIES,
)
"""The blocks and gifts in the order in which a force is put together by hand [4.2.1, 5.2.2]."""

say = speaker("romanitas")
choice = option_maker("romanitas")
refusal = refusal_maker("romanitas")

register_names("romanitas", lambda: romanitas_data().names)


def home(nation: str) -> str:
    """The place at the side of the map where a nation's units wait."""
    return f"home-{nation}"


def port(nation: str) -> str:
    """The place where a nation's fleet waits while it is not at sea."""
    return f"port-{nation}"


class CampaignLost(Exception):  # noqa: N818
    """Romanness has fallen [3.3]: it ends the script wherever it stands. ``reason`` is a key of the catalogue."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


@dataclass(frozen=True)
class Affairs:
    """The effects of the Acta Publica boxes of one turn taken together [4.2].

    ``barring``: what is forbidden, with the box that forbids it. ``barred_troops`` may not be mobilised. ``surcharges``
    in RP by what they are added to; they add up [R17]. ``step_prices``: what each of ``STEPS`` costs this turn.
    ``transport_price``: what a transport fleet costs. ``gifts``: how much of each gift the boxes offer.
    """

    barring: Mapping[Bar, ActaBox]
    barred_troops: frozenset[Troop]
    surcharges: Surcharges
    step_prices: tuple[int, ...]
    transport_price: int
    gifts: Mapping[Gift, int]


@cache
def affairs_of(boxes: tuple[str, ...]) -> Affairs:
    """The combined effects of these Acta Publica boxes."""
    found = [romanitas_data().acta[Acta(box)] for box in boxes]
    totals = {name: sum(getattr(box.surcharges, name) for box in found) for name in Surcharges.model_fields}
    surcharges = Surcharges(**totals)
    return Affairs(
        {bar: box for box in reversed(found) for bar in box.bars},
        frozenset[Troop]().union(*(box.barred_troops for box in found)),
        surcharges,
        tuple(_step_price(step, surcharges) for step in STEPS),
        romanitas_data().tables.fleets.transport_rp + surcharges.fleet,
        {gift: sum(box.amount(gift) for box in found) for gift in Gift},
    )


def _step_price(step: str, surcharges: Surcharges) -> int:
    """The price of a block; gifts cost nothing, and the free blocks are never dearer [5.2.2, R17]."""
    if step in (GUARD_GIFT, DONATIO_GIFT):
        return 0
    price = romanitas_data().block[BlockId(step)].rp
    if price:
        price += surcharges.block
    if step == BlockId.SIX:
        price += surcharges.six_block
    return price


class Romanitas(Campaign[RomanitasState]):
    """A campaign of Romanitas."""

    info: ClassVar[GameInfo] = INFO
    state_type = RomanitasState
    version = 1
    event_type = AnyEvent
    data: ClassVar[RomanitasData] = romanitas_data()

    @classmethod
    def set_up(cls, scenario: str, options: Mapping[str, bool]) -> RomanitasState:
        """The map and the boxes in 528 [1.3, 5.2.1]."""
        chosen, setup = cls.data.scenarios[scenario], cls.data.setup(scenario)
        stacks = {
            MOBILISED: list(setup.mobilised_box.pieces),
            ELIMINATED: list(setup.eliminated_box.pieces),
            CONTAINER: list(setup.stratagem_container),
        }
        for nation, units in cls.data.nation_units.items():
            stacks[home(nation)] = list(units)
        for nation, fleet in cls.data.enemy_fleet.items():
            stacks.setdefault(setup.enemy_fleets.get(nation, port(nation)), []).append(fleet.id)
        return RomanitasState(
            scenario=scenario,
            options=[option for option, switched_on in options.items() if switched_on],
            turn=chosen.first_turn,
            last_turn=chosen.last_turn,
            owner={city: owner for owner, cities in setup.possession.items() for city in cities},
            desolation=list(setup.desolation),
            elite=list(setup.elite),
            diplomacy=dict(setup.diplomacy),
            treaties=list(setup.treaties),
            now=TurnRecord(),
            before=TurnRecord(at_war=list(setup.at_war_last_turn)),
            stacks=stacks,
        )

    def prepare(self) -> None:
        """Forget what was worked out of an earlier state."""
        self._frontier: Frontier | None = None
        self._affairs: Affairs | None = None

    def check_state(self, scenario: str, options: Mapping[str, bool]) -> None:
        """Make sure that this is a position between two steps of a campaign."""
        from rules.romanitas.gm.position_checks import (
            check_position,  # it knows the chapters, which build on this module
        )

        super().check_state(scenario, options)
        check_position(self, scenario, options)

    def step(self) -> Play[None]:
        """Play to the next checkpoint [2]."""
        from rules.romanitas.turn import play_step  # the chapters build on this module

        return play_step(self)

    def amendments(self) -> list[Option]:
        """What a game master may put right [R96]."""
        from rules.romanitas.gm.corrections import corrections  # the chapters build on this module

        return corrections(self)

    def amend(self, amendment: str) -> None:
        """Put something right [R96].

        Raises:
            RulesError: it cannot be put right in this position.
        """
        from rules.romanitas.gm.corrections import correct

        correct(self, amendment)

    def change_rp(self, change: int, cause: str, rule: str, about: str = "") -> None:
        """Win, lose or spend Romanness Points. The track ends at 0 and 10, except within the count [3.1, R2, R5]."""
        state, bounds = self.state, self.data.tables.romanness
        if state.count is None:
            state.rp = min(max(state.rp + change, bounds.floor), bounds.cap)
        else:
            state.count += change
            state.rp = min(max(state.count, bounds.floor), bounds.cap)
        self.tell(RomannessChanged(change=change, total=state.rp, cause=cause, about=about), rule)

    def spend(self, cost: int, cause: str, rule: str, about: str = "") -> None:
        """Pay for something; what costs nothing leaves no record."""
        if cost:
            self.change_rp(-cost, cause, rule, about)

    def win_combat(self, rule: str) -> None:
        """A combat won: +1 RP [7.1.4, 7.3, R20]."""
        self.change_rp(self.data.tables.romanness.combat_won, "combat-won", rule)

    def is_roman(self, city: str) -> bool:
        """Whether a city is in Roman possession; a desolated one still is [R8]."""
        return self.state.owner[city] == "roman"

    def is_desolated(self, city: str) -> bool:
        """Whether a Desolation marker lies on a city."""
        return city in self.state.desolation

    @property
    def frontier(self) -> Frontier:
        """Who holds what, by territories."""
        if self._frontier is None:
            owner = self.state.owner
            self._frontier = frontier(tuple(owner), tuple(owner.values()))
        return self._frontier

    def hand_over(self, city: str, owner: str) -> None:
        """A city changes hands, and nothing else."""
        self.state.owner[city] = owner
        self._frontier = None

    def enemy_cities(self, territory: str) -> tuple[str, ...]:
        """The cities of a territory that the Romans do not hold."""
        return self.frontier.enemy_cities[territory]

    def cities_held(self, nation: str) -> list[str]:
        """The cities in a nation's possession."""
        return [city for city, owner in self.state.owner.items() if owner == nation]

    def monuments_in(self, city: str) -> list[str]:
        """The Monuments that stand in a city."""
        return list(self.pieces.at(city))

    def sites(self, kind: MonumentKind) -> list[str]:
        """The cities in which a Monument of this kind stands."""
        places = [self.pieces.place(monument) for monument in self.data.monuments_of[kind]]
        return [place for place in places if place != MOBILISED]

    def stands(self, kind: MonumentKind, city: str) -> bool:
        """Whether a Monument of this kind stands in a city."""
        return any(self.data.monuments[monument].kind is kind for monument in self.pieces.at(city))

    def desolate(self, city: str, by: str, rule: str) -> None:
        """Place a Desolation marker: -1 RP; the tenth loses the game [3.2, 3.3, R7, R9].

        Raises:
            CampaignLost: it was the tenth.
        """
        if not self.is_roman(city) or self.is_desolated(city):
            return
        self.state.desolation.append(city)
        self.tell(CityDesolated(city=city, by=by, markers=len(self.state.desolation)), rule)
        self.change_rp(self.data.tables.romanness.desolation, "desolation", "3.2", city)
        self._lose_site(city)
        if len(self.state.desolation) >= self.data.tables.victory.desolations:
            raise CampaignLost("ten-desolations", "3.3")

    def clear_desolation(self, city: str) -> None:
        """A Desolation marker leaves the map."""
        self.state.desolation.remove(city)
        self._gain_site(city)

    def sack(self, city: str, by: str) -> None:
        """An enemy force has taken a Roman city [3.2, 3.3, 5.6, 7.1.4].

        Raises:
            CampaignLost: it was Constantinople, or the Desolation was the tenth.
        """
        if city == self.data.tables.victory.capital:
            raise CampaignLost("constantinople-lost", "3.3")
        self.destroy_monuments(city, "3.2, 5.6")
        self.desolate(city, by, "7.1.4")

    def destroy_monuments(self, city: str, rule: str) -> None:
        """Monuments of a captured city go back to the box, and their price is lost [3.2, 5.6, R58]."""
        for monument in self.monuments_in(city):
            self.pieces.move(monument, MOBILISED)
            self.tell(MonumentDestroyed(monument=monument, city=city), rule)
            self.change_rp(-self.data.monuments[monument].cost, "monument-lost", "3.2", monument)

    def take_city(self, city: str) -> None:
        """A city comes into Roman possession [7.1.4]; fleets without a coast leave the sea [7.3]."""
        nation = self.state.owner[city]
        self.hand_over(city, "roman")
        self.state.now.taken.setdefault(nation, []).append(city)
        self.tell(CityTaken(city=city, nation=nation), "7.1.4")
        self._gain_site(city)
        territory = self.data.territory_of[city]
        if not self.enemy_cities(territory) and territory not in self.state.now.conquered:
            self.state.now.conquered.append(territory)
            self.tell(TerritoryConquered(territory=territory), "4.2, R57")
        self.withdraw_landless_fleet(nation)

    def lose_city(self, city: str, nation: str) -> None:
        """A kingdom has won back a city: marker, Monuments and Desolation go [6.2.5, R28]."""
        self.destroy_monuments(city, "6.2.5, R28")
        was_desolated = self.is_desolated(city)
        if was_desolated:
            self.state.desolation.remove(city)
        self.hand_over(city, nation)
        self.tell(CityReconquered(nation=nation, city=city), "6.2.5")
        if not was_desolated:
            self._lose_site(city)

    def _lose_site(self, city: str) -> None:
        """8.3, 8.4: a coin or recruiting ground is lost [R62, R63]."""
        if self.has(OptionId.ECONOMIC) and city in self.data.coins:
            self.change_rp(self.data.tables.romanness.coin_lost, "coin-lost", "8.3", city)
        if self.has(OptionId.RECRUITMENT) and city in self.data.recruiting_grounds:
            self.state.cavalry_penalty += 1

    def _gain_site(self, city: str) -> None:
        """8.3, 8.4: a coin or recruiting ground is won [R62, R63]."""
        if self.has(OptionId.ECONOMIC) and city in self.data.coins:
            self.change_rp(self.data.tables.romanness.coin_gained, "coin-gained", "8.3", city)
        if self.has(OptionId.RECRUITMENT) and city in self.data.recruiting_grounds:
            self.state.cavalry_penalty = max(self.state.cavalry_penalty - 1, 0)
            self.state.unrecovered = []  # 8.4: cancelled at once, so the player names the others anew

    def random_event(self, event: RandomEventId) -> RandomEvent:
        """The figures of a random event [8.7]."""
        return next(found for found in self.data.tables.random_events if found.id is event)

    @property
    def affairs(self) -> Affairs:
        """What the Acta Publica boxes in force bring together [4.2]."""
        if self._affairs is None:
            self._affairs = affairs_of(tuple(self.state.now.acta.values()))
        return self._affairs

    def put_in_force(self, domain: Domain, box: str) -> None:
        """A box of the Acta Publica applies from now on to the end of the turn [4.2]."""
        self.state.now.acta[domain] = box
        self._affairs = None

    def close_record(self) -> None:
        """This turn becomes the last one, and a new one begins with a blank record."""
        self.state.before, self.state.now = self.state.now, TurnRecord()
        self._affairs = None

    def box(self, domain: Domain) -> Acta | None:
        """The box in force on one line of the Acta Publica."""
        found = self.state.now.acta.get(domain)
        return None if found is None else Acta(found)

    def barring(self, bar: Bar) -> ActaBox | None:
        """The Acta Publica box that forbids something this turn, if any."""
        return self.affairs.barring.get(bar)

    def go_to_war(self, nation: str, rule: str) -> None:
        """A nation is At War from this moment [R21]."""
        if nation not in self.state.now.at_war:
            self.state.now.at_war.append(nation)
            self.tell(WarBegan(nation=nation), rule)

    def has_coast(self, nation: str) -> bool:
        """Whether a nation possesses a coastal territory, or comes out of its box at the sea [6.2.1]."""
        if self.data.box_zones.get(nation):
            return True
        return any(self.data.zones_of[self.data.territory_of[city]] for city in self.cities_held(nation))

    def enemy_fleets_in(self, zone: str) -> list[str]:
        """The nations whose fleets lie in a zone."""
        lying = self.pieces.at(zone)
        if not lying:
            return []
        return [nation for nation, fleet in self.data.enemy_fleet.items() if fleet.id in lying]

    def withdraw_fleet(self, nation: str, rule: str) -> None:
        """A nation's fleet leaves the map."""
        if nation not in self.data.enemy_fleet:
            return
        fleet = self.data.enemy_fleet[nation].id
        zone = self.pieces.place(fleet)
        if zone != port(nation):
            self.pieces.move(fleet, port(nation))
            self.tell(FleetGone(nation=nation, zone=zone), rule)

    def withdraw_landless_fleet(self, nation: str) -> None:
        """A nation without a coast loses its fleet [7.3]."""
        if not self.has_coast(nation):
            self.withdraw_fleet(nation, "7.3")

    def units_at(self, place: str) -> list[str]:
        """The Roman combat units of a place, in the order of the order of battle."""
        return self.data.in_order(self.pieces.at(place))

    def figures_at(self, place: str) -> list[str]:
        """The historical figures of a place."""
        return [figure for figure in self.data.figures if self.pieces.is_at(figure, place)]

    def fleets_at(self, place: str) -> list[str]:
        """The Roman fleets of a place."""
        return [fleet for fleet in self.data.roman_fleets if self.pieces.is_at(fleet, place)]

    def is_elite(self, unit: str) -> bool:
        """Whether a Roman unit shows its Elite side."""
        return unit in self.state.elite

    def bonus(self, unit: str) -> int:
        """The combat bonus on the side that a unit shows."""
        if unit in self.state.elite:
            return self.data.elite_bonus[unit]
        return self.data.bonus[unit]

    def eliminate(self, unit: str) -> None:
        """A Roman unit goes to the Eliminated box; an Elite one loses that status [5.4.2]."""
        if self.is_elite(unit):
            self.state.elite.remove(unit)
        self.pieces.move(unit, ELIMINATED)

    def stand_down(self) -> None:
        """The force in the field goes back to the Mobilised box [R82]."""
        self.pieces.move_all(self.pieces.at(FORCE), MOBILISED)

    def send_enemies_home(self) -> None:
        """All enemy units go back to the side of the map, the eliminated ones too [7.1.4, R27]."""
        for unit in (*self.pieces.at(ENEMY_FORCE), *self.pieces.at(OUT)):
            self.pieces.move(unit, home(self.data.nation_of[unit]))
