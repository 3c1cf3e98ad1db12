"""The narrator of Romanitas: what it says about each event, and what it leaves to the pictures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from render.core.posts import Length
from render.core.words import signed
from render.prose.narrator import Narrator, Ornament, Point, Points, plain_fields
from render.romanitas import circumstances
from render.romanitas.battle_model import fold
from render.romanitas.theme import GAME, rulers, say
from render.romanitas.turning_point import turning_point
from rules.core.events import Event, GameEnded, Score
from rules.core.text import Argument, Text
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Column
from rules.romanitas.game import Romanitas

SILENT = frozenset({
    "dice-thrown", "lines-drawn-up", "pass-began", "shot", "duel", "box-broken", "figure-moved", "war-began",
    "naval-pass-fought", "choice-undone", "amended", "rewound", "taken-up",
    "epidemic-rolled", "storm-rolled", "acta-die-thrown", "missionary-sent",
    "gift-chosen",
})  # fmt: skip
"""Events without a text: the pictures show them, or the next event covers them."""

TOLD_CHANGES = frozenset({
    "combat-won", "persian-expedition", "church-gift", "gentle-start", "coin-lost", "coin-gained", "zone-occupied",
    "persian-diplomacy", "monument-lost",
})  # fmt: skip
"""Causes of Romanness Points that no other event mentions."""

TOLD_WITH: Mapping[str, tuple[str, ...]] = {
    "desolation": ("city-desolated",),
    "mobilisation": ("force-mustered",),
    "stratagem": ("stratagem-played",),
    "rebuilding": ("desolation-removed",),
    "monument": ("monument-built",),
    "improvement": ("unit-improved",),
    "remobilisation": ("pieces-recalled",),
    "ambassador": ("ambassador-sent",),
    "marriage": ("marriage-offered",),
    "missionary": ("diplomacy-turned", "desolation-removed"),
}
"""The other causes: each with the kinds of events whose sentences cover it."""

PLAIN: tuple[Length, ...] = ("normal",)
RICH: tuple[Length, ...] = ("epic",)
FULL: tuple[Length, ...] = ("normal", "epic")

_FATUM_LOW, _FATUM_HIGH = 7, 14


def troops(units: Sequence[str]) -> tuple[Text, ...]:
    """Roman units by troop type with their numbers, as a list in prose."""
    counted = Counter(re.sub(r"-\d+$", "", unit) for unit in units)
    return tuple(say(f"troop-{troop}", count=count) for troop, count in counted.items())


def _sum(score: Score) -> str:
    """A score for players: the die, the modifiers and the sum."""
    added = sum(modifier.value for modifier in score.modifiers)
    if not added:
        return str(score.total)
    equals = "=" if score.die + added == score.total else "→"
    return f"{score.die} {'+' if added > 0 else '−'} {abs(added)} {equals} {score.total}"


def _people(nation: str, turn: int, lengths: tuple[Length, ...] = RICH) -> Ornament:
    """The historical note about a nation in this turn's decade."""
    return Ornament(f"colour-nation-{nation}", {"turn": turn}, lengths)


def _site(place: str, turn: int, lengths: tuple[Length, ...] = RICH) -> Ornament:
    """The historical note about a city or a client people."""
    return Ornament(f"colour-site-{place}", {"turn": turn}, lengths, 1 if lengths == FULL else 3)


def _turn_began(event: happened.TurnBegan, _: Sequence[Event], past: Sequence[Event]) -> Points:
    years = romanitas_data().turn[event.turn]
    args: dict[str, Argument] = {
        "turn": event.turn, "first": years.first_year, "last": years.last_year, "emperors": rulers(event.turn),
    }  # fmt: skip
    yield Point("turn-began", args).under(circumstances.turn(event, past))
    yield Ornament(f"colour-turn-{event.turn}", {}, PLAIN)
    yield Ornament(f"colour-turn-{event.turn}-epic", {}, RICH)


def _fatum(event: happened.FatumThrown) -> Points:
    total = sum(event.dice)
    luck = "low" if total <= _FATUM_LOW else "high" if total >= _FATUM_HIGH else "mixed"
    yield Point(f"fatum-thrown-{luck}", {"dice": ", ".join(str(die) for die in event.dice)})


def _acta(event: happened.ActaPlaced) -> Points:
    args: dict[str, Argument] = {
        "box": say(f"acta-{event.box}"), "score": _sum(event.score), "change": signed(event.rp),
    }  # fmt: skip
    yield Point(f"acta-placed-{event.box}", args)


