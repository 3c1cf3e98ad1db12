"""Roman operations: land attacks, naval expeditions, the Persian expedition, fights at sea [6.3, 6.4, 7.3, 7.4]."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rules.core.decisions import Barred, Cautions, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Argument, Text
from rules.romanitas.chapters.battle import fight
from rules.romanitas.chapters.cities import take_city
from rules.romanitas.chapters.enemy_attitudes import storm
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in, hostile_fleets_in
from rules.romanitas.chapters.forces import send_enemies_home, stand_down
from rules.romanitas.chapters.mobilisation import (
    MAGISTER,
    Force,
    Muster,
    Stock,
    command_limit,
    commands_with,
    figures_price,
    fleet_surcharge,
    mobilise,
    stock_of,
    unit_option,
)
from rules.romanitas.chapters.naval import load_ships, naval_battle, transport
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Gift, OptionId, RandomEventId
from rules.romanitas.events import (
    CaesarNamed,
    ExpeditionRolled,
    ExpeditionTurnedBack,
    ExpeditionWon,
    ForceMustered,
    UnitsSentHome,
)
from rules.romanitas.game import ENEMY_FORCE, FORCE, MOBILISED, SEAT, Romanitas, choice, home, refusal, say
from rules.romanitas.reachability import POSSESSIONS_REMEMBERED, Frontier, Route, harbours, highest_limitanei
from rules.romanitas.state import Battle

PERSIA = "persia"
_LIMITANEI_NUMBERS = frozenset({0, *romanitas_data().limitanei.values()})

WAIT = "pass"
"""The option that lets the next nation act."""

TERRITORIES_AT_MOST = 3
"""How many territories a Magister Militum can attack in one operation [5.2.2, 6.4]."""


def attack_window(t: Romanitas) -> Play[bool]:  # 6.4, R19
    """Let the player pass or launch one operation. Return whether the window stays open."""
    if t.state.passed:
        return False
    options = _window_options(t)
    if not options:
        return False
    chosen = yield from one(_window_pick(t, options))
    kind, _, target = chosen.partition(":")
    match kind:
        case "land":
            yield from land_attack(t, target)
        case "naval":
            yield from naval_expedition(t, target)
        case "persia":
            yield from persian_expedition(t)
        case "fight":
            yield from fight_at_sea(t, target)
        case "caesar":
            name_caesar(t, target)
        case _:
            t.state.passed = kind == "pass-to-end"
            return False
    return True


_LAND_GROUP, _NAVAL_GROUP, _SEA_GROUP = (say("group-land"),), (say("group-naval"),), (say("group-sea"),)
_PERSIA_GROUP, _CAESAR_GROUP = (say("group-persia"),), (say("group-caesar"),)
_CTESIPHON = "ctesiphon"
_PASS_TO_END = choice("pass-to-end", "window-pass-to-end", "6.4")


def _window_pick(t: Romanitas, options: Sequence[Option]) -> Pick:
    left = t.data.nation_order[t.state.nations_checked :]
    ahead = say("window-next", nation=left[0]) if left else say("window-last")
    passing = [Option(WAIT, say("window-pass-nation", nation=left[0]) if left else say("window-pass"), rule="6.4")]
    if left:
        passing.append(_PASS_TO_END)
    return Pick(
        seat=SEAT,
        topic="window",
        question=say("window", ahead=ahead, rp=t.state.rp),
        rule="6.4",
        domain="military",
        options=[*passing, *options],
        default=(WAIT,),
        holds=tuple(before(nation) for nation in left[1:]),
        barred=lambda: [barred for barred in _barred(t) if all(barred.id != option.id for option in options)],
        cautions=lambda: _cautions(t),
    )


def before(nation: str) -> str:
    """The condition that others act before a nation, for stored answers."""
    return f"before-{nation}"


def _cautions(t: Romanitas) -> Cautions:  # 4.2.1, R29
    """The title of Caesar is lost with the last barbarian nation, or when the operations end."""
    left = [option.id.partition(":")[2] for option in _caesar_options(t)]
    if not left:
        return {}
    lost = (say("unused-caesar"),)
    upcoming = t.data.nation_order[t.state.nations_checked]
    return {"pass-to-end": lost} | ({"pass": lost} if left == [upcoming] else {})


def _window_options(t: Romanitas) -> list[Option]:
    hand = _at_hand(t)
    if not hand.leaders and not hand.fleets:
        return _caesar_options(t)
    return [
        *_land_options(t, hand),
        *_naval_options(t, hand),
        *_persian_option(t, hand),
        *_sea_fight_options(t, hand),
        *_caesar_options(t),
    ]


class _Hand(NamedTuple):
    """What is available for an attack: figures that may lead it, fleets, means and territories."""

    leaders: tuple[str, ...]
    fleets: tuple[str, ...]
    stock: Stock
    targets: Sequence[str]


def _at_hand(t: Romanitas) -> _Hand:
    return _Hand(tuple(leaders(t)), tuple(t.fleets_at(MOBILISED)), stock_of(t), attackable(t))


def leaders(t: Romanitas) -> list[str]:
    """The figures that may still lead an attack this turn [R18]."""
    free = t.figures_at(MOBILISED)
    return free if t.has(OptionId.UNLIMITED_ATTACKS) else [figure for figure in free if figure not in t.state.led]


def attackable(t: Romanitas) -> list[str]:
    """The territories that the Romans may attack this turn, regardless of reach [6.4, R18, R31, R35]."""
    repeat, treaties, attacked = t.has(OptionId.UNLIMITED_ATTACKS), t.state.treaties, t.state.attacked
    return [
        territory
        for territory, nation in t.frontier.kingdom.items()
        if nation not in treaties and (repeat or territory not in attacked)
    ]


def land_muster(t: Romanitas, territory: str) -> Muster:
    """The muster for a march on a territory [5.2.2, 6.4]."""
    return Muster(
        "land",
        territory,
        t.frontier.limitanei[territory],
        leaders(t),
        nation=t.frontier.kingdom[territory],
        enemies=t.data.opposition[territory],
    )


def _land_options(t: Romanitas, hand: _Hand) -> list[Option]:  # 6.4
    frontier = t.frontier
    options, able = _land_targets(frontier), _limitanei_that_suffice(hand)
    return [
        options[territory]
        for territory in hand.targets
        if frontier.bases[territory] and frontier.limitanei[territory] in able
    ]


def _limitanei_that_suffice(hand: _Hand) -> Collection[int]:
    """The Limitanei numbers from one province that allow a land force there."""
    if not hand.leaders:
        return ()
    means = hand.stock.means(Muster("land", "", 0, hand.leaders))
    if commands_with(means):
        return _LIMITANEI_NUMBERS
    return [limitanei for limitanei in _LIMITANEI_NUMBERS if commands_with(means._replace(limitanei=limitanei))]


@lru_cache(maxsize=POSSESSIONS_REMEMBERED)
def _land_targets(frontier: Frontier) -> Mapping[str, Option]:
    return {territory: _target("land", territory, frontier, _LAND_GROUP) for territory in frontier.kingdom}


@lru_cache(maxsize=POSSESSIONS_REMEMBERED)
def _naval_targets(frontier: Frontier) -> Mapping[str, Option]:
    return {territory: _target("naval", territory, frontier, _NAVAL_GROUP) for territory in frontier.kingdom}


def _target(kind: str, territory: str, frontier: Frontier, group: tuple[Text]) -> Option:
    return Option(
        f"{kind}:{territory}",
        say(f"window-{kind}", territory=territory, cities=frontier.enemy_cities[territory]),
        say(
            "window-target-detail",
            nation=frontier.kingdom[territory],
            enemies=romanitas_data().opposition[territory],
        ),
        (*group, say("people", nation=frontier.kingdom[territory])),
        "6.4",
        space=frontier.enemy_cities[territory][0],
    )


def _departure(t: Romanitas, zone: str, target: str) -> str:
    """The Roman coastal territory on a zone that provides the most Limitanei [R16]."""
    return max(harbours(zone, target, t.frontier.roman), key=lambda each: highest_limitanei((each,)))


def naval_muster(t: Romanitas, territory: str, route: Route) -> Muster:
    """The muster for an expedition by sea to a territory [6.4, 7.4]."""
    limitanei = highest_limitanei((_departure(t, route[0], territory),))
    return Muster(
        "naval",
        territory,
        limitanei,
        leaders(t),
        fleets=t.fleets_at(MOBILISED),
        route=route,
        nation=t.frontier.kingdom[territory],
        enemies=t.data.opposition[territory],
    )


def _naval_options(t: Romanitas, hand: _Hand) -> list[Option]:  # 6.4, 7.4
    if MAGISTER not in hand.leaders or not hand.fleets:
        return []
    if not commands_with(hand.stock.means(Muster("naval", "", 0, hand.leaders, fleets=hand.fleets))):
        return []
    options, routes = _naval_targets(t.frontier), t.frontier.routes
    return [options[territory] for territory in hand.targets if routes[territory]]


def persian_muster(t: Romanitas) -> Muster | None:
    """The muster for a march on Ctesiphon, or None if no base is Roman [6.3]."""
    expedition = t.data.tables.persian_expedition
    bases = tuple(t.data.territory_of[city] for city in expedition.from_any if t.is_roman(city))
    if not bases:
        return None
    return Muster(
        "persia",
        _CTESIPHON,
        highest_limitanei(bases),
        leaders(t),
        needed=expedition.units,
        nation=PERSIA,
        enemies=t.data.tables.combat.expedition_battle,
    )


def _persian_option(t: Romanitas, hand: _Hand) -> list[Option]:  # 6.3
    repeat = t.has(OptionId.UNLIMITED_ATTACKS) or PERSIA not in t.state.attacked
    if MAGISTER not in hand.leaders or PERSIA in t.state.treaties or not repeat:
        return []
    muster = persian_muster(t)
    if muster is None or not commands_with(hand.stock.means(muster)):
        return []
    return [Option("persia", say("window-persia"), say("window-persia-detail"), _PERSIA_GROUP, "6.3", space=_CTESIPHON)]


def _sea_fight_price(t: Romanitas) -> int:
    return t.data.tables.fleets.combat_rp + fleet_surcharge(t)


def _sea_fight_options(t: Romanitas, hand: _Hand) -> list[Option]:  # 7.3
    if not hand.fleets or t.state.rp < _sea_fight_price(t):
        return []
    roman = t.frontier.roman
    return [
        Option(
            f"fight:{zone}",
            say("window-fight", zone=zone),
            say("window-fight-detail", nations=tuple(hostile_fleets_in(t, zone)), cost=_sea_fight_price(t)),
            _SEA_GROUP,
            "7.3",
            space=zone,
        )
        for zone in t.data.zones
        if t.pieces.at(zone) and hostile_fleets_in(t, zone) and roman.intersection(t.data.territories_on[zone])
    ]


def _caesar_options(t: Romanitas) -> list[Option]:  # 4.2.1, R29
    if Gift.CAESAR not in t.state.political_gifts:
        return []
    unchecked = t.data.nation_order[t.state.nations_checked :]
    return [
        choice(f"caesar:{nation}", "window-caesar", "4.2.1", _CAESAR_GROUP, nation=nation)
        for nation in unchecked
        if t.data.nations[nation].barbarian
    ]


def name_caesar(t: Romanitas, nation: str) -> None:  # 4.2.1, R29
    """Grant the title of Caesar: -1 on one barbarian nation's attitude die this turn."""
    t.state.caesar = nation
    t.state.political_gifts = []
    t.tell(CaesarNamed(nation=nation), "4.2.1")


