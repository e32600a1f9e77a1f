"""Version, offline use, verification: what is fetched once the page has nothing else to do."""
