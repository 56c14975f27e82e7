"""The rounds, the turns with their menu, and the end of the battle."""
