"""An open battle at the door: its name, its screens, and the requests to it (docs/door.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.checkpoint import Snapshot
from gonfalon.battle.log import Logged
from gonfalon.battle.named import Named
from gonfalon.battle.set_up import set_up_entries
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.door import sketch
from gonfalon.door.log_entries import completed, entry_in
from gonfalon.door.request import (
    Request,
    battle_name,
    link_text,
    path_in,
    ruling_in,
    slips_in,
)
from gonfalon.door.screens import NOTHING, Screens, having, screen_in, tell
from gonfalon.door.serialize import plain
from gonfalon.door.unasked import begin, drawn
from gonfalon.door.view import chances, viewer_of, walk
from gonfalon.formats import link
from gonfalon.formats.log_file import header_of, heads_of, is_step, load_log, name_of, open_log
from gonfalon.formats.meeting import meeting
from gonfalon.formats.record import dump, dump_entry, record_of
from gonfalon.questions.ask import TABLE
from gonfalon.questions.checked import MOST_ITEMS, at_least, integer, items, mapping, text
from gonfalon.questions.dice import Dice
from gonfalon.questions.figures import Label
from gonfalon.questions.filled import seals_in
from gonfalon.questions.form import asked_form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import Pocket
from gonfalon.systems import system_of
from gonfalon.table.field.path import Path

LONGEST_SKETCHED = 1_900
"""A link with a sketch is no longer: with the site's address it still fits into a message of 2,000 characters."""
Reply = dict[str, Any]
Last = tuple[int, list[Any], int]
"""The place and the entries of the request that was appended last, as they came, and the place after them."""


@dataclass(frozen=True, slots=True)
class SessionSnapshot:
    """A session as it stands, for `Session.restore`."""

    battle: Battle[Any] | None
    stands: Snapshot[Any] | None
    notes: tuple[Label, ...]
    screens: Screens
    last: Last


