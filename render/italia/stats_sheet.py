"""Campaign statistics: the points of the seats turn by turn, the land of the nations, and what each nation earned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from render.core.canvas import finished
from render.core.charts import (
    Axis,
    Ink,
    Pattern,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    draw_lines,
    fill,
)
from render.core.fonts import Face
from render.core.palette import INK, Colour, darker
from render.core.picture import Picture
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.italia.replay import Turn, turns
from render.italia.texts import say, words
from render.italia.theme import readable_colour, seat_colour
from render.italia.winner import told_winner
from rules.core.events import Event
from rules.italia.data.loader import Period, italia_data
from rules.italia.events import GameScored
from rules.italia.game import in_points

_SIZE: Final = (1200, 750)
_POINTS: Final = (14, 92, 652, 646)
EARNED: Final = (676, 92, 510, 646)
_LETTERS: Final = 39
_NAMES, _NUMBERS = 282, 90
"""The width of the names of nations, and that of the numbers right of their bars."""

_ENDS: Final = 74
"""The room right of the lines for the points that each seat has in the end."""

_MOST_STEP: Final = 66
_HEADING, _BELOW = 74, 18
"""The room above the bars of the nations, for their heading, and below them."""

_SHAPES: Final[Mapping[str, Shape]] = {"red": "disc", "blue": "square", "yellow": "diamond", "green": "up"}
_MOST_BARS: Final = 12
"""More nations than these are told in a line below the first ones."""


def statistics(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], title: str, locale: str
) -> tuple[str, Picture]:
    """The statistics as text and as a picture."""
    texts, shown = words(locale), turns(events, scenario, options)
    period = italia_data().periods[italia_data().scenarios[scenario].period]
    lines = _lines(shown, period, texts)
    winner = next((event.winner for event in events if isinstance(event, GameScored)), "")
    won = texts("end-won", seat=winner) if winner else ""
    if won:
        lines.insert(0, f"{told_winner(winner, events, texts)}.")
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(shown, period, (title, won), lines, texts)


def _lines(shown: Sequence[Turn], period: Period, texts: Words) -> list[str]:
    last = shown[-1]
    points = tuple(say("alt-points", seat=seat, points=in_points(last.points[seat])) for seat in period.seats)
    lines = [texts("stat-points", turn=max(last.number, 0), points=points)]
    for key, counts in (("stat-won", [each.won for each in shown]), ("stat-lost", [each.lost for each in shown])):
        total = sum(counts, Counter[str]())
        told = tuple(say("alt-owns", nation=nation, count=count) for nation, count in total.most_common(5))
        if told:
            lines.append(texts(key, nations=told))
    lines.append(texts("stat-sacked", count=sum(len(each.sacked) for each in shown)))
    return lines


def _sheet(shown: Sequence[Turn], period: Period, head: tuple[str, str], lines: Sequence[str], texts: Words) -> Picture:
    """The sheet. ``head``: the campaign's title, and who won it; empty while it's open."""
    title, won = head
    picture = begin_sheet(title, won, _SIZE)
    lined = _played(shown)
    labels = [str(each.number) for each in lined]
    above = begin_plate(picture, _POINTS, texts("stat-plot-points"), _LETTERS)
    series = [
        Series(
            texts.short_name(seat),
            [each.points[seat] / 2 for each in lined],
            readable_colour(seat),
            _SHAPES.get(seat, "disc"),
        )
        for seat in period.seats
    ]
    narrowed = replace(above, width=above.width - _ENDS)
    draw_lines(narrowed, series, labels, number=lambda value: in_points(round(2 * value)), ends=_ENDS)
    beside = begin_plate(picture, EARNED, texts("stat-plot-earned"), _LETTERS)
    draw_earned(beside, shown[-1].earned, period, texts)
    alt = [f"{title}.", texts("alt-statistics"), *(line if line.endswith(".") else f"{line}." for line in lines)]
    earned = tuple(
        say("alt-points", seat=nation, points=in_points(count))
        for nation, count in shown[-1].earned.most_common(8)
        if count
    )
    if earned:
        alt.append(texts("stat-earned", nations=earned))
    return finished(picture, "statistics", " ".join(alt))


def draw_earned(plot: Plot, earned: Mapping[str, int], period: Period, texts: Words) -> None:
    """A bar for each nation that earned points, in the colour of its seat; the last of many are one line."""
    ranked = [(nation, count) for nation, count in Counter(earned).most_common() if count > 0]
    if not ranked:
        return
    rest: list[tuple[str, int]] = []
    if len(ranked) > _MOST_BARS:
        ranked, rest = ranked[: _MOST_BARS - 1], ranked[_MOST_BARS - 1 :]
    left, width = EARNED[0] + 24, EARNED[2] - 40
    top, room = EARNED[1] + _HEADING, EARNED[3] - _HEADING - _BELOW
    step = min(room / (len(ranked) + bool(rest)), _MOST_STEP)
    most = max(count for _, count in ranked)
    axis, letters = Axis(0, most, width - _NAMES - _NUMBERS), plot.letters
    for place, (nation, count) in enumerate(ranked):
        y = top + step * (place + 0.5)
        name = texts.short_name(nation)
        write_fitted(plot.picture, left, y + letters / 3, name, Face.STRONG, letters, _NAMES - 12, INK, least=34)
        end = left + _NAMES + max(axis.at(count), 4)
        fill(plot.picture, (left + _NAMES, y - step * 0.3, end, y + step * 0.3), _ink(nation, period))
        write(plot.picture, end + 10, y + letters / 3, in_points(count), Face.HEAVY, letters, INK)
    if rest:
        y = top + step * (len(ranked) + 0.5)
        note = texts("stat-others", count=len(rest), points=in_points(sum(count for _, count in rest)))
        write(plot.picture, left, y + letters / 3, note, Face.ITALIC, letters, INK)


def _played(shown: Sequence[Turn]) -> Sequence[Turn]:
    """The turns without the one that has only begun: nothing has been scored in it."""
    is_begun = len(shown) > 2 and shown[-1].points == shown[-2].points
    return shown[:-1] if is_begun else shown


def _ink(nation: str, period: Period) -> Ink:
    """The bar of a nation: its seat's colour with the seat's pattern."""
    seat = period.seat_of[nation]
    patterns: dict[str, Pattern] = {"blue": "rising", "yellow": "dotted", "green": "level"}
    colour: Colour = seat_colour(seat)
    return Ink(colour, patterns.get(seat, "plain"), darker(colour, 0.45))
