"""Picks: buttons for a few options, a menu for up to 25, drill-down menus beyond that, and multi-selections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import discord

from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components import select_menus
from bot.components.controls import LABEL, LINE, Control, Row, button, chosen_line, idle_button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36, resolve_token, token
from bot.storage import Draft
from rules.core.decisions import Answer, Decision, Option, Pick, bounds_as_arguments

MAX_BUTTONS = 10
_LONGEST_DETAIL = 160
_PAGES = 12
_MAX_LOOSE = 5
"""Maximum number of options without a heading shown as buttons beside a menu."""

_MAX_HEADINGS = 10
"""Maximum number of headings and options shown as buttons; more become a menu."""

_MAX_LISTED = 25
"""Maximum number of options under a heading shown as buttons: five rows of five."""

_MAX_COMBINED = 4
"""Maximum number of options of which a menu lists every combination."""

_TOGETHER = "+"
"""Joins the tokens of a combination."""

_LONGEST_LISTING = 2400
"""Maximum length of the text beside such buttons; with more to say, they become a menu with details."""


def chosen_text(decision: Decision, answer: Answer) -> str:
    """What an answer chooses, in words; empty for an arrangement, or for nothing."""
    if not isinstance(decision, Pick):
        return ""
    return ", ".join(decision.labels[chosen] for chosen in answer if chosen in decision.labels)


@dataclass(frozen=True)
class PickQuestion:
    """A Pick asked by a campaign, at a decision number."""

    campaign: int
    number: int
    pick: Pick

    def control(self, verb: str, rest: str = "") -> ControlId:
        """The custom id of a control for this question."""
        return ControlId(self.campaign, self.number, verb, rest)


def pick_text(pick: Pick) -> str:
    """What the options cost, gain or risk, if they're buttons and don't have room for it."""
    if not _has_buttons(pick) or not any(option.detail for option in pick.options):
        return ""
    return "\n".join(_described(option) for option in pick.options)


def pick_rows(question: PickQuestion) -> list[Row]:
    """The buttons or menus for the pick."""
    pick = question.pick
    if pick.max == 1 and pick.min == 1:
        return [*_single_rows(question), *rows(_back_buttons(question))]
    return _several_rows(question)


def _single_rows(question: PickQuestion) -> list[Row]:
    """The buttons or menus for one of the options."""
    pick = question.pick
    if _has_buttons(pick):
        return rows([_option_button(question, place) for place in range(len(pick.options))])
    entries = select_menus.entries(pick.options)
    if len(entries) <= _MAX_HEADINGS:
        near = [entry.places[0] for entry in entries if not entry.is_heading]
        return [*_suggested_row(question, near), *rows(_entry_buttons(question, entries, ()))]
    loose = [place for place, option in enumerate(pick.options) if not option.path]
    near = loose if len(loose) <= _MAX_LOOSE else []
    buttons = rows([_option_button(question, place) for place in near])
    return [*_suggested_row(question, near), *buttons, _drill_menu(question, ())]


def _suggested_row(question: PickQuestion, shown: Sequence[int]) -> list[Row]:
    """The suggestion as a button of its own, if it would be in a menu otherwise."""
    options = question.pick.options
    suggested = [place for place, option in enumerate(options) if option.id in question.pick.default]
    return [row(_suggested_button(question, place)) for place in suggested[:1] if place not in shown]


def _suggested_button(question: PickQuestion, place: int) -> Control:
    """The suggestion, with the heading that it's under in the menu unless its label names that."""
    options = question.pick.options
    option = options[place]
    is_under = not any(entry.places == (place,) for entry in select_menus.entries(options) if not entry.is_heading)
    headings = option.group[-1:] if is_under else ()
    above = [heading for heading in headings if heading.casefold() not in option.label.casefold()]
    label = " › ".join([*above, option.label])
    control = question.control("pick", token(question.pick.options, place))
    return button(control, label, discord.ButtonStyle.primary)


