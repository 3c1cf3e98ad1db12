"""The regions that the map of a game of areas can show, by the names of the provinces in them."""

from __future__ import annotations

import pytest

from bot.commands.autocomplete import offers, resolve
from render.britannia_redux.presenter import PRESENTER as BRITANNIA
from render.core.area_presenter import AreaPresenter
from render.italia.presenter import PRESENTER as ITALIA
from render.rise_and_fall.presenter import PRESENTER as RISE
from render.ultimus_romanorum.presenter import PRESENTER as ULTIMUS


@pytest.mark.parametrize(
    ("presenter", "typed", "region"),
    [
        (ULTIMUS, "Galliae", "gallia"),
        (ULTIMUS, "viennensis", "gallia"),
        (ULTIMUS, "Hispaniae", "hispania"),
        (ULTIMUS, "Pannoniae", "illyricum"),
        (ULTIMUS, "Asia", "thracia-asia"),
        (RISE, "Asie Mineure", "graecia-asia"),
        (RISE, "Parthia", "iran"),
        (ITALIA, "North Italy", "north"),
        (ITALIA, "Sardinia and Corsica", "islands"),
    ],
)
def test_a_region_is_found_by_a_province_in_it(presenter: AreaPresenter, typed: str, region: str) -> None:
    regions, others = presenter.regions("en"), presenter.also_known()
    assert resolve(regions, typed, others) == region
    assert region in [offer.value for offer in offers(regions, typed, others)]


def test_a_region_keeps_its_own_name() -> None:
    """Oriens is a diocese too; its areas are on two maps."""
    assert resolve(ULTIMUS.regions("en"), "Oriens", ULTIMUS.also_known()) == "oriens"


@pytest.mark.parametrize("presenter", [ULTIMUS, RISE, ITALIA, BRITANNIA])
def test_each_province_is_one_regions(presenter: AreaPresenter) -> None:
    known = [name for names in presenter.also_known().values() for name in names]
    assert len(known) == len(set(known))
    assert presenter.also_known().keys() <= presenter.regions("en").keys()
