"""Attacks that were found once, read again: each is opened or refused as it must be, within a number of steps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fuzzing import door, readers
from fuzzing.corpus import ATTACKS, Attack
from fuzzing.readers import Reader

MOST_STEPS = 10_000_000
"""About two seconds in CPython."""
PATIENCE = 120.0


@pytest.fixture(scope="module")
def of_the_page() -> Iterator[Reader]:
    """The page's own readers."""
    reader = readers.page(PATIENCE)
    yield reader
    reader.close()


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_an_attack_that_was_found_does_no_harm(attack: Attack, of_the_page: Reader) -> None:
    given = attack.made()
    assert given.kind in (*door.KINDS, *readers.PAGE_KINDS)
    if given.kind in door.KINDS:
        outcome, steps = door.counting_steps(lambda: door.received(given), MOST_STEPS)
        assert outcome == attack.becomes, f"{outcome} after {steps:,} steps"
    if given.kind in readers.PAGE_KINDS and given.kind != "link":
        verdict = of_the_page.read(given)
        assert verdict.outcome == attack.becomes, verdict.why


def test_every_attack_has_a_name_of_its_own() -> None:
    names = [attack.name for attack in ATTACKS]
    assert len(set(names)) == len(names) >= 20
