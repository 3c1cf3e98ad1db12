"""The auditor of Britannia reDux: Romans and Forts."""
