"""A rule system by somebody else as a wheel that a person can add (docs/systems.md).

The folder holds `pyproject.toml`, the package `gonfalon_<id>` with its words, and `rulebook/`. To the package the build
adds `made/`, laid out as on the site: `system.json`, `words/<language>.ftl`, `rules/<language>.json` and `rules/<id>/`.
"""

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser, ast
from hatchling.build import build_wheel

from press import Wrong, message_uses, messages, pack, rulebook, site, words
from press.pages import Press
from press.paths import LANGUAGES
from press.reserved_names import KINDS, check_id, our_ids

GROUP = "gonfalon.systems"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "dist", "made", ".*")


@dataclass(frozen=True, slots=True)
class Source:
    """The folder of a system, and what its files say it is."""

    folder: Path
    id: str
    where: str
    languages: tuple[str, ...]

    @property
    def package(self) -> Path:
        return self.folder / f"gonfalon_{self.id}"

    @property
    def made(self) -> Path:
        return self.package / "made"

    @property
    def fallback(self) -> str:
        """The language that stands in for those that the system does not speak."""
        return "en" if "en" in self.languages else self.languages[0]


class Loose(pack.AssetLinks):
    """Pages that outlive versions of the site name its styles and scripts by their paths alone, not by their bytes."""

    def __init__(self) -> None:
        self.sheet, self.early = "style/rulebook.css", "rules/early.js"

    def apply(self, page: str) -> str:
        """A page as it lies in a wheel."""
        page = self.gather(page, pack.SHEET, '<link rel="stylesheet" href="{}{}">', self.sheet)
        page = self.gather(page, pack.EARLY, '<script src="{}{}"></script>', self.early)
        return "".join(line for line in page.splitlines(keepends=True) if not pack.PRELOAD.search(line))

    def gather(self, page: str, kind: re.Pattern[str], tag: str, path: str) -> str:
        """One tag in place of the first, and no others."""
        first = kind.search(page)
        assert first
        one = tag.format(first["root"], path)
        return page[: first.start()] + one + "\n" + kind.sub("", page[first.start() :])


def source(folder: Path) -> Source:
    """Return the source of a rule system in a folder; raises Wrong if that is no rule system."""
    if not (folder / "pyproject.toml").is_file():
        raise Wrong(f"{folder}: no pyproject.toml, so no rule system (docs/systems.md)")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("project", {})
    entries = project.get("entry-points", {}).get(GROUP, {})
    if len(entries) != 1:
        raise Wrong(f'{folder}: pyproject.toml names one system in [project.entry-points."{GROUP}"]')
    ((id, where),) = entries.items()
    package = folder / f"gonfalon_{id}"
    spoken = tuple(language for language in LANGUAGES if (package / "words" / f"{language}.ftl").is_file())
    if not spoken:
        raise Wrong(f"{package}/words: no language; there is at least one of {', '.join(LANGUAGES)}")
    return Source(folder, id, where, spoken)


def check_words(of: Source) -> None:
    """The messages of a system: its own ids alone, each asked for, the same in all its languages."""
    asked = [message_uses.from_python(path.read_text("utf-8"), path.name) for path in sorted(of.package.rglob("*.py"))]
    needs = tuple(need for part in asked for need in part.needs if need.id not in our_ids())
    mentioned = {id for part in asked for id in part.mentioned}
    with TemporaryDirectory() as staged:
        for language in of.languages:
            (Path(staged) / language).mkdir()
            shutil.copy(of.package / "words" / f"{language}.ftl", Path(staged) / language)
        found = [*words.problems(Path(staged), message_uses.MessageUses(needs, mentioned), of.languages)]
    for language in of.languages:
        found += [f"{id}: not this system's to say ({language})" for id in strange(of, language)]
    if found:
        raise words.WordsWrong(f"{len(found)} in the words:\n" + "\n".join(sorted(set(found))))


