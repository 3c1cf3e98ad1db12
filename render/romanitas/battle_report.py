"""The battle report: a battle or siege as one tall picture with a band per pass. Naval battles too."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image

from render.core.arrows import draw_arrow, leg
from render.core.canvas import finished, gradient, rounded_mask
from render.core.cards import REPORT_HEAD, WIDTH, draw_report_head, draw_report_line
from render.core.counters import Counter, beaten_sprite, counter_sprite, destroyed_face
from render.core.fonts import Face, fitted_size, shortened, wrapped
from render.core.icons import paste_icon
from render.core.map_symbols import die, leader_disc
from render.core.palette import (
    BAND,
    BAND_TEXT,
    BRIGHT_GOLD,
    INK,
    IVORY,
    PANEL,
    ROME,
    SEA,
    SEA_DEEP,
    SECONDARY,
    VELLUM,
    Colour,
)
from render.core.picture import Picture
from render.core.text_panels import panel, pill, write, write_fitted
from render.core.words import Words
from render.romanitas.battle_model import Pass, Report, fold
from render.romanitas.theme import figure_icon, fleet_counter, livery, say, unit_counter, words
from rules.core.events import Event, Score
from rules.romanitas.chapters.mobilisation import INTRINSIC
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import Duel, Line, NavalBattleBegan, NavalBattleEnded, NavalPassFought, Shot
from rules.romanitas.state import SIDES, Side

_PASS_HEAD: Final = 40
_SET_UP: Final = 470
_FORCES: Final = 230
"""The height of a report's body before the lines are drawn up."""

_FOOT: Final = 250
_BOX_WIDTH: Final = 376
_BOX_LEFTS: Final = (18, 412, 806)
COLUMNS: Final = ("left", "centre", "right")
"""The boxes of a line, from left to right."""

_ENEMY_TOP: Final = 52
_BOX_HEIGHT: Final = 168
_LANE_TOP: Final = _ENEMY_TOP + _BOX_HEIGHT
_SHOTS: Final = 40
_DUEL: Final = 118
_GAP: Final = 8
_LEAST_LANE: Final = 96
_COUNTER: Final = 112
_REAR: Final = 46
GRASS: Final = ((214, 202, 164), (196, 183, 142))
"""The background of a line, from top to bottom."""


def draw_battle(events: Sequence[Event], locale: str) -> Picture | None:
    """The report of the battle, siege or naval battle in these events, or None."""
    naval = _draw_naval(events, words(locale))
    if naval is not None:
        return naval
    report = fold(events)
    return None if report is None else _draw_report(report, words(locale))


def draw_battle_so_far(events: Sequence[Event], locale: str) -> Picture | None:
    """The battle, siege or naval battle that is being fought in these events: its newest pass; None if there's none.

    Before the first pass it shows the lines or, if they aren't drawn up yet, the Roman forces.
    """
    naval = _draw_naval(events, words(locale))
    if naval is not None:
        return naval
    report = fold(events)
    if report is None:
        return None
    return _draw_report(dataclasses.replace(report, passes=report.passes[-1:]), words(locale))


def _draw_report(report: Report, texts: Words) -> Picture:
    bands = [_band_height(fought) for fought in report.passes]
    set_up = 0 if bands else _FORCES if report.drawn_up is None else _SET_UP
    height = REPORT_HEAD + set_up + sum(bands) + (_FOOT if report.ended else 12)
    picture = Image.new("RGB", (WIDTH, height), VELLUM)
    draw_head(picture, report, texts)
    if set_up:
        _draw_set_up(picture, report, texts, REPORT_HEAD)
    for place, fought in enumerate(report.passes):
        LineBand(picture, report, fought, texts, REPORT_HEAD + sum(bands[:place])).draw()
    if report.ended is not None:
        _draw_foot(picture, report, texts, height - _FOOT)
    stem = f"{report.began.scene or 'battle'}"
    return finished(picture, stem, alt_text(report, texts))


def _band_height(fought: Pass) -> int:
    """The height of one pass's band in pixels."""
    return _ENEMY_TOP + 2 * _BOX_HEIGHT + _lane_height(fought) + 18


def _lane_height(fought: Pass) -> int:
    """The pixels between the two lines: room for the column with the most dice."""
    columns = (_column_height(fought, box) for box in COLUMNS)
    return max(_LEAST_LANE, *columns)


