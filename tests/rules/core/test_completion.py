"""Written orders are completed with the words and names of the game, in every game and both languages."""

from __future__ import annotations

import pytest

from rules.core.registry import companions
from rules.core.text import speaking
from tests.gallery.positions import positions

BRITANNIA, ITALIA, RISE, ULTIMUS = "britannia-redux", "italia", "rise-and-fall", "ultimus-romanorum"
MOVING = {
    BRITANNIA: "after-rome-9/asked-move",
    ITALIA: "I-evening/asked-move",
    RISE: "rise-60bc-20ad/asked-operation",
    ULTIMUS: "campaign-406/asked-movement",
}
GAMES = sorted(MOVING)


def _completed(game: str, name: str, typed: str, locale: str = "en", seat: str = "") -> list[str]:
    at = next(each for each in positions(game) if each.name == name)
    decision, book = at.table.decision, companions(game).orders
    assert decision is not None
    assert book is not None
    return book.suggest(at.table, seat or decision.seat, typed, locale)


@pytest.mark.parametrize(
    ("game", "name", "typed", "offered"),
    [
        ("britannia-redux", "after-rome-9/asked-place", "place l", ["place Lindsey", "place Lothian"]),
        ("britannia-redux", "after-rome-9/asked-move", "kent > ess", ["kent > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "2 Kent>ess", ["2 Kent > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "english channel > ess", ["english channel > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "place kent; place hwi", ["place kent; place Hwicce"]),
        ("britannia-redux", "after-rome-9/asked-move", "pl", ["place"]),
        ("britannia-redux", "after-rome-9/asked-move", "2 ken", ["2 Kent >"]),
        ("italia", "I-evening/asked-move", "move 2 lilyb", ["move 2 Lilybaeum >"]),
        ("italia", "I-evening/asked-move", "umbr", ["Umbria >"]),
        ("italia", "I-evening/asked-move", "pla", ["Placentia >", "place"]),
        ("italia", "I-evening/asked-move", "camp ", []),
        ("italia", "I-evening/asked-campaign", "camp ", ["camp Taurini"]),
        ("britannia-redux", "after-rome-9/asked-place", "place ", ["place Powys"]),
    ],
)
def test_the_area_that_is_begun_is_completed(game: str, name: str, typed: str, offered: list[str]) -> None:
    assert _completed(game, name, typed)[: len(offered) or None] == offered


@pytest.mark.parametrize(
    ("game", "name", "typed", "locale", "first"),
    [
        (ITALIA, MOVING[ITALIA], "mar", "en", ["Marsi >", "Adriatic >", "African Sea >"]),
        (ITALIA, MOVING[ITALIA], "move 2 mar", "en", ["move 2 Marsi >", "move 2 Adriatic >"]),
        (ITALIA, MOVING[ITALIA], "place sea", "en", ["place Sea of Sardinia", "place Sea of Sicily"]),
        (ITALIA, MOVING[ITALIA], "mar", "fr", ["Marses >", "Adriatique >"]),
    ],
)
def test_what_begins_with_the_typed_letters_comes_first(
    game: str, name: str, typed: str, locale: str, first: list[str]
) -> None:
    assert _completed(game, name, typed, locale)[: len(first)] == first


@pytest.mark.parametrize("game", GAMES)
def test_a_name_before_a_colon_is_left_out(game: str) -> None:
    assert _completed(game, MOVING[game], "Picts: ") == _completed(game, MOVING[game], "")
    assert _completed(game, MOVING[game], "end; Picts: usu") == ["end; usual"]
    assert _completed(game, MOVING[game], "Pictes : hab", "fr") == ["habituel"]


@pytest.mark.parametrize("game", GAMES)
def test_then_may_have_a_colon(game: str) -> None:
    assert "end; then: usual" in _completed(game, MOVING[game], "end; then: usu")
    assert "puis : habituel" in _completed(game, MOVING[game], "puis : hab", "fr")


def test_areas_are_completed_in_the_language_of_the_player() -> None:
    found = _completed("britannia-redux", "after-rome-9/asked-move", "aller mer d", "fr")
    assert found
    assert all(each.startswith("aller Mer") for each in found)


def test_verbs_are_completed_with_and_without_their_accents() -> None:
    assert "bâtir" in _completed(ITALIA, MOVING[ITALIA], "bâ", "fr")
    assert "bâtir" in _completed(ITALIA, MOVING[ITALIA], "ba", "fr")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "typed", "offered"),
    [
        ("en", "th", "then"),
        ("en", "usual; th", "usual; then"),
        ("en", "usual; then", "usual; then"),
        ("fr", "pu", "puis"),
        ("fr", "habituel; pu", "habituel; puis"),
        ("en", "usual; then usu", "usual; then usual"),
        ("fr", "ensuite hab", "ensuite habituel"),
        ("en", "usual i", "usual if possible"),
        ("en", "usual if poss", "usual if possible"),
        ("en", "then usual while", "then usual while possible"),
        ("fr", "habituel s", "habituel si possible"),
        ("fr", "habituel tant que", "habituel tant que possible"),
        ("fr", "puis habituel tant", "puis habituel tant que possible"),
    ],
)
def test_the_words_for_dice_and_conditions_are_completed(game: str, locale: str, typed: str, offered: str) -> None:
    assert offered in _completed(game, MOVING[game], typed, locale)


@pytest.mark.parametrize("game", GAMES)
def test_both_conditions_are_offered_after_an_order(game: str) -> None:
    found = _completed(game, MOVING[game], "end ")
    assert "end if possible" in found
    assert "end while possible" in found
    assert not [each for each in _completed(game, MOVING[game], "then t") if "then then" in each]


@pytest.mark.parametrize(
    ("game", "locale", "typed", "offered"),
    [
        (BRITANNIA, "en", "then av", "then Avalon >"),
        (BRITANNIA, "fr", "puis ava", "puis Avalon >"),
        (BRITANNIA, "en", "end; then kent > ess", "end; then kent > Essex"),
        (ITALIA, "en", "then camp umbr", "then camp Umbria"),
        (ITALIA, "en", "then umbr", "then Umbria >"),
        (ULTIMUS, "en", "then ra", "then rally"),
        (ULTIMUS, "en", "then fi", "then fight"),
        (ULTIMUS, "en", "rally then fi", "rally then fight"),
        (ULTIMUS, "en", "rally, then fi", "rally, then fight"),
        (ULTIMUS, "fr", "puis ral", "puis rallier"),
        (RISE, "en", "then mas", "then Massilia >"),
        (RISE, "fr", "puis tenir mas", "puis tenir Massilia"),
    ],
)
def test_what_follows_the_dice_is_completed(game: str, locale: str, typed: str, offered: str) -> None:
    assert offered in _completed(game, MOVING[game], typed, locale)


@pytest.mark.parametrize(
    ("game", "typed", "offered"),
    [
        (BRITANNIA, "avalon > ", {"avalon > Wessex", "avalon > Atlantic Ocean"}),
        (BRITANNIA, "2 avalon >", {"2 avalon > Wessex"}),
        (BRITANNIA, "then avalon > wessex > ", {"then avalon > wessex > Avalon"}),
        (BRITANNIA, "atlantic ocean > ", {"atlantic ocean > Avalon"}),
        (ITALIA, "latium > ", {"latium > Samnium"}),
        (ITALIA, "camp latium > ", {"camp latium > Samnium"}),
        (ITALIA, "sail 2 mare tyrrhenum > ", {"sail 2 mare tyrrhenum > Ionian Sea"}),
    ],
)
def test_neighbours_are_offered_after_an_arrow(game: str, typed: str, offered: set[str]) -> None:
    found = _completed(game, MOVING[game], typed)
    assert offered <= {*found}
    assert len(found) < 20


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("hold mas", "hold Massilia"),
        ("hold rome, mas", "hold rome, Massilia"),
        ("place 1 legion at ro", "place 1 legion at Rome"),
        ("place ro", "place Rome"),
        ("disband a", "disband Antioch"),
        ("bribe mas", "bribe Massilia"),
        ("release mas", "release Massilia"),
        ("loot mas", "loot Massilia"),
    ],
)
@pytest.mark.parametrize("position", ["asked-provision", "asked-operation"])
def test_areas_are_completed_after_every_word_of_rise_and_fall(position: str, typed: str, offered: str) -> None:
    assert offered in _completed(RISE, f"rise-60bc-20ad/{position}", typed)


