"""Overflow and spin."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health
from engine.sotc.opened import Table
from support.playing import barred_by, keys, offers, play, question, tells

WINDOW = "sotc.fp.invoke"
EVERY_SPIN = {f"spin.anna.{who}.{sign}" for who in ("kessler", "bruno") for sign in ("plus", "minus")}


def by_rule(switches: dict[str, str]) -> dict[str, str]:
    return {rule.replace("__", "."): way for rule, way in switches.items()}


def attacked(shifts: int, *rulings: str, target: str = "kessler", only: str = "anna kessler") -> Table:
    """Anna's attack has so many shifts."""
    battle = play(field(*rulings, only=only), f"attack.{target}")
    return play(battle, f"^roll.actor={shifts - bonus(battle) + bonus(battle, 1)}", (0, 0))


def left_over(overflow: int, *rulings: str) -> Table:
    """Anna has so much overflow from an attack on two minions."""
    return attacked(2 + overflow, "new.g1=2", *rulings, target="g1")


def spinning(*rulings: str, only: str = "kessler bruno anna", **switches: str) -> Table:
    """Anna has spin from a defence; Kessler has yet to act."""
    return play(field(*rulings, only=only, switches=by_rule(switches)), "^anna.spin=yes")


def holders(battle: Table) -> list[str]:
    return [one.who for one in battle.position.spins]


@pytest.mark.parametrize(
    ("members", "shifts", "overflow"), [("0,0", 5, 1), ("0,0", 4, 0), ("1,0", 5, 2), ("0,0,0", 5, 0)]
)
def test_against_minions_overflow_is_what_nobody_could_take(members: str, shifts: int, overflow: int) -> None:
    """sotc.over.minions: none while one of them stands."""
    size = members.count(",") + 1
    battle = attacked(shifts, f"new.g1={size}", "g1.quality=2", f"g1.members={members}", target="g1")
    found = [one["overflow"] for one in tells(battle, "sotc.over.minions")]
    assert found == ([overflow] if overflow else [])


@pytest.mark.parametrize("shifts", [1, 2, 4])
def test_a_manoeuvre_against_minions_needs_one_shift(shifts: int) -> None:
    """sotc.over.minions"""
    battle = play(field("new.g1=1", "anna.skill.fists=4"), "place.g1", "fists")
    play(battle, f"^roll.actor={shifts - 3}", (0, 0))
    assert sum(one["overflow"] for one in tells(battle, "sotc.over.minions")) == shifts - 1


@pytest.mark.parametrize(
    ("boxes", "shifts", "overflow"),
    [("_____", 8, 2), ("_____", 6, 0), ("___XX", 6, 2), ("XXXXX", 3, 2), ("_X_X_", 6, 0), ("_X_XX", 6, 2)],
)
def test_against_a_character_overflow_is_what_was_not_needed(boxes: str, shifts: int, overflow: int) -> None:
    """sotc.over.named"""
    battle = play(attacked(shifts, f"kessler.health={boxes}"), "mild")
    found = [one["overflow"] for one in tells(battle, "sotc.over.named")]
    assert found == ([overflow] if overflow else [])


def test_a_box_and_a_chosen_consequence_leave_nothing() -> None:
    """sotc.over.named"""
    battle = attacked(4)
    assert battle.position.now.who == "kessler"
    play(battle, "+instead.kessler", "mild")
    assert (battle.position.now.who, battle.position.now.overflow) == ("kessler", 0)


def test_what_is_left_after_minions_hits_their_leader_first() -> None:
    """sotc.over.minions sotc.over.named"""
    battle = attacked(9, "new.g1=1", "g1.leader=kessler")
    assert tells(battle, "sotc.stress.no_box")[0]["hit"] == 8
    assert play(battle, "mild").position.now.overflow == 2


@pytest.mark.parametrize(("overflow", "border", "rule"), [(1, 0, ""), (1, 1, "sotc.over.use"), (2, 1, "")])
def test_a_zone_costs_one_and_its_border(overflow: int, border: int, rule: str) -> None:
    """sotc.over.use"""
    battle = left_over(overflow, f"border.z1.z2={border}")
    assert barred_by(battle, "move.z2") == rule


