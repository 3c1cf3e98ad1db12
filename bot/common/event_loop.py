"""The event loop: uvloop, which takes less processor time than asyncio's own. On Windows, asyncio's own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop


def run_main(work: Coroutine[Any, Any, None]) -> None:
    """Run the program's main coroutine until it ends, as :func:`asyncio.run` does."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(work)
