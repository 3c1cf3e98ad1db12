"""The world that hostile inputs go to, and what must hold whatever they contain."""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

import rules
from bot.client import CursusBot
from bot.common.sanitize import clipped
from bot.components.custom_ids import base36, token
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings, readable
from bot.sandbox.attachments import walk
from bot.sandbox.commands import upload as hand_over
from bot.sandbox.interactions import Interaction
from bot.sandbox.protocol import THREADS, Asked, Flag, Json, Reply
from bot.sandbox.request_log import Entry
from bot.sandbox.settings import GuildSettings, Person, WorldSettings
from bot.sandbox.world import Post
from rules.core.decisions import Item, Option, Pick
from tests.bot.hostile.inputs import Input, Modal, Press, Slash, Upload
from tests.bot.hostile.saves import mutated
from tests.bot.playing import Game

STRANGERS = ("Narses", "Procopius", "**@everyone** <@&1>", "\u202e||[x](https://evil.example)\n# y")
"""People of ill will; two of them have names that are meant to be read as something else."""
PEOPLE = (
    Person("Iustinianus", ("Basileus", "Cives")),
    Person("Theodora", ("Consul", "Cives")),
    Person("Belisarius", ("Magister", "Cives")),
    *(Person(name) for name in STRANGERS),
)
SETTINGS = SandboxSettings(
    rates=UNLIMITED,
    answer_window=100.0,
    world=WorldSettings(
        guilds=(
            GuildSettings(members=tuple(person.name for person in PEOPLE)),
            GuildSettings("Elsewhere", ("agora",), ("Iustinianus", *STRANGERS)),
        ),
        people=PEOPLE,
    ),
)

PATIENCE = 90.0
"""Seconds after which an answer counts as missing, on however slow a machine."""

_TABLES = (
    "saves", "seats", "actions", "events", "posts", "drafts", "members", "offices", "ballots", "snapshots"
)  # fmt: skip
_WAITING = "SELECT 1 FROM posts JOIN campaigns c ON c.id = campaign WHERE state = 'queued' AND c.lost = '' LIMIT 1"

FILLED = {3, 4, 5, 6, 11}
"""Types of options that are filled in as the client would: text, integer, yes or no, user, attachment."""

PUBLIC = {"campaign film", "campaign statistics", "film", "statistics"}
"""Commands, and the verbs of buttons, whose answers are for everyone."""

_FORM = 9
"""The kind of answer that opens a form: it isn't a message."""

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_EXPECTED = ("Command signature mismatch",)
_KEPT_MESSAGES = 60


class Violation(AssertionError):  # noqa: N818
    """Something that must hold did not."""


@dataclass
class Ledger:
    """What was sent and what came of it."""

    sent: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    replies: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)


