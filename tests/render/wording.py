"""The words of postings, for tests that don't look at pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from render.core.posts import Posting, text_only

P = ParamSpec("P")


def said(compose: Callable[P, Posting], *args: P.args, **kwargs: P.kwargs) -> str:
    """The text of a posting, composed without its pictures: they take nearly all of the time."""
    with text_only():
        return compose(*args, **kwargs).text
