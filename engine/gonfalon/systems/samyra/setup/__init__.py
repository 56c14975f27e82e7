"""The set-up of a combat: one form, a fight that stands ready, or the field of the examples."""
