"""Whatever comes as a link or file is read or refused as such; nothing else happens, and nothing is lost."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from fuzzing.strategies import mangled, places, plain
from hypothesis import given, settings
from hypothesis import strategies as st
from support.door_player import Plain, Visitor, slip, steps_to_tactics
from support.links import linked, wrapped
from support.players import RandomPlayers

from gonfalon.formats import link
from gonfalon.formats.record import dump, load, record_of
from gonfalon.questions.checked import LinkError
from gonfalon.systems import system_of
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.position import Position
from gonfalon.table.table import Setting

BATTLE = RandomPlayers("hostile").played(system_of("tiefen"), most=70)
RECORD = record_of(BATTLE, "Furt")
GOOD = link.write(RECORD)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(LinkError):
        link.read(text)


@given(st.text(st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"), max_size=300))
def test_any_letters_are_read_or_refused(text: str) -> None:
    with pytest.raises(LinkError):
        link.read(f"b={text}")


@given(st.binary(max_size=200))
def test_any_body_is_read_or_refused(body: bytes) -> None:
    for inside in (body, zlib.compress(body)):
        with pytest.raises(LinkError):
            link.read(wrapped(inside))


@given(plain)
def test_any_data_is_read_or_refused(data: object) -> None:
    with pytest.raises(LinkError):
        load(data)
    with pytest.raises(LinkError):
        link.read(linked(data))


def test_a_link_cut_anywhere_is_refused() -> None:
    for length in range(len(GOOD)):
        with pytest.raises(LinkError) as refused:
            link.read(GOOD[:length])
        assert refused.value.code in ({"foreign"} if length < 2 else {"cut"})


def test_a_link_with_one_bit_turned_is_refused_or_the_same() -> None:
    """The last letter has bits that mean nothing; every other one is noticed."""
    data = GOOD.encode("ascii")
    same = 0
    for place in range(len(data)):
        for bit in range(7):
            turned = bytes([*data[:place], data[place] ^ 1 << bit, *data[place + 1 :]]).decode("ascii")
            try:
                assert link.read(turned) == RECORD
                same += 1
            except LinkError:
                pass
    assert same <= 7


def test_a_link_with_one_letter_less_or_more_is_refused() -> None:
    for place in range(2, len(GOOD)):
        for text in (GOOD[:place] + GOOD[place + 1 :], GOOD[:place] + "A" + GOOD[place:]):
            with pytest.raises(LinkError):
                link.read(text)


@pytest.mark.parametrize("size", [2_000_001, 50_000_000])
def test_a_bomb_is_not_unpacked(size: int) -> None:
    bomb = wrapped(zlib.compress(b" " * size, 9))
    assert len(bomb) < 100_000
    with pytest.raises(LinkError, match="too-long"):
        link.read(bomb)


def test_a_bomb_in_a_bomb_stays_one() -> None:
    with pytest.raises(LinkError):
        link.read(wrapped(zlib.compress(zlib.compress(b" " * 5_000_000, 9), 9)))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 50_000, "[" * 50_000 + "]" * 50_000])
def test_deep_nesting_is_refused(text: str) -> None:
    with pytest.raises(LinkError):
        link.read(wrapped(zlib.compress(text.encode())))


@pytest.mark.parametrize(
    "number", ["1" * 5_000, "1e400", "-1e400", "NaN", "Infinity", "1.0", "true", "1000000001", "-1000000001"]
)
def test_a_number_that_is_none_of_ours_is_refused(number: str) -> None:
    text = json.dumps(dump(RECORD)).replace(f'"version": {RECORD.version}', f'"version": {number}')
    with pytest.raises(LinkError):
        link.read(wrapped(zlib.compress(text.encode())))


def saved() -> Plain:
    """A battle with everything that a file can hold: slips, rulings, dice that were taken back."""
    visitor = Visitor("saved")
    visitor.begin()
    visitor.answer(*steps_to_tactics(), slip("a", "speed"), slip("b", "strength"), {"keys": ["close"]}, {"roll": "app"})
    visitor.view("undo")
    visitor.view("overrule", what="a.bonus", value=1, why="a gust of wind")
    save: Plain = visitor.ask("look")["save"]
    return save


SAVED = saved()
PLACES = places(SAVED)


@settings(max_examples=400)
@given(st.sampled_from(PLACES), plain)
def test_a_file_with_anything_anywhere_is_opened_or_refused(path: tuple[Any, ...], value: object) -> None:
    """An opened battle can be shown, saved, linked and played on."""
    visitor = Visitor("anything")
    visitor.begin()
    before = visitor.ask("look")
    reply = visitor.ask("open", file=mangled(SAVED, path, value))
    if "unreadable" in reply:
        assert visitor.ask("look") == before
        return
    assert set(reply) == {"view", "save"}, reply
    assert set(visitor.ask("link")) == {"link"}
    assert set(visitor.ask("export")) == {"file"}
    visitor.play(reply["view"], most=3)
    while visitor.view()["can_undo"]:
        visitor.view("undo")


@settings(max_examples=300)
@given(st.sampled_from(PLACES), plain)
def test_a_link_with_anything_anywhere_is_read_or_refused(path: tuple[Any, ...], value: object) -> None:
    visitor = Visitor("anything")
    visitor.begin()
    before = visitor.ask("look")
    reply = visitor.ask("read", link=linked(mangled(SAVED, path, value)))
    if "unreadable" in reply:
        assert visitor.ask("look") == before
    else:
        assert set(reply) == {"view", "save"}
        assert set(visitor.ask("link")) == {"link"}


@pytest.mark.parametrize("seed", range(30))
def test_a_record_with_answers_exchanged_is_refused_or_follows_the_rules(seed: int) -> None:
    """Answers in another order, twice, or left out: what is opened is what the rules allow."""
    rng = Random(seed)
    data = dump(RECORD)
    for _ in range(1 + seed % 3):
        one, other = (rng.randrange(len(data["entries"])) for _ in range(2))
        match rng.randrange(3):
            case 0:
                data["entries"][one], data["entries"][other] = data["entries"][other], data["entries"][one]
            case 1:
                data["entries"].insert(one, data["entries"][other])
            case _:
                del data["entries"][one]
    visitor = Visitor("exchanged")
    reply = visitor.ask("open", file=data)
    assert reply["view"]["turn"] <= len(data["entries"])
    read = visitor.ask("read", link=linked(data))
    assert ("unreadable" in read) is bool(reply["view"]["notes"])
    if "unreadable" in read:
        assert read["unreadable"]["code"] == "against-rules"


MOST_WORK = 40_000
"""The most times that a record may ask for the settings: some seconds of work."""


def test_a_short_link_cannot_keep_the_engine_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ruling runs its procedure again; a record full of them must come to an end."""
    counted: list[None] = []
    settings_of = Tiefen.settings

    def count(system: Tiefen, position: Position) -> tuple[Setting[Position], ...]:
        counted.append(None)
        assert len(counted) < MOST_WORK, "too much work"
        return settings_of(system, position)

    monkeypatch.setattr(Tiefen, "settings", count)
    block = [["p", "name.a"], *[["r", "a.bonus", 1, ""]] * 50, ["t", "x"]]
    data = {**dump(RECORD), "switches": {}, "entries": [["n", 10], ["n", 10], *block * 380], "undone": []}
    text = linked(data)
    assert len(text) < 5_000
    Visitor("busy").ask("read", link=text)


def test_app_dice_in_a_file_can_be_thrown_by_nobody_else() -> None:
    """Throws that were taken back are shown as such, whatever a file says of them."""
    file = {**SAVED, "undone": [[11, 0, "tiefen.roll.all", ["a"], "d6", "app", 6, 6, 6]]}
    visitor = Visitor("undone")
    shown = visitor.view("open", file=file)
    assert [one["faces"] for one in shown["chronicle"] if one["kind"] == "undone"] == [[6, 6, 6]]
    assert shown["ask"]["kind"] == "roll"
    visitor.answer({"roll": "app"})
