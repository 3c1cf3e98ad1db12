"""The answers of a question beyond places: units, purchases, spoils; and the nations and stacks it concerns."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
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
from render.core.words import Words
from render.italia.answer_strip import Answer
from render.italia.letter_shares import targets_of
from render.italia.question_letters import letters_of, unit_in
from render.italia.signs import city_sign, fleet_sprite, leader_sign, stack_sprite, star_sign
from render.italia.stacks import Stack, Token, owners, stack_of, summed
from render.italia.texts import GAME
from render.italia.theme import SHAPES
from rules.core.views import DecisionView, OptionView, decision_in
from rules.italia.chapters.income import unit_prices
from rules.italia.chapters.movement import goals_of, movable
from rules.italia.chapters.retreats import STAY
from rules.italia.chapters.submission import may_be_forced, terms
from rules.italia.game import Italia

_MOST: Final = 6
"""The most answers that are drawn: the menu has them all."""

_FEW: Final = 3
"""Up to this many groups of units to choose from, each is drawn."""

_MOST_FLEETS: Final = 4
_MOST_HULLS: Final = 2
_TOKEN: Final = 0.82
"""The height of a token as a share of the room for a sign."""

_TOLL: Final = 0.9
_MOST_FIGHTS: Final = 4
"""The most fights that have room side by side below the map."""

_DISC, _SIDE, _BETWEEN = 0.8, 1.0, 0.1
"""The sizes of a fight's letter and of its sides, and the gap between them, as shares of the room for a sign."""

_COUNTED: Final = re.compile(r"(\d+)-([a-z]+(?:-[a-z]+)*?)(?:\+.*)?")
"""The id of a group of units of one kind: how many, and which."""

_BOUGHT: Final = re.compile(r"unit:([a-z-]+):(\d+)")
_MOST_AT_STAKE: Final = 5
"""The most areas of a nation that a question about its submission or revolt shows."""

_MOST_ASKED: Final = 4
"""The most nations that a question about a campaign names, the nearest to it."""

_PIECES: Final = frozenset({"surplus", "depart", "rebuild", "inherit", "retreat"})
"""The decisions whose answers name units, or to stay, not only the places that have their letters on the map."""


_RETREAT: Final = "retreat"
"""The decision whether to retreat, and where to: only to stay needs more words than the name of its place."""


def answers(view: View, game: Italia, texts: Words) -> list[Answer]:
    """What a question offers, and what it's about, as far as the map doesn't show it."""
    decision, letters, places = decision_in(view), letters_of(view), targets_of(view).options
    if vassals(view, game):
        return _parties(view, game, texts)
    make = _ANSWERS.get(decision.get("topic", ""))
    if make is not None:
        return list(make(game, decision, texts))[:_MOST]
    named = decision.get("topic") in _PIECES
    offered = [option for option in decision.get("options", ()) if named or option["id"] not in letters]
    offered.sort(key=lambda option: not option.get("space"))  # to do without comes last
    shared = Counter(places.get(option["id"], option.get("space", "")) for option in offered)
    is_shared = any(count > 1 for place, count in shared.items() if place)
    told = []
    for option in offered:
        letter = letters.get(option["id"], "")
        sign = _unit_of(view, game, option["id"]) if is_shared else None
        is_told_short = decision.get("topic") == _RETREAT and option["id"] != STAY
        name = texts.short_name(option["space"]) if is_told_short and option.get("space") else option["label"]
        told.append(Answer(name, sign, letter))
    told.sort(key=lambda answer: (not answer.letter, answer.letter))
    return told if len(told) <= _MOST else []


def _unit_of(view: View, game: Italia, option: str) -> Callable[[int], Sprite] | None:
    """The counter of the unit that an option names with its place: it tells options in one place apart."""
    kind, nation = unit_in(option), actor_of(view, game)
    return partial(_one, nation, game.seat_of(nation), kind) if kind else None


def told_of_answers(found: Sequence[Answer], texts: Words) -> list[str]:
    """What is drawn below the map as a sentence."""
    each = tuple(answer.name for answer in found)
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