class _Ear(logging.Handler):
    """Hears what the bot complains of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = self.format(record)
        if record.levelno >= logging.ERROR or (record.name.startswith("bot") and not text.startswith(_EXPECTED)):
            self.heard.append(f"{record.levelname} {record.name}: {text}")


class Arena:
    """A server with a campaign that is none of the strangers' business, and one in which they play."""

    def __init__(self, box: Sandbox, bot: CursusBot, file: Path, options: Mapping[str, str] | None = None) -> None:
        self.box = box
        self.bot = bot
        self.ledger = Ledger()
        self._file = file
        self._options = options or {}
        self._ear = _Ear()
        self._callbacks: Counter[str] = Counter()
        self._pressed_texts: dict[str, str] = {}
        self._updated_texts: dict[str, str] = {}
        self._refused: list[str] = []
        self._forgotten: set[str] = set()
        self._members: set[str] = set()
        self._honest: Json = {}
        self._numbers: dict[int, int] = {}
        self._places: dict[int, int] = {}
        self._offered: Sequence[Option] | Sequence[Item] = []

    async def open(self) -> None:
        """Found both campaigns, and listen."""
        self.fortress = await Game.found(self.box, self.bot, title="Fortress", **self._options)
        await self._sit_down(("Theodora", "Belisarius", "Iustinianus"), self.fortress.thread)
        locked = await self.box.slash("Theodora", self.fortress.thread, "campaign settings", door="locked")
        assert not locked.error, locked.error  # some games have more seats
        await self.found_playground()
        self._honest = self._honest_save()
        users = self.box.world.users
        self._members = {key for key, user in users.items() if user["global_name"] not in STRANGERS}
        logging.getLogger().addHandler(self._ear)
        self._watch_record()
        await self.settle()
        self._before = self._fingerprint()

    async def found_playground(self) -> None:
        """Found a campaign in which two of the strangers have seats."""
        asked = await self.box.slash("Narses", "castra", "campaign new", title="Playground", **self._options)
        made = await asked.settled()
        assert not made.error, made.error
        self.playground = self.box.threads("castra")[-1]["id"]
        await self._sit_down(STRANGERS[:3], self.playground)

    async def _sit_down(self, users: Sequence[str], thread: str) -> None:
        """Give every seat to someone; that of a game for one is the founder's already."""
        seats = list(next(iter(rules.games().values())).seats)
        for seat, user in zip(seats, users, strict=False) if len(seats) > 1 else ():
            outcome = await self.box.slash(user, thread, "campaign join", seat=seat)
            assert not outcome.error, outcome.error

    def close(self) -> None:
        """Listen no more."""
        logging.getLogger().removeHandler(self._ear)

    def _honest_save(self) -> Json:
        table = rules.start(next(iter(rules.games())), seed="honest")
        honest: Json = json.loads(table.open_save() or table.save())  # a game with secrets is only saved as a whole
        return honest

    def _watch_record(self) -> None:
        end = self.box.record.end

        def watched(entry: Entry, status: int) -> None:
            end(entry, status)
            self._look_at(entry, status)

        self.box.record.end = watched  # type: ignore[method-assign]

    def _look_at(self, entry: Entry, status: int) -> None:
        found = _CALLBACK.search(entry.path)
        if found and status < 300:
            self._callbacks[found[1]] += 1
            if entry.json.get("type") == Reply.UPDATE:
                self._updated_texts[found[1]] = readable(entry.json["data"])
        repeated = found is not None and status == 400 and self._callbacks[found[1]] > 0
        # the panel cannot be edited as the answer to a press long ago; it is edited in another way then
        late = status == 404 and entry.path.startswith("/api/v10/webhooks/")
        # the arena forgets old messages, among them opening posts that are to be edited and posts that lack pictures
        forgotten = status == 404 and entry.path.rpartition("/messages/")[2] in self._forgotten
        if status >= 400 and not repeated and not late and not forgotten and not self._is_of_a_gone_dialogue(entry):
            self._refused.append(f"{status} {entry.method} {entry.path[:80]} {entry.json}")
        if entry.method in ("POST", "PATCH") and isinstance(entry.json, dict):
            self._check_mentions(entry)

    def _is_of_a_gone_dialogue(self, entry: Entry) -> bool:
        """Whether a dialogue was to be changed that has gone since it was pressed; it is answered beside it then."""
        found = _CALLBACK.search(entry.path)
        if found is None or entry.json.get("type") != Reply.UPDATE:
            return False
        asked = self.box.interactions.known(found[1])
        return asked is not None and asked.message is not None and asked.message.id not in self.box.world.posts

    def _check_mentions(self, entry: Entry) -> None:
        body = entry.json.get("data") or {} if "/callback" in entry.path else entry.json
        if not ({"content", "components"} & body.keys()) or entry.json.get("type") == _FORM:
            return
        allowed = body.get("allowed_mentions")
        if (
            allowed is None
            or allowed.get("parse")
            or allowed.get("roles")
            or ("/callback" in entry.path and allowed.get("users"))
        ):
            self._refused.append(f"mentions {allowed} in {entry.path}: {body}")

    async def send(self, batch: Sequence[Input]) -> None:
        """Let the strangers send these all at once, and look whether all is well afterwards."""
        self._numbers = dict(self._rows("SELECT id, number FROM campaigns"))
        self._places = dict(self._rows("SELECT channel, max(id) FROM campaigns GROUP BY channel"))
        self._offered = await self._things()
        sent = [(each, asked) for each in batch if (asked := self._sent(each)) is not None]
        for each, asked in sent:
            await self._answered(each, asked)
        await self.settle()
        self._check_standing(batch)
        await self._tidy_up()

    async def _things(self) -> Sequence[Option] | Sequence[Item]:
        """What the playground's pending decision offers."""
        found = await self.bot.store.campaigns.in_channel(int(self.playground))
        decision = None if found is None else (await self.bot.campaigns.snapshot(found.id)).decision
        return [] if decision is None else decision.options if isinstance(decision, Pick) else decision.items

    async def settle(self) -> None:
        """Wait until the outbox has nothing left that can be delivered."""

        async def quiet() -> bool:
            return not self._rows(_WAITING)

        await _until(quiet, "the outbox never came to rest")

    def _check_standing(self, batch: Sequence[Input]) -> None:
        if self._ear.heard:
            heard, self._ear.heard = self._ear.heard, []
            raise Violation("\n".join([*heard, "after", *map(_shortly, batch)]))
        if self._refused:
            refused, self._refused = self._refused, []
            raise Violation("\n".join([*refused, "after", *map(_shortly, batch)]))
        after = self._fingerprint()
        if after != self._before:
            changed = {
                table: (self._before[table], rows) for table, rows in after.items() if rows != self._before[table]
            }
            raise Violation("\n".join([f"The fortress has changed: {changed}", "after", *map(_shortly, batch)]))

    def _fingerprint(self) -> dict[str, list[Any]]:
        """All that the store holds of the campaign that is none of their business."""
        campaign = self.fortress.campaign
        found = {table: self._rows(f"SELECT * FROM {table} WHERE campaign = {campaign}") for table in _TABLES}
        found["posts"] = self._rows(f"SELECT * FROM posts WHERE campaign = {campaign} AND kind <> 'panel'")
        found["campaigns"] = self._rows(f"SELECT {self._columns} FROM campaigns WHERE id = {campaign}")
        users = ",".join(sorted(self._members))
        found["people"] = self._rows(f"SELECT * FROM people WHERE user IN ({users})")
        return found

    @property
    def _columns(self) -> str:
        """The columns of campaigns, without where the panel is: a public answer below the panel moves it."""
        names = [row[1] for row in self._rows("PRAGMA table_info(campaigns)")]
        return ", ".join(name for name in names if name not in ("panel", "below", "former"))

    def _rows(self, sql: str) -> list[Any]:
        with sqlite3.connect(self._file) as db:
            return db.execute(sql).fetchall()

    def _sent(self, each: Input) -> Interaction | None:
        who = STRANGERS[each.who % len(STRANGERS)]
        user = self.box.world.user(who)["id"]
        where = self._channel(each.where, who)
        self.box.faults.repeated_interactions = int(each.twice)
        self.ledger.sent += 1
        self.ledger.kinds[type(each.what).__name__] += 1
        match each.what:
            case Slash():
                kind, data = self._command(each.what, where)
                return self.box.interactions.ask(kind, user, where, data)
            case Press():
                post, data = self._pressed(each.what, user, where)
                there = where if post is None else self.box.world.channels[post.channel_id]
                asked = self.box.interactions.ask(Asked.COMPONENT, user, there, data, post)
                self._pressed_texts[asked.id] = "" if post is None else readable(post.wire)
                return asked
            case Modal():
                data = _modal(each.what, self._meant(each.what.custom_id, where))
                return self.box.interactions.ask(Asked.MODAL, user, where, data)
            case Upload():
                data = self._upload(each.what, where)
                return self.box.interactions.ask(Asked.COMMAND, user, where, data)

    def _channel(self, place: int, who: str) -> Json:
        world = self.box.world
        here = [self.playground] * 6
        names = ("forum", "castra", self.fortress.thread, self.fortress.thread, "agora", "", *here)
        name = names[place % len(names)]
        channel = self.box.message_service.open_dm(world.user(who)["id"]) if not name else world.channels.get(name)
        return channel or world.channel(name)

    def _command(self, slash: Slash, where: Json) -> tuple[Asked, Json]:
        commands = list(_leaves(self.box.world.commands["0"]))
        path, branches, options = commands[slash.command % len(commands)]
        filled: list[Json] = []
        for place, option in enumerate(options):
            kind, value = option["type"], slash.fill[place % len(slash.fill)]
            focused = slash.focused is not None and place == slash.focused % len(options)
            if slash.knowing[place % len(slash.knowing)]:
                value = self._sensible(option, value)
            if value is None:
                continue
            filled.append(
                {"name": option["name"], "type": kind, "value": value} | ({"focused": True} if focused else {})
            )
        if slash.stranger is not None:
            filled.append({"name": slash.stranger[0][:32], "type": 3, "value": slash.stranger[1]})
        kind = Asked.AUTOCOMPLETE if any(each.get("focused") for each in filled) else Asked.COMMAND
        nested = filled
        for branch in reversed(branches):
            nested = [{"name": branch["name"], "type": branch["type"], "options": nested}]
        data: Json = {"id": path["id"], "name": path["name"], "type": 1, "options": nested}
        people = self.box.world.users
        named = [each["value"] for each in filled if isinstance(each["value"], str)]
        users = {value: people[value] for value in named if value in people}
        if users:
            data["resolved"] = {"users": users}
        return kind, data

    def _sensible(self, option: Json, value: Any) -> Any:
        """A value that the client would send."""
        place = crc32(repr(value).encode(errors="backslashreplace"))
        if option.get("choices"):
            return option["choices"][place % len(option["choices"])]["value"]
        match option["type"]:
            case 3:
                return str(value)
            case 4:
                return option.get("min_value", 0) + place % 5
            case 5:
                return bool(place % 2)
            case 6:
                return self.box.world.user(STRANGERS[place % len(STRANGERS)])["id"]
            case 11:
                return None
        return value

    def _pressed(self, press: Press, user: str, where: Json) -> tuple[Post | None, Json]:
        seen = [post for post in self.box.world.posts_in(where["id"]) if post.viewer in {"", user}]
        post = seen[-1 - press.message % len(seen)] if seen else None
        if press.custom_id is None:
            live = [(each, part) for each in seen for part in walk(each.wire["components"]) if "custom_id" in part]
            if live:
                there, part = live[-1 - (press.component + 3 * press.message) % len(live)]
                return there, _touched(part, press)
        custom_id = self._meant(press.custom_id or "", where)
        kind = 3 if press.as_menu else 2
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if kind == 3:
            data["values"] = [self._token(each) for each in press.values or ("!0",)]
        return self._with_control(post, custom_id, kind, press.component, user), data

    def _token(self, each: str) -> str:
        """What is meant by ``!3``: the token of the fourth thing that the playground's pending decision offers."""
        if not re.fullmatch(r"!?[0-9]+", each) or not each.startswith("!") or not self._offered:
            return each
        return token(self._offered, int(each[1:]) % len(self._offered))

    def _meant(self, custom_id: str, where: Json) -> str:
        """A custom id with the numbers of campaigns and decisions, and the tokens of options put in."""
        parts = custom_id.split(":")
        if len(parts) != 4 or parts[0] != "cp":
            return custom_id
        if parts[1] == "here":
            parts[1] = base36(self._places.get(int(where["id"]), 1))
        if ".!" in parts[3]:
            verb, _, rest = parts[3].partition(".")
            parts[3] = f"{verb}.{self._token(rest)}"
        campaign = int(parts[1], 36)
        now = self._numbers.get(campaign, 0)
        steps = {"now": now, "before": max(now - 1, 0), "after": now + 1}
        number = base36(steps[parts[2]]) if parts[2] in steps else parts[2]
        return ":".join([parts[0], parts[1], number, parts[3]])

    def _with_control(self, post: Post | None, custom_id: str, kind: int, roll: int, user: str) -> Post | None:
        """A message that has such a control, as if we had sent it, or a dialogue; one in ten has none.

        A message of plain text stays one: Discord would not let it become anything else by a press.
        """
        if post is None or roll % 10 == 0:
            return post
        forged = copy.deepcopy(post)
        part: Json = {"type": kind, "id": 1, "custom_id": custom_id}
        part |= {"style": 2, "label": "x"} if kind == 2 else {"options": [], "min_values": 0, "max_values": 25}
        if roll % 3 and post.wire["flags"] & Flag.COMPONENTS_V2:
            forged.wire["flags"] = Flag.EPHEMERAL | Flag.COMPONENTS_V2
            forged.viewer = user
        forged.wire["components"] = [{"type": 1, "id": 2, "components": [part]}]
        return forged

    def _upload(self, upload: Upload, where: Json) -> Json:
        body = mutated(self._honest, upload.change)
        resolved: Json = {}
        key = hand_over(self.box.world, where, ("save.json", body), resolved)
        command = next(entry for entry in self.box.world.commands["0"] if entry["name"] == "campaign")
        options: list[Json] = [{"name": "file", "type": 11, "value": key}]
        if upload.title:
            options.append({"name": "title", "type": 3, "value": upload.title})
        branch = {"name": "import", "type": 1, "options": options}
        return {"id": command["id"], "name": "campaign", "type": 1, "options": [branch], "resolved": resolved}

    async def _answered(self, each: Input, asked: Interaction) -> None:
        """Make sure that an input has one answer, and that only who sent it sees it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await asked.answered.wait()
        except TimeoutError:
            raise Violation(f"No answer to {each} as {asked.data}; heard {self._ear.heard}") from None
        assert asked.reply is not None
        self.ledger.replies[asked.reply.name] += 1
        if asked.type is Asked.AUTOCOMPLETE:
            return
        await _until(lambda: self._is_filled(asked), f"Nothing came after the deferral of {each} as {asked.data}")
        if self._callbacks[asked.id] != 1:
            raise Violation(f"{self._callbacks[asked.id]} answers to {each}")
        self._check_privacy(each, asked)
        post = self.box.world.posts.get(asked.original)
        if post is not None:
            self.ledger.said[readable(post.wire)[:28].replace("\n", " ")] += 1

    async def _is_filled(self, asked: Interaction) -> bool:
        if asked.reply is not Reply.DEFERRED_MESSAGE:
            return True
        post = self.box.world.posts.get(asked.original)
        return post is None or not post.wire["flags"] & Flag.LOADING

    def _check_privacy(self, each: Input, asked: Interaction) -> None:
        name = _path_of(asked.data) if asked.type is Asked.COMMAND else _verb_of(asked.data)
        if asked.reply in (Reply.MESSAGE, Reply.DEFERRED_MESSAGE) and not asked.ephemeral and name not in PUBLIC:
            raise Violation(f"Everyone sees the answer to {each}")
        is_public = asked.message is not None and not asked.message.viewer
        if asked.reply is Reply.UPDATE and is_public and not self._is_only_greyed(asked):
            raise Violation(f"A message for everyone was changed by {each}")

    def _is_only_greyed(self, asked: Interaction) -> bool:
        """Whether a pressed message still says what it said: its controls may have been disabled or reset."""
        return self._updated_texts.pop(asked.id, "") == self._pressed_texts.get(asked.id)

    async def _tidy_up(self) -> None:
        """Forget old messages, so that the world stays small; found the playground again if it is closed."""
        world = self.box.world
        panels = {str(panel) for row in self._rows("SELECT panel, former FROM campaigns") for panel in row}
        for channel, posts in list(world.timeline.items()):
            left = world.channels[channel]["type"] in THREADS and channel not in {self.playground, self.fortress.thread}
            for key in list(posts) if left else [key for key in posts[:-_KEPT_MESSAGES] if key not in panels]:
                world.drop_post(world.posts[key])
                self._forgotten.add(key)
        for old in [key for key in self._callbacks if self.box.interactions.known(key) is None]:
            del self._callbacks[old]
            self._pressed_texts.pop(old, None)
            self._updated_texts.pop(old, None)
        (open_now,) = self._rows(
            f"SELECT count(*) FROM campaigns WHERE channel = {self.playground} AND status = 'open'"
        )
        if not open_now[0]:
            await self.found_playground()
            await self.settle()


def _shortly(each: Input) -> str:
    """An input for a person to read; whole, it may fill pages, and the seed brings it again."""
    return clipped(repr(each), 300)


def _touched(part: Json, press: Press) -> Json:
    """Data of a press on a control that is there."""
    data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
    if part["type"] != 3:
        return data
    offered = [option["value"] for option in part["options"]]
    wanted = ("!0",) if press.values is None else press.values
    return data | {"values": [_chosen(each, offered) for each in wanted]}


def _chosen(each: str, offered: list[str]) -> str:
    """What is meant by ``!3``: the fourth line of the menu, counted around."""
    return offered[int(each[1:]) % len(offered)] if re.fullmatch(r"![0-9]+", each) else each


def _modal(modal: Modal, custom_id: str) -> Json:
    """A form as it is sent, with its fields in rows or under labels."""
    inputs = [{"type": 4, "id": 2, "custom_id": name, "value": each} for name, each in modal.values]
    rows = [
        {"type": 18, "id": 1, "component": each} if place % 2 == 0 else {"type": 1, "id": 1, "components": [each]}
        for place, each in enumerate(inputs)
    ]
    return {"custom_id": custom_id, "components": rows}


def _leaves(commands: Sequence[Json]) -> Iterator[tuple[Json, list[Json], list[Json]]]:
    for command in commands:
        options = command.get("options") or []
        below = [option for option in options if option["type"] == 1]
        if not below:
            yield command, [], options
        for branch in below:
            yield command, [branch], branch.get("options") or []


def _path_of(data: Json) -> str:
    branch = next((option["name"] for option in data["options"] if option["type"] == 1), "")
    return f"{data['name']} {branch}".strip()


def _verb_of(data: Json) -> str:
    """What a campaign's button or menu does, by its custom id (``cp:campaign:number:verb``)."""
    parts = str(data.get("custom_id", "")).split(":")
    return parts[3].partition(".")[0] if len(parts) > 3 else ""


async def _until(true: Callable[[], Awaitable[bool]], complaint: str) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not await true():
        if loop.time() > end:
            raise Violation(complaint)
        await asyncio.sleep(0.003)
