"""The offers beside the open question: the game master's hand, and words of the table."""
