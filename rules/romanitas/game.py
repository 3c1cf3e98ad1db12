"""The Empire as the scripts see it: Roman cities, their value, and where the pieces are."""

from __future__ import annotations

from typing import ClassVar

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.game import GameInfo, Options, every_field
from rules.core.text import register_names, register_sorts, speaker
from rules.romanitas.affairs import Affairs, affairs_of
from rules.romanitas.data.loader import RomanitasData, romanitas_data
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import Acta, ActaBox, Bar, Domain, RandomEvent, RandomEventId
from rules.romanitas.events import AnyEvent, RomannessChanged, WarBegan
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
"""Enemy units eliminated in the current operation. They return afterwards [7.1.4, R27]."""

CONTAINER = "container"
"""The opaque container of the stratagem counters [7.1.3]."""

say = speaker("romanitas")
choice = option_maker("romanitas", "city", "space")
refusal = refusal_maker("romanitas")

register_names("romanitas", lambda: romanitas_data().names)
register_sorts("romanitas", lambda: romanitas_data().sorts)


def home(nation: str) -> str:
    """The place at the side of the map where a nation's units wait."""
    return f"home-{nation}"


def port(nation: str) -> str:
    """The place where a nation's fleet waits while it is not at sea."""
    return f"port-{nation}"


class CampaignLost(Exception):  # noqa: N818
    """The campaign is lost [3.3]. This ends the script at any point. ``reason`` is a catalogue key."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class Romanitas(Campaign[RomanitasState]):
    """A position of Romanitas, with the queries and changes that the scripts need.

    The package adds the sequence of play in a subclass.
    """

    info: ClassVar[GameInfo] = INFO
    state_type = RomanitasState
    version = 1
    event_type = AnyEvent
    public_fields = every_field(RomanitasState)
    data: ClassVar[RomanitasData] = romanitas_data()

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> RomanitasState:
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
        """Drop the caches of an earlier state."""
        self._frontier: Frontier | None = None
        self._affairs: Affairs | None = None

    def change_rp(self, change: int, cause: str, rule: str, about: str = "") -> None:
        """Win, lose or spend Romanness Points. The track runs from 0 to 10, except during the count [3.1, R2, R5]."""
        state, bounds = self.state, self.data.tables.romanness
        beyond = 0
        if state.count is None:
            wanted = state.rp + change
            state.rp = min(max(wanted, bounds.floor), bounds.cap)
            beyond = wanted - state.rp
        else:
            state.count += change
            state.rp = min(max(state.count, bounds.floor), bounds.cap)
        self.tell(RomannessChanged(change=change, total=state.rp, cause=cause, about=about, beyond=beyond), rule)

    def spend(self, cost: int, cause: str, rule: str, about: str = "") -> None:
        """Pay for something. A price of 0 emits no event."""
        if cost:
            self.change_rp(-cost, cause, rule, about)

    def win_combat(self, rule: str) -> None:
        """Score a won combat: +1 RP [7.1.4, 7.3, R20]."""
        self.change_rp(self.data.tables.romanness.combat_won, "combat-won", rule)

    def is_roman(self, city: str) -> bool:
        """Whether a city is Roman. A desolated one still is [R8]."""
        return self.state.owner[city] == "roman"

    def is_desolated(self, city: str) -> bool:
        """Whether a city has a Desolation marker."""
        return city in self.state.desolation

    @property
    def frontier(self) -> Frontier:
        """Who holds what, by territories."""
        if self._frontier is None:
            owner = self.state.owner
            self._frontier = frontier(tuple(owner), tuple(owner.values()))
        return self._frontier

    def hand_over(self, city: str, owner: str) -> None:
        """Change a city's owner and nothing else."""
        self.state.owner[city] = owner
        self._frontier = None

    def enemy_cities(self, territory: str) -> tuple[str, ...]:
        """The cities of a territory that aren't Roman."""
        return self.frontier.enemy_cities[territory]

    def cities_held(self, nation: str) -> list[str]:
        """The cities that a nation holds."""
        return [city for city, owner in self.state.owner.items() if owner == nation]

    def monuments_in(self, city: str) -> list[str]:
        """The Monuments in a city."""
        return list(self.pieces.at(city))

    def sites(self, kind: MonumentKind) -> list[str]:
        """The cities with a Monument of this kind."""
        places = [self.pieces.place(monument) for monument in self.data.monuments_of[kind]]
        return [place for place in places if place != MOBILISED]

    def stands(self, kind: MonumentKind, city: str) -> bool:
        """Whether a city has a Monument of this kind."""
        return any(self.data.monuments[monument].kind is kind for monument in self.pieces.at(city))

    def random_event(self, event: RandomEventId) -> RandomEvent:
        """The data of a random event [8.7]."""
        return next(found for found in self.data.tables.random_events if found.id is event)

    @property
    def affairs(self) -> Affairs:
        """The combined effects of the Acta Publica boxes in force [4.2]."""
        if self._affairs is None:
            self._affairs = affairs_of(tuple(self.state.now.acta.values()))
        return self._affairs

    def put_in_force(self, domain: Domain, box: str) -> None:
        """Put a box of the Acta Publica in force until the end of the turn [4.2]."""
        self.state.now.acta[domain] = box
        self._affairs = None

    def close_record(self) -> None:
        """Keep this turn's record as last turn's, and start a blank one."""
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
        """Put a nation At War from this moment [R21]."""
        if nation not in self.state.now.at_war:
            self.state.now.at_war.append(nation)
            self.tell(WarBegan(nation=nation), rule)

    def units_at(self, place: str) -> list[str]:
        """The Roman combat units of a place, sorted as in the order of battle."""
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
