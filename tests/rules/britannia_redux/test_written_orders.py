"""A nation turn written as text: it does what the same taps do, and bad input changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import rules
from render.core.words import words_of
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.ai.plan import plans
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import BattleBegan
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.orders.grammar import grammar
from rules.britannia_redux.orders.names import VOCABULARY
from rules.britannia_redux.state import BritanniaState
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.orders import Order, Plan, RehearsingBook, TurnBook
from rules.core.orders.armies import ArmyOrder
from rules.core.registry import companions
from rules.core.text import lexicon, speaking
from tests.rules.britannia_redux.playing import position as placed_on

GAME = "britannia-redux"
BOOK = companions(GAME).orders
WORDS = st.sampled_from(
    [
        "move",
        "place",
        "battle",
        "rest",
        "stay",
        "end",
        "2",
        "all",
        "infantry",
        ">",
        ",",
        "at",
        "Kent",
        "Essex",
        "Zzz",
        ";",
    ]
)


def at_movement(scenario: str = "after-rome-9", nation: str = "", players: str = "4") -> rules.Table:
    """A game at the first move of a phase, of a nation if one is named."""
    table = rules.start(GAME, scenario, {"players": players}, seed="written orders")
    for _ in range(400):
        decision = table.decision
        assert decision is not None
        if decision.topic == "move" and nation in ("", decision.actor):
            return table
        give(table, legate(table))
    raise AssertionError("no such phase")


def planned(table: rules.Table, text: str, locale: str = "en") -> Plan:
    assert BOOK is not None
    assert table.decision is not None
    reading = BOOK.parse(text, locale)
    return BOOK.plan(table, table.decision.seat, reading.orders)


def test_the_rest_is_played_as_the_legate_would() -> None:
    """The orders that are left out are those of the Legate, up to the first dice."""
    table, taps = at_movement(), at_movement()
    answers = planned(table, "rest").answers
    assert answers
    for answer in answers:
        assert taps.decision is not None
        assert answer == legate(taps)
        give(taps, answer)


def at_battles(least: int) -> tuple[rules.Table, list[str]]:
    """A game before the first die of a phase with so many battles, and their areas."""
    for seed in range(20):
        table = rules.start(GAME, "after-rome-9", {}, seed=f"battles {seed}")
        while (decision := table.decision) is not None:
            areas = [option.id for option in getattr(decision, "options", ()) if option.id != "orders"]
            if decision.topic == "battle" and len(areas) >= least:
                return table, areas
            give(table, legate(table))
    raise AssertionError("no such phase")


@pytest.mark.parametrize(
    ("orders", "limits"),
    [
        ("battle {1}, leave at 1; battle {0}, fight on", {1: 1, 0: 0}),
        ("battle {0}; battle {1}, fight on", {0: -1, 1: 0}),
        ("battle {1}, leave at 9", {1: None}),
    ],
)
def test_a_sheet_orders_every_battle_before_the_first_die(orders: str, limits: dict[int, int | None]) -> None:
    """The battles are fought in its order, and who gave it isn't asked again about what it says."""
    table, areas = at_battles(2)
    assert table.decision is not None
    seat, nation = table.decision.seat, table.decision.actor
    shown = [words_of(GAME, "en").name(area) for area in areas]
    plan = planned(table, orders.format(*shown))
    assert plan.is_good, [str(verdict.refused) for verdict in plan.verdicts]
    table.events.clear()
    for answer in plan.answers:
        table.choose(*answer, seat=seat)
    asked = list[str]()
    while (decision := table.decision) is not None and decision.topic not in ("move", "place", "increase"):
        if decision.actor == nation:
            asked.append(decision.topic)
        give(table, decision.default if isinstance(decision.default, tuple) else legate(table))
    fought = [event.area for event in table.events if isinstance(event, BattleBegan)]
    assert fought[: len(limits)] == [areas[place] for place in limits]
    if -1 not in limits.values() and len(limits) == len(areas):
        assert "withdraw" not in asked
    assert "battle" not in asked or len(limits) < len(areas)


