"""A kind of question is one module: every list of kinds is whole, and another kind needs no line of the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from gonfalon_ranking.ranking import Ranking, RankingAnswer
from support.coded import answer_there_and_back, entries_there_and_back

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom, play
from gonfalon.battle.work import STEP, work_of
from gonfalon.door import Door
from gonfalon.door.form_view import field
from gonfalon.door.serialize import plain
from gonfalon.door.wire.answers import Answer as RequestAnswer
from gonfalon.door.wire.ask import Ask as AskOnWire
from gonfalon.formats import link
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.formats.story import retell
from gonfalon.questions.answer import Answer, Entry, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.dice import Dice
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.fields import Field
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import fields_of
from gonfalon.systems import system_of
from gonfalon.table.kinds import ASKS, ENTRIES

ORDER = RankingAnswer(("dawn", "dusk", "night"))
STORY = """= ranking
? a  ranking.watch.open  rank dusk night dawn
! dawn > dusk > night
.    ranking.watch.open  first=dawn
? b  ranking.watch.hidden  face down: rank dusk night dawn
! b: night > dusk > dawn
.    ranking.watch.reveal  first=night
=>   over
"""


@pytest.fixture(autouse=True)
def watches() -> Iterator[None]:
    """The new kind is registered, and the system that asks it is known by name."""
    in_records(RankingAnswer)
    plugins.add("ranking", "gonfalon_ranking:Watches")
    yield
    plugins.drop("ranking")
    del ENTRIES[RankingAnswer.mark]


def begun() -> Battle[Any]:
    return Battle(system_of("ranking"))


def ours(kind: type) -> set[type]:
    """All classes of the engine that are made of this one."""
    all_of: list[type] = kind.__subclasses__()
    below = {one for one in all_of if one.__module__.startswith("gonfalon.")}
    return below.union(*map(ours, below))


def test_every_kind_of_question_is_in_the_list() -> None:
    """A kind that `table/kinds.py` forgot would be read from a record only where something else had imported it."""
    assert {one.__name__ for one in ours(Ask)} == {one.__name__ for one in ASKS}
    assert {kind for one in ASKS if isinstance(kind := one.kind, str)} == set(get_args(AskKind))


def test_every_kind_of_entry_is_read_by_its_mark() -> None:
    """One that was not registered could be written and never be read."""
    written = {one.__name__ for one in ours(Entry)} - {Answer.__name__}
    assert written == {one.__name__ for one in ENTRIES.values() if one.__module__.startswith("gonfalon.")}
    assert all(kind.mark == mark for mark, kind in ENTRIES.items())


@pytest.mark.parametrize("kind", [*ASKS, Ranking], ids=lambda kind: kind.__name__)
def test_every_kind_of_question_says_all_of_itself(kind: type[Ask[Any]]) -> None:
    """Of what a question as such refuses to say, a kind that forgot it would fail only where it is asked."""
    for name in ("take", "offered", "coded"):
        assert getattr(kind, name) is not getattr(Ask, name), name


def test_what_a_screen_shows_of_a_question_has_a_place_on_the_wire() -> None:
    """Parts that the view does not know would fail where the question is put."""
    known = {one.attribute for one in fields_of(AskOnWire)}
    assert set(Ranking("a", ("x",), rule="x.y").shown) <= known


def test_every_name_of_an_answer_in_a_request_is_described() -> None:
    """Else the schema would refuse what the engine reads."""
    described = {one.name for shape in get_args(RequestAnswer) for one in fields_of(shape)}
    assert {name for one in ASKS for name in one.said_by} <= described


def test_a_new_kind_may_stand_in_a_field_of_a_form() -> None:
    """With its preset, in a line of a story, as digits, on a screen."""
    form: Form[Any] = Form("a", (Field("watch", Ranking("a", ("x", "y"), rule="x.y")),), dict, rule="x.z")
    assert form.preset == FormAnswer((RankingAnswer(("x", "y")),))
    changed = FormAnswer((RankingAnswer(("y", "x")),))
    assert form.take(changed) == {"watch": ("y", "x")}
    assert form.spell(changed) == 'watch="y > x"'
    assert form.parse(form.spell(changed)) == changed
    assert answer_there_and_back(form, changed) == changed
    assert FormAnswer.load(changed.dump()[1:]) == changed
    assert plain(field(form.fields[0], lambda of: of.shown))["preset"] == {"order": ["x", "y"]}


def test_a_new_kind_is_asked_and_answered() -> None:
    battle = begun()
    with pytest.raises(Refused, match="not-offered"):
        battle.answer(RankingAnswer(("dawn",)))
    battle.answer(ORDER)
    battle.lay("b", "night > dusk > dawn", Dice.seeded(1))
    assert battle.position.orders == (("dawn", "dusk", "night"), ("night", "dusk", "dawn"))
    assert battle.ask is None


def test_a_new_kind_is_answered_by_a_request() -> None:
    """Openly, under cover, as an entry that is completed, and with a name that it does not have."""
    door = Door()

    def ask(**request: Any) -> Any:
        return json.loads(door.handle(json.dumps(request)))

    shown = ask(do="new", system="ranking")["view"]["ask"]
    assert (shown["kind"], [one["key"] for one in shown["options"]]) == ("ranking", ["dusk", "night", "dawn"])
    assert ask(do="answer", answer={"number": 1})["refused"]["code"] == "other-question"
    assert ask(do="answer", answer={"order": ["dawn", "dusk", "night"]})["view"]["ask"]["secret"]
    said = {"order": ["night", "dusk", "dawn"], "by": "b"}
    reply = ask(do="append", at=1, entries=[{"answer": said, "salt": "5a" * 16}])
    assert reply["entries"][0][:2] == ["l", "b"]
    assert reply["entries"][1][:2] == ["o", "night > dusk > dawn"]
    assert reply["view"]["flow"] == "over"


def played() -> Battle[Any]:
    battle = begun()
    play(battle, AtRandom(Dice.seeded("ranking")))
    return battle


def test_a_new_kind_is_kept_linked_and_replayed() -> None:
    battle = played()
    record = record_of(battle, "")
    assert link.read(link.write(record)) == record
    assert replay(load(json.loads(json.dumps(dump(record))))).position == battle.position
    assert dump(record)["entries"][0][0] == "ranking"


def test_a_new_kind_is_written_as_digits() -> None:
    """An answer that its question writes and reads otherwise would be another battle in a link."""
    assert entries_there_and_back(begun(), played().record) == played().record
    with pytest.raises(NotCoded):
        answer_there_and_back(Ranking("a", ("x", "y"), rule="x.y"), RankingAnswer(("x", "z")))


def test_a_new_kind_is_told_as_a_story() -> None:
    assert retell(STORY) == STORY


def test_a_new_kind_counts_as_work() -> None:
    assert work_of(Ranking("a", ("x", "y", "z"), rule="x.y")) == STEP + 3
