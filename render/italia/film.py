"""The campaign film: the board in the colours of those who own it after each game turn and each great nation turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap, base_map
from render.core.canvas import Box, Point, Sprite, framed
from render.core.film import film_picture, lightest, reduced
from render.core.land_names import CAPTION, CAPTION_LETTERS, draw_caption, write_land_names
from render.core.layout import note_joined
from render.core.map_heads import Seat, draw_board_head
from render.core.palette import FRAME_DARK, IVORY, Colour, lighter
from render.core.picture import Picture
from render.core.text_panels import name_tag
from render.core.wide_board import WIDTH, Inset, assembled
from render.core.words import Words
from render.italia.fitting import longest
from render.italia.replay import Turn, steps
from render.italia.texts import GAME, words, years_of
from render.italia.theme import livery, seat_colour, tints
from render.italia.whole_board import insets
from render.italia.winner import told_winner
from rules.core.events import Event, GameEnded
from rules.italia.data.loader import Period, italia_data
from rules.italia.game import in_points

_TURN_MS, _STEP_MS, _LAST_MS, _END_MS = 1400, 1200, 2500, 5000
_MOST_STEPS: Final = 8
"""How many turns of single nations have a frame of their own."""

_TAKEN: Final = 9
"""The width of the outline of land that was taken."""

_LETTERS, _LEAST_LETTERS = 52, 44
_TAG_EDGE, _FEW_AREAS = 22, 2
"""The least room between the name of a nation and an edge, and the number of areas that its name would hide."""

_CAPTION_EDGE, _END_LETTERS = 34, 64
_OVER_CAPTION: Final = 14
"""The least room between the name of a nation and the caption."""

_QUALITIES: Final = (55, 45, 35)


@dataclass(frozen=True)
class Moment:
    """One turn's frame, what changed in it, and how long it shows. ``end``: who won, at the end of the game."""

    turn: Turn
    changed: tuple[str, ...]
    milliseconds: int
    end: str = ""


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, shown = words(locale), steps(events, scenario, options, _MOST_STEPS)
    period = italia_data().periods[italia_data().scenarios[scenario].period]
    moments = [
        Moment(
            turn,
            _changed(_before(shown, place), turn),
            _LAST_MS if turn is shown[-1] else _STEP_MS if turn.mover else _TURN_MS,
        )
        for place, turn in enumerate(shown)
    ]
    won = next((str(event.winner or "") for event in reversed(events) if isinstance(event, GameEnded)), "")
    if won:
        last = shown[-1]
        moments.append(Moment(last, (), _END_MS, told_winner(won, events, texts)))
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment, period, texts))
    return film_picture(file, texts("alt-film", turns=max(sum(not turn.mover for turn in shown) - 1, 0)))


def _before(shown: Sequence[Turn], place: int) -> Turn:
    """What a frame is compared with: that of a nation's turn with the last one, that of a game turn with the last turn.

    So the end of a game turn, and of the game, tells what the whole turn changed.
    """
    earlier = [turn for turn in shown[:place] if shown[place].mover or not turn.mover]
    return earlier[-1] if earlier else shown[0]


def _changed(before: Turn, after: Turn) -> tuple[str, ...]:
    """The areas that another nation owns than a turn before."""
    return tuple(area for area, nation in after.owners.items() if nation and before.owners.get(area) != nation)


def _drawn(moment: Moment, period: Period, texts: Words) -> Image.Image:
    board, turn = base_map(GAME), moment.turn
    washes = tints(turn.owners)
    parts = [(inset, _part(board, inset, moment, washes, texts)) for inset in insets()]
    picture = assembled(board, washes, {area: nation for area, nation in turn.owners.items() if nation}, parts)
    whole = Image.new("RGB", (picture.width, picture.height + CAPTION), FRAME_DARK)
    whole.paste(picture, (0, 0))
    note_joined(whole, picture, (0, 0))
    _draw_head(whole, turn, period, texts)
    draw_caption(whole, moment.end or _taken(moment, texts), _END_LETTERS if moment.end else CAPTION_LETTERS)
    return framed(reduced(whole))


def _part(
    board: BaseMap, inset: Inset, moment: Moment, washes: Mapping[str, Colour | None], texts: Words
) -> Image.Image:
    """A part of the board in the colours of its owners, with the names of the nations that have most land there."""
    chart = board.focus(washes, inset.centre, inset.zoom, inset.size)
    board.highlighted(
        chart, [area for area in moment.changed if area in inset.spaces], colour=IVORY, fill=0.0, width=_TAKEN
    )
    homes = _homes(moment.turn)
    lands: dict[str, list[Point]] = {}
    for area, nation in moment.turn.owners.items():
        if nation and area in inset.spaces and (nation, inset.box) in homes:
            lands.setdefault(nation, []).append(chart.at(*board.spaces[area]))

    def tag(nation: str) -> Sprite:
        name, colour, room = texts.short_name(nation), livery(nation).counter, inset.size[0] - 2 * _TAG_EDGE
        tags = (name_tag(name, colour, letters) for letters in range(_LETTERS, _LEAST_LETTERS, -4))
        return next((tag for tag in tags if tag.width <= room), name_tag(name, colour, _LEAST_LETTERS))

    takers = {moment.turn.owners[area] for area in moment.changed}
    write_land_names(chart.picture, lands, tag, _OVER_CAPTION, takers, _TAG_EDGE, _FEW_AREAS)
    return chart.picture


def _homes(turn: Turn) -> set[tuple[str, Box]]:
    """Where each nation is named: on the part of the board with most of its areas.

    A part where no nation would be named has the name of that with most areas there.
    """
    counted: dict[str, Counter[Box]] = {}
    for area, nation in turn.owners.items():
        counted.setdefault(nation, Counter()).update(inset.box for inset in insets() if area in inset.spaces)
    counted.pop("", None)
    homes = {(nation, boxes.most_common(1)[0][0]) for nation, boxes in counted.items() if boxes}
    for inset in insets():
        here = [nation for nation, boxes in counted.items() if boxes[inset.box]]
        if here and all(box != inset.box for _, box in homes):
            homes.add((max(here, key=lambda nation: counted[nation][inset.box]), inset.box))
    return homes


def _taken(moment: Moment, texts: Words) -> str:
    """How many areas each nation took in the turn, the most first."""
    counted = Counter(moment.turn.owners[area] for area in moment.changed)
    told = [texts("film-took", nation=nation, count=count) for nation, count in counted.most_common()]
    return longest(texts("film-taken"), told, CAPTION_LETTERS, WIDTH - 2 * _CAPTION_EDGE, texts) if told else ""


def _draw_head(picture: Image.Image, turn: Turn, period: Period, texts: Words) -> None:
    """The turn with its years, and the points of the seats."""
    first, last = period.years[max(turn.number, 1) - 1]
    head = texts("map-start") if turn.number < 1 else texts("report-title-turn", turn=turn.number)
    years = years_of(first, last, texts) if turn.number >= 1 else ""
    if turn.mover:
        years = texts.short_name(turn.mover)
    seats = [
        Seat(texts.short_name(seat), in_points(turn.points[seat]), seat_colour(seat), lighter(seat_colour(seat), 0.3))
        for seat in period.seats
    ]
    draw_board_head(picture, head, years, seats)
