"""Written orders of Ultimus Romanorum: parsed, tried out, completed, analysed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.orders import MOST_ORDERS, Order, Plan, RehearsingBook
from rules.core.orders.conditions import stages
from rules.core.registry import companions, legates_answer, only_games, packages
from rules.core.text import Text, lexicon, speaking
from rules.ultimus_romanorum.chapters.campaign import ARMADA_FROM
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.chapters.movement import goals, movers, reach
from rules.ultimus_romanorum.data.loader import GAME_ID, ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import FleetLanded, FleetMoved, RallyTested, StackMoved
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.orders.book import ORDERS as BOOK
from rules.ultimus_romanorum.orders.grammar import Group, StackOrder, grammar
from rules.ultimus_romanorum.orders.names import VOCABULARY
from rules.ultimus_romanorum.orders.planner import UltimusTrial, _note
from rules.ultimus_romanorum.orders.reasons import RULES, why_not_ready
from rules.ultimus_romanorum.state import Plague, UltimusState

PACKAGE = "rules.ultimus_romanorum"


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


@cache
def _save(scenario: str, topic: str, camp: str) -> str:
    """A campaign at the first question of a topic to a camp; only on the way to a battle has anyone moved."""
    table = rules.start(GAME_ID, scenario, seed="orders")
    for _ in range(600):
        decision = table.decision
        assert decision is not None
        if decision.topic == topic and looked_at(table).camp_of_seat(decision.seat) == camp:
            return table.save()
        answer = decision.default if topic == "movement" else legates_answer(table, decision.seat)
        give(table, answer, decision.seat)
    raise AssertionError("there was no such question")


def _table(scenario: str = "catalaunian-451", topic: str = "movement", camp: str = "roman") -> rules.Table:
    return rules.load(_save(scenario, topic, camp))


def looked_at(table: rules.Table) -> UltimusRomanorum:
    """The position of a table, on a copy of its state."""
    return UltimusRomanorum(msgspec.json.decode(msgspec.json.encode(table.state), type=UltimusState), "")


def _seat(table: rules.Table) -> str:
    assert table.decision is not None
    return table.decision.seat


def _plan(table: rules.Table, text: str) -> Plan:
    reading = BOOK.parse(text, "en")
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    return BOOK.plan(table, _seat(table), reading.orders)


def _reasons(plan: Plan) -> list[str]:
    return ["" if each.refused is None else each.refused.key for each in plan.verdicts]


def _bare(order: Order) -> Order:
    return msgspec.structs.replace(order, line=0, column=0)


NAMES = [
    lexicon(GAME_ID, locale).name(thing)
    for locale in ("en", "fr")
    for thing in (
        *ultimus_data().areas,
        *ultimus_data().seas,
        *ultimus_data().leaders,
        *ultimus_data().units,
        *ultimus_data().tribes,
        *ultimus_data().fleets,
    )
]
PIECES = st.one_of(
    st.sampled_from(NAMES),
    st.sampled_from(NAMES).map(lambda name: name[:5]),
    st.sampled_from([*VOCABULARY.verbs(), *VOCABULARY.kinds()]),
    st.sampled_from(
        [">", ">>", ",", ";", "\n", "and", "with", "at", "all", "drop", "alone", "avec", "seul", "laisser"]
    ),
    st.sampled_from(["2", "0", "99", "²", "ravenna", "lugdunum", "\x00"]),
    st.text(max_size=6),
)


def test_a_short_name_means_what_the_full_one_means() -> None:
    """A Tribe of one unit and this unit have the same name."""
    short, full = (BOOK.parse(f"{name} > Britanniae 1", "en").orders for name in ("Austu", "Austuriani"))
    assert [*map(_bare, short)] == [*map(_bare, full)]


@given(st.lists(PIECES, max_size=30).map(" ".join), st.sampled_from(["en", "fr"]))
@settings(max_examples=250, deadline=None)
def test_no_text_breaks_the_reader_and_what_is_read_is_written_the_same(text: str, locale: str) -> None:
    reading = BOOK.parse(text, locale)
    assert all(str(fault.reason) for fault in reading.faults)
    again = BOOK.parse("\n".join(order.text for order in reading.orders), locale)
    assert [str(fault.reason) for fault in again.faults] == []
    assert [*map(_bare, again.orders)] == [*map(_bare, reading.orders)]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_counter_and_place_can_be_named(locale: str) -> None:
    facts = ultimus_data()
    stops = [*facts.areas, *facts.seas]
    for place, piece in enumerate([*facts.leaders, *facts.units]):
        by, groups = (piece, ()) if facts.is_leader(piece) else ("", (Group(piece),))
        areas = (stops[place % len(stops)],)
        order = StackOrder(verb="move", by=by, groups=groups, areas=areas, dropped=((),))
        (read,) = BOOK.parse(grammar().write(order, locale), locale).orders
        assert _bare(msgspec.structs.replace(read, text="")) == _bare(order)
    for area in stops:
        for tribe in facts.tribes:
            order = StackOrder(verb="move", groups=(Group("", 2, tribe, area),), areas=(area,), dropped=((),))
            (read,) = BOOK.parse(grammar().write(order, locale), locale).orders
            assert _bare(msgspec.structs.replace(read, text="")) == _bare(order)


@given(st.lists(PIECES, max_size=30).map(" ".join))
@settings(max_examples=30, deadline=None)
def test_no_text_breaks_the_plan(text: str) -> None:
    table = _table()
    before = table.save()
    reading = BOOK.parse(text, "en")
    plan = BOOK.plan(table, _seat(table), reading.orders)
    assert len(plan.verdicts) == len(reading.orders)
    assert all(str(each.note if each.refused is None else each.refused) for each in plan.verdicts)
    assert all(map(str, plan.warnings))
    assert table.save() == before


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("aetius > galliae-5", "Aetius > Galliae 5"),
        ("aetius with co galliae 1, batavi > lugdunum", "Aetius with CO Galliae 1, Batavi Seniores > Galliae 5"),
        ("AETIUS → Galliae 5 with co-galliae-1", "Aetius with CO Galliae 1 > Galliae 5"),
        ("li-galliae-1 > galliae-2", "LI Galliae 1 > Galliae 2"),
        ("visigothi viennensis-2 > galliae-6", "Visigoths at Viennensis 2 > Galliae 6"),
        ("2 vandali > roma", "2 Vandals > Italia 5"),
        ("aetius > galliae 5 drop batavi > galliae 6", "Aetius > Galliae 5 drop Batavi Seniores > Galliae 6"),
        ("honorius seul > ravenne", "Honorius alone > Italia 4"),
        (
            "sail classis occidentalis > mare internum occidentale > italia-4 with gensericus, 2 vandali",
            "sail Classis Occidentalis with Genseric, 2 Vandals > Mare Internum Occidentale > Italia 4",
        ),
        ("onward galliae-6", "onward Galliae 6"),
        ("onward drop batavi > galliae 6", "onward drop Batavi Seniores > Galliae 6"),
        ("migrer > viennensis 3", "migrate Viennensis 3"),
        ("armada roma", "armada Italia 5"),
        ("rally", "rally"),
        ("rallier italia 2", "rally Italia 2"),
        ("leave ravenna", "leave Refuge of Ravenna"),
        ("hold galliae 5, honorius", "hold Honorius, at Galliae 5"),
        ("fight galliae-5, italia-2", "fight Galliae 5, Italia 2"),
        ("evade in galliae-5", "evade Galliae 5"),
        ("marche li galliae 1 > galliae 2", "LI Galliae 1 > Galliae 2"),
    ],
)
def test_what_a_sheet_may_hold(text: str, read: str) -> None:
    reading = BOOK.parse(text, "en")
    assert [str(fault.reason) for fault in reading.faults] == []
    assert [order.text for order in reading.orders] == [read]


@pytest.mark.parametrize(
    ("text", "locale", "said"), [("co galliae > roma", "en", " or "), ("co galliae > roma", "fr", " ou ")]
)
def test_what_is_open_is_asked_with_or(text: str, locale: str, said: str) -> None:
    (verdict,) = _plan(_table(), text).verdicts
    with speaking(locale):
        assert said in str(verdict.refused)


@pytest.mark.parametrize("text", ["théodoric > galliae 2", "theodoric alone > galliae 2", "hold theodoric"])
def test_of_namesakes_the_one_who_can_act_is_meant(text: str) -> None:
    """Of the four only Theodoric I is on the map."""
    table = _table()
    full = text.replace("théodoric", "theodoric").replace("theodoric", "theodoric i")
    plan = _plan(table, text)
    assert plan.answers == _plan(table, full).answers
    assert [str(each.note) for each in plan.verdicts] == [str(each.note) for each in _plan(table, full).verdicts]
    assert _reasons(plan) == _reasons(_plan(table, full))


def test_a_name_is_open_among_those_who_can_act_only() -> None:
    (verdict,) = _plan(_table(), "co galliae > roma").verdicts
    assert verdict.refused is not None
    pieces = dict(verdict.refused.args)["pieces"]
    game = looked_at(_table())
    assert isinstance(pieces, tuple)
    assert len(pieces) > 1
    assert all(why_not_ready(game, str(piece)) is None for piece in pieces)


def test_whoever_names_an_area_is_offered_who_is_there() -> None:
    """Roman units with the name of the area were, wherever they were."""
    table = _table(camp="barbarian")
    for typed in ("hispaniae 1", "hispaniae 1 > "):
        assert any("Suevi" in each for each in BOOK.suggest(table, _seat(table), typed, "en"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("aetius >", "order-no-place"),
        ("> roma", "order-no-piece-said"),
        ("xyzzy > roma", "order-no-piece"),
        ("aetus > roma", "order-no-piece-guess"),
        ("hispaniae 1 > hispaniae 2", "order-area-goes"),
        ("aetius > picti", "order-open-area"),
        ("99 vandali > roma", "order-no-number"),
        ("aetius, avitus > roma", "order-one-leader"),
        ("batavi alone > roma", "order-alone"),
        ("aetius > roma drop batavi", "order-drop"),
        ("sail aetius > roma", "order-no-fleet"),
        ("leave roma", "order-no-refuge"),
        ("onward batavi > roma", "order-not-understood"),
        ("onward > roma > ravenna", "order-too-many"),
        ("migrate", "order-no-place"),
        ("dance", "order-no-verb"),
        ("end now", "order-not-understood"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, fault: str) -> None:
    (found,) = BOOK.parse(text, "en").faults
    assert found.reason.key == fault
    english = str(found.reason)
    with speaking("fr"):
        assert str(found.reason) != english


def test_numbers_of_orders_and_stops_are_bounded() -> None:
    assert len(BOOK.parse("end;" * 900, "en").orders) == MOST_ORDERS
    (fault,) = BOOK.parse("aetius" + " > roma" * 30, "en").faults
    assert fault.reason.key == "order-too-many"


@pytest.mark.parametrize(("scenario", "camp"), [("catalaunian-451", "roman"), ("rhine-406", "barbarian")])
def test_every_legal_move_can_be_ordered(scenario: str, camp: str) -> None:
    table = _table(scenario, "movement", camp)
    t, name = looked_at(table), lexicon(GAME_ID, "en").name
    stacks = movers(t, t.state.active)
    moves = [(s.pieces[0], to) for s in stacks for to in (goals(t, s.leader) if s.leader else reach(t, s))]
    for piece, area in Random(1).sample(moves, 25):
        plan = _plan(table, f"{name(piece)} > {name(area)}")
        assert plan.is_good, (piece, area, str(plan.verdicts[0].refused))
        moved = [event for event in plan.verdicts[0].events if isinstance(event, StackMoved)]
        assert (moved[0].pieces[0], moved[0].path[-1]) == (piece, area)
        assert plan.arrows[0].path == moved[0].path


def test_a_plan_is_the_same_as_its_choices_made_by_hand() -> None:
    table = _table()
    plan = _plan(
        table, "aetius with batavi > hispaniae 3; li galliae 1 > galliae 3; valentinianus alone > mediolanum; end"
    )
    assert plan.is_good
    assert [arrow.kind for arrow in plan.arrows] == ["attack", "move", "move"]
    events = []
    for answer in plan.answers:
        assert not isinstance(answer, dict)
        events += table.choose(*answer, seat=_seat(table))
    assert [event for verdict in plan.verdicts for event in verdict.events] == events
    assert table.state.stacks["italia-2"].count("valentinianus-iii") == 1
    assert "co-galliae-1" in table.state.stacks["viennensis-3"]


def test_the_note_of_an_attack_has_the_odds() -> None:
    note = _plan(_table(), "aetius > hispaniae 3").verdicts[0].note
    assert note is not None
    assert note.key == "note-attack"
    assert "(13 PF against 4, 100% to win)" in str(note)


def test_the_note_of_a_march_names_the_plague_on_the_way() -> None:
    table = _table()
    (verdict,) = _plan(table, "aetius > viennensis 4").verdicts
    t = looked_at(table)
    t.state.plagues.append(Plague(card="", area="viennensis-4", spreads=False))
    trial = cast(UltimusTrial, SimpleNamespace(game=t, camp="roman"))
    note = _note(trial, verdict.events)
    assert note.key == "note-plague"
    assert "into the plague (Viennensis 4)" in str(note)


def test_units_can_be_dropped_on_the_way() -> None:
    table = _table()
    (verdict,) = _plan(table, "aetius with batavi, co viennensis 1 > viennensis 4 drop batavi > viennensis 2").verdicts
    assert verdict.refused is None, str(verdict.refused)
    first, second = [event for event in verdict.events if isinstance(event, StackMoved)]
    assert set(first.pieces) - set(second.pieces) == {"batavi-seniores"}
    assert second.path[-1] == "viennensis-2"


def test_units_of_a_tribe_march_by_their_area() -> None:
    (verdict,) = _plan(_table(), "2 visigothi viennensis 2 > viennensis 1").verdicts
    assert verdict.refused is None, str(verdict.refused)
    moved = [event for event in verdict.events if isinstance(event, StackMoved)]
    assert [event.path for event in moved] == [("viennensis-2", "viennensis-1")] * 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("co galliae > roma", "order-open-piece"),
        ("honorius > roma", "refused-order-nowhere"),
        ("attila > roma", "refused-order-foreign"),
        ("li galliae 1 > galliae 3; li galliae 1 > galliae 2", "refused-order-moved"),
        ("li galliae 1 > roma", "refused-order-one-step"),
        ("aetius with co oriens 1 > roma", "refused-order-apart"),
        ("aetius > oriens 7", "refused-order-far"),
        ("aetius > mare oceanus", "refused-order-at-sea"),
        ("aetius > viennensis 3", "refused-order-there"),
        ("9 visigothi > viennensis 1", "refused-order-few"),
        ("hold aetius; aetius > roma", "refused-order-held"),
        ("hold 2 vandali", "refused-order-few"),
        ("hold britanniae 3", "refused-order-nobody"),
        ("aetius > alamanni > galliae 3", "refused-order-battle"),
        ("dux raetiae with 1 li > italia 2 drop 1 li > italia 3", "refused-order-drop-all"),
        ("leave ravenna", "refused-order-refuge-empty"),
        ("fight galliae 5", "refused-order-fight-later"),
        ("evade", "refused-order-no-evasion"),
        ("rally", "refused-order-no-rally"),
        ("onward galliae 6", "refused-order-no-march"),
        ("migrate galliae 6", "refused-order-no-migration"),
        ("armada roma", "refused-order-no-armada"),
        ("choose play a stratagem", "refused-order-stratagem"),
        ("choose the moon", "refused-order-option"),
        ("sail classis occidentalis > roma", "refused-order-fleet-foreign"),
        ("sail classis orientalis > mare oceanus", "refused-order-no-step"),
        ("sail classis orientalis with aetius > pontus euxinus", "refused-order-not-aboard"),
        ("sail classis orientalis with 3 pa > pontus euxinus", "refused-order-room"),
        ("sail classis orientalis with 2 pa > pontus euxinus > roma", "refused-order-no-coast"),
        ("sail classis orientalis > pontus euxinus > thracia 1", "refused-order-empty"),
        ("sail classis orientalis > pontus euxinus; sail classis orientalis > thracia 1", "refused-order-sailed"),
        ("sail classis temporaria > roma", "refused-order-no-such-fleet"),
        ("end; aetius > roma", "refused-order-foreign"),
    ],
)
def test_what_cannot_be_carried_out_is_refused_with_a_reason(text: str, reason: str) -> None:
    plan = _plan(_table(), text)
    assert _reasons(plan)[-1] == reason, [str(each.refused) for each in plan.verdicts]


@pytest.mark.parametrize(("locale", "quoted"), [("en", "“bagaudae”"), ("fr", "bagaudae")])
def test_a_refusal_quotes_what_was_written(locale: str, quoted: str) -> None:
    """It named the stratagem with that id, by a name that was never written."""
    with speaking(locale):
        (verdict,) = _plan(_table(), "choose bagaudae").verdicts
        assert quoted in str(verdict.refused)
        (fault,) = BOOK.parse("augustus > roma", locale).faults
        assert "augustus" in str(fault.reason)


@pytest.mark.parametrize(
    ("scenario", "camp", "text", "reason"),
    [
        ("rhine-406", "roman", "li galliae 1 > saxones", "LI never leave their diocese."),
        ("rhine-406", "barbarian", "uldinus > pannoniae 2", "A tribe at peace stays at home."),
        ("rhine-406", "roman", "co galliae 2 > viennensis 1", "CO leave their diocese only with an Augustus"),
        ("rhine-406", "roman", "sail classis occidentalis with 1 co > mare internum occ > italia 7", "CO leave their"),
    ],
)
def test_a_closed_area_is_refused_with_the_rule(scenario: str, camp: str, text: str, reason: str) -> None:
    (verdict,) = _plan(_table(scenario, "movement", camp), text).verdicts
    assert verdict.refused is not None
    assert verdict.refused.key == "refused-order-closed"
    assert reason in str(verdict.refused)


def test_each_reason_of_a_closed_area_has_its_section_and_text() -> None:
    for locale in ("en", "fr"):
        assert all(lexicon(GAME_ID, locale).has(key) for key in RULES)


def test_a_refused_order_leaves_no_trace_in_what_follows() -> None:
    table = _table("rhine-406")
    halfway = "sail classis occidentalis with 1 co > mare internum occidentale > italia 7"
    first, then = _plan(
        table, f"{halfway}; sail classis occidentalis > mare oceanus; comes africae > africa 3"
    ).verdicts[::2]
    assert first.refused is not None
    alone = _plan(table, "comes africae > africa 3").verdicts[0]
    assert alone.refused is None
    assert (then.answers, then.events) == (alone.answers, alone.events)


def test_a_fleet_loads_sails_and_lands() -> None:
    table = _table("rhine-406")
    text = "sail classis orientalis with scythae, ioviani iuniores > mare internum orientale > moesiae 3"
    (verdict,) = _plan(table, text).verdicts
    assert verdict.refused is None, str(verdict.refused)
    landed = [event for event in verdict.events if isinstance(event, FleetLanded)]
    assert {piece for event in landed for piece in event.pieces} == {"scythae", "ioviani-iuniores"}
    assert any(isinstance(event, FleetMoved) for event in verdict.events)
    assert [arrow.path[-1] for arrow in verdict.arrows] == ["mare-internum-orientalis", "moesiae-3"]


def test_a_tribal_leader_is_not_ordered_aboard_without_a_unit_of_his_tribe() -> None:
    """He could never have landed in the Empire, and would have drowned with his fleet."""
    table = _table("majorian-455", "movement", "barbarian")
    (verdict,) = _plan(table, "sail classis occidentalis with gensericus > mare internum occidentale").verdicts
    assert verdict.refused is not None
    assert verdict.refused.key == "refused-aboard-alone"
    assert str(verdict.refused)


def test_what_is_held_is_not_taken_along() -> None:
    plan = _plan(_table(), "hold batavi; aetius > viennensis 4")
    moved = [event for event in plan.verdicts[1].events if isinstance(event, StackMoved)]
    assert plan.is_good
    assert "batavi-seniores" not in moved[0].pieces
    assert len(moved[0].pieces) > 2


def test_warnings_name_what_is_left_unguarded() -> None:
    table = _table("rhine-406")
    (warning,) = _plan(table, "honorius > galliae 3").warnings
    assert warning.key == "warn-unguarded"
    assert "Italia 4" in str(warning)
    assert _plan(table, "honorius alone > galliae 3").warnings == ()
    assert looked_at(table).place("honorius") == "italia-4"


def test_warnings_name_attacks_on_a_stronger_enemy_and_leaders_who_have_to_flee() -> None:
    """The odds are there before the sheet is sent; the same areas with an army bring no warning."""
    table = _table()
    state = cast(UltimusState, table.state)
    t = looked_at(table)
    fields = [area for area in t.data.areas if t.fighters(area, "barbarian")]
    leaders = [stack.leader for stack in movers(t, "roman") if stack.leader and stack.leader not in t.state.guard]
    leader, near = next((each, area) for each in leaders for area in fields if area in goals(t, each))
    alone = _plan(table, f"{leader} alone > {near}")
    assert [each.key for each in alone.warnings] == ["warn-alone"], alone
    assert state.moved == []
    field = next(area for area in fields if area in goals(t, "aetius"))
    weak = _plan(table, f"aetius alone > {field}")
    assert [each.key for each in weak.warnings] == ["warn-weak"] and "% to win" in str(weak.warnings[0])
    assert "warn-weak" not in {each.key for each in _plan(table, f"aetius > {field}; aspar > {field}").warnings}


def test_warnings_name_fleets_abroad_in_the_last_sequence() -> None:
    table = _table("rhine-406")
    cast(UltimusState, table.state).sequences["roman"] = 1
    text = "sail classis orientalis > pontus euxinus"
    assert [each.key for each in _plan(_at_checkpoint(table), text).warnings] == ["warn-fleets"]
    assert _plan(_table("rhine-406"), text).warnings == ()


def _at_checkpoint(table: rules.Table) -> rules.Table:
    """The same campaign with its state as it is now for a start."""
    save = msgspec.json.decode(table.save())
    state = msgspec.json.decode(msgspec.json.encode(table.state))
    save["record"] = {**save["record"], "start": state, "checkpoint": state, "made": [], "since": 0}
    return rules.load(msgspec.json.encode(save).decode())


def test_the_end_of_the_movement_waits_for_the_other_side() -> None:
    table = _table()
    plan = _plan(table, "aetius > hispaniae 3; end")
    assert plan.is_good
    assert "one battle follows: Hispaniae 3" in str(plan.verdicts[1].note)
    assert plan.warnings == ()
    assert plan.reaction is not None
    assert plan.reaction.warning.key == "warn-waits"
    assert str(plan.reaction.warning).startswith("After these orders"), "nothing of them goes on"
    assert plan.reaction.seat not in table.decisions


def test_battles_are_fought_in_the_order_written() -> None:
    table = _table("rhine-406", "battle-order", "barbarian")
    decision = table.decision
    assert isinstance(decision, Pick)
    areas = [option.id for option in decision.options]
    name = lexicon(GAME_ID, "en").name
    (verdict,) = _plan(table, f"fight roma, {name(areas[-1])}").verdicts
    assert verdict.answers == ((areas[-1],),)
    assert "to win" in str(verdict.note)
    assert _reasons(_plan(table, "fight roma")) == ["refused-order-no-battle"]
    assert _plan(table, "fight").is_good
    assert _reasons(_plan(table, "fight; pass")) == ["", "refused-order-waits"]


@pytest.mark.parametrize("fight", ["fight hispaniae 3", "fight"])
def test_the_only_battle_follows_of_itself(fight: str) -> None:
    """It was refused, because the other side may react first."""
    table = _table()
    plan = _plan(table, f"aetius > hispaniae 3; end; {fight}")
    assert _reasons(plan) == ["", "", ""]
    assert plan.answers == _plan(table, "aetius > hispaniae 3; end").answers
    assert "Hispaniae 3 (" in str(plan.verdicts[-1].note)
    assert plan.reaction is not None
    assert _reasons(_plan(table, "aetius > hispaniae 3; end; fight roma"))[-1] == "refused-order-no-battle"


def test_so_does_the_last_battle() -> None:
    table = _table("rhine-406", "battle-order", "barbarian")
    decision = table.decision
    assert isinstance(decision, Pick)
    names = [lexicon(GAME_ID, "en").name(option.id) for option in decision.options]
    assert _reasons(_plan(table, "; ".join(f"fight {name}" for name in names))) == ["" for _ in names]


def test_a_defender_evades_or_stands_where_it_is_written() -> None:
    table = _table("catalaunian-451", "evade", "roman")
    assert table.decision is not None
    area = str(dict(table.decision.question.args)["area"])
    name = lexicon(GAME_ID, "en").name(area)
    assert _plan(table, f"evade in {name}").answers == [("evade",)]
    assert _plan(table, f"fight {name}").answers == [("fight",)]
    assert _plan(table, "evade").answers == [("evade",)]
    assert _reasons(_plan(table, "evade in britanniae 3")) == ["refused-order-other-battle"]


def test_a_defender_leaves_a_rearguard_where_it_is_written() -> None:
    table = _table("catalaunian-451", "evade", "roman")
    for text in ("choose evade but leave", "choose evade but leave a rearguard"):
        assert _plan(table, text).answers == [("evade-some",)]
    assert _plan(table, "choose evade").answers == [("evade",)]


def test_the_way_back_can_be_written() -> None:
    table = _table()
    for option in ("lead.aetius", "escort"):
        table.choose(option, seat=_seat(table))
    assert _plan(table, "choose back").answers == [("back",)]


def test_the_way_back_from_the_leaders_of_a_rearguard_can_be_written() -> None:
    table = rules.start(GAME_ID, "aetius-425", seed="b")
    for _ in range(200):
        decision = table.decision
        assert isinstance(decision, Pick)
        if decision.topic == "rearguard-leaders":
            break
        offered = [option.id for option in decision.options]
        some = {"evade": ("evade-some",), "rearguard": tuple(offered[: min(decision.max, 1)])}
        is_asked = decision.topic in some and (decision.topic != "evade" or "evade-some" in offered)
        give(table, some[decision.topic] if is_asked else legates_answer(table, decision.seat), decision.seat)
    decision = table.decision
    assert isinstance(decision, Pick)
    assert (decision.topic, decision.back is not None) == ("rearguard-leaders", True)
    for text in ("choose back", "choose retour"):
        assert _plan(table, text).answers == [("back",)]


def _given(table: rules.Table, change: Callable[[UltimusState], None]) -> rules.Table:
    """The same table after a change of its state at the last checkpoint."""
    save = json.loads(table.save())
    state = msgspec.convert(save["record"]["checkpoint"], UltimusState)
    change(state)
    save["record"] |= {"base": msgspec.to_builtins(state), "checkpoint": msgspec.to_builtins(state), "made": []}
    save["record"] |= {"since": 0, "floor": 0}
    return rules.load(json.dumps(save))


def test_a_leader_goes_on_with_all_or_some() -> None:
    table = _table()
    begun = "aetius with batavi, co viennensis 1 > viennensis 4; "
    whole = _plan(table, begun + "onward viennensis 2").verdicts[1]
    assert {each.pieces[2:] for each in whole.events if isinstance(each, StackMoved)} == {
        ("batavi-seniores", "co-viennensis-1")
    }
    part = _plan(table, begun + "onward drop batavi > viennensis 2").verdicts[1]
    (moved,) = [each for each in part.events if isinstance(each, StackMoved)]
    assert {*moved.pieces[2:]} == {"co-viennensis-1"}
    assert _reasons(_plan(table, begun + "onward oriens 7"))[-1] == "refused-order-far"


def test_a_people_migrates_at_a_word() -> None:
    def migrating(state: UltimusState) -> None:
        state.migration = "visigothi"

    table = _given(_table("catalaunian-451", "movement", "barbarian"), migrating)
    verdict = _plan(table, "migrate > viennensis 1").verdicts[0]
    assert verdict.refused is None, str(verdict.refused)
    assert {each.path[-1] for each in verdict.events if isinstance(each, StackMoved)} == {"viennensis-1"}
    assert _reasons(_plan(table, "migrate oriens 7")) == ["refused-order-no-gathering"]
    assert _reasons(_plan(table, "theodoricus i > viennensis 1")) == ["refused-order-migrates"]


def test_the_armada_is_launched_at_a_word() -> None:
    def later(state: UltimusState) -> None:
        state.turn = ARMADA_FROM

    table = _given(_table("majorian-455", "movement", "roman"), later)
    assert _plan(table, "armada roma; sail classis temporaria > mare internum occidentale").is_good
    assert _reasons(_plan(table, "armada galliae 6")) == ["refused-order-no-port"]


def _usurping(state: UltimusState) -> None:
    state.thrones["west"].usurper = "aegidius"
    state.cause = dict.fromkeys(state.stacks["galliae-6"], "west")


def test_loyal_units_are_won_over_at_a_word() -> None:
    table = _given(_table("catalaunian-451", "movement", "barbarian"), _usurping)
    assert _plan(table, "aegidius > galliae 2; rally").is_good
    assert _plan(table, "aegidius > galliae 2; fight galliae 2").is_good
    assert _reasons(_plan(table, "aegidius > galliae 2; rally roma"))[-1] == "refused-order-other-battle"


def test_nothing_is_ordered_after_dice() -> None:
    table = _table("catalaunian-451", "evade", "roman")
    reasons = _reasons(_plan(table, "evade" + "; pass" * 6))
    assert reasons[0] == ""
    assert reasons[-1] in ("refused-order-dice", "refused-order-waits")


@pytest.mark.parametrize(("scenario", "camp"), [("catalaunian-451", "roman"), ("rhine-406", "barbarian")])
def test_each_prospect_comes_true(scenario: str, camp: str) -> None:
    table = _table(scenario, "movement", camp)
    prospects = BOOK.analysis(table, _seat(table), "en")
    assert {each.heading.key for each in prospects} >= {"heading-attacks", "heading-marches"}
    chances = [dict(each.text.args)["win"] for each in prospects if each.heading.key == "heading-attacks"]
    assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]
    for each in prospects:
        assert str(each.text)
        plan = _plan(table, each.order)
        assert plan.is_good, (each.order, str(plan.verdicts[0].refused))
        is_attack = each.heading.key == "heading-attacks"
        assert all((arrow.kind == "attack") == is_attack for arrow in plan.arrows)


def test_losses_beside_a_chance_are_called_losses() -> None:
    """“80% to win, 22% lost” reads like two chances that make more than a hundred."""
    table = _table()
    attacks = [each for each in BOOK.analysis(table, _seat(table), "en") if each.heading.key == "heading-attacks"]
    assert attacks
    for each in attacks:
        told = dict(each.text.args)
        assert f"{told['win']}% to win, losses {told['lost']}%" in str(each.text)


def test_the_analysis_names_threatened_and_open_towns() -> None:
    roman = _table()
    assert "heading-threats" in {each.heading.key for each in BOOK.analysis(roman, _seat(roman), "en")}
    other = next(seat for seat in ("a", "b") if seat != _seat(roman))
    assert BOOK.analysis(roman, other, "en") == []
    barbarian = _table("catalaunian-451", "movement", "barbarian")
    towns = [each for each in BOOK.analysis(barbarian, _seat(barbarian), "en") if each.heading.key == "heading-towns"]
    assert towns
    assert all(_plan(barbarian, each.order).is_good for each in towns)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ae", "Aetius >"),
        ("aetius > gall", "aetius > Galliae 5"),
        ("batavi > ", "batavi > Galliae 5"),
        ("end; li galliae 1 > ", "end; li galliae 1 > Galliae 3"),
        ("sail cl", "sail Classis Orientalis >"),
        ("sail classis orientalis > pon", "sail classis orientalis > Pontus Euxinus"),
        ("hold gall", "hold Galliae 2"),
        ("eva", "evade"),
    ],
)
def test_orders_are_completed(typed: str, offered: str) -> None:
    table = _table()
    found = BOOK.suggest(table, _seat(table), typed, "en")
    assert offered in found
    assert len(found) <= 25


@given(st.lists(PIECES, max_size=12).map(" ".join))
@settings(max_examples=60, deadline=None)
def test_no_text_breaks_the_completion(text: str) -> None:
    table = _table()
    assert isinstance(BOOK.suggest(table, _seat(table), text, "fr"), list)


def test_the_book_is_the_companion_of_the_game() -> None:
    assert companions(GAME_ID).orders is BOOK
    decision = _table().decision
    assert decision is not None
    assert BOOK.concerns(decision)
    assert not BOOK.concerns(msgspec.structs.replace(decision, topic="moves"))


@pytest.mark.parametrize("camp", ["roman", "barbarian"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_orders_that_the_form_shows_as_an_example_can_be_carried_out(locale: str, camp: Camp) -> None:
    """Each camp is shown orders to its own counters."""
    table = _table(camp=camp)
    seat = table.seat_name(_seat(table)).key
    with speaking(locale):
        example = lexicon(GAME_ID, locale).say(Text(GAME_ID, "orders-example", (("seat", seat),)))
    reading = BOOK.parse(example, locale)
    assert not reading.faults
    plan = BOOK.plan(table, _seat(table), reading.orders)
    assert [str(each.refused) for each in plan.verdicts if each.refused] == []


def test_what_follows_a_rally_depends_on_it() -> None:
    """3.6.3D: the rally succeeds: go on; it fails: fight."""
    first, later = stages("aegidius > galliae 2; rally; then onward > galliae 3 if possible; end")
    origin = _given(_table("catalaunian-451", "movement", "barbarian"), _usurping)
    seen: set[bool] = set()
    for seed in range(40):
        table = rules.load(json.dumps(json.loads(origin.save()) | {"secret": f"rally-{seed}"}))
        seat = _seat(table)
        told = [event for answer in _plan(table, first).answers for event in table.choose(*answer, seat=seat)]
        (joins,) = [each.joins for each in told if isinstance(each, RallyTested)]
        plan = _plan(table, later)
        assert plan.is_good
        assert [bool(each.answers) for each in plan.verdicts] == [joins, True]
        assert ("galliae-2" in battlefields(looked_at(table))) != joins
        seen.add(joins)
    assert seen == {True, False}


def test_dice_are_no_reason_to_leave_an_order_out() -> None:
    table = _given(_table("catalaunian-451", "movement", "barbarian"), _usurping)
    plan = _plan(table, "aegidius > galliae 2; rally; onward > galliae 6 if possible")
    assert _reasons(plan)[-1] == "refused-order-dice"


def test_a_sheet_is_tried_on_todays_position_before_its_sequence_comes() -> None:
    assert isinstance(BOOK, RehearsingBook)
    table = _table(camp="barbarian")
    roman = next(seat for seat in table.seats if seat != _seat(table))
    before = table.save()
    ahead = BOOK.ahead(table, roman, "")
    assert ahead is not None
    assert ahead.decisions[roman].topic == "movement"
    assert BOOK.plan(ahead, roman, BOOK.parse("aetius > galliae 5; end", "en").orders).is_good
    assert not BOOK.plan(ahead, roman, BOOK.parse("attila > galliae 5", "en").orders).is_good
    assert table.save() == before


def test_no_one_tries_a_sheet_in_the_middle_of_battles() -> None:
    table = _table(topic="battle-order", camp="barbarian")
    assert BOOK.ahead(table, next(seat for seat in table.seats if seat != _seat(table)), "") is None


def test_what_a_sheet_would_do_depends_on_nothing_that_its_seat_does_not_know() -> None:
    table = _table(camp="barbarian")
    rival = _seat(table)
    roman = next(seat for seat in table.seats if seat != rival)
    ahead = BOOK.ahead(table, roman, "")
    state = cast(UltimusState, table.state)
    assert ahead is not None
    guessed = cast(UltimusState, ahead.state)
    assert guessed.stacks.get(f"hand-{roman}") == state.stacks.get(f"hand-{roman}")
    others = {tuple(sorted(_hand(table.fork(f"look {number}", roman), rival))) for number in range(8)}
    assert len(others) > 1, "the other hand is guessed"


def _hand(table: rules.Table, seat: str) -> list[str]:
    return list(cast(UltimusState, table.state).stacks.get(f"hand-{seat}", []))


# A fleet with men of both camps aboard [R124]

WEST = "classis-occidentalis"


def _aboard_an_enemy_fleet(camp: Camp, left: int = 2) -> rules.Table:
    """Two Foederati obey the Barbarian, since he played Migration; Sarus and the Roman's fleet are with them at sea."""

    def change(state: UltimusState) -> None:
        for stack in state.stacks.values():
            stack[:] = [each for each in stack if each not in {"sarus", "visigothi-u1", "visigothi-u2", WEST}]
        state.stacks.setdefault(f"aboard-{WEST}", []).extend(["sarus", "visigothi-u1", "visigothi-u2"])
        state.stacks.setdefault("mare-internum-occidentalis", []).append(WEST)
        state.tribes["visigothi"].status, state.migration = "foederati", "visigothi"
        state.fleets[WEST].controller, state.fleets[WEST].used = "roman", True
        state.active, state.sequences = camp, {"roman": left, "barbarian": left}

    return _given(_table("rhine-406"), change)


