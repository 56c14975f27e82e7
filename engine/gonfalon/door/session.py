"""An open battle at the door: its name, what is told about it, and the requests to it (docs/door.md)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.checkpoint import Snapshot
from gonfalon.battle.event import Event
from gonfalon.battle.log import Named
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.door import sketch
from gonfalon.door.log_entries import completed, entry_in
from gonfalon.door.request import (
    Request,
    battle_name,
    dice_in,
    line,
    link_text,
    path_in,
    slips_in,
)
from gonfalon.door.serialize import plain
from gonfalon.door.view import chances, log, view_for, viewer_of, walk
from gonfalon.formats import link
from gonfalon.formats.log_file import dump_logged, header_of, heads_of, is_step, load_log, name_of, open_log
from gonfalon.formats.record import dump, of_today, record_of, replay, salvage
from gonfalon.questions.answer import OptionsAnswer
from gonfalon.questions.ask import TABLE, Ask, Choice
from gonfalon.questions.checked import MOST_ITEMS, integer, items, mapping, text
from gonfalon.questions.dice import Dice
from gonfalon.questions.figures import Label
from gonfalon.questions.form import asked_form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import seals_in
from gonfalon.systems import system_of
from gonfalon.table.field.path import Path

LONGEST_SKETCHED = 1_900
"""A link with a sketch is no longer: with the site's address it still fits into a message of 2,000 characters."""
Reply = dict[str, Any]
Last = tuple[int, list[Any], int]
"""The place and the entries of the request that was appended last, as they came, and the place after them."""


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of the log that were told last, and to whom: no other viewer holds the same lines."""

    seat: str = TABLE
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionSnapshot:
    """A session as it stands, for `Session.restore`."""

    battle: Battle[Any] | None
    stands: Snapshot[Any] | None
    notes: tuple[Label, ...]
    told: Told
    last: Last


class Session:
    """Holds one open battle, if any, and answers requests about it. What is refused or fails is taken back by `restore`."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._battle: Battle[Any] | None = None
        self._notes: tuple[Label, ...] = ()
        self._told = Told()
        self._last: Last = (0, [], 0)
        self._heads: list[bytes] = []

    def snapshot(self) -> SessionSnapshot:
        stands = self._battle.snapshot() if self._battle else None
        return SessionSnapshot(self._battle, stands, self._notes, self._told, self._last)

    def restore(self, to: SessionSnapshot) -> None:
        """Stand again as at a snapshot, even if the battle was looked at after an answer that is taken back."""
        self._battle, self._notes, self._told, self._last = to.battle, to.notes, to.told, to.last
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
        return self.look(request)

    def _hold(self, battle: Battle[Any], notes: tuple[Label, ...]) -> None:
        """Go on with this battle, and what should be known about it."""
        self._battle, self._notes, self._last, self._heads = battle, notes, (0, [], 0), []

    def open_file(self, request: Request) -> Reply:
        """Go on with something saved; what no longer follows the rules is left out, and said."""
        data = mapping(request.get("file"))
        file = load_log(data)
        slips = slips_in(data)
        battle, left_out = open_log(file)
        self._go_on_with(battle, file.played_last, left_out, slips)
        return self.look(request)

    def read(self, request: Request) -> Reply:
        """Open a link; a link that cannot be read or does not follow the rules leaves everything as it was.

        One that was played by another version of the rules opens as far as it follows those of today, and says so.
        Slips that this device knows, from the open battle or handed over, and that lie in the link's battle too, go
        into its pocket: their owner cannot be asked for them anew.
        """
        record = link.read(link_text(request))
        slips = slips_in(request)
        battle, left_out = (replay(record, MOST_IN_LINK), 0) if of_today(record) else salvage(record, MOST_IN_LINK)
        known = self._battle.pocket.slips if self._battle else {}
        battle.follow(name_of(record))
        self._go_on_with(battle, record.version, left_out, {**known, **slips})
        return self.look(request)

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

    def look(self, request: Request) -> Reply:
        return {"view": self._view(request), "save": self._saved()}

    def _view(self, request: Request) -> Any:
        looks, known = viewer_of(self.battle, text(request.get("viewer", TABLE))), request.get("known")
        seat, told = looks.seat, self._told
        self._told = Told(seat, tuple(log(self.battle)))
        same = alike(told.events, self._told.events) if told.seat == seat else 0
        start = 0 if known is None else max(0, min(integer(known), same))
        entire = known is None or self.battle.ask is None
        return view_for(self.battle, self.battle.name, looks, start, whole=entire, notes=self._notes)

    def append(self, request: Request) -> Reply:
        """Let the log grow by all of these entries or none; sent again, the last ones are there already.

        Slips that are to be turned then and are known here follow them; one that the rules refuse waits for its owner.
        """
        battle, at = self.battle, integer(request.get("at"))
        given = items(request.get("entries"), MOST_ITEMS)
        if given and self._last[:2] == (at, given):
            return self._appended({**request, "known": None}, at, self._last[2])
        if at != len(battle.log):
            raise Refused("stale", rule="")
        slips = slips_in(request)
        for one in given:
            battle.follow((entry_in(one, battle, slips),))
        with suppress(Refused):
            battle.turn_slips()
        self._last = (at, given, len(battle.log))
        return self._appended(request, at, len(battle.log))

    def _appended(self, request: Request, at: int, end: int) -> Reply:
        seals = seals_in(entry for entry in self.battle.log[at:end] if is_step(entry))
        slips = {seal: list(slip) for seal in seals if (slip := self.battle.pocket.slips.get(seal))}
        return {**self._read(at, end), "slips": slips, "view": self._view(request)}

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
            "entries": [dump_logged(entry) for entry in self.battle.log[since:end]],
            "heads": [self._heads[at].hex() for at in (since, end)],
        }

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
        dice = dice_in(request) or self._dice
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
        value = request.get("value")
        said = value if type(value) is int else line(value)
        self.battle.overrule(text(request.get("what")), said, line(request.get("why", "")))
        return self.look(request)

    def rename(self, request: Request) -> Reply:
        self.battle.append(Named(battle_name(request)))
        return self.look(request)

    def link(self, request: Request) -> Reply:
        text = link.write(record_of(self.battle, self.battle.name))
        if self.battle.work > MOST_IN_LINK or len(text) > link.LONGEST_LINK:
            raise Refused("link-too-long", rule="")
        drawn = text + sketch.write(self.battle) if request.get("sketch") is True else text
        return {"link": drawn if len(drawn) <= LONGEST_SKETCHED else text}

    def export(self, request: Request) -> Reply:
        return {"file": dump(record_of(self.battle, self.battle.name))}

    def _saved(self) -> Reply:
        file = dump(record_of(self.battle, self.battle.name))
        return {
            **file,
            "slips": {seal: list(slip) for seal, slip in self.battle.pocket.slips.items()},
        }

    def _check_turn(self, request: Request) -> None:
        if "turn" in request and request["turn"] != len(self.battle.record):
            raise Refused("stale", rule="")


