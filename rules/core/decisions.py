"""Decisions: the questions that a script puts to a seat, and legal answers to them.

There are two kinds. A :class:`Pick` takes ``min`` to ``max`` of its options, and every subset within these bounds is
legal. An :class:`Arrange` puts each item into one slot, in order: a battle line, dice onto boxes.

Both say who decides (``seat``) and, where a seat plays several nations, for which of them (``actor``, a faction of the
game's info). ``secret``: only the seat sees the question. ``reaction``: it belongs to a window, in which seats that are
not active may react; ``holds`` then names the public conditions that are true now, for stored answers. ``number`` is
set by the table and never used twice in a campaign; a button names it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Literal

import msgspec

from rules.core.errors import IllegalChoice
from rules.core.text import Text, citation, speaker

_say = speaker("core")

Domain = Literal["political", "religious", "economic", "military", "diplomatic"]
"""The office that a decision belongs to, so that a group can share out the work."""

Answer = tuple[str, ...] | dict[str, tuple[str, ...]]
"""What a seat answers: option ids for a Pick, slot id to item ids (front first) for an Arrange."""


class Option(msgspec.Struct, frozen=True):
    """Something that may be chosen. The texts are said in English by ``label``, ``detail`` and ``group``."""

    id: str
    name: Text
    consequence: Text | None = None
    path: tuple[Text, ...] = ()
    rule: str = ""

    @property
    def label(self) -> str:
        """What the option is called on a button or in a menu."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """One line of what it costs, gains or risks; empty where the label says all."""
        return "" if self.consequence is None else str(self.consequence)

    @property
    def group(self) -> tuple[str, ...]:
        """The path of its headings when a menu has to be split."""
        return tuple(str(part) for part in self.path)


class Barred(msgspec.Struct, frozen=True):
    """Something a player would expect to choose and may not, with the reason and its rule."""

    id: str
    name: Text
    reason: Text

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """Why it may not be chosen."""
        return str(self.reason)


def nothing_barred() -> Sequence[Barred]:
    """For decisions that offer all that a player could expect."""
    return ()


class Pick(msgspec.Struct, kw_only=True):
    """Choose ``min`` to ``max`` of ``options``; every such subset is legal.

    ``barred`` lists on demand what is not on offer and why.
    """

    kind = "pick"

    seat: str
    question: Text
    rule: str
    domain: Domain
    options: Sequence[Option]
    min: int = 1
    max: int = 1
    default: tuple[str, ...]
    topic: str = ""
    about: tuple[str, ...] = ()
    secret: bool = False
    barred: Callable[[], Sequence[Barred]] = nothing_barred
    actor: str | None = None
    reaction: bool = False
    holds: tuple[str, ...] = ()
    number: int = 0

    @property
    def prompt(self) -> str:
        """The question as a sentence."""
        return str(self.question)

    @property
    def cited(self) -> Text:
        """The rule behind the question, as it is cited in the language of whoever reads it."""
        return citation(self.question.game, self.rule)

    def check(self, answer: object) -> tuple[str, ...]:
        """The answer as option ids, each known and none twice, within the bounds.

        Raises:
            IllegalChoice: it is not; the sentence names the rule.
        """
        if not isinstance(answer, tuple):
            raise IllegalChoice(_say("pick-not-arrange", rule=self.cited))
        if not self.min <= len(answer) <= self.max:
            raise IllegalChoice(_say("pick-count", rule=self.cited, min=self.min, max=self.max, given=len(answer)))
        known = [option.id for option in self.options]
        for chosen in answer:
            if chosen not in known:
                raise IllegalChoice(self._refusal(chosen))
        if len(set(answer)) < len(answer):
            raise IllegalChoice(_say("pick-twice", rule=self.cited))
        return answer

    def _refusal(self, chosen: object) -> Text:
        for barred in self.barred():
            if barred.id == chosen:
                return barred.reason
        return _say("pick-unknown", rule=self.cited, chosen=str(chosen)[:60])


class Item(msgspec.Struct, frozen=True):
    """Something to be put into a slot."""

    id: str
    name: Text
    note: Text | None = None

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """What there is to know of it; empty where the label says all."""
        return "" if self.note is None else str(self.note)


class Slot(msgspec.Struct, frozen=True):
    """A place that takes ``min`` to ``max`` items, the first item in front."""

    id: str
    name: Text
    min: int
    max: int

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)


class Arrange(msgspec.Struct, kw_only=True):
    """Put every item into exactly one slot; the order within a slot counts, front first."""

    kind = "arrange"

    seat: str
    question: Text
    rule: str
    domain: Domain
    items: Sequence[Item]
    slots: Sequence[Slot]
    default: dict[str, tuple[str, ...]]
    topic: str = ""
    about: tuple[str, ...] = ()
    secret: bool = False
    actor: str | None = None
    reaction: bool = False
    holds: tuple[str, ...] = ()
    number: int = 0

    @property
    def prompt(self) -> str:
        """The question as a sentence."""
        return str(self.question)

    @property
    def cited(self) -> Text:
        """The rule behind the question, as it is cited in the language of whoever reads it."""
        return citation(self.question.game, self.rule)

    def check(self, answer: object) -> dict[str, tuple[str, ...]]:
        """The answer with every slot named, each item in one of them, within the bounds.

        Raises:
            IllegalChoice: it is not; the sentence names the rule.
        """
        if not isinstance(answer, Mapping):
            raise IllegalChoice(_say("arrange-not-pick", rule=self.cited))
        for slot in answer:
            if slot not in {known.id for known in self.slots}:
                raise IllegalChoice(_say("arrange-unknown-slot", rule=self.cited, slot=str(slot)[:60]))
        placed: dict[str, tuple[str, ...]] = {slot.id: _ids(answer.get(slot.id, ())) for slot in self.slots}
        self._check_items([item for items in placed.values() for item in items])
        for slot in self.slots:
            if not slot.min <= len(placed[slot.id]) <= slot.max:
                raise IllegalChoice(_say("arrange-slot", rule=self.cited, slot=slot.name, min=slot.min, max=slot.max))
        return placed

    def _check_items(self, given: Sequence[str]) -> None:
        known = [item.id for item in self.items]
        for named in given:
            if named not in known:
                raise IllegalChoice(_say("arrange-unknown-item", rule=self.cited, item=str(named)[:60]))
        if len(set(given)) < len(given):
            raise IllegalChoice(_say("arrange-twice", rule=self.cited))
        for item in self.items:
            if item.id not in given:
                raise IllegalChoice(_say("arrange-missing", rule=self.cited, item=item.name))


Decision = Pick | Arrange


def offered(decision: Decision) -> list[str]:
    """The ids of what a decision offers: options, or items to be arranged."""
    return [each.id for each in (decision.options if isinstance(decision, Pick) else decision.items)]


def _ids(given: object) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise IllegalChoice(_say("arrange-list", given=str(given)[:60]))
    return tuple(given)


def random_choice(decision: Decision, rng: Random) -> Answer:
    """A legal choice, every one of them equally likely: ``choose(*answer)`` for a Pick, ``arrange(answer)`` else."""
    if isinstance(decision, Pick):
        return _random_pick(decision, rng)
    return _random_arrangement(decision, rng)


def _random_pick(pick: Pick, rng: Random) -> tuple[str, ...]:
    options = pick.options
    size = pick.min
    if pick.max > pick.min:
        sizes = range(pick.min, pick.max + 1)
        size = rng.choices(sizes, [math.comb(len(options), k) for k in sizes])[0]
    if size == 1:
        return (options[int(rng.random() * len(options))].id,)
    return tuple(option.id for option in rng.sample(options, size))


def _random_arrangement(arrange: Arrange, rng: Random) -> dict[str, tuple[str, ...]]:
    items = [item.id for item in arrange.items]
    rng.shuffle(items)
    answer: dict[str, tuple[str, ...]] = {}
    bounds = tuple((slot.min, slot.max) for slot in arrange.slots)
    for place, slot in enumerate(arrange.slots):
        counts, ways = _sizes(bounds[place:], len(items))
        taken = rng.choices(counts, cum_weights=ways)[0]
        answer[slot.id] = tuple(items[:taken])
        items = items[taken:]
    return answer


@lru_cache(maxsize=4096)
def _sizes(bounds: tuple[tuple[int, int], ...], items: int) -> tuple[range, list[int]]:
    """How many of ``items`` like things the first slot can take, and the running sum of the ways to share the rest."""
    (fewest, most), rest = bounds[0], bounds[1:]
    counts = range(fewest, min(most, items) + 1)
    return counts, list(accumulate(_ways(rest, items - count) for count in counts))


def _ways(bounds: Sequence[tuple[int, int]], items: int) -> int:
    """In how many ways ``items`` like things can be shared out over slots of these bounds."""
    ways = [1] + [0] * items
    for fewest, most in bounds:
        ways = [sum(ways[have - n] for n in range(fewest, min(most, have) + 1)) for have in range(items + 1)]
    return ways[items]