@pytest.mark.parametrize("verb", ["hold", "loot", "disband", "place", "bribe"])
def test_areas_for_the_phase_are_offered_before_a_letter_is_typed(verb: str) -> None:
    found = _completed(RISE, "fall-350-470/asked-provision", f"{verb} ")
    assert len([each for each in found if each.startswith(f"{verb} ")]) > 1


@pytest.mark.parametrize(
    ("game", "locale", "typed"),
    [
        (ITALIA, "en", "camp"),
        (ITALIA, "en", "end; camp"),
        (ITALIA, "fr", "campagne"),
        (RISE, "en", "loot"),
        (RISE, "en", "hold rome"),
        (ULTIMUS, "en", "hold"),
        (BRITANNIA, "en", "fight on"),
        (BRITANNIA, "en", "rebuild none"),
        *((game, "en", word) for game in GAMES for word in ("then", "end", "usual", "end; usual", "end if possible")),
    ],
)
def test_what_is_written_in_full_comes_first(game: str, locale: str, typed: str) -> None:
    assert _completed(game, MOVING[game], typed, locale)[0].casefold() == typed


@pytest.mark.parametrize(
    ("game", "typed", "offered"),
    [
        (BRITANNIA, "kent > ess", "kent > Essex"),
        (BRITANNIA, "pl", "place"),
        (ITALIA, "camp umbr", "camp Umbria"),
        (RISE, "ctes", "Ctesiphon >"),
        (RISE, "hold ctes", "hold Ctesiphon"),
        (RISE, "ctesiphon > sus", "ctesiphon > Susa"),
        (RISE, "attack nor", "attack Norica"),
        (ULTIMUS, "ral", "rally"),
    ],
)
def test_orders_are_completed_while_another_seat_is_asked(game: str, typed: str, offered: str) -> None:
    table = next(each for each in positions(game) if each.name == MOVING[game]).table
    waiting = [seat for seat in table.seats if seat not in table.decisions]
    assert waiting
    assert any(offered in _completed(game, MOVING[game], typed, seat=seat) for seat in waiting)


