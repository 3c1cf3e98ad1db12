"""The Timeline as a picture: what comes when, who has scored what, and what each nation can still score."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import game_of, seat_colour, years_of
from render.core.canvas import finished
from render.core.charts import begin_sheet
from render.core.fonts import Face, fitted_size, text_width
from render.core.icons import icon
from render.core.palette import (
    BRIGHT_GOLD,
    HAIRLINE,
    INK,
    IVORY,
    PANEL,
    PORPHYRY,
    ROME,
    Colour,
    rgb,
)
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.models import Entry, RoundRecord
from rules.britannia_redux.game import BritanniaRedux
from rules.core.text import Argument, Text

_SIZE: Final = (1200, 810)
_TOP, _BOTTOM, _MOST_HEIGHT = 184, 634, 80
"""The upper and lower edges of the rows, and the most height of one."""

_ONE_BLOCK: Final = 8
"""The most nations below each other: more are in two blocks side by side."""

_MOST_ROUNDS: Final = 3
"""The most rounds side by side."""

_NAMES, _RIGHT = 272, 66
"""The widths of the names at the left and of the points at the right."""

_EDGE, _GAP = 14, 28
_BEFORE_CELL: Final = 14
"""The least room between a name and the first cell."""

_INVASION: Final = ROME
_RAID: Final = rgb("#b8d3df")
_SCORED: Final = rgb("#f2d77e")
_SEATS: Final = rgb("#8c8672")
"""The bar that means any player in the key."""

_GOLD_DARK: Final = rgb("#7a5a12")
_SCORING: Final = rgb("#4f3806")
"""The letters of a scoring, above the cells of the nations that take part in it."""

_STAR, _LONE_STAR = 36, 44
"""The size of a leader's star beside the number of armies, and of one that comes alone."""

_CELL, _CELL_BASE = 48, 14
"""The size of the numbers in cells, and how far their feet are below the middle."""

_KEY, _KEY_ROW = 40, 56
"""The letters of the key, and the height of its rows."""

_NOW: Final = 5
"""The width of the edges of the present round."""

