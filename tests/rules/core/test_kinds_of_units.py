"""The words for kinds of units in written orders: every game, kind and language, for one unit and for several."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

import rules
from rules.britannia_redux.orders.names import VOCABULARY as BRITANNIA
from rules.core.orders import Order, OrderBook
from rules.core.orders.area_orders import ANY_KIND
from rules.core.orders.names import folded
from rules.core.registry import companions
from rules.core.text import languages
from rules.italia.orders.names import VOCABULARY as ITALIA
from rules.rise_and_fall.orders.names import VOCABULARY as RISE_AND_FALL
from rules.ultimus_romanorum.orders.names import VOCABULARY as ULTIMUS

VOCABULARIES = {
    "britannia-redux": BRITANNIA,
    "italia": ITALIA,
    "rise-and-fall": RISE_AND_FALL,
    "ultimus-romanorum": ULTIMUS,
}
MARCHES = {
    "britannia-redux": "move {units} Kent > Essex",
    "italia": "move {units} Rome > Latium",
    "rise-and-fall": "{units} Rome > Capua",
    "ultimus-romanorum": "{units} Galliae 1 > Galliae 2",
}
"""An order for units of a game. Words of all languages are read in every language."""

INVARIABLE = {
    "en": {"infantry", "cavalry", "comitatus", "hunnic", "LI", "CO", "PA"},
    "fr": {"comitatus", "limes", "LI", "CO", "PA"},
}
"""The words that several units share with one."""

CASES = [*product(VOCABULARIES, ("en", "fr"))]


def _book(game: str) -> OrderBook:
    book = companions(game).orders
    assert book is not None
    return book


def _read(game: str, text: str, locale: str) -> Order:
    reading = _book(game).parse(text, locale)
    assert not reading.faults, (text, [str(fault.reason) for fault in reading.faults])
    (order,) = reading.orders
    return order


def _bare(order: Order) -> Order:
    """An order without where it stood."""
    return msgspec.structs.replace(order, line=0, column=0)


def test_every_game_with_kinds_of_units_is_here() -> None:
    assert set(VOCABULARIES) == {game for game in rules.games() if companions(game).orders is not None}
    assert all(set(languages(game)) == set(INVARIABLE) for game in VOCABULARIES)


@pytest.mark.parametrize(("game", "locale"), CASES)
def test_every_kind_is_written_in_the_form_for_its_number_and_read_again(game: str, locale: str) -> None:
    words = VOCABULARIES[game]
    for kind, count in product(sorted({*words.kinds().values()}), (1, 2)):
        written = words.kind(kind, count, locale)
        assert words.kinds()[folded(written)[0]] == kind
        order = _read(game, MARCHES[game].format(units=f"{count} {words.word(f'kind-{kind}', locale)}"), locale)
        assert kind == ANY_KIND or f"{count} {written} " in order.text
        assert _bare(_read(game, order.text, locale)) == _bare(order)


@pytest.mark.parametrize(("game", "locale"), CASES)
def test_several_units_have_a_plural(game: str, locale: str) -> None:
    words = VOCABULARIES[game]
    for kind in {*words.kinds().values()}:
        one, several = (words.kind(kind, count, locale) for count in (1, 2))
        assert (one == several) == (one in INVARIABLE[locale]), (one, several)


@pytest.mark.parametrize(
    ("game", "locale", "said", "written"),
    [
        ("britannia-redux", "fr", "2 infantry", "2 armées"),
        ("britannia-redux", "fr", "1 horse", "1 cavalerie"),
        ("rise-and-fall", "en", "2 legion", "2 legions"),
        ("rise-and-fall", "en", "3 rebelle", "3 rebels"),
        ("rise-and-fall", "en", "all horde", "all hordes"),
        ("rise-and-fall", "en", "1 units", "1 unit"),
        ("rise-and-fall", "fr", "2 légions", "2 légions"),
        ("rise-and-fall", "fr", "légion", "légion"),
        ("rise-and-fall", "fr", "2 hunnic", "2 hunniques"),
        ("ultimus-romanorum", "en", "1 units", "1 unit"),
        ("ultimus-romanorum", "en", "2 unit", "2 units"),
        ("ultimus-romanorum", "en", "unit", "units"),
        ("ultimus-romanorum", "fr", "1 unités", "1 unité"),
        ("ultimus-romanorum", "fr", "2 unité", "2 unités"),
    ],
)
def test_a_number_is_followed_by_its_form(game: str, locale: str, said: str, written: str) -> None:
    order = _read(game, MARCHES[game].format(units=said), locale)
    assert f"{written} " in f"{order.text} "
