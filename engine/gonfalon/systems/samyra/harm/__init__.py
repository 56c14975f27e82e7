"""What a blow does: who falls, and whether a spell is interrupted."""
