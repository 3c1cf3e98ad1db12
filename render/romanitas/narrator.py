"""What the narrator of Romanitas tells of each event, and what it leaves to the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from render.prose.narrator import Narrator, Told, plain_fields
from render.romanitas.look import GAME, say
from rules.core.events import Event, GameEnded, Score
from rules.romanitas import events as happened
from rules.romanitas.data import romanitas_data

SILENT = frozenset({
    "dice-thrown", "lines-drawn-up", "pass-began", "shot", "duel", "box-broken", "figure-moved", "war-began",
    "naval-pass-fought", "choice-undone", "epidemic-rolled", "storm-rolled", "acta-die-thrown", "missionary-sent",
    "gift-chosen", "territory-conquered",
})  # fmt: skip
"""Events that make no story of their own: the pictures show them, or the event that follows tells them."""

_NAMED_CHANGES = frozenset(
    {"combat-won", "persian-expedition", "church-gift", "gentle-start", "coin-lost", "coin-gained"}
)
"""Changes of Romanness Points that no other event speaks of."""


def _sum(score: Score) -> str:
    """A score as a player reads it: the die, what was added, and the sum."""
    added = sum(modifier.value for modifier in score.modifiers)
    if not added:
        return str(score.total)
    equals = "=" if score.die + added == score.total else "→"
    return f"{score.die} {'+' if added > 0 else '−'} {abs(added)} {equals} {score.total}"


def _turn_began(event: happened.TurnBegan) -> Told:
    data = romanitas_data()
    years = data.turn[event.turn]
    rulers = tuple(dict.fromkeys(reign.name for reign in data.reigns(event.turn) if reign.title == "basileus"))
    return "", {"turn": event.turn, "first": years.first_year, "last": years.last_year, "emperors": rulers}


def _fatum(event: happened.FatumThrown) -> Told:
    return "", {"dice": ", ".join(str(die) for die in event.dice)}


def _acta(event: happened.ActaPlaced) -> Told:
    change = f"+{event.rp}" if event.rp > 0 else f"−{-event.rp}" if event.rp else "±0"
    return "", {"box": say(f"acta-{event.box}"), "score": _sum(event.score), "change": change}


def _counted(event: happened.Counted) -> Told:
    return "", {"total": max(event.total, 0)}


def _changed(event: happened.RomannessChanged) -> Told | None:
    if event.cause not in _NAMED_CHANGES:
        return None
    return event.cause, {"change": abs(event.change), "total": event.total, "about": event.about or "roman"}


def _desolated(event: happened.CityDesolated) -> Told:
    nation = event.by in romanitas_data().nations
    return ("" if nation else "ill-fate"), plain_fields(event)


def _attitude(event: happened.AttitudeChecked) -> Told:
    return str(event.column), {"nation": event.nation, "score": _sum(event.score)}


def _mustered(event: happened.ForceMustered) -> Told:
    fields = plain_fields(event)
    fields["figures"] = event.figures or ("nobody",)
    return ("sea" if event.purpose == "sea" else ""), fields


def _battle_began(event: happened.BattleBegan) -> Told:
    kind = "siege" if event.siege else "battle"
    return f"{kind}-{event.attacker}", {
        "place": event.place,
        "nation": event.nation,
        "count": len(event.roman),
        "enemies": event.enemies,
    }


def _battle_ended(event: happened.BattleEnded) -> Told:
    kind = "siege" if event.siege else "battle"
    return f"{kind}-{event.winner}", {
        "place": event.place,
        "nation": event.nation,
        "lost": len(event.eliminated.get("roman", ())),
        "slain": len(event.eliminated.get("enemy", ())),
    }


def _survival(event: happened.SurvivalTested) -> Told | None:
    if event.outcome == "unhurt":
        return None
    return event.outcome, {"figure": event.figure, "score": _sum(event.score)}


def _stratagem(event: happened.StratagemPlayed) -> Told:
    name = say(f"stratagem-{event.stratagem}")
    return f"{event.side}{'' if event.effective else '-idle'}", {"stratagem": name}


def _disputes(event: happened.DisputesRolled) -> Told | None:
    return ("", {"unit": event.unit}) if event.unit else None


def _sailed_out(event: happened.NavalBattleBegan) -> Told:
    return "", {"zone": event.zone, "enemies": event.enemies}


def _naval_ended(event: happened.NavalBattleEnded) -> Told:
    return (event.winner or "nobody"), {"zone": event.zone}


def _ambassador(event: happened.AmbassadorSent) -> Told:
    return ("success" if event.success else "failure"), plain_fields(event)


def _marriage(event: happened.MarriageOffered) -> Told:
    return ("success" if event.success else "failure"), {"space": event.space, "score": _sum(event.score)}


def _diplomacy(event: happened.DiplomacyTurned) -> Told:
    return event.side, {"space": event.space}


def _because(event: happened.AttackCancelled | happened.InvasionStopped | happened.PiracyCancelled) -> Told:
    return event.why, plain_fields(event)


def _turned_back(event: happened.ExpeditionTurnedBack) -> Told:
    return event.why, {}


def _sent_home(event: happened.UnitsSentHome) -> Told:
    return "", {"units": event.units}


def _expedition(event: happened.ExpeditionRolled) -> Told:
    return event.combats[-1], {"die": event.die}


def _rallied(event: happened.UnitRallied) -> Told:
    return event.side, {"unit": event.unit, "box": say(f"box-{event.box}")}


def _reserve(event: happened.ReserveCommitted) -> Told:
    return "", {"unit": event.unit, "box": say(f"box-{event.box}")}


def _siege_stratagem(event: happened.SiegeStratagemStruck) -> Told:
    return event.side, {"die": event.die, "lost": len(event.lost)}


def _random_event(event: happened.RandomEventDrawn) -> Told:
    return event.event, {"about": event.about or "nobody"}


def _removed(event: happened.DesolationRemoved) -> Told:
    return event.how, {"city": event.city}


def _ended(event: GameEnded) -> Told:
    return "", {"level": say(f"level-{event.level.replace(' ', '-')}"), "reason": event.reason}


NARRATOR = Narrator(
    GAME,
    SILENT,
    {
        "turn-began": _turn_began,
        "fatum-thrown": _fatum,
        "acta-placed": _acta,
        "counted": _counted,
        "romanness-changed": _changed,
        "city-desolated": _desolated,
        "attitude-checked": _attitude,
        "force-mustered": _mustered,
        "battle-began": _battle_began,
        "battle-ended": _battle_ended,
        "survival-tested": _survival,
        "stratagem-played": _stratagem,
        "disputes-rolled": _disputes,
        "naval-battle-began": _sailed_out,
        "naval-battle-ended": _naval_ended,
        "ambassador-sent": _ambassador,
        "marriage-offered": _marriage,
        "diplomacy-turned": _diplomacy,
        "attack-cancelled": _because,
        "invasion-stopped": _because,
        "piracy-cancelled": _because,
        "expedition-turned-back": _turned_back,
        "units-sent-home": _sent_home,
        "expedition-rolled": _expedition,
        "unit-rallied": _rallied,
        "reserve-committed": _reserve,
        "siege-stratagem-struck": _siege_stratagem,
        "random-event-drawn": _random_event,
        "desolation-removed": _removed,
        "game-ended": _ended,
    },
)
"""Tells the events of Romanitas."""


def tell(events: Sequence[Event], locale: str) -> list[str]:
    """The events as told, a sentence or short paragraph each."""
    return NARRATOR.tell(events, locale)
