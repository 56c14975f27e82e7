"""The driver of procedures, on a small system of its own: checkpoints, rulings in mid-procedure, steps back and forth."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial

import pytest
from support.players import Scripted

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import run
from gonfalon.battle.event import Ruled, Thrown, Told
from gonfalon.battle.work import MOST_AT_ONCE, MOST_ENTRIES, MOST_RULINGS, MOST_RULINGS_AT_ONCE
from gonfalon.questions.answer import Answer, RulingMade
from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import D6, Dice, Pool, Source
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.system import System
from gonfalon.table.table import Flow, Kept, Names, Result, Setting, Table, overruled

END = 1_000_000
"""As many bridges as nobody crosses: the journey is over."""


@dataclass(frozen=True, slots=True)
class Purse:
    """The gold and name of a traveller, and the number of bridges that lie behind."""

    gold: int = 0
    bridges: int = 0
    name: str = ""


def cross(purse: Purse) -> Procedure[Purse]:
    """A bridge: fill the purse, throw a die for each coin, say a name if there are many coins, go on or turn back."""
    filled = yield from Number("a", 0, 9, rule="bridge.fill")
    purse = yield from Now(replace(purse, gold=filled))
    yield Tell("bridge.filled", gold=purse.gold)
    if purse.gold:
        faces = yield from Roll("a", Pool(D6, purse.gold), rule="bridge.dice")
        purse = yield from Now(replace(purse, gold=sum(faces)))
        yield Tell("bridge.won", gold=purse.gold)
    if purse.gold >= 10:
        purse = replace(purse, name=(yield from Text("a", 9, rule="bridge.name")))
    further = yield from Choice("a", (Option("on"), Option("back")), rule="bridge.further")
    yield Tell("bridge.crossed", further=further)
    return replace(purse, bridges=purse.bridges + 1 if further == "on" else END)


@dataclass
class Bridges(System[Purse]):
    """So many bridges; counts how often a crossing was begun."""

    id: str = "bridges"
    version: int = 1
    switches: tuple[Switch, ...] = ()
    begun: list[int] = field(default_factory=list)
    length: int = 3

    def start(self, switches: Switches) -> Purse:
        return Purse()

    def step(self, position: Purse) -> Procedure[Purse]:
        self.begun.append(position.bridges)
        return cross(position)

    def set_to(self, position: Purse) -> Switches:
        return Switches(())

    def preview_roster_card(self, empty: Purse, kind: str, text: str) -> Purse:
        return empty

    def flow(self, position: Purse) -> Flow:
        return "over" if position.bridges >= self.length else "play"

    def table(self, position: Purse) -> Table:
        return Table()

    def names(self, position: Purse) -> Names:
        return {}

    def result(self, position: Purse) -> Result | None:
        return None

    def keep(self, position: Purse) -> tuple[Kept, ...]:
        return ()

    def settings(self, position: Purse) -> tuple[Setting[Purse], ...]:
        def put(value: int | str) -> Purse:
            return replace(position, gold=int(value))

        gold = Setting("gold", Label("gold"), "number", position.gold, put, "bridge.gold", most=50)
        return (gold,) if position.bridges < self.length else ()


def crossing(*answers: Answer) -> Battle[Purse]:
    battle = Battle(Bridges())
    for answer in answers:
        battle.answer(answer)
    return battle


def dice(*faces: int) -> DiceAnswer:
    return DiceAnswer(faces, Source.TABLE)


ON, BACK = OptionsAnswer(("on",)), OptionsAnswer(("back",))


def rule_of(battle: Battle[Purse]) -> str:
    return battle.ask.rule if battle.ask else ""


def told(battle: Battle[Purse]) -> list[str]:
    return [event.tell.rule for event in battle.events if isinstance(event, Told)]


def test_a_battle_asks_one_question_after_the_other() -> None:
    battle = crossing()
    asked = []
    for answer in (NumberAnswer(2), dice(6, 5), TextAnswer("Till"), ON, NumberAnswer(0), BACK):
        asked.append(rule_of(battle))
        battle.answer(answer)
    names = ["fill", "dice", "name", "further", "fill", "further"]
    assert asked == [f"bridge.{name}" for name in names]
    assert battle.ask is None
    assert battle.position == Purse(0, END, "Till")
    with pytest.raises(Refused, match="over"):
        battle.answer(ON)


def test_the_log_counts_the_entries_before_each_event() -> None:
    battle = crossing(NumberAnswer(1), dice(4), ON)
    assert battle.events == [
        Told(1, Tell("bridge.filled", gold=1)),
        Thrown(2, 0, "bridge.dice", ("a",), "d6", dice(4)),
        Told(2, Tell("bridge.won", gold=4)),
        Told(3, Tell("bridge.crossed", further="on")),
    ]


def test_to_go_back_only_the_open_crossing_is_run_again() -> None:
    battle = crossing(NumberAnswer(0), ON, NumberAnswer(1), dice(4))
    system = battle.system
    assert isinstance(system, Bridges)
    system.begun.clear()
    battle.undo()
    assert system.begun == [1]
    battle.undo()
    battle.undo()
    assert (rule_of(battle), battle.position) == ("bridge.further", Purse())
    assert system.begun == [1, 1, 0]


def test_a_straight_play_runs_nothing_twice() -> None:
    battle = crossing(NumberAnswer(0), ON, NumberAnswer(0), ON, NumberAnswer(0), ON)
    assert isinstance(battle.system, Bridges)
    assert battle.system.begun == [0, 1, 2]
    with Scripted(2, (6, 5), "Till", "on") as answers:
        assert run(cross(Purse()), answers) == Purse(11, 1, "Till")


def test_the_position_in_sight_is_the_last_one_shown() -> None:
    battle = crossing(NumberAnswer(3))
    assert battle.position == Purse(gold=3)
    battle.answer(dice(1, 1, 1))
    assert battle.position == Purse(gold=3)
    battle.answer(ON)
    assert battle.position == Purse(gold=3, bridges=1)


def test_a_ruling_changes_the_table_where_it_stands() -> None:
    """The coins are overruled before the dice fall: the pool follows."""
    battle = crossing(NumberAnswer(3))
    battle.overrule("gold", 2, "a hole in the purse")
    assert isinstance(battle.ask, Roll)
    assert battle.ask.pool.dice == 2
    ruled = battle.events[1]
    assert isinstance(ruled, Ruled)
    assert (ruled.rule, ruled.what, ruled.value, ruled.why) == ("bridge.gold", Label("gold"), 2, "a hole in the purse")
    assert [event.tell for event in battle.events if isinstance(event, Told)] == [
        Tell("bridge.filled", gold=3),
        Tell("bridge.filled", gold=2),
    ]
    assert battle.record == [NumberAnswer(3), RulingMade("gold", 2, "a hole in the purse")]
    battle.answer(dice(1, 1))
    battle.undo()
    assert battle.ask.pool.dice == 2
    battle.undo()
    assert isinstance(battle.ask, Roll)
    assert battle.ask.pool.dice == 3


def test_a_ruling_may_bring_another_question() -> None:
    battle = crossing(NumberAnswer(3), dice(1, 1, 1))
    assert rule_of(battle) == "bridge.further"
    battle.overrule("gold", 10, "")
    assert rule_of(battle) == "bridge.name"
    battle.undo()
    assert rule_of(battle) == "bridge.further"


def test_before_anything_was_shown_a_ruling_stands_at_the_checkpoint() -> None:
    battle = crossing(NumberAnswer(0), ON)
    battle.overrule("gold", 7, "")
    assert battle.position == Purse(gold=7, bridges=1)
    battle.answer(NumberAnswer(4))
    assert battle.position == Purse(gold=4, bridges=1)


def test_the_first_question_that_no_answer_fits_after_a_ruling_stands_open() -> None:
    """A name was given for many coins; with few coins nobody is asked for one, and many again need one anew."""
    battle = crossing(NumberAnswer(2), dice(6, 6), TextAnswer("Till"))
    battle.overrule("gold", 1, "")
    assert (rule_of(battle), battle.position) == ("bridge.further", Purse(gold=1))
    battle.overrule("gold", 11, "")
    assert (rule_of(battle), battle.position) == ("bridge.name", Purse(gold=11))
    battle.answer(TextAnswer("Tell"))
    battle.answer(ON)
    assert battle.position == Purse(11, 1, "Tell")


@pytest.mark.parametrize(
    ("what", "value", "why", "code"),
    [
        ("gold", 51, "", "setting"),
        ("gold", -1, "", "setting"),
        ("gold", "5", "", "setting"),
        ("silver", 1, "", "no-setting"),
        ("gold", 1, "x" * 201, "length"),
        ("gold", 1, "two\nlines", "length"),
    ],
    ids=["too-many", "too-few", "a-text", "unknown", "long-reason", "two-lines"],
)
def test_a_refused_ruling_leaves_every_answer_where_it_was(what: str, value: int | str, why: str, code: str) -> None:
    battle = crossing(NumberAnswer(0), ON, NumberAnswer(2), dice(6, 5))
    battle.overrule("gold", 20, "")
    before = (list(battle.record), list(battle.events), battle.position, battle.ask)
    with pytest.raises(Refused) as refused:
        battle.overrule(what, value, why)
    assert refused.value.code == code
    assert before == (battle.record, battle.events, battle.position, battle.ask)


def test_a_text_that_cannot_be_read_is_refused_with_the_way_it_is_written() -> None:
    def put(value: int | str) -> Purse:
        return Purse(gold=str(value).count("x"))

    hint = Label("marks")
    marks = Setting("marks", Label("gold"), "text", "", put, "bridge.gold", most=5, hint=hint)
    marks = replace(marks, reads=lambda text: set(text) <= {"x"})
    assert overruled((marks,), RulingMade("marks", "xxx", ""))[0] == Purse(gold=3)
    for unreadable in ("xyx", "xxxxxx", 3):
        with pytest.raises(Refused, match="setting-text") as refused:
            overruled((marks,), RulingMade("marks", unreadable, ""))
        assert refused.value.label == Label("refused-setting-text", hint=hint)


def test_rulings_stand_in_the_order_in_which_they_were_made() -> None:
    battle = crossing(NumberAnswer(3))
    battle.overrule("gold", 5, "")
    battle.overrule("gold", 4, "")
    assert battle.position.gold == 4
    assert [event.value for event in battle.events if isinstance(event, Ruled)] == [5, 4]
    assert [event.tell.figures for event in battle.events if isinstance(event, Told)] == [
        (("gold", gold),) for gold in (3, 5, 4)
    ]
    assert battle.rulings == 2
    battle.undo()
    assert battle.position.gold == 5
    assert battle.rulings == 1


def test_so_many_rulings_fit_between_two_checkpoints() -> None:
    battle = crossing(NumberAnswer(1))
    for _ in range(MOST_RULINGS_AT_ONCE):
        battle.overrule("gold", 1, "")
    before = list(battle.record)
    with pytest.raises(Refused, match="too-many-rulings"):
        battle.overrule("gold", 1, "")
    assert battle.record == before
    battle.answer(dice(1))
    battle.answer(ON)
    battle.overrule("gold", 1, "")
    assert battle.rulings == MOST_RULINGS_AT_ONCE + 1


def test_so_many_rulings_fit_into_a_battle() -> None:
    battle = Battle(Bridges(length=1_000))
    while battle.rulings < MOST_RULINGS:
        battle.overrule("gold", 1, "")
        battle.answer(NumberAnswer(0))
        battle.answer(ON)
    with pytest.raises(Refused, match="too-many-rulings"):
        battle.overrule("gold", 1, "")
    battle.answer(NumberAnswer(0))
    assert battle.rulings == MOST_RULINGS


def test_the_end_can_be_overruled_only_where_something_is_listed() -> None:
    battle = crossing(NumberAnswer(0), BACK)
    with pytest.raises(Refused, match="no-setting"):
        battle.overrule("gold", 1, "")
    assert battle.ask is None


def test_a_new_answer_ends_what_could_be_redone_and_a_refused_one_does_not() -> None:
    battle = crossing(NumberAnswer(0), ON)
    battle.undo()
    with pytest.raises(Refused):
        battle.answer(NumberAnswer(1))
    assert battle.can_redo
    battle.answer(BACK)
    assert not battle.can_redo
    with pytest.raises(Refused, match="nothing-to-redo"):
        battle.redo()


def test_a_ruling_can_be_redone() -> None:
    battle = crossing(NumberAnswer(3))
    battle.overrule("gold", 2, "why")
    after = (list(battle.record), list(battle.events), battle.position, battle.ask)
    battle.undo()
    battle.redo()
    assert after == (battle.record, battle.events, battle.position, battle.ask)


def test_the_app_throws_again_what_it_threw_and_was_taken_back() -> None:
    battle = crossing(NumberAnswer(3))
    battle.roll(Dice())
    thrown = battle.record[-1]
    for _ in range(5):
        battle.undo()
        battle.roll(Dice())
        assert battle.record[-1] == thrown


def test_more_dice_keep_those_that_fell_and_fewer_the_first_of_them() -> None:
    battle = crossing(NumberAnswer(3))
    battle.roll(Dice())
    thrown = battle.record[-1]
    assert isinstance(thrown, DiceAnswer)
    battle.undo()
    for gold in (5, 2):
        battle.overrule("gold", gold, "")
        battle.roll(Dice())
        more = battle.record[-1]
        assert isinstance(more, DiceAnswer)
        assert len(more.faces) == gold
        assert more.faces[:3] == thrown.faces[:gold]
        battle.undo()
        battle.undo()


def test_dice_that_fell_fall_again_after_a_throw_of_fewer() -> None:
    battle = crossing(NumberAnswer(4))
    battle.roll(Dice())
    thrown = battle.record[-1]
    battle.undo()
    battle.overrule("gold", 2, "")
    battle.roll(Dice())
    battle.undo()
    battle.undo()
    battle.roll(Dice())
    assert battle.record[-1] == thrown


def test_dice_from_the_table_leave_those_of_the_app_in_sight() -> None:
    battle = crossing(NumberAnswer(1))
    battle.answer(DiceAnswer((3,), Source.APP))
    battle.undo()
    battle.answer(dice(6))
    assert [thrown.fell.faces for thrown in battle.retracted] == [(3,)]
    battle.undo()
    battle.roll(Dice())
    assert battle.record[-1] == DiceAnswer((3,), Source.APP)
    assert battle.retracted == ()


def test_dice_from_the_table_are_not_kept_when_they_are_taken_back() -> None:
    battle = crossing(NumberAnswer(1), dice(6))
    battle.undo()
    assert battle.retracted == ()


def test_the_app_rolls_only_where_dice_are_asked_for() -> None:
    with pytest.raises(Refused, match="no-roll"):
        crossing().roll(Dice())


def test_a_fork_shares_nothing_that_changes() -> None:
    battle = crossing(NumberAnswer(1))
    battle.roll(Dice())
    battle.undo()
    fork = battle.fork()
    fork.roll(Dice())
    fork.answer(BACK)
    assert (len(battle.record), rule_of(battle), battle.can_redo) == (1, "bridge.dice", True)
    assert len(battle.retracted) == 1
    battle.redo()
    assert battle.record[1] == fork.record[1]


def test_a_record_is_followed_as_far_as_it_is_good() -> None:
    battle = crossing()
    with pytest.raises(Refused):
        battle.follow([NumberAnswer(0), ON, NumberAnswer(1), dice(7), ON])
    assert battle.record == [NumberAnswer(0), ON, NumberAnswer(1)]
    assert rule_of(battle) == "bridge.dice"
    assert told(battle) == ["bridge.filled", "bridge.crossed", "bridge.filled"]


def everything(battle: Battle[Purse]) -> tuple[object, ...]:
    """All that a battle is, as far as anyone can see."""
    return (
        list(battle.log),
        list(battle.record),
        list(battle.events),
        battle.ask,
        battle.position,
        battle.retracted,
        battle.seen,
        battle.rulings,
        battle.work,
        battle.can_redo,
        dict(battle.pocket.slips),
    )


def taken_back() -> Battle[Purse]:
    """A battle in which dice were thrown and taken back, with a ruling in the open crossing."""
    battle = crossing(NumberAnswer(0), ON, NumberAnswer(3))
    battle.overrule("gold", 4, "")
    battle.answer(DiceAnswer((1, 2, 1, 2), Source.APP))
    battle.answer(ON)
    battle.undo()
    battle.undo()
    return battle


@pytest.mark.parametrize("answer", [dice(1, 1, 1), dice(7, 1, 1, 1), NumberAnswer(1), OptionsAnswer(("on",))])
def test_a_refused_answer_leaves_everything_as_it_was(answer: Answer) -> None:
    battle = taken_back()
    before = everything(battle)
    with pytest.raises(Refused):
        battle.answer(answer)
    assert everything(battle) == before
    fallen = battle.retracted
    battle.redo()
    battle.redo()
    assert (rule_of(battle), battle.position.bridges, len(fallen)) == ("bridge.fill", 2, 1)


class Breaking(Bridges):
    """Breaks while `broken`, in the middle of a crossing or between two."""

    broken = ""

    def step(self, position: Purse) -> Procedure[Purse]:
        if self.broken == "step":
            raise ZeroDivisionError
        return self._breaking(super().step(position))

    def _breaking(self, procedure: Procedure[Purse]) -> Procedure[Purse]:
        sent = None
        while True:
            try:
                met = procedure.send(sent)
            except StopIteration as end:
                crossed: Purse = end.value
                return crossed
            sent = yield met
            if self.broken == "middle":
                raise ZeroDivisionError


def breaking() -> tuple[Breaking, Battle[Purse]]:
    system = Breaking()
    battle = Battle(system)
    for answer in (NumberAnswer(0), ON, NumberAnswer(1)):
        battle.answer(answer)
    battle.overrule("gold", 2, "")
    battle.answer(DiceAnswer((1, 2), Source.APP))
    battle.answer(ON)
    battle.undo()
    return system, battle


@pytest.mark.parametrize("where", ["step", "middle"])
def test_rules_that_break_leave_the_battle_as_it_was_and_it_goes_on(where: str) -> None:
    system, battle = breaking()
    before = everything(battle)
    deeds = (partial(battle.answer, ON), battle.undo, battle.redo, partial(battle.overrule, "gold", 3, ""))
    for deed in deeds:
        system.broken = where
        with pytest.raises(ZeroDivisionError):
            deed()
        assert everything(battle) == before
    system.broken = ""
    battle.overrule("gold", 3, "")
    battle.answer(ON)
    assert (rule_of(battle), battle.rulings, battle.position) == ("bridge.fill", 2, Purse(3, 2))


def test_a_battle_stands_again_as_in_a_snapshot() -> None:
    """After anything that has been done since, and without a step of its rules."""
    battle = taken_back()
    assert isinstance(battle.system, Bridges)
    before, stood = everything(battle), battle.snapshot()
    for _ in range(2):
        battle.roll(Dice())
        battle.answer(ON)
        battle.answer(NumberAnswer(1))
        battle.overrule("gold", 7, "")
        for _ in range(6):
            battle.undo()
        battle.system.begun.clear()
        battle.restore(stood)
        assert (everything(battle), battle.system.begun) == (before, [])
    battle.redo()
    battle.redo()
    assert rule_of(battle) == "bridge.fill"


def test_going_on_takes_as_much_work_however_often_steps_were_taken_back() -> None:
    straight, crooked = taken_back(), taken_back()
    for battle in (straight, crooked):
        battle.redo()
        battle.redo()
    for _ in range(5):
        crooked.undo()
        crooked.undo()
        crooked.redo()
        crooked.redo()
    assert straight.work == crooked.work
    follower = Battle(Bridges())
    follower.follow(straight.record)
    assert follower.work == straight.work


class Endless(Bridges):
    """A crossing that never ends: the traveller turns round in the middle of the bridge, again and again."""

    def step(self, position: Purse) -> Procedure[Purse]:
        while True:
            yield from Choice("a", (Option("round"),), rule="bridge.round")


def test_only_so_much_work_lies_between_two_checkpoints() -> None:
    """So much is done again when an answer is taken back."""
    battle = Battle(Endless())
    with pytest.raises(Refused, match="too-much-at-once"):
        battle.follow([OptionsAnswer(("round",))] * MOST_AT_ONCE)
    assert MOST_AT_ONCE / 2 < battle.work <= MOST_AT_ONCE
    answers = len(battle.record)
    battle.undo()
    battle.redo()
    assert len(battle.record) == answers
    with pytest.raises(Refused, match="too-much-at-once"):
        battle.answer(OptionsAnswer(("round",)))


def test_only_so_many_entries_make_a_battle() -> None:
    """As many as a record that is read may have."""
    battle = Battle(Bridges(length=END))
    with pytest.raises(Refused, match="too-much-work"):
        battle.follow([NumberAnswer(0), ON] * MOST_ENTRIES)
    assert len(battle.record) == MOST_ENTRIES
