"""Numbers as a person writes them, the same in each of our languages."""


def signed(number: int) -> str:
    """With its sign; a minus is no hyphen."""
    return f"{number:+}".replace("-", "−") if number else "0"
