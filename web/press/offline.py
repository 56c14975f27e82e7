"""What the device keeps: the list of all files, for the worker and the service worker, and what the start takes."""

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from press.paths import WEB
from press.runtime import Paths

LIST = "files.json"
LEFT_OUT = (".nojekyll", "sw.js", "robots.txt", "sitemap.xml")
LEFT_OUT_FOLDERS = ("screenshots",)
FOR_DEBUGGERS = ".map"
PLACE = "const FILES = {};"
HASH_LENGTH = 16


def hashed(content: bytes) -> str:
    """The start of the SHA-256."""
    return sha256(content).hexdigest()[:HASH_LENGTH]


def kept(name: str) -> bool:
    """Whether a device needs this file."""
    folder = name.partition("/")[0]
    return not (name in LEFT_OUT or folder in LEFT_OUT_FOLDERS or name.endswith(FOR_DEBUGGERS))


def files(site: Path) -> dict[str, str]:
    """Every file of the site with the hash of its bytes."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in paths]
    return {name: hashed((site / name).read_bytes()) for name in names if kept(name)}


def tell(site: Path, paths: Paths) -> None:
    """Write the list that `web/device/files.js` reads: each file but itself, one version over all, and what the start takes."""
    found = {name: hash for name, hash in files(site).items() if name != LIST}
    told = {
        "version": hashed(json.dumps([found, asdict(paths)], sort_keys=True).encode()),
        **asdict(paths),
        "files": {name: {"hash": hash, "size": (site / name).stat().st_size} for name, hash in found.items()},
    }
    (site / LIST).write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")


def make(site: Path, paths: Paths) -> None:
    """Write the list, then the service worker, last of all."""
    tell(site, paths)
    source = (WEB / "sw.js").read_text("utf-8")
    before, after = source.split(PLACE)
    listed = json.dumps(files(site), indent=2, sort_keys=True)
    (site / "sw.js").write_text(f"{before}const FILES = {listed};{after}", "utf-8")


def again(site: Path) -> None:
    """Write both anew for a site whose files were changed."""
    told = json.loads((site / LIST).read_text("utf-8"))
    make(site, Paths(told["start"], told["plain"], told["packages"]))
