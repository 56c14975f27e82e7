"""Tools at their locked versions: Python packages, Node and its packages, a browser.

Standard library only: this runs before anything is installed. Each step leaves a stamp of its locks
and is skipped while they hold.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from press.paths import CACHE, ENGINE, MODULES, ROOT, VENV

OUTER = Path(sys.base_prefix, "bin", "python3")  # the Python that has pip
PYTHON = VENV / "bin" / "python"
OLDEST_NODE = 20
OLDEST_TEST_NODE = 22
WHEELS = CACHE / "pyodide-wheels"
MICROPIP = CACHE / "micropip"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS = "chromium-headless-shell"


def run(*command: str | Path, **more: str) -> None:
    """Run a command; its failure ends ours, without a traceback over the tool's own message."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **more})
    if done.returncode:
        sys.exit(f"failed ({done.returncode}): {' '.join(map(str, command))}")


def locks(*names: str) -> str:
    """One hash over lock files and the Python that reads them."""
    digest = hashlib.sha256(sys.version.encode())
    for name in names:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    """True if the step that leaves this stamp was done for this value."""
    return stamp.is_file() and stamp.read_text("utf-8") == value


def python(*, tests: bool) -> None:
    """Fill `.venv` from the hashes, then go on inside it."""
    if Path(sys.prefix).resolve() != VENV.resolve():
        if not stamped(VENV / "build.stamp", locks("requirements-build.txt")):
            run(OUTER, "-m", "venv", "--clear", "--without-pip", VENV)
            install("requirements-build.txt")
            packages = next((VENV / "lib").glob("python3.*/site-packages"))
            (packages / "gonfalon.pth").write_text(f"{ENGINE}\n", "utf-8")
            (VENV / "build.stamp").write_text(locks("requirements-build.txt"), "utf-8")
        if tests and not stamped(VENV / "test.stamp", locks("requirements-test.txt")):
            install("requirements-test.txt")
            (VENV / "test.stamp").write_text(locks("requirements-test.txt"), "utf-8")
        os.execv(PYTHON, [str(PYTHON), *sys.argv])


def install(lock: str) -> None:
    """Install a locked list into `.venv`, which has no pip of its own."""
    print(f"installing {lock}", flush=True)
    pip = (OUTER, "-m", "pip", "--python", PYTHON, "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--require-hashes", "-r", lock)


def version(node: str | Path) -> int:
    """The major version of a Node."""
    told = subprocess.run([str(node), "--version"], capture_output=True, text=True).stdout
    return int(told.lstrip("v").split(".")[0] or 0)


def node(*, tests: bool) -> None:
    """Fill `node_modules` from the lock; the site needs less of it than the tests."""
    value = locks("package-lock.json")
    done = [MODULES / "test.stamp"] if tests else [MODULES / "test.stamp", MODULES / "build.stamp"]
    if any(stamped(stamp, value) for stamp in done):
        return
    print("installing package-lock.json", flush=True)
    npm = find_npm()
    path = f"{npm.parent}{os.pathsep}{os.environ['PATH']}"
    omit = () if tests else ("--omit=dev",)
    run(npm, "ci", *omit, "--ignore-scripts", "--no-audit", "--no-fund", "--silent", PATH=path)
    (MODULES / ("test.stamp" if tests else "build.stamp")).write_text(value, "utf-8")


def find_npm() -> Path:
    """The npm on PATH beside a Node that is young enough, else one from PyPI."""
    found, beside = shutil.which("node"), shutil.which("npm")
    if found and beside and version(found) >= OLDEST_NODE:
        return Path(beside)
    if not (VENV / "bin" / "npm").exists():
        install("requirements-node.txt")
    return VENV / "bin" / "npm"


def find_node() -> Path:
    """A Node for the test tools: from PATH, else from `.venv`, else the one that Playwright brings."""
    for found in (shutil.which("node"), VENV / "bin" / "node"):
        if found and Path(found).exists() and version(found) >= OLDEST_TEST_NODE:
            return Path(found)
    return next((VENV / "lib").glob("python3.*/site-packages/playwright/driver/node"))


def any_node() -> Path:
    """A Node for the build: the one beside npm."""
    return find_npm().parent / "node"


def pyodide_tests() -> None:
    """Fetch the wheels with which the engine's tests run inside Pyodide."""
    fetch("requirements-pyodide.txt", WHEELS)


def micropip() -> None:
    """Fetch what the site ships to install rule systems that people add."""
    fetch("requirements-micropip.txt", MICROPIP)


def fetch(lock: str, folder: Path) -> None:
    """Fetch the wheels of a list, for the Python in the browser, and install nothing."""
    value = locks(lock)
    if stamped(folder / "stamp", value):
        return
    print(f"fetching {lock}", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    platform = "--python-version 3.14 --implementation cp --abi cp314 --abi abi3 --abi none"
    platform += " --platform pyemscripten_2026_0_wasm32 --platform any"
    pip = (OUTER, "-m", "pip", "--disable-pip-version-check")
    options = ("--only-binary=:all:", *platform.split(), "--require-hashes", "--no-deps")
    run(*pip, "download", "--quiet", *options, "-r", lock, "-d", folder)
    (folder / "stamp").write_text(value, "utf-8")


@cache
def find_browser() -> str | None:
    """A Chromium for the site's tests: Playwright's own or the system's."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, BROWSERS)), None)


def find_headless_browser() -> str | None:
    """A Chromium that has no windows at all, which starts and runs with less work; else the one that people use."""
    return shutil.which(HEADLESS) or find_browser()


def browser() -> None:
    """See to it that there is a Chromium, or say that its tests are skipped."""
    if find_browser():
        return
    print("no Chromium found, fetching Playwright's", flush=True)
    subprocess.run([PYTHON, "-m", "playwright", "install", "chromium"], cwd=ROOT)
    find_browser.cache_clear()
    if not find_browser():
        print(
            "no Chromium: the tests of the site are skipped. It is installed by: apt-get install chromium", flush=True
        )
