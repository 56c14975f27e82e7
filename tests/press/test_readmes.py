"""READMEs: that of a folder names everything in it that is code, and every link in a document leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from press.paths import ENGINE, ROOT, WEB

CODE = (".py", ".js", ".mjs", ".css")
LINK = re.compile(r"\]\((?P<path>[^()#\s]+)(?:#[^()\s]*)?\)")
READMES = sorted(path for folder in (ENGINE, WEB) for path in folder.rglob("README.md"))
DOCUMENTS = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), ROOT / "tests" / "README.md", *READMES)


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def contents(folder: Path) -> Iterator[str]:
    """The names of a folder's modules and of its folders that hold code."""
    for path in sorted(folder.iterdir()):
        if path.suffix in CODE and path.name != "__init__.py":
            yield path.name
        if path.is_dir() and any(one.suffix in CODE for one in path.rglob("*") if "__pycache__" not in one.parts):
            yield f"{path.name}/"


@pytest.mark.parametrize("path", READMES, ids=place)
def test_it_names_every_module_and_folder(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [name for name in contents(path.parent) if f"`{name}" not in text] == []


def test_every_package_of_the_engine_has_one() -> None:
    packages = {path.parent for path in (ENGINE / "gonfalon").glob("*/__init__.py")}
    assert packages <= {path.parent for path in READMES}


@pytest.mark.parametrize("path", DOCUMENTS, ids=place)
def test_its_links_lead_somewhere(path: Path) -> None:
    found = {one["path"] for one in LINK.finditer(path.read_text("utf-8")) if ":" not in one["path"]}
    assert [name for name in sorted(found) if not (path.parent / name).exists()] == []
