"""Links and files that were made to keep the engine busy or to fill its memory: each is opened or refused after bounded work.

Work is counted in the steps of procedures and in what these list, never timed (gonfalon/battle/work.py).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from support import attacks
from support.door_player import Plain, Visitor
from support.players import RandomPlayers

from gonfalon.battle import driver
from gonfalon.battle.retracted import MOST_RETRACTED_DICE
from gonfalon.battle.work import MOST_AT_ONCE, MOST_ENTRIES, MOST_IN_LINK, MOST_WORK, work_of
from gonfalon.formats import link
from gonfalon.formats.alphabets import from_base64url
from gonfalon.formats.record import record_of, replay
from gonfalon.questions.checked import LinkError
from gonfalon.questions.dice import MOST_DICE
from gonfalon.questions.safe_json import LONGEST, MOST_BRACKETS, brackets, depth, plain_data
from gonfalon.systems import system_of
from gonfalon.systems.tiefen.deeds import MOST_DEEDS
from gonfalon.systems.tiefen.pool import MOST_OUTNUMBERING
from gonfalon.systems.tiefen.position import MOST_FANATICISM
from gonfalon.systems.tiefen.rulings import MOST_BONUS

pytestmark = pytest.mark.long

CODES = {
    "unclosed string": "content",
    "brackets": "content",
    "objects": "content",
    "backslashes": "content",
    "digits": "content",
    "many keys": "too-long",
    "bomb": "too-long",
    "undone dice": "",
    "undone everywhere": "",
    "seen slips": "too-long",
    "names": "",
    "rulings": "against-rules",
    "short battles": "",
    "ties ruled": "against-rules",
    "fighting ruled": "",
    "dice ruled": "",
    "cards": "too-long",
    "crowd pinning": "",
    "samyra long on squares": "",
    "samyra long on hexes": "",
    "samyra long of six": "",
    "samyra long without map": "",
    "samyra declared": "",
    "samyra fallen": "",
    "crowd ending": "",
    "sotc passing": "",
    "sotc long": "",
    "samyra paintings": "",
}
"""The attacks that are refused for another reason than too much work, and those that open."""

NAMES = sorted(attacks.LINKS)
TRIED = NAMES[::4] if sys.platform == "emscripten" else NAMES


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The work of each step that a procedure makes."""
    made: list[int] = []

    def counted(met: Any) -> int:
        made.append(work_of(met))
        return made[-1]

    monkeypatch.setattr(driver, "work_of", counted)
    yield made


@pytest.mark.parametrize("name", TRIED)
def test_an_attack_by_link_is_opened_or_refused_after_bounded_work(name: str, steps: list[int]) -> None:
    text = attacks.LINKS[name]()
    visitor = Visitor("attacked")
    visitor.begin()
    before = visitor.ask("look")
    steps.clear()
    reply = visitor.ask("read", link=text)
    assert sum(steps) <= MOST_IN_LINK + MOST_AT_ONCE
    code = CODES.get(name, "too-much-work")
    assert reply.get("unreadable", {}).get("code", "") == code
    if code:
        assert visitor.ask("look") == before
    else:
        assert visitor.door.battle.work <= MOST_IN_LINK
        steps.clear()
        visitor.ask("undo")
        assert sum(steps) <= MOST_AT_ONCE


def test_every_attack_stands_in_the_table() -> None:
    assert set(CODES) <= set(attacks.LINKS)


@pytest.mark.parametrize("letters", [100, *(1_000 * 2**doubled for doubled in range(11))])
def test_a_string_that_is_never_closed_is_read_once(letters: int) -> None:
    """It was once read again from each of its quotes: a million of them would never come to an end."""
    visitor = Visitor("unclosed")
    assert visitor.ask("read", link=attacks.unclosed_string(letters))["unreadable"]["code"] == "content"
    assert visitor.ask("read", link=attacks.backslashes(letters))["unreadable"]["code"] == "content"


