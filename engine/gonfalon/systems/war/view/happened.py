"""The results of the lines of the chronicle, shown at one look."""

from __future__ import annotations

from gonfalon.questions.ask import Heading, Tell
from gonfalon.table.outcome import Happened, HappenedKind, new_round, shown, sums_met, told


def happened(tell: Tell) -> Happened | None:
    """The result that a line stands for, if it is one."""
    match tell.rule:
        case "war.init.tie":
            return shown(tell, "miss")
        case "war.core.shifts":
            return sums_met(tell)
        case "war.core.outcome.attack":
            return shown(tell, "hit" if told(tell, "result") in ("hit", "less") else "miss", by="piece", to="target")
        case "war.core.outcome.advantage":
            result = told(tell, "result")
            kind: HappenedKind = "miss" if result == "fail" else "boost" if result == "tie" else "success"
            return shown(tell, kind, by="piece", to="on" if told(tell, "aim") == "foe" else "")
        case "war.over.result":
            return shown(tell, "miss" if told(tell, "result") == "fail" else "success", by="piece", to="zone")
        case "war.over.aspect":
            return shown(tell, "success" if told(tell, "gone") == "yes" else "miss")
        case "war.leader.boost":
            return shown(tell, "success" if told(tell, "placed") == "yes" else "miss", by="leader", to="piece")
        case "war.leader.rally":
            return shown(tell, "success" if told(tell, "gone") == "yes" else "miss", by="leader")
        case "war.harm.consequence_aspect":
            return shown(tell, "hit", to="piece")
        case "war.leader.duel":
            return shown(tell, "hit", to="leader")
        case "war.harm.average" | "war.harm.defeated":
            return shown(tell, "defeat", by="player", to="piece")
        case "war.leader.defeated" | "war.leader.other_defeat":
            return shown(tell, "defeat", by="player", to="leader")
        case "war.end.concede":
            return shown(tell, "defeat", to="player")
        case "war.turn.everyone_once":
            return new_round(tell, "round")
        case "war.end.when":
            return shown(tell, "end", by="side") if isinstance(tell, Heading) else shown(tell, "defeat", to="player")
        case "war.zone.aspect.reveal":
            return shown(tell, "reveal", by="player", to="zone")
    return None
