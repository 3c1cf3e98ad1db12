"""The set-up by the players, the draw of stratagems and the initiative [3.3.2, 2.A, 2.B]."""

from __future__ import annotations

import msgspec

from rules.core.decisions import Arrange, Item, Slot
from rules.core.game import Play, arranged
from rules.ultimus_romanorum.chapters.asking import ask
from rules.ultimus_romanorum.chapters.windows import AUGUSTAE, INITIATIVE, react, react_alone, spend
from rules.ultimus_romanorum.data.loader import HALVES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    CounterDrawn,
    HandChanged,
    InitiativeRolled,
    InitiativeTaken,
    StratagemRemoved,
    UnitPlaced,
    YearBegan,
)
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, CUP, ROMAN, UltimusRomanorum, choice, other, say, town

USURPATION = {"west": "usurpation-west", "east": "usurpation-east"}


# Set-up [3.3.2]


def distribute(t: UltimusRomanorum) -> Play[None]:
    """Let the Roman keep the usual layout of his limitanei and comitatenses, or change a diocese [3.3.2]."""
    while True:
        options = [
            choice("usual", "option-usual", "3.3.2"),
            *(
                choice(
                    name.lower(), "option-change-diocese", "3.3.2", diocese=name.lower(), units=len(local),
                    area=t.place(local[0]),
                )
                for name in t.data.dioceses
                if (local := _local(t, name))
            ),
        ]  # fmt: skip
        chosen = yield from ask(t, ROMAN, "layout", "3.3.2", options)
        if chosen == "usual":
            return
        yield from _lay_out(t, next(name for name in t.data.dioceses if name.lower() == chosen))


def _local(t: UltimusRomanorum, diocese: str) -> list[str]:
    """The limitanei and comitatenses of a diocese that stand in it."""
    return [
        piece
        for area in t.data.dioceses[diocese].areas
        for piece in t.at(area)
        if piece in t.data.units and t.unit(piece).category in ("LI", "CO") and t.unit(piece).diocese == diocese
    ]


def _lay_out(t: UltimusRomanorum, diocese: str) -> Play[None]:
    units, areas = _local(t, diocese), t.data.dioceses[diocese].areas
    free = [area for area in areas if t.roman_area(area)]
    placed = yield from arranged(
        Arrange(
            seat=t.seat(ROMAN),
            question=say("ask-layout-of", diocese=diocese.lower()),
            rule="3.3.2",
            domain="military",
            items=[Item(unit, say("item-unit", unit=unit)) for unit in units],
            slots=[Slot(area, say("slot-area", area=area, town=town(area)), 0, len(units)) for area in free],
            default={area: tuple(unit for unit in units if t.place(unit) == area) for area in free},
            topic="layout-of",
            about=tuple(free),
        )
    )
    for area, here in placed.items():
        for unit in here:
            if t.place(unit) != area:
                t.put(unit, area)
                t.tell(UnitPlaced(unit=unit, area=area, cause="placed-reinforcement"), "3.3.2")


# A: Stratagems [2.A]


def begin_year(t: UltimusRomanorum) -> None:
    """The year begins: clear what belonged to the last one [2]."""
    state, scenario = t.state, t.data.scenarios[t.state.scenario]
    state.pax = state.pope = state.migrated = False
    state.event, state.migration = "", ""
    state.open_rivers, state.stormy, state.begun_with = [], [], []
    state.pacified, state.federating, state.dissolved = [], [], []
    state.last_fall, state.smc_number = {}, 0
    state.lost_this_year = state.mourned = msgspec.UNSET
    state.sequences = {}
    if scenario.frozen_rhine and t.year == scenario.first_year:
        state.open_rivers = ["Rhenus"]
    t.changed()
    t.tell(YearBegan(year=t.year, roman=state.roman), "2")
    for fleet in state.fleets.values():
        fleet.used = False
    _add_scourge(t)


def _add_scourge(t: UltimusRomanorum) -> None:
    """Scourge of God joins the cup in the year in which Attila enters (campaign)."""
    leader = t.data.scenarios[t.state.scenario].scourge_with
    if leader and t.leader(leader).entry_year == t.year:
        for card in list(t.pieces.at("set-aside")):
            if t.data.cards.get(card) == "scourge-of-god":
                t.put(card, CUP)
                t.tell(StratagemRemoved(stratagem="scourge-of-god", to="cup"), "6.2")


