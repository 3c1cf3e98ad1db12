"""The rules as messages: a section with its links, a chapter, the contents, and search results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped, quoted
from bot.components.controls import Row, line, row, rows
from bot.components.layouts import MAX_TEXT_LENGTH, PURPLE, Message, stateless
from bot.components.select_menus import LONGEST
from bot.rulebook.custom_ids import Reference, ReferenceId, disabled_link, join_numbers, link, page_menu
from bot.rulebook.index import Chapter, Rulebook, book, extract, first_sentence
from rules.core.rulestext import Section

MAX_QUERY_LENGTH = 100
"""Maximum length of a search."""

_LONGEST_PAGE = 3700
_LONGEST_WHERE = 200
_MAX_PER_PAGE = 4
_MAX_MENUS = 12
_MAX_LINKS = 5
_MAX_LISTED = 6
_LONGEST_LISTED = 140
_LONGEST_BUTTON_TITLE = 30


def page(reading: Rulebook, sections: Sequence[Section]) -> Message:
    """A section, or several if they fit; the others are in the menu below."""
    return _page(reading, sections, link(_control(reading, "share", sections), say("button-share")))


def page_shared(reading: Rulebook, sections: Sequence[Section]) -> Message:
    """The same once it's been shared with everyone."""
    return _page(reading, sections, disabled_link(_control(reading, "share", sections), say("button-shared")))


def public_page(reading: Rulebook, sections: Sequence[Section], reader: str) -> Message:
    """The same for everyone in a channel, shared by ``reader`` (a mention)."""
    shown = _stacked(sections)
    whose = say("rules-shared", reader=reader, game=reading.title)
    more = link(_control(reading, "open", sections), say("button-read-on"))
    return _message([clipped(whose, _LONGEST_WHERE), *_texts(shown)], [row(more)])


def chapter_page(reading: Rulebook, chapter: Chapter) -> Message:
    """A chapter: its own text and all its sections."""
    if chapter.head is not None:
        return page(reading, [chapter.head])
    first, last = chapter.sections[0], chapter.sections[-1]
    listed = say("rules-listed", count=len(chapter.sections), first=first.id, last=last.id)
    menus = _menus(reading, "go", [*chapter.sections])
    return _message(
        [say("rules-of", game=reading.title), f"## {chapter.title}\n{listed}"], [*menus, row(_contents(reading))]
    )


def contents(reading: Rulebook) -> Message:
    """The chapters, each leading to its sections."""
    text = "\n".join([say("rules-contents", game=reading.title), *map(_chapter_line, reading.chapters[:LONGEST])])
    return _message([clipped(text, MAX_TEXT_LENGTH)], [_chapter_menu(reading)])


def results(reading: Rulebook, query: str, found: Sequence[Section]) -> Message:
    """Search results: the best in the text, up to 25 in the menu."""
    parts = [say("rules-found", count=len(found), query=_quoted(query)), *_listed(found, query)]
    if len(found) > LONGEST:
        parts.append(say("rules-best", count=LONGEST))
    menu = _menus(reading, "look", found[:LONGEST], say("menu-found"), query)
    return _message(["\n".join(parts)], [*menu, row(_contents(reading))])


def no_results(reading: Rulebook, query: str, meant: Sequence[Section]) -> Message:
    """No results, with suggestions."""
    parts = [say("rules-nothing", query=_quoted(query), game=reading.title)]
    if not meant:
        return _message(parts, [_chapter_menu(reading)])
    parts += [say("rules-meant"), *_listed(meant, "")]
    return _message(["\n".join(parts)], [*_menus(reading, "look", meant, say("menu-found")), row(_contents(reading))])


def links(game: str, locale: str, rule: str) -> list[Reference]:
    """A button to the sections behind a decision's rule, named as it cites them; none if the game has no such page."""
    try:
        reading = book(game, locale)
    except UserError:
        return []
    sections = reading.cited(rule)
    if not sections:
        return []
    pieces = [piece.strip() for piece in rule.split(",")]
    named = ", ".join(pieces if len(pieces) == len(sections) else [section.id for section in sections])
    return [link(_control(reading, "open", sections), say("button-rule", count=len(sections), rule=named))]


def citation_rows(game: str, locale: str, text: str) -> list[Row]:
    """Buttons to the sections cited in a text, or a menu if there are many."""
    try:
        reading = book(game, locale)
    except UserError:
        return []
    named = reading.named_in(text)
    if len(named) > _MAX_LINKS:
        return _menus(reading, "look", named[:LONGEST], say("menu-rules"))
    return rows([link(_control(reading, "open", [section]), section.heading) for section in named])


