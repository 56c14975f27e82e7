"""What the game master does beside the turns: compels, aspects, latecomers, alliances, the end."""
