"""What people type into an option without picking a suggestion."""

from __future__ import annotations

import pytest

import rules
from bot.commands.autocomplete import offers, resolve_begun
from bot.common.errors import UserError

TITLES = {
    "britannia-redux": "Britannia reDux",
    "rise-and-fall": "Rise and Fall of the Roman Empire",
    "romanitas": "Romanitas",
    "italia-1": "Italia",
    "italia-2": "Italia II",
}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Britannia", "britannia-redux"),
        (" rise ", "rise-and-fall"),
        ("ITALIA", "italia-1"),
        ("romanitas", "romanitas"),
        ("Italia I", "italia-2"),
    ],
)
def test_the_beginning_of_one_title_is_enough(typed: str, meant: str) -> None:
    assert resolve_begun(TITLES, typed) == meant


@pytest.mark.parametrize("typed", ["", "R", "annia", "Britannia reDux II"])
def test_what_begins_several_titles_or_none_is_refused(typed: str) -> None:
    with pytest.raises(UserError):
        resolve_begun(TITLES, typed)


def test_each_game_s_first_word_tells_it_from_the_others() -> None:
    titles = {game: info.title for game, info in rules.games().items()}
    assert [resolve_begun(titles, title.split()[0]) for title in titles.values()] == list(titles)


@pytest.mark.parametrize("typed", ["mar", " MAR "])
def test_what_begins_with_the_typed_letters_is_offered_first_then_later_words(typed: str) -> None:
    things = {
        "a": "Gulf of Marseille",
        "b": "Camargue",
        "c": "The Marches",
        "d": "Marsi",
        "e": "Samaria-Marcomannia",
        "f": "Mar",
    }
    assert [each.value for each in offers(things, typed)] == ["d", "f", "a", "c", "e", "b"]
