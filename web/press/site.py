"""The whole site, put together into `dist/`: the same bytes from the same sources."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

from gonfalon import __version__
from press import (
    Wrong,
    engines,
    fonts,
    icons,
    manifest,
    messages,
    not_found,
    offline,
    pack,
    pages,
    plugin_files,
    rulebook,
    runtime,
    search_index,
    share_pictures,
    sitemap,
    wheel,
    words,
)
from press.examples import saves
from press.examples.numbers import played
from press.lessons import files as lessons
from press.markdown import plain
from press.pages import Press
from press.paths import CACHE, DIST, LANGUAGES, MODULES, ROOT, WEB
from press.start_page import StartPage

SEARCH = "rules/search.js"
"""The search of the rulebooks: pages load it when somebody is about to ask."""
DATA = (
    "words/*.txt",
    "rules/*.json",
    "rules/examples/*.json",
    "rules/lessons/*.json",
    SEARCH,
    "rules/*/*/??.html",
    "systems.json",
    "icons/sprite.svg",
    "worker.js",
    "device/*.js",
)
"""The files that the page reads by itself, of its own version and no other."""
WORKERS = {
    "worker.js": "worker.js",
    "device/sandbox.js": "worker/plugins/sandbox.js",
    "device/maker.js": "boot/snapshot-maker.js",
    "device/trial.js": "worker/plugins/trial.js",
    "device/read-codes.js": "worker/codes/read-codes.js",
}
"""The scripts of workers by their address on the site, and the module each is made of."""
FIRST = ("words/{}.txt", "systems.json", "rules/{}.json")
"""The files that it reads before it draws anything, and right after, in its language."""


def start_page(site: Path) -> StartPage:
    """The page before its module has run; the files that it reads first lie there already."""
    spoken = {language: messages.say(language) for language in LANGUAGES}
    source = pages.TEMPLATES.from_string((WEB / "index.html").read_text("utf-8")).render(
        languages=LANGUAGES, say=spoken
    )
    ahead = {language: [pack.pinned(site, path.format(language)) for path in FIRST] for language in LANGUAGES}
    return StartPage(site, source, AHEAD=ahead)


def own_files(site: Path) -> dict[str, offline.Leaf]:
    """The files that the page reads by itself, pinned."""
    return offline.leaves(site, {path.relative_to(site).as_posix() for kind in DATA for path in site.glob(kind)})


def page(site: Path, press: Press) -> str:
    """The page itself; all else lies there already. Gives the version, a hash over everything, which is told in here:
    so it is made once without the version, and once with it.
    """
    start = start_page(site)
    version = ""
    for _ in ("to be hashed", "to be shipped"):
        told = {"VERSION": version, "VERSION_NAME": __version__}
        press.notices(f"{__version__} ({version[:8]})")
        for path, script in WORKERS.items():
            pack.module(site, path, source=script, **told)
        pack.module(site, "app/main.js", **told, LEAVES=own_files(site))
        (site / "index.html").write_text(start.text(), "utf-8")
        version = version or offline.version(site)
    return version


def search_files(site: Path) -> dict[str, Any]:
    """The addresses within the site of the files with which rule pages search, pinned."""
    index = {language: pack.pinned(site, f"rules/search.{language}.json") for language in LANGUAGES}
    return {"module": pack.pinned(site, SEARCH), "index": index}


def sentences(folder: Path) -> None:
    """Each language's messages in one file, of a type that hosts compress, without the remarks."""
    folder.mkdir()
    for language in LANGUAGES:
        written = messages.source(language, messages.NOT_ON_THE_PAGE)
        shipped = [line for line in written.splitlines(keepends=True) if line.strip() and not line.startswith("#")]
        (folder / f"{language}.txt").write_text("".join(shipped), "utf-8")


def systems(books: tuple[rulebook.Book, ...]) -> str:
    """The systems that the engine offers, with the titles of their rulebooks."""
    from gonfalon.door.door import Door

    offered = json.loads(Door().handle('{"do": "systems"}'))["systems"]
    shelf = {book.id: book for book in books}
    for system in offered:
        if system["id"] not in shelf:
            raise Wrong(f"{system['id']} has no rulebook")
        entitle(system, shelf[system["id"]])
    return json.dumps(offered, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def entitle(system: dict[str, Any], book: rulebook.Book) -> None:
    """Put a rulebook's title, introduction and audience to its system, whose switches must be the book's options."""
    told = {
        rule.id: [rule.default, *(choice.key for choice in rule.choices)]
        for rule in book.rules
        if rule.kind == "option"
    }
    kept = {switch["rule"]: [switch["default"], *switch["choices"]] for switch in system["switches"]}
    if told != kept:
        raise Wrong(f"{book.id}: the rulebook's options {told} are not the engine's switches {kept}")
    system["title"] = book.title
    if book.suits is not None:
        system["suits"] = book.suits
    if book.lesson is not None:
        system["lesson"] = book.lesson.title
    system["intro"] = {language: plain(text) for language, text in book.intro.items()}


def licences(folder: Path) -> None:
    """The licence texts, ours and those of what we ship; the fonts have theirs beside them."""
    shutil.copytree(WEB / "licences", folder)
    for name, text in (
        ("lit-html", "LICENSE"),
        ("lean-qr", "LICENSE"),
        ("minisearch", "LICENSE.txt"),
        ("zstddec", "LICENSE"),
        ("qr", "LICENSE-MIT"),
    ):
        shutil.copyfile(MODULES / name / text, folder / f"{name}.txt")
    for name in ("LICENSE", "LICENSE-TEXTS"):
        shutil.copyfile(ROOT / name, folder / f"gonfalon-{name}.txt")


def words_of_rules() -> tuple[rulebook.Book, ...]:
    """Our rulebooks; their titles are messages from here on."""
    books = rulebook.books()
    messages.make(books)
    return books


def make(site: Path, base_url: str) -> None:
    """Build into an empty folder."""
    books = words_of_rules()
    words.check()
    books, runs = played(books)
    pack.stage()
    sentences(site / "words")
    licences(site / "licences")
    fonts.make(site / "fonts")
    icons.make(site / "icons")
    wheel_name = wheel.make(site / "wheels")
    now = engines.rules_of(site / "wheels" / wheel_name)
    paths = replace(runtime.make(site, f"wheels/{wheel_name}"), engines=engines.make(site, now))
    (site / "systems.json").write_text(systems(books), "utf-8")
    manifest.make(site, books)
    search_index.make(site / "rules", books)
    pack.module(site, SEARCH, source="shared/search/search.js")
    pack.module(site, "rules/rules.js", source="templates/rules.js", SEARCH=search_files(site))
    pack.module(site, "rules/lead.js", source="templates/lead.js")
    frame = (WEB / "templates" / "base.html").read_text("utf-8")
    assets = pack.AssetLinks(site, frame, sheet="style/rulebook.css", early="rules/early.js")
    press = Press(site, base_url, assets)
    for book in books:
        press.rulebook(book, runs)
    press.shelf(books)
    press.crossings(books)
    saves.make(site, books, runs)
    lessons.make(site, books)
    not_found.make(press, assets)
    plugin_files.make(site / "plugin-trial")
    if base_url:
        share_pictures.make(site, books)
    version = page(site, press)
    press.home()
    sitemap.make(site, base_url, press.listed(books))
    (site / ".nojekyll").touch()
    offline.make(site, paths, version)


def build(base_url: str = "") -> None:
    """Build beside the old site, then put the new one in its place."""
    fresh = CACHE / "site"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    make(fresh, base_url)
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    print(f"built {DIST.relative_to(ROOT)}/", flush=True)
