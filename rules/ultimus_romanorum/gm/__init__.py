"""What a game master may do in Ultimus Romanorum: corrections, and checks of imported positions."""
