"""What an action writes to the store: its record, events, the new save, and posts."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

import rules
from bot.campaigns.notices import Opening, Origin
from bot.campaigns.readers import EVERYONE
from bot.common.messages import speaking
from bot.storage import OPENING, Action, Campaign, Change, EventRow, NewPost
from render.presenter import Post, presenter
from rules.core.events import Event, StoredAnswersCleared
from rules.core.registry import events_to_json, game_type

CLOSING = "closing"
FIRST_MAP = "map-opening"
"""The key of a campaign's first map. The dice commitment is under it, because that post is never edited."""

_COVERED_BY_MAP = ("news", "map")
"""Kinds of posts whose content the first map of a campaign already has."""

_log = logging.getLogger(__name__)


def change_of(
    campaign: Campaign,
    table: rules.Table,
    action: Action,
    events: Sequence[Event],
    first: Sequence[NewPost] = (),
) -> Change:
    """What an action writes. The posts in ``first`` come before those about its events."""
    rows = tuple(
        EventRow(event.turn, event.scene, event.kind, json)
        for event, json in zip(events, events_to_json(events), strict=True)
    )
    with speaking(campaign.locale):
        posts = (*first, *_event_posts(table, events, action.number))
    status = campaign.status
    if table.result and status == "open":
        status = "over"
        if game_type(table.game).info.has_dice:
            posts += (NewPost(CLOSING, CLOSING, "{}", "null"),)
    cleared = {seat for event in events if isinstance(event, StoredAnswersCleared) for seat in event.seats}
    return Change(
        campaign.id,
        action,
        rows,
        table.save(),
        status,
        posts,
        asked=decision_numbers(table),
        clears=tuple(sorted(cleared)),
        turn=table.state.turn,
    )


def decision_numbers(table: rules.Table) -> tuple[int, ...]:
    """The numbers of the table's pending decisions; the next number if the game is over."""
    return tuple(decision.number for decision in table.asked) or (table.public_number,)


def creation_change(campaign: Campaign, table: rules.Table, origin: Origin | None) -> Change:
    """What creating a campaign writes: the opening post, the first map, then whatever those don't cover."""
    opening = _opening_posts(campaign, origin, table)
    start = Action(table.number, "start", "", campaign.owner, "", "{}")
    change = change_of(campaign, table, start, table.events, opening)
    posts = tuple(post for post in change.posts if post in opening or post.kind not in _COVERED_BY_MAP)
    return msgspec.structs.replace(change, snapshot=table.state.turn, posts=posts)


def _opening_posts(campaign: Campaign, origin: Origin | None, table: rules.Table) -> list[NewPost]:
    told = Opening(dice=False) if origin is None else Opening(origin.user, origin.turn, dice=False)
    opening = NewPost(OPENING, OPENING, msgspec.json.encode(told).decode(), "null")
    with speaking(campaign.locale):
        return [opening, _new_post(Post(kind="map", key=FIRST_MAP, turn=table.state.turn), _public_view(table))]


def _event_posts(table: rules.Table, events: Sequence[Event], action: int) -> tuple[NewPost, ...]:
    """The posts for an action's events. An error in the narration never blocks a choice."""
    public = EVERYONE.readable(events)
    try:
        called_for = presenter(table.game).posts(public)
    except Exception:
        _log.exception("Failed to choose the posts of %s.", table.game)
        return ()
    if not called_for:
        return ()
    view = _public_view(table)
    return tuple(_new_post(_of_action(post, action), view) for post in called_for)


def _of_action(post: Post, action: int) -> Post:
    """A post whose key is unique within the campaign."""
    return msgspec.structs.replace(post, key=f"{post.key}:{action}") if post.is_news else post


def _public_view(table: rules.Table) -> str:
    return msgspec.json.encode(table.public()).decode()


def _new_post(post: Post, view: str) -> NewPost:
    return NewPost(post.key, post.kind, msgspec.json.encode(post).decode(), view)