def _column_height(fought: Pass, box: str) -> int:
    shots = _SHOTS if any(shot.box == box for shot in fought.shots) else 0
    return _GAP + shots + len(_duels_in(fought, box)) * (_DUEL + _GAP)


def _duels_in(fought: Pass, box: str) -> list[Duel]:
    """The duels shown in a column: those of the stack that attacks from it."""
    return [duel for duel in fought.duels if (duel.enemy_box if duel.exploiting == "enemy" else duel.box) == box]


def draw_head(picture: Image.Image, report: Report, texts: Words) -> None:
    """The dark head of a report, ``REPORT_HEAD`` pixels high: place, forces and stratagems."""
    began = report.began
    kind = "siege" if began.siege else "battle"
    line = texts(
        f"battle-line-{began.attacker}-{kind}", nation=began.nation, count=len(began.roman), enemies=began.enemies,
        turn=began.turn,
    )  # fmt: skip
    draw_report_head(picture, "walls" if began.siege else "swords", texts(f"battle-title-{kind}", place=began.place))
    draw_report_line(picture, line, WIDTH - 140 - _draw_stratagems(picture, report, texts))


def _draw_stratagems(picture: Image.Image, report: Report, texts: Words) -> int:
    """Draw both camps' stratagems at the right of the head. Return their width."""
    taken = 0
    for place, played in enumerate(report.stratagems):
        enemy = livery(report.began.nation)
        colours = (ROME, IVORY) if played.side == "roman" else (enemy.counter, enemy.silhouette)
        ground, colour = colours if played.effective else (SECONDARY, IVORY)
        sprite = pill(texts(f"stratagem-{played.stratagem}"), 19, ground, colour)
        sprite.put(picture, WIDTH - 24 - sprite.width, 46 + place * 38)
        taken = max(taken, sprite.width + 20)
    return taken


def _draw_set_up(picture: Image.Image, report: Report, texts: Words, top: int) -> None:
    """The lines before the first pass, or the forces if there were no lines."""
    drawn = report.drawn_up
    picture.paste(gradient(WIDTH, _FORCES if drawn is None else _SET_UP, *GRASS), (0, top))
    if drawn is None:
        _draw_row(picture, report, report.began.roman, texts, top + 45)
        return
    band = LineBand(picture, report, Pass(0, drawn.roman, drawn.enemy, drawn.posts), texts, top)
    band.draw_lines(lane=40)


