"""The page that plays, as it is shipped: its first paint needs nothing but its own text.

The styles and scripts which its source marks with `data-inline` lie in it, and its policy names them by their hashes. The
script marked with `data-alone` stands in an element of its own, so that a browser that cannot read the others reads it. Its
other styles, in one file, and its module are requested by its own script, pinned to their bytes: neither delays the paint.
"""

import re
from pathlib import Path

from press import pack

SHEET = "style/gonfalon.css"
MODULE = "app/main.js"
INLINE_SHEET = re.compile(rf'[ \t]*<link rel="stylesheet" href="{pack.WHERE}" data-inline>\n')
ALONE = re.compile(rf'[ \t]*<script src="{pack.WHERE}" data-alone></script>\n')
INLINE_SCRIPT = re.compile(rf'[ \t]*<script src="{pack.WHERE}" data-inline></script>\n')


class StartPage:
    """The start page before its module has run; `told` are the names that the build fills in for its scripts."""

    def __init__(self, site: Path, source: str, **told: object) -> None:
        self.site, self.source, self.told = site, source, told
        pack.put(site / SHEET, pack.styles(site, source, pack.SHEET, root="../"))
        self.style = pack.styles(site, source, INLINE_SHEET, root="").strip()

    def text(self) -> str:
        """The page for the module that lies in the site now."""
        loaded = {name: pack.reference(self.site, path) for name, path in (("SHEET", SHEET), ("MODULE", MODULE))}
        script = pack.scripts(self.source, INLINE_SCRIPT, **self.told, **loaded).strip()
        page = pack.SHEET.sub("", self.source)
        page = once(page, INLINE_SHEET, f"  <style>{self.style}</style>\n")
        page = once(page, INLINE_SCRIPT, f"  <script>{script}</script>\n")
        alone = pack.old_script(self.source, ALONE).strip()
        page = once(page, ALONE, f"  <script>{alone}</script>\n")
        for kind, text in (("style", self.style), ("script", script), ("script", alone)):
            page = page.replace(f"{kind}-src 'self'", f"{kind}-src 'self' '{pack.digest(text.encode())}'", 1)
        return pack.pin_links(self.site, page)


def once(page: str, kind: re.Pattern[str], text: str) -> str:
    """A text in place of the first of a kind, nothing in place of the others."""
    texts = iter((text,))
    return kind.sub(lambda _: next(texts, ""), page)
