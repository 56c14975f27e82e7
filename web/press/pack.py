"""The page as it is shipped: a page's styles in one file, its modules in another, minified, each pinned to its bytes.

A page asks for what it loads by `path?__rev=hash`, with the whole hash beside it: it is never shown with a file of another
version, nor with what a network that lies gives out in its place. Maps lead a debugger back to the sources.
"""

import json
import re
import shutil
import subprocess
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from press import Wrong, setup, vendor
from press.paths import CACHE, MODULES, SCRIPTS, WEB

HASH_LENGTH = 16
STAGE = CACHE / "stage"
WHERE = r"(?P<root>[^\"]*?)(?P<path>(?:app|fonts|icons|rules|style)/[^\"]+)"
SHEET = re.compile(rf'[ \t]*<link rel="stylesheet" href="{WHERE}">\n')
EARLY = re.compile(rf'[ \t]*<script src="{WHERE}"></script>\n')
MODULE = re.compile(rf'<script type="module" src="{WHERE}"></script>')
PRELOAD = re.compile(rf'(?P<tag><link rel="preload" href="){WHERE}"')
ICON = re.compile(rf'(?P<tag><link rel="icon" href="){WHERE}"')
NODE_ALONE = ("node:*", "ws")
"""The modules that Pyodide imports when it does not run in a browser."""

BREAKPOINTS = WEB / "style" / "breakpoints.css"
BREAKPOINT = re.compile(r"^@custom-media (?P<name>--[\w-]+) (?P<condition>\([^()]+\));$", re.MULTILINE)
BREAKPOINT_USE = re.compile(r"\((?P<name>--[\w-]+)\)(?=[^;{}]*\{)")
"""A name in brackets in the head of a block."""

FONT = re.compile(r"\.\./(?P<path>fonts/[^\"')?]+)")


def esbuild(*words: str | Path, given: str | None = None) -> str:
    """Run the bundler on files, or on a text."""
    node = setup.find_npm().parent / "node"
    command = [str(word) for word in (node, MODULES / "esbuild/bin/esbuild", "--log-level=warning", *words)]
    done = subprocess.run(command, cwd=STAGE, input=given, capture_output=True, text=True)
    if done.returncode or done.stderr:
        raise Wrong(f"the bundler: {done.stderr}")
    return done.stdout


def stage() -> None:
    """The sources beside the libraries, as their imports want them; what stands there and is the same stays, for others may
    be reading it.
    """
    CACHE.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=CACHE) as made:
        fresh = Path(made) / STAGE.name
        for folder in (*SCRIPTS, "templates"):
            shutil.copytree(WEB / folder, fresh / folder, ignore=shutil.ignore_patterns("*.d.ts", "*.html", "*.svg"))
        for name in ("worker.js", "sw.js"):
            shutil.copyfile(WEB / name, fresh / name)
        vendor.make(fresh / "vendor")
        if contents(fresh) != contents(STAGE):
            shutil.rmtree(STAGE, ignore_errors=True)
            fresh.rename(STAGE)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder by its path; none of one that is not there."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def module(site: Path, path: str, source: str = "", **told: object) -> None:
    """A module and all that it imports in one file, with a map; `told` are the names that the build fills in."""
    defined = (f"--define:{name}={json.dumps(value)}" for name, value in told.items())
    form = "iife" if path == "sw.js" else "esm"
    outside = (f"--external:{name}" for name in NODE_ALONE)
    how = ("--bundle", "--minify", "--sourcemap=linked", f"--format={form}")
    with TemporaryDirectory(dir=CACHE) as made:
        esbuild(source or path, *how, f"--outfile={Path(made) / path}", *outside, *defined)
        for name in (path, f"{path}.map"):
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(made) / name, site / name)


def inline(source: str, *options: str, **told: object) -> str:
    """A script without imports, minified; `told` are the names that the build fills in."""
    defined = (f"--define:{name}={json.dumps(value)}" for name, value in told.items())
    return esbuild("--loader=js", "--minify", *options, *defined, given=source)


