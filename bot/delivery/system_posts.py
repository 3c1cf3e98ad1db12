"""The bot's own posts: the start and the end of a campaign."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from bot.campaigns.notices import Notice, Opening, names
from bot.campaigns.options import option_titles
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say, say_of_game
from bot.common.sanitize import quoted
from bot.components.attachments import KeptAttachment
from bot.components.controls import Control, Row, button, idle_button, row, rows
from bot.components.custom_ids import ControlId
from bot.components.layouts import Message, message
from bot.storage import Campaign
from bot.views.several_seats import seat_lines, seats_text
from render.presenter import Posting
from rules.core.typed_data import from_json


def opening(snapshot: CampaignSnapshot, recipe: str) -> str:
    """What the campaign is, where it came from, who plays, and what to press first. The card has its name."""
    campaign, info = snapshot.campaign, snapshot.info
    told, scenario = from_json(recipe, Opening), info.scenarios[campaign.scenario]
    options = option_titles(info, snapshot.table.options)
    parts = [
        say(
            "opening-game",
            game=info.title,
            scenario=scenario.title,
            length=say_of_game(campaign.game, "length-turns", turns=scenario.turns),
        ),
        say("opening-origin", who=f"<@{told.user}>", turn=told.turn) if told.user else "",
        scenario_text(str(scenario.description)),
        say("opening-options", options=", ".join(options)) if options else "",
        say("opening-seats", seats=seats_text(snapshot)),
        *seat_lines(snapshot, snapshot.places),
        say("opening-members", who=names(snapshot.members)) if snapshot.is_shared and snapshot.members else "",
        say("opening-first"),
        *(_tutorial(snapshot) if campaign.agreement.tutorial else ()),
        dice_text(campaign) if told.dice and info.has_dice else "",
    ]
    return "\n".join(part for part in parts if part)


def opening_again(snapshot: CampaignSnapshot, recipe: str, mark: int, kept: Sequence[KeptAttachment]) -> Message:
    """The opening post with the seats as they are now; without its card it has the campaign's name."""
    told = opening(snapshot, recipe)
    if not kept:
        told = f"{say('opening-title', title=quoted(snapshot.campaign.title))}\n{told}"
    return message(told, rows=opening_rows(snapshot), mark=mark, kept=kept)


def opening_rows(snapshot: CampaignSnapshot) -> list[Row]:
    """The buttons under the opening post: join, and learn. A game that one person plays has nothing to join."""
    teach = button(ControlId(snapshot.campaign.id, 0, "teach"), say("button-teach"))
    is_for_one = snapshot.is_full and len(snapshot.places) == 1
    return [row(*([] if is_for_one else [_join(snapshot, 0)]), teach)]


def _join(snapshot: CampaignSnapshot, number: int) -> Control:
    """The button to join, disabled while all seats are taken."""
    control = ControlId(snapshot.campaign.id, number, "join")
    return idle_button(control, say("button-full")) if snapshot.is_full else button(control, say("button-join"))


def dice_text(campaign: Campaign) -> str:
    """The dice commitment in small print."""
    return say("opening-dice", commitment=campaign.commitment)


def _tutorial(snapshot: CampaignSnapshot) -> list[str]:
    """That the tutorial is on, and which of its options go easy on beginners."""
    options = snapshot.table.options
    eased = [str(option.description) for option in snapshot.info.options.values() if option.teaches]
    eased = eased if any(options.get(option.id) for option in snapshot.info.options.values() if option.teaches) else []
    return [say("opening-tutorial"), *([say("opening-eased", rules=" ".join(eased))] if eased else [])]


def closing(snapshot: CampaignSnapshot) -> Posting:
    """The dice secret, which lets everyone check every roll of the campaign."""
    return Posting(say("closing-dice", secret=snapshot.table.secret or "", commitment=snapshot.campaign.commitment))


def noted(campaign: Campaign, recipe: str, mark: int) -> Message:
    """A notice as a message: its text, its buttons, and the people it notifies. A settled question notifies no one."""
    content = from_json(recipe, Notice)
    made = idle_button if content.settlement else button
    buttons = [made(ControlId(campaign.id, content.number, verb), say(f"button-{verb}")) for verb in content.asks]
    told = say(content.key, **content.args)
    if content.settlement:
        return message(f"{told}\n{say(f'undo-settled-{content.settlement}')}", rows=rows(buttons), mark=mark)
    return dataclasses.replace(message(told, rows=rows(buttons), mark=mark), mentions=content.mentions)


def invited(snapshot: CampaignSnapshot, recipe: str, mark: int) -> Message:
    """An invitation as the seats are now: who has taken or declined a kept one isn't asked. An edit notifies no one."""
    content = from_json(recipe, Notice)
    return message(_invitation(snapshot, content), rows=[row(_join(snapshot, content.number))], mark=mark)


def _invitation(snapshot: CampaignSnapshot, content: Notice) -> str:
    if content.key != "again-kept":
        return say(content.key, **content.args)
    kept = names(list(dict.fromkeys(snapshot.kept_seats.values())))
    return say("again-kept", **{**content.args, "who": kept}) if kept else say("again", host=content.args["host"])


def scenario_text(description: str) -> str:
    """A description as a block quote."""
    return "\n".join(f"> {line}" for line in description.splitlines() if line)
