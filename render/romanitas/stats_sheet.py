"""The statistics sheet of a campaign: Romanness, territory, combats and dice luck, as picture and text."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from render.core.canvas import finished
from render.core.charts import (
    BLUE,
    BLUSH,
    GREEN,
    GREY,
    ORANGE,
    PALE,
    RUIN,
    SKY,
    VERMILION,
    Axis,
    Ink,
    Plot,
    Shape,
    begin_plate,
    begin_sheet,
    curve,
    fill,
    legend,
    mark,
    scale_beside,
    step_of,
    with_minus,
)
from render.core.dice_luck import draw_dice, tell_dice
from render.core.fonts import Face
from render.core.palette import BRIGHT_GOLD, INK, IVORY, PANEL, PORPHYRY, ROME, SECONDARY, Colour
from render.core.picture import Picture
from render.core.text_panels import disc, write, write_fitted
from render.core.words import Words
from render.romanitas.campaign_stats import PARTS, Combats, Count, Figures, figures
from render.romanitas.theme import words

__all__ = ["draw_statistics", "figures", "tell_statistics"]

WIDTH: Final = 1200
HEIGHT: Final = 1000
_PLATE: Final = 572
_ROWS: Final = {(110, 420): ("stat-romanness", "stat-land"), (542, 440): ("stat-fights", "stat-luck")}
"""The two rows of panels: top, height and the headings in each."""

PART_INKS: Final[Mapping[str, Ink]] = {
    "cities": BLUE, "acta": ORANGE, "diplomacy": GREEN, "carried": GREY, "ruins": RUIN, "zones": SKY,
}  # fmt: skip
"""The colour of each part of a count."""

_MOST_ROWS: Final = 7
_ROW: Final = 54
_BAR: Final = 28
_MARKS: Final[Mapping[str, tuple[Shape, Colour]]] = {
    "all": ("disc", INK),
    "fatum": ("diamond", PORPHYRY),
    "roman": ("square", BLUE.colour),
    "enemy": ("up", VERMILION.colour),
}


def draw_statistics(of: Figures, title: str, locale: str) -> Picture:
    """The sheet: the parts of each count, the Empire turn by turn, combats and losses, and the dice."""
    texts = words(locale)
    picture = begin_sheet(title, texts("stat-title"), (WIDTH, HEIGHT))
    plates = [
        begin_plate(picture, (20 + column * 588, top, _PLATE, height), texts(heading))
        for (top, height), headings in _ROWS.items()
        for column, heading in enumerate(headings)
    ]
    for plate, draw in zip(plates, (_draw_counts, _draw_land, _draw_combats), strict=False):
        draw(plate, of, texts)
    draw_dice(plates[-1], of.dice, _MARKS, texts)
    return finished(picture, "statistics", _alt(of, texts))


def _alt(of: Figures, texts: Words) -> str:
    if not of.counts:
        return texts("alt-statistics-begun")
    last, now, dice = of.counts[-1], of.territory[max(of.territory)], of.dice["all"]
    return texts(
        "alt-statistics", turn=last.turn, rp=last.track, cities=now.roman, ruins=now.ruins, won=of.won, lost=of.lost,
        dice=dice.thrown, mean=texts("number-2", value=dice.mean),
    )  # fmt: skip


def tell_statistics(of: Figures, locale: str) -> list[str]:
    """The statistics as sentences: each count, the cities, each enemy, each set of dice."""
    texts = words(locale)
    lines = [_tell_count(count, of, texts) for count in of.counts]
    turns = of.territory.values()
    lines.append(
        texts(
            "stat-changes", won=sum(turn.won for turn in turns), lost=sum(turn.lost for turn in turns),
            sacked=sum(turn.sacked for turn in turns), rebuilt=sum(turn.rebuilt for turn in turns),
        )
    )  # fmt: skip
    for nation, fought in of.combats.items():
        roman, own = fought.roman_destroyed, fought.enemy_destroyed
        lines.append(texts("stat-combats", nation=nation, won=fought.won, lost=fought.lost, roman=roman, own=own))
    if of.sea.fought:
        sea = of.sea
        lines.append(
            texts(
                "stat-sea", won=sea.won, lost=sea.lost, undecided=sea.undecided, roman=sea.roman_destroyed,
                own=sea.enemy_destroyed, drowned=of.drowned,
            )
        )  # fmt: skip
    return [*lines, *(tell_dice(whose, dice, texts) for whose, dice in of.dice.items() if dice.thrown)]


def _tell_count(count: Count, of: Figures, texts: Words) -> str:
    parts = ", ".join(
        texts("stat-part", part=texts(f"stat-{part}"), amount=with_minus(count.parts[part]))
        for part in PARTS
        if count.parts.get(part)
    )
    if count.closing:
        return texts("stat-count-end", rp=count.track, parts=parts)
    now = of.territory[count.turn]
    return texts("stat-count", turn=count.turn, rp=count.track, parts=parts, cities=now.roman, ruins=now.ruins)


def _draw_counts(area: Plot, of: Figures, texts: Words) -> None:
    """A stacked bar per count, with losses below the line, and the track after it."""
    stacks = [(sum(_gains(count).values()), sum(_losses(count).values())) for count in of.counts]
    axis = Axis(min((down for _, down in stacks), default=0) - 0.6, max((10, *(up for up, _ in stacks))), area.height)
    scale_beside(area.picture, area.left, area.bottom, area.width, axis, step_of(axis.high - axis.low, 8))
    parts = [part for part in PARTS if any(count.parts.get(part) for count in of.counts)]
    entries = [(texts(f"stat-{part}"), PART_INKS[part]) for part in parts]
    legend(area.picture, area.left - 34, area.top - 26, area.width + 40, entries)
    line = []
    for place, count in enumerate(of.counts):
        x, half = area.column(place, len(of.counts))
        for stack in (_gains(count), _losses(count)):
            reached = 0
            for part, amount in stack.items():
                ends = area.bottom - axis.at(reached), area.bottom - axis.at(reached + amount)
                fill(area.picture, (x - half, ends[0], x + half, ends[1]), PART_INKS[part])
                reached += amount
        name = texts("stat-closing") if count.closing else str(count.turn)
        write(area.picture, x, area.bottom + 28, name, Face.BODY, 19, SECONDARY, align=0.5)
        line.append((x, area.bottom - axis.at(count.track)))
    curve(area.picture, line, ROME)
    for (x, y), count in zip(line, of.counts, strict=True):
        disc(str(count.track), 27, ROME, IVORY, PANEL).centre(area.picture, x, y)


def _gains(count: Count) -> dict[str, int]:
    return {part: count.parts[part] for part in PARTS if count.parts.get(part, 0) > 0}


def _losses(count: Count) -> dict[str, int]:
    return {part: count.parts[part] for part in PARTS if count.parts.get(part, 0) < 0}


def _draw_land(area: Plot, of: Figures, texts: Words) -> None:
    """The Roman cities at every turn's end, with desolated ones on top and cities won and lost above."""
    most = max(turn.roman for turn in of.territory.values()) if of.territory else 10
    axis = Axis(0, math.ceil(most / 10) * 10 + 5, area.height)
    scale_beside(area.picture, area.left, area.bottom, area.width, axis, 10)
    _draw_land_legend(area, texts)
    for place, (turn, now) in enumerate(of.territory.items()):
        x, half = area.column(place, len(of.territory))
        whole, top = area.bottom - axis.at(now.roman - now.ruins), area.bottom - axis.at(now.roman)
        fill(area.picture, (x - half, area.bottom, x + half, whole), BLUE)
        fill(area.picture, (x - half, whole, x + half, top), RUIN)
        write(area.picture, x, area.bottom - 10, str(now.roman), Face.STRONG, 19, IVORY, align=0.5)
        if now.ruins:
            disc(str(now.ruins), 24, RUIN.colour, BRIGHT_GOLD, PANEL).centre(area.picture, x, whole)
        write(area.picture, x, area.bottom + 28, str(turn), Face.BODY, 19, SECONDARY, align=0.5)
        changes: list[tuple[Shape, Colour, int]] = [
            ("up", GREEN.colour, now.won), ("down", VERMILION.colour, now.lost),
        ]  # fmt: skip
        told = [change for change in changes if change[2]]
        for step, (shape, colour, count) in enumerate(told):
            y = top - 16 - 24 * (len(told) - 1 - step)
            mark(area.picture, x - 8, y, shape, colour)
            write(area.picture, x + 2, y + 6, str(count), Face.STRONG, 18, INK)


