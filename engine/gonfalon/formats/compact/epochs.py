"""The epochs of compact links: stretches in which the digits of no battle change."""

from __future__ import annotations

from gonfalon.questions.checked import LinkError
from gonfalon.systems import EPOCHS, system_of

SYSTEMS = 16
"""The most systems that have a place."""


def epoch_now(system: str) -> int | None:
    """The epoch in which links are written; None for a system without, or whose version has none yet."""
    versions = EPOCHS.get(system)
    return len(versions) - 1 if versions and versions[-1] == system_of(system).version else None


def system_place(system: str) -> int | None:
    """The place of a system, which is the same in every epoch; None for a system without."""
    return list(EPOCHS).index(system) if system in EPOCHS else None


def place_of(system: str) -> int:
    """The system and the epoch in which its links are written, as one number."""
    return list(EPOCHS).index(system) + SYSTEMS * (len(EPOCHS[system]) - 1)


def played_by(place: int) -> tuple[str, int, int]:
    """The system, the epoch, and the version of the rules in it; raises LinkError for those of a later day."""
    epoch, at = divmod(place, SYSTEMS)
    systems = list(EPOCHS)
    if at >= len(systems) or epoch >= len(EPOCHS[systems[at]]):
        raise LinkError("newer")
    return systems[at], epoch, EPOCHS[systems[at]][epoch]
