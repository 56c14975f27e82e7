"""The hidden text on a zone card is absent from every other view, from chronicle, link and export, until it is turned."""

from __future__ import annotations

import json

import pytest
from support.door_player import Plain, Visitor

from gonfalon.formats import link
from gonfalon.formats.record import dump

VIEWERS = ("table", "gm", "p1", "p2", "p3")
SEATS = {"gm": "p3"}
"""The third player is the game master."""

EVERY = 4
"""So many answers lie between two looks from every side."""


class Writer(Visitor):
    """Writes on every card it can pay, each text told by its number; then plays on."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.texts: dict[str, tuple[str, str]] = {}
        self.zone = ""

    def some(self, ask: Plain) -> Plain:
        """Texts of its own on slips, fate points before anything else, and every card that is to be had."""
        keys = [one["key"] for one in ask["options"] if not one["barred"]]
        if ask["secret"] and ask["kind"] == "text":
            (who,) = ask["who"]
            text = f"Hidden thing {len(self.texts) + 1}"
            self.texts[self.zone] = (who, text)
            return {"text": text, "by": who}
        cards = [key for key in keys if key.startswith("write.z")]
        if cards and ask["rule"] == "war.zone.aspect.buy":
            self.zone = cards[0].removeprefix("write.")
            return {"keys": cards[:1]}
        if ask["rule"] == "war.setup.deploy":
            near = [key for key in keys if key not in self.texts and key != "all"]
            return {"keys": (near or keys)[:1]}
        turning = [key for key in keys if key.startswith(("scout.z", "move.z")) and key.partition(".")[2] in self.texts]
        if turning and self.rng.random() < 0.5:
            return {"keys": turning[:1]}
        return super().some(ask)

    def turned(self) -> set[str]:
        """The zones whose card was turned up, as the chronicle tells it."""
        told = self.view("look", viewer="table")["chronicle"]
        return {one["label"]["with"]["zone"] for one in told if one["rule"] == "war.zone.aspect.reveal"}


def written(seed: str) -> Writer:
    """Three players with two fate points each at the start of the secrets; every card they can pay is written on."""
    writer = Writer(seed)
    writer.begin("war", **{"war.zone.count": "6"})
    shown = writer.view("answer", answer={"keys": ["players.3"]})
    while shown["ask"]["rule"] != "war.zone.aspect.buy":
        if shown["ask"]["rule"] == "war.zone.count":
            for player in ("p1", "p2", "p3"):
                writer.view("overrule", what=f"{player}.own", value=1, why="")
        shown = writer.view("answer", answer=quickly(shown["ask"]))
    while shown["ask"]["rule"] in ("war.zone.aspect.buy", "war.zone.aspect.hinders"):
        shown = writer.view("answer", answer=writer.some(shown["ask"]))
    return writer


def quickly(ask: Plain) -> Plain:
    """Return the proposed answer, or an army if one must be raised."""
    if ask["kind"] == "number":
        return {"number": ask["number"]["preset"]}
    keys = [one["key"] for one in ask["options"] if not one["barred"]]
    proposed = [one["key"] for one in ask["options"] if one["proposed"] and not one["barred"]]
    return {"keys": ["quick.medieval"] if "quick.medieval" in keys and "done" not in keys else proposed or keys[:1]}


def leaving(writer: Writer) -> str:
    """Return everything that may leave the device, as text."""
    sent = link.read(writer.ask("link")["link"])
    return json.dumps([dump(sent), writer.ask("export")], ensure_ascii=False)


@pytest.mark.parametrize("seed", ["reeds", "oil"])
def test_a_hidden_text_is_nowhere_until_its_card_is_turned(seed: str) -> None:
    """war.zone.aspect.face_down war.zone.aspect.reveal war.opt.hidden_hindrance"""
    writer = written(seed)
    assert len(writer.texts) == 6
    shown = writer.view()
    for number in range(60):
        if number % EVERY == 0:
            looked_through(writer)
        if shown["ask"]:
            shown = writer.view("answer", answer=writer.some(shown["ask"]))
    assert looked_through(writer)


def looked_through(writer: Writer) -> set[str]:
    """Every side's view, the chronicle in it, link and export; the zones whose card lies open by now."""
    turned = writer.turned()
    seen = {viewer: json.dumps(writer.view("look", viewer=viewer), ensure_ascii=False) for viewer in VIEWERS}
    sent = leaving(writer)
    salts = dict(writer.ask("look")["save"]["slips"].values())
    for zone, (who, text) in writer.texts.items():
        if zone not in turned:
            assert text in seen[who]
            assert text not in sent
            assert salts[text] not in sent
            assert [viewer for viewer in VIEWERS if SEATS.get(viewer, viewer) != who and text in seen[viewer]] == []
            assert [viewer for viewer in VIEWERS if salts[text] in seen[viewer]] == []
        else:
            assert [viewer for viewer in VIEWERS if text not in seen[viewer]] == []
            assert text in sent
    return turned


def test_its_writer_alone_reads_it_again_and_only_where_it_was_written() -> None:
    """war.zone.aspect.face_down"""
    writer = written("again")
    elsewhere = Visitor("elsewhere")
    elsewhere.view("read", link=writer.ask("link")["link"])
    for viewer in VIEWERS:
        shown = writer.view("look", viewer=viewer)
        assert shown["viewer"] == SEATS.get(viewer, viewer)
        own = {zone: text for zone, (who, text) in writer.texts.items() if who == shown["viewer"]}
        assert (viewer == "table") == (own == {})
        lying = {card["place"]: card for card in shown["table"]["cards"]}
        assert {card["legible"] for card in lying.values()} == {True}
        assert {zone: text_of(card) for zone, card in lying.items() if card["own"]} == own
        foreign = elsewhere.view("look", viewer=viewer)["table"]["cards"]
        assert {(card["legible"], card["own"]) for card in foreign} == {(False, None)}


def text_of(card: Plain) -> str:
    """Return the text that its owner reads on a card."""
    text: str = card["own"]["with"]["aspect"]["text"]
    return text


def test_a_card_that_was_turned_and_taken_back_is_hidden_in_link_and_file() -> None:
    """war.zone.aspect.reveal: those at the table have seen it, who gets the link has not"""
    writer = written("back")
    while not (turned := writer.turned()):
        writer.view("answer", answer=writer.some(writer.view()["ask"]))
    (zone,) = turned
    assert writer.texts[zone][1] in leaving(writer)
    while writer.turned():
        writer.view("undo")
    assert writer.texts[zone][1] not in leaving(writer)


def test_what_the_game_master_is_asked_is_asked_of_the_viewer_gm() -> None:
    """war.zone.aspect.hinders: the game master decides when the aspect becomes visible"""
    writer = written("gm")
    shown = writer.view()
    while (shown["ask"]["rule"], shown["ask"]["kind"]) != ("war.zone.aspect.hinders", "ruling"):
        shown = writer.view("answer", answer=writer.some(shown["ask"]))
    assert writer.view("look", viewer="gm")["viewer"] in shown["ask"]["who"]


def test_where_nobody_is_the_game_master_gm_is_nobody_s_seat() -> None:
    """Tiefen has none among its sides; so has war, once the table takes the game master away"""
    visitor = Visitor("no game master")
    visitor.begin("war")
    visitor.answer({"keys": ["players.3"]})
    assert visitor.view("look", viewer="gm")["viewer"] == "p3"
    visitor.answer({"keys": ["p3"]}, {"keys": ["gm"]})
    assert visitor.view("look", viewer="gm")["viewer"] == "gm"
