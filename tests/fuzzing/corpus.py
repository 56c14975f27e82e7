"""Attacks that were found, each by name: what is sent, and what must become of it.

An attack stands here once it did harm, or was tried because it does elsewhere. It is read in the ordinary tests
(`test_corpus.py`), where its work is counted in steps. Those in `WAITING` are data so far.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any

from fuzzing.hostile import (
    EMPTY,
    INFO,
    PACKAGE,
    PAGE,
    SYMLINK,
    Files,
    Input,
    letters,
    linked,
    of_a_wheel,
    told,
    wrapped,
    written,
    zipped,
)
from visitors import Visitor, slip, steps_to_tactics

from gonfalon.record import MOST_ITEMS
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.war import War
from gonfalon.undone import MOST_UNDONE
from gonfalon.work import MOST_ENTRIES

Plain = Any
OPENED, REFUSED = "opened", "refused"
EITHER = (OPENED, REFUSED)


@dataclass(frozen=True, slots=True)
class Attack:
    """What is sent under this name, and what may become of it."""

    name: str
    made: Callable[[], Input]
    becomes: tuple[str, ...] = (REFUSED,)


def attack(kind: str, *becomes: str) -> Callable[[Callable[[], bytes]], Attack]:
    """An attack by the name of the function that makes it."""

    def of(make: Callable[[], bytes]) -> Attack:
        name = make.__name__.replace("_", " ").strip()
        return Attack(name, lambda: Input(kind, make()), becomes or (REFUSED,))

    return of


def packed(text: str) -> bytes:
    """A link around this text."""
    return wrapped(zlib.compress(text.encode(), 9)).encode()


def tiefen(**more: Plain) -> Plain:
    return {**EMPTY, "system": "tiefen", "version": Tiefen.version, **more}


# ------------------------------------------------------------------ links and files that make work


@attack("link")
def an_unclosed_string_of_escaped_quotes() -> bytes:
    """A link of some hundred characters: a token pattern looked at its rest again from every quote."""
    return packed('"' + '\\"' * 500_000)


@attack("file")
def a_file_of_an_unclosed_string() -> bytes:
    return b'"' + b'\\"' * 500_000


@attack("link", *EITHER)
def five_hundred_undone_throws_of_all_faces() -> bytes:
    """Millions of dice to draw in two thousand characters."""
    throw = [0, 0, "tiefen.roll.all", ["a"], "d6", "app", *[6] * (MOST_ITEMS - 10)]
    return linked(tiefen(undone=[throw] * MOST_UNDONE)).encode()


@attack("link", *EITHER)
def ties_thrown_again_for_ever() -> bytes:
    """Both sides of a war throw the same, again and again, inside one procedure."""
    before = tied()
    throws = [["d", "table", 0, 0, 0, 0]] * (MOST_ENTRIES - len(before["entries"]))
    return linked({**before, "entries": [*before["entries"], *throws]}).encode()


@attack("link", *EITHER)
def rulings_at_every_tie() -> bytes:
    """Each ruling runs everything again since the last checkpoint."""
    before = tied()
    throws = [["d", "table", 0, 0, 0, 0]] * 2_000
    rulings = [["r", "p1.own", 1, ""], ["r", "p1.own", 2, ""]] * 100
    return linked({**before, "entries": [*before["entries"], *throws, *rulings]}).encode()


@attack("link", *EITHER)
def rulings_without_end_before_each_answer() -> bytes:
    block = [["p", "name.a"], *[["r", "a.bonus", 1, ""]] * 50, ["t", "x"]]
    return linked(tiefen(entries=[["n", 10], ["n", 10], *block * 380])).encode()


@attack("link", *EITHER)
def as_many_answers_as_a_record_holds() -> bytes:
    """Twenty thousand answers that all fit, none of them a throw."""
    block = [["p", "name.a"], ["t", "x"], ["p", "name.a"], ["t", "y"]]
    return linked(tiefen(entries=[["n", 10], ["n", 10], *block * 4_999])).encode()


@attack("link", *EITHER)
def as_many_throws_as_battles_hold() -> bytes:
    """Battle after battle by the same troops; a count of all throws at each throw is quadratic."""
    return linked(tiefen(entries=[["n", 10], ["n", 10], *one_battle() * 1_300][:MOST_ENTRIES])).encode()


def one_battle() -> list[list[Any]]:
    """A battle of one die each, down to the question for the next one, by slips that are entered anew."""
    visitor = Visitor("one battle")
    visitor.begin()
    visitor.answer(*steps_to_tactics(), slip("a", "speed"), slip("b", "speed"), {"keys": ["close"]})
    visitor.answer({"faces": [3]}, {"faces": [3]})
    check = ({"keys": ["success"]}, {"number": 2})
    visitor.answer(*check, *check, {"keys": ["next"]})
    entries: list[list[Any]] = visitor.ask("export")["file"]["entries"][2:]
    return [["o", entry[1], ""] if entry[0] == "o" else entry for entry in entries]


@cache
def tied() -> Plain:
    """A war of two equal armies whose captains have thrown the same once."""
    visitor = Visitor("tied")
    visitor.begin("war")
    shown = visitor.answer({"keys": ["players.2"]})
    while shown["ask"]["rule"] != "war.init.tie":
        shown = visitor.view("answer", answer=quickly(shown["ask"]))
    file = visitor.ask("export")["file"]
    return {**file, "version": War.version}


def quickly(ask: Plain) -> Plain:
    """What is proposed, the same army for everybody, and noughts on every die."""
    if ask["kind"] == "roll":
        return {"faces": [0] * ask["pool"]["dice"]}
    if ask["kind"] in ("number", "text"):
        return {ask["kind"]: ask[ask["kind"]]["preset"], **({"by": ask["who"][0]} if ask["secret"] else {})}
    keys = [one["key"] for one in ask["options"] if not one["barred"]]
    proposed = [one["key"] for one in ask["options"] if one["proposed"] and not one["barred"]]
    return {"keys": ["quick.medieval"] if "quick.medieval" in keys and "done" not in keys else proposed or keys[:1]}


# ------------------------------------------------------------------ slips


def laid(seal: str) -> list[list[Any]]:
    """Entries up to two slips under this seal, and the close of the deeds."""
    judged: list[list[Any]] = [["p"]] * 4
    return [
        ["n", 60],
        ["n", 90],
        ["p", "done"],
        *judged,
        ["p", "close"],
        ["l", "a", seal],
        ["l", "b", seal],
        ["p", "close"],
    ]


@attack("link")
def a_seal_that_opens_as_two_texts() -> bytes:
    """Salt and content meet at a colon: a salt with a colon in it moves the border."""
    seal = sha256(b"0" * 32 + b":steadiness:speed").hexdigest()
    opened = ["o", "speed", "0" * 32 + ":steadiness"]
    return linked(tiefen(entries=[*laid(seal), opened, opened])).encode()


@attack("link")
def a_salt_of_one_letter() -> bytes:
    """Too short to hide anything."""
    opened = ["o", "speed", "a"]
    return linked(tiefen(entries=[*laid(sha256(b"a:speed").hexdigest()), opened, opened])).encode()


@attack("file", *EITHER)
def a_file_with_a_slip_whose_salt_is_none() -> bytes:
    """The file is refused, or opens without that slip."""
    seal = sha256(b"not hexadecimal:speed").hexdigest()
    return written({**tiefen(entries=laid(seal)[:-1]), "slips": {seal: ["speed", "not hexadecimal"]}})


# ------------------------------------------------------------------ wheels


def with_head(tag: str) -> bytes:
    """A sound wheel but for this in the head of a rule page."""
    files = of_a_wheel()
    files[f"{PACKAGE}/made/rules/herons/de.html"] = PAGE.replace("<title>", f"{tag}\n<title>").encode()
    return zipped(files)


@attack("wheel", OPENED)
def a_sound_wheel() -> bytes:
    """None of the others is refused for what all of them share."""
    return zipped(of_a_wheel())


@attack("wheel")
def a_rule_page_that_leads_away() -> bytes:
    return with_head('<meta http-equiv="refresh" content="0; url=https://example.org/">')


@attack("wheel")
def a_rule_page_that_leads_away_in_capitals() -> bytes:
    return with_head("<META content='0; url=https://example.org/' HTTP-EQUIV = ReFresh>")


@attack("wheel", *EITHER)
def files_that_overlap() -> bytes:
    """Two names for the same bytes. What all files say to be unpacked is bounded, so this gains nothing."""
    files = {**of_a_wheel(), f"{PACKAGE}/one.py": b"x = 1\n" * 100, f"{PACKAGE}/two.py": b"x = 1\n" * 100}
    wheel = zipped(files)
    names = [*files, f"{INFO}/RECORD"]
    with zipfile.ZipFile(BytesIO(wheel)) as held:
        at = held.getinfo(f"{PACKAGE}/one.py").header_offset
    return told(wheel, names.index(f"{PACKAGE}/two.py"), "at", at)


@attack("wheel", *EITHER)
def a_link_in_place_of_a_file() -> bytes:
    """Nothing here follows it: it is a file that holds a path."""
    return zipped({**of_a_wheel(), f"{PACKAGE}/passwd.py": b"/etc/passwd"}, attributes=SYMLINK)


@attack("wheel")
def a_file_that_says_it_is_huge() -> bytes:
    return told(zipped(of_a_wheel()), 0, "size", 2**32 - 1)


@attack("wheel")
def a_file_that_says_it_is_small() -> bytes:
    """Its content is a bomb."""
    return told(zipped({**of_a_wheel(), f"{PACKAGE}/bomb.py": b"\n" * 30_000_000}), len(of_a_wheel()), "size", 10)


@attack("wheel")
def bombs_below_the_bound_of_each() -> bytes:
    """Seven files of nine megabytes each in some kilobytes."""
    bombs: Files = {f"{PACKAGE}/bomb{number}.py": b"\n" * 9_000_000 for number in range(7)}
    return zipped({**of_a_wheel(), **bombs})


@attack("wheel")
def a_name_that_leaves_the_folder() -> bytes:
    return zipped({**of_a_wheel(), f"{PACKAGE}/../../index.html": b"<script>"})


@attack("wheel")
def a_name_twice() -> bytes:
    """The list is read by one, the heads of the files by another."""
    one, other = f"{PACKAGE}/one.py", f"{PACKAGE}/two.py"
    return zipped({**of_a_wheel(), one: b"x", other: b"y"}).replace(other.encode(), one.encode())


# ------------------------------------------------------------------ sketches and house rules


@attack("sketch")
def a_sketch_of_names_within_names() -> bytes:
    """Names that hold names that hold names: the sentence grows without bound."""
    names = [["n0", "x"], *([f"n{n}", ["war-unit", dict.fromkeys("abcdefgh", f"n{n - 1}")]] for n in range(1, 30))]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(json.dumps(["play", names, [], [], [], [], [], None, None]).encode()) + packer.flush()
    return letters(b"\1" + body).encode()


@attack("sketch")
def a_sketch_that_is_a_bomb() -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return letters(b"\1" + packer.compress(b" " * 50_000_000) + packer.flush()).encode()


@attack("house-link", *EITHER)
def house_rules_named_after_a_prototype() -> bytes:
    rules = {"system": "tiefen", "name": "x", "switches": {"__proto__": "yes", "constructor": "yes"}}
    return wrapped(written(rules), prefix="h=").encode()


ATTACKS = tuple(one for one in list(globals().values()) if isinstance(one, Attack))

WAITING = frozenset(
    {
        "an unclosed string of escaped quotes",
        "a file of an unclosed string",
        "five hundred undone throws of all faces",
        "ties thrown again for ever",
        "rulings at every tie",
        "as many throws as battles hold",
        "a seal that opens as two texts",
        "a salt of one letter",
        "a rule page that leads away",
        "a rule page that leads away in capitals",
    }
)
"""What is not mended yet: it is read by `tests/tools/fuzz.py` only."""