def _barred(t: Romanitas) -> list[Barred]:
    """Operations that a player might expect in the window but can't launch, each with the reason."""
    found = [
        refusal(f"caesar:{PERSIA}", "window-caesar", "barred-caesar-persia", "4.2.1", nation=PERSIA),
        *(
            refusal(f"land:box-{nation}", "window-tribe", "barred-tribe", "R35", nation=nation)
            for nation in t.data.tribes
        ),
    ]
    open_to_attack = set(attackable(t))
    for territory, nation in t.frontier.kingdom.items():
        found += _barred_target(t, territory, nation, open_to_attack)
    if not _persian_option(t, _at_hand(t)):
        found.append(refusal("persia", "window-persia", "barred-persia", "6.3"))
    return found + _barred_sea_fights(t)


def _barred_sea_fights(t: Romanitas) -> list[Barred]:  # R31, R88
    return [
        refusal(f"fight:{zone}", "window-fight", "barred-treaty", "R31", zone=zone, nation=nation)
        for zone in t.data.zones
        for nation in enemy_fleets_in(t, zone)[:1]
        if not hostile_fleets_in(t, zone)
    ]


def _barred_target(t: Romanitas, territory: str, nation: str, open_to_attack: Collection[str]) -> list[Barred]:
    args: dict[str, Argument] = {"territory": territory, "nation": nation, "cities": t.enemy_cities(territory)}
    land, naval = f"land:{territory}", f"naval:{territory}"
    if nation in t.state.treaties:
        why, rule = "barred-treaty", "R31"
    elif territory not in open_to_attack:
        why, rule = "barred-attacked-before", "R18"
    else:
        by_land = "barred-no-leader" if t.frontier.bases[territory] else "barred-not-adjacent"
        by_sea = "barred-no-expedition" if t.frontier.routes[territory] else "barred-too-far-by-sea"
        return [
            refusal(land, "window-land", by_land, "6.4", **args),
            refusal(naval, "window-naval", by_sea, "7.4", **args),
        ]
    return [refusal(land, "window-land", why, rule, **args), refusal(naval, "window-naval", why, rule, **args)]


