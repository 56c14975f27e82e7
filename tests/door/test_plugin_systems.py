"""Rule systems that were added: played like ours; what breaks in one is said and harms nothing else."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.door_player import Plain, Visitor, slip
from support.screens import Screen

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom, play
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.systems import ids, ours, system_of
from gonfalon.terminal.installed import find

SAMPLE = Path(__file__).parents[1] / "sample_system"
SCHEMA = Path(__file__).parents[2] / "docs" / "door.schema.json"
INSTALLED = "gonfalon_{id}-1.0.0.dist-info"
SPEECHES = (slip("a", "praise"), slip("b", "challenge"))

jsonschema = pytest.importorskip("jsonschema_rs", reason="systems are built and installed outside the browser")
words = pytest.importorskip("gonfalon.words", exc_type=ImportError, reason="there are no words inside Pyodide")
Words, bundle = words.Words, words.bundle
Write = Callable[[str, str], None]


@cache
def checker() -> Any:
    """The schema, made ready once."""
    return jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))


def faults(reply: Plain) -> list[str]:
    """Return the parts of a reply that do not fit the schema."""
    return [error.message[:200] for error in checker().iter_errors(reply)]


@pytest.fixture
def forget() -> Iterator[None]:
    """No system stays known, no module loaded that was not before."""
    before = set(sys.modules)
    yield
    for id in plugins.known():
        plugins.drop(id)
    for name in [name for name in sys.modules if name.startswith("gonfalon_") and name not in before]:
        del sys.modules[name]


@pytest.fixture
def heralds(forget: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample system, handed over."""
    monkeypatch.syspath_prepend(SAMPLE)
    plugins.add("heralds", "gonfalon_heralds:Heralds")


