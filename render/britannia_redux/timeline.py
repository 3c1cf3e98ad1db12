"""The Timeline as a picture: which nations come when, and when they score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.britannia_redux.signs import army_sprite, leader_star
from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import game_of, livery, years_of
from render.core.canvas import finished
from render.core.charts import begin_sheet
from render.core.fonts import Face, text_width
from render.core.palette import HAIRLINE, INK, IVORY, PANEL, PANEL_EDGE, PORPHYRY, ROME, SECONDARY, Colour, rgb
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from rules.britannia_redux.chapters.extra_turns import extra_armies
from rules.britannia_redux.data.models import Entry, ExtraTurn, RoundRecord
from rules.britannia_redux.game import BritanniaRedux
from rules.core.text import Argument, Text

_SIZE: Final = (1200, 930)
_MOST_ROUNDS: Final = 3
"""The most rounds side by side."""

_EDGE, _GAP = 16, 12
"""The room around the columns and between them."""

_TOP, _HEAD, _FOOT = 112, 116, 68
"""The upper edge of the columns, the height of a column's head, and that of its scoring."""

_ROUND, _YEARS, _SCORING_LETTERS = 54, 42, 44
"""The letters of the head, and those of the scoring."""

_HIGHEST: Final = 132
"""The most height of a row."""

_COUNTER, _NEAR = 76, 12
"""The size of counters, and the room beside them."""

_NAME, _LEAST_NAME, _LINE = 44, 40, 44
"""The letters of nations and of what's below them, and the height of a line."""

_STAR, _STAR_APART = 36, 8
"""The size of a leader's star, and the room before it."""

_ROUND_NARROW, _AROUND_HEAD = 46, 36
"""The letters of the head of a narrow column, and the room beside it."""

_AROUND_NAME: Final = 8 + _COUNTER + _NEAR + 28
"""The room beside the name of a nation: the counter, and the edges of the column."""

_INVASION: Final = ROME
_RAID: Final = rgb("#17607c")
_GOLD_DARK: Final = rgb("#7a5a12")
_SCORED: Final = rgb("#f2d77e")
_SCORING: Final = rgb("#4f3806")
"""The ground and the letters of a scoring."""

_COMING: Final = {
    ("", False): "coming", ("", True): "coming-sea", ("led", False): "coming-led", ("led", True): "coming-led-sea",
    ("leader", False): "coming-leader", ("leader", True): "coming-leader",
}  # fmt: skip
"""How an arrival is told: with or without a leader, at sea or in areas of its own."""


_EXTRA: Final = "extra-nation-turns"
"""The event of the round after which some nations have another turn."""


def arriving(entry: Entry) -> int:
    """How many armies a nation receives."""
    return sum(each.infantry + each.cavalry for each in entry.arrivals) + entry.on_map.infantry + entry.on_map.cavalry


def arrivals_of(game: BritanniaRedux, number: int) -> Iterator[Text]:
    """What comes in a round, nation by nation: armies, where, and the leader."""
    if number <= game.timeline.rounds:
        yield from _arrivals(game.data.round_of(game.state.timeline, number).entries)


def still_to_arrive(game: BritanniaRedux) -> Iterator[Text]:
    """What comes later in this round, with the nations whose turns are still to come."""
    order, state = game.data.order, game.state
    if state.extra or state.turn > game.timeline.rounds:
        return
    later = order[state.place + 1 :]
    entries = game.data.round_of(state.timeline, state.turn).entries
    yield from _arrivals([entry for entry in entries if entry.nation in later])


def extra_turns_to_come(game: BritanniaRedux) -> tuple[Text, ...]:
    """What nations with another turn at the end of this round receive in it as things are [B12]; empty if none has."""
    state, turns = game.state, game.data.tables.extra_nation_turns
    if game.round.event != _EXTRA:
        return ()
    return tuple(_extra_turn(game, turn) for turn in (turns[state.place + 1 :] if state.extra else turns))


