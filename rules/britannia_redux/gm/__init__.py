"""What a game master may do in Britannia reDux: corrections, and checks of imported positions."""
