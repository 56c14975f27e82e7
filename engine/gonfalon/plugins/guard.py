"""A rule system from outside as the house holds it: what breaks in it is refused in its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any, TypeVar, get_args

from gonfalon.plugins.forms import guarded_form
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed, DeedDone
from gonfalon.questions.figures import UserText
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.table.offer import Ends, Gone, Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switches
from gonfalon.table.system import System
from gonfalon.table.table import Flow, Kept, Names, Result, Setting, Table

T = TypeVar("T")

BROKEN = "system-broken"
LONGEST_WHY = 160


class Missing(Refused, Gone):
    """The piece that a system looked up is gone; where nobody took it away, that is a refusal in its name."""


def broken(id: str, fault: BaseException) -> Refused:
    """The system `id` failed, and how."""
    why = tidy(reason(fault))[:LONGEST_WHY]
    if isinstance(fault, Gone):
        return Missing("system-broken", rule="", system=UserText(id), why=UserText(why))
    return Refused("system-broken", rule="", system=UserText(id), why=UserText(why))


def reason(fault: BaseException) -> str:
    """A fault in words; the words are the system's own, and may fail in turn."""
    try:
        return f"{type(fault).__name__}: {fault}"
    except Exception:
        return type(fault).__name__


class Guarded:
    """Passes everything on to the system; the rules may refuse, any other fault becomes a refusal that names it."""

    def __init__(self, system: System[Any]) -> None:
        self.id, self.version, self.switches = system.id, system.version, system.switches
        self.openings: tuple[Opening, ...] = getattr(system, "openings", ())
        self._system = system

    def start(self, switches: Switches) -> Any:
        return self._guard(lambda: fixed(self._system.start(switches)))

    def step(self, position: Any) -> Procedure[Any]:
        """The system's procedure, step by step."""
        return self._run(self._system.step, position)

    def offers(self, position: Any, ask: Ask[Any]) -> tuple[Offer[Any], ...]:
        """The standing offers, if the system knows any."""
        listed = getattr(self._system, "offers", None)
        if listed is None:
            return ()
        found = self._guard(lambda: tuple(checked_type(Offer, one) for one in listed(position, ask)))
        return tuple(replace(one, make=partial(self._run, one.make)) for one in found)

    def _run(self, make: Callable[[Any], Procedure[Any]], position: Any) -> Procedure[Any]:
        procedure = self._guard(lambda: make(position))
        sent: Any = None
        while True:
            ended, met = self._guard(lambda: go_on(procedure, sent))  # noqa: B023  (called at once)
            if ended:
                return met
            sent = yield guarded_form(met, self._guard) if isinstance(met, Form) else met

    def set_to(self, position: Any) -> Switches:
        return self._guard(lambda: checked_type(Switches, self._system.set_to(position)))

    def flow(self, position: Any) -> Flow:
        return self._guard(lambda: one_of(get_args(Flow), self._system.flow(position)))

    def table(self, position: Any) -> Table:
        return self._guard(lambda: checked_type(Table, self._system.table(position)))

    def names(self, position: Any) -> Names:
        return self._guard(lambda: checked_type(dict, self._system.names(position)))

    def result(self, position: Any) -> Result | None:
        found = self._guard(lambda: self._system.result(position))
        return found if found is None else self._guard(lambda: checked_type(Result, found))

    def settings(self, position: Any) -> tuple[Setting[Any], ...]:
        found = self._guard(lambda: tuple(checked_type(Setting, one) for one in self._system.settings(position)))
        return tuple(replace(one, put=self._putting(one.put)) for one in found)

    def listed(self, position: Any) -> tuple[Setting[Any], ...]:
        return self.settings(position)

    def preview_roster_card(self, empty: Any, kind: str, text: str) -> Any:
        """Return the roster card, if the system can show it again."""
        lay = getattr(self._system, "preview_roster_card", None)
        if lay is None:
            raise Refused("form", rule="")
        return self._guard(lambda: fixed(lay(empty, kind, text)))

    def keep(self, position: Any) -> tuple[Kept, ...]:
        return self._guard(lambda: tuple(checked_type(Kept, one) for one in self._system.keep(position)))

    def happened(self, tell: Tell) -> Happened | None:
        """Return the result of a told line, if the system says so."""
        told = getattr(self._system, "happened", None)
        found = self._guard(lambda: told(tell)) if told else None
        return found if found is None else self._guard(lambda: checked_type(Happened, found))

    def odds(self, position: Any) -> tuple[Any, ...]:
        """The chances, if the system counts any."""
        count = getattr(self._system, "odds", None)
        return self._guard(lambda: tuple(count(position))) if count else ()

    def chances(self, position: Any) -> tuple[tuple[str, Fraction], ...]:
        """Of options by their keys, if the system counts any."""
        count = getattr(self._system, "chances", None)
        return self._guard(lambda: tuple((key, Fraction(chance)) for key, chance in count(position))) if count else ()

    def _putting(self, put: Callable[[int | str], Any]) -> Callable[[int | str], Any]:
        return lambda value: self._guard(lambda: fixed(put(value)))

    def _guard(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except (Refused, Ends):
            raise
        except (Exception, SystemExit) as fault:
            raise broken(self.id, fault) from fault


def go_on(procedure: Procedure[Any], sent: Any) -> tuple[bool, Any]:
    """One step of a procedure: whether it has ended, and what it yields or returns. Figures can be hashed."""
    try:
        met = procedure.send(sent)
    except StopIteration as end:
        return True, fixed(end.value)
    except Ends as ended:
        fixed(ended.position)
        raise
    if isinstance(met, Tell):
        hash(met.figures)
        checked_type(Weight, met.weight)
    if isinstance(met, Deed):
        for said in (met.rule, *(one for one in (met.by, met.to) if one is not None)):
            checked_type(str, said)
    return False, met if isinstance(met, Ask | Now | Deed | DeedDone) else checked_type(Tell, met)


def checked_type(kind: type[T], found: object) -> T:
    """Return the object that was found if it is of this kind."""
    if not isinstance(found, kind):
        raise TypeError(f"{kind} wanted, {type(found).__name__} found")
    return found


def one_of(known: tuple[T, ...], found: T) -> T:
    if found not in known:
        raise ValueError(f"one of {', '.join(map(str, known))} wanted")
    return found


def fixed(position: Any) -> Any:
    """A position can be hashed: no list or dict hides in it."""
    hash(position)
    return position
