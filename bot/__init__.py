"""The Discord side of Cursus Publicus: commands, panels, posts, store, clock and the sandbox."""

__version__ = "0.1.0"
