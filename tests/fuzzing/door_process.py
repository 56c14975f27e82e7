"""The door in a process of its own: a line of JSON in for each input, a line of JSON out. Run by `readers.py`."""

from __future__ import annotations

import base64
import json
import sys

from fuzzing.door import received
from fuzzing.strategies import Input


def main() -> None:
    for line in sys.stdin:
        kind, body = json.loads(line)
        try:
            said = {"outcome": received(Input(kind, base64.b64decode(body)))}
        except BaseException as fault:  # whatever it is: that is what we are looking for
            said = {"outcome": "fault", "why": f"{type(fault).__name__}: {fault}"[:300]}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
