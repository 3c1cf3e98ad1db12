"""A look back at a round: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from render.britannia_redux.narration import NARRATOR, facts, of_the_books, points_causes, title_lost, years
from render.britannia_redux.nation_turns import nation_turns
from render.britannia_redux.texts import GAME, say
from render.britannia_redux.threads import spin
from render.core.message_text import whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, words_of
from render.prose.narrator import Chapter, Ornament, Point, Story
from render.prose.threads import thread_text
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.data.models import Entry
from rules.britannia_redux.state import BritanniaState
from rules.core.events import Event, GameEnded
from rules.core.text import Text
from rules.core.typed_data import from_builtins

_SENTENCES: Mapping[Length, int] = {"terse": 1, "normal": 3, "epic": 5}
_MOST = 10

_WEIGHTS = ("romans-gone", "kingship-judged", "rising-began", "submitted", "protection-lost")
"""The kinds of events that make a round besides its greatest battles, the most important first."""


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """A round as a chapter: a heading, the line of the chronicles, the news in order, and who won the campaign."""
    number, texts = events[0].turn, words_of(GAME, voice.locale)
    began = next((event for event in events if isinstance(event, happened.RoundBegan)), None)
    story = Chapter(NARRATOR, voice)
    told: list[Point | Ornament] = [*(of_the_books(began.years) if began else ())]
    told += _news(events, voice, _SENTENCES[voice.length])
    told += [point for event in events if isinstance(event, GameEnded) for point in NARRATOR.points(event, ())]
    if not any(isinstance(event, happened.RoundEnded | GameEnded) for event in events):
        told.append(Point("chapter-open", {}))
    heading = _heading("chapter-heading", began, texts)
    return "\n".join(line for line in (heading, story.say_all(told, number)) if line)


def _heading(key: str, began: happened.RoundBegan | None, texts: Words) -> str:
    return texts(key, numeral=began.numeral, years=years(began.years)) if began else ""


def _news(events: Sequence[Event], voice: Voice, most: int) -> Iterator[Point]:
    """The most important news of a round, in the order in which it happened."""
    plan = NARRATOR.planned(events, Voice(voice.locale, "epic"))
    fights = {key: fight for turn in nation_turns(events) for key, fight in turn.fights.items()}
    weighed = []
    for place, event in enumerate(events):
        if not plan.get(id(event)):
            continue
        if id(event) in fights:
            weighed.append(((1, -fights[id(event)].weight), place))
        elif event.kind in _WEIGHTS:
            weighed.append(((0, _WEIGHTS.index(event.kind)), place))
    for place in sorted(place for _, place in sorted(weighed)[:most]):
        yield from (point for point in plan[id(events[place])] if isinstance(point, Point))


def summary_text(events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
    """The post at the end of a round: titles, standing, each nation's points, the dead, who comes next, the thread."""
    texts, number = words_of(GAME, voice.locale), events[0].turn
    began = next((event for event in events if isinstance(event, happened.RoundBegan)), None)
    lines = [
        _heading("summary-heading", began, texts),
        *titles(events, before, NARRATOR.story(events, voice, before)),
        *_standing(events, view, texts),
        *_nations(events, texts),
        *_lists(events, view, texts),
        *_ahead(view, number, texts),
        "" if view["result"] else thread_text(GAME, spin, events, before, voice),
    ]
    return whole_lines([line for line in lines if line])


def titles(events: Sequence[Event], before: Sequence[Event], story: Story) -> Iterator[str]:
    """Bretwalda and King. That there still isn't one is left out."""
    known = [event for event in before if isinstance(event, happened.KingshipJudged)]
    for event in events:
        if isinstance(event, happened.KingshipJudged):
            last = next((each.nation for each in reversed(known) if each.title == event.title), None)
            if event.nation or last is None:
                yield story.tell(event)
            elif last:
                yield story.tell_as(event, [title_lost(event, last)])