def test_several_things_are_paid_until_nothing_is_left() -> None:
    """sotc.over.use: several zones too; the turn then ends by itself."""
    battle = play(left_over(4), "move.z2", "move.z3", "other", '"rests"')
    assert (battle.position.character("anna").zone, battle.position.now.overflow) == ("z3", 1)
    assert play(battle, "other", '"waves"').position.now.who == "kessler"


@pytest.mark.parametrize(("state", "penalty", "price"), [("away", 0, 1), ("lost", 0, 1), ("lost", 2, 3)])
def test_a_weapon_is_taken_in_hand(state: str, penalty: int, price: int) -> None:
    """sotc.over.use: as dear as its penalty would be."""
    lost = (f"anna.w1.penalty={penalty}",) if state == "lost" else ()
    rulings = ("anna.new.w1=melee", f"anna.w1={state}", *lost)
    if price > 1:
        assert barred_by(left_over(price - 1, *rulings), "weapon.w1") == "sotc.over.use"
    battle = play(left_over(price, *rulings), "weapon.w1")
    assert battle.position.character("anna").weapons[0].in_hand
    assert battle.position.now.who == "kessler"


def test_overflow_readies_no_weapon_in_a_debate() -> None:
    """sotc.over.use"""
    assert "weapon.w1" not in keys(
        left_over(2, "kind=social", "anna.skill.empathy=9", "anna.new.w1=melee", "anna.w1=away")
    )


def test_overflow_attacks_nobody() -> None:
    """sotc.over.no_attack: nor does it pay for anything that needs a roll."""
    battle = left_over(4, "kessler.new.w1=melee")
    for key in ("attack.kessler", "disarm.kessler", "place.kessler", "scene"):
        assert barred_by(battle, key) == "sotc.over.no_attack"
    assert set(keys(battle)) == {"move.z2", "other", "end"}


def test_overflow_ends_with_the_turn() -> None:
    """sotc.over.expiry"""
    battle = play(left_over(2), "end")
    assert tells(battle, "sotc.over.expiry") == [{"piece": "anna", "left": 2}]
    assert (battle.position.now.who, battle.position.now.overflow) == ("kessler", 0)


@pytest.mark.parametrize(("shifts", "outcome"), [(2, "success"), (3, "spin"), (7, "spin")])
def test_a_success_by_three_shows_spin(shifts: int, outcome: str) -> None:
    """sotc.spin.general"""
    assert tells(attacked(shifts), "sotc.roll.shifts")[0]["outcome"] == outcome


@pytest.mark.parametrize(("attack", "defence", "spin"), [(2, 5, 1), (2, 4, 0), (-1, 6, 1)])
def test_a_defence_that_wins_by_three_gives_spin(attack: int, defence: int, spin: int) -> None:
    """sotc.spin.gain: never more than one."""
    battle = field(f"kessler.skill.athletics={defence}")
    play(battle, "attack.kessler", (attack, 0))
    assert holders(battle) == ["kessler"] * spin


def test_full_defence_counts_for_the_margin() -> None:
    """sotc.spin.gain"""
    battle = play(field("kessler.skill.athletics=1"), "attack.kessler", "+guard.kessler", (0, 0))
    assert holders(battle) == ["kessler"]


@pytest.mark.parametrize(("way", "spin"), [("off", []), ("on", ["anna"])])
def test_spin_against_manoeuvres_is_an_option(way: str, spin: list[str]) -> None:
    """sotc.spin.against_maneuvers"""
    option = {"sotc.spin.against_maneuvers": way}
    rulings = ("anna.new.w1=melee", "anna.skill.weapons=5", "kessler.skill.weapons=1")
    battle = play(field(*rulings, only="kessler anna", switches=option), "disarm.anna", (0, 0))
    assert holders(battle) == spin


