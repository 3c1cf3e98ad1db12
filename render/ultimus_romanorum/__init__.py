"""How Ultimus Romanorum looks and reads."""
