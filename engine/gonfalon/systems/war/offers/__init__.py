"""What may be done beside the open question: corrections, names, concessions, the game master's hand."""
