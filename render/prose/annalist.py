"""Telling a turn as a whole: what each event has to say is settled before the first word.

A game whose posts tell many events at once (all battles of a nation's turn, say) plans them: the weightiest get a
sentence, a list at the end names the rest. The plan maps events, by identity, to their points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from render.core.posts import Length, Voice
from render.prose.narrator import PREFIXES, VARIANTS, Narrator, Ornament, Point, Points, Story
from rules.core.events import Event
from rules.core.text import lexicon

Plan: TypeAlias = "Mapping[int, Sequence[Point | Ornament]]"
"""The points of each event, by its ``id``."""


class Stems:
    """Which stems a telling has used: chooses the first that still has a new sentence."""

    def __init__(self, game: str, voice: Voice) -> None:
        self._has = lexicon(game, voice.locale).has
        self._voice = voice
        self._used: Counter[tuple[int, str]] = Counter()

    def choose(self, stems: Iterable[str], turn: int) -> str:
        """The first of these stems that the turn hasn't used, else the first with a sentence left; empty if none has.

        The terse voice gives facts, so its texts may come again.
        """
        listed = sorted((stem for stem in stems if self._count(stem)), key=self._is_second_best)
        fresh = (stem for stem in listed if not self._used[turn, stem])
        left = (stem for stem in listed if self._used[turn, stem] < self._count(stem))
        chosen = next(fresh, next(left, ""))
        if not chosen and self._voice.length == "terse":
            chosen = next(iter(listed), "")
        self._used[turn, chosen] += 1
        return chosen

    def _is_second_best(self, stem: str) -> bool:
        """Whether the epic voice has to borrow the stem's texts."""
        return self._voice.length == "epic" and not self._has(f"{PREFIXES['epic']}{stem}")

    def _count(self, stem: str) -> int:
        """How many texts a stem has in this voice."""
        lengths: tuple[Length, ...] = (self._voice.length, "normal")
        return sum(
            self._has(key) + sum(self._has(f"{key}-{letter}") for letter in VARIANTS)
            for key in (f"{PREFIXES[length]}{stem}" for length in dict.fromkeys(lengths))
        )


class _Planned(Narrator):
    """A narrator that tells what a plan says."""

    def __init__(self, game: str, plan: Plan) -> None:
        super().__init__(game, (), {}, {})
        self._plan = plan

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        return self._plan.get(id(event), ())


class Annalist(Narrator):
    """Tells events as a game plans them; ``plan`` gets all events of the telling, those told elsewhere included."""

    def __init__(self, game: str, plan: Callable[[Sequence[Event], Voice], Plan]) -> None:
        super().__init__(game, (), {}, {})
        self._plan = plan

    def tell(
        self,
        events: Sequence[Event],
        voice: Voice,
        before: Sequence[Event] = (),
        wanted: Callable[[Event], bool] = lambda _: True,
    ) -> list[str]:
        """The events as paragraphs, in order."""
        return _Planned(self.game, self._plan([*before, *events], voice)).tell(events, voice, before, wanted)

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        """What an event has to tell by itself, after the earlier ones of its scene."""
        return self._plan([*scene, event], Voice()).get(id(event), ())

    def planned(self, events: Sequence[Event], voice: Voice) -> Plan:
        """What each of these events has to say."""
        return self._plan(events, voice)

    def story(self, events: Sequence[Event], voice: Voice) -> Story:
        """A story that tells these events."""
        return Story(_Planned(self.game, self._plan(events, voice)), voice)