def test_a_sheet_says_which_battle_begins_by_itself() -> None:
    """The last battle isn't asked for [B7], so an order for it after “then” would come too late."""
    table, areas = at_battles(2)
    first, second, *more = (words_of(GAME, "en").name(area) for area in areas)
    others = "".join(f"; battle {each}" for each in more)
    (warning, *_) = planned(table, f"battle {first}{others}").warnings
    assert str(warning).startswith(f"{second}: the only battle without an order begins by itself")
    assert not any(
        "by itself" in str(each) for each in planned(table, f"battle {first}; battle {second}{others}").warnings
    )


def test_a_coming_turn_can_be_tried_now() -> None:
    """As if it began now, of this round or the next; the table itself doesn't change."""
    assert isinstance(BOOK, RehearsingBook)
    assert isinstance(BOOK, TurnBook)
    table = at_movement(nation="welsh")
    before = table.save()
    tried = 0
    for seat in table.seats:
        for coming in BOOK.coming(table, seat):
            ahead = BOOK.ahead(table, seat, coming.id)
            if ahead is None:
                continue
            assert BOOK.turn(ahead) == coming.id
            assert BOOK.plan(ahead, seat, BOOK.parse("usual; rest stay", "en").orders).is_good, coming.id
            tried += 1
    assert tried > 8
    assert table.save() == before
    assert BOOK.ahead(table, table.seats[0], "extra.welsh") is None


def test_the_limit_of_a_sheet_is_kept_for_later_battles() -> None:
    table, areas = at_battles(2)
    assert table.decision is not None
    seat = table.decision.seat
    first, second = (words_of(GAME, "en").name(area) for area in areas[:2])
    plan = planned(table, f"battle {first}, fight on; battle {second}, leave at 1")
    for answer in plan.answers[:-1]:
        table.choose(*answer, seat=seat)
    state = table.state
    assert isinstance(state, BritanniaState)
    assert next((area, order.limit) for area, order in state.battle_orders.items()) == (areas[0], 0)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("battle Kent, fight on, cavalry first", "battle Kent, fight, cavalry first"),
        ("battle Kent, leave at 2, landed last", "battle Kent, leave at 2, landed last"),
        ("battle Kent, infantry first", "battle Kent, infantry first"),
        ("return back", "return back"),
    ],
)
def test_orders_for_battles_are_read_and_written(text: str, written: str) -> None:
    assert BOOK is not None
    reading = BOOK.parse(text, "en")
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    assert [order.text for order in reading.orders] == [written]
    french = BOOK.parse(written, "fr")
    again = BOOK.parse(french.orders[0].text, "en")
    assert [order.text for order in again.orders] == [written]


@pytest.mark.parametrize(
    ("order", "french"),
    [
        ("rest stay", "reste sur place"),
        ("raiders stay", "pillards sur place"),
        ("return back", "revenir en arrière"),
        ("fight on", "combattre encore"),
    ],
)
def test_french_orders_are_french(order: str, french: str) -> None:
    """What was written before, and the words alone, are still read."""
    assert BOOK is not None
    assert [each.text for each in BOOK.parse(order, "fr").orders] == [french]
    assert [each.text for each in BOOK.parse(french, "en").orders] == [order]
    assert not BOOK.parse("reste rester; pillards rester; revenir arrière", "fr").faults


def test_faults_quote_words_of_the_readers_language() -> None:
    assert BOOK is not None
    with speaking("fr"):
        (fault,) = BOOK.parse("voler", "fr").faults
        assert str(fault.reason).endswith("un mot comme aller.")
        (fault,) = BOOK.parse("retirer", "fr").faults
        assert "retirer" in str(fault.reason)


def test_who_must_wait_for_another_is_told_how() -> None:
    table = at_movement(nation="welsh")
    assert BOOK is not None and table.decision is not None
    other = next(seat for seat in table.seats if seat != table.decision.seat)
    (verdict,) = BOOK.plan(table, other, BOOK.parse("end", "en").orders).verdicts
    assert "Begin this order with “then”" in str(verdict.refused)


@pytest.mark.parametrize("text", ["battle Kent, cavalry first, infantry first", "battle Kent, fight on, leave at 1"])
def test_orders_that_contradict_themselves_are_refused(text: str) -> None:
    assert BOOK is not None
    assert BOOK.parse(text, "en").faults


