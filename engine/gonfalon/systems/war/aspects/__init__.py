"""Aspects that come into play, what a success may cost, and the cards of the zones."""
