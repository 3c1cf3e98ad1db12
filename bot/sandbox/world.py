"""The sandbox's world: guilds, people, roles, channels, threads, messages, files and registered commands."""

from __future__ import annotations

import io
import mimetypes
from collections.abc import Iterator
from typing import Any

import msgspec
from PIL import Image, UnidentifiedImageError

from bot.sandbox.limits import FILES
from bot.sandbox.persistence import Storage, StoredFile
from bot.sandbox.protocol import (
    ALL_RIGHTS,
    THREADS,
    ChannelType,
    Json,
    Right,
    SnowflakeGenerator,
    fixed_id,
    refusal,
    timestamp,
)
from bot.sandbox.settings import GuildSettings, WorldSettings

GUILD, USER, CHANNEL, ROLE = 1, 2, 3, 4
BOT_INDEX = 0
PER_GUILD = 100
MEMBER_ONLY = ("roles", "joined_at", "nick", "flags", "deaf", "mute", "pending", "premium_since", "avatar")


class Post(msgspec.Struct):
    """A message: what the API shows of it, and what only the sandbox knows.

    ``viewer`` is the only person who sees an ephemeral message ("" for all others). ``files`` are the attachment
    objects of all its files; those in ``in_embeds`` and ``in_components`` are shown only there. ``token`` is its
    interaction's, ``edited`` counts edits.
    """

    wire: Json
    viewer: str = ""
    files: list[Json] = []
    in_embeds: list[str] = []
    in_components: list[str] = []
    token: str = ""
    nonce: str = ""
    edited: int = 0

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.wire["id"])

    @property
    def channel_id(self) -> str:
        """The id of the channel or thread that holds the message."""
        return str(self.wire["channel_id"])

    @property
    def author_id(self) -> str:
        """The id of the message's author."""
        return str(self.wire["author"]["id"])


class Guild:
    """A guild with its roles and members."""

    def __init__(self, index: int, settings: GuildSettings, world: World) -> None:
        self.id = str(int(fixed_id(GUILD, index)) + (index << 22))  # 1 ms apart: alternates between shards
        self.name = settings.name
        self.owner_id = world.user(settings.members[0])["id"]
        self.roles: dict[str, Json] = {self.id: _role(self.id, "@everyone", 0, 0, 0)}
        for place, role in enumerate(reversed(settings.roles), 1):
            key = fixed_id(ROLE, index * PER_GUILD + place)
            self.roles[key] = _role(key, role.name, role.permissions, role.colour, place)
        bot_role = fixed_id(ROLE, index * PER_GUILD + 99)
        settings_of = world.settings
        self.roles[bot_role] = _role(bot_role, settings_of.bot_name, settings_of.bot_permissions, 0x5865F2, 90)
        self.roles[bot_role] |= {"managed": True, "tags": {"bot_id": world.me["id"]}}
        self.bot_role_id = bot_role
        self.members: dict[str, Json] = {world.me["id"]: _member([bot_role])}
        for person in world.settings.people:
            if person.name in settings.members:
                held = [role["id"] for role in self.roles.values() if role["name"] in person.roles]
                self.members[world.user(person.name)["id"]] = _member(held)

    def base_rights(self, user_id: str) -> int:
        """Return someone's permissions in this guild before channel overwrites; none for a stranger."""
        if user_id == self.owner_id:
            return ALL_RIGHTS
        member = self.members.get(user_id)
        if member is None:
            return 0
        rights: int = int(self.roles[self.id]["permissions"])
        for role in member["roles"]:
            rights |= int(self.roles[role]["permissions"])
        return ALL_RIGHTS if rights & Right.ADMINISTRATOR else rights


