"""Written orders of Britannia reDux."""
