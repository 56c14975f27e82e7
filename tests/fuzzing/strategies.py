"""Hypothesis strategies for what strangers send: links, files, requests, sketches, house rules, cards and wheels.

Each knows the form of what it spoils: it starts from something sound, changes a few places of it, and wraps it up again
with true checksums, so that what lies inside is met too.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

from hypothesis import strategies as st
from support.door_player import Visitor
from support.links import letters, wrapped, written
from support.logged import log_data
from support.players import RandomPlayers

from gonfalon.battle.battle import Battle
from gonfalon.battle.undo import Redo, Undo
from gonfalon.door import sketch
from gonfalon.door.packing import packed
from gonfalon.formats import link
from gonfalon.formats.record import FORMAT, dump, record_of
from gonfalon.questions.refusal import Refused
from gonfalon.systems import ours

Plain = Any
Path = tuple[Any, ...]
Draw = Callable[[st.SearchStrategy[Any]], Any]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Input(NamedTuple):
    """Something from outside: what it pretends to be, and its bytes."""

    kind: str
    body: bytes


plain = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(
            [
                "",
                "a",
                "p",
                "d",
                "n",
                "t",
                "l",
                "o",
                "r",
                "f",
                "m",
                "w",
                "u",
                "z",
                "name",
                "app",
                "table",
                "gm",
                "\ud800",
                "\u202e",
                "x" * 801,
                10**30,
            ]
        ),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=6,
)
"""Data of every kind that JSON has, and what records are made of."""


def places(data: Plain, path: Path = ()) -> list[Path]:
    """Return the paths of all values in the data."""
    found = [path] if path else []
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            found += places(data[key], (*path, key))
    return found


def mangled(data: Plain, path: Path, value: object) -> Plain:
    """The same data with something else in this place."""
    copy = deepcopy(data)
    inner: Any = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy


# ------------------------------------------------------------------ records


@cache
def battles() -> tuple[Battle[Any], ...]:
    """Battles of each system at several moments; in war also a ready one, which is under way after a few answers."""
    played = [RandomPlayers(f"{one.id} {most}").played(one, most=most) for one in ours() for most in (6, 30, 90)]
    for most in (20, 80):
        visitor = Visitor(f"raid {most}")
        visitor.begin("war")
        visitor.play(visitor.answer({"keys": ["ready.raid"]}), most=most)
        played.append(visitor.door.battle)
    return tuple(played)


@cache
def sound() -> tuple[Plain, ...]:
    """Their records, and logs of the same battles that went back and forth."""
    records = tuple(dump(record_of(battle, "Furt")) for battle in battles())
    return (*records, *(log_data(wandered(battle)) for battle in battles()))


def wandered(battle: Battle[Any]) -> Battle[Any]:
    """The same battle after some steps back and half of them forth."""
    other = battle.fork()
    for entry in [Undo()] * 4 + [Redo()] * 2:
        with suppress(Refused):
            other.append(entry)
    return other


Counts = tuple[int, ...]
FEW = (1, 2, 5, 20, 100)
MANY = (*FEW, 500, 990)
"""The numbers of repetitions: in the tests, and where there is time."""

ENTRIES: tuple[list[Any], ...] = (
    ["p", "done"],
    ["p", "close"],
    ["p"],
    ["n", 1],
    ["t", "x"],
    ["d", "app", 6],
    ["d", "table", *[0] * 4],
    ["l", "a", "0" * 64],
    ["o", "speed", "0" * 32],
    ["o", "speed", ""],
    ["a", "concede.p1"],
    ["f"],
    ["f", ["n", 10], None, ["f", ["t", "x"]], ["w", ["seat", ["p", "orcs"], ["l", "a", "0" * 64]]]],
    ["m", "cce"],
    ["m", ""],
    ["u"],
    ["z"],
    ["name", "x"],
    ["rules", 1],
    ["old", [], ["0" * 64]],
)
RULED = (("a.bonus", 1), ("a.name", "x"), ("b.1.troops", 1), ("p1.own", 2), ("switch.tiefen.odds.show", "off"))


def cut(draw: Draw, record: Plain, _many: Counts) -> None:
    """Fewer entries."""
    entries = record["entries"]
    start = draw(st.integers(0, len(entries)))
    del entries[start : start + draw(st.integers(1, 5))]


def swap(draw: Draw, record: Plain, _many: Counts) -> None:
    """Two entries in each other's place."""
    entries = record["entries"]
    if entries:
        one, other = (draw(st.integers(0, len(entries) - 1)) for _ in range(2))
        entries[one], entries[other] = entries[other], entries[one]


