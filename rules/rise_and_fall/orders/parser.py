"""Reading written orders: one a line or between semicolons, in the words of any language of the game.

==========================================  ==========================================================
``antioch > nisbis``                        a unit moves, or attacks where enemies stand; ``a > b > c`` by way of ``b``
``2 legions antioch > nisbis``              so many of a kind; ``legion 4 > nisbis`` names the unit
``antioch > nisbis, support from petra``    an attack with supporters that stand in, or go to, these areas
``pontus > iberia, support from judea``     a unit's name does in place of the area in which it stands
``attack nisbis from antioch``              the same; without ``from`` the unit that needs the least support leads
``transfer antioch > rome``                 long-range transfer, also written ``antioch >> rome``
``hold antioch, petra``                     units there take no part in what is ordered after it
``war on parthia``                          declaration of war; ``war kushan on parthia`` for another power
``loot``, ``found``, ``release``, ``dismiss``, ``disband``, ``rebuild``, ``bribe``   with areas (or units) after it
``place 2 legions at rome, capua``          replacements; ``walls``, ``done`` end or complete the phase
``emperor germania``, ``sue``, ``pact``, ``end``   the other acts of a player turn
``choose …``, ``usual``                     answer whatever is asked
==========================================  ==========================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from rules.core.orders import MOST_ORDERS, MOST_TEXT, Fault, Order, Reading
from rules.core.text import Text, lexicon
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import say
from rules.rise_and_fall.orders import names
from rules.rise_and_fall.orders.names import Words, folded

MOST_UNITS = 30
"""Most units that one order can name by number."""

ALL = 0
"""The count of an order that is for all units of a kind."""

_MOST_SAID = 60
_SHORTEST_UNIT = 3
_MOST_WAYPOINTS = 8
_MOST_PLACES = 20
_TOKEN = re.compile(r">>|»|>|→|⇒|,|&|[^\W_]+", re.UNICODE)
_TO, _FAR, _AND = ">", ">>", ","
_SIGNS = {">": _TO, "→": _TO, "⇒": _TO, ">>": _FAR, "»": _FAR, ",": _AND, "&": _AND}


class Force(msgspec.Struct, frozen=True):
    """Units as an order names them: how many (``ALL``: every one), of which kind, or which counters will do.

    ``said`` is how that is written; empty where an order names no unit, which means any one.
    """

    count: int = 1
    kind: str = ""
    units: tuple[str, ...] = ()
    said: str = ""


ANY = Force()
"""Any one unit."""


class Support(msgspec.Struct, frozen=True):
    """Units that are to support an attack, from an area (empty: wherever they stand).

    ``called``: how the units of ``force`` are named where that is written in the place of the area.
    """

    force: Force
    area: str
    called: str = ""


class RiseOrder(Order, frozen=True, kw_only=True):
    """An order of Rise and Fall.

    ``areas``: for a march where it begins and all that it goes to, else those that it is about. ``by`` and ``on`` are
    powers, or the Emperor's region in ``on``. ``labels`` are those of the options that are to be chosen.
    """

    verb: str
    force: Force = ANY
    areas: tuple[str, ...] = ()
    supports: tuple[Support, ...] = ()
    by: str = ""
    on: str = ""
    labels: tuple[Words, ...] = ()


class _Token(NamedTuple):
    """A word or sign: what it says, its folded words, and the column at which it begins."""

    said: str
    words: Words
    column: int

    @property
    def sign(self) -> str:
        return _SIGNS.get(self.said, "")


class Unreadable(Exception):  # noqa: N818
    """A fault within one order; ``column`` counts from the beginning of the line."""

    def __init__(self, column: int, reason: Text) -> None:
        super().__init__(reason.key)
        self.column = column
        self.reason = reason


def parse(text: str, locale: str) -> Reading:
    """The orders in a text, with a fault for each that cannot be read. Never raises."""
    if len(text) > MOST_TEXT:
        return Reading((), (Fault(1, 1, say("order-too-long", most=MOST_TEXT)),))
    orders: list[Order] = []
    faults: list[Fault] = []
    for line, tokens in _parts(text):
        if len(orders) + len(faults) >= MOST_ORDERS:
            faults.append(Fault(line, tokens[0].column, say("order-too-many", most=MOST_ORDERS)))
            break
        try:
            orders.append(_written(_order(line, tokens), locale))
        except Unreadable as fault:
            faults.append(Fault(line, fault.column, fault.reason))
    return Reading(tuple(orders), tuple(faults))


def _parts(text: str) -> Iterator[tuple[int, list[_Token]]]:
    """The orders of a text as tokens, with their lines; what follows a ``#`` is a remark."""
    for number, line in enumerate(text.split("\n"), 1):
        said = line.partition("#")[0]
        start = 0
        for part in said.split(";"):
            tokens = [*_tokens(part, start)]
            start += len(part) + 1
            if tokens:
                yield number, tokens


