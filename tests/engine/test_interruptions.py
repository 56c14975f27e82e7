"""Standing offers and rulings in the middle of everything, on the small system of `gonfalon_skirmish`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from gonfalon_skirmish import Position, Skirmish

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.door.door import Door
from gonfalon.formats import link
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.formats.story import retell
from gonfalon.plugins.guard import Guarded
from gonfalon.questions.answer import Answer, OfferTaken
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.systems import system_of
from gonfalon.table.offer import Gone, Offer
from gonfalon.terminal.at_random import play_many, play_one


@pytest.fixture(autouse=True)
def skirmish() -> Iterator[None]:
    plugins.add("skirmish", "gonfalon_skirmish:Skirmish")
    yield
    plugins.drop("skirmish")


Fight = Battle[Position]


def begun(sides: int = 2) -> Fight:
    """Side a goes first; the first question about a figure's stance is open."""
    battle = Battle(Skirmish())
    battle.answer(NumberAnswer(sides))
    for side in "abc"[:sides]:
        battle.lay(side, "first" if side == "a" else "wait", Dice.seeded(side))
    return battle


def at_turn(sides: int = 2) -> Fight:
    """The turn of a.1 has begun."""
    battle = begun(sides)
    for _ in range(2 * sides):
        battle.answer(OptionsAnswer(("low",)))
    return battle


def striking(sides: int = 2) -> Fight:
    """a.1 strikes b.1: both dice are still to be thrown."""
    battle = at_turn(sides)
    battle.answer(OptionsAnswer(("strike.b.1",)))
    return battle


def face(number: int) -> DiceAnswer:
    return DiceAnswer((number,), Source.TABLE)


def open_question(battle: Battle[Any]) -> tuple[str, tuple[str, ...]]:
    """Rule of the open question, and what it concerns."""
    return (battle.ask.rule, battle.ask.about) if battle.ask else ("", ())


def keys(battle: Battle[Any]) -> list[str]:
    return [offer.key for offer in battle.offers]


def options(ask: Ask[Any] | None) -> list[str]:
    assert isinstance(ask, Choice | Choices)
    return [option.key for option in ask.options]


def told(battle: Battle[Any]) -> list[str]:
    return [event.tell.rule for event in battle.events if isinstance(event, Told)]


def figures(battle: Fight) -> list[str]:
    return [figure.id for figure in battle.position.figures]


THROW, MENU, STANCE = "skirmish.blow.throw", "skirmish.turn.menu", "skirmish.round.stance"


def test_an_offer_changes_the_open_question() -> None:
    battle = striking()
    assert isinstance(battle.ask, Roll)
    assert battle.ask.bonus == 0
    battle.take("spend.a")
    battle.take("spend.a")
    assert open_question(battle) == (THROW, ("a.1",))
    assert isinstance(battle.ask, Roll)
    assert battle.ask.bonus == 2
    assert dict(battle.position.points) == {"a": 0, "b": 2}
    assert battle.record[-2:] == [OfferTaken("spend.a"), OfferTaken("spend.a")]
    assert told(battle).count("skirmish.blow.spend") == 2


def test_what_costs_is_barred_when_it_cannot_be_paid() -> None:
    battle = striking()
    battle.take("spend.a")
    battle.take("spend.a")
    with pytest.raises(Refused, match="barred"):
        battle.take("spend.a")
    assert open_question(battle) == (THROW, ("a.1",))


def test_what_is_not_on_offer_is_refused() -> None:
    battle = at_turn()
    for key in ("spend.a", "concede.c", "", "strike.b.1"):
        with pytest.raises(Refused, match="not-offered"):
            battle.take(key)
    assert battle.record[-1] == OptionsAnswer(("low",))


def test_dice_that_lie_there_stay_when_something_is_added_to_them() -> None:
    battle = striking()
    battle.answer(face(3))
    battle.take("spend.a")
    assert open_question(battle) == (THROW, ("b.1",))
    battle.answer(face(3))
    assert open_question(battle) == ("skirmish.blow.take", ("b.1",))


def test_whoever_concedes_ends_whatever_is_open() -> None:
    battle = striking(3)
    battle.answer(face(3))
    battle.take("concede.b")
    assert open_question(battle) == (MENU, ("a.1",))
    assert options(battle.ask) == ["wait", "strike.c.1", "strike.c.2"]
    battle.take("concede.c")
    assert battle.ask is None
    assert battle.position.over
    battle.undo()
    battle.undo()
    assert open_question(battle) == (THROW, ("b.1",))


