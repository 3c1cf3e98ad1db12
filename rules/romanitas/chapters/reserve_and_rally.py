"""The stratagems that refill the line: Reserve and Rally [7.1.3]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option, Pick
from rules.core.game import Play, one
from rules.romanitas.chapters.battlefield import BOXES, Field, place_of
from rules.romanitas.chapters.mobilisation import unit_option
from rules.romanitas.data.tables import Box, StratagemId
from rules.romanitas.events import (
    ReserveCommitted,
    UnitRallied,
)
from rules.romanitas.game import SEAT, choice, say
from rules.romanitas.state import Side


def commit_reserve(field: Field) -> Play[None]:  # 7.1.3, R46
    """Let the player send a unit from the second row into a broken box."""
    if not field.plays("roman", StratagemId.RESERVE):
        return
    broken = field.broken("roman")
    rear = [unit for box in BOXES for unit in field.stack("roman", box)[1:]]
    if not broken or not rear:
        return
    strongest = max(rear, key=field.t.bonus)
    options = [unit_option(field.t, unit, "7.1.3") for unit in rear]
    keep = choice("keep", "reserve-keep", "7.1.3")
    unit = yield from one(
        Pick(
            seat=SEAT,
            topic="reserve",
            question=say("reserve", box=say(f"box-{broken[0]}")),
            rule="7.1.3",
            domain="military",
            options=[*options, keep],
            default=(strongest,),
            about=(field.battle.place,),
        )
    )
    if unit == "keep":
        return
    box = broken[0] if len(broken) == 1 else (yield from _pick_box(field, "reserve-box", unit, broken))
    field.battle.spent.append("roman")
    field.t.pieces.move(unit, place_of("roman", box))
    field.t.tell(ReserveCommitted(unit=unit, box=box), "7.1.3")


def _pick_box(field: Field, topic: str, unit: str, boxes: Sequence[Box]) -> Play[Box]:
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic=topic,
            question=say(topic, unit=unit),
            rule="7.1.3",
            domain="military",
            options=[
                Option(box, say(f"box-{box}"), say("box-detail", count=len(field.stack("roman", box))), rule="7.1.3")
                for box in boxes
            ],
            default=(boxes[0],),
            about=(field.battle.place,),
        )
    )
    return Box(chosen)


def rally(field: Field) -> Play[None]:  # 7.1.3
    """Let the player bring one routed unit back to a box."""
    if not field.plays("roman", StratagemId.RALLY):
        return
    routed = list(field.routed("roman"))
    if not routed:
        return
    strongest = max(routed, key=field.t.bonus)
    options = [unit_option(field.t, unit, "7.1.3") for unit in routed]
    unit = yield from one(
        Pick(
            seat=SEAT,
            topic="rally",
            question=say("rally"),
            rule="7.1.3",
            domain="military",
            options=[*options, choice("keep", "rally-keep", "7.1.3")],
            default=(strongest,),
            about=(field.battle.place,),
        )
    )
    if unit == "keep":
        return
    empty_first = sorted(BOXES, key=lambda box: bool(field.stack("roman", box)))
    box = yield from _pick_box(field, "rally-box", unit, empty_first)
    field.battle.spent.append("roman")
    bring_back(field, "roman", unit, box, 0)


def rally_enemy(field: Field) -> None:  # 7.1.3, R46, R70, R79
    """The enemy rallies its best routed unit at the first chance, into an empty box or one chosen by the D6."""
    if not field.plays("enemy", StratagemId.RALLY):
        return
    routed = list(field.routed("enemy"))
    if not routed:
        return
    unit = max(routed, key=field.t.bonus)
    empty = [box for box in BOXES if not field.stack("enemy", box)]
    die = 0 if empty else field.t.roll()
    box = empty[0] if empty else field.t.data.enemy_box[die]
    field.battle.spent.append("enemy")
    bring_back(field, "enemy", unit, box, die)


def bring_back(field: Field, side: Side, unit: str, box: Box, die: int) -> None:  # R79
    """Place a routed unit at the back of a box's stack."""
    field.t.pieces.move(unit, place_of(side, box))
    if unit in field.battle.sallied:
        field.battle.sallied.remove(unit)
    field.note_manned()
    field.t.tell(UnitRallied(side=side, unit=unit, box=box, die=die), "7.1.3")
