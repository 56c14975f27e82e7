"""The rules by which a battle was played, and whether those of today follow all of it.

Whoever holds engines of earlier days asks this before it opens a link or a file: an engine of its day reads whole what
today's would cut short.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.formats.compact.epochs import epoch_now
from gonfalon.formats.compact.packing import FORMAT as COMPACT
from gonfalon.formats.compact.packing import played_in, unpack
from gonfalon.formats.link import parse, unframed, unpack_plain
from gonfalon.formats.log_file import load_log, open_log
from gonfalon.formats.record import load, of_today, salvage
from gonfalon.questions.checked import LinkError
from gonfalon.systems import system_of


@dataclass(frozen=True, slots=True)
class Played:
    """The rules of a battle: its system and their version; `epoch` is that of a compact link, None otherwise.

    `whole` is true if the rules of today follow every entry.
    """

    system: str
    version: int
    epoch: int | None
    whole: bool


def played_in_link(link: str) -> Played:
    """The rules by which the battle in a link was played; raises LinkError for one that no engine reads, and Absent."""
    version, body = unframed(link)
    if version == COMPACT:
        system, epoch, of = played_in(body)
        is_now = epoch == epoch_now(system) and of == system_of(system).version
        return Played(system, of, epoch, is_now or follows(lambda: unpack(body).left_out))
    record = load(parse(unpack_plain(body)))
    whole = of_today(record) or follows(lambda: salvage(record, MOST_IN_LINK)[1])
    return Played(record.system, record.version, None, whole)


def played_in_file(data: Any) -> Played:
    """The rules by which the battle in a file was played last; raises LinkError for one that cannot be read, and Absent."""
    file = load_log(data)
    is_now = file.played_last == system_of(file.system).version
    return Played(file.system, file.played_last, None, is_now or follows(lambda: open_log(file)[1]))


def follows(left_out: Callable[[], int]) -> bool:
    """True if a battle is read, and nothing of it is left out."""
    try:
        return left_out() == 0
    except LinkError:
        return False
