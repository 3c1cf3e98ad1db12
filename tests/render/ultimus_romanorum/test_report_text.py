"""A report names the place of a battle once."""

from __future__ import annotations

import pytest

from render.ultimus_romanorum.report_text import items_joined, lists_whole, places_named_once


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\nA bridge is out.\n**Galliae 5 (Lugdunum):** the end.",
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\nA bridge is out.\nThe end.",
        ),
        (
            "⚔️ **Galliae 5\u00a0:** Alaric contre les Suèves\n**Galliae 5.** Victoire.\n**Rome +1\u00a0:** un chef",
            "⚔️ **Galliae 5\u00a0:** Alaric contre les Suèves\nVictoire.\n**Rome +1\u00a0:** un chef",
        ),
        (
            "⚔️ **Galliae 5.** A hare ran between the lines.\n**Galliae 5.** Twice the line went back.",
            "⚔️ **Galliae 5.** A hare ran between the lines.\nTwice the line went back.",
        ),
        (
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\n**Galliae 5.** Twice the line went back.",
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\nTwice the line went back.",
        ),
        (
            "⚔️ **Italia 3 (Aquilée).** Alaric\n**Près d'Aquilée**, encore Alaric.\n**Près d'Aquilée.** Fini.",
            "⚔️ **Italia 3 (Aquilée).** Alaric\nEncore Alaric.\nFini.",
        ),
        (
            "⚔️ **In Galliae 7:** Stilicho\n**Galliae 7:** the end.\n**Furor Germanicus, Galliae 7:** a growl.",
            "⚔️ **In Galliae 7:** Stilicho\nThe end.\n**Furor Germanicus, Galliae 7:** a growl.",
        ),
        ("**Galliae 5:** no heading above.", "**Galliae 5:** no heading above."),
        (
            "⚔️ **Galliae 5:** one\n⚔️ **Italia 2:** another\n**Galliae 5:** of the first.",
            "⚔️ **Galliae 5:** one\n⚔️ **Italia 2:** another\n**Galliae 5:** of the first.",
        ),
    ],
)
def test_a_place_is_left_out_below_its_own_heading_only(told: str, text: str) -> None:
    assert places_named_once(told) == text


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (
            "- 👣 **Back to Boiohaemum:** Godegisel\n- 👣 **Back to Boiohaemum:** the Suevi",
            "- 👣 **Back to Boiohaemum:** Godegisel; the Suevi",
        ),
        (
            "- 👣 **Retraite à Boiohaemum\u00a0:** Godégisel\n- 👣 **Retraite à Boiohaemum\u00a0:** les Suèves",
            "- 👣 **Retraite à Boiohaemum\u00a0:** Godégisel\u00a0; les Suèves",
        ),
        (
            "- 👣 **Back to Italia 1:** Sarus\n- 👣 **Back to Italia 2:** Sarus\n- ✖️ **Destroyed:** a unit",
            "- 👣 **Back to Italia 1:** Sarus\n- 👣 **Back to Italia 2:** Sarus\n- ✖️ **Destroyed:** a unit",
        ),
    ],
)
def test_items_that_begin_alike_are_one_item(told: str, text: str) -> None:
    assert items_joined(told) == text


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (
            "- 🩸 **Weakened:** one\n**Rome +1:** a battle\n- 👣 **Back to Italia 1:** Sarus\n⚔️ **Italia 2:** next",
            "- 🩸 **Weakened:** one\n- 👣 **Back to Italia 1:** Sarus\n**Rome +1:** a battle\n⚔️ **Italia 2:** next",
        ),
        (
            "**Les Barbares +1\u00a0:** un\n**Les Barbares +1\u00a0:** deux\n- 👣 **Retraite\u00a0:** Sarus",
            "- 👣 **Retraite\u00a0:** Sarus\n**Les Barbares +1\u00a0:** un\n**Les Barbares +1\u00a0:** deux",
        ),
        (
            "⚔️ **Italia 2:** next\n- ✖️ **Destroyed:** three\nNo army is left.\n† Sarus falls.\n- 👣 **Back:** the rest",
            "⚔️ **Italia 2:** next\n- ✖️ **Destroyed:** three\n- 👣 **Back:** the rest\nNo army is left.\n† Sarus falls.",
        ),
        (
            "- 🩸 **Weakened:** one\n⚔️ **Italia 2:** next\n- 👣 **Back:** the rest",
            "- 🩸 **Weakened:** one\n⚔️ **Italia 2:** next\n- 👣 **Back:** the rest",
        ),
        ("† Sarus falls.\n- 👣 **Back:** the rest", "† Sarus falls.\n- 👣 **Back:** the rest"),
    ],
)
def test_deaths_and_points_come_after_the_list_of_their_battle(told: str, text: str) -> None:
    assert lists_whole(told) == text
