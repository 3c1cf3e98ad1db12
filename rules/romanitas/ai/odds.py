"""The odds of a combat: the real rules fight it many times with separate dice [7.1, 7.2]."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.game import Play
from rules.core.groups import single
from rules.core.memo import Memo
from rules.core.typed_data import from_builtins
from rules.romanitas.chapters.battle import clash, fight
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.mobilisation import Force, fleets_needed
from rules.romanitas.chapters.operations import cross
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import BattleEnded, NavalBattleEnded
from rules.romanitas.game import CONTAINER, ELIMINATED, FORCE, MOBILISED, Romanitas, home
from rules.romanitas.reachability import Route
from rules.romanitas.state import Battle, RomanitasState, Side, TurnRecord

T = TypeVar("T")

_LUCK = 528
_KNOWN = Memo(4_096)
_Z = 1.96
"""Standard deviations on either side for a 95 % confidence interval."""


class Voyage(msgspec.Struct, frozen=True, kw_only=True):
    """A crossing that a force must survive before it fights in ``territory`` [7.4].

    ``fleets``: the transport fleets at hand. The force takes as many as it needs.
    """

    territory: str
    route: Route
    fleets: tuple[str, ...]


class Encounter(msgspec.Struct, frozen=True, kw_only=True):
    """A possible combat at ``place`` between these Roman units and ``enemies`` units of ``nation``.

    ``voyage``: the crossing before it, if any. ``battle`` is set once the stratagems have been drawn and only the lines
    are missing.
    """

    place: str
    nation: str
    attacker: Side
    siege: bool
    enemies: int
    units: tuple[str, ...]
    figures: tuple[str, ...]
    voyage: Voyage | None = None
    battle: Battle | None = None


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The results of ``rounds`` rehearsals of an encounter. The Romans landed in ``landings`` and won ``wins`` of them.

    Losses are average numbers of units, ``drowned`` those at sea. ``won_at_sea`` is the average number of naval battles
    won. ``by_enemy_stratagem``: how often the Romans won against each, and how often the enemy drew it.
    """

    rounds: int
    landings: int
    wins: int
    won_at_sea: float
    drowned: float
    roman_eliminated: float
    roman_routed: float
    enemy_eliminated: float
    enemy_routed: float
    figures_lost: float
    by_enemy_stratagem: dict[str, tuple[int, int]] = {}

    @property
    def win(self) -> float:
        """The share of rehearsals that the Romans won."""
        return self.wins / self.rounds

    @property
    def landing(self) -> float:
        """The share of rehearsals in which the Romans got across the sea."""
        return self.landings / self.rounds

    @property
    def win_ashore(self) -> float:
        """The share of combats that the Romans won, leaving out the crossings that failed."""
        return self.wins / self.landings if self.landings else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % confidence interval (Agresti and Coull 1998)."""
        return error_of(self.wins, self.rounds)


def error_of(wins: int, rounds: int) -> float:
    """Half the width of the 95 % confidence interval for ``wins`` in ``rounds`` (Agresti and Coull 1998)."""
    trials = rounds + _Z * _Z
    share = (wins + _Z * _Z / 2) / trials
    return _Z * math.sqrt(share * (1 - share) / trials)


class Rehearsal(Romanitas):
    """A combat on an empty map, with dice of its own. It keeps only the events that matter for the odds."""

    def __init__(self, state: RomanitasState, rng: Random, counter: str = "") -> None:
        super().__init__(state, "")
        self._random = rng.random
        self._counter = counter
        self.ended: BattleEnded | None = None
        self.won_at_sea = 0
        self.drowned = 0

    def roll(self, sides: int = 6) -> int:
        """Roll one of the rehearsal's dice."""
        return int(self._random() * sides) + 1

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """Draw at random, except for the stratagem counter that the Romans are meant to have."""
        if self._counter and self._counter in things:
            wanted, self._counter = self._counter, ""
            return [thing for thing in things if thing == wanted]
        return super().draw(things, count)

    def tell(self, event: Event, rule: str) -> None:
        """Keep the outcomes and drop every other event."""
        if isinstance(event, BattleEnded):
            self.ended = event
        elif isinstance(event, NavalBattleEnded):
            self.won_at_sea += event.winner == "roman"


class _Outcome(NamedTuple):
    """The result of one rehearsal. ``winner`` is None if the Romans didn't land; ``ended`` has the combat's losses."""

    winner: Side | None
    enemy_stratagem: str
    ended: BattleEnded | None
    won_at_sea: int
    drowned: int
    figures_lost: int


def rehearse(state: RomanitasState, encounter: Encounter, rounds: int, stratagem: str = "") -> Odds:
    """Fight an encounter ``rounds`` times from the campaign's current state, without changing it.

    Every choice in the combat is the suggested one. ``stratagem`` is one the Romans should play: they draw a counter
    that has it. Every call uses the same random numbers, so comparing two forces is fair. Results are cached.
    """
    key = msgspec.json.encode((_scene(state, encounter, stratagem), encounter, rounds, stratagem))
    return _KNOWN.get(key, lambda: _counted(state, encounter, rounds, stratagem))


