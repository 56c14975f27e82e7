"""The request `played`: by which rules a battle was played, and whether those of today follow all of it."""

from __future__ import annotations

import pytest
from support.door_player import Plain, Visitor

from gonfalon.formats import link
from gonfalon.formats.record import load
from gonfalon.systems import EPOCHS
from gonfalon.systems.tiefen import Tiefen


def begun() -> Visitor:
    visitor = Visitor("played")
    visitor.begin()
    visitor.answer({"number": 60}, {"number": 90})
    return visitor


def of_version(file: Plain, version: int, *more: list[str]) -> Plain:
    """The file as other rules would have written it, with further entries that today's rules do not follow."""
    return {**file, "version": version, "entries": [*file["entries"], *more]}


def test_a_battle_of_today_is_followed_whole() -> None:
    """Without it every battle would be opened twice, or by an engine that is not the newest."""
    visitor = begun()
    look, short = visitor.ask("look"), visitor.ask("link", short=True)
    now = {"system": "tiefen", "version": Tiefen.version, "whole": True}
    assert visitor.ask("played", file=look["save"]) == {"played": {**now, "epoch": None}}
    assert visitor.ask("played", file=visitor.ask("export")["file"]) == {"played": {**now, "epoch": None}}
    epoch = len(EPOCHS["tiefen"]) - 1
    for text in (short["link"], short["digits"]):
        assert visitor.ask("played", link=text) == {"played": {**now, "epoch": epoch}}
    assert visitor.ask("look") == look


@pytest.mark.parametrize("kind", ["file", "link"])
def test_a_battle_of_other_rules_says_whether_it_is_followed(kind: str) -> None:
    """Without it a battle that is read in part would never reach the engine of its day."""
    visitor = begun()
    file = visitor.ask("export")["file"]
    for entries, whole in (((), True), ((["p", "nobody"],), False)):
        old = of_version(file, 1, *entries)
        given = {"file": old} if kind == "file" else {"link": link.write(load(old))}
        assert visitor.ask("played", **given) == {
            "played": {"system": "tiefen", "version": 1, "epoch": None, "whole": whole}
        }


def test_a_compact_link_of_an_earlier_epoch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its head names the epoch; without it the engine of that epoch would not be found."""
    visitor = begun()
    text = visitor.ask("link", short=True)["link"]
    monkeypatch.setitem(EPOCHS, "tiefen", (1, Tiefen.version))
    assert visitor.ask("played", link=text)["played"] == {
        "system": "tiefen",
        "version": 1,
        "epoch": 0,
        "whole": True,
    }


def test_what_no_engine_reads_is_refused_as_when_it_is_opened() -> None:
    """The page tells the same of it, whichever request comes first."""
    visitor = Visitor("played")
    unread: tuple[Plain, ...] = ({"link": "nothing"}, {"link": "b=AAAA"}, {"file": []}, {"file": {"gonfalon": 1}}, {})
    for given in unread:
        asked = visitor.ask("played", **given)
        assert set(asked) == {"unreadable"}
