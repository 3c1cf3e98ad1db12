"""The cards that close a round: what happened and what comes next, and who scored for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import battles
from render.britannia_redux.texts import GAME, say, words
from render.britannia_redux.theme import LETTERS, game_of, owners, seat_colour, seat_tint, seats_of, tints, years_of
from render.britannia_redux.timeline import arriving
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import Plate, Row, draw_turn_card
from render.core.charts import begin_sheet
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import BAND, BAND_SECONDARY, GAIN, HAIRLINE, INK, IVORY, LOSS, PORPHYRY
from render.core.picture import Picture
from render.core.posts import View
from render.core.round_card import Standing, draw_large_foot, draw_plates, draw_standings
from render.core.text_panels import write, write_fitted
from render.core.words import Words, signed
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.models import RoundRecord
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event

_CORNER: Final = (0, 1130)
_SIZE: Final = (1200, 900)
_TABLE_TOP: Final = 112
_MOST_ROWS: Final = 14
_TABLE_FOOT, _SUMS = 62, 72
"""The heights of the line below the table that says what it means, and of that with the seats' points."""

_COLUMNS: Final = (516, 640, 756, 868, 988, 1118)
"""The middles of the columns of the scoring card: centers, adjacent, distant, other points, this round, total."""

_SCORE: Final = 52
"""The letters of a nation's row."""

_SUM_SIGN: Final = 34
"""The size of a seat's colour beside what it scored."""

_HEAD_ROOM: Final = 132
"""The room of a column's heading: less than its width, so that none touches the next."""

_YEARS: Final = 50
_FACT, _CAUSE, _FACT_ROOM, _AREAS_ROOM, _LINE_ROOM = 38, 40, 400, 540, 1140
"""The smallest letters of a fact and of its cause, and the room of a nation, of areas, and of a line at the foot."""

_MOST_VICTORS: Final = 3
"""The most nations whose victories have room: of the others only how many they are is told."""

_SHARES: Final = (0.46, 0.54)
"""The widths of the plates."""

_PLATES: Final = 228
"""The upper edge of the plates."""

_HEIGHTS: Final = (446, 396, 346)
"""The height of the plates above one line at the foot, above two, and above three."""

_SIGNS: Final = {
    "holding": "laurel", "occupying": "standard", "raiding": "flame", "army": "swords", "fort": "fortifications",
    "stronghold": "tower", "leader": "star", "bretwalda": "crown", "king": "crown",
}  # fmt: skip


