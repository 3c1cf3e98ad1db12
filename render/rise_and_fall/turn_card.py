"""The card that closes a decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import WIDTH, Plate, Row, Tone, draw_turn_card, fitting_cause
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.palette import GAIN, LOSS, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words, signed
from render.rise_and_fall.texts import GAME, land_name, words, year_text
from render.rise_and_fall.theme import livery, tints
from rules.core.events import Event
from rules.core.typed_data import from_builtins
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.state import RiseState

YEAR_SIZE = 62
_NAMED = 2
_MOST_ROWS, _LEAST_WAR = 4, 2
"""The most rows of a plate, and those of them that war has if there is any."""

_LEAST_FACT = 40
"""The smallest letters of a row's first line."""

_FACT_ROOM, _CAUSE_ROOM = 470, 360
"""The room of the first and of the second line of a row, in one of two plates."""

_EMPIRES = frozenset({"rome", "parthia", SASSANIDS})


def draw_summary(events: Sequence[Event], view: View, locale: str) -> Picture:
    """The card of a decade, from its events and the view after them."""
    texts, state = words(locale), from_builtins(view["state"], RiseState)
    turn = events[0].turn if events else state.turn
    year, foot = year_text(rise_data().year(turn), texts), foot_text(state, texts)
    line = texts("card-turn", turn=turn, last=state.last_turn)
    plates = [
        Plate(texts(f"card-{head}"), rows, lambda count: texts("card-more", count=count))
        for head, rows in (("lands", _lands(events, texts, state)), _events(events, texts, state))
    ]
    if not any(plate.rows for plate in plates):
        plates = [Plate(texts("card-state"), [Row("", "", texts("card-quiet"))])]
    board = base_map(GAME).overview(tints(state.control)).picture
    picture = draw_turn_card(board, (200, 280), year, line, plates, foot, YEAR_SIZE)
    ended = next((event for event in events if isinstance(event, happened.TurnEnded)), None)
    told = [texts("alt-card", year=year)]
    if ended is not None:
        _draw_stars(picture, ended, _balance(events, state), state, texts)
        told.append(texts("alt-stars", rome=ended.rome, parthia=ended.parthia, persians=shown_as("parthia", state)))
    told += [plate.told(texts) for plate in plates if plate.rows]
    return finished(picture, f"turn-{turn}", " ".join([*told, f"{foot}."]))


def _events(events: Sequence[Event], texts: Words, state: RiseState) -> tuple[str, list[Row]]:
    """The plate beside that of the lands: what happened to powers, then wars and fights, and its heading."""
    affairs, war = _affairs(events, texts, state), _war(events, texts, state)
    head = "events" if affairs and war else "war" if war else "state"
    return head, [*affairs[: _MOST_ROWS - _LEAST_WAR if war else _MOST_ROWS], *war][:_MOST_ROWS]


def foot_text(state: RiseState, texts: Words) -> str:
    """How many units the empires have on the map."""
    persians = shown_as("parthia", state)
    return texts("card-foot", units=units(state, "rome"), persians=persians, others=units(state, "parthia"))


def units(state: RiseState, nation: str) -> int:
    """How many units of an empire are on the map."""
    data = rise_data()
    return sum(data.nation[unit] == nation for area in data.areas for unit in state.stacks.get(area, ()))


def shown_as(power: str, state: RiseState) -> str:
    """The name to show for a power: after their revolt, Parthia is the Sassanids."""
    return SASSANIDS if power == "parthia" and state.sassanid else power


def _draw_stars(
    picture: Image.Image, ended: happened.TurnEnded, won: Mapping[str, int], state: RiseState, texts: Words
) -> None:
    """The stars of both empires, and how many they won or lost in the decade."""
    panel(420, 156).put(picture, WIDTH - 450, 36)
    for place, (power, count) in enumerate((("rome", ended.rome), ("parthia", ended.parthia))):
        x = WIDTH - 424 + place * 200
        paste_icon(picture, x, 102, "star", 46, livery(power).counter)
        wide = write(picture, x + 56, 146, str(count), Face.HEAVY, 54, livery(power).counter)
        if won[power]:
            colour = GAIN if won[power] > 0 else LOSS
            write(picture, x + 56 + wide + 10, 146, signed(won[power]), Face.STRONG, 54, colour)
        name = texts.name(shown_as(power, state))
        write_fitted(picture, x, 80, name, Face.STRONG, 42, 178, SECONDARY, least=36)


def _balance(events: Sequence[Event], state: RiseState) -> Mapping[str, int]:
    """How many stars each empire and its allies won in a decade; fewer than none if they lost some."""
    first, last = _holders(events)
    allies = {power: pair.split("|") for pair in state.alliances for power in pair.split("|")}
    found = Counter[str]()
    for empire in ("rome", "parthia"):
        side = {empire, *allies.get(empire, ())}
        stars = [area for area in last if area in rise_data().stars]
        found[empire] = sum((last[area] in side) - (first[area] in side) for area in stars)
    return found


