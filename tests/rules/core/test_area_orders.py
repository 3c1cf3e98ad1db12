"""Parsing, trying out and completing written orders, in a tiny game with six areas and five units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import rules
import tests.toy
from rules.core.decisions import Option, Pick
from rules.core.errors import IllegalChoice
from rules.core.orders import MOST_ORDERS, MOST_TEXT, Order, Reading
from rules.core.orders.area_orders import ALL, PARTICLES, AreaOrder, Force, Support
from rules.core.orders.completion import Completion, closeness, complete_verbs
from rules.core.orders.grammar import AreaList, Attack, Bare, Grammar, Labels, One, Pair
from rules.core.orders.names import BoardNames, Index, Vocabulary, begins, folded, option_named
from rules.core.orders.trial import Refused, Trial, choose, try_out, usual
from rules.core.orders.units import Units, UnitTrial, hold, with_areas, with_units
from rules.core.text import Text, register_texts, speaker, speaking

GAME = "tiny-isles"
WORDS = {
    "en": "word-raid = raid plunder\nword-ally = ally\nword-king = king\nword-stay = stay\nword-attack = attack\n"
    "word-pass = pass\nword-kind-boat = boat boats\norder-no-lord = Not a lord: { $said }\n"
    "counted-boat = { $count ->\n    [one] boat\n   *[other] boats\n}\n",
    "fr": "word-raid = piller\nword-ally = allier\nword-king = roi\nword-stay = rester\nword-attack = attaquer\n"
    "word-pass = passer\nword-kind-boat = bateau bateaux\norder-no-lord = Pas un seigneur : { $said }\n"
    "counted-boat = { $count ->\n    [one] bateau\n   *[other] bateaux\n}\n",
}
NAMES = {
    "en": "kent = Kent\nessex = Essex\nwessex = Wessex\nwest-isle = West Isle\nwest-fen = West Fen\nely = Ely\n"
    "boat-1 = Sea Wolf\nboat-2 = Boat 2\nboat-3 = Kent\nhost-1 = Great Host\nhost-2 = Host of Ely\n"
    "penda = Penda\noffa = Offa\n",
    "fr": "kent = Cantorbéry\nessex = Essex\nwessex = Ouessex\nwest-isle = Île de l'Ouest\nwest-fen = Marais\n"
    "ely = Ély\nboat-1 = Loup de Mer\npenda = Penda\noffa = Offa\n",
}
AREAS = ("kent", "essex", "wessex", "west-isle", "west-fen", "ely")
UNITS = {"boat-1": "kent", "boat-2": "kent", "boat-3": "essex", "host-1": "kent", "host-2": "ely"}
VOCABULARY = Vocabulary(
    GAME, ("attack", "raid", "ally", "king", "stay", "pass", "choose", "usual"), PARTICLES, ("unit", "boat")
)
say = speaker(GAME)


@pytest.fixture(scope="module", autouse=True)
def _texts(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("texts")
    for locale, words in WORDS.items():
        (folder / locale).mkdir()
        _write(folder / locale / "orders.ftl", words)
        _write(folder / locale / "names.ftl", NAMES[locale])
    register_texts(GAME, folder)


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def grammar(_texts: None) -> Grammar:
    lords = Index.of(GAME, ("penda", "offa"))
    board = BoardNames(GAME, Index.of(GAME, AREAS, [("canterbury", "kent")]), UNITS)
    return Grammar(
        GAME,
        say,
        VOCABULARY,
        board,
        {
            "attack": Attack(),
            "raid": AreaList(),
            "stay": AreaList(),
            "ally": Pair(lords, "order-no-lord"),
            "king": One(lords, "order-no-lord"),
            "pass": Bare(),
            "usual": Bare(),
            "choose": Labels(),
        },
    )


def _one(reading: Reading) -> AreaOrder:
    assert not reading.faults, [str(fault.reason) for fault in reading.faults]
    (order,) = reading.orders
    assert isinstance(order, AreaOrder)
    return order


def test_words_are_folded() -> None:
    assert folded("Île de  l'Ouest!") == ("ile", "de", "l", "ouest")
    assert begins(("west", "isle"), ("we", "i"))
    assert not begins(("west",), ("west", "isle"))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("KENT", ["kent"]),
        ("canterbury", ["kent"]),
        ("cantorbery", ["kent"]),
        ("w i", ["west-isle"]),
        ("west", ["west-isle", "west-fen"]),
        ("nowhere", []),
        ("", []),
    ],
)
def test_names_are_found_whole_begun_and_by_alias(grammar: Grammar, words: str, found: list[str]) -> None:
    assert grammar.board.areas.find(folded(words)) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Cantorbéry", "to-kent"),
        ("KENT", "to-kent"),
        ("west isle", "west-isle"),
        ("Essex", None),
        ("Ely", None),
        ("canter", None),
        ("", None),
    ],
)
def test_an_option_is_named_by_its_space_in_any_language(typed: str, found: str | None) -> None:
    """Not if two are about it and neither has its id; not by a part of its name."""
    spaces = {
        "to-kent": "kent",
        "west-isle": "west-isle",
        "all-west-isle": "west-isle",
        "foot-essex": "essex",
        "horse-essex": "essex",
        "stay": "",
    }
    options = [Option(ident, say("word-stay"), space=space) for ident, space in spaces.items()]
    pick = Pick(seat="red", question=say("word-raid"), rule="1", domain="military", options=options, default=("stay",))
    assert option_named(pick, typed) == found


def test_a_name_that_looks_like_another_is_guessed(grammar: Grammar) -> None:
    assert grammar.board.areas.guesses(folded("wesex"))[0] == "wessex"


@pytest.mark.parametrize(
    ("locale", "text", "said"),
    [
        ("en", "kent > wesex", "Did you mean Wessex or Essex?"),
        ("en", "kent > west", "“west” could be West Isle or West Fen."),
        ("fr", "kent > wesex", "Pensiez-vous à Ouessex ou Essex"),
    ],
)
def test_a_refusal_names_alternatives_with_or(grammar: Grammar, locale: str, text: str, said: str) -> None:
    (fault,) = grammar.parse(text, locale).faults
    with speaking(locale):
        assert said in str(fault.reason)


@pytest.mark.parametrize(
    ("text", "verb", "areas", "force", "written"),
    [
        ("kent > essex", "move", ("kent", "essex"), Force(), "Kent > Essex"),
        ("kent->ely → wess", "move", ("kent", "ely", "wessex"), Force(), "Kent > Ely > Wessex"),
        ("2 boats kent >> ely", "transfer", ("kent", "ely"), Force(2, "boat", (), "2 boats"), "2 boats Kent >> Ely"),
        ("kent > essex, all", "move", ("kent", "essex"), Force(ALL, "", (), "all"), "Kent > Essex, all"),
        ("sea wolf > ely", "move", ("", "ely"), Force(1, "", ("boat-1",), "sea wolf"), "sea wolf > Ely"),
        ("plunder kent and ely", "raid", ("kent", "ely"), Force(), "raid Kent, Ely"),
        ("raid 2 boats at kent", "raid", ("kent",), Force(2, "boat", (), "2 boats"), "raid 2 boats at Kent"),
        ("piller marais", "raid", ("west-fen",), Force(), "raid West Fen"),
        ("attack ely from kent", "attack", ("ely", "kent"), Force(), "attack Ely from Kent"),
    ],
)
def test_orders_are_read_and_written_out(
    grammar: Grammar, text: str, verb: str, areas: tuple[str, ...], force: Force, written: str
) -> None:
    order = _one(grammar.parse(text, "en"))
    assert (order.verb, order.areas, order.force, order.text) == (verb, areas, force, written)
    again = _one(grammar.parse(written, "en"))
    assert (again.verb, again.areas, again.force, again.text) == (verb, areas, force, written)


def test_supporters_are_named_by_area_or_by_name(grammar: Grammar) -> None:
    order = _one(grammar.parse("kent > ely, 2 boats support from essex, wessex, support from sea wolf", "en"))
    boats = Support(Force(2, "boat", (), "2 boats"), "essex")
    assert order.supports == (boats, Support(Force(), "wessex"), Support(Force(units=("boat-1",)), "", "sea wolf"))
    bateaux = Support(Force(2, "boat", (), "2 bateaux"), "essex")
    assert _one(grammar.parse(order.text, "fr")).supports == (bateaux, *order.supports[1:])


def test_things_that_are_no_areas_are_named(grammar: Grammar) -> None:
    pair, one = _one(grammar.parse("ally penda on offa", "en")), _one(grammar.parse("king offa", "fr"))
    assert (pair.by, pair.on, pair.text) == ("penda", "offa", "ally Penda on Offa")
    assert (one.by, one.on, one.text) == ("", "offa", "roi Offa")


@pytest.mark.parametrize(
    ("text", "fault", "column"),
    [
        ("dance", "order-no-verb", 1),
        ("kent > west", "order-open-area", 8),
        ("kent > wesex", "order-no-area-guess", 8),
        ("kent > xyzzy", "order-no-area", 8),
        ("kent >", "order-no-place", 6),
        ("raid", "order-no-place", 1),
        ("raid frogs at kent", "order-no-unit", 6),
        ("31 boats kent > ely", "order-no-number", 1),
        ("pass now", "order-not-understood", 6),
        ("king unknown", "order-no-lord", 6),
        ("choose", "order-unsaid", 1),
        ("kent" + " > ely" * 8, "order-too-many", 1),
    ],
)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_each_fault_has_its_place_and_reason(grammar: Grammar, text: str, fault: str, column: int, locale: str) -> None:
    reading = grammar.parse(f"# first\npass; {text} # so\n  pass", locale)
    (found,) = reading.faults
    assert (found.line, found.column, found.reason.key) == (2, column + 6, fault)
    assert str(found.reason)
    assert [(order.line, order.column) for order in reading.orders] == [(2, 1), (3, 3)]


def test_texts_are_bounded(grammar: Grammar) -> None:
    assert [fault.reason.key for fault in grammar.parse("x" * (MOST_TEXT + 1), "en").faults] == ["order-too-long"]
    many = grammar.parse("pass;" * (MOST_ORDERS + 1), "en")
    assert (len(many.orders), [fault.reason.key for fault in many.faults]) == (MOST_ORDERS, ["order-too-many"])


class TinyUnits(Units):
    """All units except the Great Host belong to the player."""

    def mine(self) -> list[str]:
        return [unit for unit in UNITS if unit != "host-1"]

    def at(self, area: str) -> list[str]:
        return [unit for unit, place in UNITS.items() if place == area]

    def area_of(self, unit: str) -> str:
        return UNITS[unit]

    def kind_of(self, unit: str) -> str:
        return unit.partition("-")[0]


def test_units_are_meant_by_area_kind_and_name(grammar: Grammar) -> None:
    units = TinyUnits(grammar.board)
    assert units.meant("kent", Force()) == ["boat-1", "boat-2"]
    assert units.meant("ely", Force(kind="boat")) == []
    assert units.meant("", Force(units=("boat-3", "host-1"))) == ["boat-3"]
    assert units.readings("kent", Force()) == (["boat-1", "boat-2"], ["boat-3"])
    assert units.supporting(Support(Force(), "kent"), ["boat-2", "boat-3"], []) == ["boat-2"]
    assert units.supporting(Support(Force(), "kent"), ["boat-3"], []) == ["boat-3"]
    assert units.supporting(Support(Force(), "kent"), ["boat-3"], ["kent"]) == []


class TinyCompletion(Completion):
    """Boats can go to the isle and Essex, and raid Ely."""

    def movers(self) -> Iterable[str]:
        return self.units.mine()[:3]

    def goals(self, units: Iterable[str], sign: str) -> list[str]:
        return ["essex", "west-isle"] if [*units] and sign == ">" else []

    def is_worth_more(self, area: str) -> bool:
        return area == "west-isle"

    def after(self, verb: str, words: tuple[str, ...]) -> Iterator[str] | None:
        return iter([f"{self.word('raid')} {self.name('ely')}"]) if verb == "raid" else None


@pytest.mark.parametrize(
    ("typed", "locale", "completed"),
    [
        ("kent >", "en", ["kent > West Isle", "kent > Essex"]),
        ("pass; sea wolf > e", "en", ["pass; sea wolf > Essex"]),
        ("kent >> e", "en", ["kent >> Ely", "kent >> Essex"]),
        ("2 boats ess", "en", ["2 boats Essex >"]),
        ("sea", "en", ["Sea Wolf >"]),
        ("plun e", "en", []),
        ("raid", "en", ["raid", "raid Ely"]),
        ("piller", "fr", ["piller", "piller Ély"]),
        ("pas", "fr", ["passer"]),
    ],
)
def test_orders_are_completed(grammar: Grammar, typed: str, locale: str, completed: list[str]) -> None:
    assert TinyCompletion(GAME, grammar, TinyUnits(grammar.board), locale).suggest(typed) == completed


@pytest.mark.parametrize(
    ("name", "typed", "rank"),
    [
        ("Marsi", "mar", 0),
        ("Île de l'Ouest", "ile de", 0),
        ("Upper Adriatic", "adr", 1),
        ("Île de l'Ouest", "l ou", 1),
        ("Emirate", "mir", 2),
        ("Adriatic", "mar", 2),
        ("Adriatic", "", 0),
    ],
)
def test_a_name_is_closer_the_earlier_it_begins_with_what_is_typed(name: str, typed: str, rank: int) -> None:
    assert closeness(name, folded(typed)) == rank


def test_verbs_are_completed_where_nothing_else_is_named() -> None:
    assert complete_verbs(VOCABULARY, "pass; A", "en") == ["pass; attack", "pass; ally"]


# Trying out, with the toy


@pytest.fixture
def trial() -> Trial:
    tests.toy.register()
    return Trial(rules.start("toy", seed="orders"), "red", speaker("toy"))


def _order(verb: str, *labels: str) -> AreaOrder:
    return AreaOrder(verb=verb, labels=tuple(folded(label) for label in labels))


def _keys(trial: Trial, *orders: Order) -> list[str | None]:
    verdicts = try_out(trial, orders, {"choose": choose, "usual": usual}, lambda _, event: ())
    return [None if each.refused is None else each.refused.key for each in verdicts]


def test_orders_are_tried_out_one_after_another(trial: Trial) -> None:
    seat = trial.pending.seat
    assert seat == "red"
    wrong, right = _order("choose", "the moon"), _order("usual")
    assert _keys(trial, wrong, right) == ["refused-order-option", None]
    assert trial.answers
    assert trial.events


def test_the_usual_answers_no_menu(trial: Trial) -> None:
    """A menu asks nothing: its default would end what it's for."""
    trial.menus = (trial.pending.topic,)
    (verdict,) = try_out(trial, (_order("usual"),), {"usual": usual}, lambda _, event: ())
    assert verdict.is_left_out and verdict.refused is None
    assert not trial.answers


