"""Paths, borders and interruptions as rules use them, in the small system of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from gonfalon_frontier import Frontier
from gonfalon_frontier.ground import ahead, field, grid, mustered
from gonfalon_frontier.position import Position
from gonfalon_frontier.secrets import health_asked
from support.players import SALT
from support.viewed import view

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.battle.event import Told
from gonfalon.formats.record import dump_entry, load_entry
from gonfalon.formats.story import retell
from gonfalon.questions.ask import GM, Tell
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.form import Form, asked_form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll, typed
from gonfalon.questions.slip import Pocket
from gonfalon.table.field.grid import Cell
from gonfalon.table.field.painting import MOST_RUNS, Painting, PaintingAnswer, line_of
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import reach
from gonfalon.table.switches import Switches, set_switches


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    yield
    plugins.drop("frontier")


def standing(queue: tuple[str, ...] = ("a.1", "b.1"), /, **at: Cell) -> Position:
    """A round under way with these figures on these cells of the ford; `a1` stands for `a.1`."""
    ids = {f"{name[0]}.{name[1]}": cell for name, cell in at.items()}
    figures = tuple(replace(one, at=ids[one.id]) for one in mustered("ford") if one.id in ids)
    switches = set_switches(Frontier.switches, {})
    return Position(switches, "ford", figures, round=1, orders=("brace", "brace"), queue=queue)


def fight(position: Position) -> Battle[Position]:
    """A battle that begins in this position."""

    class Begun(Frontier):
        def start(self, switches: Switches) -> Position:
            return position

    return Battle(Begun())


def picked(battle: Battle[Any], *keys: str) -> None:
    for key in keys:
        battle.answer(OptionsAnswer((key,)))


def told(battle: Battle[Any]) -> list[str]:
    return [event.tell.rule for event in battle.events if isinstance(event, Told) and isinstance(event.tell, Tell)]


def between(**more: Cell) -> Position:
    """A guard before two raiders that look up at it: it stands in both attack areas."""
    return standing(a1=(5, 4), b1=(4, 5), b2=(6, 5), **more)


def test_leaving_two_attack_areas_asks_two_questions_of_one_rule() -> None:
    """They are told apart by whom they are about; the second strike fells on the cell where it struck."""
    battle = fight(between())
    picked(battle, "move")
    battle.answer(PathAnswer("aa"))
    assert battle.ask and battle.ask.about == ("a.1", "b.1")
    picked(battle, "hit")
    assert battle.ask and battle.ask.about == ("a.1", "b.2")
    assert battle.position.figure("a.1").at == (5, 4)
    picked(battle, "hit")
    assert not battle.position.has("a.1")
    assert battle.ask is None and battle.position.over


def test_who_is_not_hit_comes_to_the_end_of_the_path() -> None:
    battle = fight(between())
    picked(battle, "move")
    battle.answer(PathAnswer("aa"))
    picked(battle, "miss", "miss")
    assert battle.position.figure("a.1").at == (5, 2)
    assert battle.position.figure("a.1").facing == mustered("ford")[0].facing
    assert battle.ask and battle.ask.rule == "frontier.turn.menu"


def test_a_foe_that_is_carried_off_in_the_middle_of_a_path_strikes_no_more() -> None:
    battle = fight(between(a3=(1, 1)))
    picked(battle, "move")
    battle.answer(PathAnswer("aa"))
    picked(battle, "miss")
    battle.take("storm")
    picked(battle, "b.2")
    assert battle.ask and battle.ask.rule == "frontier.turn.menu"
    assert battle.position.figure("a.1").at == (5, 2)
    assert told(battle).count("frontier.move.path") == 1


def test_a_path_stands_open_again_where_its_borders_have_changed() -> None:
    """The storm takes a raider away while the path is asked for: the answer before it was none, the next one is counted anew."""
    battle = fight(between(a3=(1, 1)))
    picked(battle, "move")
    ask = battle.ask
    assert isinstance(ask, Path) and len(ask.take(PathAnswer("aa")).crossings) == 2
    battle.take("storm")
    picked(battle, "b.2")
    ask = battle.ask
    assert isinstance(ask, Path) and len(ask.take(PathAnswer("aa")).crossings) == 1


def test_a_blow_is_redirected_from_its_declaration_on() -> None:
    battle = fight(standing(a1=(5, 4), b1=(5, 3), b2=(4, 3)))
    position = battle.position
    battle = fight(position.with_figure(replace(position.figure("a.1"), facing=0)))
    picked(battle, "attack.b.1")
    assert battle.ask and battle.ask.about == ("a.1",)
    battle.take("shield.b.2")
    assert battle.position.action and battle.position.action.target == "b.2"
    assert isinstance(battle.ask, Roll)
    battle.answer(typed((6,)))
    assert battle.ask and battle.ask.about == ("b.2",)
    assert [offer.key for offer in battle.offers if offer.key.startswith("shield")] == []


def test_of_two_who_hold_the_second_may_step_in_before_the_first() -> None:
    battle = fight(standing(("a.1", "a.3", "b.1"), a1=(1, 0), a3=(3, 0), b1=(5, 9)))
    picked(battle, "hold", "hold")
    assert battle.ask and battle.ask.about == ("b.1",)
    battle.take("in.a.1")
    battle.take("in.a.3")
    assert battle.ask.about == ("a.3",)
    assert battle.position.queue == ("a.3", "a.1", "b.1")
    picked(battle, "move")
    battle.answer(PathAnswer("c"))
    assert battle.position.queue == ("a.3", "a.1", "b.1")
    picked(battle, "rest", "rest")
    assert battle.ask.about == ("b.1",)


def test_an_ogre_covers_two_cells_and_steps_over_rocks() -> None:
    position = standing(("b.3",), a1=(1, 1), b3=(7, 3))
    way = ahead(position, "b.3")
    ends = {grid("ford").cell(index) for index in reach(way).ends}
    assert (11, 3) not in ends and (10, 3) in ends
    assert (8, 2) in ends
    with pytest.raises(Refused, match="path-border"):
        battle = fight(standing(("b.3",), a1=(1, 1), b3=(10, 0)))
        picked(battle, "move")
        battle.answer(PathAnswer("a"))


STORY = """\
= frontier
! ford
! gm: a
! a: brace
! b: rush
+ storm
! a.3
! move
! @bb
! rest
! move
! @cc
x
! hold
"""


def test_a_story_with_paths_is_told_the_same_twice() -> None:
    story = retell(STORY)
    assert "! @bb" in story
    assert "?" in story and "10 halves" in story
    assert retell(story) == story


def test_a_path_is_taken_back_and_walked_again() -> None:
    battle = fight(between())
    picked(battle, "move")
    battle.answer(PathAnswer("aa"))
    again = battle.fork()
    again.undo()
    again.redo()
    assert again.record == battle.record
    assert again.position == battle.position


def test_dice_of_the_app_fall_in_a_fight() -> None:
    battle = fight(standing(a1=(5, 4), b1=(5, 5)))
    position = battle.position
    battle = fight(position.with_figure(replace(position.figure("a.1"), facing=4)))
    picked(battle, "attack.b.1")
    battle.take("luck.b")
    battle.roll(Dice.seeded(1))
    battle.roll(Dice.seeded(2))
    assert battle.position.luck == (2, 1)
    assert "frontier.fight.outcome" in told(battle)


def at_the_fall(hits: int) -> Battle[Any]:
    """A raider with so many sealed hit points has suffered four damage; the game master says whether it falls."""
    pocket = Pocket()
    slip = health_asked("b.1").take(pocket.lay(GM, str(hits), SALT))
    position = standing(a1=(5, 4), b1=(5, 5), b2=(0, 0))
    guard = replace(position.figure("a.1"), facing=4)
    battle = fight(replace(position.with_figure(guard), covert=True, health=(("b.1", slip),), orders=("brace",) * 3))
    battle.pocket.keep(slip.seal, *pocket.slips[slip.seal])
    picked(battle, "attack.b.1")
    for face in (6, 1):
        assert isinstance(battle.ask, Roll)
        battle.answer(typed((face,)))
    assert battle.ask and battle.ask.rule == "frontier.fight.falls"
    return battle


def proposal(battle: Battle[Any], viewer: str) -> tuple[list[str], bool]:
    """Return the options that are proposed to a viewer, and whether they were found in a hidden slip."""
    ask = view(battle, "", viewer)["ask"]
    return [one["key"] for one in ask["options"] if one["proposed"]], ask["suggested"]


@pytest.mark.parametrize(("hits", "suggested"), [(4, "falls"), (5, "stands")])
def test_who_knows_the_hit_points_is_told_whether_they_are_used_up(hits: int, suggested: str) -> None:
    """For anybody else the proposal is what it always is; what may be answered, and the record, do not depend on it."""
    battle = at_the_fall(hits)
    assert proposal(battle, "gm") == proposal(battle, "b") == ([suggested], True)
    assert proposal(battle, "table") == proposal(battle, "a") == (["stands"], False)
    for key in ("stands", "falls"):
        fork = battle.fork()
        picked(fork, key)
        assert fork.position.has("b.1") is (key == "stands")
    elsewhere = battle.fork()
    elsewhere.pocket.slips.clear()
    assert proposal(elsewhere, "gm") == (["stands"], False)


def test_a_question_that_is_put_to_others_too_is_proposed_as_everybody_sees_it() -> None:
    """The proposal is drawn on one screen, so it would tell the others what lies face down."""
    battle = at_the_fall(4)
    assert battle.ask
    battle.ask = replace(battle.ask, who=(GM, "a"))
    assert proposal(battle, "gm") == (["stands"], False)


def test_a_line_of_the_log_tells_its_seat_more() -> None:
    battle = at_the_fall(7)
    left = {
        viewer: view(battle, "", viewer)["chronicle"][-1]["label"]["with"]["left"]
        for viewer in ("gm", "c", "table", "a")
    }
    assert left == {"gm": 3, "c": 3, "table": "hidden", "a": "hidden"}


def test_a_plan_stands_though_somebody_it_marks_is_carried_off_meanwhile() -> None:
    """The step runs again after the offer; the slip keeps the question with which it was laid."""
    battle: Battle[Any] = Battle(Frontier(), {"frontier.opt.master": "covert"})
    dice = Dice.seeded("plans")
    picked(battle, "ford")
    assert isinstance(battle.ask, Form)
    battle.fill(battle.ask.preset, dice)
    battle.fill(read_plan(battle, "a", "marked=b.1,b.2"), dice, "a")
    battle.take("storm")
    picked(battle, "b.1")
    for side in "bc":
        battle.fill(read_plan(battle, side, "-"), dice, side)
    assert battle.position.marks == ("a b.1", "a b.2")
    assert battle.ask and battle.ask.rule == "frontier.turn.menu"


def read_plan(battle: Battle[Any], side: str, said: str) -> FormAnswer:
    form = asked_form(battle.ask, side)
    assert form
    return form.parse(said)


@pytest.mark.parametrize("seed", range(12))
def test_bots_play_under_cover_to_the_end(seed: int) -> None:
    """And the record tells it again on a device that knows no secret."""
    battle: Battle[Any] = Battle(Frontier(), {"frontier.opt.master": "covert"})
    bot = AtRandom(Dice.seeded(f"covert {seed}"))
    while battle.ask:
        bot.go_on(battle)
    again: Battle[Any] = Battle(Frontier(), {"frontier.opt.master": "covert"})
    again.follow(battle.record)
    assert (again.position, again.events) == (battle.position, battle.events)


COVERT = """\
= frontier frontier.opt.master=covert
! ford
! reserve="none" health.b1="1" health.c1="9" traits.1.secret="A mine"
! a: order=rush marked=b.1 vow="Never back"
! c: -
! b: order=brace vow="To the river"
+ trait.0
"""


def test_a_story_is_told_under_cover() -> None:
    story = retell(COVERT)
    assert 'text="A mine"' in story
    assert "face down: form" in story
    assert "side=a marked=b.1" in story
    assert "Never back" not in story.replace('vow="Never back"', "")
    assert retell(story) == story


def painting(offer: str) -> tuple[Battle[Position], Painting]:
    """The game master has taken this offer in the first turn of a battle at the ford."""
    battle = fight(standing(a1=(3, 1), b1=(4, 8)))
    battle.take(offer)
    assert isinstance(battle.ask, Painting)
    return battle, battle.ask


def test_the_ground_is_painted_in_one_answer() -> None:
    battle, ask = painting("ground")
    battle.answer(ask.parse("wall=A1,B1,C2 marsh=D4"))
    assert field(battle.position).rows[0] == "##.........."
    assert field(battle.position).rows[3][3] == "~"
    assert battle.ask and battle.ask.rule == "frontier.turn.menu"
    picked(battle, "move")
    with pytest.raises(Refused, match="path-closed"):
        battle.answer(PathAnswer("g"))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("wall=D2", "paint-closed"),
        ("wall=A1 marsh=A1", "paint-closed"),
        ("wall=Z9", "paint-cell"),
        ("lava=A1", "not-offered"),
        ("wall=A1 wall=B1", "twice"),
    ],
)
def test_a_cell_that_cannot_be_painted_is_refused_and_nothing_changes(line: str, code: str) -> None:
    """Someone stands on D2, a cell is marked once, Z9 is not there."""
    battle, ask = painting("ground")
    with pytest.raises(Refused) as no:
        battle.answer(ask.parse(line))
    assert no.value.code == code
    assert battle.ask == ask


@pytest.mark.parametrize("runs", [((-1, 0, 1),), ((0, 10, 1),), ((11, 0, 2),), ((0, 0, 0),), ((0, 0, 10**9),)])
def test_cells_beyond_the_field_are_refused(runs: tuple[tuple[int, int, int], ...]) -> None:
    battle, _ = painting("ground")
    with pytest.raises(Refused, match="paint-border"):
        battle.answer(PaintingAnswer((("wall", runs),)))


def test_no_painting_is_larger_than_a_record_takes() -> None:
    battle, _ = painting("ground")
    with pytest.raises(Refused, match="paint-many"):
        battle.answer(PaintingAnswer((("wall", ((0, 0, 1),) * (MOST_RUNS + 1)),)))


def test_figures_are_put_on_other_cells_in_one_answer() -> None:
    battle, ask = painting("place")
    battle.answer(ask.parse("b.1=A1 a.1=E9"))
    assert [one.at for one in battle.position.figures] == [(4, 8), (0, 0)]


@pytest.mark.parametrize(
    ("line", "code"), [("a.1=A1,B1", "paint-one"), ("a.1=E9", "paint-border"), ("a.1=A6", "paint-closed")]
)
def test_a_figure_stands_on_one_free_cell(line: str, code: str) -> None:
    battle, ask = painting("place")
    with pytest.raises(Refused, match=code):
        battle.answer(ask.parse(line))


def test_a_painting_stands_in_record_and_story() -> None:
    _, ask = painting("ground")
    painted = ask.parse("wall=A1,B1,A2")
    assert line_of(ask.grid, painted) == "wall=A1,B1,A2"
    assert load_entry(dump_entry(painted)) == painted
    story = "# A wall.\n= frontier\n! ford\n! gm: none\n! a: rush\n! b: rush\n+ ground\n! wall=A1,B1\n"
    assert ".    frontier.move.ground  count=2" in retell(story)