def _tokens(part: str, start: int) -> Iterator[_Token]:
    for found in _TOKEN.finditer(part):
        said = found[0]
        yield _Token(said, () if said in _SIGNS else folded(said), start + found.start() + 1)


def _order(line: int, tokens: Sequence[_Token]) -> RiseOrder:
    """One order.

    Raises:
        Unreadable: it is none.
    """
    tokens = [_comma(token) for token in tokens]
    first = tokens[0]
    is_march = any(token.sign in (_TO, _FAR) for token in tokens)
    verb = names.verbs().get(first.words[0], "") if len(first.words) == 1 else ""
    base = RiseOrder(line=line, column=first.column, text="", verb=verb)
    if is_march:
        return _march(base, tokens[1:] if verb in ("move", "transfer", "attack") else tokens)
    if not verb or verb not in _READERS:
        raise Unreadable(first.column, say("order-no-verb", said=_said(tokens), verb=names.word("attack", "en")))
    return _READERS[verb](base, tokens[1:])


def _comma(token: _Token) -> _Token:
    """The word ``and`` does what a comma does."""
    is_and = len(token.words) == 1 and names.means(token.words[0], "and")
    return _Token(_AND, (), token.column) if is_and else token


def _said(tokens: Sequence[_Token]) -> str:
    said = " ".join(token.said for token in tokens)
    return said if len(said) <= _MOST_SAID else said[: _MOST_SAID - 1] + "…"


def _joined(tokens: Sequence[_Token]) -> Words:
    return tuple(word for token in tokens for word in token.words)


def _split(tokens: Sequence[_Token], *signs: str) -> list[list[_Token]]:
    """The tokens between these signs."""
    found: list[list[_Token]] = [[]]
    for token in tokens:
        if token.sign in signs:
            found.append([])
        else:
            found[-1].append(token)
    return found


def _area(tokens: Sequence[_Token], after: _Token) -> str:
    """The area that is named.

    Raises:
        Unreadable: none, or several could be meant.
    """
    if not tokens:
        raise Unreadable(after.column, say("order-no-place", said=after.said))
    words, index = _joined(tokens), names.areas()
    found = index.find(words)
    column = tokens[0].column
    if len(found) > 1:
        raise Unreadable(column, say("order-open-area", said=_said(tokens), areas=tuple(found[:6])))
    if not found:
        guesses = index.guesses(words)
        key, more = ("order-no-area-guess", {"guesses": tuple(guesses)}) if guesses else ("order-no-area", {})
        raise Unreadable(column, say(key, said=_said(tokens), **more))
    return found[0]


