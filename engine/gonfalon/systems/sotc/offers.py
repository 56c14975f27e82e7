"""The offers beside the open question, all chapters together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gonfalon.questions.ask import Ask
from gonfalon.systems.sotc.actions.adjust import adjustments
from gonfalon.systems.sotc.actions.block import widening
from gonfalon.systems.sotc.actions.command import free_actions
from gonfalon.systems.sotc.actions.defence import guards
from gonfalon.systems.sotc.actions.move import moves_after
from gonfalon.systems.sotc.actions.pulling import pulling
from gonfalon.systems.sotc.gm.compels import compels
from gonfalon.systems.sotc.gm.hand import hand
from gonfalon.systems.sotc.harm.concession import concessions
from gonfalon.systems.sotc.harm.out import told_otherwise
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.amendable import otherwise
from gonfalon.systems.sotc.turns.exchange import stepping_in
from gonfalon.systems.sotc.turns.naming import namings
from gonfalon.table.offer import Offer


def offers(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """In the order in which a screen shows them."""
    if not position.exchange:
        return
    yield from adjustments(position, ask)
    yield from pulling(position, ask)
    yield from moves_after(position, ask)
    yield from widening(position, ask)
    yield from guards(position, ask)
    yield from stepping_in(position, ask)
    yield from otherwise(position, ask)
    yield from told_otherwise(position, ask)
    yield from free_actions(position, ask)
    yield from namings(position, ask)
    yield from concessions(position, ask)
    yield from compels(position, ask)
    yield from hand(position, ask)
