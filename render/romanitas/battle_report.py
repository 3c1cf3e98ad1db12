"""The battle report: a battle or siege with its decisive pass."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from render.core.battle_sheet import (
    BOX,
    LEGIBLE,
    WIDTH,
    Army,
    Camp,
    Choice,
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
from render.core.fonts import Face, text_width
from render.core.palette import ROME
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.words import Words, signed
from render.romanitas.battle_model import Pass, fold
from render.romanitas.battle_model import Report as Battle
from render.romanitas.line_question import draw_line_question, is_lettered
from render.romanitas.naval_report import draw_naval
from render.romanitas.theme import figure_icon, livery, plain_counter, say, unit_counter, words
from rules.core.events import Event, Score
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import BattleEnded, Duel, Shot
from rules.romanitas.state import Side

COLUMNS: Final = ("left", "centre", "right")
"""The boxes of a line, from left to right."""

_CAMPS: Final[dict[Side, Camp]] = {"roman": "lower", "enemy": "upper"}
_FIGURE: Final = 0.42
"""The size of a bonus on a counter, as a share of it: it can be read on a phone."""

_CHIP: Final = BOX[0] - 96
"""The room of the words beside the bow, if there is nothing else in the column."""

_LEAST_CHIP: Final = 50
"""The least letters of a name there."""

_LEAST_VERDICT: Final = 48
"""The least letters of a verdict."""

_STRIP_GAPS: Final = 170
"""The gaps in a camp's strip, with the sign of a stratagem."""

_NUMERALS: Final = frozenset({"I", "II", "III"})
"""What tells units of one kind apart: the box already does so beside a verdict."""

_GENITIVES: Final = ("arum", "ae", "is")
"""The ends of Latin words that follow their noun."""

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
    texts = words(locale)
    return _draw(battle, sheet_of(battle, texts, decisive(weights)), texts, {})


def draw_battle_so_far(
    events: Sequence[Event],
    locale: str,
    prompt: str = "",
    choices: Sequence[Choice] = (),
    letters: Mapping[str, str] | None = None,
) -> Picture | None:
    """The battle, siege or naval battle that is being fought in these events: its newest pass; None if there's none.

    Before the first pass it shows the lines or, if they aren't drawn up yet, the forces. ``prompt``: what is asked;
    ``choices``: what is chosen between, if that isn't on the picture. ``letters``: those of answers that are units,
    or boxes of the enemy.
    """
    naval = draw_naval(events, words(locale))
    if naval is not None:
        return naval
    battle = fold(events)
    if battle is None:
        return None
    texts = words(locale)
    own = letters or {}
    sheet = sheet_of(battle, texts, -1, prompt, _lettered_units(battle, own))
    return _draw(battle, replace(sheet, choices=tuple(choices)), texts, own)


def _lettered_units(battle: Battle, letters: Mapping[str, str]) -> Mapping[str, str]:
    """The letters of units: those of a box are at the enemy's unit which fights there."""
    if not battle.passes:
        return letters
    fronts = dict(zip(COLUMNS, battle.passes[-1].enemy, strict=True))
    found = dict(letters)
    for box, letter in letters.items():
        if fronts.get(box):
            found[fronts[box][0]] = letter
    return found


def _draw(battle: Battle, sheet: Report, texts: Words, letters: Mapping[str, str]) -> Picture:
    began = battle.began
    if sheet.passes and is_lettered(sheet.passes[sheet.shown]):
        picture = draw_line_question(sheet, _asker(battle, sheet.outcome, texts))
    elif sheet.passes:
        picture = draw_report(sheet)
    else:
        hidden = Fighter(plain_counter(began.nation, "standard"), "")
        romans = [
            Fighter(counter_of(battle, unit), texts.name(unit), letter=letters.get(unit, ""))
            for unit in sorted(began.roman, key=lambda unit: letters.get(unit, "~"))
        ]
        picture = draw_forces(sheet, [hidden] * began.enemies, romans)
    return finished(picture, began.scene or "battle", alt_text(battle, texts))


