"""The shared parts of the Fate family, played on a position of a few lines: two people, one aspect each, a purse each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from support.players import Scripted, Written, free

from gonfalon.fate import compel, points, sums, use, window
from gonfalon.fate.aspects import Free, Invocable, held, passed
from gonfalon.fate.harm import Shield, choose_shield, cleared, fitting, rolled_up, ticked
from gonfalon.fate.ladder import rung
from gonfalon.fate.position import contest_of
from gonfalon.fate.purse import Purse
from gonfalon.fate.roll import Contest, Hand, Opposition, Used
from gonfalon.fate.rules import FateRules, RollLabels, WindowLabels
from gonfalon.fate.throw import throw_all
from gonfalon.fate.uses import Use
from gonfalon.fate.view import roll_view
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Part
from gonfalon.questions.refusal import Barred

SKILLS = {"fists": 3, "dodge": 2}


@dataclass(frozen=True, slots=True)
class Fog:
    """An aspect of the scene."""

    id: str
    free: Free = ()


@dataclass(frozen=True, slots=True)
class Alley:
    """Anna against Bruno."""

    contest: Contest | None
    aspects: tuple[Fog, ...] = ()
    purses: tuple[tuple[str, int], ...] = (("anna", 2), ("bruno", 0))
    thrown: tuple[tuple[str, int], ...] = ()
    help: int = 0

    def having_contest(self, contest: Contest | None) -> Alley:
        return replace(self, contest=contest)

    def having_aspects(self, aspects: tuple[Fog, ...]) -> Alley:
        return replace(self, aspects=aspects)

    def having_free(self, aspect: str, free: Free) -> Alley:
        return replace(self, aspects=tuple(Fog(one.id, free) if one.id == aspect else one for one in self.aspects))

    def purse(self, who: str) -> Purse:
        return Purse((("fate", dict(self.purses)[who]),))

    def having_purse(self, who: str, purse: Purse) -> Alley:
        return replace(self, purses=tuple({**dict(self.purses), who: purse.points}.items()))

    def counting(self, who: str, faces: tuple[int, ...]) -> Alley:
        return replace(self, thrown=(*self.thrown, (who, sum(faces))))


def lines(position: Alley, hand: Hand) -> Iterator[Part]:
    yield Part(Label("skill"), "alley.skill", SKILLS[hand.skill])
    if position.help and hand.who == "anna":
        yield Part(Label("help"), "alley.help", position.help)


def in_sight(position: Alley, acting: bool) -> Iterator[Invocable]:
    return (Invocable(one.id, UserText(one.id), on=one.id) for one in position.aspects)


def free_use(position: Alley, who: str, id: str, acting: bool) -> tuple[Invocable, Barred | None]:
    return Invocable(id, UserText(id), on=id), None


RULES: FateRules[Alley] = FateRules(
    total="alley.total",
    mixed="alley.mixed",
    order="alley.order",
    invoke="alley.invoke",
    free="alley.free",
    purse="alley.purse",
    compel="alley.compel",
    roll=RollLabels(
        one=lambda hand, bonus: Label("one", bonus=bonus),
        several=Label("several"),
        hand=lambda hand: Label("hand", who=hand.who),
        manual=Label("manual"),
        invoked=lambda aspect: Label("invoked", aspect=aspect),
        contest=lambda rolled: Label("contest"),
        difficulty=lambda against: Label("difficulty"),
        beside=lambda against, difficulty: Label("beside", difficulty=difficulty),
        outcome=lambda shifts: Label("outcome", shifts=shifts),
    ),
    window=WindowLabels(
        asked=lambda who, used, order: Label("asked", side=who),
        done=lambda order: Label("done"),
        other=Label("other"),
        asked_other=lambda who, order: Label("asked-other"),
        use=lambda use, what: Label("use", how=use.how, what=what),
        short=lambda how: Label("short", how=how),
        aspect=lambda use, held, purse: Label("aspect", aspect=use.aspect.text),
    ),
    once="at_all",
    most_free=1,
    lines=lines,
    groups=lambda position: (("anna",), ("bruno",)),
    near=in_sight,
    far=lambda position, acting: (),
    free_use=free_use,
    effects=lambda position, use: ("plus", "reroll"),
    could_help=lambda position, acting: True,
    buyable=lambda position, who: False,
    vanishes=lambda position, aspect, free: aspect == "smoke",
    owing=lambda position, use: position,
)

ANNA = Hand("anna", "anna", "fists", faces=(1, 0, 0, 0))
BRUNO = Hand("bruno", "bruno", "dodge", faces=(0, 0, 0, 0))


def alley(against: Opposition | None = None, *, free: Free = (), **changes: Any) -> Alley:
    """Anna's 4 against Bruno's 2, in the fog."""
    opposed = against or Opposition("alley.defend", hands=(BRUNO,), foes=("bruno",))
    return replace(Alley(Contest("alley.attack", ANNA, opposed), (Fog("fog", free), Fog("smoke"))), **changes)


def done(procedure: Procedure[Any], *answers: Written) -> tuple[Any, list[Ask[Any]], list[Tell]]:
    """Return the result of a procedure under these answers, its questions, and its tells."""
    told: list[Tell] = []
    sent: Any = None
    with Scripted(*answers) as people:
        while True:
            try:
                met = procedure.send(sent)
            except StopIteration as end:
                return end.value, people.asked, told
            sent = None
            match met:
                case Now(position):
                    sent = position
                case Tell():
                    told.append(met)
                case Ask():
                    sent = people.answer(met)


@pytest.mark.parametrize(("value", "step", "beyond"), [(-4, -2, -2), (-2, -2, 0), (0, 0, 0), (8, 8, 0), (11, 8, 3)])
def test_a_value_beyond_the_ladder_is_told_by_its_end(value: int, step: int, beyond: int) -> None:
    assert rung("ladder", value) == Label("ladder", step=step, beyond=beyond, size=abs(value))


def test_a_total_follows_the_state_of_the_table_and_keeps_what_was_granted() -> None:
    position = use.granted(alley(), Part(Label("spin"), "alley.spin", 1), acting=True)
    assert sums.shifts(RULES, position) == 3 + 1 + 1 - 2
    helped = replace(position, help=1)
    assert [line.rule for line in sums.lines(RULES, helped, contest_of(helped).actor)] == [
        "alley.skill",
        "alley.help",
        "alley.spin",
    ]
    assert sums.shifts(RULES, helped) == 4


def test_a_spin_of_either_sign_is_a_granted_line() -> None:
    slowed = use.granted(alley(), Part(Label("spin"), "alley.spin", -1), acting=True)
    assert sums.shifts(RULES, slowed) == 1


def test_the_higher_of_difficulty_and_hand_counts_and_a_hurdle_must_be_exceeded() -> None:
    beside = Opposition("alley.block", 5, (BRUNO,))
    assert sums.shifts(RULES, alley(beside)) == -1
    assert sums.shifts(RULES, alley(Opposition("alley.block", 3, (BRUNO,)))) == 1
    assert sums.shifts(RULES, alley(Opposition("alley.none"))) == 4
    assert not sums.over_hurdle(RULES, alley(replace(beside, hurdle=4)))
    assert sums.over_hurdle(RULES, alley(replace(beside, hurdle=3)))
    assert sums.over_hurdle(RULES, alley())


def test_all_throw_at_once_and_every_throw_is_counted() -> None:
    position, asked, _ = done(throw_all(RULES, alley()), (1, 1, 0, 0, -1, 0, 0, 0))
    assert [ask.people for ask in asked] == [("anna", "bruno")]
    assert position.thrown == (("anna", 2), ("bruno", -1))
    assert sums.shifts(RULES, position) == 5 - 1


def test_new_dice_keep_what_was_granted() -> None:
    raised = use.granted(alley(), Part(Label("spin"), "alley.spin", 2), acting=True)
    again = partial_use("anna", "fog", how="reroll")
    position, _, _ = done(use.invoke(RULES, again, raised), (-1, -1, 0, 0))
    assert sums.total(RULES, position, contest_of(position).actor) == 3 - 2 + 2


def partial_use(who: str, aspect: str, *, free: bool = False, how: str = "plus") -> Use:
    return Use(who, Invocable(aspect, UserText(aspect), on=aspect), free=free, acting=who == "anna", how=how)


def test_an_aspect_is_used_once_at_all_and_a_free_one_once_on_a_roll() -> None:
    position = alley(free=(("bruno", 2),))
    used = use.spend(RULES, position, partial_use("bruno", "fog", free=True))
    assert contest_of(used).used == (Used("fog", "bruno", free=True, acting=False),)
    assert used.aspects[0].free == (("bruno", 1),)
    assert use.used_up(RULES, used, partial_use("anna", "fog")) == Barred("alley.invoke")
    assert use.used_up(RULES, used, partial_use("bruno", "smoke", free=True)) == Barred("alley.free")
    assert use.used_up(RULES, used, partial_use("anna", "smoke")) is None
    apart = replace(RULES, each_hand=True)
    assert use.used_up(apart, used, partial_use("anna", "fog")) is None
    assert use.used_up(apart, used, partial_use("bruno", "smoke", free=True)) == Barred("alley.free")


def test_once_with_a_point_leaves_free_uses_open() -> None:
    rules = replace(RULES, once="paid", most_free=None)
    used = use.spend(rules, alley(), partial_use("anna", "fog"))
    assert used.purse("anna").points == 1
    assert use.used_up(rules, used, partial_use("anna", "fog")) == Barred("alley.invoke")
    assert use.used_up(rules, used, partial_use("anna", "fog", free=True)) is None


def test_a_fragile_aspect_is_gone_after_any_use() -> None:
    used = use.spend(RULES, alley(), partial_use("anna", "smoke"))
    assert [one.id for one in used.aspects] == ["fog"]


def test_a_free_invocation_goes_to_another_holder() -> None:
    assert passed((("anna", 1),), "anna", "bruno") == (("bruno", 1),)
    assert held((("anna", 2),), "bruno") == 0


def test_the_window_is_asked_of_all_who_are_able_until_the_table_goes_on() -> None:
    position, asked, told = done(window.together(RULES, alley(free=(("bruno", 1),))), "free.fog.bruno", "pass")
    assert [ask.people for ask in asked] == [("anna", "bruno"), ("anna",)]
    assert [tell.rule for tell in told] == ["alley.invoke"]
    assert sums.shifts(RULES, position) == 0


def test_the_side_ahead_is_asked_once_the_other_has_answered() -> None:
    """Anna, who is ahead, may step in beside Bruno, and is asked as soon as he has changed something."""
    _, asked, _ = done(window.in_turn(RULES, alley(free=(("bruno", 1),))), "free.fog.bruno", "pass", "pass")
    assert [ask.people for ask in asked] == [("bruno", "anna"), ("anna",), ("anna",)]


def test_who_cannot_pay_sees_why() -> None:
    _, [ask], _ = done(window.together(RULES, alley(purses=(("anna", 1), ("bruno", 0)))), "pass")
    assert isinstance(ask, Choice)
    assert {one.key for one in free(ask)} == {
        "paid.fog.anna",
        "paid.fog.anna.reroll",
        "paid.smoke.anna",
        "paid.smoke.anna.reroll",
        "pass",
    }
    assert ask.people == ("anna",)


def test_the_first_kind_in_the_purse_is_paid_first() -> None:
    purse = Purse((("bought", 1), ("own", 2)))
    assert purse.paying(2).kinds == (("bought", 0), ("own", 1))
    assert purse.gaining("own", 1).of("own") == 3
    with pytest.raises(ValueError, match="4 of"):
        purse.paying(4)
    assert points.barred(alley(), "bruno", "alley.purse") == Barred("alley.purse", player="bruno")


def test_boxes_roll_up_past_those_that_are_ticked() -> None:
    boxes = ticked(ticked((False,) * 4, 2), 3)
    assert fitting(boxes, 2) == (4,)
    assert (rolled_up(boxes, 1), rolled_up(boxes, 2), rolled_up(boxes, 5)) == (1, 4, None)
    assert rolled_up(cleared(boxes, 2), 2) == 2


@pytest.mark.parametrize(
    ("shields", "answers", "taken"),
    [
        ((), (), None),
        ((Shield(3),), (), Shield(3)),
        ((Shield(3), Shield(0, ("mild",))), ("mild",), Shield(0, ("mild",))),
        ((Shield(3), Shield(other="sidekick")), ("sidekick",), Shield(other="sidekick")),
        ((Shield(3), Shield(0, ("mild",))), ("decline",), None),
    ],
)
def test_only_several_ways_to_absorb_a_hit_are_asked_about(
    shields: tuple[Shield, ...], answers: tuple[str, ...], taken: Shield | None
) -> None:
    procedure = choose_shield(
        "anna",
        shields,
        named=lambda shield: Label("shield", key=shield.key),
        decline=Label("decline"),
        rule="alley.absorb",
        label=Label("absorb"),
        about=("anna",),
    )
    assert done(procedure, *answers)[0] == taken


@pytest.mark.parametrize(
    ("who", "answer", "left"), [("anna", "accept", 3), ("anna", "refuse", 1), ("bruno", "accept", 1)]
)
def test_a_compel_gives_a_point_or_costs_one(who: str, answer: str, left: int) -> None:
    words = {"label": Label("compel"), "accept": Label("accept"), "refuse": Label("refuse")}
    accepted, asked, _ = done(compel.answered(RULES, alley(), who, **words), answer)
    assert isinstance(asked[0], Choice)
    assert ("refuse" in {one.key for one in free(asked[0])}) == (who == "anna")
    position, _, _ = done(compel.point_moved(alley(), who, "fate", accepted=accepted))
    assert position.purse(who).points == left


def test_the_roll_is_drawn_with_its_lines_and_its_outcome() -> None:
    drawn = roll_view(RULES, alley(Opposition("alley.block", 5, (BRUNO,))))
    assert drawn
    assert drawn.outcome == Label("outcome", shifts=-1)
    actor, against = drawn.hands
    assert ([part.rule for part in actor.parts], actor.total) == (["alley.skill"], 4)
    assert ([part.rule for part in against.parts], against.total) == (["alley.skill", "alley.mixed"], 5)