def _role(key: str, name: str, rights: int, colour: int, position: int) -> Json:
    return {
        "id": key,
        "name": name,
        "color": colour,
        "colors": {"primary_color": colour, "secondary_color": None, "tertiary_color": None},
        "hoist": bool(colour),
        "position": position,
        "permissions": str(rights),
        "managed": False,
        "mentionable": True,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def _member(roles: list[str]) -> Json:
    return {
        "roles": roles,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "nick": None,
        "avatar": None,
        "flags": 0,
        "deaf": False,
        "mute": False,
        "pending": False,
        "premium_since": None,
        "communication_disabled_until": None,
    }


FIRST_LOCALE = "en-GB"

LOCALES = frozenset(
    {
        "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it",
        "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
    }
)  # fmt: skip
"""The languages of Discord's client (https://discord.com/developers/docs/reference#locales)."""


def _user(key: str, name: str) -> Json:
    username = "".join(letter for letter in name.lower() if letter.isalnum() or letter in "_.")
    return {
        "id": key,
        "username": username,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "_locale": FIRST_LOCALE,
    }


def public(thing: Json) -> Json:
    """Return a thing without the fields that only the sandbox knows (their names begin with an underscore)."""
    return {key: value for key, value in thing.items() if not key.startswith("_")}


class World:
    """Everything that exists. Methods raise ``Refusal`` where the API would respond 404."""

    def __init__(self, settings: WorldSettings, keep: Storage, kept_files: int) -> None:
        self.settings = settings
        self.snowflakes = SnowflakeGenerator()
        self.base_url = ""
        self._keep = keep
        self._kept_files = kept_files
        self.me: Json = _user(fixed_id(USER, BOT_INDEX), settings.bot_name) | {"bot": True, "verified": True}
        self.me |= {"mfa_enabled": True, "flags": 0, "email": None}
        self.application_id: str = self.me["id"]
        self.users: dict[str, Json] = {self.me["id"]: self.me}
        for place, person in enumerate(settings.people, 1):
            key = fixed_id(USER, place)
            self.users[key] = _user(key, person.name)
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Json] = {}
        for index, entry in enumerate(settings.guilds):
            self._found(index, entry)
        self.posts: dict[str, Post] = {}
        self.timeline: dict[str, list[str]] = {key: [] for key in self.channels}
        self.files: dict[str, StoredFile] = {}
        self.commands: dict[str, list[Json]] = {}
        self.commands_made: dict[str, int] = {}

    def _found(self, index: int, settings: GuildSettings) -> None:
        guild = Guild(index, settings, self)
        self.guilds[guild.id] = guild
        for place, name in enumerate(settings.channels):
            key = fixed_id(CHANNEL, index * PER_GUILD + place)
            self.channels[key] = {
                "id": key,
                "type": int(ChannelType.TEXT),
                "guild_id": guild.id,
                "name": name,
                "position": place,
                "topic": None,
                "nsfw": False,
                "rate_limit_per_user": 0,
                "parent_id": None,
                "last_message_id": None,
                "permission_overwrites": [_allow_all(guild.id)],
                "flags": 0,
            }

    def load(self, base_url: str) -> None:
        """Load what an earlier process stored; file URLs are moved to ``base_url``."""
        self.base_url = base_url
        old = [msgspec.json.decode(body, type=str) for _, body in self._keep.all("base_url")]
        former = (old[0] if old else base_url).encode()

        def moved(body: bytes) -> bytes:
            return body.replace(former + b"/", base_url.encode() + b"/")

        for key, body in self._keep.all("channel"):
            self.channels[key] = msgspec.json.decode(body)
            self.timeline.setdefault(key, [])
            self.snowflakes.seen(key)
        posts = [msgspec.json.decode(moved(body), type=Post) for _, body in self._keep.all("post")]
        for post in posts:
            self.posts[post.id] = post
            self.timeline.setdefault(post.channel_id, []).append(post.id)
            self.snowflakes.seen(post.id)
        for scope, body in self._keep.all("commands"):
            self.commands[scope] = msgspec.json.decode(body)
        for file in self._keep.files():
            self.files[file.id] = file
            self.snowflakes.seen(file.id)
        for post in posts:
            self.save_post(post)
        self._keep.put("base_url", "0", base_url)

    def user(self, who: str) -> Json:
        """Find a user by id or by name."""
        if who in self.users:
            return self.users[who]
        for user in self.users.values():
            if who in {user["global_name"], user["username"]}:
                return user
        raise refusal("unknown_user")

    def locale(self, who: str) -> str:
        """Return someone's Discord language, as ``en-GB`` or ``fr``."""
        return str(self.user(who)["_locale"])

    def set_locale(self, who: str, locale: str) -> None:
        """Set someone's Discord language (https://discord.com/developers/docs/reference#locales)."""
        if locale not in LOCALES:
            raise refusal("unknown_locale")
        self.user(who)["_locale"] = locale

    def guild(self, key: str) -> Guild:
        """Find a guild by id."""
        if key not in self.guilds:
            raise refusal("unknown_guild")
        return self.guilds[key]

    def channel(self, which: str) -> Json:
        """Find a channel or thread by id or by name (a leading ``#`` is ignored)."""
        if which in self.channels:
            return self.channels[which]
        for channel in self.channels.values():
            if channel.get("name") == which.removeprefix("#"):
                return channel
        raise refusal("unknown_channel")

    def post(self, channel_id: str, key: str) -> Post:
        """Find a message of a channel by id."""
        post = self.posts.get(key)
        if post is None or post.channel_id != channel_id:
            raise refusal("unknown_message")
        return post

    def posts_in(self, channel_id: str) -> Iterator[Post]:
        """Return the messages of a channel, oldest first, including ephemeral ones."""
        for key in self.timeline.get(channel_id, ()):
            yield self.posts[key]

    def threads_of(self, channel_id: str) -> list[Json]:
        """Return the threads of a channel, oldest first."""
        return [channel for channel in self.channels.values() if channel.get("parent_id") == channel_id]

    def member(self, guild_id: str, user_id: str) -> Json:
        """Return a guild member with their user."""
        member = self.guild(guild_id).members.get(user_id)
        if member is None:
            raise refusal("unknown_member")
        return member | {"user": public(self.users[user_id])}

    def rights(self, user_id: str, channel: Json) -> int:
        """Return someone's permissions in a channel or thread (as bits; 0 if they can't see it)."""
        if channel["type"] == ChannelType.DM:
            return ALL_RIGHTS if user_id in channel["_people"] else 0
        guild = self.guild(channel["guild_id"])
        rights = guild.base_rights(user_id)
        if rights == ALL_RIGHTS:
            return rights
        parent = self.channels.get(channel.get("parent_id") or "", channel)
        rights = _overwritten(rights, parent.get("permission_overwrites") or (), guild, user_id)
        if channel["type"] == ChannelType.PRIVATE_THREAD and user_id not in channel["_people"]:
            rights = rights if rights & Right.MANAGE_THREADS else 0
        return rights if rights & Right.VIEW_CHANNEL else 0

    def can(self, user_id: str, channel: Json, right: Right) -> bool:
        """Whether someone has a permission in a channel."""
        return bool(self.rights(user_id, channel) & right)

    def visible_channels(self, user_id: str) -> list[Json]:
        """Return the channels, threads and DMs that someone sees."""
        return [channel for channel in self.channels.values() if self.rights(user_id, channel) & Right.VIEW_CHANNEL]

    def dm(self, user_id: str) -> Json:
        """Return the bot's DM channel with someone; it's created the first time."""
        self.user(user_id)
        for channel in self.channels.values():
            if channel["type"] == ChannelType.DM and user_id in channel["_people"]:
                return channel
        channel = {"id": self.snowflakes.next(), "type": int(ChannelType.DM), "last_message_id": None, "flags": 0}
        channel |= {"recipients": [public(self.users[user_id])], "_people": [self.me["id"], user_id]}
        self.add_channel(channel)
        return channel

    def add_channel(self, channel: Json) -> None:
        """Add a new channel, thread or DM."""
        self.channels[channel["id"]] = channel
        self.timeline.setdefault(channel["id"], [])
        self.save_channel(channel)

    def save_channel(self, channel: Json) -> None:
        """Store the newest state of a channel."""
        self._keep.put("channel", channel["id"], channel)

    def drop_channel(self, channel: Json) -> None:
        """Remove a channel with its messages."""
        for key in self.timeline.pop(channel["id"], []):
            self.drop_post(self.posts[key])
        del self.channels[channel["id"]]
        self._keep.drop("channel", channel["id"])

    def add_post(self, post: Post) -> None:
        """Add a new message."""
        self.posts[post.id] = post
        self.timeline[post.channel_id].append(post.id)
        if not post.viewer:
            channel = self.channels[post.channel_id]
            channel["last_message_id"] = post.id
        self.save_post(post)

    def save_post(self, post: Post) -> None:
        """Store the newest state of a message; ephemeral ones stay in memory only, like in a client."""
        if not post.viewer:
            self._keep.put("post", post.id, post)

    def drop_post(self, post: Post) -> None:
        """Remove a message."""
        self.posts.pop(post.id, None)
        if post.id in self.timeline.get(post.channel_id, ()):
            self.timeline[post.channel_id].remove(post.id)
        self._keep.drop("post", post.id)

    def add_file(self, name: str, body: bytes) -> StoredFile:
        """Store an uploaded file. If there are too many, others are dropped: those that messages show go last."""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        file = StoredFile(self.snowflakes.next(), name, kind, body, *_picture_size(kind, body))
        self.files[file.id] = file
        self._keep.put_file(file)
        spare = len(self.files) - self._kept_files
        for key in self._dispensable_files()[:spare] if spare > 0 else ():
            del self.files[key]
            self._keep.drop_file(key)
        return file

    def _dispensable_files(self) -> list[str]:
        """The files to drop first: those that no message shows, then those of ephemeral ones; oldest first.

        The newest may belong to a message that isn't there yet.
        """
        rank = {entry["id"]: 1 if post.viewer else 2 for post in self.posts.values() for entry in post.files}
        newest = min(FILES, self._kept_files)
        return sorted(list(self.files)[:-newest], key=lambda key: rank.get(key, 0))

    def set_commands(self, scope: str, commands: list[Json]) -> None:
        """Replace the commands of a guild, or the global ones (``scope`` is a guild's id or "0")."""
        self.commands[scope] = commands
        self._keep.put("commands", scope, commands)

    def commands_for(self, guild_id: str | None) -> list[Json]:
        """Return the commands that people see in a guild, or in a DM with the bot (None)."""
        if guild_id is None:
            return [entry for entry in self.commands.get("0", []) if _in_conversations(entry)]
        everywhere = [entry for entry in self.commands.get("0", []) if 0 in (entry.get("contexts") or (0,))]
        return [*everywhere, *self.commands.get(guild_id, [])]

    def close(self) -> None:
        """Close the state file."""
        self._keep.close()