def drill_rows(question: PickQuestion, path: Sequence[int]) -> list[Row]:
    """The options at the end of a path of headings as buttons, or as a menu if there are too many, and a way back."""
    entries = select_menus.entries(question.pick.options, path)
    has_room = len(entries) <= _MAX_LISTED and len(_listing(question.pick, path)) <= _LONGEST_LISTING
    made = rows(_entry_buttons(question, entries, path)) if has_room else [_drill_menu(question, path)]
    if path:
        back = question.control("back", ".".join(base36(place) for place in path[:-1]))
        return [*made, row(button(back, say("button-back")))]
    return [*made, *rows(_back_buttons(question))]


def drill_text(pick: Pick, path: Sequence[int]) -> str:
    """Where in the menus a player is, and what the options cost, gain or risk if they're buttons."""
    here, listing = " › ".join(select_menus.headings(pick.options, path)), _listing(pick, path)
    return f"{here}\n{listing}" if listing and len(listing) <= _LONGEST_LISTING else here


def _listing(pick: Pick, path: Sequence[int]) -> str:
    entries = select_menus.entries(pick.options, path)
    options = [pick.options[entry.places[0]] for entry in entries if not entry.is_heading]
    return "\n".join(_described(option) for option in options if option.detail)


def selection_rows(question: PickQuestion, draft: Draft) -> list[Row]:
    """Menus of 25 for a multi-selection with the current selection marked, and a confirm button."""
    pick = question.pick
    made = [_page_menu(question, draft, page) for page in range(min(_page_count(pick), _PAGES))]
    confirm = question.control("confirm")
    label = say("button-confirm-count", count=len(draft.chosen))
    ready = pick.min <= len(draft.chosen) <= pick.max
    confirming = button(confirm, label, discord.ButtonStyle.primary) if ready else idle_button(confirm, label)
    made.append(row(confirming, *_back_buttons(question)))
    return made


def selection_text(pick: Pick, draft: Draft) -> str:
    """The selection so far."""
    names = [option.label for option in pick.options if option.id in draft.chosen]
    bounds = say("pick-bounds", **bounds_as_arguments(pick.min, pick.max))
    return bounds if not names else f"{bounds}\n{say('pick-selected', names=', '.join(names))}"


def with_page(pick: Pick, draft: Draft, page: int, values: Sequence[str]) -> Draft:
    """The draft with the selection on one page replaced."""
    on_page = {option.id for option in _page(pick, page)}
    kept = [chosen for chosen in draft.chosen if chosen not in on_page]
    return Draft(draft.number, {}, kept + [resolve_token(pick.options, value) for value in values])


def _has_buttons(pick: Pick) -> bool:
    return pick.min == pick.max == 1 and len(pick.options) <= MAX_BUTTONS


def _described(option: Option) -> str:
    if not option.detail:
        return f"- **{option.label}**"
    return say("layout-line", label=option.label, detail=clipped(option.detail, _LONGEST_DETAIL))


def _option_button(question: PickQuestion, place: int) -> Control:
    option = question.pick.options[place]
    usual = discord.ButtonStyle.primary if option.id in question.pick.default else discord.ButtonStyle.secondary
    return button(question.control("pick", token(question.pick.options, place)), option.label, usual)


def _entry_buttons(question: PickQuestion, entries: Sequence[select_menus.Entry], path: Sequence[int]) -> list[Control]:
    """A button for each entry: an option, or a heading that opens the options under it."""
    return [
        _heading_button(question, entry, (*path, place))
        if entry.is_heading
        else _option_button(question, entry.places[0])
        for place, entry in enumerate(entries)
    ]


def _heading_button(question: PickQuestion, entry: select_menus.Entry, path: Sequence[int]) -> Control:
    control = question.control("under", ".".join(base36(place) for place in path))
    return button(control, say("button-heading", label=entry.label, count=len(entry.places)))


def _drill_menu(question: PickQuestion, path: Sequence[int]) -> Row:
    options = question.pick.options
    lines = []
    for place, entry in enumerate(select_menus.entries(options, path)):
        if entry.is_heading:
            lines.append(line(f"{entry.label} ›", f"open.{base36(place)}", entry.detail))
        else:
            lines.append(line(entry.label, token(options, entry.places[0]), entry.detail))
    control = question.control("drill", ".".join(base36(place) for place in path))
    return row(menu(control, say("menu-choose"), lines))


