"""Chapter 7: thousands of random combats, each checked by an auditor that recomputes every figure."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.core.decisions import random_choice
from rules.core.groups import single
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.mobilisation import INTRINSIC
from rules.romanitas.game import CONTAINER, FORCE, Romanitas, home
from rules.romanitas.state import Battle, Side
from tests.conformance.combats import audit
from tests.rulebook.romanitas.toolkit import proves

_ENEMY_SIDES = ("rally", "harassment", "frontal-assault", "favourable-terrain", "manoeuvre", "siege")
_OTHER_SIDES = ("defensive-tactic", "ambush", "iron-discipline", "defensive-works", "reserve")

SEEN = {
    "attacker loses the draw",
    "both-broken",
    "decided by fire",
    "declined",
    "disputes",
    "enemy exploits",
    "enemy rallies",
    "enemy storms",
    "epidemic",
    "figure moves",
    "figure stands aside",
    "fortifications",
    "four-passes",
    "melee eliminated",
    "melee holds",
    "melee routed",
    "melee tie",
    "no-enemy",
    "no-units",
    "reserve",
    "roman exploits",
    "roman rallies",
    "roman storms",
    "sally",
    "shot each other",
    "siege-stratagem",
    "survival eliminated",
    "survival unhurt",
    "survival wounded",
    "two-breakthroughs",
    "walls-held",
    *(f"enemy {each}" for each in _ENEMY_SIDES),
    *(f"roman {each}" for each in (*_ENEMY_SIDES, *_OTHER_SIDES)),
}
"""What a thousand combats must have shown, so that the auditor has had something to audit."""


def skirmish(seed: int) -> tuple[Romanitas, Side]:
    """A random battle or siege between random forces, fought with random choices to its end."""
    rng = Random(seed)
    options = [option for option in ("stratagems-by-arm", "random-events", "intrinsic-comes") if rng.random() < 0.4]
    t = Romanitas(Romanitas.set_up("campaign-528", dict.fromkeys(options, True)), f"skirmish {seed}")
    t.state.rp = rng.choice((0, 1, 5))
    t.state.event = rng.choice(("", "", "epidemic", "theological-disputes"))
    army = rng.sample(t.units_at("mobilised"), rng.choice((1, 1, 2, 3, 4, 6, 6, 9)))
    t.state.elite = [unit for unit in army if t.data.roman_army[unit].can_be_elite and rng.random() < 0.3]
    figures = rng.choice(([], ["comes"], ["magister-militum"], ["comes", "magister-militum"]))
    t.pieces.move_all([*army, *figures], FORCE)
    if "intrinsic-comes" in options and rng.random() < 0.4:
        figures = [*figures, INTRINSIC]
    nation = rng.choice(list(t.data.nation_units))
    attacker: Side = rng.choice(("roman", "enemy"))
    place = rng.choice(("antioch", "antioch", "constantinople"))
    if nation == "persia" and attacker == "enemy" and place == "antioch":
        t.pieces.move(next(m.id for m in t.data.monuments.values() if m.kind == "fortifications"), "antioch")
    at_hand = len(t.pieces.at(home(nation)))
    battle = Battle(
        place=place,
        nation=nation,
        attacker=attacker,
        siege=rng.random() < 0.5,
        enemies=min(rng.choice((1, 3, 3, 4, 8)), at_hand),
        figures=list(figures),
    )
    script = fight(t, battle, army)
    try:
        decision = single(next(script))
        while True:
            decision = single(script.send(decision.check(random_choice(decision, rng))))
    except StopIteration as stop:
        winner: Side = stop.value
    return t, winner


def followed(seeds: range) -> Counter[str]:
    """What was seen in these skirmishes, each followed to its end and left in good order."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        t, _ = skirmish(seed)
        seen += audit(t.events, t.state.options)
        assert t.state.battle is None
        assert t.state.scene == ""
        assert len(t.pieces.at(CONTAINER)) == 6
        occupied = [place for place, pieces in t.state.stacks.items() if pieces]
        assert not [place for place in occupied if place.startswith(("roman-", "stratagems-"))]
        assert not any(t.pieces.at(f"enemy-{box}") for box in ("left", "centre", "right", "routed"))
        assert all(unit not in t.state.elite for unit in t.pieces.at("eliminated"))
    return seen


@proves("7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.2.4", "7.5", "8.6", "R39", "R40", "R41", "R42", "R43", "R44", "R46")
def test_random_combats_are_fought_by_the_book() -> None:
    seen = followed(range(1500))
    assert set(seen) >= SEEN, f"never seen: {sorted(SEEN - set(seen))}"


@pytest.mark.soak
@proves("7.1", "7.2")
@pytest.mark.parametrize("chunk", range(20))
def test_many_random_combats_are_fought_by_the_book(chunk: int) -> None:
    followed(range(10_000 + chunk * 5000, 15_000 + chunk * 5000))
