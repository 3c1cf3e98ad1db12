"""The card that closes a game turn: points of each seat and nation, fights, who arrives next, and what scores then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.cards import WIDTH, Plate, Row, draw_turn_card
from render.core.fonts import Face
from render.core.palette import BAND_SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.round_card import Standing, draw_large_foot, draw_plates, draw_standings
from render.core.text_panels import write
from render.core.words import Words
from render.italia.battle_model import Battle, battles, weightiest
from render.italia.battle_report import outcome
from render.italia.fitting import longest
from render.italia.stacks import owners
from render.italia.texts import GAME, say, words
from render.italia.theme import game_of, readable_colour, seat_colour, tints
from render.italia.winner import expected_of, measured_in, why_won
from rules.core.events import Event
from rules.core.text import Text
from rules.italia import events as happened
from rules.italia.data.models import ArrivalRecord, PointRecord
from rules.italia.game import Italia, in_points

_CORNER: Final[Point] = (0, 520)
_TITLE: Final = 70
_MOST_AREAS: Final = 3
"""Areas of a line that are named; of more, only the number is."""

_MOST_BATTLES: Final = 5
_MOST_OWNERS: Final = 5
_SHARES: Final = {"points": 0.95, "war": 1.25}
"""The widths of the plates: that of the fights names both sides."""

_SEAT, _MEASURED_SEAT, _BESIDE_SEATS = 148, 190, 28
"""The width of a seat's points with those of the turn, that with those expected, and what the plate of all has more."""

_EXPECTED: Final = 38, 200
"""Where the words for the points expected begin, below the years."""

_HEIGHTS: Final = {1: 424, 2: 374}
"""The height of the plates above a foot of one line, and of two."""

_FOOT_LETTERS, _FOOT_ROOM = 40, WIDTH - 50
_OCCUPATION: Final = ("occupy", "city", "control-all")


