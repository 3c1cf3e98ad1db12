"""The colours of the powers of Rise and Fall, and the silhouettes of their counters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from render.core.counters import Counter
from render.core.palette import Colour, Livery, rgb
from render.core.posts import View
from rules.core.typed_data import from_builtins
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState

POWERS: Final[Mapping[str, Livery]] = {
    "rome": Livery(rgb("#8e1f3b"), "RO", rgb("#c8677a")),
    "parthia": Livery(rgb("#433a97"), "PA", rgb("#6f68b6")),
    "sassanid": Livery(rgb("#6a2c8a"), "SA", rgb("#9a6fb6")),
    "rome-rebels": Livery(rgb("#8a55bd"), "RE", rgb("#cdb9e8")),
    "celt": Livery(rgb("#2f6f3e"), "CE", rgb("#d3f0c1")),
    "german": Livery(rgb("#503a5c"), "GE", rgb("#876c95")),
    "african": Livery(rgb("#b5830c"), "AF", rgb("#e8cf7c")),
    "european": Livery(rgb("#5f3a1b"), "EU", rgb("#b08a5c")),
    "asian": Livery(rgb("#1a6d66"), "AS", rgb("#9bc5b1")),
    "armenians": Livery(rgb("#2a7d95"), "AR", rgb("#6fa9c0")),
    "mauri": Livery(rgb("#96692f"), "MA", rgb("#d9b98c")),
    "euro-sarmatian": Livery(rgb("#1c5a8c"), "ES", rgb("#73a2da")),
    "asian-sarmatian": Livery(rgb("#6d86a3"), "AM", rgb("#d0dfef")),
    "kushan": Livery(rgb("#b5562a"), "KU", rgb("#eeb98b")),
    "huns": Livery(rgb("#7a5c1e"), "HU", rgb("#cbb489")),
    "hunae": Livery(rgb("#6f6352"), "HN", rgb("#9b886b")),
}
"""The powers by their ids in the rules: counters have the hue of their land.

Tints differ between neighbours for every reader (``tests/render/tint_search.py``)."""

_KINGDOM: Final = Livery(rgb("#5d7a1c"), "GK", rgb("#b5cf8a"))
"""Germanic Kingdoms: colours of their own for those that become neighbours."""

_KINGDOMS: Final[Mapping[str, Livery]] = {
    "kingdom-franks": replace(_KINGDOM, counter=rgb("#b3641a"), tint=rgb("#da9c50")),
    "kingdom-saxons": replace(_KINGDOM, counter=rgb("#0f7a63"), tint=rgb("#8ccdb6")),
    "kingdom-vandals": replace(_KINGDOM, counter=rgb("#9c3f73"), tint=rgb("#e3b3cf")),
    "kingdom-gepidae": replace(_KINGDOM, counter=rgb("#4b5f6b"), tint=rgb("#b3c0c8")),
    "kingdom-alans": replace(_KINGDOM, counter=rgb("#8c4f3a"), tint=rgb("#d9a793")),
    "kingdom-visigoths": replace(_KINGDOM, counter=rgb("#857a12"), tint=rgb("#bfb04a")),
}
_NO_ONE: Final = Livery(rgb("#8c8672"), "")

_ICONS: Final[Mapping[str, str]] = {
    "legion": "infantry",
    "palatina": "standard",
    "comitatus": "infantry",
    "limes": "tower",
    "rebel-legion": "infantry",
    "parthian-cavalry": "archer-cavalry",
    "parthian-infantry": "infantry",
    "sarmatian": "heavy-cavalry",
    "kushan": "heavy-cavalry",
    "migration": "cavalry",
    "germanic-kingdom": "crown",
    "hun": "archer-cavalry",
    "hunnic-kingdom": "archer-cavalry",
}


def livery(power: str) -> Livery:
    """The colours of a power."""
    if power.startswith("kingdom-"):
        return _KINGDOMS.get(power, _KINGDOM)
    return POWERS.get(power, _NO_ONE)


def tints(control: Mapping[str, str]) -> dict[str, Colour | None]:
    """The tint of each area: the colour of the power that controls it."""
    return {area: livery(holder).wash if holder else None for area, holder in control.items()}


def game_of(view: View) -> RiseAndFall:
    """The rules for the position in a view."""
    return RiseAndFall(from_builtins(view["state"], RiseState), "")


def unit_counter(unit: str, nation: str) -> Counter:
    """The counter of a unit, in the colours of the nation it fights for now: letters would be too small to be read."""
    return Counter(replace(livery(nation), letters=""), _ICONS.get(rise_data().kind[unit], "infantry"))


def people_counter(power: str) -> Counter:
    """The counter of a power: that of the first of its units."""
    kinds = {unit: kind for unit, kind in rise_data().kind.items() if rise_data().nation[unit] == power}
    first = next(iter(kinds), "")
    return unit_counter(first, power) if first else Counter(replace(livery(power), letters=""), "infantry")


def kind_counter(silhouette: str) -> Counter:
    """A counter of no power with the silhouette of a kind of unit."""
    return Counter(_NO_ONE, silhouette)
