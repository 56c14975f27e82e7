"""The mark of fields that are lists of things with ids: where such a list changes, its changed things are told by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields


def listed_by(name: str, mark: Mapping[str, str] | None = None) -> dict[str, str]:
    """Metadata of a field that is a list of dataclasses which their field `name` tells apart; `mark` is what else holds
    for the field on the wire (`questions/schema.py`).
    """
    return {**(mark or {}), "listed_by": name}


def lists_of(cls: type) -> dict[str, str]:
    """Return the lists of things with ids in a dataclass: the field's name in Python, and the name of the things' id."""
    return {one.name: one.metadata["listed_by"] for one in fields(cls) if "listed_by" in one.metadata}