def test_an_order_refused_half_way_leaves_no_trace(trial: Trial) -> None:
    def half(trial: Trial, order: AreaOrder) -> Text:
        usual(trial, order)
        raise Refused(trial.say("refused-order-act", rule="1"))

    doers = {"usual": usual, "stay": half}
    before = Trial(rules.start("toy", seed="orders"), "red", speaker("toy"))
    try_out(before, (_order("usual"),), doers, lambda _, event: ())
    verdicts = try_out(trial, (_order("usual"), _order("stay"), _order("stay")), doers, lambda _, event: ())
    assert [each.refused is None for each in verdicts] == [True, False, False]
    assert trial.answers == list(verdicts[0].answers)
    assert trial.events == list(verdicts[0].events)
    assert trial.table.state == before.table.state
    assert trial.table.decisions.keys() == before.table.decisions.keys()


def test_a_label_that_begins_several_options_is_refused(trial: Trial) -> None:
    assert _keys(trial, _order("choose", "field")) == ["refused-order-options"]


def test_nothing_can_be_ordered_for_a_seat_that_is_not_asked() -> None:
    tests.toy.register()
    table = rules.start("toy", seed="orders")
    assert _keys(Trial(table, "blue", speaker("toy")), _order("usual")) == ["refused-order-waits"]


