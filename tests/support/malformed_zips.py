"""Wheels packed as no honest tool packs them: each a wheel's bytes with something wrong about the zip, and why it is refused."""

import io
import struct
import warnings
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field

END = struct.Struct("<4s4H2LH")
LISTED = struct.Struct("<4s6H3L5H2L")
LOCAL = struct.Struct("<4s5H3L2H")
OWN = b"gonfalon_heralds/"
LARGE_END = struct.pack("<4sLQL", b"PK\x06\x07", 0, 0, 1)
MADE = (3 << 8) | 20
"""Unix, version 2.0."""


@dataclass
class Part:
    """An entry as both its own head and the list tell it, unless one is made to differ."""

    name: bytes
    packed: bytes
    size: int
    crc: int
    method: int = 8
    mode: int = 0o100644
    local: dict[str, int] = field(default_factory=dict)
    listed: dict[str, int] = field(default_factory=dict)
    flags: int = 0
    own_name: bytes | None = None
    behind: bytes = b""
    at: int | None = None
    """The place of the entry by the list; None for the true place."""


def parts(wheel: bytes) -> list[Part]:
    """Return the entries of a wheel."""
    found = []
    with zipfile.ZipFile(io.BytesIO(wheel)) as held:
        for one in held.infolist():
            head = LOCAL.unpack_from(wheel, one.header_offset)
            start = one.header_offset + LOCAL.size + head[9] + head[10]
            body = wheel[start : start + one.compress_size]
            found.append(Part(one.filename.encode(), body, one.file_size, one.CRC, one.compress_type))
    return found


def zipped(
    all_: list[Part],
    *,
    before: bytes = b"",
    between: bytes = b"",
    remark: bytes = b"",
    end: dict[str, int] | None = None,
) -> bytes:
    """These parts as a zip."""
    out, lines = bytearray(before), bytearray()
    for one in all_:
        at = len(out) if one.at is None else one.at
        told = {"crc": one.crc, "packed": len(one.packed), "size": one.size, "flags": one.flags, "method": one.method}
        own, listed = told | one.local, told | one.listed
        name = one.own_name or one.name
        if one.at is None:
            out += LOCAL.pack(
                b"PK\x03\x04",
                20,
                own["flags"],
                own["method"],
                0,
                33,
                own["crc"],
                own["packed"],
                own["size"],
                len(name),
                0,
            )
            out += name + one.packed + one.behind
        sizes = listed["crc"], listed["packed"], listed["size"]
        made = MADE, 20, listed["flags"], listed["method"], 0, 33
        lines += LISTED.pack(b"PK\x01\x02", *made, *sizes, len(one.name), 0, 0, 0, 0, one.mode << 16, at) + one.name
    out += between
    told = {"disk": 0, "first": 0, "here": len(all_), "count": len(all_), "length": len(lines), "begin": len(out)}
    told |= end or {}
    return bytes(out + lines) + END.pack(b"PK\x05\x06", *told.values(), len(remark)) + remark


def deflated(content: bytes) -> tuple[bytes, int]:
    """A content as it is packed, and its sum."""
    import zlib

    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(content) + packer.flush(), zlib.crc32(content)


def added(name: bytes, content: bytes = b"", **more: object) -> Callable[[list[Part]], None]:
    """One entry more."""
    packed, crc = deflated(content)

    def change(all_: list[Part]) -> None:
        all_.append(Part(name, packed, len(content), crc, **more))  # type: ignore[arg-type]

    return change


def first(**more: object) -> Callable[[list[Part]], None]:
    """The first entry, other than it should be."""

    def change(all_: list[Part]) -> None:
        for name, value in more.items():
            setattr(all_[0], name, value)

    return change


def repacked(change: Callable[[list[Part]], None], **how: object) -> Callable[[bytes], bytes]:
    def make(wheel: bytes) -> bytes:
        found = parts(wheel)
        change(found)
        return zipped(found, **how)  # type: ignore[arg-type]

    return make


def plainly(all_: list[Part]) -> None:
    """Nothing is changed."""


def one_body_for_all(all_: list[Part]) -> None:
    """Many files that are one: a few bytes that unpack to more than fits."""
    body, crc = deflated(bytes(1_000_000))
    all_.append(Part(b"gonfalon_heralds/0", body, 1_000_000, crc))
    at = sum(LOCAL.size + len(one.name) + len(one.packed) for one in all_[:-1])
    for number in range(1, 40):
        all_.append(Part(b"gonfalon_heralds/%d" % number, body, 1_000_000, crc, at=at))


def many_files(all_: list[Part]) -> None:
    """More than anyone needs."""
    for number in range(2_100):
        added(OWN + b"%d" % number)(all_)


