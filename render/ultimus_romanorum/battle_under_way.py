"""A battle before its die: both Forces, the column they fight in, and what each face of the die would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.battle_sheet import GRASS, HEAD, HEIGHT, WIDTH, draw_head
from render.core.canvas import finished, gradient
from render.core.fonts import Face
from render.core.palette import BRIGHT_GOLD, INK, SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.battle_model import Battle, battles
from render.ultimus_romanorum.battle_report import (
    FOOT,
    LEFTS,
    LOWER,
    Side,
    battle_line,
    draw_asked,
    draw_battle,
    draw_strip,
    main_people,
    name_of,
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
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import BattleBegan, BattleFought, ForceFacts, StratagemPlayed
from rules.ultimus_romanorum.game import UltimusRomanorum, other

FACES: Final = range(10)
_CELL_GAP: Final = 10
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
        fought, question = battles(scene)[-1], _question(view)
        return draw_asked(fought, game, texts, question) if question else draw_battle(fought, game, texts)
    if last is None:
        return None
    met = meeting(game, last)
    if not (met.attacker.units and met.defender.units):
        return None
    return _draw(met, game, texts, outlooks(game, met, _since(scene, last)), _question(view))


def _question(view: View) -> str:
    """What is asked, if everyone may know it."""
    return str(decision_in(view).get("prompt", "")) if len(view["decisions"]) == 1 else ""


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


def _draw(met: BattleFought, game: UltimusRomanorum, texts: Words, faces: Sequence[Outlook], question: str) -> Picture:
    battle = Battle(met)
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_head(picture, "swords", texts("battle-title", area=met.area), battle_line(battle, game, texts))
    for left, force in zip(LEFTS, (met.attacker, met.defender), strict=True):
        Side(picture, battle, game, texts, force).draw(left)
    draw_strip(picture, battle, game, texts)
    told = _told_of_faces(met, game, texts, faces)
    _draw_faces(picture, met, game, faces, told)
    picture.paste(BRIGHT_GOLD, (0, HEIGHT - FOOT, WIDTH, HEIGHT))
    asked = question or texts("battle-before-die")
    write_fitted(
        picture, WIDTH / 2, HEIGHT - 22, asked, Face.STRONG, 44, WIDTH - 80, INK, least=24, align=0.5
    )  # fmt: skip
    return finished(picture, f"{met.scene or 'battle'}-{met.area}-before", _alt(met, game, texts, told))


def _told_of_faces(met: BattleFought, game: UltimusRomanorum, texts: Words, faces: Sequence[Outlook]) -> str:
    """On how many faces the attacker wins."""
    count = sum(each.winner == met.attacker.camp for each in faces)
    return texts("battle-faces", count=count, attacker=name_of(game, met.attacker))


def _draw_faces(
    picture: Image.Image, met: BattleFought, game: UltimusRomanorum, faces: Sequence[Outlook], told: str
) -> None:
    """The faces of the die in the colours of those who would win, with both losses."""
    top, bottom = LOWER
    panel(WIDTH - 52, bottom - top).put(picture, 26, top)
    write_fitted(picture, WIDTH / 2, top + 46, told, Face.STRONG, 40, WIDTH - 120, INK, least=24, align=0.5)
    wide = (WIDTH - 52 - 2 * _PADDING + _CELL_GAP) // len(FACES)
    sides = {force.camp: livery(main_people(game, force)) for force in (met.attacker, met.defender)}
    for face, outlook in zip(FACES, faces, strict=True):
        left, colours = 26 + _PADDING + face * wide, sides[outlook.winner]
        panel(wide - _CELL_GAP, 112, INK, colours.counter).put(picture, left, top + 64)
        middle = left + (wide - _CELL_GAP) / 2
        write(picture, middle, top + 143, str(face), Face.HEAVY, 72, colours.silhouette, align=0.5)
        losses = f"{_shown(outlook.attacker_loss)} : {_shown(outlook.defender_loss)}"
        write_fitted(
            picture, middle, top + 222, losses, Face.STRONG, 40, wide - _CELL_GAP, SECONDARY, least=20, align=0.5
        )


def _shown(loss: str) -> str:
    return loss.replace("/", "⁄")


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
