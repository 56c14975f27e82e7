"""The scripts that tests run in a page: each file exports one function."""

from functools import cache
from pathlib import Path

EXPORT = "export default "


@cache
def script(name: str) -> str:
    """The function of `name.js`, as the driver of a browser takes it."""
    text = Path(__file__).with_name(f"{name}.js").read_text("utf-8")
    return text.partition(EXPORT)[2].strip().removesuffix(";")


def init_script(name: str) -> str:
    """A script that runs `name.js` before anything of a page."""
    return f"({script(name)})();"
