"""A nation turn of Italia written as text: it does what the same taps do, and bad input changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core.agents import give
from rules.core.decisions import Answer, Pick
from rules.core.orders import Plan, RehearsingBook, TurnBook
from rules.core.orders.conditions import following
from rules.core.orders.names import folded
from rules.core.registry import companions
from rules.core.text import speaking
from rules.italia.ai.forecasts import FORECASTER
from rules.italia.ai.legate import legate
from rules.italia.data.loader import TYPES
from rules.italia.orders.book import ORDERS as BOOK
from rules.italia.orders.grammar import grammar

GAME = "italia"


@cache
def _saved(scenario: str, nation: str, topic: str) -> str:
    table = rules.start(GAME, scenario, {}, seed="written orders")
    for _ in range(3000):
        decision = table.decision
        assert decision is not None
        if (decision.topic, decision.actor) == (topic, nation):
            return table.save()
        is_plan = decision.topic == "campaign-plan" and topic == "reaction"
        answer: Answer = ("ask",) if is_plan else legate(table)
        give(table, answer, decision.seat)
    raise AssertionError("there was no such question")


def at(nation: str, topic: str, scenario: str = "I") -> rules.Table:
    """A game at the first question of a topic to a nation."""
    return rules.load(_saved(scenario, nation, topic))


def planned(table: rules.Table, text: str, locale: str = "en") -> Plan:
    assert table.decision is not None
    reading = BOOK.parse(text, locale)
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    with speaking(locale):
        return BOOK.plan(table, table.decision.seat, reading.orders)


def tap(table: rules.Table, answers: Sequence[Answer]) -> None:
    for answer in answers:
        assert table.decision is not None
        give(table, answer, table.decision.seat)


def why(table: rules.Table, text: str) -> str:
    """The reason against the last order of a text, which changes nothing."""
    before = table.save()
    verdict = planned(table, text).verdicts[-1]
    assert verdict.refused is not None, verdict
    assert not verdict.answers
    assert table.save() == before
    with speaking("fr"):
        assert "{" not in str(verdict.refused)
    return str(verdict.refused)


def test_it_is_the_order_book_of_the_game() -> None:
    assert companions(GAME).orders is BOOK


def test_a_whole_turn_by_text_is_the_turn_by_taps() -> None:
    """The Romans buy, place, move and fight: as written, and tap by tap."""
    written, tapped = at("romans", "buy"), at("romans", "buy")
    moves = "move 3 legion, Camillus Rome > Etruria\nmove 1 legion Rome > Sabini\nstay 1 Rome"
    sheet = f"buy 1 legion\nplace legion Rome\n{moves}"
    plan = planned(written, sheet)
    assert plan.is_good, [str(each.refused) for each in plan.verdicts if each.refused]
    tap(written, plan.answers)
    tap(
        tapped,
        # Rome is too full, so nothing else can be moved, and its units are asked for at once
        [("unit:legion:1",), ("3-legion+camillus",), ("etruria",), ("1-legion",), ("sabini",)],
    )
    assert written.save() == tapped.save()
    attack = plan.verdicts[2]
    assert [arrow.kind for arrow in attack.arrows] == ["attack"]
    assert "% to win" in str(attack.note)


def test_a_battle_has_its_odds_once() -> None:
    """A move told 88%, and the battle five lines below 81%: a fleet had sailed away in between."""
    moves = "move 3 legion, Camillus Rome > Etruria\nmove 1 legion Rome > Sabini\nstay 1 Rome"
    plan = planned(at("romans", "buy"), f"buy 1 legion\nplace legion Rome\n{moves}\nend\nbattle Etruria")
    assert plan.is_good, [str(each.refused) for each in plan.verdicts if each.refused]
    told = [each.order.text for each in plan.verdicts if "Etruria" in str(each.note) and "% to win" in str(each.note)]
    assert told == ["battle Etruria"]


def test_the_rest_is_what_the_legate_would_do() -> None:
    table, taps = at("celts", "move"), at("celts", "move")
    answers = planned(table, "rest").answers
    assert answers
    for answer in answers:
        assert taps.decision is not None
        assert answer == legate(taps)
        give(taps, answer, taps.decision.seat)


def test_a_campaign_goes_on_until_another_seat_is_asked() -> None:
    table = at("celts", "force")
    (verdict,) = planned(table, "camp Mediolanum > Bononia, with 7 infantry").verdicts
    assert verdict.answers == (("7-infantry",),)
    assert "Bononia" in str(verdict.note)
    table = at("celts", "campaign")
    (verdict,) = planned(table, "camp Placentia > Bononia").verdicts
    assert verdict.answers[0] == ("march:placentia",)
    assert ("march:bononia",) in verdict.answers


def test_the_odds_of_a_round_are_those_before_the_dice() -> None:
    """What falls on the fork says nothing about the table: no battle after it shows odds."""
    table = at("celts", "campaign")
    first, second = planned(table, "camp Placentia > Bononia; battle Bononia, leave at 1").verdicts
    assert first.note is not None
    assert first.note.key == "note-battle"
    odds, ahead = companions(GAME).forecaster, at("celts", "campaign")
    assert odds is not None
    tap(ahead, first.answers[:2])
    forecast = odds.detail(ahead, "march:bononia", 0)
    assert forecast is not None
    assert dict(first.note.args)["win"] == round(100 * forecast.share)
    assert second.note is not None
    assert second.note.key == "note-later-limit"
    assert not second.answers


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("move infantry Samnium > Capua", 6),
        ("2 legion, infantry Samnium > Capua", 11),
        ("camp Umbria, with infantry", 19),
        ("déplacer infanterie Samnium > Capua", 10),
    ],
)
def test_a_kind_without_a_number_is_refused(text: str, column: int) -> None:
    """It could mean one or all of them; it's no part of the name of the area after it."""
    (fault,) = BOOK.parse(text, "en").faults
    assert (fault.reason.key, fault.column) == ("order-how-many", column)
    assert not BOOK.parse("move 2 infantry Samnium > Capua", "en").faults


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("kind", TYPES)
def test_a_kind_has_the_form_for_its_number(kind: str, locale: str) -> None:
    for count in (1, 2):
        word = grammar().words.kind(kind, count, locale)
        assert grammar().words.kinds()[folded(word)[0]] == kind
        for text in (f"buy {count} {word}", f"move {count} {word} Rome > Latium", f"place {count} {word} Rome"):
            assert f"{count} {word} " in f"{BOOK.parse(text, locale).orders[0].text} "


