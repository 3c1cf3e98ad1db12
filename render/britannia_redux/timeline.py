"""The Timeline as a picture: what comes when, who has scored what, and what each nation can still score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import LETTERS, game_of, seat_colour, seat_tint, years_of
from render.core.canvas import finished
from render.core.charts import begin_sheet
from render.core.fonts import Face, text_width
from render.core.icons import icon
from render.core.palette import (
    BRIGHT_GOLD,
    HAIRLINE,
    INK,
    IVORY,
    PANEL,
    PORPHYRY,
    ROME,
    SECONDARY,
    Colour,
    mix,
    rgb,
)
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.models import Entry, RoundRecord
from rules.britannia_redux.game import BritanniaRedux
from rules.core.text import Argument, Text

_SIZE: Final = (1200, 1000)
_TOP, _ROW = 206, 42
_NAMES, _RIGHT = 214, 196
"""The widths of the names at the left and of the points at the right."""

_EDGE: Final = 14
_INVASION: Final = ROME
_RAID: Final = rgb("#b8d3df")
_SCORED: Final = rgb("#f2d77e")
_GOLD_DARK: Final = rgb("#7a5a12")
_ONE_DIGIT: Final = 9
_COLUMN_NOW: Final = rgb("#fff8df")

_COMING: Final = {
    ("", False): "coming", ("", True): "coming-sea", ("led", False): "coming-led", ("led", True): "coming-led-sea",
    ("leader", False): "coming-leader", ("leader", True): "coming-leader",
}  # fmt: skip
"""How an arrival is told: with or without a leader, at sea or in areas of its own."""


def arriving(entry: Entry) -> int:
    """How many armies a nation receives."""
    return sum(each.infantry + each.cavalry for each in entry.arrivals) + entry.on_map.infantry + entry.on_map.cavalry


def arrivals_of(game: BritanniaRedux, number: int) -> Iterator[Text]:
    """What comes in a round, nation by nation: armies, where, and the leader."""
    if number > game.timeline.rounds:
        return
    for entry in game.data.round_of(game.state.timeline, number).entries:
        count, leader = arriving(entry), entry.leader
        seas = tuple(dict.fromkeys(each.sea for each in entry.arrivals))
        if not count and not leader:
            continue
        key = _COMING["leader" if not count else "led" if leader else "", bool(seas)]
        args: dict[str, Argument] = {"nation": entry.nation, "count": count, "leader": leader}
        if seas:
            args["seas"] = seas
        yield say(key, **args)


def coming_lines(game: BritanniaRedux, texts: Words, number: int) -> list[str]:
    """What comes in a round, a short line for each nation."""
    if number > game.timeline.rounds:
        return []
    found = []
    for entry in game.data.round_of(game.state.timeline, number).entries:
        count = arriving(entry)
        parts = [texts.short_name(entry.nation) + (f" {count}" if count else "")]
        parts += [texts.short_name(entry.leader)] if entry.leader else []
        seas = dict.fromkeys(each.sea for each in entry.arrivals)
        parts += [texts.short_name(sea) for sea in seas]
        found.append(((-count, entry.nation), " · ".join(parts)))
    return [line for _, line in sorted(found)]


def scorings_left(game: BritanniaRedux, nation: str) -> list[str]:
    """The scorings to come in which a nation scores."""
    done = game.state.holding
    scores = game.data.holding[nation].scores_in
    return [each for each in scores if each not in done and game.scoring_round(each) >= game.state.turn]


def draw_timeline(view: View, locale: str) -> Picture:
    """The Timeline: a row for each nation, a column for each round, points and centers at the right."""
    game, texts = game_of(view), words(locale)
    line = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    picture = begin_sheet(texts("timeline-title"), line, _SIZE)
    rounds = game.timeline.round_list
    wide = (_SIZE[0] - 2 * _EDGE - _NAMES - _RIGHT) / len(rounds)
    lefts = [round(_EDGE + _NAMES + wide * place) for place in range(len(rounds) + 1)]
    _draw_heads(picture, game, texts, lefts)
    for place, nation in enumerate(game.data.order):
        _draw_row(picture, game, nation, _TOP + place * _ROW, lefts, texts)
    _draw_keys(picture, texts, _TOP + len(game.data.order) * _ROW + 12)
    return finished(picture, f"timeline-{game.state.turn}", " ".join(_told(game, texts)))


def _draw_heads(picture: Image.Image, game: BritanniaRedux, texts: Words, lefts: Sequence[int]) -> None:
    """The rounds with the year each begins and its scoring; the present one is pale."""
    bottom = _TOP + len(game.data.order) * _ROW
    for facts, left, right in zip(game.timeline.round_list, lefts, lefts[1:], strict=False):
        middle, room = (left + right) / 2, right - left - 4
        if facts.round == game.state.turn:
            picture.paste(_COLUMN_NOW, (left, 104, right, bottom))
            picture.paste(BRIGHT_GOLD, (left, 98, right, 106))
        picture.paste(HAIRLINE, (left, 104, left + 1, bottom))
        write_fitted(picture, middle, 134, facts.numeral, Face.TITLE, 30, room, PORPHYRY, least=16, align=0.5)
        write_fitted(picture, middle, 164, str(facts.years[0]), Face.BODY, 26, room, SECONDARY, least=15, align=0.5)
        if facts.scoring:
            picture.paste(_SCORED, (left + 3, 170, right - 3, 201))
            write_fitted(picture, middle, 195, facts.scoring, Face.HEAVY, 28, room, _GOLD_DARK, least=15, align=0.5)
    x = lefts[-1]
    write_fitted(picture, x + 50, 164, texts("timeline-points"), Face.STRONG, 26, 88, INK, least=14, align=0.5)
    write_fitted(picture, x + 148, 134, texts("timeline-at-most"), Face.BODY, 24, 92, SECONDARY, least=13, align=0.5)
    write_fitted(picture, x + 148, 164, texts("timeline-centers"), Face.STRONG, 26, 92, INK, least=14, align=0.5)


def _draw_row(
    picture: Image.Image, game: BritanniaRedux, nation: str, top: int, lefts: Sequence[int], texts: Words
) -> None:
    seat = game.seat_of(nation)
    picture.paste(HAIRLINE, (_EDGE, top, _SIZE[0] - _EDGE, top + 1))
    picture.paste(seat_colour(seat), (_EDGE, top + 3, _EDGE + 44, top + _ROW - 2))
    write(picture, _EDGE + 22, top + 31, LETTERS[nation], Face.STRONG, 25, IVORY, align=0.5)
    write_fitted(picture, _EDGE + 52, top + 31, texts.short_name(nation), Face.STRONG, 28, _NAMES - 58, INK, least=15)
    for facts, left, right in zip(game.timeline.round_list, lefts, lefts[1:], strict=False):
        _draw_cell(picture, game, nation, facts, (left, top, right, top + _ROW))
    x, holding = lefts[-1], game.data.holding[nation]
    points = str(game.state.points[nation])
    write(picture, x + 50, top + 33, points, Face.HEAVY, 34, seat_colour(seat), align=0.5)
    ahead = len(scorings_left(game, nation))
    if ahead:
        most = len(holding.centers) * holding.center_vp
        write(picture, x + 148, top + 32, f"{ahead} × {most}", Face.STRONG, 28, INK, align=0.5)
    else:
        write(picture, x + 148, top + 31, "–", Face.BODY, 26, SECONDARY, align=0.5)


def _draw_cell(
    picture: Image.Image, game: BritanniaRedux, nation: str, facts: RoundRecord, box: tuple[int, int, int, int]
) -> None:
    """A nation in a round: what it scored, or armies that come on the colour of an invasion or a raid, and a leader."""
    left, top, right, bottom = box
    inner, middle = (left + 3, top + 3, right - 2, bottom - 2), (left + right) / 2
    entry = game.data.entry(game.state.timeline, facts.round, nation)
    count, scores = arriving(entry), facts.scoring in game.data.holding[nation].scores_in
    if scores and facts.scoring in game.state.holding:
        points = game.state.holding[facts.scoring].get(nation, 0)
        picture.paste(_SCORED, inner)
        told = f"+{points}" if points else "0"
        write_fitted(picture, middle, top + 32, told, Face.HEAVY, 30, right - left - 8, _GOLD_DARK, least=15, align=0.5)
        return
    if scores:
        picture.paste(_SCORED, inner)
        inner = left + 8, top + 8, right - 7, bottom - 7
    ground = _ground_of(game, nation, entry)
    if ground is not None:
        picture.paste(ground, inner)
    elif scores:
        write(picture, middle, top + 31, "?", Face.HEAVY, 28, _GOLD_DARK, align=0.5)
    _draw_arrival(picture, entry, count, box)


def _ground_of(game: BritanniaRedux, nation: str, entry: Entry) -> Colour | None:
    """The ground of what a nation receives in a round; none if it receives nothing."""
    if entry.major_invasion:
        return _INVASION
    if not arriving(entry) and not entry.leader:
        return None
    return _RAID if entry.raid else mix(PANEL, seat_tint(game.seat_of(nation)), 0.3)


def _draw_arrival(picture: Image.Image, entry: Entry, count: int, box: tuple[int, int, int, int]) -> None:
    """The number of armies that come, and the star of their leader."""
    left, top, right, _ = box
    is_wide = right - left > 64
    size, star = (30, 24) if is_wide else (22, 15) if entry.leader and count > _ONE_DIGIT else (25, 17)
    colour, gilt = (IVORY, BRIGHT_GOLD) if entry.major_invasion else (INK, _GOLD_DARK)
    parts = (text_width(str(count), Face.HEAVY, size) if count else 0) + (star if entry.leader else 0)
    x = (left + right - parts - (3 if count and entry.leader else 0)) / 2
    if count:
        x += write(picture, x, top + 31, str(count), Face.HEAVY, size, colour) + 3
    if entry.leader:
        sign = icon("star", star, gilt)
        picture.paste(sign, (round(x), top + (9 if is_wide else 12)), sign)


def _draw_keys(picture: Image.Image, texts: Words, top: int) -> None:
    """What the colours mean, in a row."""
    x = float(_EDGE + 8)
    keys: list[tuple[Colour, str, Colour, str]] = [
        (_INVASION, "8", IVORY, "timeline-key-invasion"), (_RAID, "2", INK, "timeline-key-raid"),
        (_SCORED, "?", _GOLD_DARK, "timeline-key-scoring"),
    ]  # fmt: skip
    for ground, told, colour, key in keys:
        picture.paste(ground, (round(x), top, round(x) + 36, top + 36))
        write(picture, x + 18, top + 29, told, Face.HEAVY, 28, colour, align=0.5)
        x += 46 + write(picture, x + 44, top + 28, texts(key), Face.BODY, 27, INK) + 26
    sign = icon("star", 28, _GOLD_DARK)
    picture.paste(sign, (round(x), top + 4), sign)
    write(picture, x + 36, top + 28, texts("timeline-key-leader"), Face.BODY, 27, INK)


def _told(game: BritanniaRedux, texts: Words) -> Iterator[str]:
    """The Timeline in sentences: the round, the points of each nation, what comes in the rounds ahead."""
    yield texts("alt-timeline", round=game.round.numeral, years=years_of(*game.round.years))
    scored = tuple(
        say("alt-nation-points", nation=nation, points=points) for nation, points in game.state.points.items() if points
    )
    if scored:
        yield texts("alt-points", points=scored)
    ahead = game.timeline.round_list[game.state.turn : game.state.turn + 3]
    for facts in ahead:
        coming = tuple(arrivals_of(game, facts.round))
        if coming:
            yield texts("alt-coming", round=facts.numeral, years=years_of(*facts.years), coming=coming)
    for scoring in sorted({each for nation in game.data.order for each in scorings_left(game, nation)}):
        nations = tuple(nation for nation in game.data.order if scoring in scorings_left(game, nation))
        numeral = game.timeline.round_list[game.scoring_round(scoring) - 1].numeral
        yield texts("alt-scores-in", scoring=scoring, round=numeral, nations=nations)
