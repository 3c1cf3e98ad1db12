"""Channel routes: messages, threads, pins and typing."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from bot.sandbox.limits import Problem, thread_problems
from bot.sandbox.messages import refuse_problems
from bot.sandbox.protocol import THREADS, ChannelType, Json, MessageType, Right, id_time, refusal, timestamp
from bot.sandbox.rates import TooMany
from bot.sandbox.rest import Answer, Call, Router
from bot.sandbox.world import Post, public

MESSAGES = "/channels/{channel}/messages"
PINS_MOST = 250
OLD_MESSAGE_EDITS = 30046


def add(router: Router) -> None:
    """Register the routes."""
    router.route("GET", "/channels/{channel}")(show)
    router.route("PATCH", "/channels/{channel}")(change)
    router.route("DELETE", "/channels/{channel}")(delete)
    router.route("POST", "/channels/{channel}/typing")(typing)
    router.route("POST", MESSAGES, lambda rates: rates.posts)(write)
    router.route("GET", MESSAGES)(history)
    for template in ("/channels/{channel}/messages/pins", "/channels/{channel}/pins"):
        router.route("PUT", template + "/{message}")(pin)
        router.route("DELETE", template + "/{message}")(unpin)
    router.route("GET", "/channels/{channel}/messages/pins")(pins)
    router.route("GET", MESSAGES + "/{message}")(message)
    router.route("PATCH", MESSAGES + "/{message}", lambda rates: rates.edits)(edit)
    router.route("DELETE", MESSAGES + "/{message}")(remove)
    router.route("POST", MESSAGES + "/{message}/threads")(thread_from_message)
    router.route("POST", "/channels/{channel}/threads")(thread)
    router.route("GET", "/channels/{channel}/threads/archived/public")(archived)
    router.route("GET", "/channels/{channel}/thread-members")(thread_members)
    router.route("GET", "/channels/{channel}/thread-members/{user}")(thread_member)
    router.route("PUT", "/channels/{channel}/thread-members/{user}")(join)
    router.route("DELETE", "/channels/{channel}/thread-members/{user}")(leave)


def _channel(call: Call) -> Json:
    """Find the channel of a call; the bot must see it."""
    world = call.box.world
    channel = world.channels.get(call.params["channel"])
    if channel is None:
        raise refusal("unknown_channel")
    if not world.can(world.me["id"], channel, Right.VIEW_CHANNEL):
        raise refusal("missing_access")
    return channel


def _need(call: Call, channel: Json, *rights: Right) -> None:
    world = call.box.world
    if not all(world.can(world.me["id"], channel, right) for right in rights):
        raise refusal("missing_permissions")


def _post(call: Call, channel: Json) -> Post:
    """Find the message of a call; ephemeral ones don't exist here."""
    post = call.box.world.post(channel["id"], call.params["message"])
    if post.viewer:
        raise refusal("unknown_message")
    return post


async def show(call: Call) -> Answer:
    """Return a channel."""
    return 200, public(_channel(call))


async def change(call: Call) -> Answer:
    """Rename, archive, lock or reopen a thread."""
    channel = _channel(call)
    if channel["type"] not in THREADS:
        _need(call, channel, Right.MANAGE_CHANNELS)
        channel |= {key: call.json[key] for key in ("name", "topic", "rate_limit_per_user") if key in call.json}
        call.box.world.save_channel(channel)
        call.box.announce("CHANNEL_UPDATE", public(channel), channel)
        return 200, public(channel)
    refuse_problems(thread_problems(call.json))
    metadata = channel["thread_metadata"]
    own = channel["owner_id"] == call.box.world.me["id"]
    if not own or "locked" in call.json or metadata["locked"] or "rate_limit_per_user" in call.json:
        _need(call, channel, Right.MANAGE_THREADS)
    if metadata["archived"] and call.json.get("archived") is not False:
        raise refusal("thread_archived")
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if call.json.get(key) is not None:
            metadata[key] = call.json[key]
    if "archived" in call.json:
        metadata["archive_timestamp"] = timestamp()
    for key in ("name", "rate_limit_per_user"):
        if call.json.get(key) is not None:
            channel[key] = call.json[key]
    call.box.message_service.thread_changed(channel)
    return 200, public(channel)


async def delete(call: Call) -> Answer:
    """Delete a thread or a channel."""
    channel = _channel(call)
    is_thread = channel["type"] in THREADS
    _need(call, channel, Right.MANAGE_THREADS if is_thread else Right.MANAGE_CHANNELS)
    call.box.world.drop_channel(channel)
    call.box.announce("THREAD_DELETE" if is_thread else "CHANNEL_DELETE", public(channel), channel)
    return 200, public(channel)


