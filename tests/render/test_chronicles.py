"""The last chapter of a chronicle tells the result of the campaign: who won, and with how many points."""

from __future__ import annotations

import pytest

from render.core.posts import LENGTHS, Length, Voice
from render.presenter import presenter
from tests.gallery.positions import positions

RESULTS = {
    "britannia-redux": (
        "romans-9",
        {"en": "Red wins with 154 points.", "fr": "Rouge gagne avec 154 points."},
    ),
    "italia": (
        "I-evening",
        {
            "en": "Blue wins: measured by what was expected of each side it has 7 points, the next best side 1½.",
            "fr": "Bleu gagne : 7 points d'écart avec ce qu'on attendait de son camp, contre 1½ pour le suivant.",
        },
    ),
    "rise-and-fall": (
        "fall-350-470",
        {
            "en": "**Significant Sassanid victory.** Rome has 13 stars more than the Sassanids.",
            "fr": "**Victoire sassanide nette.** Rome a 13 étoiles de plus que les Sassanides.",
        },
    ),
    "romanitas": (
        "campaign-528",
        {
            "en": "**Historic victory.** The closing count gives 10 RP.",
            "fr": "**Victoire historique.** Le dernier décompte s'arrête à 10 PR.",
        },
    ),
    "ultimus-romanorum": (
        "catalaunian-451",
        {
            "en": "**Victory.** Player B wins as the Barbarian, with 47 points against 39.",
            "fr": "**Victoire.** Le joueur B gagne dans le camp du Barbare, 47 PV contre 39.",
        },
    ),
}
"""A recorded campaign of each game, and its result in both languages."""


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", RESULTS)
def test_the_last_chapter_tells_the_result(game: str, locale: str, length: Length) -> None:
    scenario, results = RESULTS[game]
    events = max((each.events for each in positions(game) if each.scenario == scenario), key=len)
    last = [event for event in events if event.turn == events[-1].turn]
    told = presenter(game).chapter(last, Voice(locale, length)).replace("\N{NO-BREAK SPACE}", " ")
    assert results[locale] in told
