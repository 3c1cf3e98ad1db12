"""The colours of the nations and seats of Italia, and the rules for the position in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from render.core.palette import INK, Colour, Livery, darker, mix, rgb
from render.core.posts import View
from rules.core.typed_data import from_builtins
from rules.italia.game import Italia
from rules.italia.state import ItaliaState

_NATIONS: Final[Mapping[str, Livery]] = {
    "romans": Livery(rgb("#8e1f3b"), "RO", rgb("#b9466c")),
    "greeks": Livery(rgb("#ecd9d6"), "GR", rgb("#d5bdbb"), light_ground=True),
    "etruscans": Livery(rgb("#463fa3"), "ET", rgb("#706cd3")),
    "carthaginians": Livery(rgb("#b9d0f7"), "CA", rgb("#97b5ed"), light_ground=True),
    "cimbri": Livery(rgb("#12666a"), "CI", rgb("#46a7a9")),
    "illyrians": Livery(rgb("#86dcc6"), "IL", rgb("#a1e7fa"), light_ground=True),
    "optimates": Livery(rgb("#22518a"), "OP", rgb("#5686b7")),
    "celts": Livery(rgb("#f5d250"), "CE", rgb("#f0c64a"), light_ground=True),
    "samnites": Livery(rgb("#6f3a1e"), "SA", rgb("#995f46")),
    "epirotes": Livery(rgb("#d6ee9c"), "EP", rgb("#c2df8b"), light_ground=True),
    "numidians": Livery(rgb("#855529"), "NU", rgb("#bd9268")),
    "populares": Livery(rgb("#ee9f45"), "PO", rgb("#de9346"), light_ground=True),
    "western-romans": Livery(rgb("#8e1f3b"), "WR", rgb("#bc4650")),
    "byzantines": Livery(rgb("#6a2f8c"), "BY", rgb("#8c52ab")),
    "venetians": Livery(rgb("#3f47c4"), "VE", rgb("#5c64e8")),
    "visigoths": Livery(rgb("#f2c64a"), "VI", rgb("#f2c64a"), light_ground=True),
    "foederati": Livery(rgb("#dcae35"), "FO", rgb("#e1bc46"), light_ground=True),
    "african-romans": Livery(rgb("#ccf7b8"), "AF", rgb("#bafa9d"), light_ground=True),
    "sardes": Livery(rgb("#4a4b63"), "SR", rgb("#65667f")),
    "lombards": Livery(rgb("#fbf08a"), "LO", rgb("#faee55"), light_ground=True),
    "vandals": Livery(rgb("#44782a"), "VA", rgb("#7cb258")),
    "burgundians": Livery(rgb("#e2e08a"), "BU", rgb("#bdcfa0"), light_ground=True),
    "avars": Livery(rgb("#26472f"), "AV", rgb("#487753")),
    "patrimonium": Livery(rgb("#b9f2d4"), "PA", rgb("#8ce8b7"), light_ground=True),
    "franks": Livery(rgb("#1a6a4c"), "FR", rgb("#54b68f")),
    "huns": Livery(rgb("#323a8f"), "HU", rgb("#6374d1")),
    "ostrogoths": Livery(rgb("#2457b8"), "OS", rgb("#6693f4")),
    "berbers": Livery(rgb("#5f4e88"), "BE", rgb("#9d8ec2")),
    "beneventans": Livery(rgb("#cfe0f0"), "BN", rgb("#b7cbde"), light_ground=True),
    "arabs": Livery(rgb("#2c5e2c"), "AR", rgb("#468246")),
}
"""The nations of both periods. Those of one period differ in their tints for every reader."""

_NO_NATION: Final = Livery(rgb("#8c8672"), "")

_PALE: Final = 400
"""The sum of the channels from which a colour is too pale for figures on paper."""

SEATS: Final[Mapping[str, Colour]] = {
    "red": rgb("#c4122f"),
    "blue": rgb("#1d5fd1"),
    "yellow": rgb("#eaae00"),
    "green": rgb("#1c8f38"),
}
"""The colours of the seats: the rims of their counters and of their land."""

SHAPES: Final = ("infantry", "legion", "consular-legion", "elephant", "knight", "foederati")
"""The kinds of land unit, each with a shape of its own."""


def livery(nation: str) -> Livery:
    """The colours of a nation."""
    return _NATIONS.get(nation, _NO_NATION)


def arrow_colour(nation: str) -> Colour:
    """The colour of a nation's arrows: dark enough to be seen on its own land."""
    colours = livery(nation)
    return mix(colours.counter, INK, 0.72) if colours.light_ground else colours.counter


def seat_colour(seat: str) -> Colour:
    """The colour of a seat; grey for none."""
    return SEATS.get(seat, _NO_NATION.counter)


def tints(owners: Mapping[str, str]) -> dict[str, Colour | None]:
    """The tint of each area: that of the nation that owns it."""
    return {area: livery(nation).wash if nation else None for area, nation in owners.items()}


def game_of(view: View) -> Italia:
    """The rules for the position in a view."""
    return Italia(from_builtins(view["state"], ItaliaState), "")


def readable_colour(seat: str) -> Colour:
    """The colour of a seat, dark enough for figures on paper."""
    colour = seat_colour(seat)
    return darker(colour, 0.4) if sum(colour) > _PALE else colour