def land_attack(t: Romanitas, territory: str) -> Play[None]:  # 6.4
    """Attack one territory with the Comes, or up to three in a row with the Magister Militum."""
    force = yield from mobilise(t, land_muster(t, territory))
    t.state.led += force.figures
    yield from _campaign(t, territory)


def naval_expedition(t: Romanitas, territory: str) -> Play[None]:  # 6.4, 7.4
    """The Magister Militum crosses the sea with a force."""
    ways = t.frontier.routes[territory]
    route = ways[0] if len(ways) == 1 else (yield from _pick_route(t, territory, ways))
    force = yield from mobilise(t, naval_muster(t, territory, route))
    t.state.led += force.figures
    landed = yield from cross(t, force, route, territory)
    if landed:
        yield from _campaign(t, territory)
    else:
        stand_down(t)


def cross(t: Romanitas, force: Force, route: Route, territory: str) -> Play[bool]:  # 7.4, R51
    """Take a force across the sea. Return whether it lands and can fight."""
    force = yield from load_ships(t, force, route)
    landed = transport(t, force, _departure(t, route[0], territory), route, territory)
    if landed:
        return (yield from _trim(t))
    _send_surplus_warning(t)
    return False


def _send_surplus_warning(t: Romanitas) -> None:
    if not t.figures_at(FORCE) and t.units_at(FORCE):
        t.tell(ExpeditionTurnedBack(why="no-figure"), "R51")


