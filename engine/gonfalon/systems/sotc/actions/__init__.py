"""The actions of an exchange, and those beside it."""
