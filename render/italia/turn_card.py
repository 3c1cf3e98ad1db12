"""The card that closes a game turn: points and nations of each seat, who arrives next, and what scores then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.core.battle_sheet import HEAD, HEIGHT, WIDTH, draw_head
from render.core.canvas import finished, rounded_mask
from render.core.fonts import Face, fitted_size, text_width, wrapped
from render.core.legends import land_swatch
from render.core.palette import BRIGHT_GOLD, GAIN, INK, IVORY, PORPHYRY, SECONDARY, VELLUM, Colour
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import disc, panel, pill, write, write_fitted
from render.core.words import Words
from render.italia.battle_model import Battle, battles, weightiest
from render.italia.battle_report import outcome
from render.italia.texts import halves, say, words
from render.italia.theme import game_of, livery, seat_colour
from rules.core.events import Event
from rules.core.text import Text
from rules.italia import events as happened
from rules.italia.data.models import ArrivalRecord, PointRecord
from rules.italia.game import Italia

_LEFT, _GAP = 24, 14
_TOP: Final = HEAD + 14
_BAR: Final = 108
_ROW: Final = 96
_MOST_HEIGHT: Final = 510
_BOTTOM: Final = HEIGHT - 20
_TALE: Final = (34, 30, 27, 25)
"""The sizes of the chronicle's letters that are tried."""

_LINE: Final = 44
_LISTS: Final = (640, WIDTH - 2 * 24 - 14 - 640)
_MOST_AREAS: Final = 3
"""Areas of a line that are named; of more, only the number is."""

_MOST_BATTLES, _FEWER_BATTLES = 5, 3
"""The fights of the last turn that are listed, where other cards say what comes next."""

_OCCUPATION: Final = ("occupy", "city", "control-all")