def _holders(events: Sequence[Event]) -> tuple[dict[str, str], dict[str, str]]:
    """Who held each area that changed hands at first, and who holds it at last."""
    first, last = dict[str, str](), dict[str, str]()
    for event in events:
        match event:
            case happened.AreaTaken():
                first.setdefault(event.area, event.before)
                last[event.area] = event.by
            case happened.AreaYielded():
                first.setdefault(event.area, event.by)
                last[event.area] = event.to
    return first, last


def _lands(events: Sequence[Event], texts: Words, state: RiseState) -> list[Row]:
    """What each power has more or fewer, the one whose stars and areas changed most first."""
    data, (first, last) = rise_data(), _holders(events)
    taken, lost = dict[str, list[str]](), dict[str, list[str]]()
    for area, by in last.items():
        if first[area] != by:
            taken.setdefault(by, []).append(area)
            lost.setdefault(first[area], []).append(area)
    powers = [power for power in dict.fromkeys((*taken, *lost)) if power]
    found = {power: _Shift(power, tuple(taken.get(power, ())), tuple(lost.get(power, ()))) for power in powers}
    most = sorted(found.values(), key=lambda each: (-abs(each.stars), -abs(each.balance), -len(each.taken)))
    gained = [each for each in most if each.taken]
    if len(gained) == 1:
        by, areas = gained[0].power, gained[0].taken
        named = sorted(areas, key=lambda area: area not in data.stars)
        told = texts("report-stars", count=gained[0].stars, sign="+") if gained[0].stars > 0 else ""
        rows = [replace(_shift_row(gained[0], texts, state), cause=told)]
        return rows + [_taken(by, area, first[area], texts, state) for area in named[: _MOST_ROWS - 1]]
    return [_shift_row(each, texts, state) for each in most][:_MOST_ROWS]


@dataclass(frozen=True)
class _Shift:
    """The areas that a power took in a decade and has at last, and those that it had at first and lost."""

    power: str
    taken: tuple[str, ...]
    lost: tuple[str, ...]

    @property
    def balance(self) -> int:
        """How many areas it has more, or fewer if that's below none."""
        return len(self.taken) - len(self.lost)

    @property
    def stars(self) -> int:
        """How many stars it has more or fewer."""
        stars = rise_data().stars
        return sum(area in stars for area in self.taken) - sum(area in stars for area in self.lost)

    @property
    def tone(self) -> Tone:
        """A gain if an empire has more, a loss if it has fewer or if an enemy has more."""
        if self.balance == 0 or (self.balance < 0 and self.power not in _EMPIRES):
            return "plain"
        return _tone(self.power) if self.balance > 0 else "loss"


def _taken(by: str, area: str, before: str, texts: Words, state: RiseState) -> Row:
    """An area that changed hands, and who had it."""
    cause = texts("card-from", power=shown_as(before, state)) if before else ""
    return Row("star" if area in rise_data().stars else "standard", texts.short_name(area), cause, _tone(by))


def _shift_row(shift: _Shift, texts: Words, state: RiseState) -> Row:
    """How many areas a power has more or fewer, and what it took or lost."""
    name = land_name(shown_as(shift.power, state), texts)
    sign = "+" if shift.balance > 0 else "−" if shift.balance else "±"
    counted = texts("report-areas", count=abs(shift.balance), sign=sign)
    facts = texts.labelled(name, counted), f"{name} {sign}{abs(shift.balance)}", name
    fact = next(line for line in facts if _has_room(line) or line == name)
    changed = {*shift.taken, *shift.lost}
    return Row("star" if changed & {*rise_data().stars} else "standard", fact, _shift_cause(shift, texts), shift.tone)


def _shift_cause(shift: _Shift, texts: Words) -> str:
    """The areas that a power took or lost, the first ones by name; how many it took and lost if it did both."""
    if shift.taken and shift.lost:
        return texts("card-took-lost", took=len(shift.taken), lost=len(shift.lost))
    if shift.taken:
        return _named(shift.taken, "took", texts)
    return _named(shift.lost, "lost", texts, texts("report-stars", count=-shift.stars, sign="−") if shift.stars else "")


def _has_room(fact: str) -> bool:
    return text_width(fact, Face.STRONG, _LEAST_FACT) <= _FACT_ROOM


def _named(areas: Sequence[str], deed: str, texts: Words, brief: str | None = None) -> str:
    """The first of some areas that were taken or lost by name, stars before others, and how many more there are.

    It's another one if that has room, or else ``brief``, or the first one without a word.
    """
    stars = rise_data().stars
    names = [texts.short_name(area) for area in sorted(areas, key=lambda area: area not in stars)]
    bare = f"{names[0]} {signed(len(names) - 1)}" if len(names) > 1 else names[0]
    return fitting_cause(
        *(
            texts(f"card-{deed}", areas=", ".join(names))
            if shown >= len(names)
            else texts(f"card-{deed}-more", areas=", ".join(names[:shown]), more=len(names) - shown)
            for shown in range(_NAMED, 0, -1)
        ),
        *(texts(f"card-{deed}-more", areas=name, more=len(names) - 1) for name in names[1:]),
        bare if brief is None else brief,
        room=_CAUSE_ROOM,
    )


