"""The set-up of a battle, from which another one begins: as it stood when play began, with nothing of what came after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.door_player import BEGUN, STRENGTHS, Plain, Visitor, steps_to_tactics
from support.logged import log_data
from support.players import RandomPlayers
from support.schema import faults, unfit
from support.stories import battle_in

from gonfalon.battle.battle import Battle
from gonfalon.door.door import Door
from gonfalon.questions.roll import DiceAnswer
from gonfalon.systems import ours

SEEDS, LONG = 8, 40
STORIES = sorted((Path(__file__).parents[1] / "stories").glob("*/*.story"))
Stood = tuple[str, Any, Any]
"""The flow of a battle, its position and its open question."""


def stood(battle: Battle[Any]) -> Stood:
    return battle.system.flow(battle.position), battle.position, battle.ask


def played(battle: Battle[Any], players: RandomPlayers) -> dict[int, Stood]:
    """Play with steps back and forth; gives its state after each number of entries in force."""
    stands = {0: stood(battle)}
    for number, _ in enumerate(players.play(battle)):
        stands[len(battle.record)] = stood(battle)
        if players.rng.random() < 0.15:
            battle.undo()
            if players.rng.random() < 0.5:
                battle.redo()
            stands[len(battle.record)] = stood(battle)
        if number >= LONG:
            break
    return stands


def opened(battle: Battle[Any]) -> Door:
    """A door that holds the battle, with all that this device knows of its slips."""
    slips = {seal: list(slip) for seal, slip in battle.pocket.slips.items()}
    door = Door()
    reply = door.reply({"do": "open", "file": {**log_data(battle), "slips": slips}})
    assert reply["view"]["notes"] == []
    return door


def set_up(door: Door, **more: Any) -> Plain:
    file: Plain = door.reply({"do": "setup", **more})["setup"]
    return file


def another(file: Plain) -> tuple[Battle[Any], Plain]:
    """The battle that begins from a set-up, and its view."""
    door = Door()
    view: Plain = door.reply({"do": "open", "file": file})["view"]
    return door.battle, view


def end_of_set_up(battle: Battle[Any], stands: dict[int, Stood]) -> int:
    """The number of entries at which play, or the first throw, begins."""
    throws = (at for at, entry in enumerate(battle.record) if isinstance(entry, DiceAnswer))
    begun = (at for at, (flow, *_) in stands.items() if flow != "setup")
    return min((*throws, *begun, len(battle.record)))


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_a_battle_from_a_set_up_stands_as_the_first_one_stood(system: Any, seed: int) -> None:
    """Another game would begin with a piece too many, or with a step that had been taken back."""
    players = RandomPlayers(f"set-up {seed}")
    battle = players.sit_down(system)
    stands = played(battle, players)
    end = end_of_set_up(battle, stands)
    again, view = another(set_up(opened(battle)))
    assert view["notes"] == []
    assert again.record == battle.record[:end]
    assert stood(again) == stands[end]
    assert again.retracted == () and not again.can_redo
    assert again.switches == battle.switches


def ready() -> Iterator[Any]:
    """Each way in which a battle may begin without its first question."""
    for system in ours():
        for opening in system.openings:
            yield pytest.param(system, opening.key, id=f"{system.id}-{opening.key}")


@pytest.mark.parametrize(("system", "opening"), ready())
def test_a_ready_battle_begins_anew_from_its_opening(system: Any, opening: str) -> None:
    """Another game of a ready battle would ask how to begin."""
    door = Door()
    begun = door.reply({"do": "new", "system": system.id, "opening": opening})["view"]
    again = another(set_up(door))[1]
    assert (again["turn"], again["opening"]) == (1, opening)
    assert (again["table"], again["ask"]) == (begun["table"], begun["ask"])


@pytest.mark.long
@pytest.mark.parametrize("story", STORIES, ids=lambda path: path.stem)
def test_a_battle_that_was_played_to_its_end_has_its_set_up_still(story: Path) -> None:
    """A long battle with secrets turned over and people gone would keep another game from its first table."""
    battle = battle_in(story)
    end = end_of_set_up(battle, stands := standing(battle))
    again, view = another(set_up(opened(battle)))
    assert view["notes"] == []
    assert again.record == battle.record[:end]
    assert stood(again) == stands[end]


def standing(battle: Battle[Any]) -> dict[int, Stood]:
    """Return the states of a battle after each number of entries in force."""
    replayed: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    stands = {0: stood(replayed)}
    for entry in battle.record:
        replayed.follow((entry,))
        stands[len(replayed.record)] = stood(replayed)
    return stands


def test_a_set_up_in_the_middle_is_as_far_as_it_came() -> None:
    """Half a battle that was prepared would be lost."""
    visitor = Visitor("half")
    visitor.begin(**{"tiefen.roll.chooser": "victim"})
    visitor.answer(*STRENGTHS)
    file = visitor.ask("setup", name="Am Furtstein")["setup"]
    assert file["entries"] == [["name", "Am Furtstein"], ["n", 60], ["n", 90]]
    assert file["switches"]["tiefen.roll.chooser"] == "victim"
    view = another(file)[1]
    assert (view["flow"], view["name"], view["turn"]) == ("setup", "Am Furtstein", 2)
    assert view["table"] == visitor.view()["table"]


def test_what_was_answered_in_play_and_what_was_taken_back_is_not_in_it() -> None:
    """Another game would go on with the judgements of the first one, or with troops that had been counted wrongly."""
    visitor = Visitor("back")
    visitor.begin()
    visitor.answer({"number": 7})
    visitor.view("undo")
    visitor.answer(*steps_to_tactics())
    assert visitor.ask("setup")["setup"]["entries"] == [["n", 60], ["n", 90], ["p", *BEGUN["keys"]]]


def test_a_battle_from_a_set_up_can_be_undone_to_its_first_question() -> None:
    """A table could change nothing of what was prepared once it is played."""
    visitor = Visitor("undo")
    visitor.begin()
    visitor.answer(*steps_to_tactics())
    visitor.view("open", file=visitor.ask("setup")["setup"])
    for left in (2, 1, 0):
        assert visitor.view("undo")["turn"] == left
    assert visitor.refused("undo") == "nothing-to-undo"


def test_the_name_is_that_of_the_battle_unless_another_one_is_given() -> None:
    """A prepared battle would have no name, or another game the name that somebody typed with control characters."""
    visitor = Visitor("name")
    visitor.begin()
    assert visitor.ask("setup")["setup"]["entries"] == []
    visitor.view("name", name="Furt")
    assert visitor.ask("setup")["setup"]["entries"] == [["name", "Furt"]]
    assert visitor.ask("setup", name=" Die\u202eFurt ")["setup"]["entries"] == [["name", "DieFurt"]]
    assert visitor.ask("setup", name="")["setup"]["entries"] == []


def test_to_ask_for_the_set_up_changes_nothing() -> None:
    """The battle that goes on would lose what can be put in force again."""
    visitor = Visitor("same")
    visitor.begin()
    visitor.answer(*steps_to_tactics())
    visitor.view("undo")
    before = visitor.ask("log"), visitor.ask("look")
    visitor.ask("setup")
    assert (visitor.ask("log"), visitor.ask("look")) == before


def test_entries_that_fit_no_more_leave_the_table_to_go_on_by_hand() -> None:
    """A set-up of older rules would not open at all, or open with less and say nothing of it."""
    visitor = Visitor("left out")
    visitor.begin()
    visitor.answer(*STRENGTHS, BEGUN)
    file = visitor.ask("setup")["setup"]
    view = another({**file, "entries": [["n", 60], ["n", 0], *file["entries"][2:]]})[1]
    assert (view["flow"], view["turn"]) == ("setup", 1)
    assert [note["id"] for note in view["notes"]] == ["note-left-out"]
    assert view["notes"][0]["with"] == {"count": 2}


def test_a_set_up_played_by_older_rules_and_opened_by_todays_is_todays() -> None:
    """Another game of a battle that went on after an update would warn of rules that it was never played by."""
    visitor = Visitor("older")
    visitor.begin()
    visitor.answer(*STRENGTHS)
    log = visitor.ask("log")
    older = {**log["header"], "version": 1, "entries": log["entries"]}
    assert visitor.view("open", file=older)["notes"]
    assert another(visitor.ask("setup")["setup"])[1]["notes"] == []


def test_secrets_of_the_set_up_stay_as_they_were_laid_and_legible_for_their_owner() -> None:
    """The game master would have to seal again what was prepared, or could not read it on the own device.

    samyra.act.input
    """
    visitor = Visitor("sealed", "gm")
    keys = [one["key"] for one in visitor.begin("samyra")["ask"]["options"]]
    shown = visitor.answer({"keys": [next(key for key in keys if key.startswith("ready."))]}, {"form": {}})
    file = visitor.ask("setup")["setup"]
    assert file["slips"]
    assert visitor.view("open", file=file)["table"] == shown["table"]
    without = visitor.view("open", file={**file, "slips": {}})
    assert without["table"] != shown["table"]


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_requests_and_replies_fit_their_description(system: Any) -> None:
    """The page's types would say something else than the door does."""
    visitor = Visitor("described")
    visitor.play(visitor.begin(system.id), most=12)
    visitor.ask("setup")
    visitor.ask("setup", name="Furt")
    assert [fault for request in visitor.requests for fault in unfit(request)] == []
    assert [fault for reply in visitor.replies for fault in faults(reply)] == []
