"""Fate mass combat: armies of units, zones, leaders and four Fate dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from fractions import Fraction
from importlib import import_module
from typing import Any

from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Ask, Procedure, Tell
from gonfalon.questions.secret import FaceDown
from gonfalon.systems.war.offers import settings
from gonfalon.systems.war.offers.adjustments import adjustments
from gonfalon.systems.war.offers.concession import concessions
from gonfalon.systems.war.offers.corrections import otherwise
from gonfalon.systems.war.offers.game_master import entries
from gonfalon.systems.war.offers.naming import namings
from gonfalon.systems.war.offers.passing import passings
from gonfalon.systems.war.setup.armies import armies
from gonfalon.systems.war.setup.chest import chests
from gonfalon.systems.war.setup.deploy import deploy
from gonfalon.systems.war.setup.field import borders, secrets, zones
from gonfalon.systems.war.setup.initiative import initiative
from gonfalon.systems.war.setup.leaders import leaders
from gonfalon.systems.war.setup.opening import open_table
from gonfalon.systems.war.setup.openings import OPENINGS
from gonfalon.systems.war.setup.players import sides
from gonfalon.systems.war.setup.skills import skills
from gonfalon.systems.war.state.pieces import Step
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.turns.finish import finish
from gonfalon.systems.war.turns.rounds import next_turn
from gonfalon.systems.war.turns.turn import take_turn
from gonfalon.systems.war.view import table_view
from gonfalon.systems.war.view.happened import happened
from gonfalon.systems.war.view.names import names
from gonfalon.systems.war.view.result import result
from gonfalon.table.offer import Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches, number_switch
from gonfalon.table.system import StepwiseSystem
from gonfalon.table.table import Kept, Names, Result, Setting, Table

STEPS: dict[Enum, Callable[[Position], Procedure[Position]]] = {
    Step.OPEN: open_table,
    Step.SIDES: sides,
    Step.SKILLS: skills,
    Step.LEADERS: leaders,
    Step.ARMIES: armies,
    Step.ZONES: zones,
    Step.BORDERS: borders,
    Step.SECRETS: secrets,
    Step.DEPLOY: deploy,
    Step.INITIATIVE: initiative,
    Step.NEXT: next_turn,
    Step.TURN: take_turn,
    Step.END: finish,
}


class War(StepwiseSystem[Position]):
    """The system as the rest of the house sees it."""

    id: str = "war"
    version: int = 6
    openings: tuple[Opening, ...] = OPENINGS
    switches: tuple[Switch, ...] = (
        Switch("war.opt.success_at_cost", ("ask", "never"), "ask"),
        Switch("war.opt.invoke_order", ("together", "in_turn"), "together"),
        number_switch("war.chest.size", 0, 99, 10),
        Switch("war.opt.reinforcements", ("off", "on"), "off"),
        Switch("war.unit.skill_list", ("all", "field", "space", "underground", "air", "own"), "all"),
        number_switch("war.zone.count", 0, 30, 0),
        Switch("war.opt.hidden_hindrance", ("blocks", "reveals_only"), "blocks"),
        Switch("war.opt.activation", ("round", "cycle", "army"), "round"),
        Switch("war.opt.leader_attack_with_unit", ("together", "strict"), "together"),
        Switch("war.opt.leader_skill", ("will", "own"), "will"),
        Switch("war.opt.leader_aspects", ("leader", "unit_only"), "leader"),
        Switch("war.opt.pinned_opposition", ("roll", "rating", "original_result"), "roll"),
        Switch("war.opt.surrounded_count", ("others", "all"), "others"),
        Switch("war.opt.surrounded_targets", ("any", "same_zone"), "any"),
        number_switch("war.over.extra_move.difficulty", 0, 8, 0),
        Switch("war.attack.venue", ("fight_and_shoot", "shoot_only"), "fight_and_shoot"),
        number_switch("war.attack.range_limit", 1, 10, 2),
        Switch("war.opt.defend_skills", ("core", "ranks_hold", "own"), "core"),
        Switch("war.opt.full_defense", ("off", "on"), "off"),
        Switch("war.opt.hostile_invoke_pays", ("on", "off"), "on"),
        Switch("war.opt.battle_end", ("units_or_concede", "units_and_leaders"), "units_or_concede"),
        Switch("war.opt.concession_reward", ("on", "off"), "on"),
    )
    steps = STEPS

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
        if position.round:
            yield from adjustments(position, ask)
            yield from concessions(position, ask)
            yield from entries(position, ask)
            yield from otherwise(position, ask)
            yield from passings(position, ask)
        if not isinstance(ask, FaceDown) and (position.round or position.step is Step.SECRETS):
            yield from chests(position)
        yield from namings(position, ask)

    def begun(self, position: Position) -> bool:
        return bool(position.round)

    def table(self, position: Position) -> Table:
        return table_view.lay_out(position)

    def names(self, position: Position) -> Names:
        return names(position)

    def result(self, position: Position) -> Result | None:
        return result(position)

    def happened(self, tell: Tell) -> Happened | None:
        return happened(tell)

    def odds(self, position: Position) -> tuple[Odds, ...]:
        counted: tuple[Odds, ...] = import_module(f"{__name__}.rolls.odds").odds(position)  # not before it is asked for
        return counted

    def chances(self, position: Position) -> Iterable[tuple[str, Fraction]]:
        counted: Iterable[tuple[str, Fraction]] = import_module(f"{__name__}.turns.chances").chances(position)
        return counted

    def own_settings(self, position: Position) -> Iterable[Setting[Position]]:
        return settings.settings(position)

    def switched(self, position: Position, switches: Switches) -> Position:
        return settings.switched(position, switches)

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        return table_view.preview_roster_card(empty, kind, text)

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return table_view.kept(position)
