"""Players who bring their devices in to one battle, by taps in the sheet of the devices."""

from typing import Any

from support.page_player import Player
from support.waiting import awaited

LINK = "[data-live-link]"


def opened(player: Player) -> None:
    """The sheet of the devices, from the menu of the battle."""
    player.button("page-more").tap()
    player.page.locator("dialog [data-action='live']").tap()


def shown_code(player: Player) -> str:
    """The code of a device that brings another one in, as a link."""
    opened(player)
    another = player.page.locator("[data-action='live-another']")
    if another.count():
        another.tap()
    player.until(f"[data-live-state='waiting'] {LINK}")
    return player.page.locator(LINK).input_value()


def read(player: Player, code: str) -> None:
    """A device reads a code in its sheet, as a link that is pasted."""
    player.page.locator("#code-text").fill(code)
    player.page.locator("[data-action='code-paste'] [type='submit']").tap()


def join(host: Player, guest: Player, devices: int = 1) -> None:
    """A guest comes to the battle of a host by their codes, as one of so many; both sheets are closed again."""
    guest.follow(shown_code(host))
    guest.until(f"[data-live-state='meeting'] {LINK}")
    read(host, guest.page.locator(LINK).input_value())
    guest.until("dialog [data-live='guest']")
    host.until(f"dialog [data-devices='{devices}']")
    for player in (host, guest):
        player.close()


def take(player: Player, seat: str) -> None:
    """The device takes a seat."""
    opened(player)
    player.page.locator(f"[data-seat='{seat}'] [data-action='seat-take']").tap()
    player.until(f"[data-seat='{seat}'][data-place='here']")
    player.close()


def entries(player: Player) -> Any:
    """The entries in force of the battle that a device has written last."""
    return player.record()["entries"]


def level(one: Player, other: Player) -> bool:
    """Wait until two devices keep the same battle, and wait for an answer."""
    awaited(lambda: entries(one) == entries(other))
    for player in (one, other):
        player.settle()
    return bool(entries(one) == entries(other))
