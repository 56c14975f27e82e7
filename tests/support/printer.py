"""A page that prints without the browser's own dialogue, which would keep the page busy; and its paper."""

import pypdfium2
import pytest
from support.page_player import Player

POINTS = 72 / 25.4
"""The points of a millimetre."""

PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""The papers in millimetres."""

SILENT = "() => { window.print = () => { document.documentElement.dataset.printed = document.title; }; }"
"""From now on what is printed is laid out, and the root element says so: `html[data-printed]`."""

AS_BEFORE = "() => { delete window.print; delete document.documentElement.dataset.printed; }"
"""The browser prints again."""

UNPRINTED = "() => { delete document.documentElement.dataset.printed; }"


def printed(player: Player, what: str, paper: str, *, backs: bool = True) -> pypdfium2.PdfDocument:
    """Return the printed document."""
    if what:
        player.page.locator(f"[name='what'][value='{what}']").check()
    player.page.locator(f"[name='paper'][value='{paper}']").check()
    if player.page.locator("[name='backs']").count():
        player.page.locator("[name='backs']").set_checked(backs)
    player.page.evaluate(UNPRINTED)
    player.page.locator("[data-action='print-now']").tap()
    player.until("html[data-printed]")
    document = pypdfium2.PdfDocument(player.page.pdf(prefer_css_page_size=True))
    for page in document:
        assert page.get_size() == pytest.approx([side * POINTS for side in PAPERS[paper]], abs=1)
    return document
