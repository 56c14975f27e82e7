"""Rolls of a conflict: what a hand is made of, the declared roll, the window after the dice, chances."""
