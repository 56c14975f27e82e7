"""The press: what makes the site out of engine, page, rulebook and words."""


class Wrong(Exception):
    """The sources are not whole; the text lists all that is missing."""
