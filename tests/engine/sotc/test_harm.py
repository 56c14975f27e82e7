"""Stress, consequences, taken out, concessions, grit."""

from __future__ import annotations

import pytest
from engine.sotc.field import carried, field, health
from engine.sotc.opened import Table
from support.playing import barred_by, keys, offers, play, proposed, question, tells

from gonfalon.questions.figures import UserText
from gonfalon.systems.sotc.state.people import Exit

ALL = ("anna.mild=1", "anna.moderate=1", "anna.severe=1")


def hit(size: int, *rulings: str, only: str = "kessler anna", **switches: str) -> Table:
    """Kessler has hit Anna by so much."""
    set_to = {rule.replace("__", "."): way for rule, way in switches.items()}
    battle = field(f"kessler.skill.fists={size}", *rulings, only=only, switches=set_to)
    play(battle, "attack.anna", (0, 0))
    return play(battle, "pass") if question(battle).rule == "sotc.fp.invoke" else battle


@pytest.mark.parametrize(
    ("before", "size", "after"),
    [
        ("_____", 3, "__X__"),
        ("__X__", 1, "X_X__"),
        ("__X__", 3, "__XX_"),
        ("__XX_", 3, "__XXX"),
        ("_XX_X", 2, "_XXXX"),
        ("__XXX", 2, "_XXXX"),
    ],
)
def test_a_hit_marks_its_box_or_the_next_free_one(before: str, size: int, after: str) -> None:
    """sotc.stress.amount sotc.stress.mark sotc.stress.roll_up sotc.stress.meaning"""
    assert health(hit(size, f"anna.health={before}"), "anna") == after


@pytest.mark.parametrize(("before", "size"), [("_____", 6), ("__XXX", 3), ("XXXXX", 1)])
def test_without_a_box_a_consequence_is_asked_for(before: str, size: int) -> None:
    """sotc.stress.no_box sotc.cons.forced sotc.cons.absorbs"""
    battle = hit(size, f"anna.health={before}")
    assert question(battle).rule == "sotc.cons.forced"
    play(battle, "mild")
    assert (health(battle, "anna"), carried(battle, "anna")) == (before, ["mild"])


def test_a_consequence_may_be_taken_in_place_of_the_box() -> None:
    """sotc.cons.voluntary: until the next action is declared."""
    battle = play(hit(2), "+instead.anna", "mild")
    assert (health(battle, "anna"), carried(battle, "anna")) == ("_____", ["mild"])
    later = play(hit(2), "attack.kessler", (0, 0))
    assert "instead.anna" not in offers(later)


@pytest.mark.parametrize(("basis", "severity"), [("free_slot", "mild"), ("count", "moderate")])
def test_what_fixes_the_severity(basis: str, severity: str) -> None:
    """sotc.cons.severity sotc.cons.severity_basis"""
    assert keys(hit(6, "anna.moderate=1", sotc__cons__severity_basis=basis))[0] == severity


def test_no_more_than_three_consequences() -> None:
    """sotc.cons.limit sotc.out.trigger"""
    battle = hit(2, *ALL)
    assert barred_by(battle, "instead.anna") == "sotc.cons.limit"
    out = hit(6, *ALL, only="kessler anna bruno")
    left = out.position.character("anna").left
    assert left
    assert left.how is Exit.TAKEN_OUT


def test_a_consequence_is_an_aspect_with_a_name_of_its_own() -> None:
    """sotc.cons.aspect sotc.cons.wording: it has a usual name at once, and its player words it."""
    battle = play(hit(6), "mild")
    wound = battle.position.consequences_of("anna")[0]
    play(battle, f"+name.{wound.id}", '"Cracked Rib"')
    assert tells(battle, "sotc.cons.wording")[-1]["on"] == "anna"


@pytest.mark.parametrize(("option", "holders"), [("off", ()), ("on", (("kessler", 1),))])
def test_the_first_tag_of_a_consequence_is_free_by_an_option(option: str, holders: tuple[tuple[str, int], ...]) -> None:
    """sotc.cons.free_tag"""
    battle = play(hit(6, sotc__cons__free_tag=option), "mild")
    assert battle.position.consequences_of("anna")[0].free == holders


