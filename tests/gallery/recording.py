"""The moments as views: each battle is played through once, and what the door says at its moments is written down."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from gallery.moments import END, Moment, Plain, Playthrough
from gallery.players import PLAYERS
from support.door_player import Visitor
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.formats.record import Record, dump, record_of
from gonfalon.formats.story import Teller
from gonfalon.questions.ask import TABLE
from gonfalon.systems import system_of
from press.paths import ROOT

SEEN = "seen.json"
"""The file that lists, of each playthrough, the questions that it comes to."""


@dataclass(frozen=True)
class Point:
    """A playthrough at one of its questions."""

    question: str
    look: Callable[[], Plain]
    """Tells what everybody sees."""
    door: Callable[[], Visitor]
    """Opens a door with the battle as it stands."""


def points(playthrough: Playthrough) -> Iterator[Point]:
    """The playthrough at each question from the first to the last."""
    return in_story(playthrough) if playthrough.story else in_play(playthrough)


def in_play(playthrough: Playthrough) -> Iterator[Point]:
    visitor = Visitor(playthrough.seed or playthrough.name)
    answer = PLAYERS[playthrough.by](visitor)
    shown = visitor.begin(playthrough.system, **dict(playthrough.switches))
    answers, at = list(playthrough.begin), playthrough.at
    for _ in range(playthrough.most):
        question = question_of(shown)
        yield Point(question, partial(visitor.view, "look"), lambda: visitor)
        if not shown["ask"]:
            return
        if question == at and not answers:
            answers, at = list(playthrough.then), ""
        said = answers.pop(0) if answers else None
        given = said if isinstance(said, dict) else keys(shown, said) if said else answer(shown)
        reply = visitor.ask("answer", answer=given)
        if "view" not in reply:
            return  # the moments behind this answer do not come
        shown = reply["view"]


def keys(shown: Plain, beginning: str) -> Plain:
    """The first option whose key begins so."""
    return {"keys": [option["key"] for option in shown["ask"]["options"] if option["key"].startswith(beginning)][:1]}


def question_of(shown: Plain) -> str:
    """The rule and the kind of the question that a view asks."""
    return f"{shown['ask']['rule']} {shown['ask']['kind']}" if shown["ask"] else END


def in_story(playthrough: Playthrough) -> Iterator[Point]:
    told = Teller((ROOT / playthrough.story).read_text("utf-8"))
    for _ in told.tell():
        pass
    assert told.battle
    record, slips = record_of(told.battle, ""), told.battle.pocket.slips
    battle: Battle[Any] = Battle(system_of(record.system), dict(record.switches))
    battle.pocket.slips.update(slips)
    for turn, entry in enumerate((*record.entries, None)):
        question = f"{battle.ask.rule} {battle.ask.kind}" if battle.ask else END
        so_far = replace(record, entries=record.entries[:turn])
        yield Point(question, partial(view, battle, "", TABLE), partial(opened, so_far, slips))
        if entry:
            battle.follow((entry,))


def opened(record: Record, slips: dict[str, tuple[str, str]]) -> Visitor:
    """A door that has opened the battle of a record."""
    visitor = Visitor("story")
    kept = {seal: list(slip) for seal, slip in slips.items()}
    visitor.view("open", file={**dump(record), "slips": kept})
    return visitor


def walk(playthrough: Playthrough) -> Iterator[tuple[Point, list[Moment]]]:
    """The playthrough at each question, with the moments that come there first. What is played ends with its last moment."""
    waiting = list(playthrough.moments)
    for point in points(playthrough):
        met = [one for one in waiting if one.may_be(point.question) and one.holds(point.look())]
        yield point, met
        waiting = [one for one in waiting if one not in met]
        if not waiting and not playthrough.story:
            return


def record_playthrough(playthrough: Playthrough, folder: Path) -> list[str]:
    """Write down the moments of a playthrough; gives the questions that it comes to."""
    seen: dict[str, None] = {}
    for point, met in walk(playthrough):
        seen[point.question] = None
        for moment in met:
            told = recorded(moment, point.door()) | {"lesson": playthrough.lesson}
            (folder / moment.path).write_text(json.dumps(told, ensure_ascii=False), "utf-8")
    return list(seen)


def recorded(moment: Moment, door: Visitor) -> Plain:
    """The replies of the door at a moment: to everybody, and to those whose own view differs."""
    shown = door.view("look")
    ask = shown["ask"]
    takers = [one for one in ask["who"] if one not in ask["done"]] if ask and ask["secret"] else []
    viewers = dict.fromkeys((TABLE, *takers, *shown["private"]))
    refused = door.ask("answer", answer=moment.refused).get("refused") if moment.refused else None
    replies = {f"look {viewer}": door.ask("look", viewer=viewer) for viewer in viewers}
    replies |= {f"{do} {TABLE}": door.ask(do) for do in ("odds", "link")}
    return {"replies": replies, "takers": takers, "refused": refused}


def record_all(playthroughs: tuple[Playthrough, ...], site: Path) -> None:
    """Write down every moment below the folder of a site."""
    (site / "moments").mkdir()
    seen = {playthrough.name: record_playthrough(playthrough, site) for playthrough in playthroughs}
    (site / "moments" / SEEN).write_text(json.dumps(seen), "utf-8")