def _several_rows(question: PickQuestion) -> list[Row]:
    pick = question.pick
    made: list[Row] = []
    buttons = [button(question.control("usual"), _usual_label(pick), discord.ButtonStyle.primary)]
    if _is_combined(pick):
        combined = [_combined_line(pick, places) for places in _combinations(pick)]
        made += [row(menu(question.control("several"), say("menu-choose"), combined))] if combined else []
    elif len(pick.options) <= select_menus.LONGEST:
        lines = [_ticked_line(pick, place) for place in range(len(pick.options))]
        placeholder = say("menu-choose-several", **bounds_as_arguments(pick.min, pick.max))
        made.append(
            row(menu(question.control("several"), placeholder, lines, max(pick.min, 1), min(pick.max, len(lines))))
        )
    else:
        buttons.append(button(question.control("select"), say("button-select")))
    if pick.min == 0 and pick.default:
        buttons.append(button(question.control("none"), say("button-none")))
    if _has_all_button(pick):
        buttons.append(button(question.control("all"), say("button-all")))
    return [*made, row(*buttons, *_back_buttons(question))]


def _back_buttons(question: PickQuestion) -> list[Control]:
    """The way back from a question, if there is one."""
    back = question.pick.back
    return [] if back is None else [button(question.control("return"), back.label)]


def _has_all_button(pick: Pick) -> bool:
    return 1 < len(pick.options) == pick.max and len(pick.default) < pick.max


def _combinations(pick: Pick) -> list[tuple[int, ...]]:
    """The places of every selection, the shortest first, without those that have a button."""
    sizes = range(max(pick.min, 1), min(pick.max, len(pick.options) - _has_all_button(pick)) + 1)
    return [places for size in sizes for places in combinations(range(len(pick.options)), size)]


def _is_combined(pick: Pick) -> bool:
    """Whether a menu can list every selection. A line that is clipped wouldn't tell what it selects."""
    return len(pick.options) <= _MAX_COMBINED and all(
        len(_combined_label(pick, places)) <= LINE for places in _combinations(pick)
    )


def _combined_label(pick: Pick, places: Sequence[int]) -> str:
    return ", ".join(pick.options[place].label for place in places)


def _combined_line(pick: Pick, places: Sequence[int]) -> discord.SelectOption:
    value = _TOGETHER.join(token(pick.options, place) for place in places)
    detail = pick.options[places[0]].detail if len(places) == 1 else ""
    return line(_combined_label(pick, places), value, detail)


def selected(pick: Pick, values: Sequence[str]) -> tuple[str, ...]:
    """The ids of the options selected in the menu of a multi-selection.

    Raises:
        UserError: one isn't on offer any more.
    """
    return tuple(resolve_token(pick.options, named) for value in values for named in value.split(_TOGETHER))


def _usual_label(pick: Pick) -> str:
    names = [option.label for option in pick.options if option.id in pick.default]
    label = say("button-usual", names=", ".join(names)) if names else say("button-none")
    return label if len(label) <= LABEL else say("button-usual-count", count=len(names))


def _ticked_line(pick: Pick, place: int) -> discord.SelectOption:
    """An option's line in a menu for several, ticked if it's suggested."""
    option = pick.options[place]
    make = chosen_line if option.id in pick.default else line
    return make(option.label, token(pick.options, place), option.detail)


def _page_count(pick: Pick) -> int:
    return -(-len(pick.options) // select_menus.LONGEST)


def _page(pick: Pick, page: int) -> Sequence[Option]:
    return pick.options[page * select_menus.LONGEST : (page + 1) * select_menus.LONGEST]


def _page_menu(question: PickQuestion, draft: Draft, page: int) -> Row:
    options = _page(question.pick, page)
    lines = []
    for place, option in enumerate(options, page * select_menus.LONGEST):
        make = chosen_line if option.id in draft.chosen else line
        lines.append(make(option.label, token(question.pick.options, place), option.detail))
    placeholder = say("menu-page", first=options[0].label, last=options[-1].label)
    control, most = question.control("page", base36(page)), min(question.pick.max, len(options))
    return row(menu(control, placeholder, lines, 0, most))