def repeat(draw: Draw, record: Plain, many: Counts) -> None:
    """A part of the record many times over."""
    entries = record["entries"]
    start = draw(st.integers(0, len(entries)))
    part = entries[start : start + draw(st.integers(1, 3))]
    entries[start:start] = part * draw(st.sampled_from(many))


def enter(draw: Draw, record: Plain, many: Counts) -> None:
    """Entries that may fit somewhere."""
    entry = draw(st.sampled_from(ENTRIES))
    at = draw(st.integers(0, len(record["entries"])))
    record["entries"][at:at] = [deepcopy(entry)] * draw(st.sampled_from(many))


def rule(draw: Draw, record: Plain, many: Counts) -> None:
    """Many rulings at one place."""
    what, value = draw(st.sampled_from(RULED))
    at = draw(st.integers(0, len(record["entries"])))
    record["entries"][at:at] = [["r", what, value, ""]] * draw(st.sampled_from(many))


def take_back(draw: Draw, record: Plain, many: Counts) -> None:
    """Throws that were taken back, with many faces."""
    faces = [draw(st.sampled_from([1, 6, 0, 7]))] * draw(st.sampled_from(many))
    die = draw(st.sampled_from(["d6", "fate", "d20"]))
    throw = [draw(st.integers(0, 40)), 0, "tiefen.roll.all", ["a"], die, "app", *faces]
    throws = [throw] * draw(st.sampled_from(many))
    if "undone" in record:
        record["undone"] += throws
    else:
        few = [one[:10] for one in throws[:20]]  # this entry may be repeated, and a page reads six million letters
        record["entries"].append(["old", few, []])


def place(draw: Draw, record: Plain) -> None:
    """Anything in any place."""
    at = draw(st.sampled_from(places(record)))
    inner = record
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = draw(plain)


CHANGES = (cut, swap, repeat, enter, rule, take_back)


@st.composite
def records(draw: Draw, many: Counts = FEW) -> Plain:
    """Records with some things wrong in them: first in their order, then in their form."""
    record = deepcopy(draw(st.sampled_from(sound())))
    for _ in range(draw(st.integers(0, 3))):
        draw(st.sampled_from(CHANGES))(draw, record, many)
    if draw(st.booleans()):
        place(draw, record)
    return record


# ------------------------------------------------------------------ texts, links, files


TOKENS = ('"', '\\"', "\\", "[", "]", "{", "}", ",", ":", "0", "-", "1e9", "\\u0000", "\ud83d", "null", " ", "\n", "é")


@st.composite
def json_texts(draw: Draw, many: Counts = FEW) -> str:
    """Texts made of the tokens of JSON, each perhaps many times."""
    parts = draw(st.lists(st.tuples(st.sampled_from(TOKENS), st.sampled_from(many)), max_size=12))
    return "".join(token * count for token, count in parts)


@st.composite
def bodies(draw: Draw, many: Counts = FEW) -> bytes:
    """Draw the body of a link."""
    match draw(st.integers(0, 11)):
        case 11:
            return draw(st.binary(max_size=200))  # type: ignore[no-any-return]
        case 10 | 9:
            return zlib.compress(draw(json_texts(many)).encode("utf-8", "surrogatepass"), 9)
        case 8:
            part = draw(st.sampled_from([b" ", b"[", b'"', b"\\", b'\\"']))
            return zlib.compress(b'"' + part * draw(st.integers(1, 20 * max(many))), 9)
        case _:
            return zlib.compress(written(draw(records(many))), draw(st.integers(0, 9)))


