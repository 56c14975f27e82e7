"""Which folders of tests are run together, and what each lane needs to be there."""

from dataclasses import dataclass

from press.paths import ROOT

TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Lane:
    """Folders below `tests/`."""

    folders: tuple[str, ...]
    budget: int
    """Seconds that its tests should take on a quiet machine with two cores: told at the end of a run, never a failure."""
    site: bool = True
    """True if `dist/` is built before."""
    pyodide: bool = False
    """True if the wheels are there with which tests run inside Pyodide."""
    browser: bool = False
    """True if there is a Chromium."""
    marked: str = ""
    """Which of their tests, as an expression of marks; all without one."""

    @property
    def words(self) -> tuple[str, ...]:
        """The folders as pytest takes them."""
        which = ("-m", self.marked) if self.marked else ()
        return (*(f"tests/{folder}" for folder in self.folders), *which)


RULES = ("engine", "odds", "stories", "door", "links", "words", "terminal", "units")
LANES = {
    "fast": Lane(RULES, 60, site=False, marked="not long and not nightly"),
    "long": Lane(RULES, 200, site=False, marked="long and not nightly"),
    "browsers": Lane(("engines", "gallery", "site"), 780, browser=True, marked="not nightly"),
    "tools": Lane(("checks", "fuzzing", "press", "pyodide"), 160, pyodide=True, marked="not nightly"),
}

EVERYTHING = Lane(
    tuple(dict.fromkeys(folder for lane in LANES.values() for folder in lane.folders)),
    sum(lane.budget for lane in LANES.values()),
    pyodide=True,
    browser=True,
    marked="not nightly",
)

NIGHTLY = Lane((*RULES, "engines", "gallery", "pyodide", "site"), 900, pyodide=True, browser=True, marked="nightly")
"""Further cases of tests that run a part of theirs for each change."""


def asked(words: list[str]) -> tuple[Lane, list[str]]:
    """The lane that the first word names, else everything but `nightly`; and the words that are left for pytest."""
    named = {**LANES, "nightly": NIGHTLY}
    return (named[words[0]], words[1:]) if words and words[0] in named else (EVERYTHING, words)


def folders_with_tests() -> set[str]:
    """The folders that hold files of tests."""
    return {path.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py")}