def test_the_victor_words_the_defeat_and_the_game_master_may_object() -> None:
    """sotc.out.fate sotc.out.limit_self sotc.out.limit_scope sotc.out.limit_reason: taken as usual, and said otherwise."""
    battle = hit(6, *ALL, only="kessler anna bruno")
    play(battle, "+outcome.anna", '"gives up her friends"', "+object.anna", "limit_self", '"faints"')
    assert tells(battle, "sotc.out.limit_self") == [{"piece": "anna"}]
    assert len(tells(battle, "sotc.out.fate")) == 2


@pytest.mark.parametrize(("points", "rule"), [(0, "sotc.out.buy"), (3, "")])
def test_another_defeat_costs_all_fate_points(points: int, rule: str) -> None:
    """sotc.out.buy"""
    battle = hit(6, *ALL, f"anna.points={points}", only="kessler anna bruno")
    assert barred_by(battle, "buy.anna") == rule
    if points:
        play(battle, "+buy.anna", '"falls into the river"')
        assert battle.position.character("anna").points == 0
        assert battle.position.character("anna").left


def test_a_defeat_of_the_game_master_costs_the_pool_too() -> None:
    """sotc.out.buy sotc.fp.pool"""
    battle = field(
        "kessler.points=1", "p0.points=5", "kessler.slots=0", "kessler.health=XXXXX", only="anna kessler marek"
    )
    play(battle, "attack.kessler", (4, 0), "pass")
    play(battle, "+buy.kessler", '"escapes, without the map"')
    assert tells(battle, "sotc.out.buy") == [{"piece": "kessler", "points": 6}]
    assert (battle.position.character("kessler").points, battle.position.player("p0").points) == (0, 0)


def test_a_consequence_is_the_moment_to_concede() -> None:
    """sotc.conc.when sotc.conc.terms sotc.conc.why: the offer goes to who dealt the hit, and may be talked over."""
    assert "concede.anna" not in offers(hit(2))
    battle = play(hit(6), "mild.offer", '"I flee"')
    assert question(battle).people == ("p0",)
    play(battle, "talk", '"I flee without the map"', "accept")
    assert tells(battle, "sotc.conc.accept")[-1]["piece"] == "anna"


def test_by_an_option_an_offer_may_be_made_at_any_time() -> None:
    """sotc.conc.when"""
    battle = field(only="anna kessler bruno", switches={"sotc.conc.when": "any_time"})
    play(battle, "+concede.anna", '"I flee"')
    assert question(battle).people == ("p0",)
    play(battle, "accept")
    assert battle.position.character("anna").left


def test_an_offer_goes_to_who_hurt_last_though_a_box_was_enough() -> None:
    """sotc.conc.when sotc.conc.accept"""
    battle = field("anna.skill.fists=3", only="anna kessler marek bruno", switches={"sotc.conc.when": "any_time"})
    play(battle, "attack.kessler", (0, 0), "+concede.kessler", '"I flee"')
    assert question(battle).people == ("p1",)


def test_nobody_concedes_in_the_middle_of_an_action() -> None:
    """sotc.conc.when"""
    battle = hit(6, only="kessler anna bruno", sotc__conc__when="any_time")
    assert question(battle).rule == "sotc.cons.forced"
    assert not {one for one in offers(battle) if one.startswith("concede")}


def test_the_attack_goes_on_when_the_offer_is_accepted() -> None:
    """sotc.conc.accept sotc.over.named sotc.move.one_zone: the move that follows, and overflow."""
    battle = field("kessler.skill.fists=6", only="kessler anna bruno")
    play(battle, "attack.anna", "+move.z2", (3, 0), "mild.offer", '"I flee"', "accept")
    assert battle.position.character("anna").left
    assert battle.position.character("kessler").zone == "z2"
    assert battle.position.now.overflow == 2


@pytest.mark.parametrize(("option", "left"), [("on", ["mild"]), ("off", [])])
def test_the_consequence_stays_or_goes_with_the_offer(option: str, left: list[str]) -> None:
    """sotc.conc.keeps_consequence"""
    battle = play(
        hit(6, only="kessler anna bruno", sotc__conc__keeps_consequence=option), "mild.offer", '"I flee"', "accept"
    )
    assert carried(battle, "anna") == left


@pytest.mark.parametrize("reward", [0, 1])
def test_an_accepted_offer_moves_no_point_but_the_reward(reward: int) -> None:
    """sotc.conc.accept sotc.conc.accept_reward"""
    battle = hit(
        6, "anna.points=2", "kessler.points=1", only="kessler anna bruno", sotc__conc__accept_reward=str(reward)
    )
    play(battle, "mild.offer", '"I flee"', "accept")
    assert [battle.position.character(one).points for one in ("anna", "kessler")] == [2 + reward, 1]


