"""Hits and how they are absorbed; who is out, and which side is left."""