def _counted(event: happened.Counted, _: Sequence[Event], past: Sequence[Event]) -> Points:
    amounts = [amount for _, _, amount in event.lines]
    gains, losses = sum(each for each in amounts if each > 0), -sum(each for each in amounts if each < 0)
    bounds = romanitas_data().tables.romanness
    total = min(max(event.total, bounds.floor), bounds.cap)
    args = {"total": total, "gains": gains, "losses": losses, "cap": bounds.cap}
    yield Point("counted", args).under(circumstances.count(event, past))


def _changed(event: happened.RomannessChanged, _: Sequence[Event], past: Sequence[Event]) -> Points:
    if event.cause in TOLD_CHANGES:
        args: dict[str, Argument] = {"change": abs(event.change), "total": event.total, "about": event.about}
        beyond = event.beyond or circumstances.held_back(event, past)
        if beyond:  # 3.1, R2
            given = event.cause == "church-gift" and beyond > 0
            end = f"{event.cause}-cap" if given else "floor" if beyond < 0 else "cap"
            yield Point(f"romanness-changed-{end}", {**args, "moved": abs(event.change - beyond)})
            return
        if event.cause == "combat-won":
            ending, row = circumstances.victory(past)
            yield Point("romanness-changed-combat-won", {**args, "row": row}).under(ending)
            return
        yield Point(f"romanness-changed-{event.cause}", args)


def _desolated(event: happened.CityDesolated) -> Points:
    data = romanitas_data()
    args = {**plain_fields(event), "limit": data.tables.victory.desolations}
    yield Point("city-desolated" if event.by in data.nations else f"city-desolated-{event.by}", args)
    yield _site(event.city, event.turn)


def _removed(event: happened.DesolationRemoved, _: Sequence[Event], past: Sequence[Event]) -> Points:
    sent = event.how == "missionary"
    cost = _paid("missionary", past[:-1]) if sent else _paid("rebuilding", past)
    yield Point(f"desolation-removed-{event.how}", {"city": event.city, "cost": cost})


def _built(event: happened.MonumentBuilt) -> Points:
    yield Point(f"monument-built-{_kind(event.monument)}", {"city": event.city, "cost": event.cost})


def _destroyed(event: happened.MonumentDestroyed) -> Points:
    yield Point(f"monument-destroyed-{_kind(event.monument)}", {"city": event.city})


def _kind(monument: str) -> str:
    return romanitas_data().monuments[monument].kind


def _random_event(event: happened.RandomEventDrawn) -> Points:
    idle = event.event == "confines" and not event.about
    yield Point(f"random-event-drawn-{event.event}{'-idle' if idle else ''}", {"about": event.about, "die": event.die})


def _attitude(event: happened.AttitudeChecked, _: Sequence[Event], past: Sequence[Event]) -> Points:
    action = _action(event)
    ending = circumstances.attitude(event, past) if action in ("raid", "invasion") else ""
    if action == "piracy" and circumstances.at_sea(event, past):
        ending = "out"
    yield Point(f"attitude-checked-{action}", {"nation": event.nation, "score": _sum(event.score)}).under(ending)
    if event.column in (Column.INVASION_1, Column.INVASION_2):
        yield _people(event.nation, event.turn, FULL)
    elif event.column != Column.NEUTRALITY:
        yield _people(event.nation, event.turn)


def _action(event: happened.AttitudeChecked) -> str:
    """A nation's action. The Lombards attack with all units where others raid."""
    if event.column in (Column.RAID_1, Column.RAID_2):
        return str(romanitas_data().attitude_result(event.nation, event.score.total).action)
    return str(event.column) if event.column in _ACTIONS else "invasion"


_ACTIONS = (Column.NEUTRALITY, Column.PIRACY, Column.PERSIAN_DIPLOMACY)


def _diplomacy(event: happened.DiplomacyTurned, _: Sequence[Event], past: Sequence[Event]) -> Points:
    sent = bool(past) and isinstance(past[-1], happened.MissionarySent)
    args: dict[str, Argument] = {"space": event.space, "how": "missionary" if sent else ""}
    if sent:
        args["cost"] = _paid("missionary", past[:-1])
    yield Point(f"diplomacy-turned-{event.side}", {"cost": 0, **args}).under(circumstances.again(event, past))
    yield _site(event.space, event.turn)


def _cancelled(event: happened.AttackCancelled, _: Sequence[Event], past: Sequence[Event]) -> Points:
    ending = circumstances.again(event, past) if event.why == "not-roman" else ""
    yield Point(f"attack-cancelled-{event.why}", plain_fields(event)).under(ending)


