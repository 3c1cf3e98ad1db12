"""Wars, Peace, Allies: who may declare what, and what each treaty takes."""

from __future__ import annotations

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import Position, pair
from tests.auditors.rise_and_fall.printed import AREAS, ARMENIA, EGYPT, EMPIRES, FULL_WAR, PACT

FULL_TURNS = 2
LAST_TREATY = 6

ROME_GAINS = (
    "africa",
    "cyprus",
    "hispania",
    "gaul",
    "italia",
    "britannia",
    "rhaetia",
    "illyrium",
    "thrace",
    "graecia",
    "dacia",
    "bosporus",
    "asia-minor",
    "syria",
    "arabia",
    "euro-sarmatia",
    "sclavinia",
    "germania",
)
"""Africa, Europe (north to the Slavs, east to Sindi), Syria and Asia Minor [Peace, Parthia 1]."""

ROME_LEAVES = ("parthia", "mesopotamia", "india", "asian-sarmatia")
WEST_OF_PARTHIA = ("alans", "alani", "caspiane")
MESOPOTAMIA = ("arbela", "hatra", "nisbis")
ROME_YIELDS = ("parthia", "mesopotamia", "caucasus")
LADDER: dict[int, tuple[str, ...]] = {
    2: ("antioch", "damascus"),
    3: ("trapezus", "sinope"),
    4: ("tarsus", "cappadocia"),
    5: ("jaffa", "jerusalem"),
    6: EGYPT,
}
"""What Rome yields beyond the First Peace Treaty [Peace, Rome]."""

OTHER = {"rome": "parthia", "parthia": "rome"}


