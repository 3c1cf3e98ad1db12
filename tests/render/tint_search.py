"""Proposes tints for the owners of areas, so that every reader can tell neighbours apart.

``python -m tests.render.tint_search GAME`` takes today's tints and neighbours from the pictures of a game's recorded
positions. It moves the tints as little as it can until neighbours differ enough, or says which pairs still don't.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import Annotated, Final

import typer

from render.core.palette import LAND_TEXT, Colour, mix, on_land
from tests.gallery.exhibits import exhibits
from tests.gallery.positions import games
from tests.render.colour_vision import contrast, distance
from tests.render.known_failures import layouts_of
from tests.render.standards import LEAST_DIFFERENCE, SIGHTS, difference, neighbouring_tints

Pair = tuple[str, str]

_LEAST_CONTRAST: Final = 4.5
"""The least contrast of names on the tinted land."""

_DARKEST, _LIGHTEST = 80, 240
_PULLS: Final = (1.0, 0.5, 0.25, 0.5, 0.25, 0.1, 0.1, 0.1)
"""Shares of the way back to today's tint that are tried at the end."""

_LOOKED_AT: Final = 50
"""Steps after which the search looks again for pairs that fail."""

_ROOM: Final = 0.5
"""How far beyond the least difference a proposal aims."""


def worst(tints: Mapping[str, Colour], pair: Pair) -> float:
    """The difference of a pair of neighbours for the reader who sees the least of it."""
    return min(difference(tints[pair[0]], tints[pair[1]], sight) for sight in SIGHTS)


def failing(tints: Mapping[str, Colour], pairs: Iterable[Pair]) -> dict[Pair, float]:
    """The pairs of neighbours that some reader can't tell apart, with their worst difference."""
    found = {pair: worst(tints, pair) for pair in pairs}
    return {pair: least for pair, least in sorted(found.items()) if least < LEAST_DIFFERENCE}


def proposed(
    tints: Mapping[str, Colour],
    pairs: Collection[Pair],
    *,
    keep: Collection[str] = (),
    steps: int = 20_000,
    seed: int = 1,
) -> dict[str, Colour]:
    """Tints near today's that differ between neighbours: random steps that are kept if they improve the whole."""
    rng, best = Random(seed), dict(tints)
    partners: dict[str, list[Pair]] = {}
    for pair in sorted(pairs):
        for owner in pair:
            partners.setdefault(owner, []).append(pair)
    bad: list[Pair] = []
    for step in range(steps):
        if step % _LOOKED_AT == 0:
            bad = [pair for pair in sorted(pairs) if worst(best, pair) < LEAST_DIFFERENCE + _ROOM]
        movable = [owner for pair in bad for owner in pair if owner not in keep]
        if not movable:
            break
        owner = rng.choice(movable)
        tried = {**best, owner: _moved(best[owner], rng, 1 - step / steps)}
        if _cost(tried, tints, owner, partners[owner]) < _cost(best, tints, owner, partners[owner]):
            best = tried
    return _pulled_back(best, tints, partners)


def _pulled_back(
    found: Mapping[str, Colour], before: Mapping[str, Colour], partners: Mapping[str, Collection[Pair]]
) -> dict[str, Colour]:
    """The tints as near to those of before as the neighbours allow."""
    best = dict(found)
    for share in _PULLS:
        for owner, pairs in partners.items():
            tried = {**best, owner: mix(best[owner], before[owner], share)}
            limit = min(LEAST_DIFFERENCE, *(worst(best, pair) for pair in pairs))
            if all(worst(tried, pair) >= limit for pair in pairs):
                best = tried
    return best


def _moved(tint: Colour, rng: Random, reach: float) -> Colour:
    spread = 8 + 40 * reach
    red, green, blue = (min(_LIGHTEST, max(_DARKEST, round(rng.gauss(each, spread)))) for each in tint)
    return red, green, blue


def _cost(tints: Mapping[str, Colour], before: Mapping[str, Colour], owner: str, pairs: Iterable[Pair]) -> float:
    """The lower the better: missing differences and contrast weigh most, then the distance from today's tint."""
    missing = sum(max(0.0, LEAST_DIFFERENCE + _ROOM - worst(tints, pair)) ** 2 for pair in pairs)
    unread = max(0.0, _LEAST_CONTRAST - contrast(LAND_TEXT, on_land(tints[owner])))
    return missing + 100 * unread + distance(tints[owner], before[owner]) / 20


def found_in(game: str) -> tuple[dict[str, Colour], set[Pair]]:
    """The tints of owners and the pairs of neighbours in the pictures of a game's recorded positions."""
    tints, pairs = dict[str, Colour](), set[Pair]()
    for exhibit in exhibits(game):
        if exhibit.method != "map":
            continue
        for layout in layouts_of(exhibit.drawn()):
            for (one, tint), (other, beside) in neighbouring_tints(layout.ground) if layout.ground else ():
                tints |= {one: tint, other: beside}
                pairs.add((one, other))
    return tints, pairs


def code(colour: Colour) -> str:
    """A colour as ``#rrggbb``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def main(
    game: str,
    keep: Annotated[list[str] | None, typer.Option(help="An owner whose tint stays.")] = None,
    steps: Annotated[int, typer.Option(help="Steps of the search.")] = 20_000,
    seed: Annotated[int, typer.Option(help="The seed of the search.")] = 1,
) -> None:
    """Print the pairs that fail, and a proposal."""
    if game not in games():
        raise typer.BadParameter(f"known games: {', '.join(games())}")
    tints, pairs = found_in(game)
    for (one, other), least in failing(tints, pairs).items():
        typer.echo(f"{one} and {other}: {least:.1f}")
    after = proposed(tints, pairs, keep=keep or (), steps=steps, seed=seed)
    for owner in sorted(after):
        moved = distance(tints[owner], after[owner])
        typer.echo(
            f"{owner:20} {code(tints[owner])} -> {code(after[owner])}{'' if math.isclose(moved, 0) else '  new'}"
        )
    left = failing(after, pairs)
    typer.echo(
        f"{len(pairs)} pairs of neighbours, {len(left)} still fail: {', '.join('–'.join(pair) for pair in left)}"
    )


if __name__ == "__main__":
    typer.run(main)