def begin(battle: Battle[Any], opening: str) -> None:
    """Begin in one of the ways that the system names, by an offer or by an option of the first question."""
    if all(one.key != opening for one in battle.system.openings):
        raise Refused("not-offered", rule=battle.ask.rule if battle.ask else "")
    if any(one.key == opening for one in battle.offers):
        battle.take(opening)
    else:
        battle.answer(OptionsAnswer((opening,)))


def drawn(of: Ask[Any], dice: Dice) -> str:
    """The key of one of the options, each with the same chance."""
    allowed = [option.key for option in of.options if not option.barred] if isinstance(of, Choice) else []
    if not allowed:
        raise Refused("no-draw", rule=of.rule)
    return allowed[dice.below(len(allowed))]


def alike(told: tuple[Event, ...], now: tuple[Event, ...]) -> int:
    """Return the number of lines at the log's beginning that are the same as when it was last told."""
    return next(
        (at for at, (old, new) in enumerate(zip(told, now, strict=False)) if old is not new), min(len(told), len(now))
    )


REQUESTS: dict[str, Callable[[Session, Request], Reply]] = {
    "new": Session.new,
    "open": Session.open_file,
    "read": Session.read,
    "look": Session.look,
    "odds": Session.odds,
    "path": Session.path,
    "append": Session.append,
    "log": Session.read_log,
    "answer": Session.answer,
    "undo": Session.undo,
    "redo": Session.redo,
    "overrule": Session.overrule,
    "name": Session.rename,
    "link": Session.link,
    "export": Session.export,
}
"""The requests that a session answers."""
