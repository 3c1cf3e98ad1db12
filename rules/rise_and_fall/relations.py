"""Who fights whom, who is allied with whom, and which seat moves each nation."""

from __future__ import annotations

from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    EMPIRES,
    HUNS,
    PEOPLES,
    REBELS,
    SASSANIDS,
    RiseData,
)
from rules.rise_and_fall.state import RiseState


def pair(a: str, b: str) -> str:
    """Two nations as one key, whatever their order."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"


def german_seat(state: RiseState) -> str:
    """The seat that has the Germans: the German player's with three players, else the Parthian one."""
    return "german" if "three_player" in state.options else "parthia"


class Relations:
    """The relations between the nations in one position.

    Results are cached, so a position whose relations change needs a new instance.
    """

    def __init__(self, data: RiseData, state: RiseState) -> None:
        self._data = data
        self._state = state
        self._hostile: dict[tuple[str, str], bool] = {}
        self._camp: dict[str, str] = {}
        self._mover: dict[str, str] = {}

    def at_war(self, a: str, b: str) -> bool:
        """Whether two powers are at war, by declaration or from the set-up."""
        return pair(a, b) in self._state.wars

    def allied(self, empire: str, people: str) -> bool:
        """Whether a People is the ally of an empire [Allies]."""
        return pair(empire, people) in self._state.alliances

    def is_foederatus(self, nation: str) -> bool:
        """Whether a nation is a Germanic Kingdom in Roman service [Foederati]."""
        kingdom = self._state.kingdoms.get(nation)
        return kingdom is not None and kingdom.status == "foederatus"

    def has_armenians(self) -> bool:
        """Whether Armenians are a nation apart: an empire has them, or no Asians are left [Armenian Exception, R47]."""
        return bool(self._state.armenia) or "asian" in self._state.gone

    def camp(self, nation: str) -> str:
        """The side a nation fights on; nations of one camp are allies [Allies, R76]."""
        known = self._camp.get(nation)
        if known is None:
            known = self._camp[nation] = self._find_camp(nation)
        return known

    def _find_camp(self, nation: str) -> str:
        if nation in self._state.kingdoms:
            return "rome" if self.is_foederatus(nation) else "german"
        if nation == ARMENIANS:
            return self._state.armenia or ARMENIANS
        if nation == CLIENTS:
            return "rome"
        if nation == "euro-sarmatian" and self._state.pact:
            return "german"
        return next((empire for empire in EMPIRES if self.allied(empire, nation)), nation)

    def is_ally(self, empire: str, nation: str) -> bool:
        """Whether an empire and a nation are allied; a pact with the Germans ends no alliance [Allies]."""
        return self.camp(nation) == empire or self.allied(empire, nation)

    def friendly(self, a: str, b: str) -> bool:
        """Whether two nations are the same or allied."""
        return a == b or self.camp(a) == self.camp(b) or (self._state.pact and self._share_an_empire(a, b))

    def _share_an_empire(self, a: str, b: str) -> bool:
        """Whether Sarmatians that have a pact with the Germans are one of two allies of an empire."""
        return "euro-sarmatian" in (a, b) and any(self.is_ally(each, a) and self.is_ally(each, b) for each in EMPIRES)

    def hostile(self, a: str, b: str) -> bool:
        """Whether relations let units of ``a`` attack those of ``b`` [Wars]."""
        known = self._hostile.get((a, b))
        if known is None:
            known = self._hostile[a, b] = bool(a) and bool(b) and self._find_hostile(a, b)
        return known

    def _find_hostile(self, a: str, b: str) -> bool:
        if self.friendly(a, b):
            return False
        if a in HUNS or b in HUNS:
            return not (a in HUNS and b in HUNS)
        if {a, b} == {SASSANIDS, "parthia"}:
            return a == SASSANIDS
        a, b = self._at_war_as(a), self._at_war_as(b)
        if a in self._state.kingdoms or b in self._state.kingdoms:
            return self._kingdom_hostile(a, b)
        return self._war_between(a, b)

    def _war_between(self, a: str, b: str) -> bool:
        if REBELS in (a, b):
            other = b if a == REBELS else a
            own_foes = ("rome", *self._state.rebel_wars, *self._state.rebel_foes)  # Civil War 9, R95
            return other in own_foes or self.hostile("rome", other)
        if a == "german" and not self._state.full_war:
            return True  # Limited War: any non-German unit, within the limits on movement
        return {a, b} == {"rome", "german"} or self.at_war(a, b)

    def _at_war_as(self, nation: str) -> str:
        """The power whose wars a nation shares; Armenians alone keep those of the Asians [R47]."""
        if nation == ARMENIANS:
            return self._state.armenia or "asian"
        if nation == CLIENTS:
            return "rome"
        return "parthia" if nation == SASSANIDS else nation

    def _kingdom_hostile(self, a: str, b: str) -> bool:
        """A Kingdom on its own fights everyone, one in Roman service fights with Rome [Germanic Kingdoms 7, 8]."""
        if any(nation in self._state.kingdoms and not self.is_foederatus(nation) for nation in (a, b)):
            return True
        own, other = (a, b) if a in self._state.kingdoms else (b, a)
        if other == "parthia":
            return self._state.kingdoms[own].parthian_war or self.at_war("rome", "parthia")
        return other == REBELS or own == a or self.hostile(other, "rome")

    def mover(self, nation: str) -> str:
        """The seat that moves a nation now [Peoples, Three-Player Game, R86, R90]."""
        known = self._mover.get(nation)
        if known is None:
            known = self._mover[nation] = self._find_mover(nation)
        return known

    def _find_mover(self, nation: str) -> str:
        if nation in ("rome", "parthia", SASSANIDS, CLIENTS):
            return {SASSANIDS: "parthia", CLIENTS: "rome"}.get(nation, nation)
        if nation == ARMENIANS:
            return self._state.armenia or self.mover("asian")
        if nation.startswith("kingdom-"):
            return "rome" if self.is_foederatus(nation) else german_seat(self._state)
        facts = self._data.nations[nation]
        if "three_player" in self._state.options:
            return facts.three_players
        if nation in PEOPLES:
            fights_rome = nation == "german" or self.at_war("rome", nation)
            fights_parthia = self.at_war("parthia", nation)
            if fights_rome != fights_parthia:
                return "parthia" if fights_rome else "rome"
        return facts.two_players
