"""The wheel of a rule system from outside: whole, the same twice, refused with the reason where it is not sound."""

import json
import re
import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from press import Wrong, plugin_wheel, site
from press.paths import LANGUAGES
from press.reserved_names import check_id

SAMPLE = Path(__file__).parents[1] / "sample_system"
PAGES = ("de", "fr", "en", "de-fr", "de-en", "fr-en")


@pytest.fixture(scope="module", autouse=True)
def _words() -> None:
    site.words_of_rules()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sample that a test may change."""
    return Path(shutil.copytree(SAMPLE, tmp_path / "system", ignore=shutil.ignore_patterns("__pycache__", "dist")))


def test_what_was_loaded_before_stays_loaded_and_the_folder_itself_is_read(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = ModuleType("gonfalon_heralds")
    monkeypatch.setitem(sys.modules, "gonfalon_heralds", earlier)
    wheel = plugin_wheel.build(folder, tmp_path)
    assert json.loads(read(wheel, "made/system.json"))["version"] == 1
    assert sys.modules["gonfalon_heralds"] is earlier
    assert [name for name in sys.modules if name.startswith("gonfalon_heralds.")] == []


def read(wheel: Path, path: str) -> str:
    with zipfile.ZipFile(wheel) as held:
        return held.read(f"gonfalon_heralds/{path}").decode("utf-8")


def test_a_wheel_holds_all_that_the_page_needs_and_is_the_same_twice(folder: Path, tmp_path: Path) -> None:
    wheel, again = plugin_wheel.build(folder, tmp_path / "one"), plugin_wheel.build(folder, tmp_path / "two")
    assert wheel.read_bytes() == again.read_bytes()
    system = json.loads(read(wheel, "made/system.json"))
    assert (system["id"], system["interface"], system["version"]) == ("heralds", 1, 1)
    for language in LANGUAGES:
        assert system["title"][language]
        assert "title-heralds-duel-speech" in read(wheel, f"made/words/{language}.ftl")
        assert "heralds.duel.tie" in json.loads(read(wheel, f"made/rules/{language}.json"))
    for name in PAGES:
        assert 'id="heralds.duel.roll"' in read(wheel, f"made/rules/heralds/{name}.html")


def test_a_language_that_is_not_spoken_is_said_in_another(folder: Path, tmp_path: Path) -> None:
    (folder / "gonfalon_heralds/words/fr.ftl").unlink()
    for path in (folder / "rulebook").glob("*.toml"):
        lines = path.read_text("utf-8").splitlines()
        path.write_text("\n".join(without_french(lines)) + "\n", "utf-8")
    wheel = plugin_wheel.build(folder, tmp_path)
    assert json.loads(read(wheel, "made/system.json"))["title"]["fr"] == "Duel of heralds"
    assert read(wheel, "made/words/fr.ftl") == read(wheel, "made/words/en.ftl")
    page = read(wheel, "made/rules/heralds/fr.html")
    assert '<html lang="en">' in page
    assert "fr.html" not in page
    with zipfile.ZipFile(wheel) as held:
        assert not [name for name in held.namelist() if name.endswith(("de-fr.html", "fr-en.html"))]


def without_french(lines: list[str]) -> list[str]:
    """A rulebook's lines without those in French."""
    kept, inside = [], False
    for line in lines:
        if line.startswith("fr = "):
            inside = line.endswith('"""')
        elif inside:
            inside = not line.endswith('"""')
        else:
            kept.append(re.sub(r'fr = "[^"]*", ', "", line))
    return kept


def change(path: str, old: str, new: str) -> Callable[[Path], None]:
    def changed(folder: Path) -> None:
        text = (folder / path).read_text("utf-8")
        assert old in text
        (folder / path).write_text(text.replace(old, new), "utf-8")

    return changed


CODE = "gonfalon_heralds/__init__.py"
WRONG = {
    "no rule system": lambda folder: (folder / "pyproject.toml").unlink(),
    "names one system": change("pyproject.toml", "gonfalon.systems", "gonfalon.other"),
    "no language": lambda folder: shutil.rmtree(folder / "gonfalon_heralds/words"),
    "missing in fr": change("rulebook/terms.toml", 'fr = "héraut"\n', ""),
    "not this system's to say": change("gonfalon_heralds/words/en.ftl", "heralds-value", "page-start"),
    "in no language": change(CODE, '"heralds-value"', '"heralds-worth"'),
    "rules of another system": change("rulebook/duel.toml", '"heralds.duel.end"', '"war.duel.end"'),
    "tables of chances": change("rulebook/duel.toml", 'kind = "rule"', 'kind = "rule"\nchances = "fate-sums"'),
    "figures with numbers of an engine": change(
        "rulebook/duel.toml", 'kind = "dice"\ndice = "d6"\nthrows', 'kind = "clash"\nthrows'
    ),
    "not the engine's switches": change(CODE, '("draw", "again")', '("draw", "anew")'),
    "NameError": change(CODE, "class Heralds:", "NO_SUCH_NAME\n\n\nclass Heralds:"),
    "version 2 of the interface": change(CODE, "interface: int = 1", "interface: int = 2"),
}


@pytest.mark.parametrize("why", WRONG)
def test_what_is_not_sound_is_refused_with_the_reason(folder: Path, tmp_path: Path, why: str) -> None:
    WRONG[why](folder)
    with pytest.raises(Wrong, match=why):
        plugin_wheel.build(folder, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("id", ["war", "page", "refused", "option", "terminal", "terms"])
def test_names_of_the_house_are_taken(id: str) -> None:
    with pytest.raises(Wrong, match="taken"):
        check_id(id)
