"""What pictures of Romanitas tell by signs: who is at war, who was killed, what broke and what sank."""

from __future__ import annotations

from collections.abc import Iterable

from render.core.battle_sheet import Fighter
from render.core.boxes import gap_between
from render.core.fonts import Face, text_width
from render.core.layout import Layout, Part, recorded
from render.core.posts import Voice
from render.romanitas import PRESENTER
from render.romanitas.answers import answer_letters, told_of_letters
from render.romanitas.battle_model import fold
from render.romanitas.battle_report import sheet_of
from render.romanitas.theme import words
from rules.romanitas.data.loader import romanitas_data
from tests.gallery.positions import Position, positions

KINGDOMS = {"the-west": "visigoths", "italy": "ostrogoths", "africa": "vandals"}


def position(name: str) -> Position:
    return next(each for each in positions("romanitas") if each.name == f"campaign-528/{name}")


def parts_of(layouts: Iterable[Layout]) -> list[Part]:
    return [part for layout in layouts for part in layout.parts]


def written(layouts: Iterable[Layout]) -> list[str]:
    return [part.text for part in parts_of(layouts) if part.text]


def composed(name: str) -> list[Layout]:
    at = position(name)
    assert at.moment.post is not None
    own, before = at.events_of(at.moment.post)
    with recorded() as layouts:
        PRESENTER.compose(at.moment.post, own, at.view, Voice("en"), before)
    return layouts


def asked(name: str) -> list[Layout]:
    at = position(name)
    with recorded() as layouts:
        PRESENTER.panel(at.view, "en", at.scene)
    return layouts


def test_kingdoms_at_war_have_the_sign_of_war_at_their_names() -> None:
    """As the plates of tribes have: the name is longer by it, and the key is there where no tribe is at war."""
    view, texts = position("busiest").view, words("en")
    assert set(KINGDOMS.values()) <= set(view["state"]["now"]["at_war"])
    for region, nation in (*KINGDOMS.items(), (None, "vandals")):
        with recorded() as layouts:
            PRESENTER.map(view, region, "en")
        name = next(
            part for part in parts_of(layouts) if part.kind == "name" and part.text == texts(f"people-{nation}")
        )
        left, top, right, bottom = name.box
        assert right - left > text_width(name.text, Face.STRONG, name.letters) + name.letters + (bottom - top) * 0.4
        assert texts("map-key-war") in written(layouts)


def test_powers_at_peace_have_none() -> None:
    with recorded() as layouts:
        PRESENTER.map(position("busiest").view, None, "en")
    romans = next(
        part for part in parts_of(layouts) if part.kind == "name" and part.text == words("en")("people-roman")
    )
    wide = text_width(romans.text, Face.STRONG, romans.letters) + romans.letters
    assert romans.box[2] - romans.box[0] < wide + 4


def test_a_commander_who_was_killed_is_struck_out() -> None:
    """Beside him is a unit that is still whole, and elsewhere another commander."""
    at = position("first-report-siege")
    assert at.moment.post is not None
    battle = fold(at.events_of(at.moment.post)[0])
    assert battle is not None
    assert [each.figure for each in battle.survival if each.outcome == "eliminated"] == ["comes"]
    sheet = sheet_of(battle, words("en"), -1)
    led = [unit for column in sheet.passes[-1].columns for unit in column.lower if unit.leaders]
    assert {leader: leader in unit.fallen for unit in led for leader in unit.leaders} == {
        "comes": True, "magister-militum": False,
    }  # fmt: skip
    whole = Fighter(led[0].counter, led[0].name, leaders=("comes",))
    struck = Fighter(led[0].counter, led[0].name, leaders=("comes",), fallen=("comes",))
    assert struck.leader_sign("comes", 90).image.tobytes() != whole.leader_sign("comes", 90).image.tobytes()


def test_a_unit_that_a_broken_box_lost_is_named() -> None:
    for name, unit in (("asked-exploit", "Skoutatoi III"), ("asked-move-figure", "Slav auxiliaries")):
        assert unit in written(asked(name))


def test_a_sea_fight_says_what_sinks_a_fleet() -> None:
    assert "A fleet sinks when it's beaten by 3 or more." in written(composed("first-report-naval"))


def test_each_letter_is_told_once() -> None:
    """That of a people which can be sent a bride or a missionary, with both."""
    view = position("asked-manage").view
    told, letters = told_of_letters(view, words("en")), set(answer_letters(view).values())
    assert len(letters) < len(answer_letters(view))
    assert all(told.count(f"{letter} is ") == 1 for letter in letters)


def test_deeds_of_different_prices_have_a_line_each() -> None:
    """Marriage is free, a missionary isn't: "0, 1 RP" would look like a decimal."""
    told = written(asked("asked-manage"))
    assert "1 RP" in told
    assert {"marriage", "missionary"} <= set(told)
    assert not [text for text in told if "," in text and "RP" in text]


def test_boxes_of_the_other_line_show_what_became_of_their_units() -> None:
    """A unit that has just routed isn't like one that holds; one behind another is named: its counter would be tiny."""
    shown = parts_of(asked("asked-exploit"))
    assert len([part for part in shown if part.kind == "counter"]) == 6
    assert "Limitanei I behind" in {part.text for part in shown}
    assert len([part for part in shown if part.kind == "sign" and part.text == "routed"]) == 3


def test_plates_at_lost_units_have_the_word_that_the_head_counts_them_with() -> None:
    """Two are routed, not one routed and one broken."""
    for name in ("asked-exploit", "asked-move-figure"):
        told = written(asked(name))
        assert "routed" in told
        assert "broken" not in told


def test_the_names_of_client_peoples_keep_off_their_rings() -> None:
    shown = parts_of(asked("asked-manage"))
    rings = [part.box for part in shown if part.kind == "sign" and part.text in romanitas_data().client_spaces]
    names = [part.box for part in shown if part.kind == "name"]
    assert len(rings) >= 4
    assert not [ring for ring in rings for name in names if gap_between(ring, name) < 5]
