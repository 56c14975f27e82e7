"""What a battle is made of, its position, and what can be read off it."""
