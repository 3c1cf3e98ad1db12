"""The cards of Rise and Fall: the one that opens a campaign, the one of each decade, and the one that closes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from PIL import Image, ImageFilter

from render.core.basemap import base_map
from render.core.canvas import encoded, framed, gradient
from render.core.fonts import Face, fitted_size, shortened, wrapped
from render.core.icons import icon
from render.core.palette import BAND, BAND_SECONDARY, BAND_TEXT, GOLD, INK, IVORY, PORPHYRY, ROME, SECONDARY, VELLUM
from render.core.picture import Picture
from render.core.text_panels import panel, pill, write
from render.core.words import Words
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import livery
from rules.core.events import Event
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState

WIDTH: Final = 1200
HEIGHT: Final = 750
_BAND: Final = 250
_OPENING: Final = 630
_ROWS: Final = 5
_PLATE: Final = (372, 400)

Row = tuple[str, str, str]
"""A line of a plate: the silhouette, the fact, and what there is to say about it; a remark alone has no silhouette."""


def draw_title(view: Mapping[str, Any], title: str, locale: str) -> Picture:
    """The card that opens a campaign: its name over the world of its first year, and the scenario."""
    texts, state = words(locale), msgspec.convert(view["state"], RiseState)
    picture = _board(state).crop((300, 150, 1500, 150 + _OPENING))
    shade = gradient(_OPENING, WIDTH, (235, 235, 235), (40, 40, 40)).convert("L").rotate(90, expand=True)
    picture.paste(BAND, (0, 0), shade.resize((WIDTH, _OPENING)))
    laurel = icon("laurel", 108, GOLD)
    picture.paste(laurel, (56, 54), laurel)
    head = texts("map-title")
    write(picture, 56, 236, head, Face.TITLE, fitted_size(head, Face.TITLE, 60, 1080, least=30, spacing=2), BAND_TEXT)
    scenario = rise_data().scenarios[state.scenario]
    line = texts(
        "title-line", first=year_text(scenario.first_year, texts), last=year_text(scenario.last_year, texts),
        turns=state.last_turn - state.turn + 1,
    )  # fmt: skip
    write(picture, 60, 294, line, Face.ITALIC, 34, BAND_SECONDARY)
    write(picture, 58, 412, title, Face.STRONG, fitted_size(title, Face.STRONG, 52, 1000, least=22), IVORY)
    for place, told in enumerate(wrapped(texts("title-task"), Face.ITALIC, 29, 720)[:3]):
        write(picture, 60, 478 + place * 40, told, Face.ITALIC, 29, BAND_SECONDARY)
    framed(picture)
    return encoded(picture, "title", " ".join([texts("alt-title", title=title), f"{head}: {line}."]))


def _board(state: RiseState) -> Image.Image:
    tints = {area: livery(holder).wash if holder else None for area, holder in state.control.items()}
    return base_map(GAME).overview(tints).picture


def _ground(state: RiseState) -> Image.Image:
    """A band of the live map, dark at the top, melting into vellum."""
    band = _board(state).crop((200, 280, 1400, 280 + _BAND + 60)).filter(ImageFilter.GaussianBlur(1))
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    picture.paste(band, (0, 0))
    shade = gradient(1, _BAND + 60, (215, 215, 215), (90, 90, 90)).convert("L").resize((WIDTH, _BAND + 60))
    picture.paste(BAND, (0, 0, WIDTH, _BAND + 60), shade)
    melt = gradient(1, 100, (0, 0, 0), (255, 255, 255)).convert("L").resize((WIDTH, 100))
    picture.paste(VELLUM, (0, _BAND - 40, WIDTH, _BAND + 60), melt)
    return picture


def draw_summary(events: Sequence[Event], view: Mapping[str, Any], locale: str) -> Picture:
    """The card of a decade out of its events and the view after them."""
    texts, state = words(locale), msgspec.convert(view["state"], RiseState)
    turn = events[0].turn if events else state.turn
    picture, year = _ground(state), year_text(rise_data().year(turn), texts)
    write(picture, 36, 96, year, Face.TITLE, 62, BAND_TEXT, spacing=3)
    line = texts("card-turn", turn=turn, last=state.last_turn)
    write(picture, 38, 142, line, Face.ITALIC, 32, BAND_SECONDARY)
    _draw_stars(picture, events, state, texts)
    plates = _plates(events, texts)
    for place, (head, rows) in enumerate(plates):
        _draw_plate(picture, 30 + place * (_PLATE[0] + 12), _BAND + 24, head, rows or [("", "", texts("card-quiet"))])
    _draw_foot(picture, state, texts)
    framed(picture)
    told = [
        f"{head.capitalize()}: " + "; ".join(", ".join(each for each in row[1:] if each) for row in rows) + "."
        for head, rows in plates
        if rows
    ]
    alt = [texts("alt-card", year=year), *_counted(events, texts), *told, f"{_foot(state, texts)}."]
    return encoded(picture, f"turn-{turn}", " ".join(alt))


def _draw_foot(picture: Image.Image, state: RiseState, texts: Words) -> None:
    picture.paste(BAND, (0, HEIGHT - 62, WIDTH, HEIGHT))
    write(picture, WIDTH / 2, HEIGHT - 24, _foot(state, texts), Face.STRONG, 24, IVORY, align=0.5)


def _foot(state: RiseState, texts: Words) -> str:
    """How many units the empires have on the map."""
    persians = _shown("parthia", state)
    return texts("card-foot", units=_units(state, "rome"), persians=persians, others=_units(state, "parthia"))


def _counted(events: Sequence[Event], texts: Words) -> list[str]:
    """The count of stars on the card, as a sentence."""
    ended = [event for event in events if isinstance(event, happened.TurnEnded)]
    return [texts("alt-stars", rome=event.rome, parthia=event.parthia) for event in ended]


def _units(state: RiseState, nation: str) -> int:
    data = rise_data()
    return sum(data.nation[unit] == nation for area in data.areas for unit in state.stacks.get(area, ()))


def _shown(power: str, state: RiseState) -> str:
    """Under which name a power is shown: Parthia is that of the Sassanids after their revolt."""
    return SASSANIDS if power == "parthia" and state.sassanid else power


def _draw_stars(picture: Image.Image, events: Sequence[Event], state: RiseState, texts: Words) -> None:
    ended = next((event for event in events if isinstance(event, happened.TurnEnded)), None)
    if ended is None:
        return
    panel(360, 150).put(picture, WIDTH - 396, 36)
    for place, (power, count) in enumerate((("rome", ended.rome), ("parthia", ended.parthia))):
        x = WIDTH - 366 + place * 170
        mark = icon("star", 46, livery(power).counter)
        picture.paste(mark, (x, 96), mark)
        write(picture, x + 60, 138, str(count), Face.HEAVY, 54, livery(power).counter)
        write(picture, x, 78, texts.name(_shown(power, state)), Face.HEAD, 19, SECONDARY, spacing=1)


def _plates(events: Sequence[Event], texts: Words) -> list[tuple[str, list[Row]]]:
    return [
        (texts("card-lands"), _lands(events, texts)),
        (texts("card-war"), _war(events, texts)),
        (texts("card-state"), _affairs(events, texts)),
    ]


def _lands(events: Sequence[Event], texts: Words) -> list[Row]:
    """Stars that changed hands first, then how many other areas each power took."""
    data, first, last = rise_data(), dict[str, str](), dict[str, str]()
    for event in events:
        if isinstance(event, happened.AreaTaken):
            first.setdefault(event.area, event.before)
            last[event.area] = event.by
        elif isinstance(event, happened.AreaYielded):
            first.setdefault(event.area, event.by)
            last[event.area] = event.to
    changed = {area: by for area, by in last.items() if first[area] != by}
    rows: list[Row] = [
        ("star", texts.name(area), texts("card-taken", power=by))
        for area, by in changed.items()
        if area in data.stars and by
    ]
    others: dict[str, int] = {}
    for area, by in changed.items():
        if area not in data.stars and by:
            others[by] = others.get(by, 0) + 1
    most = sorted(others.items(), key=lambda each: -each[1])
    return rows + [("standard", texts.name(by), texts("card-areas", count=count)) for by, count in most]


def _war(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    fought: dict[str, int] = {}
    for event in events:
        match event:
            case happened.CivilWarBegan():
                rows.append(("swords", texts.name(event.capital), texts("card-civil-war")))
            case happened.WarDeclared():
                rows.append(("swords", texts.name(event.by), texts("card-war-on", power=event.on)))
            case happened.RevoltBegan():
                rows.append(("flame", texts.name(event.area), texts("card-revolt")))
            case happened.StarLooted():
                rows.append(("flame", texts.name(event.area), texts("card-looted")))
            case happened.Attacked():
                nation = rise_data().nation[event.attacker]
                fought[nation] = fought.get(nation, 0) + 1
    won = sorted(fought.items(), key=lambda each: -each[1])
    return rows + [("swords", texts.name(power), texts("card-fights", count=count)) for power, count in won]


def _affairs(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.LeaderArrived():
                rows.append(("crown", texts.name(event.leader), texts("card-leader")))
            case happened.LeaderLeft():
                rows.append(("cross", texts.name(event.leader), texts("card-leader-gone")))
            case happened.PeaceMade():
                rows.append(("envoy", texts.name(event.by), texts("card-peace", rung=event.rung)))
            case happened.KingdomFounded():
                rows.append(("crown", texts.name(event.kingdom), texts("card-founded", area=event.capital)))
            case happened.AllianceBegan():
                rows.append(("envoy", texts.name(event.people), texts("card-ally", power=event.empire)))
            case happened.EmpireDivided():
                rows.append(("scroll", texts("card-divided"), ""))
            case happened.HalfFell():
                rows.append(("rout", texts(f"half-{event.half}"), texts("card-fallen")))
    return rows


def _draw_plate(picture: Image.Image, left: int, top: int, head: str, rows: list[Row]) -> None:
    width, height = _PLATE
    panel(width, height).put(picture, left, top)
    write(picture, left + width / 2, top + 42, head, Face.HEAD, 24, PORPHYRY, align=0.5, spacing=2)
    for place, (sign, fact, cause) in enumerate(rows[:_ROWS]):
        y = top + 62 + place * 64
        if not sign:
            write(picture, left + width / 2, y + 26, cause, Face.ITALIC, 24, SECONDARY, align=0.5)
            continue
        mark = icon(sign, 42, ROME)
        picture.paste(mark, (left + 20, y + 4), mark)
        write(picture, left + 76, y + 26, shortened(fact, Face.STRONG, 26, width - 96), Face.STRONG, 26, INK)
        if cause:
            write(picture, left + 76, y + 50, shortened(cause, Face.BODY, 20, width - 96), Face.BODY, 20, SECONDARY)
    if len(rows) > _ROWS:
        pill(f"+{len(rows) - _ROWS}", 20, SECONDARY).centre(picture, left + width - 40, top + height - 26)


def draw_end(view: Mapping[str, Any], locale: str) -> Picture:
    """The card that closes a campaign: the level of the result, its reason, and the count."""
    texts, state = words(locale), msgspec.convert(view["state"], RiseState)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    game, picture = RiseAndFall(state, ""), _ground(state)
    write(picture, WIDTH / 2, 92, texts("map-title"), Face.TITLE, 46, BAND_TEXT, align=0.5, spacing=3)
    year = year_text(game.year, texts)
    write(picture, WIDTH / 2, 140, year, Face.ITALIC, 32, BAND_SECONDARY, align=0.5)
    laurel = icon("laurel", 112, GOLD)
    picture.paste(laurel, (WIDTH // 2 - 56, _BAND - 26), laurel)
    level = texts(f"level-{result['level']}").upper()
    size = fitted_size(level, Face.TITLE, 56, WIDTH - 120, least=26, spacing=3)
    write(picture, WIDTH / 2, _BAND + 150, level, Face.TITLE, size, PORPHYRY, align=0.5, spacing=3)
    reason = str(result["text"])
    fitted = fitted_size(reason, Face.ITALIC, 32, WIDTH - 120, least=18)
    write(picture, WIDTH / 2, _BAND + 204, reason, Face.ITALIC, fitted, INK, align=0.5)
    for place, power in enumerate(("rome", "parthia")):
        left = WIDTH // 2 - 290 + place * 310
        panel(270, 140).put(picture, left, _BAND + 236)
        write(
            picture, left + 135, _BAND + 318, str(stars(game, power)), Face.HEAVY, 62, livery(power).counter, align=0.5
        )
        name = texts.name(_shown(power, state))
        write(picture, left + 135, _BAND + 354, name, Face.BODY, 24, SECONDARY, align=0.5)
    _draw_foot(picture, state, texts)
    framed(picture)
    count = {power: stars(game, power) for power in ("rome", "parthia")}
    alt = texts("alt-end", level=texts(f"level-{result['level']}"), rome=count["rome"], parthia=count["parthia"])
    return encoded(picture, "end", f"{alt} {reason}")
