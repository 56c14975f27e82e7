"""What a unit or leader does in a turn: a module for each kind of action."""
