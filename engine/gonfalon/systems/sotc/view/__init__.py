"""What a screen is shown: the table, names, the result, and the values that the game master may overrule."""
