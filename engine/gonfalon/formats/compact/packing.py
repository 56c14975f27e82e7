"""A record as the body of a compact link.

    number      the system, by its place in `EPOCHS`, plus 16 × the epoch (`epochs.py`)
    number      how many entries there are
    the rest    the record as one whole number (`record_coder.py`, `number.py`), most significant byte first, no zeros before it

The first two have seven bits a byte, the lowest first; each byte but the last has its top bit set.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import MOST_ENTRIES
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.formats.compact.epochs import epoch_now, place_of, played_by
from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.formats.compact.record_coder import RecordCoder
from gonfalon.formats.record import Record, replay, unread
from gonfalon.questions.answer import Entry
from gonfalon.questions.checked import LinkError
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.refusal import Refused
from gonfalon.questions.slip import RevealedAnswer, seal
from gonfalon.systems import system_of

FORMAT = 2
LONGEST_HEAD = 3
"""The most bytes of each number before the record."""
LARGEST_NUMBER = 6_000
"""The most bytes of the record: the work of reading it grows with their square."""


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A record that was read, its battle, and how many entries were left out as the rules of today do not follow them."""

    record: Record
    battle: Battle[Any]
    left_out: int = 0


def pack(record: Record) -> bytes:
    """The body of a link; raises NotCoded for a record that this format does not hold."""
    number = written(record).number()
    if number.bit_length() > 8 * LARGEST_NUMBER:
        raise NotCoded("long")
    return body_of(record.system, len(record.entries), number)


def body_of(system: str, entries: int, number: int) -> bytes:
    """The body of a link to a battle of so many entries, which are in this number."""
    return head(place_of(system)) + head(entries) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def written(record: Record) -> Writer:
    """The choices of which the number is made; raises NotCoded."""
    if epoch_now(record.system) is None or system_of(record.system).version != record.version:
        raise NotCoded("version")
    writer = Writer()
    coder = LinkCoder(writer, opened_in(record.entries))
    try:
        RecordCoder(coder, record.system, record.version, record).run(len(record.entries))
    except (LinkError, Refused) as no:
        raise NotCoded("record") from no
    return writer


def opened_in(entries: Iterable[Entry]) -> dict[str, tuple[str, str]]:
    """Content and salt of the slips that these entries turn over, by their seals."""
    slips = [one for one in entries if isinstance(one, RevealedAnswer) and one.salt]
    return {seal(one.content, one.salt): (one.content, one.salt) for one in slips}


def unpack(body: bytes) -> Unpacked:
    """Read the body of a link; raises LinkError.

    Of one from another epoch as much is read as the check bits prove.
    """
    place, body = head_in(body)
    count, body = head_in(body)
    system, epoch, version = played_by(place)
    if count > MOST_ENTRIES or len(body) > LARGEST_NUMBER:
        raise LinkError("too-long")
    if body[:1] == b"\0":
        raise LinkError("content")
    reader = Reader(int.from_bytes(body, "big"))
    record_coder = RecordCoder(LinkCoder(reader, {}), system, version)
    try:
        record, battle = record_coder.run(count)
        if reader.rest:
            raise LinkError("content")
    except (LinkError, Refused) as no:
        if record_coder.proven and epoch != epoch_now(system):
            record = record_coder.as_far_as_proven()
            return Unpacked(record, replay(record), count - record_coder.proven)
        raise (no if isinstance(no, LinkError) else unread(no) or LinkError("content")) from no
    return Unpacked(record, battle)


def played_in(body: bytes) -> tuple[str, int, int]:
    """The system, the epoch, and the version of the rules of a link with this body; raises LinkError."""
    return played_by(head_in(body)[0])


def head(number: int) -> bytes:
    """A whole number, seven bits a byte."""
    return bytes((number,)) if number < 128 else bytes((number & 127 | 128,)) + head(number >> 7)


def head_in(data: bytes) -> tuple[int, bytes]:
    """The number at the beginning, and the bytes behind it; raises LinkError."""
    number = 0
    for nth, byte in enumerate(data[:LONGEST_HEAD]):
        number |= (byte & 127) << 7 * nth
        if byte < 128:
            return number, data[nth + 1 :]
    raise LinkError("content")
