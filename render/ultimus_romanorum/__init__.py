"""How Ultimus Romanorum looks and reads."""

from render.ultimus_romanorum.presenter import PRESENTER

__all__ = ["PRESENTER"]
