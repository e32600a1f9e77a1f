"""One module of computer players a game."""
