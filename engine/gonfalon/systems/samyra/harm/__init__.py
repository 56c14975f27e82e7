"""The effects of a blow: who falls, and whether a spell is interrupted."""