def _standing(events: Sequence[Event], view: View, texts: Words) -> Iterator[str]:
    """The points of each seat, the best first, and what the round brought it."""
    state = from_builtins(view["state"], BritanniaState)
    totals = dict.fromkeys(state.seats.values(), 0)
    for nation, points in state.points.items():
        totals[state.seats[nation]] += points
    gains = dict.fromkeys(totals, 0)
    for event in events:
        if isinstance(event, happened.PointsScored):
            gains[event.seat] += event.points
    order = sorted(totals, key=lambda seat: -totals[seat])
    items = [
        say("standing-gain" if gains[seat] else "standing", seat=seat, points=totals[seat], gain=gains[seat])
        for seat in order
    ]
    yield texts("summary-standing", items=facts(items, "list-items"))


def _nations(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """What each nation scored in the round, the best first."""
    scored = [event for event in events if isinstance(event, happened.PointsScored)]
    own = {event.nation: [each for each in scored if each.nation == event.nation] for event in scored}
    held = {event.nation: event for event in events if isinstance(event, happened.HoldingCounted)}
    for nation in sorted(own, key=lambda nation: -sum(event.points for event in own[nation])):
        points = sum(event.points for event in own[nation])
        causes = points_causes(own[nation])
        if nation in held:
            causes = facts([causes, _counted(held[nation])], "list-holding")
        yield texts("summary-nation", nation=nation, points=points, total=own[nation][-1].total, causes=causes)


def _counted(event: happened.HoldingCounted) -> Text:
    """Which kinds of areas scored."""
    counts = {"centers": len(event.centers), "adjacent": len(event.adjacent), "distant": event.distant_scored}
    return facts([say(f"holding-{kind}", count=count) for kind, count in counts.items() if count], "list-details")


def _lists(events: Sequence[Event], view: View, texts: Words) -> Iterator[str]:
    """The dead leaders, and the nations that have no unit left."""
    dead = [event.leader for event in events if isinstance(event, happened.LeaderLeft) and event.cause == "battle"]
    things: dict[str, Sequence[str]] = {"summary-dead": dead, "summary-gone": list(_gone(events, view))}
    return (texts(key, things=tuple(dict.fromkeys(listed))[:_MOST]) for key, listed in things.items() if listed)


def _gone(events: Sequence[Event], view: View) -> Iterator[str]:
    """The nations that lost the last of their units in this round."""
    state, data = from_builtins(view["state"], BritanniaState), britannia_data()
    there = {data.nation_of[unit] for place in (*data.areas, *data.seas) for unit in state.stacks.get(place, ())}
    there |= {fort.nation for fort in state.forts.values() if fort.intact}
    for event in events:
        if isinstance(event, happened.NationTurnEnded | happened.RomansGone):
            nation = event.nation if isinstance(event, happened.NationTurnEnded) else "romans"
            if nation not in there:
                yield nation


def _ahead(view: View, number: int, texts: Words) -> list[str]:
    """Who arrives in the next round, if there is one."""
    state, data = from_builtins(view["state"], BritanniaState), britannia_data()
    if view["result"] or number >= state.last_turn:
        return []
    due = [_arrival(entry) for entry in data.round_of(state.timeline, number + 1).entries]
    items = [item for item in due if item is not None]
    return [texts("summary-ahead", items=facts(items, "list-items"))] if items else []


def _arrival(entry: Entry) -> Text | None:
    count = sum(each.infantry + each.cavalry for each in entry.arrivals)
    if entry.on_map is not None:
        count += entry.on_map.infantry + entry.on_map.cavalry
    leader = entry.leader or ""
    if not count and not leader:
        return None
    key = "summary-arrival-led" if count and leader else "summary-arrival" if count else "summary-arrival-leader"
    return say(key, nation=entry.nation, count=count, leader=leader)


def report_text(events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
    """A nation's turn as paragraphs: its heading, a few sentences, and a list; ``before`` came earlier in the round."""
    return NARRATOR.tell(events, voice, before)