def _page(reading: Rulebook, sections: Sequence[Section], share: Reference) -> Message:
    shown = _stacked(sections)
    chapter = reading.chapter_of(sections[0])
    is_chapter = chapter.head == sections[0]
    where = say("rules-of" if is_chapter else "rules-where", game=reading.title, chapter=chapter.heading)
    others = {each.id: each for section in sections for each in (section, *reading.related(section))}
    for section in shown:
        others.pop(section.id, None)
    menus = _menus(reading, "go", list(others.values()), say("menu-sections" if is_chapter else "menu-related"))
    ways = _neighbours(reading, sections[0]) if len(sections) == 1 else _singles(reading, shown)
    return _message(
        [clipped(where, _LONGEST_WHERE), *_texts(shown)], [*menus, *rows([*ways, _contents(reading), share])]
    )


def _neighbours(reading: Rulebook, section: Section) -> list[Reference]:
    before, after, chapter = reading.before(section), reading.after(section), reading.chapter_of(section)
    made = []
    if before is not None:
        made.append(link(_control(reading, "page", [before]), say("button-before", section=before.id)))
    if after is not None:
        made.append(link(_control(reading, "page", [after]), say("button-after", section=after.id)))
    if chapter.head != section:
        made.append(link(_control(reading, "in", [section]), clipped(chapter.heading, _LONGEST_BUTTON_TITLE)))
    return made


def _singles(reading: Rulebook, sections: Sequence[Section]) -> list[Reference]:
    """Links from a page of several sections to each of them."""
    return [link(_control(reading, "page", [section]), section.id) for section in sections]


def _stacked(sections: Sequence[Section]) -> list[Section]:
    """The sections that fit into one message; always at least one."""
    shown: list[Section] = []
    for section in sections[:_MAX_PER_PAGE]:
        if shown and sum(len(_text(each)) for each in (*shown, section)) > _LONGEST_PAGE:
            break
        shown.append(section)
    return shown


def _texts(sections: Sequence[Section]) -> list[str]:
    return [clipped(_text(section), _LONGEST_PAGE) for section in sections]


def _text(section: Section) -> str:
    return f"## {section.heading}\n{section.text}".rstrip()


def _listed(found: Sequence[Section], query: str) -> list[str]:
    return [_listing(section, query) for section in found[:_MAX_LISTED]]


def _listing(section: Section, query: str) -> str:
    return say("rules-line", heading=section.heading, extract=clipped(extract(section, query), _LONGEST_LISTED))


def _chapter_line(chapter: Chapter) -> str:
    return say("rules-chapter", chapter=chapter.heading, titles=clipped(_titles(chapter), _LONGEST_LISTED))


def _titles(chapter: Chapter) -> str:
    """A chapter's contents: the titles one level below its head, or its text; without a head its numbers."""
    if chapter.head is None:
        return f"{chapter.sections[0].id} – {chapter.sections[-1].id}"
    depth = chapter.head.id.count(".") + 1
    titles = ", ".join(section.title for section in chapter.sections if section.id.count(".") == depth)
    return titles or first_sentence(chapter.head)


def _chapter_menu(reading: Rulebook) -> Row:
    lines = [line(chapter.heading, chapter.sections[0].id, _titles(chapter)) for chapter in reading.chapters[:LONGEST]]
    return row(page_menu(_control(reading, "into"), 0, say("menu-chapters"), lines))


def _menus(reading: Rulebook, verb: str, sections: Sequence[Section], label: str = "", query: str = "") -> list[Row]:
    """Menus of 25 sections. Without a label, each is named after its first and last section."""
    made = []
    for place, start in enumerate(range(0, min(len(sections), _MAX_MENUS * LONGEST), LONGEST)):
        some = sections[start : start + LONGEST]
        lines = [line(section.heading, section.id, extract(section, query)) for section in some]
        named = label if label and len(sections) <= LONGEST else _span(some)
        made.append(row(page_menu(_control(reading, verb), place, named, lines)))
    return made


def _span(sections: Sequence[Section]) -> str:
    return say("menu-page", first=sections[0].id, last=sections[-1].id)


def _contents(reading: Rulebook) -> Reference:
    return link(_control(reading, "top"), say("button-contents"))


def _control(reading: Rulebook, verb: str, sections: Sequence[Section] = ()) -> ReferenceId:
    return ReferenceId(reading.game, reading.locale, verb, join_numbers([section.id for section in sections]))


def _quoted(query: str) -> str:
    return quoted(query, MAX_QUERY_LENGTH)


def _message(texts: Sequence[str], rows_below: Sequence[Row]) -> Message:
    frame: ui.Container[Any] = ui.Container(accent_colour=PURPLE)
    for text in texts:
        frame.add_item(ui.TextDisplay(text))
    for each in rows_below:
        frame.add_item(each)
    layout = stateless(ui.LayoutView(timeout=None))
    layout.add_item(frame)
    return Message(layout)