def _pick_route(t: Romanitas, territory: str, ways: Sequence[Route]) -> Play[Route]:
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="departure",
            question=say("departure", territory=territory),
            rule="7.4",
            domain="military",
            options=[_route_option(t, territory, way, ways) for way in ways],
            default=("+".join(safest_route(t, ways)),),
            about=(t.data.cities_of[territory][0],),
        )
    )
    return tuple(chosen.split("+"))


def safest_route(t: Romanitas, ways: Sequence[Route]) -> Route:
    """The way by sea with the fewest hostile fleets, the shortest of these."""
    return min(ways, key=lambda way: (sum(len(hostile_fleets_in(t, zone)) for zone in way), len(way)))


def _route_option(t: Romanitas, territory: str, way: Route, ways: Sequence[Route]) -> Option:
    foes = tuple(nation for zone in way for nation in hostile_fleets_in(t, zone))
    departure = _departure(t, way[0], territory)
    best = _best_like(t, territory, way, ways)
    return Option(
        "+".join(way),
        say("route", zones=way),
        say("route-detail", departure=departure, foes=len(foes), limitanei=highest_limitanei((departure,))),
        rule="7.4",
        like="" if way == best else "+".join(best),
    )


def _best_like(t: Romanitas, territory: str, way: Route, ways: Sequence[Route]) -> Route:  # 7.4, R16
    """The route past the same enemy fleets on which the most Limitanei may embark; the shortest of several."""
    alike = [each for each in ways if _barred_zones(t, each) == _barred_zones(t, way)]
    return min(alike, key=lambda each: (-highest_limitanei((_departure(t, each[0], territory),)), len(each)))


def _barred_zones(t: Romanitas, way: Route) -> list[str]:
    return [zone for zone in way if hostile_fleets_in(t, zone)]


