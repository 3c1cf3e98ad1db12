"""How Britannia reDux looks and reads."""

from render.britannia_redux.presenter import PRESENTER

__all__ = ["PRESENTER"]
