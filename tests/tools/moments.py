"""List the questions that the playthroughs of the gallery come to, to keep `tests/gallery/moments` up to date.

python tests/tools/moments.py [PLAYTHROUGH ...]

Lines with + are to be added: questions that no moment shows. Those with - are moments that do not come.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("engine", "web", "tests", "tests/frontier")]

from gallery.moments import MOMENTS, PLAYTHROUGHS
from gallery.pages import known
from gallery.recording import walk


def main() -> None:
    """Print the lines of each playthrough."""
    listed = {moment.question for moment in MOMENTS}
    for playthrough in PLAYTHROUGHS:
        if len(sys.argv) > 1 and playthrough.name not in sys.argv[1:]:
            continue
        walked = list(walk(playthrough))
        seen = dict.fromkeys(point.question for point, _ in walked)
        come = [moment for _, met in walked for moment in met]
        print(f"{playthrough.name}: {len(seen)} questions, {len(playthrough.moments)} moments")
        for question in seen:
            if question not in listed:
                print(f'  + "{question}",')
        for moment in playthrough.moments:
            if moment not in come:
                print(f"  - {moment.name}")


if __name__ == "__main__":
    with known():
        main()