class PeaceAndWar:
    """Checks declarations, treaties and alliances."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._declared: set[str] = set()
        self._sued: told.PeaceMade | None = None
        self._owned: tuple[str, ...] = ()
        self._had_armenia = False

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.PlayerTurnBegan():
                self._declared, self._sued = set(), None
            case told.WarDeclared():
                self._war(event, position)
            case told.PeaceMade():
                self._peace(event, position)
            case told.AllianceBegan():
                self._alliance(event, position)
            case told.AreaYielded():
                self._report.holds("Peace", f"{event.area} is yielded in a treaty", self._sued is not None)
            case told.TributeSet() if self._sued is not None:
                tribute = max(self._sued.rung - 3, 0) if self._sued.by == "parthia" else 0
                self._report.same("Peace, Parthia: Fourth to Sixth", "tribute", tribute, event.amount)
            case _:
                pass

    def settle(self, position: Position) -> None:
        """The treaty is carried out: compare who owns what [Peace]."""
        if self._sued is None or self._sued.turn != position.turn:
            return
        treaty, self._sued = self._sued, None
        state = position.state
        self._report.holds("Peace 4", "the empires are at peace", pair(*EMPIRES) not in state.wars, state.wars)
        self._report.same("Peace", "treaty of the other empire starts over", 0, state.rungs.get(OTHER[treaty.by], 0))
        terms = self._parthian_terms if treaty.by == "parthia" else self._roman_terms
        terms(treaty.rung, position)

    def _parthian_terms(self, rung: int, position: Position) -> None:
        same, state = self._report.same, position.state
        lost = [
            area
            for area, found in AREAS.items()
            if found.region in ROME_GAINS or (rung >= 2 and area in ARMENIA) or (rung >= 3 and area in MESOPOTAMIA)
        ]
        same("Peace, Parthia 1", "areas Parthia keeps", [], [a for a in lost if position.controller(a) == "parthia"])
        kept = [a for a in lost if any(position.nation(unit) == "parthia" for unit in position.units_in(a))]
        risen = {area for area, revolt in state.revolts.items() if revolt.unit}
        same("Peace, Parthia 1", "areas where Parthians stay", [], [a for a in kept if a not in risen])
        left = [
            area
            for area, found in AREAS.items()
            if found.region in ROME_LEAVES and area not in WEST_OF_PARTHIA and not (rung >= 3 and area in MESOPOTAMIA)
        ]
        there = [
            a for a in left if any(position.nation(unit) == "rome" for unit in position.units_in(a)) and a not in risen
        ]
        same("Peace, Parthia 2", "areas where Romans stay", [], there)
        same("Peace, Parthia: Fourth to Sixth", "tribute", max(rung - 3, 0), state.tribute)
        if rung >= 2:
            same("Peace, Parthia: Second", "ally of Armenia", "rome", state.armenia)
            same("Peace, Parthia: Second", "Rome's Peoples", [], _allies(position, "rome"))

    def _roman_terms(self, rung: int, position: Position) -> None:
        same, state = self._report.same, position.state
        lost = [area for area, found in AREAS.items() if found.region in ROME_YIELDS]
        lost += [*ARMENIA, "osrohene", "palmyra"]
        lost += [area for each, areas in LADDER.items() if each <= rung for area in areas]
        same("Peace, Rome 1 to 4", "areas Rome keeps", [], [a for a in lost if position.controller(a) == "rome"])
        risen = {area for area, revolt in state.revolts.items() if revolt.unit}
        yielded = [a for a in lost if a in ARMENIA or position.controller(a) == "parthia"]
        kept = [a for a in yielded if any(position.nation(unit) == "rome" for unit in position.units_in(a))]
        same("Peace, Rome 1 to 4", "areas where Romans stay", [], [a for a in kept if a not in risen])
        if rung == 1 and self._owned:
            still = [a for a in self._owned if position.controller(a) == "rome"]
            same("Peace, Rome 3", "of Antioch and Damascus Rome keeps", len(self._owned) - 1, len(still))
        if self._had_armenia:
            same("Peace, Rome 2", "ally of Armenia", "parthia", state.armenia)
        self._report.holds("Peace, Rome 6", "peace with the Asians", pair("rome", "asian") not in state.wars)
        same("Peace, Allies", "Rome's Peoples", [], _allies(position, "rome"))
        others = sorted(set(_allies(position, "parthia")) - {"asian"})
        same("Peace, Allies", "Parthia's Peoples beside the Asians", [], others)
        same("Peace, Rome 6", "tribute", 0, state.tribute)
        same("Peace, Rome: Third", "Pontus is closed", rung >= 3, state.pontus_closed)

    def _war(self, event: told.WarDeclared, position: Position) -> None:
        holds, state = self._report.holds, position.state
        what = f"{event.by} declares war on {event.on}"
        if event.by in EMPIRES:
            self._declared.add(event.by)
            of_kingdom = event.on.startswith("kingdom-")  # "at any time" [Germanic Kingdoms 8c]
            holds("Peace", what, of_kingdom or (self._sued is None and not state.sued), "in the turn of a suit")
            holds("Wars", what, position.at_war(event.by, event.on) is not True or event.on == "german", "again")
        if {event.by, event.on} == set(EMPIRES):
            holds("Peace 4", what, position.turn > state.peace_until, f"peace until turn {state.peace_until}")
        if event.by == "kushan":
            self._report.same("Wars, Kushan Empire", what, "parthia", event.on)
        if event.by == "german":
            holds("Wars: Full German War", what, position.year >= FULL_WAR, position.year)

    def _peace(self, event: told.PeaceMade, position: Position) -> None:
        same, state = self._report.same, position.state
        rung = min(state.rungs.get(event.by, 0) + 1, LAST_TREATY)
        same("Peace", f"treaty of {event.by}", rung, event.rung)
        same("Peace 4, R41", "last turn of the peace", position.turn + FULL_TURNS, event.until)
        same("Peace", "the suer's turn", event.by, state.player)
        self._report.holds("Peace", "the empires are at war", pair(*EMPIRES) in state.wars, "no war")
        self._report.holds("Peace", f"{event.by} declared no war", event.by not in self._declared, "declared")
        self._sued = event
        self._had_armenia = position.controller("artashat") == "rome"
        self._owned = tuple(a for a in ("antioch", "damascus") if position.controller(a) == "rome")

    def _alliance(self, event: told.AllianceBegan, position: Position) -> None:
        holds, what = self._report.holds, f"{event.empire} and {event.people}"
        if event.empire not in EMPIRES:
            holds("Allies", what, position.year >= PACT, position.year)
            return
        holds("Allies", what, event.people != "kushan", "Kushans never ally")
        never = event.empire == "parthia" and event.people in ("celt", "german")
        holds("Allies", what, not never, "Parthia's never")
        if self._sued is None:
            holds("Wars, Examples", what, pair(*EMPIRES) in position.state.wars, "empires at peace")
            is_war = pair(event.people, OTHER[event.empire]) in position.state.wars
            shares = event.people == "euro-sarmatian" and position.state.pact  # the Germans' wars are theirs
            holds("Wars, Examples", what, is_war or shares, "not at war with the other empire")
            is_war = pair(event.people, event.empire) in position.state.wars
            holds("Allies, R90", what, not is_war, "at war with both")


def _allies(position: Position, empire: str) -> list[str]:
    found = [alliance.split("|") for alliance in position.state.alliances if empire in alliance.split("|")]
    return sorted(next(each for each in names if each != empire) for names in found)
