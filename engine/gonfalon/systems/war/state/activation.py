"""The open turn: who is active, what was done in it, and which action was declared."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.fate.aspects import Named
from gonfalon.systems.war.state.pieces import Act


@dataclass(frozen=True, slots=True)
class Declared:
    """An action that was declared, nothing of it used up yet: its rule, and the pieces that it is against."""

    rule: str
    against: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """One activation (war.turn.choose): who is active, what was done, and what may still be done.

    `declared` is the action that somebody is being asked about.
    """

    actor: str
    moved: bool = False
    actions: int = 1
    done: tuple[Act, ...] = ()
    attacked: bool = False
    duelled: bool = False
    declared: Declared | None = None

    @property
    def left(self) -> int:
        return self.actions - len(self.done)

    @property
    def closing(self) -> bool:
        """After an attack nothing but a leader's or unit's own attack may follow (war.action.attack_last)."""
        return self.attacked or self.duelled


@dataclass(frozen=True, slots=True)
class Lapsed:
    """An advantage that failed and was taken to come to nothing; whose it could become (war.core.outcome.advantage)."""

    text: Named
    on: str
    rivals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Absorbed:
    """A hit that was absorbed in the only way there was: the consequences taken, the box ticked (0 for none), by whom."""

    piece: str
    by: str
    box: int
    aspects: tuple[str, ...]