def _draw_land_legend(area: Plot, texts: Words) -> None:
    y = area.top - 26
    entries = [(texts("stat-roman"), BLUE), (texts("stat-desolate"), RUIN)]
    x = legend(area.picture, area.left - 34, y, area.width, entries)
    changes: tuple[tuple[str, Shape, Colour], ...] = (
        ("gained", "up", GREEN.colour), ("given-up", "down", VERMILION.colour),
    )  # fmt: skip
    for key, shape, colour in changes:
        mark(area.picture, x + 10, y - 5, shape, colour)
        x += 38 + write(area.picture, x + 24, y, texts(f"stat-{key}"), Face.BODY, 18, INK)


def _draw_combats(area: Plot, of: Figures, texts: Words) -> None:
    """A row per enemy: combats won and lost, and the losses of both camps."""
    rows = _rows(of, texts)
    if not rows:
        write(area.picture, area.left - 34, area.top + 20, texts("stat-none"), Face.ITALIC, 24, SECONDARY)
        return
    score = Axis(0, max(fought.fought for _, fought in rows), 112)
    losses, middle = Axis(0, max(1, *(fought.worst for _, fought in rows)), 96), area.left + 366
    pitch = min((area.height - 14) // len(rows), _ROW)
    _draw_combats_legend(area, texts, middle)
    for place, (name, fought) in enumerate(rows):
        y = area.top + 8 + place * pitch
        write_fitted(area.picture, area.left + 76, y + 20, name, Face.BODY, 20, 106, INK, least=14, align=1)
        x = area.left + 86.0
        for count, ink in ((fought.won, BLUE), (fought.lost, VERMILION), (fought.undecided, GREY)):
            fill(area.picture, (x, y, x + score.at(count), y + _BAR), ink)
            x += score.at(count)
        told = texts("stat-score", won=fought.won, lost=fought.lost)
        write(area.picture, x + 8, y + 20, told, Face.STRONG, 19, INK)
        _draw_losses(area, y, middle, losses, fought)
    area.picture.paste(SECONDARY, (middle, area.top, middle + 1, area.top + len(rows) * pitch))


def _draw_losses(area: Plot, y: int, middle: int, axis: Axis, fought: Combats) -> None:
    """Roman losses to the left of the line, enemy losses to the right. Destroyed units are next to the line."""
    sides = (
        (-1, fought.roman_destroyed, fought.roman_routed, VERMILION, BLUSH),
        (1, fought.enemy_destroyed, fought.enemy_routed, BLUE, PALE),
    )
    for way, destroyed, routed, dead, fled in sides:
        first = middle + way * axis.at(destroyed)
        last = first + way * axis.at(routed)
        fill(area.picture, (middle, y, first, y + _BAR), dead)
        fill(area.picture, (first, y, last, y + _BAR), fled)
        told = f"{destroyed}+{routed}" if routed else str(destroyed)
        write(area.picture, last + way * 6, y + 20, told, Face.BODY, 16, SECONDARY, align=0 if way > 0 else 1)


def _draw_combats_legend(area: Plot, texts: Words, middle: int) -> None:
    y = area.top - 26
    entries = [(texts("stat-won"), BLUE), (texts("stat-lost"), VERMILION), (texts("stat-undecided"), GREY)]
    legend(area.picture, area.left - 34, y, 240, entries)
    write(area.picture, middle - 8, y, texts("stat-roman-losses"), Face.BODY, 18, INK, align=1)
    write(area.picture, middle + 8, y, texts("stat-enemy-losses"), Face.BODY, 18, INK)
    note = ((texts("stat-destroyed"), VERMILION, BLUE), (texts("stat-routed"), BLUSH, PALE))
    x, y = middle - 118.0, area.bottom + 28
    for name, ours, theirs in note:
        fill(area.picture, (x, y - 13, x + 12, y + 3), ours)
        fill(area.picture, (x + 12, y - 13, x + 24, y + 3), theirs)
        x += 30 + write(area.picture, x + 30, y, name, Face.BODY, 18, INK) + 16


def _rows(of: Figures, texts: Words) -> list[tuple[str, Combats]]:
    """The enemies with their combats. If there are too many, the rarest share a row. The sea is last."""
    rows = [(texts.short_name(nation), fought) for nation, fought in of.combats.items()]
    room = _MOST_ROWS - bool(of.sea.fought)
    if len(rows) > room:
        rest = Combats()
        for _, fought in rows[room - 1 :]:
            rest += fought
        rows = [*rows[: room - 1], (texts("stat-others"), rest)]
    if of.sea.fought:
        rows.append((texts("stat-at-sea"), of.sea))
    return rows
