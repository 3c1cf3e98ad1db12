"""The picture that goes with a decision: what it's about and its targets, as large as they fit, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import FOOT, STRIP, Item, draw_foot, draw_head, draw_strip, head_height
from render.core.targets import Targets
from render.core.theatres import HEIGHT, WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at
from render.ultimus_romanorum.battles_ahead import Meeting, marches_to, meeting_in
from render.ultimus_romanorum.choices import ANSWERS, Choice, draw_answers, draw_armies, draw_choices, told_of
from render.ultimus_romanorum.fight_board import arrows_for, draw_board
from render.ultimus_romanorum.fights import coming, marked
from render.ultimus_romanorum.hands import TOPICS, draw_hands
from render.ultimus_romanorum.map import draw_map
from render.ultimus_romanorum.map_highlights import Changes, pending
from render.ultimus_romanorum.question_choices import (
    MOST_PLACES,
    PLACES,
    choices_of,
    off_map,
    person_sign,
    suggested_in,
)
from render.ultimus_romanorum.sheet import Sheet
from render.ultimus_romanorum.signs import badge
from render.ultimus_romanorum.stratagem_answers import PLAYED, answers_to
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import game_of
from render.ultimus_romanorum.told import told_of_map
from rules.core.views import decision_in
from rules.ultimus_romanorum.chapters.combat import SOME
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum

_NEAREST: Final = 4.2
_FRONT: Final = 3.0
"""The zoom of a decision about a few areas, and of one about none: it shows where the war is."""

_NEAR_ENOUGH: Final = 2.7
"""The zoom below which far targets have pictures of their own side by side."""

_REACH: Final = (260.0, 150.0)
"""How far from the middle of the war armies count as part of it, in pixels of the overview."""

_DEFENCE: Final = frozenset({"evade", "refuge", "flee", "rearguard", "rearguard-leaders"})
"""What a defender decides before a battle."""

_ANSWERED: Final = frozenset({"evade", "refuge", "rally"})
"""The decisions whose answers are shown with what they mean."""

_ORDER: Final = frozenset({"battle-order", "in-battle"})
"""The decisions whose targets are battles."""

_THRONES: Final = {"usurpation": "by", "murder": "of"}
"""The windows about emperors, and how their texts with a name end."""

_ROME: Final = "italia-5"
_GOING: Final = frozenset({"goal"})
"""The decisions about where an army goes."""

_HOST: Final = 9
"""The strength from which an army is shown large in a picture of the war."""

_KINDS: Final = ("LI", "CO")
"""The kinds of units whose names begin with letters that a picture explains."""

_MOST_HOMES: Final = 3
"""The most areas beside the units that go home."""

_MOST_TAGS: Final = 10
"""The most tags on a picture: with more, what's outlined must do."""


def draw_targets(view: View, targets: Targets, locale: str) -> Picture:
    """The part of the map with what a decision is about and its targets; far ones in pictures side by side."""
    game, texts, shown = game_of(view), words(locale), pending(view)
    decision = decision_in(view)
    if not decision.get("topic"):
        return draw_map(view, None, locale)
    if decision["topic"] in TOPICS:
        return draw_hands(view, locale)
    shown.prompt = _worded(texts, decision, shown) if shown.prompt else _asked(texts, decision)
    shown.targets = targets if targets.spaces else shown.targets
    apart = _beside_rows(game, texts, shown, decision)
    if apart is not None:
        return apart
    if not shown.targets.framed:
        _add_candidates(shown, game, decision, texts)
    who = [f"{parts_of(shown.prompt)[0]}."] if decision["topic"] in _THRONES else []
    told = [*who, *targets.told(texts), *told_of_map(game, shown, texts)]
    answers = answers_to(decision, game, texts) if decision["topic"] in PLAYED else _answers(decision)
    answers = answers or _homes(game, texts, decision)
    return _drawn(game, texts, shown, told, _items(game, texts, shown, decision), answers)


def _beside_rows(game: UltimusRomanorum, texts: Words, shown: Changes, decision: Mapping[str, Any]) -> Picture | None:
    """The map with rows of what is to choose from or who fights; None if a question needs the map alone."""
    topic = decision["topic"]
    if len(shown.targets.spaces) > MOST_PLACES:
        more = "areas-more-foes" if topic == "plague" else "areas-more"
        return _draw_many(game, texts, shown, more, suggested_in(decision))
    choices = choices_of(game, texts, shown, decision)
    if choices:
        there = _who_goes(shown, game, texts) if topic in PLACES or topic in _GOING else {}
        return _draw_choices(game, texts, shown, choices, there, _troops(game, texts, decision))
    if topic in _ORDER and (met := _meetings(shown, game)):
        return _draw_order(game, texts, shown, met)
    attacks = [each for area in shown.about if (each := meeting_in(game, area)) is not None]
    is_attacked = topic in _DEFENCE and bool(attacks)
    return _draw_attack(game, texts, shown, attacks[0], _answers(decision)) if is_attacked else None


