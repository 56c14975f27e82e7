"""The files that the device keeps: the list of all files, for the worker and the service worker, and what the start takes."""

import json
import re
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from press import pack
from press.runtime import Paths

LIST = "files.json"
SERVICE_WORKER = "sw.js"
LEFT_OUT = (".nojekyll", SERVICE_WORKER, "robots.txt", "sitemap.xml")
ON_DEMAND = "engines"
"""The folder of files that a device fetches when it needs one, and keeps from then on."""

LEFT_OUT_FOLDERS = ("pictures", "screenshots", ON_DEMAND)
FOR_DEBUGGERS = ".map"
IN_TWO_LANGUAGES = re.compile(r"rules/(?:[^/]+/)+[a-z]{2}-[a-z]{2}\.html")
"""The device makes them of the pages in one language."""

Leaf = dict[str, str | int]


def hashed(content: bytes) -> str:
    """The start of the SHA-256."""
    return sha256(content).hexdigest()[: pack.HASH_LENGTH]


def kept(name: str) -> bool:
    """True if a device needs this file."""
    folder = name.partition("/")[0]
    left_out = name in LEFT_OUT or folder in LEFT_OUT_FOLDERS or name.endswith(FOR_DEBUGGERS)
    return not (left_out or IN_TWO_LANGUAGES.fullmatch(name))


def leaves(site: Path, names: Iterable[str]) -> dict[str, Leaf]:
    """Return the facts about files that are known before they come: the start of their hash, their size."""
    contents = {name: (site / name).read_bytes() for name in sorted(names)}
    return {name: {"hash": hashed(content), "size": len(content)} for name, content in contents.items()}


def files(site: Path) -> dict[str, Leaf]:
    """Every file that a device needs, but the list itself."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = (path.relative_to(site).as_posix() for path in paths)
    return leaves(site, (name for name in names if kept(name) and name != LIST))


def on_demand(site: Path) -> dict[str, Leaf]:
    """The files that a device fetches when it needs one."""
    return leaves(site, (path.relative_to(site).as_posix() for path in site.glob(f"{ON_DEMAND}/*")))


def version(site: Path) -> str:
    """One hash over all of it, and over what keeps it."""
    pack.module(site, SERVICE_WORKER, LIST={})
    keeper = hashed((site / SERVICE_WORKER).read_bytes())
    return hashed(json.dumps([files(site), on_demand(site), keeper], sort_keys=True).encode())


def make(site: Path, paths: Paths, version: str) -> None:
    """Write the list that `web/shared/file-store.js` reads, then the service worker, which holds it too, last of all."""
    told = {"version": version, **asdict(paths), "files": files(site)}
    leaf = on_demand(site)
    told["engines"] = [{**engine, **leaf[engine["path"]]} for engine in paths.engines]
    (site / LIST).write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")
    pack.module(site, SERVICE_WORKER, LIST=told)


def again(site: Path) -> None:
    """Write both anew for a built site whose files were changed since."""
    told = json.loads((site / LIST).read_text("utf-8"))
    make(site, Paths(told["start"], told["systems"], told["plain"], told["packages"], told["engines"]), told["version"])