def test_a_target_that_disappears_ends_the_step_and_nothing_is_spent() -> None:
    """The struck figure is carried off in the middle of the blow: looking it up finds nothing (`Gone`)."""
    battle = striking()
    battle.answer(face(3))
    battle.take("storm")
    battle.answer(OptionsAnswer(("b.1",)))
    assert open_question(battle) == (MENU, ("a.1",))
    assert options(battle.ask) == ["wait", "strike.b.2"]
    assert battle.position.blow is None
    battle.answer(OptionsAnswer(("wait",)))
    assert open_question(battle) == (MENU, ("a.2",))


def test_who_is_gone_has_no_turn() -> None:
    battle = at_turn()
    battle.take("storm")
    battle.answer(OptionsAnswer(("a.1",)))
    assert open_question(battle) == (MENU, ("a.2",))


def test_an_answer_about_one_figure_is_never_entered_for_another() -> None:
    battle = begun()
    battle.answer(OptionsAnswer(("high",)))
    assert open_question(battle) == (STANCE, ("a.2",))
    battle.take("storm")
    battle.answer(OptionsAnswer(("a.1",)))
    assert open_question(battle) == (STANCE, ("a.2",))
    for _ in range(3):
        battle.answer(OptionsAnswer(("low",)))
    assert [figure.stance for figure in battle.position.figures] == ["low", "low", "low"]


def test_answers_that_still_fit_are_followed() -> None:
    """Of four stances two were said; who comes later is carried off, so both stand and the next is asked for."""
    battle = begun()
    battle.answer(OptionsAnswer(("high",)))
    battle.answer(OptionsAnswer(("low",)))
    battle.take("storm")
    battle.answer(OptionsAnswer(("b.1",)))
    assert open_question(battle) == (STANCE, ("b.2",))
    battle.answer(OptionsAnswer(("low",)))
    assert [figure.stance for figure in battle.position.figures] == ["high", "low", "low"]


def test_an_offer_can_be_left_without_a_trace_but_the_record() -> None:
    battle = striking()
    position, log = battle.position, list(battle.events)
    battle.take("storm")
    battle.answer(OptionsAnswer(("nobody",)))
    assert (battle.position, battle.events) == (position, log)
    assert open_question(battle) == (THROW, ("a.1",))


def test_offers_are_taken_inside_an_offer_but_not_the_same_again() -> None:
    battle = striking()
    battle.take("storm")
    assert keys(battle) == ["spend.a", "spend.b", "concede.a", "concede.b", "gifts"]
    battle.take("gifts")
    assert "storm" not in keys(battle)
    assert "gifts" not in keys(battle)
    battle.answer(NumberAnswer(3))
    battle.take("spend.a")
    assert open_question(battle) == ("skirmish.storm.gift", ("b",))
    battle.answer(NumberAnswer(1))
    assert open_question(battle) == ("skirmish.storm.whom", ())
    battle.answer(OptionsAnswer(("nobody",)))
    assert open_question(battle) == (THROW, ("a.1",))
    assert dict(battle.position.points) == {"a": 4, "b": 3}
    assert isinstance(battle.ask, Roll)
    assert battle.ask.bonus == 1


def test_conceding_ends_an_open_offer_too() -> None:
    battle = striking(3)
    battle.take("storm")
    battle.take("gifts")
    battle.take("concede.c")
    assert open_question(battle) == (MENU, ("a.1",))
    assert battle.position.sides == ("a", "b")


def test_a_ruling_inside_an_offer_changes_what_it_asks() -> None:
    battle = striking()
    battle.take("gifts")
    battle.answer(NumberAnswer(0))
    battle.overrule("b.points", 8, "")
    with pytest.raises(Refused, match="number"):
        battle.answer(NumberAnswer(2))
    battle.answer(NumberAnswer(1))
    assert dict(battle.position.points) == {"a": 2, "b": 9}


def test_nothing_is_on_offer_while_a_slip_is_turned() -> None:
    battle = Battle(Skirmish())
    battle.answer(NumberAnswer(2))
    assert "storm" in keys(battle)
    other = battle.fork()
    for side in "ab":
        other.lay(side, "wait", Dice.seeded(side))
    entries = other.record[1:3]
    battle.follow(entries)
    assert isinstance(battle.ask, Reveal)
    assert battle.offers == ()
    with pytest.raises(Refused, match="not-offered"):
        battle.take("storm")


