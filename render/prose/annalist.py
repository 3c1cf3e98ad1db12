"""Telling a turn as a whole: what each event has to say is settled before the first word.

A game whose posts tell many events at once (all battles of a nation's turn, say) plans them: the weightiest get a
sentence, a list at the end names the rest. The plan maps events, by identity, to their points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from render.core.posts import Voice
from render.prose.narrator import PREFIXES, VARIANTS, Narrator, Ornament, Point, Points, Story
from rules.core.events import Event
from rules.core.text import lexicon

Plan: TypeAlias = "Mapping[int, Sequence[Point | Ornament]]"
"""The points of each event, by its ``id``."""


_LONG_AGO: Final = -10


class Stems:
    """Which stems a telling has used: chooses the most particular one that still has something new to say."""

    def __init__(self, game: str, voice: Voice) -> None:
        self._has = lexicon(game, voice.locale).has
        self._voice = voice
        self._told: defaultdict[str, list[int]] = defaultdict(list)

    def choose(self, stems: Iterable[str], turn: int) -> str:
        """The first of these stems with a sentence that the campaign hasn't had, else the one used least.

        Empty if the turn has had all their sentences. The terse voice gives facts, so its texts may come again.
        """
        listed = [stem for stem in stems if sum(self._counts(stem))]
        is_terse = self._voice.length == "terse"
        left = [stem for stem in listed if not self._is_used_up(stem, turn)] or (listed[:1] if is_terse else [])
        if not left:
            return ""
        wear = self._used_in if is_terse else self._wear
        chosen = min(left, key=lambda stem: wear(stem, turn))
        self._told[chosen].append(turn)
        return chosen

    def _is_used_up(self, stem: str, turn: int) -> bool:
        """Whether the turn has had the sentence that the stem has next."""
        if self._voice.length == "terse":
            return self._told[stem].count(turn) >= sum(self._counts(stem))
        return self._last_told(stem) == turn

    def _used_in(self, stem: str, turn: int) -> bool:
        return turn in self._told[stem]

    def _wear(self, stem: str, turn: int) -> tuple[bool, int, bool, bool]:
        """How worn a stem is: its next sentence fresh in memory, how often told, of another voice; used this turn."""
        own, rest = self._counts(stem)
        times = len(self._told[stem])
        rounds = max((times - own - rest) // (rest or own) + 1, 0)
        return turn - self._last_told(stem) <= 1, rounds, times >= own, turn in self._told[stem]

    def _last_told(self, stem: str) -> int:
        """The turn that last told the sentence that the stem has next; long ago if none has."""
        own, rest = self._counts(stem)
        told = self._told[stem]
        return told[-(rest or own)] if len(told) >= own + rest else _LONG_AGO

    def _counts(self, stem: str) -> tuple[int, int]:
        """How many texts a stem has of this voice, and how many it borrows from the normal one."""
        own, rest = (self._texts(PREFIXES[length] + stem) for length in (self._voice.length, "normal"))
        return own, 0 if self._voice.length == "normal" else rest

    def _texts(self, key: str) -> int:
        return self._has(key) + sum(self._has(f"{key}-{letter}") for letter in VARIANTS)


class _Planned(Narrator):
    """A narrator that tells what a plan says."""

    def __init__(self, game: str, plan: Plan) -> None:
        super().__init__(game, (), {}, {}, {})
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

    def story(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> Story:
        """A story that tells these events, after those before them."""
        story = Story(_Planned(self.game, self._plan([*before, *events], voice)), voice)
        for event in before:
            story.skip(event)
        return story