def draw_stratagems(t: UltimusRomanorum) -> Play[None]:
    """The right of a flown Augustus first, then a counter for each, the Roman first [2.A, 3.6.6, R60, R66]."""
    for half in HALVES:
        throne = t.throne(half)
        cards = [card for card in t.pieces.at(CUP) if t.data.cards[card] == USURPATION[half]]
        was_flown, throne.flown = throne.flown, False
        if was_flown and cards:
            yield from _take_usurpation(t, half)
    for camp in CAMPS:
        draw_one(t, camp, "hand-drawn")


def _take_usurpation(t: UltimusRomanorum, half: str) -> Play[None]:
    options = [
        choice("take", "option-take-usurpation", "3.6.6", (), stratagem=USURPATION[half]),
        choice("leave", "option-leave-usurpation", "3.6.6"),
    ]
    if (yield from ask(t, BARBARIAN, "flown", "3.6.6, R66", options, half=half)) == "take":
        card = next(card for card in t.pieces.at(CUP) if t.data.cards[card] == USURPATION[half])
        t.put(card, f"hand-{t.seat(BARBARIAN)}")
        _tell_hand(t, BARBARIAN, 1, "hand-flown", "3.6.6")


def draw_one(t: UltimusRomanorum, camp: Camp, cause: str) -> None:
    """A player draws a counter unseen [2.A]."""
    seat = t.seat(camp)
    for card in t.draw_pieces(CUP, f"hand-{seat}"):
        t.tell(CounterDrawn(seat=seat, stratagem=t.data.cards[card], audience=(seat,)), "2.A")
        _tell_hand(t, camp, 1, cause, "2.A")


def _tell_hand(t: UltimusRomanorum, camp: Camp, change: int, cause: str, rule: str) -> None:
    seat = t.seat(camp)
    held_now = len(t.pieces.at(f"hand-{seat}"))
    t.tell(HandChanged(seat=seat, camp=camp, change=change, held=held_now, cause=cause), rule)


# B: Initiative [2.B]


def roll_initiative(t: UltimusRomanorum) -> Play[None]:
    """Below the CP of the weaker Augustus the Roman has the initiative; Initiative and Augusta may turn it [2.B]."""
    scenario = t.data.scenarios[t.state.scenario]
    if t.year == scenario.first_year and scenario.first_initiative != "roll":
        t.state.first = scenario.first_initiative
        t.tell(InitiativeTaken(camp=t.state.first, cause="initiative-scenario"), "2.B")
    else:
        needed = min((t.leader(each).cp for each in t.augusti().values()), default=0)
        roll = t.roll(6)
        t.state.first = ROMAN if roll < needed else BARBARIAN
        t.tell(InitiativeRolled(die=roll, needed=needed, camp=t.state.first), "2.B")
    yield from _turn_initiative(t)
    yield from call_augusta(t)


def _turn_initiative(t: UltimusRomanorum) -> Play[None]:
    """The camp without it may play Initiative, then the other, until one passes [2.B, 6.3]."""
    for _ in range(4):
        behind = other(t.state.first)
        taken = yield from react(t, "initiative", "6.3", {behind: (INITIATIVE,)}, who=t.state.first)
        if not taken:
            return
        spend(t, behind, INITIATIVE, rule="6.3")
        t.state.first = behind
        t.tell(InitiativeTaken(camp=behind, cause="initiative-stratagem"), "6.3")


def call_augusta(t: UltimusRomanorum) -> Play[None]:
    """At the start of C or E the Roman may take the initiative by an Augusta; none can answer [6.1, R17]."""
    kinds = AUGUSTAE if t.state.first == BARBARIAN else ()
    augusta = yield from react_alone(t, ROMAN, "augusta", "6.1, R17", kinds, who=t.state.first)
    if augusta:
        spend(t, ROMAN, augusta, rule="6.1, R17")
        t.state.first = ROMAN
        t.tell(InitiativeTaken(camp=ROMAN, cause="initiative-augusta"), "6.1, R17")