@pytest.mark.parametrize("letter", ['\\"', '"\\"', "\\", "["])
def test_the_longest_text_of_all_is_read_once(letter: str) -> None:
    with pytest.raises(ValueError, match=r"^(?!too long)"):
        plain_data('"' + letter * ((LONGEST - 1) // len(letter)))


@pytest.mark.parametrize(
    ("text", "open_at_once"),
    [
        ("", 0),
        ("[]", 1),
        ("[[], {}]", 2),
        ('["[[[", "]]"]', 1),
        (r'["\"[[[", {"a\\": [1]}]', 3),
        (r'["\\\"[", "\\", [[]]]', 3),
        ('"' + '\\"[' * 1_000, 0),
        ("]" * 50 + "[" * 3, 0),
        ("[[" + "]" * 9 + "[" * 9, 2),
    ],
)
def test_brackets_count_outside_of_strings_alone(text: str, open_at_once: int) -> None:
    assert depth(brackets(text)) == open_at_once


def test_a_text_of_brackets_alone_is_refused_before_objects_are_made_of_it() -> None:
    with pytest.raises(ValueError, match="too many brackets"):
        plain_data("[" + "{}," * (MOST_BRACKETS // 2) + "{}]")
    assert plain_data('["' + "{[" * MOST_BRACKETS + '"]') == ["{[" * MOST_BRACKETS]


def test_the_longest_record_holds_far_fewer_brackets() -> None:
    longest = [["p", "done"]] * MOST_ENTRIES
    assert len(brackets(json.dumps({"entries": longest, "undone": longest}))) < MOST_BRACKETS // 2


@pytest.mark.parametrize("name", ["cutting", "ties", "turning"])
def test_an_attack_by_file_is_opened_as_far_as_its_work_is_bounded(name: str, steps: list[int]) -> None:
    """The number of answers left out is told, and going back from the end is bounded too."""
    visitor = Visitor("attacked")
    steps.clear()
    shown = visitor.view("open", file=written(attacks.LINKS[name]()))
    assert sum(steps) <= MOST_WORK + MOST_AT_ONCE
    left_out = [note["with"]["count"] for note in shown["notes"] if note["id"] == "note-left-out"]
    assert left_out == (
        [] if name != "cutting" else [attacks.MOST - shown["turn"] + len(attacks.joined().battle.record)]
    )
    steps.clear()
    shown = visitor.view("undo")
    assert sum(steps) <= MOST_AT_ONCE
    assert shown["can_redo"]


def written(text: str) -> Plain:
    """The record in a link as a file has it."""
    plain = link.unpack_plain(from_base64url(text.removeprefix("b="))[5:])
    record: Plain = json.loads(plain)
    return record


def test_a_battle_that_is_too_long_for_a_link_goes_as_a_file() -> None:
    visitor = Visitor("long")
    visitor.view("open", file=written(attacks.turning()))
    assert visitor.door.battle.work > MOST_IN_LINK
    assert visitor.refused("link") == "link-too-long"
    file = visitor.ask("export")["file"]
    assert Visitor("friend").view("open", file=file)["turn"] == len(file["entries"])


def test_dice_that_were_taken_back_are_no_more_than_a_battle_can_have() -> None:
    """Throws of more dice than any pool, or at places that no record has, fall away; of the others the last are kept."""
    here = [9, 0, "tiefen.roll.all", ["a"], "d6", "app"]
    kept = [[*here, 1], [MOST_ENTRIES, 8, *here[2:], *(6,) * MOST_DICE]]
    gone = [
        [9, 9, *here[2:], 1],
        [0, 0, *here[2:], 1],
        [MOST_ENTRIES + 1, 0, *here[2:], 1],
        [*here, *(6,) * (MOST_DICE + 1)],
    ]
    assert undone(kept + gone) == [[1], [6] * MOST_DICE]
    assert undone([[*here, *(1,) * MOST_DICE]] * 2 + [[*here, *(6,) * 600]] * 5) == [[6] * 600] * (
        MOST_RETRACTED_DICE // 600
    )


def undone(throws: list[Any]) -> list[Any]:
    """The struck-through throws of a battle that was opened with these."""
    visitor = Visitor("undone")
    visitor.begin()
    file = {**visitor.ask("export")["file"], "undone": throws}
    shown = visitor.view("open", file=file)
    assert len(visitor.ask("export")["file"]["undone"]) == len(
        [one for one in shown["chronicle"] if one["kind"] == "undone"]
    )
    return [one["faces"] for one in shown["chronicle"] if one["kind"] == "undone"]


def test_no_pool_of_ours_is_larger_than_a_throw_that_was_taken_back() -> None:
    """tiefen.dice.sum: base, terrain, certain death, fanaticism, outnumbering, tactic, deeds of both sides, a ruling"""
    largest = 1 + 1 + 2 + MOST_FANATICISM + MOST_OUTNUMBERING + 2 + 2 * MOST_DEEDS + MOST_BONUS
    assert largest <= MOST_DICE <= MOST_RETRACTED_DICE


@pytest.mark.parametrize("seed", [31, 33, 36])
@pytest.mark.parametrize("system", ["war", "tiefen", "sotc", "samyra"])
def test_a_long_battle_with_many_rulings_is_far_from_any_bound(system: str, seed: int) -> None:
    battle = RandomPlayers(f"long {seed}").played(system_of(system), most=600)
    read = replay(link.read(link.write(record_of(battle, "x"))), MOST_IN_LINK)
    assert read.record == battle.record
    assert read.work == battle.work <= MOST_IN_LINK / 3


def test_a_request_without_end_is_not_read() -> None:
    reply = json.loads(Visitor("long").door.handle(json.dumps({"do": "look", "viewer": "x" * 7_000_000})))
    assert reply["unreadable"]["code"] == "content"


@pytest.mark.parametrize("size", [2_000_001, 100_000_000])
def test_what_is_squeezed_is_unpacked_up_to_a_bound(size: int) -> None:
    """The rest is not even looked at."""
    body = from_base64url(attacks.bomb(size).removeprefix("b="))[5:]
    with pytest.raises(LinkError, match="too-long"):
        link.unpack_plain(body)
