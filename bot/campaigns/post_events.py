"""Events read back from the store: what a post is about, and what came before it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from bot.campaigns.readers import EVERYONE, Reader
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import Campaign, Store
from render.presenter import Post, presenter
from rules.core.events import Event
from rules.core.registry import events_from_json


async def events_of_post(
    store: Store, campaign: Campaign, recipe: Post, action: int
) -> tuple[list[Event], list[Event]]:
    """The events behind a post of this action, and those before them, as everyone may know them.

    Those before are the earlier ones of its turn, and of the turns before those that its presenter recalls.
    """
    about, before = await _of_post(store, campaign, recipe, action)
    kinds = presenter(campaign.game).recalled
    recalled = await store.history.events_before_turn(campaign.id, recipe.turn, kinds)
    return about, [*_public(campaign, recalled), *before]


async def _of_post(store: Store, campaign: Campaign, recipe: Post, action: int) -> tuple[list[Event], list[Event]]:
    """The events behind a post of this action, and those before them in its turn."""
    if recipe.is_news:
        whole = _public(campaign, await store.history.events_of_action(campaign.id, action))
        earlier = [event for event in whole[: recipe.first] if event.turn == recipe.turn]
        before = await _of_turn(store, campaign, recipe.turn, action - 1)
        return whole[recipe.first : recipe.end], [*before, *earlier]
    turn = await _of_turn(store, campaign, recipe.turn, action)
    if not recipe.scene:
        return turn, []
    about = await store.history.events_of_scene(campaign.id, recipe.scene, action)
    return _public(campaign, about), list(takewhile(lambda event: event.scene != recipe.scene, turn))


async def scene_so_far(store: Store, snapshot: CampaignSnapshot) -> list[Event]:
    """The events of the battle or operation that is going on, as everyone may know them; none if nothing is."""
    scene, campaign = snapshot.table.state.scene, snapshot.campaign
    if not scene:
        return []
    return _public(campaign, await store.history.events_of_scene(campaign.id, scene, campaign.number))


async def turn_so_far(store: Store, snapshot: CampaignSnapshot) -> list[Event]:
    """The events of the turn that is going on, as everyone may know them."""
    campaign = snapshot.campaign
    return await _of_turn(store, campaign, snapshot.table.state.turn, campaign.number)


async def untold_scenes(store: Store, snapshot: CampaignSnapshot) -> list[list[Event]]:
    """The scenes of this turn whose report is still to come, as everyone may know them, oldest first."""
    shown, turn = presenter(snapshot.campaign.game), await turn_so_far(store, snapshot)
    found: list[list[Event]] = []
    for scene in dict.fromkeys(event.scene for event in reversed(turn) if event.scene):
        since = turn[next(place for place, event in enumerate(turn) if event.scene == scene) :]
        if any(post.kind == "report" for post in shown.posts(since)):
            break
        found.insert(0, [event for event in since if event.scene == scene])
    return found


async def turn_before(store: Store, campaign: Campaign, recent: Sequence[Event], reader: Reader) -> list[Event]:
    """The readable events before the most recent ones, in the turn with which these begin.

    ``recent`` are the most recent events that the reader may know.
    """
    if not recent:
        return []
    turn = recent[0].turn
    whole = events_from_json(campaign.game, await store.history.events_of_turn(campaign.id, turn, campaign.number))
    return reader.readable(whole)[: -sum(event.turn == turn for event in recent)]


async def _of_turn(store: Store, campaign: Campaign, turn: int, action: int) -> list[Event]:
    return _public(campaign, await store.history.events_of_turn(campaign.id, turn, action))


def _public(campaign: Campaign, texts: Sequence[str]) -> list[Event]:
    return EVERYONE.readable(events_from_json(campaign.game, texts))