def asked_of_campaign(view: View, game: Italia) -> list[str]:
    """The nations on the map of all seats that a campaign's question asks, the nearest to its leader first."""
    decision = decision_in(view)
    if decision.get("topic") != "campaign-plan":
        return []
    pending = (decision, *view.get("decisions", ()))
    seats = {each["seat"] for each in pending if each.get("topic") == "campaign-plan"}
    nations = [nation for seat in game.seats if seat in seats for nation in game.period.nations_of[seat]]
    far = {nation: _distance(game, nation, place_of_leader(game, game.active or "")) for nation in nations}
    return sorted((each for each in nations if far[each] < math.inf), key=lambda each: far[each])[:_MOST_ASKED]


def _distance(game: Italia, nation: str, place: str) -> float:
    """How far the nearest unit of a nation on land is from a place; infinite without one."""
    board = base_map(GAME).spaces
    spaces = {game.space_of(unit) for unit in game.land_units(nation)} & board.keys()
    return min((math.dist(board[space], board[place]) for space in spaces if place in board), default=math.inf)


def vassals(view: View, game: Italia) -> list[str]:
    """The nations that may be forced to submit, or the one that may revolt."""
    decision = decision_in(view)
    if decision.get("topic") == "revolt":
        return [actor_of(view, game)]
    if decision.get("topic") == "demand":
        return [nation for nation in game.period.order if may_be_forced(game, nation)]
    return []


def other_party(view: View, game: Italia) -> str:
    """The nation that may force another one to submit, or to which the one that may revolt has submitted."""
    found = vassals(view, game)
    if not found:
        return ""
    return game.nation(found[0]).controller or actor_of(view, game)