def _in_conversations(command: Json) -> bool:
    contexts = command.get("contexts")
    return command.get("dm_permission") is not False if contexts is None else 1 in contexts


def _allow_all(guild_id: str) -> Json:
    return {"id": guild_id, "type": 0, "allow": "0", "deny": "0"}


def _overwritten(rights: int, overwrites: Any, guild: Guild, user_id: str) -> int:
    """Apply a channel's overwrites: first everyone's, then all roles' together, then the member's."""
    member = guild.members.get(user_id, {"roles": []})
    layers = (
        [entry for entry in overwrites if entry["id"] == guild.id],
        [entry for entry in overwrites if entry["id"] in member["roles"]],
        [entry for entry in overwrites if entry["id"] == user_id],
    )
    for layer in layers:
        for entry in layer:
            rights &= ~int(entry["deny"])
        for entry in layer:
            rights |= int(entry["allow"])
    return rights


def _picture_size(kind: str, body: bytes) -> tuple[int, int]:
    if not kind.startswith("image/"):
        return 0, 0
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return 0, 0


def new_thread(key: str, parent: Json, owner_id: str, payload: Json) -> Json:
    """Return a new thread of a channel; ``payload`` is the body of the request that creates it."""
    kind = payload.get("type", ChannelType.PUBLIC_THREAD)
    if kind not in THREADS:
        raise refusal("wrong_channel_type")
    return {
        "id": key,
        "type": int(kind),
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": payload["name"],
        "last_message_id": None,
        "message_count": 0,
        "total_message_sent": 0,
        "member_count": 1,
        "rate_limit_per_user": payload.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": timestamp(),
            "auto_archive_duration": payload.get("auto_archive_duration") or 1440,
            "locked": False,
            "create_timestamp": timestamp(),
        },
        "_people": [owner_id],
    }