@pytest.mark.parametrize(("dealer", "answer", "points"), [(1, "yes", [3, 0]), (1, "no", [2, 1]), (0, "yes", [3, 0])])
def test_a_refusal_moves_a_point_if_the_offer_was_reasonable(dealer: int, answer: str, points: list[int]) -> None:
    """sotc.conc.refuse sotc.conc.reasonable: it was not, unless the game master says so."""
    battle = hit(6, "anna.points=2", f"kessler.points={dealer}")
    play(battle, "mild.offer", '"I flee"', "refuse")
    assert proposed(battle) == ("no",)
    play(battle, answer)
    assert [battle.position.character(one).points for one in ("anna", "kessler")] == points


def test_without_points_a_reasonable_offer_cannot_be_refused_by_an_option() -> None:
    """sotc.conc.empty_pool"""
    battle = hit(6, only="kessler anna bruno", sotc__conc__empty_pool="on")
    play(battle, "mild.offer", '"I flee"', "refuse", "yes")
    assert battle.position.character("anna").left


@pytest.mark.parametrize(
    ("use", "grit", "way"), [("off", 1, "mild"), ("on", 1, "mild.offer"), ("on", 2, "mild"), ("on", 0, "mild.offer")]
)
def test_grit_proposes_to_concede(use: str, grit: int, way: str) -> None:
    """sotc.grit.use sotc.grit.threshold sotc.grit.adjust: the game master sets it to what the matter is worth."""
    grits = (f"kessler.grit={grit}",) if use == "on" else ()
    battle = field("anna.skill.fists=6", *grits, switches={"sotc.grit.use": use})
    play(battle, "attack.kessler", (0, 0))
    assert proposed(battle) == (way,)


def test_with_no_grit_the_offer_comes_before_the_consequence() -> None:
    """sotc.grit.threshold: refused, the consequence is taken after all."""
    battle = field("anna.skill.fists=6", "kessler.grit=0", switches={"sotc.grit.use": "on"})
    play(battle, "attack.kessler", (0, 0), "mild.offer", '"I leave"', "refuse", "no")
    assert carried(battle, "kessler") == ["mild"]


def test_the_track_follows_the_kind_unless_it_is_said() -> None:
    """sotc.stress.tracks sotc.conflict.kind"""
    battle = field("kessler.skill.fists=1", only="kessler anna")
    play(battle, "attack.anna", "+track", (0, 0))
    assert health(battle, "anna") == "_____"
    assert tells(battle, "sotc.stress.mark")[-1]["track"] == "composure"
    play(battle, "+gm", "kind", "social")
    assert battle.position.kind.value == "social"


def test_nobody_concedes_once_the_conflict_is_over() -> None:
    """sotc.conc.when sotc.seq.end"""
    battle = play(field(only="anna kessler", switches={"sotc.conc.when": "any_time"}), "+gm", "close", "draw")
    assert offers(battle) == set()


def test_the_consequence_of_the_last_hit_is_worded_after_the_conflict() -> None:
    """sotc.cons.wording"""
    battle = play(hit(6), "mild.offer", '"I yield"', "accept", "end")
    (wound,) = battle.position.consequences_of("anna")
    assert offers(battle) == {f"name.{wound.id}"}
    play(battle, f"+name.{wound.id}", '"Split Lip"', "scene")
    assert [one["aspect"] for one in tells(battle, "sotc.recover.mild")] == [UserText("Split Lip")]


@pytest.mark.parametrize(("way", "out"), [("on", True), ("off", False)])
def test_a_companion_given_up_for_an_offer_counts_like_a_consequence(way: str, out: bool) -> None:
    """sotc.conc.keeps_consequence sotc.comp.extra_consequence"""
    battle = hit(8, "anna.new.c1=physical", sotc__conc__keeps_consequence=way)
    play(battle, "companion.c1.offer", '"I yield"', "accept")
    assert battle.position.companion("c1").out is out


def test_the_end_is_proposed_again_when_another_foe_has_come_and_gone() -> None:
    """sotc.seq.end"""
    battle = play(field(only="anna kessler bruno"), "^kessler.left=left", "on")
    assert question(battle).rule == "sotc.act.one"
    play(battle, "^kessler.left=in", "pass", "^kessler.left=left")
    assert question(battle).rule == "sotc.seq.end"
