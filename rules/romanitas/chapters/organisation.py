"""The Organisation phase: Fatum dice, Acta Publica, the count and random events [2-1, 3, 4, 8.7]."""

from __future__ import annotations

from itertools import permutations

from rules.core.decisions import Arrange, Item, Layout, Option, Pick, Slot
from rules.core.events import Modifier, Score
from rules.core.game import Play, arranged, one
from rules.romanitas.chapters.cities import desolate
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in
from rules.romanitas.data.models import MonumentKind
from rules.romanitas.data.tables import (
    DOMAINS,
    Acta,
    ActaBox,
    Bar,
    Domain,
    FatumModifier,
    FatumModifierId,
    Gift,
    OptionId,
    RandomEventId,
)
from rules.romanitas.events import (
    ActaDieThrown,
    ActaPlaced,
    Counted,
    FatumThrown,
    GiftChosen,
    MonumentDestroyed,
    RandomEventDrawn,
    TurnBegan,
)
from rules.romanitas.game import MOBILISED, SEAT, CampaignLost, Romanitas, choice, say


def organisation_phase(t: Romanitas) -> Play[None]:  # 2-1
    """Throw the Fatum dice, place them, and count the Romanness Points."""
    t.tell(TurnBegan(), "2")
    placed = yield from throw_fatum(t)
    results = [_place_die(t, domain, placed[domain]) for domain in DOMAINS]
    _count(t, results)
    for box in results:
        _roll_for_box(t, box)
    yield from _church(t)
    _close_count(t)
    for box in results:
        grant_gifts(t, box)
    if t.has(OptionId.RANDOM_EVENTS):
        yield from random_event(t)


def throw_fatum(t: Romanitas) -> Play[dict[Domain, int]]:  # 4.1
    """Roll three dice and let the player place one on each line of the Acta Publica."""
    dice = (t.roll(), t.roll(), t.roll())
    modifiers = {domain: fatum_modifiers(t, domain) for domain in DOMAINS}
    best = _best_placing(t, dice, modifiers)
    t.tell(FatumThrown(dice=dice, modifiers={str(d): m for d, m in modifiers.items()}), "4.1")
    answer = yield from arranged(
        Arrange(
            seat=SEAT,
            topic="fatum",
            question=say("fatum", turn=t.state.turn),
            rule="4.1",
            domain="political",
            items=[Item(f"die-{place}", say("fatum-die", value=value)) for place, value in enumerate(dice, 1)],
            slots=[Slot(domain, say(f"domain-{domain}", **_forecast(modifiers[domain])), 1, 1) for domain in DOMAINS],
            default={domain: (f"die-{die + 1}",) for domain, die in zip(DOMAINS, best, strict=True)},
            layouts=_layouts(t, dice, modifiers, best),
        )
    )
    return {domain: dice[int(answer[domain][0].removeprefix("die-")) - 1] for domain in DOMAINS}


def _forecast(modifiers: tuple[Modifier, ...]) -> dict[str, int]:
    return {"modifier": sum(modifier.value for modifier in modifiers)}


Placing = tuple[int, ...]
"""For each domain, the index of the die placed on it."""


def _best_placing(t: Romanitas, dice: tuple[int, int, int], modifiers: dict[Domain, tuple[Modifier, ...]]) -> Placing:
    """The placing with the highest count this turn. Ties go to the first."""
    worth = [[_box(t, domain, die, modifiers[domain])[1].rp for die in dice] for domain in DOMAINS]
    return max(_PLACINGS, key=lambda dies: worth[0][dies[0]] + worth[1][dies[1]] + worth[2][dies[2]])


_PLACINGS = tuple(permutations(range(len(DOMAINS))))


def _layouts(
    t: Romanitas, dice: tuple[int, int, int], modifiers: dict[Domain, tuple[Modifier, ...]], best: Placing
) -> list[Layout]:
    """Every placing that leads to other boxes, with the count so far; the highest first."""
    possessions = t.state.carried + sum(amount for _, _, amount in count_possessions(t))
    differing = {}
    for dies in (*_PLACINGS, best):
        boxes = [_box(t, domain, dice[die], modifiers[domain])[1] for domain, die in zip(DOMAINS, dies, strict=True)]
        differing[tuple(box.id for box in boxes)] = possessions + sum(box.rp for box in boxes), dies
    layouts = ((count, dies, boxes) for boxes, (count, dies) in differing.items())
    return [_layout(dice, *each) for each in sorted(layouts, key=lambda each: (-each[0], each[1]))]


