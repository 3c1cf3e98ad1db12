"""Written orders of Rise and Fall: parsed, tried out, completed, analysed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core.agents import give
from rules.core.decisions import Pick, offered
from rules.core.errors import IllegalChoice
from rules.core.orders import MOST_ORDERS, MOST_TEXT, Order, Plan
from rules.core.orders.area_orders import PARTICLES, AreaOrder
from rules.core.orders.names import folded
from rules.core.registry import companions
from rules.core.text import Text, lexicon, speaking
from rules.rise_and_fall.ai.legate import legate
from rules.rise_and_fall.chapters.act_refusals import why_no_kingdom, why_no_loot
from rules.rise_and_fall.chapters.campaign_phase import operate
from rules.rise_and_fall.chapters.combat import Part, plans
from rules.rise_and_fall.chapters.garrisons import failures_of_turn
from rules.rise_and_fall.chapters.imperial_replacements import why_no_walls
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.data.loader import GAME_ID, HUNS, rise_data
from rules.rise_and_fall.events import Attacked, UnitMoved
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.orders.book import ORDERS as BOOK
from rules.rise_and_fall.orders.names import KINDS, VOCABULARY
from rules.rise_and_fall.orders.planner import RiseUnits
from rules.rise_and_fall.orders.reasons import why_not_abroad
from rules.rise_and_fall.state import RiseState
from tests.rulebook.rise_and_fall.toolkit import empty, hold, stand
from tests.sampling import first, thirds

pytestmark = pytest.mark.xdist_group("orders of Rise and Fall")

parse = BOOK.parse

SAVES = (
    ("rise-60bc-20ad", 20),
    ("rise-60bc-20ad", 90),
    ("zenith-100-190", 40),
    ("crisis-220-340", 90),
    ("fall-350-470", 75),
    ("fall-350-470", 150),
)
"""Scenarios, and how many acts of movement and combat the Legate has made in them."""

_STEP = 10


@cache
def _save(scenario: str, acts: int) -> str:
    """The save after so many acts, played on from the one after ten or fewer less, which other tests need as well."""
    made = (acts - 1) // _STEP * _STEP
    is_first = made <= 0
    table = rules.start(GAME_ID, scenario, seed="orders") if is_first else rules.load(_save(scenario, made))
    made = max(made, 0)
    while table.decision is not None:
        made += table.decision.topic == "operation"
        if made > acts:
            return table.save()
        give(table, legate(table) if acts else table.decision.default)
    raise AssertionError("the game was over before")


def _table(scenario: str = "rise-60bc-20ad", acts: int = 0) -> rules.Table:
    return rules.load(_save(scenario, acts))


def _seat(table: rules.Table) -> str:
    assert table.decision is not None
    return table.decision.seat


def _plan(table: rules.Table, text: str) -> Plan:
    reading = BOOK.parse(text, "en")
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    return BOOK.plan(table, _seat(table), reading.orders)


def _bare(order: Order) -> Order:
    """An order without where it stood."""
    return msgspec.structs.replace(order, line=0, column=0)


def looked_at(table: rules.Table) -> RiseAndFall:
    """The position of a table, on a copy of its state."""
    return RiseAndFall(msgspec.json.decode(msgspec.json.encode(table.state), type=RiseState), "")


AREAS = [lexicon(GAME_ID, locale).name(area) for locale in ("en", "fr") for area in rise_data().areas]
WORDS = [word for table in (VOCABULARY.verbs(), VOCABULARY.kinds()) for word in table]
PIECES = st.one_of(
    st.sampled_from(AREAS),
    st.sampled_from(AREAS).map(lambda name: name[:4]),
    st.sampled_from(WORDS),
    st.sampled_from([">", ">>", "->", "→", ",", ";", "\n", "#", "and", "from", "support", "with", "on", "at", "all"]),
    st.sampled_from(["2", "3 legions", "0", "99", "²", "٣", "legion 4", "venelli", "à", "İ", "ß", "\x00", "\u202e"]),
    st.text(max_size=8),
)


@given(st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=40).map(" ".join)), st.sampled_from(["en", "fr"]))
@settings(max_examples=300, deadline=None)
def test_no_text_breaks_the_reader(text: str, locale: str) -> None:
    reading = parse(text, locale)
    lines = text.split("\n")
    for fault in reading.faults:
        assert str(fault.reason)
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    again = parse("\n".join(order.text for order in reading.orders), locale)
    assert not again.faults
    assert [*map(_bare, again.orders)] == [*map(_bare, reading.orders)]


@given(st.lists(st.sampled_from(AREAS), min_size=2, max_size=4), st.sampled_from([" > ", "  ->  ", " → ", ">"]))
@settings(max_examples=100, deadline=None)
def test_full_names_are_read_in_any_case_and_without_accents(areas: list[str], arrow: str) -> None:
    reading = parse(arrow.join(areas), "en")
    shouted = parse(arrow.join(" ".join(folded(name)).upper() for name in areas), "en")
    assert not reading.faults
    assert [*map(_bare, reading.orders)] == [*map(_bare, shouted.orders)]


@pytest.mark.slow
@given(st.lists(PIECES, max_size=40).map(" ".join))
@settings(max_examples=40, deadline=None)
def test_no_text_breaks_the_plan(text: str) -> None:
    table = _table("fall-350-470", 60)
    before = table.save()
    reading = parse(text, "en")
    plan = BOOK.plan(table, _seat(table), reading.orders)
    assert len(plan.verdicts) == len(reading.orders)
    for verdict in plan.verdicts:
        assert str(verdict.note if verdict.refused is None else verdict.refused)
    assert all(map(str, plan.warnings))
    assert table.save() == before


@pytest.mark.parametrize(
    ("text", "fault", "column"),
    [
        ("carth > rome", "order-open-area", 1),
        ("rome > lugdnum", "order-no-area-guess", 8),
        ("rome > xyzzy", "order-no-area", 8),
        ("rome >", "order-no-place", 6),
        ("dance", "order-no-verb", 1),
        ("99 legions rome > capua", "order-no-number", 1),
        ("0 legions rome > capua", "order-no-number", 1),
        ("war on strangers", "order-no-power", 8),
        ("emperor rome", "order-no-region", 9),
        ("end now", "order-not-understood", 5),
        ("choose", "order-unsaid", 1),
        ("rome > capua, frogs", "order-no-unit", 15),
        ("hold", "order-no-place", 1),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, fault: str, column: int) -> None:
    for before in ("", "rome > capua; "):
        reading = parse(f"# a remark\n{before}{text}", "en")
        (found,) = reading.faults
        assert (found.line, found.column, found.reason.key) == (2, column + len(before), fault)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack lutetia, burdigala", "An order has one target. Write an order of its own for Burdigala."),
        (
            "legion 99 > rome",
            "No unit is called “legion 99”. Write the number on a counter, or the area where the unit is.",
        ),
    ],
)
def test_what_cannot_be_read_comes_with_the_way_out(text: str, reason: str) -> None:
    (fault,) = parse(text, "en").faults
    assert str(fault.reason) == reason
    with speaking("fr"):
        assert str(fault.reason) != reason


def test_texts_and_numbers_of_orders_are_bounded() -> None:
    (long,) = parse("x" * (MOST_TEXT + 1), "en").faults
    assert long.reason.key == "order-too-long"
    many = parse("end;" * 900, "en")
    assert len(many.orders) == MOST_ORDERS
    assert [fault.reason.key for fault in many.faults] == ["order-too-many"]
    deep = parse("rome" + " > capua > rome" * 40, "en")
    assert [fault.reason.key for fault in deep.faults] == ["order-too-many"]


def test_one_order_is_written_in_many_ways() -> None:
    ways = (
        "Aquileia > Norica, support from Cremona",
        "Aquilia > Norica, support from Cremona",
        "aquil>noric , support cremon",
        "AQUILEIA -> NORICUM support from Cremona",
        "aquilée → norique, soutien de crémone",
    )
    read = [parse(way, "en").orders[0] for way in ways]
    assert len({order.text for order in read}) == 1
    assert read[0].text == ways[0]
    assert parse(ways[0], "fr").orders[0].text == "Aquilée > Norique, soutien depuis Crémone"


def test_the_example_of_the_handbook() -> None:
    (order,) = parse("nisibis > edessa, 3 legions support from antioch", "en").orders
    assert isinstance(order, AreaOrder)
    assert order.areas == ("nisbis", "osrohene")
    (support,) = order.supports
    assert (support.force.count, support.force.kind, support.area) == (3, "legion", "antioch")


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "acts"), first(1, SAVES))
def test_a_plan_is_the_same_as_its_choices_made_by_hand(scenario: str, acts: int) -> None:
    table = _table(scenario, acts)
    seat = _seat(table)
    prospects = [each.order for each in BOOK.analysis(table, seat, "en") if each.order and "war" not in each.order]
    orders = BOOK.parse("\n".join(prospects), "en").orders
    plan = BOOK.plan(table, seat, orders)
    good = BOOK.plan(table, seat, [each.order for each in plan.verdicts if each.refused is None])
    assert good.is_good
    assert good.answers
    events = []
    for answer in good.answers:
        assert not isinstance(answer, dict)
        events += table.choose(*answer)
    told = [event for verdict in good.verdicts for event in verdict.events]
    assert events == told
    moved = [event for event in events if event.kind in ("unit-moved", "attacked", "unit-transferred")]
    assert len(good.arrows) >= len(moved)


@pytest.mark.slow
@pytest.mark.parametrize("most", [3, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("scenario", "acts"), thirds(SAVES))
def test_each_prospect_comes_true(scenario: str, acts: int, most: int) -> None:
    table = _table(scenario, acts)
    seat = _seat(table)
    prospects = [each for each in BOOK.analysis(table, seat, "en") if each.order]
    for each in Random(acts).sample(prospects, min(most, len(prospects))):
        plan = _plan(table, each.order)
        assert plan.is_good, (each.order, str(plan.verdicts[0].refused))
        assert str(each.text)
        assert str(each.heading)


@pytest.mark.parametrize("most", [4, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("scenario", "acts"), SAVES)
def test_every_legal_move_can_be_ordered(scenario: str, acts: int, most: int) -> None:
    table = _table(scenario, acts)
    game = RiseAndFall(table.state, "")  # type: ignore[arg-type]
    name = lexicon(GAME_ID, "en").name
    moves = [(unit, area) for unit in game.moved_by(game.state.player) for area in destinations(game, unit)]
    for unit, area in Random(acts).sample(moves, min(most, len(moves))):
        plan = _plan(table, f"{name(unit)} > {name(area)}")
        assert plan.is_good, (unit, area, str(plan.verdicts[0].refused))
        fork = table.fork("by hand")
        for answer in plan.answers:
            give(fork, answer)
        moved = [event for event in plan.verdicts[0].events if event.kind == "unit-moved"]
        assert [(event.unit, event.path[-1]) for event in moved][:1] == [(unit, area)]  # type: ignore[attr-defined]


def _operating() -> rules.Table:
    """Rome, 60 BC, at the beginning of its first phase of movement and combat."""
    return _table()


def _reasons(plan: Plan) -> list[str]:
    return ["" if each.refused is None else each.refused.key for each in plan.verdicts]


def test_orders_build_on_each_other() -> None:
    plan = _plan(_operating(), "attack norica; war on asian; attack galatia from macedonia; cremona > capua")
    assert plan.is_good or _reasons(plan)[0] == ""
    assert plan.verdicts[0].note is not None
    assert plan.verdicts[0].note.key == "note-attacked"
    assert plan.verdicts[1].answers == (("war",), ("rome:asian",))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack alexandria", "refused-order-no-enemy"),
        ("war on parthia; attack ctesiphon", "refused-order-no-leader"),
        ("nisbis > hatra", "refused-order-nobody"),
        ("9 legions cremona > capua", "refused-order-units"),
        ("cremona > alexandria", "refused-order-strangers"),
        ("legion 5 > lugdunum; legion 5 >> lugdunum; legion 5 > tolosa", "refused-order-transferred"),
        ("legion 30 > rome", "refused-order-nowhere"),
        ("hold cremona; all cremona > capua", "refused-order-held"),
        ("war on germans", "refused-order-at-war"),
        ("war on celts", "refused-order-at-war"),
        ("place legion at rome", "refused-order-late"),
        ("done", "refused-order-late"),
        ("sue", "refused-order-no-war-to-end"),
        ("war on parthia; sue", "refused-order-sue-later"),
        ("loot rome", "refused-order-units"),
        ("choose the moon", "refused-order-option"),
        ("pact", "refused-order-pact-date"),
        ("cremona > huns", "refused-order-hun-lands"),
        ("attack norica with legion 30", "refused-order-leader"),
    ],
)
def test_what_cannot_be_carried_out_is_refused_with_the_rule(text: str, reason: str) -> None:
    table = _operating()
    plan = _plan(table, text)
    assert _reasons(plan)[-1] == reason, [str(each.refused) for each in plan.verdicts]
    assert not plan.is_good


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("war on celts", "Rome is already at war with the Celts: attack without a declaration (Wars)."),
        ("pact", "Germans and European Sarmatians can ally from 160 AD on (Allies)."),
        ("cremona > huns", "is closed until 420 AD"),
        ("place at rome", "Give this order at the start of your next one"),
        ("legion 5 >> lugdunum; legion 5 > tolosa", "Legion 5 (Lugdunum) was transferred"),
    ],
)
def test_a_refusal_names_the_way_out(text: str, reason: str) -> None:
    refused = _plan(_operating(), text).verdicts[-1].refused
    assert reason in str(refused)


def test_replacements_name_the_phase_of_an_early_order() -> None:
    table = rules.start(GAME_ID, "rise-60bc-20ad", seed="orders")
    while table.decision is not None and table.decision.topic != "provision":
        give(table, table.decision.default)
    assert _reasons(_plan(table, "war on parthia")) == ["refused-order-early"]


@pytest.mark.rule("Movement")
def test_a_people_is_told_the_date_from_which_it_may_leave_its_country() -> None:
    game = empty(scenario="zenith-100-190")
    assert "from 250 AD on" in str(why_not_abroad(game, "asian-sarmatian", "rome"))
    assert why_not_abroad(game, "asian-sarmatian", "saka") is None


def test_where_units_are_comes_with_their_names_and_then_their_route() -> None:
    table = _operating()
    (verdict,) = _plan(table, "attack norica from aquilia, support from cremona").verdicts
    assert "(Cremona)" in str(verdict.note)
    far = next(plan for plan in plans(looked_at(table), "rome").values() if _is_far(table, plan.main))
    name = lexicon(GAME_ID, "en").name
    led, way = name(looked_at(table).area_of(far.main.unit)), name(far.main.origin)
    (verdict,) = _plan(table, f"attack {name(far.target.area)} from {led}").verdicts
    assert f"({led}) by {way}" in str(verdict.note)
    give(table, ("attack",))
    give(table, (far.target.area,))
    assert isinstance(table.decision, Pick)
    labels = [option.label for option in table.decision.options]
    assert any(label.endswith(f"({led}) by {way}") for label in labels), labels


def _is_far(table: rules.Table, part: Part) -> bool:
    return looked_at(table).area_of(part.unit) != part.origin


def test_who_stands_in_an_area_comes_before_who_could_go_there() -> None:
    table = _operating()
    (verdict,) = _plan(table, "attack norica from aquilia, support from cremona").verdicts
    attacked = [event for event in verdict.events if isinstance(event, Attacked)]
    assert attacked[0].attacker in table.state.stacks["aquilia"]
    assert [*attacked[0].supporters] == [
        each for each in table.state.stacks["cremona"] if each in attacked[0].supporters
    ]
    assert verdict.note is not None
    assert "4 against 2" in str(verdict.note)


def test_a_refused_order_leaves_no_trace_in_what_follows() -> None:
    table = _operating()
    with_fault = _plan(table, "attack ctesiphon; attack norica")
    without = _plan(table, "attack norica")
    assert with_fault.verdicts[1].answers == without.verdicts[0].answers


def test_the_end_of_the_turn_is_the_end_of_the_orders() -> None:
    table = _operating()
    plan = _plan(table, "war on asian; end; cremona > capua")
    assert _reasons(plan) == ["", "", "refused-order-ended"]
    assert plan.warnings[0].key == "warn-turn"


def _rivals(table: rules.Table) -> list[tuple[str, str]]:
    """Pairs of targets whose best attacks need the same unit, as orders."""
    game = looked_at(table)
    found = list(plans(game, game.state.player).values())
    needed = {each.target: {each.main.unit, *(part.unit for part in each.supporters)} for each in found}
    name = lexicon(GAME_ID, "en").name
    return [
        (f"attack {name(one.target.area)}", f"attack {name(other.target.area)}")
        for one, other in combinations(found, 2)
        if needed[one.target] & needed[other.target] and one.target.area != other.target.area
    ]


@pytest.mark.parametrize(("most", "step"), first(1, [(1, 2), (5, 1)]))
def test_attacks_share_out_the_units_that_each_of_them_needs(most: int, step: int) -> None:
    """A pair that fails one after the other in one order, though it can be made in the other, can be made in both."""
    shared = 0
    for scenario, acts in (("rise-60bc-20ad", 20), ("rise-60bc-20ad", 60), *SAVES[2:])[::step]:
        table = _table(scenario, acts)
        for pair in _rivals(table)[:most]:
            orders = [parse("\n".join(each), "en").orders for each in (pair, pair[::-1])]
            alone = [_is_done_in_order(table, each) for each in orders]
            if sorted(alone) == [False, True]:
                shared += 1
                assert all(BOOK.plan(table, _seat(table), each).is_good for each in orders), pair
    assert shared


@pytest.mark.slow
def test_attacks_share_out_the_areas_that_supporters_come_from() -> None:
    """Helvetia can be supported from Cremona alone, and Raetia also from Aquileia."""
    table = _table("rise-60bc-20ad", 90)
    for text in ("attack Helvetia; attack Raetia", "attack Raetia; attack Helvetia"):
        assert _reasons(_plan(table, text)) == ["", ""], text


@pytest.mark.parametrize("areas", [("norica", "merv", "vesontio"), ("merv", "vesontio", "norica")])
def test_an_attack_far_away_does_not_hinder_the_sharing(areas: Sequence[str]) -> None:
    plan = _plan(_table("rise-60bc-20ad", 60), "; ".join(f"attack {area}" for area in areas))
    assert _reasons(plan) == ["", "", ""]


def test_a_later_attack_counts_on_nothing_that_an_earlier_one_takes() -> None:
    """The Boii of Agri Decumates can support the attack on Helvetia until they are attacked themselves."""
    table = _table("rise-60bc-20ad", 20)
    assert _reasons(_plan(table, "attack Helvetia; attack Agri Decumates")) == ["", ""]
    assert _reasons(_plan(table, "attack Agri Decumates; attack Helvetia")) == ["", "refused-order-weak"]


def _is_done_in_order(table: rules.Table, orders: Sequence[Order]) -> bool:
    """Whether orders can be carried out if each takes the units that suit it best."""
    again = rules.load(table.save())
    for order in orders:
        plan = BOOK.plan(again, _seat(again), [order])
        if not plan.is_good:
            return False
        for answer in plan.answers:
            give(again, answer)
    return True


def _warnings(plan: Plan) -> list[str]:
    return [each.key for each in plan.warnings]


def test_the_end_of_the_turn_hides_no_missing_garrison() -> None:
    table = _operating()
    game = looked_at(table)
    kept = next(
        star
        for star in game.stars
        if game.holder(star) == "rome" and len(game.at(star)) == 1 and _is_needed(game, star)
    )
    unit = game.at(kept)[0]
    away = next(area for area in transfers(game, unit) if not game.at(area))
    orders = f"{lexicon(GAME_ID, 'en').name(kept)} >> {lexicon(GAME_ID, 'en').name(away)}"
    before, after = _plan(table, orders), _plan(table, f"{orders}; end")
    assert before.is_good, [str(each.refused) for each in before.verdicts]
    assert after.is_good
    assert "warn-garrison" in _warnings(before)
    assert _warnings(after) == ["warn-garrison", "warn-turn"]
    assert before.warnings[0] == after.warnings[0]


def _is_needed(game: RiseAndFall, star: str) -> bool:
    """Whether a star would revolt without its unit."""
    left, game.state.stacks[star] = game.state.stacks[star], []
    try:
        return star in failures_of_turn(game)
    finally:
        game.state.stacks[star] = left


@pytest.mark.rule("R89")
def test_the_end_of_the_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    table = _operating()
    before = table.state.model_dump()
    give(table, ("end",))
    assert _seat(table) == "parthia"
    table.undo("rome")
    assert (_seat(table), table.state.model_dump()) == ("rome", before)
    give(table, ("end",))
    assert table.decision is not None
    give(table, table.decision.default)
    assert not table.can_undo_for("rome")


def test_the_end_of_replacements_hides_no_unspent_point() -> None:
    table = rules.start(GAME_ID, "rise-60bc-20ad", seed="orders")
    while table.decision is not None and table.decision.topic != "provision":
        give(table, table.decision.default)
    before = _plan(table, "choose done")
    assert _warnings(before)[0] == "warn-points"
    assert _warnings(_plan(table, "done"))[0] == "warn-points"


def test_the_turn_is_not_called_over_while_a_question_is_open() -> None:
    table = rules.start(GAME_ID, "fall-350-470", seed="orders")
    plan = _plan(table, "sue")
    assert plan.is_good
    assert _is_asked_in_between(table, plan)
    assert _warnings(plan)[-1] in ("warn-waits", "warn-end-waits")


def _is_asked_in_between(table: rules.Table, plan: Plan) -> bool:
    fork = table.fork("asked")
    turn, player = fork.state.turn, looked_at(fork).state.player
    for answer in plan.answers:
        give(fork, answer)
    after = looked_at(fork).state
    return (
        fork.decision is not None
        and (after.turn, after.player) == (turn, player)
        and (fork.decision.topic not in ("operation", "provision"))
    )


def test_a_question_is_answered_by_its_label_in_either_language() -> None:
    table = _operating()
    for text in ("choose declare war; choose rome on asians", "choisir déclarer; choisir retour"):
        plan = BOOK.plan(table, "rome", BOOK.parse(text, "en").orders)
        assert _reasons(plan)[0] == "", str(plan.verdicts[0].refused)
        assert plan.verdicts[0].answers == (("war",),)


def test_orders_go_on_from_a_question_half_answered() -> None:
    table = _operating()
    give(table, ("move",))
    plan = _plan(table, "attack norica")
    assert plan.is_good
    assert plan.verdicts[0].answers[0] == ("back",)
    for answer in plan.answers:
        give(table, answer)


def test_a_question_that_comes_first_is_named() -> None:
    table = _operating()
    plan = _plan(table, "usual; attack norica")
    assert plan.verdicts[0].refused is None
    other = rules.start(GAME_ID, seed="x")
    assert other.decision is not None
    assert other.decision.topic == "deployment"
    (verdict,) = _plan(other, "attack norica").verdicts
    assert verdict.refused is not None
    assert verdict.refused.key == "refused-order-question"
    assert "usual" in str(verdict.refused)


def test_replacements_are_ordered_too() -> None:
    table = _table("fall-350-470", 60)
    for _ in range(400):
        assert table.decision is not None
        if table.decision.topic == "provision" and any(option.id == "place" for option in table.decision.options):  # type: ignore[union-attr]
            break
        give(table, legate(table))
    else:
        raise AssertionError("nothing could be placed")
    seat = _seat(table)
    fork = table.fork("kinds")
    give(fork, ("place",))
    fork_decision = fork.decision
    assert fork_decision is not None
    if fork_decision.topic == "place-kind":
        give(fork, fork_decision.default)
        fork_decision = fork.decision
        assert fork_decision is not None
    area = lexicon(GAME_ID, "en").name(str(next(iter(fork_decision.default))))
    plan = BOOK.plan(table, seat, BOOK.parse(f"place at {area}; done", "en").orders)
    assert plan.is_good, [str(each.refused) for each in plan.verdicts]
    assert plan.verdicts[1].answers == (("done",),)


def test_what_is_written_after_the_end_of_the_turn_is_told_so() -> None:
    plan = _plan(_operating(), "end; legion 24 > capua; attack norica; war on asians; hold rome; usual")
    assert _reasons(plan) == ["", *["refused-order-ended"] * 5]
    assert len(plan.answers) == 1


def test_no_one_orders_in_the_turn_of_another() -> None:
    table = _operating()
    plan = BOOK.plan(table, "parthia", BOOK.parse("ctesiphon > susa", "en").orders)
    assert _reasons(plan) == ["refused-order-nobody"] or _reasons(plan) == ["refused-order-waits"]
    assert not plan.answers
    assert BOOK.suggest(table, "parthia", "ctes", "en") == ["Ctesiphon >"], "it can be written for its own turn"
    assert BOOK.analysis(table, "parthia", "en") == []


def _completions(typed: str, locale: str = "en") -> Sequence[str]:
    return BOOK.suggest(_operating(), "rome", typed, locale)


def test_what_is_typed_is_completed() -> None:
    assert "Cremona >" in _completions("cre")
    assert "Crémone >" in _completions("cré", "fr")
    assert _completions("cremona > nor") == ["cremona > Norica"]
    assert _completions("attack nor") == ["attack Norica"]
    assert "attack Norica from Cremona" in _completions("attack norica from cr")
    assert "war on Asians" in _completions("war as")
    assert "hold rome; Cremona >" in _completions("hold rome; cre")
    assert "2 legions Cremona >" in _completions("2 legions cr")
    assert "Legion 13 >" in _completions("legion 1")
    assert "legion 13 > Norica" in _completions("legion 13 > nor")
    assert len(_completions("")) == 25
    assert _completions("x" * 5000) == []


@given(st.lists(PIECES, max_size=12).map(" ".join))
@settings(max_examples=60, deadline=None)
def test_no_text_breaks_completion(typed: str) -> None:
    offered = _completions(typed)
    assert len(offered) <= 25
    assert len(set(offered)) == len(offered)


def test_analysis_changes_nothing_and_names_costs() -> None:
    table = _operating()
    before = table.save()
    prospects = BOOK.analysis(table, "rome", "en")
    assert table.save() == before
    said = {str(each.heading) for each in prospects}
    assert {"By attack", "After a declaration of war"} <= said
    assert any("Norica" in str(each.text) for each in prospects)
    costs = [each for each in prospects if isinstance(each.text, Text) and each.text.key == "prospect-bare"]
    assert costs
    assert all("garrison" in str(each.text) for each in costs)


def test_the_game_brings_its_order_book() -> None:
    assert companions(GAME_ID).orders is BOOK


def test_every_word_of_command_is_understood_in_every_language() -> None:
    for locale in ("en", "fr"):
        for verb in VOCABULARY.stems:
            assert VOCABULARY.verbs()[folded(VOCABULARY.word(verb, locale))[0]] == verb
        for particle in PARTICLES:
            assert VOCABULARY.means(folded(VOCABULARY.word(particle, locale))[0], particle)
        for kind in KINDS:
            assert VOCABULARY.kinds()[folded(VOCABULARY.word(f"kind-{kind}", locale))[0]] == kind


def _alone(unit: str, area: str) -> RiseAndFall:
    """A late position with one unit on the map, in its mover's turn."""
    game = empty("fall-350-470", 420)
    nation = game.nation_of(unit)
    game.put(unit, area)
    game.state.player = nation if nation in HUNS else game.relations.mover(nation)  # type: ignore[assignment]
    game.relations_changed()
    return game


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_unit_is_found_by_its_name(locale: str) -> None:
    """In the place of a unit its name means it, whatever areas are called so, and whoever is in them."""
    for unit in rise_data().unit:
        _check_name(unit, locale)


