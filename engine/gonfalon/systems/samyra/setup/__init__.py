"""How a combat comes onto the table: one form, a fight that stands ready, or the field of the examples."""