@pytest.mark.parametrize(
    ("use", "hit"),
    [("kessler.minus", 1), ("kessler.plus", 3), ("bruno.plus", 1), ("bruno.minus", 3)],
)
def test_spin_changes_either_roll_of_the_next_action_by_one(use: str, hit: int) -> None:
    """sotc.spin.use"""
    battle = play(spinning("kessler.skill.fists=2"), "attack.bruno", (0, 0))
    assert set(keys(battle)) == {*EVERY_SPIN, "implausible.anna.kessler", "implausible.anna.bruno", "pass"}
    play(battle, f"spin.anna.{use}")
    assert tells(battle, "sotc.attack.roll")[0]["hit"] == hit
    assert holders(battle) == []


def test_spin_helps_whoever_acts_next() -> None:
    """sotc.spin.use: the own action, or a roll without an opponent."""
    own = play(spinning(only="anna kessler"), "attack.kessler", (0, 0), "spin.anna.anna.plus")
    assert health(own, "kessler") == "X____"
    sprint = play(spinning(only="bruno kessler anna"), "sprint", (2,), "spin.anna.bruno.plus")
    assert "z4" in keys(sprint)


@pytest.mark.parametrize(("who", "target", "hit"), [("kessler", "bruno", 1), ("bruno", "kessler", 3)])
def test_spin_may_fall_on_the_next_roll_by_itself(who: str, target: str, hit: int) -> None:
    """sotc.spin.mode: against an enemy, for a friend, and on nothing else."""
    battle = spinning(only=f"{who} {target} anna", sotc__spin__mode="next_roll")
    play(battle, f"attack.{target}", (2, 0))
    assert tells(battle, "sotc.attack.roll")[0]["hit"] == hit


@pytest.mark.parametrize("mode", ["choice", "next_roll"])
def test_the_game_master_finds_spin_implausible(mode: str) -> None:
    """sotc.spin.explain: plausible, unless it is said; spin goes back, and may be used on the other roll."""
    battle = play(spinning("bruno.points=1", sotc__spin__mode=mode), "attack.bruno", (2, 0))
    if mode == "choice":
        play(battle, "spin.anna.kessler.minus")
    play(battle, "implausible.anna")
    assert tells(battle, "sotc.spin.explain") == [{"who": "anna", "piece": "kessler"}]
    if mode == "choice":
        assert barred_by(battle, "spin.anna.kessler.minus") == "sotc.spin.explain"
        play(battle, "spin.anna.bruno.plus")
    play(battle, "pass")
    assert tells(battle, "sotc.attack.roll")[0]["hit"] == (1 if mode == "choice" else 2)


def test_the_game_master_rules_spin_out_beforehand() -> None:
    """sotc.spin.explain: then the window is closed, as nobody can do anything else."""
    battle = play(spinning(), "attack.bruno", (2, 0), "implausible.anna.kessler")
    assert barred_by(battle, "spin.anna.kessler.minus") == "sotc.spin.explain"
    play(battle, "implausible.anna.bruno")
    assert tells(battle, "sotc.attack.roll")[0]["hit"] == 2


@pytest.mark.parametrize("before", ["hold", "pass", "guard"])
def test_a_turn_without_an_action_keeps_spin(before: str) -> None:
    """sotc.spin.expiry"""
    battle = spinning(only="bruno kessler anna")
    play(battle, before, "attack.anna", (0, 0))
    assert question(battle).rule == WINDOW


def test_a_walk_alone_is_an_action() -> None:
    """sotc.spin.expiry sotc.move.plain"""
    battle = play(spinning(only="bruno kessler anna"), "walk.z2", "pass")
    assert (holders(battle), tells(battle, "sotc.spin.expiry")) == ([], [{"piece": "anna"}])


@pytest.mark.parametrize("action", ["attack", "rearm"])
def test_an_action_ends_spin_whether_it_is_rolled_or_not(action: str) -> None:
    """sotc.spin.expiry"""
    battle = spinning("kessler.new.w1=melee", "kessler.w1=lost")
    play(battle, *(("rearm",) if action == "rearm" else ("attack.bruno", (0, 0), "pass")))
    assert (holders(battle), tells(battle, "sotc.spin.expiry")) == ([], [{"piece": "anna"}])
    play(battle, "attack.kessler", (0, 0))
    assert question(battle).rule != WINDOW