def test_an_act_begins_in_a_menu(trial: Trial) -> None:
    topic = trial.pending.topic
    trial.enter("any", (topic,), "1")
    with pytest.raises(Refused) as refused:
        trial.enter("any", (), "1")
    assert refused.value.reason.key == "refused-order-question"
    trial.menus = (topic,)
    with pytest.raises(Refused) as refused:
        trial.enter("no-such-act", (), "1")
    assert refused.value.reason.key == "refused-order-act"
    assert not trial.answers


class _Ended(Trial):
    rule = "9"

    @property
    def has_ended(self) -> bool:
        return True


def test_orders_after_the_end_of_the_turn_are_told_so() -> None:
    tests.toy.register()
    trial = _Ended(rules.start("toy", seed="orders"), "red", speaker("toy"))
    assert _keys(trial, _order("usual")) == ["refused-order-ended"]


class _TinyTrial(UnitTrial):
    """Orders for the tiny game's units, on the toy's table."""

    def __init__(self, board: BoardNames) -> None:
        super().__init__(rules.start("toy", seed="orders"), "red", say)
        self._units = TinyUnits(board)

    @property
    def units(self) -> TinyUnits:
        return self._units


def test_units_that_hold_and_those_with_obstacles_come_last(grammar: Grammar) -> None:
    tests.toy.register()
    trial = _TinyTrial(grammar.board)
    assert trial.chosen("kent", Force(ALL), lambda unit: unit == "boat-1") == ["boat-2", "boat-1"]
    held = _one(grammar.parse("stay sea wolf at kent", "en"))
    assert str(hold(trial, held)) == "Sea Wolf (Kent) stays"
    assert trial.chosen("kent", Force(), lambda _: 0) == ["boat-2"]