def _drawn(
    game: UltimusRomanorum,
    texts: Words,
    shown: Changes,
    told: Sequence[str],
    items: Sequence[Item] = (),
    answers: Sequence[Choice] = (),
) -> Picture:
    """The question over the parts of the map that it needs, and below them what isn't on the map."""
    event, question = parts_of(shown.prompt)
    shown.prompt = ""
    head, low = head_height(event, question), ANSWERS if answers else STRIP if items else 0
    tile = _tiles(game, texts, shown, HEIGHT - head - low)
    picture = Image.new("RGB", (WIDTH, HEIGHT), FRAME_DARK)
    picture.paste(tile, (0, head))
    note_joined(picture, tile, (0, head))
    draw_head(picture, event, question)
    if items:
        draw_strip(picture, items)
    draw_answers(picture, answers)
    listed = [*_told_of(items, texts), *([told_of(answers)] if answers else [])]
    return finished(picture, f"targets-{game.year}", " ".join([*told[:1], *listed, *told[1:]]))


def _told_of(items: Sequence[Item], texts: Words) -> list[str]:
    """What the strip below the map shows, as a sentence."""
    return [f"{', '.join(' '.join(filter(None, (item.number, item.name))) for item in items)}."] if items else []


def _tiles(game: UltimusRomanorum, texts: Words, shown: Changes, high: int) -> Image.Image:
    """The part of the map that a question is about in a height, or far parts side by side."""
    board, size = base_map(GAME), (WIDTH, high)
    provinces = [area for areas in shown.provinces.values() for area in areas]
    places = list(dict.fromkeys([*shown.targets.framed, *shown.tagged, *shown.lands, *provinces]))
    if not places:
        shown.stage = _stage(game)
        return _sheet(game, texts, shown, (_front(game), _FRONT), size)
    centre, zoom = board.frame(places, size, nearest=_NEAREST)
    apart = _rivals_apart(places) if shown.usurper else theatres(board, [(place,) for place in places])
    if zoom >= _NEAR_ENOUGH or len(apart) < 2 or provinces:
        return _sheet(game, texts, shown, (centre, zoom), size)
    top = HEIGHT - high
    tiles = [
        _sheet(game, texts, shown.asked_in(spaces), board.frame(spaces, size, nearest=_NEAREST), size, is_tile=True)
        for spaces, size in zip(apart, tile_sizes(len(apart), top), strict=True)
    ]
    whole = joined(tiles, top)
    part = whole.crop((0, top, WIDTH, HEIGHT))
    note_joined(part, whole, (0, -top))
    return part


def _rivals_apart(places: Iterable[str]) -> list[Theatre]:
    """The places of who reaches for a throne and who sits on it, each by itself: the western one at the left."""
    return [(place,) for place in sorted(places, key=lambda place: base_map(GAME).spaces[place])]


def _sheet(
    game: UltimusRomanorum,
    texts: Words,
    shown: Changes,
    frame: tuple[Point | None, float],
    size: tuple[int, int],
    *,
    is_tile: bool = False,
) -> Image.Image:
    """A part of the map, drawn."""
    sheet = Sheet(game, texts, shown, *frame, size, is_tile=is_tile)
    sheet.draw()
    return sheet.picture


def _front(game: UltimusRomanorum) -> Point | None:
    """Where most strength of both camps is near each other, on the overview."""
    board = base_map(GAME)
    armies = [army for area in game.data.areas for army in armies_at(game, area) if army.units]
    at_war = [army for army in armies if army.status != "peace"]
    if not at_war:
        return None
    best = max(at_war, key=lambda each: _strength_around(board.spaces[each.area], at_war))
    return board.spaces[best.area]


def _stage(game: UltimusRomanorum) -> list[str]:
    """Where there are leaders of note, enemies, or hosts."""
    armies = [army for area in game.data.areas for army in armies_at(game, area)]
    return [army.area for army in armies if army.status != "peace" and (army.leader or army.status or army.pf >= _HOST)]


