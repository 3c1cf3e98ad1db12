"""Routes with an interaction's token: callbacks, the original response and followups."""

from __future__ import annotations

from bot.sandbox.rest import Answer, Call, Router


def add(router: Router) -> None:
    """Register the routes."""
    router.route("POST", "/interactions/{id}/{token}/callback", lambda rates: rates.callbacks)(callback)
    router.route("POST", "/webhooks/{application}/{token}", lambda rates: rates.webhooks)(follow_up)
    router.route("GET", "/webhooks/{application}/{token}/messages/{message}", lambda rates: rates.webhooks)(show)
    router.route("PATCH", "/webhooks/{application}/{token}/messages/{message}", lambda rates: rates.webhooks)(edit)
    router.route("DELETE", "/webhooks/{application}/{token}/messages/{message}", lambda rates: rates.webhooks)(remove)


async def callback(call: Call) -> Answer:
    """Handle the first response to an interaction."""
    receipt = call.box.interactions.answer(call.params["id"], call.params["token"], call.json, call.uploads)
    wanted = call.query.get("with_response", "").lower() in {"1", "true"}
    return (200, receipt) if wanted else (204, None)


async def follow_up(call: Call) -> Answer:
    """Create a followup."""
    asked = call.box.interactions.by_token(call.params["application"], call.params["token"])
    post = call.box.interactions.follow_up(asked, call.json, call.uploads)
    return 200, call.box.message_service.shown(post)


async def show(call: Call) -> Answer:
    """Return a message of the interaction."""
    asked = call.box.interactions.by_token(call.params["application"], call.params["token"])
    return 200, call.box.message_service.shown(call.box.interactions.own_post(asked, call.params["message"]))


async def edit(call: Call) -> Answer:
    """Edit a message of the interaction."""
    asked = call.box.interactions.by_token(call.params["application"], call.params["token"])
    post = call.box.interactions.own_post(asked, call.params["message"])
    call.box.message_service.revise(post, call.json, call.uploads)
    asked.later += 1
    return 200, call.box.message_service.shown(post)


async def remove(call: Call) -> Answer:
    """Delete a message of the interaction."""
    asked = call.box.interactions.by_token(call.params["application"], call.params["token"])
    call.box.message_service.remove(call.box.interactions.own_post(asked, call.params["message"]))
    asked.later += 1
    return 204, None