@pytest.mark.parametrize(
    ("text", "locale", "written"),
    [
        ("sail 2 fleet Tyrrhenian Sea > Sea of Sicily", "fr", "2 flottes"),
        ("sail 1 fleet Tyrrhenian Sea > Sea of Sicily", "fr", "1 flotte "),
        ("buy 2 legion", "en", "2 legions"),
        ("camp Umbria, with 3 consular", "fr", "3 consulaires"),
        ("join 2 infantry Rome", "fr", "2 infanteries"),
        ("stay 2 fleet Tyrrhenian Sea", "fr", "flottes "),
        ("place elephant Rome", "fr", "éléphant "),
        ("move 1 foederati Rome > Latium", "en", "1 foederatus"),
    ],
)
def test_several_units_are_in_the_plural(text: str, locale: str, written: str) -> None:
    (order,) = BOOK.parse(text, locale).orders
    assert written in order.text


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_an_order_is_written_as_it_is_read(locale: str) -> None:
    text = (
        "buy 2 legion, 1 consular; buy none; build Etruria, Latium; capital Rome; place 2 legion Rome, Camillus Rome;"
        "camp Umbria > Etruria, with 3 legion Camillus, block Latium, stop; move all Rome > Sabini > Umbria;"
        "sail 2 fleet Tyrrhenian Sea > Sea of Sicily; battle Etruria, leave at 1; battle Rome, fight on; raid Capua;"
        "retreat Latium; pillage gold; rebuild Rome; plan run; join 2 legion Rome; shift 1 Rome > Latium; pass; end"
    )
    reading = BOOK.parse(text, locale)
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    for order in reading.orders:
        (again,) = BOOK.parse(order.text, locale).orders
        assert again.text == order.text
        assert type(again) is type(order)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("buy 9 legion", "6.6"),
        ("buy 1 elephant", "2.2"),
        ("build Samnium", "6.7"),
        ("repair Rome", "2.3"),
        ("capital Capua", "6.8"),
        ("camp Umbria", "12.1"),
        ("move 2 Samnium > Rome", "1.6"),
        ("move Rome > Sabini", "8.5"),
        ("move 1 Rome > Taurini", "9.1"),
        ("move 30 Rome > Etruria", "9.1"),
        ("move Sulla Rome > Etruria", "9.3"),
        ("move 1 Rome > Tyrrhenian Sea", "9.8"),
        ("sail 1 Rome > Ionian Sea", "9.8"),
        ("battle Etruria", "10.1"),
        ("join 2 Rome", "12.4"),
        ("shift 1 Rome > Latium", "12.4"),
        ("plan run", "12.4"),
        ("pass", "12.4"),
        ("place legion Capua", "7.1"),
        ("fight", "10.1"),
        ("fight on", "10.10"),
        ("retreat", "10.10"),
        ("pillage gold", "10.13"),
    ],
)
def test_a_bad_line_gets_a_sentence_with_its_rule(text: str, rule: str) -> None:
    assert f"({rule})" in why(at("romans", "buy"), text)


