"""JavaScript knows no rule and no system: whatever it shows or asks comes from the engine (docs/architecture.md)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.systems import CLASSES
from press.paths import SCRIPTS, WEB

IDS = "|".join(CLASSES)
NAMED = re.compile(rf"""["'`](?:{IDS})["'`]|\b(?:{IDS})\.[a-z]+[._"'`]""")
"""The id of a system as a text, or the beginning of a rule's id."""


def modules() -> Iterator[Path]:
    yield from (WEB / name for name in ("worker.js", "sw.js"))
    for folder in (*SCRIPTS, "templates"):
        yield from sorted((WEB / folder).rglob("*.js"))


def test_no_module_names_a_system_or_a_rule() -> None:
    found = {path.relative_to(WEB).as_posix(): NAMED.findall(path.read_text("utf-8")) for path in modules()}
    assert {name: ids for name, ids in found.items() if ids} == {}


@pytest.mark.parametrize(
    "text", ['id === "war"', "says(`tiefen`)", '"war.adv.pin"', "'sotc.fp.compel'", "`samyra.move`"]
)
def test_a_name_is_noticed(text: str) -> None:
    assert NAMED.search(text)
