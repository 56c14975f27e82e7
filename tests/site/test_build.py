"""The build: the same bytes each time, an offline list that fits them, a wheel that holds the engine."""

import json
import re
import zipfile
from hashlib import sha256
from pathlib import Path

from press import offline, site
from press.paths import ENGINE


def bytes_of(folder: Path) -> dict[str, str]:
    """Each file with its hash."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in paths}


def test_two_builds_are_the_same(dist: Path, tmp_path: Path) -> None:
    site.make(tmp_path, "")
    assert bytes_of(tmp_path) == bytes_of(dist)


def test_the_offline_list_is_what_was_built(dist: Path) -> None:
    found = re.search(r"const FILES = (\{[^}]*\});", (dist / "sw.js").read_text("utf-8"))
    assert found
    listed = json.loads(found[1])
    built = {name: whole for name, whole in bytes_of(dist).items() if offline.kept(name)}
    assert listed == {name: whole[: offline.HASH_LENGTH] for name, whole in built.items()}


def test_the_list_tells_every_file_and_what_the_start_takes(dist: Path) -> None:
    told = json.loads((dist / offline.LIST).read_text("utf-8"))
    listed = {name: whole for name, whole in bytes_of(dist).items() if offline.kept(name) and name != offline.LIST}
    built = {name: whole[: offline.HASH_LENGTH] for name, whole in listed.items()}
    assert {name: leaf["hash"] for name, leaf in told["files"].items()} == built
    assert {name: leaf["size"] for name, leaf in told["files"].items()} == {
        name: (dist / name).stat().st_size for name in built
    }
    taken = [path for parts in told["start"].values() for path in parts]
    assert taken
    assert set(taken) <= built.keys()


def test_the_wheel_holds_the_engine(dist: Path) -> None:
    wheel = next((dist / "wheels").glob("gonfalon-*.whl"))
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        path.relative_to(ENGINE).as_posix()
        for path in (ENGINE / "gonfalon").rglob("*")
        if path.suffix in (".py", ".ftl", ".json", ".toml")
    }
    assert wanted <= held
