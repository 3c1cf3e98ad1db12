"""Catalogues: messages are found and parsed one by one, with all that they refer to."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core.text import Catalogue, MissingText

FIRST = """\
### A file
march = { $army } marches to { -city }.
# a comment about the next one
raid =
    The raid of
    { march }
    .by = night
count = { $n ->
[one] one legion
*[other] { $n } legions
}
-city = Rome
lost = { nowhere }
"""
SECOND = """\
march = No one marches.
siege = A siege
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    files = [tmp_path / "first.ftl", tmp_path / "second.ftl"]
    for file, text in zip(files, (FIRST, SECOND), strict=True):
        file.write_text(text, encoding="utf-8")
    return Catalogue("a game", "en", files)


def test_a_message_is_said_with_the_messages_and_terms_it_refers_to(catalogue: Catalogue) -> None:
    assert catalogue.say("raid", {"army": "Stilicho"}) == "The raid of\nStilicho marches to Rome."
    assert catalogue.attribute("raid", "by") == "night"


def test_an_attribute_of_a_message_may_depend_on_its_arguments(tmp_path: Path) -> None:
    file = tmp_path / "units.ftl"
    file.write_text(
        "units = { $count } units\n    .number = { $count ->\n        [one] singular\n       *[other] plural\n    }\n",
        encoding="utf-8",
    )
    units = Catalogue("a game", "en", [file])
    assert [units.attribute("units", "number", {"count": count}) for count in (1, 2)] == ["singular", "plural"]


def test_variants_at_the_start_of_a_line_belong_to_their_message(catalogue: Catalogue) -> None:
    assert [catalogue.say("count", {"n": number}) for number in (1, 3)] == ["one legion", "3 legions"]


def test_the_first_file_with_a_message_wins(catalogue: Catalogue) -> None:
    assert catalogue.say("march", {"army": "Aetius"}) == "Aetius marches to Rome."
    assert catalogue.say("siege", {}) == "A siege"


def test_terms_are_no_messages(catalogue: Catalogue) -> None:
    assert catalogue.keys == ["march", "raid", "count", "lost", "siege"]
    assert not catalogue.has("-city")
    assert catalogue.message("nowhere") is None


@pytest.mark.parametrize("key", ["nowhere", "lost", "-city"])
def test_what_is_missing_is_told(catalogue: Catalogue, key: str) -> None:
    with pytest.raises(MissingText, match=key if key == "-city" else "nowhere"):
        catalogue.say(key, {})
