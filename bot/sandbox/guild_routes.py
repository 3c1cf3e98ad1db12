"""Application, command, guild and user routes."""

from __future__ import annotations

import time

from bot.sandbox.limits import COMMANDS, commands_problems
from bot.sandbox.messages import refuse_problems
from bot.sandbox.protocol import Json, Right, refusal
from bot.sandbox.rest import Answer, Call, Router
from bot.sandbox.world import public

GLOBAL = "0"
COMMAND_CREATIONS_A_DAY = 200


def add(router: Router) -> None:
    """Register the routes."""
    router.route("GET", "/gateway")(gateway)
    router.route("GET", "/gateway/bot")(gateway_bot)
    router.route("GET", "/users/@me")(me)
    router.route("GET", "/users/{user}")(user)
    router.route("POST", "/users/@me/channels")(conversation)
    router.route("GET", "/oauth2/applications/@me")(application)
    router.route("GET", "/applications/@me")(application)
    for scope in ("", "/guilds/{guild}"):
        router.route("GET", f"/applications/{{application}}{scope}/commands")(commands)
        router.route("PUT", f"/applications/{{application}}{scope}/commands")(set_commands)
    router.route("GET", "/guilds/{guild}")(guild)
    router.route("GET", "/guilds/{guild}/channels")(guild_channels)
    router.route("GET", "/guilds/{guild}/roles")(guild_roles)
    router.route("GET", "/guilds/{guild}/members/{user}")(member)
    router.route("GET", "/guilds/{guild}/threads/active")(active_threads)


async def gateway(call: Call) -> Answer:
    """Return the gateway's URL."""
    return 200, {"url": call.box.ws}


async def gateway_bot(call: Call) -> Answer:
    """Return the gateway's URL and how often the bot may identify."""
    limit = {"total": 1000, "remaining": 1000 - call.box.gateway.identified, "reset_after": 0, "max_concurrency": 1}
    return 200, {"url": call.box.ws, "shards": call.box.settings.shards, "session_start_limit": limit}


async def me(call: Call) -> Answer:
    """Return the bot's own user."""
    return 200, call.box.world.me


async def user(call: Call) -> Answer:
    """Return a user."""
    return 200, public(call.box.world.user(call.params["user"]))


async def conversation(call: Call) -> Answer:
    """Open the DM channel with someone."""
    who = str(call.json.get("recipient_id"))
    if who == call.box.world.me["id"]:
        raise refusal("cannot_dm")
    return 200, public(call.box.message_service.open_dm(who))


async def application(call: Call) -> Answer:
    """Return the bot's application."""
    world = call.box.world
    owner = world.users[next(iter(world.guilds.values())).owner_id]
    return 200, {
        "id": world.application_id,
        "name": world.settings.bot_name,
        "icon": None,
        "description": "Play-by-post for Roman-era board wargames.",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": public(owner),
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "bot": world.me,
        "approximate_guild_count": len(world.guilds),
        "install_params": None,
    }


def _scope(call: Call) -> str:
    if call.params["application"] != call.box.world.application_id:
        raise refusal("unknown_application")
    return call.box.world.guild(call.params["guild"]).id if "guild" in call.params else GLOBAL


async def commands(call: Call) -> Answer:
    """Return the registered commands."""
    return 200, call.box.world.commands.get(_scope(call), [])


async def set_commands(call: Call) -> Answer:
    """Replace all commands of a scope; one with the same type and name keeps its id."""
    scope = _scope(call)
    refuse_problems(commands_problems(call.body))
    if len(call.body) > COMMANDS:
        raise refusal("too_many_commands")
    standing = {(entry["type"], entry["name"]): entry for entry in call.box.world.commands.get(scope, [])}
    fresh = [_registered(call, scope, entry, standing) for entry in call.body]
    call.box.world.set_commands(scope, fresh)
    call.box.pages.commands_changed()
    return 200, fresh


def _registered(call: Call, scope: str, body: Json, standing: dict[tuple[int, str], Json]) -> Json:
    world = call.box.world
    kind = body.get("type") or 1
    old = standing.get((kind, body["name"]))
    same = old is not None and all(old.get(key) == value for key, value in body.items())
    if old is None:
        _count_creation(call, scope)
    wire: Json = {
        "id": world.snowflakes.next() if old is None else old["id"],
        "application_id": world.application_id,
        "version": old["version"] if old is not None and same else world.snowflakes.next(),
        "default_member_permissions": None,
        "description": "",
        "nsfw": False,
        "integration_types": [0],
        "contexts": None,
        "options": [],
    }
    wire |= {key: value for key, value in body.items() if value is not None} | {"type": kind}
    return wire | ({} if scope == GLOBAL else {"guild_id": scope})


def _count_creation(call: Call, scope: str) -> None:
    """Count a new command: Discord allows 200 a day per scope."""
    world = call.box.world
    today = f"{scope}:{int(time.time() // 86400)}"
    world.commands_made[today] = world.commands_made.get(today, 0) + 1
    if world.commands_made[today] > COMMAND_CREATIONS_A_DAY:
        raise refusal("too_many_creations")


async def guild(call: Call) -> Answer:
    """Return a guild."""
    found = call.box.world.guild(call.params["guild"])
    body = call.box.guild_body(found)
    if call.query.get("with_counts", "").lower() in {"1", "true"}:
        body |= {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return 200, body


async def guild_channels(call: Call) -> Answer:
    """Return the channels of a guild without its threads."""
    found = call.box.world.guild(call.params["guild"])
    channels = call.box.world.visible_channels(call.box.world.me["id"])
    here = [entry for entry in channels if entry.get("guild_id") == found.id and "thread_metadata" not in entry]
    return 200, [public(entry) for entry in here]


async def guild_roles(call: Call) -> Answer:
    """Return the roles of a guild."""
    return 200, [public(role) for role in call.box.world.guild(call.params["guild"]).roles.values()]


async def member(call: Call) -> Answer:
    """Return a member of a guild."""
    return 200, call.box.world.member(call.params["guild"], call.params["user"])


async def active_threads(call: Call) -> Answer:
    """Return the threads of a guild that aren't archived."""
    world = call.box.world
    found = world.guild(call.params["guild"])
    threads = [
        public(entry)
        for entry in world.channels.values()
        if entry.get("guild_id") == found.id
        and "thread_metadata" in entry
        and not entry["thread_metadata"]["archived"]
        and world.can(world.me["id"], entry, Right.VIEW_CHANNEL)
    ]
    return 200, {"threads": threads, "members": []}