def draw_summary(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a game turn, from its events and the view after them."""
    texts, game = words(locale), game_of(view)
    turn = next((event.number for event in events if isinstance(event, happened.TurnEnded)), game.state.turn)
    first, last = game.period.years[turn - 1]
    era = "bc" if first < 0 else "ad"
    years = texts(f"years-{era}", first=str(abs(first)), last=str(abs(last)))
    board = base_map(GAME).overview(tints(owners(game))).picture
    picture = draw_turn_card(board, _CORNER, texts("report-title-turn", turn=turn).upper(), years, [], "", _TITLE)
    is_last = turn >= game.state.last_turn
    gained = gains(events)
    rows = {
        "points": list(_points(game, gained, texts)),
        "war": list(_war(events, texts)),
    }
    shown = [key for key in rows if rows[key]] or ["points"]
    rows["points"] = rows["points"] or [Row("", "", texts("card-quiet"))]
    plates = [Plate(texts(f"card-{key}"), rows[key], lambda count: texts("card-more", count=count)) for key in shown]
    scoring = [] if is_last else scores(game, turn + 1, texts)
    measured = measured_in(events)
    result = view["result"]
    winner = str(result["winner"] or "") if result and is_last else ""
    won = _told_winner(game, winner, measured, texts)
    foot = [*([won] if won else []), *_foot(game, turn, texts)]
    draw_plates(picture, plates, [_SHARES[key] for key in shown], _HEIGHTS[len(foot)])
    wide = _MEASURED_SEAT if game.yardstick else _SEAT
    draw_standings(picture, _standings(game, gained, measured, texts), wide * len(game.seats) + _BESIDE_SEATS)
    if game.yardstick:
        write(picture, *_EXPECTED, texts("card-expected"), Face.ITALIC, 40, BAND_SECONDARY)
    draw_large_foot(picture, *foot)
    coming = [] if is_last else arrivals(game, turn + 1, texts)
    fought = [f"{_fought(each, texts)}." for each in weightiest(battles(events), _MOST_BATTLES) if each.outcome]
    told = [alt_text(game, turn, gained, coming, scoring, texts, measured), *([f"{won}."] if won else []), *fought]
    return finished(picture, f"turn-{turn}", " ".join(told))


def _told_winner(game: Italia, winner: str, measured: Mapping[str, int], texts: Words) -> str:
    """Who won the game and why; empty while it's open."""
    if not winner:
        return ""
    return why_won(game, winner, measured, texts, "card-won-margin", "card-won-ahead") or texts("end-won", seat=winner)


def _standings(game: Italia, gained: Counter[str], measured: Mapping[str, int], texts: Words) -> list[Standing]:
    """The points of each seat with those of this turn; in a short cut beside the points that are expected of it."""
    return [
        Standing(
            texts.short_name(seat),
            _points_of(game, seat, measured),
            f"+{in_points(gained[f'seat-{seat}'])}",
            readable_colour(seat),
        )
        for seat in game.seats
    ]


def _points_of(game: Italia, seat: str, measured: Mapping[str, int]) -> str:
    """The points of a seat, in a short cut with those to beat: at the end of a game those by which it was decided."""
    points, expected = in_points(game.state.points[seat]), game.yardstick.get(seat, 0)
    expected = expected_of(game, seat, measured) or expected
    return f"{points}/{in_points(expected)}" if expected else points


def _points(game: Italia, gained: Counter[str], texts: Words) -> Iterator[Row]:
    """What each nation scored, the most first, with its land, or to whom it has submitted."""
    scored = [nation for nation in game.period.order if gained[nation]]
    for nation in sorted(scored, key=lambda each: -gained[each]):
        owned, controller = game.owned(nation), game.nation(nation).controller
        cities = sum(game.has_city(area) for area in owned)
        holds = [texts("card-areas", count=len(owned)), *([texts("card-cities", count=cities)] if cities else [])]
        land = texts("card-controlled", nation=controller) if controller else " · ".join(holds)
        told = f"{texts.short_name(nation)} +{in_points(gained[nation])}"
        yield Row("", told, land, colour=seat_colour(game.seat_of(nation)))


def _war(events: Sequence[Event], texts: Words) -> Iterator[Row]:
    """The fights by their weight, each with the winner and the loser; then cities pillaged without one."""
    fought = sorted((each for each in battles(events) if each.outcome), key=lambda each: -each.weight)
    for each in fought:
        sides = [side.nation for side in each.sides]
        loser = next(nation for nation in sides if nation != each.winner)
        told = texts("card-beat", winner=each.winner, loser=loser) if each.winner else texts("verdict-both")
        place = texts.short_name(each.place)
        yield Row(
            *(("flame", texts("card-place-pillaged", area=each.place)) if each.pillaged else ("swords", place)), told
        )
    places = {each.place for each in fought if each.pillaged}
    for event in events:
        if isinstance(event, happened.CityPillaged) and event.area not in places:
            places.add(event.area)
            told = texts("card-pillaged", nation=event.nation)
            yield Row("flame", texts.short_name(event.area), told)


def _foot(game: Italia, turn: int, texts: Words) -> Iterator[str]:
    """Who arrives in the next turn, and whose land scores then; after the last turn who owns how much.

    As many nations are named as have room in letters that a phone shows.
    """
    if turn >= game.state.last_turn:
        yield _line(texts("card-owned"), _land(game, texts), texts)
        return
    coming = {nation: game.period.arriving(turn + 1, nation) for nation in game.period.order}
    counts = {nation: sum(sum(each.units.values()) for each in records) for nation, records in coming.items()}
    if any(coming.values()):
        told = [f"{texts.short_name(nation)} {counts[nation] or ''}".strip() for nation in coming if coming[nation]]
        yield _line(texts("card-arrivals").capitalize(), told, texts)
    scoring = [texts.short_name(nation) for nation in _scorers(game, turn + 1)]
    yield _line(texts("card-next-scores"), scoring, texts) if scoring else texts("card-no-scores")


def _land(game: Italia, texts: Words) -> list[str]:
    """The nations that own most areas, with their number, in the picture's language."""
    return [texts("alt-owns", nation=nation, count=count) for nation, count in _owning(game)]


def _line(head: str, told: Sequence[str], texts: Words) -> str:
    return longest(head, told, _FOOT_LETTERS, _FOOT_ROOM, texts)


def most_land(game: Italia) -> tuple[Text, ...]:
    """The nations that own most areas, with their number."""
    return tuple(say("alt-owns", nation=nation, count=count) for nation, count in _owning(game))


def _owning(game: Italia) -> list[tuple[str, int]]:
    counts = {nation: len(game.owned(nation)) for nation in game.period.order}
    ranked = sorted(counts.items(), key=lambda each: -each[1])
    return [(nation, count) for nation, count in ranked[:_MOST_OWNERS] if count]


def _fought(battle: Battle, texts: Words) -> str:
    """Where a fight was and how it ended."""
    return texts.labelled(texts.short_name(battle.place), outcome(battle, texts))


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


def arrivals(game: Italia, turn: int, texts: Words) -> list[str]:
    """Who arrives in a turn, one line for each nation."""
    found = []
    for nation in game.period.order:
        coming = game.period.arriving(turn, nation)
        if coming:
            found.append(texts("card-arrival", nation=nation, force=_coming_force(coming)))
    return found


def _coming_force(records: Iterable[ArrivalRecord]) -> tuple[str | Text, ...]:
    counts, leaders = Counter[str](), list[str]()
    for record in records:
        counts.update(record.units)
        leaders += [record.leader] if record.leader else []
    units = tuple(say(f"count-{kind}", count=count) for kind, count in counts.items() if count)
    return (*units, *leaders) or (say("nothing"),)


def scores(game: Italia, turn: int, texts: Words) -> list[str]:
    """What gives points at the end of a turn, one line for each nation that is on the map or arrives."""
    return [
        texts("card-scoring", nation=nation, lines=tuple(_scoring(line) for line in lines))
        for nation, lines in _scorers(game, turn).items()
    ]


def _scorers(game: Italia, turn: int) -> dict[str, list[PointRecord]]:
    """The lines of points of each nation that is on the map or arrives in a turn, if it has any then."""
    found = {}
    for nation in game.period.order:
        lines = [line for line in game.card(nation).points if line.type in _OCCUPATION and turn in line.turns]
        if lines and (game.on_map(nation) or game.period.arriving(turn, nation)):
            found[nation] = lines
    return found


def _scoring(line: PointRecord) -> Text:
    points = in_points(line.halves)
    if line.set:
        return say(f"card-{line.type}-set", set=line.set, points=points)
    areas: tuple[str | Text, ...] = line.areas
    if len(areas) > _MOST_AREAS:
        areas = (say("card-areas", count=len(areas)),)
    return say(f"card-{line.type}-areas", areas=areas, points=points)


def alt_text(
    game: Italia,
    turn: int,
    gained: Counter[str],
    coming: Sequence[str],
    scoring: Sequence[str],
    texts: Words,
    measured: Mapping[str, int],
) -> str:
    """The card in sentences."""
    told = [texts("alt-card", turn=turn)]
    for seat in game.seats:
        change = in_points(gained[f"seat-{seat}"])
        told.append(texts("alt-seat", seat=seat, points=_points_of(game, seat, measured), change=change))
        for nation in shown_nations(game, seat, gained):
            facts = game.nation(nation)
            told.append(texts("alt-nation", nation=nation, gold=facts.gold, areas=len(game.owned(nation))))
    for key, lines in (("card-arrivals", coming), ("card-scores", scoring)):
        if lines:
            told.append(texts.labelled(texts(key).capitalize(), texts.joined(lines)) + ".")
    return " ".join(told)
