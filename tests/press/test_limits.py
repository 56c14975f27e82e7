"""Every limit that holds in Python and in JavaScript is the same in both; every limit is listed here, with its reason.

The page reads links, sketches, house rules and cards before the engine is up, so some limits stand twice. Those of rules
stand once: a view carries them with the question.
"""

from __future__ import annotations

import json
import re
import subprocess
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from operator import eq, ge, le
from typing import Any, NamedTuple

import pytest

from gonfalon import plugins
from gonfalon.battle.work import MOST_LOGGED
from gonfalon.door import sketch
from gonfalon.formats import link
from gonfalon.formats.compact.epochs import SYSTEMS
from gonfalon.formats.compact.packing import FORMAT
from gonfalon.questions.dice import KINDS
from gonfalon.questions.slip import SALT_DIGITS
from gonfalon.questions.tidy import UNOWNED
from gonfalon.systems import ours
from gonfalon.systems.war.muster.cards import LONGEST_CARD
from gonfalon.systems.war.setup.field import MOST_ZONES
from gonfalon.systems.war.state.pieces import MOST_PLAYERS
from press import plugin_wheel, setup
from press.paths import ROOT, SCRIPTS

LIMIT = re.compile(r"^(?:export )?const ((?:MOST|LONGEST|LARGEST|DEEPEST)\w*) = ([\d_]+);", re.MULTILINE)
OURS = re.compile(r"^(?:MOST|LONGEST|LARGEST|DEEPEST)\w*$")
APART = ("systems", "odds", "terminal")
"""Folders of the engine whose limits are not listed: those of rules stand in the question, the others meet no page."""


class Pair(NamedTuple):
    """A limit of the page, what it is held against, and how the two relate."""

    file: str
    name: str
    engine: int
    related: Any = eq


def of_engine(module: str, name: str) -> int:
    value: int = getattr(import_module(f"gonfalon.{module}"), name)
    return value


PAIRED = (
    ("app/links/reader.js", "LONGEST_LINK", "formats.link", "LONGEST_LINK", eq),
    ("app/links/reader.js", "LARGEST_BODY", "formats.link", "LARGEST_BODY", eq),
    ("app/links/reader.js", "MOST_ENTRIES", "battle.work", "MOST_ENTRIES", eq),
    ("app/links/reader.js", "LONGEST_HEAD", "formats.compact.packing", "LONGEST_HEAD", eq),
    ("app/links/reader.js", "LARGEST_NUMBER", "formats.compact.packing", "LARGEST_NUMBER", eq),
    ("app/live/messages.js", "MOST_LOGGED", "battle.work", "MOST_LOGGED", eq),
    ("app/live/messages.js", "MOST_IN_PART", "questions.checked", "MOST_ITEMS", le),
    ("app/links/sketch.js", "LONGEST_TEXT", "questions.checked", "LONGEST_TEXT", eq),
    ("app/features/roster/link.js", "LONGEST_TEXT", "questions.checked", "LONGEST_TEXT", eq),
    ("app/links/kept-battles.js", "MOST_APPENDED", "questions.checked", "MOST_ITEMS", le),
    ("app/features/roster/store.js", "MOST_CARDS", "questions.checked", "MOST_ITEMS", le),
    ("app/features/roster/link.js", "MOST_RECEIVED", "questions.checked", "MOST_ITEMS", le),
    ("app/features/device-data/contents.js", "MOST_THINGS", "questions.checked", "MOST_ITEMS", le),
    ("app/features/device-data/contents.js", "MOST_PENDING", "questions.checked", "MOST_ITEMS", le),
    ("app/links/sketch.js", "LARGEST_FIELD", "table.field.grid", "LARGEST_FIELD", eq),
    ("shared/text-safety.js", "LONGEST_LINE", "questions.tidy", "LONGEST_LINE", eq),
    ("shared/text-safety.js", "MOST_NAME", "battle.named", "LONGEST_NAME", eq),
    ("app/features/share/sheet.js", "MOST_LETTERS", "door.session", "LONGEST_SKETCHED", ge),
)
"""Limit of the page, limit of the engine, and how the first relates to the second."""

