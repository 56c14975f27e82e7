"""The entries of a log in a request: as they stand in a log, or as an answer that is completed here without drawing anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.log import LogEntry, Logged
from gonfalon.battle.named import Named
from gonfalon.door.form_request import filled_in
from gonfalon.door.request import Request, answer_in, battle_name, ruling_in
from gonfalon.formats.log_file import is_step, load_logged
from gonfalon.questions.answer import Answer
from gonfalon.questions.checked import mapping, text
from gonfalon.questions.filled import seals_in
from gonfalon.questions.form import Form, asked_form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown, content_of, said_content
from gonfalon.questions.slip import SALT_DRAWN, SaltSource, SealedAnswer, is_salt, whole_salt


class Salts:
    """The salts of one entry, which follow from the one in its request and from the entry's place in the log.

    That one is none of them: when a slip is turned over and its salt is known, those of the others are not.
    """

    def __init__(self, seed: str, at: int) -> None:
        self._seed = f"{seed}:{at}"
        self._taken = 0

    def salt(self) -> str:
        """Return the next one: 32 hexadecimal digits, the last of which follow from the others."""
        self._taken += 1
        return whole_salt(sha256(f"{self._seed}:{self._taken}".encode()).hexdigest()[:SALT_DRAWN])


def entry_in(data: object, battle: Battle[Any], slips: Mapping[str, tuple[str, str]]) -> Logged:
    """The entry that a part of a request stands for at the open question; raises Refused or LinkError.

    The pocket gets those of these slips whose seal stands in it. `{"answer": …, "salt": …}` is completed by the question
    that is open: presets in a form, seals for what lies face down. `{"overrule": …}` and `{"name": …}` hold what somebody
    typed, which is tidied for the entry.
    """
    if isinstance(data, dict):
        if "name" in data:
            return Named(battle_name(data))
        if "overrule" in data:
            return ruling_in(mapping(data["overrule"]))
        return completed(mapping(data.get("answer")), battle, lambda: salts_in(data, battle))
    entry = load_logged(data)
    if isinstance(entry, LogEntry) and not entry.may_come(battle.system.version):
        raise Refused("form", rule="")
    if is_step(entry):
        battle.pocket.keep_of(seals_in((entry,)), slips)
    if isinstance(entry, SealedAnswer):
        check_content(entry, battle)
    return entry


def completed(given: Request, battle: Battle[Any], salts: Callable[[], SaltSource]) -> Answer:
    """An answer in a request as the entry that it comes to. The pocket gets what lies face down."""
    ask = battle.ask
    if isinstance(ask, FaceDown):
        by = text(given.get("by", ask.people[0]))
        inner, source = ask.asked_of(by), salts()
        if isinstance(inner, Form):
            return battle.filled(filled_in(inner, given), source, by)
        return battle.laid(by, said_content(inner, given), source)
    if form := asked_form(ask):
        return battle.filled(filled_in(form, given), salts())
    return answer_in(given, battle)


def salts_in(data: Request, battle: Battle[Any]) -> Salts:
    """Raises Refused where a salt is wanted and none came."""
    seed = data.get("salt")
    if not isinstance(seed, str) or not is_salt(seed):
        raise Refused("form", rule="")
    return Salts(seed, len(battle.log))


def check_content(laid: SealedAnswer, battle: Battle[Any]) -> None:
    """Raise Refused if this device knows the content of the slip and it is no answer; of others' slips only the seal is known."""
    known = battle.pocket.open(laid.seal)
    if known and isinstance(battle.ask, FaceDown):
        content_of(battle.ask.asked_of(laid.by), known.content)
