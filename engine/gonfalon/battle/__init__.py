"""A battle: a log of entries that only grows, and the procedures that are driven by them."""