@st.composite
def links(draw: Draw, many: Counts = FEW) -> Input:
    """Links to battles, whole on the outside or not."""
    text = wrapped(draw(bodies(many)), draw(st.sampled_from([link.VERSION] * 8 + [0, 2, 255])))
    return Input("link", spoiled(draw, text).encode("utf-8", "surrogatepass"))


def spoiled(draw: Draw, text: str) -> str:
    """The same text, or one that lost, gained or changed something on its way."""
    at = draw(st.integers(0, len(text)))
    match draw(st.integers(0, 12)):
        case 12:
            return text[:at]
        case 11:
            return f"{text[:at]}{draw(st.text(max_size=3))}{text[at:]}"
        case 10:
            return f"https://example.org/{draw(st.text(max_size=20))}#{text}&s={draw(st.text(LETTERS, max_size=40))}"
        case _:
            return text


@st.composite
def files(draw: Draw, many: Counts = FEW) -> Input:
    """Files of battles, with slips that lie face down."""
    record = draw(records(many))
    if isinstance(record, dict) and draw(st.booleans()):
        seals = st.text("0123456789abcdef", min_size=64, max_size=64)
        slips = st.dictionaries(
            st.one_of(seals, st.text(max_size=5)), st.one_of(plain, st.tuples(st.text(), st.text()))
        )
        record["slips"] = draw(slips)
    text = draw(st.one_of(st.just(written(record).decode()), json_texts(many)))
    return Input("file", text.encode("utf-8", "surrogatepass"))


@st.composite
def requests(draw: Draw, _many: Counts = FEW) -> Input:
    """Requests to the door with anything in them."""
    does = (
        "new",
        "open",
        "read",
        "look",
        "odds",
        "append",
        "draft",
        "log",
        "heads",
        "answer",
        "undo",
        "redo",
        "overrule",
        "name",
        "cards",
        "link",
        "export",
        "close",
        "path",
    )
    fields = (
        "session",
        "viewer",
        "known",
        "system",
        "switches",
        "name",
        "file",
        "link",
        "slips",
        "answer",
        "at",
        "entries",
        "since",
        "after",
        "turn",
        "steps",
        "to",
    )
    asked = draw(
        st.dictionaries(st.sampled_from([*fields, "what", "value", "why", "cards", "sketch"]), plain, max_size=4)
    )
    return Input("request", written({"do": draw(st.sampled_from(does)), **asked}))


# ------------------------------------------------------------------ sketches and house rules


@cache
def sketched() -> tuple[Plain, ...]:
    """Sketches of battles as the engine draws them."""
    drawn = []
    for battle in battles():
        drawn.append(json.loads(json.dumps(packed(sketch.preview(battle)))))
    return tuple(drawn)


@st.composite
def sketches(draw: Draw, many: Counts = FEW) -> Input:
    """Draw the text behind `&s=`: a picture of the table that no engine has seen."""
    data = deepcopy(draw(st.sampled_from(sketched())))
    for _ in range(draw(st.integers(0, 3))):
        data = mangled(data, draw(st.sampled_from(places(data))), draw(plain))
    if draw(st.booleans()):
        at = draw(st.sampled_from([path for path in places(data) if isinstance(found(data, path), list)]))
        data = mangled(data, at, found(data, at) * draw(st.sampled_from(many)))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(draw(st.one_of(st.just(written(data)), st.binary(max_size=60)))) + packer.flush()
    text = letters(bytes([draw(st.sampled_from([sketch.VERSION] * 5 + [0, 2]))]) + body)
    return Input("sketch", spoiled(draw, text).encode("utf-8", "surrogatepass"))