def strange(of: Source, language: str) -> Iterator[str]:
    """Ids of messages that do not carry the system's name."""
    for entry in FluentParser().parse((of.package / "words" / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            first, *more = str(entry.id.name).split("-")
            if first != of.id and not (first in KINDS and more[:1] == [of.id]):
                yield str(entry.id.name)


def taken_out(package: str) -> dict[str, ModuleType]:
    """The loaded modules of a package, by name; they are loaded no more."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == package}


def offered(of: Source) -> dict[str, Any]:
    """The system as its code offers it."""
    from gonfalon import plugins
    from gonfalon.door.serialize import plain
    from gonfalon.questions.refusal import Refused
    from gonfalon.table.system import INTERFACE
    from gonfalon.words import Words

    before = taken_out(of.package.name)
    sys.path.insert(0, str(of.folder))
    try:
        plugins.add(of.id, of.where)
        system = plugins.load(of.id)
    except Refused as no:
        raise Wrong(Words("en").label(no.label)) from no
    finally:
        sys.path.remove(str(of.folder))
        plugins.drop(of.id)
        taken_out(of.package.name)  # the folder is a copy that goes away
        sys.modules.update(before)
    switches = [plain(switch) for switch in system.switches]
    openings = [plain(one) for one in getattr(system, "openings", ())]
    return {
        "interface": INTERFACE,
        "id": of.id,
        "version": system.version,
        "switches": switches,
        "openings": openings,
    }


def make(of: Source) -> None:
    """Add what is made from words and rulebook."""
    check_id(of.id)
    check_words(of)
    book = rulebook.read(of.folder / "rulebook", of.id, of.languages)
    if alien := [rule.id for rule in book.rules if not rule.id.startswith(f"{of.id}.")]:
        raise Wrong(f"{of.id}: rules of another system: {alien}")
    if counted := [rule.id for rule in book.rules if rule.chances]:
        raise Wrong(f"{of.id}: tables of chances are counted for our own systems alone: {counted}")
    if drawn := [rule.id for rule in book.rules if any(figure.engine for figure in rule.figures)]:
        raise Wrong(f"{of.id}: figures with numbers of an engine are drawn for our own systems alone: {drawn}")
    system = offered(of)
    site.entitle(system, book)
    for texts in (system["title"], system["intro"]):
        texts.update({language: texts[of.fallback] for language in LANGUAGES if language not in texts})
    (of.made / "rules").mkdir(parents=True)
    (of.made / "words").mkdir()
    (of.made / "system.json").write_text(
        json.dumps(system, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8"
    )
    press = Press(of.made, assets=Loose())
    press.single(book, of.languages)
    for language in of.languages:
        written = (of.package / "words" / f"{language}.ftl").read_text("utf-8").strip()
        titles = "\n".join(messages.titles(book, language))
        (of.made / "words" / f"{language}.ftl").write_text(f"{written}\n{titles}\n", "utf-8")
        press.titles((book,), language, split=False)
    for language in LANGUAGES:
        if language not in of.languages:
            stand_in(of, language)


def stand_in(of: Source, language: str) -> None:
    """Fill in the texts that a system lacks in a language from another."""
    for path in ("words/{}.ftl", "rules/{}.json", f"rules/{of.id}/{{}}.html"):
        shutil.copyfile(of.made / path.format(of.fallback), of.made / path.format(language))


def build(folder: Path, out: Path) -> Path:
    """The wheel of the system in this folder, the same bytes each time; gives its path."""
    folder, out = folder.resolve(), out.resolve()
    source(folder)
    with TemporaryDirectory() as staged:
        copy = Path(shutil.copytree(folder, Path(staged) / "system", ignore=LEFT_OUT))
        make(source(copy))
        out.mkdir(parents=True, exist_ok=True)
        here = Path.cwd()
        os.chdir(copy)
        try:
            name = build_wheel(str(out))
        finally:
            os.chdir(here)
    return out / name
