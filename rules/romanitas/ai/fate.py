"""The chance that the next Fatum dice end the campaign [3.3, 4.1]."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Domain, Gift


@cache
def _best_sums() -> tuple[int, ...]:
    """The highest sum of the Acta Publica for each throw of three dice, without modifiers."""
    data, faces = romanitas_data(), range(1, 7)
    boxes = [{die: data.acta_box(domain, die) for die in faces} for domain in Domain]
    worth = [{die: box.rp + box.amount(Gift.CHURCH_GIFT) for die, box in line.items()} for line in boxes]
    return tuple(
        max(sum(line[die] for line, die in zip(worth, placed, strict=True)) for placed in permutations(dice))
        for dice in product(faces, repeat=3)
    )


@cache
def chance_of_collapse(count: int) -> float:
    """The chance that a count of possessions, with the best placing of the dice, leaves no RP."""
    sums = _best_sums()
    return sum(count + each <= 0 for each in sums) / len(sums)
