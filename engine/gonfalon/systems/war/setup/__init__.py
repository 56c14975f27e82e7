"""The set-up, step by step or in one form, up to the initiative."""
