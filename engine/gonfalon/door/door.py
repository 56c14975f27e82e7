"""The one door: JSON in, JSON out. Requests, replies and the view are documented in docs/door.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.door.request import Request, link_text
from gonfalon.door.serialize import figure, label, plain
from gonfalon.door.session import REQUESTS, Reply, Session
from gonfalon.formats.compact.epochs import system_place
from gonfalon.formats.played import played_in_file, played_in_link
from gonfalon.questions.ask import TABLE
from gonfalon.questions.checked import MOST_ITEMS, LinkError, items, mapping, text
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Complaint, Refused
from gonfalon.questions.safe_json import plain_data
from gonfalon.questions.tidy import line
from gonfalon.systems import Absent, ids, system_of
from gonfalon.table.switches import set_switches
from gonfalon.table.system import System

MOST_SESSIONS = 16
LONGEST_SESSION = 40
"""So many battles are open at once, and so many characters has the id of a session."""
FROM_OUTSIDE = ("open", "read", "played")
"""Requests that carry a file or link of unknown origin."""


class Door:
    """Holds the open battles, each in a session of its own, and answers requests about them."""

    def __init__(self, dice: Dice | None = None) -> None:
        self._dice = dice or Dice()
        self._sessions: dict[str, Session] = {}

    def handle(self, request: str) -> str:
        """One request, one reply."""
        try:
            asked = plain_data(request)
        except ValueError:
            return json.dumps(unreadable(LinkError("content")))
        return json.dumps(self.reply(asked), ensure_ascii=False, check_circular=False, separators=(",", ":"))

    def reply(self, request: object) -> Reply:
        """The same with plain data in place of text."""
        asked = request if isinstance(request, dict) else {}
        do = asked.get("do")
        try:
            if not isinstance(do, str) or do not in (*DOINGS, *REQUESTS):
                raise Refused("form", rule="")
            text(asked.get("viewer", TABLE))
            return DOINGS[do](self, asked) if do in DOINGS else self._of_session(do, asked)
        except Refused as no:
            return refused(no)
        except Absent as missing:
            return {"absent": missing.id}
        except LinkError as error:
            return unreadable(error) if do in FROM_OUTSIDE else refused(Refused("form", rule=""))

    def _of_session(self, do: str, request: Request) -> Reply:
        """A request to a session; what is refused or fails leaves it as it was, and begins none."""
        id = session_id(request)
        session = self._sessions.get(id) or Session(self._dice)
        before = session.snapshot()
        try:
            reply = REQUESTS[do](session, request)
            self._hold(id, session)
        except BaseException:
            session.restore(before)
            raise
        return reply

    def _hold(self, id: str, session: Session) -> None:
        if id not in self._sessions and len(self._sessions) >= MOST_SESSIONS:
            raise Refused("too-many-sessions", rule="", most=MOST_SESSIONS)
        self._sessions[id] = session

    @property
    def battle(self) -> Battle[Any]:
        """The open battle of the session without a name; raises Refused if there is none."""
        return (self._sessions.get("") or Session(self._dice)).battle

    def systems(self, request: Request) -> Reply:
        return system_list()

    def played(self, request: Request) -> Reply:
        """The rules by which the battle in a link or file was played, and if those of today follow all of it; opens nothing."""
        if "file" in request:
            return {"played": plain(played_in_file(request["file"]))}
        return {"played": plain(played_in_link(link_text(request)))}

    def close(self, request: Request) -> Reply:
        """End a session; its battle is gone from here."""
        return {"closed": self._sessions.pop(session_id(request), None) is not None}

    def cards(self, request: Request) -> Reply:
        """Kept things of a system as they would lie on a table; what the rules refuse is none."""
        system = system_of(text(request.get("system")))
        empty = system.start(set_switches(system.switches, {}))
        things = [mapping(one) for one in items(request.get("cards"), MOST_ITEMS)]
        return {"cards": [card_shown(system, empty, line(one.get("kind")), line(one.get("text"))) for one in things]}


def session_id(request: Request) -> str:
    """Which session a request is for; without a word it is the one without a name."""
    id = request.get("session", "")
    if not isinstance(id, str) or len(id) > LONGEST_SESSION:
        raise Refused("form", rule="")
    return id


def system_list() -> Reply:
    """Every system with its version, switches and openings; those that were added and cannot be used, with the reason."""
    listed: list[Reply] = []
    broken: list[Reply] = []
    for id in ids():
        try:
            system = system_of(id)
        except Refused as no:
            broken.append({"id": id, **refused(no)})
        else:
            switches = [plain(switch) for switch in system.switches]
            openings = [plain(one) for one in system.openings]
            offered = {"id": id, "version": system.version, "switches": switches, "openings": openings}
            place = system_place(id)
            listed.append(offered if place is None else {**offered, "place": place})
    return {"systems": listed, "broken": broken} if broken else {"systems": listed}


def card_shown(system: System[Any], empty: Any, kind: str, content: str) -> Reply | None:
    """A kept thing alone on the table, with its names, and as it would be kept from there."""
    try:
        position = system.preview_roster_card(empty, kind, content)
    except Refused:
        return None
    names = {id: figure(named) for id, named in system.names(position).items()}
    table = system.table(position)
    keep = next((one for one in system.keep(position) if one.kind == kind), None)
    return {
        "names": names,
        "pieces": [plain(one) for one in table.pieces],
        "grid": table.grid and plain(table.grid),
        "keep": keep and plain(keep),
    }


def refused(no: Refused) -> Reply:
    reply = {"code": no.code, "rule": no.rule, "label": label(no.label)}
    return {"refused": {**reply, "fields": [complaint(one) for one in no.fields]} if no.fields else reply}


def complaint(of: Complaint) -> Reply:
    return {"path": of.path, "code": of.code, "rule": of.rule, "label": label(of.label)}


def unreadable(error: LinkError) -> Reply:
    return {"unreadable": {"code": error.code, "label": label(error.label)}}


DOINGS: dict[str, Callable[[Door, Request], Reply]] = {
    "systems": Door.systems,
    "cards": Door.cards,
    "close": Door.close,
    "played": Door.played,
}
"""The requests that the door answers itself; all else goes to a session (`session.REQUESTS`)."""