def land_at_stake(view: View, game: Italia) -> list[str]:
    """Some land of the nations that may submit or revolt, near the other party, then where that one is beside it.

    Few areas can be named on a picture, and seen in it.
    """
    board, party, found = base_map(GAME).spaces, other_party(view, game), vassals(view, game)
    lands = {nation: _land_of(game, nation) for nation in found}
    every = {area for land in lands.values() for area in land}
    known = [board[area] for area in every if area in board]
    own = [area for area, holder in owners(game).items() if holder == party and area not in every]
    if not own or not known:
        return list(dict.fromkeys(area for land in lands.values() for area in land))
    base = min(own, key=lambda area: min(math.dist(board[area], each) for each in known))
    shown = list[str]()
    for land in lands.values():
        near = sorted(land, key=lambda area: math.dist(board[area], board[base]) if area in board else math.inf)
        shown += near[: max(_MOST_AT_STAKE // len(lands), 2)]
    return list(dict.fromkeys([*shown, base]))


def _land_of(game: Italia, nation: str) -> list[str]:
    """The land of a nation, with where its units are."""
    owned = [area for area, holder in owners(game).items() if holder == nation]
    return list(dict.fromkeys([*owned, *(game.space_of(unit) for unit in game.land_units(nation))]))


def stake_told(view: View, game: Italia, texts: Words) -> str:
    """What a submission is worth: the gold of each turn, and the points for it; empty if several nations may submit."""
    found, topic = vassals(view, game), decision_in(view).get("topic")
    if len(found) != 1:
        return ""
    told = terms(game, found[0], other_party(view, game))
    points, tribute = float(told["points"]), int(told["tribute"])  # type: ignore[arg-type]
    pays = texts("stake-pays" if topic == "revolt" else "stake-would-pay", nation=found[0], gold=tribute)
    if topic == "revolt" or not points:
        return pays
    return f"{pays} \u00b7 {texts('stake-points', points=texts.number(points), up=math.ceil(points))}"


def _purchases(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """Each kind of unit that a nation can buy with the most that it can pay, then what else it can do."""
    nation = decision.get("actor") or game.active
    options = decision.get("options", ())
    most: dict[str, int] = {}
    for bought in (_BOUGHT.fullmatch(option["id"]) for option in options):
        if bought is not None:
            most[bought[1]] = max(most.get(bought[1], 0), int(bought[2]))
    found = [
        Answer(
            texts("answer-buy", units=_range(kind, 1, most[kind], texts), gold=cost),
            partial(_one, nation, game.seat_of(nation), kind),
        )
        for kind, cost in unit_prices(game, nation)
        if kind in most
    ]
    found = found or _too_dear(game, nation, texts)
    others = {option["id"]: option["label"] for option in options if not option["id"].startswith("unit")}
    capital = [Answer(others["capital"], partial(_capital, nation))] if "capital" in others else []
    return [*found, *capital, *(Answer(others[key]) for key in ("done",) if key in others)]


def _too_dear(game: Italia, nation: str, texts: Words) -> list[Answer]:
    """The price of each kind of unit for which a nation hasn't enough gold, if it can buy none."""
    return [
        Answer(
            texts("answer-price", units=texts(f"count-{kind}", count=1), gold=cost),
            partial(_one, nation, game.seat_of(nation), kind),
            is_offered=False,
        )
        for kind, cost in unit_prices(game, nation)
        if cost > game.nation(nation).gold
    ]


def _range(kind: str, least: int, most: int, texts: Words) -> str:
    """How many units of a kind can be chosen."""
    units = texts(f"count-{kind}", count=most)
    return units if least == most else texts("answer-range", least=least, units=units)


def _group(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The units to choose from: those of the nation that decides, where the question is, or with the leader."""
    nation = decision.get("actor") or game.active
    about = decision.get("about") or [place_of_leader(game, nation)]
    pieces = [*game.units_at(about[0], nation), *game.leaders_at(about[0], nation)]
    if about[0] in game.data.seas:
        pieces = game.passengers(about[0], nation)
    return _chosen(game, decision, stack_of(game, nation, pieces), texts)


def _chosen(game: Italia, decision: DecisionView, stack: Stack, texts: Words) -> list[Answer]:
    """How many units of a stack can be chosen if it's of one kind: each number if they are few. Else all its units.

    Leaders are told if they may go or stay.
    """
    counts = {int(found[1]) for option in decision.get("options", ()) if (found := _COUNTED.fullmatch(option["id"]))}
    if len(stack.tokens) != 1 or not counts:
        return _units(stack, texts)
    (token,) = stack.tokens
    if len(counts) <= _FEW and not stack.leaders:
        numbers = sorted(counts, reverse=True)
        few = [Stack(stack.nation, stack.seat, (replace(token, count=count),)) for count in numbers]
        return [each for one in few for each in _units(one, texts)]
    most = max(counts)
    (units, *leaders) = _units(replace(stack, tokens=(replace(token, count=most),)), texts)
    may_go = any("+" in option["id"] for option in decision.get("options", ()))
    counted = replace(units, name=_range(token.kind, min(counts), most, texts))
    return [counted, *(leaders if may_go else ())]


def _casualties(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The units of which one takes a hit, fresh or flipped, each as its counter, and what becomes of it."""
    nation = decision.get("actor") or game.active
    sides = {"fresh": False, "flipped": True}
    return [
        Answer(
            _with_outcome(option, texts),
            partial(_token, nation, game.seat_of(nation), Token("consular-legion", 1, sides[option["id"]]))
            if option["id"] in sides
            else None,
        )
        for option in decision.get("options", ())
    ]


def _with_outcome(option: OptionView, texts: Words) -> str:
    """An answer with what it leads to, in one sentence."""
    told = option["detail"].removesuffix(".")
    return texts.labelled(option["label"], told[:1].lower() + told[1:]) if told else option["label"]


def _only_group(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The units that may move, if they are all in one area, and what else can be done."""
    others = [Answer(option["label"]) for option in decision.get("options", ()) if not option.get("space")]
    places = list(dict.fromkeys(option["space"] for option in decision.get("options", ()) if option.get("space")))
    if len(places) != 1 or places[0] in game.data.seas:
        return others
    nation = decision.get("actor") or game.active
    pieces = [*game.units_at(places[0], nation), *game.leaders_at(places[0], nation)]
    return [*_units(stack_of(game, nation, pieces), texts), *others]


def _fleets(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The groups of fleets that can leave a sea, with what is aboard; of many the largest."""
    nation = decision.get("actor") or game.active
    sea = (decision.get("about") or [""])[0]
    sign = partial(_hull, nation, game.seat_of(nation), len(game.fleets_at(sea, nation)))
    options = decision.get("options", ())
    if len(options) <= _MOST_FLEETS:
        whose = _aboard(game, nation, sea, texts)
        return [*whose, *(_fleet_group(option) for option in options)]
    return [Answer(options[0]["label"], sign), *_units(stack_of(game, nation, game.passengers(sea, nation)), texts)]


def _fleet_group(option: OptionView) -> Answer:
    return Answer(f"{option['label']} \u00b7 {option['detail'].removesuffix('.')}")


def _sailing(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The seas to choose from, each with its letter and the fleets there, then what else can be done."""
    found, here = [], (decision.get("about") or [""])[0]
    nation = decision.get("actor") or game.active
    own = partial(_hull, nation, game.seat_of(nation), len(game.fleets_at(here, nation)))
    stays = own if here in game.data.seas else None
    letters = dict.fromkeys(option["space"] for option in decision.get("options", ()) if option.get("space"))
    for letter, sea in zip(ascii_uppercase, letters, strict=False):
        if sea not in game.data.seas:
            return []
        there = game.navies_at(sea)
        found.append(Answer(texts.short_name(sea), partial(_hulls, game, sea) if there else None, letter))
    others = [option["label"] for option in decision.get("options", ()) if not option.get("space")]
    return [*found, *(Answer(label, stays) for label in others)]


def _marching(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The gold that a campaign can spend."""
    run = game.now.campaign
    if run is None:
        return []
    gold = run.chest + game.nation(game.nation_of(run.leader)).gold
    return [Answer(texts("purse", gold=gold), _coin, is_offered=False)]


def _units(stack: Stack, texts: Words) -> list[Answer]:
    """A stack: each kind of unit with its number, and its leaders."""
    kinds = [
        Answer(
            texts(f"count-{token.kind}{'-reduced' if token.reduced else ''}", count=token.count),
            partial(_token, stack.nation, stack.seat, token),
        )
        for token in stack.tokens
    ]
    return [*kinds, *(Answer(texts.short_name(each), partial(leader_sign, stack.nation)) for each in stack.leaders)]


def _spoils(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """What a taken city can give: each option with its sign."""
    signs: dict[str, Callable[[int], Sprite]] = {"points": _star, "gold": _coin}
    whole = partial(_city, decision.get("actor") or game.active)
    return [Answer(option["label"], signs.get(option["id"], whole)) for option in decision.get("options", ())]


def _foes(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """Whom the nation that decides can attack at sea, with their fleets, and what else it can do."""
    nation = decision.get("actor") or game.active
    sea = (decision.get("about") or [""])[0]
    there = [each for each in game.navies_at(sea) if each != nation]
    found = []
    for option in decision.get("options", ()):
        foe = there[0] if option["id"] == "attack" and len(there) == 1 else option["id"]
        sign = partial(_hull, foe, game.seat_of(foe), len(game.fleets_at(sea, foe))) if foe in there else None
        found.append(Answer(option["label"], sign))
    return [*_aboard(game, nation, sea, texts), *found]


def _landing(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The fleets from which units land, then the units to choose from."""
    nation, sea = decision.get("actor") or game.active, (decision.get("about") or [""])[0]
    return [*_aboard(game, nation, sea, texts), *_group(game, decision, texts)]


def _aboard(game: Italia, nation: str, sea: str, texts: Words) -> list[Answer]:
    """Whose fleets have the frame, and what their dots mean: how many units are aboard."""
    if sea not in game.data.seas:
        return []
    cargo = stack_of(game, nation, game.passengers(sea, nation))
    fleets, seat = len(game.fleets_at(sea, nation)), game.seat_of(nation)
    sign = partial(_laden, nation, seat, fleets, cargo.size)
    name = texts.short_name(nation)
    told = texts.labelled(name, texts("battle-aboard", count=cargo.size)) if cargo.size else name
    return [Answer(told, sign, is_offered=False)] if fleets else []


def _laden(nation: str, seat: str, fleets: int, cargo: int, size: int) -> Sprite:
    return fleet_sprite(nation, seat, fleets, cargo, 0, round(size * _TOKEN))


def _battle_or_raid(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """A battle, or a raid."""
    signs = {"battle": partial(_icon, "swords"), "raid": partial(_icon, "flame")}
    return [Answer(option["label"], signs.get(option["id"])) for option in decision.get("options", ())]


def _fights(game: Italia, decision: DecisionView, texts: Words) -> list[Answer]:
    """The fights to choose from, each with its letter and both sides."""
    nation = decision.get("actor") or game.active
    places = list(dict.fromkeys(option["space"] for option in decision.get("options", ()) if option.get("space")))
    if not 1 < len(places) <= _MOST_FIGHTS:
        return []
    return [
        Answer(texts.short_name(place), partial(_fight, game, nation, place, letter))
        for letter, place in zip(ascii_uppercase, places, strict=False)
    ]


def _fight(game: Italia, nation: str, place: str, letter: str, size: int) -> Sprite:
    """The letter of a fight, and the units of both sides: those of the nation that decides first."""
    sides = list(dict.fromkeys(game.nation_of(piece) for piece in game.stack(place)))
    sides.sort(key=lambda each: each != nation)
    disc = letter_disc(letter, round(size * _DISC))
    return _in_row([disc, *(_force(game, each, place, round(size * _SIDE)) for each in sides)], size)


def _hulls(game: Italia, sea: str, size: int) -> Sprite:
    """The fleets in a sea."""
    there = game.navies_at(sea)[:_MOST_HULLS]
    return _in_row([_hull(each, game.seat_of(each), len(game.fleets_at(sea, each)), size) for each in there], size)


def _in_row(signs: Sequence[Sprite], size: int) -> Sprite:
    """Signs side by side, as one."""
    gap = round(size * _BETWEEN)
    width = sum(sign.width for sign in signs) + gap * (len(signs) - 1)
    image, left = Image.new("RGBA", (width, size), (0, 0, 0, 0)), 0
    for sign in signs:
        top = round((size - sign.height) / 2) - sign.top
        image.alpha_composite(sign.image, (max(left - sign.left, 0), max(top, 0)))
        left += sign.width + gap
    return Sprite(image, width, size)


def _parties(view: View, game: Italia, texts: Words) -> list[Answer]:
    """How many units both parties of a submission have on the map that is shown, and in all; then the answers."""
    decision, found = decision_in(view), vassals(view, game)
    offered = [Answer(option["label"]) for option in decision.get("options", ())]
    if len(found) != 1:
        return offered
    shown = land_at_stake(view, game)
    return [*(_party(game, nation, shown, texts) for nation in (other_party(view, game), found[0])), *offered]


def _party(game: Italia, nation: str, shown: Sequence[str], texts: Words) -> Answer:
    """A nation with its units on the map that is shown, if that isn't all, and with all of them."""
    units = [unit for unit in game.land_units(nation) if not game.is_leader(unit)]
    here = sum(game.space_of(unit) in shown for unit in units)
    key = "stake-all" if here == len(units) else "stake-here"
    return replace(_side(game, nation, texts), name=texts(key, nation=nation, here=here, count=len(units)))


def _side(game: Italia, nation: str, texts: Words) -> Answer:
    """A nation with all its land units as one token."""
    pieces = [unit for unit in game.land_units(nation) if not game.is_leader(unit)]
    whole = summed(stack_of(game, nation, pieces))
    return Answer(texts.short_name(nation), lambda size: stack_sprite(whole, round(size * _TOLL)), is_offered=False)


def _coin(size: int) -> Sprite:
    return disc_sprite("laurel", size, GOLD, IVORY, BRIGHT_GOLD)


def _capital(nation: str, size: int) -> Sprite:
    return star_sign(nation, round(size * _TOKEN))


def _star(size: int) -> Sprite:
    return _icon("star", size)


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


def _icon(name: str, size: int) -> Sprite:
    return Sprite(icon(name, size, PORPHYRY), size, size)


_ANSWERS: Final[dict[str, Callable[[Italia, DecisionView, Words], Sequence[Answer]]]] = {
    "buy": _purchases,
    "force": _group,
    "drop": _group,
    "react-group": _group,
    "move": _only_group,
    "move-group": _group,
    "land-group": _landing,
    "fleet-group": _fleets,
    "sail-to": _sailing,
    "withdraw": _sailing,
    "campaign": _marching,
    "pillage": _spoils,
    "raid-reward": _spoils,
    "battle-order": _fights,
    "battle-or-raid": _battle_or_raid,
    "sea-attack": _foes,
    "sea-target": _foes,
    "casualty": _casualties,
}
"""The topics of decisions to their answers, where these are more than the words of the menu."""
