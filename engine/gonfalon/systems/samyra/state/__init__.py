"""The state of a combat: parties and figures, and the position that holds them."""