def _force(tokens: Sequence[_Token]) -> Force | None:
    """Units as they are named: ``3 legions``, ``all``, ``legion 4``, ``Venelli``; None where that is no unit.

    Raises:
        Unreadable: a number that is too small or too great.
    """
    if not tokens:
        return None
    words, count, rest = _joined(tokens), 1, _joined(tokens)
    if not words:
        return None
    if names.means(words[0], "all"):
        count, rest = ALL, words[1:]
    elif words[0].isdecimal():
        count, rest = _number(words[0], tokens[0].column), words[1:]
    said = " ".join(words)
    if not rest:
        return Force(count, "", (), said)
    if len(rest) == 1 and rest[0] in names.kinds():
        kind = names.kinds()[rest[0]]
        return Force(count, "" if kind == "unit" else kind, (), said)
    units = names.units().find(rest) if len("".join(rest)) >= _SHORTEST_UNIT else []
    return Force(count, "", tuple(units), said) if units else None


def _number(word: str, column: int) -> int:
    count = int(word) if len(word) <= 3 else MOST_UNITS + 1
    if not 1 <= count <= MOST_UNITS:
        raise Unreadable(column, say("order-no-number", most=MOST_UNITS))
    return count


def _force_surely(tokens: Sequence[_Token]) -> Force:
    force = _force(tokens)
    if force is None:
        raise Unreadable(tokens[0].column, say("order-no-unit", said=_said(tokens)))
    return force


def _force_and_area(tokens: Sequence[_Token], after: _Token) -> tuple[Force, str]:
    """Units and the area after them, as ``2 legions antioch``; the units may be left out."""
    for place in range(len(tokens)):
        if len(names.areas().find(_joined(tokens[place:]))) == 1:
            force = _force(tokens[:place])
            if force is not None:
                return force, _area(tokens[place:], after)
            if not place:
                return ANY, _area(tokens, after)
    if not names.areas().find(_joined(tokens)):
        for place in range(len(tokens) - 1, 0, -1):
            force = _force(tokens[:place])
            if force is not None:
                return force, _area(tokens[place:], tokens[place - 1])
    return ANY, _area(tokens, after)


def _area_and_force(tokens: Sequence[_Token], after: _Token) -> tuple[str, Force]:
    """An area and units after it, as ``nisbis 2 legions``; the units may be left out."""
    for place in range(len(tokens), 0, -1):
        if len(names.areas().find(_joined(tokens[:place]))) == 1:
            force = _force(tokens[place:])
            if force is not None or place == len(tokens):
                return _area(tokens[:place], after), force or ANY
    return _area(tokens, after), ANY


