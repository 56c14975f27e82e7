"""The door: requests and replies in JSON (docs/door.md), open battles, and what a viewer sees of them."""

from gonfalon.door.door import Door
from gonfalon.door.merge import merge_changes

__all__ = ["Door", "merge_changes"]
