"""What a screen shows: the table, names, the result."""
