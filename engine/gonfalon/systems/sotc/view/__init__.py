"""The view for a screen: the table, names, the result, and the values that the game master may overrule."""