def pinned(site: Path, path: str) -> str:
    """The address of exactly these bytes."""
    return f"{path}?__rev={sha256((site / path).read_bytes()).hexdigest()[:HASH_LENGTH]}"


def digest(content: bytes) -> str:
    """The whole hash, as browsers hold it against what comes in, or what lies in a page."""
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"


def checked(site: Path, path: str) -> str:
    """The whole hash of a file."""
    return digest((site / path).read_bytes())


def reference(site: Path, path: str) -> dict[str, str]:
    """Return the path and integrity with which a script loads exactly these bytes."""
    return {"path": pinned(site, path), "integrity": checked(site, path)}


@cache
def breakpoints() -> dict[str, str]:
    """The named conditions on the size of the screen."""
    return {found["name"]: found["condition"] for found in BREAKPOINT.finditer(BREAKPOINTS.read_text("utf-8"))}


def styles(site: Path, source: str, kind: re.Pattern[str], *, root: str) -> str:
    """The sheets of a kind that a page's source names, as one, minified; `root` leads from where they will lie to the site."""
    how = ("--bundle", "--minify", "--external:../fonts/*")
    style = "".join(esbuild(WEB / found["path"], *how) for found in kind.finditer(source))
    style = BREAKPOINT_USE.sub(lambda found: breakpoints()[found["name"]], style)
    return FONT.sub(lambda found: f"{root}{pinned(site, found['path'])}", style)


def scripts(source: str, kind: re.Pattern[str], **told: object) -> str:
    """The scripts of a kind that a page's source names, as one, minified, each in a scope of its own."""
    texts = ((WEB / found["path"]).read_text("utf-8") for found in kind.finditer(source))
    return inline("".join(f"{{{one}}}\n" for one in texts), **told)


def old_script(source: str, kind: re.Pattern[str]) -> str:
    """The script of a kind that a page's source names, minified, in the syntax of old browsers."""
    return "".join(inline((WEB / found["path"]).read_text("utf-8"), "--target=es5") for found in kind.finditer(source))


def pin_links(site: Path, page: str) -> str:
    """The page with its icon and what it asks for ahead pinned."""
    for kind in (PRELOAD, ICON):
        page = kind.sub(lambda one: f'{one["tag"]}{one["root"]}{pinned(site, one["path"])}"', page)
    return page


def put(path: Path, text: str) -> None:
    """Write a file, wherever it lies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


class AssetLinks:
    """The files that pages of one kind load: the sheets and early scripts that their source names, each kind in one file."""

    def __init__(self, site: Path, source: str, *, sheet: str, early: str) -> None:
        self.site, self.sheet, self.early = site, sheet, early
        self.style = styles(site, source, SHEET, root="../")
        put(site / sheet, self.style)
        put(site / early, scripts(source, EARLY))

    def apply(self, page: str) -> str:
        """A page of this make as it is shipped."""
        page = self.gather(page, SHEET, '<link rel="stylesheet" href="{}{}" integrity="{}">', self.sheet)
        page = self.gather(page, EARLY, '<script src="{}{}" integrity="{}"></script>', self.early)
        page = MODULE.sub(self.module, page)
        return pin_links(self.site, page)

    def gather(self, page: str, kind: re.Pattern[str], tag: str, path: str) -> str:
        """One tag in place of the first, and no others."""
        first = kind.search(page)
        if first is None:
            return page
        one = tag.format(first["root"], pinned(self.site, path), checked(self.site, path))
        return page[: first.start()] + one + "\n" + kind.sub("", page[first.start() :])

    def module(self, found: re.Match[str]) -> str:
        """The page's module, pinned."""
        path = found["path"]
        address = found["root"] + pinned(self.site, path)
        return f'<script type="module" src="{address}" integrity="{checked(self.site, path)}"></script>'