async def typing(call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = _channel(call)
    _need(call, channel, _writing_right(channel))
    data = {"channel_id": channel["id"], "user_id": call.box.world.me["id"], "timestamp": int(time.time())}
    call.box.announce("TYPING_START", data | _guild_id(channel), channel)
    return 204, None


def _guild_id(channel: Json) -> Json:
    return {"guild_id": channel["guild_id"]} if channel.get("guild_id") else {}


def _writing_right(channel: Json) -> Right:
    return Right.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Right.SEND_MESSAGES


def _needed_to_write(channel: Json, payload: Json, uploads: Sequence[object]) -> list[Right]:
    needed = [_writing_right(channel)]
    if payload.get("embeds"):
        needed.append(Right.EMBED_LINKS)
    if uploads:
        needed.append(Right.ATTACH_FILES)
    if payload.get("message_reference"):
        needed.append(Right.READ_MESSAGE_HISTORY)
    return needed


async def write(call: Call) -> Answer:
    """Create a message; a known nonce doesn't create another one."""
    channel = _channel(call)
    _need(call, channel, *_needed_to_write(channel, call.json, call.uploads))
    me = call.box.world.me["id"]
    post = call.box.message_service.same_nonce(channel["id"], me, call.json)
    if post is None:
        post = call.box.message_service.write(channel, me, call.json, call.uploads)
    nonce = {"nonce": call.json["nonce"]} if call.json.get("nonce") else {}
    return 200, call.box.message_service.shown(post) | nonce


async def history(call: Call) -> Answer:
    """Return messages of a channel, newest first."""
    channel = _channel(call)
    if not call.box.world.can(call.box.world.me["id"], channel, Right.READ_MESSAGE_HISTORY):
        return 200, []
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        refuse_problems([Problem(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")])
    posts = [post for post in call.box.world.posts_in(channel["id"]) if not post.viewer]
    chosen = _window(posts, call.query, limit)
    return 200, [call.box.message_service.shown(post) for post in reversed(chosen)]


def _window(posts: list[Post], asked: Mapping[str, str], limit: int) -> list[Post]:
    """Select messages by ``before``, ``after`` or ``around``, oldest first."""
    if "after" in asked:
        return [post for post in posts if int(post.id) > int(asked["after"])][:limit]
    if "around" in asked:
        middle = int(asked["around"])
        nearest = sorted(posts, key=lambda post: abs(int(post.id) - middle))[:limit]
        return sorted(nearest, key=lambda post: int(post.id))
    before = int(asked.get("before", str(2**63)))
    return [post for post in posts if int(post.id) < before][-limit:]


async def message(call: Call) -> Answer:
    """Return one message."""
    channel = _channel(call)
    _need(call, channel, Right.READ_MESSAGE_HISTORY)
    return 200, call.box.message_service.shown(_post(call, channel))


async def edit(call: Call) -> Answer:
    """Edit one of the bot's messages."""
    channel = _channel(call)
    post = _post(call, channel)
    if post.author_id != call.box.world.me["id"]:
        raise refusal("others_message")
    if post.wire["type"] in {MessageType.THREAD_CREATED, MessageType.THREAD_STARTER, MessageType.PINS_ADD}:
        raise refusal("system_message")
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise refusal("thread_archived")
    if call.json.get("embeds"):
        _need(call, channel, Right.EMBED_LINKS)
    if call.uploads:
        _need(call, channel, Right.ATTACH_FILES)
    _hold_old_edits(call, channel, post)
    return 200, call.box.message_service.shown(call.box.message_service.revise(post, call.json, call.uploads))


def _hold_old_edits(call: Call, channel: Json, post: Post) -> None:
    settings = call.box.settings
    if time.time() - id_time(post.id) < settings.old_message_age:
        return
    bucket = call.box.rates.bucket(f"old edits:{channel['id']}", settings.rates.old_edits)
    if not bucket.take():
        message = refusal("old_message_edits").message
        raise TooMany(bucket.reset_after, "shared", OLD_MESSAGE_EDITS, message)


async def remove(call: Call) -> Answer:
    """Delete a message."""
    channel = _channel(call)
    post = _post(call, channel)
    if post.author_id != call.box.world.me["id"]:
        _need(call, channel, Right.MANAGE_MESSAGES)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise refusal("thread_archived")
    call.box.message_service.remove(post)
    return 204, None


async def pins(call: Call) -> Answer:
    """Return the pinned messages."""
    channel = _channel(call)
    pinned = [post for post in call.box.world.posts_in(channel["id"]) if post.wire["pinned"]]
    items = [
        {"pinned_at": post.wire["timestamp"], "message": call.box.message_service.shown(post)}
        for post in reversed(pinned)
    ]
    return 200, {"items": items, "has_more": False}


def _pinnable(call: Call) -> tuple[Json, Post]:
    channel = _channel(call)
    world = call.box.world
    if not world.rights(world.me["id"], channel) & (Right.PIN_MESSAGES | Right.MANAGE_MESSAGES):
        raise refusal("missing_permissions")
    return channel, _post(call, channel)


async def pin(call: Call) -> Answer:
    """Pin a message."""
    channel, post = _pinnable(call)
    if post.wire["pinned"]:
        return 204, None
    if sum(other.wire["pinned"] for other in call.box.world.posts_in(channel["id"])) >= PINS_MOST:
        raise refusal("too_many_pins")
    post.wire["pinned"] = True
    call.box.message_service.touched(post)
    _announce_pins(call, channel)
    reference = {"type": 0, "channel_id": channel["id"], "message_id": post.id}
    extra = {"message_reference": reference}
    call.box.message_service.system(channel, call.box.world.me["id"], MessageType.PINS_ADD, extra)
    return 204, None


async def unpin(call: Call) -> Answer:
    """Unpin a message."""
    channel, post = _pinnable(call)
    post.wire["pinned"] = False
    call.box.message_service.touched(post)
    _announce_pins(call, channel)
    return 204, None


def _announce_pins(call: Call, channel: Json) -> None:
    data = {"channel_id": channel["id"], "last_pin_timestamp": timestamp()} | _guild_id(channel)
    call.box.announce("CHANNEL_PINS_UPDATE", data, channel)


def _thread_payload(call: Call, channel: Json) -> Json:
    if channel["type"] != ChannelType.TEXT:
        raise refusal("wrong_channel_type")
    if call.json.get("type") == ChannelType.PRIVATE_THREAD:
        _need(call, channel, Right.CREATE_PRIVATE_THREADS)
    else:
        _need(call, channel, Right.CREATE_PUBLIC_THREADS)
    payload = {"name": None} | call.json
    refuse_problems(thread_problems(payload))
    return payload


async def thread_from_message(call: Call) -> Answer:
    """Start a thread from a message."""
    channel = _channel(call)
    payload = _thread_payload(call, channel)
    made = call.box.message_service.open_thread(channel, call.box.world.me["id"], payload, _post(call, channel))
    return 201, _joined(call, made)


async def thread(call: Call) -> Answer:
    """Start a thread without a message, private unless the body says otherwise, like Discord."""
    channel = _channel(call)
    payload = {"type": int(ChannelType.PRIVATE_THREAD)} | call.json
    call.body = payload
    made = call.box.message_service.open_thread(channel, call.box.world.me["id"], _thread_payload(call, channel), None)
    return 201, _joined(call, made)


def _joined(call: Call, made: Json) -> Json:
    return public(made) | {"member": _thread_member(made, call.box.world.me["id"])}


def _thread_member(thread: Json, user_id: str) -> Json:
    return {"id": thread["id"], "user_id": user_id, "join_timestamp": timestamp(), "flags": 0}


async def archived(call: Call) -> Answer:
    """Return the archived public threads of a channel, newest first."""
    channel = _channel(call)
    _need(call, channel, Right.READ_MESSAGE_HISTORY)
    threads = [entry for entry in call.box.world.threads_of(channel["id"]) if entry["thread_metadata"]["archived"]]
    threads.sort(key=lambda entry: str(entry["thread_metadata"]["archive_timestamp"]), reverse=True)
    return 200, {"threads": [public(entry) for entry in threads], "members": [], "has_more": False}


def _thread(call: Call) -> Json:
    channel = _channel(call)
    if channel["type"] not in THREADS:
        raise refusal("wrong_channel_type")
    return channel


async def thread_members(call: Call) -> Answer:
    """Return the members of a thread."""
    found = _thread(call)
    return 200, [_thread_member(found, key) for key in found["_people"]]


async def thread_member(call: Call) -> Answer:
    """Return one member of a thread."""
    found = _thread(call)
    key = _named(call)
    if key not in found["_people"]:
        raise refusal("unknown_member")
    return 200, _thread_member(found, key)


def _named(call: Call) -> str:
    world = call.box.world
    return str(world.me["id"] if call.params["user"] == "@me" else world.user(call.params["user"])["id"])


async def join(call: Call) -> Answer:
    """Add someone (or the bot itself) to a thread."""
    found = _thread(call)
    _move_member(call, found, [*found["_people"], _named(call)])
    return 204, None


async def leave(call: Call) -> Answer:
    """Remove someone from a thread."""
    found = _thread(call)
    key = _named(call)
    if key != call.box.world.me["id"]:
        _need(call, found, Right.MANAGE_THREADS)
    _move_member(call, found, [other for other in found["_people"] if other != key])
    return 204, None


def _move_member(call: Call, found: Json, people: list[str]) -> None:
    if found["thread_metadata"]["archived"]:
        raise refusal("thread_archived")
    before = set(found["_people"])
    found["_people"] = list(dict.fromkeys(people))
    found["member_count"] = len(found["_people"])
    call.box.world.save_channel(found)
    added = [_thread_member(found, key) for key in found["_people"] if key not in before]
    data = {"id": found["id"], "guild_id": found["guild_id"], "member_count": found["member_count"]}
    data |= {"added_members": added, "removed_member_ids": sorted(before - set(found["_people"]))}
    call.box.announce("THREAD_MEMBERS_UPDATE", data, found)
