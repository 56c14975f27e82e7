"""What lies on the table, what it is called, what may be overruled, and how a combat ended."""
