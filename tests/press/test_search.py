"""The index of the rulebooks: questions of players find their rule, in every language, on little data."""

import gzip
import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from support import rulebooks

from press import Wrong, offline, pack, search_index, setup, site
from press.paths import LANGUAGES, ROOT

HERE = Path(__file__).parent
TOOL = ROOT / "tests" / "tools" / "search.mjs"
FIRST = 3
LARGEST = 130_000
"""So many bytes an index may have as it travels."""

Question = dict[str, Any]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the indexes alone."""
    pack.stage()
    folder = tmp_path_factory.mktemp("site")
    (folder / "rules").mkdir()
    search_index.make(folder / "rules", rulebooks.books())
    return folder


def ask(*words: str | Path, given: str = "") -> str:
    """Ask the tool, which must not complain."""
    command = [str(word) for word in (setup.any_node(), TOOL, *words)]
    done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def questions(name: str) -> list[Question]:
    told: list[Question] = tomllib.loads((HERE / name).read_text("utf-8"))["query"]
    return told


def is_wanted(id: str, want: list[str]) -> bool:
    return any(id == one or (one.endswith("*") and id.startswith(one[:-1])) for one in want)


def missed(site: Path, asked: list[Question]) -> list[str]:
    """The questions that do not have their rule among the first."""
    found: list[list[str]] = json.loads(ask("--all", site, given=json.dumps(asked)))
    return [
        f"{one['language']} {one.get('in', '-')} {one['query']}"
        for one, ids in zip(asked, found, strict=True)
        if not any(is_wanted(id, one["want"]) for id in ids[:FIRST])
    ]


@pytest.mark.parametrize(
    ("name", "share"), [("search-queries.toml", 0.97), ("search-fresh.toml", 0.97), ("search-unseen.toml", 0.9)]
)
def test_questions_find_their_rule(made: Path, name: str, share: float) -> None:
    asked = questions(name)
    for language in (*LANGUAGES, ""):
        some = [one for one in asked if language in (one["language"], "")]
        wrong = missed(made, some)
        enough = share if not language else share - 0.05
        assert len(wrong) <= (1 - enough) * len(some), "\n".join(wrong)


@pytest.mark.parametrize("name", ["search-queries.toml", "search-fresh.toml", "search-unseen.toml"])
def test_the_rules_that_questions_want_are_there(name: str) -> None:
    ids = [rule.id for book in rulebooks.books() for rule in book.rules]
    wanted = {one for question in questions(name) for one in question["want"]}
    assert [one for one in sorted(wanted) if not any(is_wanted(id, [one]) for id in ids)] == []


@pytest.mark.parametrize(
    ("language", "system", "question", "want"),
    [
        ("en", "war", "what happens on a tie", "war.init.tie"),
        ("de", "samyra", "kann ich mich noch bewegen", "samyra.round.budget"),
        ("fr", "war", "quand conceder", "war.end.concede"),
        ("de", "samyra", "dual wielding", "samyra.act.second_weapon"),
        ("en", "war", "stuck", "war.adv.pin"),
        ("de", "war", "nachkaufen", "war.chest.leftover"),
        ("de", "sotc", "schleppen", "sotc.carry.penalty"),
        ("en", "-", "war.core.invoke", "war.core.invoke"),
    ],
)
def test_a_question_is_asked_on_the_command_line(
    made: Path, language: str, system: str, question: str, want: str
) -> None:
    ids = ask("--site", made, language, system, question).splitlines()
    assert want in ids[:FIRST]
    assert system == "-" or all(id.startswith(f"{system}.") for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_finds_its_rule(made: Path, language: str) -> None:
    """A title of two rules finds one of them first."""
    rules = [(book.id, rule) for book in rulebooks.books() for rule in book.rules]
    asked = [{"language": language, "in": id, "query": rule.title[language], "want": [rule.id]} for id, rule in rules]
    assert missed(made, asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_index_is_small(made: Path, language: str) -> None:
    content = (made / "rules" / f"search.{language}.json").read_bytes()
    assert len(gzip.compress(content, 9)) <= LARGEST


def test_the_same_rulebooks_make_the_same_index(made: Path) -> None:
    for language in LANGUAGES:
        path = made / "rules" / f"search.{language}.json"
        assert search_index.index(rulebooks.books(), language) == path.read_text("utf-8")


def test_the_device_keeps_the_indexes_and_the_page_knows_them(made: Path) -> None:
    names = {f"rules/search.{language}.json" for language in LANGUAGES}
    assert names <= offline.files(made).keys()
    assert names <= site.own_files(made).keys()


def test_a_saying_leads_to_words_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    line = {"said": ["beam me up"], "means": ["teleporter"]}
    monkeypatch.setattr(search_index, "sayings", lambda: [{"en": line}])
    with pytest.raises(Wrong, match=r'no rule says "teleporter" \(en\)'):
        search_index.index(rulebooks.books(), "en")


def test_a_saying_with_a_slip_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "sayings.toml"
    monkeypatch.setattr(search_index, "SAYINGS", path)
    for text in ('es = { said = ["x"], means = ["x"] }', 'en = { said = ["x"] }', 'en = { said = [], means = ["x"] }'):
        path.write_text(f"[[saying]]\n{text}\n", "utf-8")
        with pytest.raises(Wrong, match=r"sayings\.toml"):
            search_index.sayings()
