"""The card that closes a decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

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
    """What each power took, the one that took most stars first."""
    data, (first, last) = rise_data(), _holders(events)
    taken = dict[str, list[str]]()
    for area, by in last.items():
        if by and first[area] != by:
            taken.setdefault(by, []).append(area)
    most = sorted(taken.items(), key=lambda each: (-sum(area in data.stars for area in each[1]), -len(each[1])))
    rows = [_gain(by, areas, texts, state) for by, areas in most][:_MOST_ROWS]
    if len(most) == 1:
        by, areas = most[0]
        named = sorted(areas, key=lambda area: area not in data.stars)
        stars = sum(area in data.stars for area in areas)
        told = texts("report-stars", count=stars, sign="+") if stars else ""
        rows = [replace(rows[0], cause=told)]
        rows += [_taken(by, area, first[area], texts, state) for area in named[: _MOST_ROWS - 1]]
    return rows


def _taken(by: str, area: str, before: str, texts: Words, state: RiseState) -> Row:
    """An area that changed hands, and who had it."""
    cause = texts("card-from", power=shown_as(before, state)) if before else ""
    return Row("star" if area in rise_data().stars else "standard", texts.short_name(area), cause, _tone(by))


def _gain(by: str, areas: Sequence[str], texts: Words, state: RiseState) -> Row:
    """What a power took: how many areas, and the first ones by name, stars before others."""
    stars = rise_data().stars
    names = [texts.short_name(area) for area in sorted(areas, key=lambda area: area not in stars)]
    name = land_name(shown_as(by, state), texts)
    counted = texts.labelled(name, texts("report-areas", count=len(areas), sign="+"))
    fact = next(line for line in (counted, f"{name} {signed(len(areas))}", name) if _has_room(line) or line == name)
    return Row("star" if set(stars) & set(areas) else "standard", fact, _named(names, texts), _tone(by))


def _has_room(fact: str) -> bool:
    return text_width(fact, Face.STRONG, _LEAST_FACT) <= _FACT_ROOM


def _named(areas: Sequence[str], texts: Words) -> str:
    """The first of some areas by name, or another one that has room, and how many more there are."""
    return fitting_cause(
        *(
            texts("card-took", areas=", ".join(areas))
            if shown >= len(areas)
            else texts("card-took-more", areas=", ".join(areas[:shown]), more=len(areas) - shown)
            for shown in range(_NAMED, 0, -1)
        ),
        *(texts("card-took-more", areas=area, more=len(areas) - 1) for area in areas[1:]),
        f"{areas[0]} {signed(len(areas) - 1)}" if len(areas) > 1 else areas[0],
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


def _affairs(events: Sequence[Event], texts: Words, state: RiseState) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.LeaderArrived():
                rows.append(Row("crown", texts.name(event.leader), texts("card-leader"), "gain"))
            case happened.LeaderLeft():
                rows.append(Row("cross", texts.name(event.leader), texts("card-leader-gone"), "loss"))
            case happened.PeaceMade():
                power = shown_as(event.by, state)
                rows.append(Row("envoy", texts.name(power), texts("card-peace", power=power, rung=event.rung)))
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
