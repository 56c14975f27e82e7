"""Mutants: slips that a maintainer could make, planted one at a time, to see which test notices them.

Run: python tests/tools/mutants.py [--python | --page] [--only ID ...] [--tests PATH ...] [--root PATH] [--list FILE]

mutants.toml lists them: the file, a text that stands in it once, the text in its place, and the tests that look at that part.
Each is planted in a copy of the checkout, never in the checkout itself. For a change of the page the copy is built anew. The
first test that fails kills it; a change of the engine that its own tests let pass goes through the whole lane `fast`. Prints
a row for each, and exits with 1 if one survived, with 2 if a text is no longer found once.

- `--tests` runs these tests in place of those that the list names, `--root` plants in another checkout, and `--list` reads
  another list, such as that of an older version.
- `--unchanged` runs the same tests on a copy without any change: all have to pass.
- `--workers N` runs the tests on N workers (1).

The list is written by hand: mutmut and cosmic-ray change every line of Python at random, Stryker every line of JavaScript,
none a style sheet, and each of their thousands of changes would need the lane `fast` or a build and a browser.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
sys.path[:0] = [str(ROOT / "web")]

from press.checks import SIDE_BY_SIDE
from press.lanes import LANES

LIST = Path(__file__).with_name("mutants.toml")
LONGEST = 1800
"""Seconds: a run of tests that takes longer hangs."""
QUICK = LANES["fast"].marked
LINKED = (".venv", "node_modules")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+(?: \S+)*?)(?: - |$)", re.MULTILINE)
PASSED, FAILING, INTERRUPTED = 0, 1, 2
"""Exit codes of pytest; 2 also where a file of tests cannot be imported."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A slip: the text that stands once in the file, the text in its place, and the tests that look at that part."""

    id: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]

    @property
    def of_page(self) -> bool:
        return self.file.startswith("web/")

    def fault(self, root: Path) -> str | None:
        """Why it cannot be planted in this checkout."""
        path = root / self.file
        found = path.read_text("utf-8").count(self.before) if path.is_file() else 0
        return None if found == 1 else f"{self.id}: its text stands {found} times in {self.file}"


class Copy:
    """A copy of a checkout that may be changed; tools and packages stay where they are."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        names = subprocess.run(listing, cwd=root, capture_output=True, text=True, check=True).stdout
        for name in filter(None, names.split("\0")):
            if (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / name, folder / name)
        for name in LINKED:
            (folder / name).symlink_to(root / name)
        if (root / ".cache").is_dir():
            shutil.copytree(root / ".cache", folder / ".cache", ignore=shutil.ignore_patterns("site"))
        self.run("-c", "from press.site import words_of_rules; words_of_rules()").check_returncode()

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the Python of the checkout in the copy."""
        paths = os.pathsep.join(str(self.folder / name) for name in ("tests", "engine", "web", "tests/frontier"))
        told = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "400", "NO_COLOR": "1"}
        command = (str(self.folder / ".venv/bin/python"), *words)
        return subprocess.run(command, cwd=self.folder, env=told, capture_output=True, text=True, timeout=LONGEST)

    def build(self) -> bool:
        return self.run("build.py").returncode == 0

    def failure(self, tests: tuple[str, ...], workers: int) -> str | None:
        """The first failure of these folders, files or tests, one after the other; None if all pass."""
        return next(filter(None, (self.failure_of((test,), workers) for test in tests)), None)

    def failure_of(self, words: tuple[str, ...], workers: int) -> str | None:
        """The first failure of one run of pytest; None if all pass."""
        beside = ("-n", str(workers), *SIDE_BY_SIDE) if workers > 1 else ()
        try:
            done = self.run("-m", "pytest", "-q", "-x", "--tb=no", "-m", QUICK, *beside, *words)
        except subprocess.TimeoutExpired:
            return f"no end after {LONGEST} s"
        found = FAILED.search(done.stdout)
        if done.returncode == PASSED:
            return None
        if found and done.returncode in (FAILING, INTERRUPTED):
            return found[1]
        sys.exit(f"pytest ended with {done.returncode}:\n{done.stdout}{done.stderr}")

    @contextmanager
    def planted(self, mutant: Mutant) -> Iterator[None]:
        path = self.folder / mutant.file
        sound = path.read_text("utf-8")
        path.write_text(sound.replace(mutant.before, mutant.after), "utf-8")
        yield
        path.write_text(sound, "utf-8")


def main() -> int:
    asked = arguments()
    mutants = chosen_mutants(asked)
    if faults := list(filter(None, (mutant.fault(asked.root) for mutant in mutants))):
        print(*faults, sep="\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copy = Copy(asked.root, Path(folder))
        return unchanged(copy, mutants, asked) if asked.unchanged else judged(copy, mutants, asked)


def arguments() -> Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parts = parser.add_mutually_exclusive_group()
    parts.add_argument("--python", action="store_true", help="only changes of the engine")
    parts.add_argument("--page", action="store_true", help="only changes of the page")
    parser.add_argument("--only", nargs="+", metavar="ID", default=[], help="only these mutants")
    parser.add_argument("--tests", nargs="+", metavar="PATH", default=[], help="these tests in place of the list's")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout in whose copy they are planted")
    parser.add_argument("--list", type=Path, default=LIST, help="another list of mutants")
    parser.add_argument("--unchanged", action="store_true", help="the same tests without any change")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def chosen_mutants(asked: Namespace) -> list[Mutant]:
    """The mutants that were asked for; an id that the list does not have is an error."""
    listed = tomllib.loads(asked.list.read_text("utf-8"))["mutant"]
    all_of_them = [Mutant(**{**one, "tests": tuple(asked.tests or one["tests"])}) for one in listed]
    if unknown := set(asked.only) - {mutant.id for mutant in all_of_them}:
        sys.exit(f"unknown: {' '.join(sorted(unknown))}")
    parts = (False,) if asked.python else (True,) if asked.page else (False, True)
    return [one for one in all_of_them if one.of_page in parts and (not asked.only or one.id in asked.only)]


def unchanged(copy: Copy, mutants: list[Mutant], asked: Namespace) -> int:
    """Run the tests of these mutants as the copy stands."""
    if any(mutant.of_page for mutant in mutants):
        copy.build()
    failed = copy.failure(tuple(dict.fromkeys(test for mutant in mutants for test in mutant.tests)), asked.workers)
    print(f"fails without any change: {failed}" if failed else "all pass")
    return 1 if failed else 0


def judged(copy: Copy, mutants: list[Mutant], asked: Namespace) -> int:
    """Plant one after the other, and print what became of each."""
    survived = 0
    for mutant in mutants:
        began = time.monotonic()
        with copy.planted(mutant):
            killer = killer_of(copy, mutant, asked)
        survived += killer is None
        fate = f"killed by {killer}" if killer else "survived"
        print(f"{mutant.id:32} {time.monotonic() - began:5.0f} s  {fate}", flush=True)
    print(f"{len(mutants)} mutants, {len(mutants) - survived} killed, {survived} survived")
    return 1 if survived else 0


def killer_of(copy: Copy, mutant: Mutant, asked: Namespace) -> str | None:
    """The first test that notices the planted change; None if none does."""
    if mutant.of_page:
        return copy.failure(mutant.tests, asked.workers) if copy.build() else "the build"
    found = copy.failure(mutant.tests, asked.workers)
    return found if found or asked.tests else copy.failure_of(LANES["fast"].words, asked.workers)


if __name__ == "__main__":
    sys.exit(main())
