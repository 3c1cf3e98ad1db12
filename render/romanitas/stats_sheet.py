"""The statistics sheet of a campaign: Romanness, cities and combats; in text also their parts, losses and the dice."""

from __future__ import annotations

from typing import Final

from render.core.canvas import finished
from render.core.charts import (
    BLUE,
    GREY,
    VERMILION,
    Axis,
    Plot,
    begin_plate,
    begin_sheet,
    curve,
    fill,
    mark,
    with_minus,
)
from render.core.dice_luck import tell_dice
from render.core.fonts import Face, wrapped
from render.core.palette import GAIN, INK, LOSS, ROME, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import pill, write, write_fitted
from render.core.words import Words, signed
from render.romanitas.campaign_stats import PARTS, Combats, Count, Figures, figures
from render.romanitas.theme import words

__all__ = ["draw_statistics", "figures", "tell_statistics"]

WIDTH: Final = 1600
HEIGHT: Final = 1040
_LETTERS: Final = 50
_HEADING: Final = 84
"""The height of a plate's heading."""

_PLATES: Final = {
    "stat-romanness": (24, 110, 1552, 410), "stat-cities-held": (24, 534, 716, 486),
    "stat-combats-fought": (756, 534, 820, 486),
}  # fmt: skip
"""The heading of each plate, and its left and top edges, width and height."""

_MOST_TRACK: Final = 10
_POINTS, _HELD, _SCORE = 64, 130, 60
_WIDEST: Final = 180
"""The width of the widest bar."""

_MOST_ROWS: Final = 5
_NAMES, _SCORES = 262, 136
_BAR: Final = 46
_COURSE, _COURSE_LEFT = 6, 290
"""The width of the line of the cities, and where it begins, beside how many there are."""

_STEADY: Final = 3
"""The cities that the course shows at least, so that one city isn't all of its height."""

_NUMBER, _MARK = 52, 26
_STEADY_LETTERS, _STEADY_ROW = 64, 74
_LEGEND, _ABOVE, _HEADROOM = 54, 28, 24
"""The letters of the legend of the combats, how far it is above their rows, and the room above the highest bar."""


def draw_statistics(of: Figures, title: str, locale: str) -> Picture:
    """The sheet: the Romanness after each count, the Roman cities turn by turn, and the combats with each enemy."""
    texts = words(locale)
    picture = begin_sheet(title, texts("stat-title"), (WIDTH, HEIGHT))
    plots = [_plot(begin_plate(picture, box, texts(heading), _LETTERS)) for heading, box in _PLATES.items()]
    for plot, draw in zip(plots, (_draw_counts, _draw_cities, _draw_combats), strict=True):
        draw(plot, of, texts)
    return finished(picture, "statistics", _alt(of, texts))


def _plot(plate: Plot) -> Plot:
    """The area of a plate below its heading: its numbers stand at the bars, so it needs no scale."""
    left, top = plate.left - 2 * _LETTERS, plate.top - 56 - 2 * _LETTERS + _HEADING
    return Plot(plate.picture, left - 4, top, plate.width + 2 * _LETTERS + 6, plate.bottom - top - 2, _LETTERS)


