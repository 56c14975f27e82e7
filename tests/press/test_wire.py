"""The dataclasses are the one source of what goes over the wire: what is made of them is as they are now."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from press import setup, wire
from press.paths import MODULES, ROOT, VENV


def test_what_is_made_of_the_classes_is_as_they_are() -> None:
    """After a change: python build.py wire."""
    stale = [path.name for path, text in wire.made().items() if path.read_text("utf-8") != text]
    assert stale == []


FIELD = '    place: Key | None = None\n    badges: tuple[Value, ...] = field(default=(), metadata=listed_by("key"))\n'
ADDED = f"{FIELD}    mood: int | None = None\n"
TOLD = """
import json, sys
sys.path[:0] = ["engine", "web"]
from gonfalon.questions.figures import UserText
from gonfalon.door.packing import layout, packed
from gonfalon.door.serialize import plain
from gonfalon.table.table import Piece, Table
from gonfalon.door.wire import Preview
from press import wire
piece = Piece("a.1", "a", "unit", mood=7)
made = wire.made()
for path, text in made.items():
    path.write_text(text, "utf-8")
preview = packed(Preview("play", {"a": UserText("A")}, Table(pieces=(piece,))))
print(json.dumps({
    "view": plain(piece), "schema": made[wire.SCHEMA], "types": made[wire.TYPES], "preview": preview,
}))
"""
READ = """
import { register } from "node:module";
import { deflateRawSync } from "node:zlib";
const [, root] = process.argv;
register(`file://${root}/tests/fuzzing/page-modules.mjs`, import.meta.url, { data: { root } });
const { viewOfSketch } = await import(`file://${root}/web/app/links/sketch.js`);
const bytes = Buffer.concat([Buffer.from([3]), deflateRawSync(process.env.PREVIEW)]);
const view = await viewOfSketch({ system: "war", name: "", turn: 0, rulings: 0, sketch: bytes.toString("base64url") });
console.log(JSON.stringify(view.table.pieces));
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which a piece has one more field."""
    root = tmp_path_factory.mktemp("copy")
    for folder in ("engine", "web", "tests/fuzzing", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "rulebook"))
    for file in ("biome.json", "package.json"):
        shutil.copy(ROOT / file, root / file)
    (root / "node_modules").symlink_to(MODULES)
    (root / ".venv").symlink_to(VENV)
    table = root / "engine" / "gonfalon" / "table" / "table.py"
    source = table.read_text("utf-8")
    assert FIELD in source
    table.write_text(source.replace(FIELD, ADDED), "utf-8")
    return root


def test_a_field_is_added_in_one_place(copy: Path) -> None:
    """It is in the view, in its schema, in the page's types, and in the preview as the page reads it."""
    told = json.loads(output(copy, sys.executable, "-c", TOLD))
    assert told["view"]["mood"] == 7
    piece = json.loads(told["schema"])["$defs"]["Piece"]
    assert piece["properties"]["mood"] == {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    assert "mood" in piece["required"]
    assert "mood: number | null;" in told["types"]
    program = (setup.find_node(), "--input-type=module", "--eval", READ, copy)
    [read] = json.loads(output(copy, *program, PREVIEW=json.dumps(told["preview"])))
    assert read == told["view"]


def output(folder: Path, *command: str | Path, **more: str) -> str:
    done = subprocess.run(command, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