def test_who_obeys_the_other_camp_is_landed_by_its_orders_only() -> None:
    landing = "sail classis occidentalis > italia 5"
    (verdict,) = _plan(_aboard_an_enemy_fleet("barbarian"), landing).verdicts
    assert verdict.refused is None, str(verdict.refused)
    landed = [set(event.pieces) for event in verdict.events if isinstance(event, FleetLanded)]
    assert landed == [{"visigothi-u1", "visigothi-u2"}]
    (verdict,) = _plan(_aboard_an_enemy_fleet("roman"), "sail classis occidentalis > africa 4").verdicts
    assert [event.pieces for event in verdict.events if isinstance(event, FleetLanded)] == [("sarus",)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sail classis occidentalis > mare internum orientale", "refused-order-fleet-foreign"),
        ("sail classis occidentalis > mare internum orientale > italia 3", "refused-order-fleet-foreign"),
        ("sail classis occidentalis with vandali > italia 5", "refused-order-fleet-foreign"),
        ("sail classis occidentalis > galliae 1", "refused-order-no-coast"),
    ],
)
def test_whoever_is_aboard_an_enemy_fleet_lands_and_does_no_more(text: str, reason: str) -> None:
    assert _reasons(_plan(_aboard_an_enemy_fleet("barbarian"), text)) == [reason]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_commander_is_told_why_he_does_not_land_those_of_the_other_camp(locale: str) -> None:
    def drop(state: UltimusState) -> None:
        state.stacks[f"aboard-{WEST}"].remove("sarus")
        state.stacks["italia-4"].append("sarus")

    table = _given(_aboard_an_enemy_fleet("roman"), drop)
    with speaking(locale):
        (verdict,) = _plan(table, "sail classis occidentalis > mare internum orientale > italia 3").verdicts
        assert verdict.refused is not None
        assert verdict.refused.key == "refused-order-others-aboard"
        assert str(verdict.refused)


