"""After the conflict: the end of the scene, rest, the next adventure, the next session, and what heals when."""
