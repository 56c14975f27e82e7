"""The game master's acts beside the turns: compels, aspects, latecomers, alliances, the end."""
