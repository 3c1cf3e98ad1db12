"""The Fatum dice before they're laid on their domains: what each would bring to each [4.1]."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.core.canvas import finished
from render.core.fonts import Face, wrapped
from render.core.map_symbols import die
from render.core.palette import GAIN, INK, IVORY, LOSS, PORPHYRY, ROME, SECONDARY, VELLUM
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.text_panels import panel, pill, write_fitted
from render.core.words import Words, signed
from render.romanitas.theme import words
from rules.core.typed_data import from_builtins
from rules.core.views import decision_in
from rules.romanitas.chapters.organisation import fatum_modifiers
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import ActaBox, Domain
from rules.romanitas.game import Romanitas
from rules.romanitas.state import RomanitasState

WIDTH, HEIGHT = 1600, 1000
_EDGE: Final = 24
_DOMAINS: Final = 330
_TOP, _ROW = 350, 206
"""Where the plates begin, below the dice, and how far they are apart."""

_DIE, _AROUND = 190, 18
"""The size of a die, and its gap to the head and to the plates: below a high head it's smaller."""

_NAME: Final = 54
_GAP: Final = 20
_LETTERS: Final = (58, 54)


def draw_fate_dice(view: View, locale: str) -> Picture | None:
    """A column for each die, a row for each domain: the Acta Publica that the die would bring there, and its points.

    None if the pending decision isn't about the dice.
    """
    decision = decision_in(view)
    if decision.get("topic") != "fatum":
        return None
    texts, state = words(locale), from_builtins(view["state"], RomanitasState)
    faces = [face_of(item["label"]) for item in decision["items"]]
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    event, question = parts_of(decision.get("prompt", ""))
    head = head_height(event, question)
    draw_head(picture, event, question)
    width, size = (WIDTH - _DOMAINS - _EDGE) // len(faces), min(_DIE, _TOP - head - 2 * _AROUND)
    for place, face in enumerate(faces):
        left = _DOMAINS + place * width
        die(face, size, ROME).centre(picture, left + (width - _GAP) / 2, (head + _TOP) / 2)
        for row, domain in enumerate(Domain):
            _draw_box(picture, forecast(state, domain, face), (left, _TOP + row * _ROW), width - _GAP, texts)
    for row, domain in enumerate(Domain):
        _draw_domain(picture, texts(f"map-domain-{domain}"), _TOP + row * _ROW)
    return finished(picture, f"fatum-turn-{state.turn}", _alt(state, faces, decision.get("prompt", ""), texts))


def face_of(label: str) -> int:
    """The face of a die, from its name."""
    return int(label.rpartition(" ")[2])


def forecast(state: RomanitasState, domain: Domain, face: int) -> ActaBox:
    """The Acta Publica box that a Fatum die would give in a domain, with its modifiers."""
    modifiers = fatum_modifiers(Romanitas(state, ""), domain)
    return romanitas_data().acta_box(domain, face + sum(modifier.value for modifier in modifiers))


def _draw_domain(picture: Image.Image, name: str, top: int) -> None:
    lines = wrapped(name, Face.STRONG, _NAME, _DOMAINS - _EDGE - 16)
    for place, line in enumerate(lines):
        y = top + (_ROW - _GAP) / 2 + 16 + (place - (len(lines) - 1) / 2) * 58
        write_fitted(picture, _EDGE, y, line, Face.STRONG, _NAME, _DOMAINS - _EDGE - 16, PORPHYRY, least=36)


def _draw_box(picture: Image.Image, box: ActaBox, corner: tuple[int, int], width: int, texts: Words) -> None:
    """A box on a plate whose edge tells whether it gives points or takes them."""
    (left, top), colour = corner, GAIN if box.rp > 0 else LOSS if box.rp < 0 else SECONDARY
    panel(width, _ROW - _GAP, colour).put(picture, left, top)
    name, room = texts(f"acta-{box.id}"), width - 36
    size = next((size for size in _LETTERS if len(wrapped(name, Face.STRONG, size, room)) <= 1), _LETTERS[-1])
    write_fitted(picture, left + width / 2, top + 72, name, Face.STRONG, size, room, INK, least=44, align=0.5)
    points = pill(texts("fate-points", change=signed(box.rp)), 54, colour, IVORY)
    points.centre(picture, left + width / 2, top + 132)


def _alt(state: RomanitasState, faces: list[int], prompt: str, texts: Words) -> str:
    told = [prompt]
    for domain in Domain:
        each = tuple(
            texts("alt-fate-die", face=face, box=texts(f"acta-{box.id}"), change=signed(box.rp))
            for face in faces
            for box in (forecast(state, domain, face),)
        )
        told.append(texts("alt-fate", domain=texts(f"map-domain-{domain}"), dice=each))
    return " ".join(told)
