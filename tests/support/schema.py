"""The schema of the door's requests and replies, and what stands against one by it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.door_player import Plain

jsonschema = pytest.importorskip("jsonschema_rs", reason="the schema is checked outside the browser")

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "door.schema.json").read_text("utf-8"))


def validator_of(name: str) -> Any:
    """The checker of one definition; of a reply the choice between kinds would hide what is wrong."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


KINDS = {
    "heads": validator_of("HeadsReply"),
    "save": validator_of("ViewReply"),
    "entries": validator_of("LogReply"),
    "slips": validator_of("AppendedReply"),
    "refused": validator_of("RefusedReply"),
    "unreadable": validator_of("UnreadableReply"),
    "systems": validator_of("SystemsReply"),
    "link": validator_of("LinkReply"),
    "cards": validator_of("CardsReply"),
    "token": validator_of("WholeReply"),
    "changes": validator_of("ChangesReply"),
    "slips token": validator_of("AppendedWholeReply"),
    "slips changes": validator_of("AppendedChangesReply"),
    "draft": validator_of("DraftReply"),
    "file": validator_of("ExportReply"),
    "setup": validator_of("SetUpReply"),
    "meeting": validator_of("MeetingReply"),
    "odds": validator_of("OddsReply"),
    "path": validator_of("PathReply"),
    "absent": validator_of("AbsentReply"),
    "closed": validator_of("ClosedReply"),
    "played": validator_of("PlayedReply"),
}


def kind_of(reply: Plain) -> str:
    """The parts that no kind before it in `KINDS` has."""
    return next(kind for kind in reversed(KINDS) if reply.keys() >= set(kind.split()))


def faults(reply: Plain) -> list[str]:
    found = [f"{error.instance_path}: {error.message[:200]}" for error in KINDS[kind_of(reply)].iter_errors(reply)]
    return found + (list(contradictions(reply["view"])) if "view" in reply and not found else [])


REQUEST = validator_of("Request")


def unfit(request: Plain) -> list[str]:
    """Return the faults of a request."""
    return [f"{error.instance_path}: {error.message[:200]}" for error in REQUEST.iter_errors(request)]


OF_KIND = {"roll": "pool", "number": "number", "text": "text", "path": "path", "paint": "paint", "form": "form"}
"""The field of an ask that belongs to its kind."""


def contradictions(view: Plain) -> Iterator[str]:
    """Yield the contradictions that no schema of one field finds: an ask has what belongs to its kind, a card face down
    tells nothing.
    """
    if ask := view["ask"]:
        wanted = OF_KIND.get(ask["kind"])
        yield from (f"ask.{field}" for field in OF_KIND.values() if (ask[field] is not None) != (field == wanted))
        if bool(ask["options"]) == bool(wanted):
            yield "ask.options"
    for card in view["table"]["cards"]:
        down = card["face"] == "down"
        if down == bool(card["label"]) or (not down and (card["legible"] or card["own"])):
            yield f"cards.{card['id']}"
    for setting in view.get("settings", ()):
        if isinstance(setting["value"], int) != (setting["kind"] == "number"):
            yield f"settings.{setting['key']}"
