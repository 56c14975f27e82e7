"""Libraries of the page as ES modules, only the files that the page reaches."""

import re
from collections.abc import Iterator
from pathlib import Path

from press.paths import MODULES, SCRIPTS, WEB

LIBRARIES = {
    "lean-qr": MODULES / "lean-qr",
    "lit-html": MODULES / "lit-html",
    "fluent": MODULES / "@fluent" / "bundle" / "esm",
    "idb-keyval": MODULES / "idb-keyval" / "dist",
    "minisearch": MODULES / "minisearch" / "dist" / "es",
    "pyodide": MODULES / "pyodide",
    "qr": MODULES / "qr",
    "stemmers": MODULES / "@orama" / "stemmers" / "dist",
    "zstddec": MODULES / "zstddec" / "dist",
}
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")
"""An import of a module beside; Pyodide imports others by bare names when it does not run in a browser."""

SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=.*\s*$")


def imports(text: str) -> Iterator[str]:
    """Yield the addresses that a module imports."""
    return (found[1] for found in IMPORT.finditer(text))


def asked_for() -> set[str]:
    """The library files that the page's modules import, as paths below `vendor/`."""
    modules = (path for folder in SCRIPTS for path in sorted((WEB / folder).rglob("*.js")))
    sources = [WEB / "worker.js", *modules]
    return {
        address.split("/vendor/", 1)[1]
        for source in sources
        if source.is_file()
        for address in imports(source.read_text("utf-8"))
        if "/vendor/" in address
    }


def origin(path: str) -> Path:
    """Return the source of a path below `vendor/`."""
    library, _, inside = path.partition("/")
    return LIBRARIES[library] / inside


def make(folder: Path) -> None:
    """Copy the asked-for modules and, in turn, what they import."""
    waiting, done = sorted(asked_for()), set[str]()
    while waiting:
        path = waiting.pop()
        if path in done:
            continue
        done.add(path)
        text = SOURCE_MAP.sub("\n", origin(path).read_text("utf-8"))
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        for address in imports(text):
            beside = (target.parent / address).resolve()
            waiting.append(beside.relative_to(folder.resolve()).as_posix())
