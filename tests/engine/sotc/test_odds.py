"""The chances of an open roll against counting every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from engine.sotc.field import bonus, field, parts
from engine.sotc.opened import SYSTEM, Table, begun, examples
from support.counting import COUNTINGS
from support.playing import play
from support.quotes import Tally, checked

from gonfalon.odds.model import Odds
from gonfalon.questions.dice import Source
from gonfalon.questions.roll import DiceAnswer

FACES = tuple(sum(faces) for faces in product((-1, 0, 1), repeat=4))
SUMS = {total: Fraction(count, len(FACES)) for total, count in Counter(FACES).items()}


def attacking(**rulings: int | str) -> Table:
    """Anna has declared her attack on Kessler; nobody has thrown."""
    battle = begun(examples(anna__skill__alertness=5, anna__skill__fists=3, kessler__skill__athletics=2, **rulings))
    return play(battle, *(("begin",) if battle.ask and battle.ask.rule == "sotc.seq.phases" else ()), "attack.kessler")


def bars(odds: Odds) -> dict[str, Fraction]:
    return {bar.key: bar.p for bar in odds.bars}


def counted(mine: int, theirs: int) -> Counter[int]:
    """The shifts of all throws of both hands, each with its chance."""
    found: Counter[int] = Counter()
    for (first, chance), (second, weight) in product(SUMS.items(), SUMS.items()):
        found[mine + first - theirs - second] += chance * weight  # type: ignore[assignment]
    return found


def at_least(found: Counter[int], least: int) -> Fraction:
    return sum((Fraction(chance) for shifts, chance in found.items() if shifts >= least), Fraction(0))


def test_the_open_attack_agrees_with_counting_every_throw() -> None:
    """sotc.roll.shifts sotc.attack.roll sotc.stress.amount"""
    battle = attacking()
    open_case = SYSTEM.odds(battle.position)[0]
    found, told = counted(3, 2), bars(open_case)
    assert told["spin"] == at_least(found, 3)
    assert told["success"] == at_least(found, 1) - at_least(found, 3)
    assert told["tie"] == Fraction(found[0])
    assert told["fail"] == 1 - at_least(found, 0)
    for stress in range(1, 7):
        assert told[f"stress{stress}"] == at_least(found, stress)


@pytest.mark.parametrize(("case", "mine", "theirs"), [(1, 5, 2), (2, 3, 4), (3, 3, 4)])
def test_each_help_is_counted(case: int, mine: int, theirs: int) -> None:
    """sotc.fp.invoke sotc.fulldef.bonus: +2 for one side, +2 for the other, full defence."""
    battle = attacking(anna__points=1, kessler__points=1, everywhere__new__a1="Fog")
    told = bars(SYSTEM.odds(battle.position)[case])
    assert told["spin"] == at_least(counted(mine, theirs), 3)


def test_the_chance_to_take_out_counts_what_can_be_endured() -> None:
    """sotc.out.trigger: all consequences carried, boxes 3 to 5 marked, so a hit of 3 takes Kessler out."""
    battle = attacking(kessler__mild=1, kessler__moderate=1, kessler__severe=1, kessler__health="__XXX")
    assert bars(SYSTEM.odds(battle.position)[0])["out"] == at_least(counted(3, 2), 3)


def test_after_the_dice_a_reroll_is_counted() -> None:
    """sotc.fp.invoke"""
    battle = attacking(anna__points=2, everywhere__new__a1="Fog")
    battle.answer(DiceAnswer((0, 0, 0, 0, 1, 1, 0, 0), Source.TABLE))
    mine = {shifts - 1: chance for shifts, chance in SUMS.items()}
    told = bars(SYSTEM.odds(battle.position)[0])
    assert told["fail"] == sum(chance for shifts, chance in mine.items() if shifts < 0)


def quoted(battle: Table) -> dict[str, dict[str, Fraction]]:
    """The bars of every case by its id."""
    return {odds.label.id: bars(odds) for odds in SYSTEM.odds(battle.position)}


def agreed(battle: Table) -> None:
    """Every figure that is quoted here is what counting all throws through the rules comes to."""
    tally = Tally()
    assert checked(battle, COUNTINGS["sotc"], "sotc", tally)
    assert not [str(one) for one in tally.differences]


def test_spin_that_falls_on_the_roll_in_any_case_is_counted() -> None:
    """sotc.spin.mode: against the attack before the dice, and already on the target in the menu"""
    battle = play(field(switches={"sotc.spin.mode": "next_roll"}), "^kessler.spin=yes")
    agreed(battle)
    play(battle, "attack.kessler")
    skills = [parts(battle, hand)[0][1] for hand in (0, 1)]
    assert quoted(battle)["sotc-odds-open"]["success"] == (
        at_least(counted(skills[0] - 1, skills[1]), 1) - at_least(counted(skills[0] - 1, skills[1]), 3)
    )
    agreed(battle)


def test_a_leader_whose_minions_keep_the_whole_hit_is_never_taken_out() -> None:
    """sotc.attach.leftover: though no box and no consequence is left"""
    worn = [f"kessler.{one}" for one in ("mild=1", "moderate=1", "severe=1", "health=XXXXX")]
    made = ("new.g1=2", "g1.quality=1", "g1.leader=kessler", *worn)
    off = play(field(*made, only="anna kessler", switches={"sotc.attach.leftover": "off"}), "attack.kessler")
    assert "out" not in quoted(off)["sotc-odds-open"]
    agreed(off)
    on = play(field(*made, only="anna kessler"), "attack.kessler")
    assert quoted(on)["sotc-odds-open"]["out"] > 0
    agreed(on)


@pytest.mark.parametrize(("attacks", "there"), [(0, True), (1, False)])
def test_full_defence_is_quoted_where_it_may_be_declared(attacks: int, there: bool) -> None:
    """sotc.fulldef.first_attacked: not at a second attack"""
    battle = play(field(), f"^kessler.attacks={attacks}", "attack.kessler")
    assert ("sotc-odds-guard" in quoted(battle)) is there
    agreed(battle)


def test_nobody_is_quoted_a_bonus_for_which_there_is_no_point() -> None:
    """sotc.fp.tag: minions have none, and neither has who has spent them all"""
    battle = play(field("new.g1=3", "anna.points=0", only="anna"), "attack.g1")
    assert "sotc-odds-plus" not in quoted(battle)
    agreed(battle)


def test_no_more_stress_is_quoted_than_a_pulled_blow_deals() -> None:
    """sotc.attack.pull"""
    battle = play(field("anna.points=2", "everywhere.new.a1=Fog"), "attack.kessler")
    play(battle, (4 - bonus(battle) + bonus(battle, 1), 0), "+pull", 1)
    assert set(quoted(battle)["sotc-odds-reroll"]) >= {"stress1"}
    assert "stress2" not in quoted(battle)["sotc-odds-reroll"]
    agreed(battle)