def test_a_second_step_behind_a_strait_is_refused() -> None:
    """9.7: the first step stands, the second one is named."""
    table = at("greeks", "move")
    assert "9.7" in why(table, "move 1 Rhegium > Messana > Syracusae")


def test_a_campaign_without_a_leader_is_refused_by_taps_too() -> None:
    """12.1: also after a campaign that is over."""
    for nation, word in (("greeks", "no leader"), ("celts", "over")):
        table = at(nation, "move")
        before = table.save()
        with pytest.raises(rules.IllegalChoice) as refused:
            table.choose("campaign")
        assert word in str(refused.value)
        assert "12.1" in str(refused.value)
        assert table.save() == before


@pytest.mark.parametrize(("text", "locale"), [("march Rome", "en"), ("aller Rome", "fr")])
def test_a_march_without_an_arrow_is_told_so(text: str, locale: str) -> None:
    (fault,) = BOOK.parse(text, locale).faults
    assert fault.reason.key == "order-no-way"
    with speaking(locale):
        assert text in str(fault.reason)


def test_a_refused_line_does_not_stop_the_others() -> None:
    plan = planned(at("romans", "buy"), "buy 9 legion; buy 1 legion")
    assert [each.refused is None for each in plan.verdicts] == [False, True]
    assert plan.answers == [("unit:legion:1",)]


def test_reactions_are_written_too() -> None:
    table = at("etruscans", "reaction")
    assert table.decision is not None
    assert table.decision.reaction
    assert "12.4" in why(table, "plan run")
    (verdict,) = planned(table, "pass").verdicts
    assert verdict.answers == (("pass",),)


@pytest.mark.slow
@pytest.mark.parametrize(("text", "locale"), [("fight", "en"), ("combattre", "fr")])
def test_fight_alone_answers_a_battle_as_the_legate_would(text: str, locale: str) -> None:
    table = at("celts", "retreat")
    plan = planned(table, text, locale)
    assert plan.answers[:1] == [legate(table)]
    assert planned(table, "fight on").answers == [("stay",)]


def test_a_repeated_fight_waits_for_the_next_round_with_what_follows_it() -> None:
    table = at("celts", "retreat")
    orders = BOOK.parse("fight while possible; pillage gold if possible; end", "en").orders
    assert table.decision is not None
    plan = BOOK.plan(table, table.decision.seat, orders)
    left = following("", orders, plan.verdicts, "en").split("\n")
    assert left == ["fight while possible", "pillage gold if possible", "end"]


