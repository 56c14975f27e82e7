"""Gonfalon in a terminal: a screen for the door, and tools for stories, links and chances."""
