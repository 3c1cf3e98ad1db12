"""The battle report: a battle or siege with its decisive pass large, the others as a strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.core.battle_sheet import (
    Army,
    Camp,
    Column,
    Fighter,
    Fire,
    Meeting,
    Report,
    Throw,
    decisive,
    draw_forces,
    draw_report,
)
from render.core.battle_sheet import Pass as DrawnPass
from render.core.canvas import finished
from render.core.counters import Counter, Fate
from render.core.palette import ROME
from render.core.picture import Picture
from render.core.words import Words
from render.romanitas.battle_model import Pass, fold
from render.romanitas.battle_model import Report as Battle
from render.romanitas.naval_report import draw_naval
from render.romanitas.theme import figure_icon, livery, plain_counter, say, unit_counter, words
from rules.core.events import Event, Score
from rules.romanitas.chapters.mobilisation import INTRINSIC
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import Duel, Shot
from rules.romanitas.state import Side

COLUMNS: Final = ("left", "centre", "right")
"""The boxes of a line, from left to right."""

_CAMPS: Final[dict[Side, Camp]] = {"roman": "lower", "enemy": "upper"}
_BROKEN: Final = 4
"""A broken box makes a pass as memorable as this many lost units."""


def draw_battle(events: Sequence[Event], locale: str) -> Picture | None:
    """The report of the battle, siege or naval battle in these events, or None."""
    naval = draw_naval(events, words(locale))
    if naval is not None:
        return naval
    battle = fold(events)
    if battle is None:
        return None
    weights = [_BROKEN * len(fought.broken) + len(fought.fates) for fought in battle.passes]
    return _draw(battle, words(locale), decisive(weights))


def draw_battle_so_far(events: Sequence[Event], locale: str) -> Picture | None:
    """The battle, siege or naval battle that is being fought in these events: its newest pass; None if there's none.

    Before the first pass it shows the lines or, if they aren't drawn up yet, the Roman forces.
    """
    naval = draw_naval(events, words(locale))
    if naval is not None:
        return naval
    battle = fold(events)
    return None if battle is None else _draw(battle, words(locale), -1)


def _draw(battle: Battle, texts: Words, shown: int) -> Picture:
    sheet, began = sheet_of(battle, texts, shown), battle.began
    if sheet.passes:
        picture = draw_report(sheet)
    else:
        hidden = Fighter(plain_counter(began.nation, "standard"), "")
        romans = [Fighter(counter_of(battle, unit), texts.name(unit)) for unit in began.roman]
        picture = draw_forces(sheet, [hidden] * began.enemies, romans)
    return finished(picture, began.scene or "battle", alt_text(battle, texts))


def sheet_of(battle: Battle, texts: Words, shown: int) -> Report:
    """The battle as the shared sheet draws it, with the pass at a place large."""
    began, ended = battle.began, battle.ended
    passes = tuple(_Fought(battle, fought, texts).drawn() for fought in battle.passes)
    if not passes and battle.drawn_up is not None:
        lines = battle.drawn_up
        passes = (_Fought(battle, Pass(0, lines.roman, lines.enemy, lines.posts), texts).drawn(),)
    kind = "siege" if began.siege else "battle"
    outcome = ""
    if ended is not None:
        won = texts(f"battle-won-{ended.winner}-{kind}", place=ended.place, nation=ended.nation)
        outcome = f"{won} {texts(f'battle-why-{ended.why}')}"
    return Report(
        "walls" if began.siege else "swords",
        texts(f"battle-title-{kind}", place=began.place),
        battle_line(battle, texts),
        (_army(battle, "enemy", texts), _army(battle, "roman", texts)),
        passes,
        shown,
        outcome,
        None if ended is None else _CAMPS["roman" if ended.winner == "roman" else "enemy"],
        texts("battle-empty"),
    )


def battle_line(battle: Battle, texts: Words) -> str:
    """Who fights whom, in a line."""
    began = battle.began
    return texts(
        f"battle-line-{began.attacker}-{'siege' if began.siege else 'battle'}", nation=began.nation,
        count=len(began.roman), enemies=began.enemies, turn=began.turn,
    )  # fmt: skip


def counter_of(battle: Battle, unit: str) -> Counter:
    """The counter of a unit, showing its side in this battle."""
    return unit_counter(unit, unit in battle.began.elite)


def army_of(battle: Battle, side: Side, texts: Words) -> Army:
    """A camp with its name, colours and walls, without losses."""
    began, colours = battle.began, livery("roman" if side == "roman" else battle.began.nation)
    name = texts("battle-romans") if side == "roman" else texts.name(began.nation)
    ground = ROME if side == "roman" else colours.counter
    return Army(name, ground, colours.silhouette, began.siege and began.attacker != side)


def _army(battle: Battle, side: Side, texts: Words) -> Army:
    army, fates = army_of(battle, side, texts), battle.fates(4)
    ended, romans = battle.ended, set(battle.began.roman)
    if ended is not None:
        routed, destroyed = ended.routed.get(side, ()), ended.eliminated.get(side, ())
    else:
        mine = [unit for unit in fates if (unit in romans) == (side == "roman")]
        routed = tuple(unit for unit in mine if fates[unit] == "routed")
        destroyed = tuple(unit for unit in mine if fates[unit] != "routed")
    played = [texts(f"stratagem-{each.stratagem}") for each in battle.stratagems if each.side == side]
    return Army(
        army.name, army.ground, army.colour, army.walled,
        tuple(counter_of(battle, unit) for unit in routed), tuple(counter_of(battle, unit) for unit in destroyed),
        tuple(played),
    )  # fmt: skip


class _Fought:
    """One pass, turned into what the sheet draws."""

    def __init__(self, battle: Battle, fought: Pass, texts: Words) -> None:
        self._battle = battle
        self._fought = fought
        self._texts = texts
        self._before = battle.fates(fought.stage - 1)
        self._after = battle.fates(fought.stage)

    def drawn(self) -> DrawnPass:
        """The pass."""
        stage = self._fought.stage
        columns = tuple(self._column(place, box) for place, box in enumerate(COLUMNS))
        title = self._texts("battle-pass", stage=stage)
        return DrawnPass(stage, title, columns, " · ".join(self._notes()))

    def _column(self, place: int, box: str) -> Column:
        name = self._texts("battle-box", box=say(f"box-{box}"))
        shots = tuple(self._fire(shot) for shot in self._fought.shots if shot.box == box)
        meetings = tuple(self._meeting(duel) for duel in self._fought.duels if _column_of(duel) == box)
        upper, lower = self._fought.enemy[place], self._fought.roman[place]
        return Column((name, name), tuple(map(self._fighter, upper)), tuple(map(self._fighter, lower)), shots, meetings)

    def _fighter(self, unit: str) -> Fighter:
        posts = self._fought.posts if unit in self._battle.began.roman else {}
        leaders = tuple(figure_icon(figure) for figure, post in posts.items() if post == unit)
        return Fighter(counter_of(self._battle, unit), self._texts.name(unit), self._fate(unit), leaders)

    def _fate(self, unit: str) -> Fate | None:
        """What became of a unit in this pass."""
        fate = self._after.get(unit)
        if fate is None or self._before.get(unit) is not None:
            return None
        return "routed" if fate == "routed" else "destroyed"

    def _fire(self, shot: Shot) -> Fire:
        told = f"{_sum(shot.score)} {self._texts(f'battle-shot-{shot.outcome}')}"
        return Fire(_CAMPS[shot.side], told, shot.outcome != "none")

    def _meeting(self, duel: Duel) -> Meeting:
        across: tuple[Camp, int, int] | None = None
        if duel.exploiting:
            roman, enemy = COLUMNS.index(duel.box), COLUMNS.index(duel.enemy_box)
            across = ("lower", roman, enemy) if duel.exploiting == "roman" else ("upper", enemy, roman)
        return Meeting(
            self._throw(duel.enemy_score, won=duel.loser == "roman"),
            self._throw(duel.roman_score, won=duel.loser == "enemy"),
            self._verdict(duel),
            _CAMPS[duel.loser] if duel.loser else None,
            across,
        )

    def _throw(self, score: Score, *, won: bool) -> Throw:
        added = sum(modifier.value for modifier in score.modifiers)
        causes = (
            f"{'+' if modifier.value > 0 else '−'}{abs(modifier.value)} {_cause(modifier.cause, self._texts)}"
            for modifier in score.modifiers
        )
        told = ", ".join(cause.replace(" ", "\N{NO-BREAK SPACE}") for cause in causes)
        return Throw(score.die, added, score.total, told, won)

    def _verdict(self, duel: Duel) -> str:
        if not duel.loser:
            return self._texts("battle-tie")
        loser = self._texts.name(duel.roman if duel.loser == "roman" else duel.enemy)
        return self._texts(f"battle-{duel.outcome}", loser=loser)

    def _notes(self) -> list[str]:
        fought, texts, battle = self._fought, self._texts, self._battle
        notes = [
            texts("battle-rallied", unit=rallied.unit, box=say(f"box-{rallied.box}")) for rallied in fought.rallied
        ]
        notes += [texts("battle-reserve", unit=each.unit, box=say(f"box-{each.box}")) for each in fought.reserves]
        notes += [
            texts(f"battle-broken-{broken.side}", nation=battle.began.nation, box=say(f"box-{broken.box}"))
            for broken in fought.broken
        ]
        if battle.fortifications is not None:
            notes.append(texts("battle-fortifications", unit=battle.fortifications.unit).rstrip("."))
        notes += [
            texts(f"battle-survival-{tested.outcome}", figure=tested.figure, score=_sum(tested.score)).rstrip(".")
            for tested in battle.survival
        ]
        return notes


def _column_of(duel: Duel) -> str:
    """The column that shows a duel: the one of the stack that attacks from it."""
    return duel.enemy_box if duel.exploiting == "enemy" else duel.box


def _cause(cause: str, texts: Words) -> str:
    """A modifier's cause in a word or two: the counter's own bonus, a commander, a stratagem, exploitation."""
    if cause in romanitas_data().figures or cause == INTRINSIC:
        return texts.name(cause)
    known = {"combat-bonus": "battle-cause-bonus", "exploitation": "battle-cause-exploitation"}
    return texts(known.get(cause, f"stratagem-{cause}"))


def _sum(score: Score) -> str:
    added = sum(modifier.value for modifier in score.modifiers)
    return f"{score.die}{'+' if added >= 0 else '−'}{abs(added)}={score.total}" if added else str(score.total)


def alt_text(report: Battle, texts: Words) -> str:
    """The report as sentences: the forces, each pass box by box, and the outcome."""
    began = report.began
    kind = "siege" if began.siege else "battle"
    parts = [texts(f"battle-title-{kind}", place=began.place) + "."]
    parts.append(
        texts(
            f"battle-line-{began.attacker}-{kind}", nation=began.nation, count=len(began.roman),
            enemies=began.enemies, turn=began.turn,
        )
    )  # fmt: skip
    parts += passes_told(report, texts)
    if report.ended is not None:
        ended = report.ended
        parts.append(texts(f"battle-won-{ended.winner}-{kind}", place=ended.place, nation=ended.nation))
        parts.append(
            texts(
                "alt-losses",
                lost=len(ended.eliminated.get("roman", ())),
                slain=len(ended.eliminated.get("enemy", ())),
            )
        )
    return " ".join(parts)


def passes_told(report: Battle, texts: Words) -> list[str]:
    """Each pass of a battle in a sentence: who was shot, and the totals of each melee."""
    return [texts("alt-pass", stage=fought.stage, what=_told(fought, texts) or "–") for fought in report.passes]


def _told(fought: Pass, texts: Words) -> str:
    hits = [texts("alt-shot", target=shot.target) for shot in fought.shots if shot.outcome != "none"]
    duels = [
        f"{texts.name(duel.roman)} {duel.roman_score.total}–{duel.enemy_score.total} {texts.name(duel.enemy)}"
        for duel in fought.duels
    ]
    return "; ".join([*hits, *duels])
