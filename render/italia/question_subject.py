"""What a question is about beyond places: gold, units, what is at stake; and the nations and stacks it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from string import ascii_uppercase
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Sprite
from render.core.counters import disc_sprite
from render.core.icons import icon
from render.core.palette import BRIGHT_GOLD, GOLD, IVORY, PORPHYRY
from render.core.plates import letter_disc
from render.core.posts import View
from render.core.question_frame import Item
from render.core.words import Words
from render.italia.signs import city_sign, fleet_sprite, leader_sign, stack_sprite, star_sign
from render.italia.stacks import Stack, Token, stack_of, summed
from render.italia.texts import GAME
from render.italia.theme import SHAPES
from rules.core.views import DecisionView, decision_in
from rules.italia.chapters.income import unit_prices
from rules.italia.chapters.movement import goals_of, movable
from rules.italia.chapters.submission import may_be_forced, terms
from rules.italia.game import Italia

_MOST: Final = 6
_TOKEN: Final = 0.82
"""The height of a token as a share of the room for a sign."""

_TOLL: Final = 0.9
_MOST_FIGHTS: Final = 4
"""The most fights that have room side by side below the map."""

_DISC, _SIDE, _BETWEEN = 0.7, 1.0, 0.1
"""The sizes of a fight's letter and of its sides, and the gap between them, as shares of the room for a sign."""


def subject(view: View, game: Italia, texts: Words) -> list[Item]:
    """What a question is about beyond places; empty if the map shows it all."""
    decision = decision_in(view)
    make = _SUBJECTS.get(decision.get("topic", ""))
    return list(make(game, decision, texts))[:_MOST] if make else []


def told_of_items(items: Sequence[Item], texts: Words) -> list[str]:
    """What is drawn below the map as a sentence."""
    each = tuple(" ".join(filter(None, (item.number, item.name))) for item in items)
    return [texts("alt-subject", items=each)] if each else []


def actor_of(view: View, game: Italia) -> str:
    """The nation whose units a question is about: the one that decides, or else the one whose turn it is."""
    return decision_in(view).get("actor") or game.active or ""


def place_of_leader(game: Italia, nation: str) -> str:
    """Where the leader of a campaign is, or the first leader of a nation; empty without one."""
    run = game.now.campaign
    leaders = [run.leader] if run is not None and not run.over else game.leaders_on_map(nation)
    return game.space_of(leaders[0]) if leaders else ""


def goals_from(game: Italia, area: str) -> list[str]:
    """The spaces where units of an area may go now, however many go together, alone or with their leader."""
    if area not in game.data.areas:
        return []
    pieces = movable(game, area)
    leaders = [piece for piece in pieces if game.is_leader(piece)][:1]
    units = [piece for piece in pieces if piece not in leaders]
    led = [(*units[:count], *leaders) for count in range(1, len(units) + 1)]
    alone = [tuple(units[:count]) for count in range(1, len(units) + 1)]
    found = [goal for group in (*alone, *led) for goal in goals_of(game, group, area)]
    return list(dict.fromkeys(goal for goal in found if goal in base_map(GAME).spaces))


def vassals(view: View, game: Italia) -> list[str]:
    """The nations that may be forced to submit, or the one that may revolt."""
    decision = decision_in(view)
    if decision["topic"] == "revolt":
        return [actor_of(view, game)]
    if decision["topic"] == "demand":
        return [nation for nation in game.period.order if may_be_forced(game, nation)]
    return []


def other_party(view: View, game: Italia) -> str:
    """The nation that may force another one to submit, or to which the one that may revolt has submitted."""
    found = vassals(view, game)
    if not found:
        return ""
    return game.nation(found[0]).controller or actor_of(view, game)


