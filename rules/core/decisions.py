"""Decisions: the questions that a script asks a seat, and their legal answers.

There are two kinds. In a :class:`Pick` the seat chooses ``min`` to ``max`` options; every subset of that size is
legal. In an :class:`Arrange` the seat puts each item into one slot, in order: a battle line, dice onto boxes.

Both have the deciding ``seat`` and, if the seat plays several nations, the ``actor`` (a faction of the game's info).

- ``secret``: only the seat sees the question.
- ``reaction``: the decision belongs to a window in which inactive seats may react.
- ``holds``: the public conditions that are true now, for stored answers.
- ``number``: set by the table, unique within a campaign, part of a button's custom id.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Literal, TypeVar

import msgspec

from rules.core.errors import IllegalChoice
from rules.core.text import Text, citation, speaker

_say = speaker("core")

Domain = Literal["political", "religious", "economic", "military", "diplomatic"]
"""The area of responsibility of a decision, for groups that share a seat."""

Answer = tuple[str, ...] | dict[str, tuple[str, ...]]
"""A seat's answer: option ids for a Pick, slot id to item ids (front first) for an Arrange."""


class Option(msgspec.Struct, frozen=True):
    """A legal choice. ``label``, ``detail`` and ``group`` are its texts in the current language.

    Menus list the lowest ``rank`` first, but keep options of the same group together. ``like`` is the id of an option
    with the same effect: players see only that one. ``space`` is the space on the board that it's about, if any.
    """

    id: str
    name: Text
    consequence: Text | None = None
    path: tuple[Text, ...] = ()
    rule: str = ""
    rank: int = 0
    like: str = ""
    space: str = ""

    @property
    def label(self) -> str:
        """The label on a button or in a menu."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """One line on its cost, gain or risk; empty if the label is enough."""
        return "" if self.consequence is None else str(self.consequence)

    @property
    def group(self) -> tuple[str, ...]:
        """The path of headings for menus that have to be split."""
        return tuple(str(part) for part in self.path)


class Barred(msgspec.Struct, frozen=True):
    """An option that a player might expect but that isn't legal, with the reason and its rule."""

    id: str
    name: Text
    reason: Text

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """The reason why it isn't legal."""
        return str(self.reason)


def nothing_barred() -> Sequence[Barred]:
    """Return no barred options: the default of a decision."""
    return ()


def unexplained(_chosen: str) -> Text | None:
    """Tell no reason why an id isn't on offer: the default of a decision."""
    return None


Cautions = Mapping[str, tuple[Text, ...]]
"""What a player is told before an option is taken, by the option's id: each thing it would waste or lose."""


def no_cautions() -> Cautions:
    """Return no cautions: the default of a decision."""
    return {}


class Pick(msgspec.Struct, kw_only=True):
    """A choice of ``min`` to ``max`` of ``options``; every such subset is legal.

    ``barred`` is called on demand and returns the illegal options with reasons. So is ``cautions``: players confirm
    the options that it returns. ``explain`` tells on demand why an id isn't legal that ``barred`` doesn't list.

    ``back`` takes the choice back that led to this question. It's an answer on its own, whatever ``min`` and ``max``
    are, and no suggestion takes it.

    ``named``: the pieces and spaces that everyone knows a secret question to be about; it has no ``about`` for others.

    ``disclosed``: the answer to this secret question shows as soon as all who are asked have answered, so that forks
    needn't guess it. A game that sets it discloses the pieces that are played.
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
    back: Option | None = None
    secret: bool = False
    named: tuple[str, ...] = ()
    disclosed: bool = False
    barred: Callable[[], Sequence[Barred]] = nothing_barred
    cautions: Callable[[], Cautions] = no_cautions
    explain: Callable[[str], Text | None] = unexplained
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
        """Return the answer as option ids if it is legal.

        Raises:
            IllegalChoice: an option is unknown or repeated, or the count is out of bounds; the text cites the rule.
        """
        if not isinstance(answer, tuple):
            raise IllegalChoice(_say("pick-not-arrange", rule=self.cited))
        if self.is_back(answer):
            return answer
        if not self.min <= len(answer) <= self.max:
            bounds = bounds_as_arguments(self.min, self.max)
            raise IllegalChoice(_say("pick-count", rule=self.cited, given=len(answer), **bounds))
        known = [option.id for option in self.options]
        for chosen in answer:
            if chosen not in known:
                raise IllegalChoice(self._refusal(chosen))
        if len(set(answer)) < len(answer):
            raise IllegalChoice(_say("pick-twice", rule=self.cited))
        return answer

    @property
    def labels(self) -> dict[str, str]:
        """The label of everything that an answer may name, by id."""
        ways_back = [] if self.back is None else [self.back]
        return {option.id: option.label for option in (*self.options, *ways_back)}

    def is_back(self, answer: Answer) -> bool:
        """Whether an answer takes the choice back that led here."""
        return self.back is not None and answer == (self.back.id,)

    def why_not(self, chosen: str) -> Text | None:
        """Why an option isn't legal, with its rule; None if no reason is known."""
        return next((barred.reason for barred in self.barred() if barred.id == chosen), None) or self.explain(chosen)

    def _refusal(self, chosen: object) -> Text:
        reason = self.why_not(chosen) if isinstance(chosen, str) else None
        return reason or _say("pick-unknown", rule=self.cited, chosen=str(chosen)[:60])


class _Labelled(msgspec.Struct, frozen=True):
    id: str
    name: Text
    note: Text | None = None

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """A note on it; empty if the label is enough."""
        return "" if self.note is None else str(self.note)


class Item(_Labelled, frozen=True):
    """A thing to put into a slot."""