def extra_turns_next(game: BritanniaRedux) -> tuple[str, ...]:
    """The nations that have another turn at the end of the next round [B3.3]."""
    following = game.timeline.round_list[game.state.turn : game.state.turn + 1]
    has_any = any(facts.event == _EXTRA for facts in following)
    return tuple(turn.nation for turn in game.data.tables.extra_nation_turns) if has_any else ()


def _extra_turn(game: BritanniaRedux, turn: ExtraTurn) -> Text:
    count, led = extra_armies(game, turn), "led" if turn.leader else ""
    if not count:
        return say("coming-none", nation=turn.nation)
    seas = {"seas": (turn.sea,)} if turn.sea else {}
    return say(_COMING[led, bool(seas)], nation=turn.nation, count=count, leader=turn.leader, **seas)


def _arrivals(entries: Sequence[Entry]) -> Iterator[Text]:
    for entry in entries:
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
    """The Timeline: the present round and the next ones side by side, each with the nations that come in it."""
    game, texts = game_of(view), words(locale)
    picture = begin_sheet(texts("timeline-title"), texts("timeline-about"), _SIZE)
    rounds = _shown_rounds(game)
    left: float = _EDGE
    for facts, wide in zip(rounds, _widths(game, rounds, texts), strict=True):
        _draw_round(picture, game, facts, (round(left), round(left + wide)), texts)
        left += wide + _GAP
    return finished(picture, f"timeline-{game.state.turn}", " ".join(_told(game, texts)))


def _widths(game: BritanniaRedux, rounds: Sequence[RoundRecord], texts: Words) -> list[float]:
    """The widths of the columns: alike, but none is narrower than its longest line, as far as the others have room."""
    room = _SIZE[0] - 2 * _EDGE - (len(rounds) - 1) * _GAP
    needs = [_need_of(game, facts, texts) for facts in rounds]
    more = [max(need - room / len(rounds), 0) for need in needs]
    spare = [max(room / len(rounds) - need, 0) for need in needs]
    share = min(sum(more) / max(sum(spare), 1), 1)
    given = share * sum(spare) / max(sum(more), 1)
    return [room / len(rounds) + over * given - under * share for over, under in zip(more, spare, strict=True)]


def _need_of(game: BritanniaRedux, facts: RoundRecord, texts: Words) -> float:
    """The width that the head of a round and the nations in it need."""
    head = text_width(_head_of(game, facts, texts), Face.HEAVY, _ROUND_NARROW) + _AROUND_HEAD
    lines = [line for each in _entries(game, facts) for line in _lines(each, texts)]
    return max([head, *(_AROUND_NAME + _width_of(line) for line in lines)])


def _head_of(game: BritanniaRedux, facts: RoundRecord, texts: Words) -> str:
    """The number of a round, and whether it's the present one."""
    return texts("timeline-round", round=facts.numeral, present=int(facts.round == game.state.turn))


def _width_of(line: _Line) -> float:
    """The width of a line with its leader's star."""
    return text_width(line.told, line.face, _NAME) + (_STAR + _STAR_APART if line.is_led else 0)


def _shown_rounds(game: BritanniaRedux) -> Sequence[RoundRecord]:
    """The present round and the next ones, as many as can be read; in the end the last one."""
    ahead = [facts for facts in game.timeline.round_list if facts.round >= game.state.turn]
    return ahead[:_MOST_ROUNDS] or game.timeline.round_list[-1:]


