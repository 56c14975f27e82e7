"""The results of the lines of the chronicle, shown at one look."""

from __future__ import annotations

from gonfalon.questions.ask import Tell
from gonfalon.table.outcome import Happened, HappenedKind, new_round, shown, told

CAME: dict[str, HappenedKind] = {"hit": "hit", "miss": "miss"}
"""Entered results that are one: who renounced has done nothing."""


def happened(tell: Tell) -> Happened | None:
    """The result that a line stands for, if it is one."""
    match tell.rule:
        case "samyra.act.input":
            return entered(tell)
        case "samyra.strike.phase":
            came = CAME.get(told(tell, "result") or "")
            return shown(tell, came, by="foe", to="figure") if came else None
        case "samyra.act.credit" | "samyra.strike.input":
            return shown(tell, "defeat", to="figure")
        case "samyra.bind.damage":
            return shown(tell, "hit", by="figure", to="target")
        case "samyra.bind.threshold":
            return shown(tell, "success", by="figure", to="target")
        case "samyra.bind.attack":
            return shown(tell, "miss", by="figure", to="target")
        case "samyra.disengage.roll":
            return shown(tell, "success" if told(tell, "free") == "yes" else "miss", by="figure", to="foe")
        case "samyra.spell.instant" | "samyra.spell.round" | "samyra.spell.long":
            return shown(tell, "miss", by="figure")
        case "samyra.round.phases":
            return new_round(tell, "round")
        case "samyra.round.end":
            return shown(tell, "end")
    return None


def entered(tell: Tell) -> Happened | None:
    """Return the result of one action of a step; without a target it has worked or not (samyra.act.input)."""
    came = CAME.get(told(tell, "result") or "")
    if not came:
        return None
    if told(tell, "aimed") == "yes":
        return shown(tell, came, by="figure", to="target")
    return shown(tell, "success" if came == "hit" else "miss", by="figure")
