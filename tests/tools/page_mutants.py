"""Mutants for the rule pages: numbers of the engine, changed one at a time, to see if each page that states one notices.

Run: python tests/tools/page_mutants.py [--only ID ...]

page_mutants.toml lists the changes, each with the rules whose words state the number. In a copy of the checkout it makes a
change, reads the books and plays every example as the build does, and compares texts and tables of chances with those of an
unchanged copy. It prints what became of each rule that states the number: its words change, an example of it stops the build, or
nothing. Below stand the other pages on which something changes or breaks. Exits with 1 if a rule stands still, with 2 if a
mutant cannot be planted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(TESTS)]

from tools.mutants import Copy, Mutant

LIST = Path(__file__).with_name("page_mutants.toml")
SUMMARY = "summary"


@dataclass(frozen=True, slots=True)
class Account:
    """The pages of a system: texts and tables of each rule, the examples that the engine tells otherwise, each with the line that
    differs, and the chapter of each rule.
    """

    shown: dict[str, str]
    broken: dict[str, str]
    chapters: dict[str, str]

    def breaks(self, rule: str) -> list[str]:
        """Return the examples of a rule that stop the build."""
        return [name for name in self.broken if name.rpartition(".")[0] == rule]


def account(system: str) -> dict[str, Any]:
    """Return the account of a system, made by the modules of the checkout in which this runs."""
    from press import chances, rulebook
    from press.examples.played import ToldOtherwise, play
    from press.messages import say

    book = next(book for book in rulebook.books() if book.id == system)
    shown, broken = {}, {}
    for rule in book.rules:
        table = chances.TABLES[rule.chances]() if rule.chances else None
        figures = [[cell.text(say("en")) for cell in row.cells] for row in table.rows] if table else []
        shown[rule.id] = json.dumps([[texts for _, texts in rule.texts()], figures], ensure_ascii=False)
        for number in range(1, len(rule.examples) + 1):
            try:
                play(rule.id, number)
            except ToldOtherwise as wrong:
                broken[f"{rule.id}.{number}"] = str(wrong).partition("\n")[0].rpartition("/")[2]
    shown[SUMMARY] = json.dumps([texts for _, texts in book.summary.texts()] if book.summary else [])
    chapters = {rule.id: chapter.id for chapter in book.chapters for rule in chapter.rules}
    return {"shown": shown, "broken": broken, "chapters": chapters}


def asked_of(copy: Copy, system: str) -> Account:
    """Return the account of a system in a copy."""
    done = copy.run("tests/tools/page_mutants.py", "--account", system)
    if done.returncode:
        sys.exit(done.stderr)
    return Account(**json.loads(done.stdout))


def fates(states: list[str], before: Account, after: Account) -> Iterator[tuple[str, str]]:
    """Yield each rule that states the number with what became of it; nothing for one that stands still."""
    for rule in states:
        told = []
        if before.shown[rule] != after.shown[rule]:
            told.append("changes")
        if broken := after.breaks(rule):
            told.append(f"stops the build ({', '.join(broken)})")
        yield rule, " and ".join(told)


def elsewhere(states: list[str], before: Account, after: Account) -> str:
    """Return the chapters with other rules that change or break, with their number."""
    touched = {id for id, shown in after.shown.items() if shown != before.shown[id]}
    touched |= {name.rpartition(".")[0] for name in after.broken}
    counted = Counter(after.chapters[id] for id in touched - {*states, SUMMARY})
    return ", ".join(f"{chapter} {number}" for chapter, number in counted.items())


def shown(copy: Copy, mutant: Mutant, states: dict[str, list[str]], sound: dict[str, Account]) -> int:
    """Plant a mutant and print what became of the pages; return how many rules stand still."""
    still = 0
    print(f"{mutant.id}: {mutant.before} → {mutant.after}")
    with copy.planted(mutant):
        for system, rules in states.items():
            after = asked_of(copy, system)
            for rule, fate in fates(rules, sound[system], after):
                print(f"  {system} {rule:28} {fate or 'STANDS STILL'}")
                still += not fate
            print(
                f"  {system}: {len(after.broken)} examples stop the build; other rules: {elsewhere(rules, sound[system], after)}"
            )
            if after.broken:
                print(f"  {system}: first {next(iter(after.broken.values()))}", flush=True)
    return still


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="ID", default=[])
    parser.add_argument(
        "--account", metavar="SYSTEM", help="print the account of this checkout as JSON, for the command itself"
    )
    asked = parser.parse_args()
    if asked.account:
        print(json.dumps(account(asked.account)))
        return 0
    listed = [
        (Mutant(one["id"], one["file"], one["before"], one["after"], ()), one["states"])
        for one in tomllib.loads(LIST.read_text("utf-8"))["mutant"]
        if not asked.only or one["id"] in asked.only
    ]
    if faults := list(filter(None, (mutant.fault(ROOT) for mutant, _ in listed))):
        print(*faults, sep="\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="page-mutants-", ignore_cleanup_errors=True) as folder:
        copy = Copy(ROOT, Path(folder))
        systems = dict.fromkeys(system for _, states in listed for system in states)
        sound = {system: asked_of(copy, system) for system in systems}
        still = sum(shown(copy, mutant, states, sound) for mutant, states in listed)
    print(f"{len(listed)} mutants, {still} rules stand still")
    return 1 if still else 0


if __name__ == "__main__":
    sys.exit(main())
