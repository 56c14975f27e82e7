"""On a real terminal: colours, hidden entry, a cleared screen."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Sequence

import pytest
from terminal.battle import CIRCUMSTANCES, PREPARATIONS, TROOPS
from terminal.calls import environment

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")

UNTIL_SLIP = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES)
CLEAR = "\x1b[2J"
RED = "\x1b[31m"


def on_terminal(typed: Sequence[str], **more: str) -> str:
    """Return the output of a terminal, the echo of the typed lines included; each line is typed when the prompt stands there."""
    master, slave = pty.openpty()
    words = (sys.executable, "-m", "gonfalon", "--language", "en", "play", "tiefen")
    process = subprocess.Popen(
        words,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(**{"TERM": "xterm", **more}),
        start_new_session=True,
    )
    os.close(slave)
    shown = b""
    for line in (*typed, "q"):
        shown += until_prompt(master)
        os.write(master, f"{line}\n".encode())
    process.wait(timeout=20)
    shown += rest(master)
    os.close(master)
    return shown.decode()


def until_prompt(master: int) -> bytes:
    shown = b""
    patience = time.monotonic() + 20
    while not shown.endswith(b"> "):
        assert time.monotonic() < patience, shown.decode()
        if select.select([master], [], [], 0.1)[0]:
            shown += os.read(master, 65536)
    return shown


def rest(master: int) -> bytes:
    shown = b""
    while select.select([master], [], [], 0.1)[0]:
        try:
            shown += os.read(master, 65536)
        except OSError:  # the other end is closed
            break
    return shown


def test_what_is_laid_face_down_is_not_echoed() -> None:
    shown = on_terminal((*UNTIL_SLIP, "", "2 ", "", "3 "))
    assert "> 2 " not in shown
    assert "> 3 " not in shown
    before, _, after = shown.rpartition("Now at the keyboard: Side B")
    assert CLEAR in before[-len(CLEAR) - 40 :]
    assert CLEAR in after


def test_what_is_open_is_echoed() -> None:
    assert "> 77" in on_terminal(("77",))


@pytest.mark.parametrize(("settings", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colours_are_for_terminals_that_want_them(settings: dict[str, str], coloured: bool) -> None:
    assert (RED in on_terminal(("0",), **settings)) is coloured
