"""A look back at a turn: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from render.core.message_text import whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, words_of
from render.italia.narration import NARRATOR, facts, gold, lost_units, moves, of_the_books, period_of, troops, years
from render.italia.nation_turns import Fight, NationTurn, is_worth_telling, nation_turns, total
from render.italia.threads import spin
from render.prose.narrator import Chapter, Ornament, Point
from render.prose.threads import thread_text
from rules.core.events import Event, GameEnded
from rules.core.text import Text, speaker
from rules.core.typed_data import from_builtins
from rules.italia import events as happened
from rules.italia.data.loader import GAME_ID, italia_data
from rules.italia.data.models import ArrivalRecord
from rules.italia.events import Force
from rules.italia.game import in_points
from rules.italia.state import ItaliaState

say = speaker(GAME_ID)

_SENTENCES: Mapping[Length, int] = {"terse": 1, "normal": 3, "epic": 5}
_MOST = 10

_WEIGHTS = ("nation-inherited", "submitted", "revolted", "leader-killed", "roma-returned", "foederati-rose",
            "shock-rolled", "submission-ended")  # fmt: skip
"""The kinds of events that make a turn besides its greatest fights, the most important first."""


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """A turn as a chapter: a heading, the line of history, the news in order, and how it ended."""
    turn = events[0].turn
    story = Chapter(NARRATOR, voice)
    told: list[Point | Ornament] = [*_history(events, turn), *_points(events, voice, _SENTENCES[voice.length])]
    told += [point for event in events if isinstance(event, happened.TurnEnded | GameEnded)
             for point in NARRATOR.points(event, ())]  # fmt: skip
    if not any(isinstance(event, happened.TurnEnded | GameEnded) for event in events):
        told.append(Point("chapter-open", {}))
    return f"{_heading(events, turn, words_of(GAME_ID, voice.locale))}\n{story.say_all(told, turn)}"


def _heading(events: Sequence[Event], turn: int, texts: Words) -> str:
    began = next((event for event in events if isinstance(event, happened.TurnBegan)), None)
    if began is None:
        return texts("chapter-heading", turn=turn)
    return texts("chapter-heading-years", turn=turn, years=years(began.first_year, began.last_year))


def _history(events: Sequence[Event], turn: int) -> Iterator[Point | Ornament]:
    for event in events:
        if isinstance(event, happened.TurnBegan):
            yield from of_the_books(period_of(event), turn)


def _points(events: Sequence[Event], voice: Voice, most: int) -> Iterator[Point]:
    """The most important news of a turn, in the order in which it happened."""
    fights = {id(fight.end): fight for turn in nation_turns(events) for fight in turn.fights()}
    settled = NARRATOR.settled(events, voice)
    weighed = sorted(
        (_weight(event, fights), place)
        for place, (event, points) in enumerate(settled)
        if points and (event.kind in _WEIGHTS or id(event) in fights)
    )
    for place in sorted(place for _, place in weighed[:most]):
        yield from (point for point in settled[place][1] if isinstance(point, Point))


def _weight(event: Event, fights: Mapping[int, Fight]) -> tuple[int, int]:
    """Lower is more important: great fights first, then by kind."""
    fight = fights.get(id(event))
    return (1, -fight.weight) if fight is not None else (_WEIGHTS.index(event.kind), 0)


def summary_text(events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
    """The post at the end of a turn: news, what occupation brought, the standing, who comes next, the thread."""
    texts, turn = words_of(GAME_ID, voice.locale), events[0].turn
    story = NARRATOR.story(events, voice, before)
    ended = [event for event in events if isinstance(event, happened.TurnEnded | happened.GameScored)]
    if any(isinstance(event, happened.GameScored) for event in ended):
        ended = [event for event in ended if isinstance(event, happened.GameScored)]
    told = [story.say(point, turn) for event in ended for point in NARRATOR.points(event, ())]
    lines = [_heading(events, turn, texts), *told, *_account(events, texts), *_lists(events, texts)]
    lines += _quiet(events, texts)
    thread = "" if view["result"] else thread_text(GAME_ID, spin, events, before, voice)
    return whole_lines([line for line in [*lines, *_ahead(view, turn, voice, texts), thread] if line])


def _account(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """What each seat scored in the turn, by nation: at once, and for what it holds."""
    scored = [
        event
        for event in events
        if isinstance(event, happened.PointsScored) or (isinstance(event, happened.OccupationScored) and event.halves)
    ]
    standing = next((event.measured or event.points for event in events if isinstance(event, happened.TurnEnded)), {})
    for seat in sorted(dict.fromkeys(event.seat for event in scored), key=lambda seat: -standing.get(seat, 0)):
        own = [event for event in scored if event.seat == seat]
        at_once: Counter[str] = Counter()
        for event in own:
            if isinstance(event, happened.PointsScored):
                at_once[event.nation] += event.halves
        items = list(_accounts(at_once, [event for event in own if isinstance(event, happened.OccupationScored)]))
        points = in_points(sum(event.halves for event in own))
        yield texts("summary-seat", seat=seat, points=points, items=facts(items, "list-items"))


def _accounts(at_once: Mapping[str, int], occupations: Sequence[happened.OccupationScored]) -> Iterator[Text]:
    """What each nation of a seat scored: during the turn, and at its end."""
    held = {event.nation: event for event in occupations}
    for nation in dict.fromkeys((*at_once, *held)):
        points = in_points(at_once.get(nation, 0))
        if nation not in held:
            yield say("at-once", nation=nation, points=points)
        elif nation not in at_once:
            yield _held(held[nation], "occupation")
        else:
            yield say("at-once-and-held", nation=nation, points=points, held=_held(held[nation], "held"))


def _held(event: happened.OccupationScored, key: str) -> Text:
    areas = len({area for line in event.lines for area in line.areas})
    key = f"{key}-halved" if event.controller else key
    return say(key, nation=event.nation, points=in_points(event.halves), areas=areas, whole=in_points(event.whole))


def _quiet(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """The nations whose turns had no post of their own, with their gold."""
    quiet = [turn for turn in nation_turns(events) if turn.nation and not is_worth_telling(turn.events)]
    items = [
        say("quiet", nation=turn.nation, items=facts(spent, "list-items")) for turn in quiet if (spent := _spent(turn))
    ]
    if items:
        yield texts("summary-quiet", items=facts(items, "list-items"))


def _spent(turn: NationTurn) -> list[Text]:
    """Marches, losses and gold of a nation's quiet turn; after a campaign only if it went on."""
    acts = [*moves(turn), *lost_units(turn)]
    return [*acts, *gold(turn)] if acts or turn.of(happened.NationBegan) else []


