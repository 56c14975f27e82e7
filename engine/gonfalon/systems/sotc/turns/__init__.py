"""Exchanges and turns: whose turn it is, what may be done in it, when the conflict is over."""
