"""The site of the gallery: the built one, with the gallery in place of the page's module, and one more system's words."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from gallery.moments import PLAYTHROUGHS
from gallery.recording import record_all

from gonfalon import __version__, plugins
from press import pack, plugin_wheel, start_page
from press import site as press_site
from press.paths import DIST, LANGUAGES, ROOT

FOLDER = Path(__file__).parent
FRONTIER = ROOT / "tests/frontier"
LEFT_OUT = shutil.ignore_patterns("*.map", "plugin-trial", "wheels", "pyodide*", "*.zip", "*.wasm", "screenshots")


def make(site: Path) -> None:
    """Build into an empty folder, and record the moments there."""
    shutil.copytree(DIST, site, ignore=LEFT_OUT, dirs_exist_ok=True)
    press_site.words_of_rules()
    with TemporaryDirectory() as made:
        add_system(site, Path(made))
        bundle(site, Path(made))
    with known():
        record_all(PLAYTHROUGHS, site)


@contextmanager
def known() -> Iterator[None]:
    """The door knows the small system of the tests."""
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    yield
    plugins.drop("frontier")


def add_system(site: Path, made: Path) -> None:
    """Put the words, the titles and the rules of the small system beside ours."""
    ZipFile(plugin_wheel.build(FRONTIER, made)).extractall(made)
    told = made / "gonfalon_frontier/made"
    for language in LANGUAGES:
        join(site / f"words/{language}.txt", (told / f"words/{language}.ftl").read_text("utf-8"))
        titles = site / f"rules/{language}.json"
        both = {
            **json.loads((told / f"rules/{language}.json").read_text("utf-8")),
            **json.loads(titles.read_text("utf-8")),
        }
        titles.write_text(json.dumps(both), "utf-8")
    systems = json.loads((site / "systems.json").read_text("utf-8"))
    more = json.loads((told / "system.json").read_text("utf-8"))
    (site / "systems.json").write_text(json.dumps([*systems, more]), "utf-8")
    shutil.copytree(told / "rules/frontier", site / "rules/frontier")


def join(path: Path, text: str) -> None:
    """Put a text before that of a file."""
    path.write_text(f"{text}\n{path.read_text('utf-8')}", "utf-8")


def bundle(site: Path, made: Path) -> None:
    """Make one module of the gallery and the page's own, and the page that loads it."""
    pack.stage()
    (made / "web").symlink_to(pack.STAGE)
    scripts = shutil.copytree(FOLDER, made / "tests/gallery", ignore=shutil.ignore_patterns("*.py", "moments"))
    start = press_site.start_page(site)
    told = {"VERSION": "gallery", "VERSION_NAME": __version__, "LEAVES": press_site.own_files(site)}
    pack.module(site, start_page.MODULE, source=str(scripts / "gallery.js"), **told)
    (site / "index.html").write_text(start.text(), "utf-8")
