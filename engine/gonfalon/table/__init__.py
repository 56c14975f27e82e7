"""The table: what lies on it, the field, switches, openings and offers; what a rule system gives for all that."""
