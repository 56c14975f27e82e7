"""The options of the table, each with the rule that it belongs to."""

from __future__ import annotations

from gonfalon.table.switches import Switch

SWITCHES: tuple[Switch, ...] = (
    Switch("samyra.move.obstacle_space", ("included", "extra"), "included"),
    Switch("samyra.zone.run_check.each", ("per_enemy", "per_space"), "per_enemy"),
    Switch("samyra.disengage.inside_limit", ("two", "free"), "two"),
    Switch("samyra.disengage.failed_shift", ("no", "yes"), "no"),
    Switch("samyra.bind.timing", ("own_slot", "reactive"), "own_slot"),
    Switch("samyra.bind.damage", ("none", "normal"), "none"),
    Switch("samyra.alt.rounding", ("down", "nearest", "up"), "down"),
    Switch("samyra.act.declare", ("kind_first", "at_step"), "kind_first"),
)
