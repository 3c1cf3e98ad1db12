"""Rate limits: buckets by route and major parameter, their headers, and the 429 response."""

from __future__ import annotations

import dataclasses
import hashlib
import time

from bot.sandbox.protocol import Json
from bot.sandbox.settings import Window


@dataclasses.dataclass
class Bucket:
    """How many requests of a window are used up. ``started`` is on the monotonic clock."""

    window: Window
    started: float = 0.0
    used: int = 0

    def take(self) -> bool:
        """Count a request; False if the window is used up."""
        now = time.monotonic()
        if now >= self.started + self.window.seconds:
            self.started, self.used = now, 0
        if self.used >= self.window.limit:
            return False
        self.used += 1
        return True

    @property
    def reset_after(self) -> float:
        """Seconds until the window resets."""
        return max(0.0, self.started + self.window.seconds - time.monotonic())


class Rates:
    """All buckets of a sandbox. Expired ones are dropped, because every interaction has its own."""

    def __init__(self, everything: Window) -> None:
        self._buckets: dict[str, Bucket] = {}
        self.everything = Bucket(everything)

    def bucket(self, name: str, window: Window) -> Bucket:
        """Return the bucket of a route and its major parameter."""
        bucket = self._buckets.pop(name, None) or Bucket(window)
        while self._buckets and (oldest := next(iter(self._buckets.items())))[1].reset_after == 0:
            del self._buckets[oldest[0]]
        self._buckets[name] = bucket
        return bucket

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)


def headers(name: str, bucket: Bucket) -> dict[str, str]:
    """Return the rate limit headers of every response."""
    after = bucket.reset_after
    return {
        "X-RateLimit-Limit": str(bucket.window.limit),
        "X-RateLimit-Remaining": str(bucket.window.limit - bucket.used),
        "X-RateLimit-Reset": f"{time.time() + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(name.split(":", maxsplit=1)[0].encode()).hexdigest()[:32],
    }


@dataclasses.dataclass(frozen=True)
class TooMany(Exception):  # noqa: N818
    """The 429 response: how many seconds to wait, whose limit it was, and an error code if it has one."""

    retry_after: float
    scope: str = "user"
    code: int | None = None
    message: str = "You are being rate limited."

    def body(self) -> Json:
        """Return the JSON body."""
        code = {} if self.code is None else {"code": self.code}
        retry_after = round(self.retry_after, 3)
        return {"message": self.message, "retry_after": retry_after, "global": self.scope == "global", **code}

    def headers(self) -> dict[str, str]:
        """Return the headers in addition to the bucket's."""
        fields = {"Retry-After": str(max(1, round(self.retry_after))), "X-RateLimit-Scope": self.scope}
        return fields | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})