def _layout(dice: tuple[int, int, int], count: int, dies: Placing, boxes: tuple[Acta, ...]) -> Layout:
    values = {str(domain): dice[die] for domain, die in zip(DOMAINS, dies, strict=True)}
    won = {str(domain): say(f"acta-{box}") for domain, box in zip(DOMAINS, boxes, strict=True)}
    return Layout(
        "-".join(map(str, values.values())),
        say("fatum-placing", **values),
        say("fatum-placing-note", count=count, **won),
        slots={domain: (f"die-{die + 1}",) for domain, die in zip(DOMAINS, dies, strict=True)},
    )


def fatum_modifiers(t: Romanitas, domain: Domain) -> tuple[Modifier, ...]:  # 4.2
    """The modifiers of a domain's die: last turn, a Monastery, options 8.4.1 and 8.4.2. They are cumulative."""
    return tuple(
        Modifier(modifier.id, modifier.value, modifier.rule)
        for modifier in t.data.fatum_modifiers[domain]
        if (modifier.option is None or t.has(modifier.option)) and _applies(t, modifier)
    )


def _applies(t: Romanitas, modifier: FatumModifier) -> bool:
    before = t.state.before
    match modifier.id:
        case FatumModifierId.MAGISTER_MILITUM_DEFEATED:  # 4.2, R57
            return before.magister_defeated
        case FatumModifierId.TERRITORIES_CONQUERED:  # 4.2, R57
            return len(before.conquered) >= (modifier.at_least or 0)
        case FatumModifierId.RELIGIOUS_STRIFE | FatumModifierId.ECONOMIC_CRISIS:  # 4.2
            return before.acta.get(modifier.domain) in modifier.after
        case FatumModifierId.MONASTERY:  # 5.6
            return bool(t.sites(MonumentKind.MONASTERY))
        case FatumModifierId.METROPOLIS_NOT_ROMAN:  # 8.4.1, R64
            return not all(t.is_roman(city) for city in t.data.metropolises)
        case FatumModifierId.CARTHAGE_NOT_ROMAN:  # 8.4.2, R64
            return not t.is_roman("carthage")


def _box(t: Romanitas, domain: Domain, die: int, modifiers: tuple[Modifier, ...]) -> tuple[int, ActaBox]:
    total = min(max(die + sum(modifier.value for modifier in modifiers), 1), 6)  # R3
    return total, t.data.acta_box(domain, total)


def _place_die(t: Romanitas, domain: Domain, die: int) -> ActaBox:  # 4.2
    modifiers = fatum_modifiers(t, domain)
    total, box = _box(t, domain, die, modifiers)
    t.put_in_force(domain, box.id)
    t.tell(ActaPlaced(domain=domain, score=Score(die, modifiers, total), box=box.id, rp=box.rp), "4.2")
    return box


def _count(t: Romanitas, results: list[ActaBox]) -> None:  # 3.1, 3.2, R2
    lines = count_possessions(t)
    if t.state.carried:
        lines.append(("carried-over", "", t.state.carried))  # R1
    lines += [("acta", box.id, box.rp) for box in results if box.rp]
    state, bounds = t.state, t.data.tables.romanness
    state.count = sum(amount for _, _, amount in lines)
    state.rp = min(max(state.count, bounds.floor), bounds.cap)
    state.carried = 0
    t.tell(Counted(lines=tuple(lines), total=state.count), "3.1, R2")


def count_possessions(t: Romanitas) -> list[tuple[str, str, int]]:  # 3.1, 3.2
    """Every amount of a count except the Acta Publica: its cause, its subject and the RP."""
    state, romanness = t.state, t.data.tables.romanness
    lines = [("possession", city, rp) for city, rp in t.data.possession_rp.items() if t.is_roman(city)]  # 3.1, R8
    lines += [("basilica", city, romanness.basilica) for city in t.sites(MonumentKind.BASILICA)]  # 5.6
    for space, side in state.diplomacy.items():  # 6.2.2, R11
        counter = t.data.diplomacy_of[space]
        lines.append((f"diplomacy-{side}", space, counter.rp_roman if side == "roman" else counter.rp_persian))
    lines += [("desolation", city, romanness.desolation) for city in state.desolation]  # 3.2
    lines += [
        ("occupied-zone", zone.id, -zone.rp_loss) for zone in t.data.zones.values() if enemy_fleets_in(t, zone.id)
    ]  # 3.2, 7.3, R10
    return lines


