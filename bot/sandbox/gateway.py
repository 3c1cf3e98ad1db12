"""The gateway: sessions, events with sequence numbers, resuming, compression, intents and close codes."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import secrets
import time
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.protocol import Json
from bot.sandbox.world import Guild, public

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING, DM_MESSAGES, DM_TYPING, CONTENT = 1 << 9, 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
ALL_INTENTS = (1 << 26) - 1
READABLE = ("content", "embeds", "attachments", "components")

_HELD_BACK = 0.05
"""Maximum seconds to hold an event back so that another can overtake it."""
_ACK_AFTER = 0.02
"""Seconds until a heartbeat is acknowledged."""


def _encoded(data: Json) -> bytes:
    """Encode an event as JSON; lone surrogates, which other programs can send, are escaped."""
    try:
        return msgspec.json.encode(data)
    except UnicodeEncodeError:
        return json.dumps(data).encode()


class FrameEncoder(Protocol):
    """Encodes frames for the wire: bytes if compressed, text if not."""

    def __call__(self, frame: bytes) -> bytes | str:
        """Return the frame as sent."""


def _plain(frame: bytes) -> str:
    return frame.decode()


class _Zlib:
    def __init__(self) -> None:
        self._context = zlib.compressobj()

    def __call__(self, frame: bytes) -> bytes:
        return self._context.compress(frame) + self._context.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        self._module: Any = importlib.import_module("zstandard")
        self._context: Any = self._module.ZstdCompressor().compressobj()

    def __call__(self, frame: bytes) -> bytes:
        squeezed: bytes = self._context.compress(frame)
        return squeezed + bytes(self._context.flush(self._module.COMPRESSOBJ_FLUSH_BLOCK))


def frame_encoder(asked: str) -> FrameEncoder:
    """Return the requested compression; text without one or if it isn't installed."""
    if asked == "zlib-stream":
        return _Zlib()
    if asked == "zstd-stream" and importlib.util.find_spec("zstandard"):
        return _Zstd()
    return _plain


class Line:
    """One client connection."""

    def __init__(self, socket: web.WebSocketResponse, encode_frame: FrameEncoder) -> None:
        self.socket = socket
        self._encode_frame = encode_frame
        self.session: Session | None = None
        self.silent = False
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, *, sequence: int | None = None, event: str | None = None) -> None:
        """Queue a frame, unless the connection is silenced."""
        if not self.silent:
            self._outbox.put_nowait(msgspec.json.encode({"op": op, "d": data, "s": sequence, "t": event}))

    async def _write(self) -> None:
        while not self.socket.closed:
            frame = self._encode_frame(await self._outbox.get())
            try:
                if isinstance(frame, str):
                    await self.socket.send_str(frame)
                else:
                    await self.socket.send_bytes(frame)
            except (ConnectionError, RuntimeError):
                return

    async def close(self, code: int) -> None:
        """Close the connection with a code after sending what's queued."""
        for _ in range(100):
            if self._outbox.empty():
                break
            await asyncio.sleep(0)
        await self.stop()
        await self.socket.close(code=code)

    async def stop(self) -> None:
        """Cancel the writer task."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


class Session:
    """An identified client. It outlives its connection for a while so that it can be resumed."""

    def __init__(self, identify: Json, kept: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = int(identify.get("intents") or 0)
        shard = identify.get("shard") or [0, 1]
        self.shard, self.shards = int(shard[0]), int(shard[1])
        self.sequence = 0
        self.events: deque[tuple[int, str, msgspec.Raw]] = deque(maxlen=kept)
        self.line: Line | None = None
        self.left_at = 0.0

    def emit(self, event: str, data: Json) -> None:
        """Number an event, buffer a copy, and send it if there's a connection."""
        self.sequence += 1
        told = msgspec.Raw(_encoded(data))
        self.events.append((self.sequence, event, told))
        if self.line is not None:
            self.line.send(0, told, sequence=self.sequence, event=event)

    def replay(self, after: int) -> bool:
        """Resend the events after a sequence number with their original numbers; False if some are gone."""
        oldest = self.events[0][0] if self.events else self.sequence + 1
        if after > self.sequence or (after < self.sequence and after + 1 < oldest) or self.line is None:
            return False
        for sequence, event, data in self.events:
            if sequence > after:
                self.line.send(0, data, sequence=sequence, event=event)
        return True

    def covers(self, guild_id: str | None) -> bool:
        """Whether a guild's events belong to this session's shard; DMs belong to shard 0."""
        return (0 if guild_id is None else (int(guild_id) >> 22) % self.shards) == self.shard


