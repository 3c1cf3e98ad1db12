"""Events of Italia for the tests of its narrator: fights of every kind, and one of everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core.events import Event, GameEnded
from rules.core.text import Text
from rules.italia import events as happened
from rules.italia.events import Check, Force, Shot, Tally

CELTS, ETRUSCANS = "celts", "etruscans"


def infantry(count: int, *leaders: str) -> Force:
    """Some infantry with leaders."""
    return Force({"infantry": count}, leaders)


def shots(*dice: int) -> tuple[Shot, ...]:
    """Dice of infantry."""
    return tuple(Shot("infantry", die, (), die, 7, die >= 7) for die in dice)


def battle(
    area: str,
    outcome: str,
    attackers: Force,
    defenders: Force,
    losses: tuple[int, int],
    /,
    *,
    rounds: int = 2,
    circumstances: Mapping[str, Any] | None = None,
    fallen: tuple[str, str, str] | None = None,
) -> list[Event]:
    """A battle of Celts against Etruscans, from its beginning to its end."""
    sides: dict[str, Any] = {"area": area, "attacker": CELTS, "defender": ETRUSCANS}
    given: dict[str, Any] = {"city": False, "terrain": "normal", "over_water": False, "campaign": False}
    given |= circumstances or {}
    told: list[Event] = [
        happened.BattleBegan(**sides, attackers=attackers, defenders=defenders, **given),
        *(
            happened.RoundFought(**sides, number=number + 1, attacker_shots=shots(8), defender_shots=shots(3))
            for number in range(rounds)
        ),
    ]
    for nation, by, count in ((CELTS, ETRUSCANS, losses[0]), (ETRUSCANS, CELTS, losses[1])):
        if count:
            told.append(
                happened.UnitsLost(nation=nation, area=area, force=Force({"infantry": count}), by=by, cause="hit")
            )
    if fallen:
        told.append(happened.LeaderKilled(nation=fallen[0], leader=fallen[1], area=area, by=fallen[2]))
    told.append(
        happened.BattleEnded(
            **sides, winner="", outcome=outcome, rounds=rounds, attackers=attackers, defenders=defenders
        )
    )
    return told


def sea_battle(outcome: str, lost: tuple[int, int]) -> list[Event]:
    """A battle at sea, with cargo that is lost."""
    sides: dict[str, Any] = {"sea": "mare-tyrrhenum", "attacker": CELTS, "defender": ETRUSCANS}
    fleets = Force({"fleet": 2})
    told: list[Event] = [happened.SeaBattleBegan(**sides, attackers=fleets, defenders=fleets)]
    for nation, by, count in ((CELTS, ETRUSCANS, lost[0]), (ETRUSCANS, CELTS, lost[1])):
        if count:
            force = Force({"fleet": count})
            told.append(happened.UnitsLost(nation=nation, area="mare-tyrrhenum", force=force, by=by, cause="hit"))
            told.append(happened.CargoLost(nation=nation, sea="mare-tyrrhenum", lost=infantry(1), saved=Force(), by=by))
    return [*told, happened.SeaBattleEnded(**sides, outcome=outcome)]


def raid(area: str, *, success: bool, lost: int) -> list[Event]:
    """A raid of three units."""
    told: list[Event] = [
        happened.RaidFought(
            area=area,
            attacker=CELTS,
            defender=ETRUSCANS,
            raiders=infantry(3),
            attacker_shots=shots(9 if success else 4),
            defender_shots=shots(8),
            success=success,
        )
    ]
    if lost:
        force = Force({"infantry": lost})
        told.append(happened.UnitsLost(nation=CELTS, area=area, force=force, by=ETRUSCANS, cause="hit"))
    if success:
        told.append(happened.CityPillaged(nation=CELTS, area=area, how="raid", gold=4, last_owner=ETRUSCANS))
    return told


def fights() -> list[list[Event]]:
    """A fight for each circumstance that has texts of its own."""
    hills, marsh, walls, boats = {"terrain": "highland"}, {"terrain": "marsh"}, {"city": True}, {"over_water": True}
    lost = battle("umbria", "lost", infantry(2), infantry(2), (2, 0))
    won = battle("pisae", "won", infantry(2), infantry(1), (1, 1))
    after = happened.NationEnded(nation=CELTS, gold=0)
    avenged = battle("umbria", "won", infantry(3), infantry(2), (1, 2))
    return [
        battle("roma", "won", infantry(5), infantry(4), (2, 4), circumstances=walls),
        battle("carthago", "won", infantry(5), infantry(4), (2, 4), circumstances=walls),
        [*lost, *battle("umbria", "won", infantry(4), infantry(2), (1, 2))],
        [*won, *won, *battle("arretium", "won", infantry(3), infantry(2), (1, 2))],
        battle("umbria", "won", infantry(2), infantry(3), (1, 3)),
        battle("umbria", "won", infantry(4), infantry(3), (3, 3)),
        battle("etruria", "won", infantry(4), infantry(2), (1, 2), circumstances=walls),
        battle("pisae", "won", infantry(4), infantry(2), (1, 2), circumstances=boats),
        battle("umbria", "won", infantry(4), infantry(2), (1, 2), circumstances=hills),
        battle("latium", "won", infantry(4), infantry(2), (1, 2), circumstances=marsh),
        battle("pisae", "won", infantry(5), infantry(4), (3, 4), rounds=5),
        battle("pisae", "won", infantry(5, "brennus"), infantry(4), (2, 4)),
        battle("pisae", "won", infantry(2), infantry(1), (0, 1), rounds=1),
        battle("pisae", "won", infantry(6), infantry(2), (1, 2)),
        won,
        [*won, *battle("florentia", "won", infantry(2), infantry(1), (1, 1))],
        [*won, *battle("pisae", "won", infantry(2), infantry(1), (1, 1))],
        [
            *lost,
            after,
            *(replace(event, turn=1) for event in avenged),
        ],
        battle("roma", "lost", infantry(5), infantry(4), (5, 1)),
        battle("pisae", "lost", infantry(5, "brennus"), infantry(4), (5, 1), fallen=(CELTS, "brennus", ETRUSCANS)),
        battle("pisae", "lost", infantry(4), infantry(2), (4, 1)),
        battle("pisae", "lost", infantry(3), infantry(2), (3, 1), circumstances=walls),
        battle("pisae", "lost", infantry(3), infantry(2), (3, 1), circumstances=boats),
        battle("pisae", "lost", infantry(3), infantry(2), (3, 1), circumstances=hills),
        lost,
        battle("pisae", "both-lost", infantry(2), infantry(2), (2, 2)),
        battle("pisae", "attacker-left", infantry(3), infantry(2), (0, 0), circumstances=walls),
        battle("pisae", "attacker-left", infantry(3), infantry(2), (1, 0)),
        battle("pisae", "attacker-left", infantry(3), infantry(2), (0, 0)),
        battle("pisae", "defender-left", infantry(3), infantry(2), (0, 0), circumstances=walls),
        battle("pisae", "defender-left", infantry(3), infantry(2), (0, 1)),
        battle("pisae", "defender-left", infantry(3), infantry(2), (0, 0)),
        battle("pisae", "defender-left", infantry(6), infantry(2), (0, 0)),
        battle("pisae", "defender-left", infantry(3, "brennus"), infantry(2), (0, 0)),
        battle("pisae", "defender-left", infantry(3), infantry(2), (0, 0), circumstances=hills),
        sea_battle("sunk", (0, 2)),
        sea_battle("sunk", (2, 0)),
        sea_battle("attacker-left", (0, 0)),
        sea_battle("defender-left", (0, 0)),
        raid("roma", success=True, lost=0),
        raid("pisae", success=True, lost=3),
        raid("pisae", success=True, lost=0),
        raid("pisae", success=True, lost=1),
        raid("pisae", success=False, lost=1),
        raid("pisae", success=False, lost=0),
    ]


def others() -> list[Event]:
    """The events without a fight, in each of their kinds."""
    gone, true = Check("legion", "apulia", 9, failed=True), Check("legion", "apulia", 2, failed=False)
    return [
        happened.TurnBegan(number=1, first_year=-400, last_year=-368),
        happened.NationInherited(
            nation="western-romans", heir="byzantines", units=infantry(9), lost=infantry(2), gold=3, vassals=()
        ),
        happened.RomaReturned(displaced=CELTS, rebuilt=True),
        happened.RomaReturned(displaced="", rebuilt=True),
        happened.FoederatiRose(checks=(gone, true), needed=7),
        happened.FoederatiRose(checks=(true,), needed=7),
        happened.Revolted(nation="samnites", controller="romans"),
        happened.Exited(nation="visigoths", force=infantry(3), place="alpes"),
        happened.ShockRolled(area="apulia", number=1, needed=8, checks=(gone, true)),
        happened.ShockRolled(area="apulia", number=2, needed=10, checks=(gone, true)),
        happened.ShockRolled(area="apulia", number=3, needed=10, checks=(true,)),
        happened.DefectionRolled(area="apulia", to="foederati", needed=7, checks=(gone, true)),
        happened.DefectionRolled(area="apulia", to="ostrogoths", needed=9, checks=(true, true)),
        happened.Defected(
            nation="lombards", to="patrimonium", unit="knight", area="latium", place="latium", cause="appeal"
        ),
        happened.CampaignBegan(nation=CELTS, leader="brennus", place="helvetia", force=infantry(8), chest=4, gold=1),
        happened.CampaignMarched(
            nation="epirotes",
            leader="pyrrhus",
            number=1,
            path=("epirus", "tarentum"),
            way="crossing",
            force=infantry(9),
        ),
        happened.Reacted(
            nation=ETRUSCANS, reaction="join", force=infantry(1), path=("pisae", "etruria"), planned=False
        ),
        happened.Reacted(
            nation=ETRUSCANS, reaction="shift", force=infantry(1), path=("pisae", "liguria"), planned=True
        ),
        happened.SubmissionRefused(nation=ETRUSCANS, to="romans"),
        happened.Submitted(nation=ETRUSCANS, to="romans", cause="offer"),
        happened.Submitted(nation="samnites", to="romans", cause="force"),
        *(
            happened.SubmissionEnded(nation="samnites", controller="romans", cause=cause)
            for cause in ("no-units", "arrival", "inherited")
        ),
        happened.Departed(nation="huns", place="venetia", force=infantry(4), scored=False),
        happened.Departed(nation="burgundians", place="alpes", force=infantry(4), scored=True),
        happened.CityRebuilt(nation="romans", area="roma", unit="legion"),
        happened.CityPillaged(nation=CELTS, area="roma", how="pillage", gold=0, last_owner="romans"),
        happened.CityPillaged(nation="romans", area="roma", how="pillage", gold=4, last_owner=CELTS),
        happened.CityPillaged(nation=CELTS, area="etruria", how="pillage", gold=4, last_owner=ETRUSCANS),
        happened.CityPillaged(nation=CELTS, area="arretium", how="pillage", gold=0, last_owner=ETRUSCANS),
        happened.LeaderKilled(nation="illyrians", leader="teuta", area="dalmatia", by="romans"),
        happened.LeaderKilled(nation="romans", leader="camillus", area="mare-ionium", by="greeks"),
        happened.TurnEnded(number=1, points={"red": 9, "blue": 4}),
        happened.TurnEnded(number=1, points={"red": 9, "blue": 9}),
        happened.TurnEnded(number=1, points={"red": 9, "blue": 4}, measured={"red": -9, "blue": -4}),
        happened.TurnEnded(number=1, points={"red": 9, "blue": 4}, measured={"red": -4, "blue": -4}),
        happened.GameScored(
            points={"red": 9, "blue": 3}, measured={"red": 9, "blue": 3}, occupation={"red": 4}, winner="red"
        ),
        GameEnded(level="red", winner="red", reason=Text("italia", "tell-chapter-open")),
    ]


def again() -> list[list[Event]]:
    """What happens a second time."""
    refused = [happened.SubmissionRefused(nation=ETRUSCANS, to="romans") for _ in range(2)]
    pillaged = [
        happened.CityPillaged(nation=CELTS, area="arretium", how="pillage", gold=0, last_owner=ETRUSCANS)
        for _ in range(2)
    ]
    return [[*refused], [*pillaged]]


def arrivals() -> list[Event]:
    """One arrival of each kind; each is told in a turn of its own."""
    led, alone = infantry(8, "brennus"), Force(leaders=("stilicho",))
    return [
        happened.Placed(nation="carthaginians", place="alpes", force=infantry(6, "hannibal"), cause="africa"),
        happened.Placed(nation="samnites", place="samnium", force=infantry(2), cause="landing"),
        happened.Placed(nation="western-romans", place="ravenna", force=alone, cause="arrival"),
        happened.Placed(nation=CELTS, place="helvetia", force=led, cause="arrival"),
        happened.Placed(nation="cimbri", place="noricum", force=infantry(6), cause="arrival"),
        happened.Placed(nation="romans", place="roma", force=Force({"legion": 2}), cause="arrival"),
        happened.Placed(nation="romans", place="roma", force=Force({"legion": 6}), cause="arrival"),
        happened.Placed(nation="romans", place="roma", force=Force({"legion": 4}), cause="arrival"),
        happened.Placed(nation=CELTS, place="helvetia", force=infantry(1, "brennus"), cause="arrival"),
        happened.Placed(nation=CELTS, place="helvetia", force=infantry(4, "brennus"), cause="arrival"),
        happened.Placed(
            nation="romans", place="mare-tyrrhenum", force=Force({"fleet": 4}, ("duilius",)), cause="arrival"
        ),
        happened.Placed(nation="romans", place="mare-tyrrhenum", force=Force({"fleet": 4}), cause="arrival"),
    ]


def a_turn() -> list[Event]:
    """A nation's turn with more fights than sentences, gold, marches and points."""
    return [
        happened.NationBegan(nation=CELTS, seat="yellow", gold=2),
        happened.IncomeCounted(nation=CELTS, areas=9, cities=0, whole=9, income=4, gold=6, cause="card"),
        happened.TributePaid(nation=CELTS, controller="romans", gold=2, kept=2, total=8),
        happened.Bought(nation=CELTS, unit="infantry", count=1, cost=4, gold=0),
        happened.Placed(nation=CELTS, place="mediolanum", force=infantry(1), cause="bought"),
        arrivals()[3],
        happened.ArrivalLost(nation=CELTS, force=infantry(1), cause="no-counter"),
        happened.CampaignMarched(
            nation=CELTS, leader="brennus", number=1, path=("helvetia", "mediolanum"), way="land", force=infantry(8)
        ),
        happened.Moved(nation=CELTS, force=infantry(2), path=("mediolanum", "liguria"), way="land"),
        *battle("etruria", "won", infantry(8, "brennus"), infantry(4), (2, 4), circumstances={"city": True}),
        happened.CityPillaged(nation=CELTS, area="etruria", how="pillage", gold=4, last_owner=ETRUSCANS),
        happened.PointsScored(nation=CELTS, seat="yellow", halves=4, cause="kill-unit", about=ETRUSCANS, count=4),
        happened.PointsScored(nation=ETRUSCANS, seat="blue", halves=1, cause="kill-unit", about=CELTS),
        *battle("umbria", "won", infantry(3), infantry(1), (1, 1)),
        *battle("pisae", "attacker-left", infantry(2), infantry(2), (1, 1)),
        *battle("florentia", "lost", infantry(1), infantry(1), (1, 0)),
        happened.NationEnded(nation=CELTS, gold=4),
    ]


def after_a_campaign() -> list[Event]:
    """The rest of a nation's turn, after its campaign."""
    return [
        *battle("umbria", "won", infantry(3), infantry(1), (1, 1)),
        happened.NationEnded(nation=CELTS, gold=4),
    ]


def the_end_of_a_turn() -> list[Event]:
    """What is scored when all nations have acted."""
    lines = (Tally("occupy", 4, ("roma", "latium")),)
    return [
        happened.TurnBegan(number=3, first_year=-336, last_year=-304),
        *a_turn(),
        happened.OccupationScored(nation="romans", seat="red", lines=lines, whole=4, halves=4, controller="", total=9),
        happened.OccupationScored(
            nation="samnites", seat="yellow", lines=lines, whole=5, halves=2, controller="romans", total=4
        ),
        happened.Departed(nation="epirotes", place="tarentum", force=infantry(2), scored=False),
        happened.TurnEnded(number=3, points={"red": 9, "blue": 4, "yellow": 4}),
    ]
