"""The build: the same bytes each time, an offline list that fits them, a wheel that holds the engine."""

import json
import zipfile
from hashlib import sha256
from pathlib import Path

from press import offline, pack, site
from press.paths import ENGINE, LANGUAGES


def bytes_of(folder: Path) -> dict[str, str]:
    """Each file with its hash."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in paths}


def test_two_builds_are_the_same(dist: Path, tmp_path: Path) -> None:
    site.make(tmp_path, "")
    assert bytes_of(tmp_path) == bytes_of(dist)


def test_the_service_worker_holds_the_list(dist: Path) -> None:
    told = json.loads((dist / offline.LIST).read_text("utf-8"))
    keeper = (dist / "sw.js").read_text("utf-8")
    assert told["version"] in keeper
    for name, leaf in told["files"].items():
        assert name in keeper
        assert leaf["hash"] in keeper


def test_all_parts_are_of_one_version(dist: Path) -> None:
    version = json.loads((dist / offline.LIST).read_text("utf-8"))["version"]
    for name in ("app/main.js", "worker.js"):
        assert version in (dist / name).read_text("utf-8"), name
    assert (dist / "notices.html").read_text("utf-8").count(version[:8]) == len(LANGUAGES)


def test_the_list_tells_every_file_and_what_the_start_takes(dist: Path) -> None:
    told = json.loads((dist / offline.LIST).read_text("utf-8"))
    listed = {name: whole for name, whole in bytes_of(dist).items() if offline.kept(name) and name != offline.LIST}
    built = {name: whole[: pack.HASH_LENGTH] for name, whole in listed.items()}
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
    assert not [name for name in held if name.endswith(".md")]
