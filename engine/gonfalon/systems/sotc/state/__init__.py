"""The contents of the table of a conflict: who takes part, zones, aspects, blocks, the declared action, the position."""
