"""The options of a rule system: switches that a table sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gonfalon.refusal import Refused


@dataclass(frozen=True, slots=True)
class Switch:
    """An option: its rule, its choices, and the one that stands in the book."""

    rule: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Switches:
    """How a table has set its switches: (rule, choice) for every switch of the system, in the system's order."""

    set: tuple[tuple[str, str], ...]

    def __getitem__(self, rule: str) -> str:
        return dict(self.set)[rule]

    def having(self, rule: str, choice: str) -> Switches:
        """The same switches with this one set otherwise."""
        return Switches(tuple((old, choice if old == rule else value) for old, value in self.set))


def set_switches(offered: tuple[Switch, ...], wanted: Mapping[str, str]) -> Switches:
    """All switches, the wanted ones set; raises Refused for an unknown switch or choice."""
    known = {switch.rule: switch for switch in offered}
    for rule, choice in wanted.items():
        if rule not in known:
            raise Refused("no-switch", rule=rule)
        if choice not in known[rule].choices:
            raise Refused("no-choice", rule=rule)
    return Switches(tuple((switch.rule, wanted.get(switch.rule, switch.default)) for switch in offered))
