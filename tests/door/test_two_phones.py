"""Two phones, one battle: links go to and fro, slips stay where they were laid."""

from __future__ import annotations

from support.door_player import Plain, Visitor

TO_THE_SLIPS: tuple[Plain, ...] = (
    {"number": 100},
    {"number": 100},
    {"keys": ["done"]},
    {"keys": []},
    {"keys": []},
    {"keys": []},
    {"keys": []},
    {"keys": ["close"]},
)


def link_of(visitor: Visitor) -> str:
    link: str = visitor.ask("link")["link"]
    return link


def laid_by_two() -> tuple[Visitor, Visitor]:
    """A has laid speed on her phone, B steadiness on his; both hold the battle."""
    ann, ben = Visitor("ann"), Visitor("ben")
    ann.begin()
    ann.answer(*TO_THE_SLIPS, {"keys": ["speed"], "by": "a"})
    ben.view("read", link=link_of(ann))
    ben.answer({"keys": ["steadiness"], "by": "b"})
    ann.view("read", link=link_of(ben))
    return ann, ben


def test_each_phone_turns_its_own_slip() -> None:
    """tiefen.tactic.secret, tiefen.tactic.reveal"""
    ann, ben = laid_by_two()
    asked = ann.answer({"keys": ["close"]})["ask"]
    assert (asked["rule"], asked["who"]) == ("tiefen.tactic.reveal", ["b"])
    shown = ben.view("read", link=link_of(ann))
    assert shown["ask"]["rule"] == "tiefen.roll.all", "B is not asked what his own slip says: it lies in his pocket"
    assert [card["face"] for card in shown["table"]["cards"]] == ["up", "up"]
    assert shown["rulings"] == 0


def test_a_phone_that_was_started_anew_knows_its_slips_from_its_saves() -> None:
    """tiefen.tactic.reveal"""
    ann, ben = laid_by_two()
    kept = ben.ask("look")["save"]
    ann.answer({"keys": ["close"]})
    again = Visitor("again")
    shown = again.view("read", link=link_of(ann), slips=kept["slips"])
    assert shown["ask"]["rule"] == "tiefen.roll.all"


def test_a_save_at_the_reveal_opens_its_slip() -> None:
    """tiefen.tactic.reveal"""
    ann, ben = laid_by_two()
    kept = ben.ask("look")["save"]
    ann.answer({"keys": ["close"]})
    file = {**ann.ask("export")["file"], "slips": kept["slips"]}
    assert Visitor("again").view("open", file=file)["ask"]["rule"] == "tiefen.roll.all"


def test_slips_that_were_seen_are_known_as_such_on_another_phone() -> None:
    """tiefen.tactic.secret"""
    ann = Visitor("ann")
    ann.begin()
    ann.answer(*TO_THE_SLIPS, {"keys": ["speed"], "by": "a"}, {"keys": ["speed"], "by": "b"}, {"keys": ["close"]})
    noted = ann.view("undo")["ask"]["note"]
    assert [note["id"] for note in noted] == ["note-slips-seen"]
    assert Visitor("ben").view("read", link=link_of(ann))["ask"]["note"] == noted


def test_the_game_master_may_have_both_slips_laid_anew() -> None:
    """tiefen.tactic.secret"""
    ann = Visitor("ann")
    ann.begin()
    ann.answer(*TO_THE_SLIPS, {"keys": ["speed"], "by": "a"}, {"keys": ["speed"], "by": "b"})
    shown = ann.view("overrule", what="slips", value="anew", why="")
    assert shown["ask"]["rule"] == "tiefen.tactic.secret"
    assert shown["ask"]["done"] == []
    assert shown["table"]["cards"] == []
    ann.answer({"keys": ["strength"], "by": "a"}, {"keys": ["speed"], "by": "b"})
    cards = ann.answer({"keys": ["close"]})["table"]["cards"]
    assert [card["label"]["with"]["tactic"] for card in cards] == ["strength", "speed"]
