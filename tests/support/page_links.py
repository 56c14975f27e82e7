"""Links that are followed on a page that stays open, as where somebody taps one in a message."""

from collections.abc import Mapping

from playwright.sync_api import expect
from support.page_player import Player

GO = "fragment => { location.hash = fragment; }"
"""A script that follows what stands behind the # of a link."""


def all_refused(player: Player, links: Mapping[str, tuple[str, str]]) -> None:
    """Follow links, each of which is refused with a message; by what is wrong with them: the fragment, the id of the message."""
    for about, (fragment, message) in links.items():
        player.page.evaluate(GO, fragment)
        player.until("[role=alert]")
        alert = player.page.get_by_role("alert")
        expect(alert, about).to_contain_text(player.words.say(message))
        alert.get_by_role("button").tap()
        expect(alert).to_have_count(0)