OF_THE_PAGE = {
    ("app/battle/catch-up.js", "MOST_TIMES"): "how often the answer of a killed tab is asked for again",
    ("app/battle/files.js", "MOST_BYTES"): "a file is read whole before it is given to the engine",
    ("app/battle/files.js", "MOST_BYTES_OF_ALL"): "the same of a file with everything",
    ("app/features/continuations/lines-after.js", "MOST_TOLD"): "lines that show how a battle went on, in a sheet",
    (
        "app/features/house-rules/link.js",
        "MOST_LETTERS",
    ): "the engine never meets links to house rules of earlier versions",
    ("app/features/house-rules/link.js", "MOST_SWITCHES"): "the same; more than any system of ours has (below)",
    ("app/features/share/code.js", "LARGEST_VERSION"): "a larger code is not drawn; the engine knows no codes",
    ("app/features/code-reader/pictures.js", "LARGEST_FRAME"): "pixels of a frame in which a code is looked for",
    ("app/features/code-reader/sheet.js", "MOST_SHOWN"): "characters of a foreign text that are shown, never opened",
    (
        "app/links/kept-battles.js",
        "MOST_COMPARED",
    ): "kept battles that are compared with the one in a link, those played last",
    ("app/links/file-link.js", "LARGEST_LINK"): "bytes of a link that holds no battle, which the engine never meets",
    ("app/links/file-link.js", "LARGEST_FILE"): "the same of the file in it",
    ("app/links/parts.js", "MOST_PARTS"): "codes of one battle; the engine puts no parts together",
    ("app/links/parts.js", "LARGEST_PART"): "the same; bytes of a link in one part",
    ("app/links/sketch.js", "LARGEST"): "a sketch unpacked; the engine only writes them",
    ("app/links/sketch.js", "MOST"): "things of one kind in a sketch",
    ("app/links/sketch.js", "DEEPEST"): "labels within labels",
    ("app/links/sketch.js", "LONGEST_NAME"): "words of a name",
    ("app/live/meeting-code.js", "MOST_ADDRESSES"): "addresses in a meeting code, which the engine never meets",
    ("app/live/meeting-code.js", "LONGEST_CODE"): "letters of a text that is read as a meeting code",
    ("app/features/live/broken-throws.js", "MOST_BROKEN"): "throws in common of which a notice speaks at once",
    ("app/features/live/session.js", "MOST_LED"): "games to which a host leads a guest by one channel",
    ("app/live/guest.js", "MOST_REPLACED"): "forks that a table settles while a line is open",
    ("app/live/host.js", "MOST_TRIES"): "tries of a phone that wait for an answer",
    ("app/live/entry-parts.js", "MOST_BRANCH_LETTERS"): "letters of a log that a phone played on apart",
    ("app/live/messages.js", "MOST_PHONES"): "phones that play one battle",
    ("app/live/messages.js", "LONGEST_MESSAGE"): "letters of a message; browsers carry as many",
    ("app/live/messages.js", "LONGEST_PART"): "letters of a message of several; one entry may be longer",
    ("app/live/messages.js", "MOST_HEADS"): "heads that a phone tells; doubling gaps in the longest log are fewer",
    ("app/live/messages.js", "MOST_SYSTEMS"): "rule systems of a phone",
    ("app/live/messages.js", "MOST_SEATS"): "seats of a table",
    ("app/live/messages.js", "LONGEST_CODE"): "a code or an id of a line",
    ("app/live/messages.js", "LONGEST_ID"): "the id of a rule system, a rule or a seat",
    ("app/live/messages.js", "DEEPEST_ENTRY"): "lists within lists of an entry, deeper than any form",
    ("app/features/house-rules/store.js", "MOST_SETS"): "house rules that this device keeps",
    ("app/features/plugins/sheet.js", "MOST_LETTERS"): "an address that is typed",
    ("app/storage/database.js", "MOST_NAMES"): "names of databases",
    ("app/board/log.js", "MOST_DICE"): "how many dice of the chronicle are drawn one by one",
    ("app/drawing/dice.js", "MOST"): "how many dice of one throw are drawn one by one",
    ("app/engine/snapshot.js", "MOST"): "how often a page may end over the snapshot for the next start",
    ("app/features/device-data/contents.js", "MOST_BATTLES"): "battles in a file with everything",
    ("app/features/device-data/contents.js", "LONGEST_PREFERENCE"): "a preference of this device",
    ("app/storage/log-store.js", "MOST_CHUNKS"): "chunks of a log on this device before they are joined",
    ("app/storage/unfinished-openings.js", "MOST"): "notes of what was begun to be opened, kept by this device",
    ("app/storage/unsent.js", "MOST"): "answers that are entered and not sent yet, kept by this device",
    ("shared/search/answer.js", "LONGEST"): "letters of a question to the rulebooks, which the engine never meets",
    ("shared/search/answer.js", "MOST_KEPT"): "what was looked for last, kept in memory",
    ("shared/search/marks.js", "LONGEST_MEANING"): "words of a saying that are marked in a result",
    ("worker/plugins/wheel-metadata.js", "LONGEST"): "a line of a wheel as it is shown",
    ("worker/plugins/wheel.js", "MOST_BYTES"): "wheels are read by the page alone",
    ("worker/plugins/wheel.js", "MOST_TEXT"): "the same of a text in a wheel",
    ("worker/plugins/wheel.js", "MOST_OPENINGS"): "battles of a plugin that home offers at once",
    ("worker/plugins/zip.js", "MOST_FILES"): "the same",
    ("worker/plugins/zip.js", "MOST_UNPACKED"): "the same",
}
"""Limits that only the page has, and why."""

