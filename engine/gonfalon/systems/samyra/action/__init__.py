"""The action phase: declaring, the five steps, what lands when a step closes, and the end of a round."""
