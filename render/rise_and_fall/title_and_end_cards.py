"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import WIDTH, Figure, draw_end_card, draw_title_card
from render.core.fonts import Face
from render.core.palette import PORPHYRY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write_fitted
from render.core.words import Words, signed
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of, livery, tints
from render.rise_and_fall.turn_card import shown_as
from rules.rise_and_fall.chapters.victory import difference, german_stars, stars
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.data.models import Level
from rules.rise_and_fall.game import RiseAndFall

_LINE: Final = 690
"""The height of the line that tells why, below the numbers."""

_LANGUAGES: Final = ("en", "fr")


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the world of its first year, and the scenario."""
    texts, state = words(locale), game_of(view).state
    scenario, head = rise_data().scenarios[state.scenario], texts("map-title")
    line = texts(
        "title-line", first=year_text(scenario.first_year, texts), last=year_text(scenario.last_year, texts),
        turns=state.last_turn - state.turn + 1,
    )  # fmt: skip
    board = base_map(GAME).overview(tints(state.control)).picture
    picture = draw_title_card(board, (300, 150), head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{head}: {line}."]))


def draw_end(view: View, locale: str) -> Picture:
    """The closing card: the level of the result, its reason, the count, and how far Rome's lead had to reach."""
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    persians = shown_as("parthia", game.state)
    level, reason = _level_told(str(result["level"]), persians, texts), _reason_told(game, str(result["text"]), texts)
    rome, parthia = stars(game, "rome"), stars(game, "parthia")
    figures = [
        Figure(f"{number}", texts.name(name), livery(power).counter, crowned=result["winner"] == power)
        for power, name, number in (("rome", "rome", rome), ("parthia", persians, parthia))
    ]
    line = ""
    if str(result["level"]) in {each.id for each in _levels(game)}:
        lead = rome - parthia
        line = lead_needed(game, lead, texts)
        if _is_count(game, str(result["text"])) and lead < _needed(game):
            reason, line = _threshold_told(game, lead, persians, texts)
        figures += [Figure(signed(lead), texts("end-lead")), Figure(signed(_needed(game)), texts("end-lead-needed"))]
    else:
        figures.append(Figure(f"{german_stars(game)}", texts.name("german"), livery("german").counter, crowned=True))
    board, year = base_map(GAME).overview(tints(game.state.control)).picture, year_text(game.year, texts)
    picture = draw_end_card(board, (200, 280), texts("map-title"), year, level, reason, figures)
    if line:
        write_fitted(picture, WIDTH / 2, _LINE, line, Face.HEAVY, 42, WIDTH - 60, PORPHYRY, least=30, align=0.5)
    told = [texts("alt-end", level=level, rome=rome, parthia=parthia, persians=persians), reason, line]
    return finished(picture, "end", " ".join(filter(None, told)))


def _level_told(level: str, persians: str, texts: Words) -> str:
    """The level of a result: the Persians have the name of their dynasty."""
    return texts(f"level-{level.replace('parthian', persians) if persians == SASSANIDS else level}")


def _reason_told(game: RiseAndFall, reason: str, texts: Words) -> str:
    """Why the campaign ended so, in the stars of both empires if nothing else has decided."""
    return _counted(game, texts) if _is_count(game, reason) else reason


def _is_count(game: RiseAndFall, reason: str) -> bool:
    """Whether nothing but the stars has decided: the reason may be told in another language than the card's."""
    count = f"end-count-{_ahead(game)}"
    return reason in {words(locale)(count, difference=abs(difference(game))) for locale in _LANGUAGES}


def _ahead(game: RiseAndFall) -> str:
    lead = difference(game)
    return "rome" if lead > 0 else "parthia" if lead < 0 else "level"


def _counted(game: RiseAndFall, texts: Words) -> str:
    """By how many stars one empire is ahead of the other."""
    count = "end-sassanid" if game.state.sassanid else "end-count"
    return texts(f"{count}-{_ahead(game)}", difference=abs(difference(game)))


def _threshold_told(game: RiseAndFall, lead: int, persians: str, texts: Words) -> tuple[str, str]:
    """Why Rome has lost though it may have more stars: what the rule asks, then what Rome has [Scenarios]."""
    needed = _needed(game)
    rule = texts("end-rule", lead=needed, persians=persians)
    if lead <= 0:
        return rule, _counted(game, texts)
    return rule, texts("end-too-few", lead=lead, missing=needed - lead)


def _levels(game: RiseAndFall) -> Sequence[Level]:
    return game.data.scenarios[game.state.scenario].levels


def _needed(game: RiseAndFall) -> int:
    """The lead in stars that a Roman victory takes [Scenarios]."""
    first = next(level for level in _levels(game) if level.id.startswith("roman"))
    return game.state.levels.get(first.id, first.min) or 0


def lead_needed(game: RiseAndFall, lead: int, texts: Words) -> str:
    """The lead in stars that a Roman victory takes, and what was missing [Scenarios]."""
    needed = _needed(game)
    if lead < needed:
        return texts("end-needed", lead=needed, missing=needed - lead)
    return texts("end-reached", lead=needed)
