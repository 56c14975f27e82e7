"""Runs inside Pyodide, in a worker of its own, when a person brings the wheel of a rule system (`web/worker/plugins/trial.js`).

micropip installs it, cut off from every net: what the wheel depends on must be here already.
"""

import json
import sys
from typing import Any

sys.path.append("/trial/micropip.whl")

from micropip._compat import compatibility_layer  # type: ignore[import-not-found]
from micropip._vendored.packaging.src.packaging.specifiers import (  # type: ignore[import-not-found]
    InvalidSpecifier,
    SpecifierSet,
)
from micropip.package_manager import PackageManager  # type: ignore[import-not-found]

Unfit = dict[str, Any]


class CutOff(compatibility_layer):  # type: ignore[misc]
    """micropip's way to the world, ended at the file system."""

    lockfile_packages: dict[str, Any] = {}  # noqa: RUF012  (as micropip has it)

    @staticmethod
    async def fetch_bytes(url: str, kwargs: dict[str, str]) -> bytes:
        """A wheel that lies here."""
        if not url.startswith("emfs:/trial/"):
            raise ValueError(url)
        return bytes(await compatibility_layer.fetch_bytes(url, kwargs))

    @staticmethod
    async def fetch_string_and_headers(url: str, kwargs: dict[str, str]) -> tuple[str, dict[str, str]]:
        """No list of packages is asked."""
        raise ValueError(url)


def unfit(message: str, **figures: object) -> Unfit:
    """Why the wheel will not do."""
    return {"id": message, "with": figures}


async def trial(request: str) -> str:
    """Install and load the system, and begin a battle; gives what stands against it, or null."""
    asked = json.loads(request)
    return json.dumps(wrong_python(asked["python"]) or await installed(asked["wheel"]) or refused(asked))


def wrong_python(wanted: str) -> Unfit | None:
    """A wheel says which Python it asks for."""
    here = ".".join(map(str, sys.version_info[:3]))
    try:
        fits = SpecifierSet(wanted).contains(here)
    except InvalidSpecifier:
        fits = False
    return None if fits else unfit("page-plugin-python", wanted=wanted, here=here)


async def installed(wheel: str) -> Unfit | None:
    """Micropip puts it in place, or says what it lacks."""
    try:
        await PackageManager(CutOff).install(f"emfs:{wheel}", index_urls=["nowhere"])
    except ValueError as lacking:
        return unfit("page-plugin-needs", why=str(lacking)[:160])
    return None


def refused(asked: dict[str, Any]) -> Unfit | None:
    """It loads, is what its wheel says, and a battle can begin."""
    from gonfalon import plugins
    from gonfalon.door.door import Door

    door = Door()
    try:
        plugins.add(asked["id"], asked["where"])
        listed = {one["id"]: one for one in door.reply({"do": "systems"})["systems"]}
        offered = {key: asked["system"][key] for key in ("id", "version", "switches", "openings")}
        reply = door.reply({"do": "new", "system": asked["id"]})
        if "refused" in reply:
            label: Unfit = reply["refused"]["label"]
            return label
        if listed[asked["id"]] != offered:
            return unfit("page-plugin-unlike")
        json.dumps(reply)
    except Exception as fault:
        return unfit("page-plugin-broken", why=f"{type(fault).__name__}: {fault}"[:160])
    return None
