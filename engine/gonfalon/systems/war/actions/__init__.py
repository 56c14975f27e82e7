"""The actions of a unit or leader in a turn: a module for each kind of action."""
