"""The options of a rule system: switches that a table sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import Constraint, Id, RuleId

SetTo = Annotated[str, Constraint(pattern="^([a-z][A-Za-z0-9_.-]*|[0-9]+)$")]
"""The value of a switch: one of its choices, or a number in digits."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An option: its rule, its choices, and the one that stands in the book.

    An option without choices is a whole number from `least` to `most`, written in digits.
    """

    rule: RuleId
    choices: tuple[Id, ...]
    default: SetTo
    least: int | None = None
    most: int | None = None

    @property
    def values(self) -> tuple[str, ...]:
        """Everything it can be set to."""
        if self.least is None or self.most is None:
            return self.choices
        return tuple(str(number) for number in range(self.least, self.most + 1))

    def allows(self, choice: str) -> bool:
        """True if the switch can be set to this."""
        return choice in self.values


@dataclass(frozen=True, slots=True)
class Switches:
    """The switches as a table has set them: (rule, choice) for every switch of the system, in the system's order."""

    set: tuple[tuple[str, str], ...]

    def __getitem__(self, rule: str) -> str:
        for known, choice in self.set:
            if known == rule:
                return choice
        raise KeyError(rule)

    def having(self, rule: str, choice: str) -> Switches:
        """The same switches with this one set otherwise."""
        return Switches(tuple((old, choice if old == rule else value) for old, value in self.set))


def number_switch(rule: str, least: int, most: int, default: int) -> Switch:
    """An option that is a whole number."""
    return Switch(rule, (), str(default), least, most)


def set_switches(offered: tuple[Switch, ...], wanted: Mapping[str, str]) -> Switches:
    """All switches, the wanted ones set; raises Refused for an unknown switch or choice."""
    known = {switch.rule: switch for switch in offered}
    for rule, choice in wanted.items():
        if rule not in known:
            raise Refused("no-switch", rule=rule)
        if not known[rule].allows(choice):
            raise Refused("no-choice", rule=rule)
    return Switches(tuple((switch.rule, wanted.get(switch.rule, switch.default)) for switch in offered))
