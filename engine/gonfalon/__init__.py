"""Gonfalon: battles and conflicts of tabletop role-playing games, by the rules."""

__version__ = "0.1.0"