def _asker(battle: Battle, told: str, texts: Words) -> str:
    """The name of the Roman unit that a question names, if it names one: "Skoutatoi I" isn't in "Skoutatoi II"."""
    names = map(texts.name, battle.began.roman)
    return next((name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told)), "")


def sheet_of(
    battle: Battle, texts: Words, shown: int, prompt: str = "", letters: Mapping[str, str] | None = None
) -> Report:
    """The battle as the shared sheet draws it, with the pass at a place, and its outcome or a question below.

    ``letters``: those of units that are answers.
    """
    began, ended = battle.began, battle.ended
    passes = tuple(_Fought(battle, fought, texts, letters or {}).drawn() for fought in battle.passes)
    if not passes and battle.drawn_up is not None:
        lines = battle.drawn_up
        passes = (_Fought(battle, Pass(0, lines.roman, lines.enemy, lines.posts), texts, letters or {}).drawn(),)
    kind = "siege" if began.siege else "battle"
    event, question = parts_of(prompt) if prompt else ("", "")
    outcome, why = (event, question) if event else (question, "")
    if ended is not None:
        outcome = texts(f"battle-won-{ended.winner}-{kind}", place=ended.place, nation=ended.nation)
        why = texts(_why(ended), nation=ended.nation)
    return Report(
        "walls" if began.siege else "swords",
        texts(f"battle-title-{kind}", place=began.place),
        battle_line(battle, texts),
        (_army(battle, "enemy", texts), _army(battle, "roman", texts)),
        passes,
        shown,
        outcome,
        why,
        None if ended is None else _CAMPS["roman" if ended.winner == "roman" else "enemy"],
        texts("battle-empty"),
        texts("battle-broken"),
        _leader_in(prompt, texts),
        texts("battle-behind"),
        routed=texts("battle-lost-routed"),
        destroyed=texts("battle-lost-destroyed"),
    )


def _leader_in(prompt: str, texts: Words) -> str:
    """The icon of the commander whom a question names, if it names one."""
    named = (figure for figure in romanitas_data().figures if texts.name(figure) in prompt)
    return next((figure_icon(figure) for figure in named), "")


def _why(ended: BattleEnded) -> str:
    """The key of the reason; of a line that broke twice, with whose it was."""
    if ended.why != "two-breakthroughs":
        return f"battle-why-{ended.why}"
    return f"battle-broke-twice-{'enemy' if ended.winner == 'roman' else 'roman'}"


def battle_line(battle: Battle, texts: Words) -> str:
    """Who fights whom, in a line."""
    began = battle.began
    return texts(
        f"battle-line-{began.attacker}-{'siege' if began.siege else 'battle'}", nation=began.nation,
        count=len(began.roman), enemies=began.enemies, turn=began.turn,
    )  # fmt: skip


def counter_of(battle: Battle, unit: str) -> Counter:
    """The counter of a unit, showing its side in this battle."""
    return replace(unit_counter(unit, unit in battle.began.elite), figure=_FIGURE)


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
        routed, destroyed = len(ended.routed.get(side, ())), len(ended.eliminated.get(side, ()))
    else:
        mine = [unit for unit in fates if (unit in romans) == (side == "roman")]
        routed = sum(fates[unit] == "routed" for unit in mine)
        destroyed = len(mine) - routed
    played = tuple(texts(f"stratagem-{each.stratagem}") for each in battle.stratagems if each.side == side)
    losses = _losses(battle, side, routed, destroyed, texts)
    if len(played) == 1:
        told = texts("battle-stratagem", stratagem=played[0])
        wide = text_width(army.name.upper(), Face.HEAD, LEGIBLE, 2) + text_width(told, Face.ITALIC, LEGIBLE)
        has_room = wide + text_width(losses, Face.STRONG, LEGIBLE) + _STRIP_GAPS < WIDTH
        played = (told,) if has_room else played
    return Army(army.name, army.ground, army.colour, army.walled, played, losses)