@pytest.mark.parametrize(
    ("game", "typed"), [(ITALIA, "Umbr"), (BRITANNIA, "2 Kent"), (BRITANNIA, "ken"), (RISE, "rom"), (RISE, "mass")]
)
@pytest.mark.parametrize(("locale", "told"), [("en", "Write > after it"), ("fr", "Écrivez > après")])
def test_an_area_alone_needs_an_arrow(game: str, typed: str, locale: str, told: str) -> None:
    book = companions(game).orders
    assert book is not None
    (fault,) = book.parse(typed, locale).faults
    with speaking(locale):
        assert told in str(fault.reason)
        assert typed in str(fault.reason)


@pytest.mark.parametrize(("game", "typed"), [(ULTIMUS, "galliae 1"), (ITALIA, "frobnicate"), (RISE, "frobnicate")])
def test_what_cannot_march_is_not_told_to(game: str, typed: str) -> None:
    book = companions(game).orders
    assert book is not None
    (fault,) = book.parse(typed, "en").faults
    assert "isn't an order" in str(fault.reason)


@pytest.mark.parametrize(
    ("game", "typed"),
    [(RISE, "pact ro"), (RISE, "plun ro"), (ITALIA, "end ro"), (BRITANNIA, "usual ken"), (ULTIMUS, "galliae")],
)
def test_an_area_is_not_offered_where_none_can_follow(game: str, typed: str) -> None:
    assert _completed(game, MOVING[game], typed) == []


def test_the_emperor_goes_to_regions() -> None:
    found = _completed(RISE, "rise-60bc-20ad/asked-emperor-province", "emperor ")
    assert found == ["emperor Germania", "emperor European Sarmatia", "emperor Asian Sarmatia"]
    assert _completed(RISE, MOVING[RISE], "emperor gaet") == []