def draw_summary(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a game turn, from its events and the view after them."""
    texts, game = words(locale), game_of(view)
    turn = next((event.number for event in events if isinstance(event, happened.TurnEnded)), game.state.turn)
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    first, last = game.period.years[turn - 1]
    era = "bc" if first < 0 else "ad"
    years = texts(f"years-{era}", first=str(abs(first)), last=str(abs(last)))
    draw_head(picture, "laurel", texts("report-title-turn", turn=turn), years)
    is_last = turn >= game.state.last_turn
    coming = [] if is_last else arrivals(game, turn + 1, texts)
    scoring = [] if is_last else scores(game, turn + 1, texts)
    gained = gains(events)
    top = _draw_tale(picture, texts(f"colour-{game.state.period.lower()}-{turn}"))
    rows = max(len(shown_nations(game, seat, gained)) for seat in game.seats)
    fought = [f"{_fought(each, texts)}." for each in weightiest(battles(events), _MOST_BATTLES) if each.outcome]
    fought = fought[: _FEWER_BATTLES if rows > _FEWER_BATTLES else _MOST_BATTLES]
    is_whole = is_last and not fought
    height = _BOTTOM - top if is_whole else min(_BAR + 30 + max(rows, 2) * _ROW, _MOST_HEIGHT)
    wide = (WIDTH - 2 * _LEFT + _GAP) // len(game.seats)
    for place, seat in enumerate(game.seats):
        _draw_seat(picture, game, seat, gained, texts, (_LEFT + place * wide, top, wide - _GAP, height))
    if is_last and fought:
        _draw_list(picture, texts("card-battles"), fought, (_LEFT, top + height + _GAP, WIDTH - 2 * _LEFT))
    near, far = _LISTS
    for left, width, head, lines in (
        (_LEFT, near, texts("card-arrivals"), coming or [texts("card-no-arrivals")]),
        (_LEFT + near + _GAP, far, texts("card-scores"), scoring or [texts("card-no-scores")]),
    ):
        if not is_last:
            _draw_list(picture, head, lines, (left, top + height + _GAP, width))
    told = [alt_text(game, turn, gained, coming, scoring, texts), *(fought if is_last else ())]
    return finished(picture, f"turn-{turn}", " ".join(told))


def _fought(battle: Battle, texts: Words) -> str:
    """Where a fight was and how it ended."""
    return texts.labelled(texts.short_name(battle.place), outcome(battle, texts))


def _draw_tale(picture: Image.Image, tale: str) -> int:
    """What history tells of the turn, in two lines below the head; returns where they end."""
    told = tale.rpartition("* ")[2]
    told = told[:1].upper() + told[1:]
    size = next((size for size in _TALE if len(wrapped(told, Face.ITALIC, size, WIDTH - 80)) <= 2), _TALE[-1])
    lines = wrapped(told, Face.ITALIC, size, WIDTH - 80)[:3]
    for place, line in enumerate(lines):
        write(picture, WIDTH / 2, _TOP + (place + 1) * (size + 5) - 6, line, Face.ITALIC, size, INK, align=0.5)
    return _TOP + len(lines) * (size + 5) + 14


def gains(events: Iterable[Event]) -> Counter[str]:
    """The half points of a turn, by nation and by seat."""
    found = Counter[str]()
    for event in events:
        if isinstance(event, (happened.PointsScored, happened.OccupationScored)):
            found[event.nation] += event.halves
            found[f"seat-{event.seat}"] += event.halves
    return found


def shown_nations(game: Italia, seat: str, gained: Counter[str]) -> list[str]:
    """The nations of a seat that are on the map or scored."""
    return [nation for nation in game.period.nations_of[seat] if game.on_map(nation) or gained[nation]]


def _draw_seat(
    picture: Image.Image, game: Italia, seat: str, gained: Counter[str], texts: Words, at: tuple[int, int, int, int]
) -> None:
    """A seat's plate: its points with those of this turn, then its nations."""
    left, top, width, height = at
    colour = seat_colour(seat)
    panel(width, height, colour).put(picture, left, top)
    picture.paste(colour, (left + 2, top + 2), rounded_mask(width - 4, _BAR, 10))
    ink: Colour = INK if sum(colour) > 400 else IVORY
    points = halves(game.state.points[seat])
    wide = write(picture, left + width - 20, top + 80, points, Face.HEAVY, 76, ink, align=1)
    room = width - wide - 56
    write_fitted(picture, left + 20, top + 48, texts.short_name(seat), Face.STRONG, 42, room, ink, least=24)
    change = texts("card-change", points=halves(gained[f"seat-{seat}"]))
    write_fitted(picture, left + 20, top + 90, change, Face.STRONG, 32, room, ink, least=18)
    nations = shown_nations(game, seat, gained)
    step = min(_ROW + 24, (height - _BAR - 20) // max(len(nations), 1))
    for place, nation in enumerate(nations):
        _draw_nation(picture, game, nation, gained, texts, (left + 18, top + _BAR + 14 + place * step, width - 36))


def _draw_nation(
    picture: Image.Image, game: Italia, nation: str, gained: Counter[str], texts: Words, at: tuple[int, int, int]
) -> None:
    """A nation: its name with its points of this turn, then gold, areas, cities, and who controls it."""
    left, top, width = at
    facts = game.nation(nation)
    land_swatch(livery(nation).wash, 34).put(picture, left, top + 2)
    earned = pill(f"+{halves(gained[nation])}", 28, GAIN) if gained[nation] else None
    room = width - 46 - (earned.width + 8 if earned else 0)
    write_fitted(picture, left + 46, top + 30, texts.short_name(nation), Face.STRONG, 34, room, INK, least=20)
    if earned is not None:
        earned.put(picture, left + width - earned.width, top)
    y, x = top + 68, left + 2.0
    owned = game.owned(nation)
    cities = sum(game.has_city(area) for area in owned)
    disc("", 28, BRIGHT_GOLD, INK, INK).put(picture, x, y - 25)
    x += 36 + write(picture, x + 36, y, str(facts.gold), Face.STRONG, 30, INK) + 16
    areas = texts("card-areas", count=len(owned))
    x += write(picture, x, y, areas, Face.BODY, 30, INK) + 16
    if cities:
        x += write(picture, x, y, texts("card-cities", count=cities), Face.BODY, 30, INK) + 14
    if facts.controller:
        told = texts("card-controlled", nation=facts.controller)
        write_fitted(picture, x, y, told, Face.ITALIC, 28, max(left + width - x, 60), PORPHYRY, least=15)


def _draw_list(picture: Image.Image, head: str, lines: Sequence[str], at: tuple[int, int, int]) -> None:
    """A plate of lines in letters as large as all of them allow."""
    (left, top, width), bottom = at, _BOTTOM
    panel(width, bottom - top).put(picture, left, top)
    write_fitted(picture, left + 24, top + 44, head, Face.HEAD, 30, width - 48, PORPHYRY, least=18, spacing=2)
    room, inner = bottom - top - 72, width - 48
    for size in range(_LINE, 17, -1):
        wrapped_lines = [line for each in lines for line in wrapped(each, Face.BODY, size, inner)]
        if len(wrapped_lines) * (size + 5) <= room:
            break
    for place, line in enumerate(wrapped_lines[: room // (size + 5)]):
        fitted = fitted_size(line, Face.BODY, size, inner, least=14)
        colour = INK if text_width(line, Face.BODY, fitted) else SECONDARY
        write(picture, left + 24, top + 62 + (place + 1) * (size + 5) - 8, line, Face.BODY, fitted, colour)


def arrivals(game: Italia, turn: int, texts: Words) -> list[str]:
    """Who arrives in a turn, one line for each nation."""
    found = []
    for nation in game.period.order:
        coming = game.period.arriving(turn, nation)
        if coming:
            found.append(texts("card-arrival", nation=nation, force=_coming(coming)))
    return found


def _coming(records: Iterable[ArrivalRecord]) -> tuple[str | Text, ...]:
    counts, leaders = Counter[str](), list[str]()
    for record in records:
        counts.update(record.units)
        leaders += [record.leader] if record.leader else []
    units = tuple(say(f"count-{kind}", count=count) for kind, count in counts.items() if count)
    return (*units, *leaders) or (say("nothing"),)


def scores(game: Italia, turn: int, texts: Words) -> list[str]:
    """What gives points at the end of a turn, one line for each nation that is on the map or arrives."""
    found = []
    for nation in game.period.order:
        lines = [line for line in game.card(nation).points if line.type in _OCCUPATION and turn in line.turns]
        if lines and (game.on_map(nation) or game.period.arriving(turn, nation)):
            told = tuple(_scoring(line) for line in lines)
            found.append(texts("card-scoring", nation=nation, lines=told))
    return found


def _scoring(line: PointRecord) -> Text:
    points = halves(line.halves)
    if line.set:
        return say(f"card-{line.type}-set", set=line.set, points=points)
    areas: tuple[str | Text, ...] = line.areas
    if len(areas) > _MOST_AREAS:
        areas = (say("card-areas", count=len(areas)),)
    return say(f"card-{line.type}-areas", areas=areas, points=points)


def alt_text(
    game: Italia, turn: int, gained: Counter[str], coming: Sequence[str], scoring: Sequence[str], texts: Words
) -> str:
    """The card in sentences."""
    told = [texts("alt-card", turn=turn)]
    for seat in game.seats:
        told.append(
            texts("alt-seat", seat=seat, points=halves(game.state.points[seat]), change=halves(gained[f"seat-{seat}"]))
        )
        for nation in shown_nations(game, seat, gained):
            facts = game.nation(nation)
            told.append(texts("alt-nation", nation=nation, gold=facts.gold, areas=len(game.owned(nation))))
    for key, lines in (("card-arrivals", coming), ("card-scores", scoring)):
        if lines:
            told.append(texts.labelled(texts(key).capitalize(), texts.joined(lines)) + ".")
    return " ".join(told)
