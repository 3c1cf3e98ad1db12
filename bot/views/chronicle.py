"""The chronicle and the dice as paged messages. Their buttons name campaign and page, so they survive a restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.common.sanitize import clipped, quoted
from bot.components.controls import Row, button, idle_button, line, menu, row
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.components.select_menus import LONGEST
from bot.export.dice import Die, describe_die
from bot.storage import Campaign
from bot.views.several_seats import seats_text

STORY = "story"
"""The verb of the buttons and the menu that page through a chronicle."""

DICE = "dice"
"""The verb of the buttons that page through the dice."""

_LONGEST_PAGE = 1800
_MAX_DICE = 20


def story_page(snapshot: CampaignSnapshot, chapters: Mapping[int, str], page: int) -> Message:
    """A page of the chronicle: as many chapters as fit, links to the others, and how to get all of it as a book.

    The first page begins with who plays what, unless the game has one seat.
    """
    campaign, pages = snapshot.campaign, _paged(chapters)
    shown = min(max(page, 0), len(pages) - 1)
    text = "\n".join(clipped(chapters[turn], _LONGEST_PAGE) for turn in pages[shown])
    text = f"{text}\n{say('story-book')}"
    rows = [*_turning(campaign, STORY, [], shown, len(pages)), *_to_turns(campaign, pages)]
    head = [_heading("story-heading", campaign, shown, len(pages))]
    if not shown and not snapshot.is_for_one:
        head.append(say("opening-seats", seats=seats_text(snapshot)))
    return message("\n".join(head), text=text, rows=rows)


def page_of_turn(chapters: Mapping[int, str], turn: int) -> int:
    """The page of the chronicle with a turn."""
    return next(place for place, turns in enumerate(_paged(chapters)) if turn in turns)


def last_page(chapters: Mapping[int, str]) -> int:
    """The page of the chronicle with the latest turn."""
    return len(_paged(chapters)) - 1


def _paged(chapters: Mapping[int, str]) -> list[list[int]]:
    """The turns that share a page."""
    pages: list[list[int]] = []
    room = 0
    for turn, text in chapters.items():
        length = min(len(text), _LONGEST_PAGE) + 1
        if not pages or length > room:
            pages.append([])
            room = _LONGEST_PAGE
        pages[-1].append(turn)
        room -= length
    return pages


def dice_page(campaign: Campaign, dice: Sequence[Die], turn: int, page: int) -> Message:
    """A page of the dice, of one turn or (0) of all."""
    pages = max(-(-len(dice) // _MAX_DICE), 1)
    shown = min(max(page, 0), pages - 1)
    lines = [describe_die(die, campaign.game) for die in dice[shown * _MAX_DICE :][:_MAX_DICE]]
    text = "\n".join(lines) or say("dice-none")
    rows = _turning(campaign, DICE, [base36(turn)], shown, pages)
    return message(_heading("dice-heading", campaign, shown, pages), text=text, rows=rows)


def _heading(key: str, campaign: Campaign, shown: int, pages: int) -> str:
    title = quoted(campaign.title, 200)
    return say(key, title=title, page=shown + 1, pages=pages)


def _turning(campaign: Campaign, verb: str, before: Sequence[str], shown: int, pages: int) -> list[Row]:
    """Buttons to the previous and next page, if there are several."""
    if pages == 1:
        return []
    ways = []
    for step, label in ((-1, "button-earlier"), (1, "button-later")):
        leads_on = 0 <= shown + step < pages
        there = base36(shown + step) if leads_on else f"{base36(shown)}.{'a' if step < 0 else 'z'}"
        control = ControlId(campaign.id, 0, verb, ".".join([*before, there]))
        ways.append(button(control, say(label)) if leads_on else idle_button(control, say(label)))
    return [row(*ways)]


def _to_turns(campaign: Campaign, pages: Sequence[Sequence[int]]) -> list[Row]:
    """A menu of the pages by turn, if there are several; only the latest ones if there are too many."""
    if len(pages) == 1:
        return []
    lines = [
        line(
            say("story-turns", first=turns[0], last=turns[-1], count=len(turns)),
            base36(place),
        )
        for place, turns in enumerate(pages)
    ]
    return [row(menu(ControlId(campaign.id, 0, STORY), say("menu-turns"), lines[-LONGEST:]))]
