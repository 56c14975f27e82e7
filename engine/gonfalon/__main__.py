"""`python -m gonfalon`: the engine in a terminal, see docs/terminal.md."""

from __future__ import annotations

import sys


def main() -> int:
    """Do what the call asks for."""
    try:
        from gonfalon.terminal.main import run
    except ImportError as missing:
        print(missing, file=sys.stderr)
        return 1
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