def _march(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    """``[units] from > to [> to …] [units] [, units] [, support from …]``."""
    ends = [place for place, token in enumerate(tokens) if token.sign == _AND]
    supported = [place for place, token in enumerate(tokens) if _is(token, "support")]
    end = min([*ends, *supported, len(tokens)])
    legs = _split(tokens[:end], _TO, _FAR)
    far = any(token.sign == _FAR for token in tokens[:end])
    if len(legs) > _MOST_WAYPOINTS:
        raise Unreadable(tokens[0].column, say("order-too-many", most=_MOST_WAYPOINTS))
    signs = [token for token in tokens[:end] if token.sign]
    if not signs:
        raise Unreadable(tokens[0].column, say("order-no-place", said=_said(tokens[:1])))
    force, origin = _origin(legs[0], signs[0])
    areas = [_area(leg, sign) for leg, sign in zip(legs[1:-1], signs, strict=False)]
    last, more = _area_and_force(legs[-1], signs[-1])
    named, supports = _clauses(tokens[end:])
    force = next((each for each in (named, more, force) if each is not None and each.said), force)
    verb = "transfer" if far or base.verb == "transfer" else "move"
    return msgspec.structs.replace(base, verb=verb, force=force, areas=(origin, *areas, last), supports=tuple(supports))


def _origin(tokens: Sequence[_Token], sign: _Token) -> tuple[Force, str]:
    """What stands before the first arrow: an area, units in an area, or a unit wherever it stands."""
    return _units_alone(tokens) or _force_and_area(tokens, sign)


def _units_alone(tokens: Sequence[_Token]) -> tuple[Force, str] | None:
    """Units that are named without the area in which they stand; None where that is none, or rather an area."""
    if not tokens or not names.means_units(_joined(tokens)):
        return None
    force = _force(tokens)
    return (force, "") if force is not None and force.units else None


def _is(token: _Token, particle: str) -> bool:
    return len(token.words) == 1 and names.means(token.words[0], particle)


def _clauses(tokens: Sequence[_Token]) -> tuple[Force | None, list[Support]]:
    """What follows the areas of a march: more units for it, and supporters."""
    force: Force | None = None
    supports: list[Support] = []
    for clause in _split(tokens, _AND):
        if not clause:
            continue
        place = next((place for place, token in enumerate(clause) if _is(token, "support")), None)
        if place is None and not supports:
            force = _force_surely([token for token in clause if not _is(token, "with")])
            continue
        if len(supports) >= _MOST_PLACES:
            raise Unreadable(clause[0].column, say("order-too-many", most=_MOST_PLACES))
        supports.append(_support(clause, place))
    return force, supports


def _support(clause: Sequence[_Token], place: int | None) -> Support:
    """``[units] support from area``, or after another one only ``[units] [from] area``."""
    before, after = ([], list(clause)) if place is None else (list(clause[:place]), list(clause[place + 1 :]))
    sign = clause[0] if place is None else clause[place]
    middle = next((index for index, token in enumerate(after) if _is(token, "from") or _is(token, "with")), None)
    if middle is not None:
        before, after = before + after[:middle], after[middle + 1 :]
    alone = _units_alone(after)
    if alone is not None:
        units = alone[0].units
        force = msgspec.structs.replace(_force_surely(before), units=units) if before else Force(units=units)
        return Support(force, "", " ".join(_joined(after)))
    if before:
        return Support(_force_surely(before), _area(after, sign))
    return Support(*_force_and_area(after, sign))


def _attack(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    """``attack area [from area] [with units] [, support from …]``."""
    end = next((place for place, each in enumerate(tokens) if each.sign == _AND or _is(each, "support")), len(tokens))
    parts: dict[str, list[_Token]] = {"": [], "from": [], "with": []}
    at = ""
    for token in tokens[:end]:
        particle = next((each for each in ("from", "with") if _is(token, each)), None)
        if particle is None:
            parts[at].append(token)
        else:
            at = particle
    start = tokens[0] if tokens else _Token(names.word("attack", "en"), (), base.column)
    areas = [_area(parts[""], start)]
    force = ANY
    if parts["from"]:
        force, origin = _origin(parts["from"], start)
        areas += [origin] if origin else []
    named, supports = _clauses(tokens[end:])
    if parts["with"]:
        named = _force_surely(parts["with"])
    return msgspec.structs.replace(
        base, verb="attack", force=named or force, areas=tuple(areas), supports=tuple(supports)
    )


def _war(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    """``war [power] [on] power``."""
    place = next((place for place, token in enumerate(tokens) if _is(token, "on") or _is(token, "at")), None)
    by = "" if not place else _power(tokens[:place], base)
    return msgspec.structs.replace(base, by=by, on=_power(tokens if place is None else tokens[place + 1 :], base))


def _power(tokens: Sequence[_Token], base: RiseOrder) -> str:
    found = names.powers().find(_joined(tokens))
    if len(found) != 1:
        column = tokens[0].column if tokens else base.column
        raise Unreadable(column, say("order-no-power", said=_said(tokens)))
    return found[0]


def _emperor(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    kept = [token for token in tokens if not (_is(token, "at") or _is(token, "on"))]
    found = names.regions().find(_joined(kept))
    if len(found) != 1:
        column = kept[0].column if kept else base.column
        raise Unreadable(column, say("order-no-region", said=_said(kept)))
    return msgspec.structs.replace(base, on=found[0])


def _with_areas(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    """A verb with areas after it, each of which may have units before it: ``disband legion at rome``."""
    clauses = [clause for clause in _split(tokens, _AND) if clause][:_MOST_PLACES]
    sign = _Token(names.word(base.verb, "en"), (), base.column)
    if not clauses:
        raise Unreadable(base.column, say("order-no-place", said=sign.said))
    force, areas = ANY, []
    for clause in clauses:
        middle = next((place for place, token in enumerate(clause) if _is(token, "at") or _is(token, "from")), None)
        if middle:
            force = _force_surely(clause[:middle])
        named, area = _force_and_area(clause if middle is None else clause[middle + 1 :], sign)
        force = named if named.said else force
        areas.append(area)
    return msgspec.structs.replace(base, force=force, areas=tuple(areas))


def _bare(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    """A verb that says all by itself."""
    if tokens:
        raise Unreadable(tokens[0].column, say("order-not-understood", said=_said(tokens)))
    return base


def _choose(base: RiseOrder, tokens: Sequence[_Token]) -> RiseOrder:
    labels = tuple(words for clause in _split(tokens, _AND) if (words := _joined(clause)))
    if not labels:
        raise Unreadable(base.column, say("order-unsaid"))
    return msgspec.structs.replace(base, labels=labels[:_MOST_PLACES])


_READERS: dict[str, Callable[[RiseOrder, Sequence[_Token]], RiseOrder]] = {
    "attack": _attack,
    "war": _war,
    "emperor": _emperor,
    "choose": _choose,
    **dict.fromkeys(("sue", "pact", "end", "walls", "done", "usual"), _bare),
    **dict.fromkeys(
        ("hold", "loot", "found", "release", "dismiss", "place", "bribe", "rebuild", "disband"), _with_areas
    ),
}


def _written(order: RiseOrder, locale: str) -> RiseOrder:
    """The order with its text in full, in the words of one language."""
    return msgspec.structs.replace(order, text=written(order, locale))


def written(order: RiseOrder, locale: str) -> str:
    """An order in the words of one language, to be read as the same order again."""
    name, word = lexicon(GAME_ID, locale).name, _Words(locale)
    areas = [name(area) for area in order.areas if area]
    said = [order.force.said] if order.force.said else []
    match order.verb:
        case "move" | "transfer":
            arrow = f" {_FAR} " if order.verb == "transfer" else f" {_TO} "
            if order.areas[0] and not order.force.units and not order.force.kind:
                return ", ".join([arrow.join(areas), *said]) + _supports(order, word, name)
            head = [" ".join([*said, *(areas[:1] if order.areas[0] else [])])]
            return arrow.join(head + (areas[1:] if order.areas[0] else areas)) + _supports(order, word, name)
        case "attack":
            parts = [word["attack"], areas[0], *([word["from"], areas[1]] if len(areas) > 1 else [])]
            return " ".join(parts + ([word["with"], *said] if said else [])) + _supports(order, word, name)
    rest = {
        "war": [*([name(order.by)] if order.by else []), word["on"], name(order.on)] if order.on else [],
        "emperor": [name(order.on)] if order.on else [],
        "choose": [", ".join(" ".join(label) for label in order.labels)],
    }
    middle = [*said, word["at"]] if said else []
    return " ".join([word[order.verb], *rest.get(order.verb, [*middle, ", ".join(areas)])]).rstrip()


class _Words(dict[str, str]):
    """The usual words of a language for verbs and particles."""

    def __init__(self, locale: str) -> None:
        super().__init__()
        self._locale = locale

    def __missing__(self, stem: str) -> str:
        self[stem] = names.word(stem, self._locale)
        return self[stem]


def _supports(order: RiseOrder, word: _Words, name: Callable[[str], str]) -> str:
    clauses = []
    for support in order.supports:
        head = [support.force.said] if support.force.said else []
        clauses.append(" ".join([*head, word["support"], word["from"], support.called or name(support.area)]))
    return "".join(f", {clause}" for clause in clauses)