def _roll_for_box(t: Romanitas, box: ActaBox) -> None:  # 4.2.1, 4.2.3
    if not box.desolations:
        return
    die = t.roll()
    city = box.desolated_on(die) or ""
    rule = "4.2.1" if box.domain is Domain.POLITICAL else "4.2.3"
    t.tell(ActaDieThrown(box=box.id, die=die, city=city), rule)
    if city:
        desolate(t, city, box.id, rule)


def _church(t: Romanitas) -> Play[None]:  # 4.2.2
    if t.box(Domain.RELIGIOUS) is not Acta.LOYAL_PATRIARCH:
        return
    t.state.free_missionary = True
    if t.barring(Bar.CHURCH_GIFT):  # 4.2.3
        return
    gift = yield from one(
        Pick(
            seat=SEAT,
            topic="church",
            question=say("church"),
            rule="4.2.2",
            domain="religious",
            options=[
                choice(Gift.CHURCH_GIFT, "church-gift", "4.2.2"),
                choice(Gift.MISSIONARY, "church-missionary", "4.2.2"),
            ],
            default=(Gift.CHURCH_GIFT,),
        )
    )
    t.tell(GiftChosen(gift=gift), "4.2.2")
    if gift == Gift.CHURCH_GIFT:
        t.state.free_missionary = False
        t.change_rp(t.data.acta[Acta.LOYAL_PATRIARCH].amount(Gift.CHURCH_GIFT), "church-gift", "4.2.2")


def _close_count(t: Romanitas) -> None:  # 3.1, 3.3, R2, R5
    """End the count: apply cap and floor. Having no RP left ends the campaign.

    Raises:
        CampaignLost: there are no Romanness Points left.
    """
    state = t.state
    state.count = None
    if state.rp == 0 and state.turn == 1 and t.has(OptionId.GENTLE_START):
        t.change_rp(1, "gentle-start", "R5")
    if state.rp == 0:
        raise CampaignLost("no-romanness", "3.3")


def grant_gifts(t: Romanitas, box: ActaBox) -> None:  # 4.2, R59
    """Add the gifts that a box offers the player this turn."""
    if box.domain is Domain.POLITICAL:
        t.state.political_gifts = [str(offer.gift) for offer in box.one_of]
    if box.domain is Domain.ECONOMIC:
        t.state.free_actions = box.amount(Gift.DIPLOMATIC_ACTION)
        t.state.free_elites = box.amount(Gift.ELITE)


def random_event(t: Romanitas) -> Play[None]:  # 8.7, R67
    """Roll the random event of the turn."""
    die = t.roll()
    event = t.data.random_event[die]
    t.state.event = event.id
    match event.id:
        case RandomEventId.CONFINES:
            yield from _confines(t, die)
        case RandomEventId.EARTHQUAKE:
            _earthquake(t, die, event.cities[t.roll() - 1])
        case RandomEventId.ARAB_RAZZIA:  # 8.7-5
            t.tell(RandomEventDrawn(die=die, event=event.id, about=event.desolation or ""), "8.7")
            desolate(t, event.desolation or "", event.id, "8.7")
        case _:
            t.tell(RandomEventDrawn(die=die, event=event.id), "8.7")


def _confines(t: Romanitas, die: int) -> Play[None]:  # 8.7-1
    exempt = t.data.random_event[die].exempt
    units = [unit for unit in t.units_at(MOBILISED) if t.data.roman_army[unit].troop not in exempt]
    if units:
        t.state.barred_unit = yield from one(
            Pick(
                seat=SEAT,
                topic="barred-unit",
                question=say("confines"),
                rule="8.7",
                domain="military",
                options=[Option(unit, say("unit-bonus", unit=unit, bonus=t.bonus(unit)), rule="8.7") for unit in units],
                default=(min(units, key=t.bonus),),
            )
        )
    t.tell(RandomEventDrawn(die=die, event=RandomEventId.CONFINES, about=t.state.barred_unit), "8.7")


def _earthquake(t: Romanitas, die: int, city: str) -> None:  # 8.7-3, R58
    t.tell(RandomEventDrawn(die=die, event=RandomEventId.EARTHQUAKE, about=city), "8.7")
    for monument in t.monuments_in(city):
        t.pieces.move(monument, MOBILISED)
        t.tell(MonumentDestroyed(monument=monument, city=city), "8.7, R58")