def test_slips_that_lie_face_down_stay_where_they_still_fit() -> None:
    """A figure is carried off after one slip was laid: the same sides are asked, so it still counts."""
    battle = Battle(Skirmish())
    battle.answer(NumberAnswer(2))
    battle.lay("a", "first", Dice.seeded("a"))
    battle.take("storm")
    battle.answer(OptionsAnswer(("b.1",)))
    assert isinstance(battle.ask, FaceDown)
    assert battle.ask.submitted == ("a",)
    battle.lay("b", "wait", Dice.seeded("b"))
    assert open_question(battle) == (STANCE, ("a.1",))


def test_a_slip_of_one_who_is_gone_is_laid_anew_by_those_who_are_left() -> None:
    battle = Battle(Skirmish())
    battle.answer(NumberAnswer(3))
    battle.lay("a", "first", Dice.seeded("a"))
    battle.take("concede.c")
    assert isinstance(battle.ask, FaceDown)
    assert battle.ask.people == ("a", "b")
    assert battle.ask.submitted == ()


def test_what_was_told_stands_and_is_not_told_twice() -> None:
    battle = striking()
    battle.answer(face(6))
    battle.answer(face(1))
    before = list(battle.events)
    assert told(battle).count("skirmish.blow.outcome") == 1
    battle.take("storm")
    battle.answer(OptionsAnswer(("nobody",)))
    assert battle.events == before
    battle.take("spend.b")
    assert [event.tell for event in battle.events[len(before) :] if isinstance(event, Told)] == [
        Tell("skirmish.blow.spend", side="b"),
        Tell("skirmish.blow.outcome", attacker="a.1", target="b.1", margin=4, weight=Weight.OUTCOME),
    ]
    assert battle.events[: len(before)] == before


def everything(battle: Battle[Any]) -> tuple[object, ...]:
    return (list(battle.record), list(battle.events), battle.ask, battle.position, keys(battle), battle.work)


def interrupted() -> Fight:
    """A blow with a ruling, offers inside offers, and dice."""
    battle = striking(3)
    battle.take("spend.a")
    battle.answer(face(2))
    battle.overrule("b.points", 1, "so it is")
    battle.take("storm")
    battle.take("spend.b")
    battle.answer(OptionsAnswer(("c.2",)))
    return battle


def test_every_step_can_be_taken_back_and_done_again() -> None:
    battle, seen = interrupted(), []
    while battle.can_undo:
        seen.append(everything(battle))
        battle.undo()
    while battle.can_redo:
        battle.redo()
        assert everything(battle) == seen.pop()
    assert seen == []


def test_a_record_and_a_link_tell_the_same_fight() -> None:
    battle = interrupted()
    record = record_of(battle, "")
    assert ["a", "storm"] in dump(record)["entries"]
    for again in (replay(load(dump(record))), replay(link.read(link.write(record)))):
        assert everything(again) == everything(battle)


@pytest.mark.parametrize("entry", [["a"], ["a", 1], ["a", "x", "y"], ["a", "x" * 801]])
def test_an_entry_of_another_form_is_not_read(entry: list[Any]) -> None:
    data = {**dump(record_of(Battle(Skirmish()), "")), "entries": [entry]}
    with pytest.raises(Exception, match=r"content|too-long"):
        load(data)


STORY = """\
# A figure is carried off while it is struck
= skirmish
? table  skirmish.muster.sides  2..3 (2)
! 2
"""


def test_a_story_takes_offers() -> None:
    steps = ["a: first", "b: wait", "low", "low", "low", "low", "strike.b.1"]
    story = retell(STORY + "".join(f"! {step}\n" for step in steps) + "+ spend.a\n+ storm\n! b.1\n+ spend.a\n")
    assert story.endswith(
        "! strike.b.1\n"
        "? a  skirmish.blow.throw  1d6:\n"
        "+ spend.a\n"
        ".    skirmish.blow.spend  side=a\n"
        "? a  skirmish.blow.throw  1d6:\n"
        "+ storm\n"
        "? gm  skirmish.storm.whom  *nobody a.1 a.2 b.1 b.2\n"
        "! b.1\n"
        ".    skirmish.storm.whom  figure=b.1\n"
        "? a  skirmish.turn.menu  wait strike.b.2\n"
        "+ spend.a\n"
        "x not-offered skirmish.turn.menu\n"
    )
    assert retell(story) == story