def test_spin_reaches_into_the_next_exchange() -> None:
    """sotc.spin.expiry"""
    battle = play(field("anna.skill.athletics=3"), "pass", "attack.anna", (0, 0), "attack.kessler", (0, 0))
    assert (battle.position.exchange, question(battle).rule) == (2, WINDOW)


def test_spin_may_be_overflow_instead() -> None:
    """sotc.spin.or_overflow: at once, and without the action of the defender."""
    battle = play(field("anna.skill.athletics=4", only="kessler anna"), "attack.anna", (0, 0), "+overflow.anna")
    assert (holders(battle), tells(battle, "sotc.spin.or_overflow")) == ([], [{"piece": "anna", "margin": 4}])
    play(battle, "move.z2", "other", '"rolls away"', "end")
    assert tells(battle, "sotc.over.expiry") == [{"piece": "anna", "left": 2}]
    assert battle.position.character("anna").zone == "z2"
    assert not battle.position.pace("anna").acted
    assert "overflow.anna" not in offers(battle)


@pytest.mark.parametrize("turn", ["pass", "hold", "guard"])
def test_a_dive_is_made_at_once_or_not_at_all(turn: str) -> None:
    """sotc.spin.or_overflow: whoever is next has let the moment pass."""
    battle = play(field("anna.skill.athletics=4", only="kessler bruno anna"), "attack.anna", (0, 0))
    assert "overflow.anna" in offers(battle)
    play(battle, turn)
    assert "overflow.anna" not in offers(battle)
    assert holders(battle) == ["anna"]


@pytest.mark.parametrize("turn", ["pass", "hold", "guard"])
def test_a_consequence_in_place_of_a_box_is_said_at_once(turn: str) -> None:
    """sotc.cons.voluntary sotc.attack.pull: so is it that the hit is pulled."""
    battle = play(field("kessler.skill.fists=2", only="kessler bruno anna"), "attack.anna", (0, 0))
    assert {"instead.anna", "pull"} <= offers(battle)
    play(battle, turn)
    assert not {"instead.anna", "pull"} & offers(battle)


@pytest.mark.parametrize(("margin", "offered"), [(2, False), (3, True)])
def test_a_narrow_defence_leaves_nothing(margin: int, offered: bool) -> None:
    """sotc.spin.or_overflow"""
    battle = play(field(only="kessler anna"), "attack.anna", (0, margin))
    assert ("overflow.anna" in offers(battle)) is offered


def test_a_defender_takes_a_weapon_in_hand() -> None:
    """sotc.spin.or_overflow sotc.over.use"""
    battle = field("anna.skill.athletics=3", "anna.new.w1=melee", "anna.w1=away", only="kessler anna")
    play(battle, "attack.anna", (0, 0), "+overflow.anna", "weapon.w1", "end")
    assert battle.position.character("anna").weapons[0].in_hand


def test_a_dive_is_paid_by_the_margin() -> None:
    """sotc.spin.or_overflow sotc.over.use"""
    rulings = ("anna.skill.athletics=3", "border.z1.z2=3")
    battle = play(field(*rulings, only="kessler anna"), "attack.anna", (0, 0), "+overflow.anna")
    assert barred_by(battle, "move.z2") == "sotc.over.use"


@pytest.mark.parametrize(("target", "overflow"), [("g1", 2), ("kessler", 0)])
def test_of_a_group_that_is_hurled_away_the_rest_is_overflow(target: str, overflow: int) -> None:
    """sotc.over.minions sotc.throw.cost"""
    battle = field("new.g1=1", "g1.quality=1", "anna.skill.might=5")
    play(battle, f"throw.{target}")
    play(battle, f"^roll.actor={5 - bonus(battle) + bonus(battle, 1)}", (0, 0), "z2")
    left = battle.position.turn.overflow if battle.position.turn else 0
    assert left == overflow