def _losses(battle: Battle, side: Side, routed: int, destroyed: int, texts: Words) -> str:
    """A camp's losses in words, its commanders first; before the first pass, how many units it has."""
    hurt = [tested for tested in battle.survival if tested.outcome != "unhurt"] if side == "roman" else []
    told = [texts(f"battle-commander-{tested.outcome}", figure=tested.figure) for tested in hurt]
    if not battle.passes and battle.ended is None:
        return texts("battle-units", count=len(battle.began.roman) if side == "roman" else battle.began.enemies)
    counts = {"battle-toll-routed": routed, "battle-toll-destroyed": destroyed}
    toll = ", ".join(texts(key, count=count) for key, count in counts.items() if count)
    if toll and len(battle.passes) > 1:
        toll = texts("battle-toll-in-all", toll=toll)
    told += [toll] if toll else []
    return " · ".join(told) or texts("battle-no-losses")


class _Fought:
    """One pass, turned into what the sheet draws."""

    def __init__(self, battle: Battle, fought: Pass, texts: Words, letters: Mapping[str, str]) -> None:
        self._battle = battle
        self._letters = letters
        self._fought = fought
        self._texts = texts
        self._before = battle.fates(fought.stage - 1)
        self._after = battle.fates(fought.stage)

    def drawn(self) -> DrawnPass:
        """The pass."""
        stage = self._fought.stage
        columns = tuple(self._column(place, box) for place, box in enumerate(COLUMNS))
        return DrawnPass(self._texts("battle-pass", stage=stage) if stage else "", columns)

    def _column(self, place: int, box: str) -> Column:
        """A column. A miss is left out where a melee follows: its word would seem to be about that."""
        name = self._texts("battle-box", box=say(f"box-{box}"))
        meetings = tuple(self._meeting(duel) for duel in self._fought.duels if _column_of(duel) == box)
        shots = [shot for shot in self._fought.shots if shot.box == box and (shot.outcome != "none" or not meetings)]
        broken = tuple(_CAMPS[side] for side in self._broken(box))
        upper, lower = self._fought.enemy[place], self._fought.roman[place]
        is_open = any(duel.exploiting and _column_of(duel) == box for duel in self._fought.duels)
        empty = self._texts("battle-open-flank") if is_open else ""
        units = (
            self._fighters(upper, "enemy", place, is_open=is_open),
            self._fighters(lower, "roman", place, is_open=is_open),
        )
        fire = tuple(self._fire(shot, is_alone=not meetings and len(shots) == 1) for shot in shots)
        rears = self._behind(units[0]), self._behind(units[1])
        return Column(name, *units, fire, meetings, broken, empty, rears)

    def _behind(self, units: Sequence[Fighter]) -> tuple[str, ...]:
        """Who is behind the first of a box's units: one by its name, then in brief, then only that there is one."""
        count = len(units) - 1
        if count < 1:
            return ()
        names = dict.fromkeys((units[1].name, units[1].brief)) if count == 1 else {}
        named = (self._texts("battle-unit-behind", unit=name) for name in names if name)
        return (*named, self._texts("battle-units-behind", count=count))

    def _broken(self, box: str) -> list[Side]:
        """The camps whose boxes broke, in this pass or before if they're still empty: two such boxes lose a battle.

        Broken boxes on walls don't count [R49].
        """
        earlier = [
            each for fought in self._battle.passes if fought.stage < self._fought.stage for each in fought.broken
        ]
        place = COLUMNS.index(box)
        lines = {"roman": self._fought.roman, "enemy": self._fought.enemy}
        still = [each for each in earlier if not lines[each.side][place]]
        found = dict.fromkeys(each.side for each in (*self._fought.broken, *still) if each.box == box)
        began = self._battle.began
        return [side for side in found if not began.siege or side == began.attacker]

    def _fighters(self, units: Sequence[str], side: Side, place: int, *, is_open: bool) -> tuple[Fighter, ...]:
        """The units of a box; of a broken one that is still empty, those that it lost: they tell why it broke."""
        if units or is_open or side not in self._broken(COLUMNS[place]):
            return tuple(map(self._fighter, units))
        earlier = [fought for fought in self._battle.passes if fought.stage < self._fought.stage]
        lines = [(fought.roman if side == "roman" else fought.enemy)[place] for fought in earlier]
        lost = next((line for line in reversed(lines) if line), ())
        return tuple(self._lost(unit, self._before[unit]) for unit in lost if unit in self._before)

    def _lost(self, unit: str, fate: str) -> Fighter:
        """A unit that an earlier pass routed or destroyed."""
        counter = counter_of(self._battle, unit)
        return Fighter(counter, self._texts.name(unit), "routed" if fate == "routed" else "destroyed")

    def _fighter(self, unit: str) -> Fighter:
        posts = self._fought.posts if unit in self._battle.began.roman else {}
        leaders = tuple(figure_icon(figure) for figure, post in posts.items() if post == unit)
        letter = self._letters.get(unit, "")
        name = self._texts.name(unit)
        brief = _names_of(name, self._texts)[-1]
        fallen = tuple(figure_icon(each.figure) for each in self._battle.survival if each.outcome == "eliminated")
        return Fighter(counter_of(self._battle, unit), name, self._fate(unit), leaders, letter, brief, fallen)

    def _fate(self, unit: str) -> Fate | None:
        """What became of a unit in this pass."""
        fate = self._after.get(unit)
        if fate is None or self._before.get(unit) is not None:
            return None
        return "routed" if fate == "routed" else "destroyed"

    def _fire(self, shot: Shot, *, is_alone: bool) -> Fire:
        """What a shot does, in a word; alone in its column it names the unit, if that has room."""
        is_hit = shot.outcome != "none"
        told = self._texts(f"battle-shot-{shot.outcome}")
        if is_hit and is_alone:
            told = self._told_of(shot.outcome, shot.target, _LEAST_CHIP, _CHIP) or told
        return Fire(_CAMPS[shot.side], told, is_hit)

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
            self._flank(duel),
        )

    def _flank(self, duel: Duel) -> str:
        """What a unit gains that attacks a neighbouring box, in words."""
        if not duel.exploiting:
            return ""
        score = duel.roman_score if duel.exploiting == "roman" else duel.enemy_score
        gained = sum(each.value for each in score.modifiers if each.cause == "exploitation")
        return self._texts("battle-flank", bonus=signed(gained)) if gained else ""

    def _throw(self, score: Score, *, won: bool) -> Throw:
        return Throw(score.die, sum(modifier.value for modifier in score.modifiers), score.total, won)

    def _verdict(self, duel: Duel) -> str:
        if not duel.loser:
            return self._texts("battle-tie")
        loser = duel.roman if duel.loser == "roman" else duel.enemy
        told = self._told_of(duel.outcome, loser, _LEAST_VERDICT, BOX[0] - LEGIBLE)
        return told or self._texts(f"battle-{duel.outcome}-brief")

    def _told_of(self, outcome: str, loser: str, letters: int, room: float) -> str:
        """What became of a unit, with as much of its name as has room in letters of a size; empty without room."""
        texts = self._texts
        told = (texts(f"battle-{outcome}", loser=name) for name in _names_of(texts.name(loser), texts))
        return next((each for each in told if text_width(each, Face.STRONG, letters) <= room), "")


def _names_of(name: str, texts: Words) -> list[str]:
    """A unit's name, the name without its number, and its noun: "Lancers" of "Gothic lancers II"."""
    parts = [part for part in name.split() if part not in _NUMERALS]
    is_first = texts("battle-noun") == "first" or parts[-1].endswith(_GENITIVES)
    noun = parts[parts.index("of") - 1] if "of" in parts else parts[0 if is_first else -1]
    return list(dict.fromkeys((name, " ".join(parts), noun[:1].upper() + noun[1:])))


def _column_of(duel: Duel) -> str:
    """The column that shows a duel: the one of the stack that attacks from it."""
    return duel.enemy_box if duel.exploiting == "enemy" else duel.box


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