@pytest.mark.parametrize(
    ("area", "force", "reason"),
    [
        ("kent", Force(3, "", (), "3"), "refused-order-units"),
        ("west-fen", Force(), "refused-order-nobody"),
        ("", Force(1, "", ("host-1",), "great host"), "refused-order-nowhere"),
    ],
)
def test_units_that_are_too_few_are_refused(grammar: Grammar, area: str, force: Force, reason: str) -> None:
    tests.toy.register()
    with pytest.raises(Refused) as refused:
        _TinyTrial(grammar.board).chosen(area, force, lambda _: 0)
    assert refused.value.reason.key == reason
    assert str(refused.value.reason)


def test_acts_take_one_after_another(grammar: Grammar) -> None:
    tests.toy.register()
    trial = _TinyTrial(grammar.board)
    topic = trial.pending.topic
    take_areas, take_units = (
        with_areas("any", topic, "1"),
        with_units("any", topic, "1", lambda each: each.units.mine()),
    )
    with pytest.raises(IllegalChoice):
        take_areas(trial, _one(grammar.parse("raid ely", "en")))
    with pytest.raises(IllegalChoice):
        take_units(trial, _one(grammar.parse("raid kent", "en")))
    with pytest.raises(Refused):
        take_units(trial, _one(grammar.parse("raid 3 boats at kent", "en")))


def test_every_text_of_the_core_can_be_said_by_a_new_game() -> None:
    assert str(Text(GAME, "refused-order-over")) == "The game is over."
