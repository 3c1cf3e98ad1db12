"""The only private name of discord.py that we use: the event that blocks requests during a global rate limit.

discord.py 2.7 clears ``HTTPClient._global_over`` when a request hits a global rate limit, and sets it once that request
has waited it out. If the request is cancelled meanwhile, the event is never set, and all later requests wait forever.
The version is pinned to 2.7; this module's test fails when discord.py changes.
"""

from __future__ import annotations

import discord


def reopen(client: discord.Client) -> None:
    """Let requests through again after cancelling one that may have blocked them."""
    client.http._global_over.set()