def found(data: Plain, path: Path) -> Plain:
    """Return the value in this place."""
    for key in path:
        data = data[key]
    return data


@st.composite
def house_rules(draw: Draw, _many: Counts = FEW) -> Input:
    """House rules as the text of a link or as a file."""
    system = draw(st.sampled_from(ours()))
    known = {switch.rule: draw(st.sampled_from(switch.values)) for switch in system.switches}
    data: Plain = {"system": system.id, "name": draw(st.text(max_size=80)), "switches": known}
    for _ in range(draw(st.integers(0, 2))):
        data = mangled(data, draw(st.sampled_from(places(data))), draw(plain))
    if draw(st.booleans()):
        file = {"gonfalon": "house-rules", "format": draw(st.sampled_from([1, 1, 1, 2, "1", None])), **data}
        return Input("house-file", written(file))
    text = wrapped(written(data), draw(st.sampled_from([1, 1, 1, 1, 0, 2])), prefix="h=")
    return Input("house-link", ("h=" + spoiled(draw, text[2:])).encode("utf-8", "surrogatepass"))


CARD = "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"


@st.composite
def shared_files(draw: Draw, many: Counts = FEW) -> Input:
    """House rules or cards as a file, or as a link that holds one."""
    system = draw(st.sampled_from(ours())).id
    text = st.one_of(st.just(CARD), st.text(max_size=60))
    cards = draw(st.lists(st.fixed_dictionaries({"kind": st.just("war-unit"), "text": text}), min_size=1, max_size=3))
    data: Plain = {"gonfalon": "roster", "format": 1, "system": system, "name": draw(st.text(max_size=80))}
    if draw(st.booleans()):
        data |= {"cards": cards * draw(st.sampled_from(many))}
    else:
        data |= {"gonfalon": "house-rules", "switches": {}}
    for _ in range(draw(st.integers(0, 2))):
        data = mangled(data, draw(st.sampled_from(places(data))), draw(plain))
    if draw(st.booleans()):
        return Input("roster-file", written(data))
    body = zlib.compress(draw(st.one_of(st.just(written(data)), st.binary(max_size=60))))
    link = wrapped(body, draw(st.sampled_from([4, 4, 4, 4, 1, 5])))
    return Input("file-link", ("b=" + spoiled(draw, link[2:])).encode("utf-8", "surrogatepass"))


# ------------------------------------------------------------------ wheels


PACKAGE = "gonfalon_herons"
INFO = f"{PACKAGE}-1.0.0.dist-info"
LANGUAGES = ("de", "fr", "en")
PAGE = "<!doctype html>\n<title>Herons</title>\n<p>Fly</p>\n"
"""A rule page in the form that the build writes: the inspection knows no other."""
Files = dict[str, bytes]


def of_a_wheel() -> Files:
    """The files of a small sound wheel of a rule system, its list left out."""
    texts = dict.fromkeys(LANGUAGES, "Herons")
    system = {"id": "herons", "version": 1, "interface": 1, "title": texts, "intro": texts, "switches": []}
    files = {
        f"{PACKAGE}/__init__.py": "class Herons:\n    pass\n",
        f"{PACKAGE}/made/system.json": json.dumps(system),
        f"{INFO}/METADATA": "Metadata-Version: 2.1\nName: gonfalon-herons\nVersion: 1.0.0\nRequires-Python: >=3.11\n",
        f"{INFO}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{INFO}/entry_points.txt": f"[gonfalon.systems]\nherons = {PACKAGE}:Herons\n",
    }
    for language in LANGUAGES:
        files[f"{PACKAGE}/made/words/{language}.ftl"] = "herons-fly = Fly\n"
        files[f"{PACKAGE}/made/rules/{language}.json"] = json.dumps({"herons.fly": {"title": "Fly"}})
        files[f"{PACKAGE}/made/rules/herons/{language}.html"] = PAGE
    return {name: text.encode() for name, text in files.items()}


