#!/usr/bin/env python3
"""The one command of Gonfalon: set up, build the site, serve it, test it.

The standard library alone carries the first steps; the rest runs again inside `.venv`.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "engine")]

from press import Wrong, lanes, setup  # noqa: E402  (found through the path set above)


def arguments() -> argparse.Namespace:
    """Return the parsed command line; without a word the site is built."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    parser.add_argument("--base-url", default="", help="address the site will have, for hreflang links")
    words = parser.add_subparsers(dest="do")
    words.add_parser("site", help="build dist/ (the default)")
    serve = words.add_parser("serve", help="build and serve the site")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--base", default="/gonfalon/", help="sub-path of the site")
    system = words.add_parser("system", help="build the wheel of a rule system (docs/systems.md)")
    system.add_argument("folder", type=Path)
    system.add_argument("--out", type=Path, help="where the wheel goes; else dist/ in its folder")
    words.add_parser("setup", help="install the tools, build nothing")
    words.add_parser("check", help="types, lint, formatting, words, imports, workflows")
    lane = ", ".join((*lanes.LANES, "nightly"))
    words.add_parser("test", help=f"build, check and run every test, or one lane ({lane}); other words go to pytest")
    words.add_parser(
        "wire", help="make the door's schema, the page's types and the preview's shape anew (docs/door.md)"
    )
    words.add_parser("fmt", help="format Python and JavaScript")
    asked, rest = parser.parse_known_args()
    if rest and asked.do != "test":
        parser.error(f"unknown: {' '.join(rest)}")
    asked.rest = rest
    return asked


def main() -> int:
    """Set up what the wish needs, then do it."""
    asked = arguments()
    setup.python(tests=asked.do in ("test", "check", "fmt", "setup", "wire"))
    setup.node(tests=asked.do in ("test", "check", "fmt", "setup", "wire"))
    setup.micropip()
    from press import checks, plugin_wheel, serve, site  # after the set-up: these need the installed packages

    match asked.do:
        case "setup":
            setup.pyodide_tests()
        case "fmt":
            return checks.fmt()
        case "check":
            return checks.check()
        case "wire":
            from press import wire  # its tools are the tests'

            wire.write()
        case "system":
            site.words_of_rules()
            print(plugin_wheel.build(asked.folder, asked.out or asked.folder / "dist"))
        case "serve":
            site.build(asked.base_url)
            serve.forever(asked.host, asked.port, asked.base)
        case "test":
            lane, words = lanes.asked(asked.rest)
            if lane.pyodide:
                setup.pyodide_tests()
            if lane.browser:
                setup.browser()
            if lane.site:
                site.build(asked.base_url)
            else:
                site.words_of_rules()
            return checks.tests(lane, words)
        case _:
            site.build(asked.base_url)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Wrong as wrong:
        sys.exit(f"the build stops: {wrong}")
