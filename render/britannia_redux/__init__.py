"""The pictures and stories of Britannia reDux."""
