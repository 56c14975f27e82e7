"""A battle as plain data, as the text of a link, and as a story. What comes from outside is checked there, once."""