def test_those_aboard_land_by_orders_while_storms_keep_their_fleet_where_it_is() -> None:
    def storm(state: UltimusState) -> None:
        state.fleets[WEST].controller = "roman"
        state.stormy = ["roman"]

    table = _given(_aboard_an_enemy_fleet("roman"), storm)
    (verdict,) = _plan(table, "sail classis occidentalis > italia 5").verdicts
    assert verdict.refused is None, verdict.refused


def test_a_landing_from_an_enemy_fleet_is_completed() -> None:
    table = _aboard_an_enemy_fleet("barbarian")
    assert BOOK.suggest(table, _seat(table), "sail cla", "en") == ["sail Classis Occidentalis >"]
    found = BOOK.suggest(table, _seat(table), "sail classis occidentalis > ", "en")
    assert any("Italia 5" in each for each in found)
    assert not any("Mare" in each for each in found)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_who_is_left_aboard_an_enemy_fleet_in_the_last_sequence_is_named(locale: str) -> None:
    with speaking(locale):
        told = {
            each.key: each for each in _plan(_aboard_an_enemy_fleet("barbarian", 1), "gundahar > galliae 4").warnings
        }
        assert "warn-aboard" in told
        assert str(told["warn-aboard"])


def test_the_legate_lands_its_own_from_an_enemy_fleet() -> None:
    table = _aboard_an_enemy_fleet("barbarian")
    assert legates_answer(table, _seat(table)) == (f"land.{WEST}",)
    assert BOOK.suggested(table, _seat(table), "en").startswith("sail Classis Occidentalis > ")
    assert legates_answer(_aboard_an_enemy_fleet("roman"), "a") != (f"land.{WEST}",)


def test_a_campaign_saved_while_the_commander_landed_the_other_camp_is_taken_up() -> None:
    """Such a landing could be under way when the rule came: the SMC goes on from its last checkpoint."""
    table = _aboard_an_enemy_fleet("roman")
    table.choose(f"land.{WEST}", seat=_seat(table))
    assert table.decision is not None and table.decision.topic == "land"
    save = json.loads(table.save())
    for state in ("base", "checkpoint"):
        stacks = save["record"][state]["stacks"]
        stacks[f"aboard-{WEST}"].remove("sarus")
        stacks["italia-4"].append("sarus")
    taken = rules.load(json.dumps(save))
    assert taken.decision is not None and taken.decision.topic == "movement"
    assert looked_at(taken).pieces.at(f"aboard-{WEST}") == ["visigothi-u1", "visigothi-u2"]
    give(taken, legates_answer(taken, _seat(taken)), _seat(taken))