def _draw_row(picture: Image.Image, report: Report, units: Sequence[str], texts: Words, top: int) -> None:
    step = min(150, (WIDTH - 80) // max(len(units), 1))
    left = (WIDTH - step * len(units)) // 2
    for place, unit in enumerate(units):
        counter = unit_counter(unit, unit in report.began.elite)
        counter_sprite(counter, 96).put(picture, left + place * step, top)
        name = shortened(texts.name(unit), Face.STRONG, 18, step - 8)
        write(picture, left + place * step + 48, top + 122, name, Face.STRONG, 18, INK, align=0.5)


class LineBand:
    """The band of one pass: enemy line above, dice in the middle, Roman line below."""

    def __init__(self, picture: Image.Image, report: Report, fought: Pass, texts: Words, top: int) -> None:
        self._picture = picture
        self._report = report
        self._fought = fought
        self._texts = texts
        self._top = top
        self._before = report.fates(fought.stage - 1)
        self._after = report.fates(fought.stage)

    def draw(self) -> None:
        """Draw the whole band."""
        self._picture.paste(gradient(WIDTH, _band_height(self._fought), *GRASS), (0, self._top))
        self._picture.paste(BAND, (0, self._top, WIDTH, self._top + _PASS_HEAD))
        title = self._texts("battle-pass", stage=self._fought.stage)
        write(self._picture, 26, self._top + 28, title, Face.HEAD, 21, BRIGHT_GOLD, spacing=3)
        notes = " · ".join(self._notes())
        if notes:
            right, y, room = WIDTH - 26, self._top + 28, WIDTH - 300
            write_fitted(self._picture, right, y, notes, Face.BODY, 20, room, BAND_TEXT, least=14, align=1)
        self.draw_lines(lane=_lane_height(self._fought))
        for duel in self._fought.duels:
            self._draw_exploitation(duel)
        for place, box in enumerate(COLUMNS):
            self._draw_lane(box, _BOX_LEFTS[place])

    def draw_lines(self, lane: int) -> None:
        """Draw both lines with ``lane`` pixels between them."""
        roman_top = self._top + _ENEMY_TOP + _BOX_HEIGHT + lane
        self.draw_line("enemy", self._top + _ENEMY_TOP)
        self.draw_line("roman", roman_top)

    def draw_line(self, side: Side, top: int) -> None:
        """Draw the three boxes of one camp, ``top`` pixels from the top of the picture."""
        for place in range(3):
            self._draw_stack(side, place, top)

    def _draw_stack(self, side: Side, place: int, top: int) -> None:
        line: Line = self._fought.roman if side == "roman" else self._fought.enemy
        left, stack = _BOX_LEFTS[place], line[place]
        self._draw_box(side, left, top)
        name = self._texts("battle-box", box=say(f"box-{COLUMNS[place]}")).upper()
        right = left + _BOX_WIDTH - 10
        write(self._picture, right, top + _BOX_HEIGHT - 9, name, Face.HEAD, 13, SECONDARY, spacing=1, align=1)
        if not stack:
            name = self._texts("battle-empty")
            write(self._picture, left + _BOX_WIDTH / 2, top + 92, name, Face.ITALIC, 24, SECONDARY, align=0.5)
            return
        self._draw_front(side, stack[0], left + 16, top + 34)
        for rank, unit in enumerate(stack[1:4]):
            counter_sprite(self.counter(unit), _REAR).put(self._picture, left + 148, top + 36 + rank * 42)
            name = shortened(self._texts.name(unit), Face.BODY, 19, _BOX_WIDTH - 214)
            write(self._picture, left + 202, top + 66 + rank * 42, name, Face.BODY, 19, INK)

    def _draw_box(self, side: Side, left: int, top: int) -> None:
        self._picture.paste(IVORY, (left, top), _box_mask())
        if self._is_walled(side):
            self._draw_wall(side, left, top)

    def _is_walled(self, side: Side) -> bool:
        began = self._report.began
        return began.siege and began.attacker != side

    def _draw_wall(self, side: Side, left: int, top: int) -> None:
        """Battlements along the edge that faces the besieger."""
        edge = top + _BOX_HEIGHT - 10 if side == "enemy" else top
        tooth, height = 23, 10
        for place in range(0, _BOX_WIDTH - tooth, 2 * tooth):
            self._picture.paste(SECONDARY, (left + place, edge, left + place + tooth, edge + height))

    def _draw_front(self, side: Side, unit: str, left: int, top: int) -> None:
        counter = self.counter(unit)
        fate = self._after.get(unit)
        if fate is not None and self._before.get(unit) is None:
            sprite = beaten_sprite(counter, _COUNTER, "routed" if fate == "routed" else "destroyed")
        else:
            sprite = counter_sprite(counter, _COUNTER)
        sprite.put(self._picture, left, top)
        for place, figure in enumerate(f for f, post in self._fought.posts.items() if post == unit and side == "roman"):
            leader_disc(figure_icon(figure), 44).centre(self._picture, left + 2, top + 42 + place * 46)
        name = self._texts.name(unit)
        write_fitted(self._picture, left - 2, top - 10, name, Face.STRONG, 22, _BOX_WIDTH - 24, INK, least=16)

    def counter(self, unit: str) -> Counter:
        """The counter of a unit, showing its side in this battle."""
        return unit_counter(unit, unit in self._report.began.elite)

    def _draw_exploitation(self, duel: Duel) -> None:
        """The arrow of a stack that attacks the box next to the empty one in front of it."""
        if not duel.exploiting:
            return
        roman_top = self._top + _LANE_TOP + _lane_height(self._fought)
        roman = self._middle(duel.box), roman_top + 26
        enemy = self._middle(duel.enemy_box), self._top + _ENEMY_TOP + _BOX_HEIGHT - 26
        start, end = (roman, enemy) if duel.exploiting == "roman" else (enemy, roman)
        colour = ROME if duel.exploiting == "roman" else livery(self._report.began.nation).counter
        line = leg(start, end, 9)
        if line is not None:
            draw_arrow(self._picture, line, colour, "attack", width=9)

    def _middle(self, box: str) -> float:
        return _BOX_LEFTS[COLUMNS.index(box)] + _BOX_WIDTH * 0.62

    def _draw_lane(self, box: str, left: int) -> None:
        """The dice of a column: fire first, then melee, then exploitation by either camp."""
        top = self._top + _LANE_TOP
        shots = [shot for shot in self._fought.shots if shot.box == box]
        for place, shot in enumerate(shots):
            self._draw_shot(shot, left + place * (_BOX_WIDTH // 2), top + 4)
        start = top + _GAP + (_SHOTS if shots else 0)
        for place, duel in enumerate(_duels_in(self._fought, box)):
            self._draw_duel(duel, left, start + place * (_DUEL + _GAP))

    def _draw_shot(self, shot: Shot, left: int, top: int) -> None:
        hit = shot.outcome != "none"
        colour = ROME if shot.side == "roman" else livery(self._report.began.nation).counter
        paste_icon(self._picture, left + 4, top + 2, "bow", 26, colour)
        outcome = self._texts(f"battle-shot-{shot.outcome}")
        text = f"{_sum(shot.score)} {outcome}"
        x, room, colour = left + 36, _BOX_WIDTH // 2 - 44, ROME if hit else SECONDARY
        write_fitted(self._picture, x, top + 23, text, Face.STRONG, 20, room, colour, least=13)

    def _draw_duel(self, duel: Duel, left: int, top: int) -> None:
        enemy = livery(self._report.began.nation)
        panel(_BOX_WIDTH, _DUEL).put(self._picture, left, top)
        for unit, score, colour, y in (
            (duel.enemy, duel.enemy_score, enemy.counter, top + 8),
            (duel.roman, duel.roman_score, ROME, top + 60),
        ):
            self._draw_score(score, left + 14, y, colour, won=bool(duel.loser) and unit != self._loser(duel))
            name = shortened(self._texts.name(unit), Face.STRONG, 17, 118)
            write(self._picture, left + 142, y + 22, name, Face.STRONG, 17, INK)
            causes = self._causes(score)
            write_fitted(self._picture, left + 16, y + 44, causes, Face.BODY, 15, _BOX_WIDTH - 32, SECONDARY, least=11)
        verdict = self._verdict(duel)
        size = fitted_size(verdict, Face.STRONG, 18, 92, least=12)
        ground = SECONDARY
        if duel.loser:
            ground = ROME if duel.loser == "roman" else enemy.counter
        colour = enemy.silhouette if duel.loser == "enemy" else IVORY
        pill(verdict, size, ground, colour).centre(self._picture, left + _BOX_WIDTH - 62, top + 75)
        if duel.exploiting:
            arrow = self._texts("battle-exploits", box=say(f"box-{self._target(duel)}"))
            write_fitted(
                self._picture, left + _BOX_WIDTH - 62, top + 29, arrow, Face.ITALIC, 16, 108, INK, least=11, align=0.5
            )

    def _loser(self, duel: Duel) -> str:
        return duel.roman if duel.loser == "roman" else duel.enemy

    def _causes(self, score: Score) -> str:
        """The modifiers of a die, each with its cause."""
        parts = []
        for modifier in score.modifiers:
            sign = "+" if modifier.value > 0 else "−"
            parts.append(f"{sign}{abs(modifier.value)} {_cause(modifier.cause, self._texts)}")
        return ", ".join(parts)

    def _target(self, duel: Duel) -> str:
        return duel.box if duel.exploiting == "enemy" else duel.enemy_box

    def _verdict(self, duel: Duel) -> str:
        if not duel.loser:
            return self._texts("battle-tie")
        loser = self._texts("battle-romans") if duel.loser == "roman" else self._texts.name(self._report.began.nation)
        return self._texts(f"battle-{duel.outcome}", loser=loser)

    def _draw_score(self, score: Score, left: int, top: int, colour: Colour, *, won: bool) -> None:
        die(score.die, 30, colour).put(self._picture, left, top)
        added = sum(modifier.value for modifier in score.modifiers)
        x = left + 40.0
        if added:
            text = f"{'+' if added > 0 else '−'} {abs(added)}"
            x += write(self._picture, x, top + 23, text, Face.STRONG, 22, INK) + 8
        x += write(self._picture, x, top + 23, "=", Face.STRONG, 22, SECONDARY) + 8
        write(self._picture, x, top + 24, str(score.total), Face.HEAVY, 28, colour if won else SECONDARY)

    def _notes(self) -> list[str]:
        fought, texts = self._fought, self._texts
        notes = [
            texts("battle-rallied", unit=rallied.unit, box=say(f"box-{rallied.box}")) for rallied in fought.rallied
        ]
        notes += [texts("battle-reserve", unit=each.unit, box=say(f"box-{each.box}")) for each in fought.reserves]
        notes += [
            texts(f"battle-broken-{broken.side}", nation=self._report.began.nation, box=say(f"box-{broken.box}"))
            for broken in fought.broken
        ]
        return notes


@cache
def _box_mask() -> Image.Image:
    """The faint background of a box."""
    return rounded_mask(_BOX_WIDTH, _BOX_HEIGHT, 10).point([value // 3 for value in range(256)])


def _cause(cause: str, texts: Words) -> str:
    """A modifier's cause in a word or two: the counter's own bonus, a commander, a stratagem, exploitation."""
    if cause in romanitas_data().figures or cause == INTRINSIC:
        return texts.name(cause)
    known = {"combat-bonus": "battle-cause-bonus", "exploitation": "battle-cause-exploitation"}
    return texts(known.get(cause, f"stratagem-{cause}"))


def _sum(score: Score) -> str:
    added = sum(modifier.value for modifier in score.modifiers)
    return f"{score.die}{'+' if added >= 0 else '−'}{abs(added)}={score.total}" if added else str(score.total)


def _draw_foot(picture: Image.Image, report: Report, texts: Words, top: int) -> None:
    ended = report.ended
    if ended is None:
        return
    picture.paste(gradient(WIDTH, _FOOT, PANEL, VELLUM), (0, top))
    enemy = livery(ended.nation)
    ground = ROME if ended.winner == "roman" else enemy.counter
    picture.paste(ground, (0, top, WIDTH, top + 56))
    banner = texts(
        f"battle-won-{ended.winner}-{'siege' if ended.siege else 'battle'}", place=ended.place, nation=ended.nation
    )
    why = texts(f"battle-why-{ended.why}")
    colour = IVORY if ended.winner == "roman" else enemy.silhouette
    text = f"{banner} {why}"
    write_fitted(picture, WIDTH / 2, top + 38, text, Face.STRONG, 28, WIDTH - 60, colour, least=18, align=0.5)
    for place, side in enumerate(SIDES):
        _draw_losses(picture, report, side, texts, 26 + place * (WIDTH // 2), top + 66)
    _draw_footnotes(picture, report, texts, top + _FOOT - 60)


def _draw_losses(picture: Image.Image, report: Report, side: Side, texts: Words, left: int, top: int) -> None:
    ended = report.ended
    if ended is None:
        return
    name = texts("battle-romans") if side == "roman" else texts.name(ended.nation)
    routed, eliminated = ended.routed.get(side, ()), ended.eliminated.get(side, ())
    head = texts("battle-losses", side=name, routed=len(routed), eliminated=len(eliminated))
    write(picture, left, top + 26, head, Face.STRONG, 22, ROME if side == "roman" else INK)
    x = left
    for unit in routed:
        beaten_sprite(unit_counter(unit, unit in report.began.elite), 56, "routed").put(picture, x, top + 44)
        x += 64
    for unit in eliminated:
        destroyed_face(unit_counter(unit, unit in report.began.elite), 56).put(picture, x, top + 44)
        x += 64


def _draw_footnotes(picture: Image.Image, report: Report, texts: Words, top: int) -> None:
    notes = [
        texts(
            f"battle-stratagem-{played.side}{'' if played.effective else '-idle'}",
            stratagem=say(f"stratagem-{played.stratagem}"),
            nation=report.began.nation,
        )
        for played in report.stratagems
    ]
    if report.fortifications is not None:
        notes.append(texts("battle-fortifications", unit=report.fortifications.unit))
    notes += [
        texts(f"battle-survival-{tested.outcome}", figure=tested.figure, score=_sum(tested.score))
        for tested in report.survival
    ]
    for place, line in enumerate(wrapped(" ".join(notes), Face.BODY, 20, WIDTH - 60)[:2]):
        write(picture, 28, top + 22 + place * 25, line, Face.BODY, 20, INK)


def alt_text(report: Report, texts: Words) -> str:
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


def passes_told(report: Report, texts: Words) -> list[str]:
    """Each pass of a battle in a sentence: who was shot, and the totals of each melee."""
    return [texts("alt-pass", stage=fought.stage, what=_told(fought, texts) or "–") for fought in report.passes]


def _told(fought: Pass, texts: Words) -> str:
    hits = [texts("alt-shot", target=shot.target) for shot in fought.shots if shot.outcome != "none"]
    duels = [
        f"{texts.name(duel.roman)} {duel.roman_score.total}–{duel.enemy_score.total} {texts.name(duel.enemy)}"
        for duel in fought.duels
    ]
    return "; ".join([*hits, *duels])


def _draw_naval(events: Sequence[Event], texts: Words) -> Picture | None:
    began = next((event for event in events if isinstance(event, NavalBattleBegan)), None)
    if began is None:
        return None
    fought = [event for event in events if isinstance(event, NavalPassFought) and event.scene == began.scene]
    ended = next(
        (event for event in events if isinstance(event, NavalBattleEnded) and event.scene == began.scene), None
    )
    height = REPORT_HEAD + 180 * len(fought) + (72 if ended is not None else 12)
    picture = Image.new("RGB", (WIDTH, height), SEA)
    picture.paste(gradient(WIDTH, height, SEA, SEA_DEEP), (0, 0))
    title = texts("naval-title", zone=began.zone)
    line = texts("naval-line", nations=began.enemies, figure=began.figure or "nobody", turn=began.turn)
    draw_report_head(picture, "anchor", title)
    draw_report_line(picture, line, WIDTH - 140)
    for place, event in enumerate(fought):
        _draw_naval_pass(picture, event, texts, REPORT_HEAD + place * 180)
    outcome = "" if ended is None else _draw_naval_outcome(picture, ended, texts)
    rolls = "; ".join(
        f"{event.stage}: " + ", ".join(f"{texts.name(fleet)} {score.total}" for fleet, score in event.scores.items())
        for event in fought
    )
    return finished(picture, began.scene or "naval", f"{title}. {line} {rolls}. {outcome}".rstrip())


def _draw_naval_outcome(picture: Image.Image, ended: NavalBattleEnded, texts: Words) -> str:
    """Draw the banner at the foot of a naval battle, and return its text."""
    outcome = texts(f"naval-won-{ended.winner or 'nobody'}", zone=ended.zone)
    height = picture.height
    picture.paste(ROME if ended.winner == "roman" else BAND, (0, height - 64, WIDTH, height))
    write(picture, WIDTH / 2, height - 22, outcome, Face.STRONG, 28, IVORY, align=0.5)
    return outcome


def _draw_naval_pass(picture: Image.Image, event: NavalPassFought, texts: Words, top: int) -> None:
    data = romanitas_data()
    owners = {fleet.id: nation for nation, fleet in data.enemy_fleet.items()}
    write(picture, 28, top + 40, texts("battle-pass", stage=event.stage), Face.HEAD, 21, BRIGHT_GOLD, spacing=3)
    for place, (fleet, score) in enumerate(event.scores.items()):
        x, y = 40 + place * 380, top + 58
        owner = owners.get(fleet, "roman")
        counter = fleet_counter(owner)
        sprite = beaten_sprite(counter, 96, "destroyed") if fleet in event.sunk else counter_sprite(counter, 96)
        sprite.put(picture, x, y)
        name = shortened(texts.name(fleet), Face.STRONG, 20, 240)
        write(picture, x + 112, y + 24, name, Face.STRONG, 20, BAND_TEXT)
        die(score.die, 40, livery(owner).counter).put(picture, x + 112, y + 38)
        write(picture, x + 162, y + 70, _sum(score), Face.HEAVY, 28, BAND_TEXT)
        if fleet in event.sunk:
            write(picture, x + 112, y + 104, texts("naval-sunk"), Face.STRONG, 20, BRIGHT_GOLD)