def _check_name(unit: str, locale: str) -> None:
    name = lexicon(GAME_ID, locale).name(unit)
    (march,) = parse(f"{name} > cremona", locale).orders
    (attack,) = parse(f"attack cremona from {name}", locale).orders
    (support,) = parse(f"rome > cremona, support from {name}", locale).orders
    (counted,) = parse(f"rome > cremona, 1 unit support from {name}", locale).orders
    assert isinstance(march, AreaOrder)
    assert isinstance(attack, AreaOrder)
    assert isinstance(support, AreaOrder)
    assert isinstance(counted, AreaOrder)
    origin = attack.areas[1] if len(attack.areas) > 1 else ""
    by_march = RiseUnits(_alone(unit, "capua")).readings(march.areas[0], march.force)
    by_attack = RiseUnits(_alone(unit, "capua")).readings(origin, attack.force)
    assert unit in (*by_march[0], *by_march[1]), name
    assert unit in (*by_attack[0], *by_attack[1]), name
    for each in (support, counted):
        assert each.supports[0].force.count == 1, name
        assert unit in RiseUnits(_alone(unit, "capua")).supporting(each.supports[0], [unit], []), name
        assert [_bare(again) for again in parse(each.text, locale).orders] == [_bare(each)], name


def test_a_name_is_read_as_the_area_where_the_unit_of_that_name_cannot_act() -> None:
    """Pontus is a unit and what two areas are also called; Judea one area."""
    game = empty("campaign-60bc")
    (order,) = parse("pontus > colchis", "en").orders
    assert isinstance(order, AreaOrder)
    stand(game, legion_01="sinope")
    assert RiseUnits(game).readings(order.areas[0], order.force) == ([], ["legion-01"])
    stand(game, legion_02="trapezus")
    assert RiseUnits(game).readings(order.areas[0], order.force) == ([], [])
    (order,) = parse("rome > damascus, support from judea", "en").orders
    assert isinstance(order, AreaOrder)
    stand(game, legion_03="jerusalem")
    assert RiseUnits(game).supporting(order.supports[0], ["legion-03"], ["jerusalem"]) == ["legion-03"]