@pytest.mark.parametrize(
    "text",
    [
        "move 1 Nowhere > Kent",
        "move 40 Kent > Essex",
        "battle Kent, fight on",
        "raiders home",
        "rebuild all",
        "remove Kent",
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(text: str) -> None:
    assert BOOK is not None
    table = at_movement()
    before = table.save()
    assert table.decision is not None
    reading = BOOK.parse(text, "en")
    plan = BOOK.plan(table, table.decision.seat, reading.orders)
    assert reading.faults or not plan.is_good
    assert table.save() == before


@pytest.mark.parametrize("text", ["rest stay; end", "end; end", "rest; end", "end; rest stay", "rest stay; rest"])
def test_who_ends_the_movement_twice_ends_it_once(text: str) -> None:
    """Also where the next nation is the same seat's."""
    table = at_movement(nation="welsh")
    plan, once = planned(table, text), planned(table, text.partition(";")[0])
    assert plan.is_good, [str(verdict.refused) for verdict in plan.verdicts]
    assert plan.answers == once.answers


def test_an_end_twice_before_the_battles_is_read_as_after_them() -> None:
    table = at_movement(nation="scots")
    late = planned(table, "move 3 Irish Sea > Dalriada; battle Dalriada, leave at 1; rest stay")
    early = planned(table, "move 3 Irish Sea > Dalriada; rest stay; end; battle Dalriada, leave at 1")
    assert early.is_good, [str(verdict.refused) for verdict in early.verdicts]
    assert early.answers == late.answers


@pytest.mark.parametrize("text", ["usual", "usual if possible", "habituel si possible"])
def test_the_usual_answers_a_question_but_never_ends_the_movement(text: str) -> None:
    """A sheet that places its growth as usual is carried out, too, if nothing is to be placed."""
    table = at_movement(nation="welsh")
    plan = planned(table, f"{text}; rest stay")
    left_out, _ = plan.verdicts
    assert plan.is_good
    assert left_out.is_left_out and left_out.answers == ()
    assert plan.answers == planned(table, "rest stay").answers
    assert (plan.good, plan.left_out) == (1, 1)


def at_placing(least: int) -> rules.Table:
    """A game at a nation's first question, with so many armies to place."""
    table = rules.start(GAME, "after-rome-9", {}, seed="placing")
    for _ in range(600):
        decision = table.decision
        assert decision is not None
        state = table.state
        assert isinstance(state, BritanniaState)
        if decision.topic == "place" and sum(state.to_place.values()) >= least:
            return table
        give(table, legate(table))
    raise AssertionError("no nation grows so much")


def test_the_usual_places_all_that_is_to_be_placed() -> None:
    table = at_placing(2)
    plan = planned(table, "usual; rest stay")
    assert plan.is_good, [str(verdict.refused) for verdict in plan.verdicts]
    for answer in plan.answers[:-1]:
        assert table.decision is not None and table.decision.topic in ("place", "leader")
        give(table, answer)
    assert table.decision is not None and table.decision.topic == "move"


@pytest.mark.rule("B9.3")
@pytest.mark.parametrize("end", ["raiders stay; rest stay", "raiders stay; end", "rest stay; raiders stay"])
def test_raiders_without_a_battle_end_their_movement_once(end: str) -> None:
    """The Scots, the same seat's next nation, still have their own."""
    table = at_movement(nation="irish", players="3")
    once = planned(table, "move all at Atlantic Ocean > Cornwall; raiders stay")
    plan = planned(table, f"move all at Atlantic Ocean > Cornwall; {end}")
    assert once.is_good and plan.is_good, [str(verdict.refused) for verdict in plan.verdicts]
    assert plan.answers == once.answers


def test_raiders_home_never_orders_for_the_next_nation() -> None:
    """The Welsh have no raiders; the same seat's next nation isn't asked in their stead."""
    table = at_movement(nation="welsh")
    (verdict,) = planned(table, "raiders home").verdicts
    assert verdict.answers == ()
    assert str(verdict.refused) == "The Welsh have no raiders to send home (B9.3)."


def test_what_can_be_taken_is_land_that_the_nation_does_not_own() -> None:
    assert BOOK is not None
    table = at_movement(nation="welsh")
    state = table.state
    assert isinstance(state, BritanniaState) and table.decision is not None
    found = BOOK.analysis(table, table.decision.seat, "en")
    assert found
    names = lexicon(GAME, "en")
    own = {names.name(area) for area, owner in state.owners.items() if owner == "welsh"}
    taken = {str(each.text).partition(":")[0] for each in found}
    assert not taken & own
    assert not {each for each in taken if each.endswith("Sea")}


@pytest.mark.parametrize("nation", ["picts", "caledonians"])
def test_what_can_be_taken_lists_attacks_that_the_legate_would_not_make(nation: str) -> None:
    """Each area of a sound attack is listed, with the likeliest win where none is worth it to the Legate."""
    assert BOOK is not None
    table = at_movement(nation=nation)
    state = table.state
    assert isinstance(state, BritanniaState) and table.decision is not None
    t = BritanniaRedux(state, "")
    attacks = [plan for plan in plans(t) if t.enemies(plan.way.goal, nation)]
    chances = {plan.way.goal: max(each.wins for each in attacks if each.way.goal == plan.way.goal) for plan in attacks}
    unwanted = {*chances} - {plan.way.goal for plan in attacks if plan.worth > 0}
    assert unwanted
    names = lexicon(GAME, "en")
    found = BOOK.analysis(table, table.decision.seat, "en")
    told = {str(each.text).partition(":")[0]: str(each.text) for each in found if "against" in str(each.text)}
    assert {*told} == {names.name(area) for area in chances}
    for area in unwanted:
        assert told[names.name(area)].endswith(f"{round(100 * chances[area])}% to win")


def test_the_end_of_the_movement_may_be_written_before_its_battles() -> None:
    table = at_movement(nation="scots")
    late = planned(table, "move 3 Irish Sea > Dalriada; battle Dalriada, leave at 1; raiders stay; rest stay")
    early = planned(table, "move 3 Irish Sea > Dalriada; rest stay; battle Dalriada, leave at 1; raiders stay")
    assert late.is_good
    assert early.is_good, [str(verdict.refused) for verdict in early.verdicts]
    assert early.answers == late.answers


def test_a_refused_goal_tells_how_many_others_there_are() -> None:
    table = at_movement(nation="scots")
    (verdict,) = planned(table, "move 1 Irish Sea > Kent").verdicts
    assert str(verdict.refused).endswith("other areas.")


@given(st.lists(WORDS, max_size=12).map(" ".join), st.sampled_from(["en", "fr"]))
@settings(max_examples=150, deadline=None)
def test_no_text_breaks_the_reader(text: str, locale: str) -> None:
    assert BOOK is not None
    reading = BOOK.parse(text, locale)
    assert all(str(fault.reason) for fault in reading.faults)


@pytest.mark.parametrize(("order", "rule"), [("raiders stay", "B9.3"), ("return back", "B7.8")])
def test_what_no_one_can_do_after_the_battles_is_refused_in_words(order: str, rule: str) -> None:
    """The Angles don't raid, and no leader of theirs has come yet."""
    table = at_movement(nation="angles")
    plan = planned(table, f"move 4 North Sea > York; battle York, fight; {order}")
    refused = plan.verdicts[-1].refused
    assert refused is not None
    assert "orders" not in str(refused) and f"({rule})" in str(refused)


def test_a_comma_less_and_a_leader_after_the_area_are_read() -> None:
    """People write it so on a phone; unknown words are still refused."""
    assert BOOK is not None
    written = BOOK.parse("battle Kent leave at 1; battle South Mercia fight on; 3 Frisian Sea with Aelle > Essex", "en")
    usual = BOOK.parse("battle Kent, leave at 1; battle South Mercia, fight on; 3, Aelle at Frisian Sea > Essex", "en")
    assert not written.faults and not usual.faults

    def bare(orders: Sequence[Order]) -> list[ArmyOrder]:
        return [replace(order, line=0, column=0, text="") for order in orders if isinstance(order, ArmyOrder)]

    assert bare(written.orders) == bare(usual.orders)
    assert BOOK.parse("3 Frisian Sea with Zzz > Essex", "en").faults


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("leader", sorted(britannia_data().leaders))
def test_every_leader_is_read_as_he_is_written(leader: str, locale: str) -> None:
    """Ivar and Halfdan are one counter."""
    assert BOOK is not None
    for order in (
        ArmyOrder(verb="move", any=2, leaders=(leader,), areas=("york", "kent")),
        ArmyOrder(verb="place", leaders=(leader,), areas=("york",)),
    ):
        reading = BOOK.parse(grammar().write(order, locale), locale)
        (read,) = reading.orders
        assert isinstance(read, ArmyOrder) and not reading.faults
        assert (read.leaders, read.areas) == ((leader,), order.areas)


def test_an_attack_says_beforehand_what_it_gives_up() -> None:
    """The Welsh are safe from the Romano-British until they attack them; other attacks cost nothing."""
    table = at_movement(nation="welsh")
    (verdict,) = planned(table, "move Devon > Avalon").verdicts
    assert str(verdict.note).endswith("and your protection is lost (B13.2)")
    give(table, ("devon",))
    while table.decision is not None and table.decision.topic != "move-to":
        give(table, table.decision.default)
    assert isinstance(table.decision, Pick)
    told = {option.id: option.detail for option in table.decision.options}
    assert "You lose your protection (B13.2)" in told["avalon"]
    assert not any("protection" in detail for area, detail in told.items() if area == "cornwall")


def crowded(areas: Mapping[str, int]) -> rules.Table:
    """The Irish move; their armies have been ashore since an earlier turn."""
    t = placed_on("after-rome-9", "irish", {}, irish=dict(areas))
    t.state.stage, t.state.place = "movement-start", t.data.order.index("irish")
    t.changed()
    return rules.start(GAME, "after-rome-9", {"players": "4"}, seed="crowded").fork_at(t.state, "crowded")


@pytest.mark.rule("B6.2", "R2")
@pytest.mark.parametrize(
    ("areas", "told"),
    [
        ({"dyfed": 4}, "2 armies over the population limit are then removed (B6.2)."),
        ({"dyfed": 3}, "1 army over the population limit is then removed (B6.2)."),
        ({"dyfed": 2}, "No battle follows."),
    ],
)
def test_the_end_of_a_movement_says_what_it_removes(areas: Mapping[str, int], told: str) -> None:
    """On its button, and in the preview of a sheet: a single area isn't asked about."""
    table = crowded(areas)
    decision = table.decision
    assert isinstance(decision, Pick)
    assert next(option.detail for option in decision.options if option.id == "done") == told
    book = companions(GAME).orders
    assert book is not None
    plan = book.plan(table, decision.seat, book.parse("rest stay", "en").orders)
    excess = areas["dyfed"] - 2
    assert [str(each) for each in plan.warnings if "limit" in str(each)] == (
        [] if not excess else [told.replace("then ", "")]
    )


@pytest.mark.rule("B6.2", "R2")
@pytest.mark.parametrize(
    ("saxons", "told"),
    [
        ({"wessex": 1}, ["Armies over the limit go before the first die. York: 3% to win without them (B6.2)"]),
        ({}, []),
    ],
)
def test_a_sheet_says_the_odds_without_the_armies_over_the_limit(saxons: dict[str, int], told: Sequence[str]) -> None:
    """They go before the first die: five who outnumber four are two once three of them are gone."""
    britons = {"march": 5, "downlands": 1, "lindsey": 1, "wessex": 1}
    t = placed_on("after-rome-9", "romano-british", {}, romano_british=britons, angles={"york": 4}, saxons=saxons)
    t.state.stage, t.state.place = "movement-start", t.data.order.index("romano-british")
    t.changed()
    table = rules.start(GAME, "after-rome-9", {"players": "4"}, seed="crowded").fork_at(t.state, "crowded")
    assert table.decision is not None
    plan = planned(table, "move all March > York; battle York, fight; rest stay")
    assert plan.is_good, [str(verdict.refused) for verdict in plan.verdicts]
    assert [str(each) for each in plan.warnings if "first die" in str(each)] == told


@pytest.mark.parametrize(
    ("locale", "one", "two", "rider"), [("en", "army", "armies", "cavalry"), ("fr", "armée", "armées", "cavalerie")]
)
def test_orders_call_armies_what_the_panel_calls_them(locale: str, one: str, two: str, rider: str) -> None:
    """The panel speaks of armies and of cavalry, as its results do."""
    assert BOOK is not None
    assert [VOCABULARY.kind("infantry", count, locale) for count in (1, 2)] == [one, two]
    assert VOCABULARY.kind("cavalry", 1, locale) == rider
    for said in (one, two):
        reading = BOOK.parse(f"2 {said} kent > essex", locale)
        assert not reading.faults