def nested(all_: list[Part]) -> None:
    """A file that holds the head and the body of another."""
    body, crc = deflated(b"x" * 100)
    inner = LOCAL.pack(b"PK\x03\x04", 20, 0, 8, 0, 33, crc, len(body), 100, 18, 0) + b"gonfalon_heralds/b" + body
    at = sum(LOCAL.size + len(one.name) + len(one.packed) for one in all_) + LOCAL.size + len(b"gonfalon_heralds/a")
    import zlib

    all_.append(Part(b"gonfalon_heralds/a", inner, len(inner), zlib.crc32(inner), method=0))
    all_.append(Part(b"gonfalon_heralds/b", body, 100, crc, at=at))


def with_large_end(wheel: bytes) -> bytes:
    """The sign of a zip64 before the end."""
    found = zipped(parts(wheel))
    return found[: -END.size] + LARGE_END + found[-END.size :]


def with_fake_end(wheel: bytes) -> bytes:
    """A remark that holds a second end, and another list before it."""
    small = zipped([Part(b"other", b"", 0, 0, method=0)])
    return zipped(parts(wheel), remark=small)


def bomb(all_: list[Part]) -> None:
    """More bytes than it says: it is unpacked no further than that."""
    packed, crc = deflated(bytes(50_000_000))
    all_.append(Part(b"gonfalon_heralds/bomb", packed, 10, crc))


def long_text(all_: list[Part]) -> None:
    """A description of a million lines."""
    (metadata,) = (one for one in all_ if one.name.endswith(b"METADATA"))
    content = b"Tag: x\n" * 1_000_000
    metadata.packed, metadata.crc = deflated(content)
    metadata.size, metadata.method = len(content), 8


PACKED: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "one body for many files": ("overlap", repacked(one_body_for_all)),
    "a file inside a file": ("overlap", repacked(nested)),
    "bytes before the first file": ("overlap", repacked(plainly, before=b"PK\x03\x04" + bytes(60))),
    "bytes between two files": ("overlap", repacked(first(behind=b"hidden"))),
    "bytes before the list": ("overlap", repacked(plainly, between=b"hidden")),
    "a list elsewhere": ("overlap", repacked(plainly, end={"begin": 0})),
    "a link": ("link", repacked(added(OWN + b"link", b"/etc/passwd", mode=0o120777))),
    "a device": ("form", repacked(added(OWN + b"device", mode=0o020666))),
    "more than fits, as it says": ("large", repacked(added(OWN + b"large", listed={"size": 70_000_000}))),
    "a length that ends elsewhere": ("form", repacked(added(OWN + b"large", listed={"size": 0xFFFFFFFF}))),
    "too many files": (
        "large",
        repacked(many_files),
    ),
    "a description of a million lines": ("large", repacked(long_text)),
    "a name twice": ("twice", repacked(added(OWN + b"__init__.py", b"import js"))),
    "a path upwards": ("path", repacked(added(OWN + b"../../lib/x.py"))),
    "a path from the root": ("path", repacked(added(b"/lib/x.py"))),
    "a path with a drive": ("path", repacked(added(b"C:/x.py"))),
    "a path with a backslash": ("path", repacked(added(OWN + b"..\\x.py"))),
    "a path that stays": ("path", repacked(added(OWN + b"./__init__.py"))),
    "an empty name": ("path", repacked(added(b""))),
    "a name with a zero byte": ("path", repacked(added(OWN + b"__init__.py\0.txt"))),
    "a folder with content": ("path", repacked(added(OWN + b"folder/", b"x"))),
    "encrypted": ("encrypted", repacked(first(flags=1))),
    "strongly encrypted": ("encrypted", repacked(first(flags=0x41))),
    "lengths behind the content": ("form", repacked(first(flags=8, local={"crc": 0, "packed": 0, "size": 0}))),
    "another method": ("form", repacked(first(method=12))),
    "a head with another name": ("form", repacked(first(own_name=b"gonfalon_heralds/__init__.pyc"))),
    "a head with another length": ("form", repacked(first(local={"size": 1}))),
    "zip64": ("form", with_large_end),
    "several disks": ("form", repacked(plainly, end={"disk": 1})),
    "fewer files than on all disks": ("form", repacked(plainly, end={"here": 1})),
    "fewer files than listed": ("form", repacked(plainly, end={"here": 1, "count": 1})),
    "a remark": ("form", repacked(plainly, remark=b"made by nobody")),
    "a remark with another end": ("overlap", with_fake_end),
}
"""By what is wrong about it: the reason that is given."""

DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "more than it says": repacked(bomb),
    "more files than listed": repacked(plainly, end={"here": 1_000, "count": 1_000}),
    "no text as a name": repacked(added(OWN + b"\xff\xfe")),
    "no end": lambda wheel: wheel[:-4],
}
"""The damage that only shows when the file is read."""

warnings.filterwarnings("ignore", "Duplicate name", UserWarning)
