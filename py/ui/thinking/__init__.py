"""Computer players as the page has them; fetched when there is something to think about."""
