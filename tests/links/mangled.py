"""Links and files that went wrong on their way, or were made to do harm: what is wrong, and with which code it is refused.

A link stands here as the text that somebody opens, a file as the text that stands in it.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.formats import link
from gonfalon.systems.tiefen import Tiefen

Plain = dict[str, Any]


class Mangled(NamedTuple):
    """A text that must be refused."""

    about: str
    kind: str
    text: str
    code: str


ADDRESS = (Path(__file__).parent / "given-out.txt").read_text("utf-8").splitlines()[7]
SITE, _, BODY = ADDRESS.partition("#b=")
BYTES = urlsafe_b64decode(BODY + "=" * (-len(BODY) % 4))
RECORD: Plain = {**json.loads(zlib.decompress(BYTES[5:])), "version": Tiefen.version}


def letters(raw: bytes) -> str:
    return f"{SITE}#b={urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def sealed(body: bytes, version: int = link.VERSION) -> str:
    """A link with a true checksum."""
    return letters(bytes([version]) + zlib.crc32(body).to_bytes(4, "big") + body)


def packed(text: bytes) -> str:
    return sealed(zlib.compress(text, 9))


def changed(change: Callable[[Plain], object]) -> Plain:
    """The record with one thing wrong in it."""
    record = deepcopy(RECORD)
    change(record)
    return record


def linked(change: Callable[[Plain], object]) -> str:
    return packed(json.dumps(changed(change)).encode())


def filed(change: Callable[[Plain], object]) -> str:
    return json.dumps(changed(change))


def torn() -> Iterator[Mangled]:
    """Links as mail programs, chat programs and thumbs leave them."""
    half = len(BODY) // 2
    wrong = {
        "nothing at all": ("", "foreign"),
        "only the address of the site": (SITE, "foreign"),
        "the address and a lonely #": (f"{SITE}#", "foreign"),
        "a place on another page": ("https://example.org/rules.html#chapter-2", "foreign"),
        "some words": ("Schau mal, unsere Schlacht!", "foreign"),
        "nothing after b=": (f"{SITE}#b=", "cut"),
        "four letters only": (f"{SITE}#b={BODY[:4]}", "cut"),
        "only the first half": (f"{SITE}#b={BODY[:half]}", "cut"),
        "the last letter gone": (ADDRESS[:-1], "cut"),
        "the first letter of the body gone": (f"{SITE}#b={BODY[1:]}", "cut"),
        "a letter gone in the middle": (f"{SITE}#b={BODY[:half]}{BODY[half + 1 :]}", "cut"),
        "a letter doubled": (f"{SITE}#b={BODY[: half + 1]}{BODY[half:]}", "cut"),
        "another letter in the middle": (
            f"{SITE}#b={BODY[:half]}{'A' if BODY[half] != 'A' else 'B'}{BODY[half + 1 :]}",
            "cut",
        ),
        "wrapped by a mail program": (f"{SITE}#b={BODY[:half]}\n{BODY[half:]}", "cut"),
        "a blank in the middle": (f"{SITE}#b={BODY[:half]} {BODY[half:]}", "cut"),
        "shortened with dots": (f"{SITE}#b={BODY[:half]}…", "cut"),
        "all in small letters": (f"{SITE}#b={BODY.lower()}", "cut"),
        "all in capitals": (f"{SITE}#b={BODY.upper()}", "cut"),
        "backwards": (f"{SITE}#b={BODY[::-1]}", "cut"),
        "two links run together": (f"{ADDRESS}{BODY}", "cut"),
        "the letters of another alphabet": (f"{SITE}#b={BODY[:half]}ф{BODY[half:]}", "cut"),
        "written for a query instead": (f"{SITE}?b={BODY}", "foreign"),
    }
    for about, (text, code) in wrong.items():
        yield Mangled(about, "link", text, code)


def forged() -> Iterator[Mangled]:
    """Links whose outside is right and whose inside is not."""
    crc_wrong = bytes([BYTES[0]]) + b"\0\0\0\0" + BYTES[5:]
    wrong = {
        "a later format": (sealed(BYTES[5:], version=9), "newer"),
        "a part of a link": (sealed(b"\1\3\0\0\0\0" + BYTES, version=3), "part"),
        "something other than a battle": (sealed(b"{}", version=4), "no-battle"),
        "a checksum of noughts": (letters(crc_wrong), "cut"),
        "not compressed": (sealed(json.dumps(RECORD).encode()), "content"),
        "compressed nothing": (packed(b""), "content"),
        "compressed noise": (packed(bytes(range(256))), "content"),
        "a list instead of a battle": (packed(b"[1, 2, 3]"), "content"),
        "half of a battle": (packed(json.dumps(RECORD).encode()[:200]), "content"),
        "letters in Latin-1": (packed('{"gonfalon": 1, "name": "Höhe"}'.encode("latin-1")), "content"),
        "a bomb of blanks": (packed(b" " * 20_000_000), "too-long"),
        "a hundred thousand brackets": (packed(b"[" * 100_000), "content"),
        "a number of five thousand digits": (packed(b'{"gonfalon": ' + b"1" * 5_000 + b"}"), "content"),
        "longer than any battle": (f"{SITE}#b={'A' * 300_000}", "too-long"),
        "another program's data": (packed(b'{"format": "chess"}'), "foreign"),
        "rules that nobody knows": (linked(lambda r: r.update(system="chess")), "no-system"),
        "an option that nobody knows": (
            linked(lambda r: r["switches"].update({"tiefen.magic": "yes"})),
            "against-rules",
        ),
        "an answer that was not on offer": (linked(lambda r: r["entries"].insert(2, ["p", "win"])), "against-rules"),
        "a throw of seven": (linked(lambda r: r["entries"].append(["d", "app", 7])), "against-rules"),
        "a slip turned that says something else": (linked(turn_another), "against-rules"),
        "a ruling beyond all bounds": (
            linked(lambda r: r["entries"].append(["r", "b.bonus", 1_000, ""])),
            "against-rules",
        ),
        "a name of ten thousand letters": (linked(lambda r: r.update(name="x" * 10_000)), "too-long"),
    }
    for about, (text, code) in wrong.items():
        yield Mangled(about, "link", text, code)


def turn_another(record: Plain) -> None:
    opened = next(entry for entry in record["entries"] if entry[0] == "o")
    opened[1] = "strength" if opened[1] != "strength" else "speed"


def files() -> Iterator[Mangled]:
    """Files that are no battle, or no longer one."""
    whole = json.dumps(RECORD)
    wrong = {
        "an empty file": ("", "content"),
        "a photograph": ("\ufffdPNG\r\n\x1a\n\0\0\0\rIHDR", "content"),
        "half a file": (whole[: len(whole) // 2], "content"),
        "a list": ("[]", "content"),
        "null": ("null", "content"),
        "an object without anything": ("{}", "foreign"),
        "a file of a later Gonfalon": (filed(lambda r: r.update(gonfalon=3)), "newer"),
        "a file of another program": (filed(lambda r: r.update(gonfalon="chess")), "foreign"),
        "no answers": (filed(lambda r: r.pop("entries")), "content"),
        "answers by name": (filed(lambda r: r.update(entries={"a": 1})), "content"),
        "an answer of an unknown kind": (filed(lambda r: r["entries"].append(["z", 1])), "content"),
        "an answer without a kind": (filed(lambda r: r["entries"].append([])), "content"),
        "an answer that is a word": (filed(lambda r: r["entries"].append("speed")), "content"),
        "dice from nowhere": (filed(lambda r: r["entries"].append(["d", "moon", 6])), "content"),
        "dice from a list": (filed(lambda r: r["entries"].append(["d", [], 6])), "content"),
        "a number in words": (filed(lambda r: r["entries"].insert(0, ["n", "sixty"])), "content"),
        "half a soldier": (filed(lambda r: r["entries"].insert(0, ["n", 0.5])), "content"),
        "more soldiers than stars": (filed(lambda r: r["entries"].insert(0, ["n", 10**30])), "content"),
        "yes for a number": (filed(lambda r: r["entries"].insert(0, ["n", True])), "content"),
        "a slip of half a surrogate": (filed(lambda r: r["entries"].append(["l", "a", "\ud800"])), "content"),
        "a name that turns the line": (filed(lambda r: r.update(name="\u202eelttaB")), "content"),
        "options as a list": (filed(lambda r: r.update(switches=[])), "content"),
        "an option set to a number": (filed(lambda r: r["switches"].update({"tiefen.odds.show": 1})), "content"),
        "rules that nobody knows": (filed(lambda r: r.update(system="chess")), "no-system"),
        "an option with a choice that nobody knows": (
            filed(lambda r: r["switches"].update({"tiefen.odds.show": "maybe"})),
            "system",
        ),
        "a throw of nobody that was taken back": (
            filed(lambda r: r["undone"].append([1, 0, "x", [], "d6", "app", 6])),
            "content",
        ),
        "a throw of nines that was taken back": (
            filed(lambda r: r["undone"].append([1, 0, "x", ["a"], "d6", "app", 9])),
            "content",
        ),
        "slips as a list": (filed(lambda r: r.update(slips=[])), "content"),
        "a slip without its salt": (filed(lambda r: r.update(slips={"0" * 64: ["speed"]})), "content"),
        "more answers than any battle has": (filed(lambda r: r.update(entries=[["p"]] * 20_001)), "too-long"),
        "brackets without end": ("[" * 100_000, "content"),
    }
    for about, (text, code) in wrong.items():
        yield Mangled(about, "file", text, code)


ALL = (*torn(), *forged(), *files())