def test_pontus_can_be_ordered() -> None:
    """In an order that is carried out, too."""
    save = json.loads(rules.start(GAME_ID, "rise-60bc-20ad", seed="pontus").open_save() or "")
    state = save["record"]["checkpoint"]
    state.update(step="campaign", player="rome", scene="rome-1", scenes=1, counted={"all": 25})
    (to,) = (area for area, units in state["stacks"].items() if "asian-colchis" in units)
    state["stacks"][to].remove("asian-colchis")
    state["stacks"]["pile-asian"].append("asian-colchis")
    table = rules.take_up(json.dumps(save).encode())
    assert _plan(table, f"pontus >> {to}").is_good
    name = lexicon(GAME_ID, "en").name(to)
    assert f"pontus > {name}" in BOOK.suggest(table, "rome", "pontus > ", "en")
    assert f"pontus >> {name}" in BOOK.suggest(table, "rome", "pontus >> ", "en")
    assert _reasons(_plan(table, f"2 pontus > {to}")) == ["refused-order-units"]
    (verdict,) = _plan(table, f"Pontus > {to}").verdicts
    moved = [event for event in verdict.events if isinstance(event, UnitMoved)]
    assert [(event.unit, event.path[-1]) for event in moved] == [("asian-pontus", to)], str(verdict.refused)