def _campaign(t: Romanitas, territory: str) -> Play[None]:  # 6.4, R34
    """Attack a territory, and with the Magister Militum up to two more, each next to one attacked before."""
    struck: list[str] = []
    target = territory
    while target:
        struck.append(target)
        victorious = yield from _attack_territory(t, target)
        target = ""
        if victorious and MAGISTER in t.figures_at(FORCE) and len(struck) < TERRITORIES_AT_MOST:
            target = yield from _press_on(t, struck)
    send_enemies_home(t)
    stand_down(t)


def _press_on(t: Romanitas, struck: Sequence[str]) -> Play[str]:  # R34
    near = [
        territory
        for territory in attackable(t)
        if territory not in struck and t.data.adjacent_territories[territory].intersection(struck)
    ]
    if not near:
        return ""
    end = choice("end", "press-on-end", "6.4")
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="press-on",
            question=say("press-on", units=len(t.units_at(FORCE)), rp=t.state.rp),
            rule="6.4",
            domain="military",
            options=[end, *(_land_targets(t.frontier)[territory] for territory in near)],
            default=("end",),
            about=tuple(t.data.cities_of[struck[-1]]),
        )
    )
    return "" if chosen == "end" else chosen.partition(":")[2]


def _attack_territory(t: Romanitas, territory: str) -> Play[bool]:  # 6.4, 7.1.4, R89
    """Fight a battle, then besiege a fortified city. Return whether the territory was won and the force can go on."""
    nation = t.frontier.kingdom[territory]
    t.state.attacked.append(territory)
    t.go_to_war(nation, "7.4, R21")
    open_cities = [city for city in t.enemy_cities(territory) if city not in t.data.fortified]
    strongholds = [city for city in t.enemy_cities(territory) if city in t.data.fortified]
    won = yield from _fight_for(t, nation, (open_cities or strongholds)[0], t.data.opposition[territory])
    if not won:
        send_enemies_home(t)
        return False
    for city in open_cities:  # R32, R33
        take_city(t, city)
    for city in strongholds:
        taken = yield from _storm(t, nation, city)
        if not taken:
            send_enemies_home(t)
            return False
    send_enemies_home(t)  # R27
    return (yield from _trim(t))


def _fight_for(t: Romanitas, nation: str, city: str, enemies: int) -> Play[bool]:
    battle = Battle(
        place=city,
        nation=nation,
        attacker="roman",
        siege=False,
        enemies=min(enemies, len(t.pieces.at(home(nation)))),
        figures=t.figures_at(FORCE),
    )
    winner = yield from fight(t, battle, t.units_at(FORCE))
    t.pieces.move_all(t.pieces.at(ENEMY_FORCE), home(nation))  # R27
    return winner == "roman"


def _storm(t: Romanitas, nation: str, city: str) -> Play[bool]:  # 6.4, 7.2.3
    """Besiege a fortified city after the battle, or withdraw."""
    able = yield from _trim(t)
    if not able:
        return False
    garrison = min(t.data.enemy_garrison(city), len(t.pieces.at(home(nation))))
    if not garrison:  # R85
        take_city(t, city)
        return True
    args: dict[str, Argument] = {"city": city, "garrison": garrison}
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="besiege",
            question=say("besiege", **args),
            rule="6.4",
            domain="military",
            options=[
                choice("besiege", "besiege-do", "7.2.3", **args),
                choice("break-off", "besiege-break-off", "6.4", **args),
            ],
            default=("break-off",),
            about=(city,),
        )
    )
    if chosen == "break-off":
        t.tell(ExpeditionTurnedBack(why="broken-off"), "6.4")
        return False
    battle = Battle(
        place=city, nation=nation, attacker="roman", siege=True, enemies=garrison, figures=t.figures_at(FORCE)
    )
    winner = yield from fight(t, battle, t.units_at(FORCE))
    t.pieces.move_all(t.pieces.at(ENEMY_FORCE), home(nation))
    if winner == "roman" and nation != PERSIA:
        take_city(t, city)
    return winner == "roman"


