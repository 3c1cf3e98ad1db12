"""The only private name of discord.py that we use: the gate that it shuts during a global rate limit.

discord.py 2.7 clears ``HTTPClient._global_over`` when a request meets a global rate limit, and sets it again when that
request has waited it out. A request that is cancelled meanwhile never sets it, and every later request of the bot waits
forever. The version is pinned to 2.7; the test of this module fails when discord.py changes.
"""

from __future__ import annotations

import discord


def reopen(client: discord.Client) -> None:
    """Let requests through again, after one was cancelled that may have shut the gate."""
    client.http._global_over.set()