OF_THE_ENGINE = {
    ("battle.work", "MOST_TAKEN_BACK"): "the log is followed by the engine alone",
    ("battle.work", "MOST_RULINGS"): "the record is followed by the engine alone",
    ("battle.work", "MOST_RULINGS_AT_ONCE"): "the same",
    ("battle.bots", "MOST_CHANGED"): "nobody plays at random on the page",
    ("battle.bots", "MOST_TAKEN"): "the same",
    ("plugins.guard", "LONGEST_WHY"): "told in a refusal",
    ("questions.dice", "MOST_DICE"): "the page throws no dice",
    ("questions.dice_digits", "MOST_SORTED"): "the page reads the head of a compact link alone",
    ("formats.compact.letters", "MOST_LETTERS"): "the same",
    ("door.door", "LONGEST_SESSION"): "the page has one battle open, in the session without a name",
    ("door.door", "MOST_SESSIONS"): "the same",
    ("door.screens", "LONGEST_SCREEN"): "the page is one screen, without a name",
    ("door.screens", "MOST_SCREENS"): "the same",
    ("questions.safe_json", "DEEPEST"): "the page reads JSON with the browser's own reader, which bounds it",
    ("questions.safe_json", "MOST_BRACKETS"): "what the page reads by itself it bounds by letters",
    ("questions.safe_json", "LONGEST"): "a whole request; more than the largest file that the page reads (below)",
    ("questions.filled", "DEEPEST_FORM"): "the page fills in a form as its question says",
    (
        "table.field.painting",
        "MOST_RUNS",
    ): "an answer; the page paints as far as the finger goes, and shows the refusal",
    ("questions.checked", "LONGEST_CONTENT"): "what stands on a slip is shown by the engine alone",
    ("formats.story", "MOST_STEPS"): "stories are told in tests",
    ("table.table", "LONGEST_REASON"): "stands on the page as the field's length (below)",
    ("battle.retracted", "MOST_RETRACTED"): "the record is followed by the engine alone",
    ("battle.retracted", "MOST_RETRACTED_DICE"): "the same",
    ("battle.work", "MOST_AT_ONCE"): "the same",
    ("battle.work", "MOST_IN_LINK"): "the same",
    ("battle.work", "MOST_WORK"): "the same",
}
"""Limits that only the engine has, and why."""


def source(file: str) -> str:
    return (ROOT / "web" / file).read_text("utf-8")


def limits_of_page() -> Iterator[tuple[str, str, int]]:
    """Every limit with a name: file, name, number."""
    for folder in SCRIPTS:
        for path in sorted((ROOT / "web" / folder).rglob("*.js")):
            for name, number in LIMIT.findall(path.read_text("utf-8")):
                yield path.relative_to(ROOT / "web").as_posix(), name, int(number)


def limits_of_engine() -> Iterator[tuple[str, str]]:
    """Every limit that a module of the engine has of its own, but for rules and the terminal."""
    engine = ROOT / "engine" / "gonfalon"
    for path in sorted(engine.rglob("*.py")):
        parts = path.relative_to(engine).with_suffix("").parts
        if parts[0] not in APART:
            module = ".".join(parts).removesuffix(".__init__")
            for name in re.findall(r"^([A-Z_]+) = \d", path.read_text("utf-8"), re.MULTILINE):
                if OURS.fullmatch(name):
                    yield module, name


PAGE = {(file, name): number for file, name, number in limits_of_page()}


@pytest.mark.parametrize(("file", "name", "module", "theirs", "related"), PAIRED)
def test_a_limit_that_stands_twice_is_the_same_twice(
    file: str, name: str, module: str, theirs: str, related: Any
) -> None:
    ours, engine = PAGE[file, name], of_engine(module, theirs)
    assert related(ours, engine), f"{file} {name} = {ours}; {module}.{theirs} = {engine}"


def test_every_limit_of_the_page_is_listed() -> None:
    paired = {(file, name) for file, name, *_ in PAIRED}
    assert set(PAGE) == paired | set(OF_THE_PAGE)
    assert not paired & set(OF_THE_PAGE)


def test_every_limit_of_the_engine_is_listed() -> None:
    paired = {(module, name) for _, _, module, name, _ in PAIRED}
    assert set(limits_of_engine()) == paired | set(OF_THE_ENGINE)


@pytest.mark.parametrize(
    ("file", "module", "name"),
    [
        ("app/features/rename/sheet.js", "battle.named", "LONGEST_NAME"),
        ("app/features/rulings/sheet.js", "table.table", "LONGEST_REASON"),
    ],
)
def test_a_field_takes_as_many_characters_as_the_engine(file: str, module: str, name: str) -> None:
    assert {int(most) for most in re.findall(r'maxlength="(\d+)"', source(file))} == {of_engine(module, name)}


