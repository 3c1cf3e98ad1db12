"""Britannia reDux with Romans and Forts: a thousand years of Britain for three to five players."""
