"""Setting up a new game: who sits where, and the options."""
