"""Which lines say that something on the table has changed: for each kind the rules by which it may."""

from __future__ import annotations

SPOKEN: dict[str, dict[str, frozenset[str]]] = {
    "sotc": {
        "points": frozenset(
            (
                "sotc.conc.accept_reward",
                "sotc.conc.empty_pool",
                "sotc.conc.refuse",
                "sotc.fp.compel",
                "sotc.fp.plus_one",
                "sotc.fp.pool",
                "sotc.fp.refresh",
                "sotc.fp.tag",
                "sotc.fp.tag_payback",
                "sotc.man.buy_off",
                "sotc.man.scene",
                "sotc.out.buy",
            )
        ),
    },
    "war": {
        "fate": frozenset(
            ("war.action.second.fate", "war.chest.cost.fate", "war.core.compel", "war.core.invoke", "war.end.concede")
        ),
        "points": frozenset(("war.chest.cost.fate", "war.chest.cost.unit", "war.opt.reinforcements")),
    },
}

NAMED_ELSEWHERE = frozenset(("samyra.round.phases", "samyra.sides.hostile", "sotc.attack.pull", "sotc.fp.pool"))
"""Lines that name nobody, or another than who has changed: figures that are put on cells or come late, whoever a pulled blow
had hit, the common pool.
"""