def _strength_around(place: Point, armies: Iterable[Army]) -> tuple[int, int]:
    """The strength of the weaker camp around a place, and that of both."""
    board = base_map(GAME)
    near = [
        army
        for army in armies
        if all(abs(a - b) <= most for a, b, most in zip(board.spaces[army.area], place, _REACH, strict=True))
    ]
    camps = [sum(army.pf for army in near if army.camp == camp) for camp in (ROMAN, BARBARIAN)]
    return min(camps), sum(camps)


def _items(game: UltimusRomanorum, texts: Words, shown: Changes, decision: Mapping[str, Any]) -> list[Item]:
    """What a question is about that the map can't show: persons in one place, units to place, what an Augusta does."""
    if decision["topic"] == "homes":
        units = [each["id"] for each in decision.get("items", ())]
        return [Item(partial(badge, off_map(game, units)), texts("aside-spread", count=len(units)))] if units else []
    if decision["topic"] == "enter":
        return _entering(game, texts, decision)
    return []


def _answers(decision: Mapping[str, Any]) -> list[Choice]:
    """The answers to a question that a die or a battle follows, each with what it means.

    A rearguard is left after the same die as for all: with three columns what they mean would be cut short.
    """
    options = decision.get("options", ()) if decision["topic"] in _ANSWERED else ()
    options = [option for option in options if option["id"] != SOME]
    return [Choice(option["label"], note=option["detail"].partition(". ")[0].rstrip(".")) for option in options]


def _homes(game: UltimusRomanorum, texts: Words, decision: Mapping[str, Any]) -> list[Choice]:
    """The units that go home and the areas where they may go, side by side; none if there are many of those."""
    slots, units = decision.get("slots", ()), [each["id"] for each in decision.get("items", ())]
    if decision["topic"] != "homes" or not units or len(slots) > _MOST_HOMES:
        return []
    army = off_map(game, units)
    who = Choice(texts.short_name(army.people), note=texts("choice-units", count=len(units)), sign=partial(badge, army))
    return [who, *(_home(game, texts, slot["id"]) for slot in slots)]


def _home(game: UltimusRomanorum, texts: Words, area: str) -> Choice:
    """An area where units may go home, and how strong those are who are there already."""
    there = sum(army.pf for army in armies_at(game, area) if army.camp == BARBARIAN)
    return Choice(texts.short_name(area), note=texts("answer-home", pf=there))


def _entering(game: UltimusRomanorum, texts: Words, decision: Mapping[str, Any]) -> list[Item]:
    """Who enters the game: the leader off the map whom the question names."""
    asked = decision.get("prompt", "")
    off = (leader for leader in game.data.leaders if not game.area_of(leader) and texts.short_name(leader) in asked)
    who = max(off, key=lambda leader: len(texts.short_name(leader)), default="")
    return [Item(partial(person_sign, game, who), texts.short_name(who))] if who else []


def _troops(game: UltimusRomanorum, texts: Words, decision: Mapping[str, Any]) -> list[Item]:
    """What the first letters of units' names mean: of the unit that a question names, or of those to choose from."""
    asked, units = decision.get("prompt", ""), game.data.units
    offered = [each["id"] for each in decision.get("options", ()) if each["id"] in units]
    named = [unit for unit in units if texts.short_name(unit) in asked]
    found: dict[str, Item] = {}
    for unit in offered if decision["topic"] == "harvest" else named:
        kind = game.unit(unit).category
        if kind in _KINDS:
            found.setdefault(kind, Item(partial(person_sign, game, unit), texts(f"troops-{kind.lower()}")))
    return [found[kind] for kind in _KINDS if kind in found]


def _who_goes(shown: Changes, game: UltimusRomanorum, texts: Words) -> dict[str, Army]:
    """The armies that a decision is about; their leaders' names, or else those of the areas, are shown there."""
    found = {}
    for area in shown.about:
        for army in [each for each in armies_at(game, area) if each.camp == shown.camp][:1]:
            shown.names[area] = texts.short_name(army.leader or area)
            found[area] = army
    return found


