"""The results of the lines of the chronicle, shown at one look."""

from __future__ import annotations

from gonfalon.questions.ask import Tell
from gonfalon.questions.figures import Label
from gonfalon.table.outcome import Happened, shown, told


def happened(tell: Tell) -> Happened | None:
    """The result that a line stands for, if it is one."""
    match tell.rule:
        case "tiefen.tactic.reveal":
            return shown(tell, "card", by="side", word=Label("tiefen-tactic", tactic=told(tell, "tactic") or ""))
        case "tiefen.tactic.bonus" | "tiefen.tactic.same":
            return shown(tell, "reveal", by="side")
        case "tiefen.roll.destroy":
            return shown(tell, "hit", by="side", to="foe")
        case "tiefen.result.win":
            return shown(tell, "end", by="side", sums=("own", "other"))
        case "tiefen.result.draw":
            return shown(tell, "end", by="side", to="foe", sums=("own", "other"))
        case "tiefen.loss.annihilated":
            return shown(tell, "defeat", to="side")
        case "tiefen.after.retreat" | "tiefen.after.trapped":
            return shown(tell, "end", to="side")
    return None
