"""The view for a screen: the table, names, the result."""