def _add_candidates(shown: Changes, game: UltimusRomanorum, decision: Mapping[str, Any], texts: Words) -> None:
    """Show what the options of a decision without targets mean on the map: Tribes, dioceses, units, thrones."""
    if decision.get("topic") in _THRONES:
        _show_rulers(shown, game, texts, decision)
        return
    if decision.get("topic") == "pope":
        shown.about = [_ROME]
        shown.names[_ROME] = texts.short_name(game.data.place_names[_ROME][0].lower())
        return
    options = [option["id"] for option in decision.get("options", ())]
    dioceses = {each.lower(): each for each in game.data.dioceses}
    shown.provinces = {
        texts.short_name(option): game.data.dioceses[dioceses[option]].areas for option in options if option in dioceses
    }
    found = {option: _lands_of(game, option) for option in options}
    shown.lands = list(dict.fromkeys(area for lands in found.values() for area in lands))
    if decision.get("topic") == "rally":
        shown.names.update({area: _facing(game, area, texts) for area in shown.about})
        return
    if len(found) <= _MOST_TAGS:
        for option, lands in found.items():
            if lands:
                shown.names[_heart(game, lands)] = texts.short_name(option)


def _facing(game: UltimusRomanorum, area: str, texts: Words) -> str:
    """Who is in an area, in the order of their counters."""
    return " \u00b7 ".join(
        texts.short_name(army.leader or army.people) if army.is_named else texts(f"rally-{army.camp}")
        for army in armies_at(game, area)
        if army.units
    )


def _worded(texts: Words, decision: Mapping[str, Any], shown: Changes) -> str:
    """A question in the words that suit its picture: it shows dioceses for units, and places for a single unit."""
    if decision["topic"] == "recruit":
        return texts("asked-recruit")
    if decision["topic"] == "movement":
        return texts(f"asked-movement-{shown.camp}")
    if decision["topic"] == "homes" and len(decision.get("items", ())) == 1:
        return f"{parts_of(shown.prompt)[0]}. {texts('asked-homes-one')}"
    return shown.prompt


def _asked(texts: Words, decision: Mapping[str, Any]) -> str:
    """What is asked in a window whose own question is secret; everyone knows which leader it is about."""
    topic, named = decision["topic"], decision.get("named")
    if named and topic in _THRONES:
        return texts(f"asked-{topic}-{_THRONES[topic]}", leader=named[0])
    return texts(f"asked-{topic}")


def _show_rulers(shown: Changes, game: UltimusRomanorum, texts: Words, decision: Mapping[str, Any]) -> None:
    """Show who reaches for a throne and who sits on it, or who is to be murdered; without a name, all who rule."""
    topic, thrones = decision["topic"], game.state.thrones
    who = next(iter(decision.get("named", ())), "")
    rulers = [ruler for throne in thrones.values() for ruler in (throne.augustus, throne.usurper) if ruler]
    if who:
        rulers = [who, thrones[game.leader(who).half].augustus] if topic == "usurpation" else [who]
        shown.usurper = who if topic == "usurpation" else ""
    placed = {area: ruler for ruler in reversed(rulers) if ruler and (area := game.area_of(ruler))}
    shown.about = list(placed)
    shown.names.update({area: texts.short_name(ruler) for area, ruler in placed.items()})


def _lands_of(game: UltimusRomanorum, option: str) -> list[str]:
    """The areas that an option means: those of a Tribe's units or of its origin, or a unit's."""
    data = game.data
    if option in data.tribes:
        areas = [area for unit in game.units_of(option) if (area := game.area_of(unit))]
        return list(dict.fromkeys(areas)) or list(data.tribes[option].homes)
    if option in data.units:
        area = game.area_of(option)
        unit = game.unit(option)
        return [area] if area else list(data.dioceses[unit.diocese].areas) if unit.diocese else []
    return []


def _heart(game: UltimusRomanorum, lands: Sequence[str]) -> str:
    """The area among some that is nearest to their middle."""
    board = base_map(GAME)
    x, y = board.middle(lands) or (0, 0)
    return min(lands, key=lambda area: (board.spaces[area][0] - x) ** 2 + (board.spaces[area][1] - y) ** 2)


def _draw_many(
    game: UltimusRomanorum, texts: Words, shown: Changes, more: str, suggested: Mapping[str, Any]
) -> Picture:
    """A question about very many areas: all of them lit, and rows with the armies in the first of them.

    ``more``: the text with how many others there are. ``suggested``: the option whose leader is named in any case.
    """
    event, question = parts_of(shown.prompt)
    areas = list(shown.targets.spaces)
    told = [area for area in areas if shown.targets.spaces[area]]
    choices = [_army_in(game, texts, area, shown.targets.spaces[area]) for area in told]
    choices = [_with_leader(each, game, texts, suggested) for each in choices]
    head = head_height(event, question)
    picture = draw_armies(game, texts, choices, areas, head)
    draw_head(picture, event, question)
    if len(areas) > len(told):
        draw_foot(picture, texts(more, count=len(areas) - len(told)))
    alt = [
        texts("alt-about", areas=tuple(areas)),
        told_of(choices),
        *told_of_map(game, replace(shown, about=[]), texts),
    ]
    return finished(picture, f"targets-{game.year}", " ".join(alt))


