"""The files that search engines ask for: the address of each page, robots.txt, and the list of pages for engines that know us."""

from pathlib import Path

HOME = "index.html"


def absolute_url(base_url: str, path: str) -> str:
    """The full address of a page of the site; the home page is its folder."""
    return f"{base_url.rstrip('/')}/{'' if path == HOME else path}"


def robots(site: Path, base_url: str) -> None:
    """Everything may be read; where the list of pages is."""
    listed = f"Sitemap: {absolute_url(base_url, 'sitemap.xml')}\n" if base_url else ""
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n{listed}", "utf-8")


def sitemap(site: Path, base_url: str, pages: list[str]) -> None:
    """The pages that stand for themselves, one address a line."""
    lines = [f"  <url><loc>{absolute_url(base_url, path)}</loc></url>" for path in (HOME, *sorted(pages))]
    text = "\n".join(lines)
    (site / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{text}\n</urlset>\n',
        "utf-8",
    )


def make(site: Path, base_url: str, pages: list[str]) -> None:
    """All of it; what needs the site's address waits until there is one."""
    robots(site, base_url)
    if base_url:
        sitemap(site, base_url, pages)
