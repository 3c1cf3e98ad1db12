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

WIDTH: Final = 1600
HEIGHT: Final = 1000
_LETTERS: Final = 25
_PLATE: Final = (770, 432)
_PLATES: Final = {
    (24, 110): "stat-romanness", (806, 110): "stat-land", (24, 554): "stat-fights", (806, 554): "stat-luck",
}  # fmt: skip
"""The left and top edges of each plate, and its heading."""

PART_INKS: Final[Mapping[str, Ink]] = {
    "cities": BLUE, "acta": ORANGE, "diplomacy": GREEN, "carried": GREY, "ruins": RUIN, "zones": SKY,
}  # fmt: skip
"""The colour of each part of a count."""

_MOST_ROWS: Final = 7
_NAMES, _SCORES, _LOSSES = 128, 130, 100
"""The widths in pixels of the columns of combats: names, combats won and lost, and losses of one side."""

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
    plates = [begin_plate(picture, (*at, *_PLATE), texts(heading), _LETTERS) for at, heading in _PLATES.items()]
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
    scale_beside(area, axis, step_of(axis.high - axis.low, 6))
    parts = [part for part in PARTS if any(count.parts.get(part) for count in of.counts)]
    entries = [(texts(f"stat-{part}"), PART_INKS[part]) for part in parts]
    legend(area.picture, area.left - 44, area.legend_line, area.width + 50, entries, _LETTERS)
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
        write(area.picture, x, area.labels_line, name, Face.BODY, _LETTERS, SECONDARY, align=0.5)
        line.append((x, area.bottom - axis.at(count.track)))
    curve(area.picture, line, ROME)
    for (x, y), count in zip(line, of.counts, strict=True):
        disc(str(count.track), 38, ROME, IVORY, PANEL).centre(area.picture, x, y)


def _gains(count: Count) -> dict[str, int]:
    return {part: count.parts[part] for part in PARTS if count.parts.get(part, 0) > 0}


def _losses(count: Count) -> dict[str, int]:
    return {part: count.parts[part] for part in PARTS if count.parts.get(part, 0) < 0}


def _draw_land(area: Plot, of: Figures, texts: Words) -> None:
    """The Roman cities at every turn's end, with desolated ones on top and cities won and lost above."""
    most = max(turn.roman for turn in of.territory.values()) if of.territory else 10
    axis = Axis(0, math.ceil(most / 10) * 10 + 5, area.height)
    scale_beside(area, axis, 10)
    _draw_land_legend(area, texts)
    for place, (turn, now) in enumerate(of.territory.items()):
        x, half = area.column(place, len(of.territory))
        whole, top = area.bottom - axis.at(now.roman - now.ruins), area.bottom - axis.at(now.roman)
        fill(area.picture, (x - half, area.bottom, x + half, whole), BLUE)
        fill(area.picture, (x - half, whole, x + half, top), RUIN)
        write(area.picture, x, area.bottom - 12, str(now.roman), Face.STRONG, _LETTERS, IVORY, align=0.5)
        if now.ruins:
            disc(str(now.ruins), 34, RUIN.colour, BRIGHT_GOLD, PANEL).centre(area.picture, x, whole)
        write(area.picture, x, area.labels_line, str(turn), Face.BODY, _LETTERS, SECONDARY, align=0.5)
        changes: list[tuple[Shape, Colour, int]] = [
            ("up", GREEN.colour, now.won), ("down", VERMILION.colour, now.lost),
        ]  # fmt: skip
        told = [change for change in changes if change[2]]
        for step, (shape, colour, count) in enumerate(told):
            y = top - 18 - 26 * (len(told) - 1 - step)
            mark(area.picture, x - 10, y, shape, colour, _LETTERS)
            write(area.picture, x + 4, y + 8, str(count), Face.STRONG, _LETTERS, INK)


def _draw_land_legend(area: Plot, texts: Words) -> None:
    y = area.legend_line
    entries = [(texts("stat-roman"), BLUE), (texts("stat-desolate"), RUIN)]
    x = legend(area.picture, area.left - 44, y, area.width * 0.66, entries, _LETTERS)
    changes: tuple[tuple[str, Shape, Colour], ...] = (
        ("gained", "up", GREEN.colour), ("given-up", "down", VERMILION.colour),
    )  # fmt: skip
    for key, shape, colour in changes:
        mark(area.picture, x + 12, y - 8, shape, colour, _LETTERS)
        x += 40 + write(area.picture, x + 28, y, texts(f"stat-{key}"), Face.BODY, _LETTERS, INK)


def _draw_combats(area: Plot, of: Figures, texts: Words) -> None:
    """A row per enemy: combats won and lost, and the losses of both camps."""
    rows = _rows(of, texts)
    left = area.left - 2 * _LETTERS + 6
    if not rows:
        write(area.picture, left, area.top + 20, texts("stat-none"), Face.ITALIC, 32, SECONDARY)
        return
    score, middle = Axis(0, max(fought.fought for _, fought in rows), _SCORES), left + 520
    losses = Axis(0, max(1, *(fought.worst for _, fought in rows)), _LOSSES)
    pitch = area.height / max(len(rows), 5)
    _draw_combats_legend(area, texts, left, middle)
    for place, (name, fought) in enumerate(rows):
        y = round(area.top + 4 + place * pitch)
        write_fitted(area.picture, left, y + 22, name, Face.BODY, _LETTERS, _NAMES, INK, least=14)
        x = left + _NAMES + 10.0
        for count, ink in ((fought.won, BLUE), (fought.lost, VERMILION), (fought.undecided, GREY)):
            fill(area.picture, (x, y, x + score.at(count), y + _BAR), ink)
            x += score.at(count)
        told = texts("stat-score", won=fought.won, lost=fought.lost)
        write(area.picture, x + 8, y + 22, told, Face.STRONG, _LETTERS, INK)
        _draw_losses(area, y, middle, losses, fought)
    area.picture.paste(SECONDARY, (middle, area.top, middle + 1, area.bottom))


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
        align = 0 if way > 0 else 1
        write(area.picture, last + way * 6, y + 22, told, Face.BODY, _LETTERS - 3, SECONDARY, align=align)


def _draw_combats_legend(area: Plot, texts: Words, left: int, middle: int) -> None:
    y = area.legend_line
    entries = [(texts("stat-won"), BLUE), (texts("stat-lost"), VERMILION), (texts("stat-undecided"), GREY)]
    legend(area.picture, left, y, 330, entries, _LETTERS)
    for key, at, align in (("stat-roman-losses", middle - 8, 1), ("stat-enemy-losses", middle + 8, 0)):
        write_fitted(area.picture, at, y, texts(key), Face.BODY, _LETTERS, 186, INK, least=14, align=align)
    note = ((texts("stat-destroyed"), VERMILION, BLUE), (texts("stat-routed"), BLUSH, PALE))
    x, y = middle - 168.0, area.labels_line
    for name, ours, theirs in note:
        fill(area.picture, (x, y - 18, x + 18, y + 4), ours)
        fill(area.picture, (x + 18, y - 18, x + 36, y + 4), theirs)
        x += 44 + write(area.picture, x + 44, y, name, Face.BODY, _LETTERS, INK) + 24


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
