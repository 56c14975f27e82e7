"""A whole battle through the door, with dice typed in: what each step shows."""

from __future__ import annotations

from support.door_player import Plain, Visitor, slip


def values(shown: Plain, side: str) -> dict[str, Plain]:
    (sheet,) = [one for one in shown["table"]["sides"] if one["id"] == side]
    return {one["key"].removeprefix(f"{side}."): one["label"]["with"] for one in sheet["values"]}


def test_a_battle_from_the_empty_table_to_the_next_one() -> None:
    """The knights of the north against fanatics at the ford."""
    visitor = Visitor("whole")
    shown = visitor.view("new", system="tiefen", name="Am Furtstein")
    assert (shown["ask"]["rule"], shown["ask"]["kind"]) == ("tiefen.circ.outnumber.unit", "number")
    assert shown["ask"]["number"] == {"least": 1, "most": 99_999, "preset": 100, "quick": [], "zero": None}

    shown = visitor.answer({"number": 120}, {"number": 90})
    barred = {one["key"]: one["barred"]["rule"] for one in shown["ask"]["options"] if one["barred"]}
    assert barred == {"third": "tiefen.sides.two"}
    shown = visitor.answer({"keys": ["name.a"]}, {"text": "Nordmark"}, {"keys": ["add.a"]}, {"text": "Ritter"})
    shown = visitor.answer({"number": 60}, {"keys": ["done"]})
    assert shown["names"]["a"] == {"text": "Nordmark"}
    assert shown["names"]["a.2"] == {"text": "Ritter"}
    assert [piece["id"] for piece in shown["table"]["pieces"]] == ["a.1", "a.2", "b.1"]

    assert (shown["flow"], shown["ask"]["rule"], shown["ask"]["who"]) == ("play", "tiefen.circ.terrain", ["table"])
    shown = visitor.answer({"keys": ["b"]}, {"keys": []}, {"keys": ["b"]})
    assert (shown["ask"]["rule"], shown["ask"]["who"]) == ("tiefen.circ.fanatic.bonus", ["b"])
    shown = visitor.answer({"keys": ["1"]}, {"keys": ["a"]})
    assert shown["ask"]["rule"] == "tiefen.flow.steps"
    assert [step["state"] for step in shown["table"]["steps"]] == ["now", *["ahead"] * 6]
    shown = visitor.answer({"keys": ["close"]})

    assert (shown["ask"]["secret"], shown["ask"]["who"], shown["ask"]["done"]) == (True, ["a", "b"], [])
    assert [one["label"]["with"]["case"] for one in shown["odds"]] == ["better", "equal", "worse"]
    shown = visitor.answer(slip("b", "strength"))
    assert shown["ask"]["done"] == ["b"]
    shown = visitor.answer(slip("a", "steadiness"))
    assert shown["ask"]["rule"] == "tiefen.deeds.count"
    deed = ({"keys": ["deed.b"]}, {"keys": ["leader"]}, {"text": "Zweikampf"}, {"keys": ["foiled"]})
    shown = visitor.answer(*deed, {"keys": ["close"]})

    assert (shown["ask"]["kind"], shown["ask"]["who"], shown["ask"]["pool"]["dice"]) == ("roll", ["a"], 4)
    parts = {part["rule"]: part["dice"] for part in shown["ask"]["pool"]["parts"]}
    assert parts == {"tiefen.dice.base": 1, "tiefen.tactic.bonus": 2, "tiefen.deeds.foiled": 1}
    assert values(shown, "a")["threshold"] == {"face": 4}
    assert values(shown, "b")["threshold"] == {"face": 6}
    (odds,) = shown["odds"]
    assert round(sum(bar["p"] for bar in odds["bars"]), 9) == 1

    shown = visitor.answer({"faces": [6, 4, 2, 1]})
    assert (shown["ask"]["who"], shown["ask"]["pool"]["dice"]) == (["b"], 3)
    shown = visitor.answer({"faces": [5, 3, 6]})
    assert (shown["ask"]["rule"], shown["ask"]["least"], shown["ask"]["most"]) == ("tiefen.roll.choice", 2, 2)
    proposed = [one["key"] for one in shown["ask"]["options"] if one["proposed"]]
    assert proposed == ["b.die.0", "b.die.2"]
    states = {die["id"]: die["state"] for side in shown["table"]["sides"] for die in side["dice"]}
    assert states["a.die.0"] == states["a.die.1"] == states["b.die.2"] == "strikes"
    shown = visitor.answer({"keys": proposed}, {"keys": ["a.die.1"]})
    states = {die["id"]: die["state"] for side in shown["table"]["sides"] for die in side["dice"]}
    assert [id for id, state in states.items() if state == "destroyed"] == ["a.die.1", "b.die.0", "b.die.2"]

    assert shown["ask"]["rule"] == "tiefen.loss.contingents"
    shares = shown["ask"]["options"][0]["label"]["with"]["shares"]["list"]
    assert [share["label"]["with"]["troops"] for share in shares] == [30, 15]
    shown = visitor.answer({"keys": ["proportion"]})
    assert values(shown, "a")["lost"] == {"troops": 45, "share": {"over": [1, 4]}}
    assert shown["result"]["winner"] == "a"
    assert shown["result"]["label"]["with"] == {"winner": "a", "case": "win", "own": 9, "other": 3}

    assert (shown["ask"]["rule"], shown["ask"]["who"]) == ("tiefen.after.morale.input", ["a"])
    shown = visitor.answer({"keys": ["sensational"]})
    assert shown["ask"]["number"] == {"least": 0, "most": 4, "preset": 4, "quick": [], "zero": None}
    shown = visitor.answer({"number": 4})
    assert shown["ask"] is None or shown["ask"]["rule"] in {"tiefen.after.sensational", "tiefen.after.morale.input"}
    assert [piece["id"] for piece in shown["table"]["pieces"]] == ["a.1", "a.2", "b.1"]
    shown = visitor.answer({"keys": ["noted"]}, {"keys": ["next"]})
    assert shown["flow"] == "setup"
    assert values(shown, "b")["troops"] == {"troops": 0}
    assert [one["kind"] for one in shown["chronicle"]].count("dice") == 2


def test_the_log_never_loses_a_line_when_a_battle_goes_on() -> None:
    visitor = Visitor("log")
    shown, before = visitor.begin(), 0
    while shown["ask"] is not None:
        shown = visitor.play(shown, most=1)
        assert len(shown["chronicle"]) >= before
        assert [one["n"] for one in shown["chronicle"] if one["kind"] == "tell"] == sorted(
            one["n"] for one in shown["chronicle"] if one["kind"] == "tell"
        )
        before = len(shown["chronicle"])
    assert shown["flow"] == "over"
    assert visitor.refused("answer", answer={"keys": ["end"]}) == "over"
