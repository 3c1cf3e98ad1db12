"""The year: stratagems, initiative, geostrategy, administration and the hands at its end [2]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.ultimus_romanorum.chapters.administration import (
    caesar_candidates,
    count_sequences,
    name_caesars,
    reinforce,
    return_fleets,
)
from rules.ultimus_romanorum.chapters.administration import (
    test_deaths as roll_for_deaths,
)
from rules.ultimus_romanorum.chapters.balance import discard_excess, offer_pope, return_useless
from rules.ultimus_romanorum.chapters.beginning import (
    begin_year,
    distribute,
    draw_stratagems,
    roll_initiative,
)
from rules.ultimus_romanorum.chapters.campaign import begin_sequence, end_sequence
from rules.ultimus_romanorum.chapters.geostrategy import is_pax, operate
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.leaving import lone_leaders
from rules.ultimus_romanorum.chapters.scoring import score_year
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    CounterDrawn,
    DeathTested,
    HandChanged,
    InitiativeRolled,
    PointsScored,
    SequenceBegan,
    SequencesCounted,
    StratagemPlayed,
)
from rules.ultimus_romanorum.turn import play_step
from tests.rulebook.ultimus_romanorum.toolkit import (
    Player,
    Position,
    arranging,
    ask,
    bare,
    begin,
    caesar,
    deal,
    enthrone,
    offered,
    places,
    play,
    proves,
    refused,
    run,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)


def initiative(t: Position, die: int, **replies: str) -> str:
    """Roll for the initiative in a year without a fixed one."""
    t.state.turn = 450
    t.throw(die)
    play(t, roll_initiative(t), **replies)
    return t.state.first


def reign(t: Position, west: str, east: str) -> None:
    """Two Augusti in their capitals."""
    enthrone(t, "west", west, "italia-4")
    enthrone(t, "east", east, "thracia-3")


# Set-up [3.3.2]


@proves("3.3.2", "0.4")
def test_limitanei_and_comitatenses_are_spread_over_their_diocese() -> None:
    t = begin()
    units, areas = arranging(ask(t, distribute(t), "layout-of", layout="galliae"))
    assert units == {unit.id for unit in t.data.units.values() if unit.diocese == "Galliae"}
    assert areas == set(t.data.dioceses["Galliae"].areas)
    layout = dict.fromkeys(areas, ()) | {"galliae-7": tuple(units)}
    play(t, distribute(t), layout=["galliae", "usual"], layout_of=layout)
    assert {t.place(unit) for unit in units} == {"galliae-7"}


@proves("3.3.2", "3.3.1", "3.2.4", "4.2.2")
@pytest.mark.parametrize(
    "scenario",
    ["rhine-406", "aetius-425", "scourge-445", "catalaunian-451", "majorian-455", "last-romans-467", "campaign-406"],
)
def test_every_scenario_begins_as_the_rules_say(scenario: str) -> None:
    t = begin(scenario)
    for unit in t.data.units.values():
        area = t.area_of(unit.id)
        if unit.category == "LI" and area:
            assert t.area(area).diocese == unit.diocese
        if unit.category == "BU" and area:
            leader = next(each for each, given in t.state.guard.items() if given == unit.id)
            assert t.place(leader) == area
            assert unit.front.pf == t.data.guard_pf(leader)
        if unit.tribe and t.state.tribes[unit.tribe].status == "peace":
            assert area in ("", *t.data.tribes[unit.tribe].homes)
            assert bool(area) == t.is_major(unit.tribe)
    for half, augustus in t.augusti().items():
        assert t.leader(augustus).half == half or scenario == "last-romans-467"
    assert sum(len(t.pieces.at(place)) for place in ("cup", "hand-a", "hand-b", "set-aside", "laid-out")) >= 55


@proves("3.3.1", "10.4.1")
@pytest.mark.parametrize("scenario", ["rhine-406", "scourge-445", "catalaunian-451", "majorian-455", "last-romans-467"])
def test_every_generic_leader_is_placed_in_his_diocese(scenario: str) -> None:
    t = begin(scenario)
    for chief in t.data.leaders.values():
        if chief.generic and not chief.tribe:
            area = t.area_of(chief.id)
            assert t.area(area).diocese == chief.diocese
            assert not t.fighters(area, "barbarian")
            assert area == chief.entry_area or t.pieces.at(chief.entry_area)


# A: stratagems [2.A]


@proves("2.A", "R60", "R87")
def test_each_draws_one_counter_unseen_the_roman_first() -> None:
    t = begin()
    play(t, draw_stratagems(t))
    drawn = told(t, CounterDrawn)
    assert [(each.seat, each.audience) for each in drawn] == [("a", ("a",)), ("b", ("b",))]
    assert [(each.seat, each.change) for each in told(t, HandChanged)] == [("a", 1), ("b", 1)]


@proves("2.A", "R60")
def test_an_empty_cup_gives_nothing() -> None:
    t = begin()
    for card in list(t.pieces.at("cup")):
        t.put(card, "set-aside")
    held = list(t.pieces.at("hand-b"))
    play(t, draw_stratagems(t))
    assert list(t.pieces.at("hand-b")) == held
    assert list(t.pieces.at("hand-a")) == []


@proves("UR073", "3.6.6", "2.A", "R66")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_ur073_the_right_of_a_flown_augustus(answer: str) -> None:
    t = bare()
    t.state.thrones["west"].flown = True
    play(t, draw_stratagems(t), flown__barbarian=answer)
    held = [t.data.cards[card] for card in t.pieces.at("hand-b")]
    assert len(held) == (2 if answer == "take" else 1)
    assert answer == "leave" or "usurpation-west" in held
    assert not t.state.thrones["west"].flown


@proves("3.6.6", "R66")
def test_the_right_lapses_without_a_counter_in_the_cup() -> None:
    t = bare()
    t.state.thrones["east"].flown = True
    for card, kind in t.data.cards.items():
        if kind == "usurpation-east":
            t.put(card, "set-aside")
    assert "flown" not in topics(t, draw_stratagems(t))
    assert not t.state.thrones["east"].flown


# B: initiative [2.B]


@proves("UR002", "2.B", "R2")
@pytest.mark.parametrize(
    ("west", "east", "die", "first"),
    [
        ("iulius-nepos", "leo-i", 2, "roman"),
        ("iulius-nepos", "leo-i", 3, "barbarian"),
        ("libius-severus", "leo-i", 3, "barbarian"),
        ("libius-severus", "leo-i", 1, "barbarian"),
    ],
)
def test_ur002_below_the_weaker_augustus(west: str, east: str, die: int, first: str) -> None:
    t = bare()
    reign(t, west, east)
    assert initiative(t, die) == first
    assert told(t, InitiativeRolled)[0].needed == min(t.leader(west).cp, t.leader(east).cp)


@proves("2.B")
def test_with_one_augustus_his_cp_counts() -> None:
    t = bare()
    enthrone(t, "east", "leo-i", "thracia-3")
    assert initiative(t, 3) == "roman"


@proves("6.3 Initiative", "2.B")
def test_initiative_reverses_the_result_and_may_be_answered() -> None:
    t = bare()
    reign(t, "iulius-nepos", "leo-i")
    deal(t, "barbarian", "initiative")
    assert initiative(t, 1, initiative__barbarian="initiative") == "barbarian"
    t = bare()
    reign(t, "iulius-nepos", "leo-i")
    deal(t, "barbarian", "initiative")
    deal(t, "roman", "initiative")
    t.state.turn = 450
    t.throw(1)
    who = Player(t, initiative__barbarian=["initiative"], initiative__roman=["initiative"])
    run(roll_initiative(t), who)
    assert t.state.first == "roman"


@proves("6.1 Augusta Orientalis", "6.1 Augusta Occidentalis", "R17", "2.B")
@pytest.mark.parametrize("kind", ["augusta-orientalis", "augusta-occidentalis"])
def test_an_augusta_takes_the_initiative_and_cannot_be_answered(kind: str) -> None:
    t = bare()
    reign(t, "iulius-nepos", "leo-i")
    deal(t, "barbarian", "initiative")
    deal(t, "roman", kind)
    assert initiative(t, 1, initiative__barbarian="initiative", augusta=kind) == "roman"
    assert t.pieces.place(f"{kind}-1") == "cup"


@proves("R17", "2.B")
@pytest.mark.parametrize("held", ["initiative", "augusta-orientalis", "major-uprising"])
def test_the_camp_behind_is_asked_whatever_it_holds(held: str) -> None:
    t = bare()
    reign(t, "iulius-nepos", "leo-i")
    t.state.turn = 450
    deal(t, "roman", held)
    t.throw(6)
    assert topics(t, roll_initiative(t)) == ["initiative", "augusta"]


@proves("6", "R115")
def test_an_empty_hand_is_asked_nothing() -> None:
    t = bare()
    reign(t, "iulius-nepos", "leo-i")
    t.state.turn = 450
    deal(t, "barbarian", "initiative")
    t.throw(6)
    assert topics(t, roll_initiative(t)) == []


@proves("6", "R115")
def test_no_window_opens_for_a_counter_that_lies_open() -> None:
    t = bare()
    two_emperors(t)
    deal(t, "roman", "tribute")
    assert topics(t, offer_pope(t)) == ["pope"]
    t.put("pope-1", "set-aside")
    assert topics(t, offer_pope(t)) == []


# C: geostrategy [2.C]


@proves("UR010", "2.C", "10.2")
def test_ur010_pax_romana_pays_five() -> None:
    t = bare(step="geostrategy-second", first="roman", turn=450)
    two_emperors(t)
    assert is_pax(t)
    t.throw(0, 0)
    play(t, play_step(t))
    assert t.state.step == "pax-romana"
    play(t, play_step(t))
    assert (t.state.step, t.state.pax) == ("balance", True)
    assert {each.leader for each in told(t, DeathTested)} == {"honorius", "theodosius-ii"}
    score_year(t)
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-pax"] == [5]


@proves("2.C", "R11")
@pytest.mark.parametrize("status", ["war", "revolt", "regnum"])
def test_no_pax_while_a_tribe_fights_or_a_usurper_lives(status: str) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", status)  # type: ignore[arg-type]
    assert not is_pax(t)
    tribe(t, "vandali", "foederati")
    assert is_pax(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    assert not is_pax(t)


@proves("2.C")
@pytest.mark.parametrize(("status", "is_warned"), [("war", False), ("foederati", True)])
def test_who_ends_geostrategy_at_peace_is_told_that_no_one_may_move(status: str, is_warned: bool) -> None:
    t = bare(step="geostrategy", first="barbarian", turn=428)
    two_emperors(t)
    tribe(t, "vandali", status)  # type: ignore[arg-type]
    pick = next(operate(t, "barbarian"))
    assert isinstance(pick, Pick)
    (done,) = [option for option in pick.options if option.id == "done"]
    assert ("5 PV for the Pax Romana" in done.detail) is is_warned


@proves("2.C")
def test_the_death_of_an_augustus_breaks_the_pax_and_no_one_is_tested_again() -> None:
    t = bare(step="pax-romana", first="roman", turn=428)
    two_emperors(t)
    stand(t, "viennensis-3", "constantius-iii")
    t.throw(5, 9, 1, 5, 1, 6)
    who = Player(t)
    t.state.turn = 422
    run(play_step(t), who)
    assert t.state.step == "smc"
    assert not t.state.pax
    assert [each.leader for each in told(t, DeathTested)].count("constantius-iii") == 1


@proves("2.C", "2.D", "R128")
def test_everyone_is_tested_once_though_an_augustus_died_before_him() -> None:
    t = bare(step="pax-romana", first="roman", turn=422)
    two_emperors(t)
    stand(t, "viennensis-3", "constantius-iii")
    stand(t, "vandali", "alaricus")
    t.throw(1, 9, 1, 1, 5, 1, 6)
    run(play_step(t), Player(t))
    assert not t.state.pax
    assert [each.leader for each in told(t, DeathTested)] == ["constantius-iii", "honorius", "alaricus"]


@proves("2.C")
def test_the_initiative_player_does_all_his_operations_first() -> None:
    t = bare(step="geostrategy", first="barbarian")
    two_emperors(t)
    assert ask(t, play_step(t), "geostrategy").seat == "b"
    play(t, play_step(t))
    assert t.state.step == "geostrategy-second"
    assert ask(t, play_step(t), "geostrategy").seat == "a"


# D: administration [2.D]


@proves("UR006", "2.D", "R1")
def test_ur006_the_sequences_of_463() -> None:
    t = bare(first="barbarian")
    reign(t, "libius-severus", "leo-i")
    tribe(t, "vandali", "regnum", "africa-4")
    stand(t, "africa-4", "gensericus")
    count_sequences(t)
    assert t.state.sequences == {"barbarian": 3, "roman": 3}
    assert [(each.roman_vs, each.barbarian_vs, each.total) for each in told(t, SequencesCounted)] == [(2, 4, 6)]


@proves("UR008", "2.D")
def test_ur008_one_augustus_counts_in_full() -> None:
    t = bare(first="barbarian")
    enthrone(t, "east", "leo-i", "thracia-3")
    tribe(t, "vandali", "regnum", "africa-4")
    stand(t, "africa-4", "gensericus")
    count_sequences(t)
    assert t.state.sequences == {"barbarian": 4, "roman": 3}


@proves("UR009", "2.D", "1.2.1")
def test_ur009_a_leader_at_peace_does_not_count() -> None:
    t = bare(first="roman")
    reign(t, "libius-severus", "leo-i")
    tribe(t, "hunni", "peace", "hunni-2")
    tribe(t, "vandali", "regnum", "africa-4")
    stand(t, "hunni-2", "attila")
    stand(t, "africa-4", "gensericus")
    count_sequences(t)
    assert (told(t, SequencesCounted)[0].leader, told(t, SequencesCounted)[0].barbarian_vs) == ("gensericus", 4)


@proves("2.D", "R119")
def test_the_king_of_a_neutral_kingdom_counts() -> None:
    t = bare(first="roman")
    reign(t, "libius-severus", "leo-i")
    t.state.neutral = ["vandali"]
    tribe(t, "vandali", "regnum", "africa-4")
    stand(t, "africa-4", "gensericus")
    count_sequences(t)
    assert (told(t, SequencesCounted)[0].leader, told(t, SequencesCounted)[0].barbarian_vs) == ("gensericus", 4)


@proves("2.D")
def test_usurpers_count_for_the_barbarian_and_foederati_do_not() -> None:
    t = bare(first="roman")
    reign(t, "honorius", "theodosius-ii")
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    tribe(t, "visigothi", "foederati", "viennensis-2")
    stand(t, "viennensis-2", "alaricus")
    count_sequences(t)
    assert told(t, SequencesCounted)[0].leader == "constantinus-iii"
    assert t.state.sequences == {"roman": 3, "barbarian": 2}


@proves("UR170", "3.5.1", "3.6.2", "R3")
def test_ur170_an_augustus_must_be_in_that_half() -> None:
    t = bare()
    reign(t, "honorius", "theodosius-ii")
    stand(t, "galliae-5", "aetius")
    assert "aetius" in caesar_candidates(t, "west")
    stand(t, "thracia-3", "honorius")
    assert caesar_candidates(t, "west") == []
    stand(t, "italia-4", "theodosius-ii")
    assert "aetius" in caesar_candidates(t, "west")


@proves("3.5.1", "2.D", "3.3.1")
def test_who_may_become_caesar() -> None:
    t = bare()
    reign(t, "honorius", "theodosius-ii")
    tribe(t, "visigothi", "foederati", "viennensis-2", 1)
    stand(t, "viennensis-2", "alaricus", "dux-visigothi", "comes-italiae", "stilicho", "aspar")
    usurp(t, "west", "constantinus-iii", "britanniae-2")
    assert set(caesar_candidates(t, "west")) == {"alaricus", "stilicho", "aspar"}
    tribe(t, "visigothi", "revolt")
    assert "alaricus" not in caesar_candidates(t, "west")


@proves("3.5.1", "3.2.4")
def test_a_new_caesar_gets_a_guard_unless_he_is_no_roman() -> None:
    t = bare()
    reign(t, "honorius", "theodosius-ii")
    stand(t, "viennensis-3", "aetius")
    play(t, name_caesars(t), caesar="aetius")
    assert t.state.thrones["west"].caesar == "aetius"
    assert t.unit(t.state.guard["aetius"]).front.pf == 4
    assert t.place(t.state.guard["aetius"]) == "viennensis-3"
    assert "caesar" not in topics(t, name_caesars(t))
    t = bare()
    reign(t, "honorius", "theodosius-ii")
    tribe(t, "visigothi", "foederati", "viennensis-2", 1)
    stand(t, "viennensis-2", "alaricus")
    play(t, name_caesars(t), caesar="alaricus")
    assert t.state.thrones["west"].caesar == "alaricus"
    assert t.state.guard == {}


@proves("2.D", "R49", "Roman Leader Entry and Death Table", "Barbarian Leader Entry and Death Table")
@pytest.mark.parametrize(
    ("leader", "year", "die", "dies"),
    [
        ("stilicho", 408, 5, True),
        ("stilicho", 408, 4, False),
        ("stilicho", 406, 9, True),
        ("stilicho", 406, 8, False),
        ("stilicho", 413, 3, True),
        ("attila", 453, 5, True),
        ("attila", 453, 4, False),
        ("attila", 450, 9, True),
    ],
)
def test_leaders_die_by_the_table(leader: str, year: int, die: int, dies: bool) -> None:
    t = bare(turn=year)
    two_emperors(t)
    t.put("honorius", "gone")
    t.put("theodosius-ii", "gone")
    stand(t, "hunni-1" if leader == "attila" else "italia-2", leader)
    t.throw(die)
    play(t, roll_for_deaths(t))
    assert (t.place(leader) == "gone") == dies


@proves("2.D", "R49")
def test_leaders_on_the_map_only_generic_ones_never_romans_first() -> None:
    t = bare(turn=430)
    stand(t, "italia-4", "bonifatius", "comes-italiae")
    tribe(t, "hunni", "peace", "hunni-2")
    stand(t, "hunni-2", "rugila", "dux-hunni")
    t.state.turn = 434
    t.throw(0, 0)
    play(t, roll_for_deaths(t))
    assert [each.leader for each in told(t, DeathTested)] == ["bonifatius", "rugila"]


# Entry [3.3.1, 4.2.1]


@proves("3.3.1", "2.C")
def test_historical_leaders_enter_in_their_year() -> None:
    t = bare(turn=407)
    two_emperors(t)
    stand(t, "britanniae-2", "co-britanniae-1")
    t.put("gerontius", "to-come")
    t.put("heraclianus", "to-come")
    play(t, operate(t, "roman"))
    assert t.place("gerontius") == "britanniae-2"
    assert t.place("heraclianus") == "to-come"


@proves("3.3.1", "R32")
def test_a_leader_enters_with_a_unit_of_his_half_else_with_any_friend_else_waits() -> None:
    t = bare(turn=407)
    two_emperors(t)
    t.put("gerontius", "to-come")
    play(t, operate(t, "roman"))
    assert t.place("gerontius") == "to-come"
    stand(t, "asia-1", "co-asia-1")
    play(t, operate(t, "roman"))
    assert t.place("gerontius") == "asia-1"
    t.put("gerontius", "to-come")
    stand(t, "africa-4", "co-africa-1")
    play(t, operate(t, "roman"))
    assert t.place("gerontius") == "africa-4"


@proves("4.2.1", "2.C", "4.4.1")
def test_tribal_leaders_enter_with_a_unit_of_their_tribe() -> None:
    t = bare(turn=408)
    two_emperors(t)
    t.put("athaulfus", "to-come")
    tribe(t, "visigothi", "foederati", "moesiae-4", 2)
    assert topics(t, operate(t, "barbarian")) == ["geostrategy"]
    assert t.place("athaulfus") == "to-come"
    play(t, operate(t, "roman"))
    assert t.place("athaulfus") == "moesiae-4"


@proves("UR129", "4.2.1")
def test_ur129_a_generic_tribal_leader_returns_in_c() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "galliae-5", 1)
    stand(t, "galliae-3", "visigothi-u2")
    t.put("dux-visigothi", "fallen")
    decision = ask(t, operate(t, "barbarian"), "enter")
    assert offered(decision) == {"galliae-3", "galliae-5"}
    play(t, operate(t, "barbarian"), enter="galliae-3")
    assert t.place("dux-visigothi") == "galliae-3"


@proves("4.2.1", "2.C", "R116")
def test_who_takes_a_tribe_over_in_c_places_its_leaders() -> None:
    t = bare(first="barbarian")
    two_emperors(t)
    tribe(t, "ostrogothi", "foederati", "asia-2")
    t.put("dux-ostrogothi", "fallen")
    deal(t, "barbarian", "major-uprising")
    play(
        t, operate(t, "barbarian"), geostrategy=["stratagem", "done"], stratagem="major-uprising", uprising="ostrogothi"
    )
    play(t, operate(t, "roman"))
    assert t.camp_of_tribe("ostrogothi") == "barbarian"
    assert t.place("dux-ostrogothi") == "asia-2"


@proves("4.2.1", "7.1", "R20", "R116")
def test_a_generic_tribal_leader_who_was_caught_alone_returns() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "war", "galliae-5", 1)
    stand(t, "galliae-3", "dux-vandali", "co-galliae-1")
    t.throw(9)
    play(t, lone_leaders(t))
    assert t.place("dux-vandali") == "fallen"
    begin_year(t)
    play(t, operate(t, "barbarian"))
    assert t.place("dux-vandali") == "galliae-5"


@proves("UR168", "6.4", "3.3.1", "R20")
def test_ur168_the_dead_of_a_plague_return_in_c_the_others_in_d() -> None:
    t = bare(turn=431)
    two_emperors(t)
    t.put("comes-africae", "fallen")
    t.put("dux-raetiae", "fallen")
    t.state.stricken = ["comes-africae"]
    play(t, operate(t, "roman"))
    assert t.place("comes-africae") == "africa-4"
    assert t.place("dux-raetiae") == "fallen"
    t.state.stricken = []
    play(t, reinforce(t))
    assert t.place("dux-raetiae") == "italia-1"


@proves("3.3.1", "R20")
def test_a_generic_leader_who_falls_in_d_returns_next_year() -> None:
    t = bare()
    two_emperors(t)
    for piece in ("honorius", "comes-italiae", "ioviani-seniores"):
        t.put(piece, "ravenna-box")
    stand(t, "viennensis-3", "constantius-iii")
    t.throw(1)
    play(t, die(t, "honorius", "death-natural", "2.D"))
    assert t.place("comes-italiae") == "fallen"
    play(t, reinforce(t))
    assert t.place("comes-italiae") == "fallen"
    begin_year(t)
    play(t, reinforce(t))
    assert t.place("comes-italiae") == "italia-5"


@proves("6.4", "4.2.1", "R20")
def test_a_generic_leader_who_falls_in_c_returns_in_c_of_the_next_year() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "war", "galliae-5", 1)
    stand(t, "galliae-5", "dux-vandali")
    stand(t, "africa-4", "comes-africae")
    t.state.step = "geostrategy-second"
    play(t, die(t, "comes-africae", "death-germanophobia", "6.4"))
    play(t, die(t, "dux-vandali", "death-plague", "6.4"))
    play(t, operate(t, "roman"))
    play(t, play_step(t))
    play(t, reinforce(t))
    assert places(t, ("comes-africae", "dux-vandali")) == {"fallen"}
    begin_year(t)
    play(t, operate(t, "roman"))
    play(t, operate(t, "barbarian"))
    assert (t.place("comes-africae"), t.place("dux-vandali")) == ("africa-4", "galliae-5")


@proves("6.4", "3.3.1", "R20")
def test_a_generic_leader_who_dies_of_a_plague_in_d_does_not_return_in_the_same_year() -> None:
    t = bare()
    two_emperors(t)
    t.put("comes-africae", "fallen")
    t.state.stricken = ["comes-africae"]
    play(t, reinforce(t))
    assert t.place("comes-africae") == "fallen"


@proves("6.4", "3.3.1", "R20")
def test_who_returns_in_c_joins_those_who_hold_the_area() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "heraclianus", "africa-3")
    stand(t, "africa-4", "co-africa-1")
    t.state.cause["co-africa-1"] = "west"
    t.put("comes-africae", "fallen")
    t.state.stricken = ["comes-africae"]
    play(t, operate(t, "roman"))
    assert t.place("comes-africae") == "africa-4"
    assert t.camp("comes-africae") == "barbarian"


@proves("UR127", "3.3.1")
def test_ur127_a_generic_leader_without_a_free_area_is_out() -> None:
    t = bare()
    two_emperors(t)
    units = tribe(t, "vandali", "regnum")
    for area, unit in zip(t.data.dioceses["Africa"].areas, [*units, "alani-u1", "alani-u2"], strict=True):
        stand(t, area, unit)
    tribe(t, "alani", "regnum")
    t.put("comes-africae", "fallen")
    play(t, reinforce(t))
    assert t.place("comes-africae") == "gone"


@proves("3.3.1")
def test_a_generic_leader_finds_another_area_of_his_diocese() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "regnum", "africa-4", 1)
    t.put("comes-africae", "fallen")
    decision = ask(t, reinforce(t), "enter")
    assert offered(decision) == {*t.data.dioceses["Africa"].areas} - {"africa-4"}


@proves("UR128", "3.3.1", "3.7.1")
def test_ur128_a_generic_leader_reappears_in_the_usurpers_camp() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "galliae-1")
    stand(t, "britanniae-1", "co-britanniae-2")
    t.state.cause["co-britanniae-2"] = "west"
    t.put("dux-britanniarum", "fallen")
    play(t, reinforce(t))
    assert t.place("dux-britanniarum") == "britanniae-1"
    assert t.camp("dux-britanniarum") == "barbarian"


@proves("Palatini Unit Deployment Table", "2.D")
def test_placidi_felices_arrive_in_424() -> None:
    for year, place in ((423, "to-come"), (424, "italia-4")):
        t = bare("campaign-406", turn=year)
        two_emperors(t)
        t.put("placidi-felices", "to-come")
        play(t, reinforce(t))
        assert t.place("placidi-felices") == place


@proves("9.2", "2.D", "R54")
@pytest.mark.parametrize(("year", "back"), [(423, False), (424, True)])
def test_a_fleet_lost_in_418_returns_in_424(year: int, back: bool) -> None:
    t = bare(turn=year)
    fleet = t.state.fleets["classis-occidentalis"]
    fleet.back = 424
    t.put("classis-occidentalis", "set-aside")
    return_fleets(t)
    assert (t.place("classis-occidentalis") == "africa-4") == back


# E: sequences [2.E]


@proves("2.E", "2.E.3")
def test_the_players_alternate_and_the_other_plays_the_rest() -> None:
    t = bare(first="barbarian", sequences={"barbarian": 3, "roman": 1}, step="smc")
    two_emperors(t)
    order = []
    while begin_sequence(t):
        order.append(t.state.active)
        play(t, end_sequence(t))
    assert order == ["barbarian", "roman", "barbarian", "barbarian"]


def before_the_first(first: Camp, left: dict[str, int] | None = None) -> Position:
    t = bare(step="smc", first=first, sequences=left or {"roman": 2, "barbarian": 2}, smc_number=0)
    two_emperors(t)
    stand(t, "italia-2", "stilicho")
    tribe(t, "visigothi", "foederati", "viennensis-2")
    return t


@proves("2.E", "6", "R115")
@pytest.mark.parametrize(
    ("first", "second", "kind"), [("barbarian", "roman", "buccellarii"), ("roman", "barbarian", "migration")]
)
def test_who_moves_second_may_play_before_the_first_smc(first: Camp, second: Camp, kind: str) -> None:
    t = before_the_first(first)
    deal(t, second, kind)
    play(t, play_step(t), **{f"sequence__{second}": kind})
    assert t.state.step == "movement"
    assert t.state.active == first
    assert [type(event) for event in t.events if isinstance(event, (StratagemPlayed, SequenceBegan))] == [
        StratagemPlayed,
        SequenceBegan,
    ]
    assert kind == "migration" or "stilicho" in t.state.guard


@proves("2.E", "6", "R115")
def test_before_the_first_smc_no_one_is_asked_who_moves_or_could_play_nothing() -> None:
    t = before_the_first("roman")
    deal(t, "roman", "buccellarii")
    assert topics(t, play_step(t)) == []
    t = before_the_first("barbarian", {"roman": 1, "barbarian": 0})
    deal(t, "roman", "buccellarii")
    assert "sequence" not in topics(t, play_step(t))


@proves("UR156", "R17", "6.1 Augusta Occidentalis")
def test_ur156_an_augusta_takes_the_initiative_only_before_the_first_smc() -> None:
    t = bare(first="barbarian", sequences={"barbarian": 2, "roman": 2}, step="smc")
    two_emperors(t)
    deal(t, "roman", "augusta-occidentalis")
    play(t, play_step(t), augusta__roman="augusta-occidentalis")
    assert (t.state.first, t.state.active) == ("roman", "roman")
    assert t.state.sequences == {"barbarian": 2, "roman": 2}
    t = bare(first="barbarian", sequences={"barbarian": 2, "roman": 2}, step="smc", smc_number=1, active="roman")
    two_emperors(t)
    deal(t, "roman", "augusta-occidentalis")
    play(t, play_step(t))
    decision = ask(t, play_step(t), "stratagem", movement="stratagem")
    assert refused(decision, "augusta-occidentalis")


# F5: hands [2.F, 6]


@proves("UR132", "6", "2.F")
def test_ur132_five_counters_at_most() -> None:
    t = bare()
    deal(t, "roman", "tribute", "tribute", "plague", "desertion", "fleet", "assassination")
    play(t, discard_excess(t), discard=("plague-1",))
    assert len(t.pieces.at("hand-a")) == 5
    assert t.place("plague-1") == "cup"
    assert [each.change for each in told(t, HandChanged)] == [-1]


@proves("UR134", "5", "2.F")
def test_ur134_after_an_exchange_useless_counters_return() -> None:
    t = bare()
    deal(t, "roman", "major-federation-treaty", "furor-germanicus")
    deal(t, "barbarian", "rex")
    t.state.roman = "b"
    return_useless(t)
    assert [t.data.cards[card] for card in t.pieces.at("hand-a")] == ["furor-germanicus"]
    assert list(t.pieces.at("hand-b")) == []


@proves("2.F", "R87")
def test_useless_counters_are_back_before_anyone_discards() -> None:
    """In a step of their own: a fork for the other seat guesses hands, and couldn't guess what they gave back."""
    t = bare(step="year-end")
    deal(t, "roman", "tribute", "tribute", "plague", "desertion", "fleet", "assassination", "rex")
    play(t, play_step(t))
    assert t.state.step == "discards"
    assert [each.cause for each in told(t, HandChanged)] == ["hand-returned"]
    assert ask(t, play_step(t)).topic == "discard"


@proves("2", "2.F")
def test_a_new_year_forgets_the_old_one() -> None:
    t = bare(pax=True, pope=True, event="storm", migration="vandali", pacified=["suevi"])
    begin_year(t)
    assert not (t.state.pax or t.state.pope or t.state.event or t.state.migration)
    assert t.state.pacified == []


@proves("2.F")
def test_the_caesar_of_a_half_keeps_his_office() -> None:
    t = bare()
    two_emperors(t)
    caesar(t, "west", "stilicho", "italia-2")
    begin_year(t)
    assert t.state.thrones["west"].caesar == "stilicho"