class Session:
    """Holds one open battle, if any, and answers requests about it. What is refused or fails is taken back by `restore`."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._battle: Battle[Any] | None = None
        self._notes: tuple[Label, ...] = ()
        self._screens: Screens = {}
        self._last: Last = (0, [], 0)
        self._heads: list[bytes] = []

    def snapshot(self) -> SessionSnapshot:
        stands = self._battle.snapshot() if self._battle else None
        return SessionSnapshot(self._battle, stands, self._notes, self._screens, self._last)

    def restore(self, to: SessionSnapshot) -> None:
        """Stand again as at a snapshot, even if the battle was looked at after an answer that is taken back."""
        self._battle, self._notes, self._screens, self._last = to.battle, to.notes, to.screens, to.last
        if self._battle and to.stands:
            self._battle.restore(to.stands)
            del self._heads[len(self._battle.log) + 1 :]

    @property
    def battle(self) -> Battle[Any]:
        if self._battle is None:
            raise Refused("no-battle", rule="")
        return self._battle

    def new(self, request: Request) -> Reply:
        switches = {text(rule): text(choice) for rule, choice in mapping(request.get("switches", {})).items()}
        name = battle_name(request)
        battle = Battle(system_of(text(request.get("system"))), switches)
        if name:
            battle.append(Named(name))
        if "opening" in request:
            begin(battle, text(request["opening"]))
        self._hold(battle, ())
        return self._opened(request)

    def _hold(self, battle: Battle[Any], notes: tuple[Label, ...]) -> None:
        """Go on with this battle, and what should be known about it."""
        self._battle, self._notes, self._last, self._heads, self._screens = battle, notes, (0, [], 0), [], {}

    def open_file(self, request: Request) -> Reply:
        """Go on with something saved; what no longer follows the rules is left out, and said."""
        data = mapping(request.get("file"))
        file = load_log(data)
        slips = slips_in(data)
        battle, left_out = open_log(file)
        self._go_on_with(battle, file.played_last, left_out, slips)
        return self._opened(request)

    def read(self, request: Request) -> Reply:
        """Open a link; a link that cannot be read or does not follow the rules leaves everything as it was.

        One that was played by another version of the rules opens as far as it follows those of today, and says so.
        Slips that this device knows, from the open battle or handed over, and that lie in the link's battle too, go
        into its pocket: their owner cannot be asked for them anew.
        """
        read = link.open_link(link_text(request))
        slips = slips_in(request)
        known = self._battle.pocket.slips if self._battle else {}
        read.battle.follow(name_of(read.record))
        self._go_on_with(read.battle, read.record.version, read.left_out, {**known, **slips})
        return self._opened(request)

    def _go_on_with(self, battle: Battle[Any], version: int, left_out: int, slips: dict[str, tuple[str, str]]) -> None:
        """Go on with a battle from outside; one of its slips that the rules refuse waits for its owner."""
        battle.pocket.keep_of(seals_in(filter(is_step, battle.log)), slips)
        with suppress(Refused):
            battle.turn_slips()
        notes = []
        if left_out:
            notes.append(Label("note-left-out", count=left_out))
        if version != battle.system.version:
            notes.append(Label("note-other-version", played=version, now=battle.system.version))
        self._hold(battle, tuple(notes))

    def _opened(self, request: Request) -> Reply:
        """Reply with the view of the battle that was just opened; to a screen that keeps entries of the log, with all of them."""
        shown = self.look(request)
        return shown if "save" in shown else {**self._grown(0, len(self.battle.log)), **shown}

    def look(self, request: Request) -> Reply:
        """Reply with the view; a screen that holds one, and says so by its token, keeps entries of the log, not saves."""
        shown = self._shown(request)
        return shown if "token" in shown else {**shown, "save": self._saved()}

    def _shown(self, request: Request) -> Reply:
        id = screen_in(request)
        shown, told = tell(self.battle, self._notes, request, self._screens.get(id, NOTHING))
        self._screens = having(self._screens, id, told)
        return shown

    def append(self, request: Request) -> Reply:
        """Let the log grow by all of these entries or none; sent again, the last ones are there already.

        Slips that are to be turned then and are known here follow them; one that the rules refuse waits for its owner.
        """
        battle, at = self.battle, integer(request.get("at"))
        given = items(request.get("entries"), MOST_ITEMS)
        if given and self._last[:2] == (at, given):
            return {**self._grown(at, self._last[2]), **self._shown({**request, "known": None})}
        self._enter(at, given, slips_in(request))
        with suppress(Refused):
            battle.turn_slips()
        self._last = (at, given, len(battle.log))
        return {**self._grown(at, len(battle.log)), **self._shown(request)}

    def draft(self, request: Request) -> Reply:
        """Reply with the entries that would stand in the log, and the slips laid by them; the battle stays as it is."""
        before, at = self.snapshot(), integer(request.get("at"))
        try:
            self._enter(at, items(request.get("entries"), MOST_ITEMS), slips_in(request))
            end = len(self.battle.log)
            return {"since": at, "draft": self._dumped(at, end), "slips": self._slips_in(self.battle.log[at:end])}
        finally:
            self.restore(before)

    def _enter(self, at: int, given: list[Any], slips: dict[str, tuple[str, str]]) -> None:
        """Follow these entries of a request; raises Refused where others stand before them than whoever asks knows."""
        if at != len(self.battle.log):
            raise Refused("stale", rule="")
        for one in given:
            self.battle.follow((entry_in(one, self.battle, slips),))

    def _grown(self, at: int, end: int) -> Reply:
        """Return a part of the log, and the slips that were laid in it, as far as they are known here."""
        return {**self._read(at, end), "slips": self._slips_in(self.battle.log[at:end])}

    def _dumped(self, since: int, end: int) -> list[Any]:
        return [dump_entry(entry) for entry in self.battle.log[since:end]]

    def read_log(self, request: Request) -> Reply:
        """Reply with the log from an entry on, its header, and the heads before and after; nothing that lies face down."""
        battle, since = self.battle, integer(request.get("since", 0))
        if not 0 <= since <= len(battle.log):
            raise Refused("stale", rule="")
        return self._read(since, len(battle.log))

    def _read(self, since: int, end: int) -> Reply:
        self._heads = heads_of(self.battle, self._heads)
        return {
            "header": header_of(self.battle),
            "since": since,
            "entries": self._dumped(since, end),
            "heads": [self._heads[at].hex() for at in (since, end)],
        }

    def heads(self, request: Request) -> Reply:
        """Reply with the heads after so many entries each; null where the log is shorter."""
        self._heads = heads_of(self.battle, self._heads)
        numbers = [at_least(0, number) for number in items(request.get("after"), MOST_ITEMS)]
        return {"heads": [self._heads[after].hex() if after < len(self._heads) else None for after in numbers]}

    def compare(self, request: Request) -> Reply:
        """Reply how the open battle stands to a kept one, and with the entries that the kept one lacks."""
        met = meeting(self.battle, load_log(request.get("file")))
        lacking = self.battle.record[met.common :] if met.relation == "longer" else ()
        return {"meeting": {**plain(met), "entries": [dump_entry(entry) for entry in lacking]}}

    def odds(self, request: Request) -> Reply:
        looks = viewer_of(self.battle, text(request.get("viewer", TABLE)))
        return {
            "odds": [plain(one, looks.read) for one in self.battle.system.odds(self.battle.position)],
            "chances": [plain(one) for one in chances(self.battle)],
        }

    def path(self, request: Request) -> Reply:
        """Reply with the cost and the crossings of a path, before it is answered."""
        ask = self.battle.ask
        if not isinstance(ask, Path):
            raise Refused("other-question", rule=ask.rule if ask else "")
        return {"path": plain(walk(ask, path_in(request, ask)))}

    def answer(self, request: Request) -> Reply:
        self._check_turn(request)
        given = mapping(request.get("answer"))
        ask = self.battle.ask
        dice = self._dice
        if "take" in given:
            self.battle.take(text(given["take"]))
        elif isinstance(ask, FaceDown) and given.get("draw"):
            by = text(given.get("by", ask.people[0]))
            self.battle.lay(by, drawn(ask.asked_of(by), dice), dice)
        elif given.get("roll") == "app" and not isinstance(ask, FaceDown) and not asked_form(ask):
            self.battle.roll(dice)
        else:
            self.battle.answer(completed(given, self.battle, lambda: dice))
        return self.look(request)

    def undo(self, request: Request) -> Reply:
        self._check_turn(request)
        self.battle.undo()
        return self.look(request)

    def redo(self, request: Request) -> Reply:
        self._check_turn(request)
        self.battle.redo()
        return self.look(request)

    def overrule(self, request: Request) -> Reply:
        self._check_turn(request)
        self.battle.append(ruling_in(request))
        return self.look(request)

    def rename(self, request: Request) -> Reply:
        self.battle.append(Named(battle_name(request)))
        return self.look(request)

    def link(self, request: Request) -> Reply:
        """Reply with a link to the battle: a plain one, or a short one, also in digits."""
        if self.battle.work > MOST_IN_LINK:
            raise Refused("link-too-long", rule="")
        short = request.get("short") is True
        raw = link.compact_bytes(self.battle) if short else link.plain_bytes(record_of(self.battle, self.battle.name))
        text, digits = link.in_letters(raw), link.in_digits(raw) if short else ""
        if len(text) > link.LONGEST_LINK:
            raise Refused("link-too-long", rule="")
        sketched = request.get("sketch") is True and not link.is_compact(raw)
        drawn = text + sketch.write(self.battle) if sketched else text
        also = {"digits": digits} if 0 < len(digits) <= link.LONGEST_LINK else {}
        return {"link": drawn if len(drawn) <= LONGEST_SKETCHED else text, **also}

    def export(self, request: Request) -> Reply:
        return {"file": dump(record_of(self.battle, self.battle.name))}

    def set_up(self, request: Request) -> Reply:
        """Reply with the set-up of the battle as a log of its own, which `open` makes another battle of.

        It has the name in the request, or else that of the battle; `slips` are those that were laid in it, as far as they
        are known here.
        """
        battle, entries = self.battle, set_up_entries(self.battle)
        name = battle_name(request) if "name" in request else battle.name
        named: tuple[Logged, ...] = (Named(name),) if name else ()
        return {
            "setup": {
                **header_of(battle),
                "version": battle.version,
                "entries": [dump_entry(entry) for entry in (*named, *entries)],
                "slips": self._slips_in(entries),
            }
        }

    def _slips_in(self, entries: Iterable[Logged]) -> dict[str, list[str]]:
        """Content and salt of the slips that were laid in these entries, by their seals, as far as they are known here."""
        laid = Pocket()
        laid.keep_of(seals_in(filter(is_step, entries)), self.battle.pocket.slips)
        return {seal: list(slip) for seal, slip in laid.slips.items()}

    def _saved(self) -> Reply:
        file = dump(record_of(self.battle, self.battle.name))
        return {
            **file,
            "slips": {seal: list(slip) for seal, slip in self.battle.pocket.slips.items()},
        }

    def _check_turn(self, request: Request) -> None:
        if "turn" in request and request["turn"] != len(self.battle.record):
            raise Refused("stale", rule="")


REQUESTS: dict[str, Callable[[Session, Request], Reply]] = {
    "new": Session.new,
    "open": Session.open_file,
    "read": Session.read,
    "look": Session.look,
    "odds": Session.odds,
    "path": Session.path,
    "append": Session.append,
    "draft": Session.draft,
    "log": Session.read_log,
    "heads": Session.heads,
    "answer": Session.answer,
    "undo": Session.undo,
    "redo": Session.redo,
    "overrule": Session.overrule,
    "name": Session.rename,
    "compare": Session.compare,
    "link": Session.link,
    "export": Session.export,
    "setup": Session.set_up,
}
"""The requests that a session answers."""
