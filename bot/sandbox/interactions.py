"""Interactions: what people do to the bot, their delivery, and the responses by token."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.sandbox import limits
from bot.sandbox.attachments import Upload, find_component, number_components
from bot.sandbox.limits import ANSWER_FLAGS, Problem
from bot.sandbox.messages import refuse_problems
from bot.sandbox.protocol import Asked, Flag, Json, MessageType, Reply, Right, refusal
from bot.sandbox.world import Post, World, public

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

REMEMBERED = 1000
WRITTEN_SOON = 0.01
"""Seconds between sending the response and telling the player: the client must have read it by then."""

ALLOWED: dict[Asked, tuple[Reply, ...]] = {
    Asked.COMMAND: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.MODAL),
    Asked.AUTOCOMPLETE: (Reply.CHOICES,),
    Asked.COMPONENT: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE, Reply.MODAL),
    Asked.MODAL: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE),
}
UPDATES = (Reply.DEFERRED_UPDATE, Reply.UPDATE)


@dataclasses.dataclass(eq=False)
class Interaction:
    """One user action on the bot.

    ``message`` is the message with the component (or the one behind a modal), ``reply`` the type of the first response
    (None before it), ``original`` the id that ``@original`` means. ``later`` counts followups and edits after it.
    """

    id: str
    token: str
    type: Asked
    user_id: str
    channel_id: str
    guild_id: str | None
    data: Json
    message: Post | None = None
    made: float = dataclasses.field(default_factory=time.monotonic)
    reply: Reply | None = None
    ephemeral: bool = False
    original: str = ""
    choices: list[Json] = dataclasses.field(default_factory=list)
    modal: Json | None = None
    written: list[str] = dataclasses.field(default_factory=list)
    later: int = 0
    answered: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)


class Interactions:
    """All interactions of a sandbox, by id and by token."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def ask(self, kind: Asked, user_id: str, channel: Json, data: Json, message: Post | None = None) -> Interaction:
        """Deliver an interaction to the bot."""
        key = self._box.world.snowflakes.next()
        token = secrets.token_urlsafe(150)
        asked = Interaction(key, token, kind, user_id, channel["id"], channel.get("guild_id"), data, message)
        self._by_id[key] = self._by_token[token] = asked
        for old in list(self._by_id.values())[:-REMEMBERED]:
            del self._by_id[old.id], self._by_token[old.token]
        event = self._wire(asked, channel)
        self._box.gateway.dispatch("INTERACTION_CREATE", event, asked.guild_id)
        if self._box.faults.repeated_interactions:
            self._box.faults.repeated_interactions -= 1
            self._box.gateway.dispatch("INTERACTION_CREATE", event, asked.guild_id)
        return asked

    def known(self, key: str) -> Interaction | None:
        """Find a recent interaction by its id, answered or not."""
        return self._by_id.get(key)

    def give_up(self) -> None:
        """Release everyone waiting for a response, when the bot is known to be gone."""
        for asked in self._by_id.values():
            asked.answered.set()

    def _wire(self, asked: Interaction, channel: Json) -> Json:
        world = self._box.world
        rights = str(world.rights(asked.user_id, channel))
        wire: Json = {
            "id": asked.id,
            "application_id": world.application_id,
            "type": int(asked.type),
            "token": asked.token,
            "version": 1,
            "channel_id": channel["id"],
            "channel": public(channel) | {"permissions": rights},
            "data": asked.data,
            "app_permissions": str(world.rights(world.me["id"], channel)),
            "locale": world.locale(asked.user_id),
            "entitlements": [],
            "attachment_size_limit": self._box.settings.file_limit,
        }
        if asked.message is not None:
            wire["message"] = self._box.message_service.shown(asked.message)
        if asked.guild_id is None:
            owners = {"1": asked.user_id}
            return wire | {"user": public(world.users[asked.user_id]), "context": 1} | _owners(owners)
        member = world.member(asked.guild_id, asked.user_id) | {"permissions": rights}
        guild = {"id": asked.guild_id, "locale": "en-GB", "features": []}
        wire |= {"member": member, "guild_id": asked.guild_id, "guild": guild, "guild_locale": "en-GB", "context": 0}
        return wire | _owners({"0": asked.guild_id})

    def answer(self, key: str, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """Handle the callback of an interaction; return the response body."""
        asked = self._by_id.get(key)
        if asked is None or asked.token != token:
            raise refusal("unknown_interaction")
        if asked.reply is not None:
            raise refusal("already_acknowledged")
        if time.monotonic() - asked.made > self._box.settings.answer_window:
            raise refusal("unknown_interaction")
        reply = self._reply_type(asked, body)
        channel = self._box.world.channel(asked.channel_id)
        if reply is not Reply.CHOICES:
            self._box.message_service.refuse_locked(channel, self._box.world.me["id"])
        post = self._carry_out(asked, reply, channel, body.get("data") or {}, uploads)
        asked.reply = reply
        asked.original = "" if post is None else post.id
        asyncio.get_running_loop().call_later(WRITTEN_SOON, asked.answered.set)
        return self._receipt(asked, post)

    def _reply_type(self, asked: Interaction, body: Json) -> Reply:
        allowed = [reply for reply in ALLOWED[asked.type] if reply not in UPDATES or asked.message is not None]
        if body.get("type") not in allowed:
            listed = ", ".join(str(int(reply)) for reply in allowed)
            refuse_problems([Problem(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")])
        return Reply(body["type"])

    def _carry_out(
        self, asked: Interaction, reply: Reply, channel: Json, data: Json, uploads: Sequence[Upload]
    ) -> Post | None:
        """Do what a response says; return the message that it created or edited."""
        message_service, under = self._box.message_service, ("data",)
        ephemeral = bool((data.get("flags") or 0) & Flag.EPHEMERAL)
        viewer = asked.user_id if ephemeral else ""
        match reply:
            case Reply.MESSAGE:
                payload = self._without_nonce(data)
                extra = self._origin(asked)
                me = self._box.world.me["id"]
                post = message_service.write(
                    channel, me, payload, uploads, viewer=viewer, extra=extra, allowed_flags=ANSWER_FLAGS, under=under
                )
            case Reply.DEFERRED_MESSAGE:
                if (data.get("flags") or 0) & ~Flag.EPHEMERAL:
                    message = "A deferred answer takes the ephemeral flag only"
                    refuse_problems([Problem(("flags",), "MESSAGE_FLAGS_INVALID", message)], under)
                post = message_service.placeholder(channel, viewer, self._origin(asked))
            case Reply.UPDATE:
                post = message_service.revise(self._component_message(asked), data, uploads, under=under)
            case Reply.DEFERRED_UPDATE:
                # only an acknowledgement: if the message is gone, a later edit fails
                return asked.message
            case Reply.CHOICES:
                refuse_problems(limits.choices_problems(data), under)
                asked.choices = list(data.get("choices") or ())
                return None
            case Reply.MODAL:
                refuse_problems(limits.modal_problems(data), under)
                number_components(data["components"])
                asked.modal = data
                return None
        if reply is not Reply.UPDATE:
            post.token = asked.token
            asked.ephemeral = ephemeral
            asked.written.append(post.id)
        return post

    def _component_message(self, asked: Interaction) -> Post:
        if asked.message is None or asked.message.id not in self._box.world.posts:
            raise refusal("unknown_message")
        return asked.message

    def _without_nonce(self, data: Json) -> Json:
        return {key: value for key, value in data.items() if key not in {"nonce", "enforce_nonce"}}

    def _origin(self, asked: Interaction) -> Json:
        """Return the wire fields of a message created by an interaction."""
        world = self._box.world
        user = public(world.users[asked.user_id])
        metadata: Json = {"id": asked.id, "type": int(asked.type), "user": user}
        extra: Json = {"webhook_id": world.application_id, "application_id": world.application_id}
        if asked.type is Asked.COMMAND:
            metadata["name"] = command_path(asked.data)
            return extra | {"type": int(MessageType.COMMAND), "interaction_metadata": metadata}
        if asked.message is not None and not asked.message.viewer:
            metadata["interacted_message_id"] = asked.message.id
            reference = {"type": 0, "channel_id": asked.channel_id, "message_id": asked.message.id}
            extra |= {"type": int(MessageType.REPLY), "message_reference": reference}
        return extra | {"interaction_metadata": metadata}

    def _receipt(self, asked: Interaction, post: Post | None) -> Json:
        interaction: Json = {"id": asked.id, "type": int(asked.type)}
        if post is None:
            return {"interaction": interaction}
        interaction |= {
            "response_message_id": post.id,
            "response_message_loading": bool(post.wire["flags"] & Flag.LOADING),
            "response_message_ephemeral": bool(post.viewer),
        }
        if asked.reply not in {Reply.MESSAGE, Reply.UPDATE}:
            return {"interaction": interaction}
        resource = {"type": int(asked.reply), "message": self._box.message_service.shown(post)}
        return {"interaction": interaction, "resource": resource}

    def by_token(self, application_id: str, token: str) -> Interaction:
        """Find the answered interaction of a webhook token, until the token expires."""
        asked = self._by_token.get(token)
        if application_id != self._box.world.application_id or asked is None or asked.reply in {None, Reply.CHOICES}:
            raise refusal("unknown_webhook")
        if time.monotonic() - asked.made > self._box.settings.token_window:
            raise refusal("dead_token")
        return asked

    def own_post(self, asked: Interaction, which: str) -> Post:
        """Find a message that the token may access: ``@original`` or one it created."""
        key = asked.original if which == "@original" else which
        post = self._box.world.posts.get(key)
        if post is None or (post.token != asked.token and key != asked.original):
            raise refusal("unknown_message")
        return post

    def follow_up(self, asked: Interaction, payload: Json, uploads: Sequence[Upload]) -> Post:
        """Create a followup; right after a deferral it fills the placeholder instead, whatever its own flags say."""
        channel = self._box.world.channel(asked.channel_id)
        self._box.message_service.refuse_locked(channel, self._box.world.me["id"])
        waiting = self._box.world.posts.get(asked.original)
        asked.later += 1
        if waiting is not None and waiting.wire["flags"] & Flag.LOADING:
            flags = (payload.get("flags") or 0) & ~Flag.EPHEMERAL
            return self._box.message_service.revise(waiting, payload | {"flags": flags}, uploads)
        viewer = asked.user_id if (payload.get("flags") or 0) & Flag.EPHEMERAL else ""
        extra = self._origin(asked) | {"type": int(MessageType.DEFAULT)}
        if waiting is not None and not waiting.viewer:
            reference = {"type": 0, "channel_id": asked.channel_id, "message_id": waiting.id}
            extra |= {"type": int(MessageType.REPLY), "message_reference": reference}
        post = self._box.message_service.write(
            channel,
            self._box.world.me["id"],
            self._without_nonce(payload),
            uploads,
            viewer=viewer,
            extra=extra,
            allowed_flags=ANSWER_FLAGS,
        )
        post.token = asked.token
        asked.written.append(post.id)
        return post


def _owners(owners: dict[str, str]) -> Json:
    return {"authorizing_integration_owners": owners}


def command_path(data: Json) -> str:
    """Return the full command name in an interaction's data: ``campaign new``."""
    names = [data["name"]]
    options = data.get("options") or ()
    while options and options[0].get("type") in {1, 2}:
        names.append(options[0]["name"])
        options = options[0].get("options") or ()
    return " ".join(names)


def may_interact(world: World, user_id: str, post: Post) -> bool:
    """Whether someone sees a message and so can use its components."""
    channel = world.channels.get(post.channel_id)
    return channel is not None and world.can(user_id, channel, Right.VIEW_CHANNEL) and post.viewer in {"", user_id}


def component_of(post: Post, custom_id: str) -> Json | None:
    """Find a message's component by its custom_id."""
    return find_component(post.wire["components"], lambda component: component.get("custom_id") == custom_id)
