"""The results of the lines of the chronicle, shown at one look."""

from __future__ import annotations

from gonfalon.questions.ask import Tell
from gonfalon.questions.figures import Label
from gonfalon.table.outcome import Happened, new_round, shown, sums_met, told


def happened(tell: Tell) -> Happened | None:
    """The result that a line stands for, if it is one."""
    match tell.rule:
        case "sotc.roll.shifts":
            return sums_met(tell)
        case "sotc.attack.roll":
            return shown(tell, "hit" if dict(tell.figures)["hit"] else "miss", by="piece", to="target")
        case "sotc.man.target":
            return shown(tell, "success" if told(tell, "done") == "yes" else "miss", by="piece", to="target")
        case "sotc.shift.spend" | "sotc.man.first_tag":
            return shown(tell, "success" if told(tell, "done") == "yes" else "miss", by="piece")
        case "sotc.man.scene" if told(tell, "change") != "argued":
            return shown(tell, "success" if told(tell, "change") in ("added", "removed") else "miss", by="piece")
        case "sotc.move.sprint" | "sotc.push.cost":
            return shown(tell, "miss" if told(tell, "zone") is None else "success", by="piece", to="target")
        case "sotc.block.strength":
            return shown(tell, "success", by="piece")
        case "sotc.block.overcome":
            return shown(tell, "miss", by="piece")
        case "sotc.push.leftover":
            return shown(tell, "hit", by="piece")
        case "sotc.disarm.effect":
            return shown(tell, "success", to="piece")
        case "sotc.stress.mark" | "sotc.stress.roll_up" | "sotc.cons.severity" | "sotc.comp.extra_consequence":
            return shown(tell, "hit", to="piece")
        case "sotc.minion.stress_flow":
            return losses(tell)
        case "sotc.out.trigger":
            return shown(tell, "defeat", by="by", to="piece")
        case "sotc.out.fate" | "sotc.conc.accept":
            return shown(tell, "defeat", to="piece")
        case "sotc.spin.gain":
            return shown(tell, "boost", by="piece")
        case "sotc.seq.exchange":
            return new_round(tell, "exchange")
        case "sotc.seq.end":
            return shown(tell, "end", by="side")
    return None


def losses(tell: Tell) -> Happened:
    """A group is beaten when nobody is left of it; else a word says how many fell (sotc.minion.stress_flow)."""
    figures = dict(tell.figures)
    fallen, standing = figures["fallen"], figures["standing"]
    word = Label("sotc-minions-fallen", fallen=fallen, standing=standing) if fallen and standing else None
    return shown(tell, "hit" if standing else "defeat", to="piece", word=word)