def test_at_the_door_an_offer_is_an_answer() -> None:
    door = Door()
    door.reply({"do": "new", "system": "skirmish"})
    view = door.reply({"do": "answer", "answer": {"number": 2}})["view"]
    assert [(one["key"], one["who"], one["ends"]) for one in view["offers"]] == [
        ("concede.a", "a", True),
        ("concede.b", "b", True),
        ("storm", "gm", False),
        ("gifts", "gm", False),
    ]
    assert view["offers"][0]["label"] == {"id": "offer-skirmish-end-concede", "with": {"side": "a"}}
    assert view["ask"]["about"] == []
    view = door.reply({"do": "answer", "answer": {"take": "gifts"}, "turn": 1})["view"]
    assert (view["ask"]["rule"], view["ask"]["about"], view["turn"]) == ("skirmish.storm.gift", ["a"], 2)
    reply = door.reply({"do": "answer", "answer": {"take": "gifts"}})
    assert reply["refused"]["code"] == "not-offered"
    assert door.reply({"do": "answer", "answer": {"take": 1}})["refused"]["code"] == "form"
    assert door.reply({"do": "answer", "answer": {"take": "concede.b"}})["view"]["ask"] is None


def test_battles_at_random_take_offers_and_have_no_fault() -> None:
    tally = play_many(Skirmish(), "offers", 1, 60)
    assert tally.faults == []
    records = [entry for number in range(60) for entry in record_at_random(number)]
    taken = [entry.key.partition(".")[0] for entry in records if isinstance(entry, OfferTaken)]
    assert {"storm", "gifts", "spend", "concede"} <= set(taken)
    assert taken.count("concede") < taken.count("storm")


def record_at_random(number: int) -> list[Any]:
    return play_one(Skirmish(), "offers", number)[0].record


def test_offers_without_end_make_only_so_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much is done again when an answer is taken back."""
    monkeypatch.setattr("gonfalon.battle.driver.MOST_AT_ONCE", 10_000)
    battle = at_turn()
    before = battle.work
    with pytest.raises(Refused, match="too-much-at-once"):
        battle.follow([OfferTaken("storm"), OptionsAnswer(("nobody",))] * 1_000)
    assert 5_000 < battle.work - before <= 10_000
    entries = len(battle.record)
    battle.undo()
    battle.redo()
    assert len(battle.record) == entries


class Lost(Skirmish):
    """Looks up a figure that was never there."""

    def step(self, position: Position) -> Procedure[Position]:
        def lost() -> Procedure[Position]:
            yield from Choice("a", (Option("on"),), rule="skirmish.lost")
            position.figure("nobody")
            return position

        return lost()

    def offers(self, position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
        def nothing(position: Position) -> Procedure[Position]:
            return (yield from Now(position))

        yield Offer("nothing", "a", nothing, rule="skirmish.nothing")


def test_what_was_never_there_is_a_fault() -> None:
    battle = Battle(Lost())
    with pytest.raises(Gone):
        battle.answer(OptionsAnswer(("on",)))
    assert battle.record == []


def test_what_was_never_there_is_refused_in_the_name_of_a_system_that_was_brought() -> None:
    battle = Battle(Guarded(Lost()))
    with pytest.raises(Refused, match="system-broken"):
        battle.answer(OptionsAnswer(("on",)))
    assert battle.record == []


def test_a_system_that_was_brought_is_interrupted_like_any_other() -> None:
    battle = Battle(system_of("skirmish"))
    other = interrupted()
    battle.follow(other.record)
    assert everything(battle) == everything(other)


def test_a_slip_entered_anew_stands_beside_offers() -> None:
    """A device that does not hold the slip enters it openly, and the offers are there again."""
    battle = Battle(Skirmish())
    battle.answer(NumberAnswer(2))
    other = battle.fork()
    for side in "ab":
        other.lay(side, "wait", Dice.seeded(side))
    battle.follow(other.record[1:3])
    said: Answer = RevealedAnswer("wait", "")
    battle.answer(said)
    battle.answer(said)
    battle.take("storm")
    assert open_question(battle) == ("skirmish.storm.whom", ())
