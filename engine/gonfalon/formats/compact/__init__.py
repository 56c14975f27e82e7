"""A battle as one number: each entry by what the open question offers."""
