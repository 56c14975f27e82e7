"""The shipped files are made of the sources: maps lead back to every one of them, byte for byte, and pages pin what they load."""

import gzip
import json
import re
import urllib.request
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from press.pack import STAGE
from press.paths import ROOT, WEB
from press.serve import COMPRESSED, TYPES

LOADED = re.compile(r'<(?:link rel="stylesheet" href|script(?: type="module")? src)="([^"]+)"(?: integrity="([^"]+)")?')
REQUESTED = re.compile(r'path:"([^"]+)",integrity:"([^"]+)"')
"""The files that a script inlined in a page loads."""
PASSED_ON = re.compile(r"/\*\*.*?\*/|(?:export \{[^}]*\} from|import) \S+;|\s", re.DOTALL)
EARLY = ("early-requests.js", "guard.js", "late-requests.js", "old-browser.js", "theme.js")
"""Scripts that run before the page's module: they lie in the page."""


def sources(site: Path, path: str) -> dict[str, str]:
    """The sources that a map names, by their place where the bundler finds them, which is that below `web/`."""
    read = json.loads((site / f"{path}.map").read_text("utf-8"))
    made = (STAGE.parent / "made" / path).parent
    given = {name: text for name, text in zip(read["sources"], read["sourcesContent"], strict=True) if name[0] != "<"}
    return {(made / name).resolve().relative_to(STAGE).as_posix(): text for name, text in given.items()}


def test_every_module_of_the_page_is_in_the_page_as_it_is_written(dist: Path) -> None:
    bundled = {place: text for place, text in sources(dist, "app/main.js").items() if place.startswith("app/")}
    written = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in (WEB / "app").rglob("*.js")}
    assert bundled == {
        place: text for place, text in written.items() if Path(place).name not in EARLY and PASSED_ON.sub("", text)
    }


def test_the_workers_are_made_of_their_sources(dist: Path) -> None:
    for name in ("worker.js", "sw.js"):
        read = sources(dist, name)
        assert name in read
        for place, text in read.items():
            if place.startswith("vendor/"):
                continue
            assert text == (WEB / place).read_text("utf-8"), place


def loads(page: Path) -> int:
    """Return the number of files that a page names: a style sheet and scripts, one more if it leads to the reader's language."""
    if page.name == "404.html":
        return 1
    if page.name == "index.html":
        return 4 if page.parent.name else 2
    return 3


def test_every_page_pins_what_it_loads(dist: Path) -> None:
    for page in dist.rglob("*.html"):
        text = page.read_text("utf-8")
        loaded = LOADED.findall(text) + REQUESTED.findall(text)
        assert len(loaded) == loads(page.relative_to(dist)), page
        for address, integrity in loaded:
            path, _, rev = address.partition("?__rev=")
            content = ((dist if page.name == "404.html" else page.parent) / path).resolve().read_bytes()
            assert sha256(content).hexdigest().startswith(rev or "none"), (page, address)
            assert integrity == f"sha256-{b64encode(sha256(content).digest()).decode()}"


def test_the_server_compresses_as_the_host_does(dist: Path, site: str) -> None:
    for path in sorted(one for one in dist.rglob("*") if one.is_file() and one.suffix in TYPES):
        wish = urllib.request.Request(f"{site}{path.relative_to(dist)}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(wish) as answer:
            body, shrunk = answer.read(), answer.headers["Content-Encoding"] == "gzip"
        assert shrunk == TYPES[path.suffix].startswith(COMPRESSED), path
        assert (gzip.decompress(body) if shrunk else body) == path.read_bytes()


def test_no_map_tells_of_the_machine_that_made_it(dist: Path) -> None:
    for path in dist.rglob("*.map"):
        assert str(ROOT) not in path.read_text("utf-8"), path
