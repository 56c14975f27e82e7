"""Changes of groups and zones by the game master while a conflict runs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine.sotc.opened import begun, framed
from support.players import Scripted, barred_keys, keys_of

from gonfalon.battle.bots import run
from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused
from gonfalon.systems.sotc.initiative import released
from gonfalon.systems.sotc.setup.new_zone import add_zone
from gonfalon.systems.sotc.setup.regroup import regroup
from gonfalon.systems.sotc.state.action import Turn
from gonfalon.systems.sotc.state.people import Pace
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Spin

TWO_GROUPS = "people=hero,hero,villain,minions"
MIXED = "people=hero,minions,minions people.2.quality=1 people.2.count=2 people.3.count=4"


def playing(line: str = TWO_GROUPS) -> Position:
    return begun(framed(line)).position


def sizes(position: Position) -> list[int]:
    return [len(one.members) for one in position.groups]


def regrouped(position: Position, *answers: str | int) -> Position:
    with Scripted(*answers) as answered:
        return run(regroup(position), answered)


def test_a_group_is_split_and_both_stand_beside_each_other_in_the_order() -> None:
    """sotc.group.split"""
    position = playing()
    first, other = position.groups
    split = regrouped(position, f"split.{first.id}", 1)
    assert sizes(split) == [2, 3, 1]
    at = split.order.index(first.id)
    assert split.order[at + 1] == split.groups[2].id
    assert other in split.groups


def test_a_part_of_a_group_does_not_act_again() -> None:
    """sotc.group.split, sotc.minion.acts_as_one"""
    position = playing()
    first = position.groups[0].id
    position = replace(position.paced(first, acted=True), turned=(first,))
    new = regrouped(position, f"split.{first}", 1).groups[2]
    assert new.pace.acted
    assert regrouped(position, f"split.{first}", 1).turned == (first, new.id)


def test_a_part_that_is_split_off_in_the_turn_of_the_group_has_a_turn_of_its_own() -> None:
    """sotc.group.split, sotc.seq.exchange"""
    position = playing()
    first = position.groups[0].id
    position = replace(position, turn=Turn(first), turned=(first,))
    assert regrouped(position, f"split.{first}", 1).turned == (first,)


def test_a_group_that_is_left_once_more_still_waits_for_the_next_exchange() -> None:
    """sotc.init.attached: it has no place in this one that could come."""
    position = playing()
    group = position.groups[0]
    villain = next(one for one in position.characters if position.friends(one, group))
    later = position.exchange + 1
    position = position.with_figure(replace(group, leader=villain.id)).paced(group.id, since=later)
    left = released(position, group.id)
    assert (left.group(group.id).leader, left.pace(group.id).since) == ("", later)
    assert group.id not in left.order


def test_groups_are_merged_with_the_hurt_in_front() -> None:
    """sotc.group.split, sotc.minion.stress_flow"""
    position = playing()
    first, other = position.groups
    position = position.with_figure(replace(other, members=(1, 0, 0)))
    position = replace(position, spins=(Spin(other.id, 1),))
    merged = regrouped(position, f"merge.{first.id}.{other.id}")
    assert [one.members for one in merged.groups] == [(1, 0, 0, 0, 0, 0)]
    assert other.id not in merged.order
    assert merged.spins == ()


@pytest.mark.parametrize("who", [0, 1])
def test_merged_groups_have_done_what_either_has_done(who: int) -> None:
    """sotc.minion.acts_as_one"""
    position = playing()
    first, other = position.groups
    position = position.paced((first, other)[who].id, acted=True, attacks=2)
    assert regrouped(position, f"merge.{first.id}.{other.id}").groups[0].pace == Pace(acted=True, attacks=2)


def test_minions_of_two_qualities_are_not_merged() -> None:
    """sotc.group.uniform"""
    position = playing(MIXED)
    first, other = position.groups
    with Scripted(f"merge.{first.id}.{other.id}") as answered, pytest.raises(Refused):
        run(regroup(position), answered)
    (ask,) = answered.asked
    assert barred_keys(ask) == {f"merge.{first.id}.{other.id}": "sotc.group.uniform"}


def test_groups_apart_or_led_are_left_alone() -> None:
    """sotc.group.split, sotc.attach.when"""
    position = playing()
    first, other = position.groups
    led = position.with_figure(replace(first, leader="v3"))
    with Scripted("back") as answered:
        assert run(regroup(led), answered) == led
    assert keys_of(answered.asked[0]) == (f"split.{other.id}", "back")


def test_a_new_zone_borders_on_the_last_one() -> None:
    """sotc.frame.zones"""
    with Scripted('name="Cellar" border=2 way=other back=1') as answered:
        position = run(add_zone(playing()), answered)
    assert [one.name for one in position.zones][-1] == UserText("Cellar")
    assert {(one.here, one.there): one.value for one in position.borders} == {("z1", "z2"): 2, ("z2", "z1"): 1}
