"""The Comes and the Magister Militum in combat [7.5]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Pick
from rules.core.events import Modifier, Score
from rules.core.game import Play, one
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.mobilisation import INTRINSIC, unit_option
from rules.romanitas.data.tables import RandomEventId
from rules.romanitas.events import EpidemicRolled, FigureMoved, SurvivalTested
from rules.romanitas.game import ELIMINATED, MOBILISED, SEAT, Romanitas, say


def roll_epidemic(field: Field) -> None:  # 8.7-4
    """Roll for each figure during an epidemic. On a 1 it gives no bonus in this combat."""
    field.battle.powerless += [figure for figure in field.battle.figures if falls_ill(field.t, figure)]


def falls_ill(t: Romanitas, figure: str) -> bool:  # 8.7-4, R95
    """Roll whether an epidemic denies a figure's bonus in the combat that begins, on land or at sea."""
    epidemic = RandomEventId.EPIDEMIC
    if t.state.event != epidemic:
        return False
    die = t.roll()
    t.tell(EpidemicRolled(figure=figure, die=die), "8.7")
    return die in t.random_event(epidemic).strikes_on


def move_figures(field: Field) -> Play[None]:  # 7.5, R51, R77
    """Let the player move a figure whose unit left the line to another unit."""
    posts = field.battle.posts
    standing = field.units("roman")
    for figure in [figure for figure, unit in posts.items() if unit and unit not in standing]:
        free = [unit for unit in standing if unit not in posts.values()] or standing
        unit = ""
        if free:
            unit = yield from _pick_post(field, figure, free)
        posts[figure] = unit
        alone = unit and unit not in [post for each, post in posts.items() if each != figure]
        field.t.tell(FigureMoved(figure=figure, unit=unit), "7.5" if alone else "7.5, R77")


def _pick_post(field: Field, figure: str, units: Sequence[str]) -> Play[str]:
    return (
        yield from one(
            Pick(
                seat=SEAT,
                topic="move-figure",
                question=say("move-figure", figure=figure),
                rule="7.5",
                domain="military",
                options=[unit_option(field.t, unit, "7.5") for unit in units],
                default=(max(units, key=field.t.bonus),),
                about=(field.battle.place,),
            )
        )
    )


def take_survival_tests(t: Romanitas, figures: Sequence[str], *, lost: bool) -> None:  # 7.5, R51
    """Test the survival of each figure that fought, at +1 after a defeat. A printed Comes never tests [R61]."""
    survival = t.data.tables.survival
    for figure in figures:
        if figure == INTRINSIC:
            continue
        die = t.roll()
        modifiers = (Modifier("combat-lost", survival.combat_lost, "7.5"),) if lost else ()
        score = Score(die, modifiers, die + sum(modifier.value for modifier in modifiers))
        if score.total >= survival.eliminated_from:
            t.pieces.move(figure, ELIMINATED)
            t.tell(SurvivalTested(figure=figure, score=score, outcome="eliminated"), "7.5")
        elif score.total >= survival.wounded:
            t.pieces.move(figure, MOBILISED)
            t.tell(SurvivalTested(figure=figure, score=score, outcome="wounded"), "7.5")
        else:
            t.tell(SurvivalTested(figure=figure, score=score, outcome="unhurt"), "7.5")
