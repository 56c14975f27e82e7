"""A verb of a choice on a battlefield, in hand: `tests/gallery/test_verbs.py` looks at it."""

from support.named_moments import asks
from support.page_player import ASK, Player, View
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]


def attacked(view: View) -> list[str]:
    """The things that may be attacked at a tap."""
    options = view["ask"]["options"] if asks("war.action.one")(view) else []
    return [one["on"] for one in options if one["key"].startswith("attack") and one["on"] and not one["barred"]]


def test_the_tap_on_what_a_verb_frames_takes_it(player: Player) -> None:
    captain = Captain(player.page, player.site, "verbs")
    captain.by_finger()
    targets = attacked(captain.open_at(attacked, *RAID))
    heading = captain.words.say("war-group", of="attack")
    captain.page.locator(f"{ASK} .verbs [data-action='group']").filter(has_text=heading).tap()
    captain.until(".ask[data-framed='true'][data-lowered='true']")
    assert captain.touch(min(targets))
    captain.until(f"{ASK}[data-kind='roll']")
    captain.settle()
