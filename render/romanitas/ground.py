"""Who owns the areas of the map, and in which colours."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import Box
from render.core.labels import Ground
from render.core.palette import Colour
from render.romanitas.theme import livery
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

_PALE, _MUCH_PALE = 180, 0.4
"""The brightness from which land is pale, of 255, and the share of the land below a name that is pale where its letters
are dark."""

SIDES = {"roman": "roman", "persian": "persia"}
"""The sides that a client people can take, each with its power."""


def tints(state: RomanitasState) -> dict[str, Colour | None]:
    """The colour of each area: its owner's, or that of a client people's side."""
    washes: dict[str, Colour | None] = {city: livery(owner).wash for city, owner in state.owner.items()}
    for space in romanitas_data().client_spaces:
        side = state.diplomacy.get(space)
        washes[space] = livery(SIDES[side]).wash if side else None
    return washes


def owners(state: RomanitasState) -> dict[str, str]:
    """The owner of each area, or the side of a client people."""
    return state.owner | {space: SIDES[side] for space, side in state.diplomacy.items() if side in SIDES}


def land_under(picture: Image.Image, box: Box, much: float = _MUCH_PALE) -> Ground:
    """The land below a name: light letters are read better on the Empire's relief, dark ones on much pale land.

    ``much``: the share of the land from which that's much.
    """
    values = picture.crop(box).convert("L").histogram()
    return "land" if sum(values[_PALE:]) > much * sum(values) else "relief"
