"""Measure the Lighthouse scores of the built site on a phone: home, a battle opened by a link as it is shared, pages of
rules of each kind.

python tests/bench/lighthouse.py [--only home|battle|rules|pair|...] [--times 1]

Prints the median scores of each page, and whatever is below the best. The aims: performance 99, of a page
of rules 98, the others 100. The site is built anew for the address at which it is served, as search engines want whole
addresses. The load of the machine stands beside the scores: performance is worth something on a quiet one only.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from support.page_player import link_to

from press import serve, setup, site
from press.paths import MODULES

BASE = "/gonfalon/"
AIMS = {"performance": 99, "accessibility": 100, "best-practices": 100, "seo": 100}
OF_RULES = AIMS | {"performance": 98}
PAGES = {
    "home": "",
    "battle": "#{link}",
    "rules": "rules/tiefen/roll/de.html",
    "longest": "rules/war/core/de.html",
    "pair": "rules/sotc/attack/de-fr.html",
    "summary": "rules/war/de.html",
    "glossary": "rules/terms/de.html",
    "shelf": "rules/de.html",
    "crossing": "rules/index.html",
    "lost": "404.html",
}
SKIPPED = {"crossing": ("is-crawlable",), "lost": ("is-crawlable", "robots-txt")}
"""The audits that complain of what is meant: search engines leave these pages out, and the policy of the page for lost addresses
lets nothing be asked for, not even robots.txt by the tool.
"""
CHROME = "--headless=new --no-sandbox --disable-background-networking --disable-component-update"
ENGINE_OF_TOOL = MODULES / "lighthouse" / "cli" / "index.js"


def measured(address: str, folder: Path, *skipped: str) -> dict[str, Any]:
    """The report on one page, without the audits that are skipped."""
    out = folder / "report.json"
    command = [str(setup.find_node()), str(ENGINE_OF_TOOL), address, "--quiet", "--output=json", f"--output-path={out}"]
    command += [f"--skip-audits={audit}" for audit in skipped]
    told = {**os.environ, "CHROME_PATH": setup.find_browser() or ""}
    done = subprocess.run([*command, f"--chrome-flags={CHROME}"], env=told, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    report: dict[str, Any] = json.loads(out.read_text("utf-8"))
    return report


def below(report: dict[str, Any], category: str) -> list[str]:
    """Audits that cost this category something, the heaviest first."""
    parts = sorted(report["categories"][category]["auditRefs"], key=lambda part: -part["weight"])
    audits = [(report["audits"][part["id"]], part["weight"]) for part in parts]
    return [
        f"{audit['id']} {audit['score']:.2f} {audit.get('displayValue', '')}".strip()
        for audit, weight in audits
        if audit["score"] is not None and audit["score"] < 1 and (weight or category != "performance")
    ]


def main() -> None:
    """Serve, measure, print; fails if an aim is missed."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("--only", nargs="+", choices=sorted(PAGES), default=sorted(PAGES), metavar="PAGE")
    options.add_argument("--times", type=int, default=1, help="the median of so many runs")
    asked = options.parse_args()
    missed = False
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        with serve.server("127.0.0.1", 0, BASE, quiet=True, folder=folder / "site") as running:
            address = serve.address(running, BASE)
            (folder / "site").mkdir()
            site.make(folder / "site", address)
            threading.Thread(target=running.serve_forever, daemon=True).start()
            for name, path in PAGES.items():
                if name in asked.only:
                    link = link_to("tiefen.flow.steps", sketch=True) if "{link}" in path else ""
                    whole = address + path.format(link=link)
                    reports = [measured(whole, folder, *SKIPPED.get(name, ())) for _ in range(asked.times)]
                    missed = not told(name, reports, OF_RULES if path.startswith("rules/") else AIMS) or missed
            running.shutdown()
    sys.exit(missed)


def told(name: str, reports: list[dict[str, Any]], aims: dict[str, int]) -> bool:
    """Print the median run of a page; true if it meets the aims."""
    ordered = sorted(reports, key=lambda one: one["categories"]["performance"]["score"])
    report = ordered[len(ordered) // 2]
    scores = {category: round(100 * report["categories"][category]["score"]) for category in aims}
    runs = " ".join(str(round(100 * one["categories"]["performance"]["score"])) for one in ordered)
    words = "  ".join(f"{category} {score}" for category, score in scores.items())
    print(f"{name:8} {words}  (performance {runs}, load {os.getloadavg()[0]:.1f})", flush=True)
    for category, score in scores.items():
        if score < 100:
            print("".join(f"         {category}: {line}\n" for line in below(report, category)), end="")
    return all(scores[category] >= aim for category, aim in aims.items())


if __name__ == "__main__":
    main()
