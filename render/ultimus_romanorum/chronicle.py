"""A look back at a year: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise

from render.core.message_text import whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, signed, words_of
from render.prose.narrator import Chapter, Ornament, Point, Story
from render.prose.threads import thread_text
from render.ultimus_romanorum.circumstances import sides
from render.ultimus_romanorum.narration import NARRATOR, land, of_the_books, points_kept, recalled, side
from render.ultimus_romanorum.threads import spin
from rules.core.events import Event, GameEnded
from rules.core.text import Text
from rules.core.typed_data import from_builtins
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.chapters.asking import troops
from rules.ultimus_romanorum.data.loader import ATTILA, GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, say
from rules.ultimus_romanorum.state import UltimusState

_SENTENCES: Mapping[Length, int] = {"terse": 1, "normal": 3, "epic": 5}
_LEAD = 2
"""Sentences before the lists of a summary."""

_MOST = 10
_GREATEST = 5
"""How many battles are named in a year that has more than the list holds."""

_WEIGHTS = ("camps-exchanged", "refuge-tested", "augustus-proclaimed", "usurpation-began", "usurpation-failed",
            "king-crowned", "regnum-dissolved", "battle-fought", "pax-romana", "tribe-changed", "tribe-vanquished",
            "leader-died", "council-held")  # fmt: skip
"""The kinds of events that make a year, the most important first."""

TOLD_IN_ACCOUNT = frozenset({
    "pv-tribe", "pv-thrones", "pv-no-civil-war", "pv-east", "pv-west", "pv-pax", "pv-taxes", "pv-areas", "pv-towns",
    "pv-roma", "pv-usurpation", "pv-vacant", "pv-regnum", "pv-council-open", "pv-regnum-gone", "pv-last-augustus",
})  # fmt: skip
"""The causes of points that phase F counts: the account at the end of the year tells them."""


_COUNTED = frozenset({"pv-battle", "pv-leader", "pv-tribe", "pv-usurpation", "pv-vacant", "pv-regnum"})
"""The causes of points that an account puts in the plural if they come more than once in a year."""


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """A year as a chapter: a heading, the line of history, and a few sentences in order."""
    year = events[0].turn
    heading = words_of(GAME_ID, voice.locale)("chapter-heading", year=str(year))
    told: list[Point | Ornament] = [*of_the_books(year), *_points(events, _SENTENCES[voice.length])]
    scored = [event for event in events if isinstance(event, happened.YearScored | GameEnded)]
    for event in scored:
        told += NARRATOR.points(event, ())
    if not scored:
        told.append(Point("chapter-open", {}))
    return f"{heading}\n{Chapter(NARRATOR, voice).say_all(told, year)}"


def _points(events: Sequence[Event], most: int) -> Iterator[Point]:
    """The most important news of a year, in the order in which it happened."""
    for event in _weightiest(events, most):
        yield from (point for point in NARRATOR.points(event, ()) if isinstance(point, Point))


def _look_back(events: Sequence[Event]) -> Iterator[Point]:
    """The greatest battles as the year remembers them. Posts have told all else, and the lists name it."""
    for event in _weightiest([event for event in events if isinstance(event, happened.BattleFought)], _LEAD):
        assert isinstance(event, happened.BattleFought)
        yield recalled(event)


def _weightiest(events: Sequence[Event], most: int) -> list[Event]:
    weighed = sorted((_weight(event), place) for place, event in enumerate(events) if _counts(event))
    return [events[place] for place in sorted(place for _, place in weighed[:most])]


def _counts(event: Event) -> bool:
    """Whether an event belongs in a chapter: not deaths of generic leaders, and sieges that go on."""
    match event:
        case happened.LeaderDied():
            return not ultimus_data().leaders[event.leader].generic
        case happened.RefugeTested():
            return event.falls
    return event.kind in _WEIGHTS


def _weight(event: Event) -> tuple[int, int]:
    """Lower is more important: the death of Attila, then by kind, then by the strength in a battle."""
    if isinstance(event, happened.LeaderDied) and event.leader == ATTILA:
        return -1, 0
    strength = event.attacker.pf + event.defender.pf if isinstance(event, happened.BattleFought) else 0
    return _WEIGHTS.index(event.kind), -strength


def summary_text(events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
    """The post at the end of a year: the news, the account, battles, losses and dead, who comes next, the thread."""
    texts, year = words_of(GAME_ID, voice.locale), events[0].turn
    story = Story(NARRATOR, voice)
    for event in (
        *before,
        *events,
    ):  # the posts of the year have told them: the summary has other sentences for the same news
        story.skip(event)
    for number in sorted({event.turn for event in before} - {year}):
        for point in _look_back([event for event in before if event.turn == number]):
            story.count(point, number)  # what earlier summaries have used
    told = [story.say(point, year) for point in _look_back(events) if story.has_another(point, year)]
    told += [story.say(point, year) for event in events if isinstance(event, happened.YearScored)
             for point in NARRATOR.points(event, ())]  # fmt: skip
    lines = [texts("summary-heading", year=str(year)), *told, *_account(events, texts), *_lists(events, texts)]
    thread = "" if view["result"] else thread_text(GAME_ID, spin, events, before, voice)
    return whole_lines([line for line in [*lines, *_ahead(view, year, texts), thread] if line])


def _account(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """The points of each camp with their causes, each with its share, so that the account adds up.

    If the players change camps and keep their points, those before and after it are told apart.
    """
    changes = [place for place, event in enumerate(events) if isinstance(event, happened.CampsExchanged)]
    for first, end in pairwise((0, *changes, len(events))):
        part = events[first:end]
        if part and isinstance(part[0], happened.CampsExchanged):
            yield texts("summary-exchanged", **points_kept(part[0]))
        yield from _account_of(part, texts)


def _account_of(events: Sequence[Event], texts: Words) -> Iterator[str]:
    scored = [event for event in events if isinstance(event, happened.PointsScored) and event.pv]
    for camp in dict.fromkeys(event.camp for event in scored):
        own = [event for event in scored if event.camp == camp]
        sums: dict[str, int] = {}
        for event in own:
            sums[event.cause] = sums.get(event.cause, 0) + event.pv
        causes = _then(*(_share(own, cause, pv) for cause, pv in sums.items() if pv))
        gain = sum(event.pv for event in own)
        yield texts("summary-points" if gain >= 0 else "summary-points-lost", camp=side(camp), pv=abs(gain),
                    causes=causes)  # fmt: skip


def _then(*things: Text) -> Text | str:
    """Texts one after another, with semicolons between them: each may be a list with commas."""
    return reduce(lambda first, last: say("list-then", first=first, last=last), things) if things else ""


def _share(scored: Sequence[happened.PointsScored], cause: str, pv: int) -> Text:
    """What a cause brought in a year: with the areas or Tribes if no report has named them."""
    events = [event for event in scored if event.cause == cause]
    named = [each for event in events for each in event.about]
    what = say(f"{cause}-many" if cause in _COUNTED and len(events) > 1 else cause)
    if cause not in TOLD_IN_ACCOUNT or not named or cause == "pv-roma":
        return say("summary-cause", cause=what, points=signed(pv))
    shown = tuple(named[:_MOST])
    more = len(named) - len(shown)
    return say("summary-cause-of", cause=what, points=signed(pv), about=shown, more=more)


def _lists(events: Sequence[Event], texts: Words) -> Iterator[str]:
    """Battles, losses, the dead, and the Tribes that changed sides."""
    lost = [unit for event in events if isinstance(event, happened.UnitsEliminated) for unit in event.units]
    dead = [event.leader for event in events if isinstance(event, happened.LeaderDied) and _counts(event)]
    crowned = [event.leader for event in events if isinstance(event, happened.AugustusProclaimed)]
    facts: dict[str, Sequence[str | Text]] = {
        "summary-crowned": crowned,
        "summary-lost": troops(lost),
        "summary-dead": dead,
        "summary-enemies": _turned(events, ("war", "revolt", "regnum")),
        "summary-allies": _turned(events, ("foederati", "roman-ally")),
        "summary-peace": _turned(events, ("peace",)),
    }
    yield from _battles([event for event in events if isinstance(event, happened.BattleFought)], texts)
    yield from (texts(key, things=tuple(dict.fromkeys(things))[:_MOST]) for key, things in facts.items() if things)


def _battles(fights: Sequence[happened.BattleFought], texts: Words) -> Iterator[str]:
    """Each battle with the camp that won it; of very many only the greatest, and how many each camp won."""
    if 0 < len(fights) <= _MOST:
        yield texts("summary-battles", things=tuple(_battle(each) for each in fights))
    elif fights:
        won = Counter(sides(each)[0].camp for each in fights)
        greatest = sorted(fights, key=lambda each: -(each.attacker.pf + each.defender.pf))[:_GREATEST]
        told = tuple(_battle(each) for each in fights if each in greatest)
        yield texts("summary-battles-many", count=len(fights), rome=won[ROMAN], foes=won[BARBARIAN], things=told)


def _battle(event: happened.BattleFought) -> Text:
    """A battle with the camp that won it."""
    return say("summary-battle", area=land(event.area), camp=side(sides(event)[0].camp))


def _turned(events: Sequence[Event], statuses: Sequence[str]) -> list[str]:
    """The Tribes that end the year with one of these statuses and didn't begin it with one.

    One whose last unit has fallen since isn't anyone's enemy any more.
    """
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for event in events:
        if isinstance(event, happened.TribeVanquished):
            last.pop(event.tribe, None)
        elif isinstance(event, happened.TribeChanged):
            first.setdefault(event.tribe, event.before)
            last[event.tribe] = event.status
    return [tribe for tribe, status in last.items() if status in statuses and first[tribe] not in statuses]


def _ahead(view: View, year: int, texts: Words) -> list[str]:
    """The leaders who enter next year, if there is one."""
    state, data = from_builtins(view["state"], UltimusState), ultimus_data()
    if view["result"] or year >= state.last_turn:
        return []
    coming = [each for each in state.stacks.get("to-come", ()) if data.is_leader(each)]
    due = tuple(leader for leader in coming if data.leaders[leader].entry_year == year + 1)
    return [texts("summary-ahead", things=due)] if due else []