def _is_shard(shard: object) -> bool:
    """Whether a client names no shard, or a valid one: ``[id, count]``."""
    match shard:
        case None:
            return True
        case [int(own), int(count)]:
            return 0 <= own < count
        case _:
            return False


class Gateway:
    """The gateway of a sandbox, with switches to make it fail."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box
        self.sessions: dict[str, Session] = {}
        self._lines: set[Line] = set()
        self.identified = 0
        self.resumed = 0
        self._swapped = 0
        self._held: list[tuple[str, Json, str | None]] = []

    @property
    def connected(self) -> bool:
        """Whether a client is connected and identified."""
        return any(session.line is not None for session in self.sessions.values())

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client until it disconnects."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=65536)
        await socket.prepare(request)
        line = Line(socket, frame_encoder(request.query.get("compress", "")))
        self._lines.add(line)
        line.send(10, {"heartbeat_interval": int(self._box.settings.heartbeat_seconds * 1000), "_trace": ["sandbox"]})
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    await line.close(4002)
                    break
                await self._receive(line, frame.data)
        finally:
            self._lines.discard(line)
            await line.stop()
            self._leave(line)
        return socket

    async def _receive(self, line: Line, text: str) -> None:
        try:
            frame = msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError:
            await line.close(4002)
            return
        match frame.get("op"):
            case 1:
                # discord.py records a heartbeat's time after sending it; a faster acknowledgement confuses it
                asyncio.get_running_loop().call_later(_ACK_AFTER, line.send, 11)
            case 2:
                await self._identify(line, frame["d"])
            case 6:
                await self._resume(line, frame["d"])
            case 8:
                self._give_members(line, frame["d"])
            case 3 | 4:
                pass
            case _:
                await line.close(4001)

    async def _identify(self, line: Line, data: Json) -> None:
        intents = int(data.get("intents") or 0)
        if line.session is not None:
            await line.close(4005)
        elif str(data.get("token", "")).removeprefix("Bot ") != self._box.settings.token:
            await line.close(4004)
        elif not _is_shard(data.get("shard")):
            await line.close(4010)
        elif intents & ~ALL_INTENTS:
            await line.close(4013)
        elif intents & PRIVILEGED & ~self._box.settings.privileged_intents:
            await line.close(4014)
        else:
            self._forget_old()
            session = Session(data, self._box.settings.replay_events)
            self.sessions[session.id] = session
            self._join(line, session)
            self.identified += 1
            self._welcome(session)

    def _welcome(self, session: Session) -> None:
        world = self._box.world
        guilds = [guild for guild in world.guilds.values() if session.covers(guild.id)]
        ready: Json = {
            "v": 10,
            "user": world.me,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._box.ws,
            "shard": [session.shard, session.shards],
            "application": {"id": world.application_id, "flags": 0},
            "private_channels": [],
            "_trace": ["sandbox"],
        }
        session.emit("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.emit("GUILD_CREATE", self.guild_wire(guild))

    def guild_wire(self, guild: Guild) -> Json:
        """Return a guild as in GUILD_CREATE."""
        world = self._box.world
        me = world.me["id"]
        seen = [channel for channel in world.visible_channels(me) if channel.get("guild_id") == guild.id]
        threads = [channel for channel in seen if "thread_metadata" in channel]
        return self._box.guild_body(guild) | {
            "joined_at": "2026-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [world.member(guild.id, me)],
            "channels": [public(channel) for channel in seen if "thread_metadata" not in channel],
            "threads": [public(thread) for thread in threads if not thread["thread_metadata"]["archived"]],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    async def _resume(self, line: Line, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        token = str(data.get("token", "")).removeprefix("Bot ")
        if session is None or token != self._box.settings.token:
            line.send(9, data=False)
            return
        if session.line is not None:
            old, session.line = session.line, None
            old.session = None
            await old.close(4000)
        self._join(line, session)
        if not session.replay(int(data.get("seq") or 0)):
            self.sessions.pop(session.id, None)
            session.line, line.session = None, None
            line.send(9, data=False)
            return
        self.resumed += 1
        session.emit("RESUMED", {"_trace": ["sandbox"]})

    def _join(self, line: Line, session: Session) -> None:
        line.session, session.line = session, line

    def _leave(self, line: Line) -> None:
        if line.session is not None and line.session.line is line:
            line.session.line = None
            line.session.left_at = time.monotonic()

    def _forget_old(self) -> None:
        oldest = time.monotonic() - self._box.settings.session_seconds
        for session in list(self.sessions.values()):
            if session.line is None and session.left_at < oldest:
                del self.sessions[session.id]

    def _give_members(self, line: Line, data: Json) -> None:
        if line.session is None:
            return
        world = self._box.world
        guild = world.guild(str(data["guild_id"]))
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str) else wanted
        query = str(data.get("query") or "").lower()
        found = [
            key
            for key in guild.members
            if (key in wanted if wanted is not None else world.users[key]["username"].startswith(query))
        ]
        found = found[: int(data.get("limit") or len(found))]
        chunk: Json = {"guild_id": guild.id, "members": [world.member(guild.id, key) for key in found]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": [], "nonce": data.get("nonce")}
        line.session.emit("GUILD_MEMBERS_CHUNK", chunk)

    def dispatch(self, event: str, data: Json, guild_id: str | None) -> None:
        """Send an event to every session that covers the guild and has the intent."""
        if self._swapped and not self._held:
            self._swapped -= 1
            self._held.append((event, data, guild_id))
            asyncio.get_running_loop().call_later(_HELD_BACK, self._let_go)
            return
        self._send(event, data, guild_id)
        self._let_go()

    def _let_go(self) -> None:
        """Send a held-back event, so that it arrives out of order."""
        while self._held:
            self._send(*self._held.pop())

    def _send(self, event: str, data: Json, guild_id: str | None) -> None:
        self._forget_old()
        for session in self.sessions.values():
            told = self._visible_event(session, event, data, guild_id) if session.covers(guild_id) else None
            if told is not None:
                session.emit(event, told)

    def _visible_event(self, session: Session, event: str, data: Json, guild_id: str | None) -> Json | None:
        """Return an event as a session may see it, or None if its intents exclude it."""
        if event == "INTERACTION_CREATE":
            return data
        if event.startswith("MESSAGE_"):
            needed = DM_MESSAGES if guild_id is None else GUILD_MESSAGES
            return self._readable(session, event, data) if session.intents & needed else None
        if event == "TYPING_START":
            needed = DM_TYPING if guild_id is None else GUILD_TYPING
            return data if session.intents & needed else None
        if event == "THREAD_MEMBERS_UPDATE" and not session.intents & (GUILDS | MEMBERS):
            return None
        return data if session.intents & GUILDS or guild_id is None else None

    def _readable(self, session: Session, event: str, data: Json) -> Json:
        """Blank what can't be read without the content intent: others' messages that don't mention the bot."""
        me = self._box.world.me["id"]
        if event == "MESSAGE_DELETE" or session.intents & CONTENT or data["author"]["id"] == me:
            return data
        if "guild_id" not in data or any(user["id"] == me for user in data.get("mentions") or ()):
            return data
        return data | {key: type(data[key])() for key in READABLE if key in data}

    async def drop(self, code: int = 4000) -> None:
        """Close every connection with a code; the sessions stay and can be resumed."""
        for line in list(self._lines):
            await line.close(code)

    def ask_reconnect(self) -> None:
        """Send op 7 on every connection."""
        for line in self._lines:
            line.send(7)

    def ask_resume(self) -> None:
        """Send op 9 ``true``: the session can be resumed."""
        for line in self._lines:
            line.send(9, data=True)

    def expire(self) -> None:
        """Drop all sessions and send op 9 ``false``: the client must identify again."""
        for session in self.sessions.values():
            session.line = None
        self.sessions.clear()
        for line in self._lines:
            line.session = None
            line.send(9, data=False)

    def forget_events(self) -> None:
        """Drop the replay buffers, so that the next resume with a gap fails."""
        for session in self.sessions.values():
            session.events.clear()

    def fall_silent(self) -> None:
        """Stop sending anything on the current connections: no events, no heartbeats."""
        for line in self._lines:
            line.silent = True

    def swap_events(self, count: int = 1) -> None:
        """Hold back each of the next events until another one has been sent, or for a moment."""
        self._swapped += count

    def repeat_events(self, count: int) -> None:
        """Resend the newest events of each session with their old numbers."""
        for session in self.sessions.values():
            for sequence, event, data in list(session.events)[max(0, len(session.events) - count) :]:
                if session.line is not None and event not in {"READY", "RESUMED"}:
                    session.line.send(0, data, sequence=sequence, event=event)

    async def close(self) -> None:
        """Close all connections."""
        await self.drop(1001)