def listing(files: Files) -> bytes:
    """RECORD: each file with its hash."""
    hashed = {
        name: base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()
        for name, body in files.items()
    }
    lines = [f"{name},sha256={hashed[name]},{len(body)}" for name, body in files.items()]
    return "\n".join([*lines, f"{INFO}/RECORD,,"]).encode()


def zipped(files: Files, *, listed: bool = True, attributes: int = 0) -> bytes:
    """A wheel of these files."""
    into = BytesIO()
    everything = {**files, f"{INFO}/RECORD": listing(files)} if listed else files
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as made:
        for name, body in everything.items():
            info = zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0))
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, attributes
            made.writestr(info, body)
    return into.getvalue()


NAMES = ("../x", "/x", "C:x", "a\\b", f"{PACKAGE}/../x", "json/__init__.py", f"{PACKAGE}/", "é", f"{PACKAGE}/a" * 40)
TEXTS = (
    b"",
    b"\xff\xfe",
    b"null",
    b"[" * 5_000,
    b"Name: " + b"x" * 5_000,
    b"Name: x\nAuthor-email: x" + b"<" * 40_000,
    b"Name: x\nAuthor-email: x" + b" " * 40_000,
    b"Name: " + "\u0301\u0316".encode() * 20_000,
    b"a: b\n" * 500,
    b'"' + b'\\"' * 2_000,
    b"[gonfalon.systems]\n" + b"a = b\n" * 300,
)
SYMLINK = 0o120777 << 16
ENDS = b"PK\x05\x06"
LISTED = b"PK\x01\x02"
FIELDS = {
    "flags": (8, "<H"),
    "method": (10, "<H"),
    "crc": (16, "<I"),
    "packed": (20, "<I"),
    "size": (24, "<I"),
    "at": (42, "<I"),
}
"""Fields of a line of a zip's list: where they stand in it, and in what form."""


def told(wheel: bytes, line: int, field: str, value: int) -> bytes:
    """The same zip, its list telling something else about a file."""
    lines = [at for at in range(len(wheel)) if wheel.startswith(LISTED, at)]
    offset, form = FIELDS[field]
    at = lines[line % len(lines)] + offset
    packed = struct.pack(form, value % (1 << 8 * struct.calcsize(form)))
    return wheel[:at] + packed + wheel[at + len(packed) :]


@st.composite
def wheels(draw: Draw, _many: Counts = FEW) -> Input:
    """Wheels of rule systems: other files, false lists, and zips that lie."""
    files = of_a_wheel()
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.one_of(st.sampled_from(sorted(files)), st.sampled_from(NAMES)))
        files[name] = draw(st.one_of(st.sampled_from(TEXTS), st.binary(max_size=60), plain.map(written)))
    wheel = zipped(files, listed=draw(st.integers(0, 5)) < 5, attributes=draw(st.sampled_from([0, 0, SYMLINK])))
    for _ in range(draw(st.integers(0, 2))):
        value = draw(st.one_of(st.integers(0, 2**32 - 1), st.sampled_from([0, 1, 2**31, 2**32 - 1])))
        wheel = told(wheel, draw(st.integers(0, 40)), draw(st.sampled_from(sorted(FIELDS))), value)
    match draw(st.integers(0, 7)):
        case 7:
            wheel = wheel[: draw(st.integers(0, len(wheel)))]
        case 6:
            wheel += ENDS + draw(st.binary(min_size=18, max_size=30))
        case 5:
            at = draw(st.integers(0, len(wheel)))
            wheel = wheel[:at] + draw(st.binary(max_size=8)) + wheel[at:]
    return Input("wheel", wheel)


EMPTY: Plain = {
    "gonfalon": FORMAT,
    "system": "tiefen",
    "version": 1,
    "name": "",
    "switches": {},
    "entries": [],
    "undone": [],
}
