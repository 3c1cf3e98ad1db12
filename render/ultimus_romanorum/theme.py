"""The colours of the peoples of Ultimus Romanorum, the silhouettes of their armies, and the signs of offices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from render.core.canvas import Sprite
from render.core.counters import disc_sprite
from render.core.image_cache import cached_image
from render.core.palette import BRIGHT_GOLD, IVORY, ROME, SEA_TEXT, Colour, Livery, rgb
from render.core.posts import View
from rules.core.typed_data import from_builtins
from rules.core.zones import HIDDEN
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState

WEST, EAST, USURPER = "rome-west", "rome-east", "usurper"
"""The peoples of the Romans: those of the two halves, and those who follow a Usurper."""

HALVES: Final[Mapping[str, str]] = {"west": WEST, "east": EAST}

_PEOPLES: Final[Mapping[str, Livery]] = {
    WEST: Livery(rgb("#8e1f3b"), "OC", rgb("#c8677a")),
    EAST: Livery(rgb("#5d3a94"), "OR", rgb("#a583cf")),
    USURPER: Livery(rgb("#26222b"), "US", rgb("#665874")),
    "vandali": Livery(rgb("#b5610c"), "VA", rgb("#f0c64a")),
    "alani": Livery(rgb("#e9e27c"), "AL", rgb("#f0f08d"), light_ground=True),
    "visigothi": Livery(rgb("#44702a"), "VI", rgb("#a6d488")),
    "ostrogothi": Livery(rgb("#5f3a1b"), "OS", rgb("#90693a")),
    "gepidae": Livery(rgb("#e0c9bd"), "GE", rgb("#d3bbb0"), light_ground=True),
    "hunni": Livery(rgb("#23266b"), "HU", rgb("#565aba")),
    "burgondi": Livery(rgb("#12695e"), "BU", rgb("#6cc0b4")),
    "franci-salii": Livery(rgb("#b5e6ea"), "FS", rgb("#a9efea"), light_ground=True),
    "franci-orientales": Livery(rgb("#d3e6c4"), "FO", rgb("#dcf8cc"), light_ground=True),
    "alamanni": Livery(rgb("#1c4f9c"), "AM", rgb("#506ef0")),
    "suevi": Livery(rgb("#0d6f94"), "SU", rgb("#66dbf0")),
    "saxones": Livery(rgb("#f0dc8a"), "SA", rgb("#f0dc8a"), light_ground=True),
    "heruli": Livery(rgb("#56601c"), "HE", rgb("#abb46b")),
    "bagaudes": Livery(rgb("#6b2424"), "BA", rgb("#8c3c3c")),
    "picti": Livery(rgb("#41603a"), "PI", rgb("#98a644")),
    "scoti": Livery(rgb("#cde4af"), "SC", rgb("#cde4af"), light_ground=True),
    "persae": Livery(rgb("#2c6551"), "PE", rgb("#54b2a8")),
    "ghassanides": Livery(rgb("#8a5a17"), "GH", rgb("#d8a868")),
    "lakmides": Livery(rgb("#8a5a17"), "LA", rgb("#d8a868")),
    "iberia": Livery(rgb("#c9d9a0"), "IB", rgb("#c9d9a0"), light_ground=True),
    "armenia": Livery(rgb("#2f6a7a"), "AR", rgb("#9adce2")),
    "mauri": Livery(rgb("#6e4a22"), "MA", rgb("#a67e50")),
    "austuriani": Livery(rgb("#6e4a22"), "AU", rgb("#a67e50")),
    "blemyes": Livery(rgb("#6e4a22"), "BL", rgb("#a67e50")),
}
"""The peoples: the Romans by their halves, and the Tribes by their ids. Distant kin share their colours."""

_NO_ONE: Final = Livery(rgb("#8c8672"), "")

_HORSE: Final = frozenset({"alani", "hunni", "persae", "lakmides", "ghassanides", "iberia", "armenia"})
_HORSE_ARCHERS: Final = frozenset({"hunni", "persae"})

OFFICES: Final[Mapping[str, tuple[str, Colour, Colour]]] = {
    "augustus": ("eagle", rgb("#5a1030"), BRIGHT_GOLD),
    "usurper": ("flame", rgb("#17110d"), rgb("#f0892b")),
    "caesar": ("laurel", ROME, SEA_TEXT),
    "king": ("crown", rgb("#7a5a12"), IVORY),
}
"""The offices from the highest on: silhouette, ground and colour of the sign."""

STATUSES: Final[Mapping[str, tuple[str, Colour, Colour]]] = {
    "war": ("swords", rgb("#a3182c"), IVORY),
    "revolt": ("flame", rgb("#b5510c"), IVORY),
    "regnum": ("crown", rgb("#7a5a12"), IVORY),
    "foederati": ("standard", rgb("#1f6b52"), IVORY),
    "peace": ("wheat", rgb("#6d6a58"), IVORY),
}
"""What a Tribe is to Rome: silhouette, ground and colour of its sign; the ring of its counters has the ground."""


CAMP_COLOURS: Final[Mapping[str, Colour]] = {"roman": ROME, "barbarian": _PEOPLES[USURPER].counter}
"""The colours of both camps."""


def livery(people: str) -> Livery:
    """The colours of a people."""
    return _PEOPLES.get(people, _NO_ONE)


@cache
def shade_of(people: str) -> str:
    """The first people with the same tint: distant kin share theirs."""
    return next((each for each, colours in _PEOPLES.items() if colours.wash == livery(people).wash), people)


def silhouette_of(people: str) -> str:
    """The silhouette of a people's armies."""
    if people in (WEST, EAST, USURPER):
        return "standard"
    if people in _HORSE_ARCHERS:
        return "archer-cavalry"
    return "cavalry" if people in _HORSE else "infantry"


def status_of(status: str) -> str:
    """The status whose sign a status has: the allies of Rome have that of Foederati."""
    return {"roman-ally": "foederati", "off-map": "peace"}.get(status, status)


@cached_image
def office_sign(office: str, size: int) -> Sprite:
    """The sign of an office: the eagle of an Augustus, the laurel of a Caesar, a Usurper's flame, a king's crown."""
    name, ground, colour = OFFICES[office]
    return disc_sprite(name, size, ground, colour, BRIGHT_GOLD if office == "augustus" else ground)


@cached_image
def status_sign(status: str, size: int) -> Sprite:
    """The sign of a Tribe's status."""
    name, ground, colour = STATUSES[status]
    return disc_sprite(name, size, ground, colour, ground)


def game_of(view: View) -> UltimusRomanorum:
    """The rules for the position in a view, without the pieces that the reader can't see."""
    state = from_builtins(view["state"], UltimusState)
    state.stacks = {place: [piece for piece in pieces if piece != HIDDEN] for place, pieces in state.stacks.items()}
    return UltimusRomanorum(state, "")