def _army_in(game: UltimusRomanorum, texts: Words, area: str, letter: str) -> Choice:
    """An area that may be chosen, with the strongest army there and whose it is."""
    army = next((each for each in armies_at(game, area)[:1] if each.units), None)
    if army is None:
        return Choice(texts.short_name(area), (area,), letter)
    who = texts.short_name(army.leader or army.people) if army.is_named else texts("camp-roman")
    return Choice(texts.short_name(area), (area,), letter, who, partial(badge, army), counters={area: army})


def _with_leader(choice: Choice, game: UltimusRomanorum, texts: Words, suggested: Mapping[str, Any]) -> Choice:
    """An area with the suggested leader if he's there, has a name of his own, and someone else the strongest army."""
    leader = suggested.get("id", "").partition(".")[2]
    is_there = choice.areas[0] == suggested.get("space") and leader in game.data.leaders
    if not is_there or game.leader(leader).generic:
        return choice
    name = texts.short_name(leader)
    return choice if name == choice.note else replace(choice, note=" \u00b7 ".join(filter(None, (choice.note, name))))


def _draw_choices(
    game: UltimusRomanorum,
    texts: Words,
    shown: Changes,
    choices: Sequence[Choice],
    there: Mapping[str, Army],
    troops: Sequence[Item],
) -> Picture:
    """The choices of a decision, each with its letter on the map, and below them the ``troops`` that it's about.

    A single unit has its sign; of several, a line tells what their kinds are.
    """
    event, question = parts_of(shown.prompt)
    low = STRIP if len(troops) == 1 else FOOT if troops else 0
    picture = draw_choices(game, texts, choices, head_height(event, question), shown.names, there, low)
    draw_head(picture, event, question)
    if len(troops) == 1:
        draw_strip(picture, troops)
    elif troops:
        draw_foot(picture, " \u00b7 ".join(each.name for each in troops))
    told = [*_told_of(troops, texts), *shown.targets.told(texts), told_of(choices), *told_of_map(game, shown, texts)]
    return finished(picture, f"targets-{game.year}", " ".join(told))


def _meetings(shown: Changes, game: UltimusRomanorum) -> list[Meeting]:
    """The battles that a decision's targets mean; none if one of them is about something else."""
    met = [meeting for area in shown.targets.spaces if (meeting := meeting_in(game, area)) is not None]
    return met if len(met) == len(shown.targets.spaces) else []


def _draw_order(game: UltimusRomanorum, texts: Words, shown: Changes, met: Sequence[Meeting]) -> Picture:
    """The battles that a decision is about: each with its letter, both sides and the chance."""
    event, question = parts_of(shown.prompt)
    letters = shown.targets.spaces
    fights = marked([coming(game, each, texts, letters[each.area]) for each in met])
    marches = [march for each in met for march in marches_to(game, each.area)]
    picture = draw_board(game, texts, fights, arrows_for(fights, marches), head_height(event, question), "letter")
    draw_head(picture, event, question)
    odds = [texts("alt-odds", area=each.area, pf=each.pf, enemies=each.enemies, win=each.win) for each in met]
    told = [*shown.targets.told(texts), *odds, *told_of_map(game, shown, texts)]
    return finished(picture, f"targets-{game.year}", " ".join(told))


def _draw_attack(
    game: UltimusRomanorum, texts: Words, shown: Changes, met: Meeting, answers: Sequence[Choice]
) -> Picture:
    """The attack that a defender is asked about: where it comes from, who meets whom, and its chance to win."""
    event, question = parts_of(shown.prompt)
    marches = list(marches_to(game, met.area))
    head, low = head_height(event, question), ANSWERS if answers else 0
    picture = draw_board(game, texts, [coming(game, met, texts)], marches, head, low=low)
    draw_head(picture, event, question)
    draw_answers(picture, answers)
    attacker, defender = met.names
    told = texts(
        "battle-meets", attacker=attacker, pf=met.pf, defender=defender, enemies=met.enemies, area=met.area
    )  # fmt: skip
    odds = texts("alt-odds", area=met.area, pf=met.pf, enemies=met.enemies, win=met.win)
    shown.marches = marches
    listed = [told_of(answers)] if answers else []
    return finished(picture, f"targets-{game.year}", " ".join([told, odds, *listed, *told_of_map(game, shown, texts)]))
