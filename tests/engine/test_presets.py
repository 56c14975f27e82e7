"""Proposed answers make sense: `tests/tools/properties.py presets` plays on for longer."""

from __future__ import annotations

from typing import Any

import pytest
from support.presets import Observed, from_random_moments, from_the_openings

from gonfalon.systems import ours
from gonfalon.table.system import System

pytestmark = pytest.mark.long


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_what_is_proposed_hurts_no_friend_reaches_its_target_and_wastes_nothing(system: System[Any]) -> None:
    seen = Observed()
    from_the_openings(system, 50, seen)
    from_random_moments(system, "kept", 2, seen)
    assert seen.questions > 100
    assert not seen.wrong