def test_no_other_field_has_a_length_of_its_own() -> None:
    """Two digits of a typed die are the only others."""
    found = {
        path.relative_to(ROOT / "web").as_posix(): re.findall(r'maxlength="(\d+)"', path.read_text("utf-8"))
        for path in (ROOT / "web" / "app").rglob("*.js")
    }
    assert {file: numbers for file, numbers in found.items() if numbers} == {
        "app/question/roll.js": ["2"],
        "app/features/rename/sheet.js": ["60"],
        "app/features/rulings/sheet.js": ["200"],
    }


FACES = tuple(face for kind in KINDS.values() for face in kind.faces)
MOST_FACE, LEAST_FACE = max(FACES), min(FACES)


def number_in(file: str, form: str) -> int:
    (number,) = re.findall(form, source(file), re.MULTILINE)
    return int(number)


@pytest.mark.parametrize(
    ("file", "form", "engine", "related"),
    [
        ("app/links/reader.js", r"^const PLAIN = (\d+);", link.VERSION, eq),
        ("app/links/reader.js", r"^const COMPACT = (\d+);", FORMAT, eq),
        ("app/links/reader.js", r"^const PLACES = (\d+);", SYSTEMS, eq),
        ("app/links/sketch.js", r"^const VERSION = (\d+);", sketch.VERSION, eq),
        ("app/battle/entry-of.js", r"^const SALT_BYTES = (\d+);", SALT_DIGITS // 2, eq),
        ("app/storage/log-store.js", r"^const DIGITS = (\d+);", len(str(MOST_LOGGED)), ge),
        ("app/links/sketch.js", r"^const MOST = (\d+);", max(MOST_PLAYERS, MOST_ZONES), ge),
        ("shared/preview-layout.js", r'"face", \["whole", -?\d+, (\d+)\]', MOST_FACE, ge),
        ("shared/preview-layout.js", r'"face", \["whole", (-?\d+), \d+\]', LEAST_FACE, le),
    ],
)
def test_a_number_in_the_page_s_readers_fits_the_engine(file: str, form: str, engine: int, related: Any) -> None:
    assert related(number_in(file, form), engine)


def test_a_card_fits_where_cards_are_kept() -> None:
    assert PAGE["app/features/roster/link.js", "LONGEST_TEXT"] >= LONGEST_CARD


def test_a_request_has_room_for_the_largest_file() -> None:
    assert PAGE["app/battle/files.js", "MOST_BYTES"] < of_engine("questions.safe_json", "LONGEST")


def test_house_rules_may_set_every_switch() -> None:
    assert all(len(system.switches) <= PAGE["app/features/house-rules/link.js", "MOST_SWITCHES"] for system in ours())


def test_a_link_is_found_by_the_same_pattern() -> None:
    assert f"const BATTLE = /{link.BATTLE.pattern}/;" in source("app/links/reader.js")
    assert f"const IN_DIGITS = /{link.IN_DIGITS.pattern}/;" in source("app/links/reader.js")


def test_a_rule_system_is_named_by_the_same_pattern_and_group() -> None:
    wheel = source("worker/plugins/wheel.js")
    assert f"const ID = /^{plugins.ID.pattern}$/u;" in wheel
    assert f'const GROUP = "{plugins.GROUP}";' in wheel
    assert plugins.GROUP == plugin_wheel.GROUP


UNSAFE_IN_JAVASCRIPT = """
import { isSafe } from "./web/shared/text-safety.js";
const unsafe = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => !isSafe(String.fromCodePoint(code)));
console.log(JSON.stringify(unsafe));
"""


def test_what_no_person_typed_is_the_same_on_both_sides() -> None:
    """Control characters, lone surrogates and what turns the direction of writing: the same in the page's one module as in
    the engine.
    """
    node = [str(setup.find_node()), "--input-type=module", "--eval", UNSAFE_IN_JAVASCRIPT]
    told = subprocess.run(node, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == [code for code in range(0x110000) if UNOWNED.search(chr(code))]
    turning = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
    for code in range(0x110000):
        kind = unicodedata.category(chr(code))
        assert bool(UNOWNED.search(chr(code))) == (kind in ("Cc", "Cs") or code in turning), hex(code)


def test_one_module_of_the_page_says_which_characters_are_unsafe() -> None:
    saying = [
        path.relative_to(ROOT / "web").as_posix()
        for path in (ROOT / "web").rglob("*.js")
        if re.search(r"\\u202a|\\u2066|\\p\{Cs\}", path.read_text("utf-8"))
    ]
    assert saying == ["shared/text-safety.js"]