def _alt(of: Figures, texts: Words) -> str:
    if not of.counts:
        return texts("alt-statistics-begun")
    last, now = of.counts[-1], of.territory[max(of.territory)]
    return texts(
        "alt-statistics", turn=last.turn, rp=last.track, cities=now.roman, ruins=now.ruins, won=of.won, lost=of.lost
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
    key = "stat-count-running" if count.turn == of.running else "stat-count"
    return texts(key, turn=count.turn, rp=count.track, parts=parts, cities=now.roman, ruins=now.ruins)


def _draw_counts(area: Plot, of: Figures, texts: Words) -> None:
    """A bar for each count with the points on the track after it."""
    axis = Axis(0, _MOST_TRACK, area.height - _POINTS - _HEADROOM)
    for place, count in enumerate(of.counts):
        x, half = _column(area, place, len(of.counts))
        top = area.bottom - axis.at(count.track)
        area.picture.paste(ROME, (round(x - half), round(top), round(x + half), area.bottom))
        write(area.picture, x, top - 8, str(count.track), Face.HEAVY, _POINTS, ROME, align=0.5)
        name = texts("stat-turn", turn=count.turn) if not place else str(count.turn)
        name = texts("stat-closing") if count.closing else name
        write(area.picture, x, area.labels_line, name, Face.STRONG, _LETTERS, SECONDARY, align=0.5)
    area.picture.paste(SECONDARY, (area.left, area.bottom, area.left + area.width, area.bottom + 2))


def _column(area: Plot, place: int, columns: int) -> tuple[float, float]:
    """The middle of a column and half the width of its bar."""
    wide = area.width / columns
    return area.left + wide * (place + 0.5), min(wide * 0.38, _WIDEST / 2)


def _draw_cities(area: Plot, of: Figures, texts: Words) -> None:
    """How many cities are Roman, how many more or fewer than at first, how many lie in ruins, and their course."""
    turns = list(of.territory.values())
    if not turns:
        return
    now, left = turns[-1], area.left
    write(area.picture, left, area.top + 110, str(now.roman), Face.HEAVY, _HELD, INK)
    change = now.roman - of.cities_at_first
    colour = GAIN if change > 0 else LOSS if change else SECONDARY
    sign = pill(signed(change), _LETTERS, colour)
    sign.centre(area.picture, left + sign.width / 2, area.top + 190)
    told = f"{now.ruins} {texts('stat-desolate')}"
    write(area.picture, left, area.top + 300, told, Face.STRONG, _LETTERS, LOSS if now.ruins else SECONDARY)
    if len({turn.roman for turn in turns}) > 1:
        _draw_course(area, of, texts)
    else:
        _write_steady(area, texts("stat-steady", turn=min(of.territory)))


def _write_steady(area: Plot, told: str) -> None:
    """That the number of cities never changed, in words beside it: a level line would say less."""
    left = area.left + _COURSE_LEFT
    lines = wrapped(told, Face.ITALIC, _STEADY_LETTERS, area.width - _COURSE_LEFT)
    top = area.top + 190 - (len(lines) - 1) * _STEADY_ROW / 2
    for place, line in enumerate(lines):
        write(area.picture, left, top + place * _STEADY_ROW, line, Face.ITALIC, _STEADY_LETTERS, INK)


def _draw_course(area: Plot, of: Figures, texts: Words) -> None:
    """The Roman cities at the end of each turn, as a line: with its number wherever it changes."""
    held = [now.roman for now in of.territory.values()]
    low, high = min(held), max(held)
    spare = max(_STEADY - (high - low), 0) / 2
    left, right = area.left + _COURSE_LEFT, area.left + area.width - 34
    axis = Axis(low - spare, high + spare, area.height - _NUMBER - 70)
    step = (right - left) / max(len(held) - 1, 1)
    points = [(left + place * step, area.bottom - 50 - axis.at(count)) for place, count in enumerate(held)]
    curve(area.picture, points, BLUE.colour, _COURSE)
    for place, (count, (x, y)) in enumerate(zip(held, points, strict=True)):
        is_new = not place or count != held[place - 1]
        mark(area.picture, x, y, "disc", BLUE.colour, _MARK)
        if is_new:
            write(area.picture, x, y - 24, str(count), Face.HEAVY, _NUMBER, INK, align=0.5)
    turns = list(of.territory)
    first = texts("stat-turn", turn=turns[0])
    last = texts("stat-now") if of.running else str(turns[-1])
    write(area.picture, left, area.labels_line, first, Face.STRONG, _LETTERS, SECONDARY, align=0.2)
    if len(turns) > 1:
        write(area.picture, right + 34, area.labels_line, last, Face.STRONG, _LETTERS, SECONDARY, align=1)


def _draw_combats(area: Plot, of: Figures, texts: Words) -> None:
    """A row per enemy: combats won, lost and undecided, as bars and in numbers."""
    rows = _rows(of, texts)
    if not rows:
        write_fitted(
            area.picture, area.left, area.top + 60, texts("stat-none"), Face.ITALIC, 54, area.width, SECONDARY, least=40
        )  # fmt: skip
        return
    _draw_legend(area, texts)
    start = area.left + _NAMES
    scale = Axis(0, max(fought.fought for _, fought in rows), area.width - _NAMES - _SCORES)
    pitch = (area.height + _LETTERS) / _MOST_ROWS
    for place, (name, fought) in enumerate(rows):
        y = round(area.top + place * pitch + (pitch - _BAR) / 2)
        write_fitted(area.picture, area.left, y + 39, name, Face.STRONG, _LETTERS, _NAMES - 10, INK, least=36)
        x = float(start)
        for count, ink in ((fought.won, BLUE), (fought.lost, VERMILION), (fought.undecided, GREY)):
            fill(area.picture, (x, y, x + scale.at(count), y + _BAR), ink)
            x += scale.at(count)
        _draw_score(area, fought, y + 43)


def _draw_legend(area: Plot, texts: Words) -> None:
    """What the colours of the bars and of the scores mean, beside the heading of the plate."""
    x = area.left + float(area.width)
    for key, ink in (("stat-lost", VERMILION), ("stat-won", BLUE)):
        x -= write(area.picture, x, area.top - _ABOVE, texts(key), Face.STRONG, _LEGEND, ink.colour, align=1) + 24


def _draw_score(area: Plot, fought: Combats, base: float) -> None:
    """The combats won and lost in the colours of their bars."""
    end = area.left + area.width
    lost = write(area.picture, end, base, str(fought.lost), Face.HEAVY, _SCORE, VERMILION.colour, align=1)
    colon = write(area.picture, end - lost, base, " : ", Face.HEAVY, _SCORE, INK, align=1)
    write(area.picture, end - lost - colon, base, str(fought.won), Face.HEAVY, _SCORE, BLUE.colour, align=1)


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