_KEYS: Final = {
    "invasion": "timeline-armies-invade", "raid": "timeline-armies-raid", "armies": "timeline-armies-come",
    "seat": "timeline-key-player", "leader": "timeline-key-leader", "won": "timeline-points-won",
    "scoring": "timeline-points-to-come",
}  # fmt: skip
"""The words for each kind of cell."""

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
    """The Timeline: a row for each nation that still counts, a column for each of the next rounds."""
    game, texts = game_of(view), words(locale)
    line = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    picture = begin_sheet(texts("timeline-title"), line, _SIZE)
    rounds = _shown_rounds(game)
    nations = [nation for nation in game.data.order if _counts(game, nation, rounds)]
    blocks = 1 if len(nations) <= _ONE_BLOCK else 2
    rows = -(-len(nations) // blocks)
    height = min((_BOTTOM - _TOP) // max(rows, 1), _MOST_HEIGHT)
    across = (_SIZE[0] - 2 * _EDGE - (blocks - 1) * _GAP) / blocks
    for block in range(blocks):
        left, shown = round(_EDGE + block * (across + _GAP)), nations[block * rows : (block + 1) * rows]
        wide = (across - _NAMES - _RIGHT) / len(rounds)
        lefts = [round(left + _NAMES + wide * place) for place in range(len(rounds) + 1)]
        _draw_heads(picture, game, texts, (rounds, lefts, _TOP + len(shown) * height))
        for place, nation in enumerate(shown):
            _draw_row(picture, game, nation, (rounds, (left, *lefts), _TOP + place * height, height), texts)
        _edge_present(picture, game, rounds, lefts, _TOP + len(shown) * height)
    _draw_keys(picture, texts, _SIZE[1] - 122, _samples(game, nations, rounds))
    return finished(picture, f"timeline-{game.state.turn}", " ".join(_told(game, texts)))


def _shown_rounds(game: BritanniaRedux) -> list[RoundRecord]:
    """The next rounds, as many as can be read, and before them what has just been scored; in the end more of that."""
    now = game.state.turn
    ahead = [facts for facts in game.timeline.round_list if facts.round >= now]
    past = [facts for facts in game.timeline.round_list if facts.round < now and _is_scored(game, facts)]
    is_new = bool(past) and past[-1].round == now - 1
    before = max(_MOST_ROUNDS - len(ahead), int(is_new))
    return [*(past[-before:] if before else []), *ahead[: _MOST_ROUNDS - before]]


def _is_scored(game: BritanniaRedux, facts: RoundRecord) -> bool:
    """Whether nations have scored in a round."""
    return bool(facts.scoring) and facts.scoring in game.state.holding


def _counts(game: BritanniaRedux, nation: str, rounds: Sequence[RoundRecord]) -> bool:
    """Whether a nation is in the game, has points, or comes in one of the rounds."""
    if game.is_in_game(nation) or game.state.points[nation]:
        return True
    return any(arriving(game.data.entry(game.state.timeline, facts.round, nation)) for facts in rounds)


def _draw_heads(
    picture: Image.Image, game: BritanniaRedux, texts: Words, columns: tuple[Sequence[RoundRecord], Sequence[int], int]
) -> None:
    """The rounds with their scorings; the present one is pale. ``columns``: rounds, left edges, and the lower edge."""
    rounds, lefts, bottom = columns
    narrowest = min(right - left for left, right in itertools.pairwise(lefts)) - 3
    size = min(fitted_size(facts.numeral, Face.STRONG, 40, narrowest, least=22) for facts in rounds)
    for facts, left, right in zip(rounds, lefts, lefts[1:], strict=False):
        middle, room = (left + right) / 2, right - left - 9
        is_now = facts.round == game.state.turn
        picture.paste(HAIRLINE, (left, 104, left + 1, bottom))
        if is_now:
            picture.paste(PORPHYRY, (left, 100, right, 142))
        write(picture, middle, 136, facts.numeral, Face.STRONG, size, IVORY if is_now else PORPHYRY, align=0.5)
        if facts.scoring:
            picture.paste(_SCORED, (left + 3, 143, right - 3, 181))
            write_fitted(picture, middle, 176, facts.scoring, Face.HEAVY, 44, room, _SCORING, least=34, align=0.5)
    write_fitted(
        picture, lefts[-1] + _RIGHT / 2, 136, texts("timeline-total"), Face.STRONG, 40, _RIGHT - 4, PORPHYRY,
        least=30, align=0.5,
    )  # fmt: skip


def _all_score(game: BritanniaRedux, scoring: str) -> bool:
    """Whether all nations in the game take part in a scoring: its head tells that, and colour in every cell nothing."""
    here = [nation for nation in game.data.order if game.is_in_game(nation)]
    return all(scoring in game.data.holding[nation].scores_in for nation in here)


def _draw_row(
    picture: Image.Image,
    game: BritanniaRedux,
    nation: str,
    row: tuple[Sequence[RoundRecord], Sequence[int], int, int],
    texts: Words,
) -> None:
    """A nation's row: its name, its rounds, its points.

    ``row``: rounds, the left edges of the row and of its cells, upper edge and height.
    """
    rounds, (first, *lefts), top, height = row
    seat, base = game.seat_of(nation), top + height // 2 + 12
    picture.paste(HAIRLINE, (first, top, lefts[-1] + _RIGHT, top + 1))
    picture.paste(seat_colour(seat), (first, top + 2, first + 12, top + height - 1))
    name = texts.short_name(nation)
    write_fitted(picture, first + 20, base, name, Face.STRONG, 40, _NAMES - 20 - _BEFORE_CELL, INK, least=32)
    for facts, left, right in zip(rounds, lefts, lefts[1:], strict=False):
        _draw_cell(picture, game, nation, facts, (left, top, right, top + height))
    points = str(game.state.points[nation])
    write(picture, lefts[-1] + _RIGHT / 2, base + 2, points, Face.HEAVY, 40, seat_colour(seat), align=0.5)


def _draw_cell(
    picture: Image.Image, game: BritanniaRedux, nation: str, facts: RoundRecord, box: tuple[int, int, int, int]
) -> None:
    """A nation in a round: what it scored, or armies that come on the colour of an invasion or a raid, and a leader."""
    left, top, right, bottom = box
    inner, middle, base = (
        (left + 3, top + 3, right - 2, bottom - 2),
        (left + right) / 2,
        (top + bottom) // 2 + _CELL_BASE,
    )
    entry = game.data.entry(game.state.timeline, facts.round, nation)
    count, scores = arriving(entry), facts.scoring in game.data.holding[nation].scores_in
    if scores and facts.scoring not in game.state.holding and not _all_score(game, facts.scoring):
        picture.paste(_SCORED, inner)
    if scores and facts.scoring in game.state.holding:
        points = game.state.holding[facts.scoring].get(nation, 0)
        told = f"+{points}" if points else "0"
        write_fitted(picture, middle, base, told, Face.HEAVY, _CELL, right - left - 2, INK, least=22, align=0.5)
        return
    if not count and not entry.leader:
        return
    wide = min((right - left) // 2 - 4, 60)
    inner = (round(middle) - wide, top + 3, round(middle) + wide, bottom - 2)
    picture.paste(_INVASION if entry.major_invasion else _RAID if entry.raid else PANEL, inner)
    _draw_arrival(picture, entry, count, box)


def _draw_arrival(picture: Image.Image, entry: Entry, count: int, box: tuple[int, int, int, int]) -> None:
    """The number of armies that come, and the star of their leader."""
    left, top, right, bottom = box
    colour, gilt = (IVORY, BRIGHT_GOLD) if entry.major_invasion else (INK, _GOLD_DARK)
    middle, base = (left + right) / 2, (top + bottom) // 2 + _CELL_BASE
    star = (_STAR if count else _LONE_STAR) if entry.leader else 0
    told = str(count or "")
    x = middle - (star + text_width(told, Face.HEAVY, _CELL)) / 2
    if star:
        sign = icon("star", star, gilt)
        picture.paste(sign, (round(x), (top + bottom - star) // 2), sign)
    write(picture, x + star, base + 2, told, Face.HEAVY, _CELL, colour)


def _edge_present(
    picture: Image.Image, game: BritanniaRedux, rounds: Sequence[RoundRecord], lefts: Sequence[int], bottom: int
) -> None:
    """Draw the edges of the column of the present round, over its cells."""
    for facts, (left, right) in zip(rounds, itertools.pairwise(lefts), strict=False):
        if facts.round == game.state.turn:
            for edge in (left, right - _NOW):
                picture.paste(PORPHYRY, (edge, 142, edge + _NOW, bottom))
            picture.paste(PORPHYRY, (left, bottom, right, bottom + _NOW))


def _samples(game: BritanniaRedux, nations: Sequence[str], rounds: Sequence[RoundRecord]) -> dict[str, str]:
    """A cell of each kind that the table has: what its key shows."""
    found = {"seat": ""}
    for nation, facts in itertools.product(nations, rounds):
        entry, is_done = game.data.entry(game.state.timeline, facts.round, nation), _is_scored(game, facts)
        count, scores = arriving(entry), facts.scoring in game.data.holding[nation].scores_in
        if count and not (scores and is_done):
            kind = "invasion" if entry.major_invasion else "raid" if entry.raid else "armies"
            found.setdefault(kind, str(count))
        if scores:
            found.setdefault("scoring", facts.scoring)
        won = game.state.holding[facts.scoring].get(nation, 0) if scores and is_done else 0
        if won:
            found.setdefault("won", f"+{won}")
        if entry.leader:
            found.setdefault("leader", "")
    return found


def _draw_keys(picture: Image.Image, texts: Words, top: int, samples: Mapping[str, str]) -> None:
    """What the cells of the table mean: armies that come in the first row, leaders and points in the second."""
    grounds: dict[str, tuple[Colour, Colour]] = {
        "invasion": (_INVASION, IVORY), "raid": (_RAID, INK), "armies": (PANEL, INK), "leader": (PANEL, INK),
        "won": (PANEL, INK), "seat": (_SEATS, INK), "scoring": (_SCORED, _SCORING),
    }  # fmt: skip
    for kinds in (("invasion", "raid", "armies", "seat"), ("leader", "won", "scoring")):
        x = float(_EDGE + 8)
        for kind in (kind for kind in kinds if kind in samples):
            ground, colour = grounds[kind]
            wide = max(46, round(text_width(samples[kind], Face.HEAVY, 38)) + 16) if kind != "seat" else 12
            picture.paste(ground, (round(x), top - 3, round(x) + wide, top + 37))
            if kind == "leader":
                star = icon("star", 36, _GOLD_DARK)
                picture.paste(star, (round(x + wide) - 41, top - 1), star)
            write(picture, x + wide / 2, top + 30, samples[kind], Face.HEAVY, 38, colour, align=0.5)
            x += wide + 10 + write(picture, x + wide + 10, top + 29, texts(_KEYS[kind]), Face.STRONG, _KEY, INK) + 30
        top += _KEY_ROW


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