def _trim(t: Romanitas) -> Play[bool]:  # R51, R83
    """Send home the units that the remaining figures can't command. Return whether the force can fight on."""
    units, figures = t.units_at(FORCE), t.figures_at(FORCE)
    if not figures or not units:
        if units:
            t.tell(ExpeditionTurnedBack(why="no-figure"), "R51")
        return False
    surplus = len(units) - command_limit(figures)
    if surplus > 0:
        leaving = yield from some(
            Pick(
                seat=SEAT,
                topic="surplus",
                question=say("surplus", count=surplus),
                rule="7.5",
                domain="military",
                options=[unit_option(t, unit, "R51") for unit in units],
                min=surplus,
                max=surplus,
                default=tuple(sorted(units, key=t.bonus)[:surplus]),
            )
        )
        t.pieces.move_all(leaving, MOBILISED)
        t.tell(UnitsSentHome(units=tuple(leaving), why="no-command"), "7.5, R51")
    return True


def persian_expedition(t: Romanitas) -> Play[None]:  # 6.3, R36, R84
    """Fight two battles, or a battle and a siege. Winning both scores 4 RP."""
    muster = persian_muster(t)
    if muster is None:
        return
    force = yield from mobilise(t, muster)
    t.state.led += force.figures
    t.state.attacked.append(PERSIA)
    t.go_to_war(PERSIA, "6.3, R36")
    die = t.roll()
    combats = t.data.tables.persian_expedition.combats_on(die)
    t.tell(ExpeditionRolled(die=die, combats=combats), "6.3")
    won = 0
    for combat in combats:
        victorious = yield from _persian_combat(t, combat)
        if not victorious:
            break
        won += 1
    if won == len(combats):
        t.tell(ExpeditionWon(), "6.3")
        t.change_rp(t.data.tables.romanness.persian_expedition, "persian-expedition", "3.1, 6.3")
    send_enemies_home(t)
    stand_down(t)


def _persian_combat(t: Romanitas, combat: Literal["battle", "siege"]) -> Play[bool]:
    able = yield from _trim(t)
    if not able:
        return False
    rules = t.data.tables.combat
    enemies = rules.expedition_siege if combat == "siege" else rules.expedition_battle
    battle = Battle(
        place=_CTESIPHON,
        nation=PERSIA,
        attacker="roman",
        siege=combat == "siege",
        enemies=min(enemies, len(t.pieces.at(home(PERSIA)))),
        figures=t.figures_at(FORCE),
    )
    winner = yield from fight(t, battle, t.units_at(FORCE))
    t.pieces.move_all(t.pieces.at(ENEMY_FORCE), home(PERSIA))
    return winner == "roman"


def fight_at_sea(t: Romanitas, zone: str) -> Play[None]:  # 7.3, R88
    """A Roman fleet, with or without a figure, attacks every enemy fleet of a zone."""
    figure = yield from _pick_admiral(t, zone)
    fleet = max(t.fleets_at(MOBILISED), key=lambda each: t.data.roman_fleets[each].bonus)
    figures = (figure,) if figure else ()
    cost = _sea_fight_price(t) + figures_price(figures)
    t.tell(
        ForceMustered(place=zone, purpose="sea", units=(), figures=figures, fleets=(fleet,), cost=cost), "5.2.2, 7.3"
    )
    t.spend(cost, "mobilisation", "5.2.2", zone)
    t.pieces.move_all((fleet, *figures), FORCE)
    if t.state.event == RandomEventId.STORM and storm(t):  # 8.7-6
        t.tell(ExpeditionTurnedBack(why="storm"), "8.7")
    else:
        naval_battle(t, zone, [fleet], figure, {})
    stand_down(t)


def _pick_admiral(t: Romanitas, zone: str) -> Play[str]:
    affordable = [
        figure for figure in t.figures_at(MOBILISED) if t.state.rp >= _sea_fight_price(t) + figures_price((figure,))
    ]
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="admiral",
            question=say("admiral", zone=zone),
            rule="7.3",
            domain="military",
            options=[
                *(
                    choice(
                        figure,
                        "admiral-figure",
                        "7.3",
                        figure=figure,
                        bonus=t.data.figures[figure].naval_bonus,
                        cost=figures_price((figure,)),
                    )
                    for figure in affordable
                ),
                choice("nobody", "admiral-nobody", "7.3"),
            ],
            default=(affordable[0] if affordable else "nobody",),
            about=(zone,),
        )
    )
    return "" if chosen == "nobody" else chosen