def _raided(event: happened.RaidBegan, _: Sequence[Event], past: Sequence[Event]) -> Points:
    yield Point("raid-began", plain_fields(event)).under(circumstances.again(event, past))


def _because(event: happened.InvasionStopped | happened.PiracyCancelled) -> Points:
    yield Point(f"{event.kind}-{event.why}", plain_fields(event))


def _turned_back(event: happened.ExpeditionTurnedBack) -> Points:
    yield Point(f"expedition-turned-back-{event.why}", {})


def _reconquered(event: happened.CityReconquered) -> Points:
    yield Point("city-reconquered", plain_fields(event))
    yield _site(event.city, event.turn, FULL)


def _taken(event: happened.CityTaken) -> Points:
    yield Point("city-taken", plain_fields(event))
    yield _site(event.city, event.turn, FULL)


def _mustered(event: happened.ForceMustered) -> Points:
    args: dict[str, Argument] = {
        "place": event.place, "cost": event.cost, "figures": event.figures, "fleets": event.fleets,
        "count": len(event.units), "units": troops(event.units),
    }  # fmt: skip
    purpose = _PURPOSES.get(event.purpose, event.purpose)
    yield Point(f"force-mustered-{purpose}{'' if event.figures else '-alone'}", args)
    if "magister-militum" in event.figures:
        yield Ornament("colour-command", {"turn": event.turn}, RICH)


_PURPOSES = {"land": "attack", "naval": "attack", "siege": "defence"}
"""Purposes of a muster that share another one's texts."""


def _sent_home(event: happened.UnitsSentHome) -> Points:
    yield Point("units-sent-home", {"units": troops(event.units), "count": len(event.units)})


def _expedition(event: happened.ExpeditionRolled) -> Points:
    yield Point(f"expedition-rolled-{event.combats[-1]}", {"die": event.die})


def _battle_began(event: happened.BattleBegan) -> Points:
    yield Point(
        f"battle-began-{'siege' if event.siege else 'battle'}-{event.attacker}",
        {"place": event.place, "nation": event.nation, "count": len(event.roman), "enemies": event.enemies},
    )
    yield _site(event.place, event.turn)


def _battle_ended(event: happened.BattleEnded, scene: Sequence[Event]) -> Points:
    args: dict[str, Argument] = {
        "place": event.place, "nation": event.nation,
        "lost": len(event.eliminated.get("roman", ())), "slain": len(event.eliminated.get("enemy", ())),
    }  # fmt: skip
    if event.why == "no-enemy":
        yield Point("battle-ended-unfought", args)
        return
    report = fold(scene)
    turning = turning_point(report, event) if report is not None else None
    if turning is not None:
        yield Point(f"turning-{turning.case}", turning.args)
    ending = circumstances.battle(event, scene)
    yield Point(f"battle-ended-{'siege' if event.siege else 'battle'}-{event.winner}", args).under(ending)


def _stratagem(event: happened.StratagemPlayed) -> Points:
    name = say(f"stratagem-{event.stratagem}")
    yield Point(f"stratagem-played-{event.side}{'' if event.effective else '-idle'}", {"stratagem": name})
    if event.effective:
        yield Ornament(f"colour-stratagem-{event.stratagem}", {}, RICH, 2)


def _siege_stratagem(event: happened.SiegeStratagemStruck) -> Points:
    yield Point(f"siege-stratagem-struck-{event.side}", {"die": event.die, "lost": len(event.lost)})


def _rallied(event: happened.UnitRallied) -> Points:
    yield Point(f"unit-rallied-{event.side}", {"unit": event.unit, "box": say(f"box-{event.box}")})


def _reserve(event: happened.ReserveCommitted) -> Points:
    yield Point("reserve-committed", {"unit": event.unit, "box": say(f"box-{event.box}")})


def _disputes(event: happened.DisputesRolled) -> Points:
    if event.unit:
        yield Point("disputes-rolled", {"unit": event.unit, "die": event.die})


def _survival(event: happened.SurvivalTested) -> Points:
    if event.outcome != "unhurt":
        yield Point(f"survival-tested-{event.outcome}", {"figure": event.figure, "score": _sum(event.score)})


def _sailed_out(event: happened.NavalBattleBegan) -> Points:
    yield Point("naval-battle-began", {"zone": event.zone, "enemies": event.enemies})


def _fleet_gone(event: happened.FleetGone) -> Points:
    """A fleet that left. What is sunk in a fight is told at the fight's end."""
    if not event.scene:
        yield Point("fleet-gone", plain_fields(event))