def test_without_a_battle_there_is_nothing_to_fight_on() -> None:
    table = at("celts", "move")
    assert "No battle of yours waits for an answer" in why(table, "fight")
    assert planned(table, "fight while possible").left_out == 1


def test_what_can_be_done_is_listed_with_orders_that_work() -> None:
    table = at("celts", "move")
    assert table.decision is not None
    prospects = BOOK.analysis(table, table.decision.seat, "en")
    assert prospects
    for prospect in prospects:
        assert planned(table, prospect.order).is_good, prospect.order
    assert BOOK.suggest(table, table.decision.seat, "move", "en")


def test_on_campaign_the_goals_of_the_round_are_listed() -> None:
    """There was nothing to list beside a panel that offered attacks with their odds."""
    table = at("celts", "campaign")
    assert table.decision is not None
    prospects = BOOK.analysis(table, table.decision.seat, "en")
    assert [prospect for prospect in prospects if prospect.heading.key == "heading-attacks"]
    assert all(planned(table, prospect.order).is_good for prospect in prospects)
    shares = {each.option: round(100 * each.share) for each in FORECASTER.overview(table, 0)}
    attacks = [int(str(each.text).split("%")[0].split()[-1]) for each in prospects if "% to win" in str(each.text)]
    assert attacks == [*shares.values()]


THINGS = (
    "2",
    "all",
    "legion",
    ">",
    ",",
    "with",
    "at",
    ";",
    "Rome",
    "Camillus",
    "Etruria",
    "Zzz",
    "block",
    "stop",
    "none",
)
WORDS = st.sampled_from([*grammar().words.verbs(), *THINGS])


@given(st.lists(WORDS, max_size=12).map(" ".join), st.sampled_from(["en", "fr"]))
@settings(max_examples=150, deadline=None)
def test_no_text_breaks_the_reader(text: str, locale: str) -> None:
    reading = BOOK.parse(text, locale)
    assert all(str(fault.reason) for fault in reading.faults)


@given(st.lists(WORDS, max_size=8).map(" ".join))
@settings(max_examples=40, deadline=None)
def test_no_text_breaks_the_planner_or_changes_the_table(text: str) -> None:
    table = at("romans", "buy")
    before = table.save()
    assert table.decision is not None
    for verdict in BOOK.plan(table, table.decision.seat, BOOK.parse(text, "en").orders).verdicts:
        assert str(verdict.refused or verdict.note)
    assert table.save() == before


def test_arrivals_are_divided_a_stack_at_a_time() -> None:
    """A sheet names how many go where, and so does a tap."""
    table = at("romans", "arrive")
    decision = table.decision
    assert isinstance(decision, Pick)
    first, second = [option.id for option in decision.options if option.id != "divide"][:2]
    plan = planned(table, f"place consular {first}, 2 legion {first}, 1 legion {second}")
    assert plan.is_good, [str(each.refused) for each in plan.verdicts if each.refused]
    assert [*plan.answers[:4]] == [(first,), ("divide",), (f"{first}:2",), (second,)]


def test_a_coming_turn_can_be_tried_now() -> None:
    """As if it began now, of this game turn or the next; the table itself doesn't change."""
    assert isinstance(BOOK, RehearsingBook)
    assert isinstance(BOOK, TurnBook)
    table = at("romans", "buy")
    before = table.save()
    tried = []
    for seat in table.seats:
        for coming in BOOK.coming(table, seat):
            ahead = BOOK.ahead(table, seat, coming.id)
            if ahead is not None:
                assert BOOK.turn(ahead) == coming.id
                assert BOOK.plan(ahead, seat, BOOK.parse("buy none; rest", "en").orders).is_good, coming.id
                assert not BOOK.plan(ahead, seat, BOOK.parse("build Carthago", "en").orders).is_good, coming.id
                tried.append(coming.id)
    assert len(tried) > 3
    assert table.save() == before
    assert BOOK.ahead(table, table.seats[0], "extra.romans") is None
    assert BOOK.ahead(table, table.seats[0], "1.gauls") is None
