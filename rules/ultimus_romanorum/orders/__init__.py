"""Written orders of Ultimus Romanorum."""
