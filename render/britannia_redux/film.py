"""The film of a campaign: Britain in the colours of its owners, a frame for each turn that changed an owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PIL import Image

from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import GAME, say, words
from render.britannia_redux.theme import seat_colour, seat_tint, years_of
from render.britannia_redux.whole_board import film_insets
from render.core.basemap import BaseMap, base_map
from render.core.canvas import Box, Point, Sprite, framed
from render.core.film import film_picture, lightest, reduced
from render.core.land_names import CAPTION_LETTERS, draw_caption, write_land_names
from render.core.map_heads import Seat, draw_board_head
from render.core.palette import BRIGHT_GOLD, Colour
from render.core.picture import Picture
from render.core.text_panels import name_tag
from render.core.wide_board import Inset, assembled
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.core.events import Event, GameEnded
from rules.core.text import Text

_TURN_MS, _ROUND_MS, _END_MS = 650, 1300, 5000
_LETTERS: Final = 52
_WON: Final = 68
"""The letters of who won."""

_MOST_LISTED: Final = 6
"""More areas than these are told by their number."""

_MOST_HIDDEN: Final = 0.3
"""How much of an area that has changed hands the name of a nation may hide, as a share."""

_NAMES_APART: Final = 7
"""The room around a name."""


@dataclass(frozen=True)
class Frame:
    """A moment of the film: the position, the areas that changed, how long it shows, and whether the game is over.

    ``gains``: the points of seats that won some since the start of the round. ``is_start``: whether anyone has moved.
    """

    moment: Moment
    changed: tuple[str, ...]
    milliseconds: int
    is_over: bool
    gains: Mapping[str, int] = field(default_factory=dict)
    is_start: bool = False


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, every = words(locale), moments(events, scenario, options)
    is_over = any(isinstance(event, GameEnded) for event in events)
    turns, short = list(_frames(every, is_over=is_over)), list(_frames(rounds(every), is_over=is_over))
    versions = ((turns, 50), (turns, 38), (short, 50), (short, 36))
    shown, file = lightest(versions, lambda frame: _drawn(frame, texts))
    timeline = britannia_data().timelines[every[-1].timeline].round_list
    years = years_of(timeline[every[0].round - 1].years[0], timeline[every[-1].round - 1].years[1])
    return film_picture(file, texts("alt-film", years=years, frames=len(shown)))


def _frames(found: Sequence[Moment], *, is_over: bool) -> Iterator[Frame]:
    """The moments in which an owner changed, the ends of rounds, and the last one."""
    before = begun = found[0]
    for moment in found:
        changed = tuple(area for area, nation in moment.holders.items() if before.holders[area] != nation)
        is_last = moment is found[-1]
        if changed or not moment.nation or is_last:
            shown_for = _END_MS if is_last else _TURN_MS if moment.nation else _ROUND_MS
            is_start = moment is found[0]
            yield Frame(moment, changed, shown_for, is_over and is_last, gains_since(begun, moment), is_start)
            before = moment
        if not moment.nation:
            begun = moment


def gains_since(before: Moment, now: Moment) -> dict[str, int]:
    """The points that seats have won since another moment, the most first; seats without any are left out."""
    points = {seat: now.seat_points(seat) - before.seat_points(seat) for seat in dict.fromkeys(now.seats.values())}
    won = [(seat, gain) for seat, gain in points.items() if gain > 0]
    return dict(sorted(won, key=lambda each: -each[1]))


def _drawn(frame: Frame, texts: Words) -> Image.Image:
    board, moment = base_map(GAME), frame.moment
    tints: dict[str, Colour | None] = {
        area: seat_tint(moment.seats[nation]) if nation else None for area, nation in moment.holders.items()
    }
    parts = [(inset, _part(board, inset, frame, tints, texts)) for inset in film_insets()]
    owned = {area: moment.seats[nation] for area, nation in moment.holders.items() if nation}
    picture = assembled(board, tints, owned, parts)
    _draw_head(picture, frame, texts)
    draw_caption(picture, _caption(frame, texts), _WON if frame.is_over else CAPTION_LETTERS)
    return framed(reduced(picture))


def _caption(frame: Frame, texts: Words) -> str:
    """What the nation on the move took, or else what changed hands or who won points; in the last picture who won."""
    nation = frame.moment.nation
    if frame.is_start:
        return texts("film-begins", year=str(_first_year(frame.moment)))
    if frame.milliseconds == _END_MS:
        return _most(frame.moment, texts, is_over=frame.is_over)
    taken = [area for area in frame.changed if frame.moment.holders[area] == nation] if nation else []
    if taken:
        return texts("film-taken", nation=nation, areas=listed(taken))
    if frame.changed:
        return texts("film-changed", areas=listed(frame.changed))
    gains = (texts("film-gain", seat=seat, points=points) for seat, points in frame.gains.items())
    told = " · ".join(gains)
    return texts("film-gains", gains=told) if told else texts("film-no-gains")


def _first_year(moment: Moment) -> int:
    """The first year of the round of a moment."""
    return britannia_data().timelines[moment.timeline].round_list[moment.round - 1].years[0]


def listed(areas: Sequence[str]) -> tuple[str | Text, ...]:
    """The areas of a caption; of many the first ones, and how many more there are."""
    if len(areas) <= _MOST_LISTED:
        return tuple(areas)
    return *areas[: _MOST_LISTED - 1], say("film-more", count=len(areas) - _MOST_LISTED + 1)


def _most(moment: Moment, texts: Words, *, is_over: bool) -> str:
    """Who has the most points in the end: the winner once the game is over."""
    points = {seat: moment.seat_points(seat) for seat in dict.fromkeys(moment.seats.values())}
    most = max(points.values(), default=0)
    best = [seat for seat in points if points[seat] == most]
    if len(best) == 1:
        return texts("film-won" if is_over else "film-ahead", seat=best[0], points=most)
    return texts("film-most", seats=tuple(best), points=most)


def _part(board: BaseMap, inset: Inset, frame: Frame, tints: Mapping[str, Colour | None], texts: Words) -> Image.Image:
    """A part of the board with the name of each nation once, in the middle of its areas there."""
    chart = board.focus(tints, inset.centre, inset.zoom, inset.size)
    board.highlighted(chart, [area for area in frame.changed if area in inset.spaces], colour=BRIGHT_GOLD, fill=0.22)
    lands: dict[str, list[Point]] = {}
    for area, nation in frame.moment.holders.items():
        if nation and area in inset.spaces:
            lands.setdefault(nation, []).append(chart.at(*board.spaces[area]))

    def tag(nation: str) -> Sprite:
        return _apart(name_tag(texts.short_name(nation), seat_colour(frame.moment.seats[nation]), _LETTERS))

    areas = [board.areas[area] for area in frame.changed]
    write_land_names(chart.picture, lands, tag, prefers=lambda box: shows_areas(chart.index, areas, box))
    return chart.picture


def shows_areas(index: Image.Image, areas: Sequence[int], box: Box) -> bool:
    """Whether most of each area, by its number, is still seen behind a name in a box."""
    whole, hidden = index.histogram(), index.crop(box).histogram()
    return all(hidden[number] <= _MOST_HIDDEN * whole[number] for number in areas)


def _apart(tag: Sprite) -> Sprite:
    """A name that keeps the next ones away."""
    wide, tall = tag.width + 2 * _NAMES_APART, tag.height + 2 * _NAMES_APART
    return replace(tag, width=wide, height=tall, left=tag.left - _NAMES_APART, top=tag.top - _NAMES_APART)


def _draw_head(picture: Image.Image, frame: Frame, texts: Words) -> None:
    """The round with its years, whose turn it was, and the points of each seat, always in the same order."""
    moment = frame.moment
    facts = britannia_data().timelines[moment.timeline].round_list[moment.round - 1]
    title = texts("map-round", round=facts.numeral, years=years_of(*facts.years))
    rest = texts("map-over" if frame.is_over else "film-start" if frame.is_start else "map-round-over")
    line = texts("film-turn", nation=moment.nation) if moment.nation else rest
    seats = [
        Seat(texts.short_name(seat), str(moment.seat_points(seat)), seat_colour(seat), seat_tint(seat))
        for seat in sorted(set(moment.seats.values()), key=list(moment.seats.values()).index)
    ]
    draw_board_head(picture, title, line, seats)
