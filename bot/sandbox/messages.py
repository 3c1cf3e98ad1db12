"""Creates, edits and deletes messages and threads, and dispatches the events."""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from bot.sandbox import limits
from bot.sandbox.attachments import Plan, Resolver, Upload, attachment, plan, texts
from bot.sandbox.limits import ANSWER_FLAGS, CHANNEL_FLAGS, Problem, nested, wire_filename
from bot.sandbox.protocol import (
    THREADS,
    ChannelType,
    Flag,
    Json,
    MessageType,
    Refusal,
    Right,
    id_time,
    refusal,
    timestamp,
)
from bot.sandbox.world import Post, new_thread, public

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

USER_MENTION = re.compile(r"<@!?(\d+)>")


def refuse_problems(problems: Collection[Problem], under: tuple[str, ...] = ()) -> None:
    """Raise error 50035 if there are problems; ``under`` is the body key that holds what was checked."""
    if problems:
        moved = [problem._replace(path=(*under, *problem.path)) for problem in problems]
        raise Refusal(400, 50035, "Invalid Form Body", nested(moved))


class MessageService:
    """Changes a sandbox's messages and threads, and announces each change to the gateway and the page."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box

    def write(
        self,
        channel: Json,
        author_id: str,
        payload: Json,
        uploads: Sequence[Upload] = (),
        *,
        viewer: str = "",
        extra: Json | None = None,
        allowed_flags: int = CHANNEL_FLAGS,
        under: tuple[str, ...] = (),
    ) -> Post:
        """Create a message in a channel.

        ``viewer`` makes it ephemeral; ``extra`` are wire fields from its origin (type, interaction_metadata);
        ``under`` is the request key that holds the message, for the path of errors.
        """
        files = self._accepted(payload, uploads, standing=(), flags=0, allowed_flags=allowed_flags, under=under)
        if limits.is_empty(payload) and not uploads:
            raise refusal("empty_message")
        if not viewer:
            self.wake(channel, author_id)
        wire = self._blank(channel, author_id) | {"flags": (payload.get("flags") or 0)} | (extra or {})
        if viewer:
            wire["flags"] |= Flag.EPHEMERAL
        post = Post(wire, viewer=viewer, nonce=str(payload.get("nonce") or ""))
        self._reply_to(post, payload)
        self._fill(post, payload, files)
        self._box.world.add_post(post)
        self._count(channel, post)
        self._box.announce_post("MESSAGE_CREATE", post)
        return post

    def placeholder(self, channel: Json, viewer: str, extra: Json) -> Post:
        """Create the "is thinking" message of a deferred response."""
        flags = Flag.LOADING | (Flag.EPHEMERAL if viewer else 0)
        wire = self._blank(channel, self._box.world.me["id"]) | extra | {"flags": int(flags)}
        post = Post(wire, viewer=viewer)
        self._box.world.add_post(post)
        self._count(channel, post)
        self._box.announce_post("MESSAGE_CREATE", post)
        return post

    def system(self, channel: Json, author_id: str, kind: MessageType, extra: Json) -> Post:
        """Create one of Discord's own messages, such as "started a thread"."""
        post = Post(self._blank(channel, author_id) | {"type": int(kind)} | extra)
        self._box.world.add_post(post)
        self._box.announce_post("MESSAGE_CREATE", post)
        return post

    def revise(self, post: Post, payload: Json, uploads: Sequence[Upload] = (), *, under: tuple[str, ...] = ()) -> Post:
        """Edit a message: absent fields stay as they are."""
        flags = post.wire["flags"]
        self._check_conversion(post, payload, under)
        files = self._accepted(
            payload, uploads, standing=post.files, flags=flags, allowed_flags=ANSWER_FLAGS, under=under
        )
        kept = flags & ~(CHANNEL_FLAGS | Flag.LOADING) | flags & Flag.COMPONENTS_V2
        set_now = payload.get("flags")
        chosen = flags & CHANNEL_FLAGS if set_now is None else set_now & CHANNEL_FLAGS
        post.wire["flags"] = int(kept | chosen)
        self._fill(post, payload, files)
        if self._would_be_empty(post):
            raise refusal("empty_message")
        post.wire["edited_timestamp"] = None if flags & Flag.LOADING else timestamp()
        return self.touched(post)

    def touched(self, post: Post) -> Post:
        """Save a changed message and announce it."""
        post.edited += 1
        self._box.world.save_post(post)
        self._box.announce_post("MESSAGE_UPDATE", post)
        return post

    def remove_thread(self, thread: Json) -> None:
        """Delete a thread with all its messages."""
        self._box.world.drop_channel(thread)
        self._box.announce("THREAD_DELETE", public(thread), thread)

    def remove(self, post: Post) -> None:
        """Delete a message."""
        self._box.world.drop_post(post)
        self._box.announce_post("MESSAGE_DELETE", post)

    def shown(self, post: Post) -> Json:
        """Return a message as the API shows it, with its thread if it has one."""
        thread = self._box.world.channels.get(post.id)
        wire = dict(post.wire)
        if thread is not None:
            wire["thread"] = public(thread)
        reference = wire.get("message_reference")
        if wire["type"] in {MessageType.REPLY, MessageType.THREAD_STARTER} and reference:
            first = self._box.world.posts.get(reference["message_id"])
            wire["referenced_message"] = None if first is None else dict(first.wire)
        return wire

    def wake(self, channel: Json, author_id: str) -> None:
        """Unarchive a thread because someone writes in it; a locked one stays closed to all but moderators."""
        if channel["type"] not in THREADS or not channel["thread_metadata"]["archived"]:
            if channel["type"] in THREADS:
                self.refuse_locked(channel, author_id)
            return
        self.refuse_locked(channel, author_id)
        channel["thread_metadata"] |= {"archived": False, "archive_timestamp": timestamp()}
        self.thread_changed(channel)

    def refuse_locked(self, channel: Json, author_id: str) -> None:
        """Refuse a locked thread to everyone who can't manage threads."""
        metadata = channel.get("thread_metadata") or {}
        if metadata.get("locked") and not self._box.world.can(author_id, channel, Right.MANAGE_THREADS):
            raise refusal("thread_locked")

    def thread_changed(self, thread: Json) -> None:
        """Save a changed thread and announce it."""
        self._box.world.save_channel(thread)
        self._box.announce("THREAD_UPDATE", public(thread), thread)

    def open_thread(self, parent: Json, owner_id: str, payload: Json, start: Post | None) -> Json:
        """Create a thread, from a message (it takes the message's id) or on its own, and announce it."""
        world = self._box.world
        if start is not None and start.id in world.channels:
            raise refusal("thread_exists")
        key = world.snowflakes.next() if start is None else start.id
        thread = new_thread(key, parent, owner_id, payload)
        world.add_channel(thread)
        self._box.announce("THREAD_CREATE", public(thread) | {"newly_created": True}, thread)
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        if start is None:
            if thread["type"] == ChannelType.PUBLIC_THREAD:
                extra = {"content": thread["name"], "message_reference": reference}
                self.system(parent, owner_id, MessageType.THREAD_CREATED, extra)
            return thread
        start.wire["flags"] |= int(Flag.HAS_THREAD)
        self.touched(start)
        origin = {"type": 0, "channel_id": parent["id"], "guild_id": parent["guild_id"], "message_id": start.id}
        self.system(thread, owner_id, MessageType.THREAD_STARTER, {"message_reference": origin})
        return thread

    def open_dm(self, user_id: str) -> Json:
        """Return the DM channel with someone; a new one appears on their page (the gateway doesn't announce it)."""
        before = len(self._box.world.channels)
        channel = self._box.world.dm(user_id)
        if len(self._box.world.channels) > before:
            self._box.pages.tell("CHANNEL_CREATE", public(channel), channel, "")
        return channel

    def same_nonce(self, channel_id: str, author_id: str, payload: Json) -> Post | None:
        """Find the message already created by an earlier request with the same nonce and ``enforce_nonce``."""
        nonce = payload.get("nonce")
        if not nonce or not payload.get("enforce_nonce"):
            return None
        oldest = time.time() - self._box.settings.nonce_window
        for post in reversed(list(self._box.world.posts_in(channel_id))):
            if id_time(post.id) < oldest:
                return None
            if post.nonce == str(nonce) and post.author_id == author_id:
                return post
        return None

    def _blank(self, channel: Json, author_id: str) -> Json:
        author = public(self._box.world.users[author_id])
        return {
            "id": self._box.world.snowflakes.next(),
            "channel_id": channel["id"],
            "type": int(MessageType.DEFAULT),
            "content": "",
            "author": {key: value for key, value in author.items() if key not in {"email", "mfa_enabled", "verified"}},
            "timestamp": timestamp(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }

    def _accepted(
        self,
        payload: Json,
        uploads: Sequence[Upload],
        *,
        standing: Sequence[Json],
        flags: int,
        allowed_flags: int,
        under: tuple[str, ...],
    ) -> Plan:
        """Refuse what Discord refuses, and return the plan for the files."""
        if any(len(upload.body) > self._box.settings.file_limit for upload in uploads):
            raise refusal("too_large")
        files = plan(payload, uploads, standing)
        problems = limits.message_problems(
            payload, filenames=files.filenames, standing_flags=flags, allowed_flags=allowed_flags
        )
        lost = "The file that this attachment names was not uploaded"
        problems += [Problem(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", lost) for place in files.unknown]
        if len(files.kept) + len(files.new) > limits.FILES:
            problems.append(Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."))
        refuse_problems(problems, under)
        return files

    def _check_conversion(self, post: Post, payload: Json, under: tuple[str, ...]) -> None:
        """Refuse to mix both formats: V2 replaces content and embeds only if those are emptied."""
        wanted = payload.get("flags") or 0
        if post.wire["flags"] & Flag.COMPONENTS_V2:
            if payload.get("flags") is not None and not wanted & Flag.COMPONENTS_V2:
                message = "IS_COMPONENTS_V2 cannot be removed"
                refuse_problems([Problem(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)], under)
        elif wanted & Flag.COMPONENTS_V2:
            left = [key for key in ("content", "embeds") if post.wire[key] and key not in payload]
            message = "Must be null when the message becomes one of components V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            refuse_problems([Problem((key,), code, message) for key in left], under)

    def _fill(self, post: Post, payload: Json, files: Plan) -> None:
        """Copy the body's fields into the message and link its files."""
        channel_id, base = post.channel_id, self._box.http
        stored = [
            (self._box.world.add_file(wire_filename(upload.filename), upload.body), alt) for upload, alt in files.new
        ]
        post.files = files.kept + [attachment(file, channel_id, base, alt) for file, alt in stored]
        wire = post.wire
        if "content" in payload:
            wire["content"] = payload["content"] or ""
        if "embeds" in payload:
            resolver = Resolver(post.files)
            wire["embeds"] = resolver.embeds(payload["embeds"] or ())
            post.in_embeds = resolver.used
        if "components" in payload:
            resolver = Resolver(post.files)
            wire["components"] = resolver.components(payload["components"] or ())
            post.in_components = resolver.used
        hidden = {*post.in_embeds, *post.in_components}
        wire["attachments"] = [entry for entry in post.files if entry["id"] not in hidden]
        self._mention(wire, payload.get("allowed_mentions"))

    def _mention(self, wire: Json, allowed: Any) -> None:
        world = self._box.world
        named = [key for text in texts(wire) for key in USER_MENTION.findall(text)]
        if allowed is not None and "users" not in (allowed.get("parse") or ()):
            permitted = {str(user) for user in allowed.get("users") or ()}
            named = [key for key in named if key in permitted]
        wire["mentions"] = [public(world.users[key]) for key in dict.fromkeys(named) if key in world.users]

    def _reply_to(self, post: Post, payload: Json) -> None:
        reference = payload.get("message_reference")
        if not reference:
            return
        key = str(reference.get("message_id"))
        first = self._box.world.posts.get(key)
        if first is not None and first.channel_id == post.channel_id and not first.viewer:
            post.wire["type"] = int(MessageType.REPLY)
            post.wire["message_reference"] = {"type": 0, "channel_id": post.channel_id, "message_id": key}
        elif reference.get("fail_if_not_exists", True):
            problem = Problem(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            refuse_problems([problem])

    def _count(self, channel: Json, post: Post) -> None:
        if channel["type"] in THREADS and not post.viewer:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            self._box.world.save_channel(channel)

    def _would_be_empty(self, post: Post) -> bool:
        wire = post.wire
        return not (wire["content"] or wire["embeds"] or wire["components"] or post.files)
