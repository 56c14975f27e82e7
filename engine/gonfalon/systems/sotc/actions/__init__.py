"""What can be done with the action of an exchange, and beside it."""