def _tone(power: str) -> Tone:
    """A gain if it goes to an empire, a loss if to its enemies."""
    return "gain" if power in _EMPIRES else "loss"


def _war(events: Sequence[Event], texts: Words, state: RiseState) -> list[Row]:
    rows: list[Row] = []
    fought: dict[str, int] = {}
    foes: dict[str, Counter[str]] = {}
    places: dict[str, list[str]] = {}
    for event in events:
        match event:
            case happened.CivilWarBegan():
                rows.append(Row("swords", texts.name(event.capital), texts("card-civil-war"), "loss"))
            case happened.WarDeclared():
                against = texts("card-war-on", power=shown_as(event.on, state))
                rows.append(Row("swords", texts.name(shown_as(event.by, state)), against, "loss"))
            case happened.RevoltBegan():
                rows.append(Row("flame", texts.name(event.area), texts("card-revolt"), "loss"))
            case happened.StarLooted():
                rows.append(Row("flame", texts.name(event.area), texts("card-looted"), "loss"))
            case happened.Attacked():
                nation = rise_data().nation[event.attacker]
                fought[nation] = fought.get(nation, 0) + 1
                beaten = {shown_as(rise_data().nation[unit], state) for unit in event.defenders}
                foes.setdefault(nation, Counter()).update(beaten)
                places.setdefault(nation, []).append(event.area)
    first, last = _holders(events)
    conquests = {(event.by, event.area) for event in events if isinstance(event, happened.AreaTaken)}
    regained = {area: by for area, by in last.items() if by and first[area] == by}
    for power, count in sorted(fought.items(), key=lambda each: -each[1]):
        is_back = [regained.get(area) for area in places[power]] == [power]
        conquest = places[power][0] if count == 1 and (power, places[power][0]) in conquests else ""
        taken = texts("card-took", areas=texts.short_name(conquest)) if conquest and not is_back else ""
        if taken and fitting_cause(taken, "", room=_CAUSE_ROOM):
            fighter, cause = land_name(shown_as(power, state), texts), taken
        else:
            fighter = _fighter(power, places[power], texts, state)
            cause = texts("card-won-back") if is_back else _fights(count, foes[power], texts)
        rows.append(Row("swords", fighter, cause, _tone(power)))
    return rows[:_MOST_ROWS]


def _fighter(power: str, places: Sequence[str], texts: Words, state: RiseState) -> str:
    """Who won, and where if it was one fight."""
    name = land_name(shown_as(power, state), texts)
    placed = texts.labelled(name, texts.short_name(places[0])) if len(places) == 1 else name
    return placed if _has_room(placed) else name


def _fights(count: int, foes: Counter[str], texts: Words) -> str:
    """How many fights a power won, and over whom."""
    if not foes:
        return texts("card-fights", count=count)
    plain = texts("card-fights", count=count)
    if len(foes) > 1:
        return fitting_cause(texts("card-fights-powers", count=count, powers=len(foes)), plain, room=_CAUSE_ROOM)
    return fitting_cause(texts("card-fights-over", count=count, foe=next(iter(foes))), plain, room=_CAUSE_ROOM)


def _founded(event: happened.KingdomFounded, texts: Words) -> Row:
    """A new kingdom and its capital: in a line of its own if it leaves no room beside it."""
    name, cause = land_name(event.kingdom, texts), texts("card-founded", area=event.capital)
    if fitting_cause(cause, "", room=_CAUSE_ROOM) == cause:
        return Row("crown", name, cause, "gain")
    fact = texts.labelled(name, texts("card-kingdom"))
    return Row("crown", fact if _has_room(fact) else name, texts.short_name(event.capital), "gain")


def _peace(event: happened.PeaceMade, texts: Words, state: RiseState) -> Row:
    """Who sued for peace, or only that there is peace with them if that has no room, and until when it holds."""
    power = shown_as(event.by, state)
    year = rise_data().year(event.until)
    fact = texts("card-sues", power=power)
    key, fact = ("card-until", fact) if _has_room(fact) else ("card-peace", texts.name(power))
    causes = (texts(key, until=told) for told in (year_text(year, texts), str(abs(year))))
    return Row("envoy", fact, fitting_cause(*causes, room=_CAUSE_ROOM))


def _affairs(events: Sequence[Event], texts: Words, state: RiseState) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.LeaderArrived():
                rows.append(Row("crown", texts.name(event.leader), texts("card-leader"), "gain"))
            case happened.LeaderLeft():
                rows.append(Row("cross", texts.name(event.leader), texts("card-leader-gone"), "loss"))
            case happened.PeaceMade():
                rows.append(_peace(event, texts, state))
            case happened.KingdomFounded():
                rows.append(_founded(event, texts))
            case happened.AllianceBegan():
                rows.append(
                    Row(
                        "envoy",
                        texts.name(event.people),
                        texts("card-ally", power=shown_as(event.empire, state)),
                        "gain",
                    )
                )
            case happened.EmpireDivided():
                rows.append(Row("scroll", texts("card-divided")))
            case happened.HalfFell():
                rows.append(Row("rout", texts(f"half-{event.half}"), texts("card-fallen"), "loss"))
    return rows
