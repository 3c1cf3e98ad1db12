"""A simulated user client: what a person can do in Discord, with the client's own checks before sending."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.sandbox.attachments import walk
from bot.sandbox.commands import Refused, command_data, find_command, focused_data, resolve
from bot.sandbox.interactions import Interaction, component_of, may_interact
from bot.sandbox.limits import BUTTON, SELECTS, STRING_SELECT
from bot.sandbox.modals import OBJECTS, modal_data
from bot.sandbox.protocol import THREADS, Asked, ChannelType, Flag, Json, Reply, Right
from bot.sandbox.world import Post, World, public

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interactions
    from bot.sandbox.messages import MessageService
    from bot.sandbox.settings import SandboxSettings

POLL_SECONDS = 0.005
"""Polling interval in seconds."""
PATIENCE = 120.0
"""Seconds to wait for the bot unless told otherwise: enough for a slow machine under load."""
NO_RESPONSE = "The application did not respond"
LINK, PREMIUM = 5, 6


@dataclasses.dataclass
class Outcome:
    """The outcome of a player's action.

    ``error`` is what the client shows in red: its own error, or that the application did not respond; "" on success.
    ``interaction`` is None if nothing was sent.
    """

    box: UserClient
    interaction: Interaction | None = None
    error: str = ""
    edited_before: int = 0

    @property
    def type(self) -> Reply | None:
        """The type of the first response, None without one."""
        return None if self.interaction is None else self.interaction.reply

    @property
    def message(self) -> Json | None:
        """The message that ``@original`` means, in its current state; None if there is none (any more)."""
        post = None if self.interaction is None else self.box.world.posts.get(self.interaction.original)
        return None if post is None else self.box.message_service.shown(post)

    @property
    def messages(self) -> list[Json]:
        """All messages created by the interaction so far, in their current state."""
        posts = self.box.world.posts
        written = [] if self.interaction is None else self.interaction.written
        return [self.box.message_service.shown(posts[key]) for key in written if key in posts]

    @property
    def ephemeral(self) -> list[Json]:
        """Those of the messages that only the player sees."""
        return [wire for wire in self.messages if wire["flags"] & Flag.EPHEMERAL]

    @property
    def choices(self) -> list[Json]:
        """The autocomplete choices: name and value."""
        return [] if self.interaction is None else self.interaction.choices

    @property
    def modal(self) -> Json | None:
        """The modal that was opened."""
        return None if self.interaction is None else self.interaction.modal

    @property
    def text(self) -> str:
        """All text of the first message: content, embeds and text components, one below the other."""
        return "" if self.message is None else readable(self.message)

    @property
    def is_settled(self) -> bool:
        """Whether the response is there, if it was deferred."""
        asked = self.interaction
        if asked is None or asked.reply not in {Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE}:
            return True
        if asked.reply is Reply.DEFERRED_MESSAGE:
            post = self.box.world.posts.get(asked.original)
            return post is None or not post.wire["flags"] & Flag.LOADING
        changed = asked.message is not None and asked.message.edited > self.edited_before
        return asked.later > 0 or changed

    async def settled(self, timeout: float = PATIENCE) -> Outcome:  # noqa: ASYNC109
        """Wait until a deferred response has arrived. Raises ``TimeoutError`` after ``timeout`` seconds."""
        await self.box.wait_for(lambda: self.is_settled, timeout)
        return self


def readable(wire: Json) -> str:
    """Return all text of a message: content, embeds and text components, one below the other."""
    lines = [wire.get("content") or ""]
    for embed in wire.get("embeds") or ():
        lines += [embed.get("title") or "", embed.get("description") or ""]
        lines += [f"{field['name']}: {field['value']}" for field in embed.get("fields") or ()]
        lines.append((embed.get("footer") or {}).get("text") or "")
    lines += [entry["content"] for entry in walk(wire.get("components") or ()) if entry.get("content")]
    return "\n".join(line for line in lines if line)


class UserClient:
    """People's actions. Every method names who does it and where, by name or id."""

    world: World
    message_service: MessageService
    interactions: Interactions
    settings: SandboxSettings

    async def wait_for(self, predicate: Callable[[], object], timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        """Poll until something is true. Raises ``TimeoutError`` after ``timeout`` seconds."""
        async with asyncio.timeout(timeout):
            while not predicate():  # noqa: ASYNC110 - few predicates can set an event
                await asyncio.sleep(POLL_SECONDS)

    def channel(self, which: str) -> Json:
        """Return a channel or thread by name or id."""
        return public(self.world.channel(str(which)))

    def messages(self, channel: str, user: str | None = None) -> list[Json]:
        """Return the messages of a channel, oldest first; with a user also those that only they see."""
        viewer = "" if user is None else self.world.user(user)["id"]
        found = self.world.posts_in(self.world.channel(str(channel))["id"])
        return [self.message_service.shown(post) for post in found if post.viewer in {"", viewer}]

    def threads(self, channel: str) -> list[Json]:
        """Return the threads of a channel, oldest first."""
        return [public(entry) for entry in self.world.threads_of(self.world.channel(str(channel))["id"])]

    def remove_thread(self, thread: str) -> None:
        """Delete a thread, as a moderator would."""
        self.message_service.remove_thread(self.world.channel(str(thread)))

    def commands(self, user: str, channel: str) -> list[Json]:
        """Return the commands available to someone in a channel."""
        who, where = self._place(user, channel)
        found = self.world.commands_for(where.get("guild_id"))
        if where["type"] == ChannelType.DM:
            return found
        rights = self.world.rights(who, where)
        return [entry for entry in found if _may_use(entry, rights)]

    def dm(self, user: str) -> Json:
        """Return someone's DM channel with the bot, opening it if necessary."""
        return public(self.message_service.open_dm(self.world.user(user)["id"]))

    async def say(self, user: str, channel: str, content: str) -> Outcome:
        """Send an ordinary message."""
        try:
            who, where = self._place(user, channel)
            needed = Right.SEND_MESSAGES_IN_THREADS if where["type"] in THREADS else Right.SEND_MESSAGES
            self._refuse_shut(who, where)
            if not self.world.can(who, where, needed):
                raise Refused("You do not have permission to send messages in this channel.")
            if not 1 <= len(content) <= 2000:
                raise Refused("A message has 1 to 2000 characters.")
        except Refused as error:
            return Outcome(self, error=str(error))
        self.message_service.write(where, who, {"content": content})
        return Outcome(self)

    async def slash(self, user: str, channel: str, command: str, /, **options: Any) -> Outcome:
        """Use a slash command: ``slash("Theodora", "forum", "campaign new", title="War")``."""
        try:
            who, where = self._place(user, channel)
            self._refuse_shut(who, where)
            found = find_command(self.commands(who, where["id"]), command)
            data = command_data(self.world, where, found, options)
        except Refused as error:
            return Outcome(self, error=str(error))
        return await self._ask(Asked.COMMAND, who, where, data)

    async def autocomplete(
        self, user: str, channel: str, command: str, /, focused: str, value: str = "", **options: Any
    ) -> Outcome:
        """Type into an option with autocomplete; ``options`` are the others filled in so far."""
        try:
            who, where = self._place(user, channel)
            found = find_command(self.commands(who, where["id"]), command)
            data = focused_data(found, focused, value, options)
        except Refused as error:
            return Outcome(self, error=str(error))
        return await self._ask(Asked.AUTOCOMPLETE, who, where, data)

    async def click(self, user: str, message: Any, custom_id: str) -> Outcome:
        """Press a button."""
        try:
            who, post, component = self._component(user, message, custom_id)
            if component["type"] != BUTTON or component.get("style") in {LINK, PREMIUM}:
                raise Refused("This button doesn't reach the bot.")
        except Refused as error:
            return Outcome(self, error=str(error))
        return await self._touch(who, post, component, {})

    async def select(self, user: str, message: Any, custom_id: str, values: Sequence[str]) -> Outcome:
        """Select from a menu: values of a string select; names or ids of users, roles and channels in the others."""
        try:
            who, post, component = self._component(user, message, custom_id)
            chosen = [str(value) for value in values]
            resolved = self._choose(component, chosen, post)
        except Refused as error:
            return Outcome(self, error=str(error))
        return await self._touch(who, post, component, resolved)

    async def submit(self, user: str, opened: Outcome | Interaction, values: Mapping[str, Any]) -> Outcome:
        """Submit a modal that an interaction opened; ``values`` by custom_id: a text, or a list of values."""
        asked = opened.interaction if isinstance(opened, Outcome) else opened
        try:
            if asked is None or asked.modal is None:
                raise Refused("No modal is open.")
            who = self.world.user(user)["id"]
            if asked.user_id != who:
                raise Refused("Someone else opened this modal.")
            where = self.world.channel(asked.channel_id)
            data = modal_data(self.world, where, asked.modal, values)
        except Refused as error:
            return Outcome(self, error=str(error))
        return await self._ask(Asked.MODAL, who, where, data, asked.message)

    def dismiss(self, user: str, message: Any) -> None:
        """Dismiss an ephemeral message."""
        post = self.world.posts.get(_message_id(message))
        if post is not None and post.viewer == self.world.user(user)["id"]:
            self.message_service.remove(post)

    def _place(self, user: str, channel: str) -> tuple[str, Json]:
        who = self.world.user(str(user))["id"]
        where = self.world.channel(str(channel))
        if not self.world.can(who, where, Right.VIEW_CHANNEL):
            raise Refused("You do not see this channel.")
        return who, where

    def _refuse_shut(self, who: str, where: Json) -> None:
        metadata = where.get("thread_metadata") or {}
        if metadata.get("locked") and not self.world.can(who, where, Right.MANAGE_THREADS):
            raise Refused("This thread is locked.")

    def _component(self, user: str, message: Any, custom_id: str) -> tuple[str, Post, Json]:
        who = self.world.user(user)["id"]
        post = self.world.posts.get(_message_id(message))
        if post is None:
            raise Refused("The message is gone.")
        if not may_interact(self.world, who, post):
            raise Refused("You do not see this message.")
        component = component_of(post, custom_id)
        if component is None:
            raise Refused("The message has no such component.")
        if component.get("disabled"):
            raise Refused("The component is disabled.")
        return who, post, component

    def _choose(self, component: Json, chosen: list[str], post: Post) -> Json:
        """Return the data of a selection, if the menu allows it."""
        if component["type"] not in SELECTS:
            raise Refused("That is not a menu.")
        low, high = component.get("min_values", 1), component.get("max_values", 1)
        if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
            raise Refused(f"Choose {low} to {high} different entries.")
        if component["type"] == STRING_SELECT:
            offered = {option["value"] for option in component["options"]}
            if not set(chosen) <= offered:
                raise Refused("The menu does not offer that.")
            return {"values": chosen}
        guild_id = self.world.channel(post.channel_id).get("guild_id")
        return _resolved(self.world, component["type"], chosen, guild_id)

    async def _touch(self, who: str, post: Post, component: Json, more: Json) -> Outcome:
        data = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        where = self.world.channel(post.channel_id)
        return await self._ask(Asked.COMPONENT, who, where, data | more, post)

    async def _ask(self, kind: Asked, who: str, where: Json, data: Json, message: Post | None = None) -> Outcome:
        """Send the interaction and wait for its first response, as long as Discord waits."""
        before = 0 if message is None else message.edited
        asked = self.interactions.ask(kind, who, where, data, message)
        outcome = Outcome(self, asked, edited_before=before)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.answer_window):
                await asked.answered.wait()
        outcome.error = "" if asked.reply is not None else NO_RESPONSE
        return outcome


def _may_use(command: Json, rights: int) -> bool:
    """Whether someone with these rights in a channel sees a command there."""
    needed = command.get("default_member_permissions")
    if not rights & Right.USE_APPLICATION_COMMANDS:
        return False
    if rights & Right.ADMINISTRATOR or needed is None:
        return True
    return int(needed) != 0 and rights & int(needed) == int(needed)


def _message_id(message: Any) -> str:
    if isinstance(message, Mapping):
        return str(message["id"])
    return str(getattr(message, "id", message))


def _resolved(world: World, kind: int, chosen: list[str], guild_id: str | None) -> Json:
    """Return values and resolved objects of a select menu of users (5), roles (6), both (7) or channels (8)."""
    values: list[str] = []
    resolved: Json = {}
    for entry in chosen:
        values.append(resolve(world, guild_id, OBJECTS[kind], entry, resolved))
    return {"values": values, "resolved": resolved}
