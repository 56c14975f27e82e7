"""Quick armies, quick leaders and ready battles: legal, mixed, and named in every language."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from gonfalon.systems.war.muster import THEMES, quick_army, quick_captain, theme_of
from gonfalon.systems.war.muster.patterns import Pattern, Ready, Theme
from gonfalon.systems.war.muster.ready import READY, chests
from gonfalon.systems.war.state.facts import ASPECTS, FATE_PRICE, MOVING, PRICES, RANKS, SKILLS

MOST_UNITS = 8
NO_USE = {
    "all": (),
    "field": ("drive", "pilot"),
    "space": ("fight", "drive"),
    "underground": ("drive", "pilot"),
    "air": ("fight", "drive"),
}

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
battles = pytest.mark.parametrize("ready", READY, ids=lambda ready: ready.key)


def fitting(skill_list: str) -> set[str]:
    return set(SKILLS) - set(NO_USE[skill_list])


def is_legal(pattern: Pattern, skill_list: str) -> bool:
    skills = [skill for skill, _ in pattern.skills]
    return (
        tuple(rating for _, rating in pattern.skills) == RANKS[pattern.quality]
        and len(pattern.aspects) == ASPECTS[pattern.quality]
        and len(set(skills)) == len(skills)
        and set(skills) <= fitting(skill_list)
    )


def price(army: tuple[Pattern, ...]) -> int:
    return sum(PRICES[pattern.quality] for pattern in army)


@themes
def test_every_pattern_has_what_its_quality_demands(theme: Theme) -> None:
    """war.unit.average, war.unit.fair, war.unit.good, war.unit.skill_unique, war.unit.skill_sense"""
    assert [pattern.key for pattern in theme.patterns if not is_legal(pattern, theme.skill_list)] == []


@themes
def test_a_theme_has_patterns_of_every_kind(theme: Theme) -> None:
    """war.unit.parts"""
    count = Counter(pattern.quality for pattern in theme.patterns)
    assert count["average"] >= 2
    assert count["fair"] >= 3
    assert count["good"] >= 2
    best = {pattern.skills[0][0] for pattern in theme.patterns}
    assert best >= {"shoot", "provoke", "stealth"}
    assert best & set(MOVING)
    assert "fight" in best or theme.venue == "shoot_only"


@themes
def test_every_leader_can_lead_and_duel(theme: Theme) -> None:
    """war.leader.who, war.leader.duel, war.init.roll"""
    assert len(theme.captains) >= 4
    assert {captain.kind for captain in theme.captains} == {"pc", "supporting", "main"}
    for captain in theme.captains:
        skills = dict(captain.skills)
        assert len(skills) == len(captain.skills)
        assert set(skills) <= fitting(theme.skill_list)
        assert 1 <= skills["will"] <= 4
        assert "fight" in skills or "shoot" in skills
        assert list(skills.values()) == sorted(skills.values(), reverse=True)
        assert len(captain.aspects) >= 2
        assert 2 <= captain.boxes <= 4
        assert captain.slots == ("mild", "moderate", "severe")[: len(captain.slots)] != ()


def test_themes_suit_their_venues() -> None:
    """war.attack.venue, war.unit.skill_sense"""
    assert len(THEMES) >= 8
    for theme in THEMES:
        assert theme.venue in ("fight_and_shoot", "shoot_only")
        assert (theme.venue == "shoot_only") == ("fight" not in fitting(theme.skill_list))


def test_keys_are_given_once() -> None:
    """war.unit.card"""
    patterns = [pattern.key for theme in THEMES for pattern in theme.patterns]
    captains = [captain.key for theme in THEMES for captain in theme.captains]
    for keys in (patterns + captains, [theme.key for theme in THEMES], [ready.key for ready in READY]):
        assert len(set(keys)) == len(keys)


@themes
@pytest.mark.parametrize("points", range(31))
def test_a_quick_army_spends_what_eight_units_can_cost(theme: Theme, points: int) -> None:
    """war.chest.cost.unit, war.chest.leftover"""
    for first in range(4):
        army = quick_army(theme.key, points, first)
        assert army == quick_army(theme.key, points, first)
        assert price(army) == min(points, MOST_UNITS * PRICES["good"])
        assert len(army) <= MOST_UNITS
        assert set(army) <= set(theme.patterns)


@themes
def test_a_quick_army_is_a_mixture(theme: Theme) -> None:
    """war.chest.scale"""
    assert Counter(unit.quality for unit in quick_army(theme.key, 10)) == {"good": 1, "fair": 3, "average": 1}
    for points in range(5, 31):
        for first in range(4):
            army = quick_army(theme.key, points, first)
            skills = {skill for unit in army for skill, _ in unit.skills}
            assert skills >= ({"fight", "shoot"} if theme.venue == "fight_and_shoot" else {"shoot", "pilot"})
            assert len({unit.skills[0][0] for unit in army}) >= 2


@themes
def test_up_to_an_epic_battle_no_unit_comes_twice(theme: Theme) -> None:
    """war.chest.scale"""
    for points in range(21):
        for first in range(4):
            army = quick_army(theme.key, points, first)
            assert len(set(army)) == len(army)


@themes
def test_players_of_one_theme_get_different_armies(theme: Theme) -> None:
    """war.chest.size"""
    for points in range(1, 31):
        players = range(4) if points >= 5 else range(2)
        armies = [Counter(quick_army(theme.key, points, first)) for first in players]
        assert all(one != other for one, other in combinations(armies, 2)), points


@themes
def test_players_of_one_theme_get_different_leaders(theme: Theme) -> None:
    """war.leader.who"""
    assert quick_captain(theme.key) in theme.captains
    assert len({quick_captain(theme.key, first) for first in range(4)}) == 4


def borders(ready: Ready) -> set[frozenset[int]]:
    """By an edge of the grid, less what is cut, and what is joined."""
    pairs = combinations(enumerate(zone.at for zone in ready.zones), 2)
    touching = {frozenset((i, j)) for (i, a), (j, b) in pairs if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1}
    cut, joined = ({frozenset(pair) for pair in which} for which in (ready.cut, ready.joined))
    assert cut <= touching
    assert not joined & touching
    return (touching - cut) | joined


def reached(start: int, ways: set[frozenset[int]]) -> set[int]:
    seen, found = set[int](), {start}
    while found - seen:
        here = min(found - seen)
        seen.add(here)
        found |= {zone for way in ways if here in way for zone in way}
    return found


@battles
def test_the_zones_hang_together_and_are_no_line(ready: Ready) -> None:
    """war.zone.place.adjacent, war.zone.place.shape"""
    places = [zone.at for zone in ready.zones]
    assert len(set(places)) == len(places)
    assert len(places) > len(ready.players)
    ways = borders(ready)
    assert reached(0, ways) == set(range(len(places)))
    neighbours = Counter(zone for way in ways for zone in way)
    assert len(ways) >= len(places) or max(neighbours.values()) > 2
    assert min(neighbours.values()) >= 2


@battles
def test_nobody_spends_more_than_the_chest_holds(ready: Ready) -> None:
    """war.chest.size, war.chest.cost.unit, war.chest.cost.fate"""
    for player, points in zip(ready.players, chests(ready), strict=True):
        assert points <= ready.points
        assert price(tuple(unit.pattern for unit in player.units)) + FATE_PRICE * player.bought == points
        assert 1 <= len(player.units) <= MOST_UNITS


@battles
def test_every_unit_of_a_battle_is_legal_and_there_once(ready: Ready) -> None:
    """war.unit.skill_list, war.unit.one_body"""
    units = [unit.pattern for player in ready.players for unit in player.units]
    assert [unit.key for unit in units if not is_legal(unit, ready.skill_list)] == []
    captains = [leader.captain for player in ready.players for leader in player.captains]
    allowed = fitting(ready.skill_list)
    assert [captain.key for captain in captains if not {skill for skill, _ in captain.skills} <= allowed] == []
    assert len(set(units)) == len(units)
    assert len(set(captains)) == len(captains)


@battles
def test_leaders_stand_where_their_units_stand(ready: Ready) -> None:
    """war.leader.one_per_unit, war.leader.attach"""
    for player in ready.players:
        units = [leader.unit for leader in player.captains if leader.unit is not None]
        assert len(set(units)) == len(units)
        for leader in player.captains:
            assert leader.unit is None or leader.zone == player.units[leader.unit].zone
            assert not player.gm or leader.captain.kind != "pc"
            assert leader.zone in {unit.zone for unit in player.units}


@battles
def test_no_zone_holds_two_teams(ready: Ready) -> None:
    """war.setup.deploy"""
    held: dict[int, set[int]] = {}
    for player in ready.players:
        for unit in player.units:
            assert 0 <= unit.zone < len(ready.zones)
            held.setdefault(unit.zone, set()).add(player.team)
    assert max(len(teams) for teams in held.values()) == 1


@battles
def test_the_game_master_plays_and_has_a_fate_point_for_each_other_player(ready: Ready) -> None:
    """war.core.fate_pool, war.setup.sides"""
    (gm,) = (player for player in ready.players if player.gm)
    assert gm.own == len(ready.players) - 1
    assert {player.team for player in ready.players} == {0, 1}


def fate(ready: Ready, team: int) -> int:
    return sum(player.own + player.bought for player in ready.players if player.team == team)


@battles
def test_the_teams_are_of_like_strength(ready: Ready) -> None:
    """war.chest.size"""
    spent = [
        sum(strength for player, strength in zip(ready.players, chests(ready), strict=True) if player.team == team)
        for team in (0, 1)
    ]
    assert spent[0] == spent[1]
    assert abs(fate(ready, 0) - fate(ready, 1)) <= 2


def test_the_six_battles() -> None:
    """war.chest.scale"""
    sizes = [(ready.key, len(ready.players), ready.points, len(ready.zones)) for ready in READY]
    assert sizes == [
        ("raid", 2, 5, 3),
        ("bridge", 2, 10, 5),
        ("gallery", 2, 10, 6),
        ("blockade", 2, 10, 6),
        ("castle", 4, 12, 8),
        ("lastday", 4, 20, 9),
    ]
    assert [ready.key for ready in READY if ready.venue == "shoot_only"] == ["blockade"]


def test_a_theme_is_found_by_its_key() -> None:
    """war.unit.skill_sense"""
    assert [theme_of(theme.key) for theme in THEMES] == list(THEMES)