def test_the_menus_that_end_a_phase_carry_the_warnings_of_the_orders() -> None:
    endings, told = {"provision": "done", "operation": "end"}, set[str]()
    table = rules.start(GAME_ID, "rise-60bc-20ad", seed="orders")
    for _ in range(40):
        decision = table.decision
        assert decision is not None
        ending = endings.get(decision.topic)
        if ending is not None and isinstance(decision, Pick) and ending in offered(decision):
            keys = [text.key for text in decision.cautions().get(ending, ())]
            assert keys == _warnings(_plan(table, ending))[: len(keys)]
            told |= set(keys)
        give(table, decision.default)
    assert "warn-points" in told
    game = looked_at(_operating())
    star = next(each for each in game.stars if game.holder(each) == "rome" and _is_needed(game, each))
    game.state.stacks[star] = []
    menu = next(operate(game))
    assert isinstance(menu, Pick)
    assert [text.key for text in menu.cautions()["end"]] == ["warn-garrison"]


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("found", "Only Germans and Huns found Kingdoms"),
        ("release", "No unit of yours has risen in revolt"),
        ("dismiss", "You don't control Armenia"),
    ],
)
def test_an_act_that_is_not_on_offer_says_why(act: str, reason: str) -> None:
    decision = _operating().decision
    assert isinstance(decision, Pick)
    told = {barred.id: barred.detail for barred in decision.barred()}
    assert reason in told[act]
    with pytest.raises(IllegalChoice, match=reason):
        decision.check((act,))


