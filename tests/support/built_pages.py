"""The contents of the built pages: addresses, ids, policies."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

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


def leads_to(page: Page, address: str, dist: Path) -> tuple[Path, str] | None:
    """File and anchor of an address within the site; None if it leads outside."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    path = page.path if not parts.path else page.path.parent / unquote(parts.path)
    path = path.resolve()
    if path.is_dir():
        path /= "index.html"
    assert path.is_relative_to(dist.resolve()), f"{page.path}: {address} leaves the site"
    return path, unquote(parts.fragment)


def addresses(page: Page) -> Iterator[str]:
    """Everything that a page leads to or loads."""
    yield from page.links
    yield from page.loads
