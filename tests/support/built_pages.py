"""The contents of the built pages: addresses, ids, policies; the links among them that lead nowhere."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)"')
LEADING = {"href", "src", "srcset", "action", "poster", "data"}


@dataclass
class Page(HTMLParser):
    """One page, read."""

    path: Path
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    policy: str = ""
    inline: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.feed(self.path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Sort what a tag says."""
        named = {name: value or "" for name, value in attrs}
        if "id" in named:
            self.ids.append(named["id"])
        if named.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = named["content"]
        if (tag == "script" and "src" not in named) or tag == "style":
            self.inline.append(f"<{tag}>")
        self.inline += [name for name in named if name == "style" or name.startswith("on")]
        leading = [named[name] for name in LEADING & named.keys()]
        (self.links if tag == "a" or named.get("rel") == "alternate" else self.loads).extend(leading)


def pages(dist: Path) -> list[Page]:
    """All pages of the site."""
    return [Page(path) for path in sorted(dist.rglob("*.html"))]


def root(dist: Path) -> str:
    """The path of the site on its host, as its home page names it; empty if the site was built for no address."""
    found = CANONICAL.search((dist / "index.html").read_text("utf-8"))
    return urlsplit(found[1]).path if found else ""


def leads_to(page: Page, address: str, dist: Path, root: str = "") -> tuple[Path, str] | None:
    """File and anchor of an address within the site; None if it leads outside. `root` is the path of the site on its host."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    path = page.path if not parts.path else page.path.parent / unquote(parts.path)
    if root and parts.path.startswith(root):
        path = dist / unquote(parts.path.removeprefix(root))
    path = path.resolve()
    if path.is_dir():
        path /= "index.html"
    assert path.is_relative_to(dist.resolve()), f"{page.path}: {address} leaves the site"
    return path, unquote(parts.fragment)


def addresses(page: Page) -> Iterator[str]:
    """Everything that a page leads to or loads."""
    yield from page.links
    yield from page.loads


def anchors(read: list[Page], dist: Path) -> dict[Path, set[str]]:
    """The anchors of each page: its ids, and on the home page the examples and lessons that are played there."""
    home = dist.resolve() / "index.html"
    found = {page.path.resolve(): set(page.ids) for page in read}
    for path in dist.glob("rules/examples/*.json"):
        found[home] |= {f"example={name}" for name in json.loads(path.read_text("utf-8"))}
    lessons = (path.stem for path in dist.glob("rules/lessons/*.json"))
    found[home] |= {f"lesson={system}" for system in lessons}
    return found


def dead_links(read: list[Page], dist: Path) -> Iterator[tuple[Page, str]]:
    """Yield each page with an address on it that leads to no file, or to an anchor that the page there does not have."""
    there, base = anchors(read, dist), root(dist)
    for page in read:
        for address in addresses(page):
            target = leads_to(page, address, dist, base)
            if target is None:
                continue
            path, anchor = target
            if path.name == "index.html" and anchor.startswith("h="):
                anchor = ""  # house rules, which the link itself holds
            if not path.is_file() or (anchor and anchor not in there.get(path, set())):
                yield page, address