def _counted(state: RomanitasState, encounter: Encounter, rounds: int, stratagem: str) -> Odds:
    rng = Random(_LUCK)  # noqa: S311 - no dice of a campaign
    outcomes = [_rehearsed(state, encounter, rng, stratagem) for _ in range(rounds)]
    ends = [outcome.ended for outcome in outcomes if outcome.ended is not None]
    landed = [outcome for outcome in outcomes if outcome.winner is not None]
    played = Counter(outcome.enemy_stratagem for outcome in landed)
    won = Counter(outcome.enemy_stratagem for outcome in outcomes if outcome.winner == "roman")
    drowned = sum(outcome.drowned for outcome in outcomes) / rounds
    return Odds(
        rounds=rounds,
        landings=len(landed),
        wins=won.total(),
        won_at_sea=sum(outcome.won_at_sea for outcome in outcomes) / rounds,
        drowned=drowned,
        roman_eliminated=drowned + sum(len(end.eliminated["roman"]) for end in ends) / rounds,
        roman_routed=sum(len(end.routed["roman"]) for end in ends) / rounds,
        enemy_eliminated=sum(len(end.eliminated["enemy"]) for end in ends) / rounds,
        enemy_routed=sum(len(end.routed["enemy"]) for end in ends) / rounds,
        figures_lost=sum(outcome.figures_lost for outcome in outcomes) / rounds,
        by_enemy_stratagem={each: (won[each], played[each]) for each in sorted(played)},
    )


def _rehearsed(state: RomanitasState, encounter: Encounter, rng: Random, stratagem: str) -> _Outcome:
    t = Rehearsal(_scene(state, encounter, stratagem), rng, _counter_with(stratagem))
    battle = _battle(encounter)
    winner = _play_out(_script(t, battle, encounter), stratagem)
    played = str(battle.stratagems.get("enemy", ""))
    return _Outcome(winner, played, t.ended, t.won_at_sea, t.drowned, len(t.figures_at(ELIMINATED)))


def _script(t: Rehearsal, battle: Battle, encounter: Encounter) -> Play[Side | None]:
    if encounter.battle is not None:
        t.state.battle = battle
        return (yield from clash(Field(t), encounter.units))
    if encounter.voyage is None:
        return (yield from fight(t, battle, encounter.units))
    landed = yield from _cross(t, encounter, encounter.voyage)
    if not landed:
        return None
    battle.figures = t.figures_at(FORCE)
    return (yield from fight(t, battle, t.units_at(FORCE)))


def _cross(t: Rehearsal, encounter: Encounter, voyage: Voyage) -> Play[bool]:  # 7.4
    force = Force(list(encounter.units), list(encounter.figures), t.fleets_at(FORCE))
    landed = yield from cross(t, force, voyage.route, voyage.territory)
    t.drowned = len(t.units_at(ELIMINATED))
    return landed


def _battle(encounter: Encounter) -> Battle:
    if encounter.battle is not None:
        return from_builtins(msgspec.to_builtins(encounter.battle), Battle)
    return Battle(
        place=encounter.place,
        nation=encounter.nation,
        attacker=encounter.attacker,
        siege=encounter.siege,
        enemies=encounter.enemies,
        figures=list(encounter.figures),
    )


def _scene(state: RomanitasState, encounter: Encounter, stratagem: str) -> RomanitasState:
    """The parts of the campaign's state that a combat depends on."""
    waiting = home(encounter.nation)
    pieces = [figure for figure in encounter.figures if figure in romanitas_data().figures]
    stacks = {
        FORCE: [*encounter.units, *pieces],
        MOBILISED: [],
        ELIMINATED: [],
        CONTAINER: list(romanitas_data().stratagem_counters),
        waiting: sorted(state.stacks[waiting]),  # drawn at random, wherever they are
        encounter.place: list(state.stacks.get(encounter.place, ())),
    }
    if encounter.voyage is not None:
        stacks |= {zone: list(state.stacks.get(zone, ())) for zone in encounter.voyage.route}
        stacks[FORCE] += encounter.voyage.fleets[: fleets_needed(len(encounter.units))]
    return RomanitasState(
        scenario=state.scenario,
        options=state.options,
        turn=state.turn,
        last_turn=state.last_turn,
        rp=max(state.rp, 1) if stratagem else 0,
        owner=state.owner,
        treaties=list(state.treaties),
        elite=list(state.elite),
        event=state.event,
        now=TurnRecord(),
        before=TurnRecord(),
        stacks=stacks,
    )


def _counter_with(stratagem: str) -> str:
    """A counter that the Romans can turn to this stratagem, or empty if they want none."""
    counters = romanitas_data().stratagem_counters.values()
    return next((each.id for each in counters if stratagem in (each.enemy_side, each.other_side)), "")


def _play_out(script: Play[Side | None], stratagem: str) -> Side | None:
    try:
        decision = single(next(script))
        while True:
            decision = single(script.send(_answer(decision, stratagem)))
    except StopIteration as error:
        winner: Side | None = error.value
        return winner


def _answer(decision: Decision, stratagem: str) -> Answer:
    if stratagem and decision.topic == "draw-stratagem":
        return ("draw",)
    if stratagem and decision.topic == "stratagem-side":
        return (stratagem,)
    return decision.default