@pytest.mark.rule("Looting", "R55")
def test_a_looter_is_sent_to_a_star() -> None:
    game = empty(scenario="zenith-100-190")
    game.state.player = "parthia"
    assert why_no_loot(game).key == "refused-order-loot-nobody"
    unit = next(unit for unit in game.data.unit if game.data.kind[unit] == "german")
    game.put(unit, "germania-inf")
    game.relations_changed()
    assert why_no_loot(game).key == "refused-order-loot-nowhere"


@pytest.mark.rule("Germanic Kingdoms 1")
def test_kingdoms_name_the_year_from_which_they_can_be_founded() -> None:
    game = empty(scenario="rise-60bc-20ad")
    game.state.player = "parthia"
    assert "Kingdoms can be founded from 350 AD on" in str(why_no_kingdom(game))
    game = empty(year=400)
    game.state.player = "parthia"
    assert why_no_kingdom(game).key == "refused-order-found-nowhere"
    game.state.founded = True
    assert why_no_kingdom(game).key == "refused-order-found-once"
    game.state.player = "huns"
    assert why_no_kingdom(game).key == "refused-order-found-hun"


@pytest.mark.rule("West and East 7")
def test_the_walls_say_why_they_cannot_be_built() -> None:
    table = rules.start(GAME_ID, "rise-60bc-20ad", seed="orders")
    while table.decision is not None and table.decision.topic != "provision":
        give(table, table.decision.default)
    assert isinstance(table.decision, Pick)
    (walls,) = (each for each in table.decision.barred() if each.id == "walls")
    assert "from 210 AD on" in walls.detail
    game = looked_at(table)
    game.state.walls = "standing"
    assert why_no_walls(game, "rome").key == "refused-order-walls-up"
    game.state.walls = "razed"
    assert why_no_walls(game, "rome").key == "refused-order-walls-dear"
    hold(game, "parthia", "byzantium")
    assert why_no_walls(game, "rome").key == "refused-order-walls-lost"
    assert why_no_walls(game, "parthia").key == "refused-order-walls-whose"
