"""Browser tests: the built site, under a sub-path, in a real Chromium."""