def _lists(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """The dead leaders, the greatest losses, submissions."""
    things: dict[str, Sequence[str | Text]] = {
        "summary-lost": list(_losses(events)),
        "summary-dead": [event.leader for event in events if isinstance(event, happened.LeaderKilled)],
        "summary-left": list(_gone(events)),
    }
    return (
        texts(key, things=tuple(dict.fromkeys(listed))[:_MOST], count=len(listed))
        for key, listed in things.items()
        if listed
    )


def _gone(events: Sequence[Event]) -> Iterator[Text]:
    """Who left the game, with all their units."""
    left = [event for event in events if isinstance(event, happened.Departed)]
    for nation in dict.fromkeys(event.nation for event in left):
        force = total(event.force for event in left if event.nation == nation)
        yield say("summary-arrival", nation=nation, force=troops(force))


def _losses(events: Sequence[Event]) -> Iterator[Text]:
    by_nation: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.UnitsLost):
            by_nation[event.nation] = by_nation.get(event.nation, 0) + event.force.size
    for nation, count in sorted(by_nation.items(), key=lambda item: -item[1]):
        yield say("summary-loss", nation=nation, count=count)


def _ahead(view: View, turn: int, voice: Voice, texts: Words) -> list[str]:
    """The next turn, if there is one: its years, what history tells of them, and who arrives."""
    state, data = from_builtins(view["state"], ItaliaState), italia_data()
    if view["result"] or turn >= data.scenarios[state.scenario].last_turn:
        return []
    period = data.periods[state.period]
    heading = texts("summary-next", turn=turn + 1, years=years(*period.years[turn]))
    history = Chapter(NARRATOR, voice).say_all(of_the_books(period.id, turn + 1), turn + 1)
    coming = [each for nation in period.order for each in period.arriving(turn + 1, nation)]
    due = tuple(_arrival(each) for each in coming if each.units or each.leader)
    return [
        " ".join(filter(None, (heading, history))),
        *([texts("summary-ahead", items=facts(due, "list-items"))] if due else []),
    ]


def _arrival(arrival: ArrivalRecord) -> Text:
    """A nation that comes next turn, with its leader and units."""
    units = Force({str(kind): count for kind, count in arrival.units.items()})
    return say("summary-arrival", nation=arrival.nation, force=tuple(filter(None, (arrival.leader, *troops(units)))))