def _purse(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """The gold of a nation, and what each kind of unit costs that it can pay; if none, the capital that it can set."""
    nation = decision.get("actor") or game.active
    seat, gold = game.seat_of(nation), game.nation(nation).gold
    priced = [
        Item(partial(_one, nation, seat, kind), texts(f"count-{kind}", count=1), texts("price", gold=cost))
        for kind, cost in unit_prices(game, nation)
        if cost <= gold
    ]
    capital = [
        Item(partial(_capital, nation), option["label"])
        for option in decision.get("options", ())
        if option["id"] == "capital"
    ]
    return [_gold(gold, "purse", texts), *(priced or capital)]


def _group(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """The units to choose from: those of the nation that decides, where the question is, or with the leader."""
    nation = decision.get("actor") or game.active
    about = decision.get("about") or [place_of_leader(game, nation)]
    if about[0] in game.data.seas:
        return _fleets(game, nation, about[0], texts)
    pieces = [*game.units_at(about[0], nation), *game.leaders_at(about[0], nation)]
    return _units(stack_of(game, nation, pieces), texts)


def _only_group(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """The units that may move, if they are all in one area."""
    places = list(dict.fromkeys(option["space"] for option in decision.get("options", ()) if option.get("space")))
    if len(places) != 1 or places[0] in game.data.seas:
        return []
    nation = decision.get("actor") or game.active
    pieces = [*game.units_at(places[0], nation), *game.leaders_at(places[0], nation)]
    return _units(stack_of(game, nation, pieces), texts)


def _fleets(game: Italia, nation: str, sea: str, texts: Words) -> list[Item]:
    """The fleets of a nation in a sea, and who is aboard."""
    count = len(game.fleets_at(sea, nation))
    aboard = stack_of(game, nation, game.passengers(sea, nation))
    sign = partial(_hull, nation, game.seat_of(nation), count)
    return [Item(sign, texts("count-fleet", count=count)), *_units(aboard, texts)]


def _marching(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """The force on campaign, and the gold that it can spend."""
    run = game.now.campaign
    if run is None:
        return []
    nation = game.nation_of(run.leader)
    place = game.space_of(run.leader)
    pieces = [piece for piece in (*run.force, run.leader) if game.space_of(piece) == place]
    force = _units(stack_of(game, nation, pieces), texts)
    if decision["topic"] == "campaign-plan":
        return force
    return [*force, _gold(run.chest + game.nation(nation).gold, "gold-for-campaign", texts)]


def _units(stack: Stack, texts: Words) -> list[Item]:
    """A stack: each kind of unit with its number, and its leaders."""
    kinds = [
        Item(
            partial(_token, stack.nation, stack.seat, token),
            texts(f"count-{token.kind}{'-reduced' if token.reduced else ''}", count=token.count),
        )
        for token in stack.tokens
    ]
    return [*kinds, *(Item(partial(leader_sign, stack.nation), texts.short_name(each)) for each in stack.leaders)]


def _spoils(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """What a taken city can give: each option with its sign."""
    signs: dict[str, Callable[[int], Sprite]] = {"points": _star, "gold": _coin}
    owner = decision.get("actor") or game.active
    whole = partial(_city, owner)
    return [Item(signs.get(option["id"], whole), option["label"]) for option in decision.get("options", ())]


def _foes(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """Those that the nation which decides can fight where the question is; on land with its own units."""
    nation = decision.get("actor") or game.active
    place = (decision.get("about") or [""])[0]
    if place in game.data.seas:
        present = [(each, partial(_hull, each, game.seat_of(each), len(game.fleets_at(place, each))))
                   for each in game.navies_at(place) if each != nation]  # fmt: skip
    else:
        there = dict.fromkeys(game.nation_of(piece) for piece in game.stack(place))
        present = [(each, partial(_force, game, each, place)) for each in there]
    present.sort(key=lambda each: each[0] != nation)
    return [Item(sign, texts.short_name(each)) for each, sign in present]


def _fights(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """The fights to choose from, each with its letter and both sides."""
    nation = decision.get("actor") or game.active
    places = list(dict.fromkeys(option["space"] for option in decision.get("options", ()) if option.get("space")))
    if not 1 < len(places) <= _MOST_FIGHTS:
        return []
    return [
        Item(partial(_fight, game, nation, place, letter), texts.short_name(place))
        for letter, place in zip(ascii_uppercase, places, strict=False)
    ]


def _fight(game: Italia, nation: str, place: str, letter: str, size: int) -> Sprite:
    """The letter of a fight, and the units of both sides: those of the nation that decides first."""
    sides = list(dict.fromkeys(game.nation_of(piece) for piece in game.stack(place)))
    sides.sort(key=lambda each: each != nation)
    disc = letter_disc(letter, round(size * _DISC))
    signs = [disc, *(_force(game, each, place, round(size * _SIDE)) for each in sides)]
    gap = round(size * _BETWEEN)
    width = sum(sign.width for sign in signs) + gap * (len(signs) - 1)
    image, left = Image.new("RGBA", (width, size), (0, 0, 0, 0)), 0
    for sign in signs:
        top = round((size - sign.height) / 2) - sign.top
        image.alpha_composite(sign.image, (max(left - sign.left, 0), max(top, 0)))
        left += sign.width + gap
    return Sprite(image, width, size)


def _tribute(game: Italia, decision: DecisionView, texts: Words) -> list[Item]:
    """What a submission is worth: the points for it, and the gold of each turn."""
    nation = decision.get("actor") or game.active
    if decision["topic"] == "revolt":
        vassal, master = nation, game.nation(nation).controller
    else:
        found = [each for each in game.period.order if may_be_forced(game, each)]
        vassal, master = (found[0] if len(found) == 1 else ""), nation
    if not vassal or not master:
        return []
    sides = [_side(game, nation, texts) for nation in (master, vassal)]
    told = terms(game, vassal, master)
    points, tribute = float(told["points"]), str(told["tribute"])  # type: ignore[arg-type]
    if decision["topic"] == "revolt" or not points:
        return [*sides, Item(_coin, texts("stake-gold", nation=master), tribute)]
    scored = Item(_star, texts("stake-points"), texts.number(points))
    return [*sides, scored, Item(_coin, texts("stake-gold-own"), tribute)]


def _side(game: Italia, nation: str, texts: Words) -> Item:
    """A nation with all its land units as one token."""
    pieces = [unit for unit in game.land_units(nation) if not game.is_leader(unit)]
    whole = summed(stack_of(game, nation, pieces))
    return Item(lambda size: stack_sprite(whole, round(size * _TOLL)), texts.short_name(nation))


def _gold(count: int, key: str, texts: Words) -> Item:
    return Item(_coin, texts(key), str(count))


def _coin(size: int) -> Sprite:
    return disc_sprite("laurel", size, GOLD, IVORY, BRIGHT_GOLD)


def _capital(nation: str, size: int) -> Sprite:
    return star_sign(nation, round(size * _TOKEN))


def _star(size: int) -> Sprite:
    return Sprite(icon("star", size, PORPHYRY), size, size)


def _city(nation: str, size: int) -> Sprite:
    return city_sign(nation, round(size * _TOKEN))


def _token(nation: str, seat: str, token: Token, size: int) -> Sprite:
    return stack_sprite(Stack(nation, seat, (token,)), round(size * _TOLL))


def _one(nation: str, seat: str, kind: str, size: int) -> Sprite:
    return _hull(nation, seat, 1, size) if kind not in SHAPES else _token(nation, seat, Token(kind, 1), size)


def _hull(nation: str, seat: str, count: int, size: int) -> Sprite:
    return fleet_sprite(nation, seat, count, 0, 0, round(size * _TOKEN))


def _force(game: Italia, nation: str, place: str, size: int) -> Sprite:
    """The units of a nation in a place, as one token."""
    pieces = [piece for piece in game.stack(place) if game.nation_of(piece) == nation and not game.is_leader(piece)]
    return stack_sprite(summed(stack_of(game, nation, pieces)), round(size * _TOLL))


_SUBJECTS: Final[dict[str, Callable[[Italia, DecisionView, Words], Sequence[Item]]]] = {
    "buy": _purse,
    "force": _group,
    "drop": _group,
    "react-group": _group,
    "move": _only_group,
    "move-group": _group,
    "land-group": _group,
    "fleet-group": _group,
    "surplus": _group,
    "campaign": _marching,
    "campaign-plan": _marching,
    "pillage": _spoils,
    "raid-reward": _spoils,
    "battle-order": _fights,
    "battle-or-raid": _foes,
    "sea-attack": _foes,
    "sea-target": _foes,
    "demand": _tribute,
    "revolt": _tribute,
}
"""The topics of decisions to what they are about."""
