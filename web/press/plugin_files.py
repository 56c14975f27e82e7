"""The files of the site for people who add a rule system: micropip, the trial that runs beside it, and the names that
are ours.
"""

import json
import shutil
from pathlib import Path

from press import reserved_names, setup

TRIAL = Path(__file__).parent / "trial.py"


def make(folder: Path) -> None:
    """Write the folder `plugin-trial/`; nothing in it is loaded before a person adds a wheel."""
    from gonfalon.table.system import INTERFACE

    folder.mkdir()
    (wheel,) = setup.MICROPIP.glob("micropip-*.whl")
    shutil.copyfile(wheel, folder / "micropip.whl")
    shutil.copyfile(TRIAL, folder / "trial.py")
    host = {"interface": INTERFACE, "reserved": reserved_names.reserved()}
    (folder / "host.json").write_text(json.dumps(host) + "\n", "utf-8")