def draw_round(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a round, from its events and the view after them."""
    texts, game = words(locale), game_of(view)
    number = events[0].turn if events else game.state.turn
    facts = game.timeline.round_list[number - 1]
    title = texts("card-round", round=facts.numeral)
    plates = [
        Plate(texts(f"card-{head}"), rows, _more(texts, key))
        for head, rows, key in (
            ("points", list(_points(events, game, texts)), "card-more-nations"),
            ("war", list(_war(events, texts)), "card-more"),
            ("coming", list(_coming(game, number + 1, texts)), "card-more"),
        )
    ]  # fmt: skip
    told_plates = [plate for plate in plates if plate.rows]
    shown = [plate for plate in told_plates if plate is not plates[2]]
    shown = shown or [Plate(plates[0].head, [Row("", "", texts("card-quiet"))])]
    foot = _next_scoring(game, number, texts)
    extra = _extra_turns(game, number + 1, texts)
    lines = [line for line in (_coming_line(plates[2], texts), extra, foot) if line]
    board = base_map(GAME).overview(tints(game, owners(game))).picture
    picture = draw_turn_card(board, _CORNER, title.upper(), "", [], "", 70)
    write(picture, 38, 158, years_of(*facts.years), Face.ITALIC, _YEARS, BAND_SECONDARY)
    grouped = {plates[1].head: _campaigns(plates[1], events, game, texts)}
    height = _HEIGHTS[len(lines) - 1]
    draw_plates(picture, [grouped.get(plate.head, plate) for plate in shown], _SHARES[: len(shown)], height, _PLATES)
    draw_large_foot(picture, *lines)
    gains = _gains(events)
    draw_standings(picture, _standings(game, gains, texts))
    told = [_told_round(events, facts, texts)]
    told.append(texts("alt-points", points=tuple(
        say("alt-seat-gain", seat=seat, points=game.seat_points(seat), change=signed(gains[seat]))
        for seat in seats_of(game)
    )))  # fmt: skip
    told += [plate.told(texts) for plate in told_plates]
    return finished(picture, f"round-{number}", " ".join([*told, *filter(None, (extra, foot))]))


def _more(texts: Words, key: str) -> Callable[[int], str]:
    """The words of a key for how many rows have no room."""
    return lambda count: texts(key, count=count)


def _coming_line(coming: Plate, texts: Words) -> str:
    """What comes in the next round in one line: as many nations as have room, and how many more there are."""
    facts = [row.fact for row in coming.rows]
    for count in range(len(facts), 0, -1):
        hidden = len(facts) - count
        told = texts.labelled(coming.head.capitalize(), ", ".join(facts[:count]))
        line = f"{told} · {coming.more(hidden)}" if hidden else told
        if text_width(line, Face.STRONG, _CAUSE) <= _LINE_ROOM:
            return line
    return ""


def _campaigns(war: Plate, events: Sequence[Event], game: BritanniaRedux, texts: Words) -> Plate:
    """The plate of war as the picture has it: what happened besides battles, then who won how many and where."""
    affairs = list(_affairs(events, texts))
    victories = list(_victories(events, game, texts, "card-won-battles" if affairs else "card-won"))
    head = war.head if affairs or not victories else texts("card-victories")
    rows = [*affairs, *victories]
    if len(rows) > _MOST_VICTORS:
        hidden = sum(
            row.colour is not None for row in rows[_MOST_VICTORS:]
        )  # the row of battles that no one won has none
        rows = [*rows[:_MOST_VICTORS], Row("", texts("card-more-nations", count=hidden))]
    return replace(war, head=head, rows=rows or war.rows)


def _victories(events: Sequence[Event], game: BritanniaRedux, texts: Words, key: str) -> Iterator[Row]:
    """Each nation's victories, in the words of a key, together with where they were, the most first."""
    won: dict[str, list[str]] = {}
    for each in battles(events):
        if each.end:
            won.setdefault(each.end.winner, []).append(texts.short_name(each.area))
    for nation, areas in sorted(won.items(), key=lambda each: (not each[0], -len(each[1]))):
        fact = texts(key, nation=texts.short_name(nation), count=len(areas)) if nation else texts("card-both")
        colour = seat_colour(game.seat_of(nation)) if nation else None
        yield Row("swords", fact, as_many(Counter(areas), texts), colour=colour)


def as_many(areas: Mapping[str, int], texts: Words) -> str:
    """As many names as have room, with how often each is meant, and how many more there are."""
    names = [f"{name} ×{times}" if times > 1 else name for name, times in areas.items()]
    for count in range(len(names), 0, -1):
        hidden = sum([*areas.values()][count:])
        told = ", ".join(names[:count])
        told = texts("card-and-more", told=told, count=hidden) if hidden else told
        if text_width(told, Face.STRONG, _CAUSE) <= _AREAS_ROOM:
            return told
    return names[0]


def _gains(events: Iterable[Event]) -> Counter[str]:
    """What each seat scored in some events."""
    gains = Counter[str]()
    for event in events:
        if isinstance(event, happened.PointsScored):
            gains[event.seat] += event.points
    return gains


def _standings(game: BritanniaRedux, gains: Counter[str], texts: Words) -> list[Standing]:
    """The points of each seat with the round's change."""
    return [
        Standing(texts.short_name(seat), str(game.seat_points(seat)), signed(gains[seat]), seat_colour(seat))
        for seat in seats_of(game)
    ]


def _points(events: Iterable[Event], game: BritanniaRedux, texts: Words) -> Iterator[Row]:
    """What each nation scored, the most first, with its main causes."""
    sums: dict[str, Counter[str]] = {}
    for event in events:
        if isinstance(event, happened.PointsScored):
            sums.setdefault(event.nation, Counter())[event.cause] += event.points
    for nation, causes in sorted(sums.items(), key=lambda each: (-each[1].total(), each[0])):
        (first, _), *_rest = causes.most_common(1)
        fact, colour = _fact(nation, f"+{causes.total()}", texts), seat_colour(game.seat_of(nation))
        yield Row(_SIGNS[first], fact, texts(f"score-{first}"), "gain", colour)


def _war(events: Sequence[Event], texts: Words) -> Iterator[Row]:
    """The battles by their weight; what else happened before them."""
    yield from _affairs(events, texts)
    for each in sorted((each for each in battles(events) if each.end), key=lambda each: -each.weight):
        attacker, defender = each.sides
        winner = each.end.winner if each.end else ""
        loser = defender if winner == attacker else attacker
        beat = texts("card-beat", winner=winner, loser=loser) if winner else texts("card-both")
        yield Row("swords", texts.short_name(each.area), beat)


def _affairs(events: Sequence[Event], texts: Words) -> Iterator[Row]:
    """The withdrawal, submissions, kings."""
    for event in events:
        match event:
            case happened.WithdrawalBegan():
                yield Row("eagle", texts("card-withdrawal"), texts("card-withdrawal-detail"), "loss")
            case happened.Submitted():
                yield Row("envoy", texts.short_name(event.nation), texts("card-submitted", overlord=event.overlord))
            case happened.KingshipJudged() if event.nation:
                yield Row("crown", texts.short_name(event.nation), texts(f"card-{event.title}"), "gain")


def _coming(game: BritanniaRedux, number: int, texts: Words) -> Iterator[Row]:
    """What comes in the next round."""
    if number > game.timeline.rounds:
        return
    entries = game.data.round_of(game.state.timeline, number).entries
    for entry in sorted(entries, key=lambda each: -arriving(each)):
        count = arriving(entry)
        places = [texts.short_name(sea) for sea in dict.fromkeys(each.sea for each in entry.arrivals)]
        parts = [*([texts.short_name(entry.leader)] if entry.leader else []), *places]
        sign = "star" if entry.leader else "fleet" if places else "infantry"
        if count or entry.leader:
            fact = _fact(entry.nation, str(count), texts) if count else texts("card-leader-comes", nation=entry.nation)
            yield Row(sign, fact, _where(parts))


def _where(parts: Sequence[str]) -> str:
    """A leader and seas as far as they have room; a star already says that there's a leader."""
    tried = [", ".join(parts[first:last]) for first, last in ((0, len(parts)), (1, len(parts)), (0, 1))]
    return next((each for each in tried if each and text_width(each, Face.STRONG, _CAUSE) <= _FACT_ROOM), tried[-1])


def _fact(nation: str, told: str, texts: Words) -> str:
    """A nation with a number: its letters if its name has no room."""
    whole = f"{texts.short_name(nation)} {told}".strip()
    return whole if text_width(whole, Face.STRONG, _FACT) <= _FACT_ROOM else f"{LETTERS[nation]} {told}".strip()


def _extra_turns(game: BritanniaRedux, number: int, texts: Words) -> str:
    """Which nations have another turn at the end of a round; empty if none has [B3.3]."""
    if number > game.timeline.rounds or game.timeline.round_list[number - 1].event != "extra-nation-turns":
        return ""
    nations = [texts.short_name(turn.nation) for turn in game.data.tables.extra_nation_turns]
    return texts("card-extra-turns", nations=", ".join(nations))


def _next_scoring(game: BritanniaRedux, number: int, texts: Words) -> str:
    """When nations score next."""
    ahead = [facts for facts in game.timeline.round_list if facts.round > number and facts.scoring]
    if not ahead:
        return texts("card-last-scoring")
    return texts("card-next-scoring", round=ahead[0].numeral, years=years_of(*ahead[0].years), scoring=ahead[0].scoring)


# Scoring


def draw_scoring(events: Sequence[Event], view: View, locale: str) -> Picture | None:
    """Who scored for what in a scoring round: centers, adjacent and distant areas, the rest. None in other rounds."""
    texts, game = words(locale), game_of(view)
    counted = {event.nation: event for event in events if isinstance(event, happened.HoldingCounted)}
    if not counted:
        return None
    scoring = next(iter(counted.values())).scoring
    facts = game.timeline.round_list[game.scoring_round(scoring) - 1]
    others = Counter[str]()
    for event in events:
        if isinstance(event, happened.PointsScored) and event.cause != "holding":
            others[event.nation] += event.points
    nations = [each for each in game.data.order if each in counted or each in others]
    nations = sorted(nations, key=lambda each: -(_held(counted, each) + others[each]))[:_MOST_ROWS]
    line = texts("map-round", round=facts.numeral, years=years_of(*facts.years))
    picture = begin_sheet(texts("scoring-title", scoring=scoring), line, _SIZE)
    heads = [texts(f"scoring-{key}") for key in ("centers", "adjacent", "distant", "others", "round", "total")]
    size = min(fitted_size(head, Face.STRONG, 40, _HEAD_ROOM, least=22) for head in heads)
    for x, head in zip(_COLUMNS, heads, strict=True):
        write(picture, x, _TABLE_TOP + 36, head, Face.STRONG, size, PORPHYRY, align=0.5)
    height = min((_SIZE[1] - _TABLE_TOP - 60 - _TABLE_FOOT - _SUMS) // max(len(nations), 1), 64)
    foot = _SIZE[0] / 2, _SIZE[1] - _SUMS - 20
    _draw_sums(picture, game, _gains(events), texts)
    kinds = texts("scoring-key-kinds")
    write_fitted(picture, *foot, kinds, Face.STRONG, 44, _SIZE[0] - 60, INK, least=40, align=0.5)
    told = [texts("alt-scoring", scoring=scoring, round=facts.numeral), _told_sums(game, _gains(events), texts)]
    for row, nation in enumerate(nations):
        _draw_scores(
            picture, game, nation, counted.get(nation), others[nation], (_TABLE_TOP + 48 + row * height, height), texts
        )
        told.append(_told_scores(game, nation, counted.get(nation), others[nation], texts))
    return finished(picture, f"scoring-{facts.round}", " ".join(told))


def _draw_sums(picture: Image.Image, game: BritanniaRedux, gains: Counter[str], texts: Words) -> None:
    """What each seat scored in the round, on a band at the foot."""
    top = _SIZE[1] - _SUMS
    picture.paste(BAND, (0, top, _SIZE[0], _SIZE[1]))
    told = [(seat_tint(seat), f"{texts.short_name(seat)} {signed(gains[seat])}") for seat in seats_of(game)]
    wide = _SIZE[0] / len(told)
    room = wide - _SUM_SIGN - 2 * 12
    size = min(fitted_size(line, Face.STRONG, 44, room, least=34) for _, line in told)
    for place, (tint, line) in enumerate(told):
        left = wide * place + (wide - _SUM_SIGN - 12 - text_width(line, Face.STRONG, size)) / 2
        picture.paste(tint, (round(left), top + 20, round(left) + _SUM_SIGN, top + 20 + _SUM_SIGN))
        write(picture, left + _SUM_SIGN + 12, top + 51, line, Face.STRONG, size, IVORY)


def _held(counted: dict[str, happened.HoldingCounted], nation: str) -> int:
    return counted[nation].points if nation in counted else 0


def _draw_scores(
    picture: Image.Image,
    game: BritanniaRedux,
    nation: str,
    counted: happened.HoldingCounted | None,
    others: int,
    row: tuple[int, int],
    texts: Words,
) -> None:
    """A nation's row: its points for areas of each kind, the rest, the sum, and the nation's total."""
    top, height = row
    colour = seat_colour(game.seat_of(nation))
    size = min(_SCORE, height - 4)
    base = top + height // 2 + size // 3
    picture.paste(HAIRLINE, (18, top, _SIZE[0] - 18, top + 1))
    picture.paste(colour, (18, top + 4, 84, top + height - 3))
    write(picture, 51, base, LETTERS[nation], Face.STRONG, min(42, size), IVORY, align=0.5)
    write_fitted(picture, 96, base, texts.short_name(nation), Face.STRONG, size, 350, INK, least=40)
    for x, points in zip(_COLUMNS, _by_kind(game, nation, counted), strict=False):
        if points:
            write(picture, x, base, str(points), Face.STRONG, size, INK, align=0.5)
    gained = others + (counted.points if counted else 0)
    if others:
        write(picture, _COLUMNS[3], base, str(others), Face.STRONG, size, INK, align=0.5)
    write(picture, _COLUMNS[4], base, f"+{gained}", Face.HEAVY, size + 2, GAIN if gained else LOSS, align=0.5)
    write(picture, _COLUMNS[5], base, str(game.state.points[nation]), Face.HEAVY, size + 4, colour, align=0.5)


def _by_kind(game: BritanniaRedux, nation: str, counted: happened.HoldingCounted | None) -> tuple[int, int, int]:
    """A nation's points for its centers, for the areas around them, and for distant ones."""
    if counted is None:
        return 0, 0, 0
    facts = game.data.holding[nation]
    return (
        len(counted.centers) * facts.center_vp, len(counted.adjacent) * facts.adjacent_vp,
        counted.distant_scored * facts.distant_vp,
    )  # fmt: skip


def _told_round(events: Sequence[Event], facts: RoundRecord, texts: Words) -> str:
    """Which round a card is about, and which scoring ended it."""
    args = {"round": facts.numeral, "years": years_of(*facts.years)}
    scoring = next((event.scoring for event in events if isinstance(event, happened.HoldingCounted)), "")
    return texts("alt-card-scoring", scoring=scoring, **args) if scoring else texts("alt-card", **args)


def _told_sums(game: BritanniaRedux, gains: Counter[str], texts: Words) -> str:
    """What each seat scored in the round."""
    return texts("alt-points", points=tuple(
        say("alt-seat-points", seat=seat, points=signed(gains[seat])) for seat in seats_of(game)
    ))  # fmt: skip


def _told_scores(
    game: BritanniaRedux, nation: str, counted: happened.HoldingCounted | None, others: int, texts: Words
) -> str:
    """A nation's row in a sentence: the points of the round, the columns that hold some, and its total."""
    total = game.state.points[nation]
    if counted is None:
        return texts("alt-scores-other", nation=nation, points=others, total=total)
    kinds = zip(("centers", "adjacent", "distant", "others"), (*_by_kind(game, nation, counted), others), strict=True)
    parts = [f"{texts(f'scoring-{kind}')} {points}" for kind, points in kinds if points]
    gained = counted.points + others
    return texts("alt-scores", nation=nation, points=gained, total=total, parts=", ".join(parts) or "0")
