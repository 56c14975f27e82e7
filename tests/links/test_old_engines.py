"""Frozen engines: each stays as it was, and opens what rules of a later day follow only in part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.stories import ROOT, battle_in

from gonfalon.formats import link
from gonfalon.systems import EPOCHS, ours

old_engines = pytest.importorskip(
    "support.old_engines", exc_type=ImportError, reason="no other Python is started inside Pyodide"
)
engines = old_engines.engines
pytestmark = pytest.mark.long

ENGINES = engines.frozen()
NEWEST = ENGINES[-1]
NOW = {system.id: {"version": system.version, "epoch": len(EPOCHS[system.id]) - 1} for system in ours()}


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine of a later day: its rules refuse what those of today allow."""
    later: Path = old_engines.changed_engine(tmp_path_factory.mktemp("later"))
    return later


def told(engine: Path, do: str, given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The replies of an engine about each link or file."""
    replies: list[dict[str, Any]] = old_engines.replies(engine, [{"do": do, **one} for one in given])
    return replies


LINKS = [{"link": text} for text in old_engines.GIVEN_OUT]


def test_the_list_is_in_order_and_nothing_else_lies_there() -> None:
    """The oldest engine that is new enough is taken: an engine out of order, or a wheel without a line, would play
    battles of other days.
    """
    assert [engine.day for engine in ENGINES] == sorted({engine.day for engine in ENGINES})
    assert {path.name for path in engines.FOLDER.iterdir()} == {
        engines.LIST.name,
        *(engine.wheel.name for engine in ENGINES),
    }
    assert all(engines.rules_of(engine.wheel) == engine.systems for engine in ENGINES)


@pytest.mark.parametrize("system", NOW)
def test_the_rules_of_each_epoch_that_has_ended_are_frozen(system: str) -> None:
    """Whoever begins a new epoch and freezes nothing leaves links of the old one to rules that read them in part."""
    for epoch, version in enumerate(EPOCHS[system][:-1]):
        assert {"version": version, "epoch": epoch} in [engine.systems.get(system) for engine in ENGINES]


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.day)
def test_a_frozen_engine_tells_of_every_link_that_was_given_out_what_it_told_on_its_day(engine: Any) -> None:
    """A newer Python could play a battle of an old engine otherwise."""
    pinned = [line for line in old_engines.TOLD.read_text("utf-8").splitlines() if line.startswith(f"{engine.day} ")]
    assert pinned
    assert old_engines.told_by(engine.wheel, engine.day)[: len(pinned)] == pinned


def test_what_later_rules_follow_in_part_the_frozen_engine_opens_whole(changed: Path) -> None:
    """Each link that was given out and that a later engine would cut short tells the same as today."""
    asked = told(changed, "played", LINKS)
    lost = [nth for nth, reply in enumerate(asked) if not reply["played"]["whole"]]
    assert {asked[nth]["played"]["system"] for nth in lost} == set(NOW)
    cut = told(changed, "read", [LINKS[nth] for nth in lost])
    given = told(NEWEST.wheel, "read", [LINKS[nth] for nth in lost])
    assert all(part["view"]["turn"] < whole["view"]["turn"] for part, whole in zip(cut, given, strict=True))
    assert not any("note-left-out" in str(reply["view"]["notes"]) for reply in given)
    if all(NOW[id] == rules for id, rules in NEWEST.systems.items()):
        today = told(old_engines.ENGINE, "read", [LINKS[nth] for nth in lost])
        assert [reply["view"] for reply in given] == [reply["view"] for reply in today]


def test_what_later_rules_follow_whole_they_keep(changed: Path) -> None:
    """Else each battle of an earlier version would be played by old rules, also one that the new ones allow."""
    asked = told(changed, "played", LINKS)
    kept = [nth for nth, reply in enumerate(asked) if reply["played"]["whole"]]
    assert kept
    views = told(changed, "read", [LINKS[nth] for nth in kept])
    assert all("note-left-out" not in str(reply["view"]["notes"]) for reply in views)


@pytest.mark.parametrize("system", NOW)
def test_a_compact_link_of_the_epoch_before_opens_whole(system: str, changed: Path) -> None:
    """Its digits are those of its epoch: a later engine reads what its check bits prove, or nothing."""
    if NOW[system] != NEWEST.systems[system]:
        pytest.skip("the newest frozen engine writes links of another epoch")
    battle = battle_in(min((ROOT / "tests" / "stories" / system).glob("*.story")))
    text = link.write_compact(battle)
    (asked,) = told(changed, "played", [{"link": text}])
    assert asked["played"] == {"system": system, **NOW[system], "whole": False}
    (opened,) = told(NEWEST.wheel, "read", [{"link": text}])
    assert (opened["view"]["turn"], opened["view"]["notes"]) == (len(battle.record), [])


def test_a_battle_that_a_device_keeps_goes_on_by_the_frozen_engine(changed: Path) -> None:
    """A kept battle would be cut off where the new rules stop, and the rest of it written over."""
    (opened,) = told(NEWEST.wheel, "read", [LINKS[1]])
    save = {"file": opened["save"]}
    (asked,) = told(changed, "played", [save])
    assert not asked["played"]["whole"]
    (kept,) = told(NEWEST.wheel, "open", [save])
    assert {**kept["view"], "notes": []} == {**opened["view"], "notes": []}
