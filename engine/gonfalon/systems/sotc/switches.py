"""The options of the table, each with the rule that it belongs to."""

from __future__ import annotations

from gonfalon.table.switches import Switch, number_switch

OFF_ON = ("off", "on")

SWITCHES: tuple[Switch, ...] = (
    Switch("sotc.init.mode", ("skill", "clockwise"), "skill"),
    Switch("sotc.init.mental", ("empathy", "alertness", "resolve"), "empathy"),
    Switch("sotc.fulldef.own_turn", OFF_ON, "on"),
    Switch("sotc.block.costs_action", ("always", "ask"), "always"),
    Switch("sotc.block.duration", ("exchange", "next_turn"), "exchange"),
    Switch("sotc.block.protect_spin", OFF_ON, "off"),
    number_switch("sotc.move.sprint_difficulty", 0, 1, 0),
    Switch("sotc.move.sprint_minimum", OFF_ON, "on"),
    Switch("sotc.long.defense", OFF_ON, "on"),
    Switch("sotc.long.alertness_mode", ("restrict", "modify"), "restrict"),
    Switch("sotc.cons.severity_basis", ("free_slot", "count"), "free_slot"),
    Switch("sotc.cons.free_tag", OFF_ON, "off"),
    Switch("sotc.conc.when", ("on_consequence", "any_time"), "on_consequence"),
    Switch("sotc.conc.keeps_consequence", OFF_ON, "on"),
    number_switch("sotc.conc.accept_reward", 0, 1, 0),
    Switch("sotc.conc.empty_pool", OFF_ON, "off"),
    Switch("sotc.grit.use", OFF_ON, "off"),
    Switch("sotc.recover.back_to_back_scope", ("session", "adventure_or_scene"), "session"),
    Switch("sotc.temp.sticky_spin", ("required", "characters_only", "never"), "required"),
    Switch("sotc.carry.sprint", ("per_zone", "none"), "per_zone"),
    Switch("sotc.push.leftover", OFF_ON, "off"),
    Switch("sotc.throw.cost_mode", ("triangular", "cumulative"), "triangular"),
    Switch("sotc.throw.opposed", OFF_ON, "on"),
    Switch("sotc.minion.bonus_reactions", OFF_ON, "on"),
    Switch("sotc.minion.out_when", ("boxes_full", "beyond_boxes"), "boxes_full"),
    Switch("sotc.attach.leftover", OFF_ON, "on"),
    Switch("sotc.attach.command", OFF_ON, "on"),
    Switch("sotc.comp.independent_rating", OFF_ON, "off"),
    Switch("sotc.spin.against_maneuvers", OFF_ON, "off"),
    Switch("sotc.spin.mode", ("choice", "next_roll"), "choice"),
    Switch("sotc.fp.plus_one", OFF_ON, "on"),
    Switch("sotc.fp.tag_payback", OFF_ON, "on"),
)
