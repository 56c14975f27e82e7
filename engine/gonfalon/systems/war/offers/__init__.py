"""The offers beside the open question: corrections, names, concessions, the game master's hand."""
