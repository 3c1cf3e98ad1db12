"""The gallery has every kind of picture of every game, also the kinds that a presenter gets later."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from render.core.posts import View
from render.presenter import presenter
from tests.gallery.exhibits import exhibits, methods
from tests.gallery.pages import write_pages
from tests.gallery.positions import games, positions

pytestmark = pytest.mark.xdist_group("gallery")


def test_every_game_has_positions() -> None:
    assert games() == sorted(rules.games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_start_middle_busiest_and_end(game: str) -> None:
    found = list(positions(game))
    for scenario in {each.scenario for each in found}:
        names = {each.moment.name for each in found if each.scenario == scenario}
        assert names >= {"start", "middle", "busiest", "end"}
    assert {each.method for each in exhibits(game)} >= {"title", "map", "panel", "compose", "film", "statistics"}


def test_the_methods_that_draw_are_found() -> None:
    assert set(methods()) == {
        "arrangement", "battle", "compose", "film", "map", "panel", "preview", "statistics", "title",
    }  # fmt: skip


def test_a_new_kind_of_picture_appears_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    game, shown = games()[0], presenter(games()[0])

    def forecast(view: View, locale: str) -> object:
        return shown.title(view, "A forecast", locale)

    monkeypatch.setattr("tests.gallery.exhibits.methods", lambda: ("forecast",))
    monkeypatch.setattr(type(shown), "forecast", staticmethod(forecast), raising=False)
    found = [each for each in exhibits(game) if each.method == "forecast"]
    assert len(found) >= 4
    assert len(found[0].drawn()) == 1


def test_a_kind_that_needs_something_unknown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game, shown = games()[0], presenter(games()[0])
    monkeypatch.setattr("tests.gallery.exhibits.methods", lambda: ("omen",))
    monkeypatch.setattr(type(shown), "omen", staticmethod(lambda entrails: entrails), raising=False)
    with pytest.raises(LookupError, match="entrails"):
        list(exhibits(game))


def test_the_page_lists_size_time_and_alternative_text(tmp_path: Path) -> None:
    exhibit = next(each for each in exhibits(games()[0]) if each.method == "title")
    (drawn,) = exhibit.drawn()
    page = write_pages(tmp_path, exhibit.game, [drawn])
    text = page.read_text(encoding="utf-8")
    assert f"<td>{len(drawn.picture.data)}<td>" in text
    assert drawn.picture.alt.split(".")[0] in text
    assert {file.name for file in page.parent.glob("sheet-*")} == {
        "sheet-full-1.jpg", "sheet-550-1.jpg", "sheet-360-1.jpg",
    }  # fmt: skip
