"""Attacks that were found, each by name: what is sent, and what must become of it.

An attack stands here once it did harm, or was tried because it does elsewhere. It is read in the ordinary tests
(`test_corpus.py`), where its work is counted in steps. Links that make work are written by `support/attacks.py`.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any

from fuzzing.strategies import (
    EMPTY,
    INFO,
    PACKAGE,
    PAGE,
    SYMLINK,
    Files,
    Input,
    of_a_wheel,
    told,
    zipped,
)
from support import attacks
from support.links import letters, linked, wrapped, written

from gonfalon.door import sketch
from gonfalon.systems.tiefen import Tiefen

Plain = Any
OPENED, REFUSED = "opened", "refused"


@dataclass(frozen=True, slots=True)
class Attack:
    """The input of this name, and its result."""

    name: str
    made: Callable[[], Input]
    becomes: str = REFUSED


def attack(kind: str, becomes: str = REFUSED) -> Callable[[Callable[[], bytes]], Attack]:
    """An attack by the name of the function that makes it."""

    def of(make: Callable[[], bytes]) -> Attack:
        name = make.__name__.replace("_", " ").strip()
        return Attack(name, lambda: Input(kind, make()), becomes)

    return of


# ------------------------------------------------------------------ links and files that make work


@attack("link")
def an_unclosed_string_of_escaped_quotes() -> bytes:
    return attacks.unclosed_string().encode()


@attack("file")
def a_file_of_an_unclosed_string() -> bytes:
    return b'"' + b'\\"' * 500_000


@attack("link", OPENED)
def five_hundred_undone_throws_of_all_faces() -> bytes:
    return attacks.undone_dice().encode()


@attack("link")
def ties_thrown_again_for_ever() -> bytes:
    return attacks.ties().encode()


@attack("link")
def rulings_at_every_tie() -> bytes:
    return attacks.ties_ruled().encode()


@attack("link")
def rulings_without_end_before_each_answer() -> bytes:
    return attacks.rulings().encode()


@attack("link", OPENED)
def as_many_answers_as_a_record_holds() -> bytes:
    return attacks.names().encode()


@attack("link", OPENED)
def as_many_throws_as_battles_hold() -> bytes:
    return attacks.short_battles().encode()


@attack("link")
def a_name_of_accents() -> bytes:
    """To compose a run of accents takes the square of its length: the page's own reader stood still for minutes."""
    return linked(tiefen(name="a" + "\u0301\u0316" * 200_000)).encode()


@attack("file")
def nested_objects_by_the_hundred_thousand() -> bytes:
    return b"[" + b'{"":{}},' * 500_000 + b"{}]"


# ------------------------------------------------------------------ slips


def tiefen(**more: Plain) -> Plain:
    return {**EMPTY, "system": "tiefen", "version": Tiefen.version, **more}


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


@attack("file", OPENED)
def a_file_with_a_slip_whose_salt_is_none() -> bytes:
    """The file opens without that slip."""
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


@attack("wheel")
def files_that_overlap() -> bytes:
    """Two names for the same bytes."""
    files = {**of_a_wheel(), f"{PACKAGE}/one.py": b"x = 1\n" * 100, f"{PACKAGE}/two.py": b"x = 1\n" * 100}
    wheel = zipped(files)
    names = [*files, f"{INFO}/RECORD"]
    with zipfile.ZipFile(BytesIO(wheel)) as held:
        at = held.getinfo(f"{PACKAGE}/one.py").header_offset
    return told(wheel, names.index(f"{PACKAGE}/two.py"), "at", at)


@attack("wheel")
def a_link_in_place_of_a_file() -> bytes:
    """It would lead out of the package."""
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


@attack("wheel", OPENED)
def an_author_of_brackets() -> bytes:
    """The address in angle brackets was searched for anew from each of them."""
    files = of_a_wheel()
    files[f"{INFO}/METADATA"] = files[f"{INFO}/METADATA"].rstrip() + b"\nAuthor-email: A" + b"<" * 1_900_000 + b"\n"
    return zipped(files)


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
    names: dict[str, Any] = {"n0": "x"}
    names |= {f"n{n}": ["war-unit", dict.fromkeys("abcdefgh", f"n{n - 1}")] for n in range(1, 30)}
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(json.dumps(["play", names, []]).encode()) + packer.flush()
    return letters(bytes([sketch.VERSION]) + body).encode()


@attack("sketch")
def a_sketch_that_is_a_bomb() -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return letters(bytes([sketch.VERSION]) + packer.compress(b" " * 50_000_000) + packer.flush()).encode()


@attack("house-link", OPENED)
def house_rules_named_after_a_prototype() -> bytes:
    """They set nothing."""
    rules = {"system": "tiefen", "name": "x", "switches": {"__proto__": "yes", "constructor": "yes"}}
    return wrapped(written(rules), prefix="h=").encode()


@attack("file-link")
def a_file_in_a_link_that_is_a_bomb() -> bytes:
    return wrapped(zlib.compress(b'{"gonfalon": "roster"' + b" " * 50_000_000 + b"}"), 4).encode()


@attack("roster-file")
def more_cards_than_a_link_may_hold() -> bytes:
    card = {"kind": "war-unit", "text": "x"}
    return written({"gonfalon": "roster", "format": 1, "system": "war", "name": "", "cards": [card] * 201})


@attack("roster-file")
def a_card_that_turns_the_words_beside_it() -> bytes:
    card = {"kind": "war-unit", "text": "fair | fight 2 | \u202edromdroN"}
    return written({"gonfalon": "roster", "format": 1, "system": "war", "name": "", "cards": [card]})


@attack("roster-file")
def cards_of_a_prototype() -> bytes:
    return written({"gonfalon": "roster", "format": 1, "system": "__proto__", "name": "", "cards": [{}]})


ATTACKS = tuple(one for one in list(globals().values()) if isinstance(one, Attack))
