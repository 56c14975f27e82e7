"""Every quoted chance is what counting all throws through the rules comes to; `tests/tools/properties.py odds` counts longer."""

from __future__ import annotations

from typing import Any

import pytest
from support.counting import COUNTINGS
from support.quotes import situations

from gonfalon.systems import ours
from gonfalon.table.system import System

pytestmark = pytest.mark.long

FEW = {"tiefen": 3, "war": 8, "sotc": 10, "samyra": 40}
"""So many random situations of each system are tried here."""


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_quoted_odds_are_the_odds(system: System[Any]) -> None:
    tally = situations(system, COUNTINGS[system.id], "kept", FEW[system.id])
    assert tally.situations == FEW[system.id]
    assert not [str(one) for one in tally.differences]