def _draw_round(
    picture: Image.Image, game: BritanniaRedux, facts: RoundRecord, sides: tuple[int, int], texts: Words
) -> None:
    """A round: its number and years, who comes, and the scoring at its end."""
    (left, right), bottom = sides, _SIZE[1] - _EDGE
    is_now, middle = facts.round == game.state.turn, (left + right) / 2
    picture.paste(PORPHYRY if is_now else PANEL_EDGE, (left, _TOP, right, bottom))
    picture.paste(PANEL, (left + 3, _TOP + _HEAD, right - 3, bottom - 3))
    numeral = _head_of(game, facts, texts)
    write_fitted(picture, middle, _TOP + 56, numeral, Face.HEAVY, _ROUND, right - left - 16, IVORY, least=40, align=0.5)
    write(picture, middle, _TOP + 100, years_of(*facts.years), Face.STRONG, _YEARS, IVORY, align=0.5)
    if facts.scoring:
        picture.paste(_SCORED, (left + 3, bottom - _FOOT, right - 3, bottom - 3))
        told = texts("timeline-scoring", scoring=facts.scoring)
        base, room = bottom - _FOOT / 2 + 14, right - left - 20
        write_fitted(picture, middle, base, told, Face.STRONG, _SCORING_LETTERS, room, _SCORING, least=40, align=0.5)
    entries = _entries(game, facts)
    top, end = _TOP + _HEAD + 6, bottom - _FOOT - 6
    if not entries:
        base = top + _LINE + 14
        write(picture, middle, base, texts("timeline-empty"), Face.STRONG, _NAME, SECONDARY, align=0.5)
        return
    height = min((end - top) / len(entries), _HIGHEST)
    for place, entry in enumerate(entries):
        if place:
            line = round(top + place * height)
            picture.paste(HAIRLINE, (left + 12, line, right - 12, line + 2))
        _draw_entry(picture, game, entry, (left + 8, round(top + place * height), right - 13, height), texts)


def _entries(game: BritanniaRedux, facts: RoundRecord) -> list[Entry]:
    """The nations that come in a round, with armies or only with a leader, in the order of their turns."""
    return [each for each in facts.entries if arriving(each) or each.leader]


def _draw_entry(
    picture: Image.Image, game: BritanniaRedux, entry: Entry, row: tuple[int, int, int, float], texts: Words
) -> None:
    """A nation that comes: its counter as on the map, its name, and below it what's special."""
    left, top, right, height = row
    middle = top + height / 2
    army_sprite(livery(game, entry.nation), arriving(entry), _COUNTER).centre(picture, left + _COUNTER / 2, middle)
    x, lines = left + _COUNTER + _NEAR, _lines(entry, texts)
    base = middle + (1 - len(lines)) * _LINE / 2 + 14
    for line in lines:
        room = right - x - (_STAR + _STAR_APART if line.is_led else 0)
        x_end = x + write_fitted(picture, x, base, line.told, line.face, _NAME, room, line.tone, least=_LEAST_NAME)
        if line.is_led:
            leader_star(_STAR).centre(picture, x_end + _STAR_APART + _STAR / 2, base - _NAME * 0.3)
        base += _LINE


@dataclass(frozen=True)
class _Line:
    """A line about a nation that comes; at its end the star of a leader who comes, too."""

    told: str
    face: Face
    tone: Colour
    is_led: bool = False


def _lines(entry: Entry, texts: Words) -> list[_Line]:
    """A nation's name, and whether it has a Major Invasion or may raid, or else its leader.

    The star of a leader is at the leader's name, or else at the nation's.
    """
    if entry.major_invasion or entry.raid:
        key, tone = ("invasion", _INVASION) if entry.major_invasion else ("raid", _RAID)
        told = [_Line(texts(f"timeline-key-{key}"), Face.STRONG, tone)]
    else:
        told = [_Line(texts.short_name(entry.leader), Face.STRONG, _GOLD_DARK, is_led=True)] if entry.leader else []
    is_led = bool(entry.leader) and not any(line.is_led for line in told)
    return [_Line(texts.short_name(entry.nation), Face.HEAVY, INK, is_led), *told]


def _told(game: BritanniaRedux, texts: Words) -> Iterator[str]:
    """The Timeline in sentences: the round, what comes in it and in the next ones, who scores when."""
    yield texts("alt-timeline", round=game.round.numeral, years=years_of(*game.round.years))
    for facts in _shown_rounds(game):
        coming = tuple(arrivals_of(game, facts.round))
        if coming:
            yield texts("alt-coming", round=facts.numeral, years=years_of(*facts.years), coming=coming)
    for scoring in sorted({each for nation in game.data.order for each in scorings_left(game, nation)}):
        nations = tuple(nation for nation in game.data.order if scoring in scorings_left(game, nation))
        numeral = game.timeline.round_list[game.scoring_round(scoring) - 1].numeral
        yield texts("alt-scores-in", scoring=scoring, round=numeral, nations=nations)
