"""A game under way, or over, or looked at: the page around a table."""