class Slot(msgspec.Struct, frozen=True):
    """A place for ``min`` to ``max`` items; the first item is in front."""

    id: str
    name: Text
    min: int
    max: int

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self.name)


class Layout(_Labelled, frozen=True, kw_only=True):
    """A whole answer to an :class:`Arrange`: ``slots`` holds item ids by slot, front first.

    Its name tells what goes where, its note what comes of it.
    """

    slots: dict[str, tuple[str, ...]]


class Arrange(msgspec.Struct, kw_only=True):
    """An assignment of every item to exactly one slot; the order within a slot counts, front first.

    ``layouts`` lists every answer whose effect differs, best first, if there are only a few; otherwise it's empty.
    """

    kind = "arrange"

    seat: str
    question: Text
    rule: str
    domain: Domain
    items: Sequence[Item]
    slots: Sequence[Slot]
    default: dict[str, tuple[str, ...]]
    layouts: Sequence[Layout] = ()
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

    def layout_of(self, answer: Mapping[str, Sequence[str]]) -> Layout | None:
        """The layout that an answer is; None if it's none of them."""
        placed = {slot: tuple(items) for slot, items in answer.items() if items}
        return next((each for each in self.layouts if {k: v for k, v in each.slots.items() if v} == placed), None)

    def check(self, answer: object) -> dict[str, tuple[str, ...]]:
        """Return the answer with every slot present if it is legal.

        Raises:
            IllegalChoice: an item is missing, unknown or repeated, or a slot is unknown, too full or too empty; the
                text cites the rule.
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
                bounds = bounds_as_arguments(slot.min, slot.max)
                raise IllegalChoice(_say("arrange-slot", rule=self.cited, slot=slot.name, **bounds))
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
DecisionT = TypeVar("DecisionT", Pick, Arrange, Decision)


def folded(decision: Decision) -> Decision:
    """Return a decision without the options that have the effect of another one, which may be suggested instead.

    They stay legal.
    """
    if not isinstance(decision, Pick) or not any(option.like for option in decision.options):
        return decision
    suggested = unfolded(decision, decision.default)
    assert not isinstance(suggested, Mapping)
    shown = [option for option in decision.options if not option.like]
    return msgspec.structs.replace(decision, options=shown, default=suggested)


def unfolded(decision: Decision, answer: Answer) -> Answer:
    """Return an answer with the options that :func:`folded` keeps in place of those it leaves out."""
    if not isinstance(decision, Pick) or isinstance(answer, Mapping):
        return answer
    kept = {option.id: option.like for option in decision.options if option.like}
    return tuple(kept.get(named, named) for named in answer)


def lettered(decision: DecisionT, letters: Mapping[str, str]) -> DecisionT:
    """Return a decision whose options begin with letters, given by option id. Everything else stays the same.

    Menus have the order of the letters, also where the picture or the odds have another one than the options.
    """
    if not isinstance(decision, Pick) or not letters:
        return decision
    ranks = _ranks(decision.options, letters)
    options = [
        msgspec.structs.replace(_lettered(each, letters), rank=ranks.get(each.id, each.rank))
        for each in decision.options
    ]
    return msgspec.structs.replace(decision, options=options)


def _ranks(options: Sequence[Option], letters: Mapping[str, str]) -> Mapping[str, int]:
    """Ranks in the order of letters, and of the options' own ranks within a letter; ranked ones without letter follow.

    Empty if the options have no ranks, and the first ones of each letter are in order already.
    """
    marked = [letters[option.id] for option in options if option.id in letters]
    seen = list(dict.fromkeys(marked))
    ordered = sorted(seen, key=lambda letter: (len(letter), letter))  # after Z comes AA
    if seen == ordered and not any(option.rank for option in options):
        return {}
    place = {letter: number for number, letter in enumerate(ordered)}
    shown = [option for option in options if option.id in letters or option.rank]
    shown.sort(key=lambda option: (place.get(letters.get(option.id, ""), len(place)), option.rank))
    return {option.id: rank for rank, option in enumerate(shown, 1)}


def _lettered(option: Option, letters: Mapping[str, str]) -> Option:
    letter = letters.get(option.id)
    if letter is None:
        return option
    return msgspec.structs.replace(option, name=_say("option-lettered", letter=letter, label=option.name))


def offered(decision: Decision) -> list[str]:
    """Return the ids that a decision offers: of its options, or of its items."""
    return [each.id for each in (decision.options if isinstance(decision, Pick) else decision.items)]


def bounds_as_arguments(least: int, most: int) -> dict[str, int]:
    """The least and the most as arguments of a text, and whether they're the same."""
    return {"min": least, "max": most, "exact": int(least == most)}


def _ids(given: object) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise IllegalChoice(_say("arrange-list", given=str(given)[:60]))
    return tuple(given)


def random_choice(decision: Decision, rng: Random) -> Answer:
    """Return a legal answer, picked uniformly: ``choose(*answer)`` for a Pick, ``arrange(answer)`` for an Arrange."""
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
    """Return the possible item counts for the first slot, and the cumulative number of ways to fill the others."""
    (fewest, most), rest = bounds[0], bounds[1:]
    counts = range(fewest, min(most, items) + 1)
    return counts, list(accumulate(_ways(rest, items - count) for count in counts))


def _ways(bounds: Sequence[tuple[int, int]], items: int) -> int:
    """Count the ways to distribute ``items`` identical things over slots with these bounds."""
    ways = [1] + [0] * items
    for fewest, most in bounds:
        ways = [sum(ways[have - n] for n in range(fewest, min(most, have) + 1)) for have in range(items + 1)]
    return ways[items]
