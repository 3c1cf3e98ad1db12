"""The Discord side of Cursus Publicus: commands, panels, posts, store, scheduler and sandbox."""

__version__ = "0.1.0"
