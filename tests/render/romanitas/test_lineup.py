"""The picture of a battle line before it's confirmed [7.1.1]."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO

import msgspec
import pytest
from PIL import Image

import rules
from render.core.layout import recorded
from render.core.picture import ALT_TEXT_LIMIT, Picture
from render.core.posts import View
from render.core.words import signed
from render.romanitas import PRESENTER
from render.romanitas.fate_dice import face_of, forecast
from render.romanitas.force_strip import force_of, subject_of
from render.romanitas.muster_list import Force, forces_of
from render.romanitas.theme import words
from rules.core.agents import give
from rules.core.decisions import Arrange
from rules.core.views import decision_in
from rules.romanitas.ai.legate import legate
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Domain
from rules.romanitas.state import RomanitasState
from tests.gallery.positions import positions


@cache
def at(topic: str) -> View:
    """What everyone sees when an arrangement of that topic is asked for."""
    table = rules.start("romanitas", seed="line 3")
    while table.decision is not None and table.decision.topic != topic:
        give(table, legate(table))
    assert isinstance(table.decision, Arrange)
    return table.public()


def drawn(slots: dict[str, list[str]], locale: str = "en") -> Picture:
    picture = PRESENTER.arrangement(at("line"), slots, locale)
    assert picture is not None
    assert 0 < len(picture.alt) <= ALT_TEXT_LIMIT
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
    return picture


def suggested() -> dict[str, list[str]]:
    return {slot: list(units) for slot, units in decision_in(at("line"))["default"].items()}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_line_is_shown_as_it_will_stand(locale: str) -> None:
    picture = drawn(suggested(), locale)
    for item in decision_in(at("line"))["items"]:
        assert item["label"].rpartition(" ")[0].partition(" +")[0] in picture.alt or locale == "fr"


def test_units_without_a_place_are_shown_below() -> None:
    slots = suggested()
    whole = drawn(slots)
    slots[next(slot for slot, units in slots.items() if units)].pop()
    assert drawn(slots).height > whole.height
    assert "Still without a place" in drawn(slots).alt
    assert "Still without a place" not in whole.alt


def test_what_is_not_of_this_line_is_left_out() -> None:
    assert drawn({**suggested(), "nowhere": ["x"]}).data == drawn(suggested()).data
    assert "no one" in drawn({}).alt


def test_the_panel_shows_the_suggested_line() -> None:
    (shown,) = PRESENTER.panel(at("line"), "en").pictures
    assert shown.data == drawn(suggested()).data


def test_dice_of_fate_show_what_each_would_bring() -> None:
    view = at("fatum")
    picture, state = PRESENTER.arrangement(view, {}, "en"), msgspec.convert(view["state"], RomanitasState)
    assert picture is not None
    for item in decision_in(view)["items"]:
        for domain in Domain:
            box = forecast(state, domain, face_of(item["label"]))
            assert f"{words('en')(f'acta-{box.id}')} ({signed(box.rp)} RP)" in picture.alt
    placed = PRESENTER.arrangement(view, {"political": ["die-1"]}, "en")
    assert placed is not None
    assert placed.data == picture.data


def test_a_question_which_force_goes_lists_each_with_its_strength_and_price() -> None:
    view = next(each.view for each in positions("romanitas") if each.moment.name == "asked-muster")
    state = msgspec.convert(view["state"], RomanitasState)
    forces = forces_of(view, state, words("en"))
    assert [each.letter for each in forces] == list("ABCDEFGHI")
    assert forces[0] == Force("A", [], 2, 0, "0 RP")
    assert forces[2] == Force("C", ["comes"], 3, 6, "1 RP")
    assert forces[-1] == Force("I", ["comes", "magister-militum"], 9, 16, "4 RP")


@pytest.mark.parametrize("topic", ["muster", "press-on"])
def test_a_question_about_a_force_shows_and_tells_it(topic: str) -> None:
    """Below the map: its units by kind with what they add to the die, or many kinds by strength alone."""
    view = next(each.view for each in positions("romanitas") if each.moment.name == f"asked-{topic}")
    state = msgspec.convert(view["state"], RomanitasState)
    box = "mobilised" if topic == "muster" else "force"
    units = [piece for piece in state.stacks[box] if piece in romanitas_data().roman_army]
    figures = [piece for piece in state.stacks[box] if piece in romanitas_data().figures]
    shown = force_of(view, state)
    counted = sum(count for counter, count in shown if counter.icon != "fleet")
    assert counted == len(units)
    told = [each.caption for each in subject_of(view, state, words("en"))]
    named = [words("en").short_name(each) for each in figures]
    summed_up = ["2 commanders", "7 units at +2", "10 units at +1", "4 units at +0", "2 fleets"]
    assert told == (summed_up if topic == "muster" else [*named, "2 elite archers", "2 elite foot", "2 heavy horse"])
    (picture,) = PRESENTER.panel(view, "en").pictures
    assert picture.width == 1600
    assert all(words("en").name(figure) in picture.alt for figure in figures)


@pytest.mark.parametrize(
    "topic", ["figures-place", "move-figure", "exploit", "stratagem-side", "manage", "admiral", "church", "muster"]
)
def test_answers_that_are_drawn_have_the_letters_of_the_menu(topic: str) -> None:
    """The letters of the options are in the picture, and the alt text names what it is."""
    position = next(each for each in positions("romanitas") if each.moment.name == f"asked-{topic}")
    with recorded() as layouts:
        panel = PRESENTER.panel(position.view, "en", position.scene)
    letters = dict(panel.letters)
    assert letters == dict(PRESENTER.letters(position.view))
    drawn = [part.text.partition(" ")[0] for layout in layouts for part in layout.parts if part.kind == "letter"]
    assert set(drawn) == set(letters.values())
    (picture,) = panel.pictures
    labels = {option["id"]: option["label"] for option in decision_in(position.view)["options"]}
    told = dict(part.split(" is ", 1) for part in re.split(r"(?:, | and |: )(?=[A-Z] is )", picture.alt)[1:])
    assert all(labels[option] in told[letter] for option, letter in letters.items())
