"""A battle before its die: both Forces, the column they fight in, and what each face of the die would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_uppercase
from typing import Final

from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, HEIGHT, WIDTH
from render.core.canvas import finished, gradient
from render.core.fonts import Face, text_width
from render.core.palette import BRIGHT_GOLD, INK
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.battle_model import Battle, battles
from render.ultimus_romanorum.battle_report import (
    FOOT,
    LEFTS,
    LOW,
    MOST_UNITS,
    TOP,
    Answer,
    Side,
    battle_line,
    draw_answers,
    draw_asked,
    draw_battle,
    draw_foot,
    draw_title,
    letters_of,
    main_people,
    name_of,
    told_of_answers,
    told_of_odds,
)
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import game_of, livery
from rules.core.events import Event
from rules.core.views import decision_in
from rules.ultimus_romanorum.chapters.combat import DIVINE, FAVOUR, FUROR, SCOURGE
from rules.ultimus_romanorum.chapters.combat_table import (
    Force,
    column_of,
    facts_of,
    result_at,
    row_of,
    shifted,
    shifts,
    tactical_modifier,
)
from rules.ultimus_romanorum.data.loader import REFUGES, ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import BattleBegan, BattleFought, ForceFacts, StratagemPlayed
from rules.ultimus_romanorum.game import UltimusRomanorum, other

FACES: Final = range(10)
_TERMS: Final = 2
"""How many answers have room with what they mean."""

_LOSSES: Final = "losses"
"""The question which units lose a step."""

_CELL_GAP: Final = 10
_CELL, _ODDS, _WINNER = 118, 56, 54
_PADDING: Final = 24


@dataclass(frozen=True)
class Outlook:
    """What a face of the die would bring: who wins, and the codes of the losses."""

    winner: str
    attacker_loss: str
    defender_loss: str


def draw_under_way(view: View, scene: Sequence[Event], locale: str) -> Picture | None:
    """The battle that is being fought: before its die, or as far as it came after it. None without a battle."""
    game, texts = game_of(view), words(locale)
    last = next((event for event in reversed(scene) if isinstance(event, BattleBegan | BattleFought)), None)
    if isinstance(last, BattleFought):
        fought, question = battles(scene)[-1], _question(view, game, texts)
        asked = draw_asked(fought, game, texts, question, _answers(view, game, texts)) if question else None
        return asked or draw_battle(fought, game, texts)
    if last is None:
        return None
    met = meeting(game, last)
    if not (met.attacker.units and met.defender.units):
        return None
    faces = outlooks(game, met, _since(scene, last))
    return _draw(met, game, texts, faces, _question(view, game, texts), _answers(view, game, texts))


def _question(view: View, game: UltimusRomanorum, texts: Words) -> str:
    """What is asked, if everyone may know it; in a battle for a city also where the units would go."""
    decision = decision_in(view)
    if len(view["decisions"]) != 1:
        return ""
    if decision.get("topic") == "escort" and decision["about"]:
        who = next(
            iter(game.state.thrones[half].augustus for half, area in REFUGES.items() if area in decision["about"])
        )
        city = texts.short_name(game.data.place_names[decision["about"][0]][0].lower())
        return texts("asked-refuge-with", city=city, leader=who)
    return str(decision.get("prompt", ""))


def _answers(view: View, game: UltimusRomanorum, texts: Words) -> list[Answer]:
    """What the question offers, if everyone may know it, and all of it has room: units, or two terms."""
    decision, letters = decision_in(view), unit_letters(view)
    options = decision.get("options", ()) if len(view["decisions"]) == 1 and decision.get("prompt") else ()
    if letters:
        loses = decision["topic"] == _LOSSES
        return [_unit(game, texts, each["id"], letters[each["id"]], loses=loses) for each in options]
    is_terms = len(options) == _TERMS and not any(each["id"] in game.data.units for each in options)
    return [Answer(each["label"], each["detail"].rstrip(".")) for each in options] if is_terms else []


def unit_letters(view: View) -> dict[str, str]:
    """The letters of the units that a battle's question offers, by option; none if it's about anything else."""
    decision, units = decision_in(view), ultimus_data().units
    options = [each["id"] for each in decision.get("options", ())] if len(view["decisions"]) == 1 else []
    is_about_units = 1 < len(options) <= MOST_UNITS and all(option in units for option in options)
    return dict(zip(options, ascii_uppercase, strict=False)) if is_about_units else {}


def _unit(game: UltimusRomanorum, texts: Words, unit: str, letter: str, *, loses: bool) -> Answer:
    """A unit to choose, with its strength, and if it would lose a step with what would be left of it."""
    strength = game.values(unit).pf
    name = texts("unit-guard") if game.unit(unit).category == "BU" else texts.short_name(unit)
    if not loses:
        return Answer(name, texts("unit-strength", strength=strength), unit, letter)
    if unit in game.state.reduced:
        return Answer(name, texts("unit-lost", strength=strength), unit, letter)
    left = game.data.units[unit].back.pf
    return Answer(name, texts("unit-reduced", strength=strength, left=left), unit, letter)


def _since(scene: Sequence[Event], began: BattleBegan) -> list[StratagemPlayed]:
    """The stratagems that were played since a battle began."""
    later = scene[max(place for place, event in enumerate(scene) if event is began) :]
    return [event for event in later if isinstance(event, StratagemPlayed)]


def meeting(game: UltimusRomanorum, began: BattleBegan) -> BattleFought:
    """The battle of those who are still in the area; nothing is decided yet."""
    attacker = _force(game, began, began.attackers)
    defender = _force(game, began, began.defenders)
    ours, theirs = facts_of(game, attacker), facts_of(game, defender)
    moves = shifts(game, ours, theirs)
    columns, column = game.data.tables.columns, column_of(game, ours.pf, theirs.pf)
    met = BattleFought(
        area=began.area, attacker=ours, defender=theirs, column=columns[column].label, shifts=moves,
        shifted=columns[shifted(game, column, moves)].label, die=None, modifiers=(), row=0, attacker_loss="",
        defender_loss="", winner="",
    )  # fmt: skip
    met.turn = began.turn
    return met


def _force(game: UltimusRomanorum, began: BattleBegan, pieces: Iterable[str]) -> Force:
    here = [piece for piece in pieces if game.place(piece) == began.area]
    camp: Camp = "roman" if began.attacker == "roman" else "barbarian"
    return Force(
        camp if set(here) <= set(began.attackers) else other(camp),
        tuple(piece for piece in here if piece in game.data.leaders),
        tuple(piece for piece in here if piece in game.data.units),
    )


def outlooks(game: UltimusRomanorum, met: BattleFought, played: Sequence[StratagemPlayed]) -> list[Outlook]:
    """What each face would bring, with the stratagems that were played [8.3, 8.6.2, 6.2, 6.3]."""
    tables, camp = game.data.tables, met.attacker.camp
    column = [each.label for each in tables.columns].index(met.shifted)
    favour = sum(FAVOUR if each.camp == camp else -FAVOUR for each in played if each.stratagem == DIVINE)
    masters = {each.camp for each in played if each.stratagem in (SCOURGE, FUROR)}
    change = tactical_modifier(game, met.attacker, met.defender) + favour
    rows = [row_of(game, face + change) for face in FACES]
    if len(masters) == 1:
        rows = [tables.highest_row if masters == {camp} else tables.lowest_row] * len(FACES)
    found = [result_at(game, column, row) for row in rows]
    forces = {"attacker": met.attacker.camp, "defender": met.defender.camp}
    return [Outlook(forces[each.winner], each.attacker, each.defender) for each in found]


def _draw(
    met: BattleFought,
    game: UltimusRomanorum,
    texts: Words,
    faces: Sequence[Outlook],
    question: str,
    answers: Sequence[Answer],
) -> Picture:
    battle = Battle(met)
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_title(picture, battle, texts)
    for left, force in zip(LEFTS, (met.attacker, met.defender), strict=True):
        Side(picture, battle, game, texts, force, LOW, letters_of(answers)).draw(left)
    told = _told_of_faces(met, game, texts, faces)
    if answers:
        draw_answers(picture, answers, game, texts)
    else:
        _draw_faces(picture, met, game, texts, faces)
    draw_foot(picture, question or texts("battle-before-die"), BRIGHT_GOLD, INK)
    return finished(
        picture,
        f"{met.scene or 'battle'}-{met.area}-before",
        " ".join([*told_of_answers(answers), _alt(met, game, texts, told)]),
    )


def _told_of_faces(met: BattleFought, game: UltimusRomanorum, texts: Words, faces: Sequence[Outlook]) -> str:
    """On how many faces the attacker wins."""
    count = sum(each.winner == met.attacker.camp for each in faces)
    return texts("battle-faces", count=count, attacker=name_of(game, met.attacker))


def _draw_faces(
    picture: Image.Image, met: BattleFought, game: UltimusRomanorum, texts: Words, faces: Sequence[Outlook]
) -> None:
    """The faces of the die in the colours of those who would win, who are named below them."""
    top, bottom = TOP + LOW + 12, HEIGHT - FOOT - 12
    panel(WIDTH - 52, bottom - top).put(picture, 26, top)
    count = sum(each.winner == met.attacker.camp for each in faces)
    told = told_of_odds(Battle(met), game, texts, count)
    write_fitted(picture, WIDTH / 2, top + 58, told, Face.STRONG, _ODDS, WIDTH - 120, INK, least=48, align=0.5)
    wide = (WIDTH - 52 - 2 * _PADDING + _CELL_GAP) // len(FACES)
    sides = {force.camp: force for force in (met.attacker, met.defender)}
    for winner, group in groupby(zip(FACES, faces, strict=True), key=lambda each: each[1].winner):
        shown, colours = [face for face, _ in group], livery(main_people(game, sides[winner]))
        for face in shown:
            left = 26 + _PADDING + face * wide
            panel(wide - _CELL_GAP, _CELL, INK, colours.counter).put(picture, left, top + 80)
            middle = left + (wide - _CELL_GAP) / 2
            write(picture, middle, top + 80 + _CELL / 2 + 31, str(face), Face.HEAVY, 88, colours.silhouette, align=0.5)
        middle, room = 26 + _PADDING + (shown[0] + shown[-1] + 1) * wide / 2, len(shown) * wide - _CELL_GAP
        who = name_of(game, sides[winner])
        for name in (texts("battle-won", winner=who), texts.short_name(who)):
            if text_width(name, Face.STRONG, _WINNER) <= room:
                y = top + 80 + _CELL + 54
                write(picture, middle - _CELL_GAP / 2, y, name, Face.STRONG, _WINNER, INK, align=0.5)
                break


def _alt(met: BattleFought, game: UltimusRomanorum, texts: Words, told: str) -> str:
    """The picture in sentences."""
    head = f"{texts('battle-title', area=met.area)}, {battle_line(Battle(met), game, texts)}."
    forces = [f"{_told(force, game, texts)}." for force in (met.attacker, met.defender)]
    column = texts("alt-column", column=met.column, shifted=met.shifted)
    return " ".join([head, *forces, column, f"{told}."])


def _told(force: ForceFacts, game: UltimusRomanorum, texts: Words) -> str:
    return texts(
        "alt-force", who=name_of(game, force), pf=force.pf, units=len(force.units), quality=force.quality,
        tactical=force.tactical,
    )  # fmt: skip