@pytest.fixture
def write(forget: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a system of this id: the heralds with other lines at the end of the class."""
    monkeypatch.syspath_prepend(tmp_path)
    source = (SAMPLE / "gonfalon_heralds" / "__init__.py").read_text("utf-8")

    def written(id: str, more: str) -> None:
        package = tmp_path / f"gonfalon_{id}"
        package.mkdir()
        (package / "__init__.py").write_text(source.replace("heralds", id) + more, "utf-8")
        plugins.add(id, f"gonfalon_{id}:Heralds")

    return written


def test_it_stands_in_the_list_and_is_played_to_its_end(heralds: None) -> None:
    visitor = Visitor("heralds")
    listed = visitor.ask("systems")["systems"]
    assert listed[-1] == {
        "id": "heralds",
        "version": 1,
        "switches": [
            {"rule": "heralds.duel.tie", "default": "draw", "choices": ["draw", "again"], "least": None, "most": None}
        ],
        "openings": [],
    }
    shown = visitor.play(visitor.begin("heralds", **{"heralds.duel.tie": "again"}))
    assert shown["flow"] == "over"
    assert shown["result"]["winner"] in ("a", "b")
    read = Visitor("reader").view("read", link=visitor.ask("link")["link"])
    assert read["result"] == shown["result"]
    assert [faults(reply) for reply in visitor.replies if faults(reply)] == []


def test_one_that_begins_at_once_has_no_set_up(heralds: None) -> None:
    """Another game of a system without a set-up would begin in the midst of the first one."""
    visitor = Visitor("heralds")
    visitor.begin("heralds")
    visitor.answer(*SPEECHES)
    assert visitor.ask("setup")["setup"]["entries"] == []


def test_its_odds_are_shown(heralds: None) -> None:
    visitor = Visitor("odds")
    visitor.begin("heralds")
    (odds,) = visitor.answer(*SPEECHES)["odds"]
    assert [round(bar["p"] * 36) for bar in odds["bars"]] == [21, 5, 10]


def test_bots_play_it(heralds: None) -> None:
    for seed in range(20):
        battle = Battle(system_of("heralds"))
        assert play(battle, AtRandom(Dice.seeded(seed))) >= 3
        assert battle.ask is None


def test_installed_packages_are_found_by_their_entry_points(
    forget: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id in ("heralds", "war"):
        info = tmp_path / INSTALLED.format(id=id)
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: gonfalon-{id}\nVersion: 1.0.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[gonfalon.systems]\n{id} = gonfalon_{id}:Heralds\n", "utf-8")
    monkeypatch.syspath_prepend(SAMPLE)
    monkeypatch.syspath_prepend(tmp_path)
    assert [no.code for no in find(["war"])] == ["system-name"]
    assert ids()[-1] == "heralds"
    assert system_of("heralds").version == 1


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("heralds", "json:loads"),
        ("heralds", "gonfalon.door:Door"),
        ("heralds", "gonfalon_others:Heralds"),
        ("heralds", "gonfalon_heralds"),
        ("Heralds", "gonfalon_Heralds:Heralds"),
        ("he.ralds", "gonfalon_he.ralds:Heralds"),
    ],
)
def test_a_name_that_does_not_fit_is_refused(forget: None, id: str, where: str) -> None:
    with pytest.raises(Refused, match="system-name"):
        plugins.add(id, where)
    assert plugins.known() == ()


def test_our_own_systems_are_not_replaced(write: Write) -> None:
    write("war", "")
    assert type(system_of("war")).__module__ == "gonfalon.systems.war"
    assert ids().count("war") == 1


def test_a_battle_of_a_system_that_is_not_here_says_so(heralds: None) -> None:
    visitor = Visitor("gone")
    visitor.begin("heralds")
    link, file = visitor.ask("link")["link"], visitor.ask("export")["file"]
    plugins.drop("heralds")
    here = Visitor("here")
    before = here.begin("tiefen")
    for request in ({"do": "read", "link": link}, {"do": "open", "file": file}):
        reply = here.ask(**request)
        assert reply["unreadable"]["code"] == "no-system"
        assert reply["unreadable"]["label"]["with"] == {"system": {"text": "heralds"}}
    assert here.refused("new", system="heralds") == "no-system"
    assert here.view() == before


BREAKS = {
    "import": "\nimport no_such_module\n",
    "leaves": "\nraise SystemExit('gone')\n",
    "older": "\nHeralds.interface = 0\n",
    "newer": "\nHeralds.interface = 99\n",
    "version": "\nHeralds.version = 'two'\n",
    "switch": "\nHeralds.switches = (Switch('war.any', ('yes',), 'yes'),)\n",
    "nothing": "\ndel Heralds.keep\n",
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_system_that_cannot_be_used_says_why_and_the_others_go_on(write: Write, how: str) -> None:
    write("odd", BREAKS[how])
    visitor = Visitor("broken")
    reply = visitor.ask("systems")
    assert [one["id"] for one in reply["systems"]] == [system.id for system in ours()]
    (broken,) = reply["broken"]
    code = "system-interface" if how in ("older", "newer") else "system-broken"
    assert (broken["id"], broken["refused"]["code"]) == ("odd", code)
    assert faults(reply) == []
    visitor.begin("tiefen")
    assert visitor.refused("new", system="odd") == code


FAILS = {
    "a rule": "def roll(position):\n    yield Now(position)\n    raise ZeroDivisionError('nothing left')\n",
    "a yield": "def roll(position):\n    yield 'a question'\n    return position\n",
    "a pool": "def roll(position):\n    yield from Roll('a', Pool(D6, 801), rule='bad.duel.roll')\n    return position\n",
    "a figure": "def roll(position):\n    yield Tell('bad.duel.roll', side=['a'])\n    return position\n",
    "a weight": "def roll(position):\n    yield Tell('bad.duel.roll', weight='heavy')\n    return position\n",
    "a position": "def roll(position):\n    yield from ()\n    return replace(position, heralds=[])\n",
    "the table": "Heralds.table = lambda self, position: None if position.spoken else Table()\n",
    "the names": "Heralds.names = lambda self, position: 1 / (not position.spoken) and {}\n",
    "the flow": "Heralds.flow = lambda self, position: 'somewhere' if position.spoken else 'play'\n",
    "the chances": "def roll(position):\n    yield speech_of(position.heralds[0])\n    return position\n\n\n"
    "Heralds.chances = lambda self, position: [('praise', 'high')]\n",
    "the odds": "Heralds.odds = lambda self, position: 1 / 0 if position.spoken else ()\n",
}


@pytest.mark.parametrize("what", FAILS)
def test_a_rule_that_breaks_leaves_the_battle_as_it_was(write: Write, what: str) -> None:
    write("bad", "\n\n" + FAILS[what])
    visitor = Visitor("breaks")
    visitor.begin("bad")
    visitor.view("answer", answer=SPEECHES[0])
    saved = visitor.replies[-1]["save"]
    reply = visitor.ask("answer", answer=SPEECHES[1])
    assert reply["refused"]["code"] == "system-broken"
    assert reply["refused"]["label"]["with"]["system"] == {"text": "bad"}
    after = visitor.ask("look")
    assert (after["view"]["turn"], after["save"]["entries"]) == (1, saved["entries"])
    assert visitor.begin("tiefen")["turn"] == 0


def test_a_record_that_breaks_the_rules_of_a_system_is_not_shortened(write: Write, heralds: None) -> None:
    """A newer edition may be broken: the battle is refused whole, and can be opened once it is mended."""
    visitor = Visitor("kept")
    visitor.begin("heralds")
    visitor.answer(*SPEECHES, {"faces": [6, 1]})
    file = json.loads(json.dumps(visitor.replies[-1]["save"]).replace("heralds", "frail"))
    write("frail", "\n\n" + FAILS["a rule"])
    assert visitor.ask("open", file=file)["unreadable"]["code"] == "system-broken"
    assert visitor.view()["system"] == "heralds"


@pytest.mark.parametrize(("language", "said"), [("de", "Lob"), ("fr", "Éloge"), ("en", "Praise")])
def test_its_words_are_spoken_from_its_wheel(
    forget: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    from press import plugin_wheel, site

    site.words_of_rules()
    wheel = plugin_wheel.build(SAMPLE, tmp_path)
    monkeypatch.syspath_prepend(wheel)
    plugins.add("heralds", "gonfalon_heralds:Heralds")
    bundle.cache_clear()
    words = Words(language)
    assert words.say("heralds-speech", speech="praise") == said
    assert words.say("title-heralds-duel-speech") != "title-heralds-duel-speech"
    bundle.cache_clear()


WHISPERED = """

def whispered(self, position):
    position = yield from (roll if position.spoken else speak)(position)
    for one in position.seers:
        if one.slip and not one.speech:
            yield Tell("seers.duel.speech", side=one.id, speech=one.slip.veiled("hidden", str))
    return position


Heralds.step = whispered
"""


def test_a_line_that_its_seat_can_read_later_is_told_to_it_anew(write: Write) -> None:
    """A device that follows another one knows what lies face down only once it is turned over; lines before change then."""
    write("seers", WHISPERED)
    owner, follower = Visitor("owner"), Visitor("follower")
    screens = [Screen(follower.door, viewer, viewer) for viewer in ("table", "a", "b")]
    for visitor in (owner, follower):
        visitor.begin("seers")
    said = []
    for at, speech in enumerate(SPEECHES):
        owner.ask("answer", answer=speech)
        entries = owner.ask("log", since=at)["entries"]
        screens[0].ask("append", at=at, entries=entries)
        assert follower.view("look", viewer="a", known=at)["chronicle_from"] == 0
        for screen in screens:
            screen.ask()
            assert screen.view == screen.whole()
        said.append([screen.view["chronicle"][0]["label"]["with"]["speech"] for screen in screens])
    assert said == [["hidden", "hidden", "hidden"], ["hidden", "praise", "hidden"]]