def _naval_ended(event: happened.NavalBattleEnded, scene: Sequence[Event]) -> Points:
    began = next((each for each in scene if isinstance(each, happened.NavalBattleBegan)), None)
    enemies = began.enemies if began else ()
    yield Point(f"naval-battle-ended-{event.winner or 'nobody'}", {"zone": event.zone, "enemies": enemies})
    if event.winner != "roman":
        for gone in scene:
            if isinstance(gone, happened.FleetGone):
                yield Point("fleet-gone", plain_fields(gone))


def _drowned(event: happened.DrownedWithFleet) -> Points:
    yield Point("drowned-with-fleet", {"units": troops(event.units), "fleet": event.fleet})


def _cargo_lost(event: happened.CargoLost) -> Points:
    yield Point("cargo-lost", {"units": troops(event.units), "fleet": event.fleet})


def _paid(cause: str, past: Sequence[Event]) -> int:
    """What was paid just before; nothing if it was free."""
    last = past[-1] if past else None
    return -last.change if isinstance(last, happened.RomannessChanged) and last.cause == cause else 0


def _improved(event: happened.UnitImproved, _: Sequence[Event], past: Sequence[Event]) -> Points:
    yield Point("unit-improved", {"unit": event.unit, "cost": _paid("improvement", past)})


def _recalled(event: happened.PiecesRecalled, _: Sequence[Event], past: Sequence[Event]) -> Points:
    figures = romanitas_data().figures
    kind = "-figure" if all(piece in figures for piece in event.pieces) else ""
    yield Point(f"pieces-recalled{kind}", {"pieces": event.pieces, "cost": _paid("remobilisation", past)})


def _ambassador(event: happened.AmbassadorSent, _: Sequence[Event], past: Sequence[Event]) -> Points:
    args = {**plain_fields(event), "cost": _paid("ambassador", past)}
    yield Point(f"ambassador-sent-{'success' if event.success else 'failure'}", args)


def _marriage(event: happened.MarriageOffered, _: Sequence[Event], past: Sequence[Event]) -> Points:
    args: dict[str, Argument] = {
        "space": event.space, "score": _sum(event.score), "needed": event.needed, "cost": _paid("marriage", past),
    }  # fmt: skip
    yield Point(f"marriage-offered-{'success' if event.success else 'failure'}", args)


def _ended(event: GameEnded) -> Points:
    level = event.level.replace(" ", "-")
    yield Point(f"game-ended-{level}", {"level": say(f"level-{level}"), "reason": event.reason})


NARRATOR = Narrator(
    GAME,
    SILENT,
    {
        "fatum-thrown": _fatum,
        "acta-placed": _acta,
        "city-desolated": _desolated,
        "monument-built": _built,
        "monument-destroyed": _destroyed,
        "random-event-drawn": _random_event,
        "invasion-stopped": _because,
        "piracy-cancelled": _because,
        "city-taken": _taken,
        "city-reconquered": _reconquered,
        "force-mustered": _mustered,
        "units-sent-home": _sent_home,
        "expedition-rolled": _expedition,
        "expedition-turned-back": _turned_back,
        "battle-began": _battle_began,
        "stratagem-played": _stratagem,
        "siege-stratagem-struck": _siege_stratagem,
        "unit-rallied": _rallied,
        "reserve-committed": _reserve,
        "disputes-rolled": _disputes,
        "survival-tested": _survival,
        "naval-battle-began": _sailed_out,
        "fleet-gone": _fleet_gone,
        "drowned-with-fleet": _drowned,
        "cargo-lost": _cargo_lost,
        "game-ended": _ended,
    },
    {"battle-ended": _battle_ended, "naval-battle-ended": _naval_ended},
    {
        "turn-began": _turn_began,
        "counted": _counted,
        "romanness-changed": _changed,
        "attitude-checked": _attitude,
        "diplomacy-turned": _diplomacy,
        "attack-cancelled": _cancelled,
        "raid-began": _raided,
        "desolation-removed": _removed,
        "ambassador-sent": _ambassador,
        "marriage-offered": _marriage,
        "unit-improved": _improved,
        "pieces-recalled": _recalled,
    },
)
"""The narrator of Romanitas."""

RECALLED = frozenset(str(each.__struct_config__.tag) for each in get_args(Romanitas.event_type)) - (
    SILENT - {"shot", "duel", "box-broken", "pass-began", "naval-pass-fought", "lines-drawn-up"}
)
"""The kinds of events that tell what earlier turns have told: those with a text, and the passes of battles."""
