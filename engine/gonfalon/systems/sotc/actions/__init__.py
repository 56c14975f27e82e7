"""The actions of an exchange, and beside it."""
