"""All kinds of entry that a log holds and a record does not: whoever imports this knows every kind by its mark."""

from __future__ import annotations

from gonfalon.battle.carried import Carried
from gonfalon.battle.log import LOG_ENTRIES
from gonfalon.battle.named import Named
from gonfalon.battle.rules_changed import RulesChanged
from gonfalon.battle.undo import Redo, Undo

__all__ = ["LOG_ENTRIES", "Carried", "Named", "Redo", "RulesChanged", "Undo"]
