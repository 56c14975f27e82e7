"""The parts of a battle, its position, and the facts that can be read off it."""
