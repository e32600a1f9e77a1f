"""What can be found out about a game when nothing is hidden any more; for the worker."""
